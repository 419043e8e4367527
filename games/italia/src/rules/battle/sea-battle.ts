import type { Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import { DIE, FLEET_CAPACITY, LEADER_HELP } from '../../data/figures.ts';
import { FIRST_SEA, idOf, SEA_WAYS, SPACES, type Space, spaceNamed } from '../../data/spaces.ts';
import { FLEET, LAND_KINDS, UNITS } from '../../data/units.ts';
import { ENGAGE, LET_BE, prompt, RETREAT_TO, STAND, type TroopOption, troopOf, troops } from '../../options.ts';
import { bookOf, type State } from '../../state/state.ts';
import type { Troop } from '../../state/troop.ts';
import { areAllies } from '../pieces/control.ts';
import { departing, groupsAt, moveConvoy, type Parting, partingOf, sinkConvoy, wrecks } from '../pieces/convoys.ts';
import { orderOfPlay } from '../pieces/factions.ts';
import { hitsFrom } from '../pieces/modifiers.ts';
import { wordsOf } from '../pieces/names.ts';
import { fleetsAt, landCounts, leadersAt, leadersIn, shiftTroop, sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminate, eliminateLeader } from '../points/losses.ts';
import { addThrows, type Throw, throwDice } from './dice.ts';
import { barredSeas, leadersRetreat, mayRetreat, seasToRetreatTo } from './retreat.ts';

/** 10.8 Before any battle all sea battles are announced: by the active nation, then by each other nation in turn order. */
export function* announceSeaBattles(g: Italia, met: { sea: Space; foe: Nation }[]): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  for (const { sea, foe } of met) if (yield* wantsBattle(g, nation, foe, sea)) turn.seaBattles.push(sea * 64 + foe);
  const order = orderOfPlay(state);
  for (const { sea, foe } of met.sort((a, b) => order.indexOf(a.foe) - order.indexOf(b.foe) || a.sea - b.sea))
    if (
      !turn.seaBattles.includes(sea * 64 + foe) &&
      state.orders[seatOf(state, foe)].engage === 'ask' &&
      (yield* wantsBattle(g, foe, nation, sea))
    ) {
      turn.seaBattles.push(sea * 64 + foe);
      turn.challenges.push(sea * 64 + foe);
    }
  orderByFleets(g);
}

/** Seas where fleets of the active nation and of one that is no ally meet; neutral fleets fight like all others (R 39). */
export function meetings(state: State, nation: Nation): { sea: Space; foe: Nation }[] {
  const met: { sea: Space; foe: Nation }[] = [];
  const bit = 1 << nation;
  for (let sea = FIRST_SEA; sea < SPACES; sea++) {
    const others = state.mask[sea] & ~bit;
    if ((state.mask[sea] & bit) === 0 || others === 0 || fleetsAt(state, nation, sea) === 0) continue;
    for (let foe = 0; foe < bookOf(state).size; foe++)
      if ((others & (1 << foe)) !== 0 && fleetsAt(state, foe, sea) > 0 && !areAllies(state, nation, foe))
        met.push({ sea, foe });
  }
  return met;
}

function* wantsBattle(g: Italia, nation: Nation, foe: Nation, sea: Space): Flow<boolean> {
  const { state } = g;
  const book = bookOf(state);
  const args = { nation: book.id(nation), foe: book.id(foe), area: idOf(sea) };
  const ask = { ask: 'engage', rule: '10.8', args, fallback: LET_BE.id };
  return (yield* g.choose(seatOf(state, nation), ask, [LET_BE, ENGAGE])).kind === 'engage';
}

/** 10.8.1 Of several nations that attack in one sea the one with most fleets fights first; ties by lot. */
function orderByFleets(g: Italia): void {
  const { state } = g;
  const { challenges } = state.turn;
  if (challenges.length < 2) return;
  const lots = new Map(challenges.map((battle) => [battle, 0]));
  const strength = (battle: number) => fleetsAt(state, battle & 63, battle >> 6) * 100 + (lots.get(battle) ?? 0);
  // A lot that is equal again is cast again, between those alone.
  for (let weight = 1; ; weight /= 100) {
    const tied = challenges.filter((battle) =>
      challenges.some((one) => one !== battle && one >> 6 === battle >> 6 && strength(one) === strength(battle)),
    );
    if (tied.length === 0) break;
    for (const battle of tied) lots.set(battle, (lots.get(battle) ?? 0) + g.roll(1, DIE)[0] * weight);
  }
  challenges.sort((a, b) => (a >> 6) - (b >> 6) || strength(b) - strength(a));
}

/**
 * The battles that may be fought next at sea, both sides being there: those the active nation wanted, and of the others in each sea
 * the first.
 */
export function pendingSeaBattles(state: State): number[] {
  const { seaBattles, challenges } = state.turn;
  const open = seaBattles.filter((battle) => areBoth(state, battle >> 6, state.nation, battle & 63));
  return open.filter(
    (battle) =>
      !challenges.includes(battle) ||
      challenges.find((one) => one >> 6 === battle >> 6 && open.includes(one)) === battle,
  );
}

/** 12.5.2 Nations that have become allies fight no more. */
export function callOffSeaBattles({ turn }: State, foe: Nation): void {
  turn.seaBattles = turn.seaBattles.filter((battle) => (battle & 63) !== foe);
}

/** 10.8 Rounds of dice until one side is gone from the sea. */
export function* fightAtSea(g: Italia, battle: number): Flow<void> {
  const { state } = g;
  const { turn, nation } = state;
  const [sea, foe] = [battle >> 6, battle & 63];
  turn.seaBattles.splice(turn.seaBattles.indexOf(battle), 1);
  const book = bookOf(state);
  const by = seatOf(state, nation);
  g.emit({ event: 'sea-battle', by, nation: book.id(nation), foe: book.id(foe), area: idOf(sea) });
  yield* roundsAtSea(g, sea, nation, foe);
  g.emit({ event: 'battle.over', by, area: idOf(sea) });
}

function* roundsAtSea(g: Italia, sea: Space, nation: Nation, foe: Nation): Flow<void> {
  const { state } = g;
  for (;;) {
    const blows = rollAtSea(g, sea, nation);
    const wounds = rollAtSea(g, sea, foe);
    yield* sink(g, sea, foe, blows, nation);
    yield* sink(g, sea, nation, wounds, foe);
    if (!areBoth(state, sea, nation, foe)) return;
    yield* sailAway(g, sea, nation, foe);
    if (areBoth(state, sea, nation, foe)) yield* sailAway(g, sea, foe, nation);
    if (!areBoth(state, sea, nation, foe)) return;
  }
}

function areBoth(state: State, sea: Space, a: Nation, b: Nation): boolean {
  return fleetsAt(state, a, sea) > 0 && fleetsAt(state, b, sea) > 0;
}

/** 10.8 A die for each fleet, better by its cargo and by leaders. R 64: a group's cargo is stowed two to a fleet. */
function rollAtSea(g: Italia, sea: Space, nation: Nation): number {
  const { state } = g;
  const leader = leadersAt(state, nation, sea) * LEADER_HELP;
  const throws: Throw[] = [];
  let cargo = 0;
  for (const group of groupsAt(state, nation, sea)) {
    let left = sum(group.cargo);
    for (let fleet = 0; fleet < group.fleets; fleet++) {
      const load = Math.min(FLEET_CAPACITY, left);
      left -= load;
      cargo = Math.max(cargo, load);
      addThrows(throws, FLEET, 1, hitsFrom(UNITS[FLEET].toHit, leader + load));
    }
  }
  return sum(throwDice(g, nation, sea, throws, { leader, cargo }).struck);
}

/** 10.8, R 64 The owner chooses the fleets that are lost, empty ones first; what lies on them, by kind, goes down with them. */
export function* sink(g: Italia, sea: Space, nation: Nation, count: number, killer: Nation): Flow<readonly number[]> {
  const { state } = g;
  const sunk = Math.min(count, fleetsAt(state, nation, sea));
  if (sunk === 0) return [];
  const ways = wrecks(state, nation, sea, sunk);
  let [way] = ways;
  if (ways.some(({ going }) => sum(going) > 0)) {
    const ask = prompt('drown', '10.8', { nation: bookOf(state).id(nation), area: idOf(sea), count: sunk });
    const wreckOf = (option: TroopOption) =>
      ways.find(({ going }) => going.every((count, kind) => count === troopOf(option).units[kind]));
    const counts = landCounts(state, nation, sea);
    const options = troops('lose', counts, [], 1, sum(counts)).filter((option) => wreckOf(option) !== undefined);
    way = wreckOf(yield* g.choose(seatOf(state, nation), ask, options)) ?? way;
  }
  goDown(g, sea, nation, sunk, way, killer);
  return way.going;
}

/** So many fleets are no more, nor what lies on them; the others keep what is theirs. */
function goDown(g: Italia, sea: Space, nation: Nation, sunk: number, way: Parting, killer: Nation): void {
  const { state } = g;
  for (let kind = 0; kind < LAND_KINDS; kind++) eliminate(g, nation, sea, kind, way.going[kind], killer);
  sinkConvoy(state, nation, sea, way);
  // R 56 A leader is aboard the last fleet.
  if (sunk === fleetsAt(state, nation, sea))
    for (const leader of leadersIn(state, nation, sea)) eliminateLeader(g, leader, killer);
  forgetFled(state, nation, sea, sunk);
  eliminate(g, nation, sea, FLEET, sunk, killer);
}

/** 10.9 Of fleets that are gone from a sea those are gone first that had fled there: they helped nobody. */
function forgetFled({ turn }: State, nation: Nation, sea: Space, count: number): void {
  for (let n = 0; n < count; n++) {
    const i = turn.fled.indexOf(nation * 64 + sea);
    if (i < 0) return;
    turn.fled.splice(i, 1);
  }
}

/** 10.8 Any fleets may retreat to any adjacent seas, with their cargo; on campaign not to where the enemy's reaction began. */
function* sailAway(g: Italia, sea: Space, nation: Nation, foe: Nation): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  const seat = seatOf(state, nation);
  while (mayRetreat(state, nation) && fleetsAt(state, nation, sea) > 0) {
    const ask = prompt('retreat', '10.8', { nation: book.id(nation), area: idOf(sea) });
    const options = [STAND, ...seasToRetreatTo(state, nation, foe, sea).map((to) => RETREAT_TO[to])];
    const choice = yield* g.choose(seat, ask, options, () => barredSeas(state, nation, foe, SEA_WAYS[sea]));
    if (choice.kind === 'stand') return;
    const to = spaceNamed(choice.area);
    const who = prompt('who-retreats', '10.8', { nation: book.id(nation), area: choice.area });
    const troop = troopOf(yield* g.choose(seat, who, departures(state, nation, sea)));
    sailOff(state, nation, sea, to, troop);
    forgetFled(state, nation, sea, troop.units[FLEET]);
    for (let n = 0; n < troop.units[FLEET]; n++) state.turn.fled.push(nation * 64 + to);
    const units = wordsOf(troop.units, troop.leaders);
    g.emit({ event: 'retreated', nation: book.id(nation), units, from: idOf(sea), area: choice.area });
    leadersRetreat(g, nation, troop.leaders);
  }
}

/** Fleets leave with what lies on them, and lie apart where they go. */
export function sailOff(state: State, nation: Nation, from: Space, to: Space, troop: Troop): void {
  const parting = departing(state, nation, from, troop.units);
  shiftTroop(state, nation, from, to, troop);
  if (parting !== undefined) moveConvoy(state, nation, from, to, parting);
}

const DEPARTURES = new Map<string, readonly TroopOption[]>();

/** Fleets with what lies on them: two units each, and whoever stays behind needs a hold too. */
export function departures(state: State, nation: Nation, sea: Space): readonly TroopOption[] {
  const fleets = fleetsAt(state, nation, sea);
  const counts = landCounts(state, nation, sea);
  const leaders = leadersIn(state, nation, sea);
  const groups = groupsAt(state, nation, sea);
  const key = [`${fleets} ${counts} ${leaders}`, ...groups.map((group) => `${group.fleets} ${group.cargo}`)].join(' ');
  let list = DEPARTURES.get(key);
  if (list === undefined) {
    list = troops('fall-back', [...counts, fleets], leaders, 1, sum(counts) + fleets).filter((choice) => {
      const { units, leaders: going } = troopOf(choice);
      const ships = units[FLEET];
      if (ships === 0 || (ships === fleets && going.length < leaders.length)) return false;
      return partingOf(groups, units) !== undefined;
    });
    DEPARTURES.set(key, list);
  }
  return list;
}
