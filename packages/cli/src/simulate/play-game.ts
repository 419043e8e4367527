import { type Player, playBetween } from '@tabula/bots';
import { type Config, type Game, parseRecord, type Result, RuleFault, seedFrom } from '@tabula/engine';

/** A run of many games: everything but the bots themselves, so that a worker thread can be told. */
export interface Plan {
  readonly game: string;
  readonly config: Config;
  /** The word of the bot on each seat. */
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** A game with more decisions than this counts as endless. */
  readonly bound: number;
  /** Swap the seats from game to game. */
  readonly rotate: boolean;
}

/** A game that did not come to a proper end, with all that is needed to see it again. */
export interface FailedGame {
  readonly game: number;
  readonly seed: string;
  readonly error: string;
  readonly record: string;
}

/** What came of one game. */
export interface Played {
  readonly game: number;
  readonly decisions: number;
  readonly result: Result | null;
  readonly failure: FailedGame | null;
}

/** The seed of one game of a plan: it depends on nothing else, so that any game can be played again alone. */
export function seedOfGame(plan: Plan, index: number): string {
  return seedFrom(`${plan.seed} game ${index}`);
}

/** Which of the plan's seat words sits on `seat` in game `index`. */
export function botAt(plan: Plan, index: number, seat: number): number {
  const { players } = plan.config;
  return plan.rotate ? (seat + index) % players : seat;
}

/** Plays game `index` of a plan. Whatever goes wrong in it is told, not thrown. */
export async function playOne(game: Game, plan: Plan, bots: readonly Player[], index: number): Promise<Played> {
  const seed = seedOfGame(plan, index);
  const seated = plan.seats.map((_, seat) => bots[botAt(plan, index, seat)]);
  const failed = (error: string, record: string, decisions: number): Played => {
    return { game: index, decisions, result: null, failure: { game: index, seed, error, record } };
  };
  try {
    const { result, decisions, record } = await playBetween(game, plan.config, seed, seated, plan.bound);
    const fault = faultIn(result, plan.config.players);
    return fault === null ? { game: index, decisions, result, failure: null } : failed(fault, record(), decisions);
  } catch (error) {
    if (!(error instanceof RuleFault)) throw error;
    return failed(error.message, error.record, parseRecord(error.record).answers.length);
  }
}

/** A game that ends must say who won and give every seat its points. */
function faultIn({ points, winners }: Result, players: number): string | null {
  if (points.length !== players || !points.every(Number.isFinite))
    return `the result has the points ${points.join(', ')} for ${players} seats`;
  if (winners.length === 0 || winners.some((seat) => points[seat] === undefined))
    return `the result has the winners ${winners.join(', ') || 'none'}`;
  return null;
}
