import type { CLOSE, ClientMessage } from '@tabula/protocol';
import { lookAt } from './api.ts';
import { ClientError, isPassing } from './client-error.ts';
import type { Heard, Line, LineEvents, PollEvents } from './line.ts';
import { SocketLine } from './socket-line.ts';

/** After these the server does not want this page to come again by itself. */
const NONSENSE = 4003 satisfies (typeof CLOSE)['nonsense'];
const CROWD = 4004 satisfies (typeof CLOSE)['crowd'];

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** So often a socket is refused by somebody while the server answers, and requests take its place. */
const REFUSALS = 2;
/** Then a socket is tried again so often, in milliseconds. */
const SOCKET_AGAIN = 60_000;

export interface ConnectionEvents {
  /** There is a line: somebody should say hello. */
  readonly onOpen: () => void;
  readonly onMessage: (message: Heard) => void;
  /** There is none for now; another is tried by itself. */
  readonly onLost: (why: ClientError) => void;
  /** There is none, and it makes no sense to try again. */
  readonly onRefused: (why: ClientError) => void;
}

/** The ways to a server, for tests to lay others. */
export interface Ways {
  readonly socket: (events: LineEvents) => Line;
  readonly poll: (id: string, events: PollEvents) => Promise<Line>;
  /** Throws why the server has no answer about this table. */
  readonly probe: (id: string) => Promise<unknown>;
}

const WAYS: Ways = {
  socket: (events) => new SocketLine(events),
  poll: async (id, events) => new (await import('./poll-line.ts')).PollLine(id, events),
  probe: lookAt,
};

/** The line to the server about one table. It comes back by itself, and where no socket gets through it makes do with requests. */
export class Connection {
  readonly #id: string;
  readonly #events: ConnectionEvents;
  readonly #ways: Ways;
  #line: Line | null = null;
  #kind: 'live' | 'polling' = 'live';
  #refusals = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, events: ConnectionEvents, ways: Ways = WAYS) {
    this.#id = id;
    this.#events = events;
    this.#ways = ways;
    this.#connect();
  }

  get kind(): 'live' | 'polling' {
    return this.#kind;
  }

  send(message: ClientMessage): void {
    this.#line?.send(message);
  }

  /** The server has answered: what went wrong before is forgotten. */
  settle(): void {
    this.#pause = FIRST_PAUSE;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  #connect(): void {
    let opened = false;
    const line = this.#ways.socket({
      onOpen: () => {
        opened = true;
        this.#use(line, 'live');
      },
      onMessage: (message) => this.#events.onMessage(message),
      onClose: (code) => {
        if (this.#closed) return;
        if (code === NONSENSE || code === CROWD)
          this.#events.onRefused(new ClientError(code === CROWD ? 'crowd' : 'sent-away', 'do not come again'));
        else if (opened) this.#again(new ClientError('offline', 'the line was lost'));
        else void this.#whyNot();
      },
    });
  }

  #use(line: Line, kind: 'live' | 'polling'): void {
    clearTimeout(this.#timer);
    this.#line?.close();
    this.#line = line;
    this.#kind = kind;
    this.#refusals = 0;
    this.#events.onOpen();
  }

  #again(why: ClientError): void {
    clearTimeout(this.#timer);
    this.#line = null;
    this.#events.onLost(why);
    const wait = Math.max(1000 * (why.retryAfter ?? 0), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** No socket came to be: is the server away, does it refuse this page, or does something between let no socket through? */
  async #whyNot(): Promise<void> {
    try {
      await this.#ways.probe(this.#id);
    } catch (error) {
      if (this.#closed) return;
      const why = error instanceof ClientError ? error : new ClientError('unknown', String(error));
      if (isPassing(why)) this.#again(why);
      else this.#events.onRefused(why);
      return;
    }
    if (this.#closed) return;
    this.#refusals++;
    if (this.#refusals < REFUSALS) this.#again(new ClientError('no-socket', 'no socket could be opened'));
    else await this.#poll();
  }

  async #poll(): Promise<void> {
    try {
      const line = await this.#ways.poll(this.#id, {
        onMessage: (message) => this.#events.onMessage(message),
        onClose: () => {
          if (!this.#closed) this.#again(new ClientError('offline', 'the server does not answer'));
        },
      });
      if (this.#closed) return;
      this.#use(line, 'polling');
      this.#timer = setTimeout(() => this.#trySocket(), SOCKET_AGAIN);
    } catch {
      if (!this.#closed) this.#again(new ClientError('offline', 'a part of the page did not come'));
    }
  }

  /** Perhaps a socket gets through by now. */
  #trySocket(): void {
    let opened = false;
    const line = this.#ways.socket({
      onOpen: () => {
        opened = true;
        if (this.#closed) line.close();
        else this.#use(line, 'live');
      },
      onMessage: (message) => this.#events.onMessage(message),
      onClose: () => {
        if (this.#closed) return;
        if (opened) this.#again(new ClientError('offline', 'the line was lost'));
        else this.#timer = setTimeout(() => this.#trySocket(), SOCKET_AGAIN);
      },
    });
  }
}
