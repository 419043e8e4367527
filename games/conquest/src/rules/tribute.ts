import { idOf } from '../data/map.ts';
import { changeMoney, holdsHome } from './control.ts';
import type { Conquest } from './table.ts';

/** Phase 3 — The tribute that the marker shows, for whoever holds his home (11.1). */
export function collectTribute(g: Conquest): void {
  const { state } = g;
  const seat = state.active;
  if (holdsHome(state, seat)) {
    changeMoney(state, seat, state.tribute[seat]);
    g.emit({ event: 'tribute', by: seat, talents: state.tribute[seat] });
  } else g.emit({ event: 'no.tribute', by: seat, at: idOf(state.home[seat]) });
  state.phase = 'destroy';
}
