import type { Area, Piece, Scene } from '@tabula/engine';
import type { ReactNode } from 'react';
import type { BoardMap } from '../client/boards.ts';
import type { Mark } from '../question/news.ts';
import type { Choices } from '../question/targets.ts';
import type { Insets } from './camera.ts';
import type { Camera } from './use-camera.ts';

/** What can be done on a map. */
export interface BoardActions {
  readonly point: (space: string | null) => void;
  readonly pick: (space: string) => void;
  readonly piece: (piece: Piece) => void;
  /** A click on nothing. */
  readonly ground: () => void;
}

/** What stands out on a map. */
export interface Highlights {
  readonly choices: Choices | null;
  /** The place that somebody points at, on the map or in words. */
  readonly pointed: string | null;
  /** The place of a fight that is under way. */
  readonly fight: string | null;
  /** The option that a hint names. */
  readonly advised: string | null;
  /** What happened while one was away. */
  readonly marks: readonly Mark[];
}

export interface BoardProps {
  readonly map: BoardMap;
  readonly scene: Scene;
  /** How the provinces are coloured, if not as the scene says. */
  readonly areas?: readonly Area[] | undefined;
  readonly highlights?: Partial<Highlights>;
  readonly insets: Insets;
  /** Without them the map is only looked at. */
  readonly actions?: BoardActions;
  readonly onCamera?: (camera: Camera) => void;
  readonly children?: (camera: Camera) => ReactNode;
}

/** What every layer of the map draws from. */
export interface LayerProps extends Highlights {
  readonly map: BoardMap;
  readonly scene: Scene;
  readonly areas: readonly Area[] | undefined;
  readonly actions: BoardActions;
  readonly contrast: boolean;
}
