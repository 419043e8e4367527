import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import type { Nation } from '../../data/book/book.ts';
import type { Line } from '../../data/card.ts';
import { PLUNDER_GOLD as GOLD } from '../../data/figures.ts';
import { idOf, ROMA, type Space, spaceNamed } from '../../data/spaces.ts';
import { NO, PLUNDER_GOLD, PLUNDER_POINTS, prompt, SPARE, troopOf, troops } from '../../options.ts';
import { bookOf, CITY, NO_CITY, NOBODY, RUIN, type State } from '../../state/state.ts';
import { enemies } from '../pieces/control.ts';
import { isCivilWar } from '../pieces/factions.ts';
import { giveUp, isPresent, landCounts, landUnits } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { award, linesOf, mayScore } from '../points/scoring.ts';
import { gainPlunder } from './gold.ts';

/** 10.6.1 Ruins in some areas of a nation: a unit there may be given up for the city. */
export function* offerRebuilding(g: Italia, nation: Nation, areas: readonly Space[]): Flow<void> {
  for (const area of areas) if (canRebuild(g.state, nation, area)) yield* rebuild(g, nation, area);
}

function canRebuild(state: State, nation: Nation, area: Space): boolean {
  return state.city[area] === RUIN && !state.turn.plundered.includes(area) && landUnits(state, nation, area) > 0;
}

function* rebuild(g: Italia, nation: Nation, area: Space): Flow<void> {
  const { state } = g;
  const ask = prompt('rebuild', '10.6.1', { nation: bookOf(state).id(nation), area: idOf(area) });
  const units = troops('rebuild', landCounts(state, nation, area), [], 1, 1);
  const choice = yield* g.choose(seatOf(state, nation), ask, [NO, ...units]);
  if (choice.kind === 'no') return;
  giveUp(g, nation, area, troopOf(choice).units, 'city');
  state.city[area] = CITY;
  state.cityOwner[area] = seatOf(state, nation);
  g.emit({ event: 'city.rebuilt', nation: bookOf(state).id(nation), area: idOf(area) });
}

/** 10.6 Cities that a nation has just gained from another player may be plundered; then they are its own. */
export function* offerPlunder(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  const bit = 1 << nation;
  for (let area = 0; area < AREAS.length; area++) {
    if (state.city[area] === NO_CITY || (state.mask[area] & bit) === 0 || enemies(state, area, nation) !== 0) continue;
    if (state.city[area] === CITY && isForeign(state, nation, area) && !state.turn.plundered.includes(area))
      yield* plunder(g, nation, area, false);
    claimCity(state, nation, area);
  }
}

/** 10.6 FAQ The last owner must be another player. */
export function isForeign(state: State, nation: Nation, area: Space): boolean {
  const owner = state.cityOwner[area];
  return owner !== NOBODY && owner !== seatOf(state, nation);
}

/** R 21 Whoever controls an area last owns its city. */
export function claimCity(state: State, nation: Nation, area: Space): void {
  if (state.city[area] !== NO_CITY) state.cityOwner[area] = seatOf(state, nation);
}

/** Every city that a nation stands in is its player's now, without plunder. */
export function claimCities(state: State, nation: Nation): void {
  for (let area = 0; area < AREAS.length; area++)
    if (isPresent(state, nation, area) && enemies(state, area, nation) === 0) claimCity(state, nation, area);
}

/** 10.6, R 22 Gold or points; a raid leaves no choice but these (10.7). */
export function* plunder(g: Italia, nation: Nation, area: Space, raid: boolean): Flow<void> {
  const { state } = g;
  const line = mayScore(state, nation) ? plunderLine(state, nation, area) : undefined;
  const rewards =
    line === undefined ? [PLUNDER_GOLD] : line.choice === 'points' ? [PLUNDER_POINTS] : [PLUNDER_POINTS, PLUNDER_GOLD];
  const args = { nation: bookOf(state).id(nation), area: idOf(area), points: line?.vp ?? 0 };
  const options = raid ? rewards : [...rewards, SPARE];
  const choice = yield* g.choose(seatOf(state, nation), prompt('plunder', '10.6', args), options);
  if (choice.kind === 'spare') return;
  state.city[area] = RUIN;
  state.turn.plundered.push(area);
  if (area === ROMA) state.sackedRoma |= 1 << nation;
  if (choice.kind === 'plunder-gold') {
    gainPlunder(state, nation, GOLD);
    g.emit({ event: 'plundered', nation: args.nation, area: args.area, gold: GOLD });
  } else {
    g.emit({ event: 'plundered', nation: args.nation, area: args.area, gold: 0 });
    if (line !== undefined) award(g, nation, line, { event: 'score.plunder', area: args.area });
  }
  if (isCivilWar(state) && !raid) state.city[area] = NO_CITY;
}

type PlunderLine = Extract<Line, { kind: 'pillage' }>;

/** The line for that very area, or else the one for any city. */
export function plunderLine(state: State, nation: Nation, area: Space): PlunderLine | undefined {
  const sacked = (state.sackedRoma & (1 << nation)) !== 0;
  const lines = linesOf(state, nation, 'pillage').filter(({ first }) => first === undefined || first === !sacked);
  return lines.find(({ where }) => isNamed(where, area)) ?? lines.find(({ where }) => where === 'any');
}

function isNamed(where: PlunderLine['where'], area: Space): boolean {
  return where !== 'any' && 'areas' in where && where.areas.some((id) => spaceNamed(id) === area);
}

/** 10.7 Right after a raid the defender may give up a unit for the city; in round 10 it is now or never. */
export function* rebuildAfterRaid(g: Italia, defender: Nation, area: Space): Flow<void> {
  const { state } = g;
  if (landUnits(state, defender, area) > 0) yield* rebuild(g, defender, area);
  if (isCivilWar(state) && state.city[area] === RUIN) state.city[area] = NO_CITY;
}
