import { OVERRUN_UNITS } from '../../data/figures.ts';
import { type Place, placeId, type Way, waysFrom } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { remove, type State } from '../../state.ts';
import { enemiesAt } from '../lands/destinations.ts';
import { closedTo, hordesAt, hostile } from '../lands/relations.ts';
import type { Invasions } from '../pieces/table.ts';
import { keyOf } from '../pieces/units.ts';

/**
 * XVIII.E Six units that must get away, in a retreat (XX.L) or an evasion (XIX.B), may overrun a single one next door: never over a
 * strait, on a Limes or in a city. That takes two of their three steps, and there they stay.
 */
export function breakouts(
  state: State,
  owner: Nation,
  where: Place,
  units: number,
  banned: (to: Place) => boolean = () => false,
): Way[] {
  if (units < OVERRUN_UNITS) return [];
  return waysFrom(state.rules.map, where).filter(
    ({ to, border }) => border !== 'strait' && !banned(to) && !closedTo(state, owner, to) && isPrey(state, owner, to),
  );
}

function isPrey(state: State, owner: Nation, where: Place): boolean {
  if (state.pieces.here[where].length !== 1 || enemiesAt(state, owner, where) !== 1) return false;
  if (hordesAt(state, where, owner) || state.lands.level[where] > 0) return false;
  return state.lands.limes[where] < 0 || !hostile(state, owner, state.lands.limes[where], where);
}

/** The single unit there is gone. */
export function breakOut(g: Invasions, owner: Nation, where: Place): void {
  const [prey] = g.state.pieces.here[where];
  g.emit({ event: 'overrun', nation: nationId(owner), units: keyOf(g.state, prey), province: placeId(where) });
  remove(g.state, prey);
}
