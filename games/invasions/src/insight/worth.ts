import { AREA_ROWS } from '../data/areas.ts';
import { AREA_OF, areaId, CIVILISED, distancesFrom, IN_AREA, LAND, type Place } from '../data/geography.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { type Nation, nationId } from '../data/pieces.ts';
import { POINTS } from '../data/points.ts';
import { PROVINCE_ROWS, PROVINCES } from '../data/provinces.ts';

/** What an area is worth to a nation by its card. */
export function areaWorth(owner: Nation, number: number): number {
  return AREA_WORTH[owner]?.[number] ?? 0;
}

function worthOfArea(owner: Nation, number: number): number {
  const card = POINTS[nationId(owner)];
  if (card === undefined) return 0;
  return card.areas[areaId(number)] ?? (CIVILISED[number] ? card.civilised : card.barbarian);
}

const AREA_WORTH = NATION_ROWS.map((_, owner) => AREA_ROWS.map((__, number) => worthOfArea(owner, number)));

/** How many provinces make a majority. */
export const MAJORITY: readonly number[] = AREA_ROWS.map((_, number) => Math.floor(IN_AREA[number].length / 2) + 1);

/** What a province is worth to a nation: its own points, its part of the area's, and some of its income. */
const PROVINCE_WORTH = new Map<Nation, readonly number[]>();

export function provinceWorth(owner: Nation): readonly number[] {
  let known = PROVINCE_WORTH.get(owner);
  if (known === undefined) {
    known = Array.from({ length: LAND }, (_, where) => worthOf(owner, where));
    PROVINCE_WORTH.set(owner, known);
  }
  return known;
}

const INCOME = 0.04;
const CITY = 0.08;

function worthOf(owner: Nation, where: Place): number {
  const card = POINTS[nationId(owner)];
  const number = AREA_OF[where];
  const { income, level = 0 } = PROVINCE_ROWS[where];
  const share = number < 0 ? 0 : areaWorth(owner, number) / MAJORITY[number];
  return (card?.provinces[PROVINCES[where].id] ?? 0) + share + INCOME * income + CITY * level;
}

/** How much a place draws a nation's people: the best province, the less the farther. */
const PULL = new Map<Nation, readonly number[]>();
const FADING = 0.72;

export function pullOf(owner: Nation): readonly number[] {
  let known = PULL.get(owner);
  if (known === undefined) {
    const worth = provinceWorth(owner);
    known = Array.from({ length: LAND }, (_, where) => {
      const distance = distancesFrom(0, where);
      let best = 0;
      for (let to = 0; to < LAND; to++)
        if (distance[to] !== Infinity) best = Math.max(best, worth[to] * FADING ** distance[to]);
      return best;
    });
    PULL.set(owner, known);
  }
  return known;
}
