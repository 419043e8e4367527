import { randomBytes } from 'node:crypto';
import type { BringSeats, Brings, DeviceInfo, Ring, RingNews, SeatsBrought } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { Listeners } from '../common/listeners.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import type { Arrival } from '../store/rings/arrival.ts';
import type { ChangedTable, DeviceRow, PasskeyRow, RingRow } from '../store/rings/rings.ts';
import type { SignOut } from '../store/rings/sign-out.ts';
import type { Store } from '../store/store.ts';
import { hashesHeld, hashesOf } from './held.ts';

/** A ring has at most so many devices, and secrets. */
export const MOST_DEVICES = 20;
export const MOST_HELD = 2000;

/** How often, in milliseconds, it is noted that a device was there. */
const SEEN_EVERY_MS = 10 * 60 * 1000;

/** A device has come to a ring, perhaps from another one. */
export interface Came {
  readonly ring: string;
  readonly from: string | null;
  readonly name: string;
}

/** The address that only reads of a ring's notices, renewed; null where there are none. */
export type RenewFeed = (noticeKey: string) => Promise<SignOut['notices']>;

/** What a house can do for its rings. */
export interface RingHouse {
  readonly mail: boolean;
  readonly passkeys: boolean;
}

/** Under what the holder of a ring's notices is known: nobody outside can send this as a key. */
export function noticeKeyOf(ring: string): string {
  return `ring ${ring}`;
}

/** Who holds what, on whichever device. A ring is made when a device first brings something, and nobody has to know of it. */
export class KeyRings {
  /** Keys, as hashes, that were signed out just now. */
  readonly signedOut = new Listeners<readonly string[]>();
  /** Tables whose secrets were replaced: whoever has them in mind looks again. */
  readonly changed = new Listeners<readonly ChangedTable[]>();
  readonly came = new Listeners<Came>();
  /** Addresses that lead to a ring no more, because the device that gave them was signed out. */
  readonly unmailed = new Listeners<{ readonly ring: string; readonly address: string }>();
  readonly #store: Store;
  readonly #house: RingHouse;
  readonly #renewFeed: RenewFeed;

  constructor(store: Store, house: RingHouse, renewFeed: RenewFeed) {
    this.#store = store;
    this.#house = house;
    this.#renewFeed = renewFeed;
  }

  /** The device whose key this is, and that is on a ring. */
  async known(key: string): Promise<DeviceRow> {
    const device = await this.find(key);
    if (device !== undefined) return device;
    if (await this.#store.rings.isSignedOut(hashOf(key)))
      throw new ApiError('signed-out', 'this device was signed out');
    throw new ApiError('wrong-secret', 'this device is on no key ring');
  }

  find(key: string): Promise<DeviceRow | undefined> {
    return this.#store.rings.device({ secretHash: hashOf(key) });
  }

  /** The key under which somebody's notices are: of the ring, if the device is on one. */
  async noticeKey(key: string): Promise<string> {
    const device = await this.find(key);
    return device === undefined ? key : noticeKeyOf(device.ring);
  }

  async view(key: string): Promise<Ring> {
    const own = await this.known(key);
    const now = this.#store.clock.now();
    const { rings } = this.#store;
    const [ring, devices, pass, passkeys, confirm] = await Promise.all([
      rings.ring({ id: own.ring }),
      rings.devices(own.ring),
      rings.passes.ofRing(own.ring, 'link', now),
      rings.passes.passkeys(own.ring),
      rings.passes.ofRing(own.ring, 'mail-confirm', now),
    ]);
    const { all, own: known } = await this.tablesOf(own);
    const added = await this.#added(ring, passkeys);
    const mail = ring?.mailAt == null ? null : ring.mail;
    const mailAsked = confirm?.state === 'open' ? confirm.data : null;
    if (now - own.seenAt > SEEN_EVERY_MS) await rings.note(own.id, { seenAt: now });
    const asked = pass?.state === 'asked' ? pass : undefined;
    return {
      devices: devices.map((device) => ({
        id: device.id,
        name: device.name,
        own: device.id === own.id,
        fresh: isFresh(device, own),
        push: device.channel !== null,
        createdAt: device.createdAt,
        seenAt: device.id === own.id ? now : device.seenAt,
        leftAt: device.leftAt,
        added: added.filter(({ by }) => by === device.id).map(({ kind, name }) => ({ kind, name })),
      })),
      tables: all,
      known,
      linkUntil: pass !== undefined && WAITING.has(pass.state) ? pass.expiresAt : null,
      ask: asked === undefined ? null : { name: asked.deviceName, askedAt: asked.askedAt, choices: [...asked.choices] },
      code: ring?.codeHash != null,
      mail: mail === null ? null : { address: mail },
      mailAsked,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
      house: { ...this.#house },
    };
  }

  /** The tables of a device's ring, those that changed last first. */
  async tables(key: string, most: number): Promise<string[]> {
    const own = await this.find(key);
    return own === undefined ? [] : this.#store.rings.tables(own.ring, { most });
  }

  /** What a device is told in passing; undefined if it is on no ring. */
  async news(key: string): Promise<RingNews | undefined> {
    const own = await this.find(key);
    if (own === undefined) return undefined;
    const now = this.#store.clock.now();
    const { rings } = this.#store;
    const pass = await rings.passes.ofRing(own.ring, 'link', now);
    const devices = await rings.devices(own.ring);
    if (now - own.seenAt > SEEN_EVERY_MS) await rings.note(own.id, { seenAt: now });
    const news = devices.filter((device) => isFresh(device, own));
    const named = (left: boolean) => news.filter(({ leftAt }) => (leftAt !== null) === left).map(({ name }) => name);
    return { asked: pass?.state === 'asked', fresh: named(false), left: named(true) };
  }

  /** It was told which devices came. */
  async told(key: string): Promise<void> {
    const { id } = await this.known(key);
    await this.#store.rings.note(id, { toldAt: this.#store.clock.now() });
  }

  /** Takes what a device knows to its ring; what is nobody's is left. The first time makes the ring. */
  async bring(key: string, { name, tables, notices }: BringSeats): Promise<SeatsBrought> {
    const { rings } = this.#store;
    const stored = await this.#store.readMany(tables.map(({ id }) => id));
    const brought = await Promise.all(
      stored.map(async (one) => {
        const secrets = tables.find(({ id }) => id === one.table.id)?.secrets ?? [];
        const held = await hashesHeld(rings, secrets, []);
        return hashesOf(one).filter((hash) => held.has(hash));
      }),
    );
    const holdings = [...new Set(brought.flat())].map((hash) => ({ hash, nextHash: hashOf(newSecret()) }));
    const device = await this.find(key);
    if (device === undefined) {
      if (await rings.isSignedOut(hashOf(key))) throw new ApiError('signed-out', 'this device was signed out');
      if (holdings.length === 0) return { held: false, notices: false };
      await this.#found(key, name, holdings);
    } else {
      if ((await rings.holdings(device.ring)) + holdings.length > MOST_HELD)
        throw new ApiError('too-many', `a key ring holds at most ${MOST_HELD} secrets`);
      await rings.bring(device, holdings);
    }
    const own = await this.known(key);
    const keyHash = hashOf(noticeKeyOf(own.ring));
    for (const before of [key, ...(notices === undefined ? [] : [notices])])
      await this.#store.notices.handOver(hashOf(before), keyHash, own.id);
    const holder = await this.#store.notices.holder({ keyHash });
    const channels = holder === undefined ? [] : await this.#store.notices.channels(holder.id);
    return { held: true, notices: channels.length > 0 };
  }

  /** Notices are pushed to a device by this way. */
  async pushes(key: string, channel: string): Promise<void> {
    const device = await this.find(key);
    if (device !== undefined) await this.#store.rings.note(device.id, { channel });
  }

  async rename(key: string, id: string, name: string): Promise<void> {
    const own = await this.known(key);
    await this.#of(own.ring, id);
    await this.#store.rings.note(id, { name });
  }

  /** Signs devices of one's ring out: the one named, or all others. What they have added goes with them, unless it is kept. */
  async signOut(key: string, id: string | 'others', keep: boolean): Promise<void> {
    const own = await this.known(key);
    const all = await this.#store.rings.devices(own.ring);
    const gone = id === 'others' ? all.filter((device) => device.id !== own.id) : [await this.#of(own.ring, id)];
    const alone = all.every(({ id, leftAt }) => id === own.id || leftAt !== null);
    if (alone && gone.some((device) => device.id === own.id) && !(await this.#isLedTo(own.ring)))
      throw new ApiError('last-device', 'nothing would lead back to what it holds');
    await this.out(own.ring, gone, { by: own.id, keep: keep || id === own.id });
  }

  /** Devices of a ring are out at once, at every node. */
  async out(ring: string, devices: readonly DeviceRow[], { by, keep }: Pick<SignOut, 'by' | 'keep'>): Promise<void> {
    const { rings, clock } = this.#store;
    const mailed = await rings.ring({ id: ring });
    const notices = await this.#renewFeed(noticeKeyOf(ring));
    const ids = devices.map(({ id }) => id);
    const tables = await rings.signOut({ ring, devices: ids, by, at: clock.now(), keep, notices });
    if (tables === null) throw new ApiError('signed-out', 'this device was signed out');
    this.signedOut.tell(devices.map(({ secretHash }) => secretHash));
    this.changed.tell(tables);
    if (by !== null && !keep && mailed?.mail != null && mailed.mailAt !== null && ids.includes(mailed.mailBy ?? ''))
      this.unmailed.tell({ ring, address: mailed.mail });
  }

  /** A device that has left for another ring is one's own: it is not in the list any more. */
  async strike(key: string, id: string): Promise<void> {
    const { ring } = await this.known(key);
    if (!(await this.#store.rings.strike(ring, id))) throw new ApiError('not-found', 'there is no such device');
  }

  /** Whether another device can come to a ring. */
  async mayCome(ring: string, key: string): Promise<void> {
    const devices = (await this.#store.rings.devices(ring)).filter(({ leftAt }) => leftAt === null);
    if (devices.length >= MOST_DEVICES && !devices.some(({ secretHash }) => secretHash === hashOf(key)))
      throw new ApiError('too-many', `a key ring has at most ${MOST_DEVICES} devices`);
  }

  /** A device as it comes to a ring. One whose ring holds something has to say what of it comes along: others will hold that too. */
  async arrival(to: Pick<DeviceRow, 'ring' | 'secretHash' | 'name' | 'cameBy'>, brings?: Brings): Promise<Arrival> {
    const before = await this.leaving(to.ring, to.secretHash);
    if (before !== undefined && brings === undefined)
      throw new ApiError('holds', 'this device holds seats: say which of them come along');
    const from = (await this.#store.rings.device({ secretHash: to.secretHash }))?.ring ?? null;
    return { device: this.#newDevice(to), from: from === to.ring ? null : from, brings: brings ?? 'own' };
  }

  /** A device as it is on a ring that holds something, if it leaves that one by coming to another. */
  async leaving(ring: string, secretHash: string): Promise<DeviceRow | undefined> {
    const { rings } = this.#store;
    const before = await rings.device({ secretHash });
    if (before === undefined || before.ring === ring) return undefined;
    return (await rings.holdings(before.ring)) > 0 ? before : undefined;
  }

  /** At how many tables that are not over a device knows a secret itself, and its ring holds one. */
  async tablesOf({ id, ring }: DeviceRow): Promise<{ readonly own: number; readonly all: number }> {
    const { rings } = this.#store;
    const asked = { over: false, most: MOST_HELD };
    const [all, own] = await Promise.all([rings.tables(ring, asked), rings.tables(ring, { ...asked, known: id })]);
    return { own: own.length, all: all.length };
  }

  /** In which language a ring is written to: that of its notices, if it has any. */
  async languageOf(ring: string): Promise<'en' | 'it'> {
    const holder = await this.#store.notices.holder({ keyHash: hashOf(noticeKeyOf(ring)) });
    return holder?.settings.language ?? 'en';
  }

  /** What a device had settled about notices goes with it, where nobody is left to whom it belongs. */
  async arrived({ device: { ring, name }, from }: Arrival): Promise<void> {
    this.came.tell({ ring, from, name });
    if (from === null) return;
    const devices = await this.#store.rings.devices(from);
    if (devices.every(({ leftAt }) => leftAt !== null))
      await this.#store.notices.handOver(hashOf(noticeKeyOf(from)), hashOf(noticeKeyOf(ring)));
  }

  async #found(key: string, name: string, holdings: Parameters<Store['rings']['found']>[2]): Promise<void> {
    const createdAt = this.#store.clock.now();
    const ring: RingRow = { id: newId(), codeHash: null, mail: null, mailAt: null, mailBy: null, createdAt };
    const device = this.#newDevice({ ring: ring.id, secretHash: hashOf(key), name, cameBy: '' });
    try {
      await this.#store.rings.found(ring, device, holdings);
    } catch (error) {
      // Two pages of one browser at once: the first has made it.
      const known = await this.find(key);
      if (known === undefined) throw error;
      await this.#store.rings.bring(known, holdings);
    }
  }

  /** A device as it is when it comes. */
  #newDevice(to: Pick<DeviceRow, 'ring' | 'secretHash' | 'name' | 'cameBy'>): DeviceRow {
    const now = this.#store.clock.now();
    const moments = { createdAt: now, seenAt: now, toldAt: now, leftAt: null };
    return { ...to, id: newId(), channel: null, ...moments };
  }

  /** Ways back and channels, by the device that has added them. */
  async #added(ring: RingRow | undefined, passkeys: readonly PasskeyRow[]): Promise<Added[]> {
    if (ring === undefined) return [];
    const holder = await this.#store.notices.holder({ keyHash: hashOf(noticeKeyOf(ring.id)) });
    const channels = holder === undefined ? [] : await this.#store.notices.channels(holder.id);
    const mail = ring.mail === null || ring.mailAt === null ? [] : [{ by: ring.mailBy, name: ring.mail }];
    return [
      ...passkeys.map(({ device, name }) => ({ by: device, kind: 'passkey' as const, name })),
      ...mail.map((one) => ({ ...one, kind: 'mail' as const })),
      ...channels
        .filter(({ kind }) => kind !== 'push')
        .map(({ device, name }) => ({ by: device, kind: 'channel' as const, name })),
    ];
  }

  /** Whether somebody comes back to a ring on which nobody is. A code does not outlive a sign-out. */
  async #isLedTo(ring: string): Promise<boolean> {
    const [row, passkeys] = await Promise.all([
      this.#store.rings.ring({ id: ring }),
      this.#store.rings.passes.passkeys(ring),
    ]);
    return row?.mailAt != null || passkeys.length > 0;
  }

  async #of(ring: string, id: string): Promise<DeviceRow> {
    const device = await this.#store.rings.device({ id });
    if (device?.ring !== ring) throw new ApiError('not-found', 'there is no such device');
    return device;
  }
}

type Added = DeviceInfo['added'][number] & { readonly by: string | null };

/** In these states a link waits for somebody. */
const WAITING = new Set(['open', 'asked', 'chosen']);

/** It came, or left, since the other was told. */
function isFresh({ id, createdAt, leftAt }: DeviceRow, own: DeviceRow): boolean {
  return id !== own.id && (leftAt ?? createdAt) > own.toldAt;
}

/** 96 random bits. */
function newId(): string {
  return randomBytes(12).toString('base64url');
}
