import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a command line said, and how it ended. */
export interface Said {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

export interface Circumstances {
  /** What is typed, line by line. */
  readonly input?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));
const TINY = fileURLToPath(new URL('./tiny/tabula.mjs', import.meta.url));

/** The real command line, with the games of the house. */
export function tabula(words: string, circumstances?: Circumstances): Said {
  return run(BIN, words, circumstances);
}

/** The real command line, with the tiny games. */
export function tiny(words: string, circumstances?: Circumstances): Said {
  return run(TINY, words, circumstances);
}

function run(file: string, words: string, { input = [], cwd = freshFolder(), env = {} }: Circumstances = {}): Said {
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...words.split(' ')], {
    cwd,
    env: { PATH: process.env.PATH, LANG: 'C', ...env },
    input: input.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, code: status };
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tabula-'));
}
