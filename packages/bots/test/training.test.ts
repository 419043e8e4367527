import { configure, evaluateBy } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { fitted, knowledge } from '../src/training/fit.ts';
import type { Lesson } from '../src/training/lesson.ts';
import { type Generation, train } from '../src/training/train.ts';

/** Two seats, two figures each: whoever has more of the first wins, the second says nothing. */
const LESSONS: readonly Lesson[] = Array.from({ length: 40 }, (_, game) => {
  const mine = (game * 7) % 5;
  const theirs = (game * 3) % 4;
  const positions = [
    [
      { places: [0, 1], values: [mine, game % 3] },
      { places: [0, 1], values: [theirs, (game + 1) % 3] },
    ],
  ];
  return { positions, winners: mine > theirs ? [0] : mine < theirs ? [1] : [0, 1] };
});

describe('weights are fitted to games', () => {
  const weights = fitted(LESSONS, [0, 0]);

  it('a figure that decides weighs much, one that says nothing little', () => {
    expect(weights[0]).toBeGreaterThan(0.5);
    expect(Math.abs(weights[1])).toBeLessThan(weights[0] / 4);
  });

  it('they know more of the winner than nothing does', () => {
    expect(knowledge(LESSONS, [0, 0])).toBeCloseTo(0);
    expect(knowledge(LESSONS, weights)).toBeGreaterThan(0.4);
    expect(knowledge(LESSONS, [-1, 0])).toBeLessThan(0);
  });

  it('a weight that no game speaks of stays as it was', () => {
    expect(fitted(LESSONS, [0, 0, 0.25])[2]).toBe(0.25);
  });

  it('equal games give equal weights', () => {
    expect(fitted(LESSONS, [0, 0])).toEqual(weights);
  });
});

describe('an evaluation by weighed figures', () => {
  const learning = {
    figures: (state: readonly number[]) => state.map((points) => Float64Array.of(points)),
    weights: [0.5],
  };
  const evaluate = evaluateBy(learning, 10);

  it('is level between equals of two, and grows with the lead', () => {
    expect(evaluate([3, 3], 0)).toBeCloseTo(0);
    expect(evaluate([5, 3], 0)).toBeCloseTo(5);
    expect(evaluate([5, 3], 1)).toBeCloseTo(-5);
  });

  it('counts all others together', () => {
    expect(evaluate([3, 3, 3], 0)).toBeLessThan(0);
    expect(evaluate([5, 3, 3], 0)).toBeLessThan(evaluate([5, 3], 0));
  });
});

describe('training', () => {
  type State = ReturnType<typeof duel.setup>;
  const learning = {
    figures: ({ hands, points }: State) =>
      hands.map((hand, seat) =>
        Float64Array.of(
          points[seat],
          hand.reduce((sum, card) => sum + card, 0),
        ),
      ),
    weights: [0, 0],
  };
  const learned: typeof duel = {
    ...duel,
    insight: { ...duel.insight, learning, evaluate: evaluateBy(learning, duel.insight.scale) },
  };

  async function generations(seed: string): Promise<Generation[]> {
    const all: Generation[] = [];
    const configs = [configure(duel, 2), configure(duel, 3)];
    const figures = { configs, seed, generations: 2, games: 30, gate: 10, iterations: 8 };
    for await (const one of train(learned, figures)) all.push(one);
    return all;
  }

  it('gives the same weights for the same seed', async () => {
    const [one, again] = [await generations('a'), await generations('a')];
    expect(again.map(({ weights }) => weights)).toEqual(one.map(({ weights }) => weights));
    expect(one).toHaveLength(2);
    expect(one[0].weights[0]).toBeGreaterThan(0);
  });

  it('refuses a game that counts nothing', async () => {
    const figures = { configs: [configure(duel, 2)], seed: 'a', generations: 1, games: 1, gate: 1, iterations: 8 };
    await expect(train(duel, figures).next()).rejects.toThrow('counts no figures');
  });
});
