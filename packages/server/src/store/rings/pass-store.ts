import type { RingHome, Row } from './ring-home.ts';
import { fromPass, fromPasskey, toPass, toPasskey } from './ring-rows.ts';
import type { PasskeyRow, PassRow } from './rings.ts';

/** What is noted when a device comes with a link. */
type Asked = Pick<PassRow, 'deviceHash' | 'deviceName' | 'askedAt' | 'number' | 'choices'>;

/** What lets a device in once, and passkeys, which do it again and again. */
export class PassStore {
  readonly #home: RingHome;

  constructor(home: RingHome) {
    this.#home = home;
  }

  /** A new pass, or several of one kind; of that kind the ring, or the device that comes for it, has no other. */
  async add(...passes: readonly [PassRow, ...PassRow[]]): Promise<void> {
    const { db } = this.#home;
    const [pass] = passes;
    const same = db.deleteFrom('ringPasses').where('kind', '=', pass.kind);
    const [column, value] =
      pass.kind === 'link' || pass.kind === 'mail-confirm'
        ? (['ringId', pass.ring] as const)
        : (['deviceHash', pass.deviceHash] as const);
    await this.#write([same.where(column, '=', value), db.insertInto('ringPasses').values(passes.map(fromPass))]);
  }

  /** A pass by what it is known by, while it lives. */
  find(id: string, kind: PassRow['kind'], now: number): Promise<PassRow | undefined> {
    return this.#one(kind, now, (rows) => rows.where('id', '=', id));
  }

  /** The pass by which a device is about to come. */
  ofDevice(deviceHash: string, kind: PassRow['kind'], now: number): Promise<PassRow | undefined> {
    return this.#one(kind, now, (rows) => rows.where('deviceHash', '=', deviceHash));
  }

  /** All passes by which a device may come. */
  allOfDevice(deviceHash: string, kind: PassRow['kind'], now: number): Promise<PassRow[]> {
    return this.#home.attempt(async () => {
      const rows = this.#home.db.selectFrom('ringPasses').selectAll().where('deviceHash', '=', deviceHash);
      return (await rows.where('kind', '=', kind).where('expiresAt', '>', now).execute()).map(toPass);
    });
  }

  ofRing(ring: string, kind: PassRow['kind'], now: number): Promise<PassRow | undefined> {
    return this.#one(kind, now, (rows) => rows.where('ringId', '=', ring));
  }

  /** A device comes with a link: the first one, and no other. */
  async ask(id: string, asked: Asked): Promise<boolean> {
    const { choices, ...rest } = asked;
    const set = { ...rest, choices: JSON.stringify(choices), state: 'asked' };
    const open = this.#home.db.updateTable('ringPasses').set(set).where('id', '=', id);
    return this.#passed(open.where('state', '=', 'open').returning('id'));
  }

  /** The number that a device shows was chosen, and is still the one: now it is asked whether it wants to. */
  async choose(id: string, number: number): Promise<boolean> {
    const chosen = this.#home.db.updateTable('ringPasses').set({ state: 'chosen' }).where('id', '=', id);
    return this.#passed(chosen.where('state', '=', 'asked').where('number', '=', number).returning('id'));
  }

  /** It goes from one state to another, if it is in the first still. */
  async turn(id: string, from: PassRow['state'], to: PassRow['state']): Promise<boolean> {
    const turned = this.#home.db.updateTable('ringPasses').set({ state: to }).where('id', '=', id);
    return this.#passed(turned.where('state', '=', from).returning('id'));
  }

  /**
   * One more wrong answer to it, counted before it is judged: several at once do not get more tries than one after the other. The
   * count; undefined if it is not open any more, or there were so many already.
   */
  async count(
    id: string,
    most: number,
    change: Partial<Pick<PassRow, 'number' | 'choices'>> = {},
  ): Promise<number | undefined> {
    const { choices, ...rest } = change;
    const set = { ...rest, ...(choices === undefined ? {} : { choices: JSON.stringify(choices) }) };
    const rows = await this.#home.write(
      [
        this.#home.db
          .updateTable('ringPasses')
          .set((row) => ({ ...set, wrong: row('wrong', '+', 1) }))
          .where('id', '=', id)
          .where('state', 'in', ['open', 'asked'])
          .where('wrong', '<', most)
          .returning('wrong'),
      ],
      true,
    );
    const [row] = rows ?? [];
    return row === undefined ? undefined : Number(row.wrong);
  }

  /** Those of a ring of one kind are no more. */
  async drop(ring: string, kind: PassRow['kind']): Promise<void> {
    await this.#write([this.#home.db.deleteFrom('ringPasses').where('ringId', '=', ring).where('kind', '=', kind)]);
  }

  passkeys(ring: string): Promise<PasskeyRow[]> {
    return this.#home.attempt(async () => {
      const rows = this.#home.db.selectFrom('ringPasskeys').selectAll().where('ringId', '=', ring);
      return (await rows.orderBy('createdAt').orderBy('id').execute()).map(toPasskey);
    });
  }

  passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.#home.attempt(async () => {
      const rows = this.#home.db.selectFrom('ringPasskeys').selectAll().where('id', '=', id);
      const row = await rows.executeTakeFirst();
      return row && toPasskey(row);
    });
  }

  /** A passkey is kept, by the challenge that it has answered; false if that was spent already. */
  addPasskey(pass: string, passkey: PasskeyRow): Promise<boolean> {
    const { db } = this.#home;
    const done = db.updateTable('ringPasses').set({ state: 'done' }).where('id', '=', pass).where('state', '=', 'open');
    return this.#passed(done.returning('id'), db.insertInto('ringPasskeys').values(fromPasskey(passkey)));
  }

  async usedPasskey(id: string, counter: number, usedAt: number): Promise<void> {
    await this.#write([this.#home.db.updateTable('ringPasskeys').set({ counter, usedAt }).where('id', '=', id)]);
  }

  async removePasskey(ring: string, id: string): Promise<void> {
    await this.#write([this.#home.db.deleteFrom('ringPasskeys').where('ringId', '=', ring).where('id', '=', id)]);
  }

  async #one(
    kind: PassRow['kind'],
    now: number,
    which: (rows: ReturnType<PassStore['living']>) => ReturnType<PassStore['living']>,
  ): Promise<PassRow | undefined> {
    return this.#home.attempt(async () => {
      const row = await which(this.living(kind, now)).executeTakeFirst();
      return row && toPass(row);
    });
  }

  private living(kind: PassRow['kind'], now: number) {
    const rows = this.#home.db.selectFrom('ringPasses').selectAll();
    return rows.where('kind', '=', kind).where('expiresAt', '>', now).orderBy('askedAt', 'desc').limit(1);
  }

  /** Whether the first has changed something; then the others are done with it. */
  async #passed(...queries: Parameters<RingHome['write']>[0]): Promise<boolean> {
    return (await this.#home.write(queries, true)) !== null;
  }

  #write(queries: Parameters<RingHome['write']>[0]): Promise<readonly Row[] | null> {
    return this.#home.write(queries, false);
  }
}
