import { randomGame, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { byzantium } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

/** For every day; `TABULA_SCALE=500` plays as many times as many. */
const GAMES = 50 * Number(process.env.TABULA_SCALE ?? 1);

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const players of [2, 3, 4])
    it(`${GAMES} games of ${players}`, () => {
      shows('0.4.b', '0.7.b');
      const endings = new Set<string>();
      for (let i = 0; i < GAMES; i++) {
        const name = `${players} ${i}`;
        const state = randomGame(byzantium, { players, name, law: invariant, quietLaw: quietInvariant });
        endings.add(byzantium.result(state).ending);
        expect(state.turn === 3 || state.conqueror >= 0).toBe(true);
      }
      expect(endings).toEqual(new Set(['three-turns', 'constantinople']));
    });
});
