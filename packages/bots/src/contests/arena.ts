import { type Config, type Game, type GameEvent, type Result, RuleFault, seedFrom } from '@tabula/engine';
import type { Bot } from '../players/bot.ts';
import { isOutside, type OutsidePlayer, type Player } from '../players/outside.ts';
import { EndlessGame } from './play-game.ts';
import { playBetween } from './play-with-engines.ts';

/** One of the two who are compared. */
export type Entrant = 0 | 1;

/** Some games with the same dice in which both entrants sat in the same seats: neither a good seat nor good dice make a champion. */
export interface Bout {
  /** What the first entrant got of each game: 1 for a win, 0 for a loss, its part of a shared one, a half of one that did not end. */
  readonly scores: readonly number[];
  readonly unended: number;
  /** By entrant: time spent thinking, in milliseconds of the clock that was given, and how many answers that took. */
  readonly milliseconds: readonly [number, number];
  readonly answers: readonly [number, number];
}

/** A comparison of two bots. */
export interface Pairing {
  readonly config: Config;
  readonly bots: readonly [Player, Player];
  readonly seed: string;
  /** A game with more decisions than this counts as one that does not end. */
  readonly bound: number;
  /** Tells the milliseconds that both think by. */
  readonly now: () => number;
}

/**
 * Who sits where in the games of a bout. The entrants sit alternately, and every seat is each one's equally often: two games for an even
 * number of players; for an odd one, where one of them has a seat more, every rotation of that.
 */
export function seatings(players: number): readonly (readonly Entrant[])[] {
  const turns = players % 2 === 0 ? 1 : players;
  return Array.from({ length: 2 * turns }, (_, game) =>
    Array.from({ length: players }, (_, seat): Entrant => {
      const place = (seat + Math.floor(game / 2)) % players;
      return (place + game) % 2 === 0 ? 0 : 1;
    }),
  );
}

/** Plays bout `index` of a pairing; equal seeds give equal dice. */
export async function playBout<S, E extends GameEvent>(
  game: Game<S, E>,
  pairing: Pairing,
  index: number,
): Promise<Bout> {
  const { config, bots, seed, bound, now } = pairing;
  const milliseconds: [number, number] = [0, 0];
  const answers: [number, number] = [0, 0];
  const count = (entrant: number, spent: number) => {
    milliseconds[entrant] += spent;
    answers[entrant]++;
  };
  const timed = bots.map(
    (bot, entrant): Player =>
      isOutside(bot)
        ? timedEngine(bot, (spent) => count(entrant, spent))
        : timedBot(bot, now, (spent) => count(entrant, spent)),
  );
  const results: { readonly seats: readonly Entrant[]; readonly result: Result | null }[] = [];
  for (const seats of seatings(config.players)) {
    const seated = seats.map((entrant) => timed[entrant]);
    const result = await playedOut(game, config, seedFrom(`${seed} bout ${index}`), seated, bound);
    results.push({ seats, result });
  }
  return {
    scores: results.map(({ seats, result }) => (result === null ? 0.5 : scoreOf(result, seats))),
    unended: results.filter(({ result }) => result === null).length,
    milliseconds,
    answers,
  };
}

function timedBot(bot: Bot, now: () => number, spend: (milliseconds: number) => void): Bot {
  return {
    ...bot,
    choose: (run, seat, chance, control) => {
      const begun = now();
      const id = bot.choose(run, seat, chance, { cancelled: () => false, now, foe: control?.foe });
      spend(now() - begun);
      return id;
    },
  };
}

/** An engine of other people is another process, of which only the clock on the wall tells anything. */
function timedEngine(player: OutsidePlayer, spend: (milliseconds: number) => void): OutsidePlayer {
  return {
    ...player,
    sit: (seat) => {
      const engine = player.sit(seat);
      return {
        choose: async (match) => {
          const begun = performance.now();
          try {
            return await engine.choose(match);
          } finally {
            spend(performance.now() - begun);
          }
        },
        close: () => engine.close(),
      };
    },
  };
}

/** The result, or null if the game did not end within its bound; a fault of the rules is nobody's defeat and is thrown. */
async function playedOut<S, E extends GameEvent>(
  game: Game<S, E>,
  config: Config,
  seed: string,
  players: readonly Player[],
  bound: number,
): Promise<Result | null> {
  try {
    return (await playBetween(game, config, seed, players, bound)).result;
  } catch (error) {
    if (error instanceof RuleFault && error.cause instanceof EndlessGame) return null;
    throw error;
  }
}

function scoreOf({ winners }: Result, seats: readonly Entrant[]): number {
  return winners.filter((seat) => seats[seat] === 0).length / winners.length;
}

/** How the first of two entrants stands after some bouts. */
export interface ArenaStanding {
  readonly games: number;
  readonly unended: number;
  /** The first one's part of all games, with the ends of its interval of 95 %. */
  readonly score: Interval;
  /** The same as a difference of strength. */
  readonly elo: Interval;
  /** By entrant: milliseconds an answer. */
  readonly pace: readonly [number, number];
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard errors lie on each side within an interval of 95 %. */
const WITHIN_95 = 1.96;

export function standingAfter(bouts: readonly Bout[]): ArenaStanding {
  const games = sum(bouts.map(({ scores }) => scores.length));
  const score = intervalOf(bouts, games);
  const paceOf = (entrant: Entrant) =>
    sum(bouts.map(({ milliseconds }) => milliseconds[entrant])) / sum(bouts.map(({ answers }) => answers[entrant]));
  return {
    games,
    unended: sum(bouts.map(({ unended }) => unended)),
    score,
    elo: { value: eloOf(score.value), low: eloOf(score.low), high: eloOf(score.high) },
    pace: [paceOf(0), paceOf(1)],
  };
}

/**
 * The mean score of a game. Bouts, not games, are independent of each other, so their spread makes the interval; after few of them
 * it would be narrow by luck, so it is never narrower than that of as many single games (Wilson).
 */
function intervalOf(bouts: readonly Bout[], games: number): Interval {
  const { mean, variance } = momentsOf(bouts);
  const error = WITHIN_95 * Math.sqrt(variance / bouts.length);
  const z = (WITHIN_95 * WITHIN_95) / games;
  const middle = (mean + z / 2) / (1 + z);
  const reach = (WITHIN_95 / (1 + z)) * Math.sqrt((mean * (1 - mean)) / games + z / (4 * games));
  return {
    value: mean,
    low: Math.max(0, Math.min(mean - error, middle - reach)),
    high: Math.min(1, Math.max(mean + error, middle + reach)),
  };
}

function momentsOf(bouts: readonly Bout[]): { mean: number; variance: number } {
  const scores = bouts.map((bout) => sum(bout.scores) / bout.scores.length);
  const mean = sum(scores) / scores.length;
  const squares = sum(scores.map((score) => (score - mean) ** 2));
  return { mean, variance: squares / Math.max(1, scores.length - 1) };
}

/** Which strength in Elo an expected score stands for. */
export function eloOf(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

/** Which score a difference in Elo leads to. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** A test in sequence: whether the first entrant is stronger by `most` Elo rather than by `least`, each wrong one time in twenty. */
export interface SequentialTest {
  readonly least: number;
  readonly most: number;
}

const ERROR_RATE = 0.05;

/** Before so many bouts their spread is not known well enough to judge by. */
const FEWEST_BOUTS = 16;

/** What the games so far say: yes, no, or play on. The likelihood of both is compared with bouts taken as normally spread. */
export function verdict(bouts: readonly Bout[], { least, most }: SequentialTest): 'yes' | 'no' | 'open' {
  if (bouts.length < FEWEST_BOUTS) return 'open';
  const { mean, variance } = momentsOf(bouts);
  const [low, high] = [scoreOfElo(least), scoreOfElo(most)];
  const evidence = (bouts.length * (high - low) * (2 * mean - low - high)) / (2 * Math.max(variance, 1e-6));
  const bar = Math.log((1 - ERROR_RATE) / ERROR_RATE);
  if (evidence >= bar) return 'yes';
  return evidence <= -bar ? 'no' : 'open';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
