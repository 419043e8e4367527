import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const HERE = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');
const SOURCES = readdirSync(new URL('src', HERE), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ name: path.split(/[\\/]/).at(-1) ?? path, text: read(`src/${path}`) }));
const TESTS = readdirSync(new URL('test', HERE), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith('rules-table.test.ts'))
  .map((path) => read(`test/${path}`))
  .join('\n');
const [, SECTIONS, NUMBERS, RULINGS] = read('RULES.md').split(/^## /m);
const rows = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Rule|Ruling|Rulebook) \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Whether a file of that name has something of that name at its top level. */
function defines(file: string, name: string): boolean {
  const pattern = new RegExp(`^(export )?(function\\*? |const )${name}\\b`, 'm');
  return SOURCES.some((source) => source.name === file && pattern.test(source.text));
}

const missingCode = (cell: string) =>
  cell.split(';').flatMap((part) => {
    const [file, names] = part.trim().split(': ');
    return names.split(', ').flatMap((name) => (defines(file, name) ? [] : [`${file}: ${name}`]));
  });

/** A test of that name: a title begins with it, or names it next. */
const missingTests = (cell: string) =>
  cell
    .split(', ')
    .filter((name) => !new RegExp(`it\\('([\\w.-]+ )?${name.replaceAll('.', '\\.')}(?![\\w.-])`).test(TESTS));

describe('RULES.md tells the truth', () => {
  it('names tests that exist, for every section and every ruling', () => {
    const cells = [...rows(SECTIONS).map((row) => row[4]), ...rows(RULINGS).map((row) => row[3])];
    expect(cells.length).toBeGreaterThan(60);
    expect(cells.flatMap(missingTests)).toEqual([]);
  });

  it('names code that exists', () => {
    const cells = [...rows(SECTIONS).map((row) => row[3]), ...rows(RULINGS).map((row) => row[2])];
    expect(cells.length).toBeGreaterThan(60);
    expect(cells.flatMap(missingCode)).toEqual([]);
  });

  it('has every number that a question or a barred choice of the game names', () => {
    const cited = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/(?:prompt\((?:'[a-z-]+'|[a-z]+),\s*|rule: )'([\d.]+)'/g)].map((match) => match[1]),
    );
    expect(cited.length).toBeGreaterThan(20);
    const numbers = new Set(rows(NUMBERS).map(([number]) => number));
    expect([...new Set(cited)].filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('has every ruling that the code names', () => {
    const cited = SOURCES.flatMap(({ text }) => [...text.matchAll(/\bR-[A-Z]+0?\b/g)].map(([name]) => name));
    const rulings = new Set(rows(RULINGS).map(([ruling]) => ruling));
    expect(cited.length).toBeGreaterThan(40);
    expect([...new Set(cited)].filter((name) => !rulings.has(name))).toEqual([]);
  });
});
