import type { Area, Game, Language, Piece, Scene, Speaker } from '@tabula/engine';
import type { ReactNode } from 'react';
import type { BoardMap } from '../client/boards.ts';
import type { Choices } from '../question/choices.ts';
import type { Insets } from './camera.ts';
import type { Camera } from './use-camera.ts';

export interface BoardProps {
  readonly map: BoardMap;
  readonly game: Game;
  readonly scene: Scene;
  /** How the provinces are coloured, if not as the scene says. */
  readonly areas?: readonly Area[] | undefined;
  readonly speaker: Speaker;
  readonly language: Language;
  readonly contrast: boolean;
  readonly choices: Choices | null;
  /** The place that somebody points at, on the map or in words. */
  readonly pointed: string | null;
  /** The place of a fight that is under way. */
  readonly fight: string | null;
  /** The option that a hint names. */
  readonly advised: string | null;
  readonly insets: Insets;
  readonly onPoint: (space: string | null) => void;
  readonly onPick: (space: string) => void;
  readonly onPiece: (piece: Piece) => void;
  readonly onGround?: () => void;
  readonly onCamera?: (camera: Camera) => void;
  readonly children?: (camera: Camera) => ReactNode;
}
