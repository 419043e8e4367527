import { type Config, evaluateBy, type Game, type GameEvent, type Insight } from '@tabula/engine';
import { type ArenaStanding, type Bout, playBout, seatings, standingAfter } from '../contests/arena.ts';
import { type Mind, mindOf } from '../players/mind.ts';
import { search } from '../players/search.ts';
import { fitted, knowledge } from './fit.ts';
import { type Lesson, lessonOf, MOST_ANSWERS } from './lesson.ts';

/** How a game's weights are to be learned; with equal figures the same weights come of it. */
export interface Training {
  /** What is played, in turn: as many players as the game may have are to be learned from. */
  readonly configs: readonly Config[];
  readonly seed: string;
  readonly generations: number;
  /** Games against oneself in each. */
  readonly games: number;
  /** Games of new weights against the ones before. */
  readonly gate: number;
  /** Roll-outs a question, in both. */
  readonly iterations: number;
}

/** One generation: what it came to. */
export interface Generation {
  readonly weights: readonly number[];
  /** How much of the doubt about the winner is gone in games that were not learned from: before and now. */
  readonly knowledge: { readonly before: number; readonly now: number };
  /** The match of the new weights against those before. */
  readonly match: ArenaStanding;
  /** The new ones go on from here only if they won it clearly enough. */
  readonly kept: boolean;
}

/** What share of the match new weights must win. */
const GATE = 0.53;
/** One game in so many is not learned from, but foreseen. */
const HELD_BACK = 5;

/** Plays, learns, and plays the new weights against the old, generation after generation; tells each one, and what it does meanwhile. */
export async function* train<S, E extends GameEvent>(
  game: Game<S, E>,
  training: Training,
  heard: (done: number, of: number) => void = () => {},
): AsyncGenerator<Generation> {
  const { configs, seed, generations, games, gate, iterations } = training;
  let weights = game.insight.learning?.weights ?? [];
  let last: Lesson[] = [];
  for (let generation = 1; generation <= generations; generation++) {
    const mind = mindWith(game, weights);
    const fresh: Lesson[] = [];
    for (let i = 0; i < games; i++) {
      const config = configs[i % configs.length];
      const lesson = lessonOf(game, mind, { config, seed: `${seed} ${generation} ${i}`, iterations });
      if (lesson !== null) fresh.push(lesson);
      heard(i + 1, games);
    }
    const seen = fresh.filter((_, i) => i % HELD_BACK !== 0);
    const unseen = fresh.filter((_, i) => i % HELD_BACK === 0);
    const learned = fitted([...last, ...seen], weights);
    const match = await matchOf(game, training, `${seed} gate ${generation}`, learned, weights, gate);
    const kept = match.score.value >= GATE;
    yield {
      weights: learned,
      knowledge: { before: knowledge(unseen, weights), now: knowledge(unseen, learned) },
      match,
      kept,
    };
    if (kept) weights = learned;
    last = fresh;
  }
}

/** What bots go by, with other weights. */
function mindWith<S, E extends GameEvent>(game: Game<S, E>, weights: readonly number[]): Mind<S, E> {
  const mind = mindOf(game);
  const { learning, scale } = mind.insight;
  if (learning === undefined) throw new Error(`${game.id} counts no figures to learn by`);
  const other = { ...learning, weights };
  const insight: Insight<S, E> = { ...mind.insight, learning: other, evaluate: evaluateBy(other, scale) };
  return { ...mind, insight };
}

async function matchOf<S, E extends GameEvent>(
  game: Game<S, E>,
  { configs, iterations }: Training,
  seed: string,
  one: readonly number[],
  other: readonly number[],
  games: number,
): Promise<ArenaStanding> {
  const bots = [one, other].map((weights) => search('trained', { iterations }, (one) => mindWith(one, weights)));
  const pairing = { bots: [bots[0], bots[1]] as const, seed, bound: MOST_ANSWERS, now: () => performance.now() };
  const bouts: Bout[] = [];
  for (let played = 0; played < games; ) {
    const config = configs[bouts.length % configs.length];
    bouts.push(await playBout(game, { ...pairing, config }, bouts.length));
    played += seatings(config.players).length;
  }
  return standingAfter(bouts);
}
