import type { Barred } from '@tabula/engine';
import type { Nation } from '../data/book.ts';
import { CITY_COST } from '../data/figures.ts';
import { CITY_ALLOWED, IS_ENTRY, LAND_OR_STRAIT, PRICE_OF_CITY, SPACES, type Space } from '../data/spaces.ts';
import { CONSULAR, FLEET, KINDS, type Kind, UNITS } from '../data/units.ts';
import { ATTACK, BUILD, GO, RETREAT_TO, SELECT, troops } from '../options.ts';
import { bookOf, CITY, NO_CITY, type State } from '../state.ts';
import { alliesOf, strangers } from './control.ts';
import { enemyIn, mayEnterEntry, unmoved } from './march.ts';
import { isPresent, landUnits, sum } from './pieces.ts';
import { consularRoom, fleetSeas, lastingAreas } from './purchase.ts';
import { type Flight, mayRetreat } from './retreat.ts';
import { retreatRoom } from './stacking.ts';

/** 6.2, 6.3, 7.1 Why a unit of the nation's counters or a city in an area of its own cannot be bought now. */
export function barredPurchases(state: State, nation: Nation): Barred[] {
  const barred: Barred[] = [];
  const { mix } = bookOf(state);
  for (let kind = 0; kind < KINDS; kind++) {
    if (mix[nation * KINDS + kind] === 0) continue;
    const why = unitBarred(state, nation, kind);
    if (why === null) continue;
    const [option] = troops('buy', oneOf(kind), [], 1, 1);
    barred.push({ option, ...why });
  }
  if (state.gold[nation] < CITY_COST) return barred;
  for (const area of lastingAreas(state, nation)) {
    const why = cityBarred(state, nation, area);
    if (why !== null) barred.push({ option: BUILD[area], ...why });
  }
  return barred;
}

type Why = Pick<Barred, 'reason' | 'rule'> | null;

const oneOf = (kind: Kind): number[] => UNITS.map((_, one) => (one === kind ? 1 : 0));

function unitBarred(state: State, nation: Nation, kind: Kind): Why {
  if (state.supply[nation * KINDS + kind] === 0) return { reason: 'no-counter', rule: '6.2' };
  if (bookOf(state).costsOf[nation][kind] > state.gold[nation]) return { reason: 'too-dear', rule: '6.2' };
  if (kind === FLEET) return fleetSeas(state, nation).length > 0 ? null : { reason: 'no-coast', rule: '7.1' };
  if (lastingAreas(state, nation).length === 0) return { reason: 'no-area', rule: '7.1' };
  return kind === CONSULAR && consularRoom(state, nation) === 0 ? { reason: 'consular', rule: '6.3' } : null;
}

function cityBarred(state: State, nation: Nation, area: Space): Why {
  if (state.city[area] !== NO_CITY) return state.city[area] === CITY ? null : { reason: 'ruin', rule: '10.6.1' };
  if (IS_ENTRY[area] || !CITY_ALLOWED[area] || bookOf(state).noCityIn[nation].includes(area))
    return { reason: 'no-city', rule: '6.2' };
  return PRICE_OF_CITY[area] > state.gold[nation] ? { reason: 'too-dear', rule: '6.2' } : null;
}

/** 9.0 Stacks that one would look for in vain: they have moved, or cannot go anywhere. */
export function barredStacks(state: State, nation: Nation, movers: readonly { readonly id: string }[]): Barred[] {
  const barred: Barred[] = [];
  for (let space = 0; space < SPACES; space++) {
    const option = SELECT[space];
    if (!isPresent(state, nation, space) || movers.some(({ id }) => id === option.id)) continue;
    const idle = sum(unmoved(state, nation, space)) > 0;
    barred.push({ option, reason: idle ? 'no-way' : 'moved', rule: '9.0' });
  }
  return barred;
}

/** 8.3, 9.2, 12.5.2 Why the next area cannot be gone to. */
export function barredWays(state: State, nation: Nation, from: Space, ends: readonly Space[]): Barred[] {
  const allies = alliesOf(state, nation);
  return LAND_OR_STRAIT[from].flatMap((area): Barred[] => {
    if (ends.includes(area)) return [];
    if (IS_ENTRY[area] && !mayEnterEntry(state, nation, area))
      return [{ option: GO[area], reason: 'entry', rule: '9.2' }];
    if ((strangers(state, area, nation) & allies) !== 0) return [{ option: GO[area], reason: 'ally', rule: '12.5.2' }];
    if (enemyIn(state, area, nation, allies) >= 0) return [{ option: ATTACK[area], reason: 'full', rule: '8.3' }];
    return [];
  });
}

/** 8.6, 10.5 Why one cannot retreat to the next area. */
export function barredRetreats(
  state: State,
  { nation, from, role }: Flight,
  open: readonly { readonly space: Space }[],
): Barred[] {
  if (!mayRetreat(state, nation)) return [];
  return LAND_OR_STRAIT[from].flatMap((area): Barred[] => {
    if (open.some(({ space }) => space === area)) return [];
    const option = RETREAT_TO[area];
    if (strangers(state, area, nation) !== 0) return [{ option, reason: 'strangers', rule: '10.5' }];
    if (IS_ENTRY[area]) return [{ option, reason: 'entry', rule: '10.5' }];
    if (role === 'defender' && landUnits(state, nation, area) === 0 && state.turn.entries.includes(area * 64 + from))
      return [{ option, reason: 'attackers-way', rule: '10.5' }];
    return retreatRoom(state, nation, area) === 0 ? [{ option, reason: 'no-room', rule: '8.6' }] : [];
  });
}
