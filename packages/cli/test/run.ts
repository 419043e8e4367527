import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { main, type Registry } from '@tabula/cli';
import type { Game } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import * as house from '@tabula/games';
import { LibsqlStore } from '@tabula/server';

/** What a command line said, and how it ended. */
export interface Said {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

export interface Circumstances {
  /** What is typed, line by line. */
  readonly input?: readonly string[];
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The games, if not the usual ones. */
  readonly games?: readonly Game[];
  /** The screen is a terminal of so many columns. */
  readonly columns?: number;
}

/** The command line, as a file that Node runs. */
export const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));

/** Two tiny games in place of the house's own: the commands do not know the difference. */
const GAMES: readonly Game[] = [duel, heap];

function registryOf(games: readonly Game[]): Registry {
  return {
    games,
    loadGame: async (id) => games.find((game) => game.id === id) ?? heap,
    module: new URL('./registry.mjs', import.meta.url).href,
  };
}

/** The real command line in a process of its own, with the games of the house. */
export function tabula(words: string | readonly string[], circumstances: Circumstances = {}): Said {
  const list = typeof words === 'string' ? words.split(' ') : words;
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, ...list], {
    cwd: circumstances.folder ?? freshFolder(),
    env: { PATH: process.env.PATH, LANG: 'C', ...circumstances.env },
    input: typed(circumstances),
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, code: status };
}

/** The same in this process, where nothing depends on its being another: that is ten times as quick. */
export function here(words: string, circumstances: Circumstances = {}): Promise<Said> {
  return inProcess(words, circumstances, { ...house, module: import.meta.resolve('@tabula/games') });
}

/** The same in this process, with the tiny games. */
export function tiny(words: string, circumstances: Circumstances = {}): Promise<Said> {
  return inProcess(words, circumstances, registryOf(circumstances.games ?? GAMES));
}

async function inProcess(words: string, circumstances: Circumstances, registry: Registry): Promise<Said> {
  const { columns } = circumstances;
  const output = Object.assign(new PassThrough(), columns === undefined ? {} : { isTTY: true, columns });
  const errors = new PassThrough();
  const said = Promise.all([text(output), text(errors)]);
  const code = await main(words.split(' '), {
    input: Readable.from([typed(circumstances)]),
    output,
    errors,
    folder: circumstances.folder ?? freshFolder(),
    env: circumstances.env ?? {},
    registry,
  });
  output.end();
  errors.end();
  const [out, err] = await said;
  return { out, err, code };
}

function typed({ input = [] }: Circumstances): string {
  return input.map((line) => `${line}\n`).join('');
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tabula-'));
}

/** Makes in a folder what a server leaves there that nobody came to. */
export async function emptyHouse(folder: string): Promise<void> {
  const store = await LibsqlStore.open(join(folder, 'tabula.db'));
  await store.close();
}
