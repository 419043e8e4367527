import { FLEETS_AT_SEA } from '../../data/figures.ts';
import { LAND, PLACES, type Place, PORTS_ON } from '../../data/geography.ts';
import { type Counter, type Nation, SORTS, type Sort } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { isBound, mayBeAt, mayServe } from '../pieces/bound.ts';
import { unitsAt } from '../pieces/units.ts';
import { hasRoom } from './stacking.ts';

/** Controlled provinces with room for a unit. */
export function quarters(state: State, owner: Nation): Place[] {
  const open: Place[] = [];
  for (let where = 0; where < LAND; where++) if (isQuarter(state, owner, where)) open.push(where);
  return open;
}

function isQuarter(state: State, owner: Nation, where: Place): boolean {
  return state.lands.control[where] === owner && state.lands.revolt[where] === 0 && hasRoom(state, owner, where);
}

/** Whether there is one. */
export function hasQuarters(state: State, owner: Nation): boolean {
  for (let where = 0; where < LAND; where++) if (isQuarter(state, owner, where)) return true;
  return false;
}

/** XXXIV, G420 Those in which a unit of another nation may be that is to serve there. */
export function quartersFor(state: State, owner: Nation, counter: Counter): Place[] {
  const places = quarters(state, owner);
  return isBound(counter) ? places.filter((where) => mayBeAt(state, counter, where)) : places;
}

/** XXXIV, G420 Whether a unit may be lent to a nation: one that is bound to its land only if there are quarters for it. */
export function mayBeLent(state: State, owner: Nation, counter: Counter): boolean {
  return !isBound(counter) || quartersFor(state, owner, counter).length > 0;
}

/** Seas with a built port of the nation and room for a fleet; while Rome is one, the fleets of both halves fill it (G40). */
export function harbours(state: State, owner: Nation): Place[] {
  const seas: Place[] = [];
  for (let sea = LAND; sea < PLACES; sea++) if (isHarbour(state, owner, sea)) seas.push(sea);
  return seas;
}

function isHarbour(state: State, owner: Nation, sea: Place): boolean {
  const { control, level, revolt } = state.lands;
  for (const port of PORTS_ON[sea - LAND])
    if (control[port] === owner && level[port] > 0 && revolt[port] === 0)
      return unitsAt(state, owner, sea).length < FLEETS_AT_SEA;
  return false;
}

export function posts(state: State, owner: Nation, sort: Sort): Place[] {
  if (SORTS[sort].kind === 'fleet') return harbours(state, owner);
  return quarters(state, owner).filter((where) => mayServe(state, sort, where));
}
