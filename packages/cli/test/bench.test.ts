import { describe, expect, it } from 'vitest';
import { tiny } from './run.ts';

describe('bench', () => {
  it('measures a game and the kernel alone', async () => {
    const { out, code } = await tiny('bench duel --milliseconds 1 --json');
    expect(code).toBe(0);
    const costs = JSON.parse(out);
    expect(Object.keys(costs)).toEqual(['duel', 'heap']);
    for (const game of Object.values(costs)) {
      expect(game).toEqual({
        players: 2,
        decisionsPerSecond: expect.any(Number),
        coldDecisionsPerSecond: expect.any(Number),
        gamesPerSecond: expect.any(Number),
        forkMicroseconds: expect.any(Number),
        loadMilliseconds: expect.any(Number),
        loadAnswers: expect.any(Number),
        searchIterationsPerSecond: expect.any(Number),
      });
    }
    // A duel is over after a few answers, so there are fewer games than decisions, but not many fewer.
    const { decisionsPerSecond, gamesPerSecond } = costs.duel;
    expect(decisionsPerSecond / gamesPerSecond).toBeGreaterThan(1);
    expect(decisionsPerSecond / gamesPerSecond).toBeLessThan(10);
    // A heap has thousands of answers, a duel at most nine: two cards a round, and the winner's spoils.
    expect([costs.heap.loadAnswers, costs.duel.loadAnswers]).toEqual([1000, 9]);
  });

  it('prints a table with the goals, and says what was scaled', async () => {
    const { out } = await tiny('bench duel --milliseconds 1');
    expect(out).toMatch(/^goal +≥ 400,000 +< 10 +< 5 +≥ 5,000$/m);
    expect(out).toMatch(/^the kernel alone( +[\d.,]+){6}$/m);
    expect(out).toContain('duel: loading measured on 9 answers and scaled to 1,000');
    expect(out).not.toContain('heap: loading');
  });

  it('says how long the turns of each level take', async () => {
    const { out, code } = await tiny('bench duel --turns 2 --json');
    expect(code).toBe(0);
    const times = JSON.parse(out);
    expect(times.map(({ game, level }: { game: string; level: string }) => `${game} ${level}`)).toEqual([
      'duel normal',
      'duel hard',
    ]);
    for (const { times: of } of times) {
      expect(of.turns).toBe(2);
      expect(of.answers).toBeGreaterThanOrEqual(2);
      expect(of.longestMilliseconds).toBeGreaterThanOrEqual(of.medianMilliseconds);
      expect(of.longestMilliseconds).toBeGreaterThanOrEqual(of.longestAnswerMilliseconds);
    }
  });

  it('prints the longest turn beside its limit', async () => {
    const { out } = await tiny('bench duel --turns 1');
    expect(out).toMatch(/Longest s/);
    expect(out).toMatch(/^duel +normal +1 +\d.*< 3$/m);
    expect(out).toMatch(/^duel +hard +1 +\d.*< 10$/m);
  });
});
