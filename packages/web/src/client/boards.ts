import type { BuiltBoard } from '@tabula/atlas';
import type { Game } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { ClientError } from './client-error.ts';

/** Where the boards lie, whatever games there are: `games/<name>/board/built`. */
const PLANS = import.meta.glob<string>('../../../../games/*/board/built/board.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const PICTURES = import.meta.glob<string>('../../../../games/*/board/built/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A board with the address of its picture. */
export interface BoardMap {
  readonly board: BuiltBoard;
  readonly picture: (theme: 'parchment' | 'contrast') => string;
}

const loading = new Map<string, Promise<BoardMap>>();

function inBoardOf(game: string, found: Readonly<Record<string, string>>, file: string): string | undefined {
  const end = `/games/${game}/board/built/${file}`;
  return Object.entries(found).find(([path]) => path.endsWith(end))?.[1];
}

/** The address of a game's map, for a card. */
export function mapOf(game: string): string | undefined {
  return inBoardOf(game, PICTURES, 'parchment.webp');
}

/** What lies before a seat at a game without a map: an empty table. */
function bare({ id, title }: Game): BoardMap {
  const cloth = { file: '', width: 0, height: 0, pixels: '' };
  return {
    board: {
      format: 1,
      source: '',
      game: id,
      play: 'areas',
      title,
      width: 1200,
      height: 700,
      lineScale: 1,
      nameZoom: 1,
      arcs: [],
      spaces: [],
      rest: { land: [], sea: [] },
      links: [],
      contacts: [],
      rivers: [],
      lakes: [],
      mountains: [],
      texts: [],
      cartouche: {},
      backdrop: { parchment: cloth, contrast: cloth },
    },
    picture: () => '',
  };
}

/** A game's rules and its board, loaded side by side. */
export async function loadGameAndMap(id: string): Promise<{ game: Game; map: BoardMap }> {
  const drawn = inBoardOf(id, PLANS, 'board.json') === undefined ? null : loadMap(id);
  const game = await loadGame(id);
  return { game, map: drawn === null ? bare(game) : await drawn };
}

/** Loads a game's board once. */
function loadMap(game: string): Promise<BoardMap> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const made = fetchMap(game);
  loading.set(game, made);
  made.catch(() => loading.delete(game));
  return made;
}

async function fetchMap(game: string): Promise<BoardMap> {
  const plan = inBoardOf(game, PLANS, 'board.json');
  if (plan === undefined) throw new Error(`there is no board of "${game}"`);
  const response = await fetch(plan);
  if (!response.ok) throw new ClientError('missing-part', `the board of "${game}" did not come: ${response.status}`);
  const board: BuiltBoard = await response.json();
  return { board, picture: (theme) => inBoardOf(game, PICTURES, board.backdrop[theme].file) ?? '' };
}
