import { conformance, duel, heap } from '@tabula/engine/testing';
import { describe, it } from 'vitest';

describe('duel keeps the contract', () => {
  for (const { name, run } of conformance(duel)) it(name, run);
});

describe('heap keeps the contract', () => {
  for (const { name, run } of conformance(heap, { games: 1, players: [2, 6], positions: 5 })) it(name, run);
});
