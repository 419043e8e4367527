import type { Seat } from '../common/seat.ts';
import type { Arg } from '../rules/option.ts';
import type { Phrase } from '../rules/phrase.ts';

/** A piece without its place: in a panel, among prisoners, in a supply. */
export interface Token {
  readonly kind: string;
  readonly owner?: Seat;
  /** Which of the game's own looks it has: a faction, a nation, a good. */
  readonly style?: string;
  readonly count?: number;
  /** Which one it is, where that matters: General II, Stilicho. */
  readonly name?: Phrase;
}

/** A piece that stands somewhere; its words are the message `piece.<kind>`, which may name owner, style and count. */
export interface Piece extends Token {
  readonly at: string;
  /** The other end of a piece that lies between two places: a road. */
  readonly to?: string;
  /** On which side of its place it lies, as the id of the neighbour there: a galley on the coast of that sea. */
  readonly side?: string;
  /** The style or the kind of the piece in the same place on whose corner it lies: a caravan on its good. */
  readonly on?: string;
  /**
   * Pieces of one owner in one place are drawn as one legion: its leaders, then a plate with a number for each kind.
   * Different groups stay apart: those who march and those who stay.
   */
  readonly group?: string;
}

/** What a piece is called. */
export function pieceWords({ kind, owner, style, count }: Token): Phrase {
  const args: Record<string, Arg> = {};
  if (owner !== undefined) args.owner = owner;
  if (style !== undefined) args.style = style;
  if (count !== undefined) args.count = count;
  return { say: `piece.${kind}`, args };
}

/** How a province lies on an area board: whose it is, what it is worth. What is not said is bare ground. */
export interface Area {
  readonly at: string;
  /** Tinted and patterned as this seat's. */
  readonly owner?: Seat;
  /** A nation. With an owner it only parts provinces of one seat; alone it tints with the style's colours. */
  readonly style?: string;
  /** A figure on a coin beside the name: tribute, income. */
  readonly value?: number;
  /** What is the matter with it, in few words: occupied, in revolt. */
  readonly note?: Phrase;
}

/** Another way to colour the map: income, religion. Which one is shown is up to who looks. */
export interface Filter {
  readonly name: Phrase;
  readonly areas: readonly Area[];
  /** What the colours mean. */
  readonly legend: readonly { readonly name: Phrase; readonly owner?: Seat; readonly style?: string }[];
}

/** A line of numbers with a marker for each seat. */
export interface Track {
  readonly name: Phrase;
  readonly style?: string;
  readonly marks: readonly { readonly seat: Seat; readonly value: number }[];
  /** Where something begins: prices double at 105. */
  readonly limits?: readonly { readonly value: number; readonly name: Phrase }[];
}

/** Places beside the map that seats fill. */
export interface Tray {
  readonly name: Phrase;
  readonly slots: readonly {
    readonly name: Phrase;
    readonly holders: readonly (Seat | null)[];
    /** A figure instead of holders: a price, a supply. */
    readonly value?: number;
  }[];
  /** What one should know about it, in a sentence. */
  readonly note?: Phrase;
}

export interface Cell {
  readonly name: Phrase;
  readonly value: number;
  /** How many there could be: drawn as a row of pips or as a bar. */
  readonly of?: number;
  /** It counts for nothing as things stand: drawn struck out. */
  readonly idle?: boolean;
}

/**
 * A card: a resource, a hero, a wonder, an event. Its name is a message; the message `about.<key>`, if there is one,
 * tells what it does. An option whose arguments name the same key (`good.wine`) is chosen by clicking the card.
 */
export interface Card {
  readonly name: Phrase;
  /** So many alike. */
  readonly count?: number;
  /** Who has it; in a trade, who took it. */
  readonly owner?: Seat;
  /** What stands under it: a price, how it was used, in which taking it went. */
  readonly note?: Phrase;
  /** It cannot be had any more, or was used: drawn pale. */
  readonly gone?: boolean;
  /** It has just come. */
  readonly fresh?: boolean;
  /** What it says, line by line, instead of its message. */
  readonly lines?: readonly Clause[];
}

/** One line of a card: it held, holds now or will hold, and may be worth something as things stand. */
export interface Clause {
  readonly words: Phrase;
  readonly state: 'past' | 'now' | 'later';
  readonly value?: number;
  /** Lines of one part stand together under its name. */
  readonly part?: Phrase;
}

/** Cards that belong together: a hand, an offer, what lies in front of somebody. */
export interface Hand {
  readonly seat: Seat;
  readonly name: Phrase;
  /** Those this view may see. */
  readonly cards: readonly Card[];
  /** So many more lie face down: drawn as backs. */
  readonly hidden?: number;
  readonly note?: Phrase;
  /** How far a collection has come: six different goods of twelve, and what three, six and nine buy. */
  readonly meter?: Meter;
}

export interface Meter {
  readonly name: Phrase;
  readonly value: number;
  readonly of: number;
  /** Message keys of the cards that it counts, each once. */
  readonly counts?: readonly string[];
  readonly marks: readonly { readonly value: number; readonly name: Phrase }[];
}

/** A row of cards that can be looked at or had: heroes, wonders, a market, events to come. */
export interface Shelf {
  readonly name: Phrase;
  readonly cards: readonly Card[];
  readonly note?: Phrase;
}

/** Offers on the table and who took what from whom. */
export interface Trade {
  readonly name: Phrase;
  /** The steps of the procedure, and which is under way, counted from 0. */
  readonly steps?: readonly Phrase[];
  readonly step?: number;
  /** One for each seat that takes part; face down ones have no cards and a number of hidden ones. */
  readonly offers: readonly (Hand & { readonly badge?: Phrase; readonly gained?: number })[];
  /** In order: `by` took a card from `from`. */
  readonly takings: readonly { readonly by: Seat; readonly from: Seat; readonly card: Card }[];
  /** Who takes next; nobody before the first and after the last taking. */
  readonly next?: Seat;
}

/** A line of named figures, with a remark and one of the game's own looks. */
export interface Row {
  readonly name: Phrase;
  readonly note?: Phrase;
  readonly style?: string;
  readonly cells: readonly Cell[];
  /** Pieces that lie here: a supply, prisoners, leaders. */
  readonly tokens?: readonly Token[];
  /** Cards that lie open here: heroes, wonders, offices. */
  readonly cards?: readonly Card[];
  /** What can be had here now, to be read when somebody wants to know. */
  readonly lines?: readonly Clause[];
}

/** What lies in front of a seat (or, with null, in the middle). */
export interface Panel {
  readonly seat: Seat | null;
  readonly badges: readonly Phrase[];
  readonly total?: number;
  readonly rows: readonly Row[];
  /** The rows are sheets of which one lies open: that of this style, until somebody looks at another. */
  readonly sheet?: string;
}

/** How far the game has come, for a glance: stage 2 of 3, what comes within it, in which order the seats act. */
export interface Stage {
  /** What is counted, and how far it is: turn 1 of 3. */
  readonly name?: Phrase;
  readonly now: number;
  readonly of: number;
  readonly detail?: Phrase;
  readonly order: readonly Seat[];
}

/** One entry of an agenda: who acts in turn when that is more than the seats, nations or phases, and how far it is. */
export interface Entry {
  readonly name: Phrase;
  readonly seat?: Seat;
  /** A nation. */
  readonly style?: string;
  readonly state: 'done' | 'now' | 'next' | 'later';
  /** What it does now, in a word or two. */
  readonly note?: Phrase;
  /** Entries of one class stand together under its name. */
  readonly part?: Phrase;
}

/** Figures in rows and columns, with their sums: what each nation won in each round. */
export interface Ledger {
  readonly name: Phrase;
  readonly columns: readonly Phrase[];
  readonly rows: readonly {
    readonly name: Phrase;
    readonly seat?: Seat;
    readonly style?: string;
    /** One for each column; nothing where there could be nothing. */
    readonly values: readonly (number | null)[];
    readonly total: number;
  }[];
}

/** A view as it looks: the same data for a page, a terminal and a screen reader. */
export interface Scene {
  readonly headline: readonly Phrase[];
  readonly stage?: Stage;
  readonly agenda?: readonly Entry[];
  readonly pieces: readonly Piece[];
  readonly areas?: readonly Area[];
  readonly filters?: readonly Filter[];
  readonly tracks: readonly Track[];
  readonly trays: readonly Tray[];
  readonly panels: readonly Panel[];
  /** Whose doing it is when these act, by their ids: nations that have no row in a panel yet, leaders, sides. */
  readonly seatByStyle?: Readonly<Record<string, Seat>>;
  /** Cards in hands: one's own open, others' as a number. */
  readonly hands?: readonly Hand[];
  readonly shelves?: readonly Shelf[];
  readonly trade?: Trade;
  readonly ledger?: Ledger;
}
