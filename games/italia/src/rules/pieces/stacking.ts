import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import { leaderNamed, type Nation } from '../../data/book/book.ts';
import { ATTACK_BONUS, CAPITAL_BONUS, INVASION_BONUS, LEADER_BONUS, RETREAT_BONUS } from '../../data/figures.ts';
import { idOf, type Space, STACKING, spaceNamed } from '../../data/spaces.ts';
import { CAPITAL, prompt, troopOf, troops } from '../../options.ts';
import { bookOf, NOBODY, NOWHERE, type State } from '../../state/state.ts';
import { enemies } from './control.ts';
import { giveUp, isPresent, landCounts, landUnits, leadersAt } from './pieces.ts';
import { type Italia, seatOf } from './table.ts';

/** 8.3 How many units may attack an area: a defender's capital does not matter. */
export function attackLimit(
  state: State,
  nation: Nation,
  area: Space,
  led = leadersAt(state, nation, area) > 0,
): number {
  return (
    STACKING[area] + ATTACK_BONUS + (led ? LEADER_BONUS : 0) + (isGreatInvasion(state, nation) ? INVASION_BONUS : 0)
  );
}

export function isGreatInvasion(state: State, nation: Nation): boolean {
  return nation === state.nation && bookOf(state).operation(nation, state.round)?.kind === 'great-invasion';
}

/** 8.1 Whether the capital is there or may be named there. */
function mayBeCapital(state: State, nation: Nation, area: Space): boolean {
  return state.capital[nation] === area || bookOf(state).fixedCapital[nation] === NOWHERE;
}

/** R 62 Whether that costs nothing: the capital is there, or is not needed where it is. */
export function canBeCapital(state: State, nation: Nation, area: Space): boolean {
  const now = state.capital[nation];
  if (now === area) return true;
  if (!mayBeCapital(state, nation, area)) return false;
  return now === NOWHERE || landUnits(state, nation, now) <= STACKING[now];
}

/** 8.6 How many more units may retreat into an area, its being named the capital included. */
export function retreatRoom(state: State, nation: Nation, area: Space): number {
  return roomWith(state, nation, area, mayBeCapital(state, nation, area));
}

/** R 62 How many of them without taking the capital from where it is needed. */
export function freeRetreatRoom(state: State, nation: Nation, area: Space): number {
  return roomWith(state, nation, area, canBeCapital(state, nation, area));
}

function roomWith(state: State, nation: Nation, area: Space, capital: boolean): number {
  const limit = STACKING[area] + RETREAT_BONUS + (capital ? CAPITAL_BONUS : 0);
  return Math.max(0, limit - landUnits(state, nation, area));
}

/** 8.1 A retreat beyond the plain limit names the area capital; what is too much in the former one is removed at once. */
export function* claimCapital(g: Italia, nation: Nation, area: Space): Flow<void> {
  const { state } = g;
  const former = state.capital[nation];
  if (former === area || landUnits(state, nation, area) <= STACKING[area] + RETREAT_BONUS) return;
  if (!mayBeCapital(state, nation, area)) return;
  state.capital[nation] = area;
  if (former !== NOWHERE) yield* trim(g, nation, former, landUnits(state, nation, former) - STACKING[former]);
}

/** 8.2, 8.3 The check of some areas: the owner names his capital where it matters, and removes what is too much. */
export function* checkStacking(g: Italia, nation: Nation, areas: readonly Space[]): Flow<void> {
  const { state } = g;
  const over = areas.filter((area) => enemies(state, area, nation) === 0 && isOver(state, nation, area));
  if (over.length === 0) return;
  yield* nameCapital(g, nation, over);
  for (const area of over) {
    const limit = STACKING[area] + (state.capital[nation] === area ? CAPITAL_BONUS : 0);
    yield* trim(g, nation, area, landUnits(state, nation, area) - limit);
  }
}

function isOver(state: State, nation: Nation, area: Space): boolean {
  return landUnits(state, nation, area) > STACKING[area];
}

/** 8.1 The capital is named when it matters. Whoever has it where it is needed elsewhere too must choose. */
function* nameCapital(g: Italia, nation: Nation, over: readonly Space[]): Flow<void> {
  const { state } = g;
  if (bookOf(state).fixedCapital[nation] !== NOWHERE) return;
  const now = state.capital[nation];
  const claims = over.slice();
  if (now !== NOWHERE && !over.includes(now) && isPresent(state, nation, now) && isOver(state, nation, now))
    claims.push(now);
  const ask = prompt('capital', '8.1', { nation: bookOf(state).id(nation) });
  const { area } = yield* g.choose(
    seatOf(state, nation),
    ask,
    claims.map((space) => CAPITAL[space]),
  );
  state.capital[nation] = spaceNamed(area);
}

/** Takes off so many units; the owner chooses if they are of several kinds. */
export function* trim(g: Italia, nation: Nation, area: Space, excess: number): Flow<void> {
  const { state } = g;
  if (excess <= 0) return;
  const counts = landCounts(state, nation, area);
  const ask = prompt('too-many', '8.0', { nation: bookOf(state).id(nation), area: idOf(area), count: excess });
  const choice = yield* g.choose(seatOf(state, nation), ask, troops('lose', counts, [], excess, excess));
  giveUp(g, nation, area, troopOf(choice).units, 'stacking');
}

/** 8.4, 12.2 Where nothing is checked after movement: beside a leader with such a right. */
export function isFreeStack(state: State, nation: Nation, area: Space): boolean {
  if (state.turn.leader !== NOBODY && nation === state.nation) return state.leaderAt[state.turn.leader] === area;
  const operation = bookOf(state).operation(nation, state.round);
  if (operation === undefined) return false;
  const id = operation.kind === 'great-invasion' ? operation.freeStackWith : operation.leader;
  return id !== undefined && state.leaderAt[leaderNamed(id)] === area;
}

/** Every area where a nation stands. */
export function areasWith(state: State, nation: Nation): Space[] {
  const areas: Space[] = [];
  for (let area = 0; area < AREAS.length; area++) if (isPresent(state, nation, area)) areas.push(area);
  return areas;
}
