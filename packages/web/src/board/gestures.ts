import { type Viewport, zoomAt } from './camera.ts';

/** A hand that moved less than this meant to tap. */
const TAP = 6;
/** How much one unit of a wheel zooms; two fingers on a trackpad, which a browser tells as a wheel with `ctrl`, turn in small units. */
const WHEEL = 0.0016;
const PINCH = 10 * WHEEL;
/** A real wheel that is turned with `ctrl` must not jump. */
const MOST_PINCH = 40;
/** A wheel may count in lines instead of pixels. */
const LINE = 20;

export interface GestureTarget {
  readonly viewport: () => Viewport;
  readonly whole: () => number;
  readonly draw: (next: Viewport, moving: boolean) => void;
}

/** How much nearer (more than 1) or farther one turn of a wheel brings the map. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const turn = deltaMode === 1 ? deltaY * LINE : deltaY;
  return Math.exp(ctrlKey ? -PINCH * Math.max(-MOST_PINCH, Math.min(MOST_PINCH, turn)) : -WHEEL * turn);
}

/** Mouse, pen and fingers: drag to move, wheel and pinch to zoom. A tap stays a tap. Returns what ends it. */
export function listenForGestures(element: HTMLElement, target: GestureTarget): () => void {
  const drag = new Drag(element, target);
  const over = (event: Event) => event.target instanceof Element && event.target.closest('[data-over]') !== null;
  const onWheel = (event: WheelEvent) => {
    if (over(event)) return;
    event.preventDefault();
    const { x, y } = drag.place(event);
    target.draw(zoomAt(target.viewport(), wheelFactor(event), x, y, target.whole()), true);
  };
  const onDown = (event: PointerEvent) => {
    if ((event.pointerType !== 'mouse' || event.button === 0) && !over(event)) drag.down(event);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', (event) => drag.move(event), { signal });
  element.addEventListener('pointerup', (event) => drag.up(event), { signal });
  element.addEventListener('pointercancel', (event) => drag.up(event), { signal });
  element.addEventListener('click', (event) => drag.click(event), { signal, capture: true });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => leaving.abort();
}

/** Fingers that lie on the map, and how it lay when the last of them came or went. */
class Drag {
  readonly #element: HTMLElement;
  readonly #target: GestureTarget;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #start: { viewport: Viewport; x: number; y: number; spread: number } | null = null;
  #dragging = false;

  constructor(element: HTMLElement, target: GestureTarget) {
    this.#element = element;
    this.#target = target;
  }

  place({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, this.place(event));
    if (this.#fingers.size === 1) this.#dragging = false;
    this.#begin();
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!this.#fingers.has(event.pointerId) || start === null) return;
    this.#fingers.set(event.pointerId, this.place(event));
    const now = this.#middle();
    const single = this.#fingers.size < 2;
    if (!this.#dragging && single && Math.hypot(now.x - start.x, now.y - start.y) < TAP) return;
    if (!this.#dragging) {
      this.#dragging = true;
      this.#element.setPointerCapture(event.pointerId);
    }
    const { zoom, x, y } = start.viewport;
    const moved = { zoom, x: x + now.x - start.x, y: y + now.y - start.y };
    const { draw, whole } = this.#target;
    draw(single ? moved : zoomAt(moved, now.spread / start.spread, now.x, now.y, whole()), true);
  }

  up(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId)) this.#begin();
  }

  /** The click that ends a drag means nothing. */
  click(event: MouseEvent): void {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #begin(): void {
    this.#start = this.#fingers.size === 0 ? null : { viewport: this.#target.viewport(), ...this.#middle() };
  }

  #middle(): { x: number; y: number; spread: number } {
    const points = [...this.#fingers.values()];
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    const spread = points.length < 2 ? 1 : Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y);
    return { x, y, spread };
  }
}
