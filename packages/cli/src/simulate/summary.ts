import { botAt, type FailedGame, type Plan, type Played } from './play-game.ts';

/** What came of many games; the machine's form (`--json`) is exactly this. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly rotate: boolean;
  readonly games: number;
  readonly failures: readonly FailedGame[];
  /** Answers given in all games together. */
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly seconds: number;
  /** By seat: games won; a shared victory is one for each who shares it. */
  readonly wins: readonly number[];
  /** Victories shared by several seats. */
  readonly shared: number;
  /** By seat: points on average. */
  readonly points: readonly number[];
  /** Decisions in a game. */
  readonly length: { readonly min: number; readonly mean: number; readonly max: number };
  readonly endings: Readonly<Record<string, number>>;
  /** By word, when the seats rotate: games won by the bots of that name, and how many seats they had. */
  readonly winsByWord?: Readonly<Record<string, { readonly wins: number; readonly seats: number }>>;
}

export function summarise(plan: Plan, played: readonly Played[], seconds: number): Summary {
  const ended = played.flatMap(({ game, decisions, result }) => (result ? [{ game, decisions, result }] : []));
  const seats = plan.seats.map((_, seat) => seat);
  const lengths = ended.map(({ decisions }) => decisions);
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const endings: Record<string, number> = {};
  for (const { result } of ended) endings[result.ending] = (endings[result.ending] ?? 0) + 1;
  return {
    game: plan.game,
    players: plan.config.players,
    options: plan.config.settings,
    seed: plan.seed,
    seats: plan.seats,
    rotate: plan.rotate,
    games: played.length,
    failures: played.flatMap(({ failure }) => failure ?? []),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    seconds: rounded(seconds),
    wins: seats.map((seat) => ended.filter(({ result }) => result.winners.includes(seat)).length),
    shared: ended.filter(({ result }) => result.winners.length > 1).length,
    points: seats.map((seat) => rounded(mean(ended.map(({ result }) => result.points[seat])))),
    length: {
      min: lengths.reduce((least, length) => Math.min(least, length), lengths[0] ?? 0),
      mean: rounded(mean(lengths)),
      max: lengths.reduce((most, length) => Math.max(most, length), 0),
    },
    endings,
    ...(plan.rotate ? { winsByWord: winsByWord(plan, ended) } : {}),
  };
}

type Ended = { readonly game: number; readonly result: { readonly winners: readonly number[] } };

function winsByWord(plan: Plan, ended: readonly Ended[]): Record<string, { wins: number; seats: number }> {
  const table: Record<string, { wins: number; seats: number }> = {};
  for (const word of plan.seats) table[word] = { wins: 0, seats: 0 };
  for (const { game, result } of ended) {
    plan.seats.forEach((_, seat) => {
      const line = table[plan.seats[botAt(plan, game, seat)]];
      line.seats += 1;
      if (result.winners.includes(seat)) line.wins += 1;
    });
  }
  return table;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
