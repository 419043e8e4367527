import { describe, expect, it } from 'vitest';
import { tiny } from './run.ts';

async function summary(words: string) {
  const { out, err, code } = await tiny(`arena ${words} --json`);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  return JSON.parse(out);
}

describe('arena', () => {
  it('says by how much one bot is stronger, with what it took', async () => {
    const told = await summary('duel search:60 random --players 2 --games 60 --seed x');
    expect(told).toMatchObject({ game: 'duel', players: 2, bots: ['search:60', 'random'], games: 60, unended: 0 });
    expect(told.score.low).toBeGreaterThan(0.5);
    expect(told.elo.low).toBeGreaterThan(0);
    expect(told.pace[0]).toBeGreaterThan(told.pace[1]);
  });

  it('comes to the same with any number of processes', async () => {
    const one = await summary('duel greedy random --players 3 --games 30 --workers 1');
    const two = await summary('duel greedy random --players 3 --games 30 --workers 2');
    expect({ ...two, pace: [] }).toEqual({ ...one, pace: [] });
    expect(one.games).toBe(30);
  });

  it('stops when it is clear enough, and says so', async () => {
    const told = await summary('duel search:60 random --games 400 --sprt 0,100 --workers 1');
    expect(told.sprt).toEqual({ least: 0, most: 100, verdict: 'yes' });
    expect(told.games).toBeLessThan(400);
    const { out } = await tiny('arena duel random random --players 2 --games 2 --lang it --sprt 0,100');
    expect(out).toMatch(/Duello.*random contro random.*Indeciso fra 0 e 100 Elo/s);
  });

  it.each(['35', '35,0', 'a,b', '0,35,70'])('refuses "--sprt %s" and says what is right', async (text) => {
    const { err, code } = await tiny(`arena duel random greedy --sprt ${text}`);
    expect(err).toContain(`the figures of --sprt are two whole numbers, the smaller first, as in 0,35; not "${text}"`);
    expect(code).toBe(2);
  });
});
