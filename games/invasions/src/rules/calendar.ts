import { CALENDAR, type CalendarTurn } from '../data/calendar.ts';
import { type Nation, nationId } from '../pieces.ts';
import { BARBARIAN, FREE, type State } from '../state.ts';

/** The page of the Historical Calendar for this turn. */
export function page(state: State): CalendarTurn {
  return CALENDAR[Math.min(state.turn, CALENDAR.length) - 1];
}

/** XVIII.H A barbarian nation invades if the Calendar says so and it is free (G63). */
export function invades(state: State, owner: Nation): boolean {
  return (
    state.status[owner] === BARBARIAN && state.bond[owner] === FREE && page(state).invasions.includes(nationId(owner))
  );
}
