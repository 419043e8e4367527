import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, IN_AREA, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { HUNNI, nation, nationId, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { endOfTheHuns, entryTies, history, settleSlavs } from '../../../src/rules/nations/history.ts';
import { ownUnits } from '../../../src/rules/pieces/units.ts';
import { ABSENT, BARBARIAN, CLIENT, EMPIRE, FREE, NOBODY, NOWHERE, type State, VASSAL } from '../../../src/state.ts';
import { type Given, given, Story } from '../../story.ts';

const [GEPIDS, VANDALS, SLAVS] = [nation('gepidae'), nation('vandali'), nation('sclaveni')];
const turned = (state: State, ...dice: readonly number[]) => Story.of(state, history, ...dice);

describe('XXXVII.I the division of the Empire', () => {
  const divided = (change: (p: Given) => void = () => {}, turn = 3) => {
    const state = given((p) => {
      p.turn(turn);
      change(p);
    });
    return { state, story: turned(state) };
  };

  it('comes on turn 3: the West is in Decline, and its capital goes to Ravenna', () => {
    shows('VI.K.f', 'XXXVII.I.a', 'XXXVII.I.b', 'XXXVII.I.c', 'XLV.3.a');
    const { state, story } = divided();
    expect([
      placeId(state.nations.capital[ROMANI]),
      state.nations.decline[ROMANI],
      state.nations.decline[ORIENTALI],
    ]).toEqual(['umbria', 1, 0]);
    expect([story.told('divided').length, story.told('capital.placed')]).toMatchObject([1, [{ province: 'umbria' }]]);
    expect(divided((p) => p.nation('romani', { decline: 2 })).state.nations.decline[ROMANI]).toBe(2);
    for (const turn of [2, 4]) expect(divided(() => {}, turn).story.told('divided')).toEqual([]);
  });

  it('or to Mediolanum, or to the largest city that is left; not if the West is gone', () => {
    shows('XXXVII.I.c');
    const capital = (...lost: readonly PlaceId[]) => {
      const { state } = divided((p) => {
        for (const id of lost) p.city(id, 'vandali').units('vandali', id, { infantry: 1 });
        p.state.lands.level[place('dalmatia')] = 4;
      });
      return placeId(state.nations.capital[ROMANI]);
    };
    expect([capital('umbria'), capital('umbria', 'cisalpina')]).toEqual(['cisalpina', 'dalmatia']);
    const gone = divided((p) => p.nation('romani', { status: ABSENT }));
    expect(gone.story.told('divided')).toEqual([]);
  });

  it('units in a province of the other half go to the nearest of their own with room, fleets stay', () => {
    shows('XXXVII.I.d');
    const { state } = divided((p) => {
      p.empty().units('orientali', 'illyricum', { legion: 1 }).units('romani', 'achaia', { legion: 1 });
      p.units('orientali', 'mare-tyrrhenum', { classis: 1 }).units('orientali', 'africa', { legion: 1 });
      p.units('romani', 'africa', { legion: 1 });
    });
    for (const half of [ROMANI, ORIENTALI])
      for (const counter of ownUnits(state, half)) {
        const at = state.pieces.at[counter];
        expect([half, NOBODY].includes(state.lands.control[at] ?? NOBODY), placeId(at)).toBe(true);
      }
    const at = (half: number) => ownUnits(state, half).map((counter) => placeId(state.pieces.at[counter]));
    expect(at(ORIENTALI)).toContain('mare-tyrrhenum');
    expect(at(ROMANI)).toContain('africa');
    expect(at(ORIENTALI)).not.toContain('africa');
    const fled = (limitanei: number) => {
      const { state: other } = divided((p) => {
        p.empty().units('romani', 'achaia', { legion: 1 });
        p.state.lands.city.fill(NOBODY);
        p.city('achaia', 'orientali', 2).city('dalmatia', 'romani', 1).city('africa', 'romani', 2);
        p.city('cisalpina', 'romani', 1).units('romani', 'cisalpina', { equites: 1 });
        p.units('romani', 'dalmatia', { limitanei }).units('orientali', 'achaia', { limitanei: 1 });
      });
      const came = (id: 'dalmatia' | 'cisalpina') => other.pieces.here[place(id)].length;
      return [came('dalmatia') - limitanei, came('cisalpina') - 1];
    };
    expect([fled(1), fled(4)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('XXXIX.E the end of the Huns', () => {
  /** The Huns in their steppe; nobody rules anything else. */
  const huns = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(6).units('hunni', 'bolgar', { 'horse-archers': 2 }).horde('hunni', 'bolgar');
      change(p);
    });
    state.lands.areaControl.fill(NOBODY);
    return state;
  };
  const roll = (die: number, change: (state: State) => void = () => {}) => {
    const state = huns();
    change(state);
    const story = Story.of(state, endOfTheHuns, die);
    return story.told('empire.tested')[0].roll;
  };
  const vassals =
    (...who: readonly number[]) =>
    (state: State) => {
      for (const one of who) {
        state.ties.bond[one] = VASSAL;
        state.ties.lord[one] = HUNNI;
      }
    };

  it('comes on turn 6, if they are barbarians still', () => {
    shows('XXXIX.E.b', 'XLV.6.a');
    const ended = (turn: number, status: number) => {
      const state = huns((p) => p.turn(turn).nation('hunni', { status }));
      return turned(state, ...(turn === 6 && status === BARBARIAN ? [1] : [])).told('vanished').length;
    };
    expect([ended(6, BARBARIAN), ended(5, BARBARIAN), ended(6, EMPIRE), ended(7, BARBARIAN)]).toEqual([1, 0, 0, 0]);
  });

  it('a D10, and one for each civilised area, two barbarian ones, two vassals and ten gold', () => {
    shows('XXXIX.E.b');
    const rules =
      (...ids: readonly ('italia' | 'moesia' | 'danubius' | 'sarmatia' | 'scythia' | 'barbarum')[]) =>
      (state: State) => {
        for (const id of ids) state.lands.areaControl[area(id)] = HUNNI;
      };
    expect([
      roll(3),
      roll(3, rules('italia', 'moesia')),
      roll(3, rules('danubius')),
      roll(3, rules('danubius', 'sarmatia', 'scythia', 'barbarum')),
    ]).toEqual([3, 5, 3, 5]);
    expect([roll(3, vassals(GEPIDS)), roll(3, vassals(GEPIDS, VANDALS))]).toEqual([3, 4]);
    const federates = (state: State) => {
      vassals(GEPIDS, VANDALS)(state);
      state.ties.bond[GEPIDS] = CLIENT;
    };
    const anothers = (state: State) => {
      vassals(GEPIDS, VANDALS)(state);
      state.ties.lord[GEPIDS] = PERSAE;
    };
    expect([roll(3, federates), roll(3, anothers)]).toEqual([3, 3]);
    const gold = (treasury: number) => (state: State) => {
      state.nations.treasury[HUNNI] = treasury;
    };
    expect([roll(3, gold(0)), roll(3, gold(10)), roll(3, gold(11))]).toEqual([3, 4, 5]);
  });

  it('less than 9: they vanish; the vassal with most units takes half their gold, and Gepids get two units', () => {
    shows('XXXIX.E.d', 'XXXIX.E.e', 'XL.G.c');
    const state = huns((p) => {
      p.units('gepidae', 'carpathia', { infantry: 2, archers: 1 }).horde('gepidae', 'carpathia');
      p.units('vandali', 'silesia', { infantry: 2 }).horde('vandali', 'silesia').nation('hunni', { treasury: 7 });
    });
    vassals(GEPIDS, VANDALS)(state);
    const story = Story.of(state, endOfTheHuns, 6);
    expect([state.nations.status[HUNNI], ownUnits(state, HUNNI).length, state.nations.horde[HUNNI]]).toEqual([
      ABSENT,
      0,
      NOWHERE,
    ]);
    expect([story.gold('vandali'), story.gold('gepidae'), state.ties.bond[VANDALS], state.ties.bond[GEPIDS]]).toEqual([
      0,
      4,
      FREE,
      FREE,
    ]);
    expect([story.units('gepidae', 'carpathia'), story.units('vandali', 'silesia')]).toEqual([5, 2]);
    const free = huns((p) => p.units('gepidae', 'carpathia', { infantry: 1 }).horde('gepidae', 'carpathia'));
    expect(Story.of(free, endOfTheHuns, 8).units('gepidae', 'carpathia')).toBe(1);
  });

  it('9: an empire, with a city of theirs as its capital; else they found one, at Buda if it is free', () => {
    shows('XXXIX.E.c', 'XXXIV.k', 'VI.K.g', 'VII.A.c');
    const seat = (change: (p: Given) => void = () => {}, nothing = false) => {
      const state = huns(change);
      if (nothing) state.lands.control.fill(NOBODY);
      const story = Story.of(state, endOfTheHuns, 9);
      expect([state.nations.status[HUNNI], story.told('vanished')]).toEqual([EMPIRE, []]);
      const capital = state.nations.capital[HUNNI];
      // They found no other city.
      if (capital !== place('hunnia')) expect(state.lands.city[place('hunnia')]).not.toBe(HUNNI);
      return [capital < 0 ? null : placeId(capital), state.lands.level[capital] ?? 0, state.nations.horde[HUNNI] >= 0];
    };
    expect(seat()).toEqual(['hunnia', 1, false]);
    const city = (p: Given) => p.city('thracia', 'hunni', 3).units('hunni', 'thracia', { 'horse-archers': 1 });
    expect(seat(city)).toEqual(['thracia', 3, false]);
    const taken = (p: Given) => p.units('gepidae', 'hunnia', { infantry: 2 });
    const built = (p: Given) => p.city('hunnia', 'gepidae', 1);
    // Another site of theirs; without one they keep their horde.
    expect([seat(taken), seat(built), seat(taken, true)]).toEqual([
      ['sarkil', 1, false],
      ['sarkil', 1, false],
      [null, 0, true],
    ]);
  });
});

describe('nations and their ties', () => {
  const entered = (
    id: 'brittones' | 'lakhmides' | 'ghassanides' | 'avari' | 'franci',
    change: (state: State) => void = () => {},
  ) => {
    const state = given((p) => p.turn(9));
    state.nations.status[SLAVS] = BARBARIAN;
    state.ties.tribute.fill(2);
    change(state);
    const story = Story.done(state, (g) => entryTies(g, nation(id)));
    const tie = (who: number) =>
      state.ties.bond[who] === FREE ? 'free' : `${state.ties.bond[who]} ${nationId(state.ties.lord[who])}`;
    return { own: tie(nation(id)), slavs: tie(SLAVS), gold: story.gold(id), tribute: state.ties.tribute[nation(id)] };
  };

  it('Britons come as clients of the West with 5 gold, Lakhmids of Persia, Ghassanids of the East; no tribute', () => {
    shows('XXXVII.S.a', 'XXXVII.S.b', 'XL.E.b', 'XXXVIII.U.a');
    expect(entered('brittones')).toMatchObject({ own: `${CLIENT} romani`, gold: 5, tribute: 0 });
    expect(entered('lakhmides')).toMatchObject({ own: `${CLIENT} persae`, gold: 0, slavs: 'free' });
    expect(entered('ghassanides')).toMatchObject({ own: `${CLIENT} orientali`, gold: 0 });
    expect(entered('franci')).toMatchObject({ own: 'free', slavs: 'free' });
    const gone = (state: State) => {
      state.nations.status[ROMANI] = ABSENT;
    };
    expect(entered('brittones', gone)).toMatchObject({ own: 'free', gold: 5 });
  });

  it('XXXIX.F the Avars are lords of the Slavs, if these are there and free', () => {
    shows('XXXIX.F.b');
    expect(entered('avari')).toMatchObject({ own: 'free', slavs: `${VASSAL} avari` });
    const absent = (state: State) => {
      state.nations.status[SLAVS] = ABSENT;
    };
    const anothers = (state: State) => {
      state.ties.bond[SLAVS] = VASSAL;
      state.ties.lord[SLAVS] = HUNNI;
    };
    expect([entered('avari', absent).slavs, entered('avari', anothers).slavs]).toEqual(['free', `${VASSAL} hunni`]);
  });
});

describe('turn 10 more Slavs', () => {
  const settled = (change: (p: Given) => void = () => {}, turn = 10) => {
    const state = given((p) => {
      p.empty().turn(turn).nation('sclaveni', { status: BARBARIAN });
      change(p);
    });
    Story.done(state, settleSlavs);
    return ownUnits(state, SLAVS).map((counter) => placeId(state.pieces.at[counter]));
  };
  const danubius = IN_AREA[area('danubius')].map(placeId);

  it('settle in Dardania and Naissus where the East is weak, else in empty provinces of Danubius', () => {
    shows('XLV.10.a', 'G424');
    expect(settled()).toEqual(['dardania', 'naissus']);
    const guarded = (legion: number) => (p: Given) => p.units('orientali', 'moesia-superior', { legion });
    expect(settled(guarded(2))).toEqual(['dardania', 'naissus']);
    expect(settled(guarded(3))).toEqual(danubius.slice(0, 2));
    expect(settled((p) => p.units('romani', 'moesia-superior', { legion: 3 }))).toEqual(['dardania', 'naissus']);
    const full = (p: Given) => guarded(3)(p).units('gepidae', danubius[0], { infantry: 1 }).horde('avari', danubius[1]);
    expect(settled(full)).toEqual(danubius.slice(2, 4));
    const towns = (p: Given) => guarded(3)(p).city('bohemia', 'langobardi', 1).city('hunnia', 'langobardi', 1);
    expect(settled(towns)).toEqual(danubius.filter((id) => id !== 'bohemia' && id !== 'hunnia').slice(0, 2));
    expect([settled(() => {}, 9), settled((p) => p.nation('sclaveni', { status: ABSENT }))]).toEqual([[], []]);
  });
});
