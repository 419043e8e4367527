import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { mareNostrum } from '../src/index.ts';
import { invariant } from './invariants.ts';

const OPTIONS = {
  games: 3,
  bound: 20_000,
  positions: 12,
  deeds: true,
  invariant,
  settings: { maxTurns: ['10', '12'] },
};

describe('Mare Nostrum keeps the contract of every game', () => {
  for (const check of conformance(mareNostrum, OPTIONS)) it(check.name, check.run);
});
