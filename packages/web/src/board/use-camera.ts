import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  allShown,
  type Box,
  fit,
  type Insets,
  kept,
  type Size,
  type Spot,
  shownPoints,
  type Viewport,
  zoomAt,
} from './camera.ts';

/** A hand that moved less than this meant to tap. */
const TAP = 6;
/** After the last turn of the wheel the picture is drawn sharply again, in milliseconds. */
const SETTLE = 140;
const KEY_STEP = 80;
const WHEEL = 0.0016;

export interface Camera {
  /** How the viewport stood when it last came to rest. */
  readonly viewport: Viewport;
  /** The scale at which everything fits. */
  readonly whole: number;
  readonly window: Size;
  zoom(factor: number): void;
  home(): void;
  /** Brings a box of the board into sight above `below` pixels of the lower edge, at a scale between `least` and `most`. */
  look(box: Box, least: number, most: number, below?: number): void;
  /** How near one can come with a whole box in sight. */
  nearest(box: Box, below: number): number;
  /**
   * Moves no more than needed for points to be seen above `below` pixels of the lower edge, the lowest of them surely. Where
   * they do not go into the window at once, all of `around` is looked at, or the whole board.
   */
  show(points: readonly Spot[], below?: number, around?: Box): void;
  pan(dx: number, dy: number): void;
}

/**
 * Pan and zoom by the compositor: while a hand moves, only the transform of one layer changes. When it rests the layer
 * loses its hint and is drawn sharply.
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  board: Size,
  content: Box,
  insets: Insets,
  stretch?: number,
): Camera {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [rest, setRest] = useState<Viewport>({ x: 0, y: 0, zoom: 1 });
  const viewport = useRef<Viewport>(rest);
  const touched = useRef(false);
  const settling = useRef(() => {});
  const home = useMemo(
    () => kept(fit(size, insets, content, { board, stretch }), size, board, insets.bottom),
    [size, insets, content, board, stretch],
  );
  const limits = useRef({ size, whole: home.zoom, board, under: insets.bottom });
  limits.current = { size, whole: home.zoom, board, under: insets.bottom };

  const draw = useCallback(
    (next: Viewport, moving: boolean) => {
      const { size: window, board: map, under } = limits.current;
      const near = kept(next, window, map, under);
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
    [layer],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useLayoutEffect(() => {
    if (size.width === 0) return;
    draw(touched.current ? viewport.current : home, false);
  }, [size, home, draw]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    return gestures(element, {
      viewport: () => viewport.current,
      whole: () => limits.current.whole,
      draw: (next, moving) => {
        touched.current = true;
        draw(next, moving);
      },
    });
  }, [frame, draw]);

  return useMemo(
    () => ({
      viewport: rest,
      whole: home.zoom,
      window: size,
      zoom: (factor) => {
        touched.current = true;
        draw(zoomAt(viewport.current, factor, size.width / 2, size.height / 2, home.zoom), false);
      },
      home: () => {
        touched.current = false;
        draw(home, false);
      },
      look: (box, least, most, below = insets.bottom) => {
        touched.current = true;
        draw(fit(size, { ...insets, bottom: below }, box, { least, most }), false);
      },
      nearest: (box, below) => fit(size, { ...insets, bottom: below }, box).zoom,
      show: (points, below = insets.bottom, box = content) => {
        const around = { ...insets, bottom: below };
        const near = viewport.current;
        // What does not go into the window at once is looked at from farther away, never from nearer.
        const next = allShown(near, size, around, points)
          ? shownPoints(near, size, around, points)
          : fit(size, around, box, { most: near.zoom, board });
        if (next.x === viewport.current.x && next.y === viewport.current.y) return;
        touched.current = true;
        draw(next, false);
      },
      pan: (dx, dy) => {
        touched.current = true;
        const { x, y, zoom } = viewport.current;
        draw({ zoom, x: x + dx * KEY_STEP, y: y + dy * KEY_STEP }, false);
      },
    }),
    [rest, home, size, insets, content, board, draw],
  );
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

interface Hands {
  readonly viewport: () => Viewport;
  readonly whole: () => number;
  readonly draw: (next: Viewport, moving: boolean) => void;
}

/** Mouse, pen and fingers: drag to move, wheel and pinch to zoom. A tap stays a tap. */
function gestures(element: HTMLElement, { viewport, whole, draw }: Hands): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let start: { viewport: Viewport; x: number; y: number; spread: number } | null = null;
  let dragging = false;

  const middle = () => {
    const points = [...down.values()];
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    const spread = points.length < 2 ? 1 : Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y);
    return { x, y, spread };
  };
  const place = (event: { clientX: number; clientY: number }) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const begin = () => {
    start = down.size === 0 ? null : { viewport: viewport(), ...middle() };
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('[data-over]') !== null) return;
    down.set(event.pointerId, place(event));
    if (down.size === 1) dragging = false;
    begin();
  };
  const onMove = (event: PointerEvent) => {
    if (!down.has(event.pointerId) || start === null) return;
    down.set(event.pointerId, place(event));
    const now = middle();
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < TAP && down.size < 2) return;
    if (!dragging) {
      dragging = true;
      element.setPointerCapture(event.pointerId);
    }
    const from = start.viewport;
    const moved = { zoom: from.zoom, x: from.x + now.x - start.x, y: from.y + now.y - start.y };
    draw(down.size < 2 ? moved : zoomAt(moved, now.spread / start.spread, now.x, now.y, whole()), true);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    begin();
  };
  const onClick = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-over]') !== null) return;
    event.preventDefault();
    const { x, y } = place(event);
    const turn = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    draw(zoomAt(viewport(), Math.exp(-turn * WHEEL), x, y, whole()), true);
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('click', onClick, true);
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('wheel', onWheel);
  };
}
