import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, place } from '../../../src/data/geography.ts';
import { type Nation, nation, nationId, ROMANI } from '../../../src/data/pieces.ts';
import { foedusPoints } from '../../../src/rules/diplomacy/foedus.ts';
import { openGates } from '../../../src/rules/lands/control.ts';
import { BARBARIAN, FEDERATE, KINGDOM, NOBODY, type State } from '../../../src/state.ts';
import { bind, type Given, given, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');
const GARUMNUM = place('garumnum');

const name = (who: Nation) => (who === NOBODY ? null : nationId(who));
const holders = ({ lands }: State, at = GARUMNUM) => [name(lands.control[at]), name(lands.city[at])];

/** The horde of the Visigoths stands alone in Garumnum; in Gallia Meridionalis only what a story says is anybody’s. */
const gaul = (change: (p: Given) => void) =>
  given((p) => {
    p.empty().turn(6).nation('visigothi', { status: BARBARIAN, age: 3 }).horde('visigothi', 'garumnum');
    for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
    change(p);
  });

/** The Burgundians rule Gallia Meridionalis as a kingdom. */
const burgundian = (p: Given) => {
  p.nation('burgundi', { status: KINGDOM, age: 3 });
  for (const at of ['alpes', 'vienna', 'liger', 'provincia', 'rhodanus', 'septimania'] as const)
    p.city(at, 'burgundi').units('burgundi', at, { infantry: 1 });
  p.units('burgundi', 'helvetia', { 'noble-cavalry': 1 });
};

describe('a horde that stands alone', () => {
  it('G309 is a unit: it is enough in a civilised province, one of the two that barbarian country wants', () => {
    shows('G309', 'XII.B.b', 'XII.B.c');
    const rural = gaul((p) => {
      burgundian(p);
      p.state.lands.level[GARUMNUM] = 0;
    });
    expect(holders(rural)).toEqual(['visigothi', null]);
    const wild = gaul((p) => p.horde('visigothi', 'dacia').units('vandali', 'tisia', { infantry: 1 }));
    const among = gaul((p) => p.horde('visigothi', 'dacia').horde('vandali', 'tisia'));
    // Alone in the area it rules it; among other hordes it has only what it holds.
    expect([holders(wild, place('dacia'))[0], holders(among, place('dacia'))[0]]).toEqual(['visigothi', null]);
  });

  it('G309 is not an empty province: XXXVII.T not even Vasconia is the Basques’ then; two hordes that are enemies contest it', () => {
    shows('G309', 'XXXVII.T.b', 'XII.B.a');
    const vasconia = (...camps: readonly ('visigothi' | 'vandali')[]) => {
      const state = gaul((p) => {
        burgundian(p);
        p.units('euskaldunak', 'cantabria', { infantry: 1 }).nation('vandali', { status: BARBARIAN });
        for (const who of camps) p.horde(who, 'vasconia');
      });
      return holders(state, place('vasconia'))[0];
    };
    expect([vasconia(), vasconia('visigothi'), vasconia('visigothi', 'vandali')]).toEqual([
      'euskaldunak',
      'visigothi',
      null,
    ]);
  });

  it('G309, G88 keeps the city for its people, G105 and its gates shut, whoever rules the area', () => {
    shows('G309', 'G88', 'G105');
    const state = gaul((p) => {
      burgundian(p);
      p.city('garumnum', 'visigothi', 1).units('visigothi', 'vasconia', { infantry: 2 });
    });
    expect(name(state.lands.areaControl[area('gallia-meridionalis')])).toBe('burgundi');
    openGates(state);
    expect(holders(state)).toEqual(['visigothi', 'visigothi']);
  });

  it('G105 nor do they open while a stranger’s horde is before them', () => {
    shows('G105');
    const gates = (camp: boolean) => {
      const state = gaul((p) => {
        burgundian(p);
        p.city('garumnum', 'romani', 1).units('romani', 'treveria', { legion: 1 });
        if (!camp) p.horde('visigothi', 'dacia');
      });
      openGates(state);
      return holders(state)[1];
    };
    expect([gates(true), gates(false)]).toEqual(['romani', 'burgundi']);
  });
});

describe('XXVIII.D the horde of a federate', () => {
  /** Garumnum and Aquitania are ceded to the Visigoths; the city is Roman. */
  const ceded = (change: (p: Given) => void, ...camp: readonly 'away'[]) => {
    const state = gaul((p) => {
      p.city('garumnum', 'romani', 1).units('romani', 'treveria', { legion: 1 });
      change(p);
      if (camp.length > 0) p.horde('visigothi', 'aquitania');
      bind(p.state, VISIGOTHS, FEDERATE, ROMANI, 'garumnum', 'aquitania');
    });
    return state;
  };

  it('holds a ceded city for its federator, whoever rules the area', () => {
    shows('XXVIII.D.b', 'XXVIII.E.g');
    for (const change of [() => {}, burgundian]) {
      const state = ceded(change);
      openGates(state);
      expect(holders(state)).toEqual(['romani', 'romani']);
      expect(name(state.lands.foedus[GARUMNUM])).toBe('visigothi');
      Story.done(state, foedusPoints);
      expect(state.nations.points[VISIGOTHS]).toBe(3);
    }
  });

  it('G252 a ceded city in which nobody is goes with the area, like any other', () => {
    shows('G252', 'XXVIII.E.c');
    const held = (change: (p: Given) => void) => {
      const state = ceded(change, 'away');
      openGates(state);
      return holders(state);
    };
    expect(held(burgundian)).toEqual(['burgundi', 'burgundi']);
    // Where nobody rules it is nobody's land, too.
    expect(held(() => {})).toEqual([null, 'romani']);
    const besieged = ceded((p) => p.units('burgundi', 'garumnum', { infantry: 1 }), 'away');
    expect(holders(besieged)).toEqual([null, 'romani']);
  });
});
