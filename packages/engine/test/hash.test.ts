import { canonical, fingerprint } from '@tabula/engine';
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
