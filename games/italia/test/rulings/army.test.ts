import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

describe('a leader and his column', () => {
  it('9.1 whoever used the leader’s bonus stays with him to the end of his move', () => {
    shows('9.1.a', '9.1.e');
    const state = given('II', (position) => {
      position.round(7).turnOf('byzantines').units('byzantines', 'histria', { infantry: 2, knight: 1 }, 'constans');
    });
    const story = new Story(state).answer('select histria', 'lead constans', 'take 2*infantry+knight');
    story.answer('go aquileia', 'go venetia');
    // So far the infantry came by itself, and may be left.
    expect(story.offered()).toContain('leave');
    story.answer('go verona');
    // The knight could go a fourth area, but not without the infantry.
    expect(story.offered('go')).toEqual([]);
    expect(story.answer('leave').told('moved').at(-1)).toMatchObject({ units: '2*infantry+constans', area: 'verona' });
  });

  it('9.1 without the slower ones he goes as far as the others can', () => {
    shows('9.1.a');
    const state = given('II', (position) => {
      position.round(7).turnOf('byzantines').units('byzantines', 'histria', { infantry: 2, knight: 1 }, 'constans');
    });
    const story = new Story(state).answer('select histria', 'lead constans', 'take 2*infantry+knight');
    story.answer('go aquileia', 'go venetia', 'leave', 'drop 2*infantry', 'go verona', 'go mediolanum');
    expect(story.count('byzantines', 'mediolanum', 'knight')).toBe(1);
  });

  it('9.1 aboard a leader adds no sea to a fleet’s move', () => {
    shows('9.1.d', '2.2.1.7.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians').units('carthaginians', 'mare-balearicum', { fleet: 1 }, 'mago');
      position.units('carthaginians', 'carales', { infantry: 1 }, 'hamilcar');
    });
    const story = new Story(state);
    // Ashore nobody walks into the sea.
    expect(story.offered('select')).toEqual(['select carales', 'select mare-balearicum']);
    story.answer('select mare-balearicum', 'sail mare-sardoum', 'sail mare-libycum');
    expect(story.offered('sail')).toEqual([]);
  });

  it('9.6 a fleet carries two units in its turn and not four, and they may stay aboard', () => {
    shows('9.6.e', '9.6.f', '8.0.e');
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians').units('carthaginians', 'mare-sardoum', { fleet: 1 });
      position.units('carthaginians', 'africa', { infantry: 4 });
    });
    const story = new Story(structuredClone(state)).answer(
      'select mare-sardoum',
      'load africa',
      'take 2*infantry',
      'land carales',
      'take 2*infantry',
    );
    expect(story.offered('load')).toEqual([]);
    const aboard = new Story(state).answer('select mare-sardoum', 'load africa', 'take 2*infantry', 'stop', 'done');
    expect(aboard.count('carthaginians', 'mare-sardoum', 'infantry')).toBe(2);
  });

  it('9.0 what was not used is lost, and cities and ruins stop nobody', () => {
    shows('9.0.c', '9.0.g');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts').units('celts', 'taurinum', { infantry: 2 }).city('mediolanum', 'celts');
      position.city('verona', 'celts', true);
    });
    const story = new Story(state).answer('select taurinum');
    expect(story.offered()).toContain('go verona');
    story.answer('go mediolanum', 'take infantry');
    // One step is left to him, and he cannot take it.
    expect(story.offered('select')).toEqual(['select taurinum']);
  });
});

describe('a column among allies', () => {
  it('12.5.2 it passes through, to attack what lies beyond, or through a second ally', () => {
    shows('12.5.2.e');
    const columns = (change: (position: Given) => void) =>
      new Story(
        given('I', (position) => {
          position.round(3).turnOf('romans').units('romans', 'rhegium', { legion: 2 }, 'papirius');
          position.units('samnites', 'bruttium', { infantry: 1 }).subject('samnites', 'romans');
          change(position);
        }),
      ).answer('select rhegium', 'lead papirius', 'take 2*legion');
    // Bruttium leads nowhere but to Lucania: enemies there can be attacked.
    const attack = columns((position) => position.units('greeks', 'lucania', { infantry: 1 }));
    attack.answer('go bruttium');
    expect(attack.offered()).toContain('attack lucania');
    expect(attack.offered()).not.toContain('stop');
    const second = columns((position) => position.units('samnites', 'lucania', { infantry: 1 }));
    expect(second.answer('go bruttium').offered()).toContain('go lucania');
  });
});

describe('an army on campaign', () => {
  const scipio = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', 4).leads('scipio');
        change(position);
      }),
      ...dice,
    );

  it('12.3.1 by ship too a force stays with the enemies where the move begins', () => {
    shows('12.3.1.h');
    const story = scipio((position) => {
      position.units('romans', 'lucania', { legion: 3 }, 'scipio').units('greeks', 'lucania', { infantry: 1 });
      position.units('romans', 'mare-tyrrhenum', { fleet: 1 });
    }).answer('embark mare-tyrrhenum');
    expect(story.offered()).toEqual(['take none', 'take legion']);
  });

  it('12.3.1 a move may end with a landing among subjects, the leader with them', () => {
    shows('12.3.1.e');
    const story = scipio((position) => {
      position.units('romans', 'mare-ligusticum', { fleet: 1, legion: 2 }, 'scipio');
      position.units('celts', 'liguria', { infantry: 1 }).subject('celts', 'romans');
    }).answer('embark mare-ligusticum');
    expect(story.offered()).toContain('land liguria');
    story.answer('land liguria');
    expect(story.offered()).toEqual(['take scipio', 'take legion+scipio', 'take 2*legion+scipio']);
  });

  it('12.3.1 any number land among enemies with the leader', () => {
    shows('12.3.1.c');
    const story = scipio((position) => {
      position.units('romans', 'mare-tyrrhenum', { fleet: 4, legion: 8 }, 'scipio');
      position.units('greeks', 'neapolis', { infantry: 1 });
    }).answer('embark mare-tyrrhenum', 'take 8*legion+4*fleet+scipio', 'land neapolis');
    expect(story.offered()).toContain('take 8*legion+scipio');
  });

  it('8.3 in an ordinary turn a leader who lands with them makes it one more', () => {
    shows('8.3.c');
    const state = given('I', (position) => {
      position.round(5).turnOf('romans').units('romans', 'mare-tyrrhenum', { fleet: 3, legion: 6 }, 'regulus');
      position.units('greeks', 'neapolis', { infantry: 1 });
    });
    const story = new Story(state).answer('select mare-tyrrhenum', 'take 6*legion+3*fleet+regulus', 'land neapolis');
    expect(story.offered()).toContain('take 4*legion');
    expect(story.offered()).toContain('take 5*legion+regulus');
    expect(story.offered()).not.toContain('take 5*legion');
    expect(story.offered()).not.toContain('take 6*legion+regulus');
  });

  it('12.5.2 nobody is left behind among subjects; what a ship cannot carry waits for the next crossing', () => {
    shows('12.5.2.e', '12.3.1.d');
    const story = scipio((position) => {
      position.units('romans', 'pisae', { legion: 3 }, 'scipio').units('celts', 'pisae', { infantry: 1 });
      position.subject('celts', 'romans').units('romans', 'mare-ligusticum', { fleet: 1 });
    }).answer('embark mare-ligusticum');
    // Two of three find room: so many must go aboard, and nobody is asked.
    expect(story.count('romans', 'mare-ligusticum', 'legion')).toBe(2);
  });

  it('12.5.2 whoever has just submitted shelters the army elsewhere, if it can still pay', () => {
    shows('12.5.2.a', '12.3.1.e');
    const story = scipio((position) => {
      position.units('romans', 'mediolanum', { legion: 2 }, 'scipio').units('celts', 'verona', { infantry: 1 });
      position.units('celts', 'ravenna', { infantry: 1 }).units('celts', 'pavia', { infantry: 1 });
    }).answer('march', 'take 2*legion', 'attack verona', 'stop');
    story.calmly();
    expect(story.overlord('celts')).toBe('romans');
    expect(story.asked).toMatchObject({ ask: 'stay-or-go', nation: 'romans' });
    const open = ['mediolanum', 'pavia', 'ravenna', 'tridentum', 'venetia'];
    expect(story.offered().sort()).toEqual([...open.map((area) => `retreat-to ${area}`), 'stay']);
  });

  it('R 68 to fight where he stands costs nothing', () => {
    shows('R 68', '12.3.1.a');
    const story = scipio(
      (position) => {
        position
          .units('romans', 'lucania', { legion: 1 }, 'scipio')
          .units('greeks', 'lucania', { infantry: 1 })
          .gold('romans', 0);
      },
      10,
      1,
    );
    // Without gold there is nothing else: nobody is even asked.
    story.calmly();
    expect(story.count('greeks', 'lucania', 'infantry')).toBe(0);
    expect(story.gold('romans')).toBe(0);
  });

  const amongEtruscans = (change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        position.round(10).turnOf('romans', 'civil-war').gold('romans', 2);
        position.units('etruscans', 'etruria', { infantry: 1 }).city('etruria', 'etruscans');
        position.units('optimates', 'calabria', { legion: 1 }, 'sulla-optimates').gold('optimates', 1);
        position.subject('etruscans', 'romans');
        for (const area of ['pisae', 'florentia', 'perusia'] as const) position.units('celts', area, { infantry: 1 });
        change(position);
      }),
    );

  it('12.3.1 in round 10 no army ends among subjects: it keeps a gold piece, and moves on', () => {
    shows('12.3.1.e', '13.4.b');
    const story = amongEtruscans((position) => position.units('romans', 'roma', { legion: 2 }, 'strabo'));
    story.answer('march', 'take 2*legion', 'go etruria', 'stop').calmly().answer('pass');
    expect(story.asked).toMatchObject({ ask: 'march', nation: 'romans' });
  });

  it('12.3.1 nor does it attack an enemy among them if it cannot pay to go on', () => {
    shows('12.3.1.e', 'R 85');
    const attacks = (gold: number) => {
      const story = amongEtruscans((position) => {
        position.units('romans', 'roma', { legion: 2 }, 'strabo').gold('romans', gold);
        position.units('populares', 'etruria', { legion: 2 });
      });
      return story.answer('march', 'take 2*legion').offered('attack').includes('attack etruria');
    };
    expect([attacks(1), attacks(2)]).toEqual([false, true]);
  });

  it('12.3.1 who is left there without a leader leaves before points are counted', () => {
    shows('12.3.1.e', '13.4.b');
    const story = amongEtruscans((position) => position.units('romans', 'etruria', { legion: 2 }));
    while (story.asked?.ask === 'civil-war') story.answer('pass');
    expect(story.state.phase).toBe('over');
    expect(story.count('romans', 'roma', 'legion')).toBe(2);
    // Roma and nothing else: its area, no city.
    expect(story.scored('romans')).toEqual(['area 4']);
  });

  it('12.3 in every step of a campaign fleets may fight', () => {
    shows('12.3.f');
    const story = scipio(
      (position) => {
        position.units('romans', 'roma', { legion: 1 }, 'scipio').units('romans', 'mare-siculum', { fleet: 1 });
        position.units('carthaginians', 'mare-siculum', { fleet: 1 });
      },
      9,
      1,
    )
      .answer('march', 'take legion', 'go neapolis', 'stop')
      .calmly();
    expect(story.asked).toMatchObject({ ask: 'engage', nation: 'romans' });
    story.answer('engage');
    expect(story.count('carthaginians', 'mare-siculum', 'fleet')).toBe(0);
    expect(story.asked).toMatchObject({ ask: 'campaign' });
  });

  it('12.3.3, R 69 the question of a raid names whom the raid is fought with', () => {
    shows('R 69', '12.3.3.a');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 3);
      position.units('optimates', 'apulia', { legion: 5 }, 'sulla-optimates');
      position.units('samnites', 'calabria', { infantry: 1 }).city('calabria', 'samnites');
      position.units('populares', 'calabria', { legion: 1 });
    });
    const story = new Story(state, 7, ...ones(5)).answer('march', 'take 5*legion', 'attack calabria', 'stop');
    expect(story.run.decision?.asks[0].prompt).toMatchObject({ ask: 'raid', args: { foe: 'samnites' } });
    story.answer('raid').calmly();
    expect(story.told('raid')).toMatchObject([{ foe: 'samnites', area: 'calabria' }]);
  });

  it('R 69 two enemies in one area: both count for an overrun, and its holder is fought first', () => {
    shows('R 69');
    const two = (legions: number, ...dice: readonly number[]) =>
      new Story(
        given('I', (position) => {
          position.round(10).turnOf('populares', 'civil-war').gold('populares', 2);
          position.units('populares', 'roma', { legion: legions }, 'marius-populares');
          position.units('etruscans', 'etruria', { infantry: 1 }).units('romans', 'etruria', { 'consular-legion': 1 });
        }),
        ...dice,
      ).answer('march', `take ${legions}*legion`, 'attack etruria');
    expect(two(4).answer('leave').offered().at(-1)).toBe('drop 4*legion');
    const overrun = two(5).answer('leave', 'drop 3*legion');
    // Three are not twice two.
    expect(overrun.offered('go')).toEqual([]);
    const fought = two(2, ...ones(2), 1)
      .answer('stop')
      .calmly();
    expect(fought.told('battle')[0]).toMatchObject({ foe: 'etruscans' });
  });
});
