import { heap } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { HOUSE, houseGames, randomRecord } from '../helpers/house-games.ts';
import { me, World } from '../helpers/world.ts';

type Message = protocol.GameMessage;

/** Somebody at a table who sees and does what he likes. */
function player(world: World, id: string, seats: readonly protocol.SeatSecret[]) {
  const secretOf = (seat: number) => seats.find((one) => one.seat === seat)?.secret;
  const seen = (seat: number): Promise<Message> => world.seen(id, seat, secretOf(seat));
  const act = async (what: string, seat: number, rest: object) => {
    const body = { seat, ...rest };
    const reply = await world.ask('POST', `/api/tables/${id}/${what}`, { secret: secretOf(seat), body });
    return reply.status === 200 ? 'done' : String(JSON.parse(reply.text).error.code);
  };
  /** Whoever is asked answers something. */
  const goOn = async (): Promise<string> => {
    const [seat] = (await world.table(id)).waiting;
    const { decision, viewers } = await seen(seat);
    const options = viewers[0].ask?.options ?? [];
    return act('answers', seat, { decision, option: options[options.length >> 1].id });
  };
  return { seen, act, goOn };
}

const LIMITS = { answers: 60, orders: 12, takeBacks: 12 };

describe('one seat alone', async () => {
  for (const game of await houseGames())
    it(`cannot end a game of ${game.id} for everybody: it is refused alone, and the others play on`, async () => {
      const world = await World.open({ registry: HOUSE, limits: LIMITS });
      const players = game.players.max;
      const seats = Array.from({ length: players }, (_, seat) => me(`Player ${seat + 1}`));
      const made = await world.create({ game: game.id, seats, start: true });
      const { seen, act, goOn } = player(world, made.table.id, made.seats);
      const griefer = players - 1;

      // Orders, asked or not, until they are refused; then answers and undos in turn, until those are.
      const orders = (await seen(griefer)).viewers[0].orders.flatMap(({ values }) => values.map(({ id }) => id));
      if (orders.length > 0) {
        const given: string[] = [];
        for (let i = 0; i < 3 * LIMITS.orders; i++) {
          const option = orders[i % orders.length];
          given.push(await act('answers', griefer, { decision: 0, option }));
        }
        expect(given.filter((what) => what === 'done')).toHaveLength(LIMITS.orders);
        expect(given.at(-1)).toBe('too-many');
      }
      const [first] = (await world.table(made.table.id)).waiting;
      const undone: string[] = [];
      for (let i = 0; i < 2 * LIMITS.takeBacks; i++) {
        if ((await seen(first)).viewers[0].ask === null || (await goOn()) !== 'done') break;
        undone.push(await act('undo', first, { seq: (await seen(first)).seq }));
        if (undone.at(-1) !== 'done') break;
      }
      expect(undone.filter((what) => what === 'done').length).toBeLessThanOrEqual(LIMITS.takeBacks);
      expect(undone.at(-1)).not.toBe('done');

      // The others come as far as if nothing had been.
      expect((await world.table(made.table.id)).waiting.length).toBeGreaterThan(0);
      for (let i = 0; i < 20 && (await world.table(made.table.id)).status !== 'over'; i++)
        expect(await goOn()).toBe('done');
    });
});

describe('a game that has all the answers a game can have', () => {
  it('is left alone by its bots, and says why; what is taken back may be played again', async () => {
    const world = await World.open({ limits: { answers: 6 } });
    const bot = { kind: 'bot', level: 'easy' } as const;
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), bot], start: true });
    const { goOn } = player(world, table.id, seats);
    const page = await world.page(table.id, [seats[0].secret]);
    for (let i = 0; i < 3; i++) {
      expect(await goOn()).toBe('done');
      await page.next('game', ({ answers }) => answers === 2 * (i + 1));
    }
    expect(await goOn()).toBe('too-many');
    await page.request({ type: 'rollback', seat: 0, answers: 5 });
    // Now the bot has one answer more, and then the human none.
    await page.next('game', ({ answers, waiting }) => answers === 6 && waiting[0] === 0);
    expect(await goOn()).toBe('too-many');
  });

  it('keeps bots and clock from trying for ever', async () => {
    const world = await World.open({ limits: { answers: 40 } });
    const bot = { kind: 'bot', level: 'easy' } as const;
    const body = { record: randomRecord(heap, 2, 35), seats: [bot, bot] };
    const { table, spectator } = await world.get<protocol.NewTable>('POST', '/api/records', { body });
    const page = await world.page(table.id, [spectator]);
    const { table: stalled } = await page.next('table', (one) => one.table.stalled !== null);
    expect(stalled).toMatchObject({ answers: 40, stalled: { code: 'too-many' }, status: 'playing' });
    expect(world.log.match(/a bot does not answer here any more/g)).toHaveLength(1);
    expect(world.log).not.toContain('could not answer');
    expect((await world.table(table.id)).stalled?.message).toContain('more than any game has');
  });
});
