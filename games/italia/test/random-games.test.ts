import { randomGame } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { italia } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

const GAMES = 8;
const VARIED = 4;
const LAWS = { law: invariant, every: 11, quietLaw: quietInvariant };

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const players of [3, 4])
    it(`${GAMES} games of ${players}`, () => {
      for (let i = 0; i < GAMES; i++) {
        const state = randomGame(italia, { players, name: `${players} ${i}`, ...LAWS });
        expect(state.round).toBe(10);
        expect(italia.result(state).points).toHaveLength(players);
      }
    });

  it(`${VARIED} games of 4 by the house variant`, () => {
    for (let i = 0; i < VARIED; i++) {
      const settings = { combatAllocation: 'individual' };
      expect(randomGame(italia, { players: 4, settings, name: `single targets ${i}`, ...LAWS }).round).toBe(10);
    }
  });
});
