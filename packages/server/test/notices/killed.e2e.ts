import type { protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { freshFolder, me } from '../helpers/world.ts';
import { Node } from './node.ts';
import { HttpSink } from './sinks.ts';

const MINUTE = 60_000;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

const homes = [
  ['of one machine', async () => freshFolder()],
  [
    'that nodes share',
    async () => {
      const address = await postgres.database();
      await migrateDatabase(address);
      return address;
    },
  ],
] as const;

describe.each(homes)('a server that is killed, on a store %s', (name, open) => {
  it('has missed nothing and doubled nothing, whatever it was doing', async () => {
    const home = await open();
    const shares = name === 'that nodes share';
    const sink = await HttpSink.open();
    const key = 'k'.repeat(32);
    let node = await Node.start(home);
    const wish = { game: 'heap', seats: [me('Ada'), me('Bruno')], start: true };
    const made = await node.ask<protocol.NewTable>('POST', '/tables', undefined, wish);
    await node.ask('POST', '/notices/channels', key, { kind: 'json', url: sink.url });
    await node.ask('PUT', '/notices/seats', key, { table: made.table.id, secret: made.seats[1].secret, wants: 'all' });
    expect(sink.received).toHaveLength(1);

    // Before anything is due: the row is there, and whoever comes next sends it.
    await node.answer(made);
    await node.kill();
    node = await Node.start(home, 2 * MINUTE);
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(2);

    // While a message is on its way: it has arrived, and nobody knows.
    await node.answer(made);
    await node.answer(made);
    sink.answer = () => null;
    node.setAhead(4 * MINUTE);
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(3);
    const other = shares ? await Node.start(home, 4 * MINUTE) : undefined;
    await node.kill();
    sink.answer = () => 204;
    node = other ?? (await Node.start(home, 4 * MINUTE));
    // Whoever starts on a store of his own sends it at once; where others share it the claim of the one that is gone has to run out.
    if (shares) node.setAhead(6 * MINUTE);
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(4);
    const [, , first, second] = sink.received.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);

    // After it was marked: not again.
    await expect.poll(() => node.metrics(), { timeout: 60_000 }).toMatch(/notices.*outcome="arrived".* 1\b/);
    await node.kill();
    node = await Node.start(home, 20 * MINUTE);
    await node.answer(made);
    await node.answer(made);
    node.setAhead(22 * MINUTE);
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(5);
    expect(sink.notices().map(({ kind }) => kind)).toEqual(['turn', 'turn', 'turn']);
  });
});
