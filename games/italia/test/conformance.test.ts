import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { italia } from '../src/index.ts';

// The laws of the game are watched over by the random games.
const OPTIONS = { games: 2, bound: 20_000, positions: 2 };
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
