import { join } from 'node:path';
import { LibsqlStore, type Outcome, type Store, type TableWrite } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../src/common/metrics.ts';
import { BotSeats } from '../../src/tables/bot-seats.ts';
import { Room } from '../../src/tables/room.ts';
import { freshFolder, me, World } from '../helpers/world.ts';

/** A store of which the test says how it does. */
async function store(folder: string, commit: (batch: readonly TableWrite[], real: LibsqlStore) => Promise<Outcome[]>) {
  const real = await LibsqlStore.open(join(folder, 'tabula.db'));
  const tampered: Store = new Proxy(real, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      if (name === 'commit') return (batch: readonly TableWrite[]) => commit(batch, real);
      return method.bind(target);
    },
  });
  return { real, tampered };
}

async function heapAt(world: World) {
  const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
  return { id: table.id, secrets: seats.map(({ secret }) => secret) };
}

describe('a table in memory', () => {
  it('is brought from the store again when somebody else has written there, and whoever looks is told', async () => {
    const { real, tampered } = await store(freshFolder(), (batch, disk) => disk.commit(batch));
    const world = await World.open({ data: tampered });
    const { id, secrets } = await heapAt(world);
    const page = await world.page(id, [secrets[0]]);
    await page.next('game');
    const stored = await real.read(id);
    if (stored === undefined) throw new Error('there is no table');
    const event = {
      seq: 1,
      kind: 'answer',
      seat: 0,
      openDecision: 1,
      option: 'take 3',
      answeredDecision: 0,
      at: 1,
    } as const;
    const status = { ...stored.status, seq: 1, decision: 1, answers: 1, waiting: [1], fingerprint: null };
    await real.commit([{ table: id, rev: stored.rev, events: [event], status }]);

    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('stale');
    expect(await page.next('game')).toMatchObject({ seq: 1, since: -1, viewers: [{ view: { pebbles: 9_997 } }] });
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 3' })).toBe('done');
    const guest = await world.page(id, [secrets[1]]);
    expect(await guest.request({ type: 'answer', seat: 1, decision: 1, option: 'take 1' })).toBe('done');
    expect(await real.events(id)).toHaveLength(2);
  });

  it('shows what was stored though the store said that it was not', async () => {
    let lies = false;
    const { tampered } = await store(freshFolder(), async (batch, disk) => {
      const outcomes = await disk.commit(batch);
      if (lies) throw new Error('SQLITE_IOERR_FSYNC');
      return outcomes;
    });
    const world = await World.open({ data: tampered });
    const { id, secrets } = await heapAt(world);
    const page = await world.page(id, secrets);
    await page.next('game');
    lies = true;
    const answer = { type: 'answer', seat: 0, decision: 0, option: 'take 2' } as const;
    expect(await page.request(answer)).toBe('storage');
    expect(await page.next('game')).toMatchObject({ seq: 1, answers: 1 });
    lies = false;
    expect(await page.request(answer)).toBe('done');
    expect(await world.seen(id, 0, secrets[0])).toMatchObject({ seq: 1, answers: 1 });
  });

  it('refuses everything while it can neither be stored nor read, and goes on by itself', async () => {
    const trouble = { on: false };
    const real = await LibsqlStore.open(join(freshFolder(), 'tabula.db'));
    const tampered: Store = new Proxy(real, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...args: unknown[]) => {
          if (trouble.on && name !== 'close') throw new Error('SQLITE_IOERR');
          return method.apply(target, args);
        };
      },
    });
    const world = await World.open({ data: tampered });
    const { id, secrets } = await heapAt(world);
    const path = `/api/tables/${id}`;
    const answer = { secret: secrets[0], body: { seat: 0, decision: 0, option: 'take 1' } };
    trouble.on = true;
    expect(await world.refusal('POST', `${path}/answers`, answer)).toBe('503 storage');
    expect(await world.refusal('GET', `${path}/seen?seat=0`, { secret: secrets[0] })).toBe('503 storage');
    trouble.on = false;
    expect(await world.seen(id, 0, secrets[0])).toMatchObject({ seq: 0, viewers: [{ view: { pebbles: 10_000 } }] });
    await world.get('POST', `${path}/answers`, answer);
  });

  it('that was left refuses whatever comes late, and wakes no bot', async () => {
    const at = 1;
    const seat = {
      seat: 0,
      kind: 'bot',
      name: null,
      level: 'easy',
      secretHash: null,
      inviteHash: null,
      takerHash: null,
    } as const;
    const row = {
      id: 't',
      game: 'heap',
      version: 1,
      settings: {},
      public: false,
      time: null,
      pace: null,
      seed: '',
      sealed: true,
    };
    const hashes = { ownerHash: '', spectatorHash: '', clientHash: '' };
    const numbers = { seq: 0, decision: 0, answers: 0, askedAt: at, dueAt: null, clock: null, updatedAt: at };
    const status = {
      phase: 'playing',
      waiting: [0],
      result: null,
      rollback: null,
      fingerprint: null,
      ...numbers,
    } as const;
    const table = { ...row, ...hashes, from: null, rematch: null, circle: null, lobby: {}, createdAt: at };
    const opened = { table, seats: [seat], status, game: null, finished: null, trouble: null, rev: 0, said: 0 };
    const source = { shared: false, reload: async () => {}, catchUp: async () => false, goOn: async () => {} };
    const room = new Room(opened, source);
    const bots = new BotSeats(Object({ ponder() {} }), Object({}), Object({}), new Metrics(), Object({}), {
      minimumDelay: 0,
      timeout: 1,
    });
    expect(await room.run(() => 'open')).toBe('open');
    room.close();
    await expect(room.run(() => 'late')).rejects.toMatchObject({ code: 'busy' });
    bots.wake(room);
    expect({ thinking: room.thinking.size, idle: room.idle }).toEqual({ thinking: 0, idle: true });
  });

  it('is never written by two, however often it is put away and opened while the store fails', async () => {
    let commits = 0;
    const conflicts: string[] = [];
    const { real, tampered } = await store(freshFolder(), async (batch, disk) => {
      if (++commits % 10 === 0) throw new Error('SQLITE_BUSY');
      return disk.commit(batch).catch((error: unknown) => {
        conflicts.push(String(error));
        throw error;
      });
    });
    const world = await World.open({ data: tampered, limits: { rooms: 2, idleRoomMs: 0 } });
    const seats = [me('Ada'), { kind: 'bot', level: 'easy' } as const];
    const made = [];
    for (let i = 0; i < 4; i++) made.push(await world.create({ game: 'heap', seats, start: true }));
    for (let round = 0; round < 15; round++)
      for (const { table, seats: own } of made) {
        const [{ secret }] = own;
        const seen = await world.ask('GET', `/api/tables/${table.id}/seen?seat=0`, { secret });
        if (seen.status !== 200) continue;
        const { waiting, decision } = JSON.parse(seen.text);
        if (!waiting.includes(0)) continue;
        const body = { seat: 0, decision, option: 'take 1' };
        expect([200, 503]).toContain(
          (await world.ask('POST', `/api/tables/${table.id}/answers`, { secret, body })).status,
        );
      }
    expect(conflicts).toEqual([]);
    for (const { table } of made) {
      const events = await real.events(table.id);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    }
  });
});
