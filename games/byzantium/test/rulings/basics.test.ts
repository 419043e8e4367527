import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { byzantium } from '../../src/index.ts';
import { ANDY, given, JERRY, SIMON, Story } from '../story.ts';

describe('what is told in passing', () => {
  it('0.1 a Byzantine army, too, may attack a Persian city', () => {
    shows('0.1.a', '0.1.b', '9.1.a');
    const state = given((position) =>
      position
        .army(SIMON, 'byzantine', 'edessa', { main: 4, movement: 1 })
        .army(SIMON, 'arab', 'mecca', { main: 4, movement: 5 }),
    );
    const story = new Story(state, 1, 1).answer(SIMON, 'army byzantine', 'attack amida', 'take pool');
    expect(story.at('amida')).toEqual({ colour: 'byzantine', counters: 1, by: SIMON, fort: false });
    // One army moved, and that was his action.
    expect(story.where(SIMON, 'arab')).toBe('mecca');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('0.9 all see the same', () => {
    shows('0.9.a');
    const state = given();
    for (const seat of [SIMON, ANDY, JERRY, null]) expect(byzantium.view(state, seat)).toEqual(state);
  });

  it('3.1 seven sorts of action are there at the start', () => {
    shows('3.1.b');
    const offered = new Story(given()).run.decision?.asks[0].options.map(({ kind }) => kind);
    expect([...new Set(offered)].sort()).toEqual(['army', 'build', 'claim', 'pass', 'reinforce', 'special', 'taxes']);
  });

  it('5.1 a box is never full', () => {
    shows('5.1.b');
    const state = given((position) => position.player(SIMON, { casualties: 0, arab: { main: 20 } }));
    const story = new Story(state).answer(SIMON, 'reinforce', 'place arab main', 'take pool', 'done');
    expect(story.player(SIMON).arab.main).toBe(21);
  });

  it('8.2 a second church after the first, and a third', () => {
    shows('3.2.a', '8.2.b');
    const state = given((position) =>
      position.passed(ANDY).player(SIMON, { byzantine: { shrines: 1, treasury: 12 }, casualties: 11 }),
    );
    const story = new Story(state).answer(SIMON, 'build byzantine', 'take pool').answer(JERRY, 'pass');
    story.answer(SIMON, 'build byzantine');
    expect(story.player(SIMON).byzantine).toMatchObject({ shrines: 3, treasury: 0 });
  });

  it('12.1 the cube of a pass comes from the casualties and costs nothing', () => {
    shows('3.3.a', '12.1.a');
    const story = new Story(given()).answer(SIMON, 'pass');
    expect(story.player(SIMON)).toMatchObject({ casualties: 11, pool: 9, passed: true, passCube: true });
    expect(story.player(SIMON)).toMatchObject({ byzantine: { treasury: 15 }, arab: { treasury: 5 } });
    story.answer(ANDY, 'claim nicaea', 'take pool').answer(JERRY, 'claim athens', 'take pool');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });
});
