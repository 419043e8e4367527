import { rulesPage } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

const PAGE = `# Heap: the rulebook, the code, the tests

## 1. The sections of the rulebook

| Rulebook | In English | Number | Code | Tests |
|---|---|---|---|---|
| Inizio | Set-up | 1 | (nothing to play) | (nothing to show) |
| Turno | Turn | 2.1 - 2.2 | rules.ts: take, MOST; sides.ts: LEFT | 2.1, E1 |

## 2. The rules by number

| Rule | In short |
|---|---|
| 2.1 | Take one to three. |
| 2.2 | Who takes the last wins. |

## 3. The rulings

| Ruling | What we decided | Code | Tests |
|---|---|---|---|
| R 1 | Nobody passes. | rules.ts: take | R 1 |
| R-END-2 | A heap of none is won by nobody. | sides.ts: RIGHT | the empty heap |
`;
const FILES = {
  'RULES.md': PAGE,
  'src/rules/rules.ts':
    '/** 2.1 Take some (R 1), 2.2.1 the last too. */\nexport function* take() {}\nconst MOST = 3;\n',
  'src/sides.ts': "export const [LEFT, RIGHT] = [0, 1];\nconst ASK = prompt('take', '2.1'); // R-END-2\n",
  'test/rules.test.ts':
    "it('2.1 E1 one, two or three', go);\ndescribe('R 1 nobody passes', go);\nit(`the empty heap`, go);\n",
} as const;
type Path = keyof typeof FILES;

/** What the checks say of a page in which a few words of one file are others. */
function complaints(path: Path = 'RULES.md', words = '', others = ''): string[] {
  if (!FILES[path].includes(words)) throw new Error(`"${words}" is not in ${path}`);
  const read = (asked: string) =>
    asked === path
      ? FILES[path].replace(words, others)
      : (new Map<string, string>(Object.entries(FILES)).get(asked) ?? '');
  return rulesPage({ files: Object.keys(FILES), read, sections: 2, rulings: 2 }).flatMap(({ run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

describe('the page of the rules', () => {
  it('is true: nobody complains', () => expect(complaints()).toEqual([]));

  it('catches a section or a ruling that got lost, or has two lines', () => {
    expect(complaints('RULES.md', '| Inizio |', '- Inizio |')).toEqual(['1 sections, not 2']);
    expect(complaints('RULES.md', '| R-END-2 |', '| R 1 |')).toContain('rulings with two lines: R 1');
  });

  it('catches code that is gone: a function, a file, a name in a list', () => {
    expect(complaints('src/rules/rules.ts', 'take()', 'takeSome()')).toEqual([
      'not in the code: rules.ts: take, rules.ts: take',
    ]);
    expect(complaints('RULES.md', 'sides.ts: LEFT', 'side.ts: LEFT')).toEqual(['not in the code: side.ts: LEFT']);
    expect(complaints('src/sides.ts', 'RIGHT', 'WRONG')).toEqual(['not in the code: sides.ts: RIGHT']);
  });

  it('catches a test that is gone, or only has a longer name', () => {
    expect(complaints('test/rules.test.ts', 'E1 one', 'E12 one')).toEqual(['no title of a test: E1']);
    expect(complaints('test/rules.test.ts', 'it(`the', '// (`the')).toEqual(['no title of a test: the empty heap']);
  });

  it('catches the number of a rule that nobody can look up, in a comment, a question, a title, a section', () => {
    const unknown = ['rules without a line: 2.3'];
    expect(complaints('src/rules/rules.ts', '2.2.1', '2.3')).toEqual(unknown);
    expect(complaints('src/sides.ts', "'2.1'", "'2.3'")).toEqual(unknown);
    expect(complaints('test/rules.test.ts', "describe('", "describe('2.3 ")).toEqual(unknown);
    expect(complaints('RULES.md', '2.1 - 2.2', '2.1 - 2.3')).toEqual(unknown);
  });

  it('knows a part of a rule by the whole, and what lies between the ends of a line', () => {
    expect(complaints('RULES.md', '| 2.1 | Take', '| 2.0 - 2.1 | Take')).toEqual([]);
    expect(complaints('RULES.md', '| 2.1 | Take', '| 2.0 - 2.4 | Take')).toEqual([]);
    expect(complaints('RULES.md', '| 2.1 | Take', '| 2.3 - 2.4 | Take')).toEqual(['rules without a line: 2.1']);
  });

  it('knows a rule that stands in the rulebook, by its section', () => {
    const statement = { id: '2.3.a', en: 'Nobody cheats.', it: 'Non si bara.' };
    const rulebook = [{ id: '2', title: { en: 'Turn', it: 'Turno' }, statements: [statement] }];
    const said = (id: string) => {
      const read = (path: string) =>
        (new Map<string, string>(Object.entries(FILES)).get(path) ?? '').replace('2.2.1', id);
      const checks = rulesPage({ files: Object.keys(FILES), read, sections: 2, rulings: 2, rulebook });
      return checks.find(({ name }) => name.includes('by number'))?.run;
    };
    expect(said('2.3')).not.toThrow();
    expect(said('2.4')).toThrow('rules without a line: 2.4');
  });

  it('catches a ruling without a line', () => {
    expect(complaints('src/sides.ts', 'R-END-2', 'R-END-3')).toEqual(['rulings without a line: R-END-3']);
  });
});
