import type { Game } from '../game/game.ts';
import { LANGUAGES, type Language } from '../game/messages.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { check } from './conformance/check.ts';
import type { Check } from './conformance/sample.ts';

/** A sentence in prose, and the figures of the rules that it repeats. */
export interface Tie {
  /** Where it stands, for whoever must mend it: `README.md, 5. The end`. */
  readonly where: string;
  readonly language: Language;
  readonly text: string;
  readonly figures: readonly number[];
}

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'.split(
    ' ',
  ),
};
const ORDINALS: Readonly<Record<Language, readonly string[]>> = {
  en: 'none first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
  it: 'nessuno primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' '),
};
const MULTIPLES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [[], ['once'], ['twice', 'double'], ['thrice', 'treble']],
  it: [[], [], ['doppio', 'doppia'], ['triplo', 'tripla']],
};

/**
 * Figures in prose are those of the rules: whoever changes a constant hears which sentences still say the old one. A game's test says
 * `for (const { name, run } of figureChecks([...])) it(name, run)`.
 */
export function figureChecks(ties: readonly Tie[]): Check[] {
  return ties.map(({ where, language, text, figures }) => ({
    name: `${where} (${language}) says the figures of the rules`,
    run: () => {
      const missing = figures.filter((figure) => !says(text, figure, language));
      check(missing.length === 0, `it should say ${missing.join(', ')}: “${text}”`);
    },
  }));
}

/** A text, in every language that has it: a sentence of a rulebook, a message, a paragraph of a page. */
export interface Prose extends Readonly<Partial<Record<Language, string>>> {
  readonly id: string;
}

/** What a game says in prose, and where its figures come from. */
export interface FigureTable {
  readonly prose: readonly Prose[];
  /** The figures of the rules, by the text that repeats them. */
  readonly ties: Readonly<Record<string, readonly number[]>>;
  /** Figures that repeat no constant: by the reason, the texts and their figures, `9.4.a: 2 3`. */
  readonly free: Readonly<Record<string, readonly string[]>>;
}

/**
 * Every text says the figures that it is tied to, and no text says a figure that is neither tied nor free: a new one cannot slip in.
 * A lone “one” is no figure here, nor are ordinals.
 */
export function proseChecks({ prose, ties, free }: FigureTable): Check[] {
  const freed = new Map<string, readonly number[]>();
  for (const entry of Object.values(free).flat()) {
    const [, id = '', figures = ''] = /^(.*): ([\d ]+)$/.exec(entry) ?? [];
    freed.set(id, [...(freed.get(id) ?? []), ...figures.split(' ').map(Number)]);
  }
  const named = [...Object.keys(ties), ...freed.keys()];
  return [
    ...figureChecks(
      prose.flatMap(({ id, ...said }) => {
        const figures = ties[id];
        return LANGUAGES.flatMap((language) => {
          const text = said[language];
          return figures === undefined || text === undefined ? [] : { where: id, language, text, figures };
        });
      }),
    ),
    {
      name: 'no figure stands in prose that is neither tied to the rules nor free for a reason',
      run: () => {
        const loose = prose.flatMap(({ id, ...said }) => {
          const known = new Set([...(ties[id] ?? []), ...(freed.get(id) ?? [])]);
          return LANGUAGES.flatMap((language) =>
            figuresIn(said[language], language).flatMap((figure) =>
              known.has(figure) ? [] : `${id} (${language}) says ${figure}: “${said[language]}”`,
            ),
          );
        });
        check(loose.length === 0, loose.join('\n'));
      },
    },
    {
      name: 'what is tied or free is there, and says so',
      run: () => {
        const gone = named.filter((id) => !prose.some((one) => one.id === id));
        const idle = prose.flatMap(({ id, ...said }) =>
          (freed.get(id) ?? []).flatMap((figure) =>
            LANGUAGES.some((language) => figuresIn(said[language], language).includes(figure))
              ? []
              : `${id}: ${figure}`,
          ),
        );
        check(gone.length + idle.length === 0, `no text: ${gone.join(', ')}; not said: ${idle.join(', ')}`);
      },
    },
  ];
}

/** The sentences and rulings of a rulebook. */
export function proseOfRulebook(rulebook: Rulebook): Prose[] {
  return rulebook.flatMap(({ statements }) => statements.flatMap(({ rulings = [], ...one }) => [one, ...rulings]));
}

/**
 * The messages of a game, but for those that are made from its tables. What chooses between forms of a word is no figure, nor is the
 * value that the label of a setting names.
 */
export function proseOfMessages(messages: Game['messages'], made = /^setting\..*\.[^.]+$/): Prose[] {
  const plain = (text: string | undefined) => (text ?? '').replace(/=\d+(?=\s*\{)|(?<=select, |\} )\d+(?= \{)/g, '');
  return Object.entries(messages.en).flatMap(([id, en]) =>
    made.test(id) ? [] : { id, en: plain(en), it: plain(messages.it[id]) },
  );
}

/** The paragraphs and rows of a chapter of a page, each named by its first words. */
export function proseOfPage(page: string, chapter: string): Prose[] {
  const [, text = ''] = page.split(`\n## ${chapter}\n`);
  const [paragraphs] = text.split('\n## ');
  return paragraphs.split(/\n\n|\n(?=\||\d+\. )/).map((paragraph) => {
    const en = paragraph
      .replace(/^\W*\d+\. |[*|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return {
      id: `README: ${en
        .split(/[.:,(]/)[0]
        .split(' ')
        .slice(0, 5)
        .join(' ')}`,
      en,
    };
  });
}

/** Numbers of sections and rulings, and names of dice, are no figures. */
const NAMES =
  /(?<![\w.])(?:\d{1,2}|[IVXL]+)(?:\.(?:\d{1,2}|[A-Z]))+(?:\.[a-z]{1,2})?(?!\w)|\bR(?: \d+|-[A-Z]+\d*(?:-(?:\d+|[A-Z]))?)\b|\b[DG]\d{1,3}\b/g;

/** The figures of a text, in digits or as words. */
function figuresIn(text = '', language: Language): number[] {
  const words =
    text
      .replace(NAMES, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    if (/^\d+$/.test(word)) return Number(word);
    const figure = WORDS[language].indexOf(word);
    return figure > 1 ? figure : [];
  });
}

/** The sentence of a text that holds a phrase; the phrase says which one, so it must be there once. */
export function sentenceWith(text: string, phrase: string): string {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.:;!?])\s/);
  const found = sentences.filter((sentence) => sentence.includes(phrase));
  check(found.length === 1, `“${phrase}” stands in ${found.length} sentences, not in one`);
  return found[0];
}

/** Whether a figure is in a text: in digits, as a word, as an ordinal, or as so many times. */
function says(text: string, figure: number, language: Language): boolean {
  const words = [WORDS[language][figure], ORDINALS[language][figure]].filter((way) => way !== undefined);
  const ways = [String(figure), ...words, ...(MULTIPLES[language][figure] ?? [])];
  if (language === 'it' && figure === 1) ways.push('un', 'una');
  if (language === 'it') ways.push(...ways.map((way) => way.replace(/o$/, 'a')));
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return ways.some((way) => said.has(way));
}
