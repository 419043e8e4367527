import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import { ROMANI } from '../../../src/data/pieces.ts';
import { collapseModifier } from '../../../src/rules/treasury/bankruptcy.ts';
import { revenuesOf } from '../../../src/rules/treasury/revenues.ts';
import { NOWHERE } from '../../../src/state.ts';
import { type Given, given, ROMANS, Story } from '../../story.ts';

describe('XIV.I recovery comes before XIV.J bankruptcy', () => {
  /** The West, old and without a treasury, lost its capital a turn ago and could not pay its Administration. */
  const west = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.turn(6).nation('romani', { age: 10, decline: 2, treasury: 0 });
      p.state.nations.capital[ROMANI] = NOWHERE;
      p.state.nations.capitalLost[ROMANI] = 5;
      p.state.nations.bankrupt[ROMANI] = 1;
      change(p);
    });
    return state;
  };

  it('G441 the capital is placed anew before anything that bankruptcy does, and counts in the test of collapse', () => {
    shows('XIV.I.b', 'XIV.K.f', 'G441');
    const story = Story.where(
      west,
      (one) => one.told('bankrupt').length === 0,
      (g) => revenuesOf(g, ROMANI),
    );
    const [asked] = story.offered(ROMANS);
    story.answer(ROMANS, asked);
    const placed = west();
    placed.nations.capital[ROMANI] = place(story.told('capital.placed')[0].province);
    expect(collapseModifier(placed, ROMANI)).toBe(collapseModifier(west(), ROMANI) + 1);
    const order = story.anyhow().events.map(({ event }) => event);
    expect(order.indexOf('capital.placed')).toBeLessThan(order.indexOf('bankrupt'));
    expect(order.indexOf('capital.placed')).toBeGreaterThan(order.indexOf('revenues'));
  });

  it('XIV.I plunder has left the cities of an empire that collapses', () => {
    shows('XIV.I.a');
    const story = Story.where(
      () =>
        west((p) => {
          p.state.lands.sack[place('cisalpina')] = 1;
        }),
      (one) => one.anyhow().told('collapsed').length > 0,
      (g) => revenuesOf(g, ROMANI),
    );
    expect(story.state.lands.sack[place('cisalpina')]).toBe(0);
  });
});
