import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Brings } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { hashOf } from '../common/secrets.ts';
import type { PasskeyRow, PassRow } from '../store/rings/rings.ts';
import type { Store } from '../store/store.ts';
import type { KeyRings } from './key-rings.ts';
import { PLAIN_PASS, spent } from './links.ts';

/** A challenge is good for so long, in milliseconds. */
const CHALLENGE_MS = 5 * 60 * 1000;
const MOST_PASSKEYS = 10;

/** Loaded by the first who uses a passkey: it was a fifth of the time that loading the server's modules takes. */
const standard = () => import('@simplewebauthn/server');

/** The name under which this house is known to authenticators: it must stay the same, or nobody finds his passkey again. */
export interface PasskeyHouse {
  readonly origin: string;
  readonly name: string;
}

/** A house has passkeys where it has a stable https name; a browser takes this machine's own name for safe as well. */
export function passkeyHouse(url: string | null): PasskeyHouse | null {
  if (url === null) return null;
  const { protocol, origin, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' ? { origin, name: hostname } : null;
}

/** Passkeys: what a finger, a face or a key of one's own opens, on any device. */
export class Passkeys {
  readonly #store: Store;
  readonly #rings: KeyRings;
  readonly #house: PasskeyHouse | null;

  constructor(store: Store, rings: KeyRings, house: PasskeyHouse | null) {
    this.#store = store;
    this.#rings = rings;
    this.#house = house;
  }

  /** What the browser is asked for, to make one. */
  async offer(key: string): Promise<object> {
    const { name } = this.#known();
    const { ring } = await this.#rings.known(key);
    const known = await this.#notTooMany(ring);
    const { generateRegistrationOptions } = await standard();
    const options = await generateRegistrationOptions({
      rpName: 'Tabula',
      rpID: name,
      userName: 'Tabula',
      userID: new Uint8Array(Buffer.from(ring)),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: asTransports(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#challenge('passkey-add', ring, key, options.challenge);
    return options;
  }

  /** It was made: it is kept if it answers what was asked. */
  async add(key: string, name: string, response: object): Promise<void> {
    const { origin, name: house } = this.#known();
    const { id: device, ring } = await this.#rings.known(key);
    const pass = await this.#open('passkey-add', key);
    const { verifyRegistrationResponse } = await standard();
    const { verified, registrationInfo } = await judged(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: pass.data,
        expectedOrigin: origin,
        expectedRPID: house,
        requireUserVerification: false,
      }),
    );
    if (!verified || pass.ring !== ring) throw spent();
    // Another device may have been offered one at the same time.
    await this.#notTooMany(ring);
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if ((await this.#store.rings.passes.passkey(id)) !== undefined)
      throw new ApiError('taken', 'this passkey leads somewhere already');
    const createdAt = this.#store.clock.now();
    const row = {
      id,
      ring,
      device,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name,
    };
    if (!(await this.#store.rings.passes.addPasskey(pass.id, { ...row, createdAt, usedAt: null }))) throw spent();
  }

  async remove(key: string, id: string): Promise<void> {
    const { ring } = await this.#rings.known(key);
    await this.#store.rings.passes.removePasskey(ring, id);
  }

  /** What the browser is asked for, to come back by one. */
  async ask(key: string): Promise<object> {
    const { name } = this.#known();
    const { generateAuthenticationOptions } = await standard();
    const options = await generateAuthenticationOptions({ rpID: name, userVerification: 'preferred' });
    await this.#challenge('passkey-return', '', key, options.challenge);
    return options;
  }

  /** A device comes by a passkey. */
  async comeBack(key: string, name: string, response: object, brings?: Brings): Promise<void> {
    const { origin, name: house } = this.#known();
    const pass = await this.#open('passkey-return', key);
    const answer = response as AuthenticationResponseJSON;
    const passkey = await this.#store.rings.passes.passkey(String(answer.id));
    if (passkey === undefined) throw spent();
    const { verifyAuthenticationResponse } = await standard();
    const { verified, authenticationInfo } = await judged(() =>
      verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: pass.data,
        expectedOrigin: origin,
        expectedRPID: house,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: asTransports(passkey.transports),
        },
      }),
    );
    if (!verified) throw spent();
    await this.#rings.mayCome(passkey.ring, key);
    const to = { ring: passkey.ring, secretHash: hashOf(key), name, cameBy: pass.id };
    const arrival = await this.#rings.arrival(to, brings);
    if (!(await this.#store.rings.arriveByPass(pass, arrival))) throw spent();
    await this.#store.rings.passes.usedPasskey(passkey.id, authenticationInfo.newCounter, this.#store.clock.now());
    await this.#rings.arrived(arrival);
  }

  #known(): PasskeyHouse {
    if (this.#house === null) throw new ApiError('bad-request', 'this house has no name that passkeys could be for');
    return this.#house;
  }

  async #notTooMany(ring: string): Promise<PasskeyRow[]> {
    const known = await this.#store.rings.passes.passkeys(ring);
    if (known.length >= MOST_PASSKEYS) throw new ApiError('too-many', `there are ${MOST_PASSKEYS} passkeys already`);
    return known;
  }

  async #challenge(
    kind: 'passkey-add' | 'passkey-return',
    ring: string,
    key: string,
    challenge: string,
  ): Promise<void> {
    const now = this.#store.clock.now();
    const pass = { ...PLAIN_PASS, id: hashOf(challenge), kind, ring, deviceHash: hashOf(key), data: challenge };
    await this.#store.rings.passes.add({ ...pass, askedAt: now, expiresAt: now + CHALLENGE_MS });
  }

  async #open(kind: 'passkey-add' | 'passkey-return', key: string): Promise<PassRow> {
    const pass = await this.#store.rings.passes.ofDevice(hashOf(key), kind, this.#store.clock.now());
    if (pass?.state !== 'open') throw spent();
    return pass;
  }
}

/** Whatever is wrong with what a browser sends is told in our words, and in few. */
async function judged<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new ApiError('spent', 'this passkey does not answer what was asked', { cause });
  }
}

const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

function asTransports(words: readonly string[]): AuthenticatorTransport[] {
  return TRANSPORTS.filter((one) => words.includes(one));
}
