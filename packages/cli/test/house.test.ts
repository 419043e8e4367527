import { describe, expect, it } from 'vitest';
import { tabula } from './run.ts';

/** Enough numbers for any game; those that are too high are not understood and do no harm. */
const NUMBERS = Array.from({ length: 1500 }, (_, i) => `${1 + ((i * i + 3 * i) % 7)}`);

const WIDTH = 80;

/** What a command to type again may be: as long as it is. */
const COMMAND = /tabula (play|replay) /;

describe.each(['en', 'it'])('a game of the house played to its end in %s', (language) => {
  const { out, err, code } = tabula(`play byzantium --seed 5 --seats human,random,random --lang ${language}`, {
    input: NUMBERS,
  });

  it('goes through', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(language === 'en' ? 'The game is over.' : 'La partita è finita.');
  });

  it('keeps to the width of the screen', () => {
    const wide = out
      .split('\n')
      .filter((line) => [...line].length > WIDTH && !COMMAND.test(line) && !/: \d$/.test(line));
    expect(wide).toEqual([]);
  });

  it('names every rule it asks by, and leaves no message key or template unsaid', () => {
    const prompts = out.split('\n').filter((line) => /^\[[^\]]+\] (Player|Giocatore) 1: /.test(line));
    expect(prompts.length).toBeGreaterThan(20);
    expect(out).not.toMatch(/\b(space|piece|region|option|event|faction|undefined|NaN)\.\w|[{}]/);
  });
});

describe('a choice in several steps', () => {
  it('can be taken back step by step', () => {
    const input = ['claim ankara', 'u', 'claim ankara', '1', 'q', 'n'];
    const { out } = tabula('play byzantium --seats human,human --set startPlayer=1', { input });
    expect(out.match(/Choose an action/g)?.length).toBe(3);
    expect(out).toContain('Taken back.');
    expect(out).toContain('Player 1 takes control of Ankara: +2 Byzantine points.');
  });
});
