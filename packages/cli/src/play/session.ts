import type { Match } from '@tabula/engine';
import type { Terminal } from '../terminal.ts';
import type { Lines } from './lines.ts';
import type { RenderContext } from './render-context.ts';
import type { SaveFile } from './save-file.ts';
import type { Screen } from './screen.ts';
import type { Thinking } from './thinking.ts';

/** How a session came to its end: the game is over, somebody left, or the input ended or was broken off. */
export type Ended = 'over' | 'quit' | 'input';

/** All that a session needs; the command lays it out. */
export interface Session {
  readonly match: Match;
  /** `human`, or the word of a bot, for each seat. */
  readonly seats: readonly string[];
  readonly terminal: Terminal;
  readonly easel: RenderContext;
  readonly desk: Screen;
  readonly lines: Lines;
  readonly shelf: SaveFile;
  readonly thinking: Thinking;
}
