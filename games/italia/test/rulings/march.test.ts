import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { type Given, given, Story } from '../story.ts';

describe('a leader among his subjects', () => {
  const fabius = (gold: number, change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', gold);
        position.units('romans', 'roma', { legion: 2 }, 'fabius');
        position.units('samnites', 'corfinium', { infantry: 1 }).subject('samnites', 'romans');
        change(position);
        position.state.turn.leader = leaderNamed('fabius');
      }),
    );
  const march = ['march', 'take 2*legion', 'go corfinium'];

  it('12.3.1 an army on campaign may rest there, but not end the campaign', () => {
    shows('12.3.1.e');
    const story = fabius(2, () => {}).answer(...march);
    expect(story.offered()).toContain('stop');
    story.answer('stop');
    while (story.asked?.ask === 'react') story.answer('watch');
    // He has to go on, with all his army: where to is all that is asked.
    expect(story.asked).toMatchObject({ ask: 'march', nation: 'romans' });
    story.answer('go apulia');
    expect(story.count('romans', 'apulia', 'legion')).toBe(2);
  });

  it('12.3.1 with the last gold piece it may only pass through', () => {
    shows('12.3.1.e');
    const story = fabius(1, () => {}).answer(...march);
    expect(story.offered()).not.toContain('stop');
    story.answer('go apulia');
    expect(story.offered()).toContain('stop');
  });

  it('12.3.1 nor does it come there with its last step', () => {
    const story = fabius(1, (position) => position.units('samnites', 'apulia', { infantry: 1 }));
    story.answer('march', 'take 2*legion', 'go neapolis', 'go lucania');
    expect(story.offered()).toContain('go apulia');
    story.answer('go calabria');
    expect(story.offered()).not.toContain('go apulia');
    expect(story.offered()).toContain('go lucania');
  });
});

describe('columns', () => {
  const brennus = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('celts');
        change(position);
      }),
      ...dice,
    );

  it('9.1 a leader alone goes three areas, and highland does not stop him', () => {
    shows('9.1.c');
    const story = brennus((position) => position.units('celts', 'verona', { infantry: 1 }, 'brennus'));
    story.answer('select verona', 'lead brennus', 'take none', 'go pavia', 'go florentia', 'go perusia');
    expect(story.state.leaderAt[leaderNamed('brennus')]).toBe(spaceNamed('perusia'));
    expect(story.count('celts', 'verona', 'infantry')).toBe(1);
    expect(story.asked).toMatchObject({ ask: 'move' });
  });

  it('9.1 units that are left before the first step may still move by themselves', () => {
    const story = brennus((position) => position.units('celts', 'verona', { infantry: 2 }, 'brennus'));
    story.answer('select verona', 'lead brennus', 'take 2*infantry', 'leave', 'drop infantry', 'go ravenna', 'stop');
    expect(story.offered()).toContain('select verona');
    expect([story.count('celts', 'verona', 'infantry'), story.count('celts', 'ravenna', 'infantry')]).toEqual([1, 1]);
  });

  it('9.1 units that are left on the way have moved', () => {
    shows('R 78');
    const story = brennus((position) => position.units('celts', 'verona', { infantry: 2 }, 'brennus'));
    story.answer(
      'select verona',
      'lead brennus',
      'take 2*infantry',
      'go ravenna',
      'leave',
      'drop infantry',
      'go picenum',
    );
    story.answer('stop');
    // Nothing is left that could move: the phase is over.
    expect(story.asked?.ask).not.toBe('move');
  });

  it('9.1 units that are picked up go no further than by themselves, and stay behind', () => {
    shows('9.1.e');
    const story = brennus((position) => {
      position.units('celts', 'verona', { infantry: 1 }, 'brennus').units('celts', 'ravenna', { infantry: 1 });
    });
    story.answer(
      'select verona',
      'lead brennus',
      'take infantry',
      'go ravenna',
      'collect',
      'go picenum',
      'go corfinium',
    );
    expect(story.count('celts', 'corfinium', 'infantry')).toBe(2);
    expect(story.offered('go')).toEqual([]);
  });

  it('10.5 where a column came from is closed to the defenders', () => {
    shows('10.5.b');
    const story = brennus(
      (position) => {
        position.units('celts', 'verona', { infantry: 2 }, 'brennus').units('etruscans', 'ravenna', { infantry: 1 });
      },
      ...[1, 1, 1],
    );
    story.answer('select verona', 'lead brennus', 'take 2*infantry', 'attack ravenna', 'stop', 'stand');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'etruscans' });
    expect(story.offered('retreat-to')).not.toContain('retreat-to verona');
    expect(story.offered('retreat-to')).toContain('retreat-to picenum');
  });

  it('8.3, 9.3 a column too big to attack leaves an overrunning force behind and goes on', () => {
    shows('9.3.a', '9.3.b');
    const open = brennus((position) => {
      position.units('celts', 'verona', { infantry: 6 }, 'brennus').units('etruscans', 'ravenna', { infantry: 1 });
    }).answer('select verona', 'lead brennus', 'take 6*infantry');
    // A marsh holds three: five may attack with a leader. One Etruscan is overrun by two.
    expect(open.offered()).toContain('attack ravenna');
    open.answer('attack ravenna');
    // It can neither stay nor go on before some are left behind.
    expect(open.asked).toMatchObject({ ask: 'drop' });
    open.answer('drop 2*infantry');
    expect(open.offered()).toEqual(expect.arrayContaining(['go picenum', 'leave']));
    // Six stand there, and five may attack.
    expect(open.offered()).not.toContain('stop');
    open.answer('go picenum');
    expect(open.count('celts', 'ravenna', 'infantry')).toBe(2);
  });

  it('9.3 and where the rest is still too big for whoever is behind them, it overruns these too', () => {
    shows('9.3.a', '8.3.c');
    const open = brennus((position) => {
      position.units('celts', 'verona', { infantry: 10 }, 'brennus').units('etruscans', 'verona', { infantry: 1 });
      for (const area of ['ravenna', 'venetia', 'pavia', 'florentia', 'picenum'] as const)
        position.units('etruscans', area, { infantry: 1 });
    }).answer('select verona', 'lead brennus', 'take 10*infantry');
    // Of ten four stay in Ravenna, and six are too many for any area around it.
    expect(open.offered()).toContain('attack ravenna');
    open.answer('attack ravenna', 'drop 4*infantry', 'attack florentia', 'drop 3*infantry', 'go perusia');
    expect(open.count('celts', 'perusia', 'infantry')).toBe(3);
  });

  it('R 138 who is picked up among enemies overruns nobody where he stood', () => {
    shows('9.3.a', 'R 138');
    const story = brennus((position) => {
      position.units('celts', 'verona', { infantry: 1 }, 'brennus').units('etruscans', 'ravenna', { infantry: 1 });
      position.units('celts', 'ravenna', { infantry: 2 }).units('celts', 'mediolanum', { infantry: 1 });
    }).answer(
      'select verona',
      'lead brennus',
      'take infantry',
      'attack ravenna',
      'collect',
      'collect-units 2*infantry',
    );
    // Only the one who came may stay, and one is too few.
    expect(story.offered().sort()).toEqual(['leave', 'stop']);
    expect(story.answer('leave').asked).toMatchObject({ ask: 'move' });
    expect(story.at('brennus')).toBe('ravenna');
  });

  it('9.4 a strait is the whole move of a column, and an attack across it a landing', () => {
    shows('9.4.a', '9.4.b');
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('carthaginians').units('carthaginians', 'messana', { infantry: 2 }, 'mago');
        position.units('romans', 'rhegium', { legion: 1 });
      }),
      ...[1, 1],
      5,
    );
    story.answer('select messana', 'lead mago', 'take 2*infantry', 'attack rhegium');
    // A legion hits from 6 on; against those who landed from 4 on, whatever the highland does to them.
    expect(story.told('rolled')[1]).toMatchObject({ nation: 'romans', hits: 1 });
  });
});

describe('the capital', () => {
  it('8.1 who has it where it is needed must choose between the two', () => {
    shows('8.1.b', 'R 62');
    const state = given('I', (position) => {
      position.round(2).turnOf('samnites').capital('samnites', 'lucania');
      position.units('samnites', 'lucania', { infantry: 4 }).units('samnites', 'apulia', { infantry: 4 });
    });
    const story = new Story(state).answer('done');
    expect(story.asked).toMatchObject({ ask: 'capital', nation: 'samnites' });
    expect(story.offered().sort()).toEqual(['capital apulia', 'capital lucania']);
    story.answer('capital apulia');
    expect([story.count('samnites', 'lucania', 'infantry'), story.count('samnites', 'apulia', 'infantry')]).toEqual([
      3, 4,
    ]);
  });

  it('8.1 where the former one is not crowded it just moves', () => {
    shows('R 62');
    const state = given('I', (position) => {
      position.round(2).turnOf('samnites').capital('samnites', 'lucania');
      position.units('samnites', 'lucania', { infantry: 3 }).units('samnites', 'apulia', { infantry: 4 });
    });
    const story = new Story(state).answer('done');
    expect(story.told('removed')).toEqual([]);
    expect(state.capital[state.nation]).toBeDefined();
    expect([story.count('samnites', 'lucania', 'infantry'), story.count('samnites', 'apulia', 'infantry')]).toEqual([
      3, 4,
    ]);
  });
});
