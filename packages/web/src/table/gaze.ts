import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box, Spot } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import type { Sheet } from '../data/boards.ts';
import type { Choices } from './choices.ts';

/** How much of the map the sheet of a fight covers. */
const FIGHT_SHEET = 330;

/** Where the page looks at the map. */
export interface Gaze {
  readonly camera: RefObject<Camera | null>;
  readonly keepCamera: (camera: Camera) => void;
  /** Hears how high the question is that lies over the map. */
  readonly setDocked: (height: number) => void;
  readonly show: (space: string) => void;
}

/** Keeps what matters in sight: the places that can be chosen, the place of a fight. */
export function useGaze(
  sheet: Sheet,
  wide: boolean,
  choices: Choices | null,
  step: number | undefined,
  fightAt: string | null,
): Gaze {
  const camera = useRef<Camera | null>(null);
  const [ready, setReady] = useState(false);
  const [docked, setDocked] = useState(0);
  const keepCamera = useCallback((next: Camera) => {
    camera.current = next;
    setReady(next.window.width > 0);
  }, []);
  const show = useCallback(
    (space: string) => {
      const place = sheet.board.spaces.find(({ id }) => id === space);
      if (place !== undefined) camera.current?.show([place.centre]);
    },
    [sheet],
  );

  // A phone starts near, with the places that matter in the middle.
  const litKey = choices === null ? '' : [...choices.lit.keys()].join();
  useEffect(() => {
    if (wide || !ready || camera.current === null || litKey === '' || step === undefined) return;
    const places = centres(sheet, litKey);
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    camera.current.look(
      [Math.min(...xs) - 84, Math.min(...ys) - 50, Math.max(...xs) + 84, Math.max(...ys) + 44],
      // From farther away what is far apart can still be seen at once, over the sheet.
      0.6,
      1.7,
    );
  }, [wide, ready, litKey, step, sheet]);

  // Where no place can be chosen, the one that the question is about is still looked at.
  const origin = litKey === '' ? (choices?.origin ?? null) : null;
  useEffect(() => {
    if (ready && origin !== null && step !== undefined) show(origin);
  }, [ready, origin, step, show]);

  // On a board of many small provinces, places that lie together are looked at from near.
  const { nameZoom } = sheet.board;
  useEffect(() => {
    if (!wide || !ready || nameZoom <= 1 || camera.current === null || litKey === '' || step === undefined) return;
    const box = boxAround(centres(sheet, litKey), 40 / nameZoom);
    const { window } = camera.current;
    const wholly = Math.min(window.width / (box[2] - box[0]), (window.height - 260) / (box[3] - box[1]));
    if (wholly >= nameZoom * 0.7) camera.current.look(box, nameZoom * 0.7, nameZoom * 0.95);
  }, [wide, ready, litKey, step, sheet, nameZoom]);

  // Neither the question nor the sheet of a fight lies over the places it is about: the map makes room, no more than
  // needed, and stays so. It must not go up and down with every answer; only from a fight it comes back to its place.
  const fought = useRef<string | null>(null);
  useEffect(() => {
    const eye = camera.current;
    if (!wide || !ready || eye === null) return;
    if (fought.current !== null && fightAt === null && Math.abs(eye.eye.k - eye.whole) < 0.001) eye.home();
    fought.current = fightAt;
    const fight = sheet.board.spaces.find(({ id }) => id === fightAt)?.centre;
    if (fight !== undefined) eye.show([fight], FIGHT_SHEET);
    else if (litKey !== '') eye.show(highestAndLowest(centres(sheet, litKey)), docked + 4);
  }, [wide, ready, litKey, docked, fightAt, sheet]);

  useEffect(() => {
    const place = sheet.board.spaces.find(({ id }) => id === fightAt);
    if (place !== undefined && ready && !wide) camera.current?.look(boxAround([place.centre], 130), 0, 1.4);
  }, [fightAt, sheet, ready, wide]);

  return { camera, keepCamera, setDocked, show };
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

function centres({ board }: Sheet, litKey: string): Spot[] {
  const lit = new Set(litKey.split(','));
  return board.spaces.filter(({ id }) => lit.has(id)).map(({ centre }) => centre);
}
