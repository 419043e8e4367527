import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/data/spaces.ts';
import { bookOf } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

describe('the capital', () => {
  it('8.1 a capital that is moved after combat leaves nobody too many behind', () => {
    shows('8.1.c', '8.3.d');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'verona', { infantry: 4 }).capital('celts', 'verona');
      position.units('celts', 'mediolanum', { infantry: 4 }).units('etruscans', 'mediolanum', { infantry: 1 });
    });
    const story = new Story(state, 10, ...ones(4));
    expect(story.offered().sort()).toEqual(['capital mediolanum', 'capital verona']);
    story.answer('capital mediolanum');
    expect([story.count('celts', 'verona', 'infantry'), story.count('celts', 'mediolanum', 'infantry')]).toEqual([
      3, 4,
    ]);
  });
});

describe('a capital that goes from a stack beyond every limit', () => {
  const cimbri = (change: (position: Given) => void) => {
    const state = given('I', (position) => {
      position.round(8).turnOf('romans', 'combat').capital('cimbri', 'tridentum');
      position.units('cimbri', 'tridentum', { infantry: 5 }, 'boiorix').units('cimbri', 'mediolanum', { infantry: 3 });
      position.units('cimbri', 'pavia', { infantry: 2 }).units('romans', 'pavia', { legion: 2 });
      change(position);
    });
    return new Story(state, ...ones(4)).answer('stand', 'retreat-to mediolanum', 'fall-back 2*infantry');
  };
  const removed = (story: Story) => story.told('removed').map(({ area, units }) => `${units} ${area}`);

  it('R 134 all that is too much without it is removed, also whom a campaign had left there', () => {
    shows('R 134', '8.1.c');
    const story = cimbri(() => {});
    expect(story.count('cimbri', 'mediolanum', 'infantry')).toBe(5);
    expect(removed(story)).toEqual(['2*infantry tridentum']);
  });

  it('R 134 but not who may be there since a retreat or a reaction', () => {
    shows('R 134', '8.6.a', '12.3.2.5.a');
    const entryOf = (position: Given) => position.nation('cimbri') * 64 + spaceNamed('tridentum');
    expect(removed(cimbri((position) => position.state.retreats.push(entryOf(position))))).toEqual([
      'infantry tridentum',
    ]);
    const reacted = cimbri((position) => position.state.reacted.push(entryOf(position), entryOf(position)));
    expect(removed(reacted)).toEqual([]);
  });
});

describe('one too many after a retreat', () => {
  it('8.6 it stays in an area that was won before in the same phase', () => {
    shows('8.6.a', '8.3.d');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 3 });
      position.units('greeks', 'neapolis', { infantry: 1 });
      position.units('romans', 'lucania', { legion: 1 }).units('greeks', 'lucania', { infantry: 1 });
    });
    const story = new Story(state, 10, ...ones(3), 1, 1).answer('battle neapolis', 'retreat-to neapolis');
    expect(story.count('romans', 'neapolis', 'legion')).toBe(4);
    expect(story.told('removed')).toEqual([]);
  });

  const fabius = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
        change(position);
      }),
      ...dice,
    );

  it('8.6 it stays on campaign too', () => {
    shows('8.6.a');
    const story = fabius(
      (position) => {
        position.units('romans', 'roma', { legion: 2 }, 'fabius').units('romans', 'samnium', { legion: 2 });
        position.units('carthaginians', 'neapolis', { infantry: 1 });
      },
      ...ones(3),
      ...[10, 1],
    ).answer('march', 'take 2*legion', 'attack neapolis', 'stop');
    story.calmly().answer('retreat-to samnium', 'fall-back legion', 'stand', 'stand');
    expect(story.asked).toMatchObject({ ask: 'campaign' });
    expect(story.count('romans', 'samnium', 'legion')).toBe(3);
  });

  it('R 70 a campaign move removes nobody whom the army did not meet', () => {
    shows('R 70', '8.6.b');
    const extra = (position: Given) => {
      position.units('romans', 'roma', { legion: 2 }, 'fabius').units('romans', 'umbria', { legion: 3 });
    };
    const story = fabius(extra).answer('march', 'take 2*legion', 'go neapolis', 'stop');
    expect(story.count('romans', 'umbria', 'legion')).toBe(3);
    // In the next movement phase it has to go.
    const later = new Story(given('I', (position) => extra(position.round(3).turnOf('romans')))).answer('done');
    expect(later.count('romans', 'umbria', 'legion')).toBe(2);
    const gone = new Story(given('I', (position) => extra(position.round(3).turnOf('romans'))));
    gone.answer('select umbria', 'go perusia', 'take legion', 'done');
    expect(gone.told('removed')).toEqual([]);
  });

  it('R 70 it removes whoever is too many where the army came through, who could have gone along', () => {
    shows('R 70', '8.6.b', '12.3.1.c');
    const through = (...answers: readonly string[]) =>
      fabius((position) => {
        position.units('romans', 'roma', { legion: 2 }, 'fabius').units('romans', 'corfinium', { legion: 4 });
        position.state.retreats.push(bookOf(position.state).nation('romans') * 64 + spaceNamed('corfinium'));
      }).answer('march', 'take 2*legion', 'go corfinium', ...answers);
    const passed = through('go picenum', 'stop');
    expect([passed.count('romans', 'corfinium', 'legion'), passed.told('removed')]).toEqual([
      3,
      [expect.objectContaining({ area: 'corfinium', why: 'stacking' })],
    ]);
    const fetched = through('collect', 'collect-units legion', 'go picenum', 'stop');
    expect([fetched.count('romans', 'corfinium', 'legion'), fetched.told('removed')]).toEqual([3, []]);
  });

  it('8.6 whoever has to retreat and finds no room is eliminated', () => {
    shows('8.6.c', '10.7.d');
    const state = given('I', (position) => {
      position.round(3).turnOf('samnites', 'combat').units('samnites', 'neapolis', { infantry: 3 });
      position.units('greeks', 'neapolis', { infantry: 1 }).city('neapolis', 'greeks');
      position.units('samnites', 'samnium', { infantry: 3 }).capital('samnites', 'samnium');
      for (const area of ['roma', 'lucania'] as const) position.units('greeks', area, { infantry: 1 });
    });
    const story = new Story(state, ...ones(3), 1).answer('raid');
    // Samnium takes four: two, one for the capital, one for the retreat.
    expect(story.count('samnites', 'samnium', 'infantry')).toBe(4);
    expect(story.told('lost')).toMatchObject([{ nation: 'samnites', units: '2*infantry' }]);
  });
});

describe('no limit beside the leader', () => {
  const fabius = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
        change(position);
      }),
      ...dice,
    );

  it('8.4 an army that retreats goes with its leader, however many they are', () => {
    shows('8.4.a', '12.5.2.a');
    const story = fabius((position) => {
      position.units('romans', 'mediolanum', { legion: 7 }, 'fabius').units('celts', 'taurinum', { infantry: 1 });
      position.units('greeks', 'liguria', { infantry: 1 }).units('greeks', 'pavia', { infantry: 1 });
    })
      .answer('march', 'take 7*legion', 'attack taurinum', 'stop')
      .calmly()
      .answer('retreat-to mediolanum', 'fall-back 7*legion+fabius');
    expect(story.overlord('celts')).toBe('romans');
    expect(story.count('romans', 'mediolanum', 'legion')).toBe(7);
    expect(story.told('lost')).toEqual([]);
  });

  it('8.4 raiders too', () => {
    shows('8.4.a', '10.7.d');
    const story = fabius(
      (position) => {
        position
          .units('romans', 'lucania', { legion: 7 }, 'fabius')
          .units('carthaginians', 'bruttium', { infantry: 1 });
        position.city('bruttium', 'carthaginians').units('greeks', 'rhegium', { infantry: 1 });
      },
      ...ones(8),
    )
      .answer('march', 'take 7*legion', 'attack bruttium', 'stop', 'raid')
      .calmly();
    expect(story.count('romans', 'lucania', 'legion')).toBe(7);
  });

  it('8.4 with two refuges the leader takes along whom he likes', () => {
    shows('8.4.a');
    const story = fabius(
      (position) => {
        position
          .units('romans', 'lucania', { legion: 7 }, 'fabius')
          .units('carthaginians', 'bruttium', { infantry: 1 });
        position.city('bruttium', 'carthaginians');
      },
      ...ones(8),
    )
      .answer('march', 'take 7*legion', 'attack bruttium', 'stop', 'raid')
      .calmly();
    expect(story.asked).toMatchObject({ ask: 'must-retreat' });
    story.answer('retreat-to rhegium');
    expect(story.offered()).toContain('fall-back 7*legion+fabius');
    // Without him highland takes three.
    expect(story.offered()).toContain('fall-back 3*legion');
    expect(story.offered()).not.toContain('fall-back 4*legion');
  });

  it('12.3.1 a campaign that ends among subjects: the whole army leaves with its leader', () => {
    shows('12.3.1.e', '8.4.a');
    const story = fabius((position) => {
      position.units('romans', 'pisae', { legion: 7 }, 'fabius').units('celts', 'pisae', { infantry: 1 });
      // He has nothing to pay another move with.
      position.subject('celts', 'romans').gold('romans', 0);
      for (const area of ['etruria', 'florentia', 'pavia'] as const) position.units('greeks', area, { infantry: 1 });
    });
    expect(story.count('romans', 'liguria', 'legion')).toBe(7);
    expect(story.at('fabius')).toBe('liguria');
  });

  it('8.4 in the ordinary turn there is no limit beside the leader of the coming campaign', () => {
    shows('8.4.b');
    const battle = (round: number) =>
      new Story(
        given('I', (position) => {
          position.round(round).turnOf('romans', 'combat').units('romans', 'samnium', { legion: 1 });
          position.units('greeks', 'samnium', { infantry: 1 }).units('romans', 'neapolis', { legion: 5 }, 'fabius');
          for (const area of ['roma', 'corfinium', 'apulia', 'lucania'] as const)
            position.units('greeks', area, { infantry: 1 });
        }),
        1,
        1,
      );
    expect(battle(2).offered('retreat-to')).toEqual(['retreat-to neapolis']);
    // In a round without his campaign Neapolis is full.
    expect(battle(3).asked).toMatchObject({ ask: 'retreat', nation: 'greeks' });
    const moving = given('I', (position) => {
      position.round(2).turnOf('romans').units('romans', 'neapolis', { legion: 6 }, 'fabius');
    });
    expect(new Story(moving).answer('done').count('romans', 'neapolis', 'legion')).toBe(6);
  });

  it('12.3 but if he attacks then, the limits of an attack hold', () => {
    shows('12.3.b');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans').units('romans', 'neapolis', { legion: 6 }, 'fabius');
      position.units('greeks', 'lucania', { infantry: 4 });
    });
    const story = new Story(state).answer('select neapolis', 'lead fabius');
    story.answer('take 6*legion');
    expect(story.offered()).not.toContain('attack lucania');
    const fewer = new Story(state).answer('select neapolis', 'lead fabius', 'take 5*legion');
    expect(fewer.offered()).toContain('attack lucania');
  });

  it('8.3 where the leader on campaign has fallen the limit holds again', () => {
    shows('8.3.d', '12.3.1.f');
    const story = fabius(
      (position) => {
        position.units('romans', 'roma', { legion: 7 }, 'fabius').units('greeks', 'neapolis', { infantry: 1 });
        position.units('greeks', 'lucania', { infantry: 3 });
      },
      ...[1, 1, 1, 10, 10, 10],
      ...[10, 1, 1, 1, 1],
    );
    // Four legions overrun Neapolis; Fabius goes on with three and falls.
    story.answer('march', 'take 7*legion', 'attack neapolis', 'leave', 'drop 4*legion', 'attack lucania', 'stop');
    story.calmly().answer('battle lucania');
    expect(story.at('fabius')).toBe('dead');
    expect(story.count('romans', 'neapolis', 'legion')).toBe(3);
    // The campaign is over, with gold left.
    expect(story.gold('romans')).toBe(2);
    expect(story.asked?.ask).not.toBe('campaign');
  });

  it('12.3.1 units left among enemies where the campaign begins are as many as may attack', () => {
    shows('12.3.1.c', '8.3.a');
    const state = given('I', (position) => {
      position
        .round(10)
        .turnOf('optimates', 'civil-war')
        .units('optimates', 'apulia', { legion: 9 }, 'sulla-optimates');
      position.units('samnites', 'apulia', { infantry: 1 }).gold('optimates', 2);
    });
    const story = new Story(state, ...ones(4), 1).answer('march', 'take none', 'go calabria', 'stop');
    expect(story.told('removed')).toMatchObject([{ nation: 'optimates', units: '5*legion', area: 'apulia' }]);
    expect(story.told('rolled')[0].dice.length).toBe(4);
  });
});
