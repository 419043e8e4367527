import type { Language, Rulebook } from '@tabula/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RulebookText } from '../../src/log/rulebook-text.tsx';
import { loadWords } from '../../src/texts/index.ts';

await Promise.all([loadWords('en'), loadWords('it')]);

const BOOK: Rulebook = [
  {
    id: '2',
    title: { en: 'Turn', it: 'Turno' },
    statements: [
      { id: '2.1.a', en: 'Take one.', it: 'Si prende uno.', heading: { en: 'Taking', it: 'Prendere' } },
      {
        id: '2.1.b',
        en: 'Or two.',
        it: 'O due.',
        rulings: [
          { id: 'R 1', en: 'Not three.', it: 'Non tre.', why: { en: 'Three is many.', it: 'Tre sono tanti.' } },
        ],
      },
      { id: '2.2.a', en: 'The last wins.', it: 'L’ultimo vince.' },
    ],
  },
  { id: '3', title: { en: 'End', it: 'Fine' }, statements: [{ id: '3.a', en: 'Shake hands.', it: 'Ci si saluta.' }] },
];

function page(rule: string | null, language: Language = 'en'): string {
  const chapter = rule?.split('.')[0] ?? null;
  return renderToStaticMarkup(
    createElement(RulebookText, { rulebook: BOOK, language, rule, chapter, inSight: () => {} }),
  );
}

/** What stands out: numbers of sentences and rulings, titles of chapters. */
function marked(rule: string | null): string[] {
  const sentences = [...page(rule).matchAll(/<p class="[^"]*now">.*?(\d\.[\d.]*[a-z]|R \d)/g)].map(([, id]) => id);
  const chapters = [...page(rule).matchAll(/<section class="now"><h3>(.*?)<\/h3>/g)].map(([, title]) => title);
  return [...sentences, ...chapters];
}

describe('the page of rules', () => {
  it('shows chapters, headings, sentences with their numbers, and which word is ours and why', () => {
    expect(
      page(null)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(
      '2. Turn Taking 2.1.a Take one. 2.1.b Or two. Our ruling R 1: Not three. (Because: Three is many.) 2.2.a The last wins. 3. End 3.a Shake hands.',
    );
    expect(page(null, 'it')).toContain('Nostra decisione R 1:');
  });

  it('opens at the very sentence or ruling, at a section, or at the chapter of a rule that it does not have', () => {
    expect(marked('2.1.b')).toEqual(['2.1.b']);
    expect(marked('R 1')).toEqual(['R 1']);
    expect(marked('2.1')).toEqual(['2.1.a', '2.1.b']);
    expect(marked('3.7')).toEqual(['3. End']);
    expect(marked(null)).toEqual([]);
  });
});
