import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, type PlaceId, place, placeId, waysFrom } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import {
  breakFoedus,
  cessions,
  federatesMayLeave,
  foedusPoints,
  inheritFederates,
  mayBreakFoedus,
  mayFederate,
  offerFoedus,
  takeUpFoedus,
} from '../../../src/rules/diplomacy/foedus.ts';
import { refreshControl } from '../../../src/rules/lands/control.ts';
import { provincesOf } from '../../../src/rules/lands/realms.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import {
  ABSENT,
  BARBARIAN,
  encamp,
  FEDERATE,
  FREE,
  KINGDOM,
  NOBODY,
  NOWHERE,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, VANDALS] = [nation('visigothi'), nation('vandali')];

/** Visigoths in Valachia, north of the Danube. */
const danube = (change: (p: Given) => void = () => {}) =>
  given((p) => {
    p.empty().turn(4).horde('visigothi', 'valachia').units('visigothi', 'valachia', { infantry: 3 });
    p.nation('visigothi', { status: BARBARIAN, treasury: 0 }).nation('orientali', { treasury: 9 });
    change(p);
  });
const pairs = (state: State) => cessions(state, ORIENTALI, VISIGOTHS).map((pair) => pair.map(placeId).join(' '));

describe('what can be ceded', () => {
  it('XXVIII.A two neighbours of one area, both civilised, the first beside the barbarians', () => {
    shows('XXVIII.A.e');
    const state = danube();
    const found = cessions(state, ORIENTALI, VISIGOTHS);
    expect(found.length).toBeGreaterThan(0);
    // They rule Danubius, and what is empty there is theirs.
    const beside = provincesOf(state, VISIGOTHS).flatMap((here) => waysFrom(state.rules.map, here).map(({ to }) => to));
    expect(beside).toContain(place('savus'));
    for (const [first, second] of found) {
      expect(beside).toContain(first);
      expect(waysFrom(state.rules.map, first).map(({ to }) => to)).toContain(second);
      expect([AREA_OF[first] === AREA_OF[second], state.lands.control[first], state.lands.control[second]]).toEqual([
        true,
        ORIENTALI,
        ORIENTALI,
      ]);
    }
    expect(new Set(pairs(state)).size).toBe(found.length);
  });

  it('XXVIII.A the horde alone counts as a province of theirs', () => {
    const state = danube((p) => p.clear('valachia'));
    expect(pairs(state).length).toBeGreaterThan(0);
    encamp(state, VISIGOTHS, NOWHERE);
    refreshControl(state);
    expect(pairs(state)).toEqual([]);
  });

  it('XXVIII.A nothing in revolt, nothing that is ceded already, no capital', () => {
    shows('G251');
    const without = (change: (state: State) => void) => {
      const state = danube();
      change(state);
      return pairs(state).some((pair) => pair.includes('moesia-superior'));
    };
    expect(without(() => {})).toBe(true);
    const moesia = place('moesia-superior');
    expect(
      without((state) => {
        state.lands.revolt[moesia] = 1;
      }),
    ).toBe(false);
    expect(
      without((state) => {
        state.lands.foedus[moesia] = VANDALS;
      }),
    ).toBe(false);
    expect(
      without((state) => {
        state.nations.capital[ORIENTALI] = moesia;
      }),
    ).toBe(false);
    expect(
      without((state) => {
        state.lands.control[moesia] = VANDALS;
      }),
    ).toBe(false);
  });

  it('XXVIII.A, F, G104 to free barbarians, or to one’s own federate again, for whoever has three gold', () => {
    shows('XXVIII.F.a', 'XXX.F.b');
    const may = (change: (state: State) => void = () => {}) => {
      const state = danube();
      change(state);
      return mayFederate(state, ORIENTALI, VISIGOTHS);
    };
    expect([may(), may((state) => bind(state, VISIGOTHS, FEDERATE, ORIENTALI))]).toEqual([true, true]);
    expect(may((state) => bind(state, VISIGOTHS, FEDERATE, ROMANI))).toBe(false);
    expect(may((state) => bind(state, VISIGOTHS, VASSAL, ORIENTALI))).toBe(false);
    const gold = (count: number) =>
      may((state) => {
        state.nations.treasury[ORIENTALI] = count;
      });
    expect([gold(2), gold(3)]).toEqual([false, true]);
    expect(
      may((state) => {
        state.nations.status[VISIGOTHS] = KINGDOM;
      }),
    ).toBe(false);
    expect(
      may((state) => {
        encamp(state, VISIGOTHS, NOWHERE);
      }),
    ).toBe(false);
    expect(may((state) => state.lands.control.fill(NOBODY))).toBe(false);
  });
});

describe('a Foedus', () => {
  it('XXVIII.B both provinces are ceded; the horde goes to the first, with its leader and people', () => {
    shows('XXVIII.A.a', 'XXVIII.B.a', 'XXVIII.B.b', 'XXVIII.D.a', 'G104');
    const state = danube((p) => p.leader('alaricus', 'valachia'));
    let agreed = false;
    const story = Story.of(state, function* (g) {
      agreed = yield* offerFoedus(g, ORIENTALI, VISIGOTHS, false);
      yield* takeUpFoedus(g, VISIGOTHS);
    });
    expect(story.asked).toBe('foedus');
    story.answer(GOTHS, 'yes');
    const [first] = story.offered(ROMANS, 'cede');
    story.answer(ROMANS, first);
    const [second] = story.offered(ROMANS, 'cede');
    if (second !== undefined) story.answer(ROMANS, second);
    expect(story.offered(GOTHS)).toEqual([first, second ?? ''].map((id) => id.replace('cede', 'horde-to')).sort());
    story.answer(GOTHS, first.replace('cede', 'horde-to'), 'take 2*visigothi-infantry', 'take visigothi-infantry');
    story.anyhow();
    const ceded = state.lands.foedus.flatMap((who, at) => (who === VISIGOTHS ? [at] : []));
    const seat = state.nations.horde[VISIGOTHS];
    expect([agreed, ceded.length, `cede ${placeId(seat)}`]).toEqual([true, 2, first]);
    expect(state.pieces.leaderAt[leader('alaricus')]).toBe(seat);
    // One of them goes into the service of the East.
    const settled = ceded.map((at) => unitsAt(state, VISIGOTHS, at).length);
    expect([settled.reduce((sum, count) => sum + count), unitsAt(state, VISIGOTHS, place('valachia')).length]).toEqual([
      2, 0,
    ]);
    expect(ceded.map((at) => state.lands.control[at])).toEqual([ORIENTALI, ORIENTALI]);
    expect([story.gold('orientali'), story.gold('visigothi')]).toEqual([6, 3]);
  });

  it('G26 is refused without consequences, and a card asks nobody', () => {
    shows('G26');
    const refused = danube();
    let agreed = true;
    Story.of(refused, function* (g) {
      agreed = yield* offerFoedus(g, ORIENTALI, VISIGOTHS, false);
    }).answer(GOTHS, 'no');
    expect([agreed, refused.ties.bond[VISIGOTHS], refused.nations.treasury[ORIENTALI]]).toEqual([false, FREE, 9]);
    const forced = Story.of(danube(), function* (g) {
      yield* offerFoedus(g, ORIENTALI, VISIGOTHS, true);
    });
    expect([forced.asked, forced.told('foedus.agreed').length]).toEqual([null, 1]);
  });

  it('XXVIII.E, F three points for each pair of provinces, even if one of two is lost', () => {
    shows('V.B.f', 'XXVIII.E.g', 'XXVIII.F.c', 'G92');
    const points = (...ceded: readonly PlaceId[]) => {
      const state = danube();
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, ...ceded);
      bind(state, VANDALS, VASSAL, ROMANI);
      Story.done(state, (g) => foedusPoints(g));
      return [state.nations.points[VISIGOTHS], state.nations.points[VANDALS]];
    };
    expect([points(), points('moesia-superior'), points('moesia-superior', 'naissus')]).toEqual([
      [0, 0],
      [3, 0],
      [3, 0],
    ]);
    expect(points('moesia-superior', 'naissus', 'dardania', 'macedonia')[0]).toBe(6);
  });

  it('XXVIII.G whoever breaks it keeps what was ceded, with its cities, garrisoned or not; no Limes and no capital stays there', () => {
    shows('XXVIII.G.f');
    const state = danube((p) => {
      p.city('naissus', 'orientali', 1).units('visigothi', 'naissus', { 'noble-cavalry': 1 });
      p.city('macedonia', 'orientali', 1).city('achaia', 'orientali', 1).units('visigothi', 'achaia', { archers: 1 });
    });
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'naissus', 'macedonia');
    state.lands.limes[place('naissus')] = ORIENTALI;
    state.nations.capital[ORIENTALI] = place('macedonia');
    const story = Story.of(state, (g) => breakFoedus(g, VISIGOTHS));
    expect([state.lands.limes[place('naissus')], state.nations.capital[ORIENTALI]]).toEqual([NOBODY, NOWHERE]);
    expect((['naissus', 'macedonia', 'achaia'] as const).map((at) => state.lands.city[place(at)])).toEqual([
      VISIGOTHS,
      VISIGOTHS,
      ORIENTALI,
    ]);
    expect([state.ties.bond[VISIGOTHS], state.lands.foedus.includes(VISIGOTHS), story.told('freed').length]).toEqual([
      FREE,
      false,
      1,
    ]);
    expect(state.lands.control[place('naissus')]).toBe(VISIGOTHS);
  });

  it('XXVIII.G at its activation on a D2, not in the turn in which it was made', () => {
    shows('XXVIII.G.b', 'G24', 'XXXVI.B.e');
    const breaks = (federated: number, ...dice: readonly number[]) => {
      const state = danube();
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior');
      state.ties.federated[VISIGOTHS] = federated;
      return Story.of(state, (g) => mayBreakFoedus(g, VISIGOTHS), ...dice);
    };
    expect(breaks(4).asked).toBeNull();
    expect(breaks(3).answer(GOTHS, 'no').state.ties.bond[VISIGOTHS]).toBe(FEDERATE);
    expect(breaks(3, 1).answer(GOTHS, 'yes').state.ties.bond[VISIGOTHS]).toBe(FEDERATE);
    expect(breaks(3, 2).answer(GOTHS, 'yes').state.ties.bond[VISIGOTHS]).toBe(FREE);
  });

  it('XXVIII.G when the federator is shaken each of its federates may leave without a test', () => {
    shows('XXVIII.G.d');
    const state = danube((p) => p.units('vandali', 'tisia', { infantry: 1 }).horde('vandali', 'tisia'));
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior');
    bind(state, VANDALS, FEDERATE, ORIENTALI, 'savus');
    bind(state, nation('alani'), VASSAL, ORIENTALI);
    bind(state, nation('gepidae'), FEDERATE, ROMANI);
    const story = Story.of(state, (g) => federatesMayLeave(g, ORIENTALI));
    const answers: Record<number, string> = { [GOTHS]: 'yes', [PERSIANS]: 'no' };
    let questions = 0;
    while (story.run.decision !== null) {
      const { seat } = story.run.decision.asks[0];
      story.answer(seat, answers[seat]);
      questions += 1;
    }
    expect([questions, state.ties.bond[VISIGOTHS], state.ties.bond[VANDALS]]).toEqual([2, FREE, FEDERATE]);
    expect([state.ties.bond[nation('alani')], state.ties.bond[nation('gepidae')]]).toEqual([VASSAL, FEDERATE]);
  });
});

describe('federates of a half of Rome that falls', () => {
  const falls = (half: number, ceded: PlaceId, change: (state: State) => void = () => {}) => {
    const state = given((p) => p.turn(6));
    const other = half === ROMANI ? ORIENTALI : ROMANI;
    bind(state, VISIGOTHS, FEDERATE, half, ceded);
    change(state);
    const story = Story.of(state, (g) => inheritFederates(g, half));
    if (story.asked === null) return null;
    story.answer(GOTHS, 'yes');
    return state.ties.lord[VISIGOTHS] === other;
  };

  it('XXXVII.K, XXXVIII.G beside the other half by land, or on one of its seas', () => {
    shows('XIV.K.l', 'XXXVII.K.a', 'XXXVIII.G.a');
    // Dalmatia touches the East; Sicilia lies on a sea with Eastern coasts; Treveria is far from everything.
    expect([falls(ROMANI, 'dalmatia'), falls(ROMANI, 'sicilia'), falls(ROMANI, 'treveria')]).toEqual([
      true,
      true,
      null,
    ]);
    expect(falls(ORIENTALI, 'epirus')).toBe(true);
    expect(falls(nation('persae'), 'dalmatia')).toBeNull();
  });

  it('XXXVII.K nobody goes over to what is no more, nor whoever is no federate', () => {
    const gone = (state: State) => {
      state.nations.status[ORIENTALI] = ABSENT;
    };
    const vassal = (state: State) => {
      state.ties.bond[VISIGOTHS] = VASSAL;
    };
    const others = (state: State) => {
      state.ties.lord[VISIGOTHS] = ORIENTALI;
    };
    for (const change of [gone, vassal, others]) expect(falls(ROMANI, 'dalmatia', change)).toBeNull();
  });
});
