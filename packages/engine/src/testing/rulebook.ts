import { paragraphOf, type Rulebook, type Ruling, type Statement } from '../game/rulebook.ts';
import { check } from './conformance/check.ts';
import type { Check } from './conformance/sample.ts';

/** A game's folder and its rulebook. */
export interface RulebookPage {
  /** All files of the game, as paths in its folder. */
  readonly files: readonly string[];
  read(path: string): string;
  readonly rulebook: Rulebook;
}

const CHAPTER = '(?:\\d{1,2}|[IVXL]+)';
const STATEMENT = new RegExp(`^${CHAPTER}(?:\\.(?:\\d{1,2}|[A-Z]))*\\.[a-z]{1,2}$`);
const RULING = /\bR(?: \d+|-[A-Z]+\d*(?:-(?:\d+|[A-Z]))?)\b|\bG\d{1,3}\b/g;
const ARABIC = /(?<![\w.])\d{1,2}(?:\.\d{1,2})+(?:\.[a-z]{1,2})?(?![\w%])/g;
const ROMAN = /(?<![\w.])[IVXL]+(?:\.(?:[A-Z]|\d{1,2}))+(?:\.[a-z]{1,2})?(?!\w)/g;
const COMMENT = /\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const QUOTED = /'(?:\d{1,2}|[IVXL]+)(?:\.\w{1,2})+'/g;
const SHOWS = /\bshows\(([^)]*)\)/g;

const isStatement = (id: string) => STATEMENT.test(id);
const isRuling = (id: string) => id.match(RULING)?.[0] === id;

/** Says, as the first line of a test, which sentences and rulings of the rulebook its story shows: `shows('10.6.a', 'R 24')`. */
export function shows(...ids: readonly [string, ...string[]]): void {
  const wrong = ids.filter((id) => !isStatement(id) && !isRuling(id));
  check(wrong.length === 0, `no sentence and no ruling has such an id: ${wrong.join(', ')}`);
}

/**
 * The rulebook is whole, in order and in both languages; every sentence is shown by a story, and whatever number the code or a
 * story names can be looked up. A game's test says `for (const { name, run } of rulebookChecks({ ... })) it(name, run)`.
 */
export function rulebookChecks({ files, read, rulebook }: RulebookPage): Check[] {
  const paths = files.map((path) => path.replaceAll('\\', '/'));
  const statements = rulebook.flatMap((chapter) => chapter.statements);
  const rulings = statements.flatMap((statement) => statement.rulings ?? []);
  const shown = new Set(paths.filter((path) => /^test\/.*\.ts$/.test(path)).flatMap((path) => shownIn(read(path))));
  const sources = () => paths.filter((path) => /^src\/.*\.ts$/.test(path)).map(read);
  return [
    {
      name: 'every chapter, sentence and ruling has a proper id, in the order of the book',
      run: () => inOrder(rulebook),
    },
    { name: 'everything is said in English and in Italian', run: () => inBothLanguages(rulebook) },
    {
      name: 'what the stories show is in the rulebook',
      run: () =>
        none(
          [...shown].filter((id) => ![...statements, ...rulings].some((one) => one.id === id)),
          'not there',
        ),
    },
    {
      name: 'what cannot be shown has a reason, and no story',
      run: () => notShown([...statements, ...rulings], shown),
    },
    {
      name: 'every rule and ruling that the code names is in the rulebook',
      run: () => none(unknown(rulebook, sources()), 'not in the rulebook'),
    },
    {
      name: 'every sentence and every ruling is shown by a story',
      run: () =>
        none(
          [...statements, ...rulings].flatMap((one) =>
            one.notShown === undefined && !shown.has(one.id) ? one.id : [],
          ),
          'not shown',
        ),
    },
  ];
}

function none(found: readonly string[], what: string): void {
  check(found.length === 0, `${what}: ${found.join(', ')}`);
}

/** The ids that a test's source says it shows. */
function shownIn(source: string): string[] {
  return [...source.matchAll(SHOWS)].flatMap(([, ids]) => [...ids.matchAll(/'([^']*)'/g)].map(([, id]) => id));
}

/** Ids are well formed, belong to their chapter, come once and in order; a heading opens its section. */
function inOrder(rulebook: Rulebook): void {
  const chapters = rulebook.map(({ id }) => id);
  none(
    chapters.filter((id) => !new RegExp(`^${CHAPTER}$`).test(id)),
    'no number of a chapter',
  );
  none(outOfOrder(chapters), 'chapters out of order or twice');
  for (const { id: chapter, statements } of rulebook) {
    const ids = statements.map(({ id }) => id);
    none(
      ids.filter((id) => !isStatement(id)),
      'no proper id',
    );
    none(
      ids.filter((id) => !id.startsWith(`${chapter}.`)),
      `not of chapter ${chapter}`,
    );
    none(outOfOrder(ids), 'out of order or twice');
    none(
      statements.flatMap(({ id, heading }, i) =>
        heading !== undefined && i > 0 && sectionOf(ids[i - 1]) === sectionOf(id) ? id : [],
      ),
      'a heading within its section',
    );
  }
  const rulings = rulebook
    .flatMap(({ statements }) => statements.flatMap((one) => one.rulings ?? []))
    .map(({ id }) => id);
  none(
    rulings.filter((id) => !isRuling(id)),
    'no proper name of a ruling',
  );
  none(
    rulings.filter((id, i) => rulings.indexOf(id) !== i),
    'rulings that stand twice',
  );
}

/** Those that do not come after the one before. */
function outOfOrder(ids: readonly string[]): string[] {
  return ids.filter((id, i) => i > 0 && compare(ids[i - 1], id) >= 0);
}

/** A section's own sentences come before its parts: 10.6.b, 10.6.1.a, 10.7.a. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((id) => id.split('.').map(rank));
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };
const AFTER_LETTERS = 1000;

/** Where a part of an id comes among its siblings: letters of sentences first, then numbers, then letters of sections. */
function rank(part: string, at: number): number {
  if (/^\d+$/.test(part)) return AFTER_LETTERS + Number(part);
  if (/^[a-z]+$/.test(part)) return [...part].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  if (at > 0) return 2 * AFTER_LETTERS + part.charCodeAt(0);
  const digits = [...part].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return AFTER_LETTERS + digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

function sectionOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

type Said = Pick<Statement, 'en' | 'it'>;

/** Nothing is empty; a sentence is not the same in both languages (a title may be). */
function inBothLanguages(rulebook: Rulebook): void {
  for (const { id, title, statements } of rulebook) {
    none(empty(`title of ${id}`, title), 'not said');
    for (const statement of statements) {
      if (statement.heading !== undefined) none(empty(`heading of ${statement.id}`, statement.heading), 'not said');
      translated(statement.id, statement);
      for (const ruling of statement.rulings ?? []) {
        translated(ruling.id, ruling);
        translated(`why of ${ruling.id}`, ruling.why);
      }
    }
  }
}

function empty(what: string, { en, it }: Said): string[] {
  return en.trim() === '' || it.trim() === '' ? [what] : [];
}

function translated(what: string, said: Said): void {
  none(empty(what, said), 'not said');
  check(said.en !== said.it, `the same in both languages: ${what}`);
}

function notShown(all: readonly (Statement | Ruling)[], shown: ReadonlySet<string>): void {
  none(
    all.flatMap((one) => (one.notShown?.trim() === '' ? one.id : [])),
    'not shown without a reason',
  );
  none(
    all.flatMap((one) => (one.notShown !== undefined && shown.has(one.id) ? one.id : [])),
    'shown after all',
  );
}

/** What comments, questions, barred choices and the rulebook itself name in vain. */
function unknown(rulebook: Rulebook, sources: readonly string[]): string[] {
  const number = rulebook.some(({ id }) => /\d/.test(id)) ? ARABIC : ROMAN;
  const texts = rulebook.flatMap(({ statements }) => statements.flatMap(({ en, it }) => [en, it]));
  const said = [
    ...texts,
    ...sources.flatMap((text) => [...(text.match(COMMENT) ?? []), ...(text.match(QUOTED) ?? [])]),
  ];
  const cited = [
    ...said.flatMap((text) => text.match(number) ?? []),
    ...sources.flatMap((text) => text.match(RULING) ?? []),
  ];
  return [...new Set(cited)].filter((rule) => paragraphOf(rulebook, rule) === undefined);
}
