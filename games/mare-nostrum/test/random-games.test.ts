import { randomGame } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { mareNostrum } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

const GAMES = 6;
const TURNS = 15;
const LAWS = { law: invariant, quietLaw: quietInvariant };

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const setup of ['introductory', 'advanced'])
    for (const players of [3, 4, 5])
      it(`${GAMES} games of ${players}, ${setup} set-up`, () => {
        const settings = { setup, maxTurns: String(TURNS) };
        for (let i = 0; i < GAMES; i++) {
          const state = randomGame(mareNostrum, { players, settings, name: `${setup} ${players} ${i}`, ...LAWS });
          expect(state.turn).toBeLessThanOrEqual(TURNS);
          expect(['heroes', 'pyramids', 'last-turn']).toContain(mareNostrum.result(state).ending);
        }
      });

  it('without a last turn somebody wins in the end', () => {
    const state = randomGame(mareNostrum, { players: 3, name: 'without a last turn' });
    const { winners, ending, points } = mareNostrum.result(state);
    expect(winners).toHaveLength(1);
    expect(ending === 'pyramids' || points[winners[0]] === 4).toBe(true);
  });
});
