import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/data/spaces.ts';
import { refuges } from '../../src/rules/battle/retreat.ts';
import { hasSupremacy, landModifier } from '../../src/rules/pieces/modifiers.ts';
import { bookOf } from '../../src/state/state.ts';
import { given, Story } from '../story.ts';

describe('combat', () => {
  it('E20 the fourth hit fells the first of three consular legions', () => {
    shows('10.2.d', '10.2.e', 'R 23');
    const state = given('I', (position) => {
      position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'corfinium', { infantry: 5 });
      position.units('romans', 'corfinium', { 'consular-legion': 3 });
    });
    // Four of five hit, nobody hits back; then the Epirotes leave.
    const story = new Story(state, 10, 10, 10, 10, 1, 1, 1, 1).answer('retreat-to apulia', 'fall-back 4*infantry');
    expect(story.count('romans', 'corfinium', 'consular-legion')).toBe(2);
  });

  it('E21 a marsh with a city: three less for attackers', () => {
    shows('10.2.c', '10.3.a', '10.6.a');
    const state = given('I', (position) => {
      position.units('romans', 'ravenna', { legion: 1 }).units('etruscans', 'ravenna', { infantry: 1 });
      position.city('ravenna', 'etruscans');
    });
    const area = spaceNamed('ravenna');
    const book = bookOf(state);
    expect(landModifier(state, book.nation('romans'), book.nation('etruscans'), area, true)).toBe(-3);
    expect(landModifier(state, book.nation('etruscans'), book.nation('romans'), area, false)).toBe(0);
  });

  it('E22 hits beyond a kind are lost, and who is not aimed at rolls too', () => {
    shows('10.4.a', '10.4.b', '10.4.c', '10.4.d');
    const corfinium = () =>
      given('I', (position) => {
        position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'corfinium', { infantry: 3, elephant: 1 });
        position.units('romans', 'corfinium', { legion: 2, 'consular-legion': 1 });
        position.state.elephantBattles = 3;
      });
    const story = new Story(corfinium(), 8, 8, 8, 1, 1, 1, 1);
    // Elephant and two infantry aim at legions, one infantry at the consular legion; all Romans aim at infantry.
    story.answer('aim 2*infantry+elephant', 'aim 2*legion+consular-legion');
    expect(story.count('romans', 'corfinium', 'legion')).toBe(0);
    expect(story.count('romans', 'corfinium', 'consular-legion')).toBe(1);
    const all = new Story(corfinium(), 2, 2, 2, 2, 1, 1, 1);
    all.answer('aim none', 'aim 2*legion+consular-legion');
    expect(all.told('rolled').map(({ dice }) => dice.length)).toEqual([4, 3]);
  });

  it('E23 in Apulia at most one of two Samnites can retreat', () => {
    shows('10.5.b', '8.6.a');
    const state = given('I', (position) => {
      position
        .round(4)
        .turnOf('romans', 'combat')
        .units('samnites', 'apulia', { infantry: 2 })
        .entered('corfinium', 'apulia');
      position.units('romans', 'apulia', { legion: 2 }).units('samnites', 'samnium', { infantry: 3 });
      position.units('samnites', 'lucania', { infantry: 3 }).units('greeks', 'calabria', { infantry: 1 });
      // The capital is elsewhere and full: to move it would cost a unit there (R 62).
      position.units('samnites', 'bruttium', { infantry: 4 }).capital('samnites', 'bruttium');
    });
    const flight = {
      nation: bookOf(state).nation('samnites'),
      from: spaceNamed('apulia'),
      role: 'defender' as const,
      foe: -1,
      damaged: [0, 0, 0, 0, 0, 0],
      killer: -1,
      battle: true,
      entered: [],
    };
    const open = refuges(state, flight).filter(({ free }) => free > 0);
    expect(open).toMatchObject([{ space: spaceNamed('lucania'), free: 1 }]);
  });

  it('E24 an attacker from Venetia may retreat from Ravenna to empty Picenum', () => {
    shows('10.5.f');
    const state = given('I', (position) => {
      position.turnOf('romans', 'combat').units('romans', 'ravenna', { legion: 1 }).entered('venetia', 'ravenna');
      position.units('greeks', 'ravenna', { infantry: 1 });
    });
    const story = new Story(state, 1, 1);
    expect(story.offered()).toEqual(expect.arrayContaining(['retreat-to picenum', 'retreat-to venetia']));
    story.answer('retreat-to picenum');
    expect(story.count('romans', 'picenum', 'legion')).toBe(1);
  });

  it('E25 one defender rebuilds a raided city and leaves it without troops', () => {
    shows('10.7.f');
    const state = given('I', (position) => {
      position.turnOf('samnites', 'combat').units('samnites', 'neapolis', { infantry: 1 }).city('neapolis', 'greeks');
      position.units('greeks', 'neapolis', { infantry: 1 }).units('samnites', 'samnium', { infantry: 1 });
    });
    const story = new Story(state, 9, 1).answer('raid', 'plunder-gold');
    if (story.asked?.ask === 'must-retreat') story.answer('retreat-to samnium');
    story.answer('rebuild infantry');
    expect(story.cityIn('neapolis')).toBe('city');
    expect(story.count('greeks', 'neapolis', 'infantry')).toBe(0);
  });

  it('E26 naval supremacy off Africa', () => {
    shows('10.9.a');
    const at = (roman: { sardoum?: number; libycum?: number }, greek = false) =>
      given('I', (position) => {
        position.units('carthaginians', 'mare-libycum', { fleet: 2 });
        position.units('romans', 'mare-sardoum', { fleet: roman.sardoum ?? 0 });
        position.units('romans', 'mare-libycum', { fleet: roman.libycum ?? 0 });
        if (greek) position.units('greeks', 'mare-libycum', { fleet: 3 });
      });
    const supreme = (state: ReturnType<typeof given>) => {
      const book = bookOf(state);
      const [rome, carthage] = [book.nation('romans'), book.nation('carthaginians')];
      const area = spaceNamed('africa');
      if (hasSupremacy(state, rome, carthage, area)) return 'romans';
      return hasSupremacy(state, carthage, rome, area) ? 'carthaginians' : 'nobody';
    };
    expect(supreme(at({ sardoum: 1 }))).toBe('carthaginians');
    expect(supreme(at({ sardoum: 1 }, true))).toBe('carthaginians');
    expect(supreme(at({ sardoum: 1, libycum: 1 }))).toBe('nobody');
    expect(supreme(at({ sardoum: 1, libycum: 2 }))).toBe('nobody');
    expect(supreme(at({ sardoum: 2, libycum: 2 }))).toBe('romans');
  });

  it('E27 two Celts attack two Illyrians in Verona', () => {
    shows('10.0.a', '10.0.e', '10.0.f', '10.0.h', '10.2.b');
    const state = given('I', (position) => {
      position.round(2).turnOf('celts', 'combat').units('celts', 'verona', { infantry: 2 });
      position.units('illyrians', 'verona', { infantry: 2 });
    });
    const story = new Story(state, 3, 4, 2, 9, 7, 10, 10).answer('stand', 'stand');
    expect(story.count('celts', 'verona', 'infantry')).toBe(0);
    expect(story.count('illyrians', 'verona', 'infantry')).toBe(1);
  });

  it('E28 a legion attacks two Etruscans in Picenum', () => {
    shows('10.5.a', '10.2.b');
    const state = given('I', (position) => {
      position.turnOf('romans', 'combat').units('romans', 'picenum', { legion: 1 });
      position.units('etruscans', 'picenum', { infantry: 2 }).units('etruscans', 'ravenna', { infantry: 1 });
      // More land, so that nobody has to submit.
      for (const area of ['pisae', 'florentia', 'pavia', 'liguria'] as const)
        position.units('etruscans', area, { infantry: 1 });
    });
    const story = new Story(state, 6, 5, 5).answer('stand', 'retreat-to ravenna');
    expect(story.count('romans', 'picenum', 'legion')).toBe(1);
    expect(story.count('etruscans', 'picenum', 'infantry')).toBe(0);
    expect(story.count('etruscans', 'ravenna', 'infantry')).toBe(2);
  });

  it('E29 three Samnites raid the Greek city in Apulia', () => {
    shows('10.7.b', '10.7.c', '10.7.d', '10.7.e', '10.7.f');
    const state = given('I', (position) => {
      position.turnOf('samnites', 'combat').units('samnites', 'apulia', { infantry: 3 }).city('apulia', 'greeks');
      position.units('greeks', 'apulia', { infantry: 2 }).units('samnites', 'lucania', { infantry: 1 });
      for (const area of ['samnium', 'corfinium', 'calabria'] as const) position.units('romans', area, { legion: 1 });
    });
    const story = new Story(state, 4, 8, 9, 5, 7).answer('raid', 'plunder-points');
    expect(story.count('samnites', 'lucania', 'infantry')).toBe(3);
    expect(story.points('samnites')).toBe(2);
    expect(story.count('greeks', 'apulia', 'infantry')).toBe(2);
    story.answer('rebuild infantry');
    expect(story.cityIn('apulia')).toBe('city');
    expect(story.count('greeks', 'apulia', 'infantry')).toBe(1);
  });

  it('E36 two knights: the third hit fells the first, the fourth the second', () => {
    shows('14.2.b', 'R 23');
    const battle = (...dice: number[]) =>
      new Story(
        given('II', (position) => {
          position.round(8).turnOf('byzantines', 'combat').units('byzantines', 'verona', { infantry: 4 });
          position.units('franks', 'verona', { knight: 2 }).units('franks', 'mediolanum', { infantry: 1 });
        }),
        ...dice,
      );
    const three = battle(10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(three.count('franks', 'verona', 'knight')).toBe(1);
    expect(battle(10, 10, 10, 10, 1, 1).count('franks', 'verona', 'knight')).toBe(0);
    // 14.2 The knight that is left is damaged and cannot retreat: only the attacker is asked.
    three.answer('stand');
    expect(three.asked).toMatchObject({ ask: 'retreat', nation: 'byzantines' });
    expect(three.told('rolled')).toHaveLength(4);
  });

  it('E37 Foederati who take Ravenna in battle A have no penalty in battle B', () => {
    shows('15.7.a', '15.7.b');
    const state = given('II', (position) => {
      position.round(3).turnOf('foederati', 'combat').units('foederati', 'ravenna', { infantry: 1 });
      position.units('vandals', 'ravenna', { infantry: 1 }).units('vandals', 'roma', { infantry: 1 });
      position.units('foederati', 'roma', { infantry: 1 }, 'odoacer');
    });
    const book = bookOf(state);
    const inRoma = () =>
      landModifier(state, book.nation('foederati'), book.nation('vandals'), spaceNamed('roma'), true);
    expect(inRoma()).toBe(1);
    // In Roma a five is enough now: two for Odoacer, and nothing less.
    const story = new Story(state, 10, 1, 5, 1).answer('battle ravenna');
    expect(story.count('vandals', 'ravenna', 'infantry')).toBe(0);
    expect(story.count('vandals', 'roma', 'infantry')).toBe(0);
  });
});
