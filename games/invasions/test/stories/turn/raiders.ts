import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { prompt } from '../../../src/options.ts';
import { islamTest, mayRaid, raid, raidInstead } from '../../../src/rules/activation/raids.ts';
import { takeHits } from '../../../src/rules/battle/hits.ts';
import { evacuate } from '../../../src/rules/diplomacy/refuge.ts';
import { activationOrder } from '../../../src/rules/lands/order.ts';
import { makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { keyOf, unitsAt } from '../../../src/rules/pieces/units.ts';
import { ABSENT, BARBARIAN, begin, FOR_NOW, GONE, KINGDOM, NOBODY, NOWHERE, type State } from '../../../src/state.ts';
import { type Given, GOTHS, given, HUNS, PERSIANS, Story } from '../../story.ts';

const [ALEMANNI, ARABES, GEPIDS] = [nation('alamanni'), nation('arabes'), nation('gepidae')];

describe('raids', () => {
  /** The Alemanni raid across the Rhine, where no Limes stands. */
  const rhine = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.state.lands.limes.fill(NOBODY);
      for (const at of ['lotharingia', 'burgondia'] as const) p.clear(at);
      change(p);
    });
  const raiding = (state: State, ...dice: readonly number[]) =>
    Story.of(state, (g) => raidInstead(g, ALEMANNI), ...dice).answer(HUNS, 'take 2*alamanni-infantry');
  const LOTHARINGIA = place('lotharingia');

  it('XI.E 5 or 6 is worth a gold, and the marker of a small raid', () => {
    shows('XI.E.d');
    const state = rhine();
    const gold = state.nations.treasury[ALEMANNI];
    raiding(state, 5).answer(HUNS, 'raid lotharingia');
    // Two more than in the turn after.
    expect([
      state.nations.treasury[ALEMANNI] - gold,
      state.lands.raid[LOTHARINGIA],
      state.lands.sack[LOTHARINGIA],
    ]).toEqual([1, 3, 0]);
  });

  it('XI.E-F 7 or more leaves the marker of a great raid, no Limes, and a site that is covered: it is not raided again', () => {
    shows('III.F.c', 'III.F.h', 'XI.E.e', 'XI.E.h', 'XI.F.b', 'G59', 'XI.D.d', 'XXXVI.C.g');
    const state = rhine((p) => {
      p.state.lands.limes[LOTHARINGIA] = ROMANI;
    });
    // The Limes takes one away.
    raiding(state, 8, 1).answer(HUNS, 'raid lotharingia');
    expect([state.lands.raid[LOTHARINGIA], state.lands.limes[LOTHARINGIA], state.lands.sack[LOTHARINGIA] > 0]).toEqual([
      4,
      NOBODY,
      true,
    ]);
    state.stacks.steps.fill(0);
    expect(raiding(state).offered(HUNS)).not.toContain('raid lotharingia');
  });

  it('XI.E a marker of the turn before adds one or two; one of this turn counts as it will', () => {
    shows('XI.E.b');
    const roll = (marker: number) => {
      const state = rhine();
      state.lands.raid[LOTHARINGIA] = marker;
      return raiding(state, 3).answer(HUNS, 'raid lotharingia').told('raided')[0].roll;
    };
    expect([roll(0), roll(1), roll(2), roll(3), roll(4)]).toEqual([3, 4, 5, 4, 5]);
  });

  it('XI.E, G336 civilised units guard a province; a barbarian who serves them does not', () => {
    shows('XI.E.a', 'G336');
    const roll = (change: (p: Given) => void) => {
      const state = rhine(change);
      return raiding(state, 5).answer(HUNS, 'raid lotharingia').told('raided')[0].roll;
    };
    const goth = ({ state }: Given) => {
      const [unit] = unitsAt(state, nation('visigothi'), place('dacia'));
      lend(state, unit, ROMANI, LOTHARINGIA, FOR_NOW);
    };
    expect([roll(() => {}), roll((p) => p.units('romani', 'lotharingia', { legion: 1 })), roll(goth)]).toEqual([
      5, 4, 5,
    ]);
  });

  it('XI.G with 11 they may settle, and fight if enemies are there', () => {
    shows('VI.C.c', 'XI.E.f', 'G60', 'XI.G.a');
    const settle = (dice: readonly number[], change: (p: Given) => void = () => {}) => {
      const state = rhine((p) => {
        p.state.lands.raid[LOTHARINGIA] = 2;
        change(p);
      });
      return raiding(state, ...dice).answer(HUNS, 'raid lotharingia');
    };
    expect(settle([8, 1]).asked).toBeNull();
    const stays = settle([9, 1]);
    expect(stays.asked).toBe('settle');
    stays.answer(HUNS, 'yes');
    expect([stays.units('alamanni', 'lotharingia'), stays.told('settled').length, stays.told('battle').length]).toEqual(
      [2, 1, 0],
    );
    expect(stays.state.lands.control[LOTHARINGIA]).toBe(ALEMANNI);
    const goes = settle([9, 1]).answer(HUNS, 'no');
    expect([goes.units('alamanni', 'lotharingia'), goes.told('settled').length]).toEqual([0, 0]);
    // A guard takes one away; over the Rhine it is one die against one, and nobody is hit: they are back at their horde.
    const fights = settle([10, 1, 1, 1], (p) => p.units('romani', 'lotharingia', { 'aux-gothi': 1 })).answer(
      HUNS,
      'yes',
    );
    expect(fights.told('battle')).toHaveLength(1);
    expect(fights.told('retreated')).toMatchObject([{ to: placeId(fights.state.nations.horde[ALEMANNI]) }]);
  });

  const [PICTS, BERNICIA] = [nation('picti'), place('bernicia')];
  /** A legion stands where the Picts come a second time. */
  const beneathTheWall = () =>
    given((p) => {
      p.empty().turn(3).units('romani', 'bernicia', { legion: 1 }).city('maxima-caesariensis', 'romani');
      p.state.lands.raid[BERNICIA] = 2;
    });
  /** They settle and are beaten at once. */
  const repelled = (story: Story) => {
    if (!story.offered(HUNS).includes('raid bernicia')) return false;
    story.answer(HUNS, 'raid bernicia').anyhow();
    return story.told('settled').length > 0 && story.told('battle.won')[0]?.nation === 'romani';
  };

  it('XX.L, G303 raiders from beyond the map who are beaten do not flee into the land that they came to raid', () => {
    shows('XX.L.g', 'G303');
    const story = Story.where(beneathTheWall, repelled, (g) => raid(g, PICTS));
    expect(story.told('retreated')).toEqual([]);
    expect([story.told('trapped').length > 0, story.units('picti', 'bernicia')]).toEqual([true, 0]);
  });

  it('XI.D, G74 they strike empty sites of enemies in civilised areas, and nothing else', () => {
    shows('XI.D.a', 'G74', 'XXXIV.ar', 'XXXIV.as');
    const targets = (change: (state: State) => void = () => {}) => {
      const state = rhine();
      change(state);
      return raiding(state).offered(HUNS);
    };
    expect(targets()).toContain('raid lotharingia');
    // Bavaria and Franconia have sites too, but in barbarian country; Helvetia has none.
    for (const id of ['bavaria', 'franconia', 'helvetia']) expect(targets()).not.toContain(`raid ${id}`);
    const built = (state: State) => {
      state.lands.level[LOTHARINGIA] = 1;
    };
    const peace = (state: State) => makeDeal(state, ALEMANNI, ROMANI, PACT);
    const nobodys = (state: State) => {
      state.lands.control[LOTHARINGIA] = NOBODY;
    };
    const covered = (state: State) => {
      state.lands.sack[LOTHARINGIA] = 1;
    };
    for (const change of [built, nobodys, covered]) expect(targets(change)).not.toContain('raid lotharingia');
    const state = rhine();
    peace(state);
    expect(mayRaid(state, ALEMANNI)).toBe(false);
  });

  it('XI.C kingdoms and campaigns do not raid', () => {
    shows('XI.C.a');
    expect(mayRaid(rhine(), ALEMANNI)).toBe(true);
    const campaign = rhine();
    campaign.activation.marching = leader('gratianus');
    expect(mayRaid(campaign, ALEMANNI)).toBe(false);
    const kingdom = rhine((p) => p.nation('alamanni', { status: KINGDOM }));
    expect(mayRaid(kingdom, ALEMANNI)).toBe(false);
  });

  it('G317 those who have settled do not grow older until the Calendar makes them active', () => {
    shows('G317', 'VI.C.f', 'VI.B.b');
    const age = (horde: boolean) => {
      const state = given((p) => {
        p.turn(4).units('saxones', 'durnovaria', { infantry: 2 }).nation('saxones', { age: 1 });
        if (horde) p.horde('saxones', 'durnovaria');
        p.state.clock.phase = 'status';
        p.state.clock.next = -1;
      });
      expect(activationOrder(state).includes(nation('saxones'))).toBe(horde);
      const story = new Story(state, Chance.fromSeed(seedFrom('ages')));
      while (story.state.clock.phase === 'status' && story.asked !== null) {
        const [{ seat, options }] = story.run.decision?.asks ?? [];
        story.answer(seat, options[0].id);
      }
      return story.state.nations.age[nation('saxones')];
    };
    expect([age(false), age(true)]).toEqual([1, 2]);
  });

  it('XI.G whoever has settled, or has a horde, raids no more', () => {
    shows('XI.G.b', 'XLV.d');
    const raids = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.turn(8);
        change(p);
      });
      return new Story(state, Chance.fromSeed(seedFrom('arabs')), (g) => raid(g, ARABES)).asked;
    };
    expect(raids(() => {})).toBe('raid');
    expect(raids((p) => p.units('arabes', 'hijaz', { cavalry: 1 }))).toBeNull();
    expect(raids((p) => p.horde('arabes', 'hijaz'))).toBeNull();
  });

  it('XI.G, G332 even if those who settled have perished; but whoever was beaten at once has not settled', () => {
    shows('XI.G.b', 'G332');
    const state = given((p) => p.empty().turn(3).city('maxima-caesariensis', 'romani'));
    state.lands.control[place('bernicia')] = ROMANI;
    const asked = () => new Story(state, Chance.fromSeed(seedFrom('picts')), (g) => raid(g, PICTS)).asked;
    expect(asked()).toBe('raid');
    begin(state, PICTS);
    expect(asked()).toBeNull();
    const beaten = Story.where(beneathTheWall, repelled, (g) => raid(g, PICTS));
    expect(beaten.state.nations.status[PICTS]).toBe(ABSENT);
  });

  it('XI.E, G331 a raid that fails costs a unit for good, of those on the map too, and their player says which', () => {
    shows('XI.E.c', 'G331');
    const state = rhine();
    const story = Story.of(state, (g) => raidInstead(g, ALEMANNI), 1);
    story.answer(HUNS, 'take alamanni-archers+alamanni-infantry', 'raid lotharingia');
    expect(story.offered(HUNS).sort()).toEqual(['disband alamanni-archers', 'disband alamanni-infantry']);
    const lost = (place: number) => state.pieces.at.filter((at) => at === place).length;
    const [supply, gone] = [lost(NOWHERE), lost(GONE)];
    story.answer(HUNS, 'disband alamanni-archers');
    expect([lost(NOWHERE) - supply, lost(GONE) - gone]).toEqual([0, 1]);
    expect(story.told('disbanded')).toMatchObject([{ units: 'alamanni-archers' }]);
  });

  it('XL.H great raids of the Arabs from turn 9 on prepare the rise of Islam', () => {
    shows('XL.H.b');
    const great = (turn: number) => {
      for (let i = 0; i < 40; i++) {
        const story = new Story(
          given((p) => p.turn(turn)),
          Chance.fromSeed(seedFrom(`arabs ${i}`)),
          (g) => raid(g, ARABES),
        );
        story.answer(PERSIANS, story.offered(PERSIANS, 'raid')[0]);
        if (story.told('raided')[0].roll >= 7) return story.state.clock.arabRaids;
      }
      throw new Error('no great raid');
    };
    expect([great(8), great(9)]).toEqual([0, 1]);
  });

  it('XL.H on turn 11 the test: each great raid, no garrison in Hijaz, a civilised ruler of Arabia', () => {
    shows('XL.H.b', 'XL.H.c', 'XLV.11.a', 'XXXIV.bb');
    const test = (die: number, change: (p: Given) => void = () => {}, turn = 11) => {
      const state = given((p) => {
        p.turn(turn).clear('hijaz');
        p.state.clock.arabRaids = 0;
        change(p);
      });
      state.lands.areaControl[area('arabia')] = NOBODY;
      const story = Story.of(
        state,
        function* (g) {
          islamTest(g, area('arabia'));
          yield* [];
        },
        ...(turn === 11 ? [die] : []),
      );
      return story.told('islam')[0]?.roll ?? null;
    };
    const raided = (p: Given) => {
      p.state.clock.arabRaids = 2;
    };
    const legion = (p: Given) => p.units('orientali', 'hijaz', { legion: 1 });
    expect([test(4), test(4, raided), test(4, legion), test(4, () => {}, 10)]).toEqual([5, 7, 4, null]);
  });
});

describe('hits', () => {
  /** Vandals with a Gothic mercenary are hit. */
  const hit = (hits: number, own: Record<string, number>) => {
    const state = given((p) => {
      p.empty().turn(5).units('vandali', 'arvernia', own).units('visigothi', 'dacia', { infantry: 2 });
      p.nation('vandali', { status: BARBARIAN });
    });
    for (const goth of unitsAt(state, nation('visigothi'), place('dacia')))
      lend(state, goth, nation('vandali'), place('arvernia'), FOR_NOW);
    const units = unitsAt(state, nation('vandali'), place('arvernia'));
    const ranks = { owner: nation('vandali'), units, lost: [] as number[] };
    const question = prompt('hits', 'XX.H', { nation: 'vandali', hits });
    const story = Story.of(state, function* (g) {
      yield* takeHits(g, ranks, hits, question);
    });
    return { state, story, ranks };
  };

  it('XX.H, G53 the first who falls is one of the nation’s own, after that whoever', () => {
    shows('XX.H.h', 'G53');
    const { state, story, ranks } = hit(2, { infantry: 1, cavalry: 1 });
    expect(story.offered(PERSIANS).sort()).toEqual(['hit vandali-cavalry', 'hit vandali-infantry']);
    story.answer(PERSIANS, 'hit vandali-infantry');
    expect(story.offered(PERSIANS).sort()).toEqual(['hit vandali-cavalry', 'hit visigothi-infantry']);
    story.answer(PERSIANS, 'hit visigothi-infantry');
    expect([ranks.lost.length, ranks.units.map((unit) => keyOf(state, unit)).sort()]).toEqual([
      2,
      ['vandali-cavalry', 'visigothi-infantry'],
    ]);
  });

  it('XX.H more hits than units take them all', () => {
    const { story, ranks } = hit(9, { infantry: 1 });
    while (story.asked !== null) story.answer(PERSIANS, story.offered(PERSIANS)[0]);
    expect([ranks.units.length, ranks.lost.length]).toEqual([0, 3]);
  });
});

describe('those who make room for a new people', () => {
  const dacia = (change: (p: Given) => void) => {
    const state = given((p) => {
      p.empty().turn(4);
      change(p);
    });
    return { state, story: Story.of(state, (g) => evacuate(g, nation('visigothi'), place('dacia'))) };
  };

  it('IX.B a horde without units goes next door, to where it is empty', () => {
    shows('IX.B.b', 'IX.B.j');
    const { state, story } = dacia((p) => p.horde('gepidae', 'dacia').units('ostrogothi', 'tisia', { infantry: 1 }));
    const open = story.offered(PERSIANS);
    expect(open).toContain('leave-for carpathia');
    expect(open).not.toContain('leave-for tisia');
    story.answer(PERSIANS, 'leave-for carpathia');
    expect(placeId(state.nations.horde[GEPIDS])).toBe('carpathia');
  });

  it('IX.B a horde leaves with its people, and its leader goes with them', () => {
    const { state, story } = dacia((p) => {
      p.horde('gepidae', 'dacia').units('gepidae', 'dacia', { infantry: 1 }).leader('ardaricus', 'dacia');
    });
    story.answer(PERSIANS, 'leave-for carpathia', 'leave-for carpathia');
    expect([placeId(state.nations.horde[GEPIDS]), placeId(state.pieces.leaderAt[leader('ardaricus')])]).toEqual([
      'carpathia',
      'carpathia',
    ]);
  });

  it('IX.B the newcomer’s own people stay, and the city is theirs', () => {
    const { state, story } = dacia((p) => {
      p.units('visigothi', 'dacia', { infantry: 1 }).horde('visigothi', 'dacia').city('dacia', 'orientali', 1);
      p.state.lands.limes[place('dacia')] = ORIENTALI;
    });
    expect([story.asked, story.told('evacuated')]).toEqual([null, []]);
    expect([
      story.units('visigothi', 'dacia'),
      state.lands.city[place('dacia')],
      state.lands.limes[place('dacia')],
    ]).toEqual([1, nation('visigothi'), NOBODY]);
  });

  it('IX.B not into a foreign city, nor into closed lands', () => {
    shows('IX.B.b');
    const { story } = dacia((p) => {
      p.units('vandali', 'dacia', { infantry: 1 }).units('orientali', 'moesia-inferior', { legion: 1 });
      p.city('moesia-superior', 'orientali', 1);
    });
    expect(story.offered(PERSIANS)).not.toContain('leave-for moesia-superior');
    expect(story.offered(PERSIANS).length).toBeGreaterThan(1);
    expect(story.offered(GOTHS)).toEqual([]);
  });
});
