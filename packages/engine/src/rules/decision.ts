import { Refusal } from '../common/errors.ts';
import type { Seat } from '../common/seat.ts';
import { type Arg, isDeed, type Option } from './option.ts';

/** What is asked: a message key, the rule it comes from and what the message needs. */
export interface Prompt {
  readonly ask: string;
  readonly rule: string;
  readonly args?: Readonly<Record<string, Arg>>;
  /** The id of the option that is taken for whoever does not answer in time, where the rules name one. */
  readonly fallback?: string;
  /** Asked even where there is one answer only: not to be asked would tell others something hidden. */
  readonly formal?: boolean;
}

/** A choice a player would expect and does not have, with the reason. For the eye only: it never passes the gate. */
export interface Barred {
  readonly option: Option;
  readonly reason: string;
  readonly rule: string;
  /** What the reason names: what is needed, what is there. */
  readonly args?: Readonly<Record<string, Arg>>;
}

/** One seat's part of a decision. */
export interface Ask<O extends Option = Option> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** All legal answers, and nothing else. */
  readonly options: readonly O[];
  /** Worked out only when somebody looks. */
  readonly barred?: (() => readonly Barred[]) | undefined;
}

/** A point where the rules wait for one seat or, secretly and at once, for several. */
export interface Decision {
  readonly asks: readonly Ask[];
  /** What `seat` has still to answer, if anything. */
  open(seat: Seat): Ask | undefined;
  /** Takes an answer that is in the list, or refuses; true when no answer is missing any more. */
  take(seat: Seat, id: string): boolean;
}

/** A procedure of the rules that may stop at decisions and ends with a T. */
export type Flow<T> = Generator<Decision, T, void>;

/** Something a flow may `yield*` to ask. */
type Asking<T> = Iterator<Decision, T, void> & Iterable<Decision, T, void>;

function find<O extends Option>(ask: Ask<O>, id: string): O {
  const { options } = ask;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option.id === id) return option;
  }
  throw new Refusal('not-offered', `"${id}" is not among the ${options.length} things that can be chosen now`);
}

/** A choice of one is no choice: it is taken without asking, unless that would tell, or is a deed. */
export function isForced({ prompt, options }: Ask): boolean {
  return options.length === 1 && prompt.formal !== true && !isDeed(options[0]);
}

function forced<O extends Option>(ask: Ask<O>): O | undefined {
  return isForced(ask) ? ask.options[0] : undefined;
}

function mustHaveOptions(ask: Ask): void {
  if (ask.options.length === 0) throw new Error(`dead end: "${ask.prompt.ask}" has no option`);
}

/** A decision of one seat. */
export class Choice<O extends Option> implements Ask<O>, Decision, Asking<O> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: readonly O[];
  readonly barred: (() => readonly Barred[]) | undefined;
  readonly asks: readonly Ask<O>[];
  #taken: O | undefined;

  constructor(seat: Seat, prompt: Prompt, options: readonly O[], barred?: () => readonly Barred[]) {
    this.seat = seat;
    this.prompt = prompt;
    this.options = options;
    this.barred = barred;
    this.asks = [this];
    mustHaveOptions(this);
    this.#taken = forced(this);
  }

  open(seat: Seat): Ask<O> | undefined {
    return seat === this.seat && this.#taken === undefined ? this : undefined;
  }

  take(seat: Seat, id: string): boolean {
    if (seat !== this.seat) throw new Refusal('wrong-seat', `seat ${seat + 1} is not asked, seat ${this.seat + 1} is`);
    this.#taken = find(this, id);
    return true;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Decision, O> {
    const taken = this.#taken;
    return taken === undefined ? { value: this, done: false } : { value: taken, done: true };
  }
}

/** A secret decision of several seats at once: answers come in any order and mean nothing until all are in. */
export class Together<O extends Option> implements Decision, Asking<readonly O[]> {
  readonly asks: readonly Ask<O>[];
  readonly #taken: (O | undefined)[];
  /** How many answers are missing. */
  #missing = 0;

  constructor(asks: readonly Ask<O>[]) {
    this.asks = asks;
    this.#taken = [];
    for (const ask of asks) {
      mustHaveOptions(ask);
      const taken = forced(ask);
      this.#taken.push(taken);
      if (taken === undefined) this.#missing++;
    }
  }

  open(seat: Seat): Ask<O> | undefined {
    for (let i = 0; i < this.asks.length; i++)
      if (this.asks[i].seat === seat) return this.#taken[i] === undefined ? this.asks[i] : undefined;
    return undefined;
  }

  take(seat: Seat, id: string): boolean {
    const ask = this.open(seat);
    if (ask === undefined) throw new Refusal('wrong-seat', `seat ${seat + 1} has nothing to answer now`);
    this.#taken[this.asks.indexOf(ask)] = find(ask, id);
    this.#missing--;
    return this.#missing === 0;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Decision, readonly O[]> {
    if (this.#missing > 0) return { value: this, done: false };
    return { value: this.#taken.filter((option) => option !== undefined), done: true };
  }
}

/** One accepted answer. */
export interface Answer {
  readonly seat: Seat;
  readonly id: string;
}
