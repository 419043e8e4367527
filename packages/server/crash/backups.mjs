import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachOf } from './client.mjs';
import { ServerProcess, tabula } from './process.mjs';

/** Makes a backup while people play, restores it elsewhere, starts a server there: nothing acknowledged before is missing. */
export async function backUp(world, number) {
  const place = mkdtempSync(join(tmpdir(), 'tabula-backup-'));
  const file = join(place, 'backup.db');
  const data = join(place, 'data');
  const floor = world.tables.map((table) => {
    const { seq, secrets, moving } = table;
    return { table, known: { seq, secrets: [...secrets], moving } };
  });
  try {
    for (const command of [
      ['backup', file, '--data', world.folder],
      ['restore', file, '--data', data],
    ]) {
      const { code, said } = await tabula(...command);
      if (code !== 0)
        return world.judge.fault('lost', `backup ${number}: ${command[0]} ended with ${code}: ${said.slice(0, 500)}`);
    }
    const server = new ServerProcess(data);
    await server.listening();
    await forEachOf(floor, ({ table, known }) => world.judge.restored(server.url, table, known));
    await server.kill();
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
