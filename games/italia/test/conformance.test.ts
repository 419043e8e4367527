import { Run } from '@tabula/engine';
import { conformance, LoadedDice } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { italia } from '../src/index.ts';
import { given } from './story.ts';

// The laws of the game are watched over by the random games.
const OPTIONS = { deeds: true, games: 2, bound: 20_000, positions: 2 };
// Of the handicaps two will do: with more values there would be more games, and these are long.
const UNEQUAL = { handicap1: ['0', '20'], handicap2: ['5', '0'], handicap3: ['0', '10'], handicap4: ['15', '0'] };

describe('Italia I keeps the contract of every game', () => {
  for (const check of conformance(italia, {
    ...OPTIONS,
    players: [3],
    settings: { ...UNEQUAL, scenario: ['by-players', 'I'] },
  }))
    it(check.name, check.run);
});

describe('Italia II keeps the contract of every game', () => {
  for (const check of conformance(italia, {
    ...OPTIONS,
    players: [4],
    settings: { ...UNEQUAL, scenario: ['by-players', 'II'] },
  }))
    it(check.name, check.run);
});

describe('whoever fights or ends his turn has said so', () => {
  const options = (phase: 'movement' | 'combat') => {
    const state = given('I', (position) => {
      position.round(3).turnOf('greeks', phase).units('greeks', 'messana', { infantry: 1 });
      position.units('carthaginians', 'messana', { infantry: 1 });
      position.state.turn.moved.fill(1);
    });
    return new Run(italia, { state, chance: new LoadedDice() }).decision?.asks[0].options.map(({ id }) => id);
  };

  it('the only battle is asked for', () => {
    expect(options('combat')).toEqual(['battle messana']);
  });

  it('and so is the end of a movement in which nothing more can move', () => {
    expect(options('movement')).toEqual(['done']);
  });
});
