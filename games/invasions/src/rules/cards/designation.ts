import { AREA_ROWS } from '../../data/areas.ts';
import { IN_AREA } from '../../data/geography.ts';
import { isCivilised, NOBODY, type State } from '../../state.ts';
import { areaOnTable } from '../nations/revolts.ts';
import { d2, d10, type Invasions } from '../pieces/table.ts';

/** An area that an event strikes: a D2 for West or East, then the D10; again where no civilised nation has a province. */
export function designate(g: Invasions): number {
  const { state } = g;
  if (!AREA_ROWS.some((_, number) => isSettled(state, number))) return -1;
  for (;;) {
    const number = areaOnTable(d2(g) ? 'west' : 'east', d10(g));
    if (isSettled(state, number)) return number;
  }
}

function isSettled(state: State, number: number): boolean {
  return (
    AREA_ROWS[number].revolt !== undefined &&
    IN_AREA[number].some(
      (where) => state.lands.control[where] !== NOBODY && isCivilised(state, state.lands.control[where]),
    )
  );
}
