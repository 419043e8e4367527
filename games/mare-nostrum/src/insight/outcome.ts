import { type Outcome, unbundle } from '@tabula/engine';
import type { MareEvent } from '../events.ts';

/** What came of an attack, from what was told of it: for the odds beside it. */
export function outcome(events: readonly MareEvent[]): Outcome | undefined {
  const attack = events.find(({ event }) => event === 'attacked' || event === 'attacked.sea');
  if (attack === undefined || !('by' in attack)) return undefined;
  const figures = { losses: 0, 'enemy-losses': 0 };
  let how = 'war';
  for (const event of events) {
    if (event.event === 'lost') figures[event.side === attack.by ? 'losses' : 'enemy-losses'] += countIn(event.units);
    else if (event.event === 'alone' && event.by === attack.by) how = 'alone';
    else if (event.event === 'repelled' || event.event === 'wiped-out' || event.event === 'empty') how = 'repelled';
    else if (event.event === 'sea.settled') how = event.count === 0 ? 'repelled' : event.rest === 0 ? 'alone' : 'war';
  }
  return { outcome: how, figures };
}

function countIn(units: string): number {
  let sum = 0;
  for (const count of unbundle(units).values()) sum += count;
  return sum;
}
