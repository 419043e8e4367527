import { paragraphOf, type Rulebook } from '../game/rulebook.ts';
import { check } from './conformance/check.ts';
import type { Check } from './conformance/sample.ts';

/** A game's folder, and what its RULES.md is known to hold. */
export interface RulesPage {
  /** All files of the game, as paths in its folder. */
  readonly files: readonly string[];
  read(path: string): string;
  /** How many sections of the rulebook and how many rulings the page has, so that none gets lost. */
  readonly sections: number;
  readonly rulings: number;
  /** Where the rules stand by number, if not in tables of the page itself. */
  readonly rulebook?: Rulebook;
}

/** A line of a table, by the heads of its columns. */
type Row = ReadonlyMap<string, string>;

const NUMBER = /(?<![\w.])\d{1,2}(?:\.\d{1,2})+(?![\w%])/g;
const RULING = /\bR(?: \d+|-[A-Z]+\d*(?:-(?:\d+|[A-Z]))?)\b/g;
const COMMENT = /\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const QUOTED_NUMBER = /'\d+(?:\.\d+)+'/g;
const TITLE = /\b(?:it|describe)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/**
 * The way from the rulebook to the code and to its test is what RULES.md says it is. A game's test says
 * `for (const { name, run } of rulesPage({ files, read, sections, rulings })) it(name, run)`.
 */
export function rulesPage(page: RulesPage): Check[] {
  const paths = page.files.map((path) => path.replaceAll('\\', '/'));
  const sources = paths
    .filter((path) => /^src\/.*\.ts$/.test(path))
    .map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1), text: page.read(path) }));
  const titles = paths
    .filter((path) => /^test\/.*\.test\.ts$/.test(path))
    .flatMap((path) => [...page.read(path).matchAll(TITLE)].map(([, , title]) => title));
  const rows = rowsOf(page.read('RULES.md'));
  const column = (head: string) => rows.flatMap((row) => row.get(head) ?? []);

  return [
    {
      name: 'every section of the rulebook and every ruling has its line',
      run: () => {
        const sections = [...column('Rulebook'), ...column('Section')];
        check(sections.length === page.sections, `${sections.length} sections, not ${page.sections}`);
        const rulings = column('Ruling');
        check(rulings.length === page.rulings, `${rulings.length} rulings, not ${page.rulings}`);
        none(
          rulings.filter((name, i) => rulings.indexOf(name) !== i),
          'rulings with two lines',
        );
      },
    },
    {
      name: 'the code that it names exists',
      run: () => {
        const isDefined = (file: string, name: string) =>
          sources.some((source) => source.name === file && topLevel(name).test(source.text));
        none(
          column('Code').flatMap((cell) => missingCode(cell, isDefined)),
          'not in the code',
        );
      },
    },
    {
      name: 'the tests that it names exist',
      run: () =>
        none(
          column('Tests').flatMap((cell) => missingTests(cell, titles)),
          'no title of a test',
        ),
    },
    {
      name: 'every rule that code, tests or sections name by number has its line',
      run: () => {
        const known = [...column('Rule'), ...column('Section')];
        const said = [
          ...sources.flatMap(({ text }) => [...(text.match(COMMENT) ?? []), ...(text.match(QUOTED_NUMBER) ?? [])]),
          ...titles,
          ...column('Number'),
        ];
        const cited = new Set(said.flatMap((text) => text.match(NUMBER) ?? []));
        const inBook = (number: string) =>
          page.rulebook !== undefined && paragraphOf(page.rulebook, number) !== undefined;
        none(
          [...cited].filter((number) => !known.some((line) => covers(line, number)) && !inBook(number)),
          'rules without a line',
        );
      },
    },
    {
      name: 'every ruling that code or tests name has its line',
      run: () => {
        const known = new Set(column('Ruling'));
        const cited = new Set(
          [...sources.map(({ text }) => text), ...titles].flatMap((text) => text.match(RULING) ?? []),
        );
        none(
          [...cited].filter((name) => !known.has(name)),
          'rulings without a line',
        );
      },
    },
  ];
}

function none(found: readonly string[], what: string): void {
  check(found.length === 0, `${what}: ${found.join(', ')}`);
}

/** The lines of all tables. */
function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let heads: readonly string[] = [];
  const lines = markdown.split('\n');
  lines.forEach((line, i) => {
    if (!line.startsWith('|') || line.startsWith('|--')) return;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (lines[i + 1]?.startsWith('|--')) heads = cells;
    else rows.push(new Map(cells.map((cell, at) => [heads[at], cell])));
  });
  return rows;
}

/** What a cell like `siege.ts: besiege, spoils; retreat.ts: fallBack` names in vain; what is in brackets is no code. */
function missingCode(cell: string, isDefined: (file: string, name: string) => boolean): string[] {
  if (cell.startsWith('(')) return [];
  return cell.split(';').flatMap((part) => {
    const [file, names = ''] = part.trim().split(': ');
    return names.split(', ').flatMap((name) => (isDefined(file, name) ? [] : [`${file}: ${name}`]));
  });
}

/** Something of that name at the top level of a file. */
function topLevel(name: string): RegExp {
  return new RegExp(`^(export )?(class |interface |function\\*? |const (\\[[^\\]]*)?)${name}\\b`, 'm');
}

/** What a cell like `E7, 10.6.4, R 58` names in vain: a word, or some words, of a title; what is in brackets is no test. */
function missingTests(cell: string, titles: readonly string[]): string[] {
  if (cell.startsWith('(')) return [];
  return cell.split(', ').filter((name) => {
    const words = new RegExp(`(^|[\\s,(])${name.replaceAll('.', '\\.')}(?![\\w-]|\\.\\d)`);
    return !titles.some((title) => words.test(title));
  });
}

/** Whether a line for `10.6` or for `10.0 - 10.6` also tells of 10.6.4. */
function covers(line: string, number: string): boolean {
  const [first, last = first] = line.split(' - ');
  return isPartOf(number, first) || isPartOf(number, last) || (isBefore(first, number) && isBefore(number, last));
}

function isPartOf(number: string, whole: string): boolean {
  return number === whole || number.startsWith(`${whole}.`);
}

function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.split('.').map(Number));
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && a[i] < (b[i] ?? -1);
}
