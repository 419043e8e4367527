import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { conquest } from '../src/index.ts';
import { invariant } from './invariants.ts';

const OPTIONS = {
  deeds: true,
  games: 3,
  positions: 10,
  bound: 4_000,
  invariant,
  settings: { roundLimit: ['8', '4', '12'] },
};

describe('Conquest of the Empire keeps the contract of every game', () => {
  for (const check of conformance(conquest, OPTIONS)) it(check.name, check.run);
});
