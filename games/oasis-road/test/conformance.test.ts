import { conformance } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { oasisRoad } from '../src/index.ts';

describe('The Oasis Road keeps the contract of every game', () => {
  const checks = conformance(oasisRoad, {
    games: 40,
    invariant: ({ commissions, box }) => expect([...commissions, ...box].toSorted()).toEqual([2, 3, 4, 5]),
  });
  for (const check of checks) it(check.name, check.run);
});
