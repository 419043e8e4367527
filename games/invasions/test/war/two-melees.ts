import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../src/data/geography.ts';
import { leader, nation, ROMANI } from '../../src/data/pieces.ts';
import { hitsFor, modifier, shootingBonus } from '../../src/rules/battle/advanced.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { NOBODY, VASSAL } from '../../src/state.ts';
import { came, facing, type Given, given, meeting, ROMANS, Story } from '../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];

/** An advanced battle of Vandals in a province, with given dice. */
const fought = (at: PlaceId, change: (p: Given) => void, ...dice: readonly number[]) => {
  const state = given((p) => change(p.empty().turn(3)), { advancedCombat: 'on' });
  const [where, units] = [place(at), unitsAt(state, VANDALS, place(at))];
  const story = Story.of(
    state,
    function* (g) {
      yield* battle(g, { where, attacker: VANDALS, units, leaders: [], intercepted: false });
    },
    ...dice,
  );
  return { state, story };
};
const onward = (story: Story) => {
  while (story.run.decision !== null) {
    const [{ seat, options }] = story.run.decision.asks;
    story.answer(seat, options.find(({ id }) => id === 'done')?.id ?? options[0].id);
  }
  return story;
};

describe('XXI the chart', () => {
  /** The rows of the book from 2 to 12, in halves of a hit, for one to seven units. */
  const CHART = `
    0 0 0 1 1 2 2
    0 0 1 1 2 3 3
    0 1 1 2 3 3 4
    0 1 2 2 3 4 4
    0 2 2 3 4 4 5
    2 2 3 3 4 5 5
    2 2 3 4 5 5 6
    2 3 4 4 5 6 7
    2 3 4 5 6 7 8
    2 3 5 5 6 7 8
    2 4 5 6 7 8 9`
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' ').map(Number));

  it('gives the hits by the roll and the number of units; halves count on open ground only', () => {
    shows('XXI.F.f', 'XXI.F.g', 'XXI.F.h', 'XXI.F.i', 'XXI.F.j', 'XXI.F.k', 'XXI.F.l', 'XXI.F.m', 'XXI.F.n', 'XXI.F.o');
    shows('XXI.F.p', 'XXI.F.q', 'XXI.F.r');
    for (const at of ['utica', 'austrasia'] as const)
      for (let units = 1; units <= 8; units++) {
        const limitanei = Math.min(units, 4);
        const { field } = meeting(at, { romani: { limitanei, legion: units - limitanei }, persae: { infantry: 1 } });
        for (let roll = 1; roll <= 13; roll++) {
          const halves = CHART[Math.min(12, Math.max(2, roll)) - 2][Math.min(7, units) - 1];
          const hits = at === 'utica' ? Math.ceil(halves / 2) : Math.floor(halves / 2);
          expect([at, units, roll, hitsFor(field, field.attacker, roll)]).toEqual([at, units, roll, hits]);
        }
      }
  });
});

describe('XXI advantages and arrows', () => {
  it('are counted anew before each melee', () => {
    shows('XXI.B.a');
    const { state, field } = meeting('utica', { vandali: { cavalry: 1, infantry: 1 }, persae: { infantry: 2 } });
    expect(modifier(state, field, field.attacker, true)).toBe(1);
    field.attacker.units.splice(0, field.attacker.units.length, ...unitsAt(state, VANDALS, place('utica')).slice(-1));
    const horse = field.attacker.units.length;
    expect([horse, modifier(state, field, field.attacker, false) <= 1]).toEqual([1, true]);
    field.attacker.units.length = 0;
    expect(modifier(state, field, field.attacker, false)).toBe(0);
  });

  it('Romans at Adrianopolis shoot with 2 less, as their enemy has the heavy advantage', () => {
    shows('G45', 'XXI.C.f');
    const { state, field } = meeting('dardania', { visigothi: { 'noble-cavalry': 4 }, orientali: { 'aux-alani': 1 } });
    expect(shootingBonus(state, field, field.defender, field.attacker, false)).toBe(-1);
  });

  it('whoever was ambushed shoots back with what is left; if nobody is, the battle is over', () => {
    shows('XXI.C.k', 'XXI.C.l', 'XXI.C.a');
    const ambush = (dice: readonly number[]) =>
      fought(
        'dardania',
        (p) => {
          p.units('vandali', 'dardania', { infantry: 1 }).units('orientali', 'dardania', { sagittarii: 2 });
          came('vandali', 'dardania', 'moesia-inferior')(p);
        },
        ...dice,
      );
    // 4 and 4, 2 for the archers: 10 hits the only Vandal, and there is no melee.
    const { story } = ambush([4, 4]);
    expect([story.told('ambushed').length, story.told('shot').length, story.told('melee').length]).toEqual([1, 1, 0]);
    expect(story.told('battle.won')).toMatchObject([{ nation: 'orientali' }]);
  });
});

describe('XXI what the attacker crossed', () => {
  it('does not count when he was intercepted', () => {
    shows('XXI.E.i', 'XXI.E.d', 'XXI.E.e', 'XX.F.g');
    const { state } = meeting('bythinia', { visigothi: { infantry: 2 }, orientali: { limitanei: 1 } }, (p) =>
      came('visigothi', 'bythinia', 'thracia')(p),
    );
    const both = (intercepted: boolean) => {
      const field = facing(state, 'visigothi', 'bythinia', intercepted);
      return [modifier(state, field, field.attacker, true), field.overStrait];
    };
    const [open, caught] = [both(false), both(true)];
    expect([Number(caught[0]) - Number(open[0]), open[1], caught[1]]).toEqual([1, true, false]);
  });
});

describe('XXI all the rest is as in the basic battle', () => {
  it('hits are chosen by their owner, the first on a national unit; fewer losses win; two come back; the loser goes', () => {
    shows('XXI.F.w', 'XXI.G.a', 'XXI.I.a', 'XXI.J.a', 'XXI.A.a');
    // 3 and 4 is 7: with three units 1½; 1 and 1 is 2: with three units none. Twice.
    const { story } = fought(
      'utica',
      (p) => {
        p.units('vandali', 'utica', { infantry: 3 }).units('romani', 'utica', { limitanei: 2, sagittarii: 1 });
        came('vandali', 'utica', 'saldae')(p);
      },
      // The archer misses; then both melees.
      ...[1, 1],
      ...[3, 4, 1, 1],
      ...[3, 4, 1, 1],
    );
    expect([story.asked, story.offered(ROMANS).sort()]).toEqual([
      'hits',
      ['hit romani-limitanei', 'hit romani-sagittarii'],
    ]);
    onward(story);
    expect(story.told('melee')).toHaveLength(2);
    expect(story.told('battle.won')[0]).toMatchObject({ nation: 'vandali', enemy: 'romani' });
    expect([story.units('romani', 'utica'), story.told('retreated').length > 0]).toEqual([0, true]);
  });

  it('leaders are tested when their stack is gone, and a horde that is hit submits', () => {
    shows('XXI.H.a', 'XXI.F.t');
    const { state, story } = fought(
      'rhodanus',
      (p) => {
        p.units('vandali', 'rhodanus', { infantry: 4 }).units('visigothi', 'rhodanus', { infantry: 1 });
        p.horde('visigothi', 'rhodanus').leader('alaricus', 'rhodanus');
      },
      // 12 of four units: three hits; the Goths 2 of one unit and a horde: none. The king dies on an odd die.
      ...[6, 6],
      ...[1, 1],
      1,
    );
    onward(story);
    expect(story.told('leader.died')).toMatchObject([{ leader: 'alaricus' }]);
    expect([state.ties.bond[VISIGOTHS], state.ties.lord[VISIGOTHS]]).toEqual([VASSAL, VANDALS]);
    expect(state.pieces.leaderAt[leader('alaricus')]).toBeLessThan(0);
  });

  it('a Limes that has lost its people is destroyed', () => {
    shows('XXI.F.v');
    const { state, story } = fought(
      'lotharingia',
      (p) => {
        p.units('vandali', 'lotharingia', { infantry: 4 }).units('romani', 'lotharingia', { limitanei: 1 });
        p.state.lands.limes[place('lotharingia')] = ROMANI;
      },
      ...[6, 6],
      ...[1, 1],
    );
    story.answer(ROMANS, 'no');
    onward(story);
    expect([story.told('battle.won')[0].nation, state.lands.limes[place('lotharingia')]]).toEqual(['vandali', NOBODY]);
  });
});
