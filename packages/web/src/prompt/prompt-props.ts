import type { Odds } from '@tabula/bots/browser';
import type { Game, Option, Scene } from '@tabula/engine';
import type { ReactNode } from 'react';
import type { Hint } from '../client/source.ts';
import { type Choices, placeOf } from '../question/choices.ts';
import type { Composer } from '../question/compose.ts';

/** What a question needs to be shown, in whatever form: a bar, a trade sheet, the sheet of a fight. */
export interface PromptProps {
  readonly scene: Scene;
  readonly choices: Choices | null;
  readonly composer: Composer | null;
  readonly waiting: readonly number[];
  readonly barrier: string | null;
  readonly hint: Hint | null;
  readonly hinting: boolean;
  readonly odds: ReadonlyMap<string, Odds | null>;
  readonly pointed: string | null;
  /** The group whose options are laid open. */
  readonly open: string | null;
  /** How much there is of the thing that an option names, by its id: cubes in a box. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The option that waits to be confirmed. */
  readonly sure: string | null;
  /** The option that was taken and is on its way. */
  readonly taken: string | null;
  readonly onOpen: (group: string | null) => void;
  readonly onTake: (option: Option) => void;
  /** One meaning is taken, several are laid open. */
  readonly onPick: (options: readonly Option[]) => void;
  readonly onPoint: (space: string | null) => void;
  /** Forgets what was half said: the place one wanted to go from, an open group. */
  readonly onLetGo: () => void;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  /** Opens the standing orders that would spare this question, if there are any. */
  readonly orders: ReactNode;
  /** After how many milliseconds the page gives the only answer that there is; null: it does not. */
  readonly self: number | null;
}

/** Stands for the list of what cannot be chosen, among the groups. */
export const BARRED = ' barred';

/** What cannot be chosen now and has no place on the map to show it. */
export function barredElsewhere(game: Game, { ask, blocked }: Choices) {
  return ask.barred.filter(({ option }) => !blocked.has(placeOf(game, option) ?? ''));
}

/** Shows a space on the map as long as an option is pointed at or has the focus. */
export function pointing(onPoint: PromptProps['onPoint'], space: string | null) {
  const show = () => onPoint(space);
  const leave = () => onPoint(null);
  return { onPointerEnter: show, onPointerLeave: leave, onFocus: show, onBlur: leave };
}
