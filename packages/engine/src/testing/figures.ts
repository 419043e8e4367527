import type { Language } from '../game/messages.ts';
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

/** The sentence of a text that holds a phrase; the phrase says which one, so it must be there once. */
export function sentenceWith(text: string, phrase: string): string {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.:;!?])\s/);
  const found = sentences.filter((sentence) => sentence.includes(phrase));
  check(found.length === 1, `“${phrase}” stands in ${found.length} sentences, not in one`);
  return found[0];
}

/** Whether a figure is in a text: in digits, as a word, or as an ordinal. */
function says(text: string, figure: number, language: Language): boolean {
  const ways = [String(figure), WORDS[language][figure], ORDINALS[language][figure]].filter((way) => way !== undefined);
  if (language === 'it' && figure === 1) ways.push('un', 'una');
  if (language === 'it') ways.push(...ways.map((way) => way.replace(/o$/, 'a')));
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return ways.some((way) => words.has(way));
}
