import type { Brings, RingAsked, RingLink } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { hashOf } from '../common/secrets.ts';
import type { PassRow } from '../store/rings/rings.ts';
import type { Store } from '../store/store.ts';
import { newNumbers, newPassWord } from './codes.ts';
import type { KeyRings } from './key-rings.ts';

/** A link is good for so long, in milliseconds, and for so many wrong numbers. */
const LINK_MS = 5 * 60 * 1000;
const MOST_WRONG = 3;

/** Nothing of a pass but what it is. */
export const PLAIN_PASS = {
  state: 'open',
  deviceHash: '',
  deviceName: '',
  number: 0,
  choices: [],
  codeHash: '',
  data: '',
  wrong: 0,
} as const;

export function spent(): ApiError {
  return new ApiError('spent', 'this was used, refused, or is too old');
}

/**
 * Another device, by a link that an old one shows. Whoever opens it gets nothing yet: it shows a number, and the old one has to choose it
 * among three. Nor does it give anything: one that holds seats is asked then. Only the first that comes with a link is heard.
 */
export class RingLinks {
  readonly #store: Store;
  readonly #rings: KeyRings;

  constructor(store: Store, rings: KeyRings) {
    this.#store = store;
    this.#rings = rings;
  }

  /** A new link; the one before is no good any more. */
  async open(key: string): Promise<RingLink> {
    const { ring } = await this.#rings.known(key);
    const link = newPassWord();
    const now = this.#store.clock.now();
    const until = now + LINK_MS;
    const pass: PassRow = { ...PLAIN_PASS, id: hashOf(link), kind: 'link', ring, askedAt: now, expiresAt: until };
    await this.#store.rings.passes.add(pass);
    return { link, until };
  }

  /** The link is withdrawn, with whoever has come by it. */
  async close(key: string): Promise<void> {
    const { ring } = await this.#rings.known(key);
    await this.#store.rings.passes.drop(ring, 'link');
  }

  /** A device comes with a link. Whoever sends it again because no reply came is told the same. */
  async ask(key: string, link: string, deviceName: string): Promise<RingAsked> {
    const { passes } = this.#store.rings;
    const now = this.#store.clock.now();
    const deviceHash = hashOf(key);
    const pass = await passes.find(hashOf(link), 'link', now);
    if (pass === undefined) throw spent();
    if (pass.deviceHash === deviceHash) return askedOf(pass);
    const own = await this.#rings.find(key);
    if (own?.ring === pass.ring) throw new ApiError('taken', 'this device is on that key ring already');
    await this.#rings.mayCome(pass.ring, key);
    const asked = { deviceHash, deviceName, askedAt: now, ...newNumbers() };
    if (!(await passes.ask(pass.id, asked))) throw spent();
    return askedOf({ ...pass, ...asked, state: 'asked' });
  }

  /** What has become of a device that has asked. */
  async asked(key: string): Promise<RingAsked> {
    const pass = await this.#store.rings.passes.ofDevice(hashOf(key), 'link', this.#store.clock.now());
    if (pass === undefined) throw spent();
    return pass.state === 'chosen' ? { ...askedOf(pass), ...(await this.#offer(pass)) } : askedOf(pass);
  }

  /** The old device has chosen a number, or refuses. After a wrong one there are others to choose from; after three it is over. */
  async answer(key: string, number: number | null): Promise<void> {
    const own = await this.#rings.known(key);
    const { passes } = this.#store.rings;
    const pass = await passes.ofRing(own.ring, 'link', this.#store.clock.now());
    if (pass?.state !== 'asked') throw spent();
    if (number === null) {
      if (!(await passes.turn(pass.id, 'asked', 'refused'))) throw spent();
      return;
    }
    if (number !== pass.number) return this.#wrong(pass);
    if ((await this.#rings.leaving(own.ring, pass.deviceHash)) === undefined) return this.#arrive(pass);
    if (!(await passes.choose(pass.id, number))) throw spent();
  }

  /** The new device holds seats, and has been told who will hold them too: it brings some of them, all, or does not come. */
  async join(key: string, brings: Brings | null): Promise<RingAsked> {
    const { passes } = this.#store.rings;
    const pass = await passes.ofDevice(hashOf(key), 'link', this.#store.clock.now());
    if (pass?.state !== 'chosen') throw spent();
    if (brings !== null) await this.#arrive(pass, brings);
    else if (!(await passes.turn(pass.id, 'chosen', 'refused'))) throw spent();
    return this.asked(key);
  }

  async #arrive(pass: PassRow, brings?: Brings): Promise<void> {
    const to = { ring: pass.ring, secretHash: pass.deviceHash, name: pass.deviceName, cameBy: pass.id };
    const arrival = await this.#rings.arrival(to, brings);
    if (!(await this.#store.rings.arriveByPass(pass, arrival))) throw spent();
    await this.#rings.arrived(arrival);
  }

  /** Who will hold what a device holds, and how much that is. */
  async #offer({ ring, deviceHash }: PassRow): Promise<Pick<RingAsked, 'offer'>> {
    const { rings } = this.#store;
    const own = await rings.device({ secretHash: deviceHash });
    const devices = (await rings.devices(ring)).filter(({ leftAt }) => leftAt === null).map(({ name }) => name);
    return own === undefined ? {} : { offer: { devices, ...(await this.#rings.tablesOf(own)) } };
  }

  async #wrong({ id }: PassRow): Promise<never> {
    const { passes } = this.#store.rings;
    const wrong = await passes.count(id, MOST_WRONG, newNumbers());
    if (wrong === undefined || wrong >= MOST_WRONG) await passes.turn(id, 'asked', 'void');
    throw new ApiError('wrong-number', 'the new device shows another number');
  }
}

function askedOf({ state, number, expiresAt }: PassRow): RingAsked {
  return { state: state === 'open' ? 'void' : state, number: state === 'asked' ? number : 0, until: expiresAt };
}
