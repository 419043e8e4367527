import type { Outcome } from '@tabula/engine';
import type { InvasionsEvent } from '../events.ts';

/** What came of a battle or siege, from what was told of it: for the odds beside it. */
export function outcome(events: readonly InvasionsEvent[]): Outcome | undefined {
  const begin = events.findIndex(({ event }) => event === 'battle' || event === 'siege' || event === 'terror');
  const attack = events[begin];
  if (attack === undefined || !('nation' in attack)) return undefined;
  for (const event of events.slice(begin)) {
    if (event.event === 'battle.won') {
      const taken = event.nation === attack.nation;
      const [losses, enemies] = taken ? [event.lost, event.losses] : [event.losses, event.lost];
      return { outcome: taken ? 'taken' : 'repelled', figures: { losses, 'enemy-losses': enemies } };
    }
    if (event.event === 'city.fell') return { outcome: 'taken', figures: { losses: 0, 'enemy-losses': 0 } };
    if (event.event === 'siege.failed') return { outcome: 'repelled', figures: { losses: 0, 'enemy-losses': 0 } };
  }
  return undefined;
}
