import type { GameEvent, LogEntry, Seat } from '@tabula/engine';
import { askHint, askOdds, replayOf } from './api.ts';
import { heldOf, newKey } from './purse.ts';
import {
  type ChatMessage,
  type HintOf,
  Listeners,
  type OddsOf,
  type Position,
  type TableInfo,
  type TableSource,
  type TableState,
  Trouble,
  type Viewer,
} from './source.ts';

interface GameMessage extends Omit<Position, 'viewers'> {
  readonly type: 'game';
  readonly since: number;
  readonly viewers: readonly Viewer[];
}

/** What the server says (PROTOCOL.md of the server). */
type ServerMessage =
  | GameMessage
  | {
      readonly type: 'welcome';
      readonly table: TableInfo;
      readonly you: { seats: Seat[]; owner: boolean };
      readonly chat: ChatMessage[];
      readonly now: number;
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  | { readonly type: 'done'; readonly id: number }
  | {
      readonly type: 'error';
      readonly id: number | null;
      readonly error: { readonly code: string; readonly message: string; readonly retryAfter?: number };
    }
  | { readonly type: 'pong' };

interface Request {
  readonly message: Readonly<Record<string, unknown>>;
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
  #trouble: Trouble | null = null;
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
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  answer(seat: Seat, option: string): Promise<void> {
    return this.#request({ type: 'answer', seat, decision: this.#decision(), option });
  }

  undo(seat: Seat): Promise<void> {
    return this.#request({ type: 'undo', seat, seq: this.#state?.position?.seq ?? 0 });
  }

  odds(seat: Seat, option: string, signal?: AbortSignal): Promise<OddsOf | null> {
    return askOdds(this.#id, seat, this.#decision(), option, signal);
  }

  hint(seat: Seat): Promise<HintOf> {
    return askHint(this.#id, seat, this.#decision());
  }

  chat(seat: Seat, text: string): Promise<void> {
    return this.#request({ type: 'chat', seat, text, key: newKey() });
  }

  vote(seat: Seat, agree: boolean): Promise<void> {
    const { rollback = null, seq = 0 } = this.#state?.table ?? {};
    return this.#request({ type: 'vote', seat, agree, answers: rollback?.answers ?? 0, seq });
  }

  rollback(seat: Seat, answers: number): Promise<void> {
    return this.#request({ type: 'rollback', seat, answers });
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

  #decision(): number {
    return this.#state?.position?.decision ?? 0;
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
    const { secrets, spectator } = heldOf(this.#id);
    this.#send({
      type: 'hello',
      table: this.#id,
      secrets: spectator === undefined ? secrets : [...secrets, spectator],
    });
  }

  #greetAgain(seconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hello(), 1000 * seconds * (1 + Math.random()));
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #request(message: Readonly<Record<string, unknown>>): Promise<void> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      const request = { message: { ...message, id }, resolve, reject };
      this.#requests.set(id, request);
      this.#send(request.message);
    });
  }

  #lost(code: number): void {
    if (this.#closed) return;
    clearInterval(this.#ping);
    if (this.#state !== null) this.#change({ link: 'lost' });
    if (GO_AWAY.includes(code)) {
      this.#fail(new Trouble('sent-away', 'the server asked this page not to come back'));
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        const { table, you, chat, now } = message;
        this.#ahead = now - Date.now();
        this.#pause = FIRST_PAUSE;
        this.#state = { table, you, chat, position: this.#state?.position ?? null, link: 'live' };
        this.#trouble = null;
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
        const { code, retryAfter = 1 } = message.error;
        const trouble = new Trouble(code, message.error.message);
        // Too many pages of this address came at once: that is no failure, only a pause.
        if (message.id === null && code === 'too-many') this.#greetAgain(retryAfter);
        else if (message.id === null) this.#fail(trouble);
        else {
          this.#requests.get(message.id)?.reject(trouble);
          this.#requests.delete(message.id);
        }
      }
    }
  }

  /** The log entries up to `since` stay, what comes is added. */
  #merged({ type: _type, since, viewers, ...rest }: GameMessage): Position {
    const before = this.#state?.position?.viewers ?? [];
    return {
      ...rest,
      askedAt: rest.askedAt - this.#ahead,
      dueAt: rest.dueAt === null ? null : rest.dueAt - this.#ahead,
      viewers: viewers.map((viewer) => {
        const known = before.find(({ seat }) => seat === viewer.seat)?.log ?? [];
        const log: LogEntry<GameEvent>[] = [...known.filter(({ at }) => at <= since), ...viewer.log];
        return { ...viewer, log };
      }),
    };
  }

  #change(change: Partial<TableState>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }

  #fail(trouble: Trouble): void {
    this.#trouble = trouble;
    for (const { reject } of this.#requests.values()) reject(trouble);
    this.#requests.clear();
    this.#listeners.tell();
  }
}
