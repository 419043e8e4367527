import { BoardGraph, type Link, type Seat, type Space } from '@tabula/engine';

interface PlaceOf<Id extends string> extends Space<Id> {
  /** What its well is worth at the end; a city has none. */
  readonly worth: number;
  /** The seat whose city it is: nobody else enters it. */
  readonly home?: Seat;
}

const place = <const Id extends string>(id: Id, worth: number): PlaceOf<Id> => ({ id, region: 'oasis', worth });
const city = <const Id extends string>(id: Id, home: Seat): PlaceOf<Id> => ({ id, region: 'city', worth: 0, home });

/** In this order places are counted. */
export const PLACES = [
  city('cyrene', 0),
  city('memphis', 1),
  place('augila', 1),
  place('bahariya', 1),
  place('paraetonium', 2),
  place('ammon', 3),
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
