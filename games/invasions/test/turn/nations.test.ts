import { Chance, configure, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from '../../src/data/calendar.ts';
import { area, IN_AREA, place, placeId } from '../../src/data/geography.ts';
import { NATION_ROWS } from '../../src/data/nations.ts';
import { nation, nationId, ORIENTALI, PERSAE, ROMANI, SIDE_OF } from '../../src/data/pieces.ts';
import { PROVINCE_ROWS } from '../../src/data/provinces.ts';
import { AGES, CAPITALS, CLIENTS, HERESIES, PLACEMENTS, TREASURIES } from '../../src/data/setup.ts';
import { invasions } from '../../src/index.ts';
import { militaryOrder } from '../../src/rules/activation/military.ts';
import { raid } from '../../src/rules/activation/raids.ts';
import { drawPlunder } from '../../src/rules/cards/plunder.ts';
import { activationOrder } from '../../src/rules/lands/order.ts';
import { award } from '../../src/rules/lands/points.ts';
import { grow, statusOf } from '../../src/rules/nations/status.ts';
import { result, scoring, territoryPoints } from '../../src/rules/turn/scoring.ts';
import { setup } from '../../src/setup.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  conclude,
  EMPIRE,
  encamp,
  KINGDOM,
  NOBODY,
  NOWHERE,
  type State,
  VASSAL,
} from '../../src/state.ts';
import { type Given, GOTHS, given, goals, moving, PERSIANS, ROMANS, Story } from '../story.ts';

const [VANDALS, ARMENIANS] = [nation('vandali'), nation('armenii')];

describe('V.A the set-up', () => {
  const state = given();

  it('puts nations, capitals, hordes, units, gold and ages where the scenario says', () => {
    shows('V.A.a', 'V.A.b', 'V.A.c', 'V.A.d', 'V.A.e');
    const named = new Set(PLACEMENTS.map((row) => row.nation));
    NATION_ROWS.forEach(({ id }, owner) => {
      expect([id, state.nations.status[owner] !== ABSENT]).toEqual([id, named.has(id)]);
      expect([id, state.nations.treasury[owner]]).toEqual([id, TREASURIES[id] ?? 0]);
      if (named.has(id)) expect([id, state.nations.age[owner]]).toEqual([id, AGES[id] ?? 1]);
    });
    expect([TREASURIES.romani, AGES.romani, AGES.orientali]).toEqual([30, 7, undefined]);
    for (const [id, at] of CAPITALS) expect(state.nations.capital[nation(id)]).toBe(place(at));
    for (const { nation: id, at, units, horde } of PLACEMENTS) {
      const count = Object.values(units).reduce((sum, one) => sum + one, 0);
      const here = state.pieces.here[place(at)].filter((unit) => state.pieces.holder[unit] === nation(id));
      expect([id, at, here.length]).toEqual([id, at, count]);
      if (horde) expect(state.nations.horde[nation(id)]).toBe(place(at));
    }
  });

  it('gives clients their tribute, cities their walls, Africa its heresy; the decks are shuffled', () => {
    shows('V.A.f', 'V.A.g', 'V.A.h', 'V.A.i');
    expect(CLIENTS.map(({ client }) => state.ties.tribute[nation(client)])).toEqual([2, 2, 2]);
    for (const { client, protector } of CLIENTS) expect(state.ties.lord[nation(client)]).toBe(nation(protector));
    PROVINCE_ROWS.forEach(({ id, fortified, level }, where) => {
      const capital = state.nations.capital.includes(where);
      if ((level ?? 0) > 0)
        expect([id, state.lands.fortified[where]]).toEqual([id, fortified === true || capital ? 1 : 0]);
    });
    expect(state.lands.heresy.map((mark, number) => (mark > 0 ? number : -1)).filter((number) => number >= 0)).toEqual(
      HERESIES.map(area),
    );
    const deck = (seed: string) => setup(configure(invasions, 4), Chance.fromSeed(seedFrom(seed))).cards;
    expect(deck('one').eventDeck).not.toEqual(deck('two').eventDeck);
    expect(deck('one').diplomacyDeck).not.toEqual(deck('two').diplomacyDeck);
    expect([...deck('one').eventDeck].sort()).toEqual([...deck('two').eventDeck].sort());
  });
});

describe('V.C a tie', () => {
  it('G192 is broken by all points of the last turn, raids like land, and not by those of earlier ones', () => {
    shows('V.C.c', 'G192');
    const ended = (last: (state: State) => void) => {
      const state = given((p) => p.turn(12));
      state.lands.areaControl.fill(NOBODY);
      state.lands.control.fill(NOBODY);
      state.nations.points.fill(0);
      last(state);
      for (const [owner, side] of [
        [ROMANI, 0],
        [nation('hunni'), 1],
        [PERSAE, 2],
        [nation('visigothi'), 3],
      ] as const)
        state.nations.points[owner] +=
          40 - state.nations.points.reduce((sum, one, i) => (SIDE_OF[i] === side ? sum + one : sum), 0);
      return result(state).winners;
    };
    expect(ended(() => {})).toEqual([0]);
    expect(ended((state) => award(state, nation('visigothi'), 3))).toEqual([GOTHS]);
    const turns = given((p) => p.turn(9));
    Story.done(turns, scoring);
    const scored = [...turns.nations.lastScored];
    expect(scored.some((points) => points > 0)).toBe(true);
    turns.clock.phase = 'end';
    turns.clock.next = -1;
    const story = new Story(turns, Chance.fromSeed(seedFrom('next')));
    expect(story.told('turn.began')).toHaveLength(1);
    expect(story.state.nations.lastScored).toEqual([0, 0, 0, 0]);
  });
});

describe('VI.B inactive nations', () => {
  it('do not act, do not grow older and have no gold', () => {
    shows('VI.B.b');
    const state = given((p) => p.turn(3));
    const idle = NATION_ROWS.flatMap(({ role }, owner) => (role === 'minor' || role === 'inactive' ? [owner] : []));
    for (const owner of idle) {
      expect(activationOrder(state)).not.toContain(owner);
      expect(militaryOrder(state)).not.toContain(owner);
      Story.of(state, (g) => drawPlunder(g, owner), 1);
      expect([nationId(owner), state.nations.treasury[owner]]).toEqual([nationId(owner), 0]);
    }
  });

  it('score for their protector or overlord', () => {
    shows('VI.B.d');
    const worth = (bond: number) => {
      const state = given((p) => p.turn(3));
      state.lands.areaControl.fill(NOBODY);
      state.lands.control.fill(NOBODY);
      state.lands.areaControl[area('caucasus')] = ARMENIANS;
      if (bond > 0) conclude(state, ARMENIANS, bond, PERSAE);
      else state.ties.lord[ARMENIANS] = NOBODY;
      return territoryPoints(state, PERSAE);
    };
    const [alone, client, vassal] = [worth(0), worth(CLIENT), worth(VASSAL)];
    expect([alone, vassal > client, client > 0]).toEqual([0, true, true]);
  });

  it('evade or stand as the player says who runs them', () => {
    shows('VI.B.e');
    const state = given((p) => {
      p.empty().turn(5).units('armenii', 'armenia-minor', { infantry: 1 });
      p.units('orientali', 'melitene', { legion: 3 }).leader('caesar-orientis', 'melitene');
    });
    conclude(state, ARMENIANS, 0, NOBODY);
    state.orders.intercepts.fill('never');
    const story = moving(state, ORIENTALI).answer(ROMANS, 'from melitene', 'lead caesar-orientis');
    story.answer(ROMANS, 'take 3*orientali-legion', 'to armenia-minor');
    expect(story.asked).toBe('evade');
    expect(story.run.decision?.asks[0].seat).toBe(SIDE_OF[ARMENIANS]);
  });
});

describe('VI.C raiders', () => {
  it('have no treasury, unless they will be a nation like others', () => {
    shows('VI.C.f');
    const small = (id: 'picti' | 'angli') => {
      for (let i = 0; i < 60; i++) {
        const state = given((p) => p.turn(3));
        const story = new Story(state, Chance.fromSeed(seedFrom(`${id} ${i}`)), (g) => raid(g, nation(id)));
        const seat = SIDE_OF[nation(id)];
        if (story.asked === 'raid') story.answer(seat, story.offered(seat, 'raid')[0]);
        const [raided] = story.told('raided');
        if (raided !== undefined && (raided.roll === 5 || raided.roll === 6))
          return [story.gold(id), state.nations.points[nation(id)], state.nations.age[nation(id)]];
      }
      throw new Error('no small raid');
    };
    expect([small('picti'), small('angli')]).toEqual([
      [0, 1, 0],
      [1, 1, 0],
    ]);
  });
});

describe('VI.E the age of kingdoms', () => {
  const kingdom = (age: number, founded: number) => {
    const state = given((p) => p.turn(6).nation('vandali', { status: KINGDOM, age, founded, treasury: 0 }));
    state.lands.areaControl.fill(NOBODY);
    for (const id of ['africa', 'hispania', 'italia'] as const) state.lands.areaControl[area(id)] = VANDALS;
    return state;
  };
  const tests = (state: State, spaces: number, ...dice: readonly number[]) =>
    Story.of(state, (g) => grow(g, VANDALS, spaces), ...dice).told('empire.tested').length;

  it('G71 one test for one ageing, however long, on space 12 too; none in the turn of the founding', () => {
    shows('G71', 'VI.E.e');
    expect([tests(kingdom(3, 4), 2, 1), tests(kingdom(12, 4), 1, 1), tests(kingdom(3, 6), 1)]).toEqual([1, 1, 0]);
  });
});

describe('VI.I nomads', () => {
  it('cross straits, though they never go aboard', () => {
    shows('VI.I.d');
    const state = given((p) =>
      p.empty().turn(5).units('hunni', 'thracia', { 'horse-archers': 1 }).horde('hunni', 'tisia'),
    );
    expect(goals(state, nation('hunni'), 'thracia', 4)).toContain('bythinia');
  });
});

describe('VI.H the Calendar', () => {
  it('lets new barbarians invade, as a rule', () => {
    shows('VI.H.e');
    const newcomers = CALENDAR.flatMap(({ newcomers: rows, invasions: named }) =>
      rows.flatMap(({ nation: id }) => {
        const { role, start } = NATION_ROWS[nation(id)];
        return start === 'barbarian' && role !== 'inactive' ? [(named as readonly string[]).includes(id)] : [];
      }),
    );
    expect(newcomers.filter(Boolean).length * 2).toBeGreaterThan(newcomers.length);
  });
});

describe('VII.D the seat of a new kingdom', () => {
  /** Vandals who are about to found a kingdom hold these cities, and nothing else with a site. */
  const founding = (
    levels: Readonly<Partial<Record<'saldae' | 'africa' | 'utica', number>>>,
    change: (p: Given) => void = () => {},
  ) => {
    const state = given((p) => {
      p.empty().turn(5).horde('vandali', 'numidia').units('vandali', 'numidia', { infantry: 1 });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.nation('vandali', { age: 3, status: BARBARIAN, treasury: 0, religion: 2 });
      for (const [id, level] of Object.entries(levels))
        p.city(id as 'saldae', 'vandali', level).units('vandali', id as 'saldae', { cavalry: 1 });
      change(p);
    });
    for (const where of IN_AREA[area('africa')])
      if (!Object.keys(levels).includes(placeId(where))) state.lands.control[where] = NOBODY;
    const story = Story.of(state, (g) => statusOf(g, VANDALS)).answer(PERSIANS, 'yes');
    return { state, story };
  };

  it('a city of level 1 grows if there is no site, else one of level 2; where all are 3 nothing does', () => {
    shows('VII.D.f', 'VII.D.g');
    const found = (levels: Readonly<Partial<Record<'saldae' | 'africa', number>>>) => {
      const { state, story } = founding(levels, (p) => p.state.lands.areaControl.fill(NOBODY));
      const offered = story.offered(PERSIANS, 'found');
      story.anyhow();
      return [
        offered,
        story.told('city.grew').map(({ province, level }) => `${province} ${level}`),
        state.nations.capital[VANDALS] >= 0,
      ];
    };
    expect(found({ saldae: 1, africa: 2 })).toEqual([[], ['saldae 2'], true]);
    expect(found({ saldae: 2, africa: 3 })).toEqual([[], ['saldae 3'], true]);
    expect(found({ saldae: 3, africa: 3 })).toEqual([[], [], true]);
  });

  it('G190 not in a province in revolt: while all are, the horde stays', () => {
    shows('G190', 'VII.D.i');
    const { state, story } = founding({ saldae: 1 }, (p) => {
      p.state.lands.revolt[place('saldae')] = 1;
      p.state.lands.revolt[place('numidia')] = 1;
    });
    story.anyhow();
    const seat = () => [placeIdOrNull(state.nations.horde[VANDALS]), placeIdOrNull(state.nations.capital[VANDALS])];
    expect([state.nations.status[VANDALS], ...seat()]).toEqual([KINGDOM, 'numidia', null]);
    state.lands.revolt[place('saldae')] = 0;
    state.clock.turn = 6;
    Story.of(state, (g) => statusOf(g, VANDALS)).anyhow();
    expect(seat()).toEqual([null, 'saldae']);
  });

  it('III.F a city that a fallen empire left is its own from then on', () => {
    const { state, story } = founding({ saldae: 3 }, (p) => {
      p.state.lands.city[place('saldae')] = NOBODY;
    });
    story.anyhow();
    expect([state.nations.capital[VANDALS], state.lands.city[place('saldae')]]).toEqual([place('saldae'), VANDALS]);
  });

  const placeIdOrNull = (where: number) => (where === NOWHERE ? null : placeId(where));
});

describe('VIII.C a young empire', () => {
  it('has ten gold more a turn later, and then no more', () => {
    shows('VIII.C.d');
    const state = given((p) => p.turn(6).nation('vandali', { status: EMPIRE, age: 1, founded: 5, treasury: 0 }));
    encamp(state, VANDALS, NOWHERE);
    state.nations.grant[VANDALS] = 10;
    Story.of(state, (g) => statusOf(g, VANDALS));
    expect(state.nations.treasury[VANDALS]).toBe(10);
    state.clock.turn = 7;
    Story.of(state, (g) => statusOf(g, VANDALS));
    expect(state.nations.treasury[VANDALS]).toBe(10);
  });
});
