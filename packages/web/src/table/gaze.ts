import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from '../board/camera.ts';
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
      if (place !== undefined) camera.current?.show(place.centre[0], place.centre[1]);
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
      1.1,
      1.7,
    );
  }, [wide, ready, litKey, step, sheet]);

  // On a board of many small provinces, places that lie together are looked at from near.
  const { nameZoom } = sheet.board;
  useEffect(() => {
    if (!wide || !ready || nameZoom <= 1 || camera.current === null || litKey === '' || step === undefined) return;
    const box = boxAround(centres(sheet, litKey), 40 / nameZoom);
    const { window } = camera.current;
    const wholly = Math.min(window.width / (box[2] - box[0]), (window.height - 260) / (box[3] - box[1]));
    if (wholly >= nameZoom * 0.7) camera.current.look(box, nameZoom * 0.7, nameZoom * 0.95);
  }, [wide, ready, litKey, step, sheet, nameZoom]);

  // Neither the question nor the sheet of a fight lies over the places it is about: the map makes room, and no more than
  // needed. A map that is seen as a whole comes back to its place; one that somebody came near to stays where it is.
  useEffect(() => {
    const eye = camera.current;
    if (!wide || !ready || eye === null) return;
    if ((nameZoom <= 1 || litKey === '') && Math.abs(eye.eye.k - eye.whole) < 0.001) eye.home();
    const fight = sheet.board.spaces.find(({ id }) => id === fightAt)?.centre;
    if (fight !== undefined) {
      eye.show(fight[0], fight[1], FIGHT_SHEET);
      return;
    }
    const lit = litKey === '' ? [] : centres(sheet, litKey);
    const lowest = lit.reduce((low, centre) => (centre[1] > low[1] ? centre : low), lit[0]);
    if (lowest !== undefined) eye.show(lowest[0], lowest[1], docked + 4);
  }, [wide, ready, litKey, docked, fightAt, sheet, nameZoom]);

  useEffect(() => {
    const place = sheet.board.spaces.find(({ id }) => id === fightAt);
    if (place !== undefined && ready && !wide) camera.current?.look(boxAround([place.centre], 130), 0, 1.4);
  }, [fightAt, sheet, ready, wide]);

  return { camera, keepCamera, setDocked, show };
}

function boxAround(points: readonly (readonly [number, number])[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

function centres({ board }: Sheet, litKey: string): (readonly [number, number])[] {
  const lit = new Set(litKey.split(','));
  return board.spaces.filter(({ id }) => lit.has(id)).map(({ centre }) => centre);
}
