import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Chance, Match, parseRecord, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { type EventRow, examineFolder, LibsqlStore } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { GAMES, HOUSE, houseWith, PlayedTable } from '../helpers/house-games.ts';
import { freshFolder, World } from '../helpers/world.ts';

/**
 * Stores a table as an early server did: an undo had the number of the last checkpoint before it, and nothing had a fingerprint. Says
 * how many undos are wrong then, and which answers really stand.
 */
async function damage(folder: string, id: string) {
  const store = await LibsqlStore.open(join(folder, 'tabula.db'));
  const stored = await store.read(id);
  if (stored === undefined) throw new Error('there is no such table');
  const { table, seats, status, rev } = stored;
  const game = await loadGame(table.game);
  const match = Match.create(game, { players: seats.length, settings: table.settings, seed: table.seed });
  const corrected: EventRow[] = [];
  for (const event of await store.events(id)) {
    if ('option' in event) match.answer(event.seat, event.option);
    if (event.kind !== 'undo') continue;
    match.undo(event.seat);
    const index = match.checkpoints.at(-1)?.answers ?? 0;
    if (index !== event.index) corrected.push({ ...event, index });
  }
  await store.commit([{ table: id, rev, corrected, status: { ...status, fingerprint: null }, forget: -1 }]);
  await store.close();
  return { wrongUndos: corrected.length, answers: match.answers };
}

async function diagnoses(folder: string, mend: boolean) {
  const found = [];
  for await (const { state, wrongUndos } of examineFolder(folder, HOUSE, mend)) found.push({ state, wrongUndos });
  return found;
}

describe('a table whose undos were stored wrongly', () => {
  /** The games in which that was so. */
  const hurt: string[] = [];

  it.each(GAMES)(
    'of %s is mended when it is opened, and by the doctor, who changes nothing unless he is told to',
    async (id) => {
      const played = await World.open({ registry: HOUSE });
      const table = await PlayedTable.create(played, id);
      const chance = Chance.fromSeed(seedFrom(`wrong undos of ${id}`));
      for (let i = 0; i < 45; i++)
        if ((await table.seen(0)).answers > 20 || !(await table.doAnything(chance, 7))) break;
      const before = await table.everything();
      await played.server.close();
      const { folder } = played;
      const { wrongUndos, answers } = await damage(folder, table.id);
      if (wrongUndos > 0) hurt.push(id);

      for (let look = 0; look < 2; look++)
        expect(await diagnoses(folder, false)).toEqual([{ state: wrongUndos > 0 ? 'damaged' : 'sound', wrongUndos }]);
      const copy = freshFolder();
      cpSync(folder, copy, { recursive: true });
      await diagnoses(copy, true);
      expect(await diagnoses(copy, true)).toEqual([{ state: 'sound', wrongUndos: 0 }]);

      const newer = await World.open({ registry: houseWith((game) => ({ ...game, version: 99 })) }, folder);
      const { status, text } = await newer.ask('GET', `${table.path}/record`, { secret: table.owner });
      expect([status, parseRecord(text).answers]).toEqual([200, answers]);
      await newer.server.close();

      const world = await World.open({ registry: HOUSE }, folder);
      expect(await table.at(world).everything()).toEqual(before);
      expect(world.log.split('are mended').length - 1).toBe(wrongUndos > 0 ? 1 : 0);
      const later = await world.restarted({ registry: HOUSE });
      expect(await table.at(later).everything()).toEqual(before);
      expect(later.log).not.toContain('are mended');
      expect(await table.at(later).doAnything(chance, 0)).toBe(before[0].result === null);
      expect(await table.at(await World.open({ registry: HOUSE }, copy)).everything()).toEqual(before);
    },
  );

  it('was hurt in most games, so that the tests above are about something', () => {
    expect(hurt.length).toBeGreaterThan(3);
  });
});
