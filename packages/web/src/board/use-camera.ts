import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Box, cameraMoves, fit, type Insets, kept, type Size, type Spot, type Viewport } from './camera.ts';
import { listenForGestures } from './gestures.ts';

/** After the last turn of the wheel the picture is drawn sharply again, in milliseconds. */
const SETTLE = 140;

export interface Camera {
  /** How the viewport stood when it last came to rest. */
  readonly viewport: Viewport;
  /** The scale at which everything fits. */
  readonly whole: number;
  readonly window: Size;
  zoom(factor: number): void;
  home(): void;
  /** Brings a box of the board into sight, at a scale between `least` and `most`. */
  look(box: Box, least: number, most: number): void;
  /** How near one can come with a whole box in sight. */
  nearest(box: Box): number;
  /**
   * Moves no more than needed for points to be seen, the lowest of them surely. Where they do not go into the window at once,
   * all of `around` is looked at, or the whole board. As long as no hand has moved the board it is moved from its place, and comes
   * back to it when nothing is asked of it any more.
   */
  show(points: readonly Spot[], around?: Box): void;
  pan(dx: number, dy: number): void;
}

/** What is looked at, and through which window. */
interface Subject {
  readonly board: Size;
  readonly content: Box;
  readonly insets: Insets;
  /** So much larger than needed the board is drawn, if it then fills the window. */
  readonly stretch: number | undefined;
}

interface Elements {
  readonly frame: RefObject<HTMLElement | null>;
  readonly layer: RefObject<HTMLElement | null>;
}

/**
 * Pan and zoom by the compositor: while a hand moves, only the transform of one layer changes. When it rests the layer
 * loses its hint and is drawn sharply.
 */
export function useCamera({ frame, layer }: Elements, { board, content, insets, stretch }: Subject): Camera {
  const size = useSizeOf(frame);
  const home = useMemo(
    () => kept(fit(size, insets, content, { board, stretch }), size, board, insets.bottom),
    [size, insets, content, board, stretch],
  );
  const limits = useRef({ size, whole: home.zoom, board, under: insets.bottom });
  limits.current = { size, whole: home.zoom, board, under: insets.bottom };
  const { rest, viewport, draw } = useDrawnLayer(layer, limits);
  // Who moved the board last: a hand, whose it then is, or the page itself.
  const moved = useRef<'hand' | 'page' | null>(null);
  const fitted = useRef(size);
  useLayoutEffect(() => {
    if (size.width === 0) return;
    if (moved.current === 'page' && fitted.current !== size) moved.current = null;
    fitted.current = size;
    draw(moved.current === null ? home : viewport.current, false);
  }, [size, home, draw, viewport]);
  useEffect(() => {
    if (frame.current === null) return;
    return listenForGestures(frame.current, {
      viewport: () => viewport.current,
      whole: () => limits.current.whole,
      draw: (next, moving) => {
        moved.current = 'hand';
        draw(next, moving);
      },
    });
  }, [frame, draw, viewport]);
  return useMemo(() => {
    const moves = cameraMoves({ size, insets, content, board, whole: home.zoom });
    const go = (by: 'hand' | 'page', next: Viewport) => {
      moved.current = by;
      draw(next, false);
    };
    /** Where the page moves the board from: its own place, unless a hand has moved it or the page has come nearer. */
    const base = () => {
      const away = moved.current === 'hand' || Math.abs(viewport.current.zoom - home.zoom) > home.zoom * 0.25;
      return away ? viewport.current : home;
    };
    return {
      viewport: rest,
      whole: home.zoom,
      window: size,
      home: () => {
        moved.current = null;
        draw(home, false);
      },
      nearest: (box) => fit(size, insets, box).zoom,
      zoom: (factor) => go('hand', moves.zoom(viewport.current, factor)),
      look: (box, least, most) => go('page', moves.look(box, least, most)),
      show: (points, around) => {
        const by = moved.current === 'hand' ? 'hand' : 'page';
        go(by, moves.show(base(), points, around));
      },
      pan: (dx, dy) => go('hand', moves.pan(viewport.current, dx, dy)),
    };
  }, [rest, home, size, insets, content, board, draw, viewport]);
}

/** The size of an element, whenever it changes. */
function useSizeOf(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // An observer also tells what has not changed: the page must not forget then where it was looking.
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

interface Limits {
  readonly size: Size;
  readonly board: Size;
  /** How much of the lower edge is covered. */
  readonly under: number;
}

/** A layer that is moved and scaled; React hears of it only when it comes to rest. */
function useDrawnLayer(layer: RefObject<HTMLElement | null>, limits: RefObject<Limits>) {
  const [rest, setRest] = useState<Viewport>({ x: 0, y: 0, zoom: 1 });
  const viewport = useRef<Viewport>(rest);
  const settling = useRef(() => {});
  const draw = useCallback(
    (next: Viewport, moving: boolean) => {
      const { size, board, under } = limits.current;
      const near = kept(next, size, board, under);
      // At rest the picture lies on whole pixels: what was painted before can be moved instead of painted anew.
      viewport.current = moving ? near : { zoom: near.zoom, x: Math.round(near.x), y: Math.round(near.y) };
      const { x, y, zoom } = viewport.current;
      const element = layer.current;
      if (element === null) return;
      element.style.transition = moving ? 'none' : '';
      element.style.willChange = moving ? 'transform' : 'auto';
      element.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      settling.current();
      if (moving) settling.current = afterFrame(() => draw(viewport.current, false), SETTLE);
      else setRest((before) => (before.x === x && before.y === y && before.zoom === zoom ? before : viewport.current));
    },
    [layer, limits],
  );
  return { rest, viewport, draw };
}

/**
 * Waits from the next frame on, not from now: where frames come slowly a hand that still moves is not taken for one that rests.
 * Returns what calls it off.
 */
function afterFrame(act: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, milliseconds);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
