import {
  Chance,
  configure,
  RecordError,
  Refusal,
  RuleFault,
  RulesContext,
  SetupError,
  seedFrom,
  valuesFor,
} from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { dicey } from './dicey.ts';

/** What is said of a set-up that the game does not know. */
function complaint(act: () => unknown): SetupError {
  try {
    act();
  } catch (error) {
    if (error instanceof SetupError) return error;
    throw error;
  }
  throw new Error('the set-up was accepted');
}

describe('a set-up', () => {
  it('has every setting, those that were not said as the game has them', () => {
    expect(configure(duel, 3)).toEqual({ players: 3, settings: { deck: 'shuffled' } });
    expect(configure(duel, 2, { deck: 'sorted' })).toEqual({ players: 2, settings: { deck: 'sorted' } });
  });

  it('is for whole people, as many as the game takes', () => {
    for (const players of [1, 5, 2.5, Number.NaN]) {
      const { about, message } = complaint(() => configure(duel, players));
      expect([about, message]).toEqual(['players', `duel is for 2 to 4 players, not ${players}`]);
    }
  });

  it('names the settings there are, where one is not known', () => {
    const two = { ...duel, settings: { ...duel.settings, pace: { values: ['slow', 'fast'] as const } } };
    const { about, message } = complaint(() => configure(two, 2, { wind: 'west' }));
    expect([about, message]).toEqual(['set wind', 'duel has no setting "wind"; it has deck, pace']);
    expect(complaint(() => configure(dicey, 2, { wind: 'west' })).message).toMatch(/it has none$/);
  });

  it('takes a value only from as many players as it is for', () => {
    const values = ['fair', 'crowded'] as const;
    const game = { ...duel, settings: { seating: { values, players: { crowded: [3, 4] } } } };
    expect(configure(game, 3, { seating: 'crowded' }).settings).toEqual({ seating: 'crowded' });
    const { about, message } = complaint(() => configure(game, 2, { seating: 'crowded' }));
    expect([about, message]).toEqual(['set seating', 'with 2 players "seating" can be fair, not "crowded"']);
    expect([2, 3].map((players) => valuesFor(game.settings.seating, players))).toEqual([['fair'], values]);
  });

  it('says that it is the seed that is wrong', () => {
    expect(complaint(() => Chance.fromSeed('12')).about).toBe('seed');
  });
});

describe('what goes wrong', () => {
  it('says of what sort it is', () => {
    const errors = [
      new Refusal('stale', 'too late'),
      new RuleFault('no table', 0, 'roll', ''),
      new RecordError(3, 'no seed'),
      new SetupError('no players', 'players'),
    ];
    expect(errors.map(String)).toEqual([
      'Refusal: too late',
      'RuleFault: the rules failed on "roll": no table',
      'RecordError: line 3: no seed',
      'SetupError: no players',
    ]);
  });
});

describe('a table', () => {
  it('shuffles with its own luck', () => {
    const silent = { event: () => {}, checkpoint: () => {}, reveal: () => {} };
    const [own, same] = [0, 1].map(() => Chance.fromSeed(seedFrom('shuffle')));
    const cards = Array.from({ length: 20 }, (_, i) => i);
    expect(new RulesContext(null, own, silent).shuffle(cards.slice())).toEqual(same.shuffle(cards.slice()));
    expect(own.used).toBe(same.used);
  });

  it('rolls as many dice as it is told, each from one to its sides', () => {
    const silent = { event: () => {}, checkpoint: () => {}, reveal: () => {} };
    const chance = Chance.fromSeed(seedFrom('roll'));
    const table = new RulesContext(null, chance, silent);
    expect(table.roll(3)).toHaveLength(3);
    expect([chance.used, table.roll(0)]).toEqual([3, []]);
    const faces = (dice: readonly number[]) => [...new Set(dice)].sort((a, b) => a - b);
    expect(faces(table.roll(300))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(faces(table.roll(300, 3))).toEqual([1, 2, 3]);
  });
});
