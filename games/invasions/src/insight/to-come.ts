/**
 * What each side (Romans, Huns, Persians, Goths) usually wins, from a turn to the end, beyond what it stands for then: peoples that are
 * still to come, land that is still to be lost. From games between bots; turn by turn.
 */
const TO_COME: readonly (readonly [number, number, number, number])[] = [
  [-15, 71, 57, 76],
  [-19, 64, 47, 66],
  [-23, 51, 28, 64],
  [-25, 41, 20, 55],
  [-26, 33, 13, 44],
  [-22, 20, 7, 23],
  [-19, 18, 4, 6],
  [-21, 11, 1, -6],
  [-21, 6, -1, -10],
  [-17, -1, 1, -7],
  [-13, -6, 0, -7],
  [-8, -8, -2, -7],
];

/** What a side may still hope for, or has to fear. */
export function toCome(turn: number, side: number): number {
  return TO_COME[Math.min(turn, TO_COME.length) - 1][side];
}
