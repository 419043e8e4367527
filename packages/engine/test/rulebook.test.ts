import { paragraphOf, type Rulebook } from '@tabula/engine';
import { rulebookChecks, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

/** The smallest rulebook that has everything. */
const BOOK: Rulebook = [
  {
    id: '2',
    title: { en: 'Turn', it: 'Turno' },
    statements: [
      {
        id: '2.a',
        en: 'Take one to three.',
        it: 'Si prendono da uno a tre.',
        rulings: [
          {
            id: 'R 1',
            en: 'Nobody passes.',
            it: 'Non si passa.',
            why: { en: 'Else nobody would play.', it: 'Nessuno giocherebbe.' },
          },
        ],
      },
      { id: '2.1.a', heading: { en: 'End', it: 'Fine' }, en: 'The last one wins.', it: 'L’ultimo vince.' },
      { id: '2.1.b', en: 'Clap (2.a).', it: 'Si applaude (2.a).', notShown: 'a courtesy' },
      { id: '2.10.a', en: 'Then again.', it: 'Poi da capo.' },
    ],
  },
  {
    id: '10',
    title: { en: 'Heap', it: 'Heap' },
    statements: [{ id: '10.a', en: 'Twenty-one.', it: 'Ventuno.' }],
  },
];
const FILES: Readonly<Record<string, string>> = {
  'src/rules.ts': "/** 2.1 The end (R 1). */\nconst ASK = prompt('take', '2.10.a');\n",
  'test/rules.test.ts':
    "it('ends', () => {\n  shows('2.a', 'R 1',\n    '2.1.a');\n});\nit('more', () => { shows('2.10.a', '10.a'); });\n",
};

/** What the checks say of the rulebook, its files changed by some words. */
function complaints(chapters: Rulebook, path = '', words = '', others = ''): string[] {
  if (path !== '' && !FILES[path].includes(words)) throw new Error(`"${words}" is not in ${path}`);
  const read = (asked: string) => (asked === path ? FILES[asked].replace(words, others) : FILES[asked]);
  return rulebookChecks({ files: Object.keys(FILES), read, rulebook: chapters }).flatMap(({ run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** The rulebook with some words replaced by others, as text. */
function changed(words: string, others: string): Rulebook {
  const text = JSON.stringify(BOOK);
  if (!text.includes(words)) throw new Error(`"${words}" is not in the rulebook`);
  return JSON.parse(text.replace(words, others));
}

describe('the checks of a rulebook', () => {
  it('have nothing to say of a whole one', () => expect(complaints(BOOK)).toEqual([]));

  it('catch an id of no proper form, of another chapter, out of order or twice', () => {
    expect(complaints(changed('"2.1.a"', '"2.1"'))).toContain('no proper id: 2.1');
    expect(complaints(changed('"10.a"', '"3.a"'))).toContain('not of chapter 10: 3.a');
    expect(complaints(changed('"2.10.a"', '"2.1.b"'))).toContain('out of order or twice: 2.1.b');
    expect(complaints(changed('"2.a"', '"2.2.a"'))).toContain('out of order or twice: 2.1.a');
    expect(complaints(changed('"id":"10"', '"id":"1"'))).toContain('chapters out of order or twice: 1');
    expect(complaints(changed('"id":"10"', '"id":"ten"'))).toContain('no number of a chapter: ten');
  });

  it('catch a ruling of no proper name, or one that stands twice', () => {
    expect(complaints(changed('"R 1"', '"Ruling 1"'))).toContain('no proper name of a ruling: Ruling 1');
    const ruling = JSON.stringify(BOOK[0].statements[0].rulings?.[0]);
    expect(complaints(changed(ruling, `${ruling},${ruling}`))).toEqual(['rulings that stand twice: R 1']);
  });

  it('catch a heading in the middle of its section', () => {
    const heading = '"heading":{"en":"Ovation","it":"Ovazione"},';
    expect(complaints(changed('"en":"Clap', `${heading}"en":"Clap`))).toEqual(['a heading within its section: 2.1.b']);
  });

  it('catch what is not said, or said twice in one language; a title may be the same word', () => {
    expect(complaints(changed('"Si prendono da uno a tre."', '" "'))).toEqual(['not said: 2.a']);
    expect(complaints(changed('"Ventuno."', '"Twenty-one."'))).toEqual(['the same in both languages: 10.a']);
    expect(complaints(changed('"Nessuno giocherebbe."', '"Else nobody would play."'))).toEqual([
      'the same in both languages: why of R 1',
    ]);
    expect(complaints(changed('"Turno"', '""'))).toEqual(['not said: title of 2']);
    expect(complaints(changed('"Fine"', '""'))).toEqual(['not said: heading of 2.1.a']);
  });

  it('catch a sentence or a ruling that no story shows', () => {
    const test = 'test/rules.test.ts';
    expect(complaints(BOOK, test, "'2.a', ", '')).toEqual(['not shown: 2.a']);
    expect(complaints(BOOK, test, "'R 1',", '')).toEqual(['not shown: R 1']);
  });

  it('catch a story that shows what is not there, or what is said not to be shown', () => {
    const test = 'test/rules.test.ts';
    expect(complaints(BOOK, test, "'10.a'", "'10.a', '10.b'")).toEqual(['not there: 10.b']);
    expect(complaints(BOOK, test, "'10.a'", "'10.a', '2.1.b'")).toEqual(['shown after all: 2.1.b']);
    expect(complaints(changed('"a courtesy"', '""'))).toEqual(['not shown without a reason: 2.1.b']);
  });

  it('catch a rule or a ruling that code or the rulebook names in vain', () => {
    expect(complaints(BOOK, 'src/rules.ts', '2.1 ', '2.2 ')).toEqual(['not in the rulebook: 2.2']);
    expect(complaints(BOOK, 'src/rules.ts', "'2.10.a'", "'2.10.b'")).toEqual(['not in the rulebook: 2.10.b']);
    expect(complaints(BOOK, 'src/rules.ts', 'R 1', 'R 2')).toEqual(['not in the rulebook: R 2']);
    expect(complaints(changed('Clap (2.a)', 'Clap (2.7)'))).toEqual(['not in the rulebook: 2.7']);
  });

  it('count in Roman numerals as well', () => {
    const roman: Rulebook = [
      {
        id: 'IX',
        title: { en: 'Move', it: 'Movimento' },
        statements: [
          { id: 'IX.a', en: 'One.', it: 'Uno.' },
          { id: 'IX.B.a', en: 'Two.', it: 'Due.' },
          { id: 'IX.B.2.a', en: 'Three.', it: 'Tre.' },
        ],
      },
      {
        id: 'XIX',
        title: { en: 'War', it: 'Guerra' },
        statements: [{ id: 'XIX.B.c', en: 'Four.', it: 'Quattro.' }],
      },
    ];
    const files: Record<string, string> = {
      'src/a.ts': "/** IX.B.2 and XIX.B, not in 10.5 years */ prompt('go', 'XIX.C')",
      'test/a.test.ts': "it('goes', () => { shows('IX.a', 'IX.B.a', 'IX.B.2.a', 'XIX.B.c'); });",
    };
    const checks = rulebookChecks({
      files: Object.keys(files),
      read: (path) => files[path],
      rulebook: roman,
    });
    const errors = checks.flatMap(({ run }) => {
      try {
        run();
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(errors).toEqual(['Error: not in the rulebook: XIX.C']);
  });
});

describe('shows', () => {
  it('takes sentences and rulings by their ids and nothing else', () => {
    expect(() => shows('10.6.a', 'XIX.B.c', '12.3.1.aa', 'R 24', 'R-END-2', 'R-MARK', 'G7')).not.toThrow();
    for (const wrong of ['10.6', 'a', 'R24', 'R-end', '10.6.A']) expect(() => shows(wrong)).toThrow(wrong);
  });
});

describe('paragraphOf', () => {
  it('finds the very sentence or ruling, else the first of the section, else nothing', () => {
    const found = ['2.1.b', 'R 1', '2.1', '2', '2.3', '1'].map((rule) => paragraphOf(BOOK, rule));
    expect(found).toEqual(['2.1.b', 'R 1', '2.1.a', '2.a', undefined, undefined]);
  });
});
