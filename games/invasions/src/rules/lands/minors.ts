import { type Place, placeId } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { ABSENT, enlist, move, moveCapital, NOWHERE, type State } from '../../state.ts';
import { bundleOf } from '../pieces/bundles.ts';
import type { Invasions } from '../pieces/table.ts';
import { ownUnits, supply } from '../pieces/units.ts';

/** VI.B The minor kingdoms in play, which never act by themselves. */
export function minorKingdoms(state: State): Nation[] {
  return MINORS.filter((owner) => state.nations.status[owner] !== ABSENT);
}

const MINORS: readonly Nation[] = NATION_ROWS.flatMap(({ role }, owner) => (role === 'minor' ? [owner] : []));

/** XXVII.C The city that will be the capital again of a minor kingdom which lost it; -1: there is none. */
function lostSeat(state: State, owner: Nation): Place {
  if (state.nations.capital[owner] >= 0 || state.nations.capitalLost[owner] === 0) return NOWHERE;
  return state.lands.city.findIndex((keeper, where) => keeper === owner && state.lands.level[where] > 0);
}

/** XXVII.C At the end of the Revenues a lost capital is placed again, and what was plundered there recovers. */
export function restoreSeats(g: Invasions): void {
  const { state } = g;
  for (const owner of minorKingdoms(state)) {
    const seat = lostSeat(state, owner);
    if (seat < 0) continue;
    moveCapital(state, owner, seat);
    state.lands.sack[seat] = 0;
    g.emit({ event: 'capital.placed', nation: nationId(owner), province: placeId(seat) });
  }
}

/** XXVII.C Else a unit at random comes back each turn; if none is missing, a damaged elite one recovers. */
export function recoverMinor(g: Invasions, owner: Nation): void {
  const { state } = g;
  if (lostSeat(state, owner) >= 0) return;
  const here = ownUnits(state, owner);
  const home =
    state.nations.capital[owner] >= 0 ? state.nations.capital[owner] : here.length > 0 ? state.pieces.at[here[0]] : -1;
  if (home < 0) return;
  const missing = supply(state, owner);
  if (missing.length > 0) {
    const counter = g.chance.pick(missing);
    state.pieces.hurt[counter] = 0;
    enlist(state, counter, owner);
    move(state, counter, home);
    g.emit({ event: 'arrived', nation: nationId(owner), units: bundleOf(state, [counter]), province: placeId(home) });
    return;
  }
  const damaged = here.filter((counter) => state.pieces.hurt[counter] > 0);
  if (damaged.length > 0) state.pieces.hurt[g.chance.pick(damaged)] = 0;
}
