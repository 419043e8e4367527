import { randomGame } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { conquest } from '../src/index.ts';
import { invariant } from './invariants.ts';

const GAMES = 6;
const LIMIT = '10';

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  const endings = new Set<string>();
  for (const players of [2, 3, 4, 5, 6])
    it(`${GAMES} games of ${players}`, () => {
      for (let i = 0; i < GAMES; i++) {
        const settings = { roundLimit: LIMIT, proclaimVote: i % 2 === 0 ? 'on' : 'off' };
        const state = randomGame(conquest, { players, settings, name: `${players} ${i}`, law: invariant });
        endings.add(conquest.result(state).ending);
        expect(state.round).toBeLessThanOrEqual(Number(LIMIT));
      }
    });

  it('by the limit of rounds, and by common consent', () => {
    expect([...endings]).toEqual(expect.arrayContaining(['round-limit', 'proclaimed']));
  });
});
