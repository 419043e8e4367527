import type { GameId } from '../data/names.ts';

/**
 * What a seat usually wins beyond what can be seen at the start of a round, by round and seat: nations still to come, less
 * hopes that fail. Found by play between bots; without it a seat whose nations come late would seem lost.
 */
export const PAR: Readonly<Record<GameId, readonly (readonly number[])[]>> = {
  I: [
    [72, 72, 49],
    [65, 68, 40],
    [52, 63, 27],
    [37, 58, 24],
    [16, 39, 15],
    [12, 29, 5],
    [2, 24, 3],
    [-7, 22, 6],
    [-14, 19, 6],
    [-7, 10, 8],
  ],
  II: [
    [68, 75, 57, 85],
    [64, 72, 46, 75],
    [62, 68, 38, 55],
    [61, 67, 36, 32],
    [56, 41, 35, 34],
    [26, 37, 28, 34],
    [9, 4, 21, 22],
    [1, -2, 21, 10],
    [0, -2, 12, 6],
    [-3, -2, 0, 5],
  ],
};

/** By round: a lead that is as good as a victory, in leads of the last round. */
export const PATIENCE: readonly number[] = [1.6, 1.6, 1.7, 1.8, 1.9, 1.8, 1.7, 1.5, 1.3, 1];
