import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nation, nationId } from '../../data/pieces.ts';
import { CLIENT, conclude, isCivilised, KINGDOM, NOBODY } from '../../state.ts';
import { provincesOf, refreshControl } from '../lands/control.ts';
import type { Invasions } from '../pieces/table.ts';
import { release } from './collapse.ts';
import { maySubdue, submit } from './vassals.ts';

/** XXVIII.E, XXIX.F Not for vassals and federates. */
export function subdue(g: Invasions, loser: Nation, owner: Nation): void {
  if (maySubdue(g.state, owner)) submit(g, loser, owner);
}

const MOST_PROVINCES = 3;

/** XXIX.C A kingdom whose capital has fallen submits as soon as no more than three provinces are left to it, whichever comes first. */
export function subdueRemnant(g: Invasions, loser: Nation, owner: Nation): void {
  const { status, capital, horde, capitalLost } = g.state.nations;
  if (loser === NOBODY || status[loser] !== KINGDOM || capital[loser] >= 0 || horde[loser] >= 0) return;
  if (capitalLost[loser] === 0 || NATION_ROWS[loser].role === 'minor') return;
  refreshControl(g.state);
  if (provincesOf(g.state, loser).length <= MOST_PROVINCES) subdue(g, loser, owner);
}

/** XXVII.A A minor kingdom becomes the client of a civilised conqueror, the vassal of a barbarian one. */
export function becomeDependant(g: Invasions, minor: Nation, owner: Nation): void {
  const { state } = g;
  if (!isCivilised(state, owner)) {
    subdue(g, minor, owner);
    return;
  }
  release(state, minor);
  conclude(state, minor, CLIENT, owner, tributeOf(minor));
  g.emit({ event: 'client', nation: nationId(minor), lord: nationId(owner) });
}

/** XXVII.A The minor kingdoms, those that act like others too. */
export function isMinor(owner: Nation): boolean {
  return NATION_ROWS[owner].role === 'minor' || ACTIVE_MINORS.includes(owner);
}

const ACTIVE_MINORS: readonly Nation[] = (['brittones', 'galli', 'cappadocii'] as const).map(nation);

/** Two gold, of Colchis one, of those without land to speak of none. */
export function tributeOf(minor: Nation): number {
  const tributes: Partial<Record<string, number>> = {
    colchi: 1,
    ghassanides: 0,
    lakhmides: 0,
    euskaldunak: 0,
    brittones: 0,
  };
  return tributes[nationId(minor)] ?? 2;
}
