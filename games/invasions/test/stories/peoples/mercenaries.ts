import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, area, place } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { fieldOf } from '../../../src/rules/battle/field.ts';
import { refreshControl } from '../../../src/rules/lands/control.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { lend, sendHomeHirelings } from '../../../src/rules/pieces/mercenaries.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import {
  CLIENT,
  FEDERATE,
  FOR_NOW,
  KINGDOM,
  moveCapital,
  NOBODY,
  NOWHERE,
  remove,
  type State,
} from '../../../src/state.ts';
import { bind, type Given, given, Story } from '../../story.ts';

const [ARMENIANS, VISIGOTHS] = [nation('armenii'), nation('visigothi')];

describe('a mercenary who fell and is recovered', () => {
  /** Romans attack Persians; an Armenian who serves one of the nations on their side falls and comes back: whom does he serve? */
  const servesAfter = (employer: NationId, turn: number, change: (p: Given) => void = () => {}) => {
    const state: State = given((p) => {
      p.empty().turn(turn).units('romani', 'osroene', { legion: 4 }).units('persae', 'osroene', { infantry: 3 });
      p.units('armenii', 'armenia-minor', { infantry: 1 });
      change(p);
    });
    const [hired] = unitsAt(state, ARMENIANS, place('armenia-minor'));
    bind(state, ARMENIANS, CLIENT, nation(employer));
    lend(state, hired, nation(employer), place('osroene'), FOR_NOW);
    return { state, hired };
  };
  const recovered = ({ state, hired }: ReturnType<typeof servesAfter>) => {
    const where = place('osroene');
    const attackers = state.pieces.here[where].filter((counter) => state.pieces.holder[counter] !== PERSAE);
    const field = fieldOf(state, { where, attacker: ROMANI, units: attackers, leaders: [], intercepted: false });
    const { units, lost } = field.attacker;
    lost.push(...units.splice(units.indexOf(hired), 1));
    remove(state, hired);
    Story.of(state, function* (g) {
      yield* aftermath(g, field);
    }).anyhow();
    return [state.pieces.holder[hired], state.pieces.lent[hired]];
  };

  it('XXVII.B, XX.K serves whom he served, be it the other half of Rome or an ally', () => {
    shows('XXVII.B.d', 'XX.K.a');
    expect(recovered(servesAfter('romani', 2))).toEqual([ROMANI, FOR_NOW]);
    expect(recovered(servesAfter('orientali', 2))).toEqual([ORIENTALI, FOR_NOW]);
    const allies = servesAfter('orientali', 4, ({ state }) => makeDeal(state, ROMANI, ORIENTALI, ALLIANCE));
    expect(recovered(allies)).toEqual([ORIENTALI, FOR_NOW]);
  });

  it('XXVIII.C serves the federate who fights on the side of his federator', () => {
    const federates = servesAfter('visigothi', 4, (p) => p.units('visigothi', 'osroene', { infantry: 1 }));
    bind(federates.state, VISIGOTHS, FEDERATE, ROMANI);
    expect(recovered(federates)).toEqual([VISIGOTHS, FOR_NOW]);
  });
});

describe('a hired unit whose time is over', () => {
  /** A Visigoth from Septimania in Roman service, of a nation as the story says: where he goes. */
  const home = (change: (p: Given) => void) => {
    const state = given((p) => {
      p.empty().turn(6).nation('visigothi', { status: KINGDOM }).units('visigothi', 'septimania', { infantry: 1 });
      for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
      p.city('septimania', 'visigothi', 1).units('romani', 'treveria', { legion: 1 });
      change(p);
    });
    const [hired] = unitsAt(state, VISIGOTHS, place('septimania'));
    lend(state, hired, ROMANI, place('treveria'), FOR_NOW);
    refreshControl(state);
    Story.done(state, (g) => sendHomeHirelings(g, ROMANI));
    return state.pieces.at[hired];
  };
  const dacians = (p: Given) => p.units('visigothi', 'dacia', { 'noble-cavalry': 4 });

  it('G320, XXX.D goes to the horde or capital, however full it is there', () => {
    shows('G320', 'XXX.D.f', 'XXVII.B.c');
    expect(home((p) => dacians(p).horde('visigothi', 'dacia'))).toBe(place('dacia'));
    const capital = (p: Given) => {
      p.city('liger', 'visigothi', 1).units('visigothi', 'liger', { 'noble-cavalry': 4 });
      moveCapital(p.state, VISIGOTHS, place('liger'));
    };
    expect(home(capital)).toBe(place('liger'));
  });

  it('G320 without either to others of its people; if there are none to a province that its nation controls', () => {
    shows('G320', 'XXX.D.f');
    expect(home(dacians)).toBe(place('dacia'));
    const gaul = area('gallia-meridionalis');
    const ruled = home((p) => {
      p.state.lands.areaControl[gaul] = VISIGOTHS;
    });
    expect(AREA_OF[ruled]).toBe(gaul);
    expect(home(() => {})).toBe(NOWHERE);
  });
});
