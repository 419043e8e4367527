import type { LinkKind, Play, Point, SpaceKind, Words } from './board.ts';

/** What the builder makes of a `board.json`: everything a page needs to draw the board. Lengths are board units. */

/** Coordinates are stored as whole numbers of this part of a board unit. */
export const GRAIN = 16;

/** A line as whole numbers: x, y, then differences. */
export type PackedLine = readonly number[];

/** `rest`: between two things outside the game. `frame`: the edge of the map. */
export type BorderKind = 'land' | 'coast' | 'sea' | 'rest' | 'frame';

export interface BuiltArc {
  readonly line: PackedLine;
  readonly kind: BorderKind;
  /** Indexes of the spaces left and right; -1 where there is none. */
  readonly left: number;
  readonly right: number;
  readonly river?: string;
  /** Which of its points lie on the river: first and last of each run. */
  readonly flow?: readonly (readonly [number, number])[];
  readonly ridge?: string;
}

export type Face = 'caps' | 'serif' | 'italic';
/** Which names are drawn at which zoom. */
export type Level = 'far' | 'fit' | 'near';

export interface Label {
  readonly lines: readonly string[];
  /** Middle of the text. */
  readonly at: Point;
  readonly size: number;
  readonly face: Face;
  /** Letter spacing in em. */
  readonly spacing: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export interface BuiltSpace {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly name: Words;
  readonly water: boolean;
  readonly area?: string;
  readonly capital?: boolean;
  /** Rings of arcs: n forwards, ~n backwards. Fill with the even-odd rule. Empty on `points` boards. */
  readonly rings: readonly (readonly number[])[];
  /** Square units. */
  readonly size: number;
  /** The true place of the first anchor. */
  readonly anchor: Point;
  /** `points`: left, top, width and height of the box of an entry. */
  readonly box?: readonly [number, number, number, number];
  /** Middle of the largest circle inside the shape, and its radius; the disc of a city. */
  readonly centre: Point;
  readonly radius: number;
  /** Places for pieces, best first, away from borders and the name. */
  readonly slots: readonly Point[];
  readonly label?: Readonly<Record<'en' | 'it', Label>>;
  readonly level: Level;
}

export interface BuiltLink {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  /** Road, desert, sea, arrow: the drawn curve. Strait: from shore to shore. */
  readonly path?: readonly Point[];
  readonly river?: string;
  readonly ridge?: string;
}

/** How long the common border of two spaces is on the picture. */
export interface Contact {
  readonly a: string;
  readonly b: string;
  readonly length: number;
}

export interface BuiltText {
  readonly kind: 'sea' | 'region' | 'area';
  /** Which area it names. */
  readonly area?: string;
  readonly level: Level;
  readonly label: Readonly<Record<'en' | 'it', Label>>;
}

export interface BackdropImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Fingerprint of the pixels before they were packed. */
  readonly pixels: string;
}

export interface BuiltBoard {
  readonly format: 1;
  /** Fingerprint of the builder's version and the `board.json` this was made from. */
  readonly source: string;
  readonly game: string;
  readonly play: Play;
  readonly title: Words;
  readonly subtitle?: Words;
  readonly width: number;
  readonly height: number;
  readonly lineScale: number;
  /** Names of level `near` are laid out for this zoom. */
  readonly nameZoom: number;
  readonly arcs: readonly BuiltArc[];
  readonly spaces: readonly BuiltSpace[];
  /** Land and water that belong to no space. */
  readonly rest: { readonly land: readonly (readonly number[])[]; readonly sea: readonly (readonly number[])[] };
  readonly links: readonly BuiltLink[];
  readonly contacts: readonly Contact[];
  readonly rivers: readonly { readonly line: PackedLine; readonly width: number }[];
  readonly lakes: readonly PackedLine[];
  /** x, y, size of each drawn mountain, from north to south. */
  readonly mountains: readonly (readonly [number, number, number])[];
  readonly texts: readonly BuiltText[];
  /** So many degrees the map is turned anticlockwise. */
  readonly turn?: number;
  readonly cartouche: { readonly title?: Point; readonly rose?: Point };
  readonly backdrop: { readonly parchment: BackdropImage; readonly contrast: BackdropImage };
}

export function packLine(line: readonly Point[]): number[] {
  const out: number[] = [];
  let [px, py] = [0, 0];
  for (const [x, y] of line) {
    const [qx, qy] = [Math.round(x * GRAIN), Math.round(y * GRAIN)];
    if (out.length > 0 && qx === px && qy === py && line.length > 2) continue;
    out.push(qx - px, qy - py);
    [px, py] = [qx, qy];
  }
  return out;
}

export function unpackLine(packed: PackedLine): Point[] {
  const out: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < packed.length; i += 2) {
    x += packed[i];
    y += packed[i + 1];
    out.push([x / GRAIN, y / GRAIN]);
  }
  return out;
}

/** The points of one ring of a shape. */
export function ringPoints(arcs: readonly BuiltArc[], ring: readonly number[]): Point[] {
  return ring.flatMap((ref) => {
    const line = unpackLine(arcs[ref < 0 ? ~ref : ref].line);
    return (ref < 0 ? line.reverse() : line).slice(1);
  });
}
