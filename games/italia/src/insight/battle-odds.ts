import type { Nation } from '../data/book/book.ts';
import { LEADER_HELP } from '../data/figures.ts';
import type { Space } from '../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../data/units.ts';
import { landModifier } from '../rules/pieces/modifiers.ts';
import { type State, slot } from '../state/state.ts';

/** Rough odds for bots that cannot fight every battle: who hits more, and who stands more hits. */
export function attackChance(state: State, attacker: Nation, defender: Nation, area: Space): number {
  const attack = power(state, attacker, area, landModifier(state, attacker, defender, area, true));
  const defence = power(state, defender, area, landModifier(state, defender, attacker, area, false));
  return chanceOf(attack, defence);
}

/** The stronger side wins more often than its share. */
export function chanceOf(attack: number, defence: number): number {
  if (attack === 0) return 0;
  if (defence === 0) return 1;
  const ratio = (attack / defence) ** STEEPNESS;
  return ratio / (1 + ratio);
}

const STEEPNESS = 1.6;

/** The same, if some more units, and perhaps a leader, went into the attack. */
export function chanceWith(
  state: State,
  attacker: Nation,
  defender: Nation,
  area: Space,
  more: readonly number[],
  led: boolean,
): number {
  const help = landModifier(state, attacker, defender, area, true) + (led ? LEADER_HELP : 0);
  const attack = power(state, attacker, area, help, more);
  const defence = power(state, defender, area, landModifier(state, defender, attacker, area, false));
  return chanceOf(attack, defence);
}

const NOBODY_ELSE: readonly number[] = new Array<number>(LAND_KINDS).fill(0);

/** Hits dealt in a round times hits stood. */
function power({ units }: State, nation: Nation, area: Space, modifier: number, more = NOBODY_ELSE): number {
  const first = slot(nation, area);
  let dealt = 0;
  let stood = 0;
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    const count = units[first + kind] + more[kind];
    if (count === 0) continue;
    dealt += count * Math.min(0.9, Math.max(0.1, (11 - UNITS[kind].toHit + modifier) / 10));
    stood += count * UNITS[kind].hits;
  }
  return dealt * stood;
}
