import { type Game, type Language, type Seat, Speaker } from '@tabula/engine';
import type { SeatInfo } from '@tabula/protocol';
import { createContext, useContext, useMemo } from 'react';
import { type Say, wordsOf } from '../texts/index.ts';
import { useSettings } from '../ui/settings.ts';

/** Who speaks at a table: the game's words and the page's own. */
export interface TableContext {
  readonly game: Game;
  readonly language: Language;
  readonly speaker: Speaker;
  readonly say: Say;
  readonly seats: readonly SeatInfo[];
  /** The seat that looks at the page; null for a spectator. */
  readonly me: number | null;
}

const Context = createContext<TableContext | null>(null);
export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === null) throw new Error('this is shown at a table only');
  return table;
}

/** Bots have names as people had them around the ancient sea; the same at every screen. */
const BOTS = ['Livia', 'Procopius', 'Theodora', 'Narses', 'Zenobia', 'Cassius', 'Hypatia', 'Hanno'];

/** What the seats are called: by their names, bots by names of the house, empty ones by their number. */
export function namesOf(seats: readonly SeatInfo[], say: Say): string[] {
  return seats.map(({ seat, name, kind }) => {
    if (name !== null && name !== '') return name;
    if (kind === 'bot') return BOTS[seat % BOTS.length];
    return say('seat.number', { number: seat + 1 });
  });
}

export function speakerOf(game: Game, language: Language, names: readonly string[]): Speaker {
  return new Speaker({ language, messages: game.messages[language], nouns: game.nouns, names });
}

/** Who speaks of a game to the seat that looks; the same as long as nothing of it changes. */
export function useTableContext(game: Game, seats: readonly SeatInfo[], me: Seat | null): TableContext {
  const { language } = useSettings();
  const say = wordsOf(language);
  const names = useMemo(() => namesOf(seats, say), [seats, say]);
  const speaker = useMemo(() => speakerOf(game, language, names), [game, language, names]);
  return useMemo(() => ({ game, language, speaker, say, seats, me }), [game, language, speaker, say, seats, me]);
}
