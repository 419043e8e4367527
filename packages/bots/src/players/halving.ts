import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import type { Bot, Control } from './bot.ts';
import { worthALook } from './greedy.ts';
import { type Mind, mindOf } from './mind.ts';
import { askOf } from './rollout.ts';
import { type Budget, type Judged, TUNING } from './tree-search.ts';
import { Trial } from './trial.ts';

/** Two options are told apart when their difference is so many times its own noise, after at least so many worlds. */
const CLEAR = 3;
const FEWEST_WORLDS = 8;

/** One option in the worlds it was tried in. */
class Candidate {
  readonly at: number;
  readonly values: number[] = [];
  total = 0;

  constructor(at: number) {
    this.at = at;
  }

  get mean(): number {
    return this.total / this.values.length;
  }

  add(value: number): void {
    this.values.push(value);
    this.total += value;
  }

  /** How much better this one is than another in the worlds that both were tried in, in standard errors. */
  aheadOf(other: Candidate): number {
    const n = Math.min(this.values.length, other.values.length);
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const difference = this.values[i] - other.values[i];
      sum += difference;
      squares += difference * difference;
    }
    const variance = (squares - (sum * sum) / n) / Math.max(1, n - 1);
    if (variance <= 0) return sum > 0 ? Infinity : 0;
    return sum / Math.sqrt(n * variance);
  }
}

/** When a round of the contest is over: by a clock, or by a number of roll-outs. */
class Purse {
  readonly #end: number;
  readonly #now: () => number;
  readonly #most: number;
  readonly #begun: number;
  spent = 0;

  constructor(budget: Budget, control: Control | undefined) {
    this.#now = control?.now ?? (() => performance.now());
    this.#begun = this.#now();
    this.#end = 'milliseconds' in budget ? budget.milliseconds : Infinity;
    this.#most = 'iterations' in budget ? budget.iterations : Infinity;
  }

  /** Which part of the purse is gone. */
  get gone(): number {
    return Math.max(this.spent / this.#most, this.#end < Infinity ? (this.#now() - this.#begun) / this.#end : 0);
  }
}

/**
 * What halving makes of each of the seat's options, the best first: all are tried in the same imagined worlds, with the same dice;
 * the worse half is given up after each round, and every round has the same part of the time.
 */
export function judgeByHalving<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  control?: Control,
  mind: Mind<S, E> = mindOf(run.game),
  plans = false,
): Judged[] {
  const { options } = askOf(run.decision, seat);
  const shortlist = worthALook(run, seat, chance, mind);
  const now = mind.insight.turnClock?.(run.state);
  const trial = new Trial(run, seat, shortlist, mind, now === undefined ? undefined : now + 1, plans);
  const { horizon } = { ...TUNING, ...mind.insight.tuning };
  const all = Array.from({ length: plans ? 2 * shortlist.length : shortlist.length }, (_, i) => new Candidate(i));
  const purse = new Purse(budget, control);
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  for (let round = 1; round <= rounds; round++) {
    const certain = playRound(trial, chance, left, horizon, () => purse.gone >= round / rounds, purse, control);
    left.sort((a, b) => b.mean - a.mean);
    if (certain || control?.cancelled()) break;
    if (left.length > 2) left = left.slice(0, Math.ceil(left.length / 2));
  }
  const tries = all.reduce((sum, one) => sum + one.values.length, 0);
  const order = [
    ...left,
    ...all.filter((one) => !left.includes(one)).sort((a, b) => b.values.length - a.values.length || b.mean - a.mean),
  ];
  return order.map((one) => ({
    id: options[shortlist[one.at % shortlist.length]].id,
    value: one.mean,
    share: one.values.length / tries,
  }));
}

/** Tries those that are left in world after world; true if no other world could say anything else. */
function playRound<S, E extends GameEvent>(
  trial: Trial<S, E>,
  chance: Chance,
  left: readonly Candidate[],
  horizon: number,
  over: () => boolean,
  purse: Purse,
  control: Control | undefined,
): boolean {
  const places = left.map(({ at }) => at);
  do {
    const { values, certain } = trial.inOneWorld(chance, places, horizon);
    for (const one of left) one.add(values[one.at]);
    purse.spent += left.length;
    if (certain || (left.length === 2 && isClear(left))) return true;
  } while (!over() && !control?.cancelled());
  return false;
}

function isClear([one, other]: readonly Candidate[]): boolean {
  return one.values.length >= FEWEST_WORLDS && Math.abs(one.aheadOf(other)) > CLEAR;
}

/** Takes what is left when the worse half has been given up again and again. */
export function halving(name: string, budget: Budget, plans = false): Bot {
  return {
    name,
    looksAhead: true,
    choose: (run, seat, chance, control) => {
      const { options } = askOf(run.decision, seat);
      return options.length === 1
        ? options[0].id
        : judgeByHalving(run, seat, chance, budget, control, undefined, plans && run.game.insight.rest !== undefined)[0]
            .id;
    },
  };
}
