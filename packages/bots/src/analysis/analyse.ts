import { Chance, configOf, type Game, type GameRecord, Run, type Seat, seedFrom } from '@tabula/engine';
import type { Control } from '../players/bot.ts';
import type { Budget } from '../players/budget.ts';
import type { Estimate } from './estimate.ts';
import { chancesOf, isMoment, judgeMoment, type Moment } from './moment.ts';

/** How a game is looked at. */
export interface AnalysisOptions {
  /** What one question may cost. */
  readonly budget: Budget;
  /** From which chance worlds are imagined; with a number of roll-outs the same seed says the same. */
  readonly seed: string;
  readonly control?: Control;
}

/** Between one question and the next: what moved the chance of each seat. The parts add up to the whole. */
export interface Step {
  readonly moment: Moment;
  /** The answer, against what would usually have been answered. */
  readonly choice: readonly number[];
  /** Dice, and what was hidden and came out. */
  readonly luck: readonly number[];
  /** What had not been foreseen though nothing was left to chance: the look ahead is short. */
  readonly drift: readonly number[];
}

/** What became of a seat's chance, from the first question to the last: the parts add up to the result. */
export interface SeatAccount {
  readonly start: number;
  /** By its own answers. */
  readonly choices: number;
  /** By the answers of others. */
  readonly others: number;
  readonly luck: number;
  readonly drift: number;
  readonly result: number;
  /** How far sums of that many estimates may be off (19 times of 20). */
  readonly noise: { readonly choices: number; readonly luck: number };
  /** How often it had to decide something, and how often nothing was better than what it answered, as far as can be told. */
  readonly decided: number;
  readonly alike: number;
}

/** A step by which somebody's chance moved most. */
export interface TurningPoint {
  /** Which step, counted from 0. */
  readonly step: number;
  /** Whose chance moved. */
  readonly seat: Seat;
  readonly by: number;
  readonly noise: number;
  readonly cause: 'choice' | 'luck';
}

export interface Analysis {
  readonly seats: number;
  readonly steps: readonly Step[];
  /** Of a game that is not over: as its last position is judged. */
  readonly result: readonly number[];
  readonly over: boolean;
  readonly turningPoints: readonly TurningPoint[];
  readonly accounts: readonly SeatAccount[];
}

/** So many turning points are told. */
const MOST_POINTS = 5;

/** A question, and whether chance or something hidden had a say between it and the next. */
interface Seen {
  readonly moment: Moment;
  readonly lot: boolean;
}

/** What happened in a game: the chances at every question, and what moved them. Yields after each question how many answers are done. */
export function* analyse(
  game: Game,
  record: GameRecord,
  { budget, seed, control }: AnalysisOptions,
): Generator<number, Analysis> {
  const config = configOf(game, record);
  const run = Run.start(game, config, record.seed, { keep: true });
  const chance = Chance.fromSeed(seedFrom(seed));
  const seen: { moment: Moment; lot: boolean }[] = [];
  for (const [i, answer] of record.answers.entries()) {
    if (isMoment(run, answer.seat)) {
      const last = seen.at(-1);
      // Whoever answers now may know more, or less, than the one before.
      if (last !== undefined && game.redeal !== undefined && last.moment.seat !== answer.seat) last.lot = true;
      const moment = judgeMoment(run, i, answer, config.players, chance, budget, control);
      seen.push({ moment, lot: false });
      yield i;
    }
    const used = run.chance.used;
    run.answer(answer.seat, answer.id);
    const last = seen.at(-1);
    if (last !== undefined && (run.chance.used !== used || run.revealed)) last.lot = true;
  }
  return summary(seen, chancesOf(run, config.players), run.over);
}

/** Splits every change into its parts, and adds up. */
function summary(seen: readonly Seen[], result: readonly number[], over: boolean): Analysis {
  const steps = seen.map(({ moment, lot }, i): Step => {
    const after = i + 1 < seen.length ? valuesOf(seen[i + 1].moment.before) : result;
    const rest = difference(after, valuesOf(moment.played.chances));
    const none = rest.map(() => 0);
    return { moment, choice: valuesOf(moment.choice), luck: lot ? rest : none, drift: lot ? none : rest };
  });
  const start = seen.length > 0 ? valuesOf(seen[0].moment.before) : result;
  return {
    seats: result.length,
    steps,
    result,
    over,
    turningPoints: turningPointsOf(steps),
    accounts: result.map((_, seat) => accountOf(seat, steps, start[seat], result[seat])),
  };
}

function accountOf(seat: Seat, steps: readonly Step[], start: number, result: number): SeatAccount {
  const own = steps.filter(({ moment }) => moment.seat === seat);
  const foreign = steps.filter(({ moment }) => moment.seat !== seat);
  const sum = (of: readonly Step[], part: 'choice' | 'luck' | 'drift') =>
    of.reduce((total, step) => total + step[part][seat], 0);
  const lots = steps.filter(({ luck }) => luck[seat] !== 0);
  return {
    start,
    choices: sum(own, 'choice'),
    others: sum(foreign, 'choice'),
    luck: sum(steps, 'luck'),
    drift: sum(steps, 'drift'),
    result,
    noise: {
      choices: Math.hypot(...own.map(({ moment }) => moment.choice[seat].noise)),
      luck: Math.hypot(...lots.map(({ moment }) => moment.played.chances[seat].noise)),
    },
    decided: own.length,
    alike: own.filter(({ moment }) => betterThanPlayed(moment) === undefined).length,
  };
}

/** What would have been better than what was played, if that can be told from chance. */
export function betterThanPlayed({
  seat,
  played,
  best,
}: Moment): { readonly id: string; readonly by: number } | undefined {
  const [first] = best;
  const by = first.chances[seat].value - played.chances[seat].value;
  const noise = Math.hypot(first.chances[seat].noise, played.chances[seat].noise);
  return first.id === played.id || by <= noise ? undefined : { id: first.id, by };
}

function turningPointsOf(steps: readonly Step[]): TurningPoint[] {
  const moved = steps.map(({ moment, choice, luck }, step): TurningPoint => {
    const change = choice.map((by, seat) => by + luck[seat]);
    const seat = change.reduce((most, by, other) => (Math.abs(by) > Math.abs(change[most]) ? other : most), 0);
    const byLuck = Math.abs(luck[seat]) > Math.abs(choice[seat]);
    const { noise } = byLuck ? moment.played.chances[seat] : moment.choice[seat];
    return { step, seat, by: change[seat], noise, cause: byLuck ? 'luck' : 'choice' };
  });
  const largest = moved.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MOST_POINTS);
  return largest.sort((a, b) => a.step - b.step);
}

function valuesOf(estimates: readonly Estimate[]): number[] {
  return estimates.map(({ value }) => value);
}

function difference(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, seat) => value - b[seat]);
}
