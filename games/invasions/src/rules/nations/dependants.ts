import { LAND, type Place } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nation, nationId } from '../../data/pieces.ts';
import { CLIENT, conclude, isCivilised, KINGDOM, NOBODY, type State } from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import type { Invasions } from '../pieces/table.ts';
import { release } from './collapse.ts';
import { maySubdue, submit } from './vassals.ts';

/** XXVIII.E, XXIX.F Not for vassals and federates. XXVII.A, G102 A minor kingdom becomes the client of a civilised victor, the vassal of a barbarian one. */
export function subdue(g: Invasions, loser: Nation, owner: Nation): void {
  if (!maySubdue(g.state, owner)) return;
  if (seeksProtection(g.state, loser, owner)) becomeClient(g, loser, owner);
  else submit(g, loser, owner);
}

/** XXVII.A Whether a nation would be another's client, not its vassal or ally. */
export function seeksProtection(state: State, minor: Nation, owner: Nation): boolean {
  return isMinor(minor) && isCivilised(state, owner);
}

export function becomeClient(g: Invasions, minor: Nation, owner: Nation): void {
  const { state } = g;
  release(state, minor);
  conclude(state, minor, CLIENT, owner, tributeOf(minor));
  g.emit({ event: 'client', nation: nationId(minor), lord: nationId(owner) });
}

const MOST_PROVINCES = 3;

/** XXIX.C A kingdom whose capital has fallen submits as soon as no more than three provinces are left to it, whichever comes first. */
export function subdueRemnant(g: Invasions, loser: Nation, owner: Nation): void {
  if (loser === NOBODY || !isRemnant(g.state, loser)) return;
  refreshControl(g.state);
  if (isReduced(g.state, loser)) subdue(g, loser, owner);
}

/** XXIX.C A kingdom is small enough to submit with its capital, or with the horde that is treated as one (VII.D, G302); the province that is just being lost does not count. */
export function isReduced(state: State, owner: Nation, lost?: Place): boolean {
  return provincesLeft(state, owner, lost) <= MOST_PROVINCES;
}

/** A kingdom that has lost its capital and has not placed another; the minor ones have their own ways (XXVII.C). */
export function isRemnant({ nations: { status, capital, horde, capitalLost } }: State, owner: Nation): boolean {
  if (status[owner] !== KINGDOM || capital[owner] >= 0 || horde[owner] >= 0) return false;
  return capitalLost[owner] > 0 && NATION_ROWS[owner].role !== 'minor';
}

/** XXIX.C, G261 The provinces that a nation controls, and those in which it has still to be beaten or besieged. */
export function provincesLeft(state: State, owner: Nation, lost?: Place): number {
  const { control } = state.lands;
  let left = 0;
  for (let where = 0; where < LAND; where++)
    if (where !== lost && (control[where] === owner || isDisputed(state, owner, where))) left += 1;
  return left;
}

/** An enemy has come to where a nation has units or a city. */
function isDisputed({ lands, pieces }: State, owner: Nation, where: Place): boolean {
  // Most provinces are empty.
  if (pieces.here[where].length === 0) return false;
  let own = false;
  let others = false;
  for (const counter of pieces.here[where])
    if (pieces.holder[counter] === owner) own = true;
    else others = true;
  return others && (own || (lands.level[where] > 0 && lands.city[where] === owner));
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
