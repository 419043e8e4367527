import type { GameId } from '../data/names.ts';

/**
 * What a seat usually wins beyond what can be seen at the start of a round, by round and seat: nations still to come, less
 * hopes that fail. Found by play between bots; without it a seat whose nations come late would seem lost.
 */
export const PAR: Readonly<Record<GameId, readonly (readonly number[])[]>> = {
  I: [
    [72, 75, 49],
    [65, 71, 40],
    [52, 65, 27],
    [37, 60, 24],
    [16, 39, 15],
    [12, 29, 5],
    [2, 24, 3],
    [-7, 22, 6],
    [-14, 19, 6],
    [-7, 10, 8],
  ],
  II: [
    [70, 66, 60, 85],
    [66, 63, 49, 75],
    [64, 59, 41, 55],
    [63, 58, 39, 32],
    [56, 37, 38, 34],
    [26, 34, 31, 34],
    [9, 4, 24, 22],
    [1, -2, 22, 10],
    [0, -2, 12, 6],
    [-3, -2, 0, 5],
  ],
};

/** By round: a lead that is as good as a victory, in leads of the last round. */
export const PATIENCE: readonly number[] = [1.6, 1.6, 1.7, 1.8, 1.9, 1.8, 1.7, 1.5, 1.3, 1];
