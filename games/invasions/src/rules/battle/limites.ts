import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { prompt } from '../../options.ts';
import { razeLimes } from '../../state.ts';
import { spoilWeddings } from '../diplomacy/weddings.ts';
import type { Stack } from '../pieces/stack.ts';
import { d2, type Invasions } from '../pieces/table.ts';
import { takeHits } from './hits.ts';
import { leftAlone } from './lone-leaders.ts';

/** XVIII.I A lone Limes fights no battle: it is destroyed, and hits the enemy once on a D2; a leader may be left alone (XX.J). */
export function* destroyLimes(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<void> {
  const { state } = g;
  const keeper = state.lands.limes[where];
  razeLimes(state, where);
  spoilWeddings(state, owner, stack.units, [keeper]);
  const hits = d2(g) ? 1 : 0;
  g.emit({ event: 'limes.fell', nation: nationId(owner), enemy: nationId(keeper), province: placeId(where), hits });
  const host = { owner, units: stack.units, lost: [] };
  yield* takeHits(g, host, hits, prompt('hits', 'XVIII.I', { nation: nationId(owner), hits }));
  if (host.lost.length > 0) yield* leftAlone(g, owner, where);
}
