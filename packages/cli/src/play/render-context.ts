import type { Game, Speaker } from '@tabula/engine';
import type { TextLayout } from '../text-layout.ts';
import type { Words } from '../texts/index.ts';

/** What is needed to put a scene into lines of text. */
export interface RenderContext {
  readonly game: Game;
  readonly speaker: Speaker;
  readonly paper: TextLayout;
  readonly words: Words;
  /** What is said of a seat beside its name: that a person sits there, or which bot. */
  readonly note: (seat: number) => string;
}
