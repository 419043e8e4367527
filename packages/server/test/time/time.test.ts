import { setTimeout as wait } from 'node:timers/promises';
import { duel, heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { hasty } from '../helpers/hasty.ts';
import { me, TINY, World } from '../helpers/world.ts';

const GAMES = [hasty(heap), hasty(duel), heap];
const registry = {
  ...TINY,
  games: GAMES,
  loadGame: async (id: string) => GAMES.find((game) => game.id === id) ?? heap,
};

/** Two people with a second to answer: whoever is late takes one pebble, or plays the first card. */
async function hastyTable(world: World, game = 'hasty-heap', time: number | null = 1) {
  const { table, seats, owner } = await world.create({ game, time, seats: [me('Ada'), me('Bruno')], start: true });
  const [ada, bruno] = seats.map(({ secret }) => secret);
  return { id: table.id, ada, bruno, owner, table };
}

describe('time to answer', () => {
  it('is up: what the rules name is taken for the seat, and everybody hears that it was late', async () => {
    const world = await World.open({ registry });
    const { id, bruno, table } = await hastyTable(world);
    expect(table.dueAt).toBe(table.askedAt + 1000);
    const page = await world.page(id, [bruno]);
    expect((await page.next('game')).dueAt).toBe(table.dueAt);
    const struck = await page.next('game', ({ last }) => last.kind === 'timeout');
    expect(struck).toMatchObject({
      answers: 1,
      waiting: [1],
      last: { seat: 0 },
      viewers: [{ view: { pebbles: 9_999 } }],
    });
    expect(struck.askedAt).toBeGreaterThanOrEqual(table.dueAt ?? 0);
    // The next one has his own second, and answers in time.
    expect(struck.dueAt).toBe(struck.askedAt + 1000);
    expect(await page.request({ type: 'answer', seat: 1, decision: struck.decision, option: 'take 3' })).toBe('done');
    expect(await world.table(id)).toMatchObject({ answers: 2, waiting: [0] });
  });

  it('is up for all who are still waited for at once, and an answer that was given stands', async () => {
    const world = await World.open({ registry });
    const { table, seats } = await world.create({
      game: 'hasty-duel',
      time: 1,
      settings: { deck: 'sorted' },
      seats: [me('Ada'), me('Bruno'), me('Carla')],
      start: true,
    });
    const page = await world.page(table.id, [seats[1].secret]);
    const { viewers, decision } = await page.next('game');
    const last = viewers[0].ask?.options.at(-1)?.id ?? '';
    expect(await page.request({ type: 'answer', seat: 1, decision, option: last })).toBe('done');
    expect(await world.table(table.id)).toMatchObject({ waiting: [0, 2], dueAt: table.dueAt });
    const { viewers: after } = await page.next('game', ({ decision: now }) => now !== decision);
    const played = after[0].log.filter((line) => JSON.stringify(line).includes('"played"'));
    expect(played.map((line) => JSON.stringify(line))).toEqual([
      expect.stringContaining('"card":15'),
      expect.stringContaining(`"card":${last.split(' ')[1]}`),
      expect.stringContaining('"card":5'),
    ]);
  });

  it('does not run where nothing is named, where none was agreed, nor for bots', async () => {
    const world = await World.open({ registry });
    expect((await hastyTable(world, 'heap')).table).toMatchObject({ time: 1, dueAt: null });
    expect((await hastyTable(world, 'hasty-heap', null)).table).toMatchObject({ time: null, dueAt: null });
    const { id, owner } = await hastyTable(world, 'hasty-heap', 3600);
    expect((await world.table(id)).dueAt).not.toBeNull();
    await world.get('PUT', `/api/tables/${id}/seats/0`, { secret: owner, body: { kind: 'bot', level: 'easy' } });
    const { dueAt, waiting } = await world.table(id);
    expect(waiting.includes(0) ? dueAt : null).toBeNull();
  });

  it('is agreed on before the start and stands when it has begun', async () => {
    const world = await World.open({ registry });
    const { table, owner } = await world.create({ game: 'hasty-heap', seats: [me('Ada'), me('Bruno')] });
    const path = `/api/tables/${table.id}`;
    expect(table).toMatchObject({ time: null, dueAt: null });
    await world.get('PATCH', path, { secret: owner, body: { time: 86_400 } });
    expect(await world.refusal('PATCH', path, { secret: owner, body: { time: 0 } })).toBe('400 bad-request');
    const started = await world.get<{ askedAt: number }>('POST', `${path}/start`, { secret: owner });
    expect(started).toMatchObject({ time: 86_400, dueAt: started.askedAt + 86_400_000 });
    expect(await world.refusal('PATCH', path, { secret: owner, body: { time: 60 } })).toBe('409 not-lobby');
  });

  it('goes on while the server is down: what was due meanwhile is taken when it is back', async () => {
    const world = await World.open({ registry });
    const soon = await hastyTable(world);
    const later = await hastyTable(world, 'hasty-heap', 3600);
    await world.server.close();
    await wait(1100);
    const again = await World.open({ registry }, world.folder);
    await expect.poll(async () => (await again.table(soon.id)).answers).toBe(1);
    expect(await again.table(later.id)).toMatchObject({ answers: 0, dueAt: later.table.dueAt });
  });

  it('and an answer at the last moment: one of the two is taken, and the other one knows', async () => {
    const world = await World.open({ registry });
    const tables = await Promise.all(Array.from({ length: 24 }, () => hastyTable(world)));
    const outcomes = await Promise.all(
      tables.map(async ({ id, ada, table }, i) => {
        await wait((table.dueAt ?? 0) - Date.now() + i - 12);
        const body = { seat: 0, decision: 0, option: 'take 3' };
        const { status } = await world.ask('POST', `/api/tables/${id}/answers`, { secret: ada, body });
        return status;
      }),
    );
    expect(outcomes.every((status) => status === 200 || status === 409)).toBe(true);
    for (const [i, { id, ada }] of tables.entries()) {
      // A retry tells which answer it was that settled the question.
      const settled = async (option: string) => {
        const body = { seat: 0, decision: 0, option };
        return (await world.ask('POST', `/api/tables/${id}/answers`, { secret: ada, body })).status === 200;
      };
      expect([await settled('take 3'), await settled('take 1')]).toEqual([outcomes[i] === 200, outcomes[i] !== 200]);
    }
  });

  it('is up, and whoever then sends what was taken for him is told that it was', async () => {
    const world = await World.open({ registry });
    const { id, ada } = await hastyTable(world);
    await expect.poll(async () => (await world.table(id)).answers).toBeGreaterThan(0);
    const same = { secret: ada, body: { seat: 0, decision: 0, option: 'take 1' } };
    expect(await world.get('POST', `/api/tables/${id}/answers`, same)).toMatchObject({ seq: 1, answers: 1 });
    const other = { secret: ada, body: { seat: 0, decision: 0, option: 'take 2' } };
    expect(await world.refusal('POST', `/api/tables/${id}/answers`, other)).toBe('409 stale');
  });
});

describe('how long a table waits', () => {
  it('is counted from when the question was put, whatever else happens at the table', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' });
    const { askedAt } = await world.table(table.id);
    expect(askedAt).toBeGreaterThanOrEqual(table.askedAt);
    await wait(5);
    await page.request({ type: 'chat', seat: 0, text: 'take your time' });
    await page.request({ type: 'rollback', seat: 0, answers: 0 });
    const asked = await world.table(table.id);
    expect(asked).toMatchObject({ askedAt, rollback: { by: 0, answers: 0, agreed: [0] } });
    expect(asked.updatedAt).toBeGreaterThan(askedAt);
    expect(await (await world.restarted()).table(table.id)).toMatchObject({ askedAt });
  });
});
