import { CATAPULT, CAVALRY, FACES, INFANTRY } from '../data/figures.ts';
import type { Counts } from './pieces.ts';

/** 9.2 How many dice show each face. */
function count(dice: readonly number[], face: (typeof FACES)[number]): number {
  let found = 0;
  for (let i = 0; i < dice.length; i++) if (FACES[dice[i] - 1] === face) found++;
  return found;
}

/** 9.4 Each die is matched to one own unit of its symbol; catapults in reserve count too (R-BAT-5). */
export function hitsOf(dice: readonly number[], legion: Counts, reserveCatapults: number): number {
  return (
    Math.min(count(dice, 'infantry'), legion[INFANTRY]) +
    Math.min(count(dice, 'cavalry'), legion[CAVALRY]) +
    Math.min(count(dice, 'catapult'), legion[CATAPULT] + reserveCatapults)
  );
}

/** 9.8 In pursuit only cavalry hits. */
export function pursuitHits(dice: readonly number[], units: Counts): number {
  return Math.min(count(dice, 'cavalry'), units[CAVALRY]);
}

/** 9.17 At sea each galley hits once at most. */
export function galleyHits(dice: readonly number[], galleys: number): number {
  return Math.min(count(dice, 'galley'), galleys);
}
