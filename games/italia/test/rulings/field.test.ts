import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

const all = (count: number, die: number) => new Array<number>(count).fill(die);

describe('whose the field is', () => {
  const lucania = (active: 'optimates' | 'populares', change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        position.round(10).turnOf(active, 'combat');
        position.leads(active === 'optimates' ? 'sulla-optimates' : 'marius-populares', 'lucania');
        position.units('optimates', 'lucania', { legion: 3 }).units('populares', 'lucania', { legion: 3 });
        change(position);
      }),
      ...all(6, 10),
    );

  it('R 93 a pitched battle is won by each side that has no enemy unit left before it, whoever holds the field', () => {
    shows('R 93', 'R 94', '13.4.e');
    const nobody = lucania('populares', (position) => position.units('populares', 'apulia', {}, 'marius-populares'));
    const both = lucania('populares', (position) => {
      position.units('populares', 'lucania', {}, 'marius-populares');
      position.units('optimates', 'lucania', {}, 'sulla-optimates');
    });
    const sulla = lucania('optimates', (position) => position.units('optimates', 'lucania', {}, 'sulla-optimates'));
    for (const story of [nobody, both, sulla])
      expect(
        [story.scored('optimates'), story.scored('populares')].map((lines) => lines.includes('pitched 3')),
      ).toEqual([true, true]);
    for (const story of [nobody, both]) {
      expect([...story.told('battle.won'), ...story.told('battle.held')]).toEqual([]);
      expect(story.told('battle.over')).toHaveLength(1);
    }
    // The field is his whose leader is left there.
    expect(sulla.told('battle.won')).toMatchObject([{ nation: 'optimates', area: 'lucania' }]);
  });

  it('R 93 Hannibal has won where all Romans fell, though nobody of his is left but himself', () => {
    shows('R 93', '13.2.e');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'combat').leads('hannibal', 'neapolis');
      position
        .units('carthaginians', 'neapolis', { infantry: 3 }, 'hannibal')
        .units('romans', 'neapolis', { legion: 3 });
      position.units('romans', 'neapolis', {}, 'marcellus');
    });
    const story = new Story(state, ...all(6, 10));
    expect(story.scored('carthaginians')).toContain('pitched 3');
  });

  it('R 94 a leader is none of the three units of a pitched battle', () => {
    shows('R 94', '13.2.e');
    const state = given('I', (position) => {
      position.round(6).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 3 });
      position.units('carthaginians', 'neapolis', { infantry: 2 }, 'hannibal');
    });
    const story = new Story(state, ...all(3, 1), ...all(2, 10), 1, 10, 1).answer('stand', 'stand');
    expect(story.told('battle.held')).toHaveLength(1);
    expect(story.told('score.pitched')).toEqual([]);
  });
});

describe('whom the Pope converts', () => {
  it('R 63 one without a counter is lost and scored like a papal unit', () => {
    shows('R 63', 'R 47');
    const state = given('II', (position) => {
      position.round(7).turnOf('vandals', 'combat').units('vandals', 'roma', { infantry: 2 });
      position.units('patrimonium', 'roma', { infantry: 1 }).units('patrimonium', 'umbria', { infantry: 8 });
      for (const area of ['etruria', 'perusia', 'corfinium', 'samnium', 'neapolis'] as const)
        position.units('byzantines', area, { infantry: 1 });
    });
    // The Vandal hits the convert, and falls in the second round.
    const story = new Story(state, 10, 1, 1, 1, 10).answer('convert infantry');
    expect(story.told('lost')[0]).toMatchObject({ nation: 'patrimonium', units: 'infantry', area: 'roma' });
    expect(story.scored('vandals')).toEqual(['kill 0.5']);
    expect(story.count('patrimonium', 'roma', 'infantry')).toBe(1);
  });

  it('R 63 one who survives the battle without a counter is said to go', () => {
    shows('R 63', '14.3.b');
    const state = given('II', (position) => {
      position.round(7).turnOf('vandals', 'combat').units('vandals', 'roma', { infantry: 2 });
      position.units('patrimonium', 'roma', { infantry: 1 }).units('patrimonium', 'umbria', { infantry: 8 });
    });
    const story = new Story(state, 1, 1, 10).answer('convert infantry');
    expect(story.told('removed')).toMatchObject([{ nation: 'patrimonium', units: 'infantry', why: 'converted' }]);
    expect(story.scored('vandals')).toEqual([]);
  });

  it('R 19 a papal raid is over when its only defender is converted: the city is entered', () => {
    shows('R 19', '14.3.a');
    const state = given('II', (position) => {
      position.round(7).turnOf('patrimonium', 'combat').units('patrimonium', 'umbria', { infantry: 1 });
      position.units('lombards', 'umbria', { infantry: 1 }).city('umbria', 'lombards');
    });
    const story = new Story(state).answer('raid', 'convert infantry');
    expect(story.told('rolled')).toEqual([]);
    expect(story.count('patrimonium', 'umbria', 'infantry')).toBe(2);
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'patrimonium' });
  });
});
