import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../../src/data/book/book.ts';
import type { Counts } from '../../src/data/card.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { LAND_KINDS } from '../../src/data/units.ts';
import { keepApart } from '../../src/rules/pieces/convoys.ts';
import { sum } from '../../src/rules/pieces/pieces.ts';
import { given, Story } from '../story.ts';

describe('battles at sea, and what they touch', () => {
  it('10.8 the active nation orders the battles that it announced itself, in one sea too', () => {
    shows('10.8.b', '10.0.b');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 3 });
      position.units('carthaginians', 'mare-siculum', { fleet: 1 }).units('illyrians', 'mare-siculum', { fleet: 2 });
      position.units('greeks', 'messana', { infantry: 1 }).units('carthaginians', 'messana', { infantry: 1 });
    });
    const story = new Story(state).answer('engage', 'engage');
    expect(story.offered().sort()).toEqual([
      'battle messana',
      'sea-battle mare-siculum carthaginians',
      'sea-battle mare-siculum illyrians',
    ]);
  });

  it('10.8 a battle whose fleets are gone is not offered any more', () => {
    shows('10.8.b');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1 });
      for (const foe of ['carthaginians', 'illyrians'] as const) position.units(foe, 'mare-siculum', { fleet: 1 });
      for (const area of ['messana', 'syracusae'] as const)
        position.units('greeks', area, { infantry: 1 }).units('carthaginians', area, { infantry: 1 });
    });
    const story = new Story(state, 1, 9).answer('engage', 'engage', 'sea-battle mare-siculum carthaginians');
    expect(story.offered().sort()).toEqual(['battle messana', 'battle syracusae']);
  });

  it('R 39 neutral fleets of round 10 can be fought, and do not withdraw', () => {
    shows('R 39', '13.4.a');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 1);
      position.units('optimates', 'calabria', { legion: 1 }, 'sulla-optimates');
      position.units('optimates', 'mare-ionium', { fleet: 1 }).units('carthaginians', 'mare-ionium', { fleet: 1 });
    });
    const story = new Story(state, 1, 1, 9, 1).answer('march', 'take legion', 'go apulia', 'stop');
    expect(story.asked).toMatchObject({ ask: 'engage', nation: 'optimates' });
    story.answer('engage');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'optimates' });
    story.answer('stand');
    expect(story.count('carthaginians', 'mare-ionium', 'fleet')).toBe(0);
  });

  it('R 36 a Roman leader who retreats from a sea battle costs two points', () => {
    shows('R 36', '15.1.a');
    const state = given('I', (position) => {
      position.round(5).turnOf('romans', 'combat').units('romans', 'mare-siculum', { fleet: 1 }, 'regulus');
      position.units('carthaginians', 'mare-siculum', { fleet: 1 });
    });
    const story = new Story(state, 1, 1).answer('engage', 'retreat-to mare-ionium');
    expect(story.points('romans')).toBe(-2);
  });

  it('15.1 but not one who withdraws because a nation has submitted', () => {
    shows('15.1.a', 'R 36');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'verona', { legion: 1 }, 'papirius');
      position.units('celts', 'verona', { infantry: 1 });
    });
    const story = new Story(state).answer('retreat-to mediolanum');
    if (story.asked?.ask === 'who-retreats') story.answer('fall-back legion+papirius');
    expect(story.told('submitted')).toHaveLength(1);
    expect(story.at('papirius')).toBe('mediolanum');
    expect(story.told('score.retreat')).toEqual([]);
  });

  it('R 33 a submission calls off the sea battle that was announced', () => {
    shows('R 33', '12.5.2.b');
    const state = given('I', (position) => {
      position.round(5).turnOf('romans', 'combat').units('romans', 'venetia', { legion: 1 });
      position.units('illyrians', 'venetia', { infantry: 1 }).units('romans', 'mare-hadriaticum', { fleet: 1 });
      position.units('illyrians', 'mare-hadriaticum', { fleet: 1 }).units('romans', 'ravenna', { legion: 1 });
      for (const area of ['verona', 'tridentum', 'aquileia'] as const) position.units('celts', area, { infantry: 1 });
    });
    const story = new Story(state).answer('engage', 'battle venetia', 'retreat-to ravenna');
    expect(story.overlord('illyrians')).toBe('romans');
    expect(story.told('sea-battle')).toEqual([]);
    expect(story.asked?.ask).not.toBe('battle');
  });

  it('10.9 fleets that fled and then sank do not cancel others', () => {
    shows('10.9.b', '10.8.f');
    const state = given('I', (position) => {
      position.round(5).turnOf('romans', 'combat').units('carthaginians', 'mare-sardoum', { fleet: 1 });
      position.units('romans', 'mare-sardoum', { fleet: 2 }).units('romans', 'mare-tyrrhenum', { fleet: 1 });
      position.units('carthaginians', 'mare-tyrrhenum', { fleet: 2 }).units('romans', 'mare-libycum', { fleet: 1 });
      position.units('romans', 'lilybaeum', { legion: 1 }).units('epirotes', 'lilybaeum', { infantry: 1 });
    });
    // Two Roman fleets flee from Sardoum to Tyrrhenum, where a battle is announced and two of three sink.
    const story = new Story(state, 1, 1, 1, ...[1, 1, 1, 9, 9], ...[10, 1, 1], ...[10, 1], 5, 1);
    story.answer('engage', 'engage', 'sea-battle mare-sardoum carthaginians');
    story.answer('retreat-to mare-tyrrhenum', 'fall-back 2*fleet');
    story.answer('sea-battle mare-tyrrhenum carthaginians', 'stand', 'stand', 'stand', 'stand');
    // The one in Libycum never fled: a 5 is enough for the legion.
    expect(story.told('rolled').at(-2)).toMatchObject({ nation: 'romans', dice: [5], hits: 1 });
  });

  it('10.5 a retreat to sea: with a hold, among enemies, where they came from, before a battle', () => {
    shows('10.5.e');
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians', 'combat').units('carthaginians', 'messana', { infantry: 3 });
      position.units('greeks', 'messana', { infantry: 3 }).units('greeks', 'mare-siculum', { fleet: 1 });
      position.units('carthaginians', 'mare-siculum', { fleet: 1 });
      for (const area of ['lilybaeum', 'agrigentum', 'syracusae', 'rhegium'] as const)
        position.units('carthaginians', area, { infantry: 2 });
    });
    const story = new Story(state, 1, 1, 1, 1, 1, 1).answer('engage', 'battle messana', 'stand');
    expect(story.offered()).toEqual(['stand', 'retreat-to mare-siculum']);
    story.answer('retreat-to mare-siculum');
    // Two find room, and take part in the battle there.
    expect(story.offered()).toEqual(['fall-back infantry', 'fall-back 2*infantry']);
  });

  it('7.1 bought fleets come to any sea off the coast, among enemies too; land units never', () => {
    shows('7.1.c', '7.1.d', '6.2.f', '7.0.a', '2.2.1.8.a', '6.2.c');
    const state = given('I', (position) => {
      position.round(3).turnOf('greeks', 'purchase').gold('greeks', 12).units('greeks', 'syracusae', { infantry: 1 });
      position.units('carthaginians', 'mare-libycum', { fleet: 1 });
    });
    const story = new Story(state);
    expect(story.offered('buy').some((id) => id.includes('dionysius') || id.includes('agathocles'))).toBe(false);
    story.answer('buy infantry+2*fleet');
    expect(story.asked).toMatchObject({ ask: 'place' });
    expect(story.offered()).toEqual(['place mare-libycum', 'place mare-siculum']);
    story.answer('place mare-libycum', 'place mare-libycum');
    expect(story.count('greeks', 'mare-libycum', 'fleet')).toBe(2);
    // Then come the reinforcements: Agathocles with two infantry, in the area that is theirs.
    expect(story.told('placed').length).toBe(3);
    expect(story.at('agathocles')).toBe('syracusae');
    expect(story.events.findIndex(({ event }) => event === 'arrived')).toBeGreaterThan(
      story.events.findLastIndex(({ event }) => event === 'placed'),
    );
  });
});

describe('who lies on which fleet', () => {
  const loadedApart = (settings: Record<string, string>, ...dice: readonly number[]) => {
    const state = given(
      'I',
      (position) => {
        position.round(3).turnOf('carthaginians').units('carthaginians', 'mare-sardoum', { fleet: 2 });
        position.units('carthaginians', 'africa', { infantry: 1 }).units('carthaginians', 'carales', { elephant: 1 });
        position.units('romans', 'mare-sardoum', { fleet: 1 }).units('romans', 'roma', { legion: 1 });
      },
      settings,
    );
    const story = new Story(state, ...dice).answer('select mare-sardoum', 'take fleet', 'load africa');
    if (story.asked?.ask === 'load') story.answer('take infantry');
    story.answer('stop', 'select mare-sardoum', 'load carales');
    if (story.asked?.ask === 'load') story.answer('take elephant');
    return story.answer('stop', 'engage');
  };
  const afloat = (story: Story) =>
    (['fleet', 'infantry', 'elephant'] as const).map((unit) => story.count('carthaginians', 'mare-sardoum', unit));

  it('R 64 of two fleets loaded apart one goes down with what lies on it', () => {
    shows('R 64', '10.8.d', '9.6.e');
    // Each die is better by the one unit on that fleet: a seven is not enough, with two aboard it would be.
    const story = loadedApart({}, 7, 7, 9);
    expect(story.told('rolled')[0].hits).toBe(0);
    expect(story.asked).toMatchObject({ ask: 'drown', nation: 'carthaginians' });
    expect(story.offered().sort()).toEqual(['lose elephant', 'lose infantry']);
    expect(afloat(story.answer('lose infantry'))).toEqual([1, 0, 1]);
  });

  it('16.0 in the house variant both find room on the other', () => {
    shows('16.0.b');
    expect(afloat(loadedApart({ cargoRescue: 'on' }, 7, 7, 9))).toEqual([1, 1, 1]);
  });

  const rescued = (lots: readonly Counts[], ...dice: readonly number[]) =>
    new Story(
      given(
        'I',
        (position) => {
          position.round(7).turnOf('romans', 'combat').units('carthaginians', 'mare-sardoum', { fleet: 1 });
          for (const lot of lots) {
            position.units('romans', 'mare-sardoum', lot);
            const [fleets, cargo] = [lot.fleet ?? 0, countsOf({ ...lot, fleet: 0 }).slice(0, LAND_KINDS)];
            keepApart(position.state, {
              nation: position.nation('romans'),
              sea: spaceNamed('mare-sardoum'),
              fleets,
              cargo,
            });
          }
        },
        { cargoRescue: 'on' },
      ),
      ...dice,
    ).answer('engage');
  const lotsOf = (story: Story) => story.state.convoys.map(({ fleets, cargo }) => [fleets, ...cargo]);

  it('16.0 in it whoever lies on a fleet that was not hit stays there', () => {
    shows('16.0.b', 'R 64');
    const story = rescued([{ fleet: 1, legion: 1 }, { fleet: 1, legion: 1 }, { fleet: 1 }], 1, 1, 1, 10, 10, 10, 1);
    story.answer('stand', 'stand');
    // The empty one is lost; the other two fight with one legion each, as before.
    expect(story.told('rolled')[2].figures).toEqual([8, 8]);
  });

  it('16.0 of whoever lay on the lost fleet the owner says who drowns, and nobody else does', () => {
    shows('16.0.b');
    const story = rescued(
      [
        { fleet: 1, legion: 2 },
        { fleet: 1, 'consular-legion': 1 },
      ],
      1,
      1,
      10,
    );
    expect(story.asked).toMatchObject({ ask: 'drown', nation: 'romans' });
    expect(story.offered().sort()).toEqual(['lose consular-legion', 'lose legion']);
    story.answer('lose legion');
    expect(story.count('romans', 'mare-sardoum', 'legion')).toBe(1);
    expect(lotsOf(story)).toEqual([[1, ...countsOf({ legion: 1, 'consular-legion': 1 }).slice(0, LAND_KINDS)]]);
  });

  it('16.0 who is saved lies beside somebody who was not hit, and nobody else changes ship', () => {
    shows('16.0.b');
    const story = rescued(
      [
        { fleet: 1, legion: 1 },
        { fleet: 1, legion: 1 },
        { fleet: 1, legion: 1 },
      ],
      1,
      1,
      1,
      10,
    );
    expect(story.state.convoys.map(({ fleets, cargo }) => [fleets, sum(cargo)]).sort()).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it('10.8 a fleet withdraws with what lies on it, not with what lies on another', () => {
    shows('10.8.e', '9.6.a');
    const story = loadedApart({}, 1, 1, 1).answer('retreat-to mare-libycum');
    expect(story.offered().sort()).toEqual([
      'fall-back elephant+fleet',
      'fall-back infantry+elephant+2*fleet',
      'fall-back infantry+fleet',
    ]);
  });

  it('R 64 what came together is stowed as the owner likes', () => {
    shows('R 64');
    const state = given('I', (position) => {
      position.round(3).turnOf('greeks', 'combat').units('greeks', 'mare-sardoum', { fleet: 1 });
      position.units('carthaginians', 'mare-sardoum', { fleet: 2, infantry: 2 });
    });
    const story = new Story(state, 9, 1, 1).answer('engage');
    expect(story.count('carthaginians', 'mare-sardoum', 'infantry')).toBe(2);
  });

  const blockade = (moving: Counts, lying: Counts) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
        position.units('romans', 'mare-ligusticum', moving, 'fabius').units('romans', 'mare-tyrrhenum', lying);
        position.units('carthaginians', 'mare-sardoum', { fleet: 1 });
      }),
    ).answer('embark mare-ligusticum');

  it('12.3.4 a fleet may be given up for a block, and whoever lies on it goes with it', () => {
    shows('12.3.4.a', 'R 64');
    const story = blockade({ fleet: 1, legion: 1 }, { fleet: 1, legion: 1 });
    story.answer('sail mare-tyrrhenum', 'stop', 'block mare-sardoum');
    expect(story.offered()).toEqual(['lose fleet', 'lose legion']);
    story.answer('lose fleet');
    expect(story.count('romans', 'mare-tyrrhenum', 'fleet')).toBe(1);
    expect(story.count('romans', 'mare-tyrrhenum', 'legion')).toBe(1);
  });

  it('R 89 whoever is blocked scores for the fleet and for whoever lay on it', () => {
    shows('R 89', '12.3.4.b', '11.0.i');
    const story = blockade({ fleet: 1, legion: 1 }, { fleet: 1, 'consular-legion': 1 });
    story.answer('sail mare-tyrrhenum', 'stop', 'block mare-sardoum', 'lose fleet', 'lose consular-legion');
    expect(story.scored('carthaginians')).toEqual(['kill 1', 'kill 0.5']);
  });

  it('R 64 and of an empty one the others know at once', () => {
    shows('R 64', '12.3.4.a');
    const story = blockade({ fleet: 2 }, { fleet: 1, legion: 2 }).answer('take 2*fleet+fabius');
    story.answer('sail mare-tyrrhenum', 'stop', 'block mare-sardoum', 'lose fleet');
    expect(story.state.convoys.map(({ fleets, cargo }) => [fleets, sum(cargo)])).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });
});
