import type { Follow, Seat } from '@tabula/engine';
import { idOf, LAND_COUNT } from '../data/provinces.ts';
import { landUnits } from '../rules/lands.ts';
import type { View } from '../view.ts';

/** What a march leaves behind: own provinces in which none of one's units stands. */
export function follows({ state: before }: View, { state: after }: View, seat: Seat): Follow[] {
  const found: Follow[] = [];
  for (let province = 0; province < LAND_COUNT; province++)
    if (
      after.marker[province] === seat &&
      landUnits(before, seat, province) > 0 &&
      landUnits(after, seat, province) === 0
    )
      found.push({ words: { say: 'follow.empty', args: { province: idOf(province) } } });
  return found;
}
