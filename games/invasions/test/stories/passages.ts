import { describe, expect, it } from 'vitest';
import { place } from '../../src/geography.ts';
import { leader, nation, sortNamed } from '../../src/pieces.ts';
import { HOSTILITY, makeDeal } from '../../src/rules/relations.ts';
import { unitsAt } from '../../src/rules/units.ts';
import { deploy } from '../../src/state.ts';
import { GOTHS, given, movingUnopposed as moving } from '../story.ts';

const [VISIGOTHS, VANDALS] = [nation('visigothi'), nation('vandali')];

describe('barbarians among barbarians', () => {
  /** Visigoths in Valachia, hostile Vandals in Dacia, and Tisia beyond them. */
  const danube = (vandals: number, visigoths = 2) => {
    const state = given((p) => {
      p.empty().turn(4).units('visigothi', 'valachia', { 'noble-cavalry': visigoths });
      p.units('vandali', 'dacia', { infantry: vandals });
    });
    makeDeal(state, VISIGOTHS, VANDALS, HOSTILITY);
    return state;
  };
  const all = (count: number) => (count > 1 ? `take ${count}*visigothi-noble-cavalry` : 'take visigothi-noble-cavalry');

  it('XVIII.C do not stop each other in barbarian country, not even as enemies', () => {
    const story = moving(danube(2), VISIGOTHS).answer(GOTHS, 'from valachia', all(2), 'to tisia');
    expect([story.units('visigothi', 'tisia'), story.units('vandali', 'dacia')]).toEqual([2, 2]);
  });

  it('XVIII.C who has come among them may go on later', () => {
    const story = moving(danube(2), VISIGOTHS).answer(GOTHS, 'from valachia', all(2), 'to dacia');
    const [rider] = unitsAt(story.state, VISIGOTHS, place('dacia'));
    expect(story.state.steps[rider]).toBe(1);
    expect(story.offered(GOTHS)).toContain('from dacia');
  });

  it('XVIII.E six who only pass let a single enemy be; six who stay overrun him', () => {
    const six = (to: string) => {
      const state = danube(1, 5);
      deploy(state, sortNamed(VISIGOTHS, 'archers'), 1, place('valachia'));
      state.leaderAt[leader('alaricus')] = place('valachia');
      const story = moving(state, VISIGOTHS);
      while (story.asked !== 'stack') story.answer(GOTHS, story.asked === 'lead' ? 'lead alaricus' : 'from valachia');
      // The last bundle is the whole stack.
      return story.answer(GOTHS, story.offered(GOTHS).at(-1) ?? '', to).units('vandali', 'dacia');
    };
    expect([six('to tisia'), six('to dacia')]).toEqual([1, 0]);
  });
});
