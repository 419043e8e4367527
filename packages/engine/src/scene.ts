import type { Seat } from './decision.ts';
import type { Arg } from './option.ts';

/** Words by key; the language is chosen where they are shown. */
export interface Phrase {
  readonly say: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** A piece that stands somewhere; its words are the message `piece.<kind>`, which may name owner, style and count. */
export interface Piece {
  readonly at: string;
  readonly kind: string;
  readonly owner?: Seat;
  /** Which of the game's own looks it has: a faction, a nation. */
  readonly style?: string;
  readonly count?: number;
}

/** What a piece is called. */
export function pieceWords({ kind, owner, style, count }: Piece): Phrase {
  const args: Record<string, Arg> = {};
  if (owner !== undefined) args.owner = owner;
  if (style !== undefined) args.style = style;
  if (count !== undefined) args.count = count;
  return { say: `piece.${kind}`, args };
}

/** A line of numbers with a marker for each seat. */
export interface Track {
  readonly name: Phrase;
  readonly style?: string;
  readonly marks: readonly { readonly seat: Seat; readonly value: number }[];
}

/** Places beside the map that seats fill. */
export interface Tray {
  readonly name: Phrase;
  readonly slots: readonly { readonly name: Phrase; readonly holders: readonly (Seat | null)[] }[];
}

export interface Cell {
  readonly name: Phrase;
  readonly value: number;
}

/** A line of named figures, with a remark and one of the game's own looks. */
export interface Row {
  readonly name: Phrase;
  readonly note?: Phrase;
  readonly style?: string;
  readonly cells: readonly Cell[];
}

/** What lies in front of a seat (or, with null, in the middle). */
export interface Panel {
  readonly seat: Seat | null;
  readonly badges: readonly Phrase[];
  readonly total?: number;
  readonly rows: readonly Row[];
}

/** How far the game has come, for a glance: stage 2 of 3, what comes within it, in which order the seats act. */
export interface Stage {
  readonly now: number;
  readonly of: number;
  readonly detail?: Phrase;
  readonly order: readonly Seat[];
}

/** A view as it looks: the same data for a page, a terminal and a screen reader. */
export interface Scene {
  readonly headline: readonly Phrase[];
  readonly stage?: Stage;
  readonly pieces: readonly Piece[];
  readonly tracks: readonly Track[];
  readonly trays: readonly Tray[];
  readonly panels: readonly Panel[];
}
