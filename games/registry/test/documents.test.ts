import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** All documents of the house, as paths from its root. */
function documents(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', '.git'].includes(entry.name) ? [] : documents(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the documents', () => {
  it.each(documents())('%s leads nowhere in vain', (path) => {
    const links = [...read(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|src="([^"]+)"/g)].map(
      ([, to, src]) => to ?? src,
    );
    const near = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(near.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
  });

  it('GLOSSARY.md says of every word where it lives, and it does', () => {
    const rows = read('GLOSSARY.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| word'));
    expect(rows.length).toBeGreaterThan(40);
    const files = rows.map((row) => /`([^`]+)` \|$/.exec(row)?.[1] ?? row);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
