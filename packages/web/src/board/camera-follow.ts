import type { BuiltBoard } from '@tabula/atlas';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardMap } from '../client/boards.ts';
import { useOpenFight, useQuestion, useTableModel } from '../session/use-table-store.ts';
import type { Box, Spot } from './camera.ts';
import type { Camera } from './use-camera.ts';

/** Below this part of the scale at which names are read, the board is looked at from too far. */
const FAR = 0.45;
/** Who could come nearer by so much is brought nearer. */
const NEARER = 1.3;

/** Where the page looks at the map. */
export interface CameraFollow {
  readonly camera: RefObject<Camera | null>;
  readonly keepCamera: (camera: Camera) => void;
  readonly show: (space: string) => void;
}

/** Keeps what matters in sight: the places that can be chosen, the place of a fight. */
export function useCameraFollow(map: BoardMap, wide: boolean): CameraFollow {
  const camera = useRef<Camera | null>(null);
  // How large the window is: in another one everything is looked at anew.
  const [frame, setFrame] = useState('');
  const keepCamera = useCallback((next: Camera) => {
    camera.current = next;
    const { width, height } = next.window;
    setFrame(width > 0 ? `${width} ${height}` : '');
  }, []);
  const show = useCallback(
    (space: string) => {
      const place = map.board.spaces.find(({ id }) => id === space);
      if (place !== undefined) camera.current?.show([place.centre]);
    },
    [map],
  );
  const looks = { board: map.board, camera: frame === '' ? NOWHERE : camera, frame };
  useFollowedQuestion(looks, wide);
  useTargetsInSight(looks, wide);
  useFollowedFight(looks, wide);
  return { camera, keepCamera, show };
}

interface Looks {
  readonly board: BuiltBoard;
  /** Holds a camera once there is a window to look through. */
  readonly camera: RefObject<Camera | null>;
  readonly frame: string;
}

const NOWHERE: RefObject<Camera | null> = { current: null };

/** The places that can be chosen, as a text that stays the same while they do. */
function useTargetKey(): string {
  const choices = useQuestion();
  return choices === null ? '' : [...choices.targets.keys()].join();
}

/** With every question the map is looked at anew: by what it asks for, else by the place it is about. */
function useFollowedQuestion({ board, camera, frame }: Looks, wide: boolean): void {
  const ask = useTableModel(({ viewer }) => viewer.ask);
  const targetKey = useTargetKey();
  const origin = useTableModel(({ choices }) => (targetKey === '' ? (choices?.origin ?? null) : null));
  useEffect(() => {
    const view = camera.current;
    if (frame === '' || view === null || ask === null || targetKey === '') return;
    const places = centres(board, targetKey);
    if (!wide) lookNear(view, places);
    else if (board.nameZoom > 1) lookAtAll(view, places, board.nameZoom);
  }, [wide, camera, targetKey, ask, board, frame]);
  useEffect(() => {
    const centre = board.spaces.find(({ id }) => id === origin)?.centre;
    if (frame !== '' && camera.current !== null && ask !== null && centre !== undefined)
      lookAtOrigin(camera.current, centre, board.nameZoom, wide ? 0.7 : FAR);
  }, [wide, camera, origin, ask, board, frame]);
}

/** A phone starts near, with the places that matter in the middle. */
function lookNear(view: Camera, places: readonly Spot[]): void {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const box: Box = [Math.min(...xs) - 84, Math.min(...ys) - 50, Math.max(...xs) + 84, Math.max(...ys) + 44];
  // From farther away what is far apart can still be seen at once, over the sheet.
  view.look(box, 0.6, 1.7);
}

/** On a board of many small provinces all that can be chosen is looked at from as near as that goes, unless one sees it well. */
function lookAtAll(view: Camera, places: readonly Spot[], nameZoom: number): void {
  const box = boxAround(places, 40 / nameZoom);
  const near = Math.min(view.nearest(box), nameZoom * 0.95);
  const seen = places.every((place) => isSeen(view, place));
  if (seen && near < view.viewport.zoom * NEARER) return;
  if (near <= view.whole) view.home();
  else view.look(box, near, near);
}

/** Where no place can be chosen, the one that the question is about is still looked at: near enough for its name to be read. */
function lookAtOrigin(view: Camera, centre: Spot, nameZoom: number, scale: number): void {
  const near = nameZoom * scale;
  if (nameZoom > 1 && view.viewport.zoom < nameZoom * FAR) view.look(boxAround([centre], 40 / nameZoom), near, near);
  else view.show([centre]);
}

/**
 * The places a question or a fight is about are in sight: the map is moved no more than needed, and stays so. It must not go up
 * and down with every answer; only from a fight it comes back to its place.
 */
function useTargetsInSight({ board, camera, frame }: Looks, wide: boolean): void {
  const targetKey = useTargetKey();
  const fightAt = useOpenFight()?.place ?? null;
  const fought = useRef<string | null>(null);
  useEffect(() => {
    const view = camera.current;
    if (frame === '' || !wide || view === null) return;
    if (fought.current !== null && fightAt === null && Math.abs(view.viewport.zoom - view.whole) < 0.001) view.home();
    fought.current = fightAt;
    const fight = board.spaces.find(({ id }) => id === fightAt)?.centre;
    const places = centres(board, targetKey);
    const around = board.nameZoom > 1 && targetKey !== '' ? boxAround(places, 40 / board.nameZoom) : undefined;
    if (fight !== undefined) view.show([fight]);
    else if (targetKey !== '') view.show(highestAndLowest(places), around);
    else if (board.nameZoom <= 1) view.show([]);
  }, [wide, camera, targetKey, fightAt, board, frame]);
}

/** On a phone a fight is looked at from near. */
function useFollowedFight({ board, camera }: Looks, wide: boolean): void {
  const fightAt = useOpenFight()?.place ?? null;
  useEffect(() => {
    const place = board.spaces.find(({ id }) => id === fightAt);
    if (place !== undefined && !wide) camera.current?.look(boxAround([place.centre], 130), 0, 1.4);
  }, [fightAt, board, camera, wide]);
}

/** Whether a place lies in the part of the window that nothing covers. */
function isSeen({ viewport: { zoom, x, y }, window }: Camera, [px, py]: Spot): boolean {
  const [left, top] = [px * zoom + x, py * zoom + y];
  return left > 20 && left < window.width - 20 && top > 60 && top < window.height - 10;
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

function centres(board: BuiltBoard, targetKey: string): Spot[] {
  const targets = new Set(targetKey.split(','));
  return board.spaces.filter(({ id }) => targets.has(id)).map(({ centre }) => centre);
}
