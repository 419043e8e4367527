import type { Odds } from '@tabula/bots/browser';
import type { Seat } from '@tabula/engine';
import type { AnswerBody, OddsBody, PathBody, PreviewBody, TableInfo } from '@tabula/protocol';
import { askHint, askOdds, replayOf } from './api.ts';
import { wholeGame } from './changed-game.ts';
import { ClientError, isPassing } from './client-error.ts';
import { Connection, type Ways } from './connection.ts';
import type { Command, Heard, SentGame, SentPreview } from './line.ts';
import { Listeners } from './listeners.ts';
import { localClock } from './local-clock.ts';
import { MOST_TRIES, pauses } from './pauses.ts';
import { newKey, secretsFor } from './seat-keys.ts';
import {
  type AttendanceCommand,
  type Hint,
  type Position,
  type Preview,
  steady,
  type TableSource,
  type TableState,
  type Viewer,
} from './source.ts';

/** Who waits for what becomes of something: that it is done, or what was looked for. */
interface Replies {
  readonly resolve?: () => void;
  readonly heard?: (preview: SentPreview) => void;
  readonly reject: (reason: unknown) => void;
}

interface Request extends Replies {
  readonly message: Command;
  tries: number;
}

/** A table on the server: shows what it says, sends what one wants, and comes back by itself when the line is lost. */
export class RemoteTable implements TableSource {
  /** Somebody came by the link of a notice. */
  openedForNews = false;
  readonly #id: string;
  readonly #connection: Connection;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #requests = new Map<number, Request>();
  #state: TableState | null = null;
  #error: ClientError | null = null;
  #number = 0;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  #ahead = 0;
  /** The server tells what changed instead of the whole. */
  #changes = true;

  constructor(id: string, ways?: Ways) {
    this.#id = id;
    const events = {
      onOpen: () => this.#hello(),
      onMessage: (message: Heard) => this.#hear(message),
      onLost: (why: ClientError) => this.#lost(why),
      onRefused: (why: ClientError) => this.#fail(why),
    };
    this.#connection = new Connection(id, events, ways);
  }

  get state(): TableState | null {
    return this.#state;
  }

  /** Why there is nothing to see, or nothing more. */
  get error(): ClientError | null {
    return this.#error;
  }

  answer(answer: Readonly<AnswerBody>): Promise<void> {
    return this.#request((id) => ({ type: 'answer', id, ...answer }));
  }

  go(path: Readonly<PathBody>): Promise<void> {
    return this.#request((id) => ({ type: 'path', id, ...path }));
  }

  preview(path: Readonly<PreviewBody>): Promise<Preview> {
    return new Promise((resolve, reject) => {
      const heard = ({ ask, ...seen }: SentPreview) =>
        resolve({ ...seen, ask: ask && { ...ask, decision: path.decision } });
      this.#send((id) => ({ type: 'preview', id, ...path }), { heard, reject });
    });
  }

  undo(seat: Seat): Promise<void> {
    return this.#request((id) => ({ type: 'undo', id, seat, seq: this.#state?.position?.seq ?? 0 }));
  }

  odds(asked: Readonly<OddsBody>, signal?: AbortSignal): Promise<Odds | null> {
    return askOdds(this.#id, asked, signal);
  }

  hint(asked: Readonly<Omit<AnswerBody, 'option'>>): Promise<Hint> {
    return askHint(this.#id, asked);
  }

  chat(seat: Seat, text: string): Promise<void> {
    const key = newKey();
    return this.#request((id) => ({ type: 'chat', id, seat, text, key }));
  }

  vote(seat: Seat, agree: boolean): Promise<void> {
    const answers = this.#state?.table.rollback?.answers ?? 0;
    const seq = this.#state?.position?.seq ?? 0;
    return this.#request((id) => ({ type: 'vote', id, seat, agree, answers, seq }));
  }

  rollback(seat: Seat, answers: number): Promise<void> {
    return this.#request((id) => ({ type: 'rollback', id, seat, answers }));
  }

  attend(seat: Seat, command: AttendanceCommand): Promise<void> {
    return this.#request((id) => ({ id, seat, ...command }));
  }

  async record(): Promise<string> {
    return (await replayOf(this.#id)).record;
  }

  /** Says hello again, with the secrets that this browser holds now. */
  again(): void {
    this.#hello();
  }

  close(): void {
    this.#connection.close();
  }

  #hello(): void {
    const changes = this.#changes ? { changes: true } : {};
    this.#connection.send({ type: 'hello', table: this.#id, secrets: secretsFor(this.#id), ...changes });
  }

  #request(command: (id: number) => Command): Promise<void> {
    return new Promise((resolve, reject) => this.#send(command, { resolve, reject }));
  }

  #send(command: (id: number) => Command, replies: Replies): void {
    const id = ++this.#number;
    const request = { message: command(id), ...replies, tries: 1 };
    this.#requests.set(id, request);
    this.#connection.send(request.message);
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case 'welcome': {
        const { table, you, chat, now } = message;
        this.#ahead = now - Date.now();
        this.#connection.settle();
        this.#state = { table, you, chat, position: this.#state?.position ?? null, link: this.#connection.kind };
        this.#error = null;
        // What was under way when the line broke is said again: the server knows it if it had heard it.
        for (const { message: waiting } of this.#requests.values()) this.#connection.send(waiting);
        this.#listeners.tell();
        return;
      }
      case 'game':
        this.#change({ position: this.#merged(message) });
        return;
      case 'changed': {
        const whole = wholeGame(message, this.#id, this.#state?.position ?? null);
        if (whole === null) this.#hello();
        else this.#change({ position: this.#merged(whole) });
        return;
      }
      case 'table':
        this.#change({ table: message.table, ...this.#clockOf(message.table) });
        return;
      case 'chat':
        this.#change({ chat: [...(this.#state?.chat ?? []), message.message] });
        return;
      case 'done':
        this.#requests.get(message.id)?.resolve?.();
        this.#requests.delete(message.id);
        return;
      case 'previewed':
        this.#requests.get(message.id)?.heard?.(message.preview);
        this.#requests.delete(message.id);
        return;
      case 'error':
        this.#refused(message);
        return;
      case 'pong':
    }
  }

  /** What was too much at once is said again in a while, and a hello whatever passes by itself; the rest is told to whoever asked. */
  #refused({ id, error }: Extract<Heard, { type: 'error' }>): void {
    const retryAfter = 'retryAfter' in error ? Number(error.retryAfter) : null;
    const why = new ClientError(error.code, error.message, retryAfter);
    const request = id === null ? undefined : this.#requests.get(id);
    // One of several servers may be older than this page, and know nothing of changes.
    if (id === null && why.code === 'bad-request' && this.#changes) {
      this.#changes = false;
      this.#hello();
      return;
    }
    const again = id === null ? isPassing(why) : why.code === 'too-many' && (request?.tries ?? MOST_TRIES) < MOST_TRIES;
    if (again) {
      if (request !== undefined) request.tries++;
      void pauses.wait(retryAfter).then(() => {
        if (id === null) this.#hello();
        else if (request !== undefined && this.#requests.has(id)) this.#connection.send(request.message);
      });
    } else if (id === null) this.#fail(why);
    else {
      request?.reject(why);
      this.#requests.delete(id);
    }
  }

  /**
   * The log entries up to `since` stay, what comes is added. A question that is still open stays the same object: what is half put
   * together is not lost.
   */
  #merged({ type: _type, table: _table, since, viewers, ...rest }: SentGame): Position {
    const before = this.#state?.position;
    return {
      ...rest,
      askedAt: rest.askedAt - this.#ahead,
      dueAt: rest.dueAt === null ? null : rest.dueAt - this.#ahead,
      ...(rest.clock === undefined ? {} : { clock: localClock(rest.clock, this.#ahead) }),
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

  /** Clocks change without an event of the game too: by a vote, a pause, a vacation. */
  #clockOf({ seq, clock, dueAt }: TableInfo): Pick<TableState, 'position'> | Record<string, never> {
    const position = this.#state?.position;
    if (position?.seq !== seq || clock === undefined) return {};
    const due = dueAt === null ? null : dueAt - this.#ahead;
    return { position: { ...position, dueAt: due, clock: localClock(clock, this.#ahead) } };
  }

  #change(change: Partial<TableState>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }

  #lost(why: ClientError): void {
    if (this.#state !== null) this.#change({ link: 'lost' });
    else {
      this.#error = why;
      this.#listeners.tell();
    }
  }

  #fail(why: ClientError): void {
    this.#error = why;
    this.#connection.close();
    for (const { reject } of this.#requests.values()) reject(why);
    this.#requests.clear();
    this.#listeners.tell();
  }
}
