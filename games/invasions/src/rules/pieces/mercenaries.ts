import type { Place } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { enlist, FOR_NOW, move, remove, type State } from '../../state.ts';
import { mayBeAt } from './bound.ts';
import type { Invasions } from './table.ts';
import { homeOf, isFleet, keyOf } from './units.ts';

/** G320, G420 A unit that served others goes home, however full it is there, or to the first province its nation controls where it may be; without any it returns to the supply. */
export function goHome(state: State, counter: Counter): void {
  const owner = state.pieces.nation[counter];
  const seat = homeOf(state, owner);
  const isHome = (where: Place) => mayBeAt(state, counter, where);
  const home =
    seat >= 0 && isHome(seat)
      ? seat
      : state.lands.control.findIndex((ruler, where) => ruler === owner && isHome(where));
  if (home < 0 || isFleet(counter)) {
    remove(state, counter);
    return;
  }
  enlist(state, counter, owner);
  state.pieces.lent[counter] = 0;
  move(state, counter, home);
}

/** XXVII.B, XXX.D, H Units lent for an activation go home when it is over, those of one employer or of all. */
export function sendHomeHirelings(g: Invasions, employer?: Nation): void {
  const { state } = g;
  if (state.pieces.abroad.length === 0) return;
  for (const counter of [...state.pieces.abroad]) {
    if (state.pieces.lent[counter] !== FOR_NOW || state.pieces.at[counter] < 0) continue;
    if (employer !== undefined && state.pieces.holder[counter] !== employer) continue;
    const units = keyOf(state, counter);
    const nation = nationId(state.pieces.nation[counter]);
    goHome(state, counter);
    if (state.pieces.at[counter] < 0) g.emit({ event: 'disbanded', nation, units });
  }
}

/** A unit of one nation serves another from now on, in a province of the employer. */
export function lend(state: State, counter: Counter, employer: Nation, where: number, term: number): void {
  move(state, counter, where);
  enlist(state, counter, employer);
  state.pieces.lent[counter] = term;
}
