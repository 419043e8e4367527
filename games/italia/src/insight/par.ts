import type { GameId } from '../data/names.ts';

/**
 * What a seat usually wins beyond what can be seen at the start of a round, by round and seat: nations still to come, less
 * hopes that fail. Found by play between quick players; without it a seat whose nations come late would seem lost.
 */
export const PAR: Readonly<Record<GameId, readonly (readonly number[])[]>> = {
  I: [
    [53, 62, 39],
    [51, 60, 32],
    [41, 54, 24],
    [29, 48, 19],
    [12, 31, 14],
    [10, 25, 5],
    [2, 21, 3],
    [-7, 19, 6],
    [-10, 17, 4],
    [-6, 9, 7],
  ],
  II: [
    [55, 41, 50, 61],
    [51, 40, 44, 55],
    [46, 39, 37, 44],
    [46, 37, 34, 30],
    [41, 25, 33, 30],
    [25, 21, 23, 30],
    [5, 3, 18, 24],
    [-2, 0, 16, 10],
    [-1, -1, 9, 5],
    [-4, -2, 1, 4],
  ],
};

/** By round: a lead that is as good as a victory, in leads of the last round. */
export const PATIENCE: readonly number[] = [3, 2.9, 2.8, 2.5, 2.3, 2.1, 1.9, 1.5, 1.3, 1];
