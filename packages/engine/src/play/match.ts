import { type Chance, commitment, newSeed } from '../common/chance.ts';
import { RecordError, Refusal, RuleFault } from '../common/errors.ts';
import { checksum, fingerprint } from '../common/hash.ts';
import type { Seat } from '../common/seat.ts';
import { type Config, configure, type Game, type Result } from '../game/game.ts';
import type { GameEvent, LogEntry } from '../rules/context.ts';
import type { Answer, Ask, Decision } from '../rules/decision.ts';
import { isOrder, type Order } from '../rules/standing-orders.ts';
import { History } from './history.ts';
import { type Checkpoint, Marks } from './marks.ts';
import { endAfter, mustBePath, type Preview, preview } from './path.ts';
import { configOf, formatRecord, type GameRecord, type RecordHead } from './record.ts';
import { fromSnapshotJson, Run, type RunOptions, type SnapshotJson, type World, waiting } from './run.ts';

/** Why an answer cannot be taken back. */
export type Barrier = 'chance' | 'revealed' | 'other-seat' | 'nothing';

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

/** All that one seat, or a spectator, may know of a match. */
export interface Seen<V, E extends GameEvent> {
  /** The number of the open decision: an answer says which one it is for. */
  readonly decision: number;
  readonly view: V;
  readonly log: readonly LogEntry<E>[];
  /** What this seat is asked now. */
  readonly ask: Ask | null;
  /** What this seat may order at any time. */
  readonly orders: readonly Order[];
  /** After how many answers this seat had given its last one; 0 if it has given none. What has a greater `at` came after it. */
  readonly answered: number;
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
  /** All that happened: what is kept of a match. */
  readonly history: History;
  #run: Run<S, E>;
  /** How many answers the run was given. */
  #given: number;
  #barriers: (Barrier | null)[];
  readonly #log: LogEntry<E>[];
  readonly #marks = new Marks<S>();
  #commitment: string | undefined;

  private constructor(
    game: Game<S, E, V>,
    config: Config,
    { seed, names }: Pick<GameRecord, 'seed' | 'names'>,
    history = new History(),
    kept?: StoredCheckpoint<S, E>,
  ) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.names = names;
    this.history = history;
    this.#given = kept?.answers ?? 0;
    this.#barriers = Array.from({ length: this.#given }, () => 'nothing');
    this.#log = [...(kept?.log ?? [])];
    const listening = this.#listening();
    this.#run =
      kept === undefined
        ? Run.start(game, config, seed, listening)
        : new Run(game, fromSnapshotJson(kept.position), listening);
  }

  static create<S, E extends GameEvent, V>(game: Game<S, E, V>, options: MatchOptions): Match<S, E, V> {
    const config = configure(game, options.players, options.settings);
    return new Match(game, config, { seed: options.seed ?? newSeed(), names: options.names ?? [] });
  }

  /** Plays a record again; stops with the exact line if it does not go through. */
  static replay<S, E extends GameEvent, V>(game: Game<S, E, V>, record: GameRecord): Match<S, E, V> {
    const match = new Match(game, configOf(game, record), record);
    match.#marks.known = record.answers.length;
    record.answers.forEach(({ seat, id }, i) => {
      try {
        match.answer(seat, id);
      } catch (error) {
        throw new RecordError(record.firstLine + i, error instanceof Error ? error.message : String(error));
      }
    });
    match.#marks.known = 0;
    if (record.hash !== undefined && record.hash !== match.hash())
      throw new RecordError(
        record.firstLine + record.answers.length,
        `the game came out as ${match.hash()}, the record says ${record.hash}`,
      );
    return match;
  }

  /**
   * The match that has this history, which it goes on with. From a checkpoint that was kept a long game is there as soon as a short
   * one; what came before it (`since`) cannot be taken back then. Each answer that was played again is a step, so that others can be
   * let in between: how many there are is said. If one cannot be played, what the rules say to it is thrown.
   */
  static *restoring<S, E extends GameEvent, V>(
    game: Game<S, E, V>,
    head: RecordHead,
    history: History,
    kept?: StoredCheckpoint<S, E>,
  ): Generator<number, Match<S, E, V>, void> {
    const match = new Match(game, configOf(game, head), head, history, kept);
    match.#marks.known = kept === undefined ? history.answers.length : 0;
    while (match.#given < history.answers.length) {
      const { seat, id } = history.answers[match.#given];
      match.#give(seat, id);
      yield match.#given;
    }
    match.#marks.known = 0;
    return match;
  }

  /** The same, all at once. */
  static restore<S, E extends GameEvent, V>(
    game: Game<S, E, V>,
    head: RecordHead,
    history: History,
    kept?: StoredCheckpoint<S, E>,
  ): Match<S, E, V> {
    const restoring = Match.restoring(game, head, history, kept);
    for (;;) {
      const { value, done } = restoring.next();
      if (done) return value;
    }
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
    return this.history.answers;
  }

  get log(): readonly LogEntry<E>[] {
    return this.#log;
  }

  /** Number of the decision that is open: an answer meant for another one is stale. */
  get decisionNumber(): number {
    return this.history.decisionNumber;
  }

  /** Checkpoints passed, each with the number of answers and of log entries before it: the last ones, and some before. */
  get checkpoints(): readonly Checkpoint<S>[] {
    return this.#marks.list;
  }

  /** How far back this match reaches: 0, or the checkpoint it was resumed from. */
  get since(): number {
    return this.#marks.list[0].answers;
  }

  /** Takes an answer or a standing order, or refuses it and leaves everything as it was. */
  answer(seat: Seat, id: string, decision = this.decisionNumber, kind: 'answer' | 'timeout' = 'answer'): void {
    this.#mustBeMeant(seat, id, decision);
    const asked = this.#run.decision;
    try {
      this.#give(seat, id);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const fault = this.#fault(error, seat, [id]);
      this.#rebuild();
      throw fault;
    }
    this.history.answered(kind, seat, id, decision, this.#run.decision !== asked);
  }

  /**
   * Takes several answers of a seat as one: all of them, or none. Only the last may throw dice, show something hidden or lead to another
   * seat; before that nothing has happened that could not be taken back, and an undo takes all of them back.
   */
  answerAll(seat: Seat, path: readonly string[], decision = this.decisionNumber): void {
    mustBePath(path);
    this.#mustBeMeant(seat, path[0], decision);
    this.#tryOut(seat, path);
    for (const id of path) {
      this.#give(seat, id);
      this.history.answered('answer', seat, id, decision, true);
    }
  }

  /** Where a path of own answers leads, as far as the seat may know; nothing changes by it. */
  preview(seat: Seat, path: readonly string[]): Preview<V, E> {
    return preview(this.game, this.#run, seat, path);
  }

  /** Why `seat` cannot take its last answer back; null if it can. */
  barrier(seat: Seat): Barrier | null {
    if (this.history.pendingIndex(seat) >= 0) return null;
    const last = this.history.undoIndex(seat);
    if (last < 0) return 'nothing';
    if (this.answers[last].seat !== seat) return 'other-seat';
    return this.#barriers[last];
  }

  /**
   * Takes back the last answer of a seat, with those that were given together with it, as far as nothing irreversible followed; says which
   * one was the first.
   */
  undo(seat: Seat): number {
    const barrier = this.barrier(seat);
    if (barrier !== null) throw new Refusal('no-undo', `the last answer cannot be taken back: ${barrier}`);
    const first = this.history.undoStart(seat);
    for (let last = this.history.undoIndex(seat); last >= first; last--) this.history.tookBack(seat);
    this.#rebuild(first);
    return first;
  }

  /**
   * Goes back to the position after the first `count` answers: for replay, analysis and roll-back by consent, for which a seat had
   * asked.
   */
  rewind(count: number, seat: Seat = 0): void {
    const { length } = this.answers;
    if (!Number.isInteger(count) || count < this.since || count > length)
      throw new RangeError(`there are answers from ${this.since} to ${length}, not ${count}`);
    this.history.wentBack(seat, count);
    this.#rebuild();
  }

  /** An independent run in this position. */
  fork(options?: RunOptions<S, E>): Run<S, E> {
    return this.#run.fork(options);
  }

  /** A world as a seat may imagine it, as data; null if none was found. */
  told(seat: Seat, chance: Chance): World<S> | null {
    return this.#run.told(seat, chance);
  }

  /** The run itself, for those who only look ahead from it. */
  get run(): Run<S, E> {
    return this.#run;
  }

  /** What `seat`, or a spectator, may know; of the log only what happened after the first `since` answers. */
  seen(seat: Seat | null, since = -1, view = this.game.view(this.state, seat)): Seen<V, E> {
    const { decision, game } = this;
    return {
      decision: this.decisionNumber,
      view,
      log: this.#logFor(seat, since),
      ask: (seat !== null && decision?.open(seat)) || null,
      orders: (seat !== null && decision !== null && game.standingOrders?.orders(view, seat)) || [],
      answered: seat === null ? 0 : this.history.answeredBy(seat),
      waiting: waiting(decision),
      commitment: this.commitment,
      seed: this.over ? this.seed : null,
      result: this.result,
    };
  }

  /** Whose view a seat has: everybody's (null) where nothing is hidden and it has never ordered anything, else its own. */
  eyesOf(seat: Seat | null): Seat | null {
    if (seat === null || this.game.redeal !== undefined) return seat;
    return this.history.hasGivenOrders(seat) ? seat : null;
  }

  /** By which an accident is noticed, quick enough for every answer: state and place in the stream of chance. */
  checksum(): string {
    return `${this.#run.chance.used}-${checksum(this.state)}`;
  }

  /** Fingerprint of the position: state and place in the stream of chance. */
  hash(): string {
    return fingerprint({ state: this.state, used: this.#run.chance.used });
  }

  record(): GameRecord {
    return { ...this.#recordHead(), answers: this.answers.slice(), hash: this.hash(), firstLine: 0 };
  }

  /** The record as text. */
  toString(): string {
    return formatRecord(this.record());
  }

  #recordHead() {
    const { game, config, seed, names } = this;
    return { game: game.id, version: game.version, config, seed, names };
  }

  /** Of the log, what a seat, or a spectator, may know of what happened after the first `since` answers. */
  #logFor(seat: Seat | null, since: number): LogEntry<E>[] {
    let first = this.#log.length;
    while (first > 0 && this.#log[first - 1].at > since) first--;
    const log: LogEntry<E>[] = [];
    for (; first < this.#log.length; first++) {
      const entry = this.#log[first];
      if (entry.to === undefined || (seat !== null && entry.to.includes(seat))) log.push(entry);
    }
    return log;
  }

  /** An answer is for the decision that is open; an order must be of somebody who plays. */
  #mustBeMeant(seat: Seat, id: string, decision: number): void {
    const { history } = this;
    const order = isOrder(id);
    if (order && !(Number.isInteger(seat) && seat >= 0 && seat < this.config.players))
      throw new Refusal('wrong-seat', `there is no seat ${seat + 1} to give orders`);
    if (!(order ? history.acceptsOrder(seat, id, decision) : history.accepts(seat, decision)))
      throw new Refusal('stale', `decision ${decision} is settled, ${this.decisionNumber} is open`);
  }

  /** Whether a path can be gone: refuses it if not, and nothing has changed. */
  #tryOut(seat: Seat, path: readonly string[]): void {
    const trial = this.#run.fork();
    path.forEach((id, i) => {
      const { used } = trial.chance;
      if ((trial.decision?.asks.length ?? 0) > 1)
        throw new Refusal('not-offered', `"${id}" would be a secret answer, which stands alone`);
      try {
        trial.answer(seat, id);
      } catch (error) {
        throw error instanceof Refusal ? error : this.#fault(error, seat, path.slice(0, i + 1));
      }
      const end = endAfter(trial, seat, used);
      if (end !== null && i < path.length - 1)
        throw new Refusal('not-offered', `after "${id}" nobody knows what will be asked: ${end}`);
    });
  }

  #fault(error: unknown, seat: Seat, path: readonly string[]): RuleFault {
    const answers = [...this.answers, ...path.map((id) => ({ seat, id }))];
    return new RuleFault(error, seat, path[path.length - 1], formatRecord({ ...this.#recordHead(), answers }));
  }

  /** Gives the run an answer that is, or is about to be, part of the record. */
  #give(seat: Seat, id: string): void {
    const { used } = this.#run.chance;
    this.#given++;
    try {
      this.#run.answer(seat, id);
    } catch (error) {
      this.#given--;
      throw error;
    }
    const chance = this.#run.chance.used !== used;
    this.#barriers.push(chance ? 'chance' : this.#run.revealed ? 'revealed' : null);
  }

  #listening(): RunOptions<S, E> {
    return {
      keep: true,
      keeps: () => this.#marks.wants(this.#given),
      onEvent: (event, to) => {
        const at = this.#given;
        this.#log.push(to === undefined ? { event, at } : { event, to, at });
      },
      onCheckpoint: (snapshot) => {
        this.#marks.add({ answers: this.#given, events: this.#log.length, snapshot });
      },
    };
  }

  /** Builds the position of the record anew, from the last checkpoint within its first `count` answers: they are as they were. */
  #rebuild(count = this.answers.length): void {
    const { answers } = this;
    const mark = this.#marks.goBack(count);
    this.#given = mark.answers;
    this.#barriers.length = mark.answers;
    this.#log.length = mark.events;
    const { state, chance } = mark.snapshot;
    const copy = { state: this.game.copy(state), chance: chance.copy() };
    this.#run = new Run(this.game, copy, this.#listening());
    this.#marks.known = answers.length;
    while (this.#given < answers.length) {
      const { seat, id } = answers[this.#given];
      this.#give(seat, id);
    }
    this.#marks.known = 0;
  }
}
