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
const [, SECTIONS, RULINGS] = read('RULES.md').split(/^## /m);
const rows = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Ruling|Rulebook) \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const ALL = [...rows(SECTIONS), ...rows(RULINGS)];

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

/** The rulings that have a row of their own. */
const TABLED = rows(RULINGS).map(([ruling]) => ruling);

describe('RULES.md tells the truth', () => {
  it('has every chapter of the rulebook, and its rulings in order', () => {
    const chapters = new Set(rows(SECTIONS).flatMap(([cell]) => named(cell)));
    expect(CHAPTERS.filter((chapter) => !chapters.has(chapter))).toEqual([]);
    const number = (ruling: string) => Number(/\d+/.exec(ruling)?.[0]) + (ruling.endsWith('b') ? 0.5 : 0);
    expect(TABLED).toEqual([...new Set(TABLED)].sort((a, b) => number(a) - number(b)));
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
