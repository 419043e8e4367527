import type { NoticeKind } from '@tabula/protocol';
import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import {
  camelCased,
  fromChannel,
  fromHolder,
  fromNotice,
  type Row,
  toChannel,
  toLink,
  toNotice,
} from './notice-rows.ts';
import type { ChannelRow, HolderRow, NoticeRow, NoticeState, SeatLink, WholeNotices } from './notices.ts';

/** All of it in one transaction; what the last one returns. */
type Write = (queries: readonly Compilable[]) => Promise<readonly Row[]>;

type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

interface Home {
  /** Hears of a table before somebody is to be told of it. */
  readonly linking?: (table: string) => void;
  /** Others claim rows too. */
  readonly shared: boolean;
  readonly attempt: Attempt;
}

/** What a channel's row may become. */
export type ChannelChange = Partial<Omit<ChannelRow, 'id' | 'holder' | 'device' | 'kind' | 'createdAt'>>;

/**
 * What is to be told to those who do not look, in the same words for every store. Rows are written by `Store.commit` and `Store.say`,
 * with what they tell of; here they are claimed, judged and marked. All times are given by the caller, by the store's clock.
 */
export class NoticeStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;
  readonly #home: Home;

  constructor(db: Kysely<Database>, write: Write, home: Home = { shared: false, attempt: (work) => work() }) {
    this.#db = db;
    this.#write = write;
    this.#home = home;
  }

  /** The same, with every failure told in other words. */
  within(attempt: Attempt): NoticeStore {
    const inner = this.#home.attempt;
    return new NoticeStore(this.#db, (queries) => attempt(() => this.#write(queries)), {
      ...this.#home,
      attempt: (work) => attempt(() => inner(work)),
    });
  }

  /** A secret of this house, made at the first time. */
  async key(name: string, fresh: string): Promise<string> {
    const added = this.#db.insertInto('keys').values({ name, value: fresh });
    await this.#write([added.onConflict((row) => row.column('name').doNothing())]);
    const row = await this.#read(() =>
      this.#db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow(),
    );
    return row.value;
  }

  holder(
    by: { readonly id: string } | { readonly keyHash: string } | { readonly feedHash: string },
  ): Promise<HolderRow | undefined> {
    const [[column, value]] = Object.entries(by);
    return this.#read(async () => {
      const rows = this.#db.selectFrom('noticeHolders').selectAll();
      const row = await rows.where(sql.ref(column), '=', value).executeTakeFirst();
      return row && fromHolder(row);
    });
  }

  /** A new one, or other settings of a known one. */
  async saveHolder({ settings, ...row }: HolderRow): Promise<void> {
    const text = JSON.stringify(settings);
    await this.#write([
      this.#db
        .insertInto('noticeHolders')
        .values({ ...row, settings: text })
        .onConflict((known) => known.column('id').doUpdateSet({ settings: text })),
    ]);
  }

  /** What somebody settled under one key is another's from now on, beside what that one has; `device` has brought it. */
  async handOver(fromHash: string, toHash: string, device: string | null = null): Promise<void> {
    const [from, to] = await Promise.all([this.holder({ keyHash: fromHash }), this.holder({ keyHash: toHash })]);
    if (from === undefined || from.id === to?.id) return;
    const brought = this.#db.updateTable('noticeChannels').set({ deviceId: device }).where('holderId', '=', from.id);
    const holders = this.#db.updateTable('noticeHolders').where('id', '=', from.id);
    const noted = device === null ? [] : [brought];
    if (to === undefined) return void (await this.#write([...noted, holders.set({ keyHash: toHash })]));
    await this.#write([
      ...noted,
      this.#db.updateTable('noticeChannels').set({ holderId: to.id }).where('holderId', '=', from.id),
      this.#db
        .updateTable('noticeSeats')
        .set({ holderId: to.id })
        .where('holderId', '=', from.id)
        .where((link) =>
          link.not(
            link.exists(
              link
                .selectFrom('noticeSeats as known')
                .select('known.holderId')
                .where('known.holderId', '=', to.id)
                .whereRef('known.tableId', '=', 'noticeSeats.tableId')
                .whereRef('known.seat', '=', 'noticeSeats.seat'),
            ),
          ),
        ),
      this.#db.deleteFrom('noticeSeats').where('holderId', '=', from.id),
      this.#db.updateTable('notices').set({ holderId: to.id }).where('holderId', '=', from.id),
      this.#db.deleteFrom('noticeHolders').where('id', '=', from.id),
    ]);
  }

  /** Everything of somebody. */
  async deleteHolder(id: string): Promise<void> {
    await this.#write([
      this.#db.deleteFrom('notices').where('holderId', '=', id),
      this.#db.deleteFrom('noticeSeats').where('holderId', '=', id),
      this.#db.deleteFrom('noticeChannels').where('holderId', '=', id),
      this.#db.deleteFrom('noticeHolders').where('id', '=', id),
    ]);
  }

  channels(holder: string): Promise<ChannelRow[]> {
    return this.#read(async () => {
      const rows = this.#db.selectFrom('noticeChannels').selectAll().where('holderId', '=', holder);
      return (await rows.orderBy('createdAt').orderBy('id').execute()).map(toChannel);
    });
  }

  channel(id: string): Promise<ChannelRow | undefined> {
    return this.#read(async () => {
      const row = await this.#db.selectFrom('noticeChannels').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toChannel(row);
    });
  }

  async addChannel(channel: ChannelRow): Promise<void> {
    const added = this.#db.insertInto('noticeChannels').values(fromChannel(channel));
    await this.#write([added.onConflict((known) => known.column('id').doNothing())]);
  }

  /** What is not to go by it any more is dropped with it. */
  async changeChannel(id: string, change: ChannelChange): Promise<void> {
    await this.#write(this.#changed(id, change));
  }

  async deleteChannel(id: string): Promise<void> {
    await this.#write(this.#deleted(id));
  }

  links(holder: string): Promise<SeatLink[]> {
    return this.#read(async () => {
      const rows = this.#db.selectFrom('noticeSeats').selectAll().where('holderId', '=', holder);
      return (await rows.orderBy('tableId').orderBy('seat').execute()).map(toLink);
    });
  }

  async link({ holder, table, seat, secretHash, wants, until }: SeatLink): Promise<void> {
    const row = { tableId: table, seat, holderId: holder, secretHash, wants, until };
    this.#home.linking?.(table);
    await this.#write([
      this.#db
        .insertInto('noticeSeats')
        .values(row)
        .onConflict((known) =>
          known.columns(['tableId', 'seat', 'holderId']).doUpdateSet({ secretHash, wants, until }),
        ),
    ]);
  }

  /** The tables of which somebody is to be told. */
  async linkedTables(): Promise<string[]> {
    const rows = await this.#read(() => this.#db.selectFrom('noticeSeats').select('tableId').distinct().execute());
    return rows.map(({ tableId }) => tableId);
  }

  /** The rows whose moment has come, and that nobody else has claimed; until then they are the caller's. */
  async claim(now: number, until: number, most: number): Promise<NoticeRow[]> {
    const due = this.#db
      .selectFrom('notices')
      .select('id')
      .where('state', '=', sql.lit('pending'))
      .where('dueAt', '<=', now)
      .where('claimedUntil', '<=', now)
      .orderBy('dueAt')
      .orderBy('id')
      .limit(most);
    const rows = await this.#write([
      this.#db
        .updateTable('notices')
        .set({ claimedUntil: until })
        .where('id', 'in', this.#home.shared ? due.forUpdate().skipLocked() : due)
        .returningAll(),
    ]);
    return rows.map(camelCased).map(toNotice);
  }

  /** Rows of a channel that go as one message: what others have not claimed of them. */
  async claimBatch(channel: string, batch: number, now: number, until: number): Promise<NoticeRow[]> {
    const rows = await this.#write([
      this.#db
        .updateTable('notices')
        .set({ claimedUntil: until })
        .where('channelId', '=', channel)
        .where('batch', '=', batch)
        .where('state', '=', 'pending')
        .where('claimedUntil', '<=', now)
        .returningAll(),
    ]);
    return rows.map(camelCased).map(toNotice);
  }

  /** Whoever held claims is no more: of a store that nobody shares. */
  async releaseClaims(): Promise<void> {
    await this.#write([this.#db.updateTable('notices').set({ claimedUntil: 0 }).where('state', '=', 'pending')]);
  }

  /** It stands: from now on there is a row for each channel by which it goes. All of it, or nothing. */
  async tell(id: string, rows: readonly NoticeRow[]): Promise<void> {
    await this.#write([
      this.#marked([id], 'told'),
      ...rows.map((row) =>
        this.#db
          .insertInto('notices')
          .values(fromNotice(row))
          .onConflict((known) => known.column('id').doNothing()),
      ),
    ]);
  }

  async mark(ids: readonly string[], state: NoticeState): Promise<void> {
    if (ids.length > 0) await this.#write([this.#marked(ids, state)]);
  }

  /** They are looked at again later. */
  async postpone(ids: readonly string[], dueAt: number): Promise<void> {
    await this.#write([this.#postponed(ids, dueAt, 0)]);
  }

  /** They have arrived, and the channel is well: all of it, or nothing. */
  async sent(ids: readonly string[], channel: string, at: number): Promise<void> {
    const change = { failures: 0, error: null, errorAt: null, sentAt: at };
    await this.#write([this.#marked(ids, 'sent'), ...this.#changed(channel, change)]);
  }

  /** They have not arrived: when they are sent again, or null; what becomes of the channel, or null if it is no more. */
  async failed(
    ids: readonly string[],
    again: number | null,
    channel: string,
    change: ChannelChange | null,
  ): Promise<void> {
    await this.#write([
      again === null ? this.#marked(ids, 'failed') : this.#postponed(ids, again, 1),
      ...(change === null ? this.#deleted(channel) : this.#changed(channel, change)),
    ]);
  }

  /** What of some kinds a seat's holder was or is to be told of one table, the latest first, channels aside. */
  recent(holder: string, table: string, seat: number, kinds: readonly NoticeKind[]): Promise<NoticeRow[]> {
    return this.#read(async () => {
      const rows = this.#db
        .selectFrom('notices')
        .selectAll()
        .where('tableId', '=', table)
        .where('seat', '=', seat)
        .where('holderId', '=', holder)
        .where('channelId', '=', '')
        .where('kind', 'in', kinds)
        .orderBy('rev', 'desc')
        .limit(20);
      return (await rows.execute()).map(toNotice);
    });
  }

  /** What somebody was told, the latest first. */
  told(holder: string, most: number): Promise<NoticeRow[]> {
    return this.#read(async () => {
      const rows = this.#db
        .selectFrom('notices')
        .selectAll()
        .where('holderId', '=', holder)
        .where('channelId', '=', '');
      return (await rows.where('state', '=', 'told').orderBy('at', 'desc').orderBy('id').limit(most).execute()).map(
        toNotice,
      );
    });
  }

  /** How many rows wait whose moment has come, and that are nobody's. */
  async overdue(now: number): Promise<number> {
    return this.#read(async () => {
      const rows = this.#db.selectFrom('notices').select((row) => row.fn.countAll().as('count'));
      const due = rows
        .where('state', '=', sql.lit('pending'))
        .where('dueAt', '<=', now)
        .where('claimedUntil', '<=', now);
      const { count } = await due.executeTakeFirstOrThrow();
      return Number(count);
    });
  }

  /** What is done and older than that is forgotten. */
  async forget(before: number): Promise<void> {
    await this.#write([this.#db.deleteFrom('notices').where('state', '<>', 'pending').where('at', '<', before)]);
  }

  /** Everything, to be taken elsewhere. */
  whole(): Promise<WholeNotices> {
    return this.#read(async () => ({
      holders: (await this.#db.selectFrom('noticeHolders').selectAll().orderBy('id').execute()).map(fromHolder),
      channels: (await this.#db.selectFrom('noticeChannels').selectAll().orderBy('id').execute()).map(toChannel),
      links: (
        await this.#db
          .selectFrom('noticeSeats')
          .selectAll()
          .orderBy('tableId')
          .orderBy('seat')
          .orderBy('holderId')
          .execute()
      ).map(toLink),
      rows: (await this.#db.selectFrom('notices').selectAll().orderBy('id').execute()).map(toNotice),
      keys: await this.#db
        .selectFrom('keys')
        .select(['name', 'value'])
        .where('name', '<>', 'address')
        .orderBy('name')
        .execute(),
    }));
  }

  /** Takes what comes from elsewhere, in one transaction. */
  async receive({ holders, channels, links, rows, keys }: WholeNotices): Promise<void> {
    for (const { table } of links) this.#home.linking?.(table);
    await this.#write([
      ...keys.map((row) => this.#db.insertInto('keys').values(row)),
      ...holders.map(({ settings, ...row }) =>
        this.#db.insertInto('noticeHolders').values({ ...row, settings: JSON.stringify(settings) }),
      ),
      ...channels.map((row) => this.#db.insertInto('noticeChannels').values(fromChannel(row))),
      ...links.map(({ holder, table, ...row }) =>
        this.#db.insertInto('noticeSeats').values({ ...row, holderId: holder, tableId: table }),
      ),
      ...rows.map((row) => this.#db.insertInto('notices').values(fromNotice(row))),
    ]);
  }

  #marked(ids: readonly string[], state: NoticeState) {
    return this.#db
      .updateTable('notices')
      .set({ state, claimedUntil: 0 })
      .where('id', 'in', ids)
      .where('state', '=', 'pending');
  }

  #postponed(ids: readonly string[], dueAt: number, tries: number) {
    return this.#db
      .updateTable('notices')
      .set((row) => ({ dueAt, claimedUntil: 0, attempts: row('attempts', '+', tries) }))
      .where('id', 'in', ids)
      .where('state', '=', 'pending');
  }

  #changed(id: string, change: ChannelChange) {
    const { events, digest, ...rest } = change;
    const set = {
      ...rest,
      ...(events === undefined ? {} : { events: JSON.stringify(events) }),
      ...(digest === undefined ? {} : { digest: Number(digest) }),
    };
    const silent = change.state !== undefined && change.state !== 'on';
    const update = this.#db.updateTable('noticeChannels').set(set).where('id', '=', id);
    return [update, ...(silent ? [this.#silenced(id)] : [])];
  }

  #deleted(id: string) {
    return [this.#silenced(id), this.#db.deleteFrom('noticeChannels').where('id', '=', id)];
  }

  #silenced(channel: string) {
    return this.#db
      .updateTable('notices')
      .set({ state: 'dropped' })
      .where('channelId', '=', channel)
      .where('state', '=', 'pending');
  }

  #read<T>(ask: () => Promise<T>): Promise<T> {
    return this.#home.attempt(ask);
  }
}
