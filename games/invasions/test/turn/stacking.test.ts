import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../src/data/pieces.ts';
import { stackLimit, stackSize } from '../../src/rules/lands/stacking.ts';
import { BARBARIAN, FEDERATE, raiseLimes } from '../../src/state.ts';
import { bind, type Given, GOTHS, given, goals, moving, movingUnopposed, ROMANS } from '../story.ts';

const VANDALS = nation('vandali');

describe('XVII.A where the limit is looked at', () => {
  it('not on the way: any number passes through friends', () => {
    shows('XVII.A.c');
    const state = given((p) => {
      p.empty()
        .turn(3)
        .units('romani', 'saldae', { legion: 4 })
        .units('romani', 'numidia', { limitanei: 2, equites: 2 });
    });
    expect(stackSize(state, ROMANI, place('numidia'))).toBe(4);
    const beyond = goals(state, ROMANI, 'saldae', 3);
    expect(beyond).toEqual(expect.arrayContaining(['utica', 'tripolitania']));
  });

  it('after the Movement of a campaign', () => {
    shows('XVII.A.h');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'saldae', { legion: 4, equites: 1 }).leader('stilicho', 'numidia');
      p.units('romani', 'numidia', { limitanei: 1 });
      p.state.activation.marching = leader('stilicho');
    });
    const story = moving(state, ROMANI);
    // Five and no leader in Saldae: the campaign is not over while one of them can still join him.
    expect(story.run.decision?.asks[0].prompt).toMatchObject({ ask: 'move', args: { crowded: 1 } });
    expect(story.offered(ROMANS)).not.toContain('done');
  });

  it('where a passage is cleared: nobody stops before the enemy who would be too many there, but he may go on', () => {
    shows('XVII.A.f', 'XVII.A.g');
    const goalsOf = (coming: number) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'utica', { limitanei: 1 });
        p.units('vandali', 'utica', { infantry: 2 }).units('vandali', 'numidia', { 'noble-cavalry': coming });
      });
      return goals(state, VANDALS, 'numidia', 3);
    };
    expect(goalsOf(2)).toContain('utica');
    expect(goalsOf(3)).not.toContain('utica');
    const past = (coming: number) =>
      goalsOf(coming)
        .filter((id) => id === 'saldae' || id === 'africa')
        .sort();
    expect([past(3), past(3).length > 0]).toEqual([past(2), true]);
  });
});

describe('XVII.C what does not count', () => {
  it('a Limes, of which there is one at most, cities and plunder', () => {
    shows('XVII.C.a', 'XVII.C.c');
    const full = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'africa', { limitanei: 2 });
        change(p);
      });
      return [stackSize(state, ROMANI, place('africa')), stackLimit(state, ROMANI, place('africa'))];
    };
    const plain = full(() => {});
    expect(plain).toEqual([2, 4]);
    expect(full((p) => raiseLimes(p.state, place('africa'), ROMANI))).toEqual(plain);
    expect(full((p) => p.city('africa', 'romani', 3))).toEqual(plain);
    expect(full((p) => p.state.lands.sack.fill(1))).toEqual(plain);
    const two = given();
    raiseLimes(two, place('africa'), ROMANI);
    raiseLimes(two, place('africa'), ROMANI);
    expect(two.lands.limes.filter((owner) => owner === ROMANI)).toHaveLength(
      given().lands.limes.filter((owner) => owner === ROMANI).length + 1,
    );
  });
});

describe('XVII.A what counts', () => {
  /** Visigoths on land of their Foedus beside legions of the East. */
  const federates = (at: 'creta' | 'savus', infantry: number) =>
    given((p) => {
      p.empty().turn(4).horde('visigothi', at).units('visigothi', at, { infantry });
      p.units('orientali', at, { legion: 2 }).nation('visigothi', { status: BARBARIAN, treasury: 0 });
      bind(p.state, nation('visigothi'), FEDERATE, ORIENTALI, at, at === 'creta' ? 'cyclades' : 'moesia-superior');
    });

  it('XXVIII.D federates count for their federator, not he for them', () => {
    shows('XVII.A.b', 'XXVIII.D.b', 'G400');
    const savus = federates('savus', 4);
    expect(moving(savus, nation('visigothi')).offered(GOTHS)).toContain('done');
    // His own stack is checked with theirs.
    expect(moving(savus, ORIENTALI).offered(ROMANS)).not.toContain('done');
    // Four in the mountains are one too many, with or without the legions.
    const creta = moving(federates('creta', 4), nation('visigothi'));
    if (creta.asked === 'move') creta.answer(GOTHS, 'done');
    expect([creta.units('visigothi', 'creta'), creta.units('orientali', 'creta')]).toEqual([3, 2]);
  });

  it('mercenaries and friends, not enemies', () => {
    shows('XVII.A.b');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'utica', { limitanei: 2 }).units('vandali', 'utica', { infantry: 3 });
    });
    expect([stackSize(state, ROMANI, place('utica')), stackSize(state, VANDALS, place('utica'))]).toEqual([2, 3]);
    const story = movingUnopposed(state, ROMANI);
    expect(story.offered(ROMANS)).toContain('done');
  });
});
