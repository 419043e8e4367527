import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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
      [Math.min(...xs) - 50, Math.min(...ys) - 50, Math.max(...xs) + 50, Math.max(...ys) + 40],
      1.1,
      1.7,
    );
  }, [wide, ready, litKey, step, sheet]);

  // The question never lies over a place that can be chosen: the map makes room.
  useEffect(() => {
    if (!wide || !ready || litKey === '') return;
    const lit = centres(sheet, litKey);
    const lowest = lit.reduce((low, centre) => (centre[1] > low[1] ? centre : low), lit[0]);
    if (lowest !== undefined) camera.current?.show(lowest[0], lowest[1], docked + 4);
  }, [wide, ready, litKey, docked, sheet]);

  // A fight is never covered by its own sheet.
  useEffect(() => {
    const place = sheet.board.spaces.find(({ id }) => id === fightAt);
    if (place !== undefined && ready) camera.current?.show(place.centre[0], place.centre[1], wide ? FIGHT_SHEET : 0);
  }, [fightAt, sheet, ready, wide]);

  return { camera, keepCamera, setDocked, show };
}

function centres({ board }: Sheet, litKey: string): (readonly [number, number])[] {
  const lit = new Set(litKey.split(','));
  return board.spaces.filter(({ id }) => lit.has(id)).map(({ centre }) => centre);
}
