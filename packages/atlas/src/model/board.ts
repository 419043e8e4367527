/** What a person writes to get a board: the shape of `board.json`. */

export type Lang = 'en' | 'it';
export const LANGS: readonly Lang[] = ['en', 'it'];

/** The same words in every language of the house. */
export type Words = Readonly<Record<Lang, string>>;

/** Longitude east, latitude north, in degrees. */
export type LonLat = readonly [number, number];

/** A place or vector on the board, in board units (CSS pixels when the whole board is shown), y downwards. */
export type Point = readonly [number, number];

/** `areas`: provinces and seas fill the map. `points`: cities joined by drawn links. */
export type Play = 'areas' | 'points';

/**
 * land, sea: shapes grown from their anchors. entry: land where pieces come in (areas) or a box beside the map (points).
 * outside: land or water that bounds the board and is not played. city: a node of a `points` board.
 */
export type SpaceKind = 'land' | 'sea' | 'entry' | 'outside' | 'city';
export type LinkKind = 'land' | 'strait' | 'coast' | 'sea' | 'road' | 'desert' | 'arrow';
export type Side = 't' | 'b' | 'l' | 'r';

/** Values that belong to the game, carried along and never read by the atlas. */
export type Attrs = Readonly<Record<string, unknown>>;

export interface BoardSpace {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly name: Words;
  /** A short form for the map, where the name itself is long. */
  readonly short?: Words;
  readonly anchors: readonly LonLat[];
  /** Only for `outside`: water instead of land. */
  readonly water?: boolean;
  /** The larger area (level `far`) a province belongs to. */
  readonly area?: string;
  /** A home or capital: its name is drawn larger. */
  readonly capital?: boolean;
  /** `points`: where the disc is drawn, when the true place is too crowded. */
  readonly display?: LonLat;
  /** `points`: on which side of the disc the name stands; chosen by the builder when absent. */
  readonly side?: Side;
  readonly attrs?: Attrs;
}

export interface BoardLink {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  /** The border is this river. */
  readonly river?: string;
  /** The border is this mountain ridge. */
  readonly ridge?: string;
  /** `points`: sagitta of the curve as a part of its length, positive to the left of a to b; chosen by the builder when absent. */
  readonly bend?: number;
  readonly attrs?: Attrs;
}

/** Two spaces that touch on the picture although the rules do not link them. */
export interface ClosedBorder {
  readonly a: string;
  readonly b: string;
  readonly why: string;
}

export interface BoardArea {
  readonly id: string;
  readonly name: Words;
  readonly short?: Words;
}

/** A name on the map that is no space: a sea of a `points` board, a people, a country. */
export interface Lettering {
  readonly name: Words;
  readonly kind: 'sea' | 'region';
  readonly at: LonLat;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** A magnifying glass in the projection: what is crowded gets room, what lies around it is pressed together a little. */
export interface Lens {
  /** Its middle, where it magnifies most. */
  readonly at: LonLat;
  /** So many times it magnifies there. */
  readonly power: number;
  /** How far it reaches along the board and across it, in degrees of latitude: there half of the power is left. */
  readonly reach: readonly [number, number];
}

export interface Frame {
  /** Lambert's conformal cone on two parallels, north up at the centre's meridian before the board is turned. */
  readonly parallels: readonly [number, number];
  /** The place in the middle of the board. */
  readonly centre: LonLat;
  /** Board units per degree of latitude at the centre. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** So many degrees the map is turned anticlockwise: what runs from north-west to south-east then lies along the board. */
  readonly turn?: number;
  readonly lens?: Lens;
}

/** How finely this board is cut and lettered; every field has a default. */
export interface Fineness {
  /** Raster cells per board unit. */
  readonly cells?: number;
  /** Islands smaller than this (square units) that no anchor asks for are left out. */
  readonly smallestIsland?: number;
  /** Provinces grow at most this far (degrees) from their anchors; what lies beyond is outside. */
  readonly reach?: number;
  /** Size of the provinces' names in board units. */
  readonly nameSize?: number;
  /** At which zoom the provinces' names are meant to be read: 1, or more on boards with levels of detail. */
  readonly nameZoom?: number;
  /** Stroke widths of borders and links are multiplied by this. */
  readonly line?: number;
}

export interface Board {
  readonly format: 1;
  readonly game: string;
  readonly title: Words;
  readonly subtitle?: Words;
  readonly play: Play;
  readonly frame: Frame;
  readonly fineness?: Fineness;
  readonly areas?: readonly BoardArea[];
  readonly spaces: readonly BoardSpace[];
  readonly links: readonly BoardLink[];
  readonly closed?: readonly ClosedBorder[];
  readonly lettering?: readonly Lettering[];
  /** Where the compass rose and the title stand, if anywhere. */
  readonly cartouche?: { readonly title?: Point; readonly rose?: Point };
  readonly attrs?: Attrs;
}
