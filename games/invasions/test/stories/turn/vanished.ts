import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import { nation } from '../../../src/data/pieces.ts';
import { reinforce } from '../../../src/rules/turn/reinforcements.ts';
import { KINGDOM, moveCapital } from '../../../src/state.ts';
import { type Given, given, Story } from '../../story.ts';

const ALEMANNI = nation('alamanni');

describe('IX.G a nation without a unit of its own', () => {
  /** What is left of two Alemanni who serve the West after the Reinforcements of their nation. */
  const left = (change: (p: Given) => void) => {
    const state = given((p) => {
      p.empty().turn(5).nation('alamanni', { status: KINGDOM, age: 2 }).city('neustria', 'alamanni', 1);
      p.units('romani', 'treveria', { 'aux-alamanni': 2 }).leader('rex-alamanni', 'neustria');
      change(p);
    });
    const story = Story.of(state, (g) => reinforce(g, ALEMANNI)).anyhow();
    return story.units('romani', 'treveria');
  };

  it('G315 takes its men from others though it has a capital; a horde is a unit', () => {
    shows('IX.G.a', 'G315');
    const capital = (p: Given) => moveCapital(p.state, ALEMANNI, place('neustria'));
    expect(left(capital)).toBe(1);
    expect(left((p) => p.horde('alamanni', 'neustria'))).toBe(2);
    expect(
      left((p) => {
        capital(p);
        p.units('alamanni', 'neustria', { infantry: 1 });
      }),
    ).toBe(2);
  });
});
