import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { type Given, given, Story } from '../story.ts';

describe('fleets under way', () => {
  const carthage = (change: (position: Given) => void) =>
    new Story(given('I', (position) => change(position.round(3).turnOf('carthaginians'))));

  it('9.6 a fleet carries two, and whoever stays behind needs a hold too', () => {
    shows('9.6.a');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-sardoum', { fleet: 2, infantry: 3 });
    }).answer('select mare-sardoum');
    expect(story.offered()).toEqual(['take infantry+fleet', 'take 2*infantry+fleet', 'take 3*infantry+2*fleet']);
  });

  it('12.5.2, R 127 allies may lie side by side', () => {
    shows('R 127', '12.5.2.e');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-sardoum', { fleet: 1 }).units('greeks', 'mare-tyrrhenum', { fleet: 1 });
      position.units('carthaginians', 'africa', { infantry: 1 }).subject('greeks', 'carthaginians');
    }).answer('select mare-sardoum', 'sail mare-tyrrhenum', 'stop', 'done');
    expect(story.told('retreated')).toEqual([]);
    expect(story.count('carthaginians', 'mare-tyrrhenum', 'fleet')).toBe(1);
  });

  const twoFleets = (cargo: number) => {
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-sardoum', { fleet: 1, infantry: 1 });
      position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1, infantry: cargo }, 'mago');
    });
    return story.answer('select mare-tyrrhenum', 'sail mare-sardoum', 'stop', 'select mare-sardoum');
  };

  it('9.6 cargo may change to a fleet that has moved, as far as it has room', () => {
    shows('R 79');
    expect(twoFleets(1).offered()).toEqual(['take fleet', 'take infantry+fleet']);
    // The other fleet is full, so that there is one way only, and Mago has moved with it.
    const full = twoFleets(2);
    expect(full.asked).toMatchObject({ ask: 'voyage' });
    full.answer('sail mare-libycum', 'stop');
    expect([
      full.count('carthaginians', 'mare-libycum', 'infantry'),
      full.count('carthaginians', 'mare-sardoum', 'infantry'),
    ]).toEqual([1, 2]);
    expect(full.state.leaderAt[leaderNamed('mago')]).toBe(spaceNamed('mare-sardoum'));
  });

  const ferry = (change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        position.round(5).turnOf('romans').units('romans', 'mare-siculum', { fleet: 1 });
        change(position.units('romans', 'rhegium', { legion: 2 }).units('romans', 'roma', { legion: 2 }));
      }),
    ).answer('select mare-siculum', 'load rhegium');

  it('R 79 but not to one that has carried two in this phase, even if they have landed', () => {
    shows('R 79', '9.6.e');
    const story = ferry((position) => position.units('romans', 'mare-tyrrhenum', { fleet: 1, legion: 2 }));
    story.answer('take 2*legion', 'sail mare-tyrrhenum', 'land neapolis', 'take 2*legion', 'stop');
    // The other fleet keeps its two, and is full.
    story.answer('select mare-tyrrhenum');
    expect(story.asked).toMatchObject({ ask: 'voyage' });
    expect(story.offered('load')).toEqual([]);
    expect(story.offered('land')).toContain('land neapolis');
  });

  it('R 79 nor does a fleet that leaves its cargo take as many others aboard', () => {
    shows('R 79', '9.6.e');
    const story = ferry((position) => position.units('romans', 'mare-tyrrhenum', { fleet: 1, legion: 1 }));
    story.answer('take legion', 'sail mare-tyrrhenum', 'land neapolis', 'stop', 'select mare-tyrrhenum', 'take fleet');
    story.answer('load roma');
    expect(story.count('romans', 'roma', 'legion')).toBe(1);
    expect(story.offered('load')).toEqual([]);
  });

  it('9.5 an empty fleet sails, or loads where somebody waits; it lands nobody', () => {
    shows('9.5.b');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-sardoum', { fleet: 1 }).units('carthaginians', 'africa', { infantry: 1 });
      position.units('romans', 'carales', { legion: 1 });
    }).answer('select mare-sardoum');
    expect(story.offered()).toEqual([
      'sail mare-balearicum',
      'sail mare-tyrrhenum',
      'sail mare-libycum',
      'load africa',
    ]);
  });

  it('9.6 a leader goes ashore alone, also with a fleet that nobody else is aboard of', () => {
    shows('9.6.a');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-sardoum', { fleet: 1 }, 'mago');
    }).answer('select mare-sardoum', 'land carales');
    expect(story.state.leaderAt[leaderNamed('mago')]).toBe(spaceNamed('carales'));
    expect(story.offered('land')).toEqual([]);
  });

  it('9.6 a leader who waits ashore is fetched, even by a fleet that is full', () => {
    shows('9.6.a');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-sardoum', { fleet: 1, infantry: 2 });
      position.units('carthaginians', 'africa', { infantry: 1 }, 'mago');
    }).answer('select mare-sardoum', 'load africa');
    expect(story.state.leaderAt[leaderNamed('mago')]).toBe(spaceNamed('mare-sardoum'));
    expect(story.count('carthaginians', 'africa', 'infantry')).toBe(1);
  });

  it('9.2 nobody lands in an entry area that is closed to him', () => {
    shows('9.2.d');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-illyricum', { fleet: 1, infantry: 1 });
    }).answer('select mare-illyricum');
    expect(story.offered('land').sort()).toEqual(['land apulia', 'land calabria']);
  });

  it('12.5.2 nor among his allies', () => {
    shows('12.5.2.e');
    const story = carthage((position) => {
      position.units('carthaginians', 'mare-illyricum', { fleet: 1, infantry: 1 });
      position.units('samnites', 'apulia', { infantry: 1 }).subject('samnites', 'carthaginians');
    }).answer('select mare-illyricum');
    expect(story.offered('land')).toEqual(['land calabria']);
  });

  it('8.3 only as many land among enemies as may attack', () => {
    shows('9.0.f');
    const story = carthage((position) => {
      position
        .units('carthaginians', 'mare-sardoum', { fleet: 3, infantry: 6 })
        .units('romans', 'carales', { legion: 1 });
    }).answer('select mare-sardoum', 'take 6*infantry+3*fleet', 'land carales');
    // Three may stand there, and one more attack.
    expect(story.offered().at(-1)).toBe('take 4*infantry');
  });
});

describe('a campaign at sea', () => {
  const scipio = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', 3);
        change(position);
        position.state.turn.leader = leaderNamed('scipio');
      }),
      ...dice,
    );

  it('12.3.1 nobody goes aboard or ashore without the leader', () => {
    shows('12.3.1.b', 'R 82');
    const story = scipio((position) => {
      position.units('romans', 'mare-tyrrhenum', { fleet: 2, legion: 2 }, 'scipio');
      position.units('romans', 'lucania', { legion: 1 });
    }).answer('embark mare-tyrrhenum', 'take 2*legion+2*fleet+scipio');
    expect(story.offered('load')).toEqual([]);
    story.answer('land neapolis');
    expect(story.offered().sort()).toEqual(['take 2*legion+scipio', 'take legion+scipio', 'take scipio']);
    story.answer('take legion+scipio');
    // Who stays aboard stays there, and the move is over.
    expect(story.calmly().asked).toMatchObject({ ask: 'campaign' });
    expect(story.count('romans', 'mare-tyrrhenum', 'legion')).toBe(1);
  });

  it('12.3.1 the leader goes aboard where he has fleets, with two units a fleet, and lands', () => {
    shows('12.3.1.d');
    const story = scipio((position) => {
      position.units('romans', 'lucania', { legion: 3 }, 'scipio').units('romans', 'mare-tyrrhenum', { fleet: 1 });
    });
    expect(story.offered('embark')).toEqual(['embark mare-tyrrhenum']);
    story.answer('embark mare-tyrrhenum');
    expect(story.asked).toMatchObject({ ask: 'load' });
    expect(story.offered()).toEqual(['take none', 'take legion', 'take 2*legion']);
    story.answer('take 2*legion', 'sail mare-sardoum', 'land africa');
    expect(story.offered().at(-1)).toBe('take 2*legion+scipio');
    story.answer('take 2*legion+scipio');
    expect([story.count('romans', 'lucania', 'legion'), story.count('romans', 'africa', 'legion')]).toEqual([1, 2]);
    expect(story.state.leaderAt[leaderNamed('scipio')]).toBe(spaceNamed('africa'));
    expect(story.gold('romans')).toBe(2);
    // His fleets are away now, and he is ashore.
    expect(story.offered('embark')).toEqual(['embark mare-sardoum']);
  });

  it('12.3.1 aboard he sails on, and does not go aboard again', () => {
    const story = scipio((position) => {
      position.units('romans', 'mare-tyrrhenum', { fleet: 1, legion: 1 }, 'scipio');
      position.units('romans', 'neapolis', { legion: 1 });
    });
    expect(story.offered()).toEqual(['end', 'embark mare-tyrrhenum']);
    story.answer('embark mare-tyrrhenum');
    expect(story.asked).toMatchObject({ ask: 'voyage' });
    story.answer('land neapolis', 'take legion+scipio');
    expect(story.count('romans', 'neapolis', 'legion')).toBe(2);
  });

  it('12.3.1 enemies where he starts hold him, unless enough units stay with them', () => {
    shows('12.3.1.h');
    const beset = (legions: number) =>
      scipio((position) => {
        position.units('romans', 'lucania', { legion: legions }, 'scipio').units('greeks', 'lucania', { infantry: 1 });
        position.units('romans', 'mare-tyrrhenum', { fleet: 1 });
      });
    // With one legion he can only fight on, which is not even asked.
    expect(beset(1).asked).toMatchObject({ ask: 'react', nation: 'greeks' });
    expect(beset(2).offered()).toEqual(expect.arrayContaining(['hold', 'embark mare-tyrrhenum']));
    expect(beset(2).offered()).not.toContain('end');
  });
});

describe('battles at sea', () => {
  it('10.8.1 a lot is cast between those who are equally strong in the same sea, and not otherwise', () => {
    shows('10.8.1.b');
    const fleets = (illyrians: 'mare-siculum' | 'mare-ionium') =>
      given('I', (position) => {
        position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1 });
        position.units('greeks', 'mare-ionium', { fleet: 1 }).units('carthaginians', 'mare-siculum', { fleet: 1 });
        position.units('illyrians', illyrians, { fleet: 1 });
      });
    // In two seas: the Greeks choose the order.
    const apart = new Story(fleets('mare-ionium')).answer('engage', 'engage');
    expect(apart.offered()).toEqual(['sea-battle mare-siculum carthaginians', 'sea-battle mare-ionium illyrians']);
    // In one sea the higher lot fights first.
    const lots = [3, 7];
    const wanted = ['let-be', 'let-be', 'engage', 'engage'];
    const together = new Story(fleets('mare-siculum'), ...lots, 10, 1, 10, 1).answer(...wanted);
    expect(together.told('sea-battle').map(({ foe }) => foe)).toEqual(['illyrians', 'carthaginians']);
    // Equal lots are cast again.
    const again = new Story(fleets('mare-siculum'), 5, 5, 3, 7, 10, 1, 10, 1).answer(...wanted);
    expect(again.told('sea-battle').map(({ foe }) => foe)).toEqual(['illyrians', 'carthaginians']);
  });

  it('10.8 a leader aboard is worth two', () => {
    shows('10.8.c');
    const led = given('I', (position) => {
      position.turnOf('carthaginians', 'combat').units('carthaginians', 'mare-siculum', { fleet: 1 }, 'mago');
      position.units('romans', 'mare-siculum', { fleet: 1 });
    });
    expect(new Story(led, 7, 1).answer('engage').told('rolled')[0].hits).toBe(1);
  });

  it('10.8 the owner chooses who goes down where the other fleets have no room', () => {
    shows('10.8.d');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1 });
      position.units('carthaginians', 'mare-siculum', { fleet: 2, infantry: 2, elephant: 1 });
    });
    const story = new Story(state, 9, 1, 1).answer('engage');
    expect(story.asked).toMatchObject({ ask: 'drown', nation: 'carthaginians' });
    expect(story.offered().sort()).toEqual(['lose elephant', 'lose infantry']);
    story.answer('lose elephant');
    expect([
      story.count('carthaginians', 'mare-siculum', 'fleet'),
      story.count('carthaginians', 'mare-siculum', 'infantry'),
    ]).toEqual([1, 2]);
  });

  it('10.8 fleets withdraw with their cargo, each where it likes, the attacker first', () => {
    shows('10.8.e');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1 });
      position.units('carthaginians', 'mare-siculum', { fleet: 2, infantry: 3 }, 'mago');
    });
    const story = new Story(state, 1, 1, 1).answer('engage');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'greeks' });
    story.answer('stand');
    expect(story.offered()).toEqual([
      'stand',
      'retreat-to mare-tyrrhenum',
      'retreat-to mare-libycum',
      'retreat-to mare-ionium',
    ]);
    story.answer('retreat-to mare-libycum');
    // Three units need both fleets, or two go with one.
    expect(story.offered()).toEqual([
      'fall-back infantry+fleet',
      'fall-back infantry+fleet+mago',
      'fall-back 2*infantry+fleet',
      'fall-back 2*infantry+fleet+mago',
      'fall-back 3*infantry+2*fleet+mago',
    ]);
    story.answer('fall-back 2*infantry+fleet', 'retreat-to mare-ionium');
    expect(story.told('retreated').map(({ units, area }) => [units, area])).toEqual([
      ['2*infantry+fleet', 'mare-libycum'],
      ['infantry+fleet+mago', 'mare-ionium'],
    ]);
  });
});
