import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../helpers/house-games.ts';
import { me, World } from '../helpers/world.ts';

const GAMES = [
  ['italia', 4],
  ['invasions', 4],
  ['conquest', 3],
] as const;

/** All that a page is told, but for what counts events and answers. */
function rest({ seq: _seq, answers: _answers, since: _since, last: _last, ...told }: protocol.GameMessage): unknown {
  return told;
}

describe.each(GAMES)('a standing order in %s', (game, players) => {
  it('is told to nobody but its seat, not even whose it is', async () => {
    const world = await World.open({ registry: HOUSE });
    const names = Array.from({ length: players }, (_, seat) => me(`Player ${seat + 1}`));
    const { table, seats, spectator } = await world.create({ game, seats: names, start: true });
    const giver = players - 1;
    const own = await world.page(table.id, [seats[giver].secret]);
    const others = await Promise.all(
      [spectator, ...seats.slice(0, giver).map(({ secret }) => secret)].map((secret) => world.page(table.id, [secret])),
    );
    const orders = (await own.next('game')).viewers[0].orders.flatMap(({ values }) => values.map(({ id }) => id));
    expect(orders.length).toBeGreaterThan(2);
    const before = await Promise.all(others.map(async (page) => rest(await page.next('game'))));
    // Of these the log is told anew with each event, and there is nothing new.
    for (const [i, option] of orders.entries()) {
      expect(await own.request({ type: 'answer', seat: giver, decision: 0, option })).toBe('done');
      for (const [j, page] of others.entries()) {
        const told = await page.next('game', ({ seq }) => seq === i + 1);
        expect(told.last).toEqual({ kind: 'order', seat: null });
        expect(withoutLog(rest(told))).toEqual(withoutLog(before[j]));
        expect(told.viewers[0].log).toEqual([]);
      }
    }
    const [, forced] = (await world.seen(table.id, giver, seats[giver].secret)).viewers[0].orders;
    expect(forced.now).toBe(forced.values.at(-1)?.id);
  });
});

function withoutLog(told: unknown): unknown {
  return JSON.parse(JSON.stringify(told, (key, value) => (key === 'log' ? [] : value)));
}
