import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Match } from '@tabula/engine';
import { LibsqlStore, type Store, type StoredTable } from '@tabula/server';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { checkpointRow } from '../../src/restore/checkpoints.ts';
import { startOfLastTurn } from '../../src/restore/game-restorer.ts';
import { GAMES, HOUSE, PlayedTable, playedMatch } from '../helpers/house-games.ts';
import { freshFolder, me, World } from '../helpers/world.ts';

/** A game that has eighty answers and is not over, and whose last turn began after sixty; and its word. */
async function longGame(id: string): Promise<{ word: string; match: Match }> {
  for (let number = 0; ; number++) {
    const word = `long ${number}`;
    const match = await playedMatch(id, word, 80);
    if (!match.over && startOfLastTurn(match.answers) >= 60) return { word, match };
  }
}

async function furnish(id: string) {
  const world = await World.open({ registry: HOUSE }, mkdtempSync(join(tmpdir(), 'tabula-broken-')));
  const { word, match } = await longGame(id);
  const table = await PlayedTable.import(world, match.toString());
  const before = await table.everything();
  await world.server.close();
  return { folder: world.folder, table, before, word, match };
}

/** Furnished once for all tests of a game. */
const houses = new Map<string, ReturnType<typeof furnish>>();
afterAll(async () => {
  for (const house of houses.values()) rmSync((await house).folder, { recursive: true });
});

/** A table with eighty answers and a checkpoint, at a server that was stopped, in a folder of one's own. */
async function stoppedTable(id: string) {
  const furnished = houses.get(id) ?? furnish(id);
  houses.set(id, furnished);
  const folder = freshFolder();
  const { folder: original, ...house } = await furnished;
  cpSync(original, folder, { recursive: true });
  return { folder, ...house };
}

async function change(folder: string, id: string, how: (store: Store, stored: StoredTable) => Promise<void>) {
  const store = await LibsqlStore.open(join(folder, 'tabula.db'));
  const stored = await store.read(id);
  if (stored === undefined) throw new Error('there is no such table');
  await how(store, stored);
  await store.close();
}

function sql(folder: string, statement: string, ...values: unknown[]): void {
  const database = new Libsql(join(folder, 'tabula.db'));
  database.prepare(statement).run(values);
  database.close();
}

/** One game is over before it has a checkpoint. */
const LONG = GAMES.filter((id) => id !== 'oasis-road');

describe.each(LONG)('a table of %s', (id) => {
  it('is not hurt by a checkpoint that is cut off, of another position, or of other rules', async () => {
    const { folder, table, before, word, match } = await stoppedTable(id);
    const early = await playedMatch(id, word, 30);
    const mark = early.checkpoints[early.checkpoints.length - 1];
    const harm: ((store: Store, stored: StoredTable) => Promise<void>)[] = [
      async () => sql(folder, 'update checkpoints set position = substr(position, 1, 100)'),
      async () => sql(folder, "update checkpoints set log = '[]'"),
      async (store, { rev, status }) => {
        const chain = await store.checkpoint(table.id, 1000);
        if (chain === undefined) throw new Error('there is no checkpoint');
        const { answers } = chain.checkpoint;
        const other = checkpointRow(early, 0);
        if (other === undefined || answers <= mark.answers) throw new Error('there is no earlier position');
        await store.commit([{ table: table.id, rev, status, checkpoint: { ...other, answers } }]);
      },
    ];
    for (const spoil of harm) {
      await change(folder, table.id, spoil);
      const world = await World.open({ registry: HOUSE }, folder);
      expect(await table.at(world).everything()).toEqual(before);
      expect(world.log.split('and deleted').length - 1).toBe(1);
      await world.server.close();
      await change(folder, table.id, async (store, { rev, status }) => {
        expect(await store.checkpoint(table.id, 1000)).toBeUndefined();
        const checkpoint = checkpointRow(match, 0, 60);
        if (checkpoint !== undefined) await store.commit([{ table: table.id, rev, status, checkpoint }]);
      });
    }
  });

  it('of which an event is nonsense or gone says so; all but its game goes on, and so does every other table', async () => {
    const harms = [
      "update events set option = 'nonsense' where seq = 41",
      "update events set kind = 'nonsense' where seq = 41",
      'delete from events where seq = 41',
    ];
    for (const harm of harms) {
      const { folder, table, word } = await stoppedTable(id);
      const holds = await playedMatch(id, word, 40);
      sql(folder, harm);
      sql(folder, 'update checkpoints set position_sum = null');
      const world = await World.open({ registry: HOUSE }, folder);
      const broken = table.at(world);
      const info = await world.table(table.id);
      expect(info).toMatchObject({ status: 'playing', trouble: { code: 'broken', answers: 40 } });
      const late = await broken.answer(info.waiting[0], 80, 'pass');
      expect([late.status, late.text]).toEqual([409, expect.stringContaining('40 of 80 answers hold')]);
      expect((await broken.undo(0)).status).toBe(409);
      const seen = await broken.seen(0);
      expect(seen).toMatchObject({ answers: 40, waiting: [], viewers: [{ ask: null, orders: [] }] });
      expect(seen.viewers[0].log).toEqual(holds.seen(0).log.map((entry) => ({ ...entry })));
      const record = await world.ask('GET', `${table.path}/record`, { secret: table.owner });
      expect([record.status, record.text.trimEnd().split('\n').slice(-40)]).toEqual([
        200,
        holds.toString().trimEnd().split('\n').slice(-41, -1),
      ]);
      expect((await world.table(table.id)).sealed).toBe(false);
      const mine = { tables: [{ id: table.id, secrets: [table.owner] }] };
      expect((await world.ask('POST', '/api/mine', { body: mine })).status).toBe(200);
      const page = await world.page(table.id, [table.secrets[0]]);
      expect(page.last('welcome')?.table.trouble?.code).toBe('broken');
      expect((await world.ask('POST', `${table.path}/leave`, { secret: table.secrets[0] })).status).toBe(200);
      expect((await world.table(table.id)).seats[0].level).toBe('normal');
      expect((await world.ask('DELETE', table.path, { secret: table.secrets[1] })).status).toBe(403);
      const other = await world.create({ game: id, seats: info.seats.map((_, seat) => me(`Q${seat}`)), start: true });
      expect(other.table.status).toBe('playing');
      expect(world.log.match(/"code":"broken"/g)).toHaveLength(1);
      const { text: metrics } = await world.ask('GET', '/metrics');
      expect(metrics).toContain('tabula_troubled_tables_total{code="broken"} 1');
      expect((await world.ask('DELETE', table.path, { secret: table.owner })).status).toBe(204);
      expect((await world.ask('GET', table.path)).status).toBe(404);
      const healthy = await world.ask('DELETE', `/api/tables/${other.table.id}`, { secret: other.owner });
      expect(healthy.status).toBe(409);
      await world.server.close();
    }
  });
});

it('a table whose row cannot be read says so, and is missing in lists that show the others', async () => {
  const first = await World.open();
  const seats = [me('Ada'), me('Bruno')];
  const spoilt = await first.create({ seats, public: true });
  const sound = await first.create({ seats, public: true });
  await first.server.close();
  for (const harm of ["rollback = '{}'", "waiting = 'nobody'", "phase = 'asleep'"]) {
    sql(first.folder, `update statuses set ${harm} where table_id = ?`, spoilt.table.id);
    const world = await World.open({}, first.folder);
    const gone = await world.ask('GET', `/api/tables/${spoilt.table.id}`);
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('cannot be read')]);
    const listed = await world.get<{ tables: { id: string }[] }>('GET', '/api/tables');
    expect(listed.tables.map(({ id }) => id)).toEqual([sound.table.id]);
    const tables = [spoilt, sound].map(({ table, owner }) => ({ id: table.id, secrets: [owner] }));
    const mine = await world.get<{ tables: { table: { id: string } }[] }>('POST', '/api/mine', { body: { tables } });
    expect(mine.tables.map(({ table }) => table.id)).toEqual([sound.table.id]);
    expect(world.log).toContain('what is stored of a table cannot be read');
    await world.server.close();
  }
});
