import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance, type Game, seedFrom } from '@tabula/engine';
import { LibsqlStore } from '@tabula/server';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES, HOUSE, houseWith, PlayedTable, playedMatch } from '../helpers/house-games.ts';
import { freshFolder, World } from '../helpers/world.ts';

/** A house with a game that is over and one that is under way, with some answers beyond a checkpoint if it is long enough; it is closed. */
async function furnish(id: string) {
  const whole = await playedMatch(id, 'over');
  const half = await playedMatch(id, 'over', Math.min(70, Math.floor(whole.answers.length / 2)));
  const world = await World.open({ registry: HOUSE }, mkdtempSync(join(tmpdir(), 'tabula-rules-')));
  const over = await PlayedTable.import(world, whole.toString());
  const running = await PlayedTable.import(world, half.toString());
  const chance = Chance.fromSeed(seedFrom(id));
  for (let i = 0; i < 3; i++) await running.doAnything(chance, 0);
  const known = { ended: await over.everything(), seen: await running.everything(), record: await text(world, over) };
  await world.server.close();
  return { folder: world.folder, over, running, known };
}

/** Furnished once for all tests of a game: whole games take long. */
const houses = new Map<string, ReturnType<typeof furnish>>();
afterAll(async () => {
  for (const house of houses.values()) rmSync((await house).folder, { recursive: true });
});

/** The two tables of a game in a folder of one's own. */
async function twoTables(id: string) {
  const furnished = houses.get(id) ?? furnish(id);
  houses.set(id, furnished);
  const folder = freshFolder();
  const { folder: original, ...tables } = await furnished;
  cpSync(original, folder, { recursive: true });
  return { folder, ...tables };
}

async function text(world: World, table: PlayedTable): Promise<string> {
  const { status, text: record } = await world.ask('GET', `${table.path}/record`, { secret: table.owner });
  expect(status).toBe(200);
  return record;
}

/** By these rules the running game says so, and all but its moves can still be had. */
async function saysSo(world: World, table: PlayedTable): Promise<void> {
  const info = await world.table(table.id);
  expect(info).toMatchObject({ status: 'playing', trouble: { code: 'other-rules' } });
  const late = await table.answer(info.waiting[0] ?? 0, 1, 'pass');
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('"other-rules"')]);
  const seen = await world.ask('GET', `${table.path}/seen?seat=0&wait=1`, { secret: table.secrets[0] });
  expect([seen.status, seen.text]).toEqual([409, expect.stringMatching(/begun by|not here any more/)]);
  expect((await text(world, table)).split('\n').length).toBeGreaterThan(info.answers);
  const page = await world.page(table.id, [table.secrets[1]]);
  expect(page.last('welcome')?.table.trouble?.code).toBe('other-rules');
  expect(
    (await world.ask('POST', `${table.path}/undo`, { secret: table.secrets[1], body: { seat: 1, seq: 1 } })).status,
  ).toBe(409);
  expect(world.log.match(/"code":"other-rules"/g)).toHaveLength(1);
  expect(world.log).not.toContain('unexpected');
}

async function canBeLeft(world: World, table: PlayedTable): Promise<void> {
  expect((await world.ask('POST', `${table.path}/leave`, { secret: table.secrets[0] })).status).toBe(200);
  expect((await world.table(table.id)).seats[0].level).toBe('normal');
}

/** What is over is as it was. */
async function standsStill(world: World, table: PlayedTable, known: { ended: unknown; record: string }): Promise<void> {
  expect(await table.everything()).toEqual(known.ended);
  expect(await text(world, table)).toBe(known.record);
  const { record } = await world.get<{ record: string }>('GET', `${table.path}/replay`, { secret: table.owner });
  expect(record).toBe(known.record);
  expect(await world.table(table.id)).not.toHaveProperty('trouble');
}

const anotherWord = (game: Game): Game => ({
  ...game,
  setup: (config, chance) => {
    chance.word();
    return game.setup(config, chance);
  },
});

const TRIAL = Chance.fromSeed(seedFrom('trial of the rules')).toJSON().key;

/** A change that the trial games, by which rules are told apart, never meet. */
const unnoticed = (game: Game): Game => ({
  ...game,
  setup: (config, chance) => {
    if (chance.toJSON().key !== TRIAL) chance.word();
    return game.setup(config, chance);
  },
});

describe.each(GAMES)('%s', (id) => {
  it('by a later version of its rules: what is over stays as it was, what is under way says so, and goes on by the old one', async () => {
    const { folder, over, running, known } = await twoTables(id);
    const registry = houseWith((game) => ({ ...game, version: game.version + 1 }));
    const later = await World.open({ registry }, folder);
    await standsStill(later, over.at(later), known);
    await saysSo(later, running.at(later));
    const back = await later.restarted({ registry: HOUSE });
    const seen = await running.at(back).everything();
    expect(seen.map(({ viewers }) => viewers)).toEqual(known.seen.map(({ viewers }) => viewers));
  });

  it('by rules that were changed without a new version never becomes another game', async () => {
    const { folder, over, running, known } = await twoTables(id);
    const later = await World.open({ registry: houseWith(anotherWord) }, folder);
    await standsStill(later, over.at(later), known);
    const { trouble } = await later.table(running.id);
    if (trouble === undefined) expect(await running.at(later).everything()).toEqual(known.seen);
    else {
      await saysSo(later, running.at(later));
      await canBeLeft(later, running.at(later));
    }
  });

  it('by rules whose change nobody noticed is found out where it comes out otherwise', async () => {
    const { folder, running, known } = await twoTables(id);
    const hidden = await World.open({ registry: houseWith(unnoticed) }, folder);
    const { trouble } = await hidden.table(running.id);
    if (trouble === undefined) expect(await running.at(hidden).everything()).toEqual(known.seen);
    await hidden.server.close();
    const store = await LibsqlStore.open(join(folder, 'tabula.db'));
    await store.forgetCheckpoints(running.id);
    await store.close();
    const later = await World.open({ registry: houseWith(unnoticed) }, folder);
    const found = (await later.table(running.id)).trouble;
    if (found === undefined) expect(await running.at(later).everything()).toEqual(known.seen);
    else expect(['other-rules', 'broken']).toContain(found.code);
  });
});

it('a table of a game that is not in the house any more still has its record, and can be left', async () => {
  const { folder, over, running, known } = await twoTables('byzantium');
  const registry = { ...HOUSE, games: HOUSE.games.filter((game) => game.id !== 'byzantium') };
  const later = await World.open({ registry }, folder);
  await standsStill(later, over.at(later), known);
  await saysSo(later, running.at(later));
  await canBeLeft(later, running.at(later));
});

it('a price that was changed without a new version is found in every table of byzantium that it changed', async () => {
  const { folder, over, running, known } = await twoTables('byzantium');
  const richer = (game: Game): Game =>
    game.id !== 'byzantium'
      ? game
      : {
          ...game,
          setup: (...with_) =>
            JSON.parse(JSON.stringify(game.setup(...with_)).replaceAll('"points":10', '"points":12')),
        };
  const later = await World.open({ registry: houseWith(richer) }, folder);
  await standsStill(later, over.at(later), known);
  await saysSo(later, running.at(later));
  await canBeLeft(later, running.at(later));
});
