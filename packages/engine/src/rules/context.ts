import type { Chance } from '../common/chance.ts';
import type { Seat } from '../common/seat.ts';
import { type Ask, type Barred, Choice, type Prompt, Together } from './decision.ts';
import type { Arg, Option } from './option.ts';

/** Something that happened, in data; words come from the messages (`event.<event>`). */
export interface GameEvent {
  readonly event: string;
  readonly [arg: string]: Arg | readonly Arg[];
}

/** An event in the log: who may see it (nobody named: everybody) and after how many answers it happened. */
export interface LogEntry<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to?: readonly Seat[];
  readonly at: number;
}

/** What the table tells the kernel while a flow runs. */
export interface Host<E extends GameEvent> {
  event(event: E, to: readonly Seat[] | undefined): void;
  /** Whether anybody hears events; if not said, somebody does. */
  readonly isHeard?: boolean;
  checkpoint(): void;
  reveal(): void;
  /** Dice were thrown before all eyes: these words of chance, from the first to before the last, made them. */
  rolled?(first: number, last: number): void;
}

/** What a flow talks to: the state it changes, the players it asks, chance, the log. */
export class RulesContext<S, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly chance: Chance;
  readonly #host: Host<E>;

  constructor(state: S, chance: Chance, host: Host<E>) {
    this.state = state;
    this.chance = chance;
    this.#host = host;
  }

  /** Asks one seat: `const answer = yield* g.choose(...)`. */
  choose<O extends Option>(
    seat: Seat,
    prompt: Prompt,
    options: readonly O[],
    barred?: () => readonly Barred[],
  ): Choice<O> {
    return new Choice(seat, prompt, options, barred);
  }

  /** Asks several seats at once, in secret; the answers come back in the order of the asks. */
  chooseTogether<O extends Option>(asks: readonly Ask<O>[]): Together<O> {
    return new Together(asks);
  }

  /** Rolls dice. */
  roll(dice: number, sides = 6): number[] {
    const rolled: number[] = [];
    const first = this.chance.used;
    for (let i = 0; i < dice; i++) rolled.push(1 + this.chance.below(sides));
    this.#host.rolled?.(first, this.chance.used);
    return rolled;
  }

  shuffle<T>(list: T[]): T[] {
    return this.chance.shuffle(list);
  }

  /** Takes the last of a face-down pile: from now on somebody knows it, and nothing before it can be undone. */
  draw<T>(pile: T[]): T | undefined {
    this.#host.reveal();
    return pile.pop();
  }

  /** Says that something hidden became known to somebody in another way than by drawing. */
  reveal(): void {
    this.#host.reveal();
  }

  /** Tells what happened, to everybody or to the seats named. */
  emit(event: E, to?: readonly Seat[]): void {
    this.#host.event(event, to);
  }

  /** Whether anybody hears what is told: what costs time to put into words need not be put if nobody does. */
  get isHeard(): boolean {
    return this.#host.isHeard ?? true;
  }

  /** The main flow, started anew on the state as it is now, would come to the very next decision. */
  checkpoint(): void {
    this.#host.checkpoint();
  }
}
