import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation, ROMANI } from '../../src/data/pieces.ts';
import { collapse } from '../../src/rules/nations/collapse.ts';
import { ownUnits } from '../../src/rules/pieces/units.ts';
import { collapseModifier } from '../../src/rules/treasury/bankruptcy.ts';
import { ABSENT, KINGDOM } from '../../src/state.ts';
import { given, ROMANS, Story } from '../story.ts';

describe('collapse', () => {
  it('XIV.K counts age beyond 9, Decline, calamities and the areas still held', () => {
    shows('XXXVI.C.i');
    const state = given((p) => p.turn(5).nation('romani', { age: 11, decline: 2 }));
    state.nations.calamities[ROMANI] = 1;
    // 2 for age, 2 for Decline, 1 calamity; six areas besides the capital's.
    expect(collapseModifier(state, ROMANI)).toBe(2 + 2 + 1 - 6);
    state.nations.capitalLost[ROMANI] = 4;
    expect(collapseModifier(state, ROMANI)).toBe(2 + 2 + 1 - 6 + 2);
  });

  it('XIV.K ends the West, frees its client, turns auxiliaries into their own people and raises the Galli', () => {
    const story = Story.of(
      given((p) => p.turn(5)),
      (g) => collapse(g, ROMANI),
    );
    // The heirs choose what they raise.
    while (story.asked === 'raise') story.answer(ROMANS, story.offered(ROMANS)[0]);
    const { state } = story;
    expect(state.nations.status[ROMANI]).toBe(ABSENT);
    expect(ownUnits(state, ROMANI)).toEqual([]);
    expect(state.ties.bond[nation('mauritanii')]).toBe(0);
    // Two Alemannic auxiliaries stood with Gratianus in Treveria, which is the heirs’ now (G431).
    expect([story.units('alamanni', 'treveria'), story.units('alamanni', 'agri-decumates')]).toEqual([0, 9]);
    const galli = nation('galli');
    expect([state.nations.status[galli], state.nations.treasury[galli]]).toEqual([KINGDOM, 10]);
    expect(state.lands.city[state.nations.capital[galli]]).toBe(galli);
    expect(ownUnits(state, galli).length).toBeGreaterThanOrEqual(2);
    expect(state.lands.limes[place('lotharingia')]).toBe(galli);
    expect(state.lands.limes[place('bernicia')]).toBe(-1);
  });
});
