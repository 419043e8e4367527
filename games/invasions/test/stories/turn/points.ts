import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/data/areas.ts';
import { area, type PlaceId, place } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { weddingGifts } from '../../../src/rules/diplomacy/weddings.ts';
import { earn, score } from '../../../src/rules/lands/points.ts';
import { result, scoring, territoryPoints } from '../../../src/rules/turn/scoring.ts';
import { ABSENT, CLIENT, FEDERATE, FREE, KINGDOM, NOBODY, type State, VASSAL } from '../../../src/state.ts';
import { type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VANDALS, ANGLES, ALANS] = [nation('vandali'), nation('angli'), nation('alani')];

interface Land {
  readonly areas?: readonly AreaId[];
  readonly provinces?: readonly PlaceId[];
}

/** A world in which only these nations rule anything. */
const world = (lands: Partial<Record<NationId, Land>>, turn = 3): State => {
  const state = given((p) => p.turn(turn));
  state.lands.control.fill(NOBODY);
  state.lands.areaControl.fill(NOBODY);
  for (const [id, { areas = [], provinces = [] }] of Object.entries(lands) as [NationId, Land][]) {
    if (state.nations.status[nation(id)] === ABSENT) state.nations.status[nation(id)] = KINGDOM;
    for (const where of areas) state.lands.areaControl[area(where)] = nation(id);
    for (const where of provinces) state.lands.control[place(where)] = nation(id);
  }
  return state;
};
const worth = (id: NationId, land: Land, turn = 3) => territoryPoints(world({ [id]: land }, turn), nation(id));
const tied = (state: State, owner: number, bond: number, lord: number) => {
  state.ties.bond[owner] = bond;
  state.ties.lord[owner] = lord;
  return state;
};

describe('V.B what territory is worth', () => {
  it('a nation scores the areas and provinces of its card, other areas by their kind', () => {
    shows('I.c', 'I.g', 'V.B.a', 'XII.A.c', 'XLVI.a');
    // Africa is 7 to the Vandals, Sicilia 1, any civilised area 1; a barbarian one nothing.
    expect(worth('vandali', { areas: ['africa'] })).toBe(7);
    expect(worth('vandali', { areas: ['africa', 'asia', 'sarmatia'], provinces: ['sicilia', 'latium'] })).toBe(9);
    expect(worth('vandali', {})).toBe(0);
  });

  it('III.A halves are added up, and the sum is rounded up once', () => {
    shows('III.A.e', 'XLVI.a');
    expect(worth('angli', { provinces: ['bernicia'] })).toBe(1);
    expect(worth('angli', { provinces: ['bernicia', 'lindum'] })).toBe(1);
    expect(worth('angli', { provinces: ['bernicia', 'lindum', 'maxima-caesariensis'] })).toBe(2);
  });

  it('XXIX.E-F an overlord scores all of his vassal’s land by his own card, the vassal half by its own', () => {
    shows('IV.4.d', 'V.B.b', 'XXIX.E.d', 'XXIX.F.f', 'XXXIX.B.a');
    const lands = {
      vandali: { areas: ['africa'] },
      alani: { areas: ['hispania'], provinces: ['lusitania', 'liger', 'sicilia'] },
    } as const;
    const free = world(lands);
    expect([territoryPoints(free, VANDALS), territoryPoints(free, ALANS)]).toEqual([7, 5]);
    const vassal = tied(world(lands), ALANS, VASSAL, VANDALS);
    // Hispania is 5 to the Vandals and Sicilia 1.
    expect([territoryPoints(vassal, VANDALS), territoryPoints(vassal, ALANS)]).toEqual([13, 3]);
    const anothers = tied(world(lands), ALANS, VASSAL, PERSAE);
    expect(territoryPoints(anothers, VANDALS)).toBe(7);
  });

  it('VI.B, XI.G raiders who have settled score nothing until the Calendar makes them active', () => {
    shows('VI.B.c', 'VI.B.d', 'VI.C.d', 'XI.G.b');
    const settled = (id: NationId, at: PlaceId, change: (p: Given) => void = () => {}) => {
      const state = given((p) => {
        p.empty().turn(3).units(id, at, { infantry: 2 });
        change(p);
      });
      expect(state.lands.control[place(at)]).toBe(nation(id));
      return state;
    };
    const saxons = settled('saxones', 'durnovaria');
    expect(
      Story.done(saxons, scoring)
        .told('scored')
        .filter((one) => one.nation === 'saxones'),
    ).toEqual([]);
    expect(territoryPoints(settled('angli', 'bernicia'), ANGLES)).toBe(0);
    expect(
      territoryPoints(
        settled('angli', 'bernicia', (p) => p.horde('angli', 'bernicia')),
        ANGLES,
      ),
    ).toBe(1);
    // Their overlord scores for them.
    const vassals = tied(settled('angli', 'cambria'), ANGLES, VASSAL, nation('brittones'));
    vassals.nations.status[nation('brittones')] = KINGDOM;
    expect([territoryPoints(vassals, nation('brittones')), territoryPoints(vassals, ANGLES)]).toEqual([1, 0]);
  });

  it('XXVII.A, G28 a protector scores half of his client’s land by his own card, and the client the other half by its own', () => {
    shows('IV.4.b', 'IV.4.c', 'XXVII.A.d', 'G28');
    const lands = { vandali: {}, alani: { areas: ['hispania'], provinces: ['sicilia', 'sardinia'] } } as const;
    const client = tied(world(lands), ALANS, CLIENT, VANDALS);
    // Five, one and one, halved and rounded up.
    expect([territoryPoints(client, VANDALS), territoryPoints(client, ALANS)]).toEqual([4, 2]);
    // XXVIII.D Of a federate only what was ceded counts, and that is the federator’s own.
    const federate = tied(world(lands), ALANS, FEDERATE, VANDALS);
    expect([territoryPoints(federate, VANDALS), territoryPoints(federate, ALANS)]).toEqual([0, 3]);
  });

  it('XXIX.F, G260 a vassal has half of what else it wins, too: of a wedding one point; what it loses is whole', () => {
    shows('XXIX.F.f', 'G260', 'XXX.D.c');
    const wedded = (bond: number) => {
      const state = given((p) => p.turn(4).units('vandali', 'utica', { infantry: 1 }));
      tied(state, VANDALS, bond, PERSAE);
      state.ties.weddings.push(ORIENTALI, VANDALS);
      Story.done(state, (g) => weddingGifts(g, VANDALS));
      return state.nations.points[VANDALS];
    };
    expect([wedded(FREE), wedded(VASSAL), wedded(FEDERATE)]).toEqual([2, 1, 2]);
    const state = tied(given(), VANDALS, VASSAL, PERSAE);
    Story.done(state, (g) => {
      earn(g, VANDALS, 3);
      score(g, VANDALS, -5);
    });
    expect(state.nations.points[VANDALS]).toBe(-3);
  });

  it('VI.B inactive nations have no card and score nothing; nor does who is not in play', () => {
    shows('VI.B.c');
    const state = world({ armenii: { areas: ['caucasus'] }, vandali: { areas: ['africa'] } });
    expect(territoryPoints(state, nation('armenii'))).toBe(0);
    state.nations.status[VANDALS] = ABSENT;
    expect(territoryPoints(state, VANDALS)).toBe(0);
  });

  it('the West has 4 points for being there on turn 6, and 6 from turn 9; the East has none', () => {
    shows('V.B.e', 'XLVI.1.c');
    const scored = (id: NationId) => [3, 6, 9, 11, 12].map((turn) => worth(id, {}, turn));
    expect(scored('romani')).toEqual([0, 4, 6, 6, 6]);
    expect(scored('orientali')).toEqual([0, 0, 0, 0, 0]);
  });

  it('XLI.G the Anglosaxons score each place by the better of two cards, once they are one', () => {
    shows('XLI.G.e');
    const provinces = ['camulodunum', 'flavia-caesariensis'] as const;
    const apart = world({ angli: { areas: ['britannia', 'germania'], provinces } });
    expect(territoryPoints(apart, ANGLES)).toBe(6);
    apart.clock.glories.push('anglo-saxons');
    expect(territoryPoints(apart, ANGLES)).toBe(8);
    const others = world({ vandali: { areas: ['germania'], provinces: ['camulodunum'] } });
    others.clock.glories.push('anglo-saxons');
    expect(territoryPoints(others, VANDALS)).toBe(0);
  });
});

describe('V.B the Scoring phase', () => {
  const play = (state: State) => Story.done(state, scoring);

  it('comes after turns 3, 6, 9 and 12, or 11 if Islam ends the game', () => {
    shows('IV.4.a', 'V.B.c', 'V.C.b', 'XXXVI.A.j', 'XLV.12.a', 'XLV.9.a');
    const turns = (islam: boolean) =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter((turn) => {
        const state = world({ vandali: { areas: ['africa'] } }, turn);
        state.clock.islam = islam;
        return play(state).told('scored').length > 0;
      });
    expect(turns(false)).toEqual([3, 6, 9, 12]);
    expect(turns(true)).toEqual([3, 6, 9, 11]);
  });

  it('adds to what a nation has, and to what its side has had in this turn', () => {
    const state = world({
      romani: { areas: ['italia'] },
      vandali: { areas: ['africa'] },
      alani: { areas: ['hispania'] },
    });
    state.nations.points[VANDALS] = 10;
    const scored = play(state).told('scored');
    expect(scored.map(({ nation: who, points }) => [who, points])).toEqual([
      ['romani', 2],
      ['alani', 3],
      ['vandali', 7],
    ]);
    expect([state.nations.points[ROMANI], state.nations.points[VANDALS], state.nations.points[ALANS]]).toEqual([
      2, 17, 3,
    ]);
    expect(state.nations.lastScored).toEqual([2, 0, 10, 0]);
  });
});

describe('V.C victory', () => {
  /** The points of each side and what it scored last; two nations of each side share them. */
  const ended = (points: readonly number[], last: readonly number[] = [0, 0, 0, 0], sides = [0, 1, 2, 3]) => {
    const state = given();
    const pairs = [
      [ROMANI, ORIENTALI],
      [nation('hunni'), nation('franci')],
      [PERSAE, VANDALS],
      [nation('visigothi'), ANGLES],
    ];
    pairs.forEach(([first, second], side) => {
      state.nations.points[first] = points[side] - 3;
      state.nations.points[second] = 3;
      state.nations.lastScored[side] = last[side];
      state.sides[side] = sides[side];
    });
    return result(state);
  };

  it('most points of all nations of a player win', () => {
    shows('I.b', 'V.C.a');
    expect(ended([20, 30, 10, 25])).toMatchObject({ points: [20, 30, 10, 25], winners: [HUNS] });
    expect(ended([20, 30, 10, 35], [9, 9, 9, 0])).toMatchObject({ winners: [GOTHS] });
    expect(ended([36, 30, 10, 35], [0, 9, 9, 9])).toMatchObject({ winners: [ROMANS] });
  });

  it('of equals the last score counts again; then the order is Romans, Huns, Persians, Goths', () => {
    shows('V.C.c', 'V.C.d');
    expect(ended([20, 30, 30, 30], [9, 1, 4, 2])).toMatchObject({ winners: [PERSIANS] });
    expect(ended([20, 30, 30, 30], [9, 4, 4, 4])).toMatchObject({ winners: [HUNS] });
    expect(ended([30, 30, 30, 30])).toMatchObject({ winners: [ROMANS] });
    expect(ended([30, 10, 10, 30], [1, 0, 0, 2])).toMatchObject({ winners: [GOTHS] });
  });

  it('two players have two sides each; with three nobody wins for Persia', () => {
    shows('G150');
    expect(ended([20, 30, 10, 25], [0, 0, 0, 0], [0, 1, 1, 0])).toMatchObject({ points: [45, 40], winners: [0] });
    expect(ended([20, 30, 10, 20], [1, 3, 1, 2], [0, 1, 1, 0])).toMatchObject({ points: [40, 40], winners: [1] });
    expect(ended([20, 30, 99, 35], [0, 0, 0, 0], [0, 1, NOBODY, 2])).toMatchObject({
      points: [20, 30, 35],
      winners: [2],
    });
    expect(ended([40, 30, 99, 35], [0, 0, 0, 0], [0, 1, NOBODY, 2])).toMatchObject({ winners: [0] });
  });

  it('the game says why it ended', () => {
    const state = given();
    expect(result(state).ending).toBe('twelve-turns');
    state.clock.islam = true;
    expect(result(state).ending).toBe('islam');
  });
});
