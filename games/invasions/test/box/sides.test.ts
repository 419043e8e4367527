import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from '../../src/data/calendar.ts';
import { area, place, placeId, waysFrom } from '../../src/data/geography.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { NATION_ROWS, type NationId, type Side } from '../../src/data/nations.ts';
import { HUNNI, leader, nation, ORIENTALI, PERSAE } from '../../src/data/pieces.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { raid } from '../../src/rules/activation/raids.ts';
import { gothsLend, hireHuns } from '../../src/rules/diplomacy/service.ts';
import { invades } from '../../src/rules/lands/calendar.ts';
import { closedTo } from '../../src/rules/lands/relations.ts';
import { endOfTheHuns } from '../../src/rules/nations/history.ts';
import { mayTurnCatholic } from '../../src/rules/nations/kingdom.ts';
import { empireSize } from '../../src/rules/nations/status.ts';
import { sendHomeHirelings } from '../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt } from '../../src/rules/pieces/units.ts';
import { sackGlory } from '../../src/rules/siege/glory.ts';
import { reinforce } from '../../src/rules/turn/reinforcements.ts';
import { territoryPoints } from '../../src/rules/turn/scoring.ts';
import { BARBARIAN, FEDERATE, GONE, KINGDOM, NOBODY, NOWHERE, RELIGIONS, type State, VASSAL } from '../../src/state.ts';
import { bind, type Given, GOTHS, given, HUNS, PERSIANS, Story } from '../story.ts';

const [FRANKS, VISIGOTHS, OSTROGOTHS] = [nation('franci'), nation('visigothi'), nation('ostrogothi')];
const of = (side: Side, role?: string) =>
  NATION_ROWS.flatMap((one) => (one.side === side && (role === undefined || one.role === role) ? [one.id] : []));

describe('XXXIX the Huns and their side', () => {
  it('XXXIX.C Attila, and what his stack scores for a sack', () => {
    shows('XXXIX.C.a', 'XXXIX.C.c');
    expect(LEADERS[leader('attila')]).toMatchObject({ combat: 3, stacking: 3, campaign: 3, turns: [5] });
    const points = (there: boolean, capital: boolean) => {
      const state = given((p) => p.turn(5).units('hunni', 'thracia', { 'horse-archers': 1 }));
      state.pieces.leaderAt[leader('attila')] = place(there ? 'thracia' : 'dacia');
      Story.done(state, (g) => sackGlory(g, HUNNI, place('thracia'), ORIENTALI, capital));
      return state.nations.points[HUNNI];
    };
    expect([points(true, false), points(true, true), points(false, true)]).toEqual([1, 2, 0]);
  });

  it('XLVI.8, XLVI.26 Hephthalites score Persian cities that they sack, Vandals Rome, once', () => {
    shows('XLVI.8.c', 'XLVI.26.c');
    const points = (id: NationId, at: 'chaldea' | 'latium' | 'thracia', loser: number, times = 1) => {
      const state = given((p) => p.turn(5));
      for (let i = 0; i < times; i++) Story.done(state, (g) => sackGlory(g, nation(id), place(at), loser, false));
      return state.nations.points[nation(id)];
    };
    expect([
      points('ephthalitae', 'chaldea', PERSAE, 2),
      points('ephthalitae', 'thracia', ORIENTALI),
      points('vandali', 'latium', nation('romani'), 2),
      points('vandali', 'thracia', ORIENTALI),
    ]).toEqual([4, 0, 3, 0]);
  });

  it('XXXIX.D Huns in the service of others go home after the activation; invaders hire out nobody', () => {
    shows('XXXIX.D.b', 'XXXIX.D.c');
    const hire = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).horde('hunni', 'scythica').units('hunni', 'scythica', { 'horse-archers': 4 });
        p.nation('hunni', { status: BARBARIAN }).nation('persae', { treasury: 20 });
        p.units('persae', 'chaldea', { infantry: 1 });
      });
      return { state, story: Story.of(state, (g) => hireHuns(g, PERSAE)) };
    };
    const { state, story } = hire(4);
    story.answer(PERSIANS, 'hire-huns').answer(HUNS, 'yes');
    story.answer(PERSIANS, story.offered(PERSIANS, 'deploy')[0]);
    const hired = () => ownUnits(state, HUNNI).filter((unit) => state.pieces.holder[unit] === PERSAE).length;
    expect(hired()).toBe(1);
    Story.done(state, (g) => sendHomeHirelings(g, PERSAE));
    expect([hired(), unitsAt(state, HUNNI, place('scythica')).length]).toEqual([0, 4]);
    // They invade on turn 5.
    expect([invades(hire(5).state, HUNNI), hire(5).story.asked]).toEqual([true, null]);
  });

  it('XXXIX.E of several cities the Huns choose their capital', () => {
    shows('XXXIX.E.c');
    const state = given((p) => {
      p.empty().turn(6).horde('hunni', 'bolgar');
      for (const at of ['pannonia', 'carnuntum'] as const)
        p.city(at, 'hunni', 1).units('hunni', at, { 'horse-archers': 1 });
    });
    state.lands.areaControl.fill(NOBODY);
    const story = Story.of(state, (g) => endOfTheHuns(g), 10);
    expect(story.offered(HUNS).sort()).toEqual(['capital carnuntum', 'capital pannonia']);
    story.answer(HUNS, 'capital pannonia');
    expect(placeId(state.nations.capital[HUNNI])).toBe('pannonia');
  });

  it('XXXIX.F Kushania touches Hyrkania and Rhagae only', () => {
    shows('XXXIX.F.a', 'XLVI.b');
    const state = given((p) => p.turn(5));
    expect(
      waysFrom(state.rules.map, place('kushania'))
        .map(({ to }) => placeId(to))
        .sort(),
    ).toEqual(['hyrkania', 'rhagae']);
    new Story(state, Chance.fromSeed(seedFrom('huns')), (g) => reinforce(g, nation('ephthalitae'))).anyhow();
    const hephthalites = nation('ephthalitae');
    expect(placeId(state.nations.horde[hephthalites])).toBe('kushania');
    // It lies in no area, and is worth a point as a province.
    state.lands.areaControl.fill(NOBODY);
    expect([state.lands.control[place('kushania')], territoryPoints(state, hephthalites)]).toEqual([hephthalites, 1]);
  });

  it('XXXIX.F Franks who become Catholic as a kingdom are rid of a heresy or of a revolt', () => {
    shows('XXXIX.F.d');
    const baptised = (status: number, religion: 'pagan' | 'catholic') => {
      const state = given((p) => {
        p.empty()
          .turn(7)
          .nation('franci', { status, religion: RELIGIONS.indexOf('pagan') });
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.units('franci', 'belgae', { infantry: 1 }).units('franci', 'aquitania', { archers: 1 });
        p.state.lands.heresy.fill(0);
        p.state.lands.heresy[area('gallia-septentrionalis')] = 2;
        p.state.lands.revolt[place('aquitania')] = 2;
      });
      return { state, story: Story.of(state, (g) => mayTurnCatholic(g, FRANKS)).answer(HUNS, `religion ${religion}`) };
    };
    const { state, story } = baptised(KINGDOM, 'catholic');
    expect(story.offered(HUNS)).toEqual(['end-heresy gallia-septentrionalis', 'calm aquitania']);
    story.answer(HUNS, 'end-heresy gallia-septentrionalis');
    expect([state.lands.heresy[area('gallia-septentrionalis')], state.lands.revolt[place('aquitania')]]).toEqual([
      0, 2,
    ]);
    const calm = baptised(KINGDOM, 'catholic');
    calm.story.answer(HUNS, 'calm aquitania');
    expect(calm.state.lands.revolt[place('aquitania')]).toBe(0);
    expect(baptised(KINGDOM, 'pagan').story.asked).toBeNull();
  });

  it('XXXIX.F, XL.G, XLI.H whose nations they are', () => {
    shows('XXXIX.F.e', 'XL.G.a', 'XLI.H.a');
    expect(of('huns', 'raider').sort()).toEqual(['hiberni', 'picti']);
    expect(of('huns', 'inactive')).toEqual(['sclaveni']);
    for (const id of ['alani', 'vandali', 'burgundi', 'gepidae', 'scoti'] as const)
      expect(of('persians')).toContain(id);
    expect(of('persians', 'raider').sort()).toEqual(['arabes', 'blemmyes']);
    expect(of('persians', 'inactive')).toEqual(['aestii']);
    for (const id of ['suebi', 'heruli'] as const) expect(of('goths')).toContain(id);
    expect([of('goths', 'raider'), of('goths', 'inactive')]).toEqual([['berberi'], ['venedae']]);
  });
});

describe('XL the Persians and their side', () => {
  it('XL.B Persia beyond the map counts as a barbarian area while it rules Persis', () => {
    shows('XL.B.b');
    const size = (...areas: readonly ('persis' | 'mesopotamia' | 'caucasus')[]) => {
      const state = given((p) => p.turn(4));
      state.lands.areaControl.fill(NOBODY);
      for (const id of areas) state.lands.areaControl[area(id)] = PERSAE;
      return empireSize(state, PERSAE);
    };
    expect([size('mesopotamia'), size('persis'), size('mesopotamia', 'persis'), size('caucasus')]).toEqual([
      1, 1.5, 2.5, 0.5,
    ]);
  });

  it('XL.C, D Satrapes is a general without campaigns; there is one unit of elephants, from turn 3', () => {
    shows('XL.C.b', 'XL.D.a');
    expect(LEADERS[leader('satrapes')]).toMatchObject({ rank: 'general', campaign: 0, turns: [] });
    const elephants = UNIT_SORTS.find((one) => one.nation === 'persae' && one.traits.has('elephants'));
    expect([elephants?.count, elephants?.from, elephants?.traits.has('heavy'), elephants?.traits.has('elite')]).toEqual(
      [1, 3, true, false],
    );
  });

  it('XL.G Blemmyes raid Thebais and Aegyptus though there are cities, not where these have walls; a great raid sacks them', () => {
    shows('XL.G.d');
    const nile = (walls: boolean, seed = 'nile') => {
      const state = given((p) => {
        p.turn(4).clear('thebais').clear('aegyptus').clear('nilus');
        for (const at of ['thebais', 'aegyptus'] as const) p.state.lands.fortified[place(at)] = walls ? 1 : 0;
      });
      return { state, story: new Story(state, Chance.fromSeed(seedFrom(seed)), (g) => raid(g, nation('blemmyes'))) };
    };
    expect(nile(false).story.offered(PERSIANS, 'raid')).toEqual(
      expect.arrayContaining(['raid thebais', 'raid aegyptus']),
    );
    for (const id of nile(true).story.offered(PERSIANS, 'raid'))
      expect(['raid thebais', 'raid aegyptus']).not.toContain(id);
    for (let i = 0; i < 40; i++) {
      const { state, story } = nile(false, `nile ${i}`);
      story.answer(PERSIANS, 'raid thebais').anyhow();
      const [{ roll }] = story.told('raided');
      expect(state.lands.sack[place('thebais')] > 0).toBe(roll >= 7);
    }
  });

  it('XL.H Arabs raid from turn 7 on, and nobody else enters Arabia Deserta', () => {
    shows('XL.H.a');
    expect(CALENDAR.flatMap(({ turn, raids }) => (raids.includes('arabes') ? [turn] : []))).toEqual([
      7, 8, 9, 10, 11, 12,
    ]);
    const state = given();
    for (const id of ['romani', 'orientali', 'persae', 'lakhmides', 'ghassanides', 'hunni'] as const)
      expect([id, closedTo(state, nation(id), place('arabia-deserta'))]).toEqual([id, true]);
  });
});

describe('XLI the Goths and their side', () => {
  const lent = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.turn(4).empty().units('visigothi', 'valachia', { infantry: 2 }).horde('visigothi', 'valachia');
      p.units('ostrogothi', 'dacia', { 'noble-cavalry': 2 }).horde('ostrogothi', 'dacia');
      change(p);
    });
    return { state, story: Story.of(state, (g) => gothsLend(g, VISIGOTHS)) };
  };

  it('XLI.A no exchange while one serves an enemy of the other; the unit goes home', () => {
    shows('XLI.A.b', 'XLI.A.c', 'G199');
    expect(lent().story.asked).toBe('goths');
    for (const bond of [VASSAL, FEDERATE])
      expect(lent((p) => bind(p.state, OSTROGOTHS, bond, ORIENTALI)).story.asked).toBeNull();
    const { state, story } = lent();
    story.answer(GOTHS, 'yes').anyhow();
    const away = () => ownUnits(state, OSTROGOTHS).filter((unit) => state.pieces.holder[unit] === VISIGOTHS).length;
    expect(away()).toBe(1);
    Story.done(state, (g) => sendHomeHirelings(g, VISIGOTHS));
    expect([away(), unitsAt(state, OSTROGOTHS, place('dacia')).length]).toEqual([0, 2]);
  });

  it('XLI.A, G432 the unit comes to the horde, where there is no room to a province of the borrower, without any not at all', () => {
    shows('G432', 'XVII.A.m');
    const post = (here: number, elsewhere = false) => {
      const { state, story } = lent((p) => {
        p.clear('valachia').units('visigothi', 'valachia', { infantry: here });
        if (elsewhere) p.units('visigothi', 'carpathia', { 'noble-cavalry': 2 });
      });
      if (story.asked !== null) story.answer(GOTHS, 'yes').anyhow();
      const [unit] = ownUnits(state, OSTROGOTHS).filter((one) => state.pieces.holder[one] === VISIGOTHS);
      return unit === undefined ? NOWHERE : state.pieces.at[unit];
    };
    expect([post(3), post(4, true), post(4)]).toEqual([place('valachia'), place('carpathia'), NOWHERE]);
  });

  it('XLI.D Ostrogoths may enter Scythia on turn 1; who is still there when they have acted on turn 2 is lost', () => {
    shows('XLI.D.a');
    const there = (turn: number) =>
      closedTo(
        given((p) => p.turn(turn)),
        OSTROGOTHS,
        place('alania'),
      );
    expect([there(1), there(2)]).toEqual([false, true]);
    const acted = (turn: number): State => {
      const state = given((p) => {
        p.empty().turn(turn).phase('military', 'ostrogothi');
        p.horde('ostrogothi', 'ucraina').units('ostrogothi', 'ucraina', { infantry: 1 });
        p.units('ostrogothi', 'alania', { infantry: 1 });
      });
      const story = new Story(state, Chance.fromSeed(seedFrom('scythia')), (g) => activation(g, OSTROGOTHS));
      while (story.run.decision !== null) {
        const [{ seat, options }] = story.run.decision.asks;
        story.answer(seat, (options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0]).id);
      }
      return state;
    };
    const left = (turn: number) => unitsAt(acted(turn), OSTROGOTHS, place('alania')).length;
    expect([left(1), left(2)]).toEqual([1, 0]);
  });

  it('XLI.G Angles, Saxons and Jutes raid up to turn 4 and invade on turn 5; their gold counts from the start', () => {
    shows('XLI.G.a', 'XLV.5.a');
    for (const id of ['angli', 'saxones', 'iuti'] as const) {
      expect(CALENDAR.some(({ turn, raids }) => turn > 4 && raids.includes(id))).toBe(false);
      expect(CALENDAR.some(({ turn, raids }) => turn <= 4 && raids.includes(id))).toBe(true);
      expect(CALENDAR[4].invasions).toContain(id);
    }
    const raided = given((p) => p.turn(3).clear('lindum').clear('cantium'));
    const saxons = nation('saxones');
    let gold = 0;
    for (let i = 0; i < 40 && gold === 0; i++) {
      const state = structuredClone(raided);
      const story = new Story(state, Chance.fromSeed(seedFrom(`saxons ${i}`)), (g) => raid(g, saxons));
      const [target] = story.offered(GOTHS, 'raid');
      if (target !== undefined) story.answer(GOTHS, target).anyhow();
      gold = state.nations.treasury[saxons];
    }
    expect(gold).toBeGreaterThan(0);
  });
});

describe('XLV the Calendar and those who are civilised', () => {
  it('XLV.6 a leader goes when his turns are over, though his people has no unit left', () => {
    shows('XLV.6.e');
    const state = given((p) =>
      p.empty().turn(6).nation('brittones', { status: KINGDOM }).leader('vortigernus', 'cambria'),
    );
    new Story(state, Chance.fromSeed(seedFrom('vortigern')), (g) => reinforce(g, nation('brittones'))).anyhow();
    expect(state.pieces.leaderAt[leader('vortigernus')]).toBe(GONE);
  });

  it('XLV.a they get neither its units nor an Invasion, but their leaders', () => {
    shows('XLV.a');
    const turn3 = (status: number) => {
      const state = given((p) => {
        p.turn(3).nation('visigothi', { status, age: 1, founded: 2 });
        if (status === KINGDOM) p.state.nations.capital[VISIGOTHS] = place('dacia');
      });
      const before = ownUnits(state, VISIGOTHS).length;
      new Story(state, Chance.fromSeed(seedFrom('calendar')), (g) => reinforce(g, VISIGOTHS)).anyhow();
      return [
        ownUnits(state, VISIGOTHS).length - before,
        invades(state, VISIGOTHS),
        state.pieces.leaderAt[leader('alaricus')] >= 0,
      ];
    };
    expect([turn3(BARBARIAN), turn3(KINGDOM)]).toEqual([
      [4, true, true],
      [0, false, true],
    ]);
  });
});
