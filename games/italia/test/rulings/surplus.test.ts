import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

describe('units beyond the limit in others’ turns', () => {
  const fabius = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
        position.units('carthaginians', 'corfinium', { infantry: 2 });
        position.units('carthaginians', 'samnium', { infantry: 2 }).capital('carthaginians', 'lucania');
        change(position);
      }),
      ...dice,
    );
  const toCorfinium = (story: Story) => {
    story.answer('march', 'take 3*legion', 'attack corfinium', 'stop').calmly();
    return story.answer('stand', 'retreat-to samnium', 'fall-back 2*infantry');
  };

  it('8.6 who retreated there stays until his nation’s next movement, also when the capital moves in a later step', () => {
    shows('8.6.b', '8.1.c');
    const story = fabius(
      (position) => {
        position.units('romans', 'calabria', { legion: 3 }, 'fabius').units('carthaginians', 'apulia', { infantry: 1 });
        position.units('carthaginians', 'lucania', { infantry: 4 });
      },
      ...ones(9),
    );
    story.answer('march', 'take 3*legion', 'attack apulia', 'stop').calmly();
    story.answer('stand', 'retreat-to lucania');
    expect(story.count('carthaginians', 'lucania', 'infantry')).toBe(5);
    toCorfinium(story);
    // Samnium is the capital now: that costs Lucania one unit, not the one that had retreated there.
    expect(story.count('carthaginians', 'samnium', 'infantry')).toBe(4);
    expect(story.count('carthaginians', 'lucania', 'infantry')).toBe(4);
  });

  it('12.3.2.5 who came by a reaction is not too many before his nation’s turn', () => {
    shows('12.3.2.5.a', '12.3.2.1.b');
    const story = fabius(
      (position) => {
        position
          .units('romans', 'picenum', { legion: 3 }, 'fabius')
          .units('carthaginians', 'bruttium', { infantry: 2 });
        position.units('carthaginians', 'lucania', { infantry: 3 });
      },
      ...ones(5),
    );
    story.answer('march', 'take 3*legion', 'attack corfinium', 'stop', 'no-block');
    story.answer('shift bruttium', 'go lucania', 'take 2*infantry', 'stand');
    story.answer('retreat-to samnium', 'fall-back 2*infantry');
    expect(story.count('carthaginians', 'samnium', 'infantry')).toBe(4);
    expect(story.count('carthaginians', 'lucania', 'infantry')).toBe(5);
  });

  describe('beside a full capital', () => {
    const withFullCapital = (corfinium: number, samnium: number, ...dice: readonly number[]) => {
      const state = given('I', (position) => {
        position
          .round(2)
          .turnOf('romans', 'campaign')
          .gold('romans', 5)
          .leads('fabius')
          .capital('carthaginians', 'lucania');
        position.units('romans', 'picenum', { legion: 4 }, 'fabius');
        const infantry = { corfinium, samnium, apulia: 2, lucania: 4 };
        for (const area of ['corfinium', 'samnium', 'apulia', 'lucania'] as const)
          position.units('carthaginians', area, { infantry: infantry[area] });
      });
      return new Story(state, ...dice).answer('march', 'take 4*legion', 'attack corfinium', 'stop', 'no-block');
    };
    const inCapital = (story: Story) => story.count('carthaginians', 'lucania', 'infantry');

    it('R 133 a reaction whose units are dead leaves no place to those who retreat there', () => {
      shows('12.3.2.5.a', '8.6.a', 'R 133');
      const story = withFullCapital(1, 4, 10, 10, ...ones(13));
      story.answer('join apulia', 'take 2*infantry', 'done', 'retreat-to roma', 'fall-back 4*legion+fabius');
      story.answer('march', 'take 4*legion', 'go neapolis', 'attack samnium', 'stop').calmly();
      story.answer('stand', 'retreat-to corfinium', 'fall-back 4*infantry');
      expect([story.count('carthaginians', 'corfinium', 'infantry'), inCapital(story)]).toEqual([5, 3]);
    });

    it('R 133 nor one for which there was room', () => {
      shows('12.3.2.5.a', '8.6.a', 'R 133');
      const story = withFullCapital(2, 0, ...ones(6));
      story.answer(
        'shift apulia',
        'go samnium',
        'take 2*infantry',
        'stand',
        'retreat-to samnium',
        'fall-back 2*infantry',
      );
      expect([story.count('carthaginians', 'samnium', 'infantry'), inCapital(story)]).toEqual([4, 3]);
    });
  });

  it('8.1 an empty area is nobody’s capital: four retreat there, not five', () => {
    shows('8.1.e', '8.6.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'apulia', { infantry: 1 });
      position.units('carthaginians', 'apulia', { infantry: 6 });
    });
    const story = new Story(state, ...ones(7)).answer('stand', 'retreat-to lucania');
    expect(story.offered().at(-1)).toBe('fall-back 4*infantry');
    // Nor after the first of them are there: all of them leave at once.
    story.answer('fall-back 3*infantry', 'retreat-to lucania');
    expect(story.count('carthaginians', 'lucania', 'infantry')).toBe(4);
    expect(story.offered()).not.toContain('retreat-to lucania');
  });

  it('8.1 an area with units of its own may be named', () => {
    shows('8.1.b', '8.6.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'apulia', { infantry: 1 });
      position.units('carthaginians', 'apulia', { infantry: 6 }).units('carthaginians', 'lucania', { infantry: 1 });
    });
    const story = new Story(state, ...ones(7)).answer('stand', 'retreat-to lucania');
    expect(story.offered().at(-1)).toBe('fall-back 4*infantry');
    story.answer('fall-back 4*infantry');
    expect(story.count('carthaginians', 'lucania', 'infantry')).toBe(5);
  });

  it('12.3.1 an overrunning force that a reaction leaves alone keeps to the limit', () => {
    shows('12.3.1.c', '8.0.a');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 1).leads('fabius');
      position.units('romans', 'roma', { legion: 6 }, 'fabius').units('carthaginians', 'neapolis', { infantry: 2 });
    });
    const story = new Story(state).answer('march', 'take 6*legion', 'attack neapolis', 'leave', 'drop 4*legion');
    story.answer('go lucania', 'stop');
    expect(story.count('romans', 'neapolis', 'legion')).toBe(4);
    story.answer('shift neapolis', 'go samnium', 'take 2*infantry');
    expect(story.count('romans', 'neapolis', 'legion')).toBe(3);
  });
});
