import type { Odds } from '@tabula/bots/browser';
import { type Ask, commitment, type Game, type Match, Refusal, type Seat, waiting } from '@tabula/engine';
import type { AnswerBody, OddsBody, OurBotName, PathBody, PreviewBody, SeatInfo } from '@tabula/protocol';
import { BotWorker } from './bot-worker.ts';
import { ClientError } from './client-error.ts';
import { Listeners } from './listeners.ts';
import {
  type Hint,
  type OpenAsk,
  type Position,
  type Preview,
  steady,
  type TableSource,
  type TableState,
  type Viewer,
} from './source.ts';

/** How long a bot's answer can be looked at before the next one comes, in milliseconds. */
const PAUSE = 350;

export interface LocalSeat {
  readonly name: string;
  /** The word of a bot, or null for a person at this page. */
  readonly bot: OurBotName | null;
}

/** A table that lives in this page alone: to try things out, to go on from a replay, without a server. */
export class LocalTable implements TableSource {
  readonly #match: Match;
  readonly #seats: readonly LocalSeat[];
  readonly #listeners = new Listeners();
  readonly #botWorker = new BotWorker();
  readonly #pause: number;
  readonly subscribe = this.#listeners.subscribe;
  #state: TableState | null = null;
  #seq = 0;
  #closed = false;

  constructor(match: Match, seats: readonly LocalSeat[], pause = PAUSE) {
    this.#match = match;
    this.#seats = seats;
    this.#pause = pause * (match.game.botPauseFactor ?? 1);
    this.#state = this.#look();
    if (seats.some(({ bot }) => bot !== null)) this.#botWorker.warmUp(match.toString());
    void this.#playBots();
  }

  get game(): Game {
    return this.#match.game;
  }

  get state(): TableState | null {
    return this.#state;
  }

  async answer({ seat, decision, option }: Readonly<AnswerBody>): Promise<void> {
    this.#act(() => this.#match.answer(seat, option, decision));
    void this.#playBots();
  }

  async go({ seat, decision, path }: Readonly<PathBody>): Promise<void> {
    this.#act(() => this.#match.answerAll(seat, path, decision));
    void this.#playBots();
  }

  async preview({ seat, decision, path }: Readonly<PreviewBody>): Promise<Preview> {
    if (decision !== this.#match.decisionNumber) throw new ClientError('stale', 'another decision is open');
    const { ask, ...seen } = refusable(() => this.#match.preview(seat, path));
    return { ...seen, ask: openAsk(ask, decision) };
  }

  async undo(seat: Seat): Promise<void> {
    this.#act(() => this.#match.undo(seat));
  }

  async odds({ seat, path = [], option }: Readonly<OddsBody>): Promise<Odds | null> {
    return this.#botWorker.odds(this.#match.toString(), seat, [...path, option]);
  }

  async hint({ seat }: Readonly<Omit<AnswerBody, 'option'>>): Promise<Hint> {
    return this.#botWorker.hint(this.#match.toString(), seat);
  }

  async record(): Promise<string> {
    return this.#match.toString();
  }

  async chat(): Promise<void> {
    throw new ClientError('alone', 'nobody else is at this table');
  }

  async vote(): Promise<void> {
    throw new ClientError('alone', 'nobody else is at this table');
  }

  async attend(): Promise<void> {
    throw new ClientError('alone', 'nobody else is at this table');
  }

  async rollback(_seat: Seat, to: number): Promise<void> {
    this.#act(() => this.#match.rewind(to));
  }

  close(): void {
    this.#closed = true;
    this.#botWorker.close();
  }

  #act(change: () => void): void {
    refusable(change);
    this.#seq++;
    this.#state = this.#look();
    this.#listeners.tell();
  }

  async #playBots(): Promise<void> {
    const asked = waiting(this.#match.decision);
    const seat = asked.find((one) => this.#seats[one]?.bot);
    const word = seat === undefined ? null : this.#seats[seat]?.bot;
    if (seat === undefined || !word) {
      if (!this.#match.over) this.#ponder();
      return;
    }
    const answers = this.#match.answers.length;
    const [option] = await Promise.all([this.#botWorker.think(this.#match.toString(), seat, word), sleep(this.#pause)]);
    if (this.#closed || this.#match.answers.length !== answers) return;
    this.#act(() => this.#match.answer(seat, option));
    await this.#playBots();
  }

  #ponder(): void {
    const bots = this.#seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ seat, bot }]));
    if (bots.length > 0) this.#botWorker.ponder(this.#match.toString(), bots);
  }

  #look(): TableState {
    const { game, config, over } = this.#match;
    return {
      table: {
        id: 'local',
        game: game.id,
        version: game.version,
        settings: { ...config.settings },
        public: false,
        time: null,
        status: over ? 'over' : 'playing',
        seats: this.#seats.map(({ name, bot }, seat): SeatInfo => {
          return { seat, kind: bot === null ? 'human' : 'bot', name, level: bot, online: true };
        }),
        watchers: 0,
        sealed: true,
        rollback: null,
        stalled: null,
        rematch: null,
        from: null,
        createdAt: 0,
        updatedAt: 0,
      },
      you: { seats: this.#people(), owner: true, spectator: true },
      position: this.#position(),
      chat: [],
      link: 'local',
    };
  }

  #people(): Seat[] {
    return this.#seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  #position(): Position {
    const { answers, decisionNumber, seed, over, result, decision } = this.#match;
    const people = this.#people();
    return {
      seq: this.#seq,
      decision: decisionNumber,
      answers: answers.length,
      waiting: waiting(decision),
      askedAt: Date.now(),
      dueAt: null,
      commitment: commitment(seed),
      seed: over ? seed : null,
      result: result === null ? null : { ...result, points: [...result.points], winners: [...result.winners] },
      last: { kind: 'answer', seat: null },
      viewers: (people.length > 0 ? people : [null]).map((seat) => this.#viewer(seat)),
    };
  }

  #viewer(seat: Seat | null): Viewer {
    const { view, log, ask, orders, answered } = this.#match.seen(seat);
    const known = this.#state?.position?.viewers.find((viewer) => viewer.seat === seat);
    return {
      seat,
      view,
      log: [...log],
      ask: steady(known?.ask, openAsk(ask, this.#match.decisionNumber)),
      orders,
      answered,
      barrier: seat === null ? 'nothing' : this.#match.barrier(seat),
    };
  }
}

function openAsk(ask: Ask | null, decision: number): OpenAsk | null {
  return ask && { decision, prompt: ask.prompt, options: ask.options, barred: ask.barred?.() ?? [] };
}

/** What the gate does not let pass is told as the server would tell it. */
function refusable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refusal ? new ClientError(error.code, error.message) : error;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
