import { NATION_OF } from '../pieces.ts';
import { move, remove, type State } from '../state.ts';
import { seatOfPower } from './units.ts';

/** XXX.D, H Hired units go home to their horde or capital when the turn is over; without one they return to the supply. */
export function sendHomeHirelings(state: State): void {
  for (let counter = 0; counter < state.holder.length; counter++) {
    const owner = NATION_OF[counter];
    if (state.holder[counter] === owner || state.at[counter] < 0) continue;
    const home = seatOfPower(state, owner);
    state.holder[counter] = owner;
    if (home >= 0) move(state, counter, home);
    else remove(state, counter);
  }
}
