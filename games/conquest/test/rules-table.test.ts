import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const HERE = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');
const files = (folder: string) =>
  readdirSync(new URL(folder, HERE), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ name: path.split(/[\\/]/).at(-1) ?? path, text: read(`${folder}/${path}`) }));
const SOURCES = files('src');
const TESTS = files('test')
  .filter(({ name }) => name.endsWith('.test.ts') && name !== 'rules-table.test.ts')
  .map(({ text }) => text)
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

/** Whether a file has something of that name at its top level. */
function defines(file: string, name: string): boolean {
  const source = SOURCES.find((one) => one.name === file)?.text ?? '';
  return new RegExp(`^(export )?(function\\*? |const )${name}\\b`, 'm').test(source);
}

const missingCode = (cell: string) =>
  cell.startsWith('(')
    ? []
    : cell.split(';').flatMap((part) => {
        const [file, names] = part.trim().split(': ');
        return names.split(', ').flatMap((name) => (defines(file, name) ? [] : [`${file}: ${name}`]));
      });

const missingTests = (cell: string) =>
  cell.startsWith('(')
    ? []
    : cell
        .split(', ')
        .filter((name) => !new RegExp(`(it|describe)\\('(.* )?${name.replaceAll('.', '\\.')}(?!\\d)`).test(TESTS));

describe('RULES.md tells the truth', () => {
  it('has every section of the rulebook', () => {
    expect(rows(SECTIONS)).toHaveLength(43);
  });

  it('names code that exists', () => {
    const cells = [...rows(SECTIONS).map((row) => row[3]), ...rows(RULINGS).map((row) => row[2])];
    expect(cells.flatMap(missingCode)).toEqual([]);
  });

  it('names tests that exist', () => {
    const cells = [...rows(SECTIONS).map((row) => row[4]), ...rows(RULINGS).map((row) => row[3])];
    expect(cells.flatMap(missingTests)).toEqual([]);
  });

  it('has every number that a question of the game names', () => {
    const cited = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/prompt(?:sAt)?\(\s*['`][a-z$-{}]+['`],\s*'([\d.]+)'/g)].map((match) => match[1]),
    );
    expect(cited.length).toBeGreaterThan(25);
    const numbers = new Set(rows(NUMBERS).map(([number]) => number));
    expect([...new Set(cited)].filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('has every ruling that the code names', () => {
    const cited = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/\bR-[A-Z]{3,4}-(?:\d+|[A-G])\b/g)].map(([name]) => name),
    );
    const rulings = new Set(rows(RULINGS).map(([name]) => name));
    expect(cited.length).toBeGreaterThan(60);
    expect([...new Set(cited)].filter((name) => !rulings.has(name))).toEqual([]);
  });
});
