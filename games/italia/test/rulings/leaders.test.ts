import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { given, Story } from '../story.ts';

describe('where a leader is a unit, and where he is none', () => {
  it('R 87 elephants drive off the last unit, and the leader beside it is lost', () => {
    shows('R 87', '10.2.f', '10.2.g');
    const state = given('I', (position) => {
      position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'corfinium', { elephant: 1 });
      position.units('romans', 'corfinium', { legion: 2 }, 'fabius');
      position.state.elephantBattles = 3;
    });
    const story = new Story(state, 9, 1, 1);
    expect(story.told('routed')).toMatchObject([{ nation: 'romans', units: 'legion' }]);
    story.answer('retreat-to roma');
    expect(story.count('romans', 'roma', 'legion')).toBe(1);
    expect(story.at('fabius')).toBe('dead');
  });

  it('R 88 a leader who leaves Italy counts like a unit', () => {
    shows('R 88', '15.6.a', '11.0.h');
    const leave = (infantry: number) => {
      const state = given('II', (position) => {
        position.round(2).turnOf('visigoths').units('visigoths', 'taurinum', { infantry: 1 });
        position.units('visigoths', 'alpes', { infantry }, 'alarich');
      });
      return new Story(state).answer('done').told('score.exit');
    };
    expect(leave(2)).toMatchObject([{ points: 1.5, count: 3 }]);
    expect(leave(0)).toMatchObject([{ points: 0.5, count: 1 }]);
  });

  it('R 92 Hannibal takes units from Africa to the Alps, no leader', () => {
    shows('R 92', '13.2.a');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians').units('carthaginians', 'africa', { infantry: 2 }, 'mago');
      position.units('carthaginians', 'alpes', { infantry: 1 }, 'hannibal');
    });
    const story = new Story(state).answer('select africa', 'transfer');
    expect(story.offered()).toEqual(['take infantry', 'take 2*infantry']);
  });

  it('R 99 of two leaders beside one legion one leads it four areas, the other goes three alone', () => {
    shows('R 99', '9.1.a', '9.1.c');
    const state = given('I', (position) => {
      position.round(4).turnOf('romans').units('romans', 'roma', { legion: 1 }, 'fabius', 'papirius');
    });
    const south = ['go neapolis', 'go lucania', 'go bruttium'];
    const story = new Story(state).answer('select roma', 'lead fabius', 'take legion', ...south, 'go rhegium');
    expect(story.at('fabius')).toBe('rhegium');
    if (story.asked?.ask === 'move') story.answer('select roma');
    story.answer(...south);
    expect(story.at('papirius')).toBe('bruttium');
    expect(story.offered()).not.toContain('go rhegium');
  });
});

describe('a routed unit', () => {
  it('R 100 goes where it costs the former capital a unit, or is lost, as its owner likes', () => {
    shows('R 100', '10.2.f', '8.1.c');
    const routed = () => {
      const state = given('I', (position) => {
        position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'corfinium', { elephant: 1 });
        position.units('samnites', 'corfinium', { infantry: 3 }).units('samnites', 'samnium', { infantry: 3 });
        position.units('samnites', 'lucania', { infantry: 4 }).capital('samnites', 'lucania');
        position.units('epirotes', 'apulia', { infantry: 1 });
        for (const area of ['roma', 'perusia', 'umbria', 'picenum', 'neapolis'] as const)
          position.units('romans', area, { legion: 1 });
      });
      const story = new Story(state, 9, 1, 1, 1);
      expect(story.asked).toMatchObject({ ask: 'who-retreats', nation: 'samnites' });
      expect(story.offered()).toEqual(['fall-back none', 'fall-back infantry']);
      return story;
    };
    const left = (story: Story) =>
      (['corfinium', 'samnium', 'lucania'] as const).map((area) => story.count('samnites', area, 'infantry'));
    expect(left(routed().answer('fall-back none'))).toEqual([1, 3, 4]);
    expect(left(routed().answer('fall-back infantry'))).toEqual([1, 4, 3]);
  });
});
