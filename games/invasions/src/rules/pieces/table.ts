import type { Decision, Option, Prompt, RulesContext } from '@tabula/engine';
import { type Nation, SIDE_OF } from '../../data/pieces.ts';
import type { InvasionsEvent } from '../../events.ts';
import { NOBODY, type State } from '../../state.ts';
import { automaton } from './automaton.ts';

/** The table at which Invasions is played. */
export type Invasions = RulesContext<State, InvasionsEvent>;

/** Something that a flow can `yield*` to have an answer. */
type Asked<O> = Iterable<Decision, O, void>;

/** An answer that nobody has to give. */
class Settled<O> implements Asked<O>, Iterator<Decision, O, void> {
  readonly #value: O;

  constructor(value: O) {
    this.#value = value;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Decision, O> {
    return { value: this.#value, done: true };
  }
}

/**
 * Asks the player of a side; a side without a player is played by the house. Whatever is of one's own accord has a "no" beside it: so where
 * there is one answer only it is a duty of the rules, not a choice, and what follows from it nobody has chosen or could have refused.
 */
export function askSide<O extends Option>(g: Invasions, side: number, prompt: Prompt, options: readonly O[]): Asked<O> {
  const seat = g.state.sides[side];
  if (options.length === 1 && prompt.formal !== true) return new Settled(options[0]);
  return seat === NOBODY ? new Settled(automaton(g.chance, options)) : g.choose(seat, prompt, options);
}

/** Asks the player of a nation. */
export function ask<O extends Option>(g: Invasions, owner: Nation, prompt: Prompt, options: readonly O[]): Asked<O> {
  return askSide(g, SIDE_OF[owner], prompt, options);
}

/** A D10; its face 0 is ten (G1). */
export function d10(g: Invasions): number {
  return g.roll(1, 10)[0];
}

/** The chance in a hundred that a D10 with a modifier reaches a figure; with more than one roll, that one of them does. */
export function chanceOf(wanted: number, modifier: number, rolls = 1): number {
  const once = Math.max(0, Math.min(1, (11 - wanted + modifier) / 10));
  return Math.round(100 * (1 - (1 - once) ** rolls));
}

/** III.A A D2 test succeeds on an even D10. */
export function d2(g: Invasions): boolean {
  return d10(g) % 2 === 0;
}
