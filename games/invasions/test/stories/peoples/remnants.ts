import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, IN_AREA, type PlaceId, place } from '../../../src/data/geography.ts';
import { nation, ROMANI } from '../../../src/data/pieces.ts';
import { subdueHomeless } from '../../../src/rules/battle/aftermath.ts';
import { alliance } from '../../../src/rules/diplomacy/alliances.ts';
import { refreshControl } from '../../../src/rules/lands/control.ts';
import { ALLIANCE, dealBetween, makeDeal } from '../../../src/rules/lands/relations.ts';
import { provincesLeft } from '../../../src/rules/nations/dependants.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { CLIENT, FEDERATE, FREE, KINGDOM, NOBODY, NOWHERE, type State, touchAll, VASSAL } from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, movingUnopposed, PERSIANS, Story } from '../../story.ts';

const [FRANKS, VANDALS, VISIGOTHS, ALANS] = [nation('franci'), nation('vandali'), nation('visigothi'), nation('alani')];

const HELD = ['bythinia', 'cyprus', 'lycia'] as const;
const [CORNER, EMPTY] = ['lydia', 'mysia'] as const;

/** The Franks have lost their capital to the Visigoths and hold these provinces, each with a city or without. */
function franks(provinces: Readonly<Partial<Record<PlaceId, number>>>, change: (p: Given) => void = () => {}): State {
  const state = given((p) => {
    p.empty().turn(6).nation('franci', { status: KINGDOM }).nation('visigothi', { status: KINGDOM });
    for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
    for (const [at, level] of Object.entries(provinces) as [PlaceId, number][])
      p.city(at, 'franci', level).units('franci', at, { 'francisca-infantry': 1 });
    p.state.nations.capital[FRANKS] = NOWHERE;
    p.state.nations.capitalLost[FRANKS] = 6;
    change(p);
  });
  return state;
}

describe('XXIX.C the remnant of a kingdom', () => {
  it('that submits because a later city falls has no allies any more; its federates choose, its lord makes way', () => {
    shows('XXIX.C.a', 'XXIX.C.c', 'XXVI.B.f', 'XXVIII.G.d', 'G261');
    const state = franks({ arvernia: 0, belgae: 1 }, (p) => {
      p.clear('belgae').units('visigothi', 'belgae', { infantry: 2 }).units('visigothi', 'arvernia', { archers: 1 });
      p.units('alani', 'treveria', { 'horse-archers': 1 }).horde('alani', 'treveria');
      p.units('visigothi', 'neustria', { infantry: 1 });
    });
    bind(state, ALANS, FEDERATE, FRANKS, 'treveria', 'lotharingia');
    makeDeal(state, FRANKS, VANDALS, ALLIANCE);
    refreshControl(state);
    expect(state.ties.bond[FRANKS]).toBe(FREE);
    const story = Story.of(state, (g) => siege(g, VISIGOTHS, place('belgae')), 10);
    story.answer(GOTHS, 'siege');
    expect([state.ties.lord[FRANKS], dealBetween(state, FRANKS, VANDALS)]).toEqual([VISIGOTHS, 0]);
    expect([story.asked, story.run.decision?.asks[0].seat]).toEqual(['leave-foedus', PERSIANS]);
    story.answer(PERSIANS, 'yes').answer(GOTHS, 'no').anyhow();
    expect(state.ties.bond[ALANS]).toBe(FREE);
    // He was about to fight them in Arvernia; the city he took is his.
    expect([story.units('visigothi', 'arvernia'), story.units('visigothi', 'belgae') > 0]).toEqual([0, true]);
    expect(state.lands.city[place('belgae')]).toBe(VISIGOTHS);
  });

  /** Visigoths in one corner of Asia; the Franks rule the rest of it, three provinces with units and one without. */
  const asia = (change: (p: Given) => void = () => {}) =>
    franks({}, (p) => {
      for (const where of IN_AREA[area('asia')]) p.state.lands.level[where] = 0;
      for (const at of HELD) p.units('franci', at, { 'francisca-infantry': 1 });
      p.units('visigothi', CORNER, { infantry: 2 });
      change(p);
    });

  it('G261 submits to whoever walks into a province that nobody defends', () => {
    shows('G261', 'XXIX.C.a');
    const state = asia();
    expect(provincesLeft(state, FRANKS)).toBe(4);
    const story = movingUnopposed(state, VISIGOTHS);
    story.answer(GOTHS, `from ${CORNER}`, 'take visigothi-infantry', `to ${EMPTY}`).anyhow();
    expect([state.ties.bond[FRANKS], state.ties.lord[FRANKS]]).toEqual([VASSAL, VISIGOTHS]);
  });

  it('G261 has lost nothing yet where it has still to be fought', () => {
    shows('G261');
    const state = asia((p) => p.units('franci', EMPTY, { 'francisca-infantry': 1 }));
    const story = movingUnopposed(state, VISIGOTHS);
    story.answer(GOTHS, `from ${CORNER}`, 'take visigothi-infantry', `to ${EMPTY}`);
    expect([provincesLeft(state, FRANKS), state.ties.bond[FRANKS]]).toEqual([4, FREE]);
  });
});

describe('XXVI.B, XXVII.A an ally that becomes a client', () => {
  it('has no alliance any more', () => {
    shows('XXVI.B.f', 'XXX.B.e');
    const state = given((p) =>
      p.turn(6).nation('brittones', { status: KINGDOM }).units('brittones', 'cumbria', { infantry: 2 }),
    );
    const britons = nation('brittones');
    makeDeal(state, britons, VANDALS, ALLIANCE);
    Story.of(state, (g) => alliance(g, ROMANI, britons), 2).anyhow();
    expect([state.ties.bond[britons], state.ties.lord[britons]]).toEqual([CLIENT, ROMANI]);
    expect(dealBetween(state, britons, VANDALS)).toBe(0);
  });
});

describe('XXIX.F a vassal that beats a kingdom without a seat', () => {
  it('subdues nobody, draws no plunder and breaks no alliance', () => {
    shows('XXIX.F.e', 'XXIX.C.b');
    const beaten = (bond: number) => {
      const state = given((p) => p.empty().turn(6).nation('visigothi', { status: KINGDOM }));
      state.nations.capital[VISIGOTHS] = NOWHERE;
      if (bond !== FREE) bind(state, VANDALS, bond, ROMANI);
      makeDeal(state, VISIGOTHS, FRANKS, ALLIANCE);
      touchAll(state);
      const story = new Story(state, Chance.fromSeed(seedFrom('plunder')), (g) =>
        subdueHomeless(g, VANDALS, VISIGOTHS),
      ).anyhow();
      return [state.ties.bond[VISIGOTHS], story.told('plunder').length, dealBetween(state, VISIGOTHS, FRANKS)];
    };
    expect(beaten(VASSAL)).toEqual([FREE, 0, ALLIANCE]);
    expect(beaten(FREE)).toEqual([VASSAL, 1, 0]);
  });
});
