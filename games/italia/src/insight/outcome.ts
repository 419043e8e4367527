import { type Outcome, unbundle } from '@tabula/engine';
import type { ItaliaEvent } from '../events.ts';

/** What came of a battle, from what was told of it: for the odds beside it. */
export function outcome(events: readonly ItaliaEvent[]): Outcome | undefined {
  const begin = events.findIndex(({ event }) => event === 'battle' || event === 'raid' || event === 'sea-battle');
  const attack = events[begin];
  if (attack === undefined || !('foe' in attack)) return undefined;
  let taken = false;
  const figures = { points: 0, losses: 0, 'enemy-losses': 0 };
  for (const event of events.slice(begin + 1)) {
    if (event.event === 'battle' || event.event === 'turn') break;
    if (event.event === 'battle.won' || event.event === 'plundered' || event.event === 'submitted') taken = true;
    else if (event.event === 'lost')
      figures[event.nation === attack.nation ? 'losses' : 'enemy-losses'] += sizeOf(event.units);
    else if ('points' in event && event.nation === attack.nation) figures.points += event.points;
  }
  return { outcome: taken ? 'taken' : 'repelled', figures };
}

function sizeOf(units: string): number {
  return [...unbundle(units).values()].reduce((sum, count) => sum + count, 0);
}
