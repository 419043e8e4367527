import type { Flow } from '@tabula/engine';
import type { EventKind } from '../../data/event-cards.ts';
import { LAND, type Place, placeId } from '../../data/geography.ts';
import { NATION_ROWS, SIDES } from '../../data/nations.ts';
import { type Nation, nationId, SIDE_OF, SORTS, SORTS_OF } from '../../data/pieces.ts';
import {
  BREAK_FREE,
  HEAL,
  LEVY,
  numberOf,
  optionsOf,
  prompt,
  REPAIR,
  STACK_AT,
  SUBSIDY,
  TARGET,
  YOUTH,
} from '../../options.ts';
import {
  ABSENT,
  deploy,
  FEDERATE,
  FREE,
  isCivilised,
  NOBODY,
  NOWHERE,
  type State,
  spendLeaderSteps,
  spendSteps,
  VASSAL,
} from '../../state.ts';
import { mayCoalesce, mayPact, pactByCard, playCoalition } from '../diplomacy/alliances.ts';
import { hire, mayHire } from '../diplomacy/envoys.ts';
import { breakFoedus } from '../diplomacy/foedus.ts';
import { refreshControl } from '../lands/control.ts';
import { isActive } from '../lands/order.ts';
import { release } from '../nations/collapse.ts';
import { grow } from '../nations/status.ts';
import { mayServe } from '../pieces/bound.ts';
import { payGold, winGold } from '../pieces/gold.ts';
import { pickUnit } from '../pieces/losses.ts';
import { askSide, type Invasions } from '../pieces/table.ts';
import { army, keyOf, leadersAt, ownUnits, seatOfPower, unitsAt, unitsOf } from '../pieces/units.ts';
import { playCard } from './hand.ts';
import { assassinate, rivals, rulersAtWork, stirUp } from './leader-cards.ts';
import { maySpy, spy } from './spies.ts';

/** A card that its player plays of his own accord: whether he can, whom it hurts, and what it does. */
interface OwnCard {
  may(state: State, side: number, owner: Nation): boolean;
  play(g: Invasions, side: number, owner: Nation): Flow<void>;
}

/** X.B Cards of the Events action, the Purchases and the player's own activations. The owner is the nation that acts. */
const OWN: Partial<Readonly<Record<EventKind, OwnCard>>> = {
  alliance: { may: (state, side) => mayPact(state, side), play: (g, side) => pactByCard(g, side) },
  'barbarian-coalition': { may: (state, side) => mayCoalesce(state, side), play: (g, side) => playCoalition(g, side) },
  assassination: {
    may: (state, side) => rivals(state, side).length > 0,
    *play(g, side) {
      yield* assassinate(g, side, rivals(g.state, side));
    },
  },
  sedition: { may: (state, side) => rulersAtWork(state, side).length > 0, play: (g, side) => stirUp(g, side) },
  conscription: { may: (state, side, owner) => levies(state, side, owner).length > 0, play: conscript },
  subsidies: { may: (state, side, owner) => beneficiaries(state, side, owner).length > 0, play: subsidise },
  veterans: { may: (state, side, owner) => damaged(state, side, owner).length > 0, play: repair },
  renaissance: { may: (state, side, owner) => reborn(state, side, owner).length > 0, play: renaissance },
  treason: { may: (state, side, owner) => bound(state, side, owner).length > 0, play: treason },
  'forced-march': { may: (state, _, owner) => hasStack(state, owner), play: forcedMarch },
  'night-march': { may: (state, _, owner) => hasStack(state, owner), play: nightMarch },
  mercenaries: { may: (state, _, owner) => employable(state, owner).length > 0, play: mercenaries },
  spies: { may: (state, side) => maySpy(state, side), play: (g, side) => spy(g, side) },
};

/** Whether a card can be played now. */
export function mayUse(state: State, side: number, owner: Nation, kind: EventKind): boolean {
  return OWN[kind]?.may(state, side, owner) ?? false;
}

/** A card is played; it may be thwarted. */
export function* use(g: Invasions, side: number, owner: Nation, kind: EventKind): Flow<void> {
  const others = SIDES.flatMap((_, other) => (other === side ? [] : [other]));
  const hurts = kind === 'assassination' || kind === 'sedition' || kind === 'spies';
  const stands = yield* playCard(g, side, kind, hurts ? others : []);
  // An Intrigue in vain may have been the very card that spies were after.
  if (stands && mayUse(g.state, side, owner, kind)) yield* OWN[kind]?.play(g, side, owner) ?? none();
  refreshControl(g.state);
}

function* none(): Flow<void> {}

/** The nations of a side for which a card can be played: the one that acts, or any if nobody does. */
function nationsOf(state: State, side: number, owner: Nation): Nation[] {
  if (owner !== NOBODY) return [owner];
  const found: Nation[] = [];
  for (let one = 0; one < state.nations.status.length; one++)
    if (SIDE_OF[one] === side && state.nations.status[one] !== ABSENT) found.push(one);
  return found;
}

function* pickNation(
  g: Invasions,
  side: number,
  card: EventKind,
  options: readonly Readonly<{ id: string; kind: string; nation: string }>[],
): Flow<{ kind: string; nation: Nation }> {
  const answer = yield* askSide(g, side, prompt('nation', 'X.B', { card }), options);
  return { kind: answer.kind, nation: NATION_ROWS.findIndex(({ id }) => id === answer.nation) };
}

// Conscription

/** A standard infantry of the supply that may be at the horde or capital. */
function recruitOf(state: State, owner: Nation): number | undefined {
  const home = seatOfPower(state, owner);
  return SORTS_OF[owner].find((sort) => {
    const { kind, elite, auxiliary, local, thema, from, first, count } = SORTS[sort];
    if (kind !== 'infantry' || elite || auxiliary || local || thema || from > state.clock.turn) return false;
    if (!mayServe(state, sort, home)) return false;
    return state.pieces.at.slice(first, first + count).includes(NOWHERE);
  });
}

function levies(state: State, side: number, owner: Nation): Nation[] {
  return nationsOf(state, side, owner).filter(
    (one) => isActive(state, one) && seatOfPower(state, one) >= 0 && recruitOf(state, one) !== undefined,
  );
}

function* conscript(g: Invasions, side: number, owner: Nation): Flow<void> {
  const { state } = g;
  const options = optionsOf(LEVY, levies(state, side, owner));
  const { nation: one } = yield* pickNation(g, side, 'conscription', options);
  const sort = recruitOf(state, one);
  const where = seatOfPower(state, one);
  if (sort === undefined) return;
  deploy(state, sort, 1, where);
  g.emit({ event: 'arrived', nation: nationId(one), units: SORTS[sort].key, province: placeId(where) });
}

// Subsidies

const SUBSIDY_GOLD = 5;

function beneficiaries(state: State, side: number, owner: Nation): Nation[] {
  return nationsOf(state, side, owner).filter((one) => isActive(state, one));
}

function* subsidise(g: Invasions, side: number, owner: Nation): Flow<void> {
  const options = optionsOf(SUBSIDY, beneficiaries(g.state, side, owner));
  const { nation: one } = yield* pickNation(g, side, 'subsidies', options);
  winGold(g, one, SUBSIDY_GOLD);
}

// Veterans

const VETERANS = 2;

function flipped(state: State, owner: Nation): number[] {
  return ownUnits(state, owner).filter((counter) => state.pieces.hurt[counter] > 0);
}

function damaged(state: State, side: number, owner: Nation): Nation[] {
  return nationsOf(state, side, owner).filter(
    (one) => isCivilised(state, one) && isActive(state, one) && flipped(state, one).length > 0,
  );
}

function* repair(g: Invasions, side: number, owner: Nation): Flow<void> {
  const { state } = g;
  const options = optionsOf(REPAIR, damaged(state, side, owner));
  const { nation: one } = yield* pickNation(g, side, 'veterans', options);
  for (let left = VETERANS; left > 0; left--) {
    const question = prompt('heal', 'X.B', { nation: nationId(one) });
    const counter = yield* pickUnit(g, one, flipped(state, one), question, HEAL);
    if (counter === undefined) return;
    g.emit({ event: 'repaired', nation: nationId(one), units: keyOf(state, counter) });
    state.pieces.hurt[counter] = 0;
  }
}

// Renaissance and Treason (XXVIII.G, XXIX.G)

function bound(state: State, side: number, owner: Nation): Nation[] {
  return nationsOf(state, side, owner).filter(
    (one) => isActive(state, one) && (state.ties.bond[one] === FEDERATE || state.ties.bond[one] === VASSAL),
  );
}

function reborn(state: State, side: number, owner: Nation) {
  const old = nationsOf(state, side, owner).filter(
    (one) =>
      isCivilised(state, one) && isActive(state, one) && (state.nations.age[one] > 1 || state.nations.decline[one] > 0),
  );
  return [...optionsOf(BREAK_FREE, bound(state, side, owner)), ...optionsOf(YOUTH, old)];
}

function* renaissance(g: Invasions, side: number, owner: Nation): Flow<void> {
  const { kind, nation: one } = yield* pickNation(g, side, 'renaissance', reborn(g.state, side, owner));
  if (kind === 'break-free') yield* breakTies(g, one);
  else {
    g.emit({ event: 'youth', nation: nationId(one) });
    yield* grow(g, one, -1);
  }
}

function* treason(g: Invasions, side: number, owner: Nation): Flow<void> {
  const options = optionsOf(BREAK_FREE, bound(g.state, side, owner));
  const { nation: one } = yield* pickNation(g, side, 'treason', options);
  yield* breakTies(g, one);
}

/** A federate or vassal is free, without a test. */
function* breakTies(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.ties.bond[owner] === FEDERATE) yield* breakFoedus(g, owner);
  else if (state.ties.bond[owner] !== FREE) {
    release(state, owner);
    g.emit({ event: 'freed', nation: nationId(owner) });
  }
}

// Forced March and Night March

/** Whether the acting nation has a stack on land, and where they stand. */
function hasStack(state: State, owner: Nation): boolean {
  if (owner === NOBODY) return false;
  for (const member of army(state, owner))
    for (const counter of unitsOf(state, member)) if (state.pieces.at[counter] < LAND) return true;
  return false;
}

function stacks(state: State, owner: Nation): Place[] {
  const places = new Set<Place>();
  for (const member of army(state, owner))
    for (const counter of unitsOf(state, member))
      if (state.pieces.at[counter] < LAND) places.add(state.pieces.at[counter]);
  return [...places].sort((a, b) => a - b);
}

function* pickStack(g: Invasions, side: number, owner: Nation, card: EventKind): Flow<Place> {
  const question = prompt('which-stack', 'X.B', { nation: nationId(owner), card });
  const options = optionsOf(STACK_AT, stacks(g.state, owner));
  return numberOf((yield* askSide(g, side, question, options)).province);
}

/** All units of a stack have a step more in this Movement. */
function* forcedMarch(g: Invasions, side: number, owner: Nation): Flow<void> {
  const { state } = g;
  const where = yield* pickStack(g, side, owner, 'forced-march');
  for (const counter of unitsAt(state, owner, where)) spendSteps(state, counter, -1);
  for (const who of leadersAt(state, owner, where)) spendLeaderSteps(state, who, -1);
  g.emit({ event: 'forced-march', nation: nationId(owner), province: placeId(where) });
}

/** A stack cannot be intercepted in this Movement. */
function* nightMarch(g: Invasions, side: number, owner: Nation): Flow<void> {
  const { state } = g;
  const where = yield* pickStack(g, side, owner, 'night-march');
  state.stacks.night.push(...unitsAt(state, owner, where));
  g.emit({ event: 'night-march', nation: nationId(owner), province: placeId(where) });
}

// Mercenaries

const HIRE_GOLD = 3;

function employable(state: State, owner: Nation): Nation[] {
  const found: Nation[] = [];
  if (owner === NOBODY || (isCivilised(state, owner) && state.nations.treasury[owner] < HIRE_GOLD)) return found;
  for (let other = 0; other < state.nations.status.length; other++)
    if (other !== owner && mayHire(state, owner, other)) found.push(other);
  return found;
}

/** As the diplomacy card; barbarians, who cannot spend any gold, pay nothing (XIV.C). */
function* mercenaries(g: Invasions, side: number, owner: Nation): Flow<void> {
  const { state } = g;
  const options = optionsOf(TARGET, employable(state, owner));
  const { nation: other } = yield* pickNation(g, side, 'mercenaries', options);
  if (isCivilised(state, owner)) payGold(g, owner, other, HIRE_GOLD);
  yield* hire(g, owner, other);
}
