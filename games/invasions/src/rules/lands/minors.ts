import { CALENDAR } from '../../data/calendar.ts';
import { isSea, type Place, place, placeId } from '../../data/geography.ts';
import { NATION_ROWS, type NationId } from '../../data/nations.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { PLACEMENTS } from '../../data/setup.ts';
import { ABSENT, enlist, move, moveCapital, NOWHERE, type State } from '../../state.ts';
import { bundleOf } from '../pieces/bundles.ts';
import type { Invasions } from '../pieces/table.ts';
import { homeOf, ownUnits, supply } from '../pieces/units.ts';
import { isFreeOfStrangers } from './occupation.ts';

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

/** G273 Home; if nobody is there, to the first of its provinces without strangers. */
function refugeOf(state: State, owner: Nation): Place {
  const home = homeOf(state, owner);
  return home >= 0 ? home : (FIRST_HOMES[owner].find((where) => isFreeOfStrangers(state, owner, where)) ?? NOWHERE);
}

/** Where the set-up or the Calendar puts the units of a nation. */
const FIRST_HOMES: readonly (readonly Place[])[] = NATION_ROWS.map(({ id }) => [
  ...PLACEMENTS.flatMap(({ nation, at }) => (nation === id && !isSea(place(at)) ? [place(at)] : [])),
  ...arrivalsOf(id).map(({ province }) => place(province)),
]);

/** G274 How many units a minor kingdom that acts came with; the heirs of Rome are not in the Calendar. */
export const FIRST_STRENGTH: readonly number[] = NATION_ROWS.map(({ id }) =>
  arrivalsOf(id).reduce(
    (sum, { units = {}, any = 0 }) => sum + any + Object.values(units).reduce((all, count) => all + count, 0),
    0,
  ),
);

function arrivalsOf(id: NationId) {
  return CALENDAR.flatMap(({ newcomers }) => newcomers)
    .filter(({ nation }) => nation === id)
    .flatMap(({ places = [] }) => places);
}

/** XXVII.C Else a unit at random comes back each turn; if none is missing, a damaged elite one recovers. */
export function recoverMinor(g: Invasions, owner: Nation): void {
  const { state } = g;
  if (lostSeat(state, owner) >= 0) return;
  const here = ownUnits(state, owner);
  const home = refugeOf(state, owner);
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
