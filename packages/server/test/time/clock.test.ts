import { heap } from '@tabula/engine/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ClockWatch } from '../../src/common/clock-watch.ts';
import { hasty } from '../helpers/hasty.ts';
import { me, TINY, World } from '../helpers/world.ts';

const HOUR_MS = 3_600_000;
const GAME = hasty(heap);
const registry = { ...TINY, games: [GAME], loadGame: async () => GAME };

/** Somebody sets the clock of the machine; time goes on from there. */
function setClock(milliseconds: number): void {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  onTestFinished(() => {
    Date.now = now;
  });
}

describe('a clock that is set', () => {
  it('is noticed, in whichever direction; time that passes is not', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    try {
      const jumps: number[] = [];
      const watch = new ClockWatch((milliseconds) => jumps.push(milliseconds));
      vi.advanceTimersByTime(5000);
      expect(jumps).toEqual([]);
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(1000);
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(5000);
      expect(jumps).toEqual([-3_600_000, 60_000]);
      watch.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('forward: whoever is late by it is answered for', async () => {
    const world = await World.open({ registry, logLevel: 'warn' });
    const seats = [me('Ada'), me('Bruno')];
    const { table, seats: held } = await world.create({ game: GAME.id, time: 1800, seats, start: true });
    const page = await world.page(table.id, [held[0].secret]);
    setClock(HOUR_MS);
    await page.next('game', ({ last }) => last.kind === 'timeout');
    expect(world.log.match(/the clock of this machine was set/g)).toHaveLength(1);
  });

  it('back: nobody is late, and everything goes on', async () => {
    const world = await World.open({ registry, logLevel: 'warn' });
    const seats = [me('Ada'), me('Bruno')];
    const { table, seats: held } = await world.create({ game: GAME.id, time: 1800, seats, start: true });
    const page = await world.page(table.id, [held[0].secret]);
    setClock(-HOUR_MS);
    await expect.poll(() => world.log).toMatch(/"seconds":-3(600|599)/);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
    const later = await world.restarted({ registry });
    expect(await later.table(table.id)).toMatchObject({ answers: 1, waiting: [1] });
  });
});
