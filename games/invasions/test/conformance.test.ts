import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { invasions } from '../src/index.ts';
import { invariant } from './invariants.ts';

const OPTIONS = { games: 1, positions: 8, bound: 60_000, invariant };

describe('Invasions keeps the contract of every game', () => {
  for (const check of conformance(invasions, OPTIONS)) it(check.name, check.run);
});
