import { BoardGraph, type Link, type Seat } from '@tabula/engine';

/** In this order places are counted. A well is worth something at the end; a city has none. */
export const PLACES = [
  { id: 'cyrene', region: 'city', worth: 0 },
  { id: 'memphis', region: 'city', worth: 0 },
  { id: 'augila', region: 'oasis', worth: 1 },
  { id: 'bahariya', region: 'oasis', worth: 1 },
  { id: 'paraetonium', region: 'oasis', worth: 2 },
  { id: 'ammon', region: 'oasis', worth: 3 },
] as const;

export type PlaceId = (typeof PLACES)[number]['id'];

const LINKS: readonly Link<PlaceId, 'desert' | 'road'>[] = [
  { a: 'cyrene', b: 'paraetonium', kind: 'road' },
  { a: 'paraetonium', b: 'memphis', kind: 'road' },
  { a: 'cyrene', b: 'augila', kind: 'desert' },
  { a: 'augila', b: 'ammon', kind: 'desert' },
  { a: 'paraetonium', b: 'ammon', kind: 'desert' },
  { a: 'ammon', b: 'bahariya', kind: 'desert' },
  { a: 'bahariya', b: 'memphis', kind: 'desert' },
];

export const BOARD = { spaces: PLACES, links: LINKS };

const graph = new BoardGraph(BOARD);

export const idOf = (place: number): PlaceId => graph.id(place);
export const placeOf = (id: PlaceId): number => graph.index(id);
export const worthOf = (place: number): number => PLACES[place].worth;

/** The places with a well. */
export const OASES: readonly number[] = PLACES.flatMap(({ worth }, place) => (worth > 0 ? [place] : []));

/** The city of each seat. */
export const HOMES: readonly number[] = [placeOf('cyrene'), placeOf('memphis')];

const NEIGHBOURS = graph.neighbours('desert', 'road');

/** 2. Where a caravan of `seat` can go from a place: to its neighbours, but never into the other's city. */
export function waysOut(seat: Seat, from: number): readonly number[] {
  return NEIGHBOURS[from].filter((to) => to !== HOMES[1 - seat]);
}
