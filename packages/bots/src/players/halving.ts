import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import type { Control } from './bot.ts';
import type { Budget, Judged } from './budget.ts';
import { worthALook } from './greedy.ts';
import type { Mind } from './mind.ts';
import { askOf } from './rollout.ts';
import { Spending } from './spending.ts';
import { Trial } from './trial.ts';

/** Two options are told apart when their difference is so many times its own noise, after at least so many worlds. */
const CLEAR = 3;
const FEWEST_WORLDS = 8;

/** One option in the worlds it was tried in. */
class Candidate {
  readonly at: number;
  readonly values: number[] = [];
  #total = 0;

  constructor(at: number) {
    this.at = at;
  }

  /** What was never tried, because time ran out before, comes last. */
  get mean(): number {
    return this.values.length === 0 ? 0 : this.#total / this.values.length;
  }

  add(value: number): void {
    this.values.push(value);
    this.#total += value;
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

/**
 * What halving makes of each of the seat's options, the best first: all are tried in the same imagined worlds, with the same dice;
 * the worse half is given up after each round, and every round has the same part of the time.
 */
export function judgeByHalving<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  control: Control | undefined,
  mind: Mind<S, E>,
  horizon: number,
): Judged[] {
  const { options } = askOf(run.decision, seat);
  const shortlist = worthALook(run, seat, chance, mind);
  const now = mind.insight.turnClock?.(run.state);
  const trial = new Trial(run, seat, shortlist, mind, now === undefined ? undefined : now + 1);
  const all = shortlist.map((_, i) => new Candidate(i));
  const purse = new Spending(budget, control);
  const rounds = Math.ceil(Math.log2(all.length));
  let left = all;
  for (let round = 1; round <= rounds && purse.gone < 1; round++) {
    const certain = playRound(trial, chance, left, horizon, purse, round / rounds);
    left.sort((a, b) => b.mean - a.mean);
    if (certain) break;
    if (left.length > 2) left = left.slice(0, Math.ceil(left.length / 2));
  }
  const given = all.filter((one) => !left.includes(one));
  given.sort((a, b) => b.values.length - a.values.length || b.mean - a.mean);
  const tries = Math.max(
    1,
    all.reduce((sum, one) => sum + one.values.length, 0),
  );
  return [...left, ...given].map((one) => ({
    id: options[shortlist[one.at]].id,
    value: one.mean,
    share: one.values.length / tries,
  }));
}

/** Tries those that are left in world after world, until so much of the purse is gone; true if no other world could say anything else. */
function playRound<S, E extends GameEvent>(
  trial: Trial<S, E>,
  chance: Chance,
  left: readonly Candidate[],
  horizon: number,
  purse: Spending,
  share: number,
): boolean {
  const places = left.map(({ at }) => at);
  do {
    // The first look at everything is half of the answer: only then may time run out within a world.
    const first = left[0].values.length === 0;
    const values: number[] = [];
    const stopped = () => {
      purse.spend();
      return purse.gone >= 1;
    };
    const certain = trial.inOneWorld(chance, places, horizon, values, stopped);
    if (values.length < left.length && !first) return false;
    values.forEach((value, i) => {
      left[i].add(value);
    });
    if (certain || (left.length === 2 && isClear(left))) return true;
  } while (purse.gone < share);
  return false;
}

function isClear([one, other]: readonly Candidate[]): boolean {
  return other.values.length >= FEWEST_WORLDS && Math.abs(one.aheadOf(other)) > CLEAR;
}
