import { describe, expect, it } from 'vitest';
import { me, World } from '../helpers/world.ts';

describe('a name', () => {
  it('passes for nobody else at the table', async () => {
    const world = await World.open();
    const claim = async (name: string) => {
      const { table } = await world.create({ seats: [me('Owner'), { kind: 'open' }] });
      return (await world.ask('POST', `/api/tables/${table.id}/claim`, { body: { name } })).status;
    };
    for (const name of ['Owner', 'owner', 'OWNER', 'Оwner', '0wner', 'Οwner', 'Ｏwner', 'Ównêr'])
      expect([name, await claim(name)]).toEqual([name, 409]);
    for (const name of ['Owners', 'Own', 'Omar', 'Олег']) expect([name, await claim(name)]).toEqual([name, 200]);
    const body = { game: 'duel', seats: [me('Ada'), me('ADA')] };
    expect(await world.refusal('POST', '/api/tables', { body })).toBe('409 name-taken');
    const { table, owner } = await world.create({ seats: [me('Ada'), { kind: 'open' }] });
    const wish = { secret: owner, body: me('ada') };
    expect(await world.refusal('PUT', `/api/tables/${table.id}/seats/1`, wish)).toBe('409 name-taken');
    // But one may be called again as one was.
    await world.get('PUT', `/api/tables/${table.id}/seats/0`, wish);
  });

  it('and what is said build no towers and turn nothing around', async () => {
    const world = await World.open();
    const tower = `A${'\u0301'.repeat(3)}`;
    const body = (name: string) => ({ body: { game: 'duel', seats: [me(name), me('Bruno')] } });
    expect(await world.refusal('POST', '/api/tables', body(tower))).toBe('400 bad-request');
    const { table, seats } = await world.create({ seats: [me(`A${'\u0301'.repeat(2)}`), me('Bruno')] });
    const say = async (text: string) => {
      const said = { secret: seats[0].secret, body: { seat: 0, text } };
      return (await world.ask('POST', `/api/tables/${table.id}/chat`, said)).status;
    };
    for (const text of [tower, 'a\u202eb', 'a\u2067b', '\u202d']) expect([text, await say(text)]).toEqual([text, 400]);
    for (const text of ['Việt Nam', 'שלום', '👩‍👧', 'a\u0301\u0302'])
      expect([text, await say(text)]).toEqual([text, 201]);
  });
});

describe('at a table that is listed', () => {
  it('an address takes one open seat, unless the table was made there', async () => {
    const world = await World.open();
    const { table, owner, seats } = await world.create({
      game: 'heap',
      seats: [me('Owner'), { kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      public: true,
    });
    let names = 0;
    const claim = async (remoteAddress: string, headers: Record<string, string> = {}) => {
      const url = `/api/tables/${table.id}/claim`;
      const payload = { name: `Player ${names++}` };
      const { statusCode, body } = await world.server.app.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress,
        headers,
      });
      return { statusCode, secret: statusCode === 200 ? String(JSON.parse(body).secret) : '' };
    };
    const first = await claim('192.0.2.1');
    expect(first.statusCode).toBe(200);
    expect((await claim('192.0.2.1')).statusCode).toBe(409);
    expect((await claim('192.0.2.2')).statusCode).toBe(200);
    // Who gets up may sit down again; who is where the table was made, or owns it, may fill it.
    await world.get('POST', `/api/tables/${table.id}/leave`, { secret: first.secret });
    expect((await claim('192.0.2.1')).statusCode).toBe(200);
    expect((await claim('192.0.2.1', { authorization: `Bearer ${owner}` })).statusCode).toBe(200);
    expect((await claim('127.0.0.1')).statusCode).toBe(200);
    expect(seats).toHaveLength(1);
  });

  it('a school with one address sits down at a table of its own, listed or not', async () => {
    const world = await World.open();
    for (const listed of [true, false]) {
      const seats = [me('Owner'), { kind: 'open' } as const, { kind: 'open' } as const];
      const { table } = await world.create({ game: 'heap', seats, public: listed });
      for (const name of ['Ada', 'Bruno']) await world.get('POST', `/api/tables/${table.id}/claim`, { body: { name } });
    }
  });
});
