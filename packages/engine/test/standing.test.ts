import { Match, parseRecord } from '@tabula/engine';
import { bridge, conformance } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

const start = () => Match.create(bridge, { players: 2, seed: 'ab'.repeat(16) });

describe('bridge keeps the contract', () => {
  for (const { name, run } of conformance(bridge, { games: 12 })) it(name, run);
});

describe('a standing order', () => {
  it('is given out of turn, and spares its owner the question', () => {
    const match = start();
    match.answer(1, 'order bridge always');
    expect(match.seen(0).waiting).toEqual([0]);
    match.answer(0, 'cross');
    expect(match.state.points).toEqual([1, 0]);
    expect(match.seen(1).ask?.prompt.ask).toBe('go');
  });

  it('can be withdrawn between two moves', () => {
    const match = start();
    for (const [seat, id] of [
      [1, 'order bridge always'],
      [0, 'cross'],
      [1, 'rest'],
      [1, 'order bridge never'],
      [0, 'cross'],
    ] as const)
      match.answer(seat, id);
    expect(match.state.points).toEqual([1, 0]);
  });

  it('stands in the record', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross');
    const text = match.toString();
    expect(text).toContain('\n2 order bridge never\n1 cross\n');
    expect(Match.replay(bridge, parseRecord(text)).hash()).toBe(match.hash());
  });

  it('leaves an answer that is on its way as good as it was', () => {
    const match = start();
    const { step } = match.seen(0);
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross', step);
    expect(match.state.crossings).toBe(1);
  });

  it('can be taken back', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.undo(1);
    expect(match.seen(1).orders.map(({ now }) => now)).toEqual(['order bridge ask']);
    expect(match.answers).toEqual([]);
  });

  it('is refused from nobody, about nothing, and after the end', () => {
    const match = start();
    expect(() => match.answer(2, 'order bridge never')).toThrow('there is no seat 3');
    expect(() => match.answer(-1, 'order bridge never')).toThrow('there is no seat 0');
    expect(() => match.answer(0, 'order moon never')).toThrow('no order that seat 1 can give');
    for (let i = 0; i < 8; i++) match.answer(i % 2, 'rest');
    expect(match.seen(0).orders).toEqual([]);
    expect(() => match.answer(0, 'order bridge never')).toThrow('the game is over');
  });
});
