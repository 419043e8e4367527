import { join } from 'node:path';
import { countStale, LibsqlStore, type protocol, prune } from '@tabula/server';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { playOn } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

const TWO = [me('Ada'), me('Bruno')];
const DAY_MS = 24 * 60 * 60 * 1000;

/** A server with a table of each kind: finished (with everything that belongs to a table), under way, never begun. */
async function lived() {
  const world = await World.open();
  const over = await world.create({ seats: TWO, start: true });
  const page = await world.page(
    over.table.id,
    over.seats.map(({ secret }) => secret),
  );
  await page.request({ type: 'chat', seat: 0, text: 'salve' });
  await playOn(page, (options) => options[0]);
  const secret = over.seats[0].secret;
  const next = await world.get<protocol.TableInfo>('POST', `/api/tables/${over.table.id}/rematch`, { secret });
  const lobby = await world.create({ seats: [me('Ada'), { kind: 'open' }] });
  await world.server.close();
  return { world, over: over.table.id, playing: next.id, lobby: lobby.table.id };
}

/** In which tables of the database something of a table is left. */
function traces(folder: string, id: string): string[] {
  const database = new Libsql(join(folder, 'tabula.db'));
  const names = database.prepare("select name from sqlite_master where type = 'table'").raw().all().map(String);
  const found = names.filter((name) =>
    database
      .prepare(`select * from ${name}`)
      .all()
      .some((row) => JSON.stringify(row).includes(`"${id}"`)),
  );
  database.close();
  return found.sort();
}

describe('a table that is deleted', () => {
  it('leaves nothing behind, and the others as they are', async () => {
    const { world, over, playing } = await lived();
    expect(traces(world.folder, over)).toEqual(
      expect.arrayContaining(['chat', 'events', 'seats', 'statuses', 'tables']),
    );
    const store = await LibsqlStore.open(join(world.folder, 'tabula.db'));
    expect(await store.deleteTable(over, (await store.read(over))?.rev ?? -1)).toBe('done');
    expect(await store.read(over)).toBeUndefined();
    expect(await store.events(over)).toEqual([]);
    expect((await store.read(playing))?.table.from).toBeNull();
    await store.close();
    expect(traces(world.folder, over)).toEqual([]);
    expect(traces(world.folder, playing)).toContain('tables');
  });

  it('takes with it whatever names the table it belongs to', async () => {
    const { world, over } = await lived();
    const file = join(world.folder, 'tabula.db');
    const database = new Libsql(file);
    const names = database.prepare("select name from sqlite_master where type = 'table'").raw().all().map(String);
    for (const name of names) {
      const columns = database.prepare(`select name, "notnull", type from pragma_table_info('${name}')`).raw().all();
      if (!JSON.stringify(columns).includes('"table_id"')) continue;
      const owned = database.prepare(`select count(*) from ${name} where table_id = ?`).raw().get(over);
      if (JSON.stringify(owned) !== '[0]') continue;
      const fields = columns.map((column) => JSON.parse(JSON.stringify(column)));
      const values = fields.map(([field, , type]) =>
        field === 'table_id' ? `'${over}'` : type === 'text' ? "''" : '1',
      );
      database.exec(`insert into ${name} (${fields.map(([field]) => field).join(', ')}) values (${values.join(', ')})`);
    }
    database.close();
    const store = await LibsqlStore.open(file);
    await store.deleteTable(over, (await store.read(over))?.rev ?? -1);
    await store.close();
    expect(traces(world.folder, over)).toEqual([]);
  });
});

describe('pruning', () => {
  it('counts and deletes what is over or never began and is old enough, and never a game under way', async () => {
    const { world, over, playing, lobby } = await lived();
    const { folder } = world;
    expect(countStale(folder, Date.now() - DAY_MS)).toEqual({ over: 0, lobbies: 0 });
    expect(await prune(folder, Date.now() - DAY_MS)).toEqual({ over: 0, lobbies: 0 });
    const soon = Date.now() + DAY_MS;
    expect(countStale(folder, soon)).toEqual({ over: 1, lobbies: 1 });
    expect(traces(folder, over)).toContain('tables');
    expect(await prune(folder, soon)).toEqual({ over: 1, lobbies: 1 });
    for (const id of [over, lobby]) expect(traces(folder, id)).toEqual([]);
    const later = await World.open({}, folder);
    expect(await later.table(playing)).toMatchObject({ status: 'playing' });
  });

  it('may be counted while a server uses the folder, and done only when none does', async () => {
    const world = await World.open();
    await world.create({ seats: TWO });
    const soon = Date.now() + DAY_MS;
    expect(countStale(world.folder, soon)).toEqual({ over: 0, lobbies: 1 });
    await expect(prune(world.folder, soon)).rejects.toThrow('uses this folder');
  });
});
