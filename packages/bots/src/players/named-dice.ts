import type { Ask, Chance, GameEvent, Option, Run } from '@tabula/engine';

/** The multiplier and the start of the hash FNV-1a. */
const PRIME = 0x01000193;
const START = 0x811c9dc5;

/**
 * Chance by name in an imagined world: what an answer meets hangs on who gives it, to which question, and how often he has, and not on
 * how much chance was used before. Two lines of play that differ in one thing then meet the same dice in all others.
 */
export class NamedDice<S, E extends GameEvent> {
  readonly #run: Run<S, E>;
  readonly #habits: Chance;
  readonly #times = new Map<number, number>();
  #thrown = false;

  /** The chance of the run, and that by which habits choose between equals. */
  constructor(run: Run<S, E>, habits: Chance) {
    this.#run = run;
    this.#habits = habits;
    // What was used to imagine the world is not chance that had a say in it.
    habits.goBy(START);
  }

  /** Whether chance has had a say so far. */
  get thrown(): boolean {
    return this.#thrown || this.#run.chance.used > 0 || this.#habits.used > 0;
  }

  /** Before a habit is asked. */
  beforeHabit(ask: Ask): void {
    this.#turn(this.#habits, nameOf(ask));
  }

  /** Before an answer is given. */
  beforeAnswer(ask: Ask, { id }: Option): void {
    this.#turn(this.#run.chance, mixed(nameOf(ask), id));
  }

  #turn(chance: Chance, name: number): void {
    if (chance.used > 0) this.#thrown = true;
    const times = (this.#times.get(name) ?? 0) + 1;
    this.#times.set(name, times);
    chance.goBy(Math.imul(name ^ times, PRIME) >>> 0 || 1);
  }
}

/** Seat, question, and the things it is about; how many of them there are makes no other name. */
function nameOf({ seat, prompt }: Ask): number {
  let name = mixed(Math.imul(START ^ seat, PRIME), prompt.ask);
  const { args } = prompt;
  if (args === undefined) return name;
  for (const key in args) {
    const value = args[key];
    if (typeof value === 'string' && !value.includes('*')) name = mixed(name, value);
  }
  return name;
}

function mixed(name: number, word: string): number {
  let hash = name;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), PRIME);
  return hash;
}
