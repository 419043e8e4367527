import { type Compilable, sql } from 'kysely';
import { type Arrival, arrived, deserted } from './arrival.ts';
import { PassStore } from './pass-store.ts';
import { homeWithin, type RingHome, type Row } from './ring-home.ts';
import { fromDevice, fromPasskey, toDevice, toPasskey, toRing } from './ring-rows.ts';
import type { ChangedTable, DeviceRow, Holding, PassRow, RingRow, WholeRings } from './rings.ts';
import { type SignOut, signedOut } from './sign-out.ts';

/** Which of a ring's tables are asked for. */
export interface RingTablesAsked {
  readonly over?: boolean;
  /** Those that changed before that. */
  readonly before?: number;
  /** Those at which a device knows a secret itself. */
  readonly known?: string;
  readonly most: number;
}

/**
 * Key rings, in the same words for every store. A seat is held by the hash of its secret: a ring has that hash, so whoever has one of its
 * devices sits there, and at the rematch. All times are given by the caller, by the store's clock.
 */
export class RingStore {
  readonly passes: PassStore;
  readonly #home: RingHome;

  constructor(home: RingHome) {
    this.#home = home;
    this.passes = new PassStore(home);
  }

  /** The same, with every failure told in other words. */
  within(attempt: RingHome['attempt']): RingStore {
    return new RingStore(homeWithin(this.#home, attempt));
  }

  device(by: { readonly id: string } | { readonly secretHash: string }): Promise<DeviceRow | undefined> {
    const [[column, value]] = Object.entries(by);
    return this.#read(async (db) => {
      const rows = db.selectFrom('ringDevices').selectAll().where(sql.ref(column), '=', value);
      const row = await rows.executeTakeFirst();
      return row && toDevice(row);
    });
  }

  devices(ring: string): Promise<DeviceRow[]> {
    return this.#read(async (db) => {
      const rows = db.selectFrom('ringDevices').selectAll().where('ringId', '=', ring);
      return (await rows.orderBy('createdAt').orderBy('id').execute()).map(toDevice);
    });
  }

  ring(by: { readonly id: string } | { readonly codeHash: string }): Promise<RingRow | undefined> {
    const [[column, value]] = Object.entries(by);
    return this.#read(async (db) => {
      const row = await db.selectFrom('rings').selectAll().where(sql.ref(column), '=', value).executeTakeFirst();
      return row && toRing(row);
    });
  }

  /** The rings of whoever reads at an address, as far as he has agreed; the oldest first. */
  ringsOfMail(mail: string): Promise<RingRow[]> {
    return this.#read(async (db) => {
      const rows = db.selectFrom('rings').selectAll().where('mail', '=', mail).where('mailAt', 'is not', null);
      return (await rows.orderBy('createdAt').orderBy('id').execute()).map(toRing);
    });
  }

  /** A new ring with its first device, and what that one holds. */
  async found(ring: RingRow, device: DeviceRow, holdings: readonly Holding[]): Promise<void> {
    const { db } = this.#home;
    await this.#write([
      db.insertInto('rings').values(ring),
      db.insertInto('ringDevices').values(fromDevice(device)),
      ...this.#brought(device, holdings),
    ]);
  }

  /** A device knows these secrets: its ring holds them from now on. */
  async bring(device: DeviceRow, holdings: readonly Holding[]): Promise<void> {
    await this.#write(this.#brought(device, holdings));
  }

  /** Those of some hashes that devices hold. */
  async held(secretHashes: readonly string[], hashes: readonly string[]): Promise<string[]> {
    if (secretHashes.length === 0 || hashes.length === 0) return [];
    return this.#read(async (db) => {
      const rows = await db
        .selectFrom('ringDevices as d')
        .innerJoin('ringSeats as s', 's.ringId', 'd.ringId')
        .select('s.hash')
        .where('d.secretHash', 'in', secretHashes)
        .where('s.hash', 'in', hashes)
        .execute();
      return rows.map(({ hash }) => hash);
    });
  }

  /** How many secrets a ring has. */
  holdings(ring: string): Promise<number> {
    return this.#read(async (db) => {
      const count = db.selectFrom('ringSeats').select((row) => row.fn.countAll().as('count'));
      return Number((await count.where('ringId', '=', ring).executeTakeFirstOrThrow()).count);
    });
  }

  /** The tables at which a ring holds something, those that changed last first. */
  tables(ring: string, { over, before, known, most }: RingTablesAsked): Promise<string[]> {
    return this.#read(async (db) => {
      const all = db.selectFrom('ringSeats as r').where('r.ringId', '=', ring);
      const own = db
        .selectFrom('ringKnown')
        .select('hash')
        .where('deviceId', '=', known ?? '');
      const held = known === undefined ? all : all.where('r.hash', 'in', own);
      const sitting = held.innerJoin('seats as s', 's.secretHash', 'r.hash').select('s.tableId as id');
      const owned = held.innerJoin('tables as t', 't.ownerHash', 'r.hash').select('t.id as id');
      let rows = db
        .selectFrom(sitting.union(owned).as('held'))
        .innerJoin('statuses as st', 'st.tableId', 'held.id')
        .select(['held.id', 'st.updatedAt']);
      if (over !== undefined) rows = rows.where('st.phase', over ? '=' : '<>', 'over');
      if (before !== undefined) rows = rows.where('st.updatedAt', '<', before);
      const found = await rows.orderBy('st.updatedAt', 'desc').orderBy('held.id').limit(most).execute();
      return found.map(({ id }) => id);
    });
  }

  /** What is noted of a device. */
  async note(id: string, change: Partial<Pick<DeviceRow, 'name' | 'channel' | 'seenAt' | 'toldAt'>>): Promise<void> {
    const { channel, ...rest } = change;
    const set = { ...rest, ...(channel === undefined ? {} : { channelId: channel }) };
    await this.#write([this.#home.db.updateTable('ringDevices').set(set).where('id', '=', id)]);
  }

  async setCode(ring: string, codeHash: string): Promise<void> {
    await this.#write([this.#home.db.updateTable('rings').set({ codeHash }).where('id', '=', ring)]);
  }

  /** Where a way back is sent, and which device has said so. */
  async setMail(ring: string, mail: Pick<RingRow, 'mail' | 'mailAt' | 'mailBy'>): Promise<void> {
    await this.#write([this.#home.db.updateTable('rings').set(mail).where('id', '=', ring)]);
  }

  /** A device that has left for another ring is not in the list any more; whether it was. */
  async strike(ring: string, id: string): Promise<boolean> {
    const { db } = this.#home;
    const left = db.deleteFrom('ringDevices').where('ringId', '=', ring).where('id', '=', id);
    const known = db.deleteFrom('ringKnown').where('deviceId', '=', id);
    return (await this.#home.write([left.where('leftAt', 'is not', null).returning('id'), known], true)) !== null;
  }

  /** A device comes by the recovery code, which is spent with it; false if it was spent already. */
  arriveByCode(codeHash: string, arrival: Arrival): Promise<boolean> {
    const { db } = this.#home;
    const spent = db.updateTable('rings').set({ codeHash: null }).where('codeHash', '=', codeHash);
    return this.#arrived(spent.where('id', '=', arrival.device.ring).returning('id'), arrival);
  }

  /** A device comes by a pass that is as it was judged, and that is done with it; false if it is not so any more. */
  arriveByPass({ id, state, number }: PassRow, arrival: Arrival): Promise<boolean> {
    const { db } = this.#home;
    const done = db.updateTable('ringPasses').set({ state: 'done' }).where('id', '=', id);
    return this.#arrived(done.where('state', '=', state).where('number', '=', number).returning('id'), arrival);
  }

  /** Signs devices out, all of it or nothing; the tables that have changed with it, null if who says so is out himself. */
  async signOut(out: SignOut): Promise<ChangedTable[] | null> {
    if (out.devices.length === 0) return [];
    const rows = await this.#home.write(signedOut(this.#home.db, out), true);
    if (rows === null) return null;
    const tables = rows.map((row) => ({ id: String(row.table_id), rev: Number(row.rev) }));
    this.#home.changed(tables);
    return tables;
  }

  /** Keys that were signed out since then: whoever shows what they opened shows it no more. */
  signedOutSince(at: number): Promise<string[]> {
    return this.#read(async (db) => {
      const rows = await db.selectFrom('ringSignouts').select('secretHash').where('at', '>=', at).execute();
      return rows.map(({ secretHash }) => secretHash);
    });
  }

  isSignedOut(secretHash: string): Promise<boolean> {
    return this.#read(async (db) => {
      const rows = db.selectFrom('ringSignouts').select('at').where('secretHash', '=', secretHash);
      return (await rows.executeTakeFirst()) !== undefined;
    });
  }

  /** What was said at a ring's seats was said by nobody in particular. */
  async unname(ring: string): Promise<void> {
    const said = this.#home.db.updateTable('chat').set({ name: '' });
    await this.#write([
      said.where((row) =>
        row.exists(
          row
            .selectFrom('seats as s')
            .innerJoin('ringSeats as r', 'r.hash', 's.secretHash')
            .select('s.seat')
            .where('r.ringId', '=', ring)
            .whereRef('s.tableId', '=', 'chat.tableId')
            .whereRef('s.seat', '=', 'chat.seat'),
        ),
      ),
    ]);
  }

  /** Nothing of a ring is left. Its seats are the tables' own. */
  async forget(ring: string): Promise<void> {
    await this.#write(this.#forgotten((column) => sql<boolean>`${sql.ref(column)} = ${ring}`));
  }

  /** What has died: passes, old sign-outs, hashes of seats that are no more, rings that hold nothing and that nobody has used for long. */
  async sweep(now: number, signouts: number, unused: number): Promise<void> {
    const { db } = this.#home;
    const seats = db.selectFrom('seats').select('secretHash').where('secretHash', 'is not', null);
    const taken = seats.$castTo<{ secretHash: string }>();
    await this.#write([
      db.deleteFrom('ringPasses').where('expiresAt', '<', now),
      db.deleteFrom('ringSignouts').where('at', '<', signouts),
      db
        .deleteFrom('ringSeats')
        .where('hash', 'not in', taken)
        .where('hash', 'not in', db.selectFrom('tables').select('ownerHash')),
      db.deleteFrom('ringKnown').where('hash', 'not in', db.selectFrom('ringSeats').select('hash')),
    ]);
    const used = db
      .selectFrom('ringDevices')
      .select('ringId')
      .where('seenAt', '>=', unused)
      .where('leftAt', 'is', null);
    const holding = db.selectFrom('ringSeats').select('ringId');
    await this.#write(
      this.#forgotten(
        (column) => sql<boolean>`${sql.ref(column)} not in ${used} and ${sql.ref(column)} not in ${holding}`,
      ),
    );
  }

  /** Everything, to be taken elsewhere. */
  whole(): Promise<WholeRings> {
    return this.#read(async (db) => ({
      rings: (await db.selectFrom('rings').selectAll().orderBy('id').execute()).map(toRing),
      devices: (await db.selectFrom('ringDevices').selectAll().orderBy('id').execute()).map(toDevice),
      seats: (await db.selectFrom('ringSeats').selectAll().orderBy('ringId').orderBy('hash').execute()).map(
        ({ ringId, ...row }) => ({ ...row, ring: ringId }),
      ),
      known: (await db.selectFrom('ringKnown').selectAll().orderBy('deviceId').orderBy('hash').execute()).map(
        ({ deviceId, hash }) => ({ device: deviceId, hash }),
      ),
      passkeys: (await db.selectFrom('ringPasskeys').selectAll().orderBy('id').execute()).map(toPasskey),
      signouts: (await db.selectFrom('ringSignouts').selectAll().orderBy('secretHash').execute()).map((row) => ({
        ...row,
        at: Number(row.at),
      })),
    }));
  }

  /** Takes what comes from elsewhere, in one transaction. */
  async receive({ rings, devices, seats, known, passkeys, signouts }: WholeRings): Promise<void> {
    const { db } = this.#home;
    await this.#write([
      ...rings.map((row) => db.insertInto('rings').values(row)),
      ...devices.map((row) => db.insertInto('ringDevices').values(fromDevice(row))),
      ...seats.map(({ ring, ...row }) => db.insertInto('ringSeats').values({ ...row, ringId: ring })),
      ...known.map(({ device, hash }) => db.insertInto('ringKnown').values({ deviceId: device, hash })),
      ...passkeys.map((row) => db.insertInto('ringPasskeys').values(fromPasskey(row))),
      ...signouts.map((row) => db.insertInto('ringSignouts').values(row)),
    ]);
  }

  #brought({ id, ring }: DeviceRow, holdings: readonly Holding[]): Compilable[] {
    const { db } = this.#home;
    return holdings.flatMap(({ hash, nextHash }) => [
      db
        .insertInto('ringSeats')
        .values({ ringId: ring, hash, nextHash })
        .onConflict((row) => row.columns(['ringId', 'hash']).doNothing()),
      db
        .insertInto('ringKnown')
        .values({ deviceId: id, hash })
        .onConflict((row) => row.columns(['deviceId', 'hash']).doNothing()),
    ]);
  }

  /** The first is what lets it in. A ring to which nothing leads any more is gone with who was the last there. */
  async #arrived(fence: Compilable, arrival: Arrival): Promise<boolean> {
    const { db } = this.#home;
    const { from } = arrival;
    const left = from === null ? [] : this.#forgotten((column) => deserted(db, from, column));
    return (await this.#home.write([fence, ...arrived(db, arrival), ...left], true)) !== null;
  }

  /** Deletes rings, by a condition on their id; what goes by it last is what it may look at. */
  #forgotten(which: (column: string) => ReturnType<typeof sql<boolean>>): Compilable[] {
    const { db } = this.#home;
    const ofRings = db.selectFrom('rings').select('id').where(which('rings.id'));
    const devices = db.selectFrom('ringDevices').select('id').where('ringId', 'in', ofRings);
    return [
      db.deleteFrom('ringPasses').where('ringId', 'in', ofRings),
      db.deleteFrom('ringPasskeys').where('ringId', 'in', ofRings),
      db.deleteFrom('ringKnown').where('deviceId', 'in', devices),
      db.deleteFrom('rings').where('id', 'in', ofRings),
      db.deleteFrom('ringSeats').where('ringId', 'not in', db.selectFrom('rings').select('id')),
      db.deleteFrom('ringDevices').where('ringId', 'not in', db.selectFrom('rings').select('id')),
    ];
  }

  #read<T>(ask: (db: RingHome['db']) => Promise<T>): Promise<T> {
    return this.#home.attempt(() => ask(this.#home.db));
  }

  #write(queries: readonly Compilable[]): Promise<readonly Row[] | null> {
    return this.#home.write(queries, false);
  }
}
