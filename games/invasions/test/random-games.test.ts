import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { invasions } from '../src/index.ts';
import { controlIsFresh, invariant } from './invariants.ts';

const GAMES = 1;
/** The laws are looked at after every so many answers. */
const EVERY = 25;

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const players of [2, 3, 4])
    it(`${GAMES} games of ${players}`, () => {
      for (let i = 0; i < GAMES; i++) {
        const run = Run.start(invasions, configure(invasions, players), seedFrom(`random ${players} ${i}`));
        const chance = Chance.fromSeed(seedFrom(`choices ${players} ${i}`));
        for (let answers = 1; run.decision !== null; answers++) {
          const [{ seat, options }] = run.decision.asks;
          run.answer(seat, chance.pick(options).id);
          if (answers % EVERY === 0) invariant(run.state);
          if (answers % EVERY === 0 && run.decision?.asks[0].prompt.ask === 'move') controlIsFresh(run.state);
        }
        expect(run.state.turn).toBe(run.state.islam ? 12 : 13);
        expect(invasions.result(run.state).points).toHaveLength(players);
      }
    });
});
