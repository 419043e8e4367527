import { duel, randomGame } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

/** How often a game asks for its law. */
function looks(every?: number): number {
  let count = 0;
  const law = () => {
    count += 1;
  };
  randomGame(duel, { players: 2, name: 'looks', law, ...(every === undefined ? {} : { every }) });
  return count;
}

describe('a random game', () => {
  it('is the same game by the same name, and another by another', () => {
    const game = (name: string) => randomGame(duel, { players: 2, name });
    expect(game('one')).toEqual(game('one'));
    const others = ['two', 'three', 'four', 'five'].map((name) => JSON.stringify(game(name)));
    expect(new Set([JSON.stringify(game('one')), ...others]).size).toBeGreaterThan(1);
  });

  it('looks at the law after every answer and at the end, or after every so many', () => {
    const answers = looks() - 1;
    expect(answers).toBeGreaterThan(4);
    expect(looks(3)).toBe(Math.floor(answers / 3) + 1);
  });

  it('does not go on when a law is broken', () => {
    const broken = () => {
      throw new Error('a counter is missing');
    };
    expect(() => randomGame(duel, { players: 2, name: 'broken', law: broken })).toThrow('a counter is missing');
    expect(() => randomGame(duel, { players: 2, name: 'broken', quietLaw: broken })).toThrow('a counter is missing');
  });
});
