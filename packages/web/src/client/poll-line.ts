import type { Seat } from '@tabula/engine';
import type { ChatMessage, ClientMessage, MyTable } from '@tabula/protocol';
import { lookAt, withAny, withOwn } from './api.ts';
import { ClientError, isPassing } from './client-error.ts';
import { ask } from './http.ts';
import type { Command, Line, PollEvents, SentGame, SentPreview } from './line.ts';
import { keysFor } from './seat-keys.ts';

/** How long one request waits for news of the game, in seconds. */
const WAIT = 12;
/** How long nothing is asked where there is nothing to wait for, in milliseconds: a lobby, a game that is over. */
const REST = 3000;

const PATHS = {
  answer: 'answers',
  path: 'path',
  preview: 'preview',
  undo: 'undo',
  rollback: 'rollback',
  vote: 'vote',
  chat: 'chat',
  absence: 'absence',
  back: 'back',
  pause: 'pause',
  vacation: 'vacation',
  talk: 'talk',
} as const;

/**
 * Where no socket can be opened, because something between here and the server lets none through: the same messages, by requests that
 * wait for news. Slower, but nothing is missing.
 */
export class PollLine implements Line {
  readonly #id: string;
  readonly #events: PollEvents;
  #table: string | null = null;
  #seq: number | undefined;
  #lastChat = 0;
  #round = new AbortController();
  #closed = false;

  constructor(id: string, events: PollEvents) {
    this.#id = id;
    this.#events = events;
  }

  send(message: ClientMessage): void {
    if (message.type === 'ping') return;
    if (message.type !== 'hello') void this.#command(message);
    else {
      const first = this.#table === null;
      this.#table = null;
      this.#seq = undefined;
      if (first) void this.#run();
      else this.#wake();
    }
  }

  close(): void {
    this.#closed = true;
    this.#round.abort();
  }

  /** What is waited for is not waited for any longer: something has changed. */
  #wake(): void {
    this.#round.abort();
    this.#round = new AbortController();
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      const { signal } = this.#round;
      try {
        await this.#look(signal);
      } catch (error) {
        if (this.#closed) return;
        if (signal.aborted) continue;
        this.#closed = true;
        if (isPassing(error)) this.#events.onClose(1006);
        else this.#events.onMessage({ type: 'error', id: null, error: asDetail(error) });
      }
    }
  }

  /** One round: the table, what was said, the game. */
  async #look(signal: AbortSignal): Promise<void> {
    const mine = await lookAt(this.#id, signal);
    const chat = mine.spectator ? await this.#chat(signal) : [];
    this.#tell(mine, chat);
    if (mine.table.status !== 'playing' && this.#seq === mine.table.seq) return rest(signal);
    if (mine.table.status === 'lobby' || !mine.spectator) return rest(signal);
    const game = await this.#game(mine.seats.length > 0 ? mine.seats : [null], signal);
    if (game === null) return;
    this.#seq = game.seq;
    this.#events.onMessage(game);
  }

  #tell({ table, seats, owner, spectator }: MyTable, chat: readonly ChatMessage[]): void {
    const { onMessage } = this.#events;
    const known = this.#table;
    this.#table = JSON.stringify(table);
    if (known === null) {
      const you = { seats, owner, spectator };
      onMessage({ type: 'welcome', protocol: 1, table, you, chat: [...chat], now: Date.now() });
    } else {
      if (known !== this.#table) onMessage({ type: 'table', table });
      for (const message of chat) if (message.id > this.#lastChat) onMessage({ type: 'chat', message });
    }
    this.#lastChat = Math.max(this.#lastChat, ...chat.map(({ id }) => id));
  }

  async #chat(signal: AbortSignal): Promise<readonly ChatMessage[]> {
    const request = (secret: string | undefined) =>
      ask<{ chat: ChatMessage[] }>('GET', `/tables/${this.#id}/chat`, { secret, signal });
    return (await withAny(this.#id, request)).chat;
  }

  /** The position for every seat at this page; null if nothing happened while one waited. */
  async #game([first, ...others]: readonly (Seat | null)[], signal: AbortSignal): Promise<SentGame | null> {
    const after = this.#seq;
    const game = await this.#seen(first, after, after === undefined ? 0 : WAIT, signal);
    if (game === null) return null;
    const rest = await Promise.all(others.map((seat) => this.#seen(seat, after, 0, signal)));
    // Whoever is a step ahead is asked again, together with the others.
    if (rest.some((one) => one?.seq !== game.seq)) return null;
    return { ...game, viewers: [game, ...rest].flatMap((one) => one?.viewers ?? []) };
  }

  #seen(seat: Seat | null, after: number | undefined, wait: number, signal: AbortSignal): Promise<SentGame | null> {
    const query = new URLSearchParams({
      ...(seat === null ? {} : { seat: String(seat) }),
      ...(after === undefined ? {} : { after: String(after) }),
      wait: String(wait),
    });
    const request = (secret: string | undefined) =>
      ask<SentGame | null>('GET', `/tables/${this.#id}/seen?${query}`, { secret, signal });
    return seat === null ? withAny(this.#id, request) : withOwn(this.#id, request, keysFor(this.#id).seats?.[seat]);
  }

  async #command({ type, id, ...body }: Command): Promise<void> {
    const path = `/tables/${this.#id}/${PATHS[type]}`;
    const request = (secret: string | undefined) => ask<{ preview?: SentPreview }>('POST', path, { secret, body });
    try {
      const reply = await withOwn(this.#id, request, keysFor(this.#id).seats?.[body.seat]);
      if (type === 'preview' && reply.preview !== undefined) {
        this.#events.onMessage({ type: 'previewed', id, preview: reply.preview });
        return;
      }
      this.#wake();
      this.#events.onMessage({ type: 'done', id });
    } catch (error) {
      this.#wake();
      this.#events.onMessage({ type: 'error', id, error: asDetail(error) });
    }
  }
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REST);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function asDetail(error: unknown): { code: string; message: string } {
  if (error instanceof ClientError) return { code: error.code, message: error.message };
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}
