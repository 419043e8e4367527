import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { mareNostrum } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

const GAMES = Number(process.env.MARE_GAMES ?? 6);
const TURNS = 15;

/** Any answers of anybody, with the laws of the game looked after on the way; tells how the game ended. */
function playAtRandom(players: number, settings: Readonly<Record<string, string>>, name: string): string {
  const run = Run.start(mareNostrum, configure(mareNostrum, players, settings), seedFrom(`random ${name}`));
  const chance = Chance.fromSeed(seedFrom(`choices ${name}`));
  while (run.decision !== null) {
    const { decision } = run;
    for (const { seat } of decision.asks) {
      const ask = decision.open(seat);
      if (ask === undefined) continue;
      run.answer(seat, chance.pick(ask.options).id);
    }
    invariant(run.state);
    if (run.quiet) quietInvariant(run.state);
  }
  expect(run.state.turn).toBeLessThanOrEqual(TURNS);
  return mareNostrum.result(run.state).ending;
}

describe('random games end by the rules, and the laws of the game hold on the way', () => {
  for (const setup of ['introductory', 'advanced'])
    for (const players of [3, 4, 5])
      it(`${GAMES} games of ${players}, ${setup} set-up`, () => {
        const endings = Array.from({ length: GAMES }, (_, i) =>
          playAtRandom(players, { setup, maxTurns: String(TURNS) }, `${setup} ${players} ${i}`),
        );
        expect(endings.length).toBe(GAMES);
        for (const ending of endings) expect(['heroes', 'pyramids', 'last-turn']).toContain(ending);
      });

  it('without a last turn somebody wins in the end', () => {
    const run = Run.start(mareNostrum, configure(mareNostrum, 3), seedFrom('no last turn'));
    const chance = Chance.fromSeed(seedFrom('choices without a last turn'));
    while (run.decision !== null) {
      const { decision } = run;
      const ask = decision.asks.find(({ seat }) => decision.open(seat) !== undefined) ?? decision.asks[0];
      run.answer(ask.seat, chance.pick(ask.options).id);
    }
    const { winners, ending, points } = mareNostrum.result(run.state);
    expect(winners).toHaveLength(1);
    expect(ending === 'pyramids' || points[winners[0]] === 4).toBe(true);
  });
});
