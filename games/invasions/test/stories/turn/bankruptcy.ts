import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, IN_AREA, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { HUNNI, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import {
  clientsServe,
  federateServes,
  hireHuns,
  replaceServants,
  vassalsServe,
} from '../../../src/rules/diplomacy/service.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt, unitsOf } from '../../../src/rules/pieces/units.ts';
import { bankruptcy } from '../../../src/rules/treasury/bankruptcy.ts';
import { revenuesOf } from '../../../src/rules/treasury/revenues.ts';
import {
  ABSENT,
  adopt,
  BARBARIAN,
  EMPIRE,
  FEDERATE,
  FOR_GOOD,
  FOR_NOW,
  KINGDOM,
  NOBODY,
  remove,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];
/** The card Otium is drawn: no calamity, unless one is old. */
const OTIUM = 1;
/** Everybody takes what is offered first. */
const played = (story: Story) => {
  while (story.run.decision !== null) {
    const [{ seat, options }] = story.run.decision.asks;
    story.answer(seat, options[0].id);
  }
  return story;
};

describe('XIV.J bankruptcy', () => {
  /** A Vandal kingdom with five units. */
  const vandals = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(6).nation('vandali', { status: KINGDOM, age: 3, decline: 0, treasury: 0, founded: 6 });
      p.units('vandali', 'saldae', { infantry: 3 }).units('vandali', 'numidia', { cavalry: 2 });
      change(p);
    });

  it('costs two years and a Decline; a kingdom loses the units it could not pay, half of them at most', () => {
    shows('VI.E.c', 'XIV.J.b', 'XIV.J.c', 'XIV.J.e', 'G15');
    const after = (unpaid: number) => {
      const state = vandals();
      played(Story.of(state, (g) => bankruptcy(g, VANDALS, unpaid), OTIUM));
      return [state.nations.age[VANDALS], state.nations.decline[VANDALS], unitsOf(state, VANDALS).length];
    };
    expect([after(0), after(2), after(9)]).toEqual([
      [5, 1, 5],
      [5, 1, 3],
      [5, 1, 2],
    ]);
  });

  it('XIV.J, G410 those that cost nothing do not go for those that could not be paid', () => {
    shows('XIV.J.e', 'G410');
    const state = given((p) => {
      p.empty().turn(6).nation('galli', { status: KINGDOM, age: 3, decline: 0, treasury: 0, founded: 6 });
      p.units('galli', 'liger', { infantry: 1, archers: 1 }).units('romani', 'neustria', { 'local-galli': 3 });
      for (const local of unitsAt(p.state, ROMANI, place('neustria'))) adopt(p.state, local, nation('galli'));
    });
    const story = Story.of(state, (g) => bankruptcy(g, nation('galli'), 1), OTIUM);
    expect(story.offered(ROMANS)).toEqual(['disband galli-infantry', 'disband galli-archers']);
  });

  it('G334 a kingdom that becomes an empire by those two years loses them all the same', () => {
    shows('XIV.J.e', 'G334');
    const persians = (...dice: readonly number[]) => {
      const state = given((p) => p.turn(5).nation('persae', { treasury: 0, decline: 0, age: 5, founded: 0 }));
      for (const id of ['oriens', 'asia'] as const) state.lands.areaControl[area(id)] = PERSAE;
      const before = unitsOf(state, PERSAE).length;
      played(Story.of(state, (g) => bankruptcy(g, PERSAE, 2), ...dice));
      return [state.nations.status[PERSAE], before - unitsOf(state, PERSAE).length];
    };
    // Of age 7, with the test of an empire: passed or not.
    expect([persians(10, OTIUM), persians(1, OTIUM)]).toEqual([
      [EMPIRE, 2],
      [KINGDOM, 2],
    ]);
  });

  it('brings the calamity of a card, by the age it has now', () => {
    shows('XIV.J.d', 'G77');
    const state = vandals((p) => p.nation('vandali', { age: 7, treasury: 0 }));
    // Age 9: Otium is decadence to the old, and from 9 on that is Decline.
    const story = played(Story.of(state, (g) => bankruptcy(g, VANDALS, 0), OTIUM));
    expect([story.told('calamity').length, state.nations.age[VANDALS], state.nations.decline[VANDALS]]).toEqual([
      1, 9, 2,
    ]);
  });

  it('XIV.K an empire of age 9 or more may collapse, on a 9', () => {
    shows('I.f', 'VI.K.i', 'XIV.K.a', 'XIV.K.c', 'XIV.K.d', 'XIV.K.g', 'XIV.K.h', 'G77', 'XXXVI.C.i', 'XXXIV.u');
    const rome = (age: number, ...dice: readonly number[]) => {
      const state = given((p) => p.turn(6).nation('romani', { age, decline: 0, treasury: 0 }));
      state.lands.areaControl.fill(NOBODY);
      const story = played(Story.of(state, (g) => bankruptcy(g, ROMANI, 0), OTIUM, ...dice));
      return [story.told('collapse.tested').map(({ roll }) => roll), state.nations.status[ROMANI] === ABSENT];
    };
    // The two years of the bankruptcy itself do not count.
    expect([rome(7), rome(8)]).toEqual([
      [[], false],
      [[], false],
    ]);
    // Age 11, decadence besides the Decline of the bankruptcy, and that calamity.
    expect([rome(9, 3), rome(9, 4)]).toEqual([
      [[8], false],
      [[9], true],
    ]);
  });

  it('XXVIII.G its federates may leave', () => {
    shows('XIV.F.i', 'XXVIII.G.d');
    const state = vandals((p) => p.horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 }));
    bind(state, VISIGOTHS, FEDERATE, VANDALS, 'numidia');
    const story = Story.of(state, (g) => bankruptcy(g, VANDALS, 0), OTIUM);
    expect(story.asked).toBe('leave-foedus');
  });
});

describe('XIV revenues', () => {
  /** A kingdom whose only income is its capital; two units to pay. */
  const small = (treasury: number, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(6).nation('vandali', { status: KINGDOM, age: 3, decline: 0, treasury, founded: 6 });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.state.lands.heresy.fill(0);
      p.units('vandali', 'dacia', { infantry: 2 });
      p.state.nations.capital[VANDALS] = place('dacia');
      change(p);
    });
    return state;
  };

  it('XIV.H the net is added, and what cannot be paid is bankruptcy', () => {
    shows('XIV.H.c', 'XIV.J.a', 'XIV.G.g');
    const state = small(4);
    const story = Story.of(state, (g) => revenuesOf(g, VANDALS));
    // 5 for the capital, 2 for the units.
    expect([story.gold('vandali'), story.told('bankrupt').length]).toEqual([7, 0]);
    const poor = small(1, (p) => p.nation('vandali', { decline: 2, treasury: 1 }));
    const broke = played(Story.of(poor, (g) => revenuesOf(g, VANDALS), OTIUM));
    // 1 + 5 - 2 - 10: six short, and two units to dismiss at most; half of them is one.
    expect([broke.gold('vandali'), broke.told('bankrupt').length, unitsOf(poor, VANDALS).length]).toEqual([0, 1, 1]);
  });

  it('XIV.F, G10 federates get their three gold, as far as it reaches', () => {
    shows('G10');
    const paid = (treasury: number, ...dice: readonly number[]) => {
      const state = small(treasury, (p) => p.horde('visigothi', 'tisia').units('visigothi', 'tisia', { infantry: 1 }));
      bind(state, VISIGOTHS, FEDERATE, VANDALS, 'numidia', 'saldae');
      state.nations.treasury[VISIGOTHS] = 0;
      const story = Story.of(state, (g) => revenuesOf(g, VANDALS), ...dice);
      played(story);
      return [state.nations.treasury[VISIGOTHS], story.told('bankrupt').length];
    };
    expect(paid(4)).toEqual([3, 0]);
    const state = small(0, (p) => p.nation('vandali', { decline: 1, treasury: 0 }).horde('visigothi', 'tisia'));
    bind(state, VISIGOTHS, FEDERATE, VANDALS, 'numidia', 'saldae');
    state.nations.treasury[VISIGOTHS] = 0;
    // 5 - 2 - 5: nothing is left for them.
    played(Story.of(state, (g) => revenuesOf(g, VANDALS), OTIUM));
    expect(state.nations.treasury[VISIGOTHS]).toBe(0);
  });

  it('XIV.I plunder leaves the nation’s cities, and two sites of each area it rules', () => {
    shows('XXXVI.A.g', 'XI.F.c', 'XIV.I.a', 'XIV.I.c');
    const state = given((p) => p.turn(3));
    const africa = IN_AREA[area('africa')];
    for (const where of africa) state.lands.sack[where] = 1;
    state.lands.sack[place('thracia')] = 1;
    const sites = africa.filter((where) => state.lands.level[where] === 0).length;
    expect(sites).toBeGreaterThan(2);
    played(Story.of(state, (g) => revenuesOf(g, ROMANI)));
    const left = africa.filter((where) => state.lands.sack[where] > 0);
    expect([left.length, left.every((where) => state.lands.level[where] === 0)]).toEqual([sites - 2, true]);
    expect(state.lands.sack[place('thracia')]).toBe(1);
  });

  it('XIV.I, G338 of more than two sites its player says which', () => {
    shows('XIV.I.c', 'XI.F.c', 'G338');
    const state = given((p) => p.turn(3));
    const sites = IN_AREA[area('africa')].filter((where) => state.lands.level[where] === 0);
    for (const where of sites) state.lands.sack[where] = 1;
    const story = Story.of(state, (g) => revenuesOf(g, ROMANI));
    expect(story.offered(ROMANS)).toEqual(sites.map((where) => `clear-site ${placeId(where)}`));
    const chosen = sites.slice(-2);
    for (const where of chosen) story.answer(ROMANS, `clear-site ${placeId(where)}`);
    expect(sites.filter((where) => state.lands.sack[where] === 0)).toEqual(chosen);
  });

  it('XIV.C, XXIX.E barbarians get the tribute of vassals and pay their own', () => {
    shows('III.H.a', 'III.H.b', 'VI.H.c', 'XIV.C.a', 'XIV.C.c', 'XXIX.E.b', 'XXIX.F.g');
    const state = given((p) => p.turn(4).nation('vandali', { status: BARBARIAN, treasury: 3 }));
    bind(state, nation('alani'), VASSAL, VANDALS);
    bind(state, nation('gepidae'), VASSAL, VANDALS);
    Story.of(state, (g) => revenuesOf(g, VANDALS));
    expect(state.nations.treasury[VANDALS]).toBe(5);
    bind(state, VANDALS, VASSAL, HUNNI);
    Story.of(state, (g) => revenuesOf(g, VANDALS));
    expect(state.nations.treasury[VANDALS]).toBe(6);
  });
});

describe('units that serve a lord', () => {
  const goths = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 2, archers: 1 });
      p.nation('visigothi', { status: BARBARIAN }).units('orientali', 'thracia', { legion: 1 });
      change(p);
    });
  const serving = (state: State, lord: number) =>
    ownUnits(state, VISIGOTHS).filter((unit) => state.pieces.holder[unit] === lord);

  it('XXVIII.C a federate’s unit goes to Caesar, to the emperor, or to the capital', () => {
    shows('XVII.A.m', 'XV.B.j', 'XXVIII.C.b', 'G280', 'XXXVII.J.a');
    const post = (change: (p: Given) => void = () => {}) => {
      const state = goths(change);
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
      played(Story.of(state, (g) => federateServes(g, VISIGOTHS)));
      const [unit] = serving(state, ORIENTALI);
      expect(state.pieces.lent[unit]).toBe(FOR_GOOD);
      return placeId(state.pieces.at[unit]);
    };
    expect(post()).toBe('thracia');
    // In either half of Rome without a Caesar it goes to the capital, wherever the emperor is.
    const emperor = (p: Given) => p.leader('theodosius', 'achaia');
    expect(post(emperor)).toBe('thracia');
    expect(post((p) => emperor(p).leader('caesar-orientis', 'lydia'))).toBe('lydia');
    const persian = goths((p) => p.nation('persae', { status: EMPIRE }).leader('sapor-ii', 'akkad'));
    bind(persian, VISIGOTHS, FEDERATE, nation('persae'));
    played(Story.of(persian, (g) => federateServes(g, VISIGOTHS)));
    expect(serving(persian, nation('persae')).map((unit) => placeId(persian.pieces.at[unit]))).toEqual(['akkad']);
  });

  it('XXVIII.C without room there it goes wherever the federator likes', () => {
    shows('XXVIII.C.c');
    const state = goths((p) =>
      p.leader('caesar-orientis', 'lydia').units('orientali', 'lydia', { legion: 4, limitanei: 1 }),
    );
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    const story = Story.of(state, (g) => federateServes(g, VISIGOTHS));
    story.answer(GOTHS, 'lend visigothi-archers');
    expect(story.offered(ROMANS)).toEqual(expect.arrayContaining(['deploy thracia', 'deploy achaia']));
    expect(story.offered(ROMANS)).not.toContain('deploy lydia');
  });

  it('XXIX.D a vassal lends one at once, and only once; nomads choose it, and have it replaced', () => {
    shows('VI.I.i', 'VI.I.j', 'IX.F.c', 'XXIX.D.a', 'XXIX.D.e', 'XXIX.D.h');
    const serve = (lord: 'vandali' | 'hunni') => {
      const state = goths((p) => p.horde(lord, 'tisia').nation(lord, { status: BARBARIAN }));
      bind(state, VISIGOTHS, VASSAL, nation(lord));
      state.ties.owes[VISIGOTHS] = 1;
      const story = Story.of(state, (g) => vassalsServe(g, nation(lord)));
      const chooser = story.run.decision?.asks[0].seat;
      played(story);
      expect([serving(state, nation(lord)).length, state.ties.owes[VISIGOTHS]]).toEqual([1, 0]);
      played(Story.of(state, (g) => vassalsServe(g, nation(lord))));
      expect(serving(state, nation(lord))).toHaveLength(1);
      for (const unit of serving(state, nation(lord))) lend(state, unit, VISIGOTHS, place('dacia'), 0);
      played(Story.of(state, (g) => replaceServants(g, nation(lord))));
      return [chooser, serving(state, nation(lord)).length];
    };
    expect(serve('hunni')).toEqual([HUNS, 1]);
    expect(serve('vandali')[1]).toBe(0);
  });

  it('XXVIII.C, F a federate replaces what fell, a unit for each Foedus, be it his last', () => {
    shows('IX.F.a', 'XXVIII.C.e', 'XXVIII.F.d');
    const lent = (ceded: readonly PlaceId[], change: (state: State) => void = () => {}) => {
      const state = goths();
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, ...ceded);
      state.ties.federated[VISIGOTHS] = 3;
      change(state);
      played(Story.of(state, (g) => replaceServants(g, ORIENTALI)));
      return serving(state, ORIENTALI).length;
    };
    const two = ['moesia-superior', 'naissus'] as const;
    expect(lent(two)).toBe(1);
    const already = (state: State) =>
      lend(state, unitsAt(state, VISIGOTHS, place('dacia'))[0], ORIENTALI, place('thracia'), FOR_GOOD);
    expect([lent(two, already), lent([...two, 'dardania', 'macedonia'], already)]).toEqual([1, 2]);
    // If both are gone both are replaced at once.
    expect(lent([...two, 'dardania', 'macedonia'])).toBe(2);
    const fresh = (state: State) => {
      state.ties.federated[VISIGOTHS] = 4;
    };
    expect(lent(two, fresh)).toBe(0);
    const last = (state: State) => {
      for (const unit of unitsAt(state, VISIGOTHS, place('dacia')).slice(1))
        lend(state, unit, VANDALS, place('tisia'), FOR_NOW);
    };
    expect(lent(two, last)).toBe(1);
  });

  it('XXVII.B a client at full strength sends one for the activation, and none if one of them is missing; that one is hurt does not matter', () => {
    shows('XXVII.B.a');
    const armenia = nation('armenii');
    const sent = (change: (state: State) => void, ...dice: readonly number[]) => {
      const state = given((p) => p.turn(3));
      change(state);
      played(Story.of(state, (g) => clientsServe(g, ORIENTALI), ...dice));
      const hired = ownUnits(state, armenia).filter((unit) => state.pieces.holder[unit] === ORIENTALI);
      return hired.map((unit) => state.pieces.lent[unit]);
    };
    expect(sent(() => {}, 1)).toEqual([FOR_NOW]);
    expect(sent((state) => remove(state, ownUnits(state, armenia)[0]))).toEqual([]);
    const hurt = (state: State) => {
      state.pieces.hurt[ownUnits(state, armenia)[0]] = 1;
    };
    expect(sent(hurt, 1)).toEqual([FOR_NOW]);
  });

  it('XXXIX.D from turn 3 two Huns for 3 gold each, if their player agrees', () => {
    shows('XXXIX.D.a');
    const hire = (change: (p: Given) => void = () => {}, turn = 3) => {
      const state = given((p) => {
        p.empty().turn(turn).horde('hunni', 'scythica').units('hunni', 'scythica', { 'horse-archers': 4 });
        p.nation('hunni', { status: BARBARIAN, treasury: 0 }).nation('persae', { treasury: 20 });
        p.units('persae', 'chaldea', { infantry: 1 });
        change(p);
      });
      return { state, story: Story.of(state, (g) => hireHuns(g, PERSAE)) };
    };
    const { state, story } = hire();
    expect(story.offered(PERSIANS)).toContain('hire-huns');
    while (story.run.decision !== null) {
      const [{ seat, options }] = story.run.decision.asks;
      const wanted = options.find(({ id }) => id === 'hire-huns' || id === 'yes') ?? options[0];
      story.answer(seat, wanted.id);
    }
    const hired = ownUnits(state, HUNNI).filter((unit) => state.pieces.holder[unit] === PERSAE);
    expect([hired.length, story.gold('persae'), story.gold('hunni')]).toEqual([2, 14, 6]);
    expect(hire(() => {}, 2).story.asked).toBeNull();
    expect(hire((p) => p.nation('persae', { treasury: 2 })).story.asked).toBeNull();
    const refused = hire().story.answer(PERSIANS, 'hire-huns').answer(HUNS, 'no');
    expect([refused.asked, refused.gold('hunni')]).toEqual([null, 0]);
  });
});
