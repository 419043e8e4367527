import { type Outcome, unbundle } from '@tabula/engine';
import type { ConquestEvent } from '../events.ts';

const ENDS = {
  'battle.won': 'won',
  'battle.held': 'held',
  'battle.drawn': 'drawn',
  'battle.left': 'left',
} as const;

function pieces(bundle: string): number {
  let count = 0;
  for (const number of unbundle(bundle).values()) count += number;
  return count;
}

/** What came of the first battle on land, from what was told of it: for the odds beside it. */
export function outcome(events: readonly ConquestEvent[]): Outcome | undefined {
  const begin = events.findIndex(({ event }) => event === 'battle.began');
  const battle = events[begin];
  if (battle?.event !== 'battle.began') return undefined;
  const figures = { losses: 0, 'enemy-losses': 0 };
  for (const event of events.slice(begin + 1)) {
    if (event.event === 'lost') figures[event.by === battle.by ? 'losses' : 'enemy-losses'] += pieces(event.units);
    else if (event.event === 'cut.down')
      figures[event.by === battle.by ? 'enemy-losses' : 'losses'] += pieces(event.units);
    else if (
      event.event === 'battle.won' ||
      event.event === 'battle.held' ||
      event.event === 'battle.drawn' ||
      event.event === 'battle.left'
    )
      return { outcome: ENDS[event.event], figures };
  }
  return undefined;
}
