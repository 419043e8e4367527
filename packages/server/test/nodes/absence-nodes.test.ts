import { PostgresStore, type protocol, type Store } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { me, World } from '../helpers/world.ts';

const HOUR = 3_600_000;
/** An hour each; so an hour of grace, and an hour for a vote. */
const PACE = { bank: 3600, increment: 600, cap: 7200, vacation: 0 };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close());

/** A node whose clock the test advances together with those of the others. */
async function nodeAt(address: string, ahead: () => number): Promise<World> {
  const store = await PostgresStore.open(address);
  const data = new Proxy<Store>(store, {
    get: (target, name) => {
      if (name === 'clock') return { now: () => target.clock.now() + ahead() };
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
  return World.open({ data });
}

describe('two nodes on one database', () => {
  it('see to somebody who is absent, once, wherever the votes come in and whichever of them is gone', async () => {
    let ahead = 0;
    const address = await postgres.database();
    await migrateDatabase(address);
    const [a, b] = [await nodeAt(address, () => ahead), await nodeAt(address, () => ahead)];
    const seats = ['Ada', 'Bruno', 'Carla'].map(me);
    const made = await a.create({ game: 'duel', pace: PACE, seats, start: true });
    const { id } = made.table;
    const secrets = made.seats.map(({ secret }) => secret);
    const say = (world: World, what: string, seat: number, body: object = {}) =>
      world.get<protocol.TableInfo>('POST', `/api/tables/${id}/${what}`, {
        secret: secrets[seat],
        body: { seat, ...body },
      });
    for (const [seat, world] of [a, b].entries()) {
      const { decision, viewers } = await world.seen(id, seat, secrets[seat]);
      await say(world, 'answers', seat, { decision, option: viewers[0].ask?.options[0].id });
    }
    const page = await b.page(id, [secrets[1]]);
    const before = await b.table(id);
    expect((await a.table(id)).clock).toEqual(before.clock);
    expect(before.clock?.seats[2].runsOutAt).toBe(before.askedAt + HOUR);
    ahead = 2 * HOUR;
    const { table } = await page.next('table', ({ table: now }) => now.clock?.votes.length === 1);
    expect(table.clock?.votes).toMatchObject([{ about: 2, votes: [] }]);
    await say(a, 'absence', 0, { about: 2, choice: 'open' });
    const { clock } = await b.table(id);
    expect(clock?.votes[0].votes).toEqual([{ seat: 0, choice: 'open' }]);
    await a.server.close();
    await say(b, 'absence', 1, { about: 2, choice: 'open' });
    expect((await b.table(id)).seats[2]).toMatchObject({ kind: 'open', name: 'Carla', level: 'normal' });
    await expect.poll(async () => (await b.table(id)).answers).toBeGreaterThanOrEqual(3);
    const c = await nodeAt(address, () => ahead);
    expect(await c.get('POST', `/api/tables/${id}/claim`, { body: { name: 'Dora' } })).toMatchObject({ seat: 2 });
    expect(await b.refusal('POST', `/api/tables/${id}/back`, { secret: secrets[2], body: { seat: 2 } })).toBe(
      '403 wrong-secret',
    );
  });
});
