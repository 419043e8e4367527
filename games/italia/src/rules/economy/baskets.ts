import { bundle, option } from '@tabula/engine';
import { FLEET, UNITS } from '../../data/units.ts';
import type { TroopOption } from '../../options.ts';

const BASKETS = new Map<number, Map<number, readonly TroopOption[]>>();

/** The prices of seven kinds as one number, each below sixteen. */
function priceKey(cost: readonly number[]): number {
  let key = 0;
  for (const price of cost) key = key * 16 + price;
  return key;
}

/** What a list of baskets depends on beside prices: counters, gold and room, each below its base. */
function basketKey(most: readonly number[], gold: number, land: number): number {
  let key = gold * 64 + Math.min(land, 63);
  for (const count of most) key = key * 32 + count;
  return key;
}

/**
 * All baskets of at most so many units of each kind, so much gold and so many land units; the empty one first. Two limits at once, and
 * seven kinds: more than the engine's `BundleLists` have room for.
 */
export function baskets(
  most: readonly number[],
  cost: readonly number[],
  gold: number,
  land: number,
): readonly TroopOption[] {
  let lists = BASKETS.get(priceKey(cost));
  if (lists === undefined) {
    lists = new Map();
    BASKETS.set(priceKey(cost), lists);
  }
  const key = basketKey(most, gold, land);
  let list = lists.get(key);
  if (list === undefined) {
    let made: { units: number[]; gold: number; land: number }[] = [{ units: [], gold, land }];
    most.forEach((count, kind) => {
      made = made.flatMap((basket) => {
        const more = [];
        for (let n = 0; n <= count; n++) {
          const left = basket.gold - n * cost[kind];
          const room = kind === FLEET ? basket.land : basket.land - n;
          if (left >= 0 && room >= 0) more.push({ units: [...basket.units, n], gold: left, land: room });
        }
        return more;
      });
    });
    list = made.map(({ units }) =>
      option('buy', { units: bundle(Object.fromEntries(UNITS.map(({ id }, kind) => [id, units[kind]]))) }),
    );
    lists.set(key, list);
  }
  return list;
}
