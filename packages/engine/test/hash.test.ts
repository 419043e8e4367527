import { canonical, checksum, fingerprint, rulesFingerprint } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

fc.configureGlobal({ seed: 753 });

/** The same value with the keys of all its objects in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

describe('canonical text', () => {
  it('does not depend on the order in which keys were written', () => {
    expect(canonical({ b: [{ z: 1, a: 2 }], a: null })).toBe('{"a":null,"b":[{"a":2,"z":1}]}');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
        expect(fingerprint(turned(value))).toBe(fingerprint(value));
      }),
    );
  });

  it('is what JSON writes of the same thing with its keys in order, whatever it is', () => {
    const ordered = (_key: string, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part;
    const leaf = fc.oneof(
      fc.constantFrom(undefined, -0, Number.NaN, 2 ** 53, new Date(0), { toJSON: () => ({ b: 1, a: undefined }) }),
      fc.constantFrom(
        new Map([[1, 2]]),
        () => 1,
        Symbol('a'),
        '\u2028"\ud800',
        new Array(2),
        Object.create({ inherited: 1 }),
      ),
    );
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('10', '9', '01', '-1', '4294967295', '4294967294', '__proto__', '1.5'),
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, fc.jsonValue(), leaf, fc.dictionary(key, tie('tree')), fc.array(tie('tree'))),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, tree), (value) => {
        expect(canonical(value)).toBe(JSON.stringify(value, ordered));
      }),
      { numRuns: 200 },
    );
  });

  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('a fingerprint', () => {
  it('tells values apart that differ in anything, even in the order of a list', () => {
    const values = [null, 0, '0', [], {}, [1, 2], [2, 1], [[1], 2], { a: 1 }, { a: 2 }, { b: 1 }, { a: { b: 1 } }];
    const prints = values.map(fingerprint);
    expect(new Set(prints).size).toBe(values.length);
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the checksum', () => {
  it('is the same whatever the order of the keys, and for what JSON makes of a value', () => {
    const value = { a: [1, 2, { x: null, y: undefined }], b: 'two', c: { d: true, e: 1.5 } };
    const turned = { c: { e: 1.5, d: true }, b: 'two', a: [1, 2, { x: null }] };
    expect(checksum(turned)).toBe(checksum(value));
    expect(checksum(JSON.parse(JSON.stringify(value)))).toBe(checksum(value));
  });

  it('tells values apart that are nearly the same', () => {
    const values = [
      [],
      {},
      null,
      0,
      -1,
      1,
      0.5,
      '',
      '0',
      'a',
      true,
      false,
      [0],
      [[]],
      [0, 0],
      [0, 1],
      [1, 0],
      { a: 0 },
      { b: 0 },
      { a: 0, b: 1 },
      { a: 1, b: 0 },
      { a: [0] },
      { a: { a: 0 } },
      [{ a: 0 }],
      ['a', 'b'],
      ['ab'],
      ['b', 'a'],
      2 ** 40,
    ];
    expect(new Set(values.map(checksum)).size).toBe(values.length);
  });

  it('takes holes for what JSON makes of them', () => {
    const holes: number[] = [];
    holes[2] = 1;
    expect(checksum(holes)).toBe(checksum([null, null, 1]));
  });
});

describe('the fingerprint of rules', () => {
  it('changes with what they do, and with nothing else', () => {
    expect(rulesFingerprint({ ...heap, title: { en: 'Other', it: 'Altro' }, version: 9 })).toBe(rulesFingerprint(heap));
    const richer: typeof heap = {
      ...heap,
      setup: (config, chance) => ({ ...heap.setup(config, chance), pebbles: 10_001 }),
    };
    expect(rulesFingerprint(richer)).not.toBe(rulesFingerprint(heap));
  });

  it('is made even of rules that fail', () => {
    const failing: typeof heap = {
      ...heap,
      setup: () => {
        throw new Error('no start');
      },
    };
    expect(rulesFingerprint(failing)).toMatch(/^[0-9a-f]{32}$/);
  });
});
