import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { italia } from '../src/index.ts';
import { insight } from '../src/insight/index.ts';
import { policy } from '../src/insight/policy.ts';

const start = (players: number, name: string) => Run.start(italia, configure(italia, players), seedFrom(name));

/** One seat answers by habit, the others at random; who has won? */
function habitAgainstChance(players: number, quick: number, name: string): readonly number[] {
  const run = start(players, name);
  const chance = Chance.fromSeed(seedFrom(`players of ${name}`));
  while (run.decision !== null) {
    const [{ seat, options }] = run.decision.asks;
    const index = seat === quick ? policy(run.state, run.decision, chance) : chance.below(options.length);
    run.answer(seat, options[index].id);
  }
  return italia.result(run.state).winners;
}

describe('what bots know', () => {
  for (const players of [3, 4]) {
    it(`nobody of ${players} seems far ahead at the set-up, although nations come early and late`, () => {
      const { state } = start(players, 'set-up');
      for (let seat = 0; seat < players; seat++)
        expect(Math.abs(insight.evaluate(state, seat)), `seat ${seat + 1}`).toBeLessThan(insight.scale);
    });

    it(`habit beats chance in every seat of ${players}`, () => {
      const games = [1, 2, 3, 4, 5];
      for (let seat = 0; seat < players; seat++) {
        const won = games.filter((game) => habitAgainstChance(players, seat, `habit ${seat} ${game}`).includes(seat));
        expect(won.length, `seat ${seat + 1}`).toBeGreaterThan(games.length / 2);
      }
    });

    it(`the hours of a game of ${players} never go back, and each turn has its own`, () => {
      const run = start(players, 'hours');
      const chance = Chance.fromSeed(seedFrom('answers'));
      let [hour, round, nation] = [0, 0, -1];
      while (run.decision !== null) {
        const now = insight.turnClock?.(run.state) ?? 0;
        const { state } = run;
        expect(now).toBeGreaterThanOrEqual(hour);
        if ((state.round !== round || state.nation !== nation) && (state.scenario === 'II' || state.round < 10))
          expect(now).toBeGreaterThan(hour);
        [hour, round, nation] = [now, state.round, state.nation];
        const [{ seat, options }] = run.decision.asks;
        run.answer(seat, chance.pick(options).id);
      }
    });
  }
});
