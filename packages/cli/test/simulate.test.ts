import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, type Said, tabula, tiny } from './run.ts';

const WITHOUT_SPEED = { seconds: 0, decisionsPerSecond: 0 };

async function summary(words: string, command: (words: string) => Said | Promise<Said> = tiny) {
  const { out, code, err } = await command(`simulate ${words} --json`);
  expect(err).toBe('');
  return { code, summary: JSON.parse(out) };
}

describe('simulate', () => {
  it('sums up games between bots', async () => {
    const { code, summary: told } = await summary('duel --players 3 --games 40 --seed 7');
    expect(code).toBe(0);
    expect(told).toMatchObject({
      game: 'duel',
      players: 3,
      games: 40,
      failures: [],
      seats: ['random', 'random', 'random'],
    });
    expect(told.wins).toHaveLength(3);
    expect(told.points).toHaveLength(3);
    // Every game of duel gives three points away, one in each round.
    expect(told.points.reduce((sum: number, mean: number) => sum + mean, 0)).toBeCloseTo(3);
    expect(told.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeGreaterThanOrEqual(40);
    expect(told.length.min).toBeLessThanOrEqual(told.length.mean);
    expect(told.length.mean).toBeCloseTo(told.decisions / 40);
    expect(told.endings).toEqual({ rounds: 40 });
    expect(told.decisionsPerSecond).toBeGreaterThan(0);
  });

  it('comes to the same with any number of threads', async () => {
    const alone = (await summary('duel --players 2 --games 30 --seats greedy,random --seed x --workers 1')).summary;
    const three = (await summary('duel --players 2 --games 30 --seats greedy,random --seed x --workers 3')).summary;
    expect({ ...three, ...WITHOUT_SPEED }).toEqual({ ...alone, ...WITHOUT_SPEED });
    const other = (await summary('duel --players 2 --games 30 --seats greedy,random --seed y --workers 1')).summary;
    expect(other.points).not.toEqual(alone.points);
  });

  it('tells who won by name when the bots change seats', async () => {
    const { winsByWord, wins, games } = (await summary('duel --seats greedy,random --games 60 --rotate --seed 1'))
      .summary;
    expect(winsByWord.greedy.seats).toBe(games);
    expect(winsByWord.greedy.wins + winsByWord.random.wins).toBe(wins[0] + wins[1]);
    expect(winsByWord.greedy.wins).toBeGreaterThan(winsByWord.random.wins);
  });

  it('passes options on to the game', async () => {
    const told = (await summary('duel --players 2 --games 4 --set deck=sorted')).summary;
    expect(told.options).toEqual({ deck: 'sorted' });
  });

  it('counts a game that does not end as a failure, with a record that replays', async () => {
    const { code, summary: told } = await summary('heap --players 2 --games 3 --max-decisions 50');
    expect(code).toBe(1);
    expect(told.failures).toHaveLength(3);
    expect(told.failures[1]).toMatchObject({ game: 1, error: expect.stringContaining('50') });
    const file = join(freshFolder(), 'endless.tabula');
    writeFileSync(file, told.failures[1].record);
    expect((await tiny(`replay ${file}`)).out).toMatch(/50 answers replayed\.\nThe game is not over\./);
  });

  it('prints tables for people', async () => {
    const { out, code } = await tiny('simulate duel --players 2 --games 10');
    expect(code).toBe(0);
    expect(out).toMatch(/^1 random +\d+ +[\d.]+% +[\d.]+$/m);
    expect(out).toContain('10 × Three clashes are fought.');
    expect(out).toContain('No failures.');
  });

  it('plays the games of the house', async () => {
    const { code, summary: told } = await summary('byzantium --players 4 --games 20 --seats random --seed 7', tabula);
    expect({ code, failures: told.failures, games: told.games }).toEqual({ code: 0, failures: [], games: 20 });
  });
});
