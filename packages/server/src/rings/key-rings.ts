import { randomBytes } from 'node:crypto';
import type { BringSeats, Ring, RingNews, SeatsBrought } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { Listeners } from '../common/listeners.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import type { ChangedTable, DeviceRow, RingRow } from '../store/rings/rings.ts';
import type { Store } from '../store/store.ts';
import { hashesHeld, hashesOf } from './held.ts';

/** A ring has at most so many devices, and secrets. */
export const MOST_DEVICES = 20;
export const MOST_HELD = 2000;

/** How often, in milliseconds, it is noted that a device was there. */
const SEEN_EVERY_MS = 10 * 60 * 1000;

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
  readonly #store: Store;
  readonly #house: RingHouse;

  constructor(store: Store, house: RingHouse) {
    this.#store = store;
    this.#house = house;
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
    const [ring, devices, pass, passkeys] = await Promise.all([
      rings.ring({ id: own.ring }),
      rings.devices(own.ring),
      rings.passes.ofRing(own.ring, 'link', now),
      rings.passes.passkeys(own.ring),
    ]);
    const tables = await rings.tables(own.ring, { over: false, most: MOST_HELD });
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
      })),
      tables: tables.length,
      linkUntil: pass?.state === 'open' || asked !== undefined ? (pass?.expiresAt ?? null) : null,
      ask: asked === undefined ? null : { name: asked.deviceName, askedAt: asked.askedAt, choices: [...asked.choices] },
      code: ring?.codeHash != null,
      mail: ring?.mail == null ? null : { address: ring.mail, confirmed: ring.mailAt !== null },
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
    const fresh = devices.filter((device) => isFresh(device, own)).map(({ name }) => name);
    return { asked: pass?.state === 'asked', fresh };
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
    const keyHash = hashOf(noticeKeyOf((await this.known(key)).ring));
    for (const before of [key, ...(notices === undefined ? [] : [notices])])
      await this.#store.notices.handOver(hashOf(before), keyHash);
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

  /** Signs devices of one's ring out: the one named, or all others. What was pushed to them is pushed no more. */
  async signOut(key: string, id: string | 'others'): Promise<void> {
    const own = await this.known(key);
    const all = await this.#store.rings.devices(own.ring);
    const gone = id === 'others' ? all.filter((device) => device.id !== own.id) : [await this.#of(own.ring, id)];
    await this.out(own.ring, gone);
  }

  /** Devices of a ring are out at once, at every node. */
  async out(ring: string, devices: readonly DeviceRow[]): Promise<void> {
    const now = this.#store.clock.now();
    const ids = devices.map(({ id }) => id);
    const tables = await this.#store.rings.signOut(ring, ids, now);
    for (const { channel } of devices) if (channel !== null) await this.#store.notices.deleteChannel(channel);
    this.signedOut.tell(devices.map(({ secretHash }) => secretHash));
    this.changed.tell(tables);
  }

  /** Whether another device can come to a ring. */
  async mayCome(ring: string, key: string): Promise<void> {
    const devices = await this.#store.rings.devices(ring);
    if (devices.length >= MOST_DEVICES && !devices.some(({ secretHash }) => secretHash === hashOf(key)))
      throw new ApiError('too-many', `a key ring has at most ${MOST_DEVICES} devices`);
  }

  /** A device as it comes to a ring; the ring that it leaves, if any. */
  async arrival(ring: string, key: string, name: string, cameBy: string) {
    const from = (await this.find(key))?.ring ?? null;
    return { device: this.newDevice(ring, hashOf(key), name, cameBy), from };
  }

  /** In which language a ring is written to: that of its notices, if it has any. */
  async languageOf(ring: string): Promise<'en' | 'it'> {
    const holder = await this.#store.notices.holder({ keyHash: hashOf(noticeKeyOf(ring)) });
    return holder?.settings.language ?? 'en';
  }

  /** What a device had settled about notices goes with it, where nobody is left to whom it belongs. */
  async arrived(ring: string, from: string | null): Promise<void> {
    if (from === null || from === ring || (await this.#store.rings.ring({ id: from })) !== undefined) return;
    await this.#store.notices.handOver(hashOf(noticeKeyOf(from)), hashOf(noticeKeyOf(ring)));
  }

  async #found(key: string, name: string, holdings: Parameters<Store['rings']['found']>[2]): Promise<void> {
    const createdAt = this.#store.clock.now();
    const ring: RingRow = { id: newId(), codeHash: null, mail: null, mailAt: null, createdAt };
    try {
      await this.#store.rings.found(ring, this.newDevice(ring.id, hashOf(key), name, ''), holdings);
    } catch (error) {
      // Two pages of one browser at once: the first has made it.
      const device = await this.find(key);
      if (device === undefined) throw error;
      await this.#store.rings.bring(device, holdings);
    }
  }

  /** A device as it is when it comes. */
  newDevice(ring: string, secretHash: string, name: string, cameBy: string): DeviceRow {
    const now = this.#store.clock.now();
    const moments = { createdAt: now, seenAt: now, toldAt: now };
    return { id: newId(), ring, secretHash, name, cameBy, channel: null, ...moments };
  }

  async #of(ring: string, id: string): Promise<DeviceRow> {
    const device = await this.#store.rings.device({ id });
    if (device?.ring !== ring) throw new ApiError('not-found', 'there is no such device');
    return device;
  }
}

function isFresh(device: DeviceRow, own: DeviceRow): boolean {
  return device.id !== own.id && device.createdAt > own.toldAt;
}

/** 96 random bits. */
function newId(): string {
  return randomBytes(12).toString('base64url');
}
