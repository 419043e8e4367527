import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { prompt } from '../../../src/options.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { suffer, takeHits } from '../../../src/rules/battle/hits.ts';
import { shareOut } from '../../../src/rules/battle/parties.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { keyOf, unitsAt } from '../../../src/rules/pieces/units.ts';
import { BARBARIAN, FEDERATE, FOR_GOOD, remove } from '../../../src/state.ts';
import { bind, facing, type Given, GOTHS, given, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, SUEBI, VANDALS] = [nation('visigothi'), nation('suebi'), nation('vandali')];
const NAISSUS = place('naissus');

/** Vandals attack Naissus, which Visigothic federates and the East defend together. */
const naissus = (
  goths: Record<string, number>,
  romans: Record<string, number>,
  change: (p: Given) => void = () => {},
) => {
  const state = given((p) => {
    p.empty().turn(4).nation('visigothi', { status: BARBARIAN }).nation('vandali', { status: BARBARIAN });
    p.units('visigothi', 'naissus', goths).units('orientali', 'naissus', romans);
    p.units('vandali', 'naissus', { infantry: 4 });
    change(p);
  });
  for (const unit of unitsAt(state, VANDALS, NAISSUS)) state.stacks.from[unit] = place('dacia');
  bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'naissus', 'dardania');
  return { state, field: facing(state, 'vandali', 'naissus') };
};

describe('XX.H the first who falls', () => {
  const falls = (ally: 'suebi' | 'vandali', change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(5).units('visigothi', 'arvernia', { infantry: 2 }).units(ally, 'arvernia', { infantry: 1 });
      change(p);
    });
    makeDeal(state, VISIGOTHS, nation(ally), ALLIANCE);
    const units = [...state.pieces.here[place('arvernia')]];
    const question = prompt('hits', 'XX.H', { nation: 'visigothi', hits: 1 });
    return Story.of(state, function* (g) {
      yield* takeHits(g, { owner: VISIGOTHS, units, lost: [] }, 1, question);
    });
  };

  it('G340 is whoever his player likes: an ally is no mercenary', () => {
    shows('XX.H.h', 'XXXIV.a', 'G340');
    expect(falls('suebi').offered(GOTHS)).toEqual(['hit visigothi-infantry', 'hit suebi-infantry']);
  });

  it('G340 and no mercenary, whosever ally has him', () => {
    shows('XX.H.h', 'G340');
    const hired = falls('suebi', (p) => {
      p.units('vandali', 'arvernia', { infantry: 1 });
      const [unit] = unitsAt(p.state, VANDALS, place('arvernia'));
      lend(p.state, unit, SUEBI, place('arvernia'), FOR_GOOD);
    });
    expect(hired.offered(GOTHS)).toEqual(['hit visigothi-infantry', 'hit suebi-infantry']);
  });
});

describe('two players on one side', () => {
  it('G341 hits are shared out in proportion to their units, the odd one to who has most', () => {
    shows('G341');
    const shares = (hits: number, ...sizes: readonly number[]) => shareOut(hits, sizes, sizes);
    expect([shares(3, 3, 2), shares(2, 3, 1), shares(1, 2, 2), shares(4, 2, 2), shares(4, 4, 2)]).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
      [2, 2],
      [3, 1],
    ]);
    // Nobody takes more than he can.
    expect([shareOut(5, [3, 2], [3, 4]), shareOut(9, [1, 1], [1, 2])]).toEqual([
      [3, 2],
      [1, 2],
    ]);
  });

  it('XX.H each chooses which of his own units are hit', () => {
    shows('XX.H.f', 'G341');
    const { state, field } = naissus({ infantry: 2, archers: 1 }, { legion: 1, limitanei: 1 });
    const story = Story.of(state, (g) => suffer(g, field, field.defender, 3));
    expect([story.offered(GOTHS).sort(), story.offered(ROMANS)]).toEqual([
      ['hit visigothi-archers', 'hit visigothi-infantry'],
      [],
    ]);
    story.answer(GOTHS, 'hit visigothi-infantry', 'hit visigothi-archers');
    expect([story.offered(GOTHS), story.offered(ROMANS).sort()]).toEqual([
      [],
      ['hit orientali-legion', 'hit orientali-limitanei'],
    ]);
    story.answer(ROMANS, 'hit orientali-legion');
    expect(field.defender.units.map((unit) => keyOf(state, unit)).sort()).toEqual([
      'orientali-legion-hurt',
      'orientali-limitanei',
      'visigothi-infantry',
    ]);
  });

  it('XVIII.I whose Limes it is says whether it is hit', () => {
    shows('XVIII.I.f', 'G341');
    const { state, field } = naissus({ infantry: 2 }, { legion: 1 }, (p) => {
      p.state.lands.limes[NAISSUS] = ORIENTALI;
    });
    const story = Story.of(state, (g) => suffer(g, field, field.defender, 1));
    expect([field.defender.owner, story.asked, story.offered(ROMANS)]).toEqual([VISIGOTHS, 'hit-limes', ['yes', 'no']]);
    story.answer(ROMANS, 'yes');
    expect(field.defender.units).toHaveLength(3);
  });

  /** The defenders have lost so many of their first units, and the battle. */
  const beaten = (
    goths: Record<string, number>,
    romans: Record<string, number>,
    fallen: readonly string[],
    change?: (p: Given) => void,
  ) => {
    const { state, field } = naissus(goths, romans, change);
    for (const key of fallen) {
      const unit = field.defender.units.find((one) => keyOf(state, one) === key) ?? -1;
      field.defender.lost.push(...field.defender.units.splice(field.defender.units.indexOf(unit), 1));
      remove(state, unit);
    }
    return Story.of(state, function* (g) {
      yield* aftermath(g, field);
    });
  };

  it('XX.K, G342 each recovers of his own', () => {
    shows('XX.K.a', 'G342');
    const fallen = ['visigothi-infantry', 'visigothi-archers', 'orientali-legion', 'orientali-limitanei'];
    const story = beaten(
      { infantry: 1, archers: 1, 'noble-cavalry': 1 },
      { legion: 1, limitanei: 1, equites: 1 },
      fallen,
    );
    expect(story.run.decision?.asks).toMatchObject([{ prompt: { ask: 'recover' } }]);
    const asked = ['visigothi', 'orientali'].map(() => {
      const [{ seat, options }] = story.run.decision?.asks ?? [];
      expect(story.asked).toBe('recover');
      story.answer(seat ?? -1, options?.[0].id ?? '');
      return [seat, options?.length];
    });
    expect(asked.sort()).toEqual([
      [ROMANS, 2],
      [GOTHS, 2],
    ]);
  });

  it('XX.L, G342 each retreats with his own, his leader and his horde with him', () => {
    shows('XX.L.b', 'XX.L.d', 'G342');
    const story = beaten({ infantry: 2 }, { limitanei: 1, equites: 1 }, ['visigothi-infantry'], (p) =>
      p.horde('visigothi', 'naissus').leader('asparus', 'naissus'),
    );
    while (story.asked === 'recover') story.answer(GOTHS, story.offered(GOTHS)[0]);
    const goals = new Map<number, string>();
    while (story.run.decision !== null) {
      const [{ seat, prompt: question, options }] = story.run.decision.asks;
      const ids = options.map(({ id }) => id);
      if (question.ask === 'retreat') {
        const wanted = seat === GOTHS ? 'retreat-to dardania' : 'retreat-to macedonia';
        expect(ids).toContain(wanted);
        goals.set(seat, wanted);
        story.answer(seat, wanted);
      } else story.answer(seat, ids.at(-1) ?? '');
    }
    expect([...goals.keys()].sort()).toEqual([ROMANS, GOTHS]);
    const { state } = story;
    expect([placeId(state.nations.horde[VISIGOTHS]), placeId(state.pieces.leaderAt[leader('asparus')])]).toEqual([
      'dardania',
      'macedonia',
    ]);
    expect([story.units('visigothi', 'dardania'), story.units('orientali', 'macedonia')]).toEqual([2, 2]);
  });
});
