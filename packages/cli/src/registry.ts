import type { Game } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import { UsageError } from './errors.ts';
import type { Words } from './texts/index.ts';

/** Loads a game, or says which ones there are. */
export async function gameNamed(registry: Registry, id: string, words: Words): Promise<Game> {
  if (!registry.games.some((game) => game.id === id))
    throw new UsageError(words('error.game', { game: id, games: registry.games.map((game) => game.id).join(', ') }));
  return registry.loadGame(id);
}
