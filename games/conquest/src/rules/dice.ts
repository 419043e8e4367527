import { CATAPULT, CAVALRY, FACES, INFANTRY } from '../data/figures.ts';
import type { Counts } from './pieces.ts';

/** How many dice of each face can hit. */
type Most = Readonly<Partial<Record<(typeof FACES)[number], number>>>;

/** 9.2 By die: 1 if it hits. Of each face so many hit as there is somebody to strike with it, the first ones. */
function struck(dice: readonly number[], most: Most): number[] {
  const left: Partial<Record<(typeof FACES)[number], number>> = { ...most };
  return dice.map((die) => {
    const face = FACES[die - 1];
    const free = left[face] ?? 0;
    left[face] = free - 1;
    return free > 0 ? 1 : 0;
  });
}

/** 9.4 Each die is matched to one own unit of its symbol; catapults in reserve count too (R-BAT-5). */
export function volleyHits(dice: readonly number[], legion: Counts, reserveCatapults: number): number[] {
  return struck(dice, {
    infantry: legion[INFANTRY],
    cavalry: legion[CAVALRY],
    catapult: legion[CATAPULT] + reserveCatapults,
  });
}

/** 9.8 In pursuit only cavalry hits. */
export function pursuitHits(dice: readonly number[], units: Counts): number[] {
  return struck(dice, { cavalry: units[CAVALRY] });
}

/** 9.17 At sea each galley hits once at most. */
export function galleyHits(dice: readonly number[], galleys: number): number[] {
  return struck(dice, { galley: galleys });
}

export function hitsIn(struckDice: readonly number[]): number {
  let hits = 0;
  for (const hit of struckDice) hits += hit;
  return hits;
}
