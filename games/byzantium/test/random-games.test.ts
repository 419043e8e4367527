import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { byzantium } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

const GAMES = 150;

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const players of [2, 3, 4])
    it(`${GAMES} games of ${players}`, () => {
      const endings = new Set<string>();
      for (let i = 0; i < GAMES; i++) {
        const run = Run.start(byzantium, configure(byzantium, players), seedFrom(`random ${players} ${i}`));
        const chance = Chance.fromSeed(seedFrom(`choices ${players} ${i}`));
        while (run.decision !== null) {
          const [{ seat, options }] = run.decision.asks;
          run.answer(seat, chance.pick(options).id);
          invariant(run.state);
          if (run.quiet) quietInvariant(run.state);
        }
        endings.add(byzantium.result(run.state).ending);
        expect(run.state.turn === 3 || run.state.conqueror >= 0).toBe(true);
      }
      expect(endings).toEqual(new Set(['three-turns', 'constantinople']));
    });
});
