import { type Place, placeId, type Way, waysFrom } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { remove, type State } from '../../state.ts';
import { spoilWedding } from '../diplomacy/weddings.ts';
import { preyOf } from '../lands/passages.ts';
import { closedTo, hostile } from '../lands/relations.ts';
import { nearestFriend } from '../lands/routes.ts';
import { killLeader } from '../pieces/leaders.ts';
import { d2, type Invasions } from '../pieces/table.ts';
import { keyOf, leadersAt, unitsAt } from '../pieces/units.ts';

/**
 * XVIII.E Six units that must get away, in a retreat (XX.L) or an evasion (XIX.B), may overrun a single one next door: never over a
 * strait, on a Limes or in a city. That takes two of their three steps, and there they stay.
 */
export function breakouts(
  state: State,
  owner: Nation,
  where: Place,
  units: readonly Counter[],
  banned: (to: Place) => boolean = () => false,
): Way[] {
  return waysFrom(state.rules.map, where).filter(
    ({ to, border }) =>
      border !== 'strait' && !banned(to) && !closedTo(state, owner, to) && isOpenTo(state, owner, units, to),
  );
}

function isOpenTo(state: State, owner: Nation, units: readonly Counter[], where: Place): boolean {
  const { limes, level } = state.lands;
  if (level[where] > 0 || state.pieces.here[where].length !== 1) return false;
  if (limes[where] >= 0 && hostile(state, owner, limes[where], where)) return false;
  return preyOf(state, owner, units, where) !== undefined;
}

/** The single unit in a province is overrun by those who break out. */
export function breakOut(g: Invasions, owner: Nation, where: Place): void {
  trample(g, owner, g.state.pieces.here[where][0], where);
}

/** XVIII.E A unit is overrun: that is an attack (XXX.D), and a leader left alone dies on a failed D2 or gets away (XX.J). */
export function trample(g: Invasions, owner: Nation, prey: Counter, where: Place): void {
  const { state } = g;
  const enemy = state.pieces.holder[prey];
  g.emit({ event: 'overrun', nation: nationId(owner), units: keyOf(state, prey), province: placeId(where) });
  spoilWedding(state, owner, enemy);
  remove(state, prey);
  if (unitsAt(state, enemy, where).length > 0) return;
  for (const who of leadersAt(state, enemy, where))
    if (d2(g)) state.pieces.leaderAt[who] = nearestFriend(state, enemy, where);
    else killLeader(g, who);
}
