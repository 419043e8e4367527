import type { Seat } from '@tabula/engine';
import type { State } from '../../src/state.ts';
import {
  armyOf,
  controllerOf,
  foeIn,
  hasWalls,
  LANDS,
  leadersOf,
  number,
  unitsOf,
  wardens,
  waysFrom,
} from './position.ts';

/** R-BAT-15: battles are due where the attacker's land units share a province with another's. */
export function dueBattles(state: State): string[] {
  return LANDS.filter((at) => armyOf(state, state.attacker, at) > 0 && foeIn(state, state.attacker, at) >= 0);
}

/** 9.9 - 9.12: where a side of a battle may retreat to, in the words of the options; `refused` owners are not asked again. */
export function retreats(state: State, seat: Seat, at: string, refused: readonly Seat[] = []): string[] {
  if (seat === state.attacker && state.landed[number(at)] > 0) return [];
  const contested = dueBattles(state);
  return waysFrom(state, at).flatMap(({ to, sea }) => {
    if (controllerOf(state, to) !== seat || contested.includes(to)) return [];
    const owners = sea === undefined ? [] : wardens(state, seat, sea);
    if (owners.some((owner) => refused.includes(owner))) return [];
    return [owners.length === 0 ? `retreat ${to}` : `retreat-with-leave ${to}`];
  });
}

/** 9.3: as large as possible, five and one for each leader. */
export function legionSize(state: State, seat: Seat, at: string): number {
  return Math.min(armyOf(state, seat, at), 5 + leadersOf(state, seat, at));
}

/** All ways to take so many units out of some, as the options write them. */
export function bundles(word: string, stock: readonly number[], size: number): string[] {
  const names = ['infantry', 'cavalry', 'catapult'];
  const found: string[] = [];
  for (let a = 0; a <= stock[0]; a++)
    for (let b = 0; b <= stock[1]; b++) {
      const c = size - a - b;
      if (c < 0 || c > stock[2]) continue;
      const parts = [a, b, c].flatMap((n, i) => (n === 0 ? [] : n === 1 ? [names[i]] : [`${n}*${names[i]}`]));
      found.push(`${word} ${parts.join('+') || 'none'}`);
    }
  return found.sort();
}

const FACE = ['infantry', 'infantry', 'cavalry', 'catapult', 'galley', 'blank'] as const;
const shown = (dice: readonly number[], face: (typeof FACE)[number]): number =>
  dice.filter((die) => FACE[die - 1] === face).length;

/** 9.4: every die looks for a unit of its own symbol that no other die has taken; catapults may stand in reserve. */
export function hits(dice: readonly number[], legion: readonly number[], army: readonly number[]): number {
  const free = { infantry: legion[0], cavalry: legion[1], catapult: army[2], galley: 0, blank: 0 };
  let found = 0;
  for (const die of dice) {
    const face = FACE[die - 1];
    if (free[face] === 0) continue;
    free[face]--;
    found++;
  }
  return found;
}

/** 5.7: two dice for walls of the defender's own, one if the attacker has a catapult anywhere in the battle. */
export function wallDice(state: State, defender: Seat, at: string): number {
  if (!hasWalls(state, at) || controllerOf(state, at) !== defender) return 0;
  return unitsOf(state, state.attacker, at)[2] > 0 ? 1 : 2;
}

/** 9.8 */
export function pursuitHits(dice: readonly number[], army: readonly number[]): number {
  return Math.min(shown(dice, 'cavalry'), army[1]);
}
