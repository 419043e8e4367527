import { CALENDAR, type CalendarTurn } from '../../data/calendar.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import type { Nation } from '../../data/pieces.ts';
import { BARBARIAN, type State } from '../../state.ts';

/** The page of the Historical Calendar for this turn. */
export function page(state: State): CalendarTurn {
  return CALENDAR[Math.min(state.clock.turn, CALENDAR.length) - 1];
}

/** XVIII.H A barbarian nation invades if the Calendar says so, whatever ties it has (G63). */
export function invades(state: State, owner: Nation): boolean {
  return state.nations.status[owner] === BARBARIAN && INVASIONS[state.clock.turn - 1][owner];
}

/** Whom the Calendar names, by turn and nation; nobody when the last turn is over. */
const INVASIONS: readonly (readonly boolean[])[] = [
  ...CALENDAR.map(({ invasions }) => NATION_ROWS.map(({ id }) => invasions.includes(id))),
  NATION_ROWS.map(() => false),
];
