import type { Game } from '@tabula/engine';
import type { Listing } from '@tabula/games';
import { UsageError } from './errors.ts';
import type { Words } from './texts/index.ts';

/** The games that the commands can name. */
export interface Registry {
  readonly games: readonly Listing[];
  loadGame(id: string): Promise<Game>;
  /** The address of the module that exports these two, for worker threads to load. */
  readonly module: string;
}

/** Loads a game, or says which ones there are. */
export async function gameNamed(registry: Registry, id: string, words: Words): Promise<Game> {
  if (!registry.games.some((game) => game.id === id))
    throw new UsageError(words('error.game', { game: id, games: registry.games.map((game) => game.id).join(', ') }));
  return registry.loadGame(id);
}
