import { join } from 'node:path';
import {
  type EventRow,
  LibsqlStore,
  PostgresStore,
  type Store,
  type StoredTable,
  type TableWrite,
} from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import type { Progress } from '../../src/store/store.ts';
import { newClock } from '../../src/tables/clock.ts';
import { newTableStatus } from '../../src/tables/new-table.ts';
import { freshFolder } from '../helpers/world.ts';

let postgres: Postgres;
/** The database of the test that runs. */
let address = '';
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

async function embedded(): Promise<Store[]> {
  const store = await LibsqlStore.open(join(freshFolder(), 'tabula.db'));
  onTestFinished(() => store.close());
  return [store, store];
}

async function shared(): Promise<Store[]> {
  address = await postgres.database();
  await migrateDatabase(address);
  const stores = [await PostgresStore.open(address), await PostgresStore.open(address)];
  for (const store of stores) onTestFinished(() => store.close());
  return stores;
}

const at = 1_700_000_000_000;

/** A table with two people and a bot, as it is after `seq` answers. */
function table(id: string, seq = 0, change: Partial<StoredTable> = {}): StoredTable {
  const row = {
    id,
    game: 'heap',
    version: 1,
    settings: { size: 'big' },
    public: false,
    time: null,
    pace: null,
    seed: `seed ${id}`,
  };
  const hashes = { ownerHash: 'owner', spectatorHash: 'guest', clientHash: 'home' };
  const seat = { name: null, level: null, secretHash: null, inviteHash: null, takerHash: null };
  return {
    table: {
      ...row,
      sealed: true,
      ...hashes,
      from: null,
      rematch: null,
      circle: null,
      lobby: { joinHash: 'join' },
      createdAt: at,
    },
    seats: [
      { ...seat, seat: 0, kind: 'human', name: "Ada 'q' \\ \u{1F3B2}", secretHash: 'ada' },
      { ...seat, seat: 1, kind: 'human', name: 'Bruno', secretHash: 'bruno' },
      { ...seat, seat: 2, kind: 'bot', level: 'easy' },
    ],
    status: statusAt(seq),
    rev: 0,
    said: 0,
    ...change,
  };
}

function statusAt(seq: number): StoredTable['status'] {
  const moments = { askedAt: at, dueAt: null, updatedAt: at + seq };
  const fingerprint = { position: `${seq}-0000`, rules: 'r' };
  const common = { seq, decision: seq, answers: seq, waiting: [0], result: null, rollback: null };
  return { ...newTableStatus(), phase: 'playing', ...common, ...moments, fingerprint };
}

function answer(seq: number, option = 'take 1'): EventRow {
  return { seq, kind: 'answer', seat: 0, openDecision: seq, option, answeredDecision: seq - 1, at: at + seq };
}

/** The write of one more answer, judged at `rev`. */
function answered(id: string, seq: number, rev = seq - 1, option?: string): TableWrite {
  return { table: id, rev, events: [answer(seq, option)], status: statusAt(seq) };
}

const checkpoint = { told: 0, position: '{"a":1}', log: '[]', positionSum: 'p', logSum: 'l', rules: 'r' };

describe.each([
  ['of one machine', embedded],
  ['that nodes share', shared],
])('a store %s', (_name, open) => {
  it('gives back what it was given, and knows nothing of other tables', async () => {
    const [store, other] = await open();
    const made = table('t1', 2, { said: 0, rev: 7 });
    expect(await store.create(made, [answer(1), answer(2)], { checkpoint: { ...checkpoint, answers: 1 } })).toBe(
      'done',
    );
    expect(await other.read('t1')).toEqual({ ...made, events: [], chat: [] });
    expect(await other.readMany(['t1', 'none'])).toEqual([made]);
    expect(await other.events('t1')).toEqual([answer(1), answer(2)]);
    expect(await other.checkpoint('t1', 5)).toEqual({ checkpoint: { ...checkpoint, answers: 1 }, earlier: [] });
    expect(await other.read('none')).toBeUndefined();
    expect(await other.create(made, [])).toBe('exists');
    expect(await store.tableIds('', 10)).toEqual(['t1']);
    expect(await store.unfinished('home')).toBe(1);
    expect(await store.addressKey()).toBe(await other.addressKey());
    await store.check();
  });

  it('keeps a long game that comes with its table, event by event', async () => {
    const [store, other] = await open();
    const options = ['Ada\'s "own" \\ \u{1F3B2}', '07', 'null', ''];
    const events = Array.from({ length: 1203 }, (_, i): EventRow => {
      const common = { seq: i + 1, seat: i % 3, openDecision: i + 1, at: at + i };
      if (i % 100 === 50) return { ...common, kind: 'undo', index: i - 1 };
      if (i % 100 === 60) return { ...common, kind: 'rollback', answers: i - 7 };
      const kind = i % 7 === 0 ? 'timeout' : 'answer';
      return { ...common, kind, option: options[i % 4], answeredDecision: i };
    });
    expect(await store.create(table('long', 1203), events)).toBe('done');
    expect(await other.events('long')).toEqual(events);
  });

  it('keeps circles, and what they are to be told: each thing is one node’s to send, until it is done', async () => {
    const [store, other] = await open();
    const secrets = { linkHash: 'link', ownerHash: 'owner', clientHash: 'home' };
    const told = { hook: { kind: 'json', address: 'https://club.example' }, hookFailures: 1, hookError: 'no' } as const;
    const circle = { id: 'c', ...secrets, name: 'Legio X', language: 'it', ...told, createdAt: at } as const;
    await store.circles.create(circle);
    expect(await other.circles.read('c')).toEqual(circle);
    expect(await other.circles.count('home')).toBe(1);
    await store.create(table('t', 0, { table: { ...table('t').table, circle: 'c' } }), []);
    expect(await other.circleTables('c', 5)).toEqual(['t']);
    const news = { circle: 'c', table: 't', dueAt: at };
    await store.circles.tell(news);
    await other.circles.tell({ ...news, dueAt: at + 5 });
    expect(await store.circles.claim(at - 1, at + 10, 5)).toEqual([]);
    const claims = await Promise.all([store.circles.claim(at, at + 10, 5), other.circles.claim(at, at + 10, 5)]);
    expect(claims.flat()).toEqual([{ ...news, attempts: 0 }]);
    await store.circles.later('t', 1, at + 20);
    expect(await other.circles.whole()).toEqual({
      circles: [circle],
      news: [{ ...news, dueAt: at + 20, attempts: 1 }],
    });
    expect(await other.circles.claim(at + 20, at + 30, 5)).toEqual([{ ...news, dueAt: at + 20, attempts: 1 }]);
    expect(await store.circles.claim(at + 31, at + 40, 5)).toHaveLength(1);
    await other.circles.change('c', { hook: null, hookError: null });
    const [elsewhere] = await open();
    await elsewhere.circles.receive(await store.circles.whole());
    expect(await elsewhere.circles.read('c')).toEqual({ ...circle, hook: null, hookError: null });
    await store.circles.remove('c');
    expect(await other.circles.whole()).toEqual({ circles: [], news: [] });
    expect((await other.read('t'))?.table.circle).toBeNull();
  });

  it('lists public tables by how they stand: who looks for a player, who for a replacement, who plays, who has played', async () => {
    const [store, other] = await open();
    const make = (id: string, phase: 'lobby' | 'playing' | 'over', free: boolean, listed = true) => {
      const made = table(id);
      const seats = free ? [made.seats[0], { ...made.seats[1], kind: 'open', secretHash: null } as const] : made.seats;
      const status = { ...statusAt(0), phase, updatedAt: at + Number(id.slice(1)) };
      return store.create({ ...made, table: { ...made.table, public: listed }, seats, status }, []);
    };
    await make('t1', 'lobby', true);
    await make('t2', 'lobby', true);
    await make('t3', 'lobby', false);
    await make('t4', 'playing', true);
    await make('t5', 'playing', false);
    await make('t6', 'over', false);
    await make('t7', 'lobby', true, false);
    await make('t8', 'playing', true, false);
    expect(await other.lobbyTables('open', 5)).toEqual(['t2', 't1']);
    expect(await other.lobbyTables('open', 1)).toEqual(['t2']);
    expect(await other.lobbyTables('replacements', 5)).toEqual(['t4']);
    expect(await other.lobbyTables('running', 5)).toEqual(['t5']);
    expect(await other.lobbyTables('finished', 5)).toEqual(['t6']);
    const lobbies = await other.forgottenLobbies(at + 3, 5);
    expect(lobbies.map(({ id }) => id)).toEqual(['t1', 't2']);
  });

  it('takes what was judged by the table as it is, and nothing of what was not', async () => {
    const [store, other] = await open();
    for (const id of ['a', 'b', 'c']) await store.create(table(id), []);
    expect(await store.commit([answered('a', 1), answered('b', 1)])).toEqual(['done', 'done']);
    const late = { ...answered('a', 1, 0, 'late'), seats: [{ ...table('a').seats[0], secretHash: 'thief' }] };
    expect(await other.commit([answered('c', 1), late, answered('b', 2)])).toEqual(['done', 'behind', 'done']);
    expect(await other.events('a')).toEqual([answer(1)]);
    expect(await store.read('a')).toMatchObject({ rev: 1, status: { seq: 1 }, seats: [{ secretHash: 'ada' }, {}, {}] });
    expect(await store.read('b')).toMatchObject({ rev: 2, status: statusAt(2) });
    // The same number twice, though the fence is right: all of the batch is refused.
    await expect(store.commit([answered('a', 1, 1), answered('c', 2)])).rejects.toMatchObject({ conflict: true });
    expect(await store.events('c')).toEqual([answer(1)]);
  });

  it('lets exactly one of many in who judged the same', async () => {
    const [store, other] = await open();
    const ids = Array.from({ length: 20 }, (_, i) => `t${String(i).padStart(2, '0')}`);
    for (const id of ids) await store.create(table(id), []);
    const writers = [store, other, store, other].map((one, i) =>
      one.commit((i % 2 === 0 ? ids : [...ids].reverse()).map((id) => answered(id, 1, 0, `by ${i}`))),
    );
    const outcomes = (await Promise.all(writers)).flat();
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(ids.length);
    for (const id of ids) expect(await store.events(id)).toHaveLength(1);
  });

  it('keeps everything that belongs to one write together', async () => {
    const [store, other] = await open();
    await store.create(table('t'), [], { checkpoint: { ...checkpoint, answers: 9 } });
    const seats = [{ ...table('t').seats[1], name: 'Carla', secretHash: 'carla' }];
    const pace = { bank: 3600, increment: 60, cap: 7200, vacation: 86_400 };
    const change = { settings: { size: 'small' }, public: true, time: 60, pace, sealed: false };
    const vote = { about: 1, until: at, waiting: false, waited: true, votes: [{ seat: 0, choice: 'open' as const }] };
    const away = { ...newClock(pace, 1).seats[0], bank: -5, since: at, absent: true, away: at };
    const clock = { seats: [away], votes: [vote], pause: { agreed: [0], since: null } };
    const status = { ...statusAt(0), rollback: { by: 0, answers: 0, agreed: [0] }, dueAt: at + 60_000, clock };
    expect(await store.commit([{ table: 't', rev: 0, status, seats, change }])).toEqual(['done']);
    const now = await other.read('t');
    expect(now).toMatchObject({ status, rev: 1, table: change });
    expect(now?.seats[1]).toEqual(seats[0]);
    expect(await other.publicTables(5)).toEqual(['t']);
    expect(await other.due(5)).toEqual([{ id: 't', at: at + 60_000, decision: 0 }]);
    const back = { kind: 'rollback', seq: 1, seat: 0, openDecision: 1, answers: 3, at } as const;
    await store.commit([
      { table: 't', rev: 1, status: statusAt(1), events: [back], forget: 3, change: { time: null, pace: null } },
    ]);
    expect(await other.checkpoint('t', 100)).toBeUndefined();
    expect(await other.read('t')).toMatchObject({ table: { time: null, pace: null }, status: { clock: null } });
    const result = { points: [1, 2, 3], winners: [2], ending: 'end' };
    const over = { ...statusAt(2), phase: 'over', waiting: [], result } as const;
    const finished = { record: 'the record', shown: '{}' };
    const row = { ...checkpoint, answers: 2 };
    await store.commit([{ table: 't', rev: 2, status: over, events: [answer(2)], finished, checkpoint: row }]);
    expect(await other.finished('t')).toEqual(finished);
    expect((await other.read('t'))?.status).toEqual(over);
    expect(await other.unfinished('home')).toBe(0);
    await store.keepFinished('t', { record: 'another', shown: '{}' });
    expect(await other.finished('t')).toEqual(finished);
    const wrong = { ...answer(2), option: 'right' };
    await store.commit([{ table: 't', rev: 3, status: over, corrected: [wrong] }]);
    expect((await other.events('t'))[1]).toEqual(wrong);
    expect(await other.staleTables(at + 10)).toEqual([{ id: 't', rev: 4, over: true }]);
  });

  it('tells what is new since somebody knew it, and which tables have moved', async () => {
    const [store, other] = await open();
    for (const id of ['a', 'b']) await store.create(table(id), []);
    const known = ['a', 'b'].map((id) => ({ id, rev: 0, said: 0 }));
    expect(await other.moved(known)).toEqual([]);
    await store.commit([answered('a', 1)]);
    await store.commit([answered('a', 2)]);
    expect(await other.moved([...known, { id: 'none', rev: 0, said: 0 }])).toEqual(['a', 'none']);
    expect(await other.since('a', 1, 0)).toMatchObject({ rev: 2, status: { seq: 2 }, events: [answer(2)], chat: [] });
    const said = await store.say('b', { seat: 0, name: 'Ada', text: 'salve', at, secretHash: 'ada' });
    expect(await other.moved(known)).toEqual(['a', 'b']);
    expect(await other.since('b', 0, 0)).toMatchObject({ rev: 0, said: 1, chat: [said] });
    expect(await other.since('none', 0, 0)).toBeUndefined();
  });

  it('numbers what is said, once, and only for whoever holds the seat', async () => {
    const [store, other] = await open();
    await store.create(table('t'), []);
    const words = { seat: 0, name: 'Ada', text: 'salve', at, secretHash: 'ada' };
    expect(await store.say('t', { ...words, key: 'k1' })).toEqual({
      id: 1,
      seat: 0,
      name: 'Ada',
      text: 'salve',
      at,
      key: 'k1',
    });
    expect(await other.say('t', words)).toMatchObject({ id: 2 });
    expect(await other.say('t', { ...words, key: 'k1', at: at + 5 })).toMatchObject({ id: 1, at });
    expect(await other.say('t', { ...words, secretHash: 'thief' })).toBe('behind');
    expect(await other.say('none', words)).toBe('behind');
    const many = Array.from({ length: 12 }, (_, i) =>
      (i % 2 ? store : other).say('t', { ...words, key: `m${Math.floor(i / 2)}` }),
    );
    const ids = (await Promise.all(many)).map((one) => (one === 'behind' ? 0 : one.id));
    expect(new Set(ids).size).toBe(6);
    expect((await store.chat('t', 100)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await store.read('t')).toMatchObject({ said: 8, rev: 0 });
  });

  it('makes a rematch with the table it is of, or not at all', async () => {
    const [store, other] = await open();
    await store.create(table('old'), []);
    const next = (id: string) => table(id, 0, { table: { ...table(id).table, from: 'old' } });
    const rematchOf = { table: 'old', rev: 0 };
    const became = await Promise.all([
      store.create(next('one'), [], { rematchOf }),
      other.create(next('two'), [], { rematchOf }),
    ]);
    expect([...became].sort()).toEqual(['behind', 'done']);
    const [winner, loser] = became[0] === 'done' ? ['one', 'two'] : ['two', 'one'];
    expect(await store.read('old')).toMatchObject({ rev: 1, table: { rematch: winner } });
    expect(await store.read(loser)).toBeUndefined();
    expect(await store.deleteTable('old', 0)).toBe('behind');
    expect(await store.deleteTable('old', 1)).toBe('done');
    expect(await store.read('old')).toBeUndefined();
    expect(await store.read(winner)).toMatchObject({ table: { from: null } });
  });
});

describe('a store that nodes share', () => {
  it('gives a table that waits for a bot to one node at a time, and at first to the one that asked it', async () => {
    const [store, other] = await shared();
    await store.create(table('t'), []);
    expect(await other.waitingForBots()).toEqual([]);
    const status = { ...statusAt(1), waiting: [2] };
    await store.commit([{ ...answered('t', 1), status, botAsked: true }]);
    expect(await other.waitingForBots()).toEqual([]);
    await postgres.ask('update statuses set claimed_until = 0', [], new URL(address).pathname.slice(1));
    expect(await other.waitingForBots()).toEqual(['t']);
    const claims = await Promise.all([store, other, store, other].map((one) => one.claim(['t', 'none'], 60_000)));
    expect(claims.flat()).toEqual(['t']);
    expect(await other.waitingForBots()).toEqual([]);
    await store.commit([answered('t', 2)]);
    expect(await other.claim(['t'], 1)).toEqual(['t']);
    expect(await other.waitingForBots()).toEqual([]);
  });

  it('tells other nodes of what was committed, and not the one that did', async () => {
    const [store, other] = await shared();
    const heard: string[] = [];
    other.listen(({ id, rev, said }) => heard.push(`${id} ${rev} ${said}`));
    store.listen(({ id }) => heard.push(`oneself ${id}`));
    await store.create(table('t'), []);
    await expect
      .poll(async () => {
        const news = await store.read('t');
        await store.commit([answered('t', (news?.status.seq ?? 0) + 1)]);
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(heard[0]).toMatch(/^t \d+ 0$/);
  });

  it('says with an answer what it was, where somebody looks on elsewhere', async () => {
    const [store, other] = await shared();
    const heard: (Progress | undefined)[] = [];
    other.listen(({ progress }) => heard.push(progress?.()));
    store.listen(() => {});
    await store.create(table('t'), []);
    const write = async (watchedElsewhere: boolean) => {
      const { rev = 0, status } = (await store.read('t')) ?? {};
      const said = { ...answered('t', (status?.seq ?? 0) + 1), rev, watchedElsewhere };
      expect(await store.commit([said])).toEqual(['done']);
      return { status: said.status, events: said.events };
    };
    await expect
      .poll(async () => {
        await write(false);
        return heard.length;
      })
      .toBeGreaterThan(0);
    const told = await write(true);
    await expect.poll(() => heard.at(-1)).toEqual(told);
    expect(heard[0]).toBeUndefined();
  });

  it('finds its way back when the database was away, and says what it does not know', async () => {
    const [store] = await shared();
    await store.create(table('t'), []);
    await postgres.sever();
    expect(await store.read('t')).toMatchObject({ rev: 0 });
    await postgres.sever();
    const [outcome] = await store.commit([answered('t', 1)]).catch((error: unknown) => [error]);
    if (outcome !== 'done') expect(outcome).toMatchObject({ unknown: true });
    await postgres.stop();
    await expect(store.read('t')).rejects.toMatchObject({ name: 'StoreError' });
    await postgres.resume();
    expect(await store.read('t')).toMatchObject({ table: { id: 't' } });
  });
});
