import { botByName } from '@tabula/bots';
import { configure, type Game, Run, seedFrom } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { givenAway } from '../src/players/handicap.ts';
import { chanceOf, smallHeap } from './tables.ts';

const judged = [
  { id: 'best', value: 0.6, share: 0.5 },
  { id: 'next', value: 0.55, share: 0.3 },
  { id: 'last', value: 0.2, share: 0.2 },
];

/** How often each is taken of a thousand times. */
function counts(temperature: number, options = judged): Record<string, number> {
  const taken: Record<string, number> = { best: 0, next: 0, last: 0 };
  const chance = chanceOf(`heat ${temperature}`);
  for (let i = 0; i < 1000; i++) taken[givenAway(options, temperature, chance)]++;
  return taken;
}

describe('a handicap', () => {
  it('takes what is nearly as good, the more often the warmer', () => {
    const [cool, warm] = [counts(0.02), counts(0.2)];
    expect(cool.best).toBeGreaterThan(warm.best);
    expect(cool.next).toBeGreaterThan(30);
    expect(cool.last).toBe(0);
    expect(warm.last).toBeGreaterThan(50);
  });

  it('does not let a won game go', () => {
    expect(counts(10, [{ id: 'best', value: 0.97, share: 1 }, ...judged.slice(1)]).best).toBe(1000);
  });

  it('goes by what the game says of its steps', () => {
    const game: Game = { ...duel, insight: { ...duel.insight, handicaps: [1e-9, 100] } };
    const answers = (word: string) =>
      Array.from({ length: 30 }, (_, i) => {
        const run = Run.start(game, configure(game, 2), seedFrom('steps'), { keep: true });
        return botByName(word).choose(run, 0, chanceOf(`${i}`));
      });
    expect(new Set(answers('search:60-200')).size).toBeGreaterThan(new Set(answers('search:60-100')).size);
  });

  it('plays as it did without one', () => {
    const game = smallHeap(6);
    const run = Run.start(game, configure(heap, 2), seedFrom('none'), { keep: true });
    expect(botByName('search:200').choose(run, 0, chanceOf('x'))).toBe('take 1');
  });
});
