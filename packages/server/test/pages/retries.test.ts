import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { LibsqlStore, type protocol, type Store } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { playOn } from '../helpers/page.ts';
import { freshFolder, me, World } from '../helpers/world.ts';

/** What a client makes up. */
const newKey = () => randomBytes(24).toString('base64url');

describe('whoever got no reply and asks again', () => {
  it('has the seat that he had claimed, before and after a restart, and nobody else has', async () => {
    const world = await World.open();
    const { table, invites } = await world.create({ seats: [me('Ada'), { kind: 'invited' }, { kind: 'open' }] });
    const path = `/api/tables/${table.id}/claim`;
    const secret = newKey();
    const body = { name: 'Bruno', invite: invites[0].secret, secret };
    const claimed = await world.get<{ seat: number; secret: string }>('POST', path, { body });
    expect(claimed).toMatchObject({ seat: 1, secret });
    expect(await world.get('POST', path, { body })).toMatchObject({ seat: 1, secret });
    const later = await world.restarted();
    expect(await later.get('POST', path, { body })).toMatchObject({ seat: 1, secret });
    expect(await later.refusal('POST', path, { body: { ...body, secret: newKey() } })).toBe('409 taken');
    // An open seat is not taken twice by one person either.
    const open = { name: 'Carla', secret: newKey() };
    expect(await later.get('POST', path, { body: open })).toMatchObject({ seat: 2 });
    expect(await later.get('POST', path, { body: open })).toMatchObject({ seat: 2 });
  });

  it('has the table that he had made, with the same secrets', async () => {
    const world = await World.open({ limits: { tables: 1 } });
    const body = { game: 'heap', seats: [me('Ada'), { kind: 'invited' }], key: newKey() };
    const made = await world.get<protocol.NewTable>('POST', '/api/tables', { body });
    const again = await (await world.restarted({ limits: { tables: 1 } })).get('POST', '/api/tables', { body });
    expect(again).toEqual(made);
    expect(made.seats.map(({ seat }) => seat)).toEqual([0]);
    expect(made.invites.map(({ seat }) => seat)).toEqual([1]);
    expect(new Set([made.owner, made.spectator, made.seats[0].secret, made.invites[0].secret, body.key]).size).toBe(5);
  });

  it('has one table if he asked twice at once', async () => {
    const world = await World.open({ limits: { tables: 1 } });
    const body = { game: 'heap', seats: [me('Ada'), { kind: 'invited' }], key: newKey() };
    const ask = () => world.get<protocol.NewTable>('POST', '/api/tables', { body });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual(first);
  });

  it('is not told the secret of a seat that is no longer his', async () => {
    const world = await World.open();
    const body = { game: 'heap', seats: [me('Ada'), { kind: 'invited' }], key: newKey() };
    const { table, invites } = await world.get<protocol.NewTable>('POST', '/api/tables', { body });
    await world.get('POST', `/api/tables/${table.id}/claim`, { body: { name: 'Bruno', invite: invites[0].secret } });
    expect(await world.get<protocol.NewTable>('POST', '/api/tables', { body })).toMatchObject({ invites: [] });
  });

  it('has said something once', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    const path = `/api/tables/${table.id}/chat`;
    const said = { secret: seats[0].secret, body: { seat: 0, text: 'hello', key: newKey() } };
    const first = await world.get('POST', path, said);
    expect(await world.get('POST', path, said)).toEqual(first);
    const later = await world.restarted();
    expect(await later.get('POST', path, said)).toEqual(first);
    // What somebody else says with the same key is something else.
    await later.get('POST', path, { secret: seats[1].secret, body: { ...said.body, seat: 1 } });
    const { chat } = await later.get<{ chat: unknown[] }>('GET', path, { secret: seats[0].secret });
    expect(chat).toHaveLength(2);
  });
});

/** A store that takes one new table, and then nothing more. */
async function storeThatEndsWithATable(folder: string): Promise<{ store: Store; last: () => void }> {
  const whole = await LibsqlStore.open(join(folder, 'tabula.db'));
  let ending = false;
  const store = new Proxy<Store>(whole, {
    get: (_target, name: keyof Store) => {
      const work: false | object = whole[name];
      if (typeof work !== 'function') return work;
      return (...args: never[]) => {
        if (ending && name === 'commit') throw new Error('nothing more');
        return work.apply(whole, args);
      };
    },
  });
  return {
    store,
    last: () => {
      ending = true;
    },
  };
}

it('a rematch is made, started and known to the old table in one piece', async () => {
  const folder = freshFolder();
  const { store, last } = await storeThatEndsWithATable(folder);
  const world = await World.open({ data: store });
  const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
  const secrets = seats.map(({ secret }) => secret);
  await playOn(await world.page(table.id, secrets), ([first]) => first);
  last();
  const { secret } = seats[0];
  const next = await world.get<protocol.TableInfo>('POST', `/api/tables/${table.id}/rematch`, { secret });
  expect(next).toMatchObject({ status: 'playing', from: table.id });
  await world.server.close();
  const later = await World.open({}, folder);
  expect((await later.table(table.id)).rematch).toBe(next.id);
  expect(await later.table(next.id)).toMatchObject({ status: 'playing' });
});
