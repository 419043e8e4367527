import { describe, expect, it } from 'vitest';
import { proseChecks, proseOfMessages, proseOfPage } from '../src/testing/index.ts';

/** What is wrong with a table, by the names of its checks. */
function problems(...table: Parameters<typeof proseChecks>): string[] {
  return proseChecks(...table).flatMap(({ run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
}

const prose = [{ id: '3.a', en: 'A cube costs three bezants (3.5.2).', it: 'Un cubo costa 3 bisanti (3.5.2).' }];

describe('figures in prose', () => {
  it('are those of the rules, in digits or in words; numbers of sections are none', () => {
    expect(problems({ prose, ties: { '3.a': [3] }, free: {} })).toEqual([]);
  });

  it('name the sentence when a constant has changed', () => {
    expect(problems({ prose, ties: { '3.a': [4] }, free: { 'the old price': ['3.a: 3'] } })).toEqual([
      expect.stringContaining('it should say 4: “A cube'),
      expect.stringContaining('it should say 4: “Un cubo'),
    ]);
  });

  it('cannot slip in', () => {
    expect(problems({ prose, ties: {}, free: {} })).toEqual([
      expect.stringMatching(/3\.a \(en\) says 3: “A cube.*\n3\.a \(it\) says 3/),
    ]);
    expect(problems({ prose, ties: {}, free: { 'a reason': ['3.a: 3'] } })).toEqual([]);
  });

  it('are neither tied nor free where there is no such text, or no such figure', () => {
    expect(problems({ prose, ties: { '3.a': [3], '9.z': [1] }, free: { gone: ['3.a: 8'] } })).toEqual([
      'no text: 9.z; not said: 3.a: 8',
    ]);
  });

  it('may be said as so many times', () => {
    const said = [{ id: 'x', en: 'Prices double.', it: 'I prezzi raddoppiano: il doppio.' }];
    expect(problems({ prose: said, ties: { x: [2] }, free: {} })).toEqual([]);
  });
});

describe('prose', () => {
  it('of messages is what people read, without what chooses between forms', () => {
    const messages = {
      en: { a: '{n, plural, =0 {No cube} other {Two cubes}}', 'setting.x.4': '4' },
      it: { a: '{side, select, 5 {neutrale} other {di {side}}}', 'setting.x.4': '4' },
    };
    expect(problems({ prose: proseOfMessages(messages), ties: { a: [] }, free: {} })).toEqual([
      expect.stringMatching(/^a \(en\) says 2[^\n]*$/),
    ]);
  });

  it('of a page is the paragraphs and rows of one chapter', () => {
    const page = '# A\n\n9\n\n## How\n\n**1. Set-up.** Ten.\n\n| B | five, or so |\n|---|---|\n\n## Else\n\n8';
    expect(proseOfPage(page, 'How').map(({ id }) => id)).toEqual([
      'README: Set-up',
      'README: B five',
      'README: --- ---',
    ]);
  });
});
