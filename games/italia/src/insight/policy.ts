import type { Chance, Decision, Option, Prompt } from '@tabula/engine';
import { GRAPH } from '../data/areas.ts';
import type { Nation } from '../data/book/book.ts';
import { FIRST_SEA, LAND_OR_STRAIT, type Space, STACKING } from '../data/spaces.ts';
import { LAND_KINDS } from '../data/units.ts';
import { troopOf } from '../options.ts';
import { unmoved } from '../rules/movement/march.ts';
import { enemies, nationOf } from '../rules/pieces/control.ts';
import { landUnits, sizeOf } from '../rules/pieces/pieces.ts';
import { bookOf, type State } from '../state/state.ts';
import type { Troop } from '../state/troop.ts';
import { gainIn, landValue, urgeIn } from './appeal.ts';
import { attackChance } from './battle-odds.ts';
import { promiseOf } from './worth.ts';

/** A quick and sensible player, for looking ahead: every option gets a liking, and the most liked is taken; chance decides between equals. */
export function policy(state: State, decision: Decision, chance: Chance): number {
  const { options, prompt } = decision.asks[0];
  const nation = bookOf(state).find(String(prompt.args?.nation));
  const start = options.length === 1 ? 0 : chance.below(options.length);
  let best = start;
  let liking = likingOf(state, nation, prompt, options[start]);
  for (let i = 1; i < options.length; i++) {
    const index = (start + i) % options.length;
    const other = likingOf(state, nation, prompt, options[index]);
    if (other > liking) {
      best = index;
      liking = other;
    }
  }
  return best;
}

/** What the first search went by: among five drawn at random, the same one perhaps twice, the most liked is taken. */
export function firstPolicy(state: State, decision: Decision, chance: Chance): number {
  const { options, prompt } = decision.asks[0];
  // Every question of the game names the nation it is about.
  const nation = bookOf(state).find(String(prompt.args?.nation));
  let best = chance.below(options.length);
  let liking = likingOf(state, nation, prompt, options[best]);
  const draws = Math.min(DRAWS, options.length);
  for (let i = 1; i < draws; i++) {
    const index = chance.below(options.length);
    if (index === best) continue;
    const other = likingOf(state, nation, prompt, options[index]);
    if (other > liking) {
      best = index;
      liking = other;
    }
  }
  return best;
}

const DRAWS = 5;

/** How much an answer appeals; only the order within one decision matters. */
function likingOf(state: State, nation: Nation, prompt: Prompt, option: Option): number {
  switch (option.kind) {
    case 'select':
      return urgeIn(state, nation, spaceOf(option.area));
    case 'done':
      return 0.1;
    case 'attack':
    case 'go':
      return wayLiking(state, nation, prompt, spaceOf(option.area));
    case 'place':
      return placeLiking(state, nation, spaceOf(option.area));
    case 'land':
      return 1.5 * promiseFor(state, nation, option) + (isCrowded(state, nation, option) ? -2 : 0.5);
    case 'lead':
      return 2;
    case 'take':
      return takeLiking(state, nation, prompt, troopOf({ units: String(option.units) }));
    case 'buy':
    case 'put':
    case 'collect-units':
      return sizeOf(troopOf({ units: String(option.units) }));
    case 'drop':
    case 'lose':
      return -sizeOf(troopOf({ units: String(option.units) }));
    case 'city':
      return 1 + 1.5 * cityPromise(state, nation, option.area);
    case 'battle':
    case 'march':
      return 3;
    case 'plunder-points':
      return Number(prompt.args?.points);
    case 'plunder-gold':
      return 0.4;
    case 'spare':
      return 0.2 + cityPromise(state, nation, prompt.args?.area);
    case 'rebuild':
      return rebuildLiking(state, nation, spaceOf(prompt.args?.area));
    case 'revolt':
      return 2;
    case 'assault':
      return 1.5;
    case 'raid':
      return fieldChance(state, nation, prompt) < 0.4 ? 2 : 1;
    case 'stand':
    case 'fight-on':
      return fieldChance(state, nation, prompt) > 0.35 ? 2 : 0;
    case 'retreat-to':
    case 'stay':
    case 'submit':
      return 1;
    case 'block':
    case 'stop':
    case 'shift':
      return 0.4;
    default:
      return 0.5;
  }
}

function spaceOf(place: unknown): Space {
  return GRAPH.index(String(place));
}

function promiseFor(state: State, nation: Nation, { area }: Option): number {
  const space = spaceOf(area);
  return space < FIRST_SEA ? promiseOf(state.scenario, nation, state.round).area[space] : 0;
}

function cityPromise({ scenario, round }: State, nation: Nation, place: unknown): number {
  return promiseOf(scenario, nation, round).city[spaceOf(place)];
}

/** A ruin is worth a unit if the city counts; but not the last one. */
function rebuildLiking(state: State, nation: Nation, area: Space): number {
  const last = landUnits(state, nation, area) === 1;
  return 0.2 + promiseOf(state.scenario, nation, state.round).city[area] - (last ? landValue(state, nation, area) : 0);
}

/** New units go where they are needed: land of worth with strangers beside it, and not too many of them. */
function placeLiking(state: State, nation: Nation, area: Space): number {
  if (area >= FIRST_SEA) return 0;
  const own = landUnits(state, nation, area);
  let near = 0;
  for (const other of LAND_OR_STRAIT[area]) {
    const foes = enemies(state, other, nation);
    if (foes !== 0) near = Math.max(near, landUnits(state, nationOf(foes), other));
  }
  const need = own >= STACKING[area] ? -2 : Math.max(0, near - own);
  return landValue(state, nation, area) * (1 + 0.4 * need) + 0.3 * need;
}

function isCrowded(state: State, nation: Nation, { area }: Option): boolean {
  const space = spaceOf(area);
  return space < FIRST_SEA && landUnits(state, nation, space) >= STACKING[space];
}

/** Where to: those who have not moved yet, or the column that is under way. */
function wayLiking(state: State, nation: Nation, prompt: Prompt, to: Space): number {
  const from = spaceOf(prompt.args?.area);
  if (prompt.ask === 'where') return gainIn(state, nation, to, unmoved(state, nation, from), false);
  const column = prompt.args?.units;
  return gainIn(state, nation, to, column === undefined ? NO_UNITS : troopOf({ units: String(column) }).units, true);
}

const NO_UNITS: readonly number[] = new Array<number>(LAND_KINDS).fill(0);

/** How many go: as many as can into a battle; elsewhere somebody stays to hold what is worth it. */
function takeLiking(state: State, nation: Nation, prompt: Prompt, troop: Troop): number {
  const size = sizeOf(troop);
  if (prompt.ask === 'fleets') return 1;
  const from = spaceOf(prompt.args?.from ?? prompt.args?.area);
  if (from >= FIRST_SEA || prompt.ask === 'land') return size;
  const empties = size === landUnits(state, nation, from);
  const leaving = empties ? landValue(state, nation, from) : 0;
  if (prompt.ask !== 'units') return 0.4 * size - leaving;
  const to = spaceOf(prompt.args?.area);
  if (enemies(state, to, nation) !== 0) return 0.6 * size - leaving;
  const crowd = Math.max(0, landUnits(state, nation, to) + size - STACKING[to]);
  return 0.1 * size - leaving - crowd;
}

/** How the battle of a question stands for the nation that is asked. */
function fieldChance(state: State, nation: Nation, prompt: Prompt): number {
  const area = spaceOf(prompt.args?.area);
  if (area >= FIRST_SEA) return 0.5;
  const foes = enemies(state, area, nation);
  if (foes === 0) return 1;
  const foe = nationOf(foes);
  return nation === state.nation ? attackChance(state, nation, foe, area) : 1 - attackChance(state, foe, nation, area);
}
