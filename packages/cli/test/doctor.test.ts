import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duel } from '@tabula/engine/testing';
import { LibsqlStore, Server } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { freshFolder, tiny } from './run.ts';

const registry = { games: [duel], loadGame: async () => duel, module: new URL('./registry.mjs', import.meta.url).href };

/** What is known of a table that was made. */
interface Made {
  readonly table: { readonly id: string };
  readonly seats: readonly { readonly secret: string }[];
}

/** A folder with a table of three, of which the first two answered in secret and the second took it back. */
async function folderWithUndo() {
  const folder = freshFolder();
  const server = await Server.start({ registry, data: join(folder, 'data'), workers: 1, logLevel: 'silent' });
  const ask = async (path: string, body: object, secret?: string): Promise<Made> => {
    const headers = { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) };
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return JSON.parse(await response.text());
  };
  const seats = ['Ada', 'Bruno', 'Carla'].map((name) => ({ kind: 'me', name }));
  const made = await ask('/api/tables', { game: 'duel', settings: { deck: 'sorted' }, seats, start: true });
  const path = `/api/tables/${made.table.id}`;
  const secret = (seat: number) => made.seats[seat].secret;
  await ask(`${path}/answers`, { seat: 0, decision: 0, option: 'play 17' }, secret(0));
  await ask(`${path}/answers`, { seat: 1, decision: 0, option: 'play 12' }, secret(1));
  await ask(`${path}/undo`, { seat: 1, seq: 2 }, secret(1));
  await server.close();
  return { folder, id: made.table.id };
}

async function change(folder: string, id: string, event: object): Promise<void> {
  const store = await LibsqlStore.open(join(folder, 'data', 'tabula.db'));
  const stored = await store.read(id);
  if (stored === undefined) throw new Error('there is no such table');
  const [, , undo] = await store.events(id);
  const status = { ...stored.status, fingerprint: null };
  await store.commit([{ table: id, rev: stored.rev, corrected: [{ ...undo, ...event }], status }]);
  await store.close();
}

describe('tabula doctor', () => {
  it('finds nothing where all is well', async () => {
    const { folder } = await folderWithUndo();
    const { out, code } = await tiny('doctor data', { folder });
    expect({ out, code }).toEqual({
      out: '1 sound, 0 damaged, 0 of other rules, 0 beyond help. Nothing was changed.\n',
      code: 0,
    });
  });

  it('says what is damaged and changes nothing; told to mend, it does', async () => {
    const { folder, id } = await folderWithUndo();
    await change(folder, id, { index: 0 });
    for (let i = 0; i < 2; i++) {
      const { out, code } = await tiny('doctor data', { folder });
      expect(out).toContain(`${id} duel, 1 of 1 answer; damaged, can be mended; an undo was stored wrongly\n`);
      expect(code).toBe(1);
    }
    expect((await tiny('doctor data --mend --lang it', { folder })).out).toContain('0 sani, 1 aggiustati');
    const { out, code } = await tiny('doctor data', { folder });
    expect([code, out]).toEqual([0, expect.stringContaining('1 sound')]);
  });

  it('writes the record of a table beyond help as far as it holds, and fails', async () => {
    const { folder, id } = await folderWithUndo();
    await change(folder, id, { kind: 'answer', seat: 2, option: 'nonsense', answeredDecision: 0, openDecision: 0 });
    const { out, code } = await tiny('doctor data --mend', { folder });
    const file = join(folder, 'data', 'beyond-help', `${id}.tabula`);
    expect(out).toContain('beyond help');
    expect(out).toContain(`its record is in ${file}`);
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(/\n\n1 play 17\n2 play 12\n$/);
    await tiny('doctor data --records elsewhere', { folder });
    expect(existsSync(join(folder, 'elsewhere', `${id}.tabula`))).toBe(true);
  });

  it('says why it cannot look', async () => {
    const { err, code } = await tiny('doctor nowhere', { folder: freshFolder() });
    expect(err).toContain('tabula: there is no database of Tabula at ');
    expect(code).toBe(1);
  });
});
