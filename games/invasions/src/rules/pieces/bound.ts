import { AREA_OF, type Area, area, type Place } from '../../data/geography.ts';
import { type Counter, SORT_OF, SORTS, type Sort } from '../../data/pieces.ts';
import type { State } from '../../state.ts';

/** XXXIV Units that may not go everywhere: satraps, guards, Themata and locals. */
export function isBound(counter: Counter): boolean {
  return BOUND[SORT_OF[counter]];
}

const BOUND: readonly boolean[] = SORTS.map(({ satrap, local, thema, guard }) => satrap || local || thema || guard);

/** XXXIV Where a sort of unit may always be: satraps in their homes, guards and Themata in areas of their half; locals stay in the area where they are (XXXVII.P). */
export function mayServe(state: State, sort: Sort, where: Place, owner = SORTS[sort].nation): boolean {
  if (!BOUND[sort]) return true;
  const number = AREA_OF[where];
  if (number < 0) return false;
  return SORTS[sort].satrap ? SATRAPIES.includes(number) : state.lands.areaControl[number] === owner;
}

/** The areas that satraps never leave. */
const SATRAPIES: readonly Area[] = [area('mesopotamia'), area('persis')];

/** XXXIV, G306 Whether a unit may be there without an emperor of its half, whoever it serves. */
export function mayBeAt(state: State, counter: Counter, where: Place): boolean {
  const sort = SORT_OF[counter];
  if (SORTS[sort].local) return AREA_OF[where] === AREA_OF[state.pieces.at[counter]];
  return mayServe(state, sort, where, state.pieces.nation[counter]);
}
