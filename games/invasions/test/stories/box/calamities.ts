import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { CalamityId } from '../../../src/data/calamities.ts';
import { AREA_OF, area, areaId, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { calamity, shrink } from '../../../src/rules/cards/calamities.ts';
import { isMutinous } from '../../../src/rules/lands/readiness.ts';
import { provincesOf } from '../../../src/rules/lands/realms.ts';
import { interceptors } from '../../../src/rules/movement/interception.ts';
import { unitsOf } from '../../../src/rules/pieces/units.ts';
import { encamp, GONE, KINGDOM, NOWHERE, remove, type State } from '../../../src/state.ts';
import { deal } from '../../cards/story-cards.ts';
import { type Given, GOTHS, given, moving, ROMANS, Story } from '../../story.ts';

/** Nobody is a heretic yet. */
const orthodox = (p: Given) => {
  p.state.lands.heresy.fill(0);
};
const strike = (state: State, owner: number, id: CalamityId, ...dice: readonly number[]) =>
  Story.of(state, (g) => calamity(g, owner, id), ...dice);

describe('calamities', () => {
  it('XIV.K each counts against an empire, but not the good one', () => {
    shows('XIV.K.d', 'XLII.c');
    const state = given((p) => p.nation('romani', { decline: 1 }));
    strike(state, ROMANI, 'corruption');
    expect(state.nations.calamities[ROMANI]).toBe(1);
    strike(state, ROMANI, 'loyalty').answer(ROMANS, 'gold');
    expect(state.nations.calamities[ROMANI]).toBe(1);
  });

  it('Corruption takes half the treasury, rounded up', () => {
    shows('XLII.7.a');
    const left = (gold: number) => {
      const state = given((p) => p.nation('romani', { treasury: gold }));
      const story = strike(state, ROMANI, 'corruption');
      return [story.gold('romani'), story.told('lost.gold').length];
    };
    expect([left(7), left(8), left(0)]).toEqual([
      [3, 1],
      [4, 1],
      [0, 0],
    ]);
  });

  it('Inaction keeps all leaders at home, generals too', () => {
    shows('XLII.6.a', 'XXXVII.B.c');
    const state = given((p) => p.turn(3).leader('stilicho', 'liger').leader('honorius', 'liger'));
    strike(state, ROMANI, 'inaction');
    for (const who of ['stilicho', 'honorius'] as const)
      expect([state.pieces.idle[leader(who)], state.pieces.leaderAt[leader(who)]]).toEqual([
        1,
        state.nations.capital[ROMANI],
      ]);
  });

  it('Decadence makes older by a year, and from 9 on it is Decline', () => {
    shows('XLII.11.a');
    const struck = (age: number) => {
      const state = given((p) => p.nation('romani', { age, decline: 0 }));
      strike(state, ROMANI, 'decadence');
      return [state.nations.age[ROMANI], state.nations.decline[ROMANI]];
    };
    expect([struck(8), struck(9)]).toEqual([
      [9, 0],
      [9, 1],
    ]);
  });

  it('Plague: the two largest cities give nothing this turn and drop a level, not below 1', () => {
    shows('XLII.10.a');
    const state = given();
    const cities = provincesOf(state, ROMANI).filter((where) => state.lands.level[where] > 0);
    for (const where of cities) state.lands.level[where] = 1;
    state.lands.level[place('latium')] = 3;
    state.lands.level[place('africa')] = 2;
    strike(state, ROMANI, 'plague');
    expect([state.lands.level[place('latium')], state.lands.level[place('africa')]]).toEqual([2, 1]);
    const barren = cities.filter((where) => state.lands.barren[where] > 0).map(placeId);
    expect(barren.sort()).toEqual(['africa', 'latium']);
    Story.of(state, function* (g) {
      shrink(g, place('africa'));
      yield* [];
    });
    expect(state.lands.level[place('africa')]).toBe(1);
  });

  it('Loyalty ends a revolt, or a Decline, or pays 3 gold', () => {
    shows('XLII.12.a');
    const loyal = (answer: string) => {
      const state = given((p) => p.nation('romani', { decline: 2, treasury: 4 }));
      state.lands.revolt[place('africa')] = 2;
      strike(state, ROMANI, 'loyalty').answer(ROMANS, answer);
      return [state.lands.revolt[place('africa')], state.nations.decline[ROMANI], state.nations.treasury[ROMANI]];
    };
    expect(loyal('calm africa')).toEqual([0, 2, 4]);
    expect(loyal('recover-decline')).toEqual([2, 1, 4]);
    expect(loyal('gold')).toEqual([2, 2, 7]);
    const calm = given((p) => p.nation('romani', { decline: 0 }));
    // There is nothing but the gold.
    expect(strike(calm, ROMANI, 'loyalty').asked).toBeNull();
  });

  it('Desertion: two units of an empire, one of others, hired ones first, never from the capital', () => {
    shows('XLII.8.a');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { 'aux-gothi': 1, legion: 2 });
      p.units('romani', placeId(p.state.nations.capital[ROMANI]), { 'aux-gothi': 1 });
    });
    const story = strike(state, ROMANI, 'desertion');
    // First the Goths in Liger, then a legion: those in the capital stay.
    expect(story.told('disbanded').map(({ units }) => units)).toEqual(['romani-aux-gothi', 'romani-legion']);
    expect(unitsOf(state, ROMANI)).toHaveLength(2);
    // VII.D The horde of a kingdom without a city is its capital.
    const young = given((p) => {
      p.empty().turn(6).units('gepidae', 'tisia', { infantry: 2 }).horde('gepidae', 'tisia');
      p.nation('gepidae', { status: KINGDOM });
    });
    expect(strike(young, nation('gepidae'), 'desertion').told('disbanded')).toHaveLength(0);
    const persia = given((p) => p.empty().units('persae', 'akkad', { infantry: 2 }));
    expect(strike(persia, PERSAE, 'desertion').told('disbanded')).toHaveLength(1);
  });

  it('Mutiny: the largest stack on land stays for a turn; a leader with it dies on a failed D2', () => {
    shows('XLII.9.a');
    const mutiny = (die: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'liger', { legion: 2 }).units('romani', 'arvernia', { legion: 1 });
        p.units('romani', 'sinus-gallicus', { classis: 3 }).leader('stilicho', 'liger').leader('honorius', 'arvernia');
      });
      strike(state, ROMANI, 'mutiny', die);
      return [
        state.stacks.mutineers.map((unit) => placeId(state.pieces.at[unit])),
        state.stacks.captives,
        state.pieces.leaderAt[leader('stilicho')],
        state.pieces.leaderAt[leader('honorius')],
      ];
    };
    const both = ['liger', 'liger'];
    expect(mutiny(2)).toEqual([both, [leader('stilicho')], place('liger'), place('arvernia')]);
    expect(mutiny(1)).toEqual([both, [], GONE, place('arvernia')]);
    const even = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1 }).units('romani', 'arvernia', { legion: 1 });
    });
    const story = strike(even, ROMANI, 'mutiny');
    expect(story.offered(ROMANS).sort()).toEqual(['mutiny-at arvernia', 'mutiny-at liger']);
    story.answer(ROMANS, 'mutiny-at liger');
    expect(even.stacks.mutineers).toEqual(even.pieces.here[place('liger')]);
    expect(
      strike(
        given((p) => p.empty()),
        ROMANI,
        'mutiny',
      ).asked,
    ).toBeNull();
  });

  it('Mutiny: only that stack stays, who comes to it is free to go on, to intercept and to campaign', () => {
    shows('XLII.9.a', 'G403');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 3 }).units('romani', 'arvernia', { limitanei: 1 });
      p.leader('honorius', 'liger').leader('stilicho', 'arvernia');
    });
    strike(state, ROMANI, 'mutiny', 2);
    const story = moving(state, ROMANI);
    expect(story.offered(ROMANS, 'from')).toEqual(['from arvernia']);
    story.answer(ROMANS, 'from arvernia', 'lead stilicho', 'take romani-limitanei', 'to liger');
    expect(story.offered(ROMANS, 'from')).toEqual(['from liger']);
    // One frontier guard, and nobody of the legions, goes on.
    story.answer(ROMANS, 'from liger');
    expect(story.offered(ROMANS, 'lead')).toEqual(['lead stilicho']);
    story.answer(ROMANS, 'lead stilicho');
    expect(story.offered(ROMANS, 'take')).toEqual(['take none', 'take romani-limitanei']);
    const now = story.state;
    const able = () => interceptors(now, nation('franci'), ROMANI, place('venetum')).map(({ from }) => placeId(from));
    expect(able()).toContain('liger');
    for (const unit of [...now.pieces.here[place('liger')]]) if (!isMutinous(now, unit)) remove(now, unit);
    expect(able()).not.toContain('liger');
  });

  it('X.B Loyal Troops turn Mutiny away, and nothing that is not about troops', () => {
    shows('XLIII.39.a');
    const state = given((p) => deal(p.state, ROMANS, 'loyal-troops'));
    const story = strike(state, ROMANI, 'mutiny');
    expect(story.asked).toBe('loyal');
    story.answer(ROMANS, story.offered(ROMANS, 'event')[0]);
    expect([state.stacks.mutineers, state.nations.calamities[ROMANI]]).toEqual([[], 0]);
    const other = given((p) => deal(p.state, ROMANS, 'loyal-troops'));
    expect(strike(other, ROMANI, 'corruption').asked).toBeNull();
  });

  it('XXXI.C Heresy comes to one of the nation’s areas, never to its capital’s; the dice say where in an empire', () => {
    shows('III.G.f', 'XLII.3.a', 'XXXI.C.c');
    const rome = given(orthodox);
    // 8: Africa.
    strike(rome, ROMANI, 'heresy', 8);
    expect(rome.lands.heresy[area('africa')]).toBe(2);
    const home = given(orthodox);
    // 6: Italia is spared, and the die is thrown again.
    strike(home, ROMANI, 'heresy', 6, 8);
    expect([
      areaId(AREA_OF[home.nations.capital[ROMANI]]),
      home.lands.heresy[area('italia')],
      home.lands.heresy[area('africa')],
    ]).toEqual(['italia', 0, 2]);
    // 9: Hispania, where the Visigoths have their capital; then 8: Africa.
    const foreign = given((p) => {
      orthodox(p);
      p.horde('visigothi', 'dacia').nation('visigothi', { status: KINGDOM });
      encamp(p.state, nation('visigothi'), NOWHERE);
      p.state.nations.capital[nation('visigothi')] = place('carpetania');
    });
    strike(foreign, ROMANI, 'heresy', 9, 8);
    expect([foreign.lands.heresy[area('hispania')], foreign.lands.heresy[area('africa')]]).toEqual([0, 2]);
    const persia = given(orthodox);
    // 7: a Goth chooses for a kingdom.
    const story = strike(persia, PERSAE, 'heresy', 7);
    const areas = story.offered(GOTHS, 'heresy-in');
    expect(areas).not.toContain(`heresy-in ${areaId(AREA_OF[persia.nations.capital[PERSAE]])}`);
    if (areas.length > 0) story.answer(GOTHS, areas[0]);
    expect(persia.lands.heresy.filter((mark) => mark > 0).length).toBe(1);
  });

  it('Intolerance: a revolt where another religion lives, one more for each heresy, three at most, a gold each', () => {
    shows('XVI.A.a', 'XLII.4.a', 'XXXI.C.d');
    const east = (heresies: number) => {
      const state = given((p) => {
        orthodox(p);
        p.turn(3).nation('orientali', { treasury: 9 });
      });
      for (const id of (['asia', 'graecia', 'moesia', 'cappadocia'] as const).slice(0, heresies))
        state.lands.heresy[area(id)] = 2;
      const revolts = Math.min(3, 1 + heresies);
      const story = strike(state, ORIENTALI, 'intolerance', ...new Array<number>(revolts).fill(1));
      const found: string[] = [];
      while (story.asked === 'revolt') {
        for (const id of story.offered(ROMANS))
          found.push(areaId(AREA_OF[place(id.slice('revolt '.length) as PlaceId)]));
        story.answer(ROMANS, story.offered(ROMANS)[0]);
      }
      expect([...new Set(found)].sort()).toEqual(['aegyptus', 'oriens']);
      return [story.told('revolt').length, state.nations.treasury[ORIENTALI]];
    };
    expect([east(0), east(1), east(4)]).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
    ]);
  });

  describe('Usurper', () => {
    const rise = (die: number, change: (p: Given) => void = () => {}, ...more: readonly number[]) => {
      const state = given((p) => {
        orthodox(p);
        p.turn(3).nation('romani', { treasury: 9, age: 4, decline: 0 });
        for (const who of ['stilicho', 'honorius', 'gratianus', 'caesar-occidentis'] as const) p.gone(who);
        change(p);
      });
      return { state, story: strike(state, ROMANI, 'usurper', die, ...more) };
    };
    const roll = (die: number, change: (p: Given) => void = () => {}) => {
      const { story } = rise(die, change);
      return story.told('usurper.fell')[0].roll;
    };

    it('heresies, Decline and the lack of a strong ruler help him', () => {
      shows('XLII.5.a', 'XXXI.C.d');
      // Nobody reigns: +1. Honorius does not fight: +1. Anthemius does: -1.
      expect([
        roll(1),
        roll(1, (p) => p.leader('honorius', 'latium')),
        roll(1, (p) => p.leader('anthemius', 'latium')),
      ]).toEqual([2, 2, 0]);
      const heresies = (count: number) => (p: Given) => {
        for (const id of (['africa', 'hispania', 'britannia', 'illyria'] as const).slice(0, count))
          p.state.lands.heresy[area(id)] = 1;
      };
      expect([roll(1, heresies(2)), roll(1, heresies(3)), roll(1, heresies(4))]).toEqual([4, 5, 5]);
      expect(roll(1, (p) => p.nation('romani', { decline: 2 }))).toBe(4);
    });

    it('fails with less than 6: a unit of its choice and 3 gold', () => {
      shows('XLII.5.b');
      const { state, story } = rise(4);
      const before = unitsOf(state, ROMANI).length;
      const options = story.offered(ROMANS, 'disband');
      expect(options.some((id) => id.includes('classis'))).toBe(true);
      story.answer(ROMANS, options[0]);
      expect([before - unitsOf(state, ROMANI).length, state.nations.treasury[ROMANI]]).toEqual([1, 6]);
      expect([story.told('usurper.rose').length, state.nations.age[ROMANI], state.clock.usurped === 3]).toEqual([
        0,
        4,
        false,
      ]);
    });

    it('takes power with 6: the ruler falls, a year and 5 gold are lost, a province revolts', () => {
      shows('XLII.5.c');
      const { state, story } = rise(5, (p) => p.leader('honorius', 'liger'), ...[1, 8]);
      story.answer(ROMANS, 'revolt tripolitania');
      expect(state.pieces.leaderAt[leader('honorius')]).toBe(GONE);
      expect([state.nations.age[ROMANI], state.nations.treasury[ROMANI], state.clock.usurped]).toEqual([5, 4, 3]);
      expect(story.told('revolt')).toMatchObject([{ province: 'tripolitania', size: 1 }]);
    });
  });
});
