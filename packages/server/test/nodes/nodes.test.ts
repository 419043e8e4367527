import type { Game } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';
import { PostgresStore, type protocol, type Store } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { StoreError } from '../../src/common/store-error.ts';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import type { TableWrite } from '../../src/store/store.ts';
import { hasty } from '../helpers/hasty.ts';
import { HOUSE } from '../helpers/house-games.ts';
import type { Page } from '../helpers/page.ts';
import { me, TINY, World } from '../helpers/world.ts';

let postgres: Postgres;
/** The database of the test that runs. */
let address = '';
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

const TWO = [me('Ada'), me('Bruno')];

/** One more node on the database. */
async function nodeAt(options: Parameters<typeof World.open>[0] = {}): Promise<World> {
  return World.open({ data: await PostgresStore.open(address), ...options });
}

/** Some nodes on one database. */
async function nodes(count = 2, options: Parameters<typeof World.open>[0] = {}): Promise<World[]> {
  address = await postgres.database();
  await migrateDatabase(address);
  return Promise.all(Array.from({ length: count }, async () => nodeAt(options)));
}

/** A store that never hears of what other nodes do. */
async function deaf(): Promise<Store> {
  const store = await PostgresStore.open(address);
  return new Proxy<Store>(store, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (name === 'listen') return () => {};
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

async function heapTable(world: World, wish: Partial<protocol.CreateTable> = {}) {
  const made = await world.create({ game: 'heap', seats: TWO, start: true, ...wish });
  return {
    ...made,
    id: made.table.id,
    path: `/api/tables/${made.table.id}`,
    secrets: made.seats.map((one) => one.secret),
  };
}

interface Question {
  readonly seat: number;
  readonly decision: number;
  readonly secret: string;
  readonly options: readonly string[];
}

/** Two answers that can be given as one, if there are such; else any one. */
async function wayOf(world: World, path: string, { seat, decision, secret, options }: Question): Promise<string[]> {
  for (const option of options) {
    const body = { seat, decision, path: [option] };
    const { status, text } = await world.ask('POST', `${path}/preview`, { secret, body });
    const reply = status === 200 ? JSON.parse(text).preview : undefined;
    const next: string | undefined = reply?.ask?.options[0]?.id;
    if (next !== undefined) return [option, next];
  }
  return options.slice(0, 1);
}

const answer = (seat: number, decision: number, option = 'take 1') => ({ type: 'answer', seat, decision, option });

describe('two nodes on one database', () => {
  it('show the same game, whoever answers where', async () => {
    const [a, b] = await nodes();
    const { id, secrets } = await heapTable(a);
    const ada = await a.page(id, [secrets[0]]);
    const bruno = await b.page(id, [secrets[1]]);
    for (let decision = 0; decision < 6; decision++) {
      const page = decision % 2 === 0 ? ada : bruno;
      if (decision > 0) await page.next('game', ({ seq }) => seq === decision);
      expect(await page.request(answer(decision % 2, decision, `take ${1 + (decision % 3)}`))).toBe('done');
    }
    const last = await ada.next('game', ({ seq }) => seq === 6);
    const other = await b.seen(id, 0, secrets[0]);
    expect(last.viewers[0].view).toEqual(other.viewers[0].view);
    expect(await ada.request({ type: 'chat', seat: 0, text: 'salve' })).toBe('done');
    expect(await bruno.next('chat')).toMatchObject({ message: { id: 1, text: 'salve' } });
    await expect.poll(async () => (await a.table(id)).seats.map(({ online }) => online)).toEqual([true, true]);
    for (const page of [ada, bruno]) {
      const seqs = page.messages.flatMap((message) => (message.type === 'game' ? [message.seq] : []));
      expect(seqs).toEqual([...seqs].sort((x, y) => x - y));
    }
  });

  it('give a retry the same success, wherever it arrives, and refuse what is too late', async () => {
    const [a, b] = await nodes();
    const { path, secrets } = await heapTable(a);
    const body = { seat: 0, decision: 0, option: 'take 2' };
    const first = await a.get('POST', `${path}/answers`, { secret: secrets[0], body });
    expect(await b.get('POST', `${path}/answers`, { secret: secrets[0], body })).toEqual(first);
    const other = { ...body, option: 'take 1' };
    expect(await b.refusal('POST', `${path}/answers`, { secret: secrets[0], body: other })).toBe('409 stale');
    await b.get('POST', `${path}/undo`, { secret: secrets[0], body: { seat: 0, seq: 1 } });
    expect(await a.refusal('POST', `${path}/undo`, { secret: secrets[0], body: { seat: 0, seq: 1 } })).toBe(
      '409 stale',
    );
    await a.get('POST', `${path}/answers`, { secret: secrets[0], body: { ...other, decision: 2 } });
    expect((await b.seen(path.slice(12), null, secrets[0])).answers).toBe(1);
  });

  it('know at once that a seat is another\u2019s, by whichever way its old secret comes', async () => {
    const [a] = await nodes(1);
    const b = await nodeAt({ data: await deaf() });
    const { id, path, secrets, owner } = await heapTable(a);
    const page = await b.page(id, [secrets[0]]);
    await a.get('PUT', `${path}/seats/0`, { secret: owner, body: { kind: 'bot', level: 'easy' } });
    const [secret] = secrets;
    expect(await page.request({ type: 'chat', seat: 0, text: 'still me' })).toBe('wrong-secret');
    expect(await b.refusal('GET', `${path}/seen?seat=0`, { secret })).toBe('403 wrong-secret');
    expect(await b.refusal('POST', `${path}/answers`, { secret, body: answer(0, 0) })).toBe('400 bad-request');
    const body = { seat: 0, decision: 0, option: 'take 1' };
    expect(await b.refusal('POST', `${path}/answers`, { secret, body })).toBe('403 wrong-secret');
  });

  it('never overwrite a question to go back, nor a vote, with what they knew before', async () => {
    const [a] = await nodes(1);
    const b = await nodeAt({ data: await deaf() });
    const { id, path, secrets } = await heapTable(a);
    for (const [decision, secret] of secrets.entries())
      await a.get('POST', `${path}/answers`, { secret, body: { seat: decision, decision, option: 'take 1' } });
    await b.table(id);
    await a.get('POST', `${path}/rollback`, { secret: secrets[0], body: { seat: 0, answers: 1 } });
    expect(await b.refusal('POST', `${path}/rollback`, { secret: secrets[1], body: { seat: 1, answers: 0 } })).toBe(
      '409 no-rollback',
    );
    await b.get('POST', `${path}/vote`, { secret: secrets[1], body: { seat: 1, agree: true, answers: 1, seq: 2 } });
    expect(await a.table(id)).toMatchObject({ rollback: null, seq: 3, answers: 1, waiting: [1] });
    const body = { seat: 1, decision: 3, option: 'take 3' };
    expect(await a.get('POST', `${path}/answers`, { secret: secrets[1], body })).toMatchObject({ seq: 4 });
  });

  it('find out by themselves what they were not told', async () => {
    const [a] = await nodes(1);
    const b = await nodeAt({ data: await deaf() });
    const { id, secrets } = await heapTable(a);
    const page = await b.page(id, [secrets[1]]);
    const ada = await a.page(id, [secrets[0]]);
    await ada.request(answer(0, 0));
    expect(await page.next('game', ({ seq }) => seq === 1)).toMatchObject({ since: 0, answers: 1 });
    await ada.request({ type: 'undo', seat: 0, seq: 1 });
    expect(await page.next('game', ({ seq }) => seq === 2)).toMatchObject({ since: 0, answers: 0 });
  });

  it('tell a page at one of them only what changed by what was done at the other', async () => {
    const [a, b] = await nodes();
    const { id, path, secrets } = await heapTable(a);
    const page = await b.page(id, [secrets[0]]);
    page.say({ type: 'hello', table: id, secrets: [secrets[0]], changes: true });
    await page.next('welcome');
    for (let decision = 0; decision < 3; decision++) {
      const body = { seat: decision % 2, decision, option: 'take 1' };
      await a.get('POST', `${path}/answers`, { secret: secrets[decision % 2], body });
      expect(await page.next('changed')).toMatchObject({ after: decision, seq: decision + 1 });
    }
  });

  it('tell a page what was done at the other, and ask the database for nothing', async () => {
    const [a] = await nodes(1);
    const store = await PostgresStore.open(address);
    let asked = 0;
    const counted = new Proxy<Store>(store, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name);
        if (name === 'since') asked++;
        return typeof part === 'function' ? part.bind(target) : part;
      },
    });
    const b = await nodeAt({ data: counted });
    const { id, path, secrets } = await heapTable(a);
    await a.page(id, [secrets[0]]);
    const page = await b.page(id, [secrets[1]]);
    await expect.poll(async () => (await a.table(id)).seats.map(({ online }) => online)).toEqual([true, true]);
    const before = asked;
    for (let decision = 0; decision < 4; decision++) {
      const body = { seat: decision % 2, decision, option: 'take 1' };
      await a.get('POST', `${path}/answers`, { secret: secrets[decision % 2], body });
      await page.next('game', ({ seq }) => seq === decision + 1);
    }
    expect(asked).toBe(before);
    await a.get('POST', `${path}/undo`, { secret: secrets[1], body: { seat: 1, seq: 4 } });
    expect(await page.next('game', ({ seq }) => seq === 5)).toMatchObject({ answers: 3 });
    expect(page.messages.filter(({ type }) => type === 'game').length).toBe(6);
    expect(asked).toBe(before);
  });

  it('give a page what was given, and taken back, as one at another node', async () => {
    const [a] = await nodes(1, { registry: HOUSE });
    const b = await nodeAt({ registry: HOUSE, data: await deaf() });
    const seats = ['Ada', 'Bruno', 'Carla', 'Dino'].map(me);
    const made = await a.create({ game: 'byzantium', seats, start: true });
    const { id } = made.table;
    const secrets = made.seats.map(({ secret }) => secret);
    const path = `/api/tables/${id}`;
    const guest = await b.page(id, [made.spectator]);
    let paths = 0;
    for (let turn = 0; turn < 60 && paths < 3; turn++) {
      const [seat] = (await a.table(id)).waiting;
      const { decision, seq, viewers } = await a.seen(id, seat, secrets[seat]);
      const options = viewers[0].ask?.options.map((option) => option.id) ?? [];
      const way = await wayOf(a, path, { seat, decision, secret: secrets[seat], options });
      const became = await a.ask('POST', `${path}/path`, {
        secret: secrets[seat],
        body: { seat, decision, path: way },
      });
      if (became.status !== 200) continue;
      if (way.length > 1) {
        paths++;
        await guest.next('game', (game) => game.seq === seq + way.length);
        const undone = await a.ask('POST', `${path}/undo`, {
          secret: secrets[seat],
          body: { seat, seq: seq + way.length },
        });
        if (undone.status === 200) await guest.next('game', (game) => game.seq === seq + 2 * way.length);
      }
    }
    expect(paths).toBeGreaterThan(0);
    const now = await a.seen(id, null, made.spectator);
    expect(await b.seen(id, null, made.spectator)).toEqual(now);
    expect(b.log).not.toContain('checkpoints of a table are no good');
  });

  it('sit somebody down once, start once, and make one rematch', async () => {
    const [a, b] = await nodes();
    const open = await a.create({ game: 'heap', seats: [me('Ada'), { kind: 'open' }] });
    const path = `/api/tables/${open.table.id}`;
    const claims = await Promise.all(
      [a, b].map((world, i) => world.ask('POST', `${path}/claim`, { body: { name: `Guest ${i}` } })),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const starts = await Promise.all([a, b].map((world) => world.ask('POST', `${path}/start`, { secret: open.owner })));
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await a.table(open.table.id)).toMatchObject({ status: 'playing' });

    const key = 'k'.repeat(32);
    const wish = { game: 'heap', seats: TWO, start: true, key };
    const twice = await Promise.all([a, b].map((world) => world.create(wish)));
    expect(new Set(twice.map(({ table }) => table.id)).size).toBe(1);
    expect(twice[0].seats).toEqual(twice[1].seats);
  });

  it('bring a game to its end and tell both houses the same; the rematch is one table', async () => {
    const [a, b] = await nodes();
    const { id, path, secrets } = await heapTable(a, { game: 'duel' });
    for (let i = 0; ; i++) {
      const world = i % 2 === 0 ? a : b;
      const { result, waiting } = await world.table(id);
      if (result !== null) break;
      const [seat] = waiting;
      const { decision, viewers } = await world.seen(id, seat, secrets[seat]);
      const option = viewers[0].ask?.options[0].id;
      await world.get('POST', `${path}/answers`, { secret: secrets[seat], body: { seat, decision, option } });
    }
    const records = await Promise.all(
      [a, b].map((world) => world.ask('GET', `${path}/record`, { secret: secrets[0] })),
    );
    expect(records[0].text).toBe(records[1].text);
    const rematches = await Promise.all(
      [a, b, a, b].map((world, i) =>
        world.get<protocol.TableInfo>('POST', `${path}/rematch`, { secret: secrets[i % 2] }),
      ),
    );
    expect(new Set(rematches.map((table) => table.id)).size).toBe(1);
  });
});

describe('at a public table', () => {
  it('an address gets one open seat, at whichever node it asks', async () => {
    const [a, b] = await nodes();
    const seats = [me('Ada'), { kind: 'open' }, { kind: 'open' }] as const;
    const { table } = await a.create({ game: 'heap', seats: [...seats], public: true });
    const claim = async (world: World, name: string, remoteAddress: string) => {
      const request = {
        method: 'POST',
        url: `/api/tables/${table.id}/claim`,
        payload: { name },
        remoteAddress,
      } as const;
      return (await world.server.app.inject(request)).statusCode;
    };
    expect(await claim(a, 'Bruno', '192.0.2.7')).toBe(200);
    expect(await claim(b, 'Carla', '192.0.2.7')).toBe(409);
    expect(await claim(b, 'Dino', '192.0.2.8')).toBe(200);
  });
});

describe('a database that takes nothing more', () => {
  const READ_ONLY = (name: string, on: boolean) =>
    `alter database ${name} ${on ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`;
  const FULL = (_name: string, on: boolean) =>
    on
      ? `create function no_room() returns trigger language plpgsql as $$ begin
          raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
        create trigger no_room before insert or update on events execute function no_room();
        create trigger no_room before update on health execute function no_room()`
      : 'drop function no_room cascade';

  it.each([
    ['because its disk is full', FULL, /53100/],
    ['because it can only be read now', READ_ONLY, /25006/],
  ])('%s refuses answers, says why, and takes them when it can again', async (_why, statement, cause) => {
    const [a] = await nodes(1);
    const { id, path, secrets } = await heapTable(a);
    const name = new URL(address).pathname.slice(1);
    const change = (on: boolean) => postgres.ask(statement(name, on), [], statement === FULL ? name : undefined);
    await change(true);
    await postgres.sever();
    const body = { seat: 0, decision: 0, option: 'take 1' };
    for (let i = 0; i < 3; i++)
      expect(await a.refusal('POST', `${path}/answers`, { secret: secrets[0], body })).toBe('503 storage');
    const { status, text } = await a.ask('GET', '/healthz');
    expect([status, text]).toEqual([503, expect.stringMatching(cause)]);
    expect(a.log).toMatch(cause);
    expect(await a.table(id)).toMatchObject({ seq: 0, answers: 0 });
    await change(false);
    await postgres.sever();
    expect(await a.get('POST', `${path}/answers`, { secret: secrets[0], body })).toMatchObject({ seq: 1 });
    await expect.poll(async () => (await a.ask('GET', '/healthz')).status).toBe(200);
  });
});

describe('what is said at one node', () => {
  const said = (page: Page) => page.messages.flatMap((one) => (one.type === 'chat' ? [one.message.text] : []));

  it('is told at another that hears of a move at the same time', async () => {
    const [a] = await nodes(1);
    const b = await nodeAt({ data: await deaf() });
    const { id, path, secrets } = await heapTable(a);
    const page = await b.page(id, secrets);
    await a.get('POST', `${path}/chat`, { secret: secrets[0], body: { seat: 0, text: 'Look at this.' } });
    await a.get('POST', `${path}/answers`, {
      secret: secrets[0],
      body: { seat: 0, decision: 0, option: 'take 1' },
    });
    expect(await page.request({ type: 'chat', seat: 1, text: 'I see.' })).toBe('done');
    expect(said(page)).toEqual(['Look at this.', 'I see.']);
  });

  it('is told at another that has to bring the table anew', async () => {
    const [a] = await nodes(1);
    const store = await deaf();
    let full = false;
    const data = new Proxy<Store>(store, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name);
        if (name === 'moved') return async () => [];
        if (name === 'commit')
          return (batch: readonly TableWrite[]) =>
            full ? Promise.reject(new StoreError('53100', 'the disk is full')) : store.commit(batch);
        return typeof part === 'function' ? part.bind(target) : part;
      },
    });
    const b = await nodeAt({ data });
    const { id, path, secrets } = await heapTable(a);
    const page = await b.page(id, secrets);
    await a.get('POST', `${path}/chat`, { secret: secrets[0], body: { seat: 0, text: 'Look at this.' } });
    full = true;
    expect(await page.request(answer(0, 0))).toBe('storage');
    full = false;
    expect(await page.request(answer(0, 0))).toBe('done');
    expect(said(page)).toEqual(['Look at this.']);
  });
});

describe('a node that goes away', () => {
  it('leaves its bots and its clocks to the others', async () => {
    const hastyHeap = hasty(heap);
    const registry = {
      ...TINY,
      games: [hastyHeap, heap],
      loadGame: async (id: string) => (id === heap.id ? heap : hastyHeap),
    };
    const [b] = await nodes(1, { registry });
    const a = await nodeAt({ registry, botDelay: 3_600_000 });
    const bots = await a.create({ game: 'heap', seats: [{ kind: 'bot', level: 'easy' }, me('Ada')], start: true });
    // While somebody looks on, the bot takes its time.
    await a.page(bots.table.id, [bots.seats[0].secret]);
    const clock = await a.create({ game: hastyHeap.id, seats: TWO, start: true, time: 1 });
    await a.server.close();
    await postgres.ask('update statuses set claimed_until = 0', [], new URL(address).pathname.slice(1));
    await expect.poll(async () => (await b.table(bots.table.id)).answers).toBe(1);
    await expect.poll(async () => (await b.table(clock.table.id)).answers).toBeGreaterThan(0);
    expect(b.log).not.toContain('could not answer');
  });

  it('and has other rules does not stop the clock of those who can play', async () => {
    const hastyHeap = hasty(heap);
    const registryOf = (game: Game) => ({ ...TINY, games: [game], loadGame: async () => game });
    const [right] = await nodes(1, { registry: registryOf(hastyHeap) });
    const wrong = await nodeAt({ registry: registryOf({ ...hastyHeap, version: hastyHeap.version + 1 }) });
    const seats = [me('Ada'), me('Bruno'), me('Carla')];
    const made = await right.create({ game: hastyHeap.id, seats, start: true, time: 2 });
    const { id, dueAt } = made.table;
    expect(await wrong.table(id)).toMatchObject({ trouble: { code: 'other-rules' }, dueAt: null, stalled: null });
    await wrong.get('POST', `/api/tables/${id}/leave`, { secret: made.seats[2].secret });
    expect(await right.table(id)).toMatchObject({ dueAt });
    await expect.poll(async () => (await right.table(id)).answers).toBeGreaterThan(0);
  });

  it('that cannot read sends its pages away, is not ready, and comes back', async () => {
    const [a] = await nodes(1);
    const { id, path, secrets } = await heapTable(a);
    const page = await a.page(id, [secrets[0]]);
    expect((await a.ask('GET', '/readyz')).status).toBe(200);
    await postgres.stop();
    expect(await page.gone()).toBe(1012);
    expect((await a.ask('GET', '/readyz')).status).toBe(503);
    expect((await a.ask('GET', '/healthz')).status).toBe(503);
    const body = { seat: 0, decision: 0, option: 'take 1' };
    expect(await a.refusal('POST', `${path}/answers`, { secret: secrets[0], body })).toBe('503 storage');
    // Every second it is looked which devices were signed out: that it cannot be known is no news.
    const warned = a.log.split('\n').filter((line) => /"level":[45]0/.test(line));
    expect(warned.join('\n')).not.toContain('signed out elsewhere');
    await postgres.resume();
    await expect.poll(async () => (await a.ask('GET', '/readyz')).status).toBe(200);
    expect(await a.get('POST', `${path}/answers`, { secret: secrets[0], body })).toMatchObject({ seq: 1 });
  });

  it('loses no answer and doubles none when its lines are cut in the midst of it', async () => {
    const [a, b] = await nodes();
    const { id, path, secrets } = await heapTable(a);
    let cut: Promise<unknown> = Promise.resolve();
    const cutting = setInterval(() => {
      cut = postgres.sever().catch(() => {});
    }, 60);
    const acknowledged = [];
    for (let decision = 0; decision < 40; ) {
      const seat = decision % 2;
      const body = { seat, decision, option: 'take 1' };
      const world = decision % 3 === 0 ? a : b;
      const { status, text } = await world.ask('POST', `${path}/answers`, { secret: secrets[seat], body });
      if (status === 200) acknowledged.push({ ...JSON.parse(text), asked: decision++ });
      else expect(`${status} ${text}`).toContain('503');
    }
    clearInterval(cutting);
    await cut;
    expect(acknowledged.map(({ seq }) => seq)).toEqual(acknowledged.map((_, i) => i + 1));
    // The line that was cut last is found out by whoever asks next.
    await expect.poll(async () => (await a.ask('GET', path)).status).toBe(200);
    expect(await a.table(id)).toMatchObject({ seq: 40, answers: 40 });
  });
});
