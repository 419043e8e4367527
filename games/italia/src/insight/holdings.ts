import type { Holdings } from '@tabula/engine';
import { KINDS } from '../data/units.ts';
import { bookOf, CITY, NOWHERE, type State } from '../state/state.ts';

/** By seat, all its nations together: units; areas and cities; gold. */
export function holdings(state: State): Holdings[] {
  const { seats, seatOf, mix } = bookOf(state);
  const all = Array.from({ length: seats }, () => ({ arms: 0, works: 0, wealth: 0 }));
  // What a nation has on the board is what it has neither in its supply nor lost.
  for (let i = 0; i < mix.length; i++)
    all[seatOf[Math.floor(i / KINDS)]].arms += mix[i] - state.supply[i] - state.gone[i] - state.waiting[i];
  for (let nation = 0; nation < seatOf.length; nation++) all[seatOf[nation]].wealth += state.gold[nation];
  for (let area = 0; area < state.holder.length; area++) {
    const nation = state.holder[area];
    if (nation === NOWHERE) continue;
    all[seatOf[nation]].works += 1 + (state.city[area] === CITY ? 1 : 0);
  }
  return all;
}
