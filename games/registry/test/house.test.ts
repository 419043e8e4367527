import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tabula/games';
import { describe, expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../../packages', import.meta.url));
const SOURCES = ['src', 'bin', 'public'];

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** What the packages are made of; their tests and benchmarks may play any game. */
const sources = readdirSync(PACKAGES).flatMap((name) => {
  const own = readdirSync(join(PACKAGES, name));
  const files = own.filter((file) => /\.(json|html|ts)$/.test(file)).map((file) => join(PACKAGES, name, file));
  return [
    ...files,
    ...SOURCES.filter((source) => own.includes(source)).flatMap((source) => filesUnder(join(PACKAGES, name, source))),
  ];
});

/** The games as somebody might write them: by id, by package, by title in either language, run together. */
const names = games.flatMap(({ id, title }) => [id, `@tabula/${id}`, title.en, title.it, id.replaceAll('-', '')]);

describe('the packages', () => {
  it('are found', () => {
    expect(sources.filter((path) => path.endsWith('.ts') || path.endsWith('.tsx')).length).toBeGreaterThan(100);
    expect(sources.some((path) => path.endsWith('package.json'))).toBe(true);
  });

  it.each([...new Set(names)])('do not name %s: the list of games alone knows it', (name) => {
    const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'i');
    expect(sources.filter((path) => word.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
