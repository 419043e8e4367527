import { readdirSync, readFileSync } from 'node:fs';
import { fingerprint, Match, parseRecord } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';

/** Whole games that were played once, beside the tests of each game (`npm run golden` makes them). */
const folderOf = (id: string) => new URL(`../../${id}/test/golden/`, import.meta.url);

describe.each(games.map(({ id }) => id))('golden games of %s', async (id) => {
  const game = await loadGame(id);
  const names = readdirSync(folderOf(id)).filter((name) => name.endsWith('.tabula'));

  it('are there for every number of players', () => {
    const counts = new Set(names.map((name) => Number.parseInt(name, 10)));
    for (let players = game.players.min; players <= game.players.max; players++)
      expect(counts, `a game of ${players}`).toContain(players);
  });

  it.each(names)('%s goes the same way as ever', (name) => {
    const record = parseRecord(readFileSync(new URL(name, folderOf(id)), 'utf8'));
    expect(record.version, 'a new version of the rules has new golden games: npm run golden').toBe(game.version);
    const told = readFileSync(new URL(name.replace('.tabula', '.log'), folderOf(id)), 'utf8').trim();
    const match = Match.replay(game, record);
    expect(`# ${fingerprint(match.log)}`, 'rules that tell another story are a new version of the game').toBe(told);
  });
});
