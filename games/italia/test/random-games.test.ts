import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { italia } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

const GAMES = 25;

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const players of [3, 4])
    it(`${GAMES} games of ${players}`, () => {
      for (let i = 0; i < GAMES; i++) {
        const run = Run.start(italia, configure(italia, players), seedFrom(`random ${players} ${i}`));
        const chance = Chance.fromSeed(seedFrom(`choices ${players} ${i}`));
        for (let answers = 0; run.decision !== null; answers++) {
          const [{ seat, options }] = run.decision.asks;
          run.answer(seat, chance.pick(options).id);
          if (answers % 11 === 0) invariant(run.state);
          if (run.quiet) quietInvariant(run.state);
        }
        invariant(run.state);
        expect(run.state.round).toBe(10);
        expect(italia.result(run.state).points).toHaveLength(players);
      }
    });
});
