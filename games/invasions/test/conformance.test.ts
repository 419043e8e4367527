import type { Chance, Config } from '@tabula/engine';
import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { invasions } from '../src/index.ts';
import { invariant } from './invariants.ts';

/** Whole games are long; the last turns of one, with the house at the table, show every check what it needs. */
const ending = {
  ...invasions,
  setup: (config: Config, chance: Chance) => {
    const state = invasions.setup(config, chance);
    state.clock.turn = 11;
    state.clock.phase = 'status';
    return state;
  },
};

const OPTIONS = {
  players: [3],
  games: 1,
  positions: 6,
  bound: 20_000,
  invariant,
  deeds: true,
  settings: { channelStrait: ['off'], hellespontStrait: ['off'], assyriaAdiabene: ['off'], redSwordsAtSea: ['off'] },
};

describe('Invasions keeps the contract of every game', () => {
  for (const check of conformance(ending, OPTIONS)) it(check.name, check.run);
});
