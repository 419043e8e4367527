import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from './story.ts';

/** Whatever comes on the board or leaves it is told. */
describe('nothing comes or goes without a word', () => {
  it('7.2 a leader who is named again and has no place', () => {
    shows('7.2.k');
    const state = given('I', (position) => {
      position.round(9).turnOf('romans', 'round-start').units('romans', 'mare-tyrrhenum', { fleet: 1 }, 'marius');
      position.units('celts', 'roma', { infantry: 1 });
    });
    const story = new Story(state).answer('yes');
    expect(story.told('leader.left')).toMatchObject([{ nation: 'romans', leader: 'marius' }]);
    expect(story.at('marius')).toBe('dead');
  });

  it('13.4 leaders, when round 10 begins', () => {
    shows('13.4.f');
    const state = given('I', (position) => {
      position.round(10).turnOf('romans', 'round-start').units('romans', 'roma', { legion: 2 }, 'marius');
      position.units('samnites', 'samnium', { infantry: 2 }, 'papius-mutilus');
    });
    const left = new Story(state).told('leader.left').map(({ leader }) => leader);
    expect(left.sort()).toEqual(['marius', 'papius-mutilus']);
  });

  it('R 43 Attila with his Huns', () => {
    shows('R 43');
    const state = given('II', (position) => {
      position.round(2).turnOf('huns', 'round-end').units('huns', 'verona', { infantry: 1 }, 'attila');
    });
    const story = new Story(state);
    expect(story.told('leader.left')).toMatchObject([{ nation: 'huns', leader: 'attila' }]);
    expect(story.told('gone')).toMatchObject([{ nation: 'huns' }]);
  });

  describe('7.2 the city of Roma with the Patrimonium', () => {
    const roma = (change: (position: Given) => void) =>
      new Story(
        given('II', (position) => {
          position.round(6).turnOf('patrimonium', 'placement');
          change(position);
        }),
      );

    it('that was a ruin, or none', () => {
      shows('7.2.a', '7.2.f');
      const ruin = roma((position) => position.city('roma', 'byzantines', true));
      expect(ruin.told('city.rebuilt')).toMatchObject([{ nation: 'patrimonium', area: 'roma' }]);
      expect(roma(() => {}).told('city.built')).toMatchObject([{ nation: 'patrimonium', area: 'roma' }]);
      expect(roma((position) => position.city('roma', 'byzantines')).told('city.built')).toEqual([]);
    });
  });

  it('R 102 a unit bought from tribute that finds no place', () => {
    shows('R 102');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'turn-start').subject('celts', 'romans').gold('romans', 10);
      position.units('romans', 'mare-tyrrhenum', { fleet: 1 });
      for (const area of ['verona', 'mediolanum', 'taurinum'] as const) position.units('celts', area, { infantry: 1 });
    });
    const story = new Story(state).answer('buy-one legion');
    for (let i = 0; story.told('unplaced').length === 0 && story.asked !== null && i < 60; i++)
      story.answer(story.offered().find((id) => id === 'done' || id.startsWith('no')) ?? story.offered()[0]);
    expect(story.told('unplaced')).toEqual([{ event: 'unplaced', nation: 'romans', units: 'legion' }]);
  });
});
