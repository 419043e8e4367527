import { botByName, hint } from '@tabula/bots';
import { configure, evaluateBy, type Learning, Match, Run, seedFrom, waiting } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { chanceOf, offered } from './tables.ts';

const WORDS = ['random', 'greedy', 'easy', 'search:40'];
const SEAT = 0;

/** Figures of all that lies on the table, hidden or not: an evaluation may look at everything, too. */
const learning: Learning<ReturnType<typeof duel.setup>> = {
  figures: ({ hands, points, deck }) =>
    hands.map((hand, seat) =>
      Float64Array.of(
        points[seat],
        hand.reduce((sum, card) => sum + card, 0),
        deck[0] ?? 0,
      ),
    ),
  weights: [0.4, 0.05, 0.01],
};

/**
 * The duel, dealing hidden cards anew from a sorted heap: two positions that look the same to the seat then give the
 * same imagined worlds for the same bot seed, so that answers can be compared one by one. Its habit looks at everything,
 * as a policy may: a bot that asked it about the real cards would be found out.
 */
const sorted: typeof duel = {
  ...duel,
  insight: {
    ...duel.insight,
    learning,
    evaluate: evaluateBy(learning, duel.insight.scale),
    policy: ({ hands, deck }, { asks: [{ options }] }) =>
      [...hands[1], ...hands[2], ...deck].reduce((sum, card, i) => sum + i * card, 0) % options.length,
  },
  redeal: (state, seat, chance) => {
    const { hands, deck } = state;
    const piles = [deck, ...hands.filter((_, other) => other !== seat)];
    const hidden = piles.flat().sort((a, b) => a - b);
    for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = hidden.pop() ?? 0;
    duel.redeal?.(state, seat, chance);
  },
};

type State = ReturnType<typeof duel.setup>;

/** The clash of the first, second and third round of some random games. */
function positions(): State[] {
  return [0, 1, 2, 3, 4, 5].map((game) => {
    const chance = chanceOf(`positions ${game}`);
    const run = Run.start(sorted, configure(sorted, 3), seedFrom(`${game}`));
    while (run.state.round < 1 + (game % 3)) {
      const [seat] = waiting(run.decision);
      run.answer(seat, botByName('random').choose(run, seat, chance));
    }
    return run.state;
  });
}

function runOn(state: State, luck: string): Run<State> {
  return new Run(sorted, { state: sorted.copy(state), chance: chanceOf(luck) }, { keep: true });
}

describe.each(WORDS)('%s is honest', (word) => {
  const answer = (run: Run<State>, seed: string) => botByName(word).choose(run, SEAT, chanceOf(seed));

  it('the dice to come have no say', () => {
    for (const state of positions())
      for (const seed of ['a', 'b', 'c'])
        expect(answer(runOn(state, 'these dice'), seed)).toBe(answer(runOn(state, 'other dice'), seed));
  });

  it('what the seat cannot see has no say', () => {
    for (const state of positions()) {
      const other = sorted.copy(state);
      duel.redeal?.(other, SEAT, chanceOf('another deal'));
      expect(other, 'the deal is another').not.toEqual(state);
      for (const seed of ['a', 'b', 'c'])
        expect(answer(runOn(state, 'dice'), seed)).toBe(answer(runOn(other, 'dice'), seed));
    }
  });

  it('what another seat has already answered in secret has no say', () => {
    const answers = [0, 1, 2, 3, 4].map((card) => {
      const match = Match.create(sorted, { players: 3, seed: seedFrom('secret') });
      match.answer(1, offered(match.decision, 1)[card]);
      match.answer(2, offered(match.decision, 2)[4 - card]);
      return botByName(word).choose(match.run, SEAT, chanceOf('bot'));
    });
    expect(new Set(answers).size).toBe(1);
  });
});

it('what a bot answers does depend on what the seat can see', () => {
  const answers = positions().map((state) => botByName('search:40').choose(runOn(state, 'dice'), SEAT, chanceOf('a')));
  expect(new Set(answers).size).toBeGreaterThan(1);
});

it('a hint leaves the run as it was', () => {
  const match = Match.create(duel, { players: 2, seed: seedFrom('hint') });
  const before = match.hash();
  const advice = hint(match.run, 1, chanceOf('1'), undefined, { iterations: 50 });
  expect(offered(match.decision, 1)).toContain(advice.id);
  expect(match.hash()).toBe(before);
});
