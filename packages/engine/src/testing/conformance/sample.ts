import { Chance, seedFrom } from '../../common/chance.ts';
import type { Seat } from '../../common/seat.ts';
import { type Game, valuesFor } from '../../game/game.ts';
import { Match } from '../../play/match.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Answer } from '../../rules/decision.ts';
import { answerRandomly } from '../play/random-play.ts';

export interface ConformanceOptions<S = unknown> {
  /** Numbers of players to try; all that the game allows, unless said. */
  readonly players?: readonly number[];
  /** Random games for each number of players; the slow checks play a quarter of them. */
  readonly games?: number;
  /** The most answers a game may need. */
  readonly bound?: number;
  /** How many positions of a game the slow checks look at closely; somewhat more where games are long. */
  readonly positions?: number;
  readonly seed?: string;
  /** Which values of a setting to try, where not all of them. */
  readonly settings?: Readonly<Record<string, readonly string[]>>;
  /** Throws if a position breaks a law of the game: pieces are conserved, money is not negative. */
  readonly invariant?: (state: S) => void;
  /** The game marks its deeds: a choice that was taken without asking never throws dice and shows nothing. */
  readonly deeds?: boolean;
}

/** One thing that every game must keep. `run` throws with the record of the game that broke it. */
export interface Check {
  readonly name: string;
  run(): void;
}

interface Plan {
  readonly players: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seed: string;
}

const GAMES = 20;
const BOUND = 20_000;
const POSITIONS = 30;
const SLOW_SHARE = 4;

/** The random games that the checks play: every number of players, every value of every setting. */
export class Sample<S, E extends GameEvent, V> {
  readonly game: Game<S, E, V>;
  readonly #options: ConformanceOptions<S>;
  readonly #plans: readonly Plan[];

  constructor(game: Game<S, E, V>, options: ConformanceOptions<S>) {
    this.game = game;
    this.#options = options;
    this.#plans = plansFor(game, options);
  }

  /** Plays all the games; tells a failure together with the game that shows it. */
  each(body: (trial: Trial<S, E, V>) => void): void {
    for (const plan of this.#plans) this.#try(plan, body);
  }

  /** A share of the games, for checks that look into many by-ways. */
  few(body: (trial: Trial<S, E, V>) => void): void {
    const count = Math.ceil(this.#plans.length / SLOW_SHARE);
    for (let i = 0; i < count; i++) this.#try(this.#plans[Math.floor((i * this.#plans.length) / count)], body);
  }

  #try(plan: Plan, body: (trial: Trial<S, E, V>) => void): void {
    let trial: Trial<S, E, V> | undefined;
    try {
      trial = new Trial(this.game, plan, this.#options);
      body(trial);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const where = `${describePlan(this.game, plan)}${trial ? `, ${trial}` : ''}`;
      throw new Error(`${problem}\n${where}`, { cause: error });
    }
  }
}

function describePlan(game: Game, { players, settings, seed }: Plan): string {
  const set = Object.entries(settings).map(([name, value]) => `, ${name} ${value}`);
  return `${game.id}, ${players} players${set.join('')}, seed "${seed}"`;
}

function plansFor<S>(game: Game, options: ConformanceOptions<S>): Plan[] {
  const { min, max } = game.players;
  const counts = options.players ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const settings = Object.entries(game.settings).map(([name, { values }]) => ({
    name,
    values: options.settings?.[name] ?? values,
  }));
  const most = Math.max(1, ...settings.map(({ values }) => values.length));
  const games = Math.max(options.games ?? GAMES, Math.ceil(most / counts.length));
  const seed = options.seed ?? 'conformance';
  const luck = Chance.fromSeed(seedFrom(`settings of ${seed}`));
  return Array.from({ length: games * counts.length }, (_, i) => ({
    players: counts[i % counts.length],
    settings: Object.fromEntries(
      // First each value in its turn, then any mixture.
      settings.map(({ name, values }) => {
        const fitting = valuesFor({ ...game.settings[name], values }, counts[i % counts.length]);
        return [name, i < most ? fitting[i % fitting.length] : luck.pick(fitting)];
      }),
    ),
    seed: `${seed} ${i + 1}`,
  }));
}

/** A game that a check plays at random, looking at what it likes on the way. */
export class Trial<S, E extends GameEvent, V> {
  readonly game: Game<S, E, V>;
  readonly match: Match<S, E, V>;
  /** Luck of the players and of the checks; the game has its own. */
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  readonly #options: ConformanceOptions<S>;
  #seen = 0;
  #steps = 0;

  constructor(game: Game<S, E, V>, { players, settings, seed }: Plan, options: ConformanceOptions<S>) {
    this.game = game;
    this.#options = options;
    this.chance = Chance.fromSeed(seedFrom(`players of ${seed}`));
    this.seats = Array.from({ length: players }, (_, seat) => seat);
    this.match = Match.create(game, {
      players,
      settings,
      seed: seedFrom(seed),
      names: this.seats.map((seat) => `Player ${seat + 1}`),
    });
  }

  /** One random answer. */
  step(): Answer {
    const bound = this.#options.bound ?? BOUND;
    if (this.#steps++ >= bound) throw new Error(`the game does not end within ${bound} answers`);
    return answerRandomly(this.match, this.chance);
  }

  playOut(): void {
    while (!this.match.over) this.step();
  }

  /** Whether to look closely at this position: at the first ones always, later ever more rarely. */
  looksClosely(): boolean {
    const positions = this.#options.positions ?? POSITIONS;
    this.#seen += 1;
    return this.chance.below(this.#seen) < positions;
  }

  invariant(state: S = this.match.state): void {
    this.#options.invariant?.(state);
  }

  toString(): string {
    return `after answer ${this.match.answers.length}\n\n${this.match}`;
  }
}
