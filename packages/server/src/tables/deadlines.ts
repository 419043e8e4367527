import type { FastifyBaseLogger } from 'fastify';
import { Backoff, type Stall, stallFor } from '../common/backoff.ts';
import type { DueTable, Store } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

/** How many tables are looked up at once. */
const DUE_BATCH = 500;

/** For so many tables the clock answers at the same time: one that takes long to load holds up nobody. */
const AT_ONCE = 8;

/** For so many milliseconds no other node answers at a table that this one has begun to answer at. */
const CLAIM_MS = 5000;

/** How long to wait, in milliseconds, if nobody can be looked up. */
const RETRY_AFTER_MS = 5000;

/** No timer can be set for longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The decision of a table for which no answer could be given, and when it is tried again. */
interface Rest {
  readonly decision: number;
  readonly until: number;
  readonly backoff: Backoff;
  /** Why it is of no use to try again. */
  readonly stall: Stall | undefined;
}

/**
 * Answers for those who are late. When the time of a table is up stands in the store, so it is the same after a restart
 * and for tables that nobody looks at; this only waits for the earliest of them.
 */
export class Deadlines {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #strikeAt: (room: Room, now: number) => Promise<void>;
  readonly #log: FastifyBaseLogger;
  /** Before this moment nobody is late: after a start pages must find their way back first. */
  readonly #notBefore: number;
  readonly #resting = new Map<string, Rest>();
  readonly #answering = new Map<string, Promise<void>>();
  readonly #line = new Map<string, DueTable>();
  #timer: NodeJS.Timeout | undefined;
  #next = Infinity;
  #striking: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(
    store: Store,
    tables: Tables,
    strikeAt: (room: Room, now: number) => Promise<void>,
    log: FastifyBaseLogger,
    notBefore: number,
  ) {
    this.#store = store;
    this.#tables = tables;
    this.#strikeAt = strikeAt;
    this.#log = log;
    this.#notBefore = notBefore;
  }

  /** Somebody has until then. */
  expect(at: number | null): void {
    if (at === null || at >= this.#next || this.#closed) return;
    this.#next = Math.max(at, this.#notBefore);
    clearTimeout(this.#timer);
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, this.#next - this.#store.clock.now()));
    this.#timer = setTimeout(() => this.#strike(), wait);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#line.clear();
    clearTimeout(this.#timer);
    await this.#striking;
    await Promise.all(this.#answering.values());
  }

  #strike(): void {
    this.#next = Infinity;
    this.#again = this.#striking !== null;
    if (this.#again) return;
    this.#striking = this.#lookUp()
      .catch((err: unknown) => {
        this.#log.error({ err }, 'the clock could not look up who is late');
        this.expect(this.#store.clock.now() + RETRY_AFTER_MS);
      })
      .finally(() => {
        this.#striking = null;
        if (this.#again) this.expect(this.#store.clock.now());
      });
  }

  /** Every table whose time is up, then the next one to wait for. Those that cannot be answered are passed over. */
  async #lookUp(): Promise<void> {
    const now = this.#store.clock.now();
    let after: DueTable | undefined;
    for (;;) {
      const page: DueTable[] = await this.#store.due(DUE_BATCH, after);
      const next = page.find(({ at }) => at > now);
      const late = page.filter(({ at }) => at <= now).filter((due) => this.#isOpen(due, now));
      const claimed = new Set(
        await this.#store.claim(
          late.map(({ id }) => id),
          CLAIM_MS,
        ),
      );
      for (const due of late) if (claimed.has(due.id)) this.#line.set(due.id, due);
      this.#answerNext();
      if (next !== undefined) {
        this.expect(next.at);
        return;
      }
      if (page.length < DUE_BATCH || this.#closed) return;
      after = page[page.length - 1];
    }
  }

  /** Whether it is to be answered at a table now; not while it rests, or is being answered, or its game cannot be played here. */
  #isOpen(due: DueTable, now: number): boolean {
    if (this.#tables.known(due.id)?.trouble != null) return false;
    const rest = this.#resting.get(due.id);
    if (rest?.decision !== due.decision || rest.until <= now) return !this.#answering.has(due.id);
    if (rest.stall === undefined) this.expect(rest.until);
    else this.#tables.stalled(due.id, rest.stall);
    return false;
  }

  #answerNext(): void {
    for (const due of this.#line.values()) {
      if (this.#answering.size >= AT_ONCE || this.#closed) return;
      this.#line.delete(due.id);
      const answering = this.#answer(due).finally(() => {
        this.#answering.delete(due.id);
        this.#answerNext();
      });
      this.#answering.set(due.id, answering);
    }
  }

  async #answer(due: DueTable): Promise<void> {
    const { id, decision } = due;
    const before = this.#resting.get(id);
    this.#resting.delete(id);
    try {
      const room = await this.#tables.room(id);
      const { rev } = room;
      await room.run(() => this.#strikeAt(room, this.#store.clock.now()));
      // What was done may have more to do behind it, for which this was not looked up while it was under way.
      if (room.rev !== rev) this.expect(room.status.dueAt);
    } catch (error) {
      const backoff = before?.decision === decision ? before.backoff : new Backoff();
      const stall = stallFor(error);
      const until = stall === undefined ? this.#store.clock.now() + backoff.next() : Infinity;
      this.#resting.set(id, { decision, until, backoff, stall });
      if (stall === undefined) {
        this.#log.error({ err: error, table: id }, 'the clock could not answer');
        this.expect(until);
      } else {
        this.#log.warn({ err: stall.message, table: id }, 'the clock does not answer here any more');
        this.#tables.stalled(id, stall);
      }
    }
  }
}
