import type { Holdings } from '@tabula/engine';
import { PROVINCES } from '../data/map.ts';
import { NO_CITY, type State } from '../state.ts';

/** By seat: units and galleys; provinces, cities and walls; money. */
export function holdings(state: State): Holdings[] {
  return state.money.map((wealth, seat) => ({ arms: armsOf(state, seat), works: worksOf(state, seat), wealth }));
}

function armsOf({ units, galley }: State, seat: number): number {
  let arms = 0;
  for (const ofKind of units) for (let at = seat * PROVINCES; at < (seat + 1) * PROVINCES; at++) arms += ofKind[at];
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] !== seat) continue;
    arms += 1;
    for (const ofKind of galley.cargo) arms += ofKind[ship];
  }
  return arms;
}

function worksOf({ control, city }: State, seat: number): number {
  let works = 0;
  for (let at = 0; at < control.length; at++)
    if (control[at] === seat) works += 1 + (city[at] === NO_CITY ? 0 : city[at]);
  return works;
}
