import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/data/areas.ts';
import { area, place, placeId } from '../../../src/data/geography.ts';
import { HUNNI, nation, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import {
  ageHeresies,
  becomeEmpire,
  empireBonus,
  empireSize,
  grow,
  kingdomTest,
  statusOf,
} from '../../../src/rules/nations/status.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  EMPIRE,
  encamp,
  FEDERATE,
  KINGDOM,
  NOBODY,
  NOWHERE,
  type State,
} from '../../../src/state.ts';
import { type Given, given, PERSIANS, Story } from '../../story.ts';

const [VANDALS, OSTROGOTHS] = [nation('vandali'), nation('ostrogothi')];
const aged = (state: State, owner: number, spaces: number, ...dice: readonly number[]) =>
  Story.of(state, (g) => grow(g, owner, spaces), ...dice);

describe('VI years', () => {
  const rome = (age: number, decline: number, spaces: number) => {
    const state = given((p) => p.nation('romani', { age, decline }));
    aged(state, ROMANI, spaces);
    return [state.nations.age[ROMANI], state.nations.decline[ROMANI]];
  };

  it('VI.E a civilised nation is never older than 12: what goes beyond is Decline, once, and no more than double', () => {
    shows('VI.A.d', 'VI.E.a', 'VI.E.f', 'VI.E.h', 'G12', 'VI.E.k', 'VI.E.l');
    expect([rome(4, 0, 1), rome(11, 0, 1), rome(12, 0, 1), rome(11, 0, 2), rome(12, 1, 2), rome(12, 2, 1)]).toEqual([
      [5, 0],
      [12, 0],
      [12, 1],
      [12, 1],
      [12, 2],
      [12, 2],
    ]);
  });

  it('VI.E whoever grows younger in Decline loses Decline instead, and nobody is younger than 1', () => {
    shows('VI.E.a', 'VI.E.i', 'VI.E.j');
    expect([rome(8, 0, -1), rome(8, 1, -1), rome(8, 2, -3), rome(2, 0, -5), rome(6, 0, 0)]).toEqual([
      [7, 0],
      [8, 0],
      [8, 1],
      [1, 0],
      [6, 0],
    ]);
  });

  it('VI.D barbarians have seven spaces; beyond them they test for a kingdom, but neither Huns nor federates do', () => {
    shows('VI.A.d', 'VI.A.e', 'VI.D.a', 'VI.D.d', 'XXVIII.E.e', 'XXXIX.E.a');
    const vandals = (age: number, spaces: number, ...dice: readonly number[]) => {
      const state = given((p) => p.nation('vandali', { age, status: BARBARIAN, treasury: 0 }));
      const story = aged(state, VANDALS, spaces, ...dice);
      return [state.nations.age[VANDALS], story.told('kingdom.tested').length];
    };
    expect([vandals(3, 2), vandals(2, -4), vandals(6, 1), vandals(7, 1, 10)]).toEqual([
      [5, 0],
      [1, 0],
      [7, 0],
      [7, 1],
    ]);
    const huns = given((p) => p.horde('hunni', 'tisia').nation('hunni', { age: 7, status: BARBARIAN }));
    expect([aged(huns, HUNNI, 1).told('kingdom.tested'), huns.nations.status[HUNNI]]).toEqual([[], BARBARIAN]);
    const federate = given((p) => p.nation('vandali', { age: 7, status: BARBARIAN }));
    federate.ties.bond[VANDALS] = FEDERATE;
    federate.ties.lord[VANDALS] = ROMANI;
    expect(aged(federate, VANDALS, 1).told('kingdom.tested')).toEqual([]);
  });

  it('VI.F heresies last two turns', () => {
    shows('VI.F.a', 'VI.F.b', 'XXXI.C.e');
    const state = given((p) => p.state.lands.heresy.fill(0));
    state.lands.heresy[area('africa')] = 2;
    const marks: number[] = [];
    for (let i = 0; i < 3; i++) {
      Story.done(state, (g) => ageHeresies(g));
      marks.push(state.lands.heresy[area('africa')]);
    }
    expect(marks).toEqual([1, 0, 0]);
  });
});

describe('VII kingdoms', () => {
  /** Vandals with their horde in Hispania, or wherever the story says. */
  const vandals = (age: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(5).horde('vandali', 'cuneus').units('vandali', 'cuneus', { infantry: 2 });
      p.nation('vandali', { age, status: BARBARIAN, treasury: 0 });
      change(p);
    });

  it('VII.C, G316 D10, less one for every 10 gold or part of them, two more with the horde in barbarian country; up to its age it settles', () => {
    shows('VII.C.c', 'VII.C.d', 'VII.C.e', 'VII.C.f', 'XXXVI.C.a', 'G316');
    const test = (die: number, change: (p: Given) => void = () => {}) => {
      const state = vandals(5, change);
      const story = Story.of(state, (g) => kingdomTest(g, VANDALS), die);
      return [story.told('kingdom.tested')[0].roll, state.nations.status[VANDALS]];
    };
    expect([test(5), test(6)]).toEqual([
      [5, KINGDOM],
      [6, BARBARIAN],
    ]);
    expect(test(7, (p) => p.nation('vandali', { treasury: 11 }))).toEqual([5, KINGDOM]);
    expect(test(7, (p) => p.nation('vandali', { treasury: 10 }))).toEqual([6, BARBARIAN]);
    expect(test(4, (p) => p.horde('vandali', 'tisia'))).toEqual([6, BARBARIAN]);
  });

  it('VII.B from age 3 by choice, VII.C from age 5 by test if they decline', () => {
    shows('VI.D.b', 'VI.D.c', 'VII.A.b', 'VII.B.a', 'VII.B.b', 'VII.C.a', 'VII.C.b');
    const status = (age: number, ...dice: readonly number[]) =>
      Story.of(vandals(age), (g) => statusOf(g, VANDALS), ...dice);
    expect(status(1).asked).toBeNull();
    expect(status(2).asked).toBe('kingdom');
    const stays = status(2).answer(PERSIANS, 'no');
    expect([
      stays.state.nations.status[VANDALS],
      stays.state.nations.age[VANDALS],
      stays.told('kingdom.tested').length,
    ]).toEqual([BARBARIAN, 3, 0]);
    expect(status(4, 10).answer(PERSIANS, 'no').told('kingdom.tested')).toMatchObject([{ roll: 10, age: 5 }]);
    expect(status(2).answer(PERSIANS, 'yes').state.nations.status[VANDALS]).toBe(KINGDOM);
    // On space 7 nobody grows older.
    expect(status(7, 10).answer(PERSIANS, 'no').state.nations.age[VANDALS]).toBe(7);
  });

  it('XLI.E the Ostrogoths need not test before turn 7', () => {
    shows('XLI.E.a');
    const tests = (turn: number, ...dice: readonly number[]) => {
      const state = given((p) => {
        p.empty().turn(turn).horde('ostrogothi', 'tisia').units('ostrogothi', 'tisia', { infantry: 1 });
        p.nation('ostrogothi', { age: 6, status: BARBARIAN, treasury: 0 });
      });
      const story = Story.of(state, (g) => statusOf(g, OSTROGOTHS), ...dice);
      story.answer(story.run.decision?.asks[0].seat ?? 0, 'no');
      return story.told('kingdom.tested').length;
    };
    expect([tests(6), tests(7, 10)]).toEqual([0, 1]);
  });

  it('VII.A, XXVIII.E Huns and federates are not asked', () => {
    shows('VII.A.c', 'XXVIII.E.e', 'XXXIX.E.a', 'XLI.C.a');
    const huns = given((p) => p.horde('hunni', 'tisia').nation('hunni', { age: 5, status: BARBARIAN }));
    expect([Story.of(huns, (g) => statusOf(g, HUNNI)).asked, huns.nations.age[HUNNI]]).toEqual([null, 6]);
    const federate = vandals(5);
    federate.ties.bond[VANDALS] = FEDERATE;
    federate.ties.lord[VANDALS] = ROMANI;
    expect(Story.of(federate, (g) => statusOf(g, VANDALS)).asked).toBeNull();
  });

  it('VII.D a new kingdom: age 1, 20 gold, a city on an empty site, a capital in it, a faith; 10 gold a turn later', () => {
    shows(
      'I.e',
      'III.D.b',
      'VI.E.b',
      'VI.J.c',
      'VII.A.a',
      'VII.D.a',
      'VII.D.b',
      'VII.D.c',
      'VII.D.d',
      'VII.D.e',
      'VII.D.h',
      'VII.D.k',
      'XIII.A.d',
    );
    const state = vandals(4, (p) => p.units('vandali', 'gallaecia', { cavalry: 1 }).nation('vandali', { treasury: 2 }));
    const story = Story.of(state, (g) => statusOf(g, VANDALS)).answer(PERSIANS, 'yes');
    while (story.run.decision !== null) {
      const options = story.offered(PERSIANS);
      story.answer(PERSIANS, options.find((id) => id === 'religion catholic') ?? options[0]);
    }
    expect([
      state.nations.status[VANDALS],
      state.nations.age[VANDALS],
      story.gold('vandali'),
      state.nations.founded[VANDALS],
    ]).toEqual([KINGDOM, 1, 22, 5]);
    const seat = state.nations.capital[VANDALS];
    expect([state.lands.level[seat], state.lands.city[seat], state.nations.horde[VANDALS], placeId(seat)]).toEqual([
      1,
      VANDALS,
      NOWHERE,
      'gallaecia',
    ]);
    state.clock.turn = 6;
    const next = Story.of(state, (g) => statusOf(g, VANDALS));
    expect([next.told('granted').length, next.gold('vandali'), state.nations.age[VANDALS]]).toEqual([1, 32, 2]);
    state.clock.turn = 7;
    expect(Story.of(state, (g) => statusOf(g, VANDALS)).told('granted')).toEqual([]);
  });

  it('VII.D without a site or a city the horde stays what it is', () => {
    shows('VII.D.i');
    const state = vandals(4);
    Story.of(state, (g) => statusOf(g, VANDALS)).answer(PERSIANS, 'yes');
    expect([
      state.nations.status[VANDALS],
      placeId(state.nations.horde[VANDALS]),
      state.nations.capital[VANDALS],
    ]).toEqual([KINGDOM, 'cuneus', NOWHERE]);
  });
});

describe('VIII empires', () => {
  /** A kingdom that rules these areas. */
  const kingdom = (areas: readonly AreaId[], change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(6);
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.nation('vandali', { status: KINGDOM, age: 3, treasury: 0, founded: 4, decline: 0 });
      encamp(p.state, VANDALS, NOWHERE);
      change(p);
    });
    state.lands.areaControl.fill(NOBODY);
    for (const id of areas) state.lands.areaControl[area(id)] = VANDALS;
    return state;
  };
  const three = ['africa', 'hispania', 'italia'] as const;

  it('VIII.B barbarian areas count half, and nothing is rounded up', () => {
    shows('VI.K.h', 'VIII.B.a');
    expect(empireSize(kingdom(three), VANDALS)).toBe(3);
    expect(empireSize(kingdom(['africa', 'hispania', 'danubius']), VANDALS)).toBe(2.5);
    const persia = given();
    persia.lands.areaControl.fill(NOBODY);
    for (const id of ['mesopotamia', 'persis'] as const) persia.lands.areaControl[area(id)] = PERSAE;
    // XL.B: what lies beyond the map is a barbarian area.
    expect(empireSize(persia, PERSAE)).toBe(2.5);
  });

  it('VIII.B the bonus: a leader, Decline, more areas, Roma or Constantinopolis; clients for Persia alone', () => {
    shows(
      'III.C.j',
      'VIII.B.c',
      'VIII.B.d',
      'VIII.B.e',
      'VIII.B.f',
      'VIII.B.g',
      'VIII.B.h',
      'XXXVI.C.b',
      'XL.B.a',
      'XXXVII.O.b',
    );
    const bonus = (areas: readonly AreaId[], change: (state: State) => void = () => {}, who?: (p: Given) => void) => {
      const state = kingdom(areas, who);
      change(state);
      return empireBonus(state, VANDALS);
    };
    expect(bonus(three)).toBe(0);
    expect(bonus([...three, 'illyria', 'danubius'])).toBe(3);
    expect(bonus(['africa', 'danubius'])).toBe(1);
    const decline = (level: number) => (state: State) => {
      state.nations.decline[VANDALS] = level;
    };
    expect([bonus(three, decline(1)), bonus(three, decline(2))]).toEqual([1, 2]);
    const holds =
      (...ids: readonly ('latium' | 'thracia')[]) =>
      (state: State) => {
        for (const id of ids) state.lands.control[place(id)] = VANDALS;
      };
    expect([
      bonus(three, holds('latium')),
      bonus(three, holds('thracia')),
      bonus(three, holds('latium', 'thracia')),
    ]).toEqual([3, 3, 3]);
    expect([
      bonus(
        three,
        () => {},
        (p) => p.leader('gaisericus', 'saldae'),
      ),
      bonus(
        three,
        () => {},
        (p) => p.leader('rex-vandali', 'saldae'),
      ),
    ]).toEqual([1, 0]);
    const client = (state: State) => {
      state.ties.bond[nation('alani')] = CLIENT;
      state.ties.lord[nation('alani')] = VANDALS;
    };
    expect(bonus(three, client)).toBe(0);
    expect(empireBonus(given(), PERSAE) - empireBonus(clientless(given()), PERSAE)).toBe(1);
  });

  const clientless = (state: State) => {
    for (let other = 0; other < state.ties.lord.length; other++)
      if (state.ties.lord[other] === PERSAE && state.ties.bond[other] === CLIENT) state.ties.lord[other] = NOBODY;
    return state;
  };

  it('VIII.B an 8 makes it an empire; with fewer areas, or in the turn of its founding, it does not test', () => {
    shows(
      'XXXVI.C.b',
      'XXXIV.ad',
      'XXXIV.ay',
      'XXXIV.au',
      'VI.E.d',
      'VI.E.e',
      'VIII.A.a',
      'VIII.B.a',
      'VIII.B.b',
      'VIII.B.i',
      'VIII.B.j',
    );
    const test = (state: State, ...dice: readonly number[]) => {
      const story = Story.of(state, (g) => grow(g, VANDALS, 1), ...dice);
      return [story.told('empire.tested').length, state.nations.status[VANDALS]];
    };
    expect([test(kingdom(three), 7), test(kingdom(three), 8)]).toEqual([
      [1, KINGDOM],
      [1, EMPIRE],
    ]);
    expect(test(kingdom(['africa', 'hispania', 'danubius']))).toEqual([0, KINGDOM]);
    expect(test(kingdom(three, (p) => p.nation('vandali', { founded: 6 })))).toEqual([0, KINGDOM]);
    // An empire tests no more, and nobody does who grows younger.
    expect(test(kingdom(three, (p) => p.nation('vandali', { status: EMPIRE })))).toEqual([0, EMPIRE]);
    expect(Story.of(kingdom(three), (g) => grow(g, VANDALS, -1)).told('empire.tested')).toEqual([]);
  });

  it('VIII.C a new empire is young and without Decline, and has 20 gold; Persia goes back four years only', () => {
    shows('VI.E.m', 'G11', 'VIII.C.a', 'VIII.C.b', 'VIII.C.c', 'XL.B.c');
    const state = kingdom(three, (p) => p.nation('vandali', { age: 9, decline: 2, treasury: 1 }));
    Story.done(state, (g) => becomeEmpire(g, VANDALS));
    expect([
      state.nations.age[VANDALS],
      state.nations.decline[VANDALS],
      state.nations.treasury[VANDALS],
      state.nations.grant[VANDALS],
    ]).toEqual([1, 0, 21, 10]);
    const persia = (age: number) => {
      const anew = given((p) => p.nation('persae', { age }));
      Story.done(anew, (g) => becomeEmpire(g, PERSAE));
      return anew.nations.age[PERSAE];
    };
    expect([persia(9), persia(3)]).toEqual([5, 1]);
  });

  it('VII.D a kingdom that becomes an empire in the turn after its founding does without the 10 gold of a kingdom', () => {
    shows('VII.D.c', 'VIII.C.c');
    const second = (die: number) => {
      const state = kingdom(three, (p) => p.nation('vandali', { founded: 5 }));
      state.nations.grant[VANDALS] = 10;
      Story.of(state, (g) => statusOf(g, VANDALS), die);
      return [state.nations.status[VANDALS], state.nations.treasury[VANDALS], state.nations.grant[VANDALS]];
    };
    expect([second(7), second(8)]).toEqual([
      [KINGDOM, 10, 0],
      [EMPIRE, 20, 10],
    ]);
  });

  it('VI.A who is not in play has no status', () => {
    const state = given((p) => p.nation('vandali', { status: ABSENT, age: 0 }));
    Story.of(state, (g) => statusOf(g, VANDALS));
    expect(state.nations.age[VANDALS]).toBe(0);
  });
});
