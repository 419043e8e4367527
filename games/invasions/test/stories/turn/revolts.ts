import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, area, areaId, type PlaceId, place } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { restlessInOrder } from '../../../src/rules/lands/order.ts';
import { ALLIANCE, ground, makeDeal } from '../../../src/rules/lands/relations.ts';
import {
  areaOnTable,
  mayRevolt,
  quell,
  quelling,
  quellModifier,
  revolt,
  rollArea,
} from '../../../src/rules/nations/revolts.ts';
import type { Invasions } from '../../../src/rules/pieces/table.ts';
import { BARBARIAN, FEDERATE, GONE, RELIGIONS } from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');
/** Nobody is a heretic yet. */
const orthodox = (p: Given) => {
  p.state.lands.heresy.fill(0);
};

function* rises(g: Invasions, owner: number) {
  yield* revolt(g, owner);
}

describe('revolts', () => {
  it('XVI.B 1-3 the Roman chooses, 4-6 the Persian, 7-8 the Goth, 9-0 the Hun', () => {
    shows('XVI.B.a', 'XXXVI.C.c');
    const asked = (die: number) => {
      const story = Story.of(given(), (g) => rises(g, PERSAE), die);
      return story.run.decision?.asks[0].seat;
    };
    expect([1, 3, 4, 6, 7, 8, 9, 10].map(asked)).toEqual([
      ROMANS,
      ROMANS,
      PERSIANS,
      PERSIANS,
      GOTHS,
      GOTHS,
      HUNS,
      HUNS,
    ]);
  });

  it('XVI.E, G318 a province in revolt is hostile to its owner’s units, not to those of his federates and allies', () => {
    shows('XVI.E.a', 'XII.D.q', 'G318');
    const state = given((p) => {
      p.turn(4).nation('visigothi', { status: BARBARIAN });
      bind(p.state, VISIGOTHS, FEDERATE, ROMANI, 'aquitania', 'garumnum');
      makeDeal(p.state, ROMANI, PERSAE, ALLIANCE);
    });
    const africa = () => [ROMANI, VISIGOTHS, PERSAE].map((who) => ground(state, who, place('africa')));
    expect(africa()).toEqual(['friendly', 'friendly', 'friendly']);
    state.lands.revolt[place('africa')] = 1;
    expect(africa()).toEqual(['hostile', 'friendly', 'friendly']);
  });

  it('XVI.C the tables of the West and of the East', () => {
    shows('XVI.C.b', 'XVI.C.c', 'XXXVI.C.d', 'XXXVI.C.e');
    const table = (half: 'west' | 'east') =>
      Array.from({ length: 10 }, (_, i) => areaId(areaOnTable(half, i + 1))).join(' ');
    expect(table('west')).toBe(
      'gallia-meridionalis illyria britannia britannia gallia-septentrionalis italia africa africa hispania hispania',
    );
    expect(table('east')).toBe('moesia asia cappadocia graecia aegyptus aegyptus oriens oriens mesopotamia persis');
  });

  it('XVI.C an area where the empire has no province is rolled again', () => {
    shows('XVI.C.d', 'XVI.C.a');
    const state = given();
    for (let where = 0; where < state.lands.control.length; where++)
      if (AREA_OF[where] === area('africa')) state.lands.control[where] = nation('vandali');
    let found = -1;
    Story.of(
      state,
      function* (g) {
        found = rollArea(g, ROMANI);
        yield* [];
      },
      ...[8, 7, 9],
    );
    expect(areaId(found)).toBe('hispania');
  });

  it('XVI.D neither the capital nor a province with a leader; a second revolt makes it worse, a third is not to be had', () => {
    shows('III.G.e', 'XVI.D.a', 'XVI.D.c');
    const state = given((p) => p.turn(2).leader('stilicho', 'liger').leader('valens', 'arvernia'));
    const may = (id: PlaceId) => mayRevolt(state, place(id));
    expect([mayRevolt(state, state.nations.capital[ROMANI]), may('liger'), may('arvernia')]).toEqual([
      false,
      false,
      false,
    ]);
    for (const size of [1, 2]) {
      const story = Story.of(state, (g) => rises(g, ROMANI), 1, 8).answer(ROMANS, 'revolt tripolitania');
      expect(story.told('revolt')).toMatchObject([{ size }]);
    }
    expect([may('tripolitania'), may('africa')]).toEqual([false, true]);
  });

  /** Two barbarian Visigoths in Arvernia, of some faith. */
  const barbarians = (faith: (typeof RELIGIONS)[number]) =>
    given((p) => {
      p.empty().turn(4).nation('visigothi', { status: BARBARIAN }).units('visigothi', 'arvernia', { infantry: 2 });
      p.city('arvernia', 'visigothi').state.nations.religion[VISIGOTHS] = RELIGIONS.indexOf(faith);
    });

  it('XVI.A barbarians have none as long as they are pagans or Arians', () => {
    shows('VI.H.b', 'XVI.A.b');
    const told = (faith: (typeof RELIGIONS)[number], ...dice: readonly number[]) =>
      Story.of(barbarians(faith), (g) => rises(g, VISIGOTHS), ...dice).told('revolt');
    expect([told('pagan'), told('arian')]).toEqual([[], []]);
    expect(told('catholic', 1)).toMatchObject([{ province: 'arvernia', size: 1 }]);
  });

  it('XVI.A, XVI.E one that they inherit is nothing to pagans; Catholics walk on hostile ground, and quell it in their turn', () => {
    shows('XII.D.q', 'XVI.E.a', 'XVI.E.e');
    const restless = (faith: (typeof RELIGIONS)[number]) => {
      const state = barbarians(faith);
      state.lands.revolt[place('arvernia')] = 1;
      return [ground(state, VISIGOTHS, place('arvernia')), restlessInOrder(state).includes(VISIGOTHS)];
    };
    expect(restless('arian')).toEqual(['friendly', false]);
    expect(restless('catholic')).toEqual(['hostile', true]);
  });

  describe('to quell one', () => {
    const africa = (change: (p: Given) => void = () => {}, legions = 2) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'africa', { limitanei: legions });
        orthodox(p);
        change(p);
      });
      state.lands.revolt[place('africa')] = 2;
      return state;
    };

    it('XVI.F takes a 9, one more for each unit; whoever fails loses a unit', () => {
      shows('XVI.F.d', 'XVI.F.i', 'XVI.F.k', 'XXXVI.C.j');
      const tried = (die: number) => {
        const state = africa();
        const story = Story.of(state, (g) => quell(g, ROMANI, place('africa')), die);
        return [state.lands.revolt[place('africa')], story.units('romani', 'africa')];
      };
      expect([tried(6), tried(7)]).toEqual([
        [2, 1],
        [0, 2],
      ]);
    });

    it('XVI.F a leader rolls again, as often as he is good in battle', () => {
      shows('III.C.j', 'XVI.F.g');
      const state = africa((p) => p.leader('stilicho', 'africa'));
      const story = Story.of(state, (g) => quell(g, ROMANI, place('africa')), 1, 1, 7);
      expect(story.told('quelled')).toMatchObject([{ roll: 9 }]);
      const failed = africa((p) => p.leader('stilicho', 'africa'));
      Story.of(failed, (g) => quell(g, ROMANI, place('africa')), 1, 1, 1);
      expect([failed.lands.revolt[place('africa')], failed.pieces.leaderAt[leader('stilicho')]]).toEqual([
        2,
        place('africa'),
      ]);
    });

    it('XVI.F a leader who loses his only unit dies on a failed D2', () => {
      shows('XVI.F.j', 'XXXVI.B.d');
      const dies = (die: number) => {
        const state = africa((p) => p.leader('honorius', 'africa'), 1);
        Story.of(state, (g) => quell(g, ROMANI, place('africa')), 1, die);
        return state.pieces.leaderAt[leader('honorius')];
      };
      expect([dies(2), dies(1)]).toEqual([place('africa'), GONE]);
    });

    it('G31, G85 a heresy in one of the two areas and another religion take one each', () => {
      shows('XVI.F.e', 'G31', 'XVI.F.f', 'XXXI.C.i', 'XXXVIII.N.a', 'G85', 'XXXIV.av');
      const state = given(orthodox);
      const modifier = (id: PlaceId) => quellModifier(state, ORIENTALI, place(id));
      // Oriens is Monophysite.
      expect([modifier('lydia'), modifier('syria')]).toEqual([0, -1]);
      state.lands.heresy[area('asia')] = 1;
      state.lands.heresy[area('oriens')] = 1;
      expect([modifier('lydia'), modifier('syria')]).toEqual([-1, -2]);
      // Where the capital has one too there is harmony; it lies in Graecia.
      state.lands.heresy[area('graecia')] = 2;
      expect([modifier('lydia'), modifier('syria'), modifier('achaia'), modifier('cappadocia')]).toEqual([
        0, -1, 0, -1,
      ]);
    });

    it('XVI.F is tried once in each province where units stand, and nobody must', () => {
      shows('XVI.F.a', 'XVI.F.c');
      const state = africa();
      state.lands.revolt[place('tripolitania')] = 1;
      for (const unit of [...state.pieces.here[place('tripolitania')]])
        expect(state.pieces.holder[unit]).not.toBe(ROMANI);
      const story = Story.of(state, (g) => quelling(g, ROMANI), 1);
      expect(story.offered(ROMANS)).toEqual(['done', 'quell africa']);
      story.answer(ROMANS, 'quell africa');
      expect([story.asked, state.lands.revolt[place('africa')]]).toEqual([null, 2]);
      const idle = Story.of(africa(), (g) => quelling(g, ROMANI)).answer(ROMANS, 'done');
      expect(idle.told('quell.failed')).toEqual([]);
    });
  });
});
