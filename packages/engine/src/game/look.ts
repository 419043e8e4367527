import type { Ask } from '../rules/decision.ts';
import type { Phrase } from '../rules/phrase.ts';

/** The forms of pieces that every client can draw; a game says which of its kinds has which. */
export type Form =
  // Boards of points: counters one upon the other, a walled capital, a printed place, a cube, a tower, a pawn.
  | 'stack'
  | 'walls'
  | 'site'
  | 'cube'
  | 'tower'
  | 'pawn'
  /** A unit or a ship: the owner's plate with a pictogram and a number. */
  | 'plate'
  /** A city and a fortified city: a pale disc; the province tells whose it is. */
  | 'city'
  | 'fortified'
  /** A line from one place to another. */
  | 'road'
  /** A square with a pictogram in a style's colours: a good that a province yields. */
  | 'good'
  /** A round marker with a pictogram in a style's colours, or in the owner's: a market, a temple, a revolt. */
  | 'marker';

/** The pictograms of the house. */
export type Glyph =
  | Unit
  | Work
  | Ware
  | 'ban'
  | 'bulb'
  | 'cards'
  | 'coin'
  | 'crown'
  | 'cube'
  | 'flag'
  | 'flame'
  | 'gift'
  | 'handshake'
  | 'hourglass'
  | 'laurel'
  | 'moon'
  | 'percent'
  | 'scales'
  | 'scroll'
  | 'shield'
  | 'skull'
  | 'star'
  | 'swords'
  | 'wave';

/** Those who move and fight. */
type Unit =
  | 'army'
  | 'caesar'
  | 'catapult'
  | 'cavalry'
  | 'elephant'
  | 'galley'
  | 'general'
  | 'horde'
  | 'infantry'
  | 'knight'
  | 'legion'
  | 'ship'
  | 'trireme';

/** What is built. */
type Work =
  | 'caravan'
  | 'church'
  | 'city'
  | 'fort'
  | 'limes'
  | 'market'
  | 'pyramid'
  | 'road'
  | 'ruin'
  | 'temple'
  | 'tower';

/** What is traded. */
type Ware =
  | 'fish'
  | 'fruit'
  | 'gems'
  | 'gold'
  | 'grain'
  | 'livestock'
  | 'metal'
  | 'olive'
  | 'papyrus'
  | 'perfume'
  | 'slaves'
  | 'tax'
  | 'wine';

/** The colours of a style: a faction, a nation. */
export interface Ink {
  readonly fill: string;
  readonly edge: string;
  readonly light: string;
  /** What stands on the fill. */
  readonly on: string;
  /**
   * One or two letters by which it is known where a seat leads several: its pieces and land are in its own colours, in
   * the seat's form, with these letters.
   */
  readonly mark?: string;
}

export interface OptionLook {
  readonly glyph?: Glyph;
  /** It means a fight: drawn as one, and its odds are worked out. */
  readonly fight?: boolean;
  /** A mis-click would hurt and cannot be taken back: it is confirmed. */
  readonly final?: boolean;
  /** It ends a phase or a turn. Like what is final it comes last, is never the gold button, and is not taken in the first moment of a question. */
  readonly closes?: boolean;
  /**
   * The seat's own pieces of this kind stand for it, if their style (without one: their place, and their name if they
   * have one) is among its arguments.
   */
  readonly piece?: string;
  /** The argument whose place glows for it; without it, the last place it names; null if none should (what destroys something). */
  readonly place?: string | null;
  /** The argument that is chosen first: the place one goes from. Its places glow, then those that can be reached from it. */
  readonly from?: string;
  /** The argument that is a bundle: options of this kind are put together piece by piece instead of listed. */
  readonly compose?: string;
  /** Choosing it opens a sheet: what the rules ask after it is answered there, and given as one. */
  readonly sheet?: boolean;
  /** It is chosen several times in a row (cubes to place, hits to take): counted on a sheet, and given as one. */
  readonly tally?: boolean;
  /** The questions that it raises on a sheet, and which belong to it: where the unit goes, how many are raised, what is paid. */
  readonly raises?: readonly string[];
  /** That question is looked at before anything is chosen: what is put together there stands on the sheet from the start. */
  readonly ahead?: boolean;
  /** The message key of the cell, in the seat's own panel, that it is paid from: a sheet tells what is left there. */
  readonly spends?: string;
  /** It says that nothing more is to come: with it a sheet is given. */
  readonly ends?: boolean;
  /** What it names is lost: it is chosen by clicking pieces, and what is left is told. */
  readonly loses?: boolean;
  /** The argument of the question that says whose things are put together; without it, they are the seat's own. */
  readonly whose?: string;
}

export interface PieceLook {
  readonly form: Form;
  readonly glyph?: Glyph;
  /** It leads others: it comes first, a crown stands for it from afar, and it is ticked rather than counted. */
  readonly leads?: boolean;
}

export interface CardLook {
  readonly glyph?: Glyph;
  /** A style that colours it. */
  readonly style?: string;
}

export interface CellLook {
  readonly glyph?: Glyph;
  /**
   * How the figure is shown: cubes in a box, a purse, points beside the name, a plain figure; with `Cell.of`, a row of
   * pips or a bar.
   */
  readonly as?: 'box' | 'purse' | 'points' | 'figure' | 'pips' | 'bar';
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
  /** By kind of piece; in a legion the kinds stand in this order. Units of a bundle look like pieces of their kind. */
  readonly pieces: Readonly<Record<string, PieceLook>>;
  readonly styles: Readonly<Record<string, Ink>>;
  /** By kind of option. */
  readonly options: Readonly<Record<string, OptionLook>>;
  /** Keys, 1 to 9, of what is offered again and again: by option id, or by kind for the first (or the group) of it. */
  readonly digits?: Readonly<Record<string, number>>;
  /** By message key. */
  readonly cells: Readonly<Record<string, CellLook>>;
  /** By message key: `good.wine`, `hero.caesar`. A bundle whose things are found here is put together from cards. */
  readonly cards?: Readonly<Record<string, CardLook>>;
  /** By message key. */
  readonly slots: Readonly<Record<string, SlotLook>>;
  /** On which side of a place its name stands. */
  readonly labels: Readonly<Record<string, 't' | 'b' | 'l' | 'r'>>;
  /**
   * From which pip on a die is a hit. Where that is not the same for all dice, an event tells it beside them: `struck`
   * has a 1 for each die that hit and a 0 for each that did not.
   */
  readonly hit?: number;
  /** How many sides a die has; six unless said. */
  readonly sides?: number;
  /** What a die shows in place of pips, by its figure; a side that is not named is blank. One that counts twice shows two things. */
  readonly die?: Readonly<Record<number, Glyph | readonly Glyph[]>>;
  /** From which figure on a die is one of the dark ones, where dice of two colours are rolled. */
  readonly dark?: number;
  /** Events that open and close a fight; those of `aside` are told between throws of one round. */
  readonly fights?: {
    readonly begin: readonly string[];
    readonly end: readonly string[];
    readonly aside?: readonly string[];
  };
  /** Whoever wins does not win by points: nobody says by how many. */
  readonly unscored?: boolean;
  /** The outcome of a fight that whoever begins it wants. */
  readonly wanted?: string;
  /** Events that everybody should have read: somebody is out of the game, a capital has fallen. */
  readonly grave?: readonly string[];
  /** Events that somebody who was away wants to know of; without a list, whatever has a place. Fights and grave events always are. */
  readonly news?: readonly string[];
  /** Events that begin a chapter of the log. */
  readonly chapters?: readonly string[];
  /** Questions whether to react to what another does, by what they ask; with each the kind of the answer that lets it happen. */
  readonly reactions?: Readonly<Record<string, string>>;
}

/** What stands beside an option: what it costs, which way it goes, a few words. */
export interface Note {
  /** On an area board the places of a question are shaded by it: the cheaper, the stronger. */
  readonly cost?: number;
  /** How likely it is to succeed, 0 to 1, where the game can tell by itself. */
  readonly chance?: number;
  /** Who is met there: friends, nobody, enemies. Goals of one sort stand together. */
  readonly aim?: 'own' | 'empty' | 'enemy';
  /** The dice on the table that it means: whose, and what they show. */
  readonly dice?: { readonly attacker: boolean; readonly figures: readonly number[] };
  /** The places on the way, from the first to the last, to be shown before one goes. */
  readonly path?: readonly string[];
  /** What a composer begins with, without it as much as can be; on a sheet, what is answered unless something else is said. */
  readonly usual?: boolean;
  readonly glyph?: Glyph;
  readonly words?: Phrase;
  /** The die that decides whether it comes about at all. */
  readonly attempt?: Attempt;
}

/** A die that must show enough. */
export interface Attempt {
  /** How likely it is, 0 to 1. */
  readonly chance: number;
  /** The least that the die itself must show. */
  readonly needs: number;
  /** What is added and taken away, each by its name. */
  readonly parts: readonly Phrase[];
}

/** What may come of a reaction as it is put together, and of letting things happen. */
export interface Reaction {
  /** What letting it happen means. */
  readonly silence?: Phrase;
  /** The best first; their chances add up to 1. */
  readonly outcomes: readonly ReactionOutcome[];
  /** What the worth of an outcome is the chance of: to hold Venetia. */
  readonly aim?: Phrase;
}

export interface ReactionOutcome {
  readonly words: Phrase;
  readonly chance: number;
  /** How likely one then is to have what one wants, 0 to 1. */
  readonly worth?: number;
}

/** What changes the dice of one side in a fight, in a few words. */
export interface Modifier {
  readonly words: Phrase;
  /** It tells what comes of the others: on which figure a die hits. */
  readonly result?: boolean;
}

/** Something that would follow from what is planned, and that one might overlook. */
export interface Follow {
  readonly words: Phrase;
  /** It hurts: units that would be lost, a place that would stand open. */
  readonly bad?: boolean;
}

/** The part of an ask that can be shown. */
export type Asked = Pick<Ask, 'seat' | 'prompt' | 'options'>;
