import type { Ask } from './decision.ts';
import type { Phrase } from './scene.ts';

/** The forms of pieces that every client can draw; a game says which of its kinds has which. */
export type Form = 'stack' | 'walls' | 'site' | 'cube' | 'tower' | 'pawn' | 'plate';

/** The pictograms of the house. */
export type Glyph =
  | 'army'
  | 'ban'
  | 'bulb'
  | 'church'
  | 'city'
  | 'coin'
  | 'crown'
  | 'cube'
  | 'horde'
  | 'infantry'
  | 'moon'
  | 'road'
  | 'ship'
  | 'skull'
  | 'swords'
  | 'tower'
  | 'wave';

/** The colours of a style: a faction, a nation. */
export interface Ink {
  readonly fill: string;
  readonly edge: string;
  readonly light: string;
  /** What stands on the fill. */
  readonly on: string;
}

export interface OptionLook {
  readonly glyph?: Glyph;
  /** It means a fight: drawn as one, and its odds are worked out. */
  readonly fight?: boolean;
  /** A mis-click would hurt and cannot be taken back: it is confirmed. */
  readonly final?: boolean;
  /** The seat's own pieces of this kind stand for it, if their style is among its arguments. */
  readonly piece?: string;
  /** The argument that is a bundle: options of this kind are put together piece by piece instead of listed. */
  readonly compose?: string;
}

export interface CellLook {
  readonly glyph?: Glyph;
  /** How the figure is shown: cubes in a box, a purse, points beside the name, or a plain figure. */
  readonly as?: 'box' | 'purse' | 'points' | 'figure';
}

export interface SlotLook {
  readonly glyph?: Glyph;
  /** Slots of one group stand together; its words are the message `group.<group>`. */
  readonly group?: string;
  /** A style that colours it. */
  readonly style?: string;
}

/** How a game is drawn, as data. What is not said here is drawn plainly. */
export interface Look {
  readonly pieces: Readonly<Record<string, { readonly form: Form; readonly glyph?: Glyph }>>;
  readonly styles: Readonly<Record<string, Ink>>;
  /** By kind of option. */
  readonly options: Readonly<Record<string, OptionLook>>;
  /** By message key. */
  readonly cells: Readonly<Record<string, CellLook>>;
  /** By message key. */
  readonly slots: Readonly<Record<string, SlotLook>>;
  /** On which side of a place its name stands. */
  readonly labels: Readonly<Record<string, 't' | 'b' | 'l' | 'r'>>;
  /** From which pip on a die is a hit. */
  readonly hit?: number;
  /** Events that open and close a fight. */
  readonly fights?: { readonly begin: readonly string[]; readonly end: readonly string[] };
  /** The outcome of a fight that whoever begins it wants. */
  readonly wanted?: string;
  /** Events that begin a chapter of the log. */
  readonly chapters?: readonly string[];
}

/** What stands beside an option: what it costs, which way it goes, a few words. */
export interface Note {
  readonly cost?: number;
  readonly glyph?: Glyph;
  readonly words?: Phrase;
}

/** The part of an ask that can be shown. */
export type Asked = Pick<Ask, 'seat' | 'prompt' | 'options'>;
