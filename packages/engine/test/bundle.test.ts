import { BundleLists, bundle, unbundle } from '@tabula/engine';
import { describe, expect, it } from 'vitest';

describe('a bundle', () => {
  it('writes several things as one word', () => {
    expect(bundle({ infantry: 5, cavalry: 1, catapult: 0 })).toBe('5*infantry+cavalry');
    expect(bundle({ infantry: 0 })).toBe('none');
  });

  it('is read back as what was put into it', () => {
    for (const counts of [{}, { wine: 1 }, { wine: 12, tax: 2, 'gold-ore': 1 }])
      expect(unbundle(bundle(counts))).toEqual(new Map(Object.entries(counts)));
  });

  it('does not take what could not be read back', () => {
    expect(() => bundle({ wine: -1 })).toThrow('-1 wine');
    expect(() => bundle({ wine: 0.5 })).toThrow('0.5 wine');
    expect(() => bundle({ 'red wine': 1 })).toThrow('"red wine"');
    expect(() => bundle({ none: 1 })).toThrow('"none"');
    for (const text of ['', '+', '0*wine', 'wine+', '2 wine', '2*', '99999*wine'])
      expect(() => unbundle(text)).toThrow('not a bundle');
  });
});

describe('lists of bundles', () => {
  it('have every bundle within the limits once, the largest first, and the same list again for the same stock', () => {
    const lists = new BundleLists('legion', ['infantry', 'cavalry']);
    const list = lists.list([2, 1], 1, 2);
    expect(list?.map(({ units }) => units)).toEqual(['2*infantry', 'infantry+cavalry', 'infantry', 'cavalry']);
    expect(lists.list([2, 1], 1, 2)).toBe(list);
  });

  it('are none where there are too many to list', () => {
    expect(new BundleLists('legion', ['a', 'b', 'c']).list([20, 20, 20], 0, 60)).toBeNull();
  });

  it('are for few kinds, as their table has room for no more', () => {
    expect(() => new BundleLists('hand', ['a', 'b', 'c', 'd', 'e'])).toThrow('"hand" has 5 kinds, 4 is the most');
  });
});
