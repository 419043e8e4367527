import type { Nation } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { endDeal, PACT } from '../lands/relations.ts';
import { united } from '../pieces/units.ts';

/** XXX.C, E A pact is over as soon as both nations have been activated. */
export function endPacts(state: State): void {
  const { deals } = state.ties;
  const over: [Nation, Nation][] = [];
  for (let i = 0; i < deals.length; i += 3)
    if (deals[i + 2] === PACT && hasActed(state, deals[i]) && hasActed(state, deals[i + 1]))
      over.push([deals[i], deals[i + 1]]);
  for (const [one, other] of over) endDeal(state, one, other);
}

/** Its activation is over, or it has none. */
export function hasActed(state: State, owner: Nation): boolean {
  return state.clock.queue.findIndex((one) => united(state, one, owner)) <= state.clock.next;
}
