import { Chance, type Config, configure, type Game, Match, parseRecord, Run, seedFrom, waiting } from '@tabula/engine';

/** What a game costs. */
export interface Costs {
  readonly players: number;
  /** Random play through the gate, one core. */
  readonly decisionsPerSecond: number;
  /** The same while the rules of the game are new to the runtime: what a server does that has just started. */
  readonly coldDecisionsPerSecond: number;
  /** Whole games of it. */
  readonly gamesPerSecond: number;
  /** An independent copy of a run that stands at a checkpoint in mid-game. */
  readonly forkMicroseconds: number;
  /** Reading and replaying the record of a game of 1,000 answers. */
  readonly loadMilliseconds: number;
  /** Answers of the game that was loaded; with fewer than 1,000 the time is scaled up to 1,000. */
  readonly loadAnswers: number;
  /** Imagine a world, play 60 decisions, judge. */
  readonly searchIterationsPerSecond: number;
}

/** The warm-up goes on in stretches of so many repetitions until some in a row are not faster than the best by so much; so many at most. */
const STRETCH = 10;
const FASTER = 1.03;
const IN_VAIN = 2;
const MOST_STRETCHES = 16;
const REPETITIONS = 5;
const ROLL_OUT = 60;
const LOAD_ANSWERS = 1000;
const GAMES_TO_LOAD = 20;
const CLOCK_EVERY = 16;

/** Measures a game, each figure in repetitions of so many milliseconds. */
export function measure(game: Game, milliseconds: number): Costs {
  const config = configure(game, game.players.usual);
  const random = randomPlay(game, config);
  const cold = timed(random.play, REPETITIONS * milliseconds, 1);
  const decisions = rate(random.play, milliseconds, CLOCK_EVERY);
  const middle = runAtMiddle(game, config, Math.floor(lengthOf(game, config) / 2));
  const forks = rate(() => forkOnce(middle), milliseconds, CLOCK_EVERY);
  const iterations = rate(iteration(middle), milliseconds, CLOCK_EVERY);
  const { text, answers } = recordToLoad(game, config);
  const loads = rate(() => loadOnce(game, text), milliseconds, Math.ceil(LOAD_ANSWERS / answers));
  return {
    players: config.players,
    decisionsPerSecond: Math.round(decisions),
    coldDecisionsPerSecond: Math.round(cold),
    gamesPerSecond: rounded(decisions / random.length()),
    forkMicroseconds: rounded(1e6 / forks),
    loadMilliseconds: rounded(((1000 / loads) * LOAD_ANSWERS) / answers),
    loadAnswers: answers,
    searchIterationsPerSecond: Math.round(iterations),
  };
}

/**
 * How often a second something happens; `work` does some of it and says how much. After the warm-up the median of some
 * repetitions counts: a pause of the machine spoils one of them, not the figure.
 */
function rate(work: () => number, milliseconds: number, clockEvery: number): number {
  const once = () => timed(work, milliseconds, clockEvery);
  warmUp(once);
  return median(Array.from({ length: REPETITIONS }, once));
}

/** How often a second something happens in so many milliseconds; to look at the clock may take as long as a short piece of work. */
function timed(work: () => number, milliseconds: number, clockEvery: number): number {
  const elapsed = stopwatch();
  let done = 0;
  while (elapsed() < milliseconds) for (let i = 0; i < clockEvery; i++) done += work();
  return (1000 * done) / elapsed();
}

/** Code gets faster while it runs, large rules for half a minute: it is run until that comes to an end. */
function warmUp(once: () => number): void {
  let best = 0;
  let inVain = 0;
  for (let i = 0; i < MOST_STRETCHES && inVain < IN_VAIN; i++) {
    const now = median(Array.from({ length: STRETCH }, once));
    inVain = now > best * FASTER ? 0 : inVain + 1;
    best = Math.max(best, now);
  }
}

/** Milliseconds of one core since now: the time in which the machine was busy with something else does not count. */
function stopwatch(): () => number {
  const start = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

/** Random games one after the other, a hundred decisions at a time, and how many decisions a game has had. */
function randomPlay(game: Game, config: Config): { play(): number; length(): number } {
  const chance = Chance.fromSeed(seedFrom('bench'));
  let games = 0;
  let all = 0;
  let run = Run.start(game, config, seedFrom(`bench ${games}`));
  return {
    play() {
      let done = 0;
      for (; done < 100 && run.decision !== null; done++) answerAtRandom(run, chance);
      if (run.decision === null) run = Run.start(game, config, seedFrom(`bench ${++games}`));
      all += done;
      return done;
    },
    length: () => all / Math.max(1, games),
  };
}

function answerAtRandom(run: Run, chance: Chance): void {
  const { decision } = run;
  if (decision === null) return;
  const [first] = decision.asks;
  const ask = decision.asks.length === 1 ? first : (decision.open(waiting(decision)[0]) ?? first);
  run.answer(ask.seat, ask.options[chance.below(ask.options.length)].id);
}

/** How many decisions a random game has, roughly. */
function lengthOf(game: Game, config: Config): number {
  const chance = Chance.fromSeed(seedFrom('bench length'));
  const run = Run.start(game, config, seedFrom('bench length'));
  let decisions = 0;
  for (; run.decision !== null; decisions++) answerAtRandom(run, chance);
  return decisions;
}

/** A run that stands at a checkpoint about the middle of the same game. */
function runAtMiddle(game: Game, config: Config, decisions: number): Run {
  const chance = Chance.fromSeed(seedFrom('bench length'));
  const run = Run.start(game, config, seedFrom('bench length'), { keep: true });
  for (let i = 0; i < decisions || !run.atCheckpoint; i++) answerAtRandom(run, chance);
  if (run.decision === null) throw new Error(`${game.id} has no checkpoint in the second half of a game`);
  return run;
}

function forkOnce(run: Run): number {
  return run.fork().over ? 0 : 1;
}

/** The longest of some random games, cut at 1,000 answers, as a record. */
function recordToLoad(game: Game, config: Config): { text: string; answers: number } {
  const { players, settings } = config;
  let longest = Match.create(game, { players, settings, seed: seedFrom('bench load 0') });
  for (let i = 0; i < GAMES_TO_LOAD && longest.answers.length < LOAD_ANSWERS; i++) {
    const match = Match.create(game, { players, settings, seed: seedFrom(`bench load ${i}`) });
    const chance = Chance.fromSeed(seedFrom(`bench load ${i} answers`));
    while (match.decision !== null && match.answers.length < LOAD_ANSWERS) {
      const { decision } = match;
      const ask = decision.open(waiting(decision)[0]) ?? decision.asks[0];
      match.answer(ask.seat, chance.pick(ask.options).id);
    }
    if (match.answers.length > longest.answers.length) longest = match;
  }
  return { text: longest.toString(), answers: longest.answers.length };
}

function loadOnce(game: Game, text: string): number {
  return Match.replay(game, parseRecord(text)).answers.length > 0 ? 1 : 0;
}

/** One iteration of a search: a world as the seat may imagine it, a roll-out by the game's policy, a judgement. */
function iteration(run: Run): () => number {
  const { insight } = run.game;
  const chance = Chance.fromSeed(seedFrom('bench search'));
  const seat = waiting(run.decision)[0];
  return () => {
    const world = run.imagine(seat, chance);
    for (let i = 0; i < ROLL_OUT && world.decision !== null; i++) {
      const { decision } = world;
      if (insight.policy === undefined || decision.asks.length > 1) answerAtRandom(world, chance);
      else {
        const [ask] = decision.asks;
        world.answer(ask.seat, ask.options[insight.policy(world.state, decision, chance)].id);
      }
    }
    return Number.isNaN(insight.evaluate(world.state, seat)) ? 0 : 1;
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
