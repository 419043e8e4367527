import { configure, type Flow, type Game, option, type RulesContext, Run, seedFrom } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../src/players/mind.ts';
import { Trial } from '../src/players/trial.ts';
import { chanceOf } from './tables.ts';

/** A way into town, past a yard or not, and dice thrown in the yard and in two streets. */
interface Town {
  readonly dice: Record<string, number>;
}

const WAYS = ['through-the-yard', 'past-the-yard', 'stay'].map((kind) => option(kind));
const THROW = [option('throw'), option('rest')];

function* play(g: RulesContext<Town>): Flow<void> {
  g.checkpoint();
  const way = (yield* g.choose(0, { ask: 'way', rule: '1' }, WAYS)).kind;
  if (way === 'stay') return;
  for (const place of way === 'through-the-yard' ? ['yard', 'street', 'square'] : ['street', 'square']) {
    yield* g.choose(0, { ask: 'dice', rule: '2', args: { place } }, THROW);
    g.state.dice[place] = g.roll(1, 1_000_000)[0];
  }
}

const town: Game<Town> = {
  id: 'town',
  version: 1,
  title: heap.title,
  players: heap.players,
  settings: {},
  nouns: {},
  messages: heap.messages,
  board: heap.board,
  insight: { scale: 1, evaluate: () => 0, policy: () => 0 },
  setup: () => ({ dice: {} }),
  play,
  copy: ({ dice }) => ({ dice: { ...dice } }),
  view: (state) => ({ ...state }),
  result: () => ({ points: [0, 0], winners: [0], ending: 'last' }),
  scene: () => ({ headline: [], pieces: [], tracks: [], trays: [], panels: [] }),
};

/** The dice that each way meets, world by world; and whether chance had no say in any of them. */
function diceOf(ways: readonly number[], worlds: number): { dice: Record<string, number>[][]; certain: boolean } {
  const run = Run.start(town, configure(town, 2), seedFrom('town'), { keep: true });
  const trial = new Trial(run, 0, [0, 1, 2], mindOf(town));
  const chance = chanceOf('worlds');
  let certain = true;
  const dice = Array.from({ length: worlds }, () => {
    const met: Record<string, number>[] = [];
    const sure = trial.playInOneWorld(chance, ways, 10, (one) => {
      met.push(one.state.dice);
      return false;
    });
    certain &&= sure;
    return met;
  });
  return { dice, certain };
}

describe('dice by name', () => {
  it('are the same for the same throw, whatever was thrown before it', () => {
    const [[through, past]] = diceOf([0, 1], 1).dice;
    expect(Object.keys(through)).toEqual(['yard', 'street', 'square']);
    expect(past).toEqual({ street: through.street, square: through.square });
  });

  it('are others for another throw, and in another world', () => {
    const worlds = diceOf([0], 2).dice.map(([one]) => Object.values(one));
    expect(new Set(worlds.flat()).size).toBe(6);
  });

  it('say that chance had a say exactly where some were thrown', () => {
    expect(diceOf([1], 1).certain).toBe(false);
    expect(diceOf([2], 1).certain).toBe(true);
  });
});
