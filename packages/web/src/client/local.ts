import {
  commitment,
  type Game,
  type GameEvent,
  type LogEntry,
  type Match,
  Refusal,
  type Seat,
  waiting,
} from '@tabula/engine';
import {
  type HintOf,
  Listeners,
  type OddsOf,
  type SeatInfo,
  type TableSource,
  type TableState,
  Trouble,
} from './source.ts';
import { Thinker } from './thinker.ts';

/** How long a bot's answer can be looked at before the next one comes, in milliseconds. */
const PAUSE = 350;

export interface LocalSeat {
  readonly name: string;
  /** The word of a bot, or null for a person at this page. */
  readonly bot: 'easy' | 'normal' | 'hard' | null;
}

/** A table that lives in this page alone: to try things out, to go on from a replay, without a server. */
export class LocalTable implements TableSource {
  readonly #match: Match;
  readonly #seats: readonly LocalSeat[];
  readonly #listeners = new Listeners();
  readonly #thinker = new Thinker();
  readonly #pause: number;
  readonly subscribe = this.#listeners.subscribe;
  #state: TableState;
  #seq = 0;
  #closed = false;

  constructor(match: Match, seats: readonly LocalSeat[], pause = PAUSE) {
    this.#match = match;
    this.#seats = seats;
    this.#pause = pause * (match.game.botTimeFactor ?? 1);
    this.#state = this.#look();
    void this.#playBots();
  }

  get game(): Game {
    return this.#match.game;
  }

  get state(): TableState {
    return this.#state;
  }

  async answer(seat: Seat, option: string): Promise<void> {
    this.#act(() => this.#match.answer(seat, option));
    void this.#playBots();
  }

  async undo(seat: Seat): Promise<void> {
    this.#act(() => this.#match.undo(seat));
  }

  async odds(seat: Seat, option: string): Promise<OddsOf | null> {
    return this.#thinker.odds(this.#match.toString(), seat, option);
  }

  async hint(seat: Seat): Promise<HintOf> {
    return this.#thinker.hint(this.#match.toString(), seat);
  }

  async record(): Promise<string> {
    return this.#match.toString();
  }

  async chat(): Promise<void> {
    throw new Trouble('alone', 'nobody else is at this table');
  }

  async vote(): Promise<void> {
    throw new Trouble('alone', 'nobody else is at this table');
  }

  async rollback(_seat: Seat, to: number): Promise<void> {
    this.#act(() => this.#match.rewind(to));
  }

  close(): void {
    this.#closed = true;
    this.#thinker.close();
  }

  #act(change: () => void): void {
    try {
      change();
    } catch (error) {
      if (error instanceof Refusal) throw new Trouble(error.code, error.message);
      throw error;
    }
    this.#seq++;
    this.#state = this.#look();
    this.#listeners.tell();
  }

  async #playBots(): Promise<void> {
    const asked = waiting(this.#match.decision);
    const seat = asked.find((one) => this.#seats[one]?.bot);
    const word = seat === undefined ? null : this.#seats[seat]?.bot;
    if (seat === undefined || !word) return;
    const answers = this.#match.answers.length;
    const [option] = await Promise.all([this.#thinker.think(this.#match.toString(), seat, word), sleep(this.#pause)]);
    if (this.#closed || this.#match.answers.length !== answers) return;
    this.#act(() => this.#match.answer(seat, option));
    await this.#playBots();
  }

  #look(): TableState {
    const { game, config, answers, decisionNumber: openDecision, seed, over, result, decision } = this.#match;
    const people = this.#seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const viewers = (people.length > 0 ? people : [null]).map((seat) => {
      const { view, log, ask, orders } = this.#match.seen(seat);
      return {
        seat,
        view,
        log: [...log] satisfies LogEntry<GameEvent>[],
        ask: ask === null ? null : { prompt: ask.prompt, options: ask.options, barred: ask.barred?.() ?? [] },
        orders,
        barrier: seat === null ? 'nothing' : this.#match.barrier(seat),
      };
    });
    const promise = commitment(seed);
    const clock = { askedAt: Date.now(), dueAt: null };
    const asked = waiting(decision);
    const seats = this.#seats.map(({ name, bot }, seat): SeatInfo => {
      return { seat, kind: bot === null ? 'human' : 'bot', name, level: bot, online: true };
    });
    return {
      table: {
        id: 'local',
        game: game.id,
        settings: config.settings,
        time: null,
        status: over ? 'over' : 'playing',
        seats,
        watchers: 0,
        seq: this.#seq,
        answers: answers.length,
        waiting: asked,
        ...clock,
        commitment: promise,
        sealed: true,
        result,
        rollback: null,
        rematch: null,
        from: null,
        createdAt: 0,
        updatedAt: 0,
      },
      you: { seats: people, owner: true },
      position: {
        seq: this.#seq,
        decision: openDecision,
        answers: answers.length,
        waiting: asked,
        ...clock,
        commitment: promise,
        seed: over ? seed : null,
        result,
        last: { kind: 'answer', seat: null },
        viewers,
      },
      chat: [],
      link: 'local',
    };
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
