import type { Chance, Decision, Option, Prompt } from '@tabula/engine';
import { GRAPH } from '../data/areas.ts';
import type { Nation } from '../data/book.ts';
import { FIRST_SEA, type Space, STACKING } from '../data/spaces.ts';
import { troopOf } from '../options.ts';
import { enemies, nationOf } from '../rules/control.ts';
import { landUnits, sizeOf } from '../rules/pieces.ts';
import { bookOf, type State } from '../state.ts';
import { attackChance, chanceOf } from './battle-odds.ts';
import { promiseOf } from './worth.ts';

/**
 * A quick and sensible player, for looking ahead: every option gets a liking, and among a few drawn at random the most
 * liked is taken.
 */
export function policy(state: State, decision: Decision, chance: Chance): number {
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
      return 1;
    case 'done':
      return 0.9;
    case 'attack':
      return 1.5 * promiseFor(state, nation, option) + attackLiking(state, nation, option);
    case 'go':
    case 'land':
    case 'place':
      return 1.5 * promiseFor(state, nation, option) + (isCrowded(state, nation, option) ? -2 : 0.5);
    case 'lead':
      return 2;
    case 'take':
      return prompt.ask === 'fleets' ? 1 : sizeOf(troopOf({ units: String(option.units) }));
    case 'buy':
    case 'put':
    case 'collect-units':
      return sizeOf(troopOf({ units: String(option.units) }));
    case 'drop':
    case 'lose':
      return -sizeOf(troopOf({ units: String(option.units) }));
    case 'city':
      return 1.2;
    case 'battle':
    case 'march':
    case 'plunder-points':
      return 3;
    case 'plunder-gold':
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
    case 'submit':
      return 1;
    case 'spare':
    case 'block':
    case 'rebuild':
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

function isCrowded(state: State, nation: Nation, { area }: Option): boolean {
  const space = spaceOf(area);
  return space < FIRST_SEA && landUnits(state, nation, space) >= STACKING[space];
}

/** A handful of units against who stands there. */
function attackLiking(state: State, nation: Nation, { area }: Option): number {
  const space = spaceOf(area);
  const foes = enemies(state, space, nation);
  if (foes === 0) return 0;
  const defenders = landUnits(state, nationOf(foes), space);
  const here = landUnits(state, nation, space) + 3;
  return chanceOf(here * here, defenders * defenders * 1.3) * 2 - 0.8;
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
