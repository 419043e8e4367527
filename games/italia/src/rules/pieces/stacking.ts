import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import { ATTACK_BONUS, CAPITAL_BONUS, INVASION_BONUS, LEADER_BONUS, RETREAT_BONUS } from '../../data/figures.ts';
import { idOf, type Space, STACKING, spaceNamed } from '../../data/spaces.ts';
import { CAPITAL, prompt, troopOf, troops } from '../../options.ts';
import { bookOf, copy, NOBODY, NOWHERE, type State } from '../../state/state.ts';
import { controls, enemies, isOrdinary } from './control.ts';
import { campaignLeader, isWithCampaign } from './factions.ts';
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

/** When a stack is looked at: at the end of a movement phase, or in and after combat. */
export type Moment = 'movement' | 'combat';

/**
 * 8.4, 12.2 The leader beside whom there is no limit: on campaign its leader, and in the ordinary turn before it too; in some
 * great invasions a leader, but only when movement ends.
 */
export function freeLeader(state: State, nation: Nation, moment: Moment): Leader {
  const leader = campaignLeader(state, nation);
  if (leader !== NOBODY || nation !== state.nation) return leader;
  const operation = bookOf(state).operation(nation, state.round);
  if (operation?.kind === 'campaign') return leaderNamed(operation.leader);
  if (operation?.kind !== 'great-invasion' || moment === 'combat') return NOBODY;
  return operation.freeStackWith === undefined ? NOBODY : leaderNamed(operation.freeStackWith);
}

function isFreeStack(state: State, nation: Nation, area: Space, moment: Moment): boolean {
  const leader = freeLeader(state, nation, moment);
  return leader !== NOBODY && state.leaderAt[leader] === area;
}

/** 8.0, 8.1, 8.4, 8.6 How many units of a nation may stay in an area that it does not attack. */
export function limitOf(state: State, nation: Nation, area: Space, moment: Moment): number {
  if (isFreeStack(state, nation, area, moment)) return Number.POSITIVE_INFINITY;
  return plainLimit(state, nation, area) + (state.capital[nation] === area ? CAPITAL_BONUS : 0);
}

/**
 * The same if the area is not the capital. Until its nation's next movement one who retreated there may be too many (8.6), and
 * nobody is who came by a reaction (12.3.2.5).
 */
function plainLimit(state: State, nation: Nation, area: Space): number {
  const entry = nation * 64 + area;
  let limit = limitWithoutReactions(state, nation, area);
  for (const one of state.reacted) if (one === entry) limit += 1;
  return limit;
}

function limitWithoutReactions({ retreats }: State, nation: Nation, area: Space): number {
  return STACKING[area] + (retreats.includes(nation * 64 + area) ? RETREAT_BONUS : 0);
}

/** 12.3.2.5 Units have come to an area by a reaction: those beyond its limit are not too many before their nation moves. */
export function reactedTo(state: State, nation: Nation, area: Space, count: number): void {
  keepSurplus(state, nation, area, count, count);
}

/** R 133 Of those who came there by reactions before these newcomers, as many are remembered as are still beyond the limit. */
function keepSurplus(state: State, nation: Nation, area: Space, newcomers: number, more: number): void {
  const entry = nation * 64 + area;
  const over = landUnits(state, nation, area) - newcomers - limitWithoutReactions(state, nation, area);
  const others = state.reacted.filter((one) => one !== entry);
  const surplus = Math.max(0, Math.min(state.reacted.length - others.length, over) + more);
  state.reacted = [...others, ...new Array<number>(surplus).fill(entry)];
}

/**
 * 8.1 Whether the capital is there or may be named there: where it is fixed it is always (13.1), else the area is the nation's, and
 * was before it retreated there (R 105).
 */
function mayBeCapital(state: State, nation: Nation, area: Space, nameable = true): boolean {
  const fixed = bookOf(state).fixedCapital[nation];
  return fixed === NOWHERE ? nameable && controls(state, nation, area) : fixed === area;
}

/** Whether an area holds more than it may if the capital is elsewhere. */
function needsCapital(state: State, nation: Nation, area: Space, moment: Moment): boolean {
  const units = landUnits(state, nation, area);
  if (units <= STACKING[area] || units <= plainLimit(state, nation, area)) return false;
  return !isFreeStack(state, nation, area, moment);
}

/** Whether the capital is needed where it is. */
function isCapitalNeeded(state: State, nation: Nation, moment: Moment): boolean {
  const now = state.capital[nation];
  return now !== NOWHERE && controls(state, nation, now) && needsCapital(state, nation, now, moment);
}

/** R 62 Whether that costs nothing: the capital is there, or is not needed where it is. */
export function canBeCapital(state: State, nation: Nation, area: Space, nameable = true): boolean {
  if (!mayBeCapital(state, nation, area, nameable)) return false;
  return state.capital[nation] === area || !isCapitalNeeded(state, nation, 'combat');
}

/** 8.6 How many more units may retreat into an area, its being named the capital included if that may be. */
export function retreatRoom(state: State, nation: Nation, area: Space, nameable = true): number {
  return roomWith(state, nation, area, mayBeCapital(state, nation, area, nameable));
}

/** R 62 How many of them without taking the capital from where it is needed. */
export function freeRetreatRoom(state: State, nation: Nation, area: Space, nameable = true): number {
  return roomWith(state, nation, area, canBeCapital(state, nation, area, nameable));
}

function roomWith(state: State, nation: Nation, area: Space, capital: boolean): number {
  if (isFreeStack(state, nation, area, 'combat')) return Number.POSITIVE_INFINITY;
  const limit = STACKING[area] + RETREAT_BONUS + (capital ? CAPITAL_BONUS : 0);
  return Math.max(0, limit - landUnits(state, nation, area));
}

/** 8.6 Units have retreated there: one may be too many, and beyond that the area is named capital (8.1), whoever reacted before. */
export function* retreatedTo(g: Italia, nation: Nation, area: Space, count: number): Flow<void> {
  const { state } = g;
  const entry = nation * 64 + area;
  if (!state.retreats.includes(entry)) state.retreats.push(entry);
  keepSurplus(state, nation, area, count, 0);
  if (needsCapital(state, nation, area, 'combat') && mayBeCapital(state, nation, area))
    yield* moveCapital(g, nation, area, 'combat');
}

/** 8.1 Another area is the capital now; in the former one whatever is too much without it is removed at once. */
function* moveCapital(g: Italia, nation: Nation, area: Space, moment: Moment): Flow<void> {
  const { state } = g;
  const former = state.capital[nation];
  if (former === area) return;
  state.capital[nation] = area;
  if (former === NOWHERE || !controls(state, nation, former)) return;
  yield* giveUpSome(g, nation, former, excessIn(state, nation, former, moment));
}

/** 8.0, 8.3, 12.3.1 After movement: in these areas nobody is too many, and among enemies only as many as may attack. */
export function* checkAfterMovement(g: Italia, nation: Nation, areas: readonly Space[]): Flow<void> {
  const { state } = g;
  forgetSurplus(state, nation, areas);
  yield* checkStacking(g, nation, areas, 'movement');
  for (const area of areas) {
    if (enemies(state, area, nation) === 0 || isWithCampaign(state, nation, area)) continue;
    yield* giveUpSome(g, nation, area, landUnits(state, nation, area) - attackLimit(state, nation, area));
  }
}

/** 8.6, 12.3.2.1 Whoever could move has no right to be too many any more. */
function forgetSurplus(state: State, nation: Nation, areas: readonly Space[]): void {
  if (state.retreats.length + state.reacted.length === 0) return;
  const lasts = (entry: number) =>
    entry >> 6 !== nation || (isPresent(state, nation, entry & 63) && !areas.includes(entry & 63));
  state.retreats = state.retreats.filter(lasts);
  state.reacted = state.reacted.filter(lasts);
}

/**
 * 8.3 After combat only where there was fighting; and where there was none since a reaction had left an overrunning force alone, to
 * which only the limit of an attack was applied before (8.0, 12.3.1).
 */
export function* checkAfterCombat(g: Italia, nation: Nation, reached: readonly Space[] = []): Flow<void> {
  const { state } = g;
  const fields = new Set([...state.turn.fought, ...reached].filter((area) => isPresent(state, nation, area)));
  yield* checkStacking(g, nation, [...fields], 'combat');
}

/** Those of some areas that hold more than they may without the capital, and where nobody fights. */
function crowded(state: State, nation: Nation, areas: readonly Space[], moment: Moment): Space[] {
  const over: Space[] = [];
  for (const area of areas)
    if (
      needsCapital(state, nation, area, moment) &&
      enemies(state, area, nation) === 0 &&
      isOrdinary(state, nation, area)
    )
      over.push(area);
  return over;
}

/** 8.1 Where the capital is needed if these are too full; nowhere if it is fixed. */
function claimsOf(state: State, nation: Nation, over: readonly Space[], moment: Moment): Space[] {
  if (bookOf(state).fixedCapital[nation] !== NOWHERE) return [];
  const now = state.capital[nation];
  return over.includes(now) || !isCapitalNeeded(state, nation, moment) ? over.slice() : [...over, now];
}

/** An area that the check after movement will find too full, and another that wants the capital as well; else it is named here. */
export interface Crowd {
  readonly area: Space;
  readonly limit: number;
  readonly rival: Space;
}

/** 8.0, 8.1 What the check after movement would find in these areas if nobody moved any more. */
export function crowdsAhead(now: State, nation: Nation, areas: readonly Space[]): Crowd[] {
  const state = copy(now);
  forgetSurplus(state, nation, areas);
  const over = crowded(state, nation, areas, 'movement');
  const claims = claimsOf(state, nation, over, 'movement');
  return over.flatMap((area): Crowd[] => {
    const named = claims.includes(area) || state.capital[nation] === area;
    const limit = STACKING[area] + (named ? CAPITAL_BONUS : 0);
    const rival = claims.find((other) => other !== area) ?? NOWHERE;
    return landUnits(state, nation, area) > limit || rival !== NOWHERE ? [{ area, limit, rival }] : [];
  });
}

/** The owner names his capital where it matters, and removes what is too much. */
function* checkStacking(g: Italia, nation: Nation, areas: readonly Space[], moment: Moment): Flow<void> {
  const { state } = g;
  const over = crowded(state, nation, areas, moment);
  if (over.length === 0) return;
  yield* nameCapital(g, nation, over, moment);
  for (const area of over) yield* giveUpSome(g, nation, area, excessIn(state, nation, area, moment));
}

/** 8.1 The capital is named when it matters. Whoever has it where it is needed elsewhere too must choose. */
function* nameCapital(g: Italia, nation: Nation, over: readonly Space[], moment: Moment): Flow<void> {
  const { state } = g;
  const claims = claimsOf(state, nation, over, moment);
  if (claims.length === 0) return;
  const ask = prompt('capital', '8.1', { nation: bookOf(state).id(nation) });
  const { area } = yield* g.choose(
    seatOf(state, nation),
    ask,
    claims.map((space) => CAPITAL[space]),
  );
  yield* moveCapital(g, nation, spaceNamed(area), moment);
}

/** How many units are beyond the limit. */
function excessIn(state: State, nation: Nation, area: Space, moment: Moment): number {
  return landUnits(state, nation, area) - limitOf(state, nation, area, moment);
}

/** 8.0 So many units go; the owner chooses if they are of several kinds. */
function* giveUpSome(g: Italia, nation: Nation, area: Space, excess: number): Flow<void> {
  const { state } = g;
  if (excess <= 0) return;
  const counts = landCounts(state, nation, area);
  const ask = prompt('too-many', '8.0', { nation: bookOf(state).id(nation), area: idOf(area), count: excess });
  const choice = yield* g.choose(seatOf(state, nation), ask, troops('lose', counts, [], excess, excess));
  giveUp(g, nation, area, troopOf(choice).units, 'stacking');
}

/** Every area where a nation stands. */
export function areasWith(state: State, nation: Nation): Space[] {
  const areas: Space[] = [];
  for (let area = 0; area < AREAS.length; area++) if (isPresent(state, nation, area)) areas.push(area);
  return areas;
}
