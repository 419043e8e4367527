import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/data/spaces.ts';
import { kindNamed, type UnitId } from '../../src/data/units.ts';
import { bookOf, SLOTS } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

/** Units of the active nation that came over water. */
const landed = ({ state }: Given, at: 'rhegium' | 'neapolis', unit: UnitId, count: number) => {
  state.turn.landed[spaceNamed(at) * SLOTS + kindNamed(unit)] = count;
};

describe('hits count for those they were aimed at', () => {
  it('10.4, 10.8.2 two hits on the one legion that marched leave the one that landed', () => {
    shows('10.4.b', '10.8.2.b');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'rhegium', { legion: 2 });
      position.units('greeks', 'rhegium', { infantry: 2 });
      landed(position, 'rhegium', 'legion', 1);
    });
    const story = new Story(state, 1, 1, 10, 10);
    expect(story.asked).toMatchObject({ ask: 'aim', nation: 'greeks' });
    story.answer('aim 2*infantry');
    expect(story.count('romans', 'rhegium', 'legion')).toBe(1);
  });

  it('10.2, 10.8.2 a hit on each of two consular legions, one of them landed, damages both', () => {
    shows('10.2.d', 'R 23');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'rhegium', { 'consular-legion': 2 });
      position.units('greeks', 'rhegium', { infantry: 2 });
      landed(position, 'rhegium', 'consular-legion', 1);
    });
    const story = new Story(state, 1, 1, 10, 10).answer('aim infantry');
    expect(story.count('romans', 'rhegium', 'consular-legion')).toBe(2);
  });

  it('10.7 in a raid nothing tells those who landed from the others', () => {
    shows('10.7.b');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 2 });
      position.units('carthaginians', 'neapolis', { infantry: 2 }).city('neapolis', 'carthaginians');
      landed(position, 'neapolis', 'legion', 1);
    });
    const story = new Story(state, 1, 1, 10, 10).answer('raid');
    expect(story.count('romans', 'neapolis', 'legion')).toBe(0);
    expect(story.told('lost')).toMatchObject([{ units: '2*legion' }]);
  });

  const consuls = (...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(3).turnOf('romans', 'combat').units('romans', 'neapolis', { 'consular-legion': 2 });
        position.units('greeks', 'neapolis', { infantry: 1 }).units('romans', 'roma', { legion: 1 });
      }),
      ...[1, 1, 10],
      ...dice,
    ).answer('retreat-to roma', 'fall-back consular-legion');

  it('10.2 of three consular legions, one to be routed that cannot go, the owner says whether it is a damaged one', () => {
    shows('10.2.f', '10.2.d');
    const routed = (...dice: readonly number[]) =>
      new Story(
        given('I', (position) => {
          position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'carales', { elephant: 1 });
          position.units('romans', 'carales', { 'consular-legion': 3 }).units('greeks', 'olbia', { infantry: 1 });
          position.state.elephantBattles = 3;
        }),
        ...[6, 1, 1, 1, 9, 1, 1, 1],
        ...dice,
      );
    const story = routed(6, 10, 1);
    expect(story.asked).toMatchObject({ ask: 'damaged-lost', nation: 'romans' });
    expect(story.offered()).toEqual(['damaged 0', 'damaged 1']);
    // One damaged and one whole are left: the next hit takes neither.
    expect(story.answer('damaged 1').count('romans', 'carales', 'consular-legion')).toBe(2);
    expect(routed(6, 10, 1).answer('damaged 0').count('romans', 'carales', 'consular-legion')).toBe(1);
  });

  it('10.5 of two consular legions the owner says whether the damaged one goes', () => {
    shows('10.5.a', '10.0.g');
    expect(consuls().offered()).toEqual(['damaged 0', 'damaged 1']);
    const whole = consuls(1, 10).answer('damaged 1', 'stand', 'stand');
    // The one that stayed was whole: a hit only damages it.
    expect(whole.count('romans', 'neapolis', 'consular-legion')).toBe(1);
    const hurt = consuls(1, 10).answer('damaged 0', 'stand', 'stand');
    expect(hurt.count('romans', 'neapolis', 'consular-legion')).toBe(0);
  });

  it('14.2 a damaged knight cannot retreat, a whole one can', () => {
    shows('14.2.a');
    const state = given('II', (position) => {
      position.round(6).turnOf('lombards', 'combat').units('lombards', 'verona', { knight: 2 });
      position.units('byzantines', 'verona', { infantry: 2 }).units('lombards', 'mediolanum', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 10, 1).answer('retreat-to mediolanum');
    expect(story.count('lombards', 'mediolanum', 'knight')).toBe(1);
    expect(story.count('lombards', 'verona', 'knight')).toBe(1);
    expect(story.asked).toMatchObject({ nation: 'byzantines' });
  });

  it('R 77 a damaged knight does not come back from a raid', () => {
    shows('R 77');
    const state = given('II', (position) => {
      position.round(6).turnOf('lombards', 'combat').units('lombards', 'verona', { knight: 2 });
      position.units('byzantines', 'verona', { infantry: 1 }).city('verona', 'byzantines');
      position.units('lombards', 'mediolanum', { infantry: 1 });
      for (const area of ['tridentum', 'venetia', 'ravenna', 'pavia'] as const)
        position.units('byzantines', area, { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 10).answer('raid');
    expect(story.count('lombards', 'mediolanum', 'knight')).toBe(1);
    expect(story.told('lost')).toMatchObject([{ nation: 'lombards', units: 'knight' }]);
  });

  const lastCounter = (...dice: readonly number[]) =>
    new Story(
      given('II', (position) => {
        position.round(7).turnOf('lombards', 'combat').units('lombards', 'roma', { infantry: 2 });
        position.units('patrimonium', 'roma', { infantry: 1 }).units('patrimonium', 'umbria', { infantry: 8 });
        for (const area of ['etruria', 'perusia', 'corfinium', 'samnium', 'neapolis'] as const)
          position.units('byzantines', area, { infantry: 1 });
      }),
      ...dice,
    ).answer('convert infantry');

  it('R 63 a converted unit without a counter fights and is gone after the battle', () => {
    shows('R 63', '14.3.b');
    // One Lombard die, two papal ones: the convert fells his comrade.
    const story = lastCounter(1, 1, 10);
    expect(story.told('rolled').map(({ dice }) => dice.length)).toEqual([1, 2]);
    expect(story.count('lombards', 'roma', 'infantry')).toBe(0);
    expect(story.count('patrimonium', 'roma', 'infantry')).toBe(1);
    expect(story.state.supply[bookOf(story.state).nation('patrimonium') * 7]).toBe(0);
    // He takes the hit that was meant for the Pope's men.
    const hit = lastCounter(10, 1, 1, 1, 10);
    expect(hit.count('patrimonium', 'roma', 'infantry')).toBe(1);
  });

  it('14.3 knights are not converted, and nobody twice in a battle', () => {
    shows('14.3.c', '14.3.a');
    const state = given('II', (position) => {
      position.round(7).turnOf('lombards', 'combat').units('lombards', 'roma', { infantry: 1, knight: 1 });
      position.units('patrimonium', 'roma', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 1, 1, 10, 10);
    expect(story.offered()).toEqual(['no', 'convert infantry']);
    story.answer('convert infantry', 'stand', 'stand');
    // The second round came without a question.
    expect(story.told('converted')).toHaveLength(1);
    expect(story.told('battle.held')).toHaveLength(1);
  });

  it('10.2 a natural 1 misses whatever helps, a natural 10 hits whatever hinders', () => {
    shows('10.2.a', '2.6.a');
    const state = given('I', (position) => {
      position
        .round(3)
        .turnOf('romans', 'combat')
        .units('romans', 'ravenna', { 'consular-legion': 1 }, 'camillus', 'dentatus');
      position.units('greeks', 'ravenna', { infantry: 1 });
    });
    expect(new Story(state, 1, 1).told('rolled')[0].hits).toBe(0);
    const walls = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'ravenna', { infantry: 1 }).city('ravenna', 'celts');
      position.units('etruscans', 'ravenna', { infantry: 1 });
    });
    // Infantry needs 7, marsh and city take three: nothing but a 10 hits.
    expect(new Story(walls, 10, 1).told('rolled')[0].hits).toBe(1);
  });
});
