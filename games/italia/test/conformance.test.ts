import { conformance } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { italia } from '../src/index.ts';
import { invariant } from './invariants.ts';

const OPTIONS = { games: 2, bound: 20_000, positions: 3, invariant };

describe('Italia I keeps the contract of every game', () => {
  for (const check of conformance(italia, { ...OPTIONS, players: [3], settings: { scenario: ['by-players', 'I'] } }))
    it(check.name, check.run);
});

describe('Italia II keeps the contract of every game', () => {
  for (const check of conformance(italia, { ...OPTIONS, players: [4], settings: { scenario: ['by-players', 'II'] } }))
    it(check.name, check.run);
});
