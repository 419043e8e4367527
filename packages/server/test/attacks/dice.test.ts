import { commitment, Match, newSeed, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { me, World } from '../helpers/world.ts';

describe('dice and hidden cards', () => {
  it('are not what the seal, the id of the table or anything else that is told would give as a seed', async () => {
    const world = await World.open();
    const { table, spectator, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const shown = await world.seen(table.id, 0, seats[0].secret);
    const { hand } = JSON.parse(JSON.stringify(shown.viewers[0].view));
    const hex = (words: string) => Buffer.from(words).toString('hex');
    const guesses = [
      shown.commitment,
      ...[table.id, spectator, String(table.createdAt)].flatMap((w) => [seedFrom(w), hex(w)]),
    ];
    for (const guess of guesses.filter((seed) => /^(?:[0-9a-f]{2}){16,64}$/.test(seed))) {
      expect(commitment(guess)).not.toBe(shown.commitment);
      expect(Match.create(duel, { players: 2, seed: guess }).state.hands[0]).not.toEqual(hand);
    }
    expect(JSON.stringify(shown)).not.toMatch(/"seed":"/);
  });

  it('of a table are its own: the same seats, settings and moment give others', async () => {
    const world = await World.open();
    const wish = { seats: [me('Ada'), me('Bruno')], start: true };
    const made = await Promise.all(Array.from({ length: 8 }, () => world.create(wish)));
    expect(new Set(made.map(({ table }) => table.commitment)).size).toBe(8);
  });

  it('that somebody knows, because he brought the record, are not called sealed to those who join', async () => {
    const world = await World.open();
    // Mallory writes a record without a move, invites Bruno to go on from it, and knows every card and die to come.
    const seed = newSeed();
    const record = Match.create(duel, { players: 2, seed }).toString();
    const body = { record, seats: [me('Mallory'), { kind: 'invited' }] };
    const { table, owner, invites } = await world.get<protocol.NewTable>('POST', '/api/records', { body });
    expect(table).toMatchObject({ status: 'lobby', sealed: false });
    const path = `/api/tables/${table.id}`;
    const claimed = await world.get<{ table: protocol.TableInfo; secret: string }>('POST', `${path}/claim`, {
      body: { name: 'Bruno', invite: invites[0].secret },
    });
    expect(claimed.table.sealed).toBe(false);
    await world.get('POST', `${path}/start`, { secret: owner });
    const bruno = await world.seen(table.id, 1, claimed.secret);
    const { hand } = JSON.parse(JSON.stringify(bruno.viewers[0].view));
    expect(Match.create(duel, { players: 2, seed }).state.hands[1]).toEqual(hand);
    // It stays so when the server comes back.
    await world.server.close();
    const later = await World.open({}, world.folder);
    expect((await later.table(table.id)).sealed).toBe(false);
    expect((await later.create({ seats: [me('Ada'), me('Bruno')] })).table.sealed).toBe(true);
  });
});

describe('an old answer', () => {
  it('sent again after the game went on, or on another table, does nothing', async () => {
    const world = await World.open();
    const wish = { game: 'heap', seats: [me('Ada'), me('Bruno')], start: true };
    const [one, other] = [await world.create(wish), await world.create(wish)];
    const answer = (made: protocol.NewTable, seat: number, decision: number, option: string) => ({
      path: `/api/tables/${made.table.id}/answers`,
      secret: made.seats[seat].secret,
      body: { seat, decision, option },
    });
    const first = answer(one, 0, 0, 'take 1');
    const accepted = await world.get('POST', first.path, first);
    const second = answer(one, 1, 1, 'take 2');
    await world.get('POST', second.path, second);
    // The very same is an echo, the same with another choice is too late, and elsewhere the secret opens nothing.
    expect(await world.get('POST', first.path, first)).toEqual(accepted);
    const changed = answer(one, 0, 0, 'take 3');
    expect(await world.refusal('POST', changed.path, changed)).toBe('409 stale');
    const elsewhere = { ...first, path: `/api/tables/${other.table.id}/answers` };
    expect(await world.refusal('POST', elsewhere.path, elsewhere)).toBe('403 wrong-secret');
    expect((await world.table(one.table.id)).answers).toBe(2);
    expect((await world.table(other.table.id)).answers).toBe(0);
  });
});
