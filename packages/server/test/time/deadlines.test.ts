import { duel, heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { hasty } from '../helpers/hasty.ts';
import { me, TINY, World } from '../helpers/world.ts';

const hastyHeap = hasty(heap);
const hastyDuel = hasty(duel);

function registryOf(...games: (typeof hastyHeap | typeof hastyDuel)[]) {
  return { ...TINY, games, loadGame: async (id: string) => games.find((game) => game.id === id) ?? games[0] };
}

const SEATS = [me('Ada'), me('Bruno')];

describe('the clock', () => {
  it('answers at one table though it cannot at hundreds that are due before', async () => {
    const world = await World.open({ registry: registryOf(hastyHeap) });
    // More than are looked up at once, and all of them begun by rules that are no longer there.
    for (let i = 0; i < 520; i += 20)
      await Promise.all(
        Array.from({ length: 20 }, () => world.create({ game: hastyHeap.id, seats: SEATS, time: 1, start: true })),
      );
    const newer = { ...hastyHeap, version: 2 };
    const later = await world.restarted({ registry: registryOf(newer, hastyDuel) });
    const { table } = await later.create({ game: hastyDuel.id, seats: SEATS, time: 2, start: true });
    await expect.poll(async () => (await later.table(table.id)).answers, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(later.log).not.toContain('the clock could not answer');
  });

  it('does not mind a bot that still thinks', async () => {
    const world = await World.open({ registry: registryOf(hastyDuel), botDelay: 1500 });
    const bot = { kind: 'bot', level: 'easy' } as const;
    const wish = { game: hastyDuel.id, seats: [me('Ada'), bot, me('Carla')], time: 1, start: true };
    const { table, spectator } = await world.create(wish);
    const page = await world.page(table.id, [spectator]);
    const first = await page.next('game', ({ last }) => last.kind === 'timeout');
    // The bot answers after the clock did; the clock of the next decision strikes on time.
    const next = await page.next('game', ({ decision }) => decision !== first.decision);
    const struck = await page.next('game', ({ last, askedAt }) => last.kind === 'timeout' && askedAt > next.askedAt);
    expect(struck.decision).toBeGreaterThan(first.decision);
    expect(world.log).not.toContain('could not answer');
    expect(world.log).not.toContain('its time is up');
  });

  it('gives pages time to come back after a start', async () => {
    const world = await World.open({ registry: registryOf(hastyHeap) });
    const { table } = await world.create({ game: hastyHeap.id, seats: SEATS, time: 1, start: true });
    await world.server.close();
    await expect.poll(() => Date.now()).toBeGreaterThan(table.dueAt ?? 0);
    const started = Date.now();
    const later = await World.open({ registry: registryOf(hastyHeap), limits: { startGraceMs: 1200 } }, world.folder);
    await expect.poll(async () => (await later.table(table.id)).answers).toBe(1);
    expect((await later.table(table.id)).askedAt).toBeGreaterThanOrEqual(started + 1200);
  });
});
