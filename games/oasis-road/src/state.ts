import type { Chance, Seat } from '@tabula/engine';
import { HOMES, idOf, OASES, PLACES, type PlaceId } from './data/places.ts';

export const MOONS = 6;

export interface OasisRoad {
  /** Counted from 1; past the last one the game is over. */
  moon: number;
  /** Where each seat's caravan camps. */
  readonly camps: number[];
  /** Whose the well of each place is. */
  readonly wells: (Seat | null)[];
  /** The oasis that each seat's merchants want, secret until the end. */
  readonly commissions: number[];
  /** The commissions that nobody got; nobody knows them. */
  readonly box: number[];
}

/** What one may know: places by name, and of the commissions one's own, or all once the game is over. */
export interface OasisRoadView {
  readonly moon: number;
  readonly camps: readonly PlaceId[];
  readonly wells: readonly (Seat | null)[];
  readonly commissions: readonly (PlaceId | null)[];
}

/** 1. Everybody starts at home, with a commission. */
export function setup(_config: unknown, chance: Chance): OasisRoad {
  const box = chance.shuffle(OASES.slice());
  const commissions = box.splice(0, HOMES.length);
  return { moon: 1, camps: HOMES.slice(), wells: PLACES.map(() => null), commissions, box };
}

export const isOver = ({ moon }: { readonly moon: number }): boolean => moon > MOONS;

export function copy({ moon, camps, wells, commissions, box }: OasisRoad): OasisRoad {
  return {
    moon,
    camps: camps.slice(),
    wells: wells.slice(),
    commissions: commissions.slice(),
    box: box.slice(),
  };
}

export function view(state: OasisRoad, seat: Seat | null): OasisRoadView {
  const { moon, camps, wells, commissions } = state;
  const known = (owner: Seat) => owner === seat || isOver(state);
  return {
    moon,
    camps: camps.map(idOf),
    wells: wells.slice(),
    commissions: commissions.map((place, owner) => (known(owner) ? idOf(place) : null)),
  };
}

/** Deals anew what `seat` cannot know: the other's commission and the box. */
export function redeal(state: OasisRoad, seat: Seat, chance: Chance): void {
  if (isOver(state)) return;
  const { commissions, box } = state;
  const [theirs, ...rest] = chance.shuffle([commissions[1 - seat], ...box]);
  commissions[1 - seat] = theirs;
  box.splice(0, box.length, ...rest);
}
