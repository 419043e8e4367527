import { Chance, type ChanceState } from '../common/chance.ts';
import { Refusal } from '../common/errors.ts';
import { fingerprint } from '../common/hash.ts';
import type { Seat } from '../common/seat.ts';
import type { Config, Game } from '../game/game.ts';
import { type GameEvent, type Host, RulesContext } from '../rules/context.ts';
import type { Answer, Decision, Flow } from '../rules/decision.ts';
import type { Option } from '../rules/option.ts';
import { isOrder } from '../rules/standing-orders.ts';

/** A checkpoint: the main flow started on it arrives at the decision that followed. As JSON it is a `Position`. */
export interface Snapshot<S> {
  readonly state: S;
  readonly chance: Chance;
}

/** A checkpoint as JSON. */
export interface SnapshotJson<S = unknown> {
  readonly state: S;
  readonly chance: ChanceState;
}

/**
 * A world as a seat may imagine it, for whoever has the rules and nothing else (`startWorld`): a checkpoint, what was answered since, and
 * the words of chance that this took. What the seat cannot see is dealt anew in it, and of the chance to come it holds nothing.
 */
export interface World<S = unknown> {
  readonly state: S;
  readonly answers: readonly Answer[];
  readonly words: readonly number[];
}

/** Hears the events of a run. */
export type Listener<E extends GameEvent> = (event: E, to: readonly Seat[] | undefined) => void;

export interface RunOptions<S, E extends GameEvent> {
  /** Keep the last checkpoint, so that the run can be forked. */
  readonly keep?: boolean;
  /** Asked at each checkpoint whether it is one to keep; if not said, all are. */
  readonly keeps?: (() => boolean) | undefined;
  readonly onEvent?: Listener<E> | undefined;
  /** Hears of each checkpoint that is kept. */
  readonly onCheckpoint?: ((snapshot: Snapshot<S>) => void) | undefined;
}

/**
 * A game being played, without a memory: a state, a flow that waits at a decision, and the gate. Simulations and
 * search play runs; a match (match.ts) is a run with its record.
 */
export class Run<S = unknown, E extends GameEvent = GameEvent> implements Host<E> {
  readonly game: Game<S, E>;
  readonly state: S;
  readonly chance: Chance;
  /** What is asked now; null when the game is over. */
  decision: Decision | null = null;
  /** Nothing of consequence is under way: the rules passed a checkpoint right before this decision. */
  atCheckpoint = false;
  /** The last answer made something hidden known. */
  revealed = false;
  /** How much chance had been used when it did. */
  usedAtReveal = 0;
  readonly #flow: Flow<void>;
  readonly #keep: boolean;
  readonly #keeps: (() => boolean) | undefined;
  readonly #onEvent: Listener<E> | undefined;
  readonly #onCheckpoint: ((snapshot: Snapshot<S>) => void) | undefined;
  #last: Snapshot<S>;
  #since: Answer[] = [];
  /** Which words of chance since then were dice that all saw: of each roll the first, and the one after the last. */
  #rolls: number[] = [];
  /** How many of the answers came before the decision that is open. */
  #posed = 0;
  /** Where the dice of an imagined run became other dice: after how many of the answers since the checkpoint. */
  #turned: { readonly after: number; readonly chance: Chance } | null = null;
  /** What was answered since the checkpoint cannot be without what somebody ordered, so all have seen that he did. */
  #ordersShow = false;

  /** Starts the main flow on a checkpoint's state, which the run from now on owns. */
  constructor(game: Game<S, E>, from: Snapshot<S>, options: RunOptions<S, E> = {}) {
    this.game = game;
    this.state = from.state;
    this.chance = from.chance;
    this.#keep = options.keep ?? false;
    this.#keeps = options.keeps;
    this.#onEvent = options.onEvent;
    this.#onCheckpoint = options.onCheckpoint;
    this.#last = from;
    if (this.#keep) this.#hold();
    this.#flow = game.play(new RulesContext<S, E>(this.state, this.chance, this));
    this.#advance();
  }

  static start<S, E extends GameEvent>(
    game: Game<S, E>,
    config: Config,
    seed: string,
    options?: RunOptions<S, E>,
  ): Run<S, E> {
    const chance = Chance.fromSeed(seed);
    return new Run(game, { state: game.setup(config, chance), chance }, options);
  }

  get over(): boolean {
    return this.decision === null;
  }

  /** The gate: lets an answer through exactly if it is in the list of the seat that gives it. */
  answer(seat: Seat, id: string): void {
    if (this.decision === null) throw new Refusal('game-over', 'the game is over');
    if (isOrder(id)) {
      this.#order(seat, id);
      return;
    }
    const complete = this.decision.take(seat, id);
    if (this.#keep) this.#since.push({ seat, id });
    this.revealed = false;
    if (!complete) return;
    const secret = this.decision.asks.length > 1;
    this.#advance();
    if (secret) this.revealed = true;
  }

  /** An independent run in the same position: the last checkpoint and the answers since. */
  fork(options?: RunOptions<S, E>): Run<S, E> {
    this.#mustKeep();
    return this.#forkFrom(this.game.copy(this.#last.state), this.#since, options);
  }

  /**
   * A run as `seat` may imagine it: what it cannot see is dealt anew, secret answers and standing orders of others are
   * forgotten, and the dice to come are other dice.
   */
  imagine(seat: Seat, chance: Chance, options?: RunOptions<S, E>): Run<S, E> {
    this.#mustKeep();
    const { game } = this;
    const known = this.#since.filter((answer, i) => i < this.#posed || answer.seat === seat);
    for (let attempt = 1; ; attempt++) {
      const state = game.copy(this.#last.state);
      game.redeal?.(state, seat, chance, known);
      const forgets = game.standingOrders !== undefined && !this.#ordersShow && attempt % 2 === 1;
      if (forgets) game.standingOrders?.forget(state, seat);
      try {
        const run = this.#forkFrom(state, forgets ? known.filter(isNoOrderBut(seat)) : known, options);
        const elsewhere = asksOf(run.decision, seat) !== asksOf(this.decision, seat);
        if (elsewhere || (forgets && !looksAlike(run.decision, this.decision, seat)))
          throw new Refusal('not-offered', `seat ${seat + 1} would be asked something else`);
        run.#turnTo(chance.split());
        return run;
      } catch (error) {
        // Another deal, or another's order forgotten, may not allow what was answered since the checkpoint, or lead
        // elsewhere: then it is not a world that can be.
        if (!(error instanceof Refusal) || attempt === MOST_DEALS) throw error;
        if (forgets && game.redeal === undefined) this.#ordersShow = true;
      }
    }
  }

  /**
   * A world as `seat` may imagine it, as data; null if none was found that looks to the seat as the real one does. Dice that were thrown
   * since the checkpoint are the real ones, because all saw them; whatever else chance decided since then is decided anew.
   */
  told(seat: Seat, chance: Chance): World<S> | null {
    this.#mustKeep();
    if (this.#turned !== null) throw new Error('only of a game that is really played can a world be told');
    const { game } = this;
    const answers = this.#since.filter((answer, i) => i < this.#posed || answer.seat === seat);
    const seen = fingerprint(game.view(this.state, seat));
    for (let attempt = 1; attempt <= MOST_DEALS; attempt++) {
      const state = game.copy(this.#last.state);
      game.redeal?.(state, seat, chance, answers);
      const forgets = game.standingOrders !== undefined && attempt % 2 === 1;
      if (forgets) game.standingOrders?.forget(state, seat);
      const world = {
        state,
        answers: forgets ? answers.filter(isNoOrderBut(seat)) : answers,
        words: this.#words(chance),
      };
      try {
        const run = startWorld(game, { ...world, state: game.copy(state) }, chance);
        const sameChance = run.chance.used === world.words.length;
        if (
          sameChance &&
          looksAlike(run.decision, this.decision, seat) &&
          fingerprint(game.view(run.state, seat)) === seen
        )
          return world;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return null;
  }

  checkpoint(): void {
    this.atCheckpoint = true;
    if (this.#keep && (this.#keeps?.() ?? true)) this.#hold();
  }

  event(event: E, to: readonly Seat[] | undefined): void {
    this.#onEvent?.(event, to);
  }

  get isHeard(): boolean {
    return this.#onEvent !== undefined;
  }

  reveal(): void {
    if (!this.revealed) this.usedAtReveal = this.chance.used;
    this.revealed = true;
  }

  rolled(first: number, last: number): void {
    if (this.#keep) this.#rolls.push(first, last);
  }

  /** The words of chance since the checkpoint; where something is hidden, only those of dice are the real ones. */
  #words(other: Chance): number[] {
    const { chance: then } = this.#last;
    const real = then.copy();
    const rolls = this.#rolls;
    const words: number[] = [];
    let roll = 0;
    for (let at = then.used; at < this.chance.used; at++) {
      while (roll < rolls.length && at >= rolls[roll + 1]) roll += 2;
      const word = real.word();
      const open = this.game.redeal === undefined || (roll < rolls.length && at >= rolls[roll]);
      words.push(open ? word : other.word());
    }
    return words;
  }

  #advance(): void {
    this.atCheckpoint = false;
    const { value, done } = this.#flow.next();
    this.decision = done ? null : value;
    this.#posed = this.#since.length;
    if (done) this.atCheckpoint = true;
  }

  /** From now on forks start here. */
  #hold(): void {
    this.#last = { state: this.game.copy(this.state), chance: this.chance.copy() };
    this.#since = [];
    this.#rolls = [];
    this.#turned = null;
    this.#ordersShow = false;
    this.#onCheckpoint?.(this.#last);
  }

  #forkFrom(state: S, answers: readonly Answer[], options: RunOptions<S, E> | undefined): Run<S, E> {
    const turned = this.#turned;
    const run = new Run(this.game, { state, chance: this.#last.chance.copy() }, options);
    for (let i = 0; i < answers.length; i++) {
      if (i === turned?.after) run.#turnTo(turned.chance);
      run.answer(answers[i].seat, answers[i].id);
    }
    if (answers.length === turned?.after) run.#turnTo(turned.chance);
    return run;
  }

  /** Goes on with other dice, and so do the forks of this run. */
  #turnTo(chance: Chance): void {
    this.chance.become(chance);
    if (this.#keep) this.#turned = { after: this.#since.length, chance };
  }

  #mustKeep(): void {
    if (!this.#keep) throw new Error('a run that keeps no checkpoint cannot be forked: start it with { keep: true }');
  }

  /** A standing order counts at once, and whoever is asked is asked the same as before. */
  #order(seat: Seat, id: string): void {
    const { game, state } = this;
    const orders = game.standingOrders?.orders(game.view(state, seat), seat) ?? [];
    const values = orders.map((order) => order.values).find((list) => list.some((value) => value.id === id)) ?? [];
    const order = values.find((value) => value.id === id);
    if (order === undefined) throw new Refusal('not-offered', `"${id}" is no order that seat ${seat + 1} can give`);
    game.standingOrders?.give(state, seat, order);
    if (this.#keep) this.#remember(seat, id, values);
    this.revealed = false;
  }

  /**
   * An order takes the place of the seat's last one about the same thing, unless the rules went on in between: somebody
   * who gives a thousand of them must not make every look ahead give them all again.
   */
  #remember(seat: Seat, id: string, values: readonly Option[]): void {
    const since = this.#since;
    const first = Math.max(this.#posed, this.#turned?.after ?? 0);
    for (let i = since.length - 1; i >= first; i--)
      if (since[i].seat === seat && values.some((value) => value.id === since[i].id)) since.splice(i, 1);
    since.push({ seat, id });
  }
}

const MOST_DEALS = 100;

/** The run of a world that was told: what is asked in it is what was asked in the real one, and `chance` decides what is to come. */
export function startWorld<S, E extends GameEvent>(game: Game<S, E>, world: World<S>, chance: Chance): Run<S, E> {
  const { state, answers, words } = world;
  const run = new Run(game, { state, chance: Chance.beginning(words, chance) }, { keep: true });
  for (const { seat, id } of answers) run.answer(seat, id);
  return run;
}

/** What a seat is asked now, by name. */
function asksOf(decision: Decision | null, seat: Seat): string | undefined {
  return decision?.open(seat)?.prompt.ask;
}

/** Whether the same seats are asked, by the same names, and one of them has the same choice. */
function looksAlike(one: Decision | null, other: Decision | null, own: Seat): boolean {
  const asked = (decision: Decision | null) => decision?.asks.map(({ seat, prompt: { ask } }) => `${seat} ${ask}`);
  const offered = (decision: Decision | null) => decision?.open(own)?.options.map(({ id }) => id);
  return asked(one)?.join() === asked(other)?.join() && offered(one)?.join() === offered(other)?.join();
}

/** All answers, and of the standing orders the seat's own. */
function isNoOrderBut(seat: Seat): (answer: Answer) => boolean {
  return (answer) => answer.seat === seat || !isOrder(answer.id);
}

/** The seats that have still to answer. */
export function waiting(decision: Decision | null): Seat[] {
  const seats: Seat[] = [];
  if (decision !== null) for (const { seat } of decision.asks) if (decision.open(seat) !== undefined) seats.push(seat);
  return seats;
}

/** Reads a checkpoint back from JSON. */
export function fromSnapshotJson<S>(position: SnapshotJson<S>): Snapshot<S> {
  return { state: position.state, chance: Chance.fromJSON(position.chance) };
}
