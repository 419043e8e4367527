import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { distancesFrom, type PlaceId, place, placeId, waysFrom } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { HUNNI, leader, nation, ORIENTALI, ROMANI, SORT_OF, SORTS } from '../../../src/data/pieces.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { enter, reinforce } from '../../../src/rules/turn/reinforcements.ts';
import { ABSENT, BARBARIAN, encamp, GONE, KINGDOM, NOWHERE, type State, VASSAL } from '../../../src/state.ts';
import { type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VANDALS, FRANKS, GEPIDS] = [nation('vandali'), nation('franci'), nation('gepidae')];
const reinforced = (state: State, id: NationId, ...dice: readonly number[]) =>
  Story.of(state, (g) => reinforce(g, nation(id)), ...dice);
/** An empty map with one people and its horde; its leaders have gone. */
const people = (id: NationId, at: PlaceId, turn: number, units: Record<string, number> = { infantry: 1 }) =>
  given((p) => {
    p.empty().turn(turn).units(id, at, units).horde(id, at);
    p.state.pieces.leaderAt.fill(GONE);
  });
const waysOf = (id: PlaceId) => waysFrom(0, place(id)).map(({ to }) => placeId(to));
/** What a nation has in a place, by sort. */
const census = (state: State, id: NationId, at: PlaceId) => {
  const found: Record<string, number> = {};
  for (const counter of unitsAt(state, nation(id), place(at))) {
    const sort = SORTS[SORT_OF[counter]].key.slice(id.length + 1);
    found[sort] = (found[sort] ?? 0) + 1;
  }
  return found;
};

describe('IX.D units of barbarians', () => {
  it('come to the horde as the Calendar names them', () => {
    shows('I.h', 'III.D.f', 'VI.H.g', 'IX.A.a', 'IX.D.b');
    const state = people('visigothi', 'dacia', 2);
    const story = reinforced(state, 'visigothi');
    expect(census(state, 'visigothi', 'dacia')).toEqual({ infantry: 3, 'noble-cavalry': 2 });
    expect(story.told('arrived')).toMatchObject([{ nation: 'visigothi', province: 'dacia' }]);
    expect(state.nations.fleetsDue[nation('visigothi')]).toBe(0);
  });

  it('what is missing is replaced by the infantry with the fewest traits', () => {
    shows('IX.D.e', 'IX.D.c', 'XLV.c');
    const state = people('franci', 'rhenus', 3, { 'francisca-infantry': 4, 'noble-cavalry': 2 });
    const newcomer = { nation: 'franci', horde: 'rhenus', units: { 'noble-cavalry': 4 } } as const;
    // XI.G Whoever was there before is part of the entry.
    Story.of(state, (g) => enter(g, FRANKS, newcomer));
    // Of three nobles three come; the plain infantry stands in for the fourth, not Franks with axes or Leudes.
    expect(census(state, 'franci', 'rhenus')).toEqual({ 'noble-cavalry': 3, infantry: 1 });
    const more = people('franci', 'rhenus', 3, {});
    Story.of(more, (g) => enter(g, FRANKS, { ...newcomer, units: { 'noble-cavalry': 6 } }));
    expect(census(more, 'franci', 'rhenus')).toEqual({ 'noble-cavalry': 3, infantry: 1, 'francisca-infantry': 2 });
    const all = people('franci', 'rhenus', 3, {});
    Story.of(all, (g) => enter(g, FRANKS, { ...newcomer, units: { archers: 20 } }));
    // Cavalry stands in for nobody.
    expect(census(all, 'franci', 'rhenus')).toEqual({ archers: 1, infantry: 1, 'francisca-infantry': 8, leudes: 2 });
  });

  it('one unit comes if the Calendar says nothing, and one at most to a vassal; none to a kingdom or without a horde', () => {
    shows('VI.J.d', 'VII.D.l', 'IX.D.a', 'IX.D.d', 'IX.E.a', 'XLV.b', 'XXIX.F.b', 'G283');
    const came = (turn: number, change: (state: State) => void, ...dice: readonly number[]) => {
      const state = people('gepidae', 'carpathia', turn);
      change(state);
      const story = reinforced(state, 'gepidae', ...dice);
      expect(story.asked).toBeNull();
      return story.units('gepidae', 'carpathia') - 1;
    };
    const vassal = (state: State) => {
      state.ties.bond[GEPIDS] = VASSAL;
      state.ties.lord[GEPIDS] = nation('vandali');
    };
    const kingdom = (state: State) => {
      state.nations.status[GEPIDS] = KINGDOM;
    };
    const homeless = (state: State) => encamp(state, GEPIDS, NOWHERE);
    expect([came(9, () => {}, 1), came(5, vassal, 1), came(5, kingdom), came(5, homeless)]).toEqual([1, 1, 0, 0]);
  });

  it('G73 of a mere number half are infantry; of each kind every other one is drawn, the rest chosen', () => {
    shows('IX.D.f', 'IX.D.g', 'G73');
    const state = people('gepidae', 'carpathia', 5);
    // Three: a drawn infantry, another that nobody has to choose, and what the player likes, drawn among its kind.
    const story = reinforced(state, 'gepidae', 1, 1);
    expect(story.offered(PERSIANS)).toEqual([
      'raise gepidae-infantry',
      'raise gepidae-archers',
      'raise gepidae-noble-cavalry',
    ]);
    story.answer(PERSIANS, 'raise gepidae-noble-cavalry');
    expect(census(state, 'gepidae', 'carpathia')).toEqual({ infantry: 3, 'noble-cavalry': 1 });
    // Two Franks: the first is drawn among all infantry, whatever was asked for; the second comes as he was called.
    const franks = people('franci', 'rhenus', 4, {});
    const choice = reinforced(franks, 'franci', 11);
    expect(choice.offered(HUNS)).toEqual([
      'raise franci-francisca-infantry',
      'raise franci-leudes',
      'raise franci-infantry',
    ]);
    choice.answer(HUNS, 'raise franci-leudes', 'raise franci-leudes');
    expect(census(franks, 'franci', 'rhenus')).toEqual({ infantry: 1, leudes: 1 });
  });

  it('the last infantry comes before anybody else', () => {
    const state = people('gepidae', 'carpathia', 9, { infantry: 4 });
    reinforced(state, 'gepidae', 1);
    expect(census(state, 'gepidae', 'carpathia')).toEqual({ infantry: 5 });
  });

  it('if no infantry is left, others come; if nothing is left, nobody', () => {
    shows('IX.D.f');
    const horse = people('gepidae', 'carpathia', 5, { infantry: 5, archers: 1 });
    reinforced(horse, 'gepidae', 1, 1);
    expect(census(horse, 'gepidae', 'carpathia')).toEqual({ infantry: 5, archers: 1, 'noble-cavalry': 3 });
    const two = people('gepidae', 'carpathia', 5, { infantry: 5, archers: 1, 'noble-cavalry': 2 });
    reinforced(two, 'gepidae', 1);
    expect(census(two, 'gepidae', 'carpathia')).toEqual({ infantry: 5, archers: 1, 'noble-cavalry': 3 });
  });

  it('VI.I nomads choose all of theirs', () => {
    shows('VI.I.b', 'IX.D.h', 'XXXIX.A.a', 'XXXIV.am');
    const state = people('hunni', 'bolgar', 3, { 'horse-archers': 1 });
    reinforced(state, 'hunni').answer(HUNS, ...new Array<string>(3).fill('raise hunni-noble-cavalry'));
    expect(census(state, 'hunni', 'bolgar')).toEqual({ 'horse-archers': 1, 'noble-cavalry': 3 });
    const avars = people('avari', 'hypanis', 10, { 'horse-archers': 1 });
    const story = reinforced(avars, 'avari');
    expect([story.offered(HUNS).length, story.told('arrived')]).toEqual([3, []]);
  });

  it('fleets never come as a mere number', () => {
    const state = people('visigothi', 'dacia', 9, { infantry: 5, archers: 2, 'noble-cavalry': 5 });
    expect(reinforced(state, 'visigothi').told('arrived')).toEqual([]);
  });

  it('G284 fleets of the Calendar wait until the nation holds a coast, and a port near it', () => {
    shows('XL.G.b', 'G284');
    const state = people('vandali', 'dacia', 4, { infantry: 5, cavalry: 1 });
    const story = reinforced(state, 'vandali', 1);
    while (story.asked === 'raise') story.answer(PERSIANS, story.offered(PERSIANS)[0]);
    expect([state.nations.fleetsDue[VANDALS], story.units('vandali', 'dacia')]).toEqual([2, 8]);
    state.clock.turn = 6;
    state.nations.status[VANDALS] = KINGDOM;
    state.lands.control[place('tripolitania')] = VANDALS;
    reinforced(state, 'vandali');
    expect(state.nations.fleetsDue[VANDALS]).toBe(2);
    for (const list of [state.lands.city, state.lands.control]) list[place('africa')] = VANDALS;
    reinforced(state, 'vandali');
    expect([state.nations.fleetsDue[VANDALS], census(state, 'vandali', 'mare-siculum')]).toEqual([0, { classis: 2 }]);
  });
});

describe('IX.A-B nations that enter', () => {
  it('bring their horde and units, on space 1; whoever is there makes room', () => {
    shows('VI.A.c', 'VI.A.g', 'IX.B.a', 'XLV.e');
    const state = given((p) => p.empty().turn(2).units('visigothi', 'bolgar', { infantry: 1 }));
    const story = reinforced(state, 'hunni');
    while (story.asked !== null && story.asked !== 'post') story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect([state.nations.status[HUNNI], state.nations.age[HUNNI], placeId(state.nations.horde[HUNNI])]).toEqual([
      BARBARIAN,
      1,
      'bolgar',
    ]);
    expect(census(state, 'hunni', 'bolgar')).toEqual({ 'horse-archers': 7, 'noble-cavalry': 1 });
    expect(story.units('visigothi', 'bolgar')).toBe(0);
    expect(story.told('appeared')).toMatchObject([{ nation: 'hunni', province: 'bolgar' }]);
    // Balamberus comes with them.
    story.answer(HUNS, 'post bolgar');
    expect(state.pieces.leaderAt[leader('balamberus')]).toBe(place('bolgar'));
  });

  it('XI.G, XLI.G where the Calendar says, or where raiders of theirs have settled', () => {
    shows('VI.C.e', 'XI.B.d', 'G153', 'XLI.G.c');
    const come = (at: PlaceId | null, settled = true) => {
      const state = given((p) => {
        p.empty().turn(5);
        if (settled) p.units('angli', 'bernicia', { infantry: 2 });
        p.state.pieces.leaderAt.fill(GONE);
      });
      const story = reinforced(state, 'angli');
      if (at !== null) story.answer(GOTHS, `horde-to ${at}`);
      expect(ownUnits(state, nation('angli'))).toHaveLength(5);
      return [
        placeId(state.nations.horde[nation('angli')]),
        story.units('angli', 'bernicia'),
        story.told('appeared')[0].province,
      ];
    };
    expect(come('bernicia')).toEqual(['bernicia', 5, 'bernicia']);
    expect([come('holsatia'), come(null, false)]).toEqual([
      ['holsatia', 0, 'holsatia'],
      ['holsatia', 0, 'holsatia'],
    ]);
  });

  it('may come back after they vanished, if the Calendar brings them; else others lose their men', () => {
    const gone = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).units('romani', 'latium', { 'aux-hunni': 2 });
        p.state.nations.status[HUNNI] = ABSENT;
        p.state.nations.vanished[HUNNI] = 1;
      });
      const story = reinforced(state, 'hunni');
      return [story.units('romani', 'latium'), ownUnits(state, HUNNI).length];
    };
    expect([gone(2), gone(4)]).toEqual([
      [2, 8],
      [1, 0],
    ]);
  });

  it('XXVII.C minor kingdoms get back a unit', () => {
    shows('IX.E.b', 'XXVII.C.c');
    const state = given((p) => p.turn(3).clear('armenia').units('armenii', 'armenia', { infantry: 1 }));
    const before = ownUnits(state, nation('armenii')).length;
    reinforced(state, 'armenii', 1);
    expect(ownUnits(state, nation('armenii'))).toHaveLength(before + 1);
  });

  it('in several provinces, some of the units being their player’s choice', () => {
    const state = given((p) => p.empty().turn(4).units('romani', 'dumnonia', { legion: 1 }));
    const story = reinforced(state, 'brittones');
    // The legion makes room for them.
    if (story.asked === 'leave-for') story.answer(ROMANS, story.offered(ROMANS)[0]);
    expect(story.units('romani', 'dumnonia')).toBe(0);
    story.answer(ROMANS, 'raise brittones-archers', 'raise brittones-cavalry');
    expect(['cambria', 'dumnonia', 'cumbria'].map((at) => story.units('brittones', at as PlaceId))).toEqual([3, 1, 1]);
    expect(census(state, 'brittones', 'cambria')).toEqual({ infantry: 1, archers: 1, cavalry: 1 });
    // Clients of the West, with 5 gold.
    expect([state.ties.lord[nation('brittones')], story.gold('brittones')]).toEqual([ROMANI, 5]);
  });

  it('inactive peoples make nobody leave: they look for the nearest empty province of the north', () => {
    shows('XLV.7.b');
    const entered = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(7);
        change(p);
      });
      const newcomer = { nation: 'sclaveni', places: [{ province: 'pripet', units: { infantry: 1 } }] } as const;
      Story.of(state, (g) => enter(g, nation('sclaveni'), newcomer));
      return ownUnits(state, nation('sclaveni')).map((counter) => placeId(state.pieces.at[counter]));
    };
    expect(entered(() => {})).toEqual(['pripet']);
    const [next] = entered((p) => p.units('venedae', 'pripet', { infantry: 1 }));
    expect(waysOf('pripet')).toContain(next);
    const [then] = entered((p) => p.units('venedae', 'pripet', { infantry: 1 }).horde('gepidae', next));
    expect([then === next, then === 'pripet', waysOf('pripet').includes(then)]).toEqual([false, false, true]);
    const [beyond] = entered((p) =>
      p.units('venedae', 'pripet', { infantry: 1 }).units('gepidae', next, { infantry: 1 }),
    );
    expect(beyond).toBe(then);
    const [farther] = entered((p) => {
      for (const id of ['pripet', ...waysOf('pripet')] as const) p.units('romani', id, { legion: 1 });
    });
    expect(distancesFrom(0, place('pripet'))[place(farther)]).toBe(2);
  });
});

describe('IX what else happens in Reinforcements', () => {
  it('IX.F, XXXIX.D, XLI.F, XXXVIII.C servants are replaced, Huns hired, Heruli desert, Limites follow the border', () => {
    shows('IX.F.b', 'VI.I.j');
    const served = given((p) => {
      p.empty().turn(7).units('hunni', 'bolgar', { 'horse-archers': 1 }).horde('hunni', 'bolgar');
      p.units('vandali', 'dacia', { infantry: 2 }).state.pieces.leaderAt.fill(GONE);
    });
    served.ties.bond[VANDALS] = VASSAL;
    served.ties.lord[VANDALS] = HUNNI;
    const replaced = reinforced(served, 'hunni').answer(HUNS, 'raise hunni-horse-archers');
    expect(replaced.units('hunni', 'bolgar')).toBe(3);

    const hiring = given((p) => {
      p.empty().turn(4).units('hunni', 'bolgar', { 'horse-archers': 2 }).horde('hunni', 'bolgar');
      p.units('persae', 'akkad', { infantry: 1 }).nation('persae', { treasury: 9 }).state.pieces.leaderAt.fill(GONE);
    });
    expect(reinforced(hiring, 'persae').asked).toBe('hire-huns');

    const heruls = people('heruli', 'galicia', 6, { infantry: 1 });
    const auxiliaries = given((p) => {
      p.empty().turn(6).units('heruli', 'galicia', { infantry: 1 }).horde('heruli', 'galicia');
      p.units('romani', 'latium', { 'aux-heruli': 2 }).state.pieces.leaderAt.fill(GONE);
    });
    const come = (state: State) => {
      const story = reinforced(state, 'heruli', 1, 1);
      while (story.asked === 'raise') story.answer(GOTHS, story.offered(GOTHS).at(-1) ?? '');
      return [story.units('heruli', 'galicia'), story.units('romani', 'latium')];
    };
    expect([come(heruls)[0], come(auxiliaries)]).toEqual([4, [6, 0]]);

    const border = given((p) => {
      p.turn(4).clear('assyria').city('assyria', 'orientali').units('orientali', 'assyria', { legion: 1 });
      p.state.pieces.leaderAt.fill(GONE);
      p.state.lands.limes[place('phoenicia')] = ORIENTALI;
    });
    expect(reinforced(border, 'orientali').asked).toBe('move-limes');
  });
});
