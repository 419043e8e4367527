import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { activation } from '../../../src/rules/activation/military.ts';
import { ALLIANCE, makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { collapse, release, vanish } from '../../../src/rules/nations/collapse.ts';
import { statusOf } from '../../../src/rules/nations/status.ts';
import { legacyOf } from '../../../src/rules/nations/successors.ts';
import { unions } from '../../../src/rules/nations/unions.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt, unitsOf } from '../../../src/rules/pieces/units.ts';
import { changeLeaders } from '../../../src/rules/turn/reinforcements.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  encamp,
  FEDERATE,
  FOR_GOOD,
  FREE,
  GONE,
  KINGDOM,
  NOBODY,
  NOWHERE,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { bind, Given, GOTHS, given, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, GALLI, CAPPADOCII, ANGLI, SAXONES] = [
  nation('visigothi'),
  nation('galli'),
  nation('cappadocii'),
  nation('angli'),
  nation('saxones'),
];

describe('the walls of a fallen empire', () => {
  it('XXXVII.L nobody keeps up those of Rome; others stand', () => {
    shows('XXXVII.L.a', 'XXXVIII.I.a');
    const walls = (empire: number) => {
      const state = given((p) => p.turn(5));
      Story.of(state, (g) => collapse(g, empire)).anyhow();
      return (['latium', 'thracia', 'babylonia'] as const).map((at) => state.lands.fortified[place(at)]);
    };
    expect([walls(ROMANI), walls(PERSAE)]).toEqual([
      [0, 1, 1],
      [1, 1, 1],
    ]);
  });
});

describe('the end of a nation', () => {
  const ended = (change: (p: Given) => void) => {
    const state = given((p) => change(p.turn(5)));
    vanish(state, ROMANI);
    return state;
  };

  it('XIV.K units, leaders, cities, Limites, gold and years are gone', () => {
    shows('XIV.K.i');
    const state = ended((p) => {
      p.nation('romani', { treasury: 9, age: 11, decline: 2 }).leader('aetius', 'latium');
    });
    expect([ownUnits(state, ROMANI).length, state.pieces.leaderAt[leader('aetius')]]).toEqual([0, GONE]);
    for (const list of [state.lands.city, state.lands.control, state.lands.limes]) expect(list).not.toContain(ROMANI);
    const { status, vanished, age, decline, treasury, capital } = state.nations;
    expect([status, vanished, age, decline, treasury, capital].map((list) => list[ROMANI])).toEqual([
      ABSENT,
      1,
      0,
      0,
      0,
      NOWHERE,
    ]);
    // The East is as it was.
    expect([
      ownUnits(state, ORIENTALI).length > 0,
      state.lands.city.includes(ORIENTALI),
      state.lands.limes.includes(ORIENTALI),
    ]).toEqual([true, true, true]);
  });

  it('XXX.B-E whatever it had agreed, declared or celebrated is over', () => {
    const state = ended(({ state: { ties } }) => {
      ties.deals.push(ORIENTALI, ROMANI, PACT, ROMANI, VISIGOTHS, ALLIANCE, ORIENTALI, VISIGOTHS, PACT);
      ties.weddings.push(ROMANI, VISIGOTHS, ORIENTALI, VISIGOTHS);
    });
    expect([state.ties.deals, state.ties.weddings]).toEqual([
      [ORIENTALI, VISIGOTHS, PACT],
      [ORIENTALI, VISIGOTHS],
    ]);
  });

  it('XXX.C, E a pact with one whose activation is cut short ends all the same', () => {
    shows('XXX.E.d');
    const state = given((p) => p.turn(5).phase('military', 'romani').nation('romani', { status: ABSENT }));
    makeDeal(state, nation('persae'), ORIENTALI, PACT);
    Story.of(state, (g) => activation(g, ROMANI));
    expect(state.ties.deals).toEqual([]);
  });

  it('XIV.K mercenaries go home to their horde, or where others of their people are', () => {
    shows('XIV.K.k');
    const served = (horde: boolean) => {
      const state = given((p) => {
        p.empty().turn(5).units('visigothi', 'dacia', { infantry: 2 });
        if (horde) p.horde('visigothi', 'dacia');
        else encamp(p.state, VISIGOTHS, NOWHERE);
        p.state.nations.capital[VISIGOTHS] = NOWHERE;
      });
      const [unit] = unitsAt(state, VISIGOTHS, place('dacia'));
      lend(state, unit, ROMANI, place('latium'), FOR_GOOD);
      vanish(state, ROMANI);
      return [state.pieces.at[unit], state.pieces.holder[unit]];
    };
    expect([served(true), served(false)]).toEqual([
      [place('dacia'), VISIGOTHS],
      [place('dacia'), VISIGOTHS],
    ]);
  });

  it('XIV.K its vassals, clients and federates are free, with the provinces that were ceded; those of others are not', () => {
    shows('XIV.K.l', 'XXIX.G.b');
    const state = ended((p) => {
      p.state.ties.bond[VISIGOTHS] = FEDERATE;
      p.state.ties.lord[VISIGOTHS] = ROMANI;
      p.state.lands.foedus[place('aquitania')] = VISIGOTHS;
      p.state.ties.bond[nation('alani')] = VASSAL;
      p.state.ties.lord[nation('alani')] = nation('hunni');
    });
    expect([
      state.ties.bond[VISIGOTHS],
      state.ties.bond[nation('mauritanii')],
      state.lands.foedus[place('aquitania')],
    ]).toEqual([FREE, FREE, NOBODY]);
    expect([state.ties.bond[nation('alani')], state.ties.lord[nation('alani')]]).toEqual([VASSAL, nation('hunni')]);
  });

  it('XXIX.G whoever is released gets back what was lent for good, and owes nothing', () => {
    const freed = (recall: boolean) => {
      const state = given((p) =>
        p.empty().turn(5).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 2 }),
      );
      const [unit] = unitsAt(state, VISIGOTHS, place('dacia'));
      state.ties.bond[VISIGOTHS] = VASSAL;
      state.ties.lord[VISIGOTHS] = ROMANI;
      state.ties.tribute[VISIGOTHS] = 2;
      state.ties.owes[VISIGOTHS] = 1;
      lend(state, unit, ROMANI, place('latium'), FOR_GOOD);
      release(state, VISIGOTHS, recall);
      expect([
        state.ties.bond[VISIGOTHS],
        state.ties.lord[VISIGOTHS],
        state.ties.tribute[VISIGOTHS],
        state.ties.owes[VISIGOTHS],
      ]).toEqual([FREE, NOBODY, 0, 0]);
      return [state.pieces.at[unit], state.pieces.holder[unit]];
    };
    expect([freed(true), freed(false)]).toEqual([
      [place('dacia'), VISIGOTHS],
      [place('latium'), ROMANI],
    ]);
  });

  it('XIV.K auxiliaries become infantry of their own people, if it is in play; at sea and elsewhere they are gone', () => {
    shows('XIV.K.j');
    const became = (present: boolean) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'latium', { 'aux-alamanni': 1, legion: 1 });
        if (!present) p.state.nations.status[nation('alamanni')] = ABSENT;
      });
      const story = Story.of(state, (g) => collapse(g, ROMANI));
      while (story.asked === 'raise') story.answer(ROMANS, story.offered(ROMANS)[0]);
      return [story.units('alamanni', 'latium'), unitsOf(state, ROMANI).length];
    };
    expect([became(true), became(false)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('heirs', () => {
  /** Only these cities of Gallia are left to the West. */
  const gaul = (...cities: readonly PlaceId[]) => {
    const state = given((p) => {
      p.empty().turn(5);
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      for (const at of cities) p.city(at, 'romani', 1).units('romani', at, { legion: 1 });
    });
    return state;
  };
  const heirs = (state: State, owner: number) => {
    const story = Story.of(state, (g) => collapse(g, owner));
    while (story.asked === 'raise') story.answer(ROMANS, story.offered(ROMANS)[0]);
    return story;
  };

  it('XXXVII.L the Galli have the largest of the cities as their capital, Parisius among equals', () => {
    shows('XXXVII.L.d');
    const capital = (change: (state: State) => void) => {
      const state = gaul('liger', 'neustria', 'treveria');
      change(state);
      heirs(state, ROMANI);
      return placeId(state.nations.capital[GALLI]);
    };
    expect(capital(() => {})).toBe('neustria');
    expect(
      capital((state) => {
        state.lands.level[place('treveria')] = 2;
      }),
    ).toBe('treveria');
  });

  it('XXXVII.L a unit in each city, two at least and five at most', () => {
    shows('XXXVII.L.c', 'XXXVII.L.e', 'XXVII.b');
    const raised = (...cities: readonly PlaceId[]) => {
      const state = gaul(...cities);
      const story = heirs(state, ROMANI);
      expect([state.nations.status[GALLI], state.nations.age[GALLI], story.gold('galli')]).toEqual([KINGDOM, 1, 10]);
      for (const at of cities) expect(state.lands.city[place(at)]).toBe(GALLI);
      return ownUnits(state, GALLI).length;
    };
    expect([raised('liger'), raised('liger', 'neustria', 'treveria')]).toEqual([2, 3]);
    expect(raised('liger', 'neustria', 'treveria', 'rhodanus', 'garumnum', 'provincia')).toBe(5);
  });

  it('XXXVII.L nobody comes after an empire that held nothing there, or that is not Rome; without a city they have no capital', () => {
    shows('XXXVII.L.c');
    expect(legacyOf(gaul('latium'), ROMANI)).toBeUndefined();
    expect(legacyOf(given(), nation('persae'))).toBeUndefined();
    const site = gaul('liger');
    site.lands.level[place('liger')] = 0;
    expect(legacyOf(site, ROMANI)?.places).toEqual([place('liger')]);
    const heirless = heirs(site, ROMANI);
    expect([heirless.state.nations.status[GALLI], heirless.state.nations.capital[GALLI]]).toEqual([KINGDOM, NOWHERE]);
    const lost = gaul('liger');
    lost.lands.control[place('liger')] = VISIGOTHS;
    expect(legacyOf(lost, ROMANI)).toBeUndefined();
  });

  it('XXXVII.L Limites of Gallia and Illyria serve the Galli, the others are gone', () => {
    shows('XXXVII.L.f');
    const state = gaul('liger', 'neustria');
    for (const at of ['lotharingia', 'bernicia', 'numidia'] as const) state.lands.limes[place(at)] = ROMANI;
    state.lands.limes[place('treveria')] = ORIENTALI;
    heirs(state, ROMANI);
    const keeper = (at: PlaceId) => state.lands.limes[place(at)];
    expect([keeper('lotharingia'), keeper('bernicia'), keeper('numidia'), keeper('treveria')]).toEqual([
      GALLI,
      NOBODY,
      NOBODY,
      ORIENTALI,
    ]);
  });

  it('XXXVII.L, G437 their king comes with the next Reinforcements', () => {
    shows('G437');
    const { state } = heirs(gaul('liger', 'neustria'), ROMANI);
    const kings = () =>
      (['aegidius', 'syagrius', 'rex-galli'] as const).map((id) => state.pieces.leaderAt[leader(id)] >= 0);
    expect(kings()).toEqual([false, false, false]);
    state.clock.turn = 6;
    Story.of(state, (g) => changeLeaders(g, GALLI)).anyhow();
    expect(kings()).toEqual([false, true, false]);
  });

  it('XIV.K, G431 auxiliaries who would stand before a city of the heirs or beside their Limes go home to their people', () => {
    shows('G431', 'XIV.K.j');
    const state = gaul('treveria', 'neustria');
    state.lands.limes[place('lotharingia')] = ROMANI;
    new Given(state)
      .horde('alamanni', 'agri-decumates')
      .units('romani', 'treveria', { 'aux-alamanni': 1 })
      .units('romani', 'lotharingia', { 'aux-burgundi': 1 })
      .units('romani', 'latium', { 'aux-alamanni': 1 });
    new Given(state).horde('burgundi', 'bohemia').units('burgundi', 'bohemia', { infantry: 1 });
    const story = heirs(state, ROMANI);
    expect([story.units('alamanni', 'treveria'), story.units('alamanni', 'agri-decumates')]).toEqual([0, 1]);
    expect([story.units('burgundi', 'lotharingia'), story.units('burgundi', 'bohemia')]).toEqual([0, 2]);
    expect([story.units('alamanni', 'latium'), state.lands.limes[place('lotharingia')]]).toEqual([1, GALLI]);
  });

  it('XXXVII.L, G431 nor are units of the heirs raised among strangers', () => {
    shows('G431');
    const state = gaul('liger', 'neustria');
    new Given(state).units('visigothi', 'liger', { infantry: 1 });
    const story = heirs(state, ROMANI);
    expect([story.units('galli', 'liger'), story.units('galli', 'neustria')]).toEqual([0, 2]);
  });

  it('XXXVII.P, G431 locals who stand beside a hostile horde are gone', () => {
    shows('G431', 'XXXVII.P.c');
    const guards = (horde: boolean) => {
      const state = given((p) => {
        p.empty().turn(8).units('romani', 'bernicia', { 'local-britani': 1 }).nation('brittones', { status: KINGDOM });
        if (horde) p.horde('saxones', 'bernicia').nation('saxones', { status: BARBARIAN });
      });
      return heirs(state, ROMANI).units('brittones', 'bernicia');
    };
    expect([guards(false), guards(true)]).toEqual([1, 0]);
  });

  it('XXXVIII.I the Cappadocians come after the East, three units at least', () => {
    shows('XXXVIII.I.b', 'XXXVIII.I.c', 'XXXII.D.c');
    const state = given((p) => {
      p.empty().turn(9);
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.city('cappadocia', 'orientali', 1).units('orientali', 'cappadocia', { legion: 1 });
    });
    heirs(state, ORIENTALI);
    expect([state.nations.status[CAPPADOCII], placeId(state.nations.capital[CAPPADOCII])]).toEqual([
      KINGDOM,
      'cappadocia',
    ]);
    expect(ownUnits(state, CAPPADOCII)).toHaveLength(3);
  });
});

describe('Rome, one again', () => {
  /** Nothing but the two capitals, and what the story adds. */
  const halves = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(9).nation('romani', { age: 8, decline: 2 }).nation('orientali', { age: 5, decline: 1 });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      for (const [at, owner] of [
        ['umbria', 'romani'],
        ['thracia', 'orientali'],
      ] as const)
        p.city(at, owner, 2).units(owner, at, { legion: 1 });
      p.state.nations.capital[ROMANI] = place('umbria');
      p.state.nations.capital[ORIENTALI] = place('thracia');
      change(p);
    });
  const fleets = (p: Given) =>
    p
      .units('romani', 'mare-adriaticum', { classis: 1 })
      .units('romani', 'mare-siculum', { classis: 1 })
      .units('orientali', 'mare-aegeum', { classis: 1 })
      .units('orientali', 'propontis', { classis: 1 });

  it('XXXVII.M if the capitals are joined by friendly land, or by seas in each of which a Roman fleet lies', () => {
    shows('XXXVII.M.a', 'XXXVII.M.b');
    const asked = (change: (p: Given) => void) => Story.of(halves(change), (g) => unions(g, ORIENTALI)).asked;
    expect(asked(() => {})).toBeNull();
    expect(asked(fleets)).toBe('reunite');
    expect(asked((p) => p.clear('thracia') && fleets(p))).toBe('reunite');
    const gap = (p: Given) => {
      fleets(p);
      for (const fleet of [...p.state.pieces.here[place('mare-siculum')]])
        p.state.pieces.holder[fleet] = nation('vandali');
    };
    expect(asked(gap)).toBeNull();
    const homeless = (p: Given) => {
      fleets(p).state.nations.capital[ROMANI] = NOWHERE;
    };
    expect(asked(homeless)).toBeNull();
    const gone = (p: Given) => {
      fleets(p).state.nations.status[ROMANI] = ABSENT;
    };
    expect(asked(gone)).toBeNull();
  });

  it('XXXVII.M nobody must; if they do, the lower age and Decline count', () => {
    shows('XXXVII.M.a', 'XXXVII.M.c');
    const refused = halves(fleets);
    Story.of(refused, (g) => unions(g, ORIENTALI)).answer(ROMANS, 'no');
    expect(refused.nations.status[ROMANI]).not.toBe(ABSENT);
    const state = halves((p) => {
      fleets(p).nation('romani', { age: 8, decline: 0 });
      p.state.lands.limes[place('liger')] = ROMANI;
      p.state.ties.bond[VISIGOTHS] = CLIENT;
      p.state.ties.lord[VISIGOTHS] = ROMANI;
    });
    Story.of(state, (g) => unions(g, ORIENTALI)).answer(ROMANS, 'yes');
    expect([state.nations.age[ORIENTALI], state.nations.decline[ORIENTALI], state.nations.status[ROMANI]]).toEqual([
      5,
      0,
      ABSENT,
    ]);
    expect([state.lands.city[place('umbria')], state.lands.limes[place('liger')], state.ties.lord[VISIGOTHS]]).toEqual([
      ORIENTALI,
      ORIENTALI,
      ORIENTALI,
    ]);
    expect([unitsAt(state, ORIENTALI, place('umbria')).length, placeId(state.nations.capital[ORIENTALI])]).toEqual([
      1,
      'thracia',
    ]);
  });

  it('XXXVII.M a unit that is hurt stays so, and one whose like is not left serves as it is', () => {
    shows('G161');
    const state = halves((p) => {
      fleets(p);
      for (const unit of p.state.pieces.here[place('umbria')]) p.state.pieces.hurt[unit] = 1;
      // The East has all its legions on the map.
      p.units('orientali', 'cappadocia', { legion: 4 });
    });
    const eastern = ownUnits(state, ORIENTALI).length;
    Story.of(state, (g) => unions(g, ORIENTALI)).answer(ROMANS, 'yes');
    const [unit] = unitsAt(state, ORIENTALI, place('umbria'));
    expect(state.pieces.hurt[unit]).toBe(1);
    expect(unitsOf(state, ORIENTALI).length).toBe(eastern + 3);
  });
});

describe('Anglosaxons', () => {
  const kingdoms = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(9).nation('angli', { status: KINGDOM, age: 4, treasury: 3 });
      p.nation('saxones', { status: KINGDOM, age: 2, treasury: 4 });
      p.city('cantium', 'saxones', 1).units('saxones', 'cantium', { infantry: 2 });
      p.city('bernicia', 'angli', 1).units('angli', 'bernicia', { infantry: 1 });
      p.state.nations.capital[ANGLI] = place('bernicia');
      p.state.nations.capital[SAXONES] = place('cantium');
      encamp(p.state, ANGLI, NOWHERE);
      encamp(p.state, SAXONES, NOWHERE);
      change(p);
    });
  const asked = (change: (p: Given) => void) => Story.of(kingdoms(change), (g) => unions(g, ANGLI)).asked;

  it('XLI.G two free kingdoms, from turn 9 on', () => {
    shows('XLI.G.d');
    expect(asked(() => {})).toBe('merge');
    expect(asked((p) => p.turn(8))).toBeNull();
    expect([asked((p) => p.nation('angli', { status: 1 })), asked((p) => p.nation('saxones', { status: 1 }))]).toEqual([
      null,
      null,
    ]);
    for (const one of [ANGLI, SAXONES]) {
      const bound = (p: Given) => {
        p.state.ties.bond[one] = VASSAL;
        p.state.ties.lord[one] = nation('franci');
      };
      expect(asked(bound)).toBeNull();
    }
    expect(Story.of(kingdoms(), (g) => unions(g, SAXONES)).asked).toBeNull();
  });

  it('XLI.G the Angles have everything, the lower age, and one of the two capitals', () => {
    shows('XLI.G.e');
    const state = kingdoms();
    const story = Story.of(state, (g) => unions(g, ANGLI)).answer(GOTHS, 'yes');
    expect(story.offered(GOTHS).sort()).toEqual(['capital bernicia', 'capital cantium']);
    story.answer(GOTHS, 'capital cantium');
    expect([state.nations.age[ANGLI], state.nations.treasury[ANGLI], state.nations.status[SAXONES]]).toEqual([
      2,
      7,
      ABSENT,
    ]);
    expect([placeId(state.nations.capital[ANGLI]), state.lands.city[place('cantium')]]).toEqual(['cantium', ANGLI]);
    expect([unitsAt(state, ANGLI, place('cantium')).length, unitsOf(state, ANGLI).length]).toEqual([2, 3]);
    expect(state.clock.glories).toContain('anglo-saxons');
    const refused = Story.of(kingdoms(), (g) => unions(g, ANGLI)).answer(GOTHS, 'no');
    expect(refused.state.nations.status[SAXONES]).toBe(KINGDOM);
  });

  it('XLI.G, VII.D the horde of Angles without a city becomes that capital: nothing else grows', () => {
    shows('XLI.G.e', 'VII.D.f');
    const state = kingdoms((p) => {
      for (const list of [p.state.lands.city, p.state.lands.control])
        list.forEach((owner, where) => {
          if (owner === ANGLI) list[where] = NOBODY;
        });
      p.state.nations.capital[ANGLI] = NOWHERE;
      p.horde('angli', 'holsatia');
    });
    const story = Story.of(state, (g) => statusOf(g, ANGLI)).answer(GOTHS, 'yes', 'religion pagan');
    expect([story.asked, state.nations.horde[ANGLI], placeId(state.nations.capital[ANGLI])]).toEqual([
      null,
      NOWHERE,
      'cantium',
    ]);
    expect(story.told('city.grew')).toEqual([]);
  });

  it('XXVIII.G, XXXVII.L keep no Limes in land that was ceded', () => {
    shows('XXXVII.L.f', 'XXVIII.G.f');
    const limes = (federates: boolean) => {
      const state = given((p) => {
        p.turn(4).clear('pannonia').horde('visigothi', 'pannonia').units('visigothi', 'pannonia', { infantry: 3 });
        p.nation('visigothi', { status: BARBARIAN });
        if (federates) bind(p.state, VISIGOTHS, FEDERATE, ROMANI, 'pannonia', 'dalmatia');
        p.state.lands.limes[place('pannonia')] = ROMANI;
      });
      Story.where(
        () => state,
        () => true,
        (g) => collapse(g, ROMANI),
      ).anyhow();
      return state.lands.limes[place('pannonia')];
    };
    expect([limes(true), limes(false)]).toEqual([NOBODY, GALLI]);
  });
});
