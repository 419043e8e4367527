import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

describe('raids', () => {
  it('10.1 whoever must submit does so before a raid, on campaign too', () => {
    shows('10.1.a', '12.5.1.c', 'R 34', 'R 86');
    const celts = (position: Given) => position.units('celts', 'verona', { infantry: 1 }).city('verona', 'celts');
    const state = given('I', (position) => {
      celts(position.round(3).turnOf('romans', 'combat')).units('romans', 'verona', { legion: 2 });
    });
    const story = new Story(state);
    expect(story.told('submitted')).toMatchObject([{ nation: 'celts', foe: 'romans' }]);
    expect([story.cityIn('verona'), story.points('romans')]).toEqual(['city', 2]);
    const campaign = given('I', (position) => {
      celts(position.round(2).turnOf('romans', 'campaign').gold('romans', 1)).leads('fabius');
      position.units('romans', 'mediolanum', { legion: 2 }, 'fabius');
    });
    const raided = new Story(campaign).answer('march', 'take 2*legion', 'attack verona', 'stop', 'raid').calmly();
    expect([raided.cityIn('verona'), raided.overlord('celts')]).toEqual(['city', 'romans']);
  });

  it('12.5.1 also if only a leader is left in the area', () => {
    shows('12.5.1.c');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'combat').units('romans', 'lucania', { legion: 1 });
      position.units('samnites', 'lucania', {}, 'gavius-pontius').units('romans', 'neapolis', { legion: 1 });
    });
    const story = new Story(state);
    expect(story.overlord('samnites')).toBe('romans');
    expect(story.at('gavius-pontius')).toBe('lucania');
  });

  it('R 67 Romans fear elephants in a raid too', () => {
    shows('R 67');
    const state = given('I', (position) => {
      position.round(5).turnOf('carthaginians', 'combat').units('carthaginians', 'neapolis', { elephant: 2 });
      position.units('romans', 'neapolis', { legion: 2 }).city('neapolis', 'romans');
    });
    // One legion deserts on 8; then the raid with two dice against one.
    const story = new Story(state, 8, 7, 1, 1, 1).answer('raid');
    expect(story.told('deserted')).toMatchObject([{ nation: 'romans', count: 1 }]);
    expect(story.state.elephantBattles).toBe(1);
  });

  it('R 67 Roman Foederati desert before a raid, and the Pope converts', () => {
    shows('R 67');
    const state = given('II', (position) => {
      position.round(4).turnOf('foederati', 'combat').units('foederati', 'verona', { infantry: 1 });
      position.units('western-romans', 'verona', { 'roman-foederati': 1, legion: 1 }).city('verona', 'western-romans');
    });
    const story = new Story(state, 6, 1, 1, 1).answer('raid');
    expect(story.told('deserted')).toMatchObject([{ nation: 'western-romans', count: 1 }]);
    const papal = (lombards: number, combatAllocation: string, ...dice: readonly number[]) =>
      new Story(
        given(
          'II',
          (position) => {
            position.round(7).turnOf('lombards', 'combat').units('lombards', 'roma', { infantry: lombards });
            position.units('patrimonium', 'roma', { infantry: 1 }).city('roma', 'patrimonium');
          },
          { combatAllocation },
        ),
        ...dice,
      ).answer('raid', 'convert infantry');
    expect(
      papal(2, 'type', 1, 1, 1)
        .told('rolled')
        .map(({ dice }) => dice.length),
    ).toEqual([1, 2]);
    // Where nobody is left to raid nobody rolls.
    for (const way of ['type', 'individual']) expect(papal(1, way).told('rolled')).toEqual([]);
  });

  it('R 91 a raid is no pitched battle, even if no raider survives', () => {
    shows('R 91', '13.2.e');
    const held = (how: 'assault' | 'raid') => {
      const state = given('I', (position) => {
        position.round(6).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 3 });
        position.units('carthaginians', 'neapolis', { infantry: 3 }, 'hannibal').city('neapolis', 'carthaginians');
      });
      const story = new Story(state, 1, 1, 1, 10, 10, 10).answer(how);
      expect(story.count('romans', 'neapolis', 'legion')).toBe(0);
      return story.told('score.pitched').length;
    };
    expect([held('assault'), held('raid')]).toEqual([1, 0]);
  });

  it('R 24 elephants rout nobody in a raid', () => {
    shows('R 24');
    const state = given('I', (position) => {
      position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'neapolis', { elephant: 1 });
      position.units('greeks', 'neapolis', { infantry: 2 }).city('neapolis', 'greeks');
    });
    const story = new Story(state, 9, 1, 1).answer('raid', 'plunder-points');
    expect(story.told('routed')).toEqual([]);
    expect(story.count('greeks', 'neapolis', 'infantry')).toBe(2);
    // Nor in a battle that leaves nobody to rout.
    const last = given('I', (position) => {
      position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'neapolis', { elephant: 1 });
      position.units('greeks', 'neapolis', { infantry: 1 });
    });
    expect(new Story(last, 9, 1).told('routed')).toEqual([]);
  });

  const fabius = (...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
        position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians');
        position.units('carthaginians', 'neapolis', { infantry: 2 });
      }),
      ...dice,
    );
  const raid = ['march', 'take 3*legion', 'attack neapolis', 'stop', 'raid'];

  it('10.7 a city rebuilt after a raid is not raided again in this turn, nor plundered if it is taken', () => {
    shows('10.7.a', '10.7.f', '10.7.g', '10.7.i', '12.3.1.g', '12.3.3.a');
    const story = fabius(10, 1, 1, 1, 1, ...[10, 1, 1, 1])
      .answer(...raid)
      .calmly();
    story.answer('retreat-to roma', 'fall-back 3*legion+fabius', 'rebuild infantry');
    expect([story.cityIn('neapolis'), story.gold('romans')]).toEqual(['city', 8]);
    story.answer('march', 'take 3*legion', 'attack neapolis', 'stop').calmly();
    // Not asked whether he raids: it is a battle, and he takes the city without plunder.
    expect(story.told('battle')).toMatchObject([{ area: 'neapolis' }]);
    expect(story.count('carthaginians', 'neapolis', 'infantry')).toBe(0);
    expect(story.told('plundered')).toHaveLength(1);
    expect(story.asked).toMatchObject({ ask: 'campaign' });
  });

  it('13.4 in round 10 a raided city is rebuilt at once or never, and a plundered one is gone', () => {
    shows('13.4.h');
    const optimates = (garrison: number, ...dice: readonly number[]) =>
      new Story(
        given('I', (position) => {
          position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 3);
          position.units('optimates', 'calabria', { legion: 3 }, 'sulla-optimates').city('apulia', 'romans');
          if (garrison > 0) position.units('celts', 'apulia', { infantry: garrison });
        }),
        ...dice,
      );
    const march = ['march', 'take 3*legion', garrisoned('apulia'), 'stop'];
    const raided = optimates(2, 10, 1, 1, 1, 1).answer(...march, 'raid', 'plunder-gold');
    raided.answer('retreat-to calabria', 'fall-back 3*legion+sulla-optimates', 'no');
    expect(raided.cityIn('apulia')).toBe('none');
    const rebuilt = optimates(2, 10, 1, 1, 1, 1).answer(...march, 'raid', 'plunder-gold');
    rebuilt.answer('retreat-to calabria', 'fall-back 3*legion+sulla-optimates', 'rebuild infantry');
    expect(rebuilt.cityIn('apulia')).toBe('city');
    const plundered = optimates(0).answer('march', 'take 3*legion', 'go apulia', 'stop', 'plunder-gold');
    expect(plundered.cityIn('apulia')).toBe('none');
  });

  it('10.7, R 129 the city of a subject is not raided for an enemy who stands beside it, and protects him all the same', () => {
    shows('10.7.i', 'R 129');
    const state = given('I', (position) => {
      position.round(10).turnOf('romans', 'civil-war').gold('romans', 2).subject('etruscans', 'romans');
      position.units('etruscans', 'etruria', { infantry: 2 }).city('etruria', 'etruscans');
      position.units('populares', 'etruria', { legion: 2 }, 'marius-populares');
      position.units('romans', 'roma', { 'consular-legion': 4 }, 'strabo');
    });
    const story = new Story(state, ...new Array<number>(6).fill(1)).answer(
      'march',
      'take 4*consular-legion',
      'attack etruria',
    );
    story.calmly();
    expect(story.asked).toMatchObject({ ask: 'retreat' });
    expect(story.told('raid')).toEqual([]);
    // A consular legion hits from 5 on: Strabo helps by two, and the walls take two away.
    expect(story.told('rolled')[0]).toMatchObject({ nation: 'romans', figures: [5, 5, 5, 5] });
  });

  it('R 130 nobody submits after the round of a raid', () => {
    shows('R 130', '12.5.1.b');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'verona', { legion: 2 });
      for (const area of ['verona', 'pavia', 'mediolanum', 'liguria'] as const)
        position.units('celts', area, { infantry: 1 });
      position.city('verona', 'celts');
    });
    const story = new Story(state, 1, 1, 1).answer('raid');
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'romans' });
  });
});

const garrisoned = (area: string) => `attack ${area}`;
