import { existsSync, readFileSync } from 'node:fs';
import { backdropFile, boardPath, readBoardFile, readBuilt, writeBuilt } from './build/files.ts';
import { makeBoard, sourceOf } from './build/make.ts';
import { checkBoard } from './check/check.ts';
import { drawBoard } from './draw/board.ts';
import type { Lang } from './model/board.ts';
import type { BuiltBoard, Level } from './model/built.ts';
import type { StyleName } from './model/style.ts';
import { takePicture } from './png.ts';

export interface AtlasOptions {
  /** The game, a folder under `games`. */
  readonly game: string;
  /** Folder of the games. */
  readonly games: string;
  /** Build the board again, even if it is up to date. */
  readonly build?: boolean;
  /** Compare the geometry with the rules' links. */
  readonly check?: boolean;
  /** Write a picture (.png or .jpg). */
  readonly png?: string;
  readonly style?: StyleName;
  readonly lang?: Lang;
  /** Pixels per board unit in the picture; 2 unless told. */
  readonly density?: number;
  /** Only a part of the board: left, top, width, height in board units. */
  readonly crop?: readonly [number, number, number, number];
  /** Which names to draw; all that are meant for the whole board unless told. */
  readonly levels?: readonly Level[];
  readonly say?: (line: string) => void;
}

/** `tabula atlas <game>`: builds what is stale, checks it, draws it. Answers whether everything is in order. */
export async function atlasCommand(options: AtlasOptions): Promise<boolean> {
  const say = options.say ?? (() => {});
  const folder = boardPath(options.games, options.game);
  if (!existsSync(folder)) throw new Error(`There is no board of ${options.game}: ${folder} is missing.`);
  const board = readBoardFile(folder);
  let built = existsSync(backdropFile(folder, 'board.json')) ? readBuilt(folder) : undefined;
  if (options.build === true || built?.source !== sourceOf(board)) {
    const start = Date.now();
    const made = await makeBoard(board);
    writeBuilt(folder, made);
    built = made.board;
    say(`${board.game}: built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  let sound = true;
  if (options.check === true) {
    const problems = checkBoard(board, built);
    for (const { words } of problems) say(`${board.game}: ${words}`);
    say(
      problems.length === 0
        ? `${board.game}: the map agrees with the rules`
        : `${board.game}: ${problems.length} problems`,
    );
    sound = problems.length === 0;
  }
  if (options.png !== undefined) {
    await drawPicture(folder, built, options, options.png);
    say(`${board.game}: drawn to ${options.png}`);
  }
  return sound;
}

async function drawPicture(folder: string, built: BuiltBoard, options: AtlasOptions, out: string): Promise<void> {
  const style = options.style ?? 'parchment';
  const image = readFileSync(backdropFile(folder, built.backdrop[style].file)).toString('base64');
  const levels: readonly Level[] = options.levels ?? (built.nameZoom > 1 ? ['far', 'fit'] : ['far', 'fit', 'near']);
  const svg = drawBoard(built, {
    style,
    lang: options.lang ?? 'en',
    backdrop: `data:image/webp;base64,${image}`,
    levels,
    sheet: options.crop === undefined,
    tints: true,
  });
  await takePicture({ svg, out, density: options.density ?? 2, ...(options.crop && { crop: options.crop }) });
}
