import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Analysis, analyse } from '@tabula/bots';
import { Match, parseRecord } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { freshFolder, here } from './run.ts';

const golden = (game: string) => fileURLToPath(new URL(`../../../games/${game}/test/golden/`, import.meta.url));

/** So many answers of a game of each. */
const MOST = 30;

const fileOf = (id: string) => {
  const [first = ''] = readdirSync(golden(id)).filter((file) => file.endsWith('.tabula'));
  return join(golden(id), first);
};

function through(steps: ReturnType<typeof analyse>): Analysis {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

describe('the analysis of a game', () => {
  it.each(games)('of $id: start, choices, luck and the rest add up to the result', async ({ id }) => {
    const game = await loadGame(id);
    const { hash: _, ...whole } = parseRecord(readFileSync(fileOf(id), 'utf8'));
    const record = { ...whole, answers: whole.answers.slice(0, MOST) };
    const analysis = through(analyse(game, record, { budget: { iterations: 4 }, seed: 'sums' }));
    const { over, state } = Match.replay(game, record).run;
    expect(analysis.over).toBe(over);
    analysis.accounts.forEach((account, seat) => {
      const { start, choices, others, luck, drift, result } = account;
      expect(start + choices + others + luck + drift).toBeCloseTo(result, 9);
      if (over) expect(result).toBe(game.result(state).winners.includes(seat) ? 1 : 0);
      expect(account.alike).toBeLessThanOrEqual(account.decided);
    });
    for (const { moment, choice, luck } of analysis.steps) {
      const all = moment.before.reduce((sum, { value }) => sum + value, 0);
      expect(all).toBeCloseTo(1, 9);
      const moved = choice.reduce((sum, by) => sum + by, 0) + luck.reduce((sum, by) => sum + by, 0);
      expect(moved).toBeCloseTo(0, 9);
      expect(record.answers[moment.answer]).toEqual({ seat: moment.seat, id: moment.played.id });
    }
    expect(analysis.turningPoints).toHaveLength(Math.min(5, analysis.steps.length));
  });

  it('says the same again from the same seed, and shows its noise', async () => {
    const file = fileOf('oasis-road');
    const words = `analyse ${file} --rollouts 20 --seed x`;
    const one = await here(`${words} --json`);
    const two = await here(`${words} --json`);
    expect(one).toEqual(two);
    expect(one.code).toBe(0);
    const text = await here(`${words} --lang it`);
    expect(text.out).toContain('Fortuna e scelte');
    expect(text.out).toMatch(/±/);
  });

  it('says of a game that is not over that it is none, and refuses what is no record', async () => {
    const lines = readFileSync(fileOf('oasis-road'), 'utf8').split('\n');
    const cut = join(freshFolder(), 'cut.tabula');
    writeFileSync(cut, `${lines.slice(0, -10).join('\n')}\n`);
    expect(await here(`analyse ${cut} --rollouts 4`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('not over'),
    });
    expect((await here('analyse no-such-file')).code).toBe(2);
  });
});
