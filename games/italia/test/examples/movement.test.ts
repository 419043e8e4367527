import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/data/spaces.ts';
import { overrunNeeds } from '../../src/rules/movement/march.ts';
import { attackLimit, retreatRoom } from '../../src/rules/pieces/stacking.ts';
import { bookOf } from '../../src/state/state.ts';
import { given, Story } from '../story.ts';

describe('stacking', () => {
  it('E9 four units in Lucania are one too many; a leader is none', () => {
    shows('8.0.a', '8.0.b', '8.0.c', '8.0.d', '8.5.a');
    const state = given('I', (position) => {
      position.turnOf('romans').units('romans', 'lucania', { legion: 4 }).units('romans', 'roma', { legion: 1 });
    });
    const story = new Story(state).answer('done');
    expect(story.count('romans', 'lucania', 'legion')).toBe(3);
    const led = given('I', (position) => {
      position.turnOf('romans').units('romans', 'lucania', { legion: 3 }, 'camillus');
    });
    expect(new Story(led).answer('done').told('removed')).toEqual([]);
  });

  it('E10 a capital holds one more, and may be named elsewhere for a retreat', () => {
    shows('8.1.a', '8.1.b');
    const state = given('I', (position) => {
      position.turnOf('samnites').units('samnites', 'lucania', { infantry: 4 });
    });
    const story = new Story(state).answer('done');
    expect(story.count('samnites', 'lucania', 'infantry')).toBe(4);
    expect(state.capital[bookOf(state).nation('samnites')]).toBe(spaceNamed('lucania'));
    const fled = given('I', (position) => {
      position.units('samnites', 'lucania', { infantry: 2 }).units('samnites', 'bruttium', { infantry: 1 });
      position.capital('samnites', 'lucania');
    });
    // Three and one more for the retreat, and one more because Bruttium may become the capital.
    expect(retreatRoom(fled, bookOf(fled).nation('samnites'), spaceNamed('bruttium'))).toBe(4);
  });

  it('E11 four Romans may attack Calabria, five with a leader; three may stay', () => {
    shows('8.3.a', '8.3.c', '8.3.d', '8.1.d');
    const state = given('I', (position) => {
      position.turnOf('romans').units('greeks', 'calabria', { infantry: 2 }).city('roma', 'romans');
      position.units('romans', 'apulia', { legion: 6 }).units('romans', 'roma', { legion: 1 });
    });
    const romans = bookOf(state).nation('romans');
    expect(attackLimit(state, romans, spaceNamed('calabria'))).toBe(4);
    expect(attackLimit(state, romans, spaceNamed('calabria'), true)).toBe(5);
    const story = new Story(state, 10, 10, 1, 1, 1, 1).answer('select apulia', 'attack calabria');
    expect(story.offered()).toEqual(['take legion', 'take 2*legion', 'take 3*legion', 'take 4*legion']);
    story.answer('take 4*legion');
    if (story.asked?.ask === 'via') story.answer('via apulia');
    story.answer('done');
    expect(story.count('romans', 'calabria', 'legion')).toBe(3);
  });

  it('E12 a highland capital holds three, and three may attack it', () => {
    shows('8.3.b');
    const state = given('I', (position) => {
      position.turnOf('romans').units('samnites', 'samnium', { infantry: 3 }).capital('samnites', 'samnium');
    });
    expect(attackLimit(state, bookOf(state).nation('romans'), spaceNamed('samnium'))).toBe(3);
    const own = given('I', (position) => {
      position.turnOf('samnites').units('samnites', 'samnium', { infantry: 3 });
    });
    expect(new Story(own).answer('done').count('samnites', 'samnium', 'infantry')).toBe(3);
  });

  it('E13 six may attack a plain area in a great invasion with a leader', () => {
    shows('8.3.c', '12.2.b');
    const state = given('I', (position) => position.round(1).turnOf('celts'));
    expect(attackLimit(state, bookOf(state).nation('celts'), spaceNamed('etruria'), true)).toBe(6);
  });

  it('E14 Rhegium with two units takes one more in a retreat', () => {
    shows('8.6.a');
    const state = given('I', (position) => position.units('romans', 'rhegium', { legion: 2 }));
    expect(retreatRoom(state, bookOf(state).nation('romans'), spaceNamed('rhegium'))).toBe(1);
  });
});

describe('movement', () => {
  const samnitesIn = (change: (position: Parameters<Parameters<typeof given>[1] & object>[0]) => void = () => {}) =>
    given('I', (position) => {
      position.round(2).turnOf('samnites').units('samnites', 'lucania', { infantry: 1 });
      change(position);
    });

  it('E15 infantry goes two areas; an enemy or a highland stops it', () => {
    shows('9.0.a', '9.0.d', '9.0.e');
    // Apulia is held, so that Corfinium could be reached through Samnium only.
    const open = samnitesIn((position) => position.units('greeks', 'apulia', { infantry: 1 }));
    const free = new Story(open).answer('select lucania').offered();
    expect(free).toEqual(expect.arrayContaining(['go neapolis', 'go roma', 'go samnium']));
    expect(free).not.toContain('go corfinium');
    const held = samnitesIn((position) => {
      position.units('greeks', 'neapolis', { infantry: 1 }).units('greeks', 'apulia', { infantry: 1 });
    });
    const offered = new Story(held).answer('select lucania').offered();
    expect(offered).toContain('attack neapolis');
    expect(offered).not.toContain('go roma');
  });

  it('E16 with a leader it goes three, and highland does not stop it', () => {
    shows('9.1.a', '9.1.b');
    const led = () =>
      given('I', (position) => {
        position.round(2).turnOf('samnites').units('samnites', 'lucania', { infantry: 1 }, 'gavius-pontius');
      });
    const start = ['select lucania', 'lead gavius-pontius', 'take infantry'];
    const west = new Story(led()).answer(...start, 'go neapolis', 'go roma', 'go etruria');
    expect(west.count('samnites', 'etruria', 'infantry')).toBe(1);
    const north = new Story(led()).answer(...start, 'go samnium', 'go corfinium', 'go picenum');
    expect(north.count('samnites', 'picenum', 'infantry')).toBe(1);
  });

  it('E17 overrun: twice the defenders, or as many if they have a city', () => {
    shows('9.3.a', '9.3.d');
    const needs = (defenders: number, city: boolean) => {
      const state = given('I', (position) => {
        position.units('samnites', 'apulia', { infantry: defenders });
        if (city) position.city('apulia', 'samnites');
      });
      const book = bookOf(state);
      return overrunNeeds(state, book.nation('romans'), spaceNamed('apulia'), 1 << book.nation('samnites'));
    };
    // Three would take six, and four may attack: nobody gets past them.
    expect([1, 2, 3].map((defenders) => needs(defenders, false))).toEqual([2, 4, Number.POSITIVE_INFINITY]);
    expect(needs(3, true)).toBe(3);
    const state = given('I', (position) => {
      position.round(4).turnOf('romans').units('romans', 'corfinium', { legion: 3 });
      position.units('samnites', 'apulia', { infantry: 1 }).units('greeks', 'samnium', { infantry: 1 });
    });
    const story = new Story(state).answer('select corfinium', 'attack apulia', 'take 2*legion');
    story.answer('select corfinium');
    expect(story.offered()).toContain('go calabria');
    expect(story.offered()).toContain('go lucania');
  });

  it('E18 who has walked cannot board; two board, one lands at Olbia, the other at Pisae', () => {
    shows('9.5.a', '9.6.a', '9.6.b', '9.6.c', '9.6.d', 'R 15');
    const state = given('I', (position) => {
      position.turnOf('carthaginians').units('carthaginians', 'africa', { infantry: 2 });
      position.units('carthaginians', 'byzacena', { infantry: 1 }).units('carthaginians', 'mare-sardoum', { fleet: 1 });
      position.units('romans', 'mare-balearicum', { fleet: 3 });
    });
    const story = new Story(state).answer('select byzacena', 'go africa', 'select mare-sardoum', 'load africa');
    expect(story.offered()).toEqual(['take infantry', 'take 2*infantry']);
    story.answer('take 2*infantry', 'sail mare-balearicum', 'land olbia', 'take infantry', 'sail mare-ligusticum');
    story.answer('land pisae');
    expect(story.count('carthaginians', 'olbia', 'infantry')).toBe(1);
    expect(story.count('carthaginians', 'pisae', 'infantry')).toBe(1);
    expect(story.count('carthaginians', 'africa', 'infantry')).toBe(1);
    expect(story.count('carthaginians', 'mare-ligusticum', 'fleet')).toBe(1);
  });

  it('E19 a Roman city in Samnium is a road', () => {
    shows('9.7.a');
    const state = given('I', (position) => {
      position.turnOf('romans').units('romans', 'roma', { legion: 1 }).units('romans', 'samnium', { legion: 1 });
      position.city('samnium', 'romans');
      for (const area of ['neapolis', 'corfinium'] as const) position.units('greeks', area, { infantry: 1 });
    });
    expect(new Story(state).answer('select roma').offered()).toContain('go apulia');
    state.city.fill(0);
    expect(new Story(state).answer('select roma').offered()).not.toContain('go apulia');
  });
});
