import type { BuiltBoard } from '@tabula/atlas';

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
export interface Sheet {
  readonly board: BuiltBoard;
  readonly picture: (theme: 'parchment' | 'contrast') => string;
}

const loading = new Map<string, Promise<Sheet>>();

function inBoardOf(game: string, found: Readonly<Record<string, string>>, file: string): string | undefined {
  const end = `/games/${game}/board/built/${file}`;
  return Object.entries(found).find(([path]) => path.endsWith(end))?.[1];
}

/** The address of a game's map, for a card. */
export function mapOf(game: string): string | undefined {
  return inBoardOf(game, PICTURES, 'parchment.webp');
}

/** Loads a game's board once. */
export function loadSheet(game: string): Promise<Sheet> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const made = fetchSheet(game);
  loading.set(game, made);
  made.catch(() => loading.delete(game));
  return made;
}

async function fetchSheet(game: string): Promise<Sheet> {
  const plan = inBoardOf(game, PLANS, 'board.json');
  if (plan === undefined) throw new Error(`there is no board of "${game}"`);
  const response = await fetch(plan);
  if (!response.ok) throw new Error(`the board of "${game}" did not come: ${response.status}`);
  const board: BuiltBoard = await response.json();
  return { board, picture: (theme) => inBoardOf(game, PICTURES, board.backdrop[theme].file) ?? '' };
}
