import { type Chance, type GameEvent, isForced, type Prompt, type Run, type Seat } from '@tabula/engine';
import type { Control } from '../players/bot.ts';
import type { Budget } from '../players/budget.ts';
import { worthALook } from '../players/greedy.ts';
import { mindOf } from '../players/mind.ts';
import { askOf } from '../players/rollout.ts';
import { tuningOf } from '../players/search.ts';
import { Spending } from '../players/spending.ts';
import { HABIT, Trial } from '../players/trial.ts';
import { worth } from '../players/value.ts';
import { ChanceTally, type Estimate } from './estimate.ts';

/** One thing that could have been answered, and what it promised each seat. */
export interface JudgedOption {
  readonly id: string;
  readonly chances: readonly Estimate[];
}

/** A question to which there was more than one answer. */
export interface Moment {
  /** Which answer of the record it was, counted from 0. */
  readonly answer: number;
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** What each seat could hope for before it was answered, had play gone on as it usually does. */
  readonly before: readonly Estimate[];
  readonly played: JudgedOption;
  /** What the answer changed for each seat, against what would usually have been answered in the same worlds. */
  readonly choice: readonly Estimate[];
  /** The best of what could be answered, for the one who was asked: at most three, the best first. */
  readonly best: readonly JudgedOption[];
}

/** Where what was played stands among the options that are tried; the habit comes before it. */
const PLAYED = 0;

/** So many options are looked at to the end, beside what was played. */
const FINALISTS = 3;

/** So many worlds are looked at before options are given up. */
const FIRST_WORLDS = 2;

/** What each seat may hope for as things stand, by the game's own judgement; together they are 1. */
export function chancesOf<S, E extends GameEvent>(run: Run<S, E>, seats: number): number[] {
  const { game } = run;
  if (run.decision === null) return sharesOf(game.result(run.state).winners, seats);
  const worths = Array.from({ length: seats }, (_, seat) => worth(run, seat, game.insight));
  const all = worths.reduce((sum, one) => sum + one, 0);
  return worths.map((one) => one / all);
}

/** Who won has it all; who share a victory share it. Where nobody won, nobody is ahead of another. */
function sharesOf(winners: readonly Seat[], seats: number): number[] {
  const share = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 ? 1 / seats : share(seat)));
}

/** Whether anything was to be decided by `seat` here. */
export function isMoment(run: Run, seat: Seat): boolean {
  const ask = run.decision?.open(seat);
  return ask !== undefined && !isForced(ask);
}

/**
 * Looks at one question from what the one who answers may know: what was answered, what else could have been, and what would usually
 * have been, all in the same imagined worlds with the same dice.
 */
export function judgeMoment<S, E extends GameEvent>(
  run: Run<S, E>,
  answer: number,
  { seat, id }: { readonly seat: Seat; readonly id: string },
  seats: number,
  chance: Chance,
  budget: Budget,
  control?: Control,
): Moment {
  const { options, prompt } = askOf(run.decision, seat);
  const mind = mindOf(run.game);
  const played = options.findIndex((option) => option.id === id);
  const shortlist = [...new Set([played, ...worthALook(run, seat, chance, mind)])];
  const now = mind.insight.turnClock?.(run.state);
  const trial = new Trial(run, seat, shortlist, mind, now === undefined ? undefined : now + 1);
  const tallies = new Map(
    [HABIT, ...shortlist.keys()].map((option): [number, ChanceTally] => [option, new ChanceTally(seats)]),
  );
  const tallyOf = (option: number) => tallies.get(option) ?? new ChanceTally(seats);
  const ahead = (a: number, b: number) => tallyOf(b).mean(seat) - tallyOf(a).mean(seat);
  const horizon = tuningOf(mind.insight).horizon;
  const spending = new Spending(budget, control);
  const choice = new ChanceTally(seats);
  let left = [...tallies.keys()];
  for (let world = 1; world <= FIRST_WORLDS || spending.gone < 1; world++) {
    let usual: readonly number[] = [];
    const certain = trial.playInOneWorld(chance, left, horizon, (one, option) => {
      spending.spend();
      const chances = chancesOf(one, seats);
      tallyOf(option).add(chances);
      if (option === HABIT) usual = chances;
      if (option === PLAYED) choice.add(chances.map((value, i) => value - usual[i]));
      return false;
    });
    if (certain) for (const tally of [choice, ...left.map(tallyOf)]) tally.certain = true;
    if (certain || control?.cancelled()) break;
    if (world === FIRST_WORLDS) {
      const best = [...shortlist.keys()].sort(ahead).slice(0, FINALISTS);
      left = [...new Set([HABIT, PLAYED, ...best])];
    }
  }
  const judged = (option: number): JudgedOption => ({
    id: options[shortlist[option]].id,
    chances: tallyOf(option).estimates,
  });
  const best = left.filter((option) => option !== HABIT).sort(ahead);
  return {
    answer,
    seat,
    prompt,
    before: tallyOf(HABIT).estimates,
    played: judged(PLAYED),
    choice: choice.estimates,
    best: best.slice(0, FINALISTS).map(judged),
  };
}
