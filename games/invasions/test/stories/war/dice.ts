import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { PERSAE } from '../../../src/data/pieces.ts';
import { type Die, hitsOf, reroll, rerollsOf, tell, trade } from '../../../src/rules/battle/dice.ts';
import type { Pool } from '../../../src/rules/battle/pools.ts';
import { type Given, given, meeting, PERSIANS, ROMANS, Story } from '../../story.ts';

const white = (...faces: readonly number[]): Die[] => faces.map((face) => ({ black: false, face }));
const black = (...faces: readonly number[]): Die[] => faces.map((face) => ({ black: true, face }));

describe('XX.B, H battle dice', () => {
  it('white ones hit with three faces of six, black ones with four; red swords on open ground only', () => {
    shows('III.A.a', 'XX.B.a', 'XX.B.b', 'XX.B.c', 'XX.H.d', 'XX.H.e');
    const hits = (dice: readonly Die[], open: boolean) => dice.map((die) => hitsOf([die], open)).join('');
    expect([hits(white(1, 2, 3, 4, 5, 6), true), hits(white(1, 2, 3, 4, 5, 6), false)]).toEqual(['000112', '000101']);
    expect([hits(black(1, 2, 3, 4, 5, 6), true), hits(black(1, 2, 3, 4, 5, 6), false)]).toEqual(['001122', '001012']);
  });

  it('all see what fell: black dice count on from six, and which of them strike', () => {
    const dice = [...white(1, 5), ...black(2, 6)];
    const shown = (open: boolean) => Story.done(given(), (g) => tell(g, PERSAE, dice, open)).told('rolled');
    expect(shown(true)).toMatchObject([{ nation: 'persae', dice: [1, 5, 8, 12], struck: [0, 1, 0, 1], hits: 3 }]);
    expect(shown(false)).toMatchObject([{ struck: [0, 0, 0, 1], hits: 2 }]);
  });
});

describe('XX.E re-rolls', () => {
  const rerolled = (
    dice: { attacker: Die[]; defender: Die[] },
    left: { attacker: number; defender: number },
    ...rolls: readonly number[]
  ) => {
    const { state, field } = meeting('utica', { orientali: { legion: 1 }, persae: { infantry: 1 } });
    return Story.of(state, (g) => reroll(g, field, dice, left), ...rolls);
  };

  it('any die of either side, by what it shows', () => {
    shows('XX.E.c');
    const dice = { attacker: [...white(4, 1, 2), ...black(6, 5)], defender: [...white(6, 5), ...black(1, 3, 4)] };
    expect(rerolled(dice, { attacker: 1, defender: 0 }).offered(ROMANS)).toEqual([
      'done',
      'reroll attacker white blank',
      'reroll attacker white white',
      'reroll attacker black white-red',
      'reroll attacker black two-white',
      'reroll defender white red',
      'reroll defender white white-red',
      'reroll defender black blank',
      'reroll defender black white',
      'reroll defender black red',
    ]);
  });

  it('one die is rolled again, the new face stands, and the number left goes down', () => {
    shows('XX.E.d');
    const dice = { attacker: [...white(6, 1), ...black(1)], defender: black(6, 6) };
    const left = { attacker: 1, defender: 1 };
    const story = rerolled(dice, left, 3, 2);
    const about = { nation: 'orientali', enemy: 'persae', whose: 'attacker', left: 1, own: 2, theirs: 4 };
    expect(story.run.decision?.asks[0].prompt.args).toMatchObject(about);
    story.answer(ROMANS, 'reroll attacker black blank');
    expect(story.told('rolled')).toMatchObject([{ nation: 'orientali', dice: [6, 1, 9] }]);
    story.answer(PERSIANS, 'reroll defender black two-white');
    expect([dice.attacker.map(({ face }) => face), dice.defender.map(({ face }) => face)]).toEqual([
      [6, 1, 3],
      [2, 6],
    ]);
    expect([left, story.asked]).toEqual([{ attacker: 0, defender: 0 }, null]);
  });

  it('in turn, the attacker first; whoever passed is asked again if the other did not', () => {
    shows('XX.E.c', 'XX.E.e', 'G46');
    const left = { attacker: 1, defender: 1 };
    const story = rerolled({ attacker: white(4), defender: white(4) }, left, 1);
    story.answer(ROMANS, 'done').answer(PERSIANS, 'reroll attacker white white');
    expect(story.offered(ROMANS)).toEqual(['done', 'reroll attacker white blank', 'reroll defender white white']);
    story.answer(ROMANS, 'done');
    expect([story.asked, left]).toEqual([null, { attacker: 1, defender: 0 }]);
  });

  it('a leader has as many as his bonus; Inspired Command makes it one more, 3 at most, and Dice two more', () => {
    shows('III.C.j', 'G155', 'XX.E.a', 'XX.E.b', 'XLIII.36.a', 'XLIII.23.a');
    const count = (
      leader: 'iulianus' | 'valens' | 'theodosius' | null,
      command: number,
      rerolls: number,
      advanced = false,
    ) => {
      const change = (p: Given) => {
        if (leader !== null) p.leader(leader, 'utica');
      };
      const { field } = meeting('utica', { orientali: { legion: 1 }, persae: { infantry: 1 } }, change);
      field.attacker.boon.command = command;
      field.attacker.boon.rerolls = rerolls;
      const found = rerollsOf(field, advanced);
      expect(found.defender).toBe(0);
      return found.attacker;
    };
    expect([count(null, 0, 0), count('valens', 0, 0), count('theodosius', 0, 0), count('iulianus', 0, 0)]).toEqual([
      0, 1, 2, 3,
    ]);
    expect([count('theodosius', 1, 0), count('iulianus', 1, 0), count('valens', 1, 2)]).toEqual([3, 3, 4]);
    // XXI.D Two dice are one roll of the advanced battle.
    expect([count(null, 0, 2), count(null, 0, 2, true), count(null, 0, 1, true)]).toEqual([2, 1, 1]);
  });
});

describe('XX.E a re-roll for a black die', () => {
  const traded = (leader: 'theodosius' | 'valens', left: number, theirs: Pool) => {
    const { state, field } = meeting('utica', { orientali: { legion: 1 }, persae: { infantry: 1 } }, (p) =>
      p.leader(leader, 'utica'),
    );
    const found: { mine?: Pool; theirs?: Pool; used?: number } = {};
    const story = Story.of(state, function* (g) {
      Object.assign(found, yield* trade(g, field.attacker, left, { white: 2, black: 0 }, theirs));
    });
    return { story, found };
  };

  it('a leader of 2 adds one to his own, or takes one of the enemy’s', () => {
    shows('XX.E.f');
    const foe = { white: 1, black: 1 };
    expect(traded('theodosius', 1, foe).story.offered(ROMANS)).toEqual(['done', 'add-black', 'drop-black']);
    const add = traded('theodosius', 1, foe);
    add.story.answer(ROMANS, 'add-black');
    expect(add.found).toEqual({ mine: { white: 2, black: 1 }, theirs: foe, used: 1 });
    const drop = traded('theodosius', 1, foe);
    drop.story.answer(ROMANS, 'drop-black');
    expect(drop.found).toEqual({ mine: { white: 2, black: 0 }, theirs: { white: 1, black: 0 }, used: 1 });
    const none = traded('theodosius', 1, foe);
    none.story.answer(ROMANS, 'done');
    expect(none.found).toEqual({ mine: { white: 2, black: 0 }, theirs: foe, used: 0 });
  });

  it('not a lesser leader, nor who has no re-roll left; and XX.F nobody loses his only die', () => {
    shows('XX.E.f', 'XX.F.m');
    const foe = { white: 1, black: 1 };
    expect([traded('valens', 1, foe).story.asked, traded('theodosius', 0, foe).story.asked]).toEqual([null, null]);
    expect(traded('theodosius', 1, { white: 2, black: 0 }).story.offered(ROMANS)).toEqual(['done', 'add-black']);
    expect(traded('theodosius', 1, { white: 0, black: 1 }).story.offered(ROMANS)).toEqual(['done', 'add-black']);
    expect(traded('theodosius', 1, { white: 0, black: 2 }).story.offered(ROMANS)).toContain('drop-black');
  });
});
