import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { byzantium } from '../src/index.ts';
import { invariant } from './invariants.ts';

const OPTIONS = { games: 8, bound: 2_000, deeds: true, invariant, settings: { startPlayer: ['random', '1', '2'] } };

describe('Byzantium keeps the contract of every game', () => {
  for (const check of conformance(byzantium, OPTIONS)) it(check.name, check.run);
});
