import { Match, parseRecord, verifyCommitment } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { playOn } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

const first = (options: readonly string[]) => options[0];

describe('a table', () => {
  it('is filled by an invitation, a claim and a bot, and starts when its owner says so', async () => {
    const world = await World.open();
    const { table, owner, invites, seats } = await world.create({
      seats: [me('Ada'), { kind: 'invited' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    });
    expect(table.seats.map(({ kind }) => kind)).toEqual(['human', 'invited', 'open', 'bot']);
    const start = () => world.refusal('POST', `/api/tables/${table.id}/start`, { secret: owner });
    expect(await start()).toBe('409 not-filled');

    const claim = (body: object) => world.get<{ seat: number }>('POST', `/api/tables/${table.id}/claim`, { body });
    expect(await claim({ name: 'Bruno', invite: invites[0].secret })).toMatchObject({ seat: 1 });
    expect(await claim({ name: 'Carla' })).toMatchObject({ seat: 2 });
    const again = { body: { name: 'Dora', invite: invites[0].secret } };
    expect(await world.refusal('POST', `/api/tables/${table.id}/claim`, again)).toBe('409 taken');
    expect(await world.refusal('POST', `/api/tables/${table.id}/claim`, { body: { name: 'Dora' } })).toBe('409 taken');

    expect(await world.refusal('POST', `/api/tables/${table.id}/start`, { secret: seats[0].secret })).toBe(
      '403 wrong-secret',
    );
    const started = await world.get<protocol.TableInfo>('POST', `/api/tables/${table.id}/start`, { secret: owner });
    expect(started).toMatchObject({ status: 'playing' });
    expect(started.seats.map(({ name }) => name)).toEqual(['Ada', 'Bruno', 'Carla', null]);
    expect(await start()).toBe('409 not-lobby');
  });

  it('is played by two people and a bot to an end that anybody can check', async () => {
    const world = await World.open();
    const { table, owner, seats, invites } = await world.create({
      seats: [me('Ada'), { kind: 'invited' }, { kind: 'bot', level: 'easy' }],
    });
    const bruno = await world.get<{ secret: string }>('POST', `/api/tables/${table.id}/claim`, {
      body: { name: 'Bruno', invite: invites[0].secret },
    });
    const pages = await Promise.all([world.page(table.id, [seats[0].secret]), world.page(table.id, [bruno.secret])]);
    await world.get('POST', `/api/tables/${table.id}/start`, { secret: owner });
    await Promise.all(pages.map((page) => playOn(page, first)));

    const end = pages[0].last('game');
    expect(end?.seed).toMatch(/^[0-9a-f]{64}$/);
    const promised = pages[0].messages.find((message) => message.type === 'game')?.commitment ?? '';
    expect(verifyCommitment(end?.seed ?? '', promised)).toBe(true);
    const { text } = await world.ask('GET', `/api/tables/${table.id}/record`, { secret: bruno.secret });
    const replayed = Match.replay(duel, parseRecord(text));
    expect(replayed.result).toEqual(end?.result);
    expect(text).toContain('name 1 Ada\nname 2 Bruno\nname 3 Bot (easy)\n');
    expect((await world.table(table.id)).status).toBe('over');
  });

  it('does not show its record before the end, because it tells the seed', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const { secret } = seats[0];
    for (const path of ['record', 'replay'])
      expect(await world.refusal('GET', `/api/tables/${table.id}/${path}`, { secret })).toBe('403 not-over');
    expect(await world.refusal('POST', `/api/tables/${table.id}/fork`, { secret, body: { at: 0 } })).toBe(
      '403 not-over',
    );
  });

  it('can be played again by the same people, one seat further, with the secrets they have', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(
      table.id,
      seats.map(({ secret }) => secret),
    );
    await playOn(page, first);
    const path = `/api/tables/${table.id}/rematch`;
    const again = await world.get<protocol.TableInfo>('POST', path, { secret: seats[0].secret });
    expect(again).toMatchObject({ status: 'playing', from: table.id });
    expect(again.seats.map(({ name }) => name)).toEqual(['Bruno', 'Ada']);
    expect(again.commitment).not.toBe((await world.table(table.id)).commitment);
    const ada = await world.page(again.id, [seats[0].secret]);
    expect(ada.last('welcome')?.you.seats).toEqual([1]);
    expect((await world.get<protocol.TableInfo>('POST', path, { secret: seats[1].secret })).id).toBe(again.id);
  });

  it('goes on with a regent where somebody left, and waits where somebody is invited anew', async () => {
    const world = await World.open();
    const { table, seats, owner } = await world.create({ seats: [me('Ada'), me('Bruno'), me('Carla')], start: true });
    await world.get('POST', `/api/tables/${table.id}/leave`, { secret: seats[1].secret });
    const ask = { secret: owner, body: { kind: 'invited' } };
    const { invite } = await world.get<{ invite: string }>('PUT', `/api/tables/${table.id}/seats/2`, ask);
    const now = (await world.table(table.id)).seats;
    expect(now.map(({ kind }) => kind)).toEqual(['human', 'human', 'invited']);
    expect(now[1]).toMatchObject({ name: 'Bruno', level: 'normal', resigned: true });
    expect(await world.refusal('GET', `/api/tables/${table.id}/seen?seat=2`, { secret: seats[2].secret })).toBe(
      '403 wrong-secret',
    );
    const dora = await world.get<{ secret: string }>('POST', `/api/tables/${table.id}/claim`, {
      body: { name: 'Dora', invite },
    });
    const pages = await Promise.all([seats[0].secret, dora.secret].map((secret) => world.page(table.id, [secret])));
    await Promise.all(pages.map((page) => playOn(page, first)));
    expect((await world.table(table.id)).status).toBe('over');
  });

  it('lets its owner change settings before the start, and nobody after it', async () => {
    const world = await World.open();
    const { table, owner } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    const change = { secret: owner, body: { settings: { deck: 'sorted' }, public: true } };
    expect(await world.get('PATCH', `/api/tables/${table.id}`, change)).toMatchObject({
      settings: { deck: 'sorted' },
      public: true,
    });
    const wrong = { secret: owner, body: { settings: { deck: 'marked' } } };
    expect(await world.refusal('PATCH', `/api/tables/${table.id}`, wrong)).toBe('422 setup');
    await world.get('POST', `/api/tables/${table.id}/start`, { secret: owner });
    expect(await world.refusal('PATCH', `/api/tables/${table.id}`, change)).toBe('409 not-lobby');
    const { tables } = await world.get<{ tables: protocol.TableInfo[] }>('GET', '/api/tables');
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
  });

  it('is remembered: a browser asks for its tables and hears where it is awaited', async () => {
    const world = await World.open();
    const one = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const two = await world.create({ game: 'heap', seats: [me('Bruno'), me('Ada')], start: true });
    const tables = [
      { id: one.table.id, secrets: [one.seats[0].secret] },
      { id: two.table.id, secrets: [two.seats[1].secret, two.owner] },
      { id: 'AAAAAAAAAAAAAAAA', secrets: [] },
    ];
    const mine = await world.get<{ tables: { table: protocol.TableInfo; seats: number[] }[] }>('POST', '/api/mine', {
      body: { tables },
    });
    expect(mine.tables).toHaveLength(2);
    expect(mine.tables).toContainEqual(expect.objectContaining({ seats: [0], owner: false, yourTurn: true }));
    expect(mine.tables).toContainEqual(expect.objectContaining({ seats: [1], owner: true, yourTurn: false }));
  });
});

describe('the games of the house', () => {
  it('are listed with all that is needed to set one up', async () => {
    const world = await World.open();
    const { games, levels, characters, mostHandicap } = await world.get<protocol.Games>('GET', '/api/games');
    expect(games).toContainEqual({
      id: 'duel',
      version: 1,
      title: duel.title,
      players: { min: 2, max: 4, usual: 2 },
      settings: { deck: { values: ['shuffled', 'sorted'], players: {} } },
      hidden: true,
    });
    expect(levels.map(({ name }) => name)).toEqual(['easy', 'normal', 'hard']);
    expect(mostHandicap).toBe(500);
    const words = ['easy', 'normal-100', `hard-${mostHandicap}`, 'hard'];
    const wishes = characters.map(({ id }, i) => ({ kind: 'bot', level: `${words[i]}:${id}` }) as protocol.SeatWish);
    for (const wish of wishes) {
      const { table } = await world.create({ game: 'duel', seats: [me('Ada'), wish] });
      expect(table.seats[1]).toMatchObject(wish);
    }
    for (const level of ['easy-100', 'hard-600', 'hard-50', 'hard:cook', 'hard:trader-100', 'hard-100:'])
      expect(
        await world.refusal('POST', '/api/tables', {
          body: { game: 'duel', seats: [me('Ada'), { kind: 'bot', level }] },
        }),
      ).toMatch(/^400/);
  });

  it('are started only as they can be played', async () => {
    const world = await World.open();
    const wrong = (body: object) => world.refusal('POST', '/api/tables', { body });
    expect(await wrong({ game: 'chess', seats: [me('Ada'), me('Bruno')] })).toBe('404 not-found');
    expect(await wrong({ game: 'duel', seats: [me('Ada')] })).toBe('422 setup');
    expect(await wrong({ game: 'duel', seats: [me('Ada'), me('Bruno')], settings: { dice: 'loaded' } })).toBe(
      '422 setup',
    );
  });
});
