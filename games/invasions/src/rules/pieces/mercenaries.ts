import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { enlist, FOR_NOW, move, remove, type State } from '../../state.ts';
import type { Invasions } from './table.ts';
import { isFleet, keyOf, ownUnits, seatOfPower } from './units.ts';

/** G320 A unit that served others goes home, however full it is there; without a home it returns to the supply. */
export function goHome(state: State, counter: Counter): void {
  const owner = state.pieces.nation[counter];
  const home = homeOf(state, counter);
  if (home < 0 || isFleet(counter)) {
    remove(state, counter);
    return;
  }
  enlist(state, counter, owner);
  state.pieces.lent[counter] = 0;
  move(state, counter, home);
}

/** The horde or capital; for those who have neither, where others of the nation are, or the first province that it controls. */
function homeOf(state: State, counter: Counter): number {
  const owner = state.pieces.nation[counter];
  const seat = seatOfPower(state, owner);
  if (seat >= 0) return seat;
  const other = ownUnits(state, owner).find((one) => state.pieces.holder[one] === owner && !isFleet(one));
  return other === undefined ? state.lands.control.indexOf(owner) : state.pieces.at[other];
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

export function hirelings(state: State, other: Nation): number[] {
  return ownUnits(state, other).filter((counter) => state.pieces.holder[counter] === other && !isFleet(counter));
}
