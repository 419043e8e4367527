import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area } from '../../../src/data/geography.ts';
import { nation, PERSAE } from '../../../src/data/pieces.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { territoryPoints } from '../../../src/rules/turn/scoring.ts';
import { CLIENT, FREE, KINGDOM, NOBODY, type State } from '../../../src/state.ts';
import { bind, type Given, given } from '../../story.ts';

const ARMENIANS = nation('armenii');
const [CAUCASUS, CAPPADOCIA] = [area('caucasus'), area('cappadocia')];

/** Persians, a kingdom, and Armenians in Armenia; everything else is nobody’s. */
const east = (bond: number, change: (p: Given) => void): State =>
  given((p) => {
    p.empty().turn(4).nation('persae', { status: KINGDOM });
    for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
    p.state.lands.level.fill(0);
    p.units('armenii', 'armenia', { infantry: 1 });
    bind(p.state, ARMENIANS, bond, bond === CLIENT ? PERSAE : NOBODY);
    change(p);
  });

describe('XXVII.A a protector and his client', () => {
  it('G319 do not add up what they hold in an area, as allies would', () => {
    shows('G319', 'XXVII.A.d');
    const both = (p: Given) => {
      p.units('armenii', 'pontus', { infantry: 1 });
      for (const at of ['cilicia', 'cappadocia', 'melitene'] as const) p.units('persae', at, { infantry: 1 });
    };
    const client = east(CLIENT, both);
    const ally = east(FREE, (p) => {
      both(p);
      makeDeal(p.state, PERSAE, ARMENIANS, ALLIANCE);
    });
    const rulers = ({ lands }: State) => [lands.areaControl[CAPPADOCIA], lands.areaShared[CAPPADOCIA]];
    expect([rulers(client), rulers(ally)]).toEqual([
      [NOBODY, NOBODY],
      [PERSAE, ARMENIANS],
    ]);
  });

  it('G319 an area that a client rules by itself, though it never acts, brings its protector half the points', () => {
    shows('G319', 'XXVII.A.d', 'XII.C.f');
    const ruled = (bond: number) =>
      east(bond, (p) => {
        p.state.lands.areaControl[CAUCASUS] = ARMENIANS;
      });
    const state = ruled(CLIENT);
    expect(state.lands.areaControl[CAUCASUS]).toBe(ARMENIANS);
    // The Caucasus is 2 to the Persians.
    expect([territoryPoints(state, PERSAE), territoryPoints(ruled(FREE), PERSAE)]).toEqual([1, 0]);
  });
});
