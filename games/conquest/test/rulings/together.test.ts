import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { PERMIT_SETS, PERMITS } from '../../src/state.ts';
import { GAL, given, MISS, Story } from '../story.ts';

const [MACEDONIA, EGYPT, HISPANIA] = [0, 1, 2] as const;
const HOMES = ['macedonia', 'egyptus', 'hispania'] as const;

describe('what two rules do together', () => {
  it('R-NAV-2, R-CAE-1 a galley hit in the round that takes a Caesar sinks all the same', () => {
    shows('R-NAV-2', 'R-CAE-1');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(MACEDONIA)
          .galley(MACEDONIA, 'mare-rhodus', { infantry: 2, generals: 1 })
          .galley(MACEDONIA, 'mare-rhodus')
          .galley(EGYPT, 'mare-rhodus', { infantry: 1, caesar: true })
          .army(HISPANIA, 'hispania', { infantry: 1 });
      }),
      ...[GAL, MISS, MISS, MISS],
      ...[GAL, MISS],
    );
    story.answer(MACEDONIA, 'done', 'engage 1');
    story.answer(MACEDONIA, 'ship general+2*infantry 0');
    expect(story.told('caesar.captured')).toHaveLength(1);
    expect(story.galleys(MACEDONIA)).toEqual(['mare-rhodus']);
    expect(story.state.galley.generals.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(story.state.galley.cargo[0].reduce((sum, count) => sum + count, 0)).toBe(0);
  });

  it('R-DIP-6 whoever refused the attacker twice may still let the defender retreat over his strait', () => {
    shows('R-DIP-6');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(MACEDONIA, 'combat')
          .owns(EGYPT, 'sicilia', 'neapolis')
          .army(EGYPT, 'sicilia', { infantry: 2, generals: 1 })
          .army(MACEDONIA, 'sicilia', { infantry: 2, generals: 1 })
          .galley(HISPANIA, 'mare-tyrrhenum');
        p.state.refusals[HISPANIA * PERMIT_SETS + (1 << PERMITS.indexOf('straits'))] = 2;
      }),
      ...[MISS, MISS],
      ...[MISS, MISS],
    );
    expect(story.offered(EGYPT)).toEqual(['fight-on', 'retreat-with-leave neapolis']);
    story.answer(EGYPT, 'retreat-with-leave neapolis').answer(HISPANIA, 'allow');
    expect(story.at(EGYPT, 'neapolis')).toEqual([2, 0, 0, 1]);
    expect(story.owner('sicilia')).toBe(MACEDONIA);
  });
});
