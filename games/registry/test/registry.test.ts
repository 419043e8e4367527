import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';

describe('the list of games', () => {
  it('says of every game what the game says of itself', async () => {
    expect(games.length).toBeGreaterThan(0);
    for (const { id, title } of games) {
      const game = await loadGame(id);
      expect({ id: game.id, title: game.title }).toEqual({ id, title });
    }
  });

  it('names no game twice', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });

  it('tells which games there are when somebody asks for another', async () => {
    await expect(loadGame('chess')).rejects.toThrow(/"chess".*byzantium/);
  });
});
