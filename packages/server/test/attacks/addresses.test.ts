import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { me, World } from '../helpers/world.ts';

/** What the database says about who made its tables. */
async function clientHashes(world: World): Promise<string> {
  await world.server.close();
  const database = new Libsql(join(world.folder, 'tabula.db'));
  const rows: unknown[] = database.prepare('select client_hash from tables').all();
  database.close();
  return JSON.stringify(rows);
}

it('addresses are kept so that nobody finds them out by trying all there are, and are known again after a restart', async () => {
  const limits = { tables: 1 };
  const seats = [me('Ada'), me('Bruno')];
  const [one, other] = [await World.open({ limits }), await World.open({ limits })];
  for (const world of [one, other]) await world.create({ seats });
  const later = await one.restarted({ limits });
  expect(await later.refusal('POST', '/api/tables', { body: { game: 'duel', seats } })).toBe('429 too-many');
  const [hashes, others] = [await clientHashes(later), await clientHashes(other)];
  expect(hashes).not.toBe(others);
  const unsalted = createHash('sha256').update('tabula secret: address 127.0.0.1').digest('hex').slice(0, 32);
  expect(hashes).not.toContain(unsalted);
});
