import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { type Given, given, Story } from '../story.ts';

/** What is named as impossible now, with the reason. */
function barred({ run }: Story): string[] {
  const named = run.decision?.asks[0].barred?.() ?? [];
  return named.map(({ option, reason, rule }) => `${option.id}: ${reason} (${rule})`);
}

const fabius = (change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3);
      change(position);
      position.state.turn.leader = leaderNamed('fabius');
    }),
    ...dice,
  );

describe('battles', () => {
  it('10.2 elephants of the defender rout an attacker', () => {
    shows('10.2.f');
    const state = given('I', (position) => {
      position.round(3).turnOf('greeks', 'combat').units('greeks', 'messana', { infantry: 2 });
      position.units('carthaginians', 'messana', { elephant: 1 }).units('greeks', 'syracusae', { infantry: 1 });
    });
    // Nobody hits for the Greeks; the 9 of the elephant kills one and routs the other.
    const story = new Story(state, 1, 1, 9);
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'greeks' });
    story.answer('retreat-to syracusae');
    expect([story.count('greeks', 'messana', 'infantry'), story.count('greeks', 'syracusae', 'infantry')]).toEqual([
      0, 2,
    ]);
    expect(story.told('retreated')).toMatchObject([{ nation: 'greeks', area: 'syracusae' }]);
  });

  it('10.2 two leaders alone do not fight: the active one goes', () => {
    shows('10.2.h');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'combat').units('romans', 'neapolis', {}, 'camillus');
      position.units('samnites', 'neapolis', {}, 'gavius-pontius').units('romans', 'roma', { legion: 1 });
    });
    const story = new Story(state);
    expect([story.told('battle'), story.told('battle.won'), story.told('battle.held')]).toEqual([[], [], []]);
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'romans' });
  });

  it('13.4 a pitched battle scores for Pyrrhus, with three on either side and himself there', () => {
    const battle = (legions: number, led: boolean) => {
      const state = given('I', (position) => {
        position.round(4).turnOf('epirotes', 'combat').units('epirotes', 'lucania', { infantry: 4 });
        if (led) position.units('epirotes', 'lucania', {}, 'pyrrhus');
        position.units('romans', 'lucania', { legion: legions });
      });
      const story = new Story(state, ...new Array<number>(4).fill(10), ...new Array<number>(legions).fill(1));
      return story.told('score.pitched').length;
    };
    expect([battle(3, true), battle(2, true), battle(3, false)]).toEqual([1, 0, 0]);
  });

  it('10.7 a raid that hits nothing burns nothing', () => {
    shows('10.7.b', '10.7.c');
    const raid = (die: number) => {
      const state = given('I', (position) => {
        position.round(3).turnOf('romans', 'combat').gold('romans', 0).units('romans', 'neapolis', { legion: 1 });
        position.units('carthaginians', 'neapolis', { infantry: 1 }).city('neapolis', 'carthaginians');
        position.units('romans', 'roma', { legion: 1 });
      });
      const story = new Story(state, die, 1).answer('raid');
      if (story.asked?.ask === 'plunder') story.answer(story.offered()[0]);
      if (story.asked?.ask === 'must-retreat') story.answer('retreat-to roma');
      return [story.cityIn('neapolis'), story.count('romans', 'neapolis', 'legion')];
    };
    // Whatever their kind, raiders hit from 7 on.
    expect(raid(6)).toEqual(['city', 0]);
    expect(raid(7)).toEqual(['ruin', 0]);
  });

  it('10.5 whoever retreats into an empty area with a city of another player may plunder it', () => {
    shows('10.5.g', '10.5.d');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').entered('corfinium', 'umbria').city('perusia', 'etruscans');
      position.units('celts', 'umbria', { infantry: 2 }).units('samnites', 'umbria', { infantry: 2 });
      for (const area of ['picenum', 'roma'] as const) position.units('illyrians', area, { infantry: 1 });
    });
    const story = new Story(state, 2, 2, 2, 2).answer('stand', 'retreat-to perusia', 'fall-back 2*infantry');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'samnites' });
  });

  it('10.8.1 no lot is cast for a nation that is left in peace in that sea', () => {
    shows('10.8.1.b');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1 });
      position.units('greeks', 'mare-ionium', { fleet: 1 }).units('carthaginians', 'mare-siculum', { fleet: 1 });
      position.units('illyrians', 'mare-siculum', { fleet: 1 }).units('illyrians', 'mare-ionium', { fleet: 1 });
    });
    const story = new Story(state);
    const asked: string[] = [];
    while (story.asked?.ask === 'engage') {
      const { foe, area } = story.run.decision?.asks[0].prompt.args ?? {};
      asked.push(`${story.asked.nation} ${foe} ${area}`);
      story.answer(
        foe === 'illyrians' && area === 'mare-siculum'
          ? 'let-be'
          : story.asked.nation === 'greeks'
            ? 'engage'
            : 'let-be',
      );
    }
    expect(asked).toContain('illyrians greeks mare-siculum');
    expect(story.offered('sea-battle').sort()).toEqual([
      'sea-battle mare-ionium illyrians',
      'sea-battle mare-siculum carthaginians',
    ]);
  });
});

describe('ways', () => {
  it('10.5 attackers from two areas away enter by the one between, which is closed to the defenders', () => {
    shows('10.5.b');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts').units('celts', 'verona', { infantry: 2 });
      position.units('etruscans', 'picenum', { infantry: 1 }).units('illyrians', 'florentia', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 1).answer('select verona', 'attack picenum', 'take 2*infantry');
    if (story.asked?.ask === 'via') story.answer('via ravenna');
    if (story.asked?.ask === 'move') story.answer('done');
    story.answer('stand');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'etruscans' });
    expect(story.offered('retreat-to')).not.toContain('retreat-to ravenna');
    expect(barred(story)).toContain('retreat-to ravenna: attackers-way (10.5)');
    expect(story.offered('retreat-to')).toContain('retreat-to corfinium');
  });

  it('10.5 what attackers came through is closed to Celts as to everybody', () => {
    const state = given('I', (position) => {
      position.round(3).turnOf('etruscans').units('etruscans', 'florentia', { infantry: 2 });
      position.units('celts', 'picenum', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 1).answer('select florentia', 'attack picenum', 'take 2*infantry');
    if (story.asked?.ask === 'via') story.answer('via florentia');
    story.answer('stand');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'celts' });
    expect(story.offered('retreat-to')).not.toContain('retreat-to florentia');
    expect(story.offered('retreat-to')).toContain('retreat-to ravenna');
  });

  it('12.5.2 whoever has only allies beside him does not move, and is not sent away', () => {
    shows('12.5.2.e');
    const state = given('I', (position) => {
      position
        .round(3)
        .turnOf('romans')
        .units('romans', 'carales', { legion: 1 })
        .units('romans', 'roma', { legion: 2 });
      position.units('samnites', 'olbia', { infantry: 1 }).subject('samnites', 'romans');
    });
    const story = new Story(state);
    expect(story.offered('select')).toEqual(['select roma']);
    expect(barred(story)).toContain('select carales: no-way (9.0)');
    story.answer('done');
    expect([story.count('romans', 'roma', 'legion'), story.count('romans', 'carales', 'legion')]).toEqual([2, 1]);
    expect(story.told('retreated')).toEqual([]);
  });

  it('10.5 whoever is at home in an entry area may retreat there', () => {
    shows('9.2.c', '10.5.c');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'histria', { infantry: 1 });
      position.units('illyrians', 'histria', { infantry: 1 });
    });
    const story = new Story(state, 1, 1).answer('stand');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'illyrians' });
    expect(story.offered('retreat-to').sort()).toEqual(['retreat-to aquileia', 'retreat-to illyricum']);
  });

  it('9.7 the city of an ally is a road by the house rule only', () => {
    shows('9.7.b');
    const goals = (alliedCityRoads: string) =>
      new Story(
        given(
          'I',
          (position) => {
            position.round(3).turnOf('romans').units('romans', 'roma', { legion: 1 }).city('samnium', 'samnites');
            position.units('samnites', 'samnium', { infantry: 1 }).subject('samnites', 'romans');
            for (const area of ['neapolis', 'corfinium'] as const) position.units('greeks', area, { infantry: 1 });
          },
          { alliedCityRoads },
        ),
      )
        .answer('select roma')
        .offered('go');
    expect(goals('on')).toContain('go apulia');
    expect(goals('off')).not.toContain('go apulia');
  });

  it('R 52 a leader who begins his ordinary move beside strangers just leaves', () => {
    shows('R 52');
    const state = given('I', (position) => {
      position.round(2).turnOf('samnites').units('samnites', 'lucania', { infantry: 1 }, 'gavius-pontius');
      position.units('greeks', 'lucania', { infantry: 2 });
    });
    const story = new Story(state).answer('select lucania', 'lead gavius-pontius', 'take infantry');
    expect(story.offered('go')).toContain('go samnium');
  });

  it('8.3 five attack with a leader; six only where they can overrun', () => {
    shows('8.3.c', '9.0.f');
    const attacks = (celts: number) =>
      new Story(
        given('I', (position) => {
          position.round(2).turnOf('celts').units('celts', 'verona', { infantry: celts }, 'brennus');
          position.units('etruscans', 'ravenna', { infantry: 4 });
        }),
      )
        .answer('select verona', 'lead brennus', `take ${celts}*infantry`)
        .offered('attack');
    expect(attacks(5)).toContain('attack ravenna');
    expect(attacks(6)).not.toContain('attack ravenna');
  });

  it('10.8.2 legions that cross a strait under a leader have landed', () => {
    shows('10.8.2.c');
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('romans').units('romans', 'rhegium', { legion: 2 }, 'camillus');
        position.units('carthaginians', 'messana', { infantry: 1 });
      }),
      ...[1, 1],
      5,
    );
    story.answer('select rhegium', 'lead camillus', 'take 2*legion', 'attack messana');
    // Infantry hits from 7 on, those who landed from 5 on.
    expect(story.told('rolled')[1]).toMatchObject({ nation: 'carthaginians', hits: 1 });
  });

  it('9.2 entry areas that are closed are named, also on the retreat', () => {
    shows('9.2.b', '9.2.d', '10.5.c');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans').units('romans', 'taurinum', { legion: 1 });
      position.units('romans', 'liguria', { legion: 3 }).units('romans', 'pavia', { legion: 2 });
    });
    expect(barred(new Story(state).answer('select taurinum'))).toContain('go alpes: entry (9.2)');
    const fled = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'taurinum', { legion: 2 });
      position.units('greeks', 'taurinum', { infantry: 1 }).units('romans', 'pavia', { legion: 3 });
      position.units('romans', 'liguria', { legion: 1 });
    });
    const story = new Story(fled, 1, 1, 1);
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'romans' });
    expect(barred(story)).toEqual(
      expect.arrayContaining(['retreat-to alpes: entry (10.5)', 'retreat-to pavia: no-room (8.6)']),
    );
    expect(story.offered('retreat-to').sort()).toEqual(['retreat-to liguria', 'retreat-to mediolanum']);
  });

  it('9.2 whoever is at home in an entry area stays there; others are gone when their movement ends', () => {
    shows('9.2.a', '9.2.c');
    const illyrians = given('I', (position) => {
      position.round(3).turnOf('illyrians').units('illyrians', 'illyricum', { infantry: 2 });
    });
    expect(new Story(illyrians).answer('done').count('illyrians', 'illyricum', 'infantry')).toBe(2);
    const celts = given('I', (position) => {
      position
        .round(3)
        .turnOf('celts')
        .units('celts', 'alpes', { infantry: 2 })
        .units('celts', 'verona', { infantry: 1 });
    });
    expect(new Story(celts).answer('done').count('celts', 'alpes', 'infantry')).toBe(0);
  });

  it('6.2 no city where the map has none', () => {
    shows('2.1.i');
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('romans', 'purchase').gold('romans', 20);
        position
          .units('romans', 'roma', { legion: 1 })
          .units('romans', 'tridentum', { legion: 1 })
          .city('roma', 'romans');
      }),
    );
    expect(barred(story)).toContain('city tridentum: no-city (6.2)');
  });
});

describe('campaigns', () => {
  it('10.6.1 in each step ruins are rebuilt wherever the nation stands, and asked for once', () => {
    shows('10.6.1.a', '10.6.1.c');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'greeks', true);
      position.city('etruria', 'etruscans', true).units('romans', 'etruria', { legion: 2 });
    }).answer('march', 'take 3*legion', 'go neapolis', 'stop');
    const asked = () => story.run.decision?.asks[0].prompt;
    expect(asked()).toMatchObject({ ask: 'rebuild', args: { nation: 'romans', area: 'etruria' } });
    story.answer('no');
    expect(asked()).toMatchObject({ ask: 'rebuild', args: { nation: 'romans', area: 'neapolis' } });
    story.answer('rebuild legion');
    expect([story.cityIn('neapolis'), story.cityIn('etruria')]).toEqual(['city', 'ruin']);
    expect(story.asked).toMatchObject({ ask: 'campaign' });
    story.answer('march', 'take 2*legion', 'go roma', 'stop');
    expect(asked()).toMatchObject({ ask: 'rebuild', args: { nation: 'romans', area: 'etruria' } });
  });

  it('12.3.1 units left behind obey the limits, those with the leader do not', () => {
    shows('12.3.1.c', '8.4.a');
    const story = fabius((position) => {
      position
        .units('romans', 'roma', { legion: 4, 'consular-legion': 1 }, 'fabius')
        .units('romans', 'samnium', { legion: 1 });
    }).answer('march', 'take 4*legion+consular-legion', 'go samnium', 'leave', 'drop 2*legion', 'go lucania', 'stop');
    // Samnium is highland: two may stay. Three stand with Fabius.
    expect(story.count('romans', 'samnium', 'legion')).toBe(2);
    expect(story.count('romans', 'lucania', 'legion')).toBe(2);
  });

  it('12.3.2 an ally of the army does not join a battle against it', () => {
    shows('12.5.2.b');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 3 }, 'fabius').subject('samnites', 'romans');
      position.units('samnites', 'corfinium', { infantry: 1 }).units('samnites', 'samnium', { infantry: 1 });
    }).answer('march', 'take 3*legion', 'go corfinium', 'stop');
    if (story.asked?.ask === 'block') story.answer('no-block');
    if (story.asked?.ask === 'react') expect(story.offered('join')).toEqual([]);
    expect(story.told('battle')).toEqual([]);
    expect(story.state.leaderAt[leaderNamed('fabius')]).toBe(spaceNamed('corfinium'));
  });
});
