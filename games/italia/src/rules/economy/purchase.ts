import type { Barred, Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import { CITY_COST } from '../../data/figures.ts';
import {
  CITY_ALLOWED,
  COASTS,
  FIRST_SEA,
  IS_ENTRY,
  PRICE_OF_CITY,
  SPACES,
  type Space,
  spaceNamed,
} from '../../data/spaces.ts';
import { CONSULAR, FLEET, KINDS, type Kind, LAND_KINDS, UNITS } from '../../data/units.ts';
import { BUILD, prompt, type TroopOption, troopOf, troops } from '../../options.ts';
import { bookOf, CITY, NO_CITY, type State } from '../../state/state.ts';
import { citiesOf, controlledAreas, enemies } from '../pieces/control.ts';
import { isAlive, landUnits, leadersIn, onBoard } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { baskets } from './baskets.ts';
import { raiseCity } from './cities.ts';
import { capGold, changeGold, leaversOf } from './gold.ts';

/** 6.2, 6.3 Whether one more unit of a kind could be bought now. */
export function mayBuy(state: State, nation: Nation, kind: Kind): boolean {
  const book = bookOf(state);
  if (state.supply[nation * KINDS + kind] === 0 || book.cost[nation * KINDS + kind] > state.gold[nation]) return false;
  return kind !== CONSULAR || consularRoom(state, nation) > 0;
}

/**
 * 6.3 Rome may have half as many consular legions as it holds cities; those it has are never taken away. Cities bought in this
 * turn are placed only after the purchase (R 75).
 */
export function consularRoom(state: State, nation: Nation): number {
  const { consularPerCity } = bookOf(state).cards[nation];
  if (consularPerCity === undefined) return Number.POSITIVE_INFINITY;
  const owned = onBoard(state, nation, CONSULAR) + state.waiting[nation * KINDS + CONSULAR];
  const bought = nation === state.nation ? state.turn.built.length : 0;
  return Math.max(0, Math.floor((citiesOf(state, nation) - bought) * consularPerCity) - owned);
}

/** The areas that a nation will still control when its leaders whose time is over have left (R 9). */
export function lastingAreas(state: State, nation: Nation): Space[] {
  const leavers = leaversOf(state, nation);
  if (leavers.length === 0) return controlledAreas(state, nation);
  return controlledAreas(state, nation).filter(
    (area) =>
      landUnits(state, nation, area) > 0 ||
      leadersIn(state, nation, area).some((leader) => isAlive(state, leader) && !leavers.includes(leader)),
  );
}

/** 7.1 How many new land units can be placed: one an area, or any number in an only area. */
const landRoom = (areas: readonly Space[]): number => (areas.length === 1 ? Number.POSITIVE_INFINITY : areas.length);

/** 7.1 The seas where bought fleets may come. */
export function fleetSeas(
  state: State,
  nation: Nation,
  areas: readonly Space[] = lastingAreas(state, nation),
): Space[] {
  const named = bookOf(state).fleetSeas[nation];
  const seas: Space[] = [];
  for (let sea = FIRST_SEA; sea < SPACES; sea++)
    if ((named === undefined || named.includes(sea)) && COASTS[sea].some((coast) => areas.includes(coast)))
      seas.push(sea);
  return seas;
}

/** R 7 A city where cities are allowed, none stands and no ruin, in an area that stays the nation's. */
function cityPlaces(state: State, nation: Nation, areas: readonly Space[]): Space[] {
  const places: Space[] = [];
  if (state.gold[nation] < CITY_COST) return places;
  const { noCityIn } = bookOf(state);
  for (const area of areas)
    if (
      CITY_ALLOWED[area] &&
      !IS_ENTRY[area] &&
      state.city[area] === NO_CITY &&
      PRICE_OF_CITY[area] <= state.gold[nation] &&
      enemies(state, area, nation) === 0 &&
      !noCityIn[nation].includes(area)
    )
      places.push(area);
  return places;
}

/** 6.2 Purchase: cities one by one, then all units at once. What is not spent is kept, up to ten gold. */
export function* purchase(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const book = bookOf(state);
  for (;;) {
    g.checkpoint();
    const areas = lastingAreas(state, nation);
    const cities = cityPlaces(state, nation, areas);
    const units = affordable(state, nation, areas);
    const ask = prompt('buy', '6.2', { nation: book.id(nation), gold: state.gold[nation] });
    const options: readonly (TroopOption | (typeof BUILD)[number])[] =
      cities.length === 0 ? units : [...units, ...cities.map((area) => BUILD[area])];
    const choice = yield* g.choose(seatOf(state, nation), ask, options, () => barredPurchases(state, nation));
    if (choice.kind === 'city') {
      const area = spaceNamed(choice.area);
      changeGold(state, nation, -PRICE_OF_CITY[area]);
      raiseCity(g, nation, area);
      state.turn.built.push(area);
      continue;
    }
    buy(g, nation, troopOf(choice).units);
    if (choice.units !== 'none')
      g.emit({ event: 'bought', nation: book.id(nation), units: choice.units, gold: state.gold[nation] });
    break;
  }
  capGold(g, nation);
  state.phase = 'placement';
}

function buy({ state }: Italia, nation: Nation, units: readonly number[]): void {
  const { cost } = bookOf(state);
  for (let kind = 0; kind < KINDS; kind++) {
    changeGold(state, nation, -cost[nation * KINDS + kind] * units[kind]);
    state.supply[nation * KINDS + kind] -= units[kind];
    state.turn.bought[kind] += units[kind];
  }
}

/** Everything a nation can buy at once. */
function affordable(state: State, nation: Nation, areas: readonly Space[]): readonly TroopOption[] {
  const { costsOf } = bookOf(state);
  const gold = state.gold[nation];
  const land = Math.max(0, landRoom(areas) - landWaiting(state, nation));
  const most: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) most.push(mostOf(state, nation, kind, land, areas));
  return baskets(most, costsOf[nation], gold, Math.min(land, Math.floor(gold / 3)));
}

function landWaiting(state: State, nation: Nation): number {
  let waiting = 0;
  for (let kind = 0; kind < LAND_KINDS; kind++) waiting += state.waiting[nation * KINDS + kind];
  return waiting;
}

function mostOf(state: State, nation: Nation, kind: Kind, land: number, areas: readonly Space[]): number {
  const supply = state.supply[nation * KINDS + kind];
  if (supply === 0) return 0;
  const most = Math.min(supply, Math.floor(state.gold[nation] / bookOf(state).costsOf[nation][kind]));
  if (most === 0) return 0;
  if (kind === FLEET) return fleetSeas(state, nation, areas).length === 0 ? 0 : most;
  if (kind === CONSULAR) return Math.min(most, land, consularRoom(state, nation));
  return Math.min(most, land);
}

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

type Why = Pick<Barred, 'reason' | 'rule' | 'args'> | null;

const oneOf = (kind: Kind): number[] => UNITS.map((_, one) => (one === kind ? 1 : 0));

const tooDear = (state: State, nation: Nation, cost: number): Why => ({
  reason: 'too-dear',
  rule: '6.2',
  args: { cost, gold: state.gold[nation] },
});

function unitBarred(state: State, nation: Nation, kind: Kind): Why {
  if (state.supply[nation * KINDS + kind] === 0) return { reason: 'no-counter', rule: '6.2' };
  const cost = bookOf(state).costsOf[nation][kind];
  if (cost > state.gold[nation]) return tooDear(state, nation, cost);
  if (kind === FLEET) return fleetSeas(state, nation).length > 0 ? null : { reason: 'no-coast', rule: '7.1' };
  if (lastingAreas(state, nation).length === 0) return { reason: 'no-area', rule: '7.1' };
  return kind === CONSULAR && consularRoom(state, nation) === 0 ? { reason: 'consular', rule: '6.3' } : null;
}

function cityBarred(state: State, nation: Nation, area: Space): Why {
  if (state.city[area] !== NO_CITY) return state.city[area] === CITY ? null : { reason: 'ruin', rule: '10.6.1' };
  if (IS_ENTRY[area] || !CITY_ALLOWED[area] || bookOf(state).noCityIn[nation].includes(area))
    return { reason: 'no-city', rule: '6.2' };
  return PRICE_OF_CITY[area] > state.gold[nation] ? tooDear(state, nation, PRICE_OF_CITY[area]) : null;
}
