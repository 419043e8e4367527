import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardMap } from '../client/boards.ts';
import type { Choices } from '../question/choices.ts';
import type { Box, Spot } from './camera.ts';
import type { Camera } from './use-camera.ts';

/** How much of the map the sheet of a fight covers. */
const FIGHT_SHEET = 330;

/** The question over the map is at least so high. */
const LEAST_DOCK = 110;
/** Below this part of the scale at which names are read, the board is looked at from too far. */
const FAR = 0.45;
/** Who could come nearer by so much is brought nearer. */
const NEARER = 1.3;

/** Where the page looks at the map. */
export interface CameraFollow {
  readonly camera: RefObject<Camera | null>;
  readonly keepCamera: (camera: Camera) => void;
  /** Hears how high the question is that lies over the map. */
  readonly setDocked: (height: number) => void;
  readonly show: (space: string) => void;
}

/** Keeps what matters in sight: the places that can be chosen, the place of a fight. */
export function useCameraFollow(
  map: BoardMap,
  wide: boolean,
  choices: Choices | null,
  step: number | undefined,
  fightAt: string | null,
): CameraFollow {
  const camera = useRef<Camera | null>(null);
  const [ready, setReady] = useState(false);
  const [docked, setDocked] = useState(0);
  const keepCamera = useCallback((next: Camera) => {
    camera.current = next;
    setReady(next.window.width > 0);
  }, []);
  const show = useCallback(
    (space: string) => {
      const place = map.board.spaces.find(({ id }) => id === space);
      if (place !== undefined) camera.current?.show([place.centre]);
    },
    [map],
  );

  // A phone starts near, with the places that matter in the middle.
  const targetKey = choices === null ? '' : [...choices.targets.keys()].join();
  useEffect(() => {
    if (wide || !ready || camera.current === null || targetKey === '' || step === undefined) return;
    const places = centres(map, targetKey);
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    camera.current.look(
      [Math.min(...xs) - 84, Math.min(...ys) - 50, Math.max(...xs) + 84, Math.max(...ys) + 44],
      // From farther away what is far apart can still be seen at once, over the sheet.
      0.6,
      1.7,
    );
  }, [wide, ready, targetKey, step, map]);

  const { nameZoom } = map.board;
  const under = useRef(0);
  under.current = wide ? Math.max(docked, LEAST_DOCK) + 4 : 0;

  // Where no place can be chosen, the one that the question is about is still looked at: near enough for its name to be read.
  const origin = targetKey === '' ? (choices?.origin ?? null) : null;
  useEffect(() => {
    const view = camera.current;
    const centre = map.board.spaces.find(({ id }) => id === origin)?.centre;
    if (!ready || view === null || centre === undefined || step === undefined) return;
    if (nameZoom > 1 && view.viewport.zoom < nameZoom * FAR) {
      const near = nameZoom * (wide ? 0.7 : FAR);
      view.look(boxAround([centre], 40 / nameZoom), near, near, wide ? under.current : undefined);
    } else view.show([centre], wide ? under.current : undefined);
  }, [wide, ready, origin, step, map, nameZoom]);

  // On a board of many small provinces all that can be chosen is looked at from as near as that goes, unless one sees it well.
  useEffect(() => {
    const view = camera.current;
    if (!wide || !ready || nameZoom <= 1 || view === null || targetKey === '' || step === undefined) return;
    const places = centres(map, targetKey);
    const box = boxAround(places, 40 / nameZoom);
    const near = Math.min(view.nearest(box, under.current), nameZoom * 0.95);
    const seen = places.every((place) => isSeen(view, place, under.current));
    if (seen && near < view.viewport.zoom * NEARER) return;
    if (near <= view.whole) view.home();
    else view.look(box, near, near, under.current);
  }, [wide, ready, targetKey, step, map, nameZoom]);

  // Neither the question nor the sheet of a fight lies over the places it is about: the map makes room, no more than
  // needed, and stays so. It must not go up and down with every answer; only from a fight it comes back to its place.
  const fought = useRef<string | null>(null);
  useEffect(() => {
    const view = camera.current;
    if (!wide || !ready || view === null) return;
    if (fought.current !== null && fightAt === null && Math.abs(view.viewport.zoom - view.whole) < 0.001) view.home();
    fought.current = fightAt;
    const fight = map.board.spaces.find(({ id }) => id === fightAt)?.centre;
    const places = centres(map, targetKey);
    const around = nameZoom > 1 && targetKey !== '' ? boxAround(places, 40 / nameZoom) : undefined;
    if (fight !== undefined) view.show([fight], FIGHT_SHEET);
    else if (targetKey !== '') view.show(highestAndLowest(places), docked + 4, around);
  }, [wide, ready, targetKey, docked, fightAt, map, nameZoom]);

  useEffect(() => {
    const place = map.board.spaces.find(({ id }) => id === fightAt);
    if (place !== undefined && ready && !wide) camera.current?.look(boxAround([place.centre], 130), 0, 1.4);
  }, [fightAt, map, ready, wide]);

  return { camera, keepCamera, setDocked, show };
}

/** Whether a place lies in the part of the window that nothing covers. */
function isSeen({ viewport: { zoom, x, y }, window }: Camera, [px, py]: Spot, below: number): boolean {
  const [left, top] = [px * zoom + x, py * zoom + y];
  return left > 20 && left < window.width - 20 && top > 60 && top < window.height - below - 10;
}

function boxAround(points: readonly Spot[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

function highestAndLowest(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort(([, a], [, b]) => a - b);
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}

function centres({ board }: BoardMap, targetKey: string): Spot[] {
  const targets = new Set(targetKey.split(','));
  return board.spaces.filter(({ id }) => targets.has(id)).map(({ centre }) => centre);
}
