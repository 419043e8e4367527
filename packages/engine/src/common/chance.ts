import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { SetupError } from './errors.ts';

const SEED_FORM = /^(?:[0-9a-f]{2}){16,64}$/;
/** The name of a stream goes into its nonce. */
const NONCE = new Uint8Array(12);
const BLOCK_BYTES = 64;
const BLOCK_WORDS = BLOCK_BYTES / 4;
/** How many blocks are made at once: one, then eight, then this many. Most worlds that are imagined need no more than one. */
const MOST_BLOCKS = 32;
/** How many different words there are. */
const WORDS = 0x1_0000_0000;
const ZEROS = new Uint8Array(MOST_BLOCKS * BLOCK_BYTES);
const EMPTY = new Uint32Array(0);

/** Where a generator stands, as JSON: its key in hex, how many 32-bit words it has given, and which of its streams they are from. */
export interface ChanceState {
  readonly key: string;
  readonly used: number;
  readonly name?: number;
}

/** A fresh secret seed of 256 bits. */
export function newSeed(): string {
  return bytesToHex(randomBytes(32));
}

/** Any words as a seed, for simulations and tests that name theirs ("7"). */
export function seedFrom(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tabula seed: ${words}`)));
}

/** The promise shown when a game starts: nobody can change the dice afterwards, nobody can foresee them. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(checkedSeed(seed))));
}

/** Whether the seed shown at the end is the one promised at the start. */
export function verifyCommitment(seed: string, promised: string): boolean {
  return SEED_FORM.test(seed) && commitment(seed) === promised.toLowerCase();
}

export function checkedSeed(seed: string): string {
  if (!SEED_FORM.test(seed))
    throw new SetupError('a seed is 32 to 128 hexadecimal digits (at least 128 bits), in small letters', 'seed');
  return seed;
}

/**
 * The only source of chance: the ChaCha8 key stream of the seed. Seeing any number of dice does not help to foresee
 * the next one, the whole state is a key and a position, and a copy costs nothing.
 */
export class Chance {
  #key: Uint8Array;
  #used: number;
  #name: number;
  /** The words at hand, and the number of the first of them. */
  #words: Uint32Array = EMPTY;
  #first = 0;

  protected constructor(key: Uint8Array, used: number, name = 0) {
    this.#key = key;
    this.#used = used;
    this.#name = name;
  }

  static fromSeed(seed: string): Chance {
    return new Chance(sha256(utf8ToBytes(`tabula chance: ${checkedSeed(seed)}`)), 0);
  }

  static fromJSON({ key, used, name }: ChanceState): Chance {
    return new Chance(hexToBytes(key), used, name);
  }

  toJSON(): ChanceState {
    const state = { key: bytesToHex(this.#key), used: this.#used };
    return this.#name === 0 ? state : { ...state, name: this.#name };
  }

  /** How many words were given, of this name if it goes by one: two equal numbers mean that no chance was used in between. */
  get used(): number {
    return this.#used;
  }

  copy(): Chance {
    const copy = new Chance(this.#key, this.#used, this.#name);
    copy.#words = this.#words;
    copy.#first = this.#first;
    return copy;
  }

  /** Gives these words first, and then goes on as another would after as many. */
  static beginning(words: readonly number[], then: Chance): Chance {
    const chance = new Chance(then.#key, 0);
    chance.#words = Uint32Array.from(words);
    return chance;
  }

  /** An independent generator, for looking ahead without knowing what will be rolled. */
  split(): Chance {
    const key = new Uint8Array(32);
    const words = new Uint32Array(key.buffer);
    for (let i = 0; i < words.length; i++) words[i] = this.word();
    return new Chance(key, 0);
  }

  /**
   * Goes on with the words of a name, a whole number of 32 bits: of two generators that began alike, equal names give equal words,
   * whatever was used before. No name, 0, is the stream that every generator begins with.
   */
  goBy(name: number): void {
    this.#name = name;
    this.#used = 0;
    this.#words = EMPTY;
    this.#first = 0;
  }

  /** Goes on as another generator. */
  become(other: Chance): void {
    this.#key = other.#key;
    this.#used = other.#used;
    this.#name = other.#name;
    this.#words = other.#words;
    this.#first = other.#first;
  }

  /** The next 32 random bits. */
  word(): number {
    const number = this.#used++;
    if (number - this.#first >= this.#words.length) this.#fill(number);
    return this.#words[number - this.#first];
  }

  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`there is no whole number from 0 to ${n} - 1`);
    const limit = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** Puts a list into random order, in place. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
    return list;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.below(list.length)];
  }

  #fill(number: number): void {
    const block = Math.floor(number / BLOCK_WORDS);
    const blocks = Math.min(1 + 7 * block, MOST_BLOCKS);
    for (let i = 0; i < 4; i++) NONCE[i] = this.#name >>> (8 * i);
    const bytes = chacha8(this.#key, NONCE, ZEROS.subarray(0, blocks * BLOCK_BYTES), undefined, block);
    this.#words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    this.#first = block * BLOCK_WORDS;
  }
}
