import { Match } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';
import { expect, it } from 'vitest';

it('lets an answer through exactly if it is offered', () => {
  const match = Match.create(heap, { players: 2, seed: '00'.repeat(16) });
  match.answer(0, 'take 3');
  expect(() => match.answer(1, 'take 4')).toThrow(/not among/);
  expect(match.state).toMatchObject({ pebbles: 9997, active: 1 });
});
