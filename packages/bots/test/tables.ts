import { Chance, type Decision, seedFrom } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';

export function chanceOf(words: string): Chance {
  return Chance.fromSeed(seedFrom(words));
}

/** The heap with few pebbles, judged as level everywhere: whoever wants to win must look ahead. */
export function smallHeap(pebbles: number): typeof heap {
  return {
    ...heap,
    setup: ({ players }) => ({ pebbles, active: 0, players }),
    insight: { scale: 1, evaluate: () => 0 },
  };
}

/** By plain recursion: whether the one to take from so many pebbles can win. */
export function canWin(pebbles: number): boolean {
  return [1, 2, 3].some((take) => take <= pebbles && pebbles > 1 && !canWin(pebbles - take));
}

/** The ids offered to a seat now. */
export function offered(decision: Decision | null, seat: number): string[] {
  return (decision?.open(seat)?.options ?? []).map(({ id }) => id);
}
