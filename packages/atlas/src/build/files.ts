import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '../model/board.ts';
import type { BuiltBoard } from '../model/built.ts';
import type { Made } from './make.ts';
import { readBoard } from './validate.ts';

/** A game's board on disk: `board.json` written by people, `built/` made from it. */
export function boardPath(games: string, game: string): string {
  return join(games, game, 'board');
}

export function readBoardFile(folder: string): Board {
  const path = join(folder, 'board.json');
  return readBoard(JSON.parse(readFileSync(path, 'utf8')), path);
}

export function readBuilt(folder: string): BuiltBoard {
  return JSON.parse(readFileSync(join(folder, 'built', 'board.json'), 'utf8'));
}

export function backdropFile(folder: string, file: string): string {
  return join(folder, 'built', file);
}

/** One line per arc and space, so that a change shows as a small difference. */
export function builtText(board: BuiltBoard): string {
  const lines = Object.entries(board).map(([key, value]) => {
    const body = Array.isArray(value)
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}:${body}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function writeBuilt(folder: string, { board, images }: Made): void {
  const target = join(folder, 'built');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'board.json'), builtText(board));
  for (const { image, bytes } of images) writeFileSync(join(target, image.file), bytes);
}
