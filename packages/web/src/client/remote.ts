import type { Odds } from '@tabula/bots/browser';
import type { Seat } from '@tabula/engine';
import type { AnswerBody, ClientMessage, GameMessage, ServerMessage } from '@tabula/protocol';
import { askHint, askOdds, replayOf } from './api.ts';
import { keysFor } from './seat-keys.ts';
import type { Hint } from './source.ts';
import {
  ClientError,
  Listeners,
  type OpenAsk,
  type Position,
  steady,
  type TableSource,
  type TableState,
  type Viewer,
} from './source.ts';

/** A viewer as it travels: the log only brings what is new. */
type SentViewer = Omit<Viewer, 'ask'> & { readonly ask: Omit<OpenAsk, 'decision'> | null };

/** What the server says (PROTOCOL.md), with the types of what it passes on unseen. */
type Heard =
  | Exclude<ServerMessage, GameMessage>
  | (Omit<GameMessage, 'viewers'> & { readonly viewers: readonly SentViewer[] });

/** What is asked of the server and answered with `done` or `error`. */
type Command = Extract<ClientMessage, { id: number }>;

interface Request {
  readonly message: Command;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** The server said that this page must not come again by itself. */
const GO_AWAY = [4003, 4004];
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const PING = 15_000;

/** A table on the server: shows what it says, sends what one wants, and comes back by itself when the line is lost. */
export class RemoteTable implements TableSource {
  readonly #id: string;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #requests = new Map<number, Request>();
  #socket: WebSocket | null = null;
  #state: TableState | null = null;
  #error: ClientError | null = null;
  #pause = FIRST_PAUSE;
  #number = 0;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  #ahead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
    this.#connect();
  }

  get state(): TableState | null {
    return this.#state;
  }

  /** Why there is nothing to see at all. */
  get error(): ClientError | null {
    return this.#error;
  }

  answer(answer: Readonly<AnswerBody>): Promise<void> {
    return this.#request((id) => ({ type: 'answer', id, ...answer }));
  }

  undo(seat: Seat): Promise<void> {
    return this.#request((id) => ({ type: 'undo', id, seat, seq: this.#state?.position?.seq ?? 0 }));
  }

  odds(asked: Readonly<AnswerBody>, signal?: AbortSignal): Promise<Odds | null> {
    return askOdds(this.#id, asked, signal);
  }

  hint(asked: Readonly<Omit<AnswerBody, 'option'>>): Promise<Hint> {
    return askHint(this.#id, asked);
  }

  chat(seat: Seat, text: string): Promise<void> {
    return this.#request((id) => ({ type: 'chat', id, seat, text }));
  }

  vote(seat: Seat, agree: boolean): Promise<void> {
    return this.#request((id) => ({ type: 'vote', id, seat, agree }));
  }

  rollback(seat: Seat, answers: number): Promise<void> {
    return this.#request((id) => ({ type: 'rollback', id, seat, answers }));
  }

  async record(): Promise<string> {
    return (await replayOf(this.#id)).record;
  }

  /** Says hello again, with the secrets that this browser holds now. */
  again(): void {
    this.#hello();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#hello());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') this.#hear(JSON.parse(data));
    });
    socket.addEventListener('close', ({ code }) => this.#lost(code));
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#send({ type: 'ping' }), PING);
  }

  #hello(): void {
    const { secrets, spectator } = keysFor(this.#id);
    this.#send({
      type: 'hello',
      table: this.#id,
      secrets: spectator === undefined ? [...secrets] : [...secrets, spectator],
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #request(command: (id: number) => Command): Promise<void> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      const request = { message: command(id), resolve, reject };
      this.#requests.set(id, request);
      this.#send(request.message);
    });
  }

  #lost(code: number): void {
    if (this.#closed) return;
    clearInterval(this.#ping);
    if (this.#state !== null) this.#change({ link: 'lost' });
    if (GO_AWAY.includes(code)) {
      this.#fail(new ClientError('sent-away', 'the server asked this page not to come back'));
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case 'welcome': {
        const { table, you, chat, now } = message;
        this.#ahead = now - Date.now();
        this.#pause = FIRST_PAUSE;
        this.#state = { table, you, chat, position: this.#state?.position ?? null, link: 'live' };
        this.#error = null;
        // What was under way when the line broke is said again: the server knows it if it had heard it.
        for (const { message: waiting } of this.#requests.values()) this.#send(waiting);
        this.#listeners.tell();
        return;
      }
      case 'game':
        this.#change({ position: this.#merged(message) });
        return;
      case 'table':
        this.#change({ table: message.table });
        return;
      case 'chat':
        this.#change({ chat: [...(this.#state?.chat ?? []), message.message] });
        return;
      case 'done':
        this.#requests.get(message.id)?.resolve();
        this.#requests.delete(message.id);
        return;
      case 'error': {
        const error = new ClientError(message.error.code, message.error.message);
        if (message.id === null) this.#fail(error);
        else {
          this.#requests.get(message.id)?.reject(error);
          this.#requests.delete(message.id);
        }
      }
    }
  }

  /**
   * The log entries up to `since` stay, what comes is added. A question that is still open stays the same object: what is half put
   * together is not lost.
   */
  #merged({ type: _type, table: _table, since, viewers, ...rest }: Extract<Heard, { type: 'game' }>): Position {
    const before = this.#state?.position;
    return {
      ...rest,
      askedAt: rest.askedAt - this.#ahead,
      dueAt: rest.dueAt === null ? null : rest.dueAt - this.#ahead,
      viewers: viewers.map((viewer): Viewer => {
        const known = before?.viewers.find(({ seat }) => seat === viewer.seat);
        return {
          ...viewer,
          log: [...(known?.log.filter(({ at }) => at <= since) ?? []), ...viewer.log],
          ask: steady(known?.ask, viewer.ask === null ? null : { ...viewer.ask, decision: rest.decision }),
        };
      }),
    };
  }

  #change(change: Partial<TableState>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }

  #fail(error: ClientError): void {
    this.#error = error;
    for (const { reject } of this.#requests.values()) reject(error);
    this.#requests.clear();
    this.#listeners.tell();
  }
}
