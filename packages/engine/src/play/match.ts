import { commitment, newSeed } from '../common/chance.ts';
import { RecordError, Refusal, RuleFault } from '../common/errors.ts';
import { fingerprint } from '../common/hash.ts';
import type { Seat } from '../common/seat.ts';
import { type Config, configure, type Game, type Result } from '../game/game.ts';
import type { GameEvent, LogEntry } from '../rules/context.ts';
import type { Answer, Ask, Decision } from '../rules/decision.ts';
import { isOrder, type Order } from '../rules/standing-orders.ts';
import { configOf, formatRecord, type GameRecord } from './record.ts';
import { fromSnapshotJson, Run, type RunOptions, type Snapshot, type SnapshotJson, waiting } from './run.ts';

/** So many checkpoints are kept for undo; those before them stand so many answers apart. */
const RECENT_MARKS = 8;
const MARK_EVERY = 32;
/** While a record is played again, all checkpoints are kept from so many answers before its end on. */
const END_OF_RECORD = 64;

/** Why an answer cannot be taken back. */
export type Barrier = 'chance' | 'revealed' | 'other-seat' | 'nothing';

export interface Checkpoint<S> {
  /** How many answers had been given, and how many events told, when the checkpoint was passed. */
  readonly answers: number;
  readonly events: number;
  readonly snapshot: Snapshot<S>;
}

/** A checkpoint as it is kept beside a record: how many answers came before it, the position, what was told so far. */
export interface StoredCheckpoint<S = unknown, E extends GameEvent = GameEvent> {
  readonly answers: number;
  readonly position: SnapshotJson<S>;
  readonly log: readonly LogEntry<E>[];
}

export interface MatchOptions {
  readonly players: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly names?: readonly string[];
}

/** What a resumed match starts from. */
interface Past<S, E extends GameEvent> {
  readonly answers: Answer[];
  readonly log: LogEntry<E>[];
  readonly snapshot: Snapshot<S>;
}

/** All that one seat, or a spectator, may know of a match. */
export interface Seen<V, E extends GameEvent> {
  readonly step: number;
  readonly view: V;
  readonly log: readonly LogEntry<E>[];
  /** What this seat is asked now. */
  readonly ask: Ask | null;
  /** What this seat may order at any time. */
  readonly orders: readonly Order[];
  /** Whom the game waits for. */
  readonly waiting: readonly Seat[];
  readonly commitment: string;
  /** The seed itself, once the game is over. */
  readonly seed: string | null;
  readonly result: Result | null;
}

/** A game with its record: the record is the truth, everything else can be rebuilt from it. */
export class Match<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly game: Game<S, E, V>;
  readonly config: Config;
  readonly seed: string;
  readonly names: readonly string[];
  #run: Run<S, E>;
  #answers: Answer[] = [];
  #barriers: (Barrier | null)[] = [];
  #log: LogEntry<E>[] = [];
  #marks: Checkpoint<S>[] = [];
  #step = 0;
  /** How many answers the record has that is being played again. */
  #known = 0;
  #commitment: string | undefined;

  private constructor(game: Game<S, E, V>, config: Config, seed: string, names: readonly string[], from?: Past<S, E>) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.names = names;
    if (from !== undefined) {
      this.#answers = from.answers;
      this.#barriers = from.answers.map(() => 'nothing');
      this.#log = from.log;
      this.#step = from.answers.length;
    }
    const listening = this.#listening();
    this.#run = from === undefined ? Run.start(game, config, seed, listening) : new Run(game, from.snapshot, listening);
  }

  static create<S, E extends GameEvent, V>(game: Game<S, E, V>, options: MatchOptions): Match<S, E, V> {
    const config = configure(game, options.players, options.settings);
    return new Match(game, config, options.seed ?? newSeed(), options.names ?? []);
  }

  /** Plays a record again; stops with the exact line if it does not go through. */
  static replay<S, E extends GameEvent, V>(game: Game<S, E, V>, record: GameRecord): Match<S, E, V> {
    const match = new Match(game, configOf(game, record), record.seed, record.names);
    match.#known = record.answers.length;
    record.answers.forEach(({ seat, id }, i) => {
      try {
        match.answer(seat, id);
      } catch (error) {
        throw new RecordError(record.firstLine + i, error instanceof Error ? error.message : String(error));
      }
    });
    match.#known = 0;
    if (record.hash !== undefined && record.hash !== match.hash())
      throw new RecordError(
        record.firstLine + record.answers.length,
        `the game came out as ${match.hash()}, the record says ${record.hash}`,
      );
    return match;
  }

  /**
   * Goes on with a record from a checkpoint that was kept, so that a long game is there as soon as a short one. What
   * came before the checkpoint (`since`) cannot be taken back in this match.
   */
  static resume<S, E extends GameEvent, V>(
    game: Game<S, E, V>,
    record: GameRecord,
    kept: StoredCheckpoint<S, E>,
  ): Match<S, E, V> {
    const answers = record.answers.slice(0, kept.answers);
    const past = { answers, log: [...kept.log], snapshot: fromSnapshotJson(kept.position) };
    const match = new Match(game, configOf(game, record), record.seed, record.names, past);
    for (const { seat, id } of record.answers.slice(kept.answers)) match.answer(seat, id);
    return match;
  }

  get decision(): Decision | null {
    return this.#run.decision;
  }

  get state(): S {
    return this.#run.state;
  }

  get over(): boolean {
    return this.#run.over;
  }

  /** The promise made at the start: the hash of the seed. */
  get commitment(): string {
    this.#commitment ??= commitment(this.seed);
    return this.#commitment;
  }

  get result(): Result | null {
    return this.over ? this.game.result(this.state) : null;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get log(): readonly LogEntry<E>[] {
    return this.#log;
  }

  /** Number of the decision that is open: an answer meant for another one is stale. */
  get step(): number {
    return this.#step;
  }

  /** Checkpoints passed, each with the number of answers and of log entries before it: the last ones, and some before. */
  get checkpoints(): readonly Checkpoint<S>[] {
    return this.#marks;
  }

  /** How far back this match reaches: 0, or the checkpoint it was resumed from. */
  get since(): number {
    return this.#marks[0].answers;
  }

  /** Takes an answer or a standing order, or refuses it and leaves everything as it was. */
  answer(seat: Seat, id: string, step = this.#step): void {
    if (step !== this.#step) throw new Refusal('stale', `decision ${step} is settled, ${this.#step} is open`);
    if (isOrder(id) && !(Number.isInteger(seat) && seat >= 0 && seat < this.config.players))
      throw new Refusal('wrong-seat', `there is no seat ${seat + 1} to give orders`);
    const used = this.#run.chance.used;
    const posed = this.#run.decision;
    this.#answers.push({ seat, id });
    try {
      this.#run.answer(seat, id);
    } catch (error) {
      this.#answers.pop();
      if (error instanceof Refusal) throw error;
      const record = formatRecord({ ...this.#recordHead(), answers: [...this.#answers, { seat, id }] });
      this.#rebuild();
      throw new RuleFault(error, seat, id, record);
    }
    const chance = this.#run.chance.used !== used;
    this.#barriers.push(chance ? 'chance' : this.#run.revealed ? 'revealed' : null);
    if (this.#run.decision !== posed) this.#step = this.#answers.length;
  }

  /** Why `seat` cannot take its last answer back; null if it can. */
  barrier(seat: Seat): Barrier | null {
    if (this.#pendingAnswer(seat) >= 0) return null;
    const last = this.lastFor(seat);
    if (last < 0) return 'nothing';
    if (this.#answers[last].seat !== seat) return 'other-seat';
    return this.#barriers[last];
  }

  /**
   * Where the last answer stands as far as `seat` knows, -1 if there is none: orders of others bar nobody from taking back
   * what he did before them, or they would show.
   */
  lastFor(seat: Seat): number {
    let last = this.#answers.length - 1;
    while (last >= 0 && this.#answers[last].seat !== seat && isOrder(this.#answers[last].id)) last--;
    return last;
  }

  /** Takes back the last answer of a seat, as far as nothing irreversible followed from it. */
  undo(seat: Seat): void {
    const barrier = this.barrier(seat);
    if (barrier !== null) throw new Refusal('no-undo', `the last answer cannot be taken back: ${barrier}`);
    const pending = this.#pendingAnswer(seat);
    const at = pending >= 0 ? pending : this.lastFor(seat);
    this.#answers.splice(at, 1);
    this.#barriers.splice(at, 1);
    this.#rebuild(at);
  }

  /** Goes back to the position after the first `count` answers: for replay, analysis and roll-back by consent. */
  rewind(count: number): void {
    if (!Number.isInteger(count) || count < this.since || count > this.#answers.length)
      throw new RangeError(`there are answers from ${this.since} to ${this.#answers.length}, not ${count}`);
    this.#answers.length = count;
    this.#barriers.length = count;
    this.#rebuild();
  }

  /** An independent run in this position. */
  fork(options?: RunOptions<S, E>): Run<S, E> {
    return this.#run.fork(options);
  }

  /** The run itself, for those who only look ahead from it. */
  get run(): Run<S, E> {
    return this.#run;
  }

  /** What `seat`, or a spectator, may know; of the log only what happened after the first `since` answers. */
  seen(seat: Seat | null, since = -1): Seen<V, E> {
    const { decision, game } = this;
    const view = game.view(this.state, seat);
    let first = this.#log.length;
    while (first > 0 && this.#log[first - 1].at > since) first--;
    return {
      step: this.#step,
      view,
      log: this.#log.slice(first).filter(({ to }) => to === undefined || (seat !== null && to.includes(seat))),
      ask: (seat !== null && decision?.open(seat)) || null,
      orders: (seat !== null && decision !== null && game.standingOrders?.orders(view, seat)) || [],
      waiting: waiting(decision),
      commitment: this.commitment,
      seed: this.over ? this.seed : null,
      result: this.result,
    };
  }

  /** Fingerprint of the position: state and place in the stream of chance. */
  hash(): string {
    return fingerprint({ state: this.state, used: this.#run.chance.used });
  }

  record(): GameRecord {
    return { ...this.#recordHead(), answers: this.#answers.slice(), hash: this.hash(), firstLine: 0 };
  }

  /** The record as text. */
  toString(): string {
    return formatRecord(this.record());
  }

  #recordHead() {
    const { game, config, seed, names } = this;
    return { game: game.id, version: game.version, config, seed, names };
  }

  /** Where the seat's secret answer to the open decision stands among the answers; -1 if there is none. */
  #pendingAnswer(seat: Seat): number {
    for (let i = this.#answers.length - 1; i >= this.#step; i--) if (this.#answers[i].seat === seat) return i;
    return -1;
  }

  #listening(): RunOptions<S, E> {
    return {
      keep: true,
      keeps: () => this.#wantsMark(),
      onEvent: (event, to) => {
        const at = this.#answers.length;
        this.#log.push(to === undefined ? { event, at } : { event, to, at });
      },
      onCheckpoint: (snapshot) => {
        const answers = this.#answers.length;
        const last = this.#marks.length - 1;
        if (last >= 0 && this.#marks[last].answers === answers) this.#marks.pop();
        this.#marks.push({ answers, events: this.#log.length, snapshot });
        this.#thinOut();
      },
    };
  }

  /** Of the past of a record only every so many answers one is wanted: most of the time of loading went into copies. */
  #wantsMark(): boolean {
    const answers = this.#answers.length;
    const last = this.#marks[this.#marks.length - 1];
    return answers >= this.#known - END_OF_RECORD || answers - last.answers >= MARK_EVERY;
  }

  /**
   * The last checkpoints stay, for undo; of older ones one in so many answers is enough, because the way from it is
   * played again in no time. A long game would else fill the memory with its past.
   */
  #thinOut(): void {
    const i = this.#marks.length - RECENT_MARKS;
    if (i > 0 && this.#marks[i].answers - this.#marks[i - 1].answers < MARK_EVERY) this.#marks.splice(i, 1);
  }

  /** Builds the position of the record anew, from the last checkpoint within the first `count` answers: they are as they were. */
  #rebuild(count = this.#answers.length): void {
    const answers = this.#answers;
    const barriers = this.#barriers;
    while (this.#marks[this.#marks.length - 1].answers > count) this.#marks.pop();
    const mark = this.#marks[this.#marks.length - 1];
    this.#answers = answers.slice(0, mark.answers);
    this.#barriers = barriers.slice(0, mark.answers);
    this.#log.length = mark.events;
    this.#step = mark.answers;
    const { state, chance } = mark.snapshot;
    const copy = { state: this.game.copy(state), chance: chance.copy() };
    this.#run = new Run(this.game, copy, this.#listening());
    for (const { seat, id } of answers.slice(mark.answers)) this.answer(seat, id);
  }
}
