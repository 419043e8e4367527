import { Chance, commitment, newSeed, SetupError, seedFrom, verifyCommitment } from '@tabula/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

fc.configureGlobal({ seed: 753 });

const ZERO_KEY = '00'.repeat(32);

function bytesOf(chance: Chance, words: number): string {
  const bytes: string[] = [];
  for (let i = 0; i < words; i++) {
    const word = chance.word();
    for (const shift of [0, 8, 16, 24]) bytes.push(((word >>> shift) & 255).toString(16).padStart(2, '0'));
  }
  return bytes.join('');
}

/** ChaCha8 from its definition, one block at a time and without any cleverness. */
function blockOf(key: string, counter: number): number[] {
  const keyWords = Array.from({ length: 8 }, (_, i) =>
    Number.parseInt(key.slice(i * 8, i * 8 + 8).replace(/(..)(..)(..)(..)/, '$4$3$2$1'), 16),
  );
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...keyWords, counter, 0, 0, 0];
  const x = start.slice();
  const mix = (into: number, from: number, other: number, turn: number) => {
    x[into] = (x[into] + x[from]) >>> 0;
    const mixed = x[other] ^ x[into];
    x[other] = ((mixed << turn) | (mixed >>> (32 - turn))) >>> 0;
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => (word + start[i]) >>> 0);
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('the stream', () => {
  it('is the published key stream of ChaCha8 for a key of zeros', () => {
    // Test case 1 of draft-strombergson-chacha-test-vectors, 256 bits, 8 rounds.
    expect(bytesOf(Chance.fromJSON({ key: ZERO_KEY, used: 0 }), 16)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it('agrees with the definition at any place, across the chunks it is made in', () => {
    const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(hex, fc.nat(100_000), (key, block) => {
        const chance = Chance.fromJSON({ key, used: block * 16 });
        const words = Array.from({ length: 16 * 9 }, () => chance.word());
        expect(words).toEqual(Array.from({ length: 9 }, (_, i) => blockOf(key, block + i)).flat());
      }),
      { numRuns: 50 },
    );
  });

  it('has a stream for every name: the same for equal names, whatever was used before, and another for each other', () => {
    const [one, other] = [Chance.fromSeed(seedFrom('names')), Chance.fromSeed(seedFrom('names'))];
    one.word();
    const streams = [0, 1, 2, 0xffffffff].map((name) => {
      one.goBy(name);
      other.goBy(name);
      const words = bytesOf(one, 40);
      expect(bytesOf(other, 40)).toBe(words);
      expect(bytesOf(Chance.fromJSON({ ...one.toJSON(), used: 0 }), 40), 'also when it is read back').toBe(words);
      expect(bytesOf(one.copy(), 2)).toBe(bytesOf(other.copy(), 2));
      return words;
    });
    expect(new Set(streams).size).toBe(4);
    expect(streams[0], 'no name is the stream that it began with').toBe(
      bytesOf(Chance.fromSeed(seedFrom('names')), 40),
    );
  });

  it('is another one for another seed', () => {
    const firsts = Array.from({ length: 1000 }, (_, i) => bytesOf(Chance.fromSeed(seedFrom(String(i))), 2));
    expect(new Set(firsts).size).toBe(1000);
  });
});

describe('fairness', () => {
  it('throws each face of a die equally often', () => {
    const chance = Chance.fromSeed(seedFrom('dice'));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[chance.below(6)] += 1;
    expect(chiSquare(counts)).toBeLessThan(20.5); // one honest die in a thousand is further off
  });

  it('throws each face equally often as the first die of many seeds', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) counts[Chance.fromSeed(seedFrom(`first ${i}`)).below(6)] += 1;
    expect(chiSquare(counts)).toBeLessThan(20.5);
  });

  it('brings each of the 24 orders of four things equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = Chance.fromSeed(seedFrom(`order ${i}`))
        .shuffle(['a', 'b', 'c', 'd'])
        .join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });

  it('has no favourites where the range does not divide the words', () => {
    const chance = Chance.fromSeed(seedFrom('bias'));
    let low = 0;
    for (let i = 0; i < 3000; i++) if (chance.below(0xc000_0000) < 0x4000_0000) low += 1;
    expect(low / 3000).toBeCloseTo(1 / 3, 1); // a plain remainder gives one half
  });

  it('throws away exactly the words that would give some numbers a chance more', () => {
    /** A generator whose words are known. */
    class Known extends Chance {
      readonly #known: number[];
      constructor(...words: number[]) {
        super(new Uint8Array(32), 0);
        this.#known = words;
      }
      override word(): number {
        return this.#known.shift() ?? Number.NaN;
      }
    }
    // The words are as many as 6 * 715,827,882 and four more.
    const whole = 6 * 715_827_882;
    expect(new Known(whole - 1, 2).below(6)).toBe(5);
    expect(new Known(whole, whole + 3, 2).below(6)).toBe(2);
  });

  it('asks for no more numbers than a shuffle needs', () => {
    const chance = Chance.fromSeed(seedFrom('thrifty'));
    chance.shuffle(['a', 'b', 'c', 'd']);
    expect(chance.used).toBe(3);
  });

  it('picks and shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (list, n) => {
        const chance = Chance.fromSeed(seedFrom(String(n)));
        expect(list).toContain(chance.pick(list));
        expect(chance.shuffle(list.slice()).sort()).toEqual(list.slice().sort());
      }),
    );
  });

  it('has nothing to pick from an empty list and no number below nothing', () => {
    const chance = Chance.fromSeed(seedFrom('nothing'));
    expect(() => chance.pick([])).toThrow(new RangeError('nothing to pick from'));
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Infinity])
      expect(() => chance.below(n)).toThrow(new RangeError(`there is no whole number from 0 to ${n} - 1`));
    expect(chance.used).toBe(0);
    expect(chance.below(1)).toBe(0);
    expect(chance.below(2 ** 32)).toBeLessThan(2 ** 32);
  });
});

describe('a generator', () => {
  it('goes on where its JSON says', () => {
    fc.assert(
      fc.property(fc.nat(600), (used) => {
        const chance = Chance.fromSeed(seedFrom('json'));
        for (let i = 0; i < used; i++) chance.word();
        const again = Chance.fromJSON(JSON.parse(JSON.stringify(chance)));
        expect(again.used).toBe(used);
        expect(bytesOf(again, 200)).toBe(bytesOf(chance, 200));
      }),
    );
  });

  it('is not moved by its copy', () => {
    const chance = Chance.fromSeed(seedFrom('copy'));
    chance.word();
    const copy = chance.copy();
    const ahead = bytesOf(copy, 300);
    expect(chance.used).toBe(1);
    expect(bytesOf(chance, 300)).toBe(ahead);
  });

  it('splits off generators that have nothing to do with it', () => {
    const parent = Chance.fromSeed(seedFrom('split'));
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 9000; i++) {
      const child = parent.split();
      counts[child.below(6) * 6 + parent.below(6)] += 1;
    }
    expect(chiSquare(counts)).toBeLessThan(66.6);
  });

  it('can go on as another', () => {
    const chance = Chance.fromSeed(seedFrom('one'));
    const other = Chance.fromSeed(seedFrom('other'));
    chance.word();
    other.word();
    chance.become(other);
    expect(bytesOf(chance, 200)).toBe(bytesOf(other, 200));
  });
});

describe('seeds', () => {
  it('are at least 128 bits, in small hexadecimal letters', () => {
    for (const seed of ['', '7', '00'.repeat(15), '0'.repeat(33), 'AB'.repeat(16), 'xy'.repeat(16), '00'.repeat(65)])
      expect(() => Chance.fromSeed(seed)).toThrow(SetupError);
    for (const seed of ['00'.repeat(16), 'ab'.repeat(64)]) expect(Chance.fromSeed(seed).below(1)).toBe(0);
  });

  it('are fresh each time', () => {
    const seeds = Array.from({ length: 100 }, newSeed);
    expect(new Set(seeds).size).toBe(100);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('can be promised without being told, and the promise can be checked', () => {
    const seed = seedFrom('promise');
    const promised = commitment(seed);
    expect(promised).not.toContain(seed);
    expect(verifyCommitment(seed, promised)).toBe(true);
    expect(verifyCommitment(seed, promised.toUpperCase())).toBe(true);
    expect(verifyCommitment(seedFrom('another'), promised)).toBe(false);
    expect(verifyCommitment('not a seed', promised)).toBe(false);
  });

  it('are promised by their plain SHA-256, which anybody can work out', () => {
    // SHA-256 of sixteen zero bytes.
    expect(commitment('00'.repeat(16))).toBe('374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb');
  });
});
