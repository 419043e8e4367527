import type { Decision } from '@tabula/engine';
import { randomGame, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { invasions } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { controlIsFresh, invariant } from './invariants.ts';
import { calendarHolds, tiesHold } from './laws-of-ties.ts';

/** One game a seat count; `TABULA_SCALE=500` plays as many. */
const GAMES = Number(process.env.TABULA_SCALE ?? 1);
/** The laws are looked at after every so many answers. */
const EVERY = 25;

/** Where units march, who controls what is known at every rest. */
const quietLaw = (state: State, decision: Decision | null) => {
  if (decision?.asks[0].prompt.ask === 'move') controlIsFresh(state);
};

/** All that is true after every answer. */
const law = (state: State) => {
  invariant(state);
  tiesHold(state);
  calendarHolds(state);
};

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const players of [2, 3, 4])
    it(`${GAMES} games of ${players}`, () => {
      shows('IV.a');
      for (let i = 0; i < GAMES; i++) {
        const state = randomGame(invasions, {
          players,
          name: `${players} ${i}`,
          law,
          quietLaw,
          every: EVERY,
        });
        expect(state.clock.turn).toBe(state.clock.islam ? 12 : 13);
        expect(invasions.result(state).points).toHaveLength(players);
      }
    });
});
