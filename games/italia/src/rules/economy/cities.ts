import type { Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import type { Line } from '../../data/card.ts';
import { PLUNDER_GOLD as GOLD } from '../../data/figures.ts';
import { idOf, ROMA, type Space, spaceNamed } from '../../data/spaces.ts';
import { NO, PLUNDER_GOLD, PLUNDER_POINTS, prompt, SPARE, troopOf, troops } from '../../options.ts';
import { bookOf, CITY, NO_CITY, NOBODY, RUIN, type State } from '../../state/state.ts';
import { retreatAll, sentAway } from '../battle/retreat.ts';
import { controls, nationOf, strangers } from '../pieces/control.ts';
import { isCivilWar } from '../pieces/factions.ts';
import { giveUp, landCounts, landUnits } from '../pieces/pieces.ts';
import { isGreatInvasion } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { award, isSpent, isWaiting, linesOf, mayScore } from '../points/scoring.ts';
import { gainPlunder } from './gold.ts';

/** 10.6.1 Ruins in some areas of a nation: a unit there may be given up for the city. Nobody is asked twice in a phase for the same units. */
export function* offerRebuilding(g: Italia, nation: Nation, areas: readonly Space[]): Flow<void> {
  for (const area of areas) if (canRebuild(g.state, nation, area)) yield* rebuild(g, nation, area, 'rebuild');
}

function canRebuild(state: State, nation: Nation, area: Space): boolean {
  const { plundered, leftInRuins } = state.turn;
  if (state.city[area] !== RUIN || plundered.includes(area) || leftInRuins.includes(area)) return false;
  return controls(state, nation, area) && landUnits(state, nation, area) > 0;
}

/** In round 10 a city that was raided is rebuilt now or never (13.4). */
type Rebuilding = 'rebuild' | 'now-or-never';

function* rebuild(g: Italia, nation: Nation, area: Space, question: Rebuilding): Flow<void> {
  const { state } = g;
  const ask = prompt(question, '10.6.1', { nation: bookOf(state).id(nation), area: idOf(area) });
  const units = troops('rebuild', landCounts(state, nation, area), [], 1, 1);
  const choice = yield* g.choose(seatOf(state, nation), ask, [NO, ...units]);
  if (choice.kind === 'no') {
    state.turn.leftInRuins.push(area);
    return;
  }
  giveUp(g, nation, area, troopOf(choice).units, 'city');
  raiseCity(g, nation, area);
}

/**
 * 10.6, R 20 At the end of a combat phase every city that came under a nation's control in this turn, and was another
 * player's, may be plundered: first by the active nation, then by whoever retreated into one (10.5). Then it is its own; what
 * a great invasion spared in its first half it may still plunder in the second (R 84).
 */
export function* offerPlunder(g: Italia): Flow<void> {
  const { state } = g;
  const { turn, nation: active } = state;
  const spared = turn.half === 0 ? [] : turn.spared.map((area) => active * 64 + area);
  if (turn.gained.length + spared.length === 0) return;
  yield* plunderTaken(g, [...turn.gained, ...spared], spared);
  claimCities(state);
}

/**
 * 13.1, R 17 Everybody else leaves an area; who has nowhere to go is eliminated, and scored. Whoever finds a city may plunder it before
 * the newcomer goes on, and then it is his (R 132).
 */
export function* makeWay(g: Italia, newcomer: Nation, area: Space): Flow<void> {
  const { state } = g;
  for (let others = strangers(state, area, newcomer); others !== 0; others = strangers(state, area, newcomer))
    yield* retreatAll(g, sentAway(nationOf(others), area, 'sent', newcomer));
  const found = state.turn.gained.filter((entry) => entry >> 6 !== newcomer);
  yield* plunderTaken(g, found, []);
  for (const entry of found) claimCities(state, entry >> 6);
}

function* plunderTaken(g: Italia, gains: readonly number[], spared: readonly number[]): Flow<void> {
  const { state } = g;
  if (gains.length === 0) return;
  const taken = [...new Set(gains)].sort((a, b) => rank(a, state.nation) - rank(b, state.nation));
  for (const entry of taken) {
    const [nation, area] = [entry >> 6, entry & 63];
    if (state.holder[area] !== nation || !isIntact(state, area)) continue;
    if (isForeign(state, nation, area) || spared.includes(entry)) yield* plunder(g, nation, area, false);
  }
}

/** The active nation's gains first, then by the order of play and the map. */
function rank(entry: number, active: Nation): number {
  return entry >> 6 === active ? entry & 63 : entry + 64;
}

/** 10.6, 10.7 A city that nobody has plundered or raided in this turn. */
function isIntact({ city, turn }: State, area: Space): boolean {
  return city[area] === CITY && !turn.plundered.includes(area);
}

/** 10.6 FAQ The last owner must be another player; before round 10 Roma is never foreign to Rome (R 72). */
export function isForeign(state: State, nation: Nation, area: Space): boolean {
  if (bookOf(state).fixedCapital[nation] === area && !isCivilWar(state)) return false;
  const owner = state.cityOwner[area];
  return owner !== NOBODY && owner !== seatOf(state, nation);
}

/** R 21 The city of an area belongs to the player of the nation that controls it, or controlled it last. */
export function ownCity(state: State, nation: Nation, area: Space): void {
  if (state.city[area] !== NO_CITY) state.cityOwner[area] = seatOf(state, nation);
}

/** R 21 What a nation has gained, or every nation, is its player's now, without plunder. */
export function claimCities(state: State, claimant?: Nation): void {
  const { turn, holder } = state;
  if (turn.gained.length === 0) return;
  const others: number[] = [];
  for (const entry of turn.gained) {
    const [nation, area] = [entry >> 6, entry & 63];
    if (claimant !== undefined && nation !== claimant) others.push(entry);
    else if (holder[area] === nation) ownCity(state, nation, area);
  }
  turn.gained = others;
}

/** A city stands in an area, whatever was there before, and is a nation's. */
export function raiseCity(g: Italia, nation: Nation, area: Space): void {
  const { state } = g;
  const event = state.city[area] === RUIN ? 'city.rebuilt' : 'city.built';
  state.city[area] = CITY;
  ownCity(state, nation, area);
  g.emit({ event, nation: bookOf(state).id(nation), area: idOf(area) });
}

/** 13.4 In round 10 a ruin that is not rebuilt at once leaves the board. */
function loseRuin(g: Italia, area: Space): void {
  const { state } = g;
  if (!isCivilWar(state) || state.city[area] !== RUIN) return;
  state.city[area] = NO_CITY;
  g.emit({ event: 'city.gone', area: idOf(area) });
}

/** 10.6, R 22 Gold or, if the card says so, points, as the nation decides; a raid leaves no choice but these (10.7). */
export function* plunder(g: Italia, nation: Nation, area: Space, raid: boolean): Flow<void> {
  const { state } = g;
  const line = plunderLine(state, nation, area);
  const rewards = line === undefined ? [PLUNDER_GOLD] : [PLUNDER_POINTS, PLUNDER_GOLD];
  const args = { nation: bookOf(state).id(nation), area: idOf(area), points: line?.vp ?? 0 };
  const options = raid ? rewards : [...rewards, SPARE];
  const choice = yield* g.choose(seatOf(state, nation), prompt('plunder', '10.6', args), options);
  if (choice.kind === 'spare') {
    if (isGreatInvasion(state, nation) && state.turn.half === 0) state.turn.spared.push(area);
    return;
  }
  state.city[area] = RUIN;
  state.turn.plundered.push(area);
  if (area === ROMA) state.sackedRoma |= 1 << nation;
  if (choice.kind === 'plunder-gold') {
    gainPlunder(g, nation, GOLD, area);
  } else {
    g.emit({ event: 'plundered', nation: args.nation, area: args.area, gold: 0 });
    if (line !== undefined) award(g, nation, line, { event: 'score.plunder', area: args.area });
  }
  if (!raid) loseRuin(g, area);
}

type PlunderLine = Extract<Line, { kind: 'pillage' }>;

/** The line for that very area, or else the one for any city. */
export function plunderLine(state: State, nation: Nation, area: Space): PlunderLine | undefined {
  if (!mayScore(state, nation)) return undefined;
  const lines = linesOf(state, nation, 'pillage').filter(
    (line) => !isSpent(state, nation, line) && !isWaiting(state, nation, line),
  );
  return lines.find(({ where }) => isNamed(where, area)) ?? lines.find(({ where }) => where === 'any');
}

function isNamed(where: PlunderLine['where'], area: Space): boolean {
  return where !== 'any' && 'areas' in where && where.areas.some((id) => spaceNamed(id) === area);
}

/** 10.7 Right after a raid the defender, whose area it is, may give up a unit for the city; in round 10 it is now or never. */
export function* rebuildAfterRaid(g: Italia, area: Space): Flow<void> {
  const { state } = g;
  const defender = state.holder[area];
  if (defender !== NOBODY && landUnits(state, defender, area) > 0)
    yield* rebuild(g, defender, area, isCivilWar(state) ? 'now-or-never' : 'rebuild');
  loseRuin(g, area);
}
