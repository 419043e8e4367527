import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { me, World } from '../helpers/world.ts';

const OPEN: protocol.SeatWish = { kind: 'open' };
const PACE = { bank: 3600, increment: 60, cap: 7200, vacation: 600 };
const from = (address: string) => ({ 'x-forwarded-for': address });

/** A table of Ada with an open seat, and what others do there from where they are. */
async function table(wish: Partial<protocol.CreateTable> = {}) {
  const world = await World.open({ trustProxy: true });
  const made = await world.get<protocol.NewTable>('POST', '/api/tables', {
    headers: from('10.0.0.1'),
    body: { game: 'duel', seats: [me('Ada'), OPEN], ...wish },
  });
  const path = `/api/tables/${made.table.id}`;
  const claim = (address: string, body: object, secret?: string) =>
    world.ask('POST', `${path}/claim`, { headers: from(address), body, ...(secret === undefined ? {} : { secret }) });
  return { world, made, path, claim };
}

describe('somebody who was sent away', () => {
  it.each([false, true])(
    'does not come back by the open seat, nor by the new link of all (listed: %s)',
    async (listed) => {
      const { world, made, path, claim } = await table({ public: listed });
      expect((await claim('10.0.0.2', { name: 'Eve', join: made.join })).status).toBe(200);
      const { join } = await world.get<{ join: string }>('POST', `${path}/block`, {
        secret: made.owner,
        body: { seat: 1 },
      });
      for (const way of [{}, { join }]) {
        const { status, text } = await claim('10.0.0.2', { name: 'Eve', ...way });
        expect([status, text]).toEqual([403, expect.stringContaining('blocked')]);
      }
      expect((await claim('10.0.0.3', { name: 'Bruno', join })).status).toBe(200);
    },
  );
});

describe('a seat of a game that is played', () => {
  it('whose person is awaited is played by a regent, and keeps its time', async () => {
    const { world, made, path, claim } = await table({ pace: PACE });
    await claim('10.0.0.2', { name: 'Bruno', join: made.join });
    await world.get('POST', `${path}/start`, { secret: made.owner });
    const wish = { secret: made.owner, body: { kind: 'invited' } };
    const { invite } = await world.get<{ invite: string }>('PUT', `${path}/seats/0`, wish);
    expect((await world.table(made.table.id)).seats[0]).toMatchObject({ kind: 'invited', level: 'normal' });
    const before = (await world.table(made.table.id)).clock?.seats[0].left ?? 0;
    expect((await claim('10.0.0.1', { name: 'Ada again', invite })).status).toBe(200);
    const after = (await world.table(made.table.id)).clock?.seats[0];
    expect(after?.left).toBeLessThanOrEqual(before);
    expect(after?.left).toBeLessThan(1000 * PACE.bank + 1);
  });

  it('is not taken by somebody who has one there already', async () => {
    const { world, made, path, claim } = await table({ pace: PACE, public: true });
    const { secret } = JSON.parse((await claim('10.0.0.2', { name: 'Bruno', join: made.join })).text);
    await world.get('POST', `${path}/start`, { secret: made.owner });
    await world.get('PUT', `${path}/seats/1`, { secret: made.owner, body: { kind: 'invited' } });
    const taken = await claim('10.0.0.1', { name: 'Ada too', join: made.join }, made.seats[0].secret);
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('you have a seat')]);
    expect((await claim('10.0.0.2', { name: 'Carla', join: made.join }, secret)).status).toBe(200);
  });
});

describe('people at a listed table', () => {
  it('may talk freely once all who are there agree: whoever resigned has no say', async () => {
    const { world, made, path, claim } = await table({ public: true, seats: [me('Ada'), OPEN, OPEN], game: 'heap' });
    const secrets = [made.seats[0].secret];
    for (const [address, name] of [
      ['10.0.0.2', 'Bruno'],
      ['10.0.0.3', 'Carla'],
    ])
      secrets.push(JSON.parse((await claim(address, { name })).text).secret);
    await world.get('POST', `${path}/start`, { secret: made.owner });
    for (const seat of [0, 1])
      await world.get('POST', `${path}/talk`, { secret: secrets[seat], body: { seat, on: true } });
    expect((await world.table(made.table.id)).talk?.free).toBe(false);
    await world.ask('POST', `${path}/leave`, { secret: secrets[2] });
    expect((await world.table(made.table.id)).talk?.free).toBe(true);
  });

  it('are few of one address among the open ones', async () => {
    const { world } = await table();
    const open = (address: string) =>
      world.get('POST', '/api/tables', {
        headers: from(address),
        body: { game: 'duel', seats: [me('Eve'), OPEN], public: true },
      });
    await open('10.0.0.9');
    for (let i = 0; i < 35; i++) await open('10.0.0.8');
    const lists = await world.get<protocol.LobbyLists>('GET', '/api/lobby');
    expect(lists.open).toHaveLength(4);
  });
});

it.each(['\u3164', '\u2800', '\u115f', 'Ada\u3164'])('a name that nobody sees is none (%j)', async (name) => {
  const { claim, made } = await table();
  expect((await claim('10.0.0.2', { name, join: made.join })).status).toBe(400);
});

it('the link of a circle can be renewed, and what its webhook answered is for its owner', async () => {
  const world = await World.open();
  const made = await world.get<protocol.NewCircle>('POST', '/api/circles', { body: { name: 'X', language: 'en' } });
  const path = `/api/circles/${made.circle.id}`;
  expect(await world.refusal('POST', `${path}/link`, { secret: made.link })).toBe('403 wrong-secret');
  const { link } = await world.get<protocol.CircleLink>('POST', `${path}/link`, { secret: made.owner });
  expect(await world.refusal('GET', path, { secret: made.link })).toBe('403 wrong-secret');
  expect((await world.get<protocol.CircleTables>('GET', path, { secret: link })).circle.name).toBe('X');
});
