import type { Holdings } from '@tabula/engine';
import { OASES } from '../data/places.ts';
import { points } from '../rules/turn.ts';
import type { OasisRoad } from '../state.ts';

/** By seat: a caravan fights for nothing, wells are what one builds, and points what one has. A camp at an oasis threatens its well. */
export function holdings(state: OasisRoad): Holdings[] {
  return state.camps.map((camp, seat) => ({
    arms: OASES.includes(camp) ? 1 : 0,
    works: state.wells.filter((owner) => owner === seat).length,
    wealth: points(state, seat),
  }));
}
