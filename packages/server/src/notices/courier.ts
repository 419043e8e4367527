import type { FastifyBaseLogger } from 'fastify';
import { seatDueAt } from '../common/clock-state.ts';
import { messageOf } from '../common/errors.ts';
import type { Metrics } from '../common/metrics.ts';
import { Rounds } from '../common/rounds.ts';
import type { ChannelRow, NoticeRow } from '../store/notices/notices.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { judge, moment, related, type Verdict } from './judge.ts';
import type { MessageWriter } from './message.ts';
import type { Sent, Way } from './ways/way.ts';

/** So many rows are claimed at once. */
const AT_ONCE = 16;

/** So many messages are on their way at the same time, and so many of one person; more of him wait so many milliseconds. */
const MOST_SENDING = 48;
const MOST_OF_ONE = 8;
const WAIT_MS = 2000;

/** For so many milliseconds nobody else sends what this node has begun to send: longer than any message takes. */
const CLAIM_MS = 60_000;

/** After how many milliseconds a message that did not arrive is sent again; after the last of them the channel rests. */
const AGAIN_MS: readonly number[] = [60_000, 5 * 60_000];

/** What is done is kept so long, for feeds and for those who ask what was sent. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const FORGET_EVERY_MS = 60 * 60_000;

export interface CourierParts {
  readonly store: Store;
  readonly writer: MessageWriter;
  /** The way of each sort of channel that this house has. */
  readonly ways: Readonly<Partial<Record<ChannelRow['kind'], Way>>>;
  /** The seats of a table whose people look at it now, at any node. */
  readonly looking: (table: string) => Promise<ReadonlySet<number>>;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/**
 * Takes what is due out of the outbox and sends it. Every step is a row that is marked after it was done, so whoever is killed has done it
 * or not; only of a message on its way it is not known, and it is sent again with the same key: none is missed, and who knows the key
 * sees none twice.
 */
export class Courier {
  readonly #parts: CourierParts;
  readonly #rounds = new Rounds(() => this.#round());
  /** Messages on their way, and how many each person has there. */
  readonly #sending = new Set<Promise<void>>();
  readonly #ofHolder = new Map<string, number>();
  #forgotAt = 0;
  #closed = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  start(everyMs: number): void {
    this.#rounds.start(everyMs);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#rounds.close();
    await Promise.all(this.#sending);
  }

  async #round(): Promise<void> {
    try {
      await this.deliver();
      await this.#forget();
    } catch (error) {
      this.#parts.log.debug({ err: messageOf(error) }, 'what is to be sent cannot be looked up');
    }
  }

  /** Everything that is due is on its way, until nothing is. Nobody waits for a slow receiver but those who wait for the same person. */
  async deliver(): Promise<void> {
    const { store } = this.#parts;
    while (!this.#closed) {
      const now = store.clock.now();
      // Looking holds up nobody; only what is there to be claimed is claimed.
      if ((await store.notices.overdue(now)) === 0) return;
      const rows = await store.notices.claim(now, now + CLAIM_MS, AT_ONCE);
      if (rows.length === 0) return;
      const tables = await this.#tables(rows);
      const told = rows.filter(({ channel }) => channel === null);
      await Promise.all(told.map((row) => this.#settle(row, tables.get(row.table))));
      for (const group of byMessage(rows.filter(({ channel }) => channel !== null))) await this.#begin(group);
    }
  }

  /** Sends a message on its way, if there is room for it. */
  async #begin(group: readonly NoticeRow[]): Promise<void> {
    const { store } = this.#parts;
    const [{ holder }] = group;
    const under = this.#ofHolder.get(holder) ?? 0;
    if (under >= MOST_OF_ONE)
      return store.notices.postpone(
        group.map(({ id }) => id),
        store.clock.now() + WAIT_MS,
      );
    while (this.#sending.size >= MOST_SENDING) await Promise.race(this.#sending);
    this.#ofHolder.set(holder, under + 1);
    const sending = this.#send(group).finally(() => {
      this.#sending.delete(sending);
      const left = (this.#ofHolder.get(holder) ?? 1) - 1;
      if (left > 0) this.#ofHolder.set(holder, left);
      else this.#ofHolder.delete(holder);
    });
    this.#sending.add(sending);
  }

  async #tables(rows: readonly NoticeRow[]): Promise<Map<string, StoredTable>> {
    const found = await this.#parts.store.readMany([...new Set(rows.map(({ table }) => table))]);
    return new Map(found.map((stored) => [stored.table.id, stored]));
  }

  /** Whether it is told at all; if so, by which channels and when. */
  async #settle(row: NoticeRow, stored: StoredTable | undefined): Promise<void> {
    const { store, log } = this.#parts;
    try {
      const verdict = await this.#judge(row, stored);
      if (verdict === 'falls') return await store.notices.mark([row.id], 'dropped');
      if (verdict !== 'stands') return await store.notices.postpone([row.id], verdict.later);
      const holder = await store.notices.holder({ id: row.holder });
      if (holder === undefined) return await store.notices.mark([row.id], 'dropped');
      const now = store.clock.now();
      const channels = (await store.notices.channels(row.holder)).filter(
        ({ state, events }) => state === 'on' && events.includes(row.kind),
      );
      const goes = channels.map((channel): NoticeRow => {
        const when = moment(
          row,
          channel,
          holder.settings,
          now,
          stored === undefined ? null : seatDueAt(stored.status, row.seat),
        );
        return { ...row, ...when, id: `${row.id}/${channel.id}`, channel: channel.id, state: 'pending', attempts: 0 };
      });
      await store.notices.tell(row.id, goes);
    } catch (error) {
      log.debug({ err: messageOf(error), table: row.table }, 'a notice could not be settled');
    }
  }

  async #judge(row: NoticeRow, stored: StoredTable | undefined): Promise<Verdict> {
    const { store, looking } = this.#parts;
    const { holder, table, seat, id } = row;
    const links = await store.notices.links(holder);
    const link = links.find((one) => one.table === table && one.seat === seat);
    const recent = await store.notices.recent(holder, table, seat, related(row.kind));
    const looks = (await looking(table)).has(seat);
    const [base] = id.split('/');
    return judge(row, base, { now: store.clock.now(), stored, link, looking: looks, recent });
  }

  /** One message: what of it still stands is sent. */
  async #send(group: readonly NoticeRow[]): Promise<void> {
    const { store, writer, ways, log, metrics } = this.#parts;
    const [{ channel: id, holder: holderId, batch }] = group;
    if (id === null) return;
    try {
      const now = store.clock.now();
      const more = batch === null ? [] : await store.notices.claimBatch(id, batch, now, now + CLAIM_MS);
      const rows = [...group, ...more].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      const [channel, holder] = [await store.notices.channel(id), await store.notices.holder({ id: holderId })];
      const way = channel && ways[channel.kind];
      if (channel?.state !== 'on' || holder === undefined || way === undefined)
        return await store.notices.mark(
          rows.map((row) => row.id),
          'dropped',
        );
      const standing = await this.#standing(rows);
      if (standing.length === 0) return;
      const ids = standing.map(({ row }) => row.id);
      const sent = await way(channel, writer.message(standing, holder.settings));
      if (sent.arrived) await store.notices.sent(ids, id, store.clock.now());
      else await this.#failed(channel, ids, rows[0].attempts, sent);
      metrics.notices.inc({ way: channel.kind, outcome: sent.arrived ? 'arrived' : 'failed' });
    } catch (error) {
      log.debug({ err: messageOf(error) }, 'a message could not be sent');
    }
  }

  /** What was told long ago may be answered meanwhile: that falls. */
  async #standing(rows: readonly NoticeRow[]): Promise<{ readonly row: NoticeRow; readonly stored: StoredTable }[]> {
    const { store } = this.#parts;
    const tables = await this.#tables(rows);
    const standing = [];
    for (const row of rows) {
      const stored = tables.get(row.table);
      const verdict = await this.#judge(row, stored);
      if (stored !== undefined && verdict === 'stands') standing.push({ row, stored });
      else await store.notices.mark([row.id], 'dropped');
    }
    return standing;
  }

  /** Three in a row, and the channel rests until its owner looks; one that is gone is forgotten. */
  async #failed(
    channel: ChannelRow,
    ids: readonly string[],
    attempts: number,
    { error, gone, final }: Extract<Sent, { readonly arrived: false }>,
  ): Promise<void> {
    const { notices, clock } = this.#parts.store;
    const now = clock.now();
    const trouble = { error, errorAt: now, failures: channel.failures + 1 };
    const again = gone || final || attempts >= AGAIN_MS.length ? null : now + AGAIN_MS[attempts];
    const state = gone ? 'gone' : trouble.failures > AGAIN_MS.length ? 'paused' : channel.state;
    const change = { ...trouble, state, ...(gone ? { address: '' } : {}) };
    await notices.failed(ids, again, channel.id, gone && channel.kind === 'push' ? null : change);
  }

  async #forget(): Promise<void> {
    const now = this.#parts.store.clock.now();
    if (now - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = now;
    await this.#parts.store.notices.forget(now - KEPT_MS);
  }
}

/** Rows of a channel that go together. */
function byMessage(rows: readonly NoticeRow[]): Iterable<readonly NoticeRow[]> {
  const groups = new Map<string, NoticeRow[]>();
  for (const row of rows) {
    const name = row.batch === null ? row.id : `${row.channel} ${row.batch}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups.values();
}
