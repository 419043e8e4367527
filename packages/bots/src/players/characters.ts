import type { Language } from '@tabula/engine';

/** What somebody is like: what he is a little fonder of than would be best. */
export interface Character {
  readonly id: 'aggressor' | 'builder' | 'trader' | 'avenger';
  /** The name he plays under: the same in every language. */
  readonly name: string;
  /** One line, for whoever chooses him or sits opposite. */
  readonly line: Readonly<Record<Language, string>>;
}

export type CharacterId = Character['id'];

export const CHARACTERS: readonly Character[] = [
  {
    id: 'aggressor',
    name: 'Attila',
    line: {
      en: 'wants the larger army, and uses it',
      it: 'vuole l’esercito più grande, e lo usa',
    },
  },
  {
    id: 'builder',
    name: 'Agrippa',
    line: {
      en: 'would rather hold and build than march',
      it: 'preferisce tenere e costruire che marciare',
    },
  },
  {
    id: 'trader',
    name: 'Hiram',
    line: {
      en: 'likes a full chest, and spends late',
      it: 'ama la cassa piena, e spende tardi',
    },
  },
  {
    id: 'avenger',
    name: 'Medea',
    line: {
      en: 'forgets nobody who has harmed her',
      it: 'non dimentica chi le ha fatto torto',
    },
  },
];

export function characterNamed(id: string): Character | undefined {
  return CHARACTERS.find((one) => one.id === id);
}

/** What the word of a bot says: how it plays, what it gives away, what it is like. */
export interface BotWord {
  /** "hard", "search:300ms". */
  readonly play: string;
  /** How many hundreds of Elo it gives away. */
  readonly handicap: number;
  readonly character: CharacterId | undefined;
}

/** So much can be given away, in hundreds of Elo. */
export const MOST_HANDICAP = 5;

/** "hard-200:trader" is hard, gives 200 Elo away, and is a trader; both may be missing. */
export function botWord(word: string): BotWord {
  if (word.startsWith('engine:')) return { play: word, handicap: 0, character: undefined };
  const [, head = word, tail] = /^(.+):([a-z]+)$/.exec(word) ?? [];
  const character = tail === undefined ? undefined : characterNamed(tail)?.id;
  const rest = character === undefined ? word : head;
  const [, play = rest, hundreds = '0'] = /^(.+)-([1-9])00$/.exec(rest) ?? [];
  return Number(hundreds) > MOST_HANDICAP
    ? { play: rest, handicap: 0, character }
    : { play, handicap: Number(hundreds), character };
}

/** The word of a bot, from what it says. */
export function wordOfBot({ play, handicap, character }: BotWord): string {
  return `${play}${handicap === 0 ? '' : `-${handicap}00`}${character === undefined ? '' : `:${character}`}`;
}
