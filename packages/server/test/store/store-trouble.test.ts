import { Chance, Match, seedFrom } from '@tabula/engine';
import { heap, playRandomly } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../helpers/house-games.ts';
import { lockedBy, type Trouble, troubledStore } from '../helpers/trouble.ts';
import { me, type Said, World } from '../helpers/world.ts';

const TWO = [me('Ada'), me('Bruno')];

function finishedHeap(): string {
  const match = Match.create(heap, { players: 2, seed: seedFrom('finished'), names: ['Ada', 'Bruno'] });
  playRandomly(match, Chance.fromSeed(seedFrom('players')));
  return match.toString();
}

type Ask = readonly [method: string, path: string, said: Said];

/** Every kind of request that writes, each at a table of its own where it must be the first of its kind. */
async function everyKindOfWrite(world: World): Promise<Record<string, Ask>> {
  const record = finishedHeap();
  const playing = await world.create({ game: 'heap', seats: TWO, start: true });
  const undone = await world.create({ game: 'heap', seats: TWO, start: true });
  const lobby = await world.create({ game: 'heap', seats: [me('Ada'), { kind: 'open' }] });
  const ready = await world.create({ game: 'heap', seats: TWO });
  const over = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record } });
  const at = ({ table }: protocol.NewTable, what: string) => `/api/tables/${table.id}${what}`;
  const answer = { seat: 0, decision: 0, option: 'take 1' };
  const [{ secret }] = undone.seats;
  await world.get('POST', at(undone, '/answers'), { secret, body: answer });
  return {
    create: ['POST', '/api/tables', { body: { game: 'heap', seats: TWO } }],
    'create and start': ['POST', '/api/tables', { body: { game: 'heap', seats: TWO, start: true } }],
    import: ['POST', '/api/records', { body: { record } }],
    claim: ['POST', at(lobby, '/claim'), { body: { name: 'Bruno' } }],
    change: ['PATCH', at(ready, ''), { secret: ready.owner, body: { public: true } }],
    start: ['POST', at(ready, '/start'), { secret: ready.owner }],
    rematch: ['POST', at(over, '/rematch'), { secret: over.seats[0].secret }],
    answer: ['POST', at(playing, '/answers'), { secret: playing.seats[0].secret, body: answer }],
    undo: ['POST', at(undone, '/undo'), { secret, body: { seat: 0, seq: 1 } }],
    chat: ['POST', at(playing, '/chat'), { secret: playing.seats[0].secret, body: { seat: 0, text: 'salve' } }],
  };
}

describe('a lock of another process', () => {
  it('refuses every kind of write while it lasts, and none afterwards', async () => {
    const { store, file } = await troubledStore({ busyTimeout: 20 });
    const world = await World.open({ data: store });
    for (const [kind, ask] of Object.entries(await everyKindOfWrite(world))) {
      const letGo = lockedBy(file);
      expect(`${kind} ${await world.refusal(...ask)}`).toBe(`${kind} 503 storage`);
      letGo();
      expect(`${kind} ${(await world.ask(...ask)).status}`).toMatch(/ 20\d$/);
    }
    for (const ask of Object.values(await everyKindOfWrite(world))) await world.get(...ask);
  });

  it('whichever write met it, no other write is refused afterwards', async () => {
    const { store, file } = await troubledStore({ busyTimeout: 20 });
    const world = await World.open({ data: store });
    for (const met of Object.keys(await everyKindOfWrite(world))) {
      const asks = await everyKindOfWrite(world);
      const letGo = lockedBy(file);
      expect(await world.refusal(...asks[met])).toBe('503 storage');
      letGo();
      for (const [kind, ask] of Object.entries(asks)) {
        if (kind !== met) expect(`${kind} after ${met}: ${(await world.ask(...ask)).status}`).toMatch(/ 20\d$/);
      }
    }
  });

  it('holds up answers in the six games, and the same answers are taken when it is gone', async () => {
    const { store, file } = await troubledStore({ busyTimeout: 20 });
    const world = await World.open({ data: store, registry: HOUSE });
    for (const { id } of HOUSE.games) {
      const { players } = await HOUSE.loadGame(id);
      const seats = Array.from({ length: players.usual }, (_, i) => me(`Player ${i + 1}`));
      const made = await world.create({ game: id, seats, start: true });
      const seat = made.table.waiting[0];
      const { secret } = made.seats[seat];
      const before = await world.seen(made.table.id, seat, secret);
      const option = before.viewers[0].ask?.options[0].id;
      const answer = { secret, body: { seat, decision: before.decision, option } };
      const letGo = lockedBy(file);
      expect(await world.refusal('POST', `/api/tables/${made.table.id}/answers`, answer)).toBe('503 storage');
      expect(await world.seen(made.table.id, seat, secret)).toEqual(before);
      letGo();
      expect(await world.get('POST', `/api/tables/${made.table.id}/answers`, answer)).toMatchObject({ seq: 1 });
    }
  });
});

describe.each<[Trouble, string]>([
  ['full', 'SQLITE_FULL: database or disk is full'],
  ['broken', 'SQLITE_IOERR_FSYNC: disk I/O error'],
  ['stuck', 'SQLITE_IOERR_WRITE: disk I/O error'],
  ['dead', 'THREAD: the thread of the store has ended'],
])('a disk that is %s', (trouble, cause) => {
  it('is told by its own name, once, and forgotten when it is well again', async () => {
    const disk = await troubledStore();
    const world = await World.open({ data: disk.store, logLevel: 'info' });
    const { table, seats } = await world.create({ game: 'heap', seats: TWO, start: true });
    const said = (text: string) => ({ secret: seats[0].secret, body: { seat: 0, text } });
    const talk = 'x'.repeat(400);
    const chat = `/api/tables/${table.id}/chat`;
    disk.begin(trouble);
    const refused = [];
    while (refused.length < 30) {
      const { status } = await world.ask('POST', chat, said(talk));
      if (status !== 201) refused.push(status);
    }
    expect(new Set(refused)).toEqual(new Set([503]));
    const told = world.log.split('\n').filter((line) => line.includes('the store is in trouble'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0])).toMatchObject({ cause, times: 1 });
    expect(world.log).not.toContain('cannot rollback');
    disk.end();
    expect((await world.ask('POST', chat, said(talk))).status).toBe(201);
    for (const ask of Object.values(await everyKindOfWrite(world))) await world.get(...ask);
  });
});

describe('a disk that is slow', () => {
  it('delays those who answer and nobody else', async () => {
    const disk = await troubledStore();
    const world = await World.open({ data: disk.store });
    const { table, seats } = await world.create({ game: 'heap', seats: TWO, start: true, public: true });
    const other = await world.create({ game: 'heap', seats: TWO });
    const order: string[] = [];
    const done = (what: string) => () => order.push(what);
    disk.begin('slow');
    const body = { seat: 0, decision: 0, option: 'take 1' };
    const answer = world.get('POST', `/api/tables/${table.id}/answers`, { secret: seats[0].secret, body });
    const answered = answer.then(done('answer'));
    await world.get('GET', '/api/games').then(done('games'));
    await world.get('GET', '/api/tables').then(done('list'));
    await world.table(other.table.id).then(done('another table'));
    disk.end();
    await answered;
    expect(order).toEqual(['games', 'list', 'another table', 'answer']);
  });
});

describe('how the server is', () => {
  it('is found out by writing: 503 with the cause while nothing can be stored', async () => {
    const disk = await troubledStore();
    const world = await World.open({ data: disk.store });
    expect(await world.get('GET', '/healthz')).toMatchObject({ ok: true, version: expect.stringMatching(/^\d+\./) });
    disk.begin('broken');
    await expect.poll(() => world.ask('GET', '/healthz')).toMatchObject({ status: 503 });
    const { text } = await world.ask('GET', '/healthz');
    expect(JSON.parse(text)).toMatchObject({ ok: false, cause: 'SQLITE_IOERR_FSYNC: disk I/O error' });
    disk.end();
    await expect.poll(() => world.ask('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('costs the disk one write a second, however many ask', async () => {
    const { store } = await troubledStore();
    const checks = Array.from({ length: 50 }, () => store.check());
    expect(new Set(checks).size).toBe(1);
    await Promise.all(checks);
  });
});
