import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/data/spaces.ts';
import { kindNamed } from '../../src/data/units.ts';
import { bookOf } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

describe('the last unit', () => {
  it('R 104 the last land unit of Carthage counts once, even if Hannibal lives and others are bought', () => {
    shows('R 104', '15.1.e');
    const state = given('I', (position) => {
      position.round(6).turnOf('romans', 'combat').units('romans', 'africa', { legion: 3 });
      position.units('carthaginians', 'africa', { infantry: 1 }).units('carthaginians', 'carales', {}, 'hannibal');
    });
    const story = new Story(state, 10, 10, 10, 1);
    expect(story.scored('romans')).toContain('last 5');
    // The same memory, another last one.
    const again = given('I', (position) => {
      position.round(7).turnOf('romans', 'combat').units('romans', 'carales', { legion: 2 });
      position.units('carthaginians', 'carales', { infantry: 1 }, 'hannibal');
    });
    again.wipedOut.push(...story.state.wipedOut);
    expect(story.state.wipedOut).toHaveLength(1);
    expect(new Story(again, 10, 10, 1).scored('romans').filter((line) => line.startsWith('last'))).toEqual([]);
  });

  const visigoths = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('II', (position) => {
        position.round(1).turnOf('western-romans', 'combat').units('western-romans', 'verona', { legion: 1 });
        change(position);
      }),
      ...dice,
    ).scored('western-romans');

  it('11.0 where the card says only unit a leader is one: while Alaric lives nobody was the last, and he may be it', () => {
    shows('R 104', '11.0.h');
    const alive = visigoths(
      (position) => {
        position.units('visigoths', 'verona', { infantry: 1 }).units('visigoths', 'apulia', {}, 'alarich');
      },
      ...[10, 1],
    );
    expect(alive).not.toContain('last 3');
    const alone = visigoths((position) => position.units('visigoths', 'verona', {}, 'alarich'));
    expect(alone).toContain('last 3');
  });

  it('11.0 the Sardinians’ line for units leaves leaders out', () => {
    shows('11.0.h');
    const state = given('II', (position) => {
      position.round(3).turnOf('sardinians', 'combat').units('sardinians', 'carales', { infantry: 1 });
      position.units('vandals', 'carales', {}, 'geiserich');
    });
    expect(new Story(state).scored('sardinians')).toEqual(['leader 3']);
  });
});

describe('who must leave', () => {
  const roma = (change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        change(position.round(8).turnOf('romans', 'turn-start').units('romans', 'pisae', { legion: 1 }));
        for (const area of ['etruria', 'perusia', 'umbria', 'corfinium'] as const)
          position.units('etruscans', area, { infantry: 1 });
      }),
    );

  it('R 17, 11.0 whoever has to leave Roma and cannot is eliminated and scored', () => {
    shows('R 17', '11.0.i', '13.1.a', 'R 135');
    const story = roma((position) => {
      position.units('cimbri', 'roma', { infantry: 3 }, 'boiorix');
      position.units('etruscans', 'samnium', { infantry: 1 }).units('etruscans', 'neapolis', { infantry: 1 });
    });
    expect(story.at('boiorix')).toBe('dead');
    expect(story.scored('romans')).toEqual(['kill 1.5', 'leader 3', 'leader 0.5']);
  });

  it('10.5 a leader who has to leave may go to one place and his unit to another', () => {
    shows('10.5.a', '8.6.c');
    const story = roma((position) => {
      position.units('samnites', 'roma', { infantry: 1 }, 'gavius-pontius').capital('samnites', 'neapolis');
      position.units('samnites', 'neapolis', { infantry: 5 }).units('samnites', 'samnium', { infantry: 3 });
    }).answer('retreat-to neapolis');
    // There is room for him alone; for the infantry Samnium would be made the capital.
    expect(story.offered()).toEqual(['fall-back none', 'fall-back infantry']);
    story.answer('fall-back infantry');
    expect(story.at('gavius-pontius')).toBe('neapolis');
    expect(story.count('samnites', 'samnium', 'infantry')).toBe(4);
  });

  it('R 105 an empty Roma takes in five legions, at once or one after the other', () => {
    shows('R 105', '13.1.b', '8.1.d', '8.6.a');
    const story = new Story(
      given('I', (position) => {
        position.round(4).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 5 }, 'dentatus');
        position.units('carthaginians', 'neapolis', { infantry: 3 }).units('samnites', 'lucania', { infantry: 1 });
        position.capital('romans', 'roma').entered('roma', 'neapolis');
      }),
      ...new Array<number>(8).fill(1),
    ).answer('retreat-to roma');
    expect(story.offered('fall-back')).toContain('fall-back 5*legion');
    story.answer('fall-back 2*legion', 'retreat-to roma');
    expect(story.offered('fall-back')).toContain('fall-back 3*legion');
    expect(story.offered('fall-back')).toContain('fall-back 3*legion+dentatus');
  });

  it('R 105 an empty area into which units retreat is not named capital by it, however they are dealt out', () => {
    shows('R 105', '8.1.e');
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('celts', 'combat').units('celts', 'apulia', { infantry: 5 });
        position.units('greeks', 'apulia', { infantry: 1 });
        for (const area of ['samnium', 'neapolis', 'lucania', 'calabria'] as const)
          position.units('greeks', area, { infantry: 1 });
      }),
      ...new Array<number>(6).fill(1),
    ).answer('retreat-to corfinium');
    expect(story.offered('fall-back').at(-1)).toBe('fall-back 4*infantry');
    story.answer('fall-back 3*infantry', 'retreat-to corfinium');
    expect(story.count('celts', 'corfinium', 'infantry')).toBe(4);
  });
});

describe('leaders on campaign', () => {
  it('12.5.2 nobody who has gone as far as he can is left among subjects: the army rests there with him', () => {
    shows('12.5.2.e', '12.3.1.e');
    const story = new Story(
      given('II', (position) => {
        position.round(9).turnOf('franks', 'campaign').gold('franks', 2).leads('charlemagne');
        position
          .units('franks', 'taurinum', { knight: 2 }, 'charlemagne')
          .units('franks', 'mediolanum', { infantry: 2 });
        position.units('lombards', 'verona', { infantry: 1 }).units('lombards', 'tridentum', { infantry: 1 });
        position.subject('lombards', 'franks');
      }),
    ).answer('march', 'take 2*knight', 'go mediolanum', 'collect', 'collect-units 2*infantry', 'go tridentum');
    // The move ends there, and the next begins there with all of them.
    story.answer('go verona').calmly();
    expect(story.asked).toMatchObject({ ask: 'march' });
    expect(story.offered()).not.toContain('stop');
    story.answer('go ravenna');
    expect(story.count('franks', 'verona', 'infantry')).toBe(0);
    expect(story.count('franks', 'ravenna', 'infantry')).toBe(2);
  });

  const scipio = (change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
        position.units('romans', 'roma', { legion: 2 }, 'scipio').units('carthaginians', 'syracusae', { infantry: 1 });
        change(position);
      }),
      ...[10, 10, 10, 10, 1],
    );

  it('R 106 he picks up fleets in a sea on his way, and their legions land with him', () => {
    shows('R 106', '12.3.1.b');
    const story = scipio((position) => {
      position.units('romans', 'mare-tyrrhenum', { fleet: 1 }).units('romans', 'mare-siculum', { fleet: 1, legion: 2 });
    }).answer('embark mare-tyrrhenum', 'take 2*legion', 'sail mare-siculum');
    expect(story.offered()).toContain('collect');
    expect(story.offered()).not.toContain('leave');
    story.answer('collect', 'land syracusae');
    expect(story.offered()).toContain('take 4*legion+scipio');
    story.answer('take 4*legion+scipio').calmly();
    expect(story.count('romans', 'syracusae', 'legion')).toBe(4);
    expect(story.count('romans', 'mare-siculum', 'fleet')).toBe(2);
  });

  it('R 106 he leaves fleets where he passes, each with what lies on it, and they are not picked up again', () => {
    shows('R 106', 'R 78');
    const story = new Story(
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
        position.units('romans', 'mare-tyrrhenum', { fleet: 2, legion: 3 }, 'scipio');
        position.units('romans', 'mare-siculum', { fleet: 1 });
      }),
    ).answer('embark mare-tyrrhenum', 'take 3*legion+2*fleet+scipio', 'sail mare-siculum', 'collect', 'leave');
    // What lies on the fleets that came cannot change to the one that joined: three legions need both of those, or two of them one.
    expect(story.offered().sort()).toEqual(
      [
        'drop fleet',
        'drop legion+fleet',
        'drop 2*legion+fleet',
        'drop legion+2*fleet',
        'drop 2*legion+2*fleet',
        'drop 3*legion+2*fleet',
      ].sort(),
    );
    story.answer('drop 2*legion+fleet');
    expect(story.offered()).not.toContain('collect');
    story.answer('sail mare-libycum', 'stop').calmly();
    const at = (sea: 'mare-siculum' | 'mare-libycum') => [
      story.count('romans', sea, 'fleet'),
      story.count('romans', sea, 'legion'),
    ];
    expect([at('mare-siculum'), at('mare-libycum')]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(story.at('scipio')).toBe('mare-libycum');
  });

  it('R 109 raid and block in one step do not exclude each other', () => {
    shows('R 109', '12.3.c');
    const story = new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
        position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians');
        position.units('carthaginians', 'neapolis', { infantry: 1 }).units('carthaginians', 'lucania', { infantry: 2 });
      }),
    ).answer('march', 'take 3*legion', 'attack neapolis', 'stop', 'raid');
    expect(story.offered()).toContain('block lucania');
  });

  it('R 111 nobody retreats aboard in a sea where the enemy’s reaction began', () => {
    shows('R 111', '12.3.2.3.d');
    const seas = (reacts: boolean) => {
      const state = given('I', (position) => {
        position.round(7).turnOf('romans', 'combat').leads('scipio', 'roma');
        position.units('romans', 'syracusae', { legion: 2 }, 'scipio').units('romans', 'mare-siculum', { fleet: 2 });
        position.units('carthaginians', 'syracusae', { infantry: 1 });
      });
      const carthage = bookOf(state).nation('carthaginians');
      if (reacts) state.turn.reactedFrom.push(carthage * 64 + spaceNamed('mare-siculum'));
      return new Story(state, 1, 1, 1).offered('retreat-to');
    };
    expect(seas(false)).toContain('retreat-to mare-siculum');
    expect(seas(true)).not.toContain('retreat-to mare-siculum');
  });
});

describe('counters and limits', () => {
  it('R 107 a legion for which the faction has no counter stays Roman', () => {
    shows('R 107', '13.4.d');
    const beside = (optimates: number) => {
      const state = given('I', (position) => {
        position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 1);
        position.units('optimates', 'perusia', { legion: 1 }, 'sulla-optimates');
        position.units('romans', 'roma', { legion: 2 }).units('optimates', 'apulia', { legion: optimates });
      });
      return new Story(state, 10, 10).answer('march', 'take legion', 'attack roma', 'stop');
    };
    const supply = (story: Story) =>
      story.state.supply[bookOf(story.state).nation('optimates') * 7 + kindNamed('legion')];
    const full = beside(0);
    const counters = supply(full) + full.count('optimates', 'roma', 'legion');
    expect(full.count('romans', 'roma', 'legion')).toBe(0);
    const none = beside(counters - 1);
    expect(none.told('defected')).toMatchObject([{ count: 0 }]);
    expect(none.count('romans', 'roma', 'legion')).toBe(2);
  });

  it('R 108 defenders to whom others come over are not too many after the combat', () => {
    shows('R 108', '8.3.d');
    const state = given('II', (position) => {
      position.round(3).turnOf('western-romans', 'combat').units('western-romans', 'picenum', { 'roman-foederati': 4 });
      position.units('foederati', 'picenum', { infantry: 3 });
    });
    const story = new Story(state, 10, 10, 10, 10);
    expect(story.count('foederati', 'picenum', 'infantry')).toBe(7);
    expect(story.told('removed')).toEqual([]);
  });

  it('R 110 in a great invasion a fleet carries two units in each half', () => {
    shows('R 110', '9.6.e');
    const story = new Story(
      given('II', (position) => {
        position.round(5).turnOf('byzantines').units('byzantines', 'mare-siculum', { fleet: 1, infantry: 2 });
        position.units('byzantines', 'rhegium', { infantry: 2 });
      }),
    ).answer('select mare-siculum', 'land messana', 'take 2*infantry');
    expect(story.offered()).not.toContain('load rhegium');
    story.answer('stop', 'done', 'select mare-siculum');
    expect(story.offered()).toContain('load rhegium');
  });
});
