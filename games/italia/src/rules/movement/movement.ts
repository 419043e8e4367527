import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import { leaderNamed, type Nation } from '../../data/book/book.ts';
import type { Line } from '../../data/card.ts';
import {
  areasOf,
  ENTRY_AREAS,
  FIRST_SEA,
  IS_ENTRY,
  idOf,
  isSea,
  LAND_WAYS,
  SPACES,
  type Space,
  STRAITS,
  spaceNamed,
} from '../../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../../data/units.ts';
import { ATTACK, DONE, GO, LEAD, prompt, SELECT, TRANSFER, troopOf, troops, VIA } from '../../options.ts';
import { bookOf, NOBODY, SLOTS, type State } from '../../state/state.ts';
import { retreatAll, sentAway } from '../battle/retreat.ts';
import { offerRebuilding } from '../economy/cities.ts';
import { alliesOf, enemies, strangers } from '../pieces/control.ts';
import { wordsOf } from '../pieces/names.ts';
import {
  dismissLeader,
  isPresent,
  landUnits,
  leadersIn,
  shift,
  sum,
  takeOutOfGame,
  tellMoved,
  unitsAt,
} from '../pieces/pieces.ts';
import { areasWith, attackLimit, checkAfterMovement } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminateAll } from '../points/losses.ts';
import { award, linesOf } from '../points/scoring.ts';
import { canLead } from './column.ts';
import { lead } from './lead.ts';
import {
  barredStacks,
  barredWays,
  enemiesIn,
  fastest,
  isStartArea,
  operationOf,
  type Reach,
  reachFrom,
  unmoved,
  unmovedLeaders,
  waysInto,
} from './march.ts';
import { idleFleets, sail } from './sail.ts';

/** 9. Phase 3: stacks move one after the other until the player is done; then stacking is checked. */
export function* movement(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  for (;;) {
    g.checkpoint();
    const ask = prompt('move', '9.0', { nation: bookOf(state).id(nation) });
    const options = movers(state, nation);
    const choice = yield* g.choose(seatOf(state, nation), ask, options, () => barredStacks(state, nation, options));
    if (choice.kind === 'done') break;
    const from = spaceNamed(choice.area);
    if (isSea(from)) yield* sail(g, from);
    else yield* moveFrom(g, from);
  }
  yield* endMovement(g, nation);
  state.phase = 'combat';
}

/** Everywhere something can still move from, or the end of it. */
function movers(state: State, nation: Nation): (typeof DONE | (typeof SELECT)[number])[] {
  const options: (typeof DONE | (typeof SELECT)[number])[] = [DONE];
  const bit = 1 << nation;
  for (let space = 0; space < SPACES; space++)
    if ((state.mask[space] & bit) !== 0 && canMoveFrom(state, nation, space)) options.push(SELECT[space]);
  return options;
}

function canMoveFrom(state: State, nation: Nation, space: Space): boolean {
  if (space >= FIRST_SEA) return idleFleets(state, nation, space) > 0;
  if (isStartArea(state, nation, space)) return false;
  const extra = extraMovement(state, nation);
  const move = fastest(unmoved(state, nation, space), extra);
  if (move > 0 && (hasOpenWay(state, nation, space) || reachFrom(state, nation, space, move).ends.length > 0))
    return true;
  if (move > 0 && mayTransfer(state, nation, space)) return true;
  for (const leader of unmovedLeaders(state, nation, space))
    if (canLead(state, leader, extra, state.gold[nation])) return true;
  return false;
}

/** The usual case, quickly: a neighbour without strangers that is no entry area. */
function hasOpenWay(state: State, nation: Nation, space: Space): boolean {
  const others = ~(1 << nation);
  for (const area of LAND_WAYS[space]) if (!IS_ENTRY[area] && (state.mask[area] & others) === 0) return true;
  return false;
}

/** 12.2 Some great invasions begin with a longer move. */
export function extraMovement(state: State, nation: Nation): number {
  const operation = operationOf(state, nation);
  return operation?.kind === 'great-invasion' && state.turn.half === 0 ? (operation.extraMovement ?? 0) : 0;
}

/** 13.2 Hannibal takes units from Africa to the Alps. */
function mayTransfer(state: State, nation: Nation, space: Space): boolean {
  const operation = operationOf(state, nation);
  if (operation?.kind !== 'campaign' || operation.transferFrom === undefined) return false;
  return areasOf(operation.transferFrom).includes(space) && state.leaderAt[leaderNamed(operation.leader)] >= 0;
}

type Goal = (typeof LEAD)[number] | (typeof GO)[number] | (typeof ATTACK)[number] | typeof TRANSFER;

/** Units of one area, or a leader there, go somewhere. */
function* moveFrom(g: Italia, from: Space): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const extra = extraMovement(state, nation);
  const units = unmoved(state, nation, from);
  const reach = reachFrom(state, nation, from, fastest(units, extra));
  const allies = alliesOf(state, nation);
  const options: Goal[] = [];
  for (const leader of unmovedLeaders(state, nation, from))
    if (canLead(state, leader, extra, state.gold[nation])) options.push(LEAD[leader]);
  for (const to of reach.ends) options.push(enemiesIn(state, to, nation, allies) !== 0 ? ATTACK[to] : GO[to]);
  if (mayTransfer(state, nation, from) && sum(units) > 0) options.push(TRANSFER);
  const ask = prompt('where', '9.0', { nation: bookOf(state).id(nation), area: idOf(from) });
  const choice = yield* g.choose(seatOf(state, nation), ask, options, () =>
    barredWays(state, nation, from, reach.ends),
  );
  if (choice.kind === 'lead') yield* lead(g, leaderNamed(choice.leader), extra);
  else if (choice.kind === 'transfer') yield* transferToAlps(g, from);
  else yield* moveTo(g, from, spaceNamed(choice.area), units, reach, extra);
}

/** Which units go, and, into an attack, from where they enter. */
function* moveTo(g: Italia, from: Space, to: Space, units: readonly number[], reach: Reach, extra: number): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const seat = seatOf(state, nation);
  const id = bookOf(state).id(nation);
  const attack = enemies(state, to, nation) !== 0;
  const able: number[] = [];
  for (let kind = 0; kind < LAND_KINDS; kind++)
    able.push(UNITS[kind].move + extra >= reach.steps[to] ? units[kind] : 0);
  const total = sum(able);
  const most = attack ? attackLimit(state, nation, to) - landUnits(state, nation, to) : total;
  const ask = prompt('units', '9.0', { nation: id, from: idOf(from), area: idOf(to) });
  const troop = troopOf(yield* g.choose(seat, ask, troops('take', able, [], 1, Math.min(most, total))));
  const overStrait = STRAITS[from].includes(to) && reach.steps[to] === 1;
  if (attack && !overStrait) {
    const move = slowest(troop.units) + extra;
    const ways = waysInto(reach, from, to, move);
    const way = ways.length === 1 ? ways[0] : yield* entrance(g, nation, from, to, ways);
    const entry = way * 64 + to;
    if (!state.turn.entries.includes(entry)) state.turn.entries.push(entry);
  } else if (attack) state.turn.entries.push(from * 64 + to);
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    shift(state, nation, from, to, kind, troop.units[kind]);
    state.turn.moved[to * SLOTS + kind] += troop.units[kind];
    if (attack && overStrait) state.turn.landed[to * SLOTS + kind] += troop.units[kind];
  }
  tellMoved(g, nation, from, to, troop);
}

/** 10.5 From where attackers enter: their enemies may not retreat there. */
function* entrance(g: Italia, nation: Nation, from: Space, to: Space, ways: readonly Space[]): Flow<Space> {
  const { state } = g;
  const ask = prompt('via', '10.5', { nation: bookOf(state).id(nation), from: idOf(from), area: idOf(to) });
  const answer = yield* g.choose(
    seatOf(state, nation),
    ask,
    ways.map((area) => VIA[area]),
  );
  return spaceNamed(answer.from);
}

/** The movement of the slowest of some units. */
function slowest(units: readonly number[]): number {
  let move = Number.MAX_SAFE_INTEGER;
  for (let kind = 0; kind < LAND_KINDS; kind++) if (units[kind] > 0 && UNITS[kind].move < move) move = UNITS[kind].move;
  return move;
}

function* transferToAlps(g: Italia, from: Space): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const operation = operationOf(state, nation);
  if (operation?.kind !== 'campaign' || operation.startArea === undefined) return;
  const to = spaceNamed(operation.startArea);
  const units = unmoved(state, nation, from);
  const total = sum(units);
  const ask = prompt('units', '13.2', { nation: bookOf(state).id(nation), from: idOf(from), area: idOf(to) });
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, troops('take', units, [], 1, total)));
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    shift(state, nation, from, to, kind, troop.units[kind]);
    state.turn.moved[to * SLOTS + kind] += troop.units[kind];
  }
  const words = wordsOf(troop.units);
  g.emit({ event: 'moved', nation: bookOf(state).id(nation), units: words, from: idOf(from), area: idOf(to) });
}

/** 8.2, 9.2, 10.6.1 After movement: entry areas are left, ruins without a fight rebuilt, stacking checked. */
export function* endMovement(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  leaveEntryAreas(g, nation, false);
  if (alliesOf(state, nation) !== 0) yield* leaveAllies(g, nation);
  const areas = areasWith(state, nation);
  yield* offerRebuilding(
    g,
    nation,
    areas.filter((area) => enemies(state, area, nation) === 0),
  );
  yield* checkAfterMovement(g, nation, areas);
}

/** 9.2, R 11 Units that must leave an entry area and did not are removed; some leave Italy there, for points. */
export function leaveEntryAreas(g: Italia, nation: Nation, all: boolean): void {
  const { state } = g;
  const standard = bookOf(state).standard;
  for (const area of ENTRY_AREAS) {
    if (!isPresent(state, nation, area) || (standard[area] & (1 << nation)) !== 0) continue;
    if (!all && isStartArea(state, nation, area)) continue;
    const exit = linesOf(state, nation, 'exit').find(({ via }) => spaceNamed(via) === area);
    if (exit !== undefined) goHome(g, nation, area, exit);
    else eliminateAll(g, nation, area, NOBODY);
  }
}

/** 15.6, R 88 They are gone for good; a leader counts like a unit. */
function goHome(g: Italia, nation: Nation, area: Space, exit: Line): void {
  const { state } = g;
  const units: number[] = [];
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    units.push(unitsAt(state, nation, area, kind));
    takeOutOfGame(state, nation, area, kind, units[kind]);
  }
  const leaders = leadersIn(state, nation, area);
  for (const leader of leaders) dismissLeader(g, leader, true);
  const count = sum(units) + leaders.length;
  award(g, nation, exit, { event: 'score.exit', area: idOf(area), count }, count);
}

/** 12.5.2 Nobody ends a move among his allies. */
export function* leaveAllies(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  for (let area = 0; area < AREAS.length; area++)
    if (isPresent(state, nation, area) && (strangers(state, area, nation) & alliesOf(state, nation)) !== 0)
      yield* retreatAll(g, sentAway(nation, area, 'sent', NOBODY));
}
