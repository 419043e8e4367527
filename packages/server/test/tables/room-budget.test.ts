import { join } from 'node:path';
import { heap } from '@tabula/engine/testing';
import { LibsqlStore, type protocol, type Store } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { ImportLine } from '../../src/tables/import/import-line.ts';
import { randomRecord } from '../helpers/house-games.ts';
import { freshFolder, me, World } from '../helpers/world.ts';

async function openRooms(world: World): Promise<number> {
  const { text } = await world.ask('GET', '/metrics');
  return Number(/^tabula_rooms (\d+)$/m.exec(text)?.[1] ?? 0);
}

describe('a record that is brought', () => {
  const record = randomRecord(heap, 2, 100);
  const bring = (world: World) => world.ask('POST', '/api/records', { body: { record } });

  it('is not opened before somebody looks', async () => {
    const world = await World.open();
    const { table, spectator } = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record } });
    expect(table).toMatchObject({ status: 'playing', answers: 100 });
    expect(await openRooms(world)).toBe(0);
    expect((await world.seen(table.id, null, spectator)).answers).toBe(100);
    expect(await openRooms(world)).toBe(1);
  });

  it('counts in answers, by address and day, and a restart does not forget it', async () => {
    const limits = { importAnswers: 150 };
    const world = await World.open({ limits });
    expect([(await bring(world)).status, (await bring(world)).status]).toEqual([201, 201]);
    const refused = await bring(await world.restarted({ limits }));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('waits until the one before it from the same address is done, and few are played again at once', async () => {
    const line = new ImportLine({ importsInLine: 2 }, 2);
    const here = new AbortController().signal;
    const done: string[] = [];
    const under = new Map<string, () => void>();
    const enter = (client: string, name: string) =>
      line.wait(client, here, async () => {
        await new Promise<void>((resolve) => under.set(name, resolve));
        done.push(name);
      });
    const all = [enter('a', 'a1'), enter('a', 'a2'), enter('b', 'b1'), enter('c', 'c1')];
    await new Promise((resolve) => setImmediate(resolve));
    expect([...under.keys()]).toEqual(['a1', 'b1']);
    all.push(enter('a', 'a3'));
    await expect(enter('a', 'a4')).rejects.toThrow('stand in line');
    for (const name of ['b1', 'a1', 'c1', 'a2', 'a3']) {
      await expect.poll(() => under.has(name)).toBe(true);
      under.get(name)?.();
    }
    await Promise.all(all);
    expect(done).toEqual(['b1', 'a1', 'c1', 'a2', 'a3']);
  });
});

describe('rooms', () => {
  it('are left when their games are too long together, not only when they are too many', async () => {
    const world = await World.open({ limits: { roomAnswers: 250, idleRoomMs: -1 } });
    const record = randomRecord(heap, 2, 100);
    for (let i = 0; i < 5; i++) {
      const { table } = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record } });
      await world.table(table.id);
    }
    expect(await openRooms(world)).toBeLessThanOrEqual(3);
  });

  it('that nobody has asked for in a while are left when somebody tidies up', async () => {
    const world = await World.open({ limits: { forgottenRoomMs: -1 } });
    for (let i = 0; i < 3; i++) {
      const { table } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')] });
      await world.table(table.id);
    }
    expect(await openRooms(world)).toBeLessThanOrEqual(1);
  });

  it('are one for a table, also where a bot must try again', async () => {
    const whole = await LibsqlStore.open(join(freshFolder(), 'tabula.db'));
    let failures = 0;
    const store = new Proxy<Store>(whole, {
      get: (_target, name: keyof Store) => {
        const work: false | object = whole[name];
        if (typeof work !== 'function') return work;
        return (...args: never[]) => {
          // The first answer of a bot cannot be kept.
          if (name === 'commit' && JSON.stringify(args).includes('"seat":1') && failures++ === 0) throw new Error('no');
          return work.apply(whole, args);
        };
      },
    });
    const world = await World.open({ data: store, limits: { rooms: 1, idleRoomMs: -1 } });
    const bot = { kind: 'bot', level: 'easy' } as const;
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), bot], start: true });
    const body = { seat: 0, decision: 0, option: 'take 1' };
    await world.get('POST', `/api/tables/${table.id}/answers`, { secret: seats[0].secret, body });
    await expect.poll(() => world.log).toContain('a bot could not answer');
    for (let i = 0; i < 4; i++) await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    await page.next('game', ({ answers }) => answers === 2);
    expect(await page.request({ type: 'answer', seat: 0, decision: 2, option: 'take 1' })).toBe('done');
    await page.next('game', ({ answers }) => answers === 4);
    expect(world.log.match(/a bot could not answer/g)).toHaveLength(1);
    expect(world.log).not.toContain('UNIQUE');
  });
});
