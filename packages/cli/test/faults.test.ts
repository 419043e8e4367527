import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Game } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { freshFolder, tiny } from './run.ts';

/** A heap whose rules break as soon as three pebbles are taken at once. */
const cracked: Game<{ pebbles: number; active: number; readonly players: number }> = {
  ...heap,
  *play(g) {
    let before = g.state.pebbles;
    for (const decision of heap.play(g)) {
      if (before - g.state.pebbles === 3) throw new Error('the heap slid');
      before = g.state.pebbles;
      yield decision;
    }
  },
};

/** A duel that nobody wins. */
const pointless: Game = { ...duel, result: () => ({ points: [0, 0], winners: [], ending: 'rounds' }) };

describe('when the rules fail', () => {
  it('simulate lists the game with its record, and ends with 1', async () => {
    const { out, code } = await tiny('simulate heap --players 2 --games 3 --workers 1 --json', { games: [cracked] });
    const { failures, games } = JSON.parse(out);
    expect({ code, games, failures: failures.length }).toEqual({ code: 1, games: 3, failures: 3 });
    for (const { error, record } of failures) {
      expect(error).toContain('the heap slid');
      expect(record.trimEnd().split('\n').at(-1)).toMatch(/^[12] take 3$/);
    }
  });

  it('simulate tells people of it too', async () => {
    const { out } = await tiny('simulate heap --players 2 --games 5 --workers 1', { games: [cracked] });
    expect(out).toContain('5 failures.');
    expect(out).toMatch(/Game 0: the rules failed on "take 3": the heap slid\. Its record:\ntabula record 1\n/);
    expect(out).toContain('... and 2 more (all of them with --json)');
  });

  it('simulate does not take a game without a winner for a game', async () => {
    const { out, code } = await tiny('simulate duel --players 2 --games 1 --workers 1 --json', { games: [pointless] });
    expect(code).toBe(1);
    expect(JSON.parse(out).failures[0].error).toBe('the result has the winners none');
  });

  it('play refuses the answer, keeps the record of the fault and goes on', async () => {
    const folder = freshFolder();
    const input = ['1', '3', '2', 's good', 'q', 'n'];
    const { out, code } = await tiny('play heap --seats human,human', { games: [cracked], folder, input });
    expect(code).toBe(0);
    expect(out).toContain('There is a mistake in the rules (the rules failed on "take 3": the heap slid).');
    const [fault] = readdirSync(folder).filter((file) => file.endsWith('.fault'));
    expect(readFileSync(join(folder, fault), 'utf8')).toMatch(/\n1 take 1\n2 take 3\n$/);
    expect(readFileSync(join(folder, 'good'), 'utf8')).toMatch(/\n1 take 1\n2 take 2\nhash /);
  });
});

describe('a fault of the command line itself', () => {
  const lost: Game = {
    ...heap,
    setup: () => {
      throw new Error('the pebbles are lost');
    },
  };

  it('is told in one sentence, without a stack', async () => {
    const { err, code } = await tiny('play heap', { games: [lost] });
    expect(code).toBe(1);
    expect(err).toContain('tabula: the pebbles are lost\n');
    expect(err).not.toContain('    at ');
  });

  it('is shown where it was to whoever asks', async () => {
    const { err } = await tiny('play heap', { games: [lost], env: { TABULA_DEBUG: '1' } });
    expect(err).toMatch(/ {4}at .*faults\.test\.ts/);
  });
});

describe('colours', () => {
  const ESC = String.fromCharCode(27);
  const play = async (columns: number | undefined, env: Record<string, string> = {}) => {
    const screen = columns === undefined ? {} : { columns };
    return (await tiny('play duel --seed 7 --seats human,random', { input: ['1'], env, ...screen })).out;
  };

  it('are for a terminal only, and not for those who do not want them', async () => {
    const plain = await play(undefined);
    const coloured = await play(80);
    expect(plain).not.toContain(ESC);
    expect(coloured).toContain(`${ESC}[1m`);
    expect(await play(80, { NO_COLOR: '1' })).not.toContain(`${ESC}[1m`);
    expect(stripVTControlCharacters(coloured)).toContain('[1] Seat 1: Play a card');
  });

  it('the page is as wide as the screen', async () => {
    const widest = (text: string) =>
      Math.max(
        ...stripVTControlCharacters(text)
          .split('\n')
          .map((line) => line.length),
      );
    const rule = (text: string) =>
      stripVTControlCharacters(text)
        .split('\n')
        .filter((line) => /^─+$/.test(line));
    for (const columns of [80, 100]) expect(widest(rule(await play(columns)).join('\n'))).toBe(columns);
  });
});
