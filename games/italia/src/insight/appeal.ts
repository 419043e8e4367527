import type { Nation } from '../data/book/book.ts';
import { FIRST_SEA, LAND_OR_STRAIT, type Space, STACKING } from '../data/spaces.ts';
import { unmoved } from '../rules/movement/march.ts';
import { enemies, nationOf } from '../rules/pieces/control.ts';
import { landUnits, leadersAt, sum } from '../rules/pieces/pieces.ts';
import { bookOf, CITY, type State } from '../state/state.ts';
import { attackChance, chanceWith } from './battle-odds.ts';
import { promiseOf } from './worth.ts';

/** Rough figures in points, for a player who does not think long. */
const APPEAL = {
  /** The income of an area. */
  land: 0.25,
  /** Four gold. */
  booty: 0.35,
  /** A unit lost, and one of the enemy's. */
  unit: 0.35,
  enemy: 0.15,
  /** One more where one's own already stand. */
  company: 0.05,
  crowd: -0.6,
  /** Fleets that carry somebody, and those that do not. */
  cargo: 0.5,
  cruise: 0.12,
} as const;

/** What an area is worth to a nation that holds it. */
export function landValue(state: State, nation: Nation, area: Space): number {
  const { area: land, city } = promiseOf(state.scenario, nation, state.round);
  return APPEAL.land + land[area] + (state.city[area] === CITY ? city[area] : 0);
}

/** What some units can hope for in an area, with a leader or without. */
export function gainIn(state: State, nation: Nation, area: Space, units: readonly number[], led: boolean): number {
  const foes = enemies(state, area, nation);
  if (foes !== 0) return hopeOf(state, nation, nationOf(foes), area, units, led);
  const there = landUnits(state, nation, area);
  if (there === 0) return landValue(state, nation, area) + bootyIn(state, nation, area);
  return there + 1 > STACKING[area] ? APPEAL.crowd : APPEAL.company;
}

/** An attack: the better chance of the land, its city and the dead, less those who may die. */
function hopeOf(
  state: State,
  nation: Nation,
  foe: Nation,
  area: Space,
  units: readonly number[],
  led: boolean,
): number {
  const before = landUnits(state, nation, area) > 0 ? attackChance(state, nation, foe, area) : 0;
  const chance = chanceWith(state, nation, foe, area, units, led);
  const { kill } = promiseOf(state.scenario, nation, state.round);
  const { seatOf } = bookOf(state);
  const foeUnit = kill[foe] + (seatOf[foe] === seatOf[nation] ? -APPEAL.unit : APPEAL.enemy);
  const prize = landValue(state, nation, area) + bootyIn(state, nation, area) + foeUnit * landUnits(state, foe, area);
  return (chance - before) * prize - (1 - chance) * sum(units) * APPEAL.unit;
}

function bootyIn(state: State, nation: Nation, area: Space): number {
  if (state.city[area] !== CITY || state.cityOwner[area] === bookOf(state).seatOf[nation]) return 0;
  return Math.max(APPEAL.booty, promiseOf(state.scenario, nation, state.round).plunder[area]);
}

/** How much those who stand in a space want to go somewhere else. */
export function urgeIn(state: State, nation: Nation, from: Space): number {
  if (from >= FIRST_SEA) return landUnits(state, nation, from) > 0 ? APPEAL.cargo : APPEAL.cruise;
  const units = unmoved(state, nation, from);
  const led = leadersAt(state, nation, from) > 0;
  let best = 0;
  for (const area of LAND_OR_STRAIT[from]) best = Math.max(best, gainIn(state, nation, area, units, led));
  return landUnits(state, nation, from) > 1 ? best : best - landValue(state, nation, from);
}
