import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween } from '../src/changes.ts';

/** Small names and lists, so that two values often have something in common; what JSON does not know is among them. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, undefined, Number.NaN, true, 0, 1, 2, 'a', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'length', '1', '0', 'z'), tie('value'), { maxKeys: 4 }),
  ),
}));

const text = (one: unknown) => JSON.stringify(one) ?? 'null';

/** As a page has it: everything has travelled. */
const travelled = (one: unknown): unknown => JSON.parse(text(one));

describe('changes', () => {
  it('make one value the other, to the byte, and say nothing where nothing changed', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = changeBetween(before, after);
        if (change === undefined) expect(text(after)).toBe(text(before));
        else expect(text(applyChange(travelled(before), travelled(change)))).toBe(text(after));
      }),
      { numRuns: 5000 },
    );
  });

  it('are none between equal values, and leave what they are applied to as it was', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(changeBetween(before, structuredClone(before))).toBeUndefined();
        const page = travelled(before);
        const shown = text(page);
        const change = changeBetween(before, after);
        if (change !== undefined) applyChange(page, travelled(change));
        expect(text(page)).toBe(shown);
      }),
    );
  });

  it('name a place in a list, what came behind it and what is gone', () => {
    expect(changeBetween([1, 2, 3, 4], [1, 9, 3, 4])).toEqual({ 1: [9] });
    expect(changeBetween([1, 2, 3], [1, 2])).toEqual({ length: [2] });
    expect(changeBetween({ a: 1, b: 2 }, { a: 1, c: 3 })).toEqual({ b: 0, c: [3] });
    expect(changeBetween({ a: { b: [{ c: 1, d: 2 }] } }, { a: { b: [{ c: 1, d: 3 }] } })).toEqual({
      a: { b: { 0: { d: [3] } } },
    });
  });

  it('share with the value before whatever stayed the same', () => {
    const before = { stays: { deep: [1] }, goes: 1 };
    const after = applyChange(before, { goes: [2] });
    expect(after).toEqual({ stays: { deep: [1] }, goes: 2 });
    expect(Object.values(Object(after))[0]).toBe(before.stays);
  });

  it('of something else are refused', () => {
    expect(() => applyChange(3, { a: [1] })).toThrow(TypeError);
    expect(() => applyChange({ a: 1 }, 'a')).toThrow(TypeError);
  });
});
