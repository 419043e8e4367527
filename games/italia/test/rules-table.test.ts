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
const [, SECTIONS, RULINGS] = read('RULES.md').split(/^## /m);
const rows = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Section|Ruling) \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Whether a file has something of that name at its top level. */
function defines(file: string, name: string): boolean {
  return SOURCES.some(
    (source) =>
      source.name === file &&
      new RegExp(`^(export )?(class |interface |function\\*? |const (\\[.*)?)${name}\\b`, 'm').test(source.text),
  );
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
        .filter((name) => !new RegExp(`(^|['\`\\s])${name.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'm').test(TESTS));

describe('RULES.md tells the truth', () => {
  it('has every chapter of the rulebook and every ruling', () => {
    const chapters = new Set(rows(SECTIONS).map(([section]) => Number.parseInt(section, 10)));
    for (let chapter = 1; chapter <= 14; chapter++) expect(chapters).toContain(chapter);
    expect(rows(RULINGS).map(([ruling]) => ruling)).toEqual(Array.from({ length: 66 }, (_, i) => `R ${i + 1}`));
  });

  it('names code that exists', () => {
    const cells = [...rows(SECTIONS), ...rows(RULINGS)].map((row) => row[2]);
    expect(cells.flatMap(missingCode)).toEqual([]);
  });

  it('names tests that exist', () => {
    const cells = [...rows(SECTIONS), ...rows(RULINGS)].map((row) => row[3]);
    expect(cells.flatMap(missingTests)).toEqual([]);
  });

  it('has the chapter of every rule that a question of the game names', () => {
    const cited = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/prompt\('[a-z-]+', '([\d.]+)'/g)].map((match) => match[1]),
    );
    expect(cited.length).toBeGreaterThan(30);
    const chapters = new Set(rows(SECTIONS).map(([section]) => Number.parseInt(section, 10)));
    for (const rule of cited) expect(chapters).toContain(Number.parseInt(rule, 10));
  });

  it('has every ruling that the code names', () => {
    const cited = SOURCES.flatMap(({ text }) => [...text.matchAll(/\bR (\d+)\b/g)].map((match) => Number(match[1])));
    expect(cited.filter((ruling) => ruling < 1 || ruling > 66)).toEqual([]);
  });
});
