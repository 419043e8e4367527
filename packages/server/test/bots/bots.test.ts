import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Game, Match, parseRecord, seedFrom } from '@tabula/engine';
import { type Heap, heap } from '@tabula/engine/testing';
import type { protocol, Registry } from '@tabula/server';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { playOn } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

/** A short heap whose bots get into trouble in their workers (see troubled.mjs). */
const troubled = (id: string): Game => ({ ...heap, id });
const GAMES: readonly Game[] = ['hanging', 'leaving', 'throwing'].map(troubled);
const TROUBLED: Registry = {
  games: GAMES,
  loadGame: async (id) => GAMES.find((game) => game.id === id) ?? heap,
  module: new URL('../helpers/troubled.mjs', import.meta.url).href,
};

describe('a bot', () => {
  it.each(['hanging', 'leaving', 'throwing'])(
    'that is %s is retried once and then replaced by chance',
    async (game) => {
      const world = await World.open({ registry: TROUBLED, botTimeout: 50 });
      const { table, seats } = await world.create({
        game,
        seats: [me('Ada'), { kind: 'bot', level: 'normal' }],
        start: true,
      });
      const page = await world.page(table.id, [seats[0].secret]);
      expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 3' })).toBe('done');
      const { answers, waiting } = await page.next('game', (message) => message.answers === 2);
      expect({ answers, waiting }).toEqual({ answers: 2, waiting: [0] });
      const { text: metrics } = await world.ask('GET', '/metrics');
      expect(metrics).toContain('tabula_bot_trouble_total{remedy="replaced"} 1');
    },
  );

  it('gives away what it is told to, has the character that it is given, and answers', async () => {
    const world = await World.open({ botDelay: 0 });
    const bot = { kind: 'bot', level: 'hard-200:avenger' } as const;
    const { table, seats } = await world.create({ game: 'duel', seats: [me('Ada'), bot], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    await playOn(page, (options) => options[0]);
    expect(world.log).not.toContain('a bot failed');
  });

  it('goes on after the server was away', async () => {
    const world = await World.open({ botDelay: 60_000 });
    const { table, seats } = await world.create({
      game: 'heap',
      seats: [me('Ada'), { kind: 'bot', level: 'easy' }],
      start: true,
    });
    const page = await world.page(table.id, [seats[0].secret]);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 3' })).toBe('done');
    const later = await world.restarted({ botDelay: 0 });
    const { text: seen } = await later.ask('GET', `/api/tables/${table.id}/seen?seat=0&after=1&wait=20`, {
      secret: seats[0].secret,
    });
    expect(JSON.parse(seen)).toMatchObject({ answers: 2, waiting: [0] });
  });

  it('answers alike at tables made from the same record, and otherwise where the seed is another', async () => {
    const world = await World.open();
    const game = async (seed: string): Promise<number[]> => {
      const record = Match.create(heap, { players: 2, seed: seedFrom(seed) }).toString();
      const seats = [me('Ada'), { kind: 'bot', level: 'easy' }];
      const made = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record, seats } });
      const page = await world.page(made.table.id, [made.seats[0].secret]);
      const heaps: number[] = [];
      for (let answers = 0; answers < 24; answers += 2) {
        const { decision, viewers } = await world.seen(made.table.id, 0, made.seats[0].secret);
        const { pebbles }: Heap = JSON.parse(JSON.stringify(viewers[0].view));
        heaps.push(pebbles);
        // Ada plays well: whatever the bot takes is as bad as anything else.
        expect(await page.request({ type: 'answer', seat: 0, decision, option: `take ${(pebbles - 1) % 4}` })).toBe(
          'done',
        );
        await page.next('game', (message) => message.answers === answers + 2);
      }
      return heaps;
    };
    const one = await game('one');
    expect(await game('one')).toEqual(one);
    expect(await game('another')).not.toEqual(one);
  });

  it('advises the seat that is asked, and no other', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const path = `/api/tables/${table.id}`;
    const ask = (what: string, seat: number, more: object = {}) => ({
      secret: seats[seat].secret,
      body: { seat, decision: 0, ...more },
      path: `${path}/${what}`,
    });
    const hint = ask('hint', 0);
    const { hint: advice } = await world.get<{ hint: { id: string; options: unknown[] } }>('POST', hint.path, hint);
    expect(['take 1', 'take 2', 'take 3']).toContain(advice.id);
    expect(advice.options).toHaveLength(3);
    const odds = ask('odds', 0, { option: 'take 1' });
    expect(await world.get('POST', odds.path, odds)).toEqual({ odds: null });
    const wrong = ask('odds', 0, { option: 'take 9' });
    expect(await world.refusal('POST', wrong.path, wrong)).toBe('422 not-offered');
    const notAsked = ask('hint', 1);
    expect(await world.refusal('POST', notAsked.path, notAsked)).toBe('409 wrong-seat');
    const foreign = { ...ask('hint', 0), secret: seats[1].secret };
    expect(await world.refusal('POST', foreign.path, foreign)).toBe('403 wrong-secret');
  });
});

/** A heap in which taking two is a mistake of the rules. */
const broken: Game<Heap> = {
  ...heap,
  id: 'broken',
  *play(g) {
    const rules = heap.play(g);
    for (let asked = rules.next(); !asked.done; asked = rules.next()) {
      if (g.state.pebbles === 9_998) throw new Error('two are too many');
      yield asked.value;
    }
  },
};
const BROKEN: Registry = { ...TROUBLED, games: [broken], loadGame: async () => broken };

/** The record of the only fault that was kept. */
function reportedFault(folder: string): string {
  const database = new Libsql(join(folder, 'tabula.db'));
  const rows: unknown[] = database.prepare('select record from faults').all();
  database.close();
  expect(rows).toEqual([{ record: expect.stringContaining('tabula record 1') }]);
  const [{ record }]: { record: string }[] = JSON.parse(JSON.stringify(rows));
  return record;
}

describe('a mistake in the rules', () => {
  it('costs nobody a game: the answer is refused, the record is kept, the log does not tell the seed', async () => {
    const world = await World.open({ registry: BROKEN });
    const made = await world.create({ game: 'broken', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(made.table.id, [made.seats[0].secret]);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 2' })).toBe('rule-fault');
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 3' })).toBe('done');
    expect(await world.table(made.table.id)).toMatchObject({ answers: 1, waiting: [1] });
    await world.server.close();
    const record = reportedFault(world.folder);
    expect(() => Match.replay(broken, parseRecord(record))).toThrow('two are too many');
    expect(world.log).toContain('rule fault');
    expect(world.log).not.toContain(parseRecord(record).seed);
    const later = await world.restarted({ registry: BROKEN });
    expect(await later.table(made.table.id)).toMatchObject({ answers: 1, waiting: [1] });
  });
});

describe('the example bot of the documentation', () => {
  it('claims a seat and plays a whole game over the public protocol', async () => {
    const world = await World.open();
    const { table, seats, owner } = await world.create({ seats: [me('Ada'), { kind: 'open' }, { kind: 'open' }] });
    const file = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));
    const bots = ['Uno', 'Due'].map((name) => spawn(process.execPath, [file, world.server.url, table.id, name]));
    const said = bots.map((bot) => text(bot.stdout));
    const page = await world.page(table.id, [seats[0].secret]);
    const isFull = ({ seats: places }: protocol.TableInfo) => places.every(({ kind }) => kind === 'human');
    if (!isFull(await world.table(table.id))) await page.next('table', ({ table: now }) => isFull(now));
    await world.get('POST', `/api/tables/${table.id}/start`, { secret: owner });
    await playOn(page, (options) => options[0]);
    const results = await Promise.all(said);
    const { result } = await world.table(table.id);
    expect(results.join('')).toContain(`winners ${result?.winners.join(', ')}`);
    expect(bots.map(({ exitCode }) => exitCode ?? 0)).toEqual([0, 0]);
  });
});
