/** Where one looks at the board: board units times `zoom`, then moved by `x`, `y`, are pixels of the window. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What lies over the edges of the window. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A point of the board. */
export type Spot = readonly [number, number];

/** A rectangle of the board: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Nobody needs to come nearer than this, in fits. */
const NEAREST = 4;
/** How far the edge of the board may be drawn into the window, in pixels: what lies over the edge must be seen, too. */
const SLACK = 160;
/** How much of the board always stays in the window, in pixels. */
const KEEP = 120;
/** So far from the edge of the window a place is seen well: its stack, and the name beside it. */
const MARGIN = 18;

/** As much nearer than needed one looks, if the board then fills the window. */
const COVER = 1.02;

export interface FitOptions {
  readonly least?: number;
  readonly most?: number;
  readonly board?: Size;
  /** So much larger than needed, if the board then fills the window. */
  readonly stretch?: number | undefined;
}

/** The whole of a box in the free part of the window. */
export function fit(
  window: Size,
  insets: Insets,
  [left, top, right, bottom]: Box,
  { least = 0, most = Infinity, board, stretch = COVER }: FitOptions = {},
): Viewport {
  const width = Math.max(80, window.width - insets.left - insets.right);
  const height = Math.max(80, window.height - insets.top - insets.bottom);
  const whole = Math.max(least, Math.min(most, width / (right - left), height / (bottom - top)));
  const cover = board === undefined ? 0 : window.width / board.width;
  const zoom = cover > whole && cover <= whole * stretch ? cover : whole;
  const x = insets.left + width / 2 - ((left + right) / 2) * zoom;
  // What is larger than the free part begins at its top: what lies over the lower edge can be moved away.
  const y = zoom > whole ? insets.top - top * zoom : insets.top + height / 2 - ((top + bottom) / 2) * zoom;
  if (board === undefined || board.width * zoom < window.width) return { zoom, x, y };
  // A board that fills the window leaves no gap beside it.
  return { zoom, x: Math.min(0, Math.max(window.width - board.width * zoom, x)), y };
}

/** Nearer or farther, with the point under the hand staying there. */
export function zoomAt(viewport: Viewport, factor: number, x: number, y: number, least: number): Viewport {
  const zoom = Math.min(least * NEAREST, Math.max(least * 0.7, viewport.zoom * factor));
  const real = zoom / viewport.zoom;
  return { zoom, x: x - (x - viewport.x) * real, y: y - (y - viewport.y) * real };
}

/**
 * The board never leaves the window, and where it is larger than the window it leaves no gap beside it, but for what lies over
 * the lower edge: `under` pixels of it are hidden, and the rim of the board can be drawn out of there.
 */
export function kept(viewport: Viewport, window: Size, board: Size, under = 0): Viewport {
  const along = (at: number, length: number, room: number, hidden = 0) => {
    if (length >= room) return Math.min(SLACK, Math.max(room - length - SLACK - hidden, at));
    return Math.min(room - KEEP, Math.max(KEEP - length, at));
  };
  return {
    zoom: viewport.zoom,
    x: along(viewport.x, board.width * viewport.zoom, window.width),
    y: along(viewport.y, board.height * viewport.zoom, window.height, under),
  };
}

/** Moved just so far that points lie within the free part of the window; where not all can, the lowest does. */
export function shownPoints(viewport: Viewport, window: Size, insets: Insets, points: readonly Spot[]): Viewport {
  const fromAbove = [...points].sort(([, a], [, b]) => a - b);
  return fromAbove.reduce(({ zoom, x, y }, [px, py]) => {
    const dx = push(px * zoom + x, insets.left + MARGIN, window.width - insets.right - MARGIN);
    const dy = push(py * zoom + y, insets.top + MARGIN, window.height - insets.bottom - MARGIN);
    return { zoom, x: x + dx, y: y + dy };
  }, viewport);
}

/** Whether points lie near enough to one another to be seen at once. */
export function allShown({ zoom }: Viewport, window: Size, insets: Insets, points: readonly Spot[]): boolean {
  const ys = points.map(([, y]) => y);
  return (Math.max(...ys) - Math.min(...ys)) * zoom <= window.height - insets.top - insets.bottom - 2 * MARGIN;
}

function push(at: number, least: number, most: number): number {
  if (least > most) return (least + most) / 2 - at;
  return at < least ? least - at : at > most ? most - at : 0;
}

/** How far an arrow key moves the board, in pixels. */
const KEY_STEP = 80;

interface Scope {
  readonly size: Size;
  readonly insets: Insets;
  readonly content: Box;
  readonly board: Size;
  /** The zoom at which everything fits. */
  readonly whole: number;
}

/** Where a move of the camera leads. */
export function cameraMoves({ size, insets, content, board, whole }: Scope) {
  return {
    zoom: (from: Viewport, factor: number): Viewport => zoomAt(from, factor, size.width / 2, size.height / 2, whole),
    look: (box: Box, least: number, most: number): Viewport => fit(size, insets, box, { least, most }),
    /** As it is, if there is nothing to move for. */
    show: (from: Viewport, points: readonly Spot[], box = content): Viewport => {
      if (points.length === 0) return from;
      // What does not go into the window at once is looked at from farther away, never from nearer.
      return allShown(from, size, insets, points)
        ? shownPoints(from, size, insets, points)
        : fit(size, insets, box, { most: from.zoom, board });
    },
    pan: ({ zoom, x, y }: Viewport, dx: number, dy: number): Viewport => {
      return { zoom, x: x + dx * KEY_STEP, y: y + dy * KEY_STEP };
    },
  };
}

/** How large pieces are drawn: with the zoom (a board unit is a pixel at 1), never too small to read nor larger than needed. */
export function pieceScale(zoom: number): number {
  return Math.min(1.45, Math.max(0.6, zoom));
}
