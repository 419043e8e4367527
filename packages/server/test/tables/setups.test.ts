import { valuesFor } from '@tabula/engine';
import { bridge } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { HOUSE, houseGames } from '../helpers/house-games.ts';
import { me, World } from '../helpers/world.ts';

const seatsFor = (players: number) => Array.from({ length: players }, (_, seat) => me(`Player ${seat + 1}`));

describe('a table whose settings do not fit', () => {
  it('is refused before there is anything of it: every value, every number of players, every game', async () => {
    const world = await World.open({ registry: HOUSE });
    const wrong: string[] = [];
    let tried = 0;
    let refused = 0;
    for (const game of await houseGames())
      for (let players = game.players.min; players <= game.players.max; players++)
        for (const [name, setting] of Object.entries(game.settings))
          for (const value of setting.values) {
            const body = {
              game: game.id,
              seats: seatsFor(players),
              settings: { [name]: value },
              start: true,
              public: true,
            };
            const { status } = await world.ask('POST', '/api/tables', { body });
            const expected = valuesFor(setting, players).includes(value) ? 201 : 422;
            if (status !== expected) wrong.push(`${game.id} ${players} ${name} ${value}: ${status}`);
            tried++;
            if (expected === 422) refused++;
          }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(300);
    expect(refused).toBeGreaterThanOrEqual(5);
    const { tables } = await world.get<{ tables: { status: string }[] }>('GET', '/api/tables');
    expect(tables.filter(({ status }) => status === 'lobby')).toEqual([]);
  });

  it('leaves nothing behind where the rules themselves refuse to set it up', async () => {
    const failing = {
      ...bridge,
      setup: () => {
        throw new Error('the bridge is closed');
      },
    };
    const world = await World.open({ registry: { ...HOUSE, games: [failing], loadGame: async () => failing } });
    const body = { game: 'bridge', seats: seatsFor(2), start: true, public: true };
    expect((await world.ask('POST', '/api/tables', { body })).status).toBeGreaterThanOrEqual(400);
    expect(await world.get('GET', '/api/tables')).toEqual({ tables: [] });
  });

  it('is told to whoever changes it, and the page hears beforehand what fits', async () => {
    const world = await World.open({ registry: HOUSE });
    const { table, owner } = await world.create({ game: 'byzantium', seats: seatsFor(2) });
    const path = `/api/tables/${table.id}`;
    const change = (settings: object) => ({ secret: owner, body: { settings } });
    expect(await world.refusal('PATCH', path, change({ startPlayer: '3' }))).toBe('422 setup');
    const { games } = await world.get<{ games: { id: string; settings: object }[] }>('GET', '/api/games');
    expect(games.find(({ id }) => id === 'byzantium')?.settings).toMatchObject({
      startPlayer: { players: { 3: [3, 4], 4: [4] } },
    });
  });
});

describe('settings', () => {
  it('that are not named stay as they are when others are changed, and all are kept', async () => {
    const world = await World.open({ registry: HOUSE });
    const settings = { startPlayer: '2' };
    const { table, owner } = await world.create({ game: 'byzantium', seats: seatsFor(3), settings });
    const body = { settings: { eliteLimit: 'one-per-faction' } };
    await world.get('PATCH', `/api/tables/${table.id}`, { secret: owner, body });
    const expected = { ...table.settings, startPlayer: '2', eliteLimit: 'one-per-faction' };
    expect((await world.table(table.id)).settings).toEqual(expected);
    expect((await (await world.restarted({ registry: HOUSE })).table(table.id)).settings).toEqual(expected);
  });
});
