import { BotPool, type Level } from '@tabula/bots';
import { Chance, type Game, Match, type Seat, seedFrom, waiting } from '@tabula/engine';
import type { Registry } from '@tabula/games';

/** How long turns of a level were, in milliseconds, from the question to the answer. */
export interface TurnTimes {
  readonly turns: number;
  readonly answers: number;
  readonly medianMilliseconds: number;
  readonly longestMilliseconds: number;
  /** Of the longest turn, the time of the processor. */
  readonly longestProcessorMilliseconds: number;
  readonly longestAnswerMilliseconds: number;
}

/** A game that goes on by habit for longer than this is in its middle by then. */
const LONGEST_HABIT = 4000;

interface Turn {
  milliseconds: number;
  processor: number;
}

/**
 * Plays so many turns of a level, half of them from the start of a game and half from its middle, each half by a worker that was never used
 * before and has not warmed up: nothing takes longer.
 */
export async function measureTurns(
  game: Game,
  level: Level['name'],
  turns: number,
  registry: Registry,
): Promise<TurnTimes> {
  const early = await playTurns(freshMatch(game), level, Math.ceil(turns / 2), registry);
  const late = turns === 1 ? [] : await playTurns(middleOf(game), level, Math.floor(turns / 2), registry);
  const played = [...early, ...late];
  const lengths = played.map((turn) => ({
    milliseconds: sum(turn, 'milliseconds'),
    processor: sum(turn, 'processor'),
  }));
  lengths.sort((a, b) => a.milliseconds - b.milliseconds);
  const longest = lengths[lengths.length - 1];
  return {
    turns: played.length,
    answers: played.flat().length,
    medianMilliseconds: Math.round(lengths[Math.floor(lengths.length / 2)].milliseconds),
    longestMilliseconds: Math.round(longest.milliseconds),
    longestProcessorMilliseconds: Math.round(longest.processor),
    longestAnswerMilliseconds: Math.round(Math.max(...played.flat().map(({ milliseconds }) => milliseconds))),
  };
}

/** The answers of each turn: one lasts until, between procedures, another seat answers. */
async function playTurns(match: Match, bot: string, most: number, registry: Registry): Promise<Turn[][]> {
  const pool = new BotPool({ registry: new URL(registry.module), size: 1 });
  const over: Turn[][] = [];
  const open = new Map<Seat, Turn[]>();
  try {
    while (match.decision !== null && over.length < most) {
      const [seat] = waiting(match.decision);
      if (match.run.atCheckpoint)
        for (const other of [...open.keys()])
          if (other !== seat) {
            over.push(open.get(other) ?? []);
            open.delete(other);
          }
      const [begun, used] = [performance.now(), process.cpuUsage()];
      const seed = seedFrom(`turn ${match.answers.length}`);
      const id = await pool.think({ record: match.toString(), seat, seed, bot });
      const { user, system } = process.cpuUsage(used);
      const answer = { milliseconds: performance.now() - begun, processor: (user + system) / 1000 };
      open.set(seat, [...(open.get(seat) ?? []), answer]);
      match.answer(seat, id);
    }
  } finally {
    await pool.close();
  }
  if (match.decision === null) over.push(...open.values());
  return over;
}

function freshMatch(game: Game): Match {
  return Match.create(game, { players: game.players.usual, seed: seedFrom('turns') });
}

/** The same game, played by habit to its middle. */
function middleOf(game: Game): Match {
  const whole = freshMatch(game);
  const chance = Chance.fromSeed(seedFrom('turns'));
  while (whole.decision !== null && whole.answers.length < LONGEST_HABIT) answerByHabit(whole, chance);
  const match = freshMatch(game);
  for (const { seat, id } of whole.answers.slice(0, whole.answers.length >> 1)) match.answer(seat, id);
  while (!match.run.atCheckpoint && match.decision !== null) answerByHabit(match, chance);
  return match;
}

function answerByHabit(match: Match, chance: Chance): void {
  const { decision, game, state } = match;
  if (decision === null) return;
  const [seat] = waiting(decision);
  const options = decision.open(seat)?.options ?? [];
  const usual = decision.asks.length === 1 ? game.insight.policy?.(state, decision, chance) : undefined;
  match.answer(seat, options[usual ?? chance.below(options.length)].id);
}

function sum(turn: readonly Turn[], what: keyof Turn): number {
  return turn.reduce((total, answer) => total + answer[what], 0);
}
