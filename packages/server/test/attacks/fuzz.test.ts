import { canonical } from '@tabula/engine';
import type { protocol } from '@tabula/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Page } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

/** Tables in every state, and everybody's secrets. */
async function scene(world: World) {
  const lobby = await world.create({ seats: [me('Ada'), { kind: 'invited' }] });
  const heap = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
  const duel = await world.create({ seats: [me('Ada'), me('Bruno')], start: true, public: true });
  const elsewhere = await world.create({ game: 'heap', seats: [me('Zoe'), me('Yan')], start: true });
  const tables = [lobby, heap, duel];
  const answer = { secret: heap.seats[0].secret, body: { seat: 0, decision: 0, option: 'take 1' } };
  await world.get('POST', `/api/tables/${heap.table.id}/answers`, answer);
  const all = [...tables, elsewhere];
  const secrets = all.flatMap(({ owner, spectator, seats, invites }) => [
    owner,
    spectator,
    ...[...seats, ...invites].map(({ secret }) => secret),
  ]);
  /** What can be known of the games, from inside: nothing of it may change. */
  const state = async () => {
    const seen = await Promise.all([heap, duel].map(({ table, seats }) => world.seen(table.id, 0, seats[0].secret)));
    const infos = await Promise.all(tables.map(({ table }) => world.table(table.id)));
    return canonical([seen, infos.map((info) => ({ ...info, watchers: 0, seats: info.seats.map(offline) }))]);
  };
  return { tables, heap, duel, elsewhere, secrets, state };
}

function offline(seat: protocol.SeatInfo): object {
  return { ...seat, online: null };
}

/** Secrets that open nothing here: of another table, of a spectator, of nobody. */
function foreign({ elsewhere, tables }: Awaited<ReturnType<typeof scene>>): fc.Arbitrary<string> {
  const others = [
    elsewhere.owner,
    ...elsewhere.seats.map(({ secret }) => secret),
    ...tables.map(({ spectator }) => spectator),
  ];
  return fc.oneof(fc.constantFrom(...others), fc.stringMatching(/^[A-Za-z0-9_-]{32}$/), fc.string({ maxLength: 60 }));
}

const seat = fc.oneof(fc.integer({ min: -2, max: 4 }), fc.constantFrom(1.5, 1e9, '0', null));
const number = fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(2 ** 31, 1e300, '1', true));
const word = fc.oneof(fc.constantFrom('take 1', 'take 2', 'play 3', 'draw', '__proto__', '', ' '), fc.string());
const wish = fc.oneof(
  fc.record(
    { kind: fc.constantFrom('me', 'open', 'invited', 'bot', 'cat'), name: word, level: word },
    { requiredKeys: [] },
  ),
  fc.constant({ kind: 'open' }),
);

/** Bodies that are almost right, and some that are not at all. */
const body = fc.oneof(
  fc.record(
    {
      seat,
      decision: number,
      option: word,
      seq: number,
      answers: number,
      agree: fc.oneof(fc.boolean(), word),
      text: word,
      name: word,
      invite: word,
      settings: fc.dictionary(word, word),
      game: fc.constantFrom('heap', 'duel', 'chess', '__proto__'),
      seats: fc.array(wish, { maxLength: 4 }),
      record: fc.oneof(word, fc.constant('tabula record 1\ngame duel 1\nplayers 2\nseed 00\n\n1 x\n')),
      at: number,
      tables: fc.array(fc.record({ id: word, secrets: fc.array(word) }), { maxLength: 2 }),
      public: fc.boolean(),
      start: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

const shapes: fc.Arbitrary<object> = fc.oneof(
  fc.record({ seat, decision: number, option: word }),
  fc.record({ seat, seq: number }),
  fc.record({ seat, answers: number }),
  fc.record({ seat, agree: fc.boolean() }),
  fc.record({ seat, decision: number }),
);

const raw = fc.oneof(
  body.map((value) => JSON.stringify(value)),
  shapes.map((value) => JSON.stringify(value)),
  fc.string(),
  fc.constantFrom(
    '{',
    '[[[[',
    '"',
    'null',
    '{"__proto__":{"x":1}}',
    `{"a":"${'x'.repeat(30_000)}"}`,
    '\u0000',
    '{"seat":0,"seat":1}',
  ),
);

const what = fc.constantFrom(
  '',
  '/claim',
  '/seats/0',
  '/seats/1',
  '/seats/77',
  '/seats/x',
  '/leave',
  '/start',
  '/answers',
  '/undo',
  '/rollback',
  '/vote',
  '/chat',
  '/seen',
  '/seen?seat=0',
  '/seen?seat=1&after=0',
  '/seen?after=-1',
  '/seen?wait=x&after=1',
  '/seen?seat=0&seat=1',
  '/odds',
  '/hint',
  '/rematch',
  '/record',
  '/replay',
  '/fork',
  '/%00',
  '/../..',
  '/nothing',
);

it('no request, however malformed, foreign or stale, breaks the server, changes a game or tells a secret', async () => {
  const world = await World.open({ limits: { body: 16 * 1024 } });
  const cast = await scene(world);
  const before = await cast.state();
  const id = fc.oneof(
    fc.constantFrom(...cast.tables.map(({ table }) => table.id)),
    fc.stringMatching(/^[A-Za-z0-9_-]{16}$/),
    fc.string({ maxLength: 50 }).map(encodeURIComponent),
  );
  const path = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(id, what).map(([table, rest]) => `/api/tables/${table}${rest}`) },
    fc.constantFrom(
      '/api/tables',
      '/api/records',
      '/api/mine',
      '/api/games',
      '/api/live',
      '/healthz',
      '/api/openapi.json',
    ),
    fc.webPath().map((rest) => `/${rest}`),
  );
  const method = fc.constantFrom<Method[]>('GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
  const type = fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', 'x', '');
  const request = fc.record({ method, path, type, raw, secret: fc.option(foreign(cast)) });
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const { statusCode, body: reply } = await world.server.app.inject({
        method: asked.method,
        url: asked.path,
        headers: {
          ...(asked.type === '' ? {} : { 'content-type': asked.type }),
          ...(asked.secret === null ? {} : { authorization: `Bearer ${encodeURIComponent(asked.secret)}` }),
        },
        ...(asked.method === 'GET' || asked.method === 'HEAD' ? {} : { payload: asked.raw }),
      });
      expect(statusCode).toBeLessThan(500);
      for (const secret of cast.secrets) expect(reply).not.toContain(secret);
      expect(reply).not.toMatch(/node_modules|at .*\.[jt]s:\d+/);
    }),
    { numRuns: 1500 },
  );
  expect(await cast.state()).toBe(before);
  expect(world.log).not.toContain('"msg":"unexpected"');
});

it('whoever sits at the table cannot do what is not offered, out of turn or out of date', async () => {
  const world = await World.open();
  const cast = await scene(world);
  const before = await cast.state();
  const { table, seats } = cast.heap;
  /** It is seat 1's turn, at decision 1, event 1: all of this is for another seat, another time or not in the list. */
  const wrong = fc.oneof(
    fc.record({
      path: fc.constant('answers'),
      seat: fc.constant(0),
      decision: fc.integer({ min: 1, max: 9 }),
      option: word,
    }),
    fc.record({ path: fc.constant('answers'), seat: fc.constant(1), decision: fc.constantFrom(0, 2, 3), option: word }),
    fc.record({
      path: fc.constant('answers'),
      seat: fc.constant(1),
      decision: fc.constant(1),
      option: word.filter((w) => !/^take [123]$/.test(w)),
    }),
    fc.record({ path: fc.constant('undo'), seat: fc.constant(1), seq: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ path: fc.constant('undo'), seat: fc.constant(0), seq: fc.constantFrom(0, 2, 3) }),
    fc.record({ path: fc.constant('rollback'), seat: fc.constantFrom(0, 1), answers: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      path: fc.constant('vote'),
      seat: fc.constantFrom(0, 1),
      agree: fc.boolean(),
      answers: fc.nat(3),
      seq: fc.nat(10),
    }),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async ({ path, ...asked }) => {
      const { statusCode } = await world.server.app.inject({
        method: 'POST',
        url: `/api/tables/${table.id}/${path}`,
        headers: { authorization: `Bearer ${seats[asked.seat].secret}` },
        payload: asked,
      });
      expect([400, 409, 422]).toContain(statusCode);
    }),
    { numRuns: 500 },
  );
  expect(await cast.state()).toBe(before);
});

it('no message on a socket, in whatever order, breaks the server, changes a game or tells a secret', async () => {
  const world = await World.open();
  const cast = await scene(world);
  const before = await cast.state();
  const table = fc.oneof(fc.constantFrom(...cast.tables.map((made) => made.table.id)), word);
  const message = fc.oneof(
    fc.record(
      { type: fc.constant('hello'), table, secrets: fc.array(foreign(cast), { maxLength: 3 }), seq: number },
      { requiredKeys: ['type', 'table', 'secrets'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('answer', 'undo', 'rollback', 'vote', 'chat', 'ping', 'toString'),
        id: number,
        seat,
        decision: number,
        option: word,
        seq: number,
        answers: number,
        agree: fc.boolean(),
        text: word,
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constant('answer'),
      id: fc.nat(),
      seat: fc.nat({ max: 1 }),
      decision: fc.nat({ max: 2 }),
      option: word,
    }),
    fc.record({ type: fc.constant('undo'), id: fc.nat(), seat: fc.nat({ max: 1 }), seq: fc.nat({ max: 2 }) }),
    fc.record({ type: fc.constant('chat'), id: fc.nat(), seat: fc.nat({ max: 1 }), text: word }),
    fc.jsonValue(),
    raw,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 18 }), async (messages) => {
      const page = await Page.open(world.server.url);
      for (const said of messages) page.say(typeof said === 'string' ? said : JSON.stringify(said));
      page.say({ type: 'ping' });
      // Too long a message ends the line; everything else is answered.
      if (messages.some((said) => JSON.stringify(said).length > 16_000)) await page.gone();
      else await page.next('pong');
      for (const text of page.raw) {
        for (const secret of cast.secrets) expect(text).not.toContain(secret);
        expect(text).not.toContain('"code":"internal"');
      }
      page.close();
    }),
    { numRuns: 150 },
  );
  expect(await cast.state()).toBe(before);
  expect(world.log).not.toContain('"msg":"unexpected"');
});
