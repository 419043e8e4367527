import { readdirSync, readFileSync } from 'node:fs';
import { paragraphOf } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../src/rulebook/index.ts';

const HERE = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');
const files = (folder: string) =>
  readdirSync(new URL(folder, HERE), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, name: path.split(/[\\/]/).at(-1) ?? path, text: read(`${folder}/${path}`) }));

/** The rulebook names rulings that nothing else does yet. */
const SOURCES = files('src').filter(({ path }) => !path.startsWith('rulebook'));
const TESTS = files('test')
  .filter(({ name, text }) => /^describe\(/m.test(text) && name !== 'rules-table.test.ts')
  .map(({ text }) => text)
  .join('\n');
const [, SECTIONS, RULINGS, , BOX] = read('RULES.md').split(/^## /m);
const rows = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Ruling|Rulebook|Section) \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const ALL = [...rows(SECTIONS), ...rows(RULINGS), ...rows(BOX)];

/** Whether a file (of rules or of data) has something of that name at its top level. */
function defines(file: string, name: string): boolean {
  const definition = new RegExp(`^(export )?(function\\*? |const (\\[.*)?)${name}\\b`, 'm');
  return SOURCES.some((one) => one.name === file && definition.test(one.text));
}

const missingCode = (cell: string) =>
  cell.startsWith('(')
    ? []
    : cell.split(';').flatMap((part) => {
        const [file, names = 'nothing'] = part.trim().split(': ');
        return names.split(', ').flatMap((name) => (defines(file, name) ? [] : [`${file}: ${name}`]));
      });
const missingTests = (cell: string) =>
  cell.startsWith('(')
    ? []
    : cell
        .split(', ')
        .filter((name) => !new RegExp(`(^|['\`\\s])${name.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'm').test(TESTS));

/** The chapter of a section: XX of XX.H. */
const chapterOf = (section: string) => /^[IVXL]+/.exec(section)?.[0] ?? section;
const CHAPTERS =
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV XXVI XXVII XXVIII XXIX XXX XXXI XXXII XXXIII XXXIV'.split(
    ' ',
  );

/** The chapters that the first column names, with those between the ends of a span. */
function named(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first, last = first] = part.split('-').map(chapterOf);
    const from = CHAPTERS.indexOf(first);
    const to = CHAPTERS.indexOf(last);
    return from < 0 ? [] : CHAPTERS.slice(from, Math.max(from, to) + 1);
  });
}

/** The title of every story, with what it shows. */
const STORIES = [...TESTS.matchAll(/\bit\(\s*['"`]([^\n]*?)['"`],[^\n]*\n((?:\s*shows\([^)]*\);\n)+)/g)].map(
  ([, title, shown]) => ({ title, shown }),
);

/** Whether a story whose title begins so shows something of a section. */
function showsOf(beginning: string, section: string): boolean {
  return STORIES.some(({ title, shown }) => title.startsWith(beginning) && shown.includes(`'${section}.`));
}

/** The chapters of the box of which every section has a row: those of the sides, calamities, events, administration cards, the Calendar. */
const TOLD_APART = ['XXXVII', 'XXXVIII', 'XXXIX', 'XL', 'XLI', 'XLII', 'XLIII', 'XLIV', 'XLV'];

/** The rulings that have a row of their own. */
const TABLED = rows(RULINGS).map(([ruling]) => ruling);

describe('RULES.md tells the truth', () => {
  it('has every chapter of the rulebook, and its rulings in order', () => {
    const chapters = new Set(rows(SECTIONS).flatMap(([cell]) => named(cell)));
    expect(CHAPTERS.filter((chapter) => !chapters.has(chapter))).toEqual([]);
    const number = (ruling: string) => Number(/\d+/.exec(ruling)?.[0]) + (ruling.endsWith('b') ? 0.5 : 0);
    expect(TABLED).toEqual([...new Set(TABLED)].sort((a, b) => number(a) - number(b)));
  });

  it('has every card, entry of the Calendar and rule of a single nation', () => {
    const sections = rulebook
      .filter(({ id }) => TOLD_APART.includes(id))
      .flatMap(({ statements }) => statements.filter(({ notShown }) => notShown === undefined))
      .flatMap(({ id }) => (/^[IVXL]+\.([A-Z]|\d+)\./.test(id) ? [id.slice(0, id.lastIndexOf('.'))] : []));
    expect(rows(BOX).map(([section]) => section)).toEqual([...new Set(sections)]);
  });

  it('names for each of them stories that show it', () => {
    const wrong = rows(BOX).flatMap(([section, , , tests]) =>
      tests.split(', ').flatMap((name) => (showsOf(name, section) ? [] : [`${section}: ${name}`])),
    );
    expect(wrong).toEqual([]);
  });

  it('names code that exists', () => {
    expect(ALL.flatMap(([, , code]) => missingCode(code))).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(ALL.flatMap(([, , , tests]) => missingTests(tests))).toEqual([]);
  });

  it('every question of the game opens a paragraph of the rulebook', () => {
    const cited = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/prompt\('[a-z-]+', '([^']+)'/g)].map((match) => match[1]),
    );
    expect(cited.length).toBeGreaterThan(40);
    const known = (section: string) => paragraphOf(rulebook, section) !== undefined;
    expect([...new Set(cited)].filter((section) => !known(section))).toEqual([]);
  });

  it('has every ruling that the code names', () => {
    const cited = SOURCES.flatMap(({ text }) => text.match(/\bG\d+\b/g) ?? []);
    const written = rulebook.flatMap(({ statements }) =>
      statements.flatMap(({ rulings = [] }) => rulings.map(({ id }) => id)),
    );
    const known = new Set([...TABLED, ...written]);
    expect([...new Set(cited)].filter((ruling) => !known.has(ruling))).toEqual([]);
  });
});

describe('the state', () => {
  it('gold, leaders, steps, pledges and weddings change by verbs alone', () => {
    const written = /\b(treasury|leaderAt|steps|leaderSteps|pledge)\[[^\]]*\] (?:[-+])?= |\bweddings\.(push|splice)/;
    const wrong = SOURCES.filter(({ path }) => path.startsWith('rules')).flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line) => (written.test(line) && !/\bconst\b/.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
    expect(wrong).toEqual([]);
  });
});
