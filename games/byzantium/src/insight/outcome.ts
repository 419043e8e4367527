import type { Outcome } from '@tabula/engine';
import type { ByzantiumEvent } from '../events.ts';

/** What came of an attack, from what was told of it: for the odds beside it. */
export function outcome(events: readonly ByzantiumEvent[]): Outcome | undefined {
  const begin = events.findIndex(
    ({ event }) => event === 'attacked' || event === 'civil-war' || event === 'bulgars.attacked',
  );
  const attack = events[begin];
  if (attack === undefined || !('by' in attack)) return undefined;
  let taken = false;
  let destroyed = false;
  const figures = { points: 0, losses: 0, 'enemy-losses': 0 };
  for (const event of events.slice(begin + 1)) {
    if (event.event === 'conquered' || event.event === 'bulgars.conquered' || event.event === 'constantinople.fell') {
      taken = true;
      figures.points += event.points;
    } else if (event.event === 'army.destroyed' && event.by === attack.by) destroyed = true;
    else if (event.event === 'lost') figures[event.by === attack.by ? 'losses' : 'enemy-losses'] += event.boxes.length;
    else if (event.event === 'levy.lost') figures['enemy-losses'] += event.cubes;
    else if (event.event === 'bulgars.lost')
      figures[attack.event === 'bulgars.attacked' ? 'losses' : 'enemy-losses'] += event.cubes;
  }
  return { outcome: taken ? 'taken' : destroyed ? 'destroyed' : 'repelled', figures };
}
