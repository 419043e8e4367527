import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import type { LeaderId } from '../../src/data/names.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { kindNamed } from '../../src/data/units.ts';
import { refuges } from '../../src/rules/battle/retreat.ts';
import { overrunNeeds } from '../../src/rules/movement/march.ts';
import { bookOf, SLOTS } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

describe('rulings on movement and retreats', () => {
  it('R 13 a lone leader is overrun by one unit', () => {
    shows('R 13');
    const state = given('I', (position) => position.units('celts', 'verona', {}, 'brennus'));
    const book = bookOf(state);
    expect(overrunNeeds(state, book.nation('romans'), spaceNamed('verona'), 1 << book.nation('celts'))).toBe(1);
  });

  it('R 14 units that pass an overrun area do not count against its limit', () => {
    shows('R 14');
    const state = given('I', (position) => {
      position.round(4).turnOf('romans').units('romans', 'corfinium', { legion: 8 });
      position.units('samnites', 'apulia', { infantry: 2 });
    });
    const story = new Story(state).answer('select corfinium', 'attack apulia', 'take 4*legion', 'select corfinium');
    expect(story.offered()).not.toContain('attack apulia');
    story.answer('go calabria', 'take 4*legion');
    expect(story.told('moved').at(-1)).toMatchObject({ units: '4*legion', area: 'calabria' });
  });

  it('R 16 a retreat over a strait', () => {
    shows('R 16');
    const state = given('I', (position) => position.units('greeks', 'rhegium', { infantry: 1 }));
    const open = refuges(state, {
      nation: bookOf(state).nation('greeks'),
      from: spaceNamed('rhegium'),
      role: 'defender',
      foe: -1,
      damaged: [0, 0, 0, 0, 0, 0],
      killer: -1,
      battle: true,
      entered: [],
    });
    expect(open.map(({ space }) => space)).toContain(spaceNamed('messana'));
  });

  it('R 17 strangers leave Roma at the start of the Roman turn', () => {
    shows('13.1.a', 'R 17');
    const state = given('I', (position) => {
      position
        .round(2)
        .turnOf('romans', 'turn-start')
        .units('celts', 'roma', { infantry: 2 })
        .city('roma', 'celts', true);
      for (const area of ['etruria', 'perusia', 'umbria', 'corfinium', 'samnium'] as const)
        position.units('greeks', area, { infantry: 1 });
      position.units('romans', 'pisae', { legion: 1 });
    });
    const story = new Story(state);
    expect(story.asked?.nation).not.toBe('celts');
    expect(story.count('celts', 'roma', 'infantry')).toBe(0);
    expect(story.count('celts', 'neapolis', 'infantry')).toBe(2);
    expect(story.cityIn('roma')).toBe('city');
  });

  it('9.1 a column leaves an overrunning force on its way', () => {
    const state = given('I', (position) => {
      position.round(4).turnOf('romans').units('romans', 'corfinium', { legion: 7 }, 'dentatus');
      position.units('greeks', 'apulia', { infantry: 1 });
    });
    const story = new Story(state).answer('select corfinium', 'lead dentatus', 'take 7*legion', 'attack apulia');
    // Seven are too many to attack with: some stay with the Greeks, the others go on.
    expect(story.asked).toMatchObject({ ask: 'drop' });
    story.answer('drop 2*legion');
    expect(story.offered()).toContain('go calabria');
    story.answer('go calabria');
    expect(story.count('romans', 'calabria', 'legion')).toBe(5);
    expect(story.count('romans', 'apulia', 'legion')).toBe(2);
  });
});

describe('rulings on cities', () => {
  const raid = (...dice: number[]) =>
    new Story(
      given('I', (position) => {
        position.turnOf('samnites', 'combat').units('samnites', 'neapolis', { infantry: 1 }).city('neapolis', 'greeks');
        position.units('greeks', 'neapolis', { infantry: 1 }).units('samnites', 'samnium', { infantry: 1 });
      }),
      ...dice,
    ).answer('raid');

  it('R 18 a raid succeeds though no raider lives', () => {
    shows('R 18');
    const story = raid(7, 10).answer('plunder-points');
    expect(story.count('samnites', 'neapolis', 'infantry')).toBe(0);
    expect(story.cityIn('neapolis')).toBe('ruin');
    expect(story.points('samnites')).toBe(2);
  });

  it('R 19, R 20 a city without defenders is entered and may be plundered', () => {
    shows('R 19', 'R 20', '10.6.b', '10.6.d');
    const state = given('I', (position) => {
      position.turnOf('samnites').units('samnites', 'samnium', { infantry: 1 }).city('neapolis', 'greeks');
      position.units('samnites', 'corfinium', { infantry: 1 });
    });
    const story = new Story(state).answer('select samnium', 'go neapolis', 'done');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'samnites' });
    story.answer('plunder-gold');
    expect(story.gold('samnites')).toBe(4);
    expect(story.cityIn('neapolis')).toBe('ruin');
  });

  it('R 21 a city of the same player is not plundered', () => {
    shows('10.6.d', 'R 21');
    const state = given('I', (position) => {
      position.turnOf('samnites').units('samnites', 'samnium', { infantry: 1 }).city('neapolis', 'celts');
      position.units('samnites', 'corfinium', { infantry: 1 });
    });
    const story = new Story(state).answer('select samnium', 'go neapolis', 'done');
    expect(story.told('plundered')).toEqual([]);
    expect(story.cityIn('neapolis')).toBe('city');
  });

  it('R 22 the nation decides between gold and points at the first sack of Roma too', () => {
    shows('R 22', '10.6.b');
    const position = () =>
      given('I', (position) => {
        position.round(2).turnOf('celts').units('celts', 'etruria', { infantry: 1 }).city('roma', 'romans');
        position.units('celts', 'pisae', { infantry: 1 });
      });
    const story = new Story(position()).answer('select etruria', 'go roma', 'done');
    expect(story.offered()).toEqual(['plunder-points', 'plunder-gold', 'spare']);
    story.answer('plunder-points');
    expect([story.points('celts'), story.gold('celts')]).toEqual([5, 0]);
    const rich = new Story(position()).answer('select etruria', 'go roma', 'done', 'plunder-gold');
    expect([rich.points('celts'), rich.gold('celts')]).toEqual([0, 4]);
  });

  it('10.7, R 22 a raid on Roma leaves the same choice', () => {
    shows('R 22', '10.7.c');
    const state = given('II', (position) => {
      position.round(2).turnOf('vandals', 'combat').units('vandals', 'roma', { infantry: 1 });
      position.units('western-romans', 'roma', { legion: 1 }).city('roma', 'western-romans');
    });
    const story = new Story(state, 10, 1).answer('raid');
    expect(story.offered()).toEqual(['plunder-points', 'plunder-gold']);
  });

  it('10.6 in a great invasion a city spared in the first half may be plundered in the second', () => {
    shows('10.6.c', '12.2.a', 'R 84');
    const state = given('I', (position) => {
      position.round(1).turnOf('celts', 'combat').units('celts', 'etruria', { infantry: 1 }, 'brennus');
      position.units('etruscans', 'etruria', { infantry: 1 }).city('etruria', 'etruscans');
    });
    const story = new Story(state, 10, 1).answer('assault');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'celts' });
    story.answer('spare');
    expect(story.asked).toMatchObject({ ask: 'move', nation: 'celts' });
    const left = new Story(structuredClone(story.state));
    story.answer('done');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'celts' });
    // Who leaves it leaves a city of his own.
    left.answer('select etruria', 'lead brennus', 'take infantry', 'go florentia', 'stop', 'done');
    expect(left.asked?.ask).not.toBe('plunder');
    expect(left.state.cityOwner[spaceNamed('etruria')]).toBe(bookOf(state).seatOf[bookOf(state).nation('celts')]);
  });

  it('10.6.1 a ruin is rebuilt by giving up a unit, but not in the turn it was plundered', () => {
    shows('10.6.1.a');
    const state = given('I', (position) => {
      position.turnOf('samnites').units('samnites', 'neapolis', { infantry: 2 }).city('neapolis', 'greeks', true);
    });
    const story = new Story(state).answer('done');
    expect(story.asked).toMatchObject({ ask: 'rebuild' });
    story.answer('rebuild infantry');
    expect(story.cityIn('neapolis')).toBe('city');
    expect(story.count('samnites', 'neapolis', 'infantry')).toBe(1);
  });

  it('10.6.1 a ruin is rebuilt before stacking is checked, where nobody fought and where somebody did', () => {
    shows('10.6.1.c', '10.1.c');
    const romans = (phase: 'movement' | 'combat', change: (position: Given) => void, ...dice: number[]) => {
      const state = given('I', (position) => {
        position.turnOf('romans', phase).units('romans', 'neapolis', { legion: 4 }).city('neapolis', 'romans', true);
        position.units('romans', 'roma', { legion: 1 });
        change(position);
      });
      return new Story(state, ...dice);
    };
    const greek = (position: Given) => {
      position.units('greeks', 'neapolis', { infantry: 1 }).units('greeks', 'calabria', { infantry: 1 });
    };
    for (const story of [romans('movement', () => {}).answer('done'), romans('combat', greek, 10, 1, 1, 1, 1)]) {
      expect(story.asked).toMatchObject({ ask: 'rebuild', nation: 'romans' });
      story.answer('rebuild legion');
      expect([story.cityIn('neapolis'), story.count('romans', 'neapolis', 'legion')]).toEqual(['city', 3]);
    }
  });
});

describe('rulings on battles', () => {
  it('R 25 Romans desert before elephants: on 8 the first time, on 10 the next two, then never', () => {
    shows('13.3.a', 'R 25');
    const battle = (elephantBattles: number, ...dice: number[]) => {
      const state = given('I', (position) => {
        position.round(5).turnOf('romans', 'combat').units('romans', 'lucania', { legion: 2 });
        position.units('epirotes', 'lucania', { elephant: 1 });
        position.state.elephantBattles = elephantBattles;
      });
      return new Story(state, ...dice);
    };
    expect(battle(0, 8, 7, 1, 1).told('deserted')).toMatchObject([{ count: 1 }]);
    expect(battle(2, 9, 10, 1, 1).told('deserted')).toMatchObject([{ count: 1 }]);
    expect(battle(3, 1, 1, 1).told('deserted')).toEqual([]);
  });

  it('10.8.2 defenders hit who came over a strait better by two, in the first round alone', () => {
    shows('10.8.2.a', '10.8.2.c', '10.2.c');
    const crossing = (...dice: number[]) => {
      const state = given('I', (position) => {
        position.turnOf('romans').units('romans', 'rhegium', { legion: 1 }).units('greeks', 'messana', { infantry: 1 });
        position.units('greeks', 'syracusae', { infantry: 1 });
      });
      return new Story(state, ...dice).answer('select rhegium', 'attack messana');
    };
    expect(crossing(1, 5).count('romans', 'messana', 'legion')).toBe(0);
    const second = crossing(1, 4, 1, 6).answer('stand', 'stand');
    expect(second.told('rolled').map(({ hits }) => hits)).toEqual([0, 0, 0, 0]);
  });

  it('10.2 a leader adds two to every die of his side, two leaders four', () => {
    shows('10.2.c');
    const hits = (...leaders: readonly LeaderId[]) => {
      const state = given('I', (position) => {
        position.turnOf('romans', 'combat').units('romans', 'lucania', { legion: 3 }, ...leaders);
        position.units('greeks', 'lucania', { infantry: 3 });
      });
      return new Story(state, 2, 3, 4, 6, 6, 6).told('rolled').map((roll) => roll.hits);
    };
    expect([hits(), hits('camillus'), hits('camillus', 'dentatus')]).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
    ]);
  });

  it('10.2 a leader left alone among enemy units is lost, whether he attacked or defended', () => {
    shows('10.2.g');
    const battle = (side: 'romans' | 'greeks', ...dice: number[]) => {
      const state = given('I', (position) => {
        position.turnOf(side, 'combat').units('romans', 'lucania', { legion: 1 }, 'camillus');
        position.units('greeks', 'lucania', { infantry: 2 }).units('romans', 'roma', { legion: 1 });
      });
      return new Story(state, ...dice).told('leader.died');
    };
    const dead = [{ nation: 'romans', leader: 'camillus', area: 'lucania' }];
    expect(battle('romans', 1, 10, 1)).toMatchObject(dead);
    expect(battle('greeks', 10, 1, 1)).toMatchObject(dead);
  });

  it('10.2 elephants rout one more unit, or kill it if it has nowhere to go', () => {
    shows('10.2.f');
    const state = given('I', (position) => {
      position.round(5).turnOf('epirotes', 'combat').units('epirotes', 'carales', { elephant: 1 });
      position.units('romans', 'carales', { legion: 2 }).units('greeks', 'olbia', { infantry: 1 });
      position.state.elephantBattles = 3;
    });
    const story = new Story(state, 9, 1, 1);
    expect(story.told('routed')).toHaveLength(1);
    expect(story.count('romans', 'carales', 'legion')).toBe(0);
    expect(story.points('epirotes')).toBe(2);
  });

  it('R 26 sea battles are announced by the active nation, then by the others', () => {
    shows('10.8.a', 'R 26');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1 });
      position.units('carthaginians', 'mare-siculum', { fleet: 1 });
    });
    const story = new Story(state, 9, 1);
    expect(story.asked).toMatchObject({ ask: 'engage', nation: 'greeks' });
    story.answer('let-be');
    expect(story.asked).toMatchObject({ ask: 'engage', nation: 'carthaginians' });
    story.answer('engage');
    expect(story.count('carthaginians', 'mare-siculum', 'fleet')).toBe(0);
  });

  it('10.8 each unit aboard makes its own fleet better by one', () => {
    shows('10.8.c');
    const firstRoll = (infantry: number) => {
      const state = given('I', (position) => {
        position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 1, infantry });
        position.units('carthaginians', 'mare-siculum', { fleet: 1 });
      });
      return new Story(state, 7, 1).answer('engage').told('rolled')[0].hits;
    };
    expect([0, 1, 2].map(firstRoll)).toEqual([0, 0, 1]);
  });

  it('10.8.1 of several who attack in one sea the one with most fleets fights first', () => {
    shows('10.8.1.b', '10.8.1.a');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 3 });
      position.units('carthaginians', 'mare-siculum', { fleet: 1 }).units('illyrians', 'mare-siculum', { fleet: 2 });
    });
    const story = new Story(state, 10, 10, 1, 1, 1, 10, 1, 1, 1).answer('let-be', 'let-be', 'engage', 'engage');
    expect(story.told('sea-battle').map(({ foe }) => foe)).toEqual(['illyrians', 'carthaginians']);
  });

  it('10.9 fleets that fled in this combat phase give no supremacy to the shore they fled to', () => {
    shows('10.9.b', 'R 96', '10.8.b');
    const state = given('I', (position) => {
      position.turnOf('romans', 'combat').units('romans', 'mare-libycum', { fleet: 1 });
      position.units('carthaginians', 'mare-libycum', { fleet: 2 });
      position.units('romans', 'africa', { legion: 1 }).units('carthaginians', 'africa', { infantry: 1 });
    });
    // At sea nobody hits. On land a 5 is enough for the legion with supremacy, a 6 would be for the infantry.
    const story = new Story(state, 1, 1, 1, 5, 6).answer('engage', 'sea-battle mare-libycum carthaginians', 'stand');
    story.answer('retreat-to mare-sardoum', 'fall-back 2*fleet');
    expect(story.told('rolled').slice(2)).toMatchObject([
      { nation: 'romans', hits: 1 },
      { nation: 'carthaginians', hits: 0 },
    ]);
  });

  it('R 56, R 64 cargo and leader go down with the last fleet', () => {
    shows('R 56', 'R 64', '10.8.d', '11.0.i');
    const state = given('I', (position) => {
      position.turnOf('greeks', 'combat').units('greeks', 'mare-siculum', { fleet: 2 });
      position.units('carthaginians', 'mare-siculum', { fleet: 2, infantry: 2 }, 'mago');
    });
    // The empty fleet is lost first.
    const story = new Story(state, 9, 1, 1, 1, 9, 1, 1).answer('engage', 'stand');
    expect(story.count('carthaginians', 'mare-siculum', 'infantry')).toBe(2);
    story.answer('stand');
    expect(story.count('carthaginians', 'mare-siculum', 'infantry')).toBe(0);
    expect(state.leaderAt[leaderNamed('mago')]).toBe(-2);
    // A leader counts by his own line and as a unit.
    expect(story.points('greeks')).toBe(4.5);
  });

  it('R 36 a Roman leader who retreats from a battle costs two points', () => {
    shows('15.1.a', 'R 36');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 1 }, 'camillus');
      position.units('greeks', 'neapolis', { infantry: 1 }).units('romans', 'roma', { legion: 1 });
    });
    const story = new Story(state, 1, 1).answer('retreat-to roma', 'fall-back legion+camillus');
    expect(story.points('romans')).toBe(-2);
  });

  it('R 45 Roman Foederati desert to Foederati from 6 on, to Ostrogoths from 9 on', () => {
    shows('14.1.b', 'R 45');
    const against = (id: 'foederati' | 'ostrogoths', ...dice: number[]) =>
      new Story(
        given('II', (position) => {
          position.round(4).turnOf(id, 'combat').units(id, 'verona', { infantry: 1 });
          position.units('western-romans', 'verona', { 'roman-foederati': 1, legion: 1 });
        }),
        ...dice,
      );
    const six = against('foederati', 6, 1, 1, 1);
    expect(six.count('foederati', 'verona', 'infantry')).toBe(2);
    expect(against('ostrogoths', 8).told('deserted')).toMatchObject([{ count: 0 }]);
  });

  it('R 46 Charlemagne is crowned in the Pope’s Roma and withdraws', () => {
    shows('15.10.a', 'R 46');
    const state = given('II', (position) => {
      position.round(9).turnOf('franks', 'combat').units('franks', 'roma', { infantry: 2 }, 'charlemagne');
      position.units('patrimonium', 'roma', { infantry: 1 }).units('franks', 'etruria', { infantry: 1 });
    });
    const story = new Story(state);
    while (story.asked?.ask === 'must-retreat') story.answer('retreat-to etruria', 'fall-back 2*infantry+charlemagne');
    expect(story.points('franks')).toBe(5);
    expect(state.emperor).toBe(true);
    expect(story.count('patrimonium', 'roma', 'infantry')).toBe(1);
  });

  it('R 47 the Patrimonium converts one unit in a battle', () => {
    shows('14.3.a', '14.3.b', 'R 47');
    const state = given('II', (position) => {
      position.round(7).turnOf('lombards', 'combat').units('lombards', 'roma', { infantry: 2 });
      position.units('patrimonium', 'roma', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 1);
    expect(story.offered()).toEqual(['no', 'convert infantry']);
    story.answer('convert infantry');
    expect(story.count('patrimonium', 'roma', 'infantry')).toBe(2);
    expect(story.count('lombards', 'roma', 'infantry')).toBe(1);
    expect(story.points('patrimonium')).toBe(0.5);
  });

  const singles = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given(
        'I',
        (position) => {
          change(position.round(5).turnOf('epirotes', 'combat'));
        },
        { combatAllocation: 'individual' },
      ),
      ...dice,
    );

  it('R 65 single targets: in the end nobody is aimed at twice while another is not at all', () => {
    shows('16.0.a');
    const story = singles(
      (position) => {
        position.units('epirotes', 'corfinium', { infantry: 3 });
        position.units('romans', 'corfinium', { legion: 1, 'consular-legion': 1 });
      },
      ...[7, 7, 7, 1, 1],
    );
    expect(story.offered()).toEqual(['target legion none', 'target consular-legion none']);
    // The second or the third must aim at the other.
    story.answer('target consular-legion none');
    expect(story.offered()).toEqual(['target legion none', 'target consular-legion infantry']);
    story.answer('target consular-legion infantry');
    expect(story.count('romans', 'corfinium', 'legion')).toBe(0);
    expect(story.count('romans', 'corfinium', 'consular-legion')).toBe(0);
  });

  it('R 65 of two equal units three may aim at one and the fourth at the other', () => {
    shows('16.0.a', 'R 65');
    const four = (position: Given) => {
      position.units('epirotes', 'corfinium', { infantry: 4 });
      position.units('romans', 'corfinium', { 'consular-legion': 2 });
    };
    const story = singles(four, 7, 7, 1, 1, 1, 1);
    expect(story.offered()).toEqual(['target consular-legion infantry', 'target consular-legion none']);
    story.answer('target consular-legion infantry');
    expect(story.offered()).toEqual(['target consular-legion 2*infantry', 'target consular-legion none']);
    // Two hits of three fall on the one.
    story.answer('target consular-legion 2*infantry');
    expect(story.count('romans', 'corfinium', 'consular-legion')).toBe(1);
  });

  it('R 62 a full capital may be given up for a retreat: what is too much there is removed at once', () => {
    shows('8.1.c', 'R 62');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'apulia', { infantry: 1 });
      position.units('samnites', 'apulia', { infantry: 2 }).units('samnites', 'lucania', { infantry: 3 });
      position.units('samnites', 'bruttium', { infantry: 4 }).capital('samnites', 'bruttium');
      for (const area of ['samnium', 'neapolis', 'corfinium', 'calabria'] as const)
        position.units('illyrians', area, { infantry: 1 });
    });
    const story = new Story(state, 2, 2, 2);
    if (story.asked?.nation === 'celts') story.answer('stand');
    story.answer('retreat-to lucania');
    // One finds room as it is; the second makes Lucania the capital, at the price of a unit in Bruttium.
    expect(story.offered('fall-back')).toEqual(['fall-back infantry', 'fall-back 2*infantry']);
    story.answer('fall-back 2*infantry');
    expect(story.count('samnites', 'lucania', 'infantry')).toBe(5);
    expect(story.count('samnites', 'bruttium', 'infantry')).toBe(3);
    expect(story.told('removed')).toMatchObject([{ nation: 'samnites', area: 'bruttium', why: 'stacking' }]);
  });

  it('R 65 single targets of a raid are those who are still there, whoever landed before', () => {
    const state = given(
      'I',
      (position) => {
        position.round(3).turnOf('carthaginians', 'combat').units('carthaginians', 'neapolis', { infantry: 1 });
        position.units('greeks', 'neapolis', { infantry: 2 }).city('neapolis', 'greeks');
        // Two came over the sea; one of them is gone.
        position.state.turn.landed[spaceNamed('neapolis') * SLOTS + kindNamed('infantry')] = 2;
      },
      { combatAllocation: 'individual' },
    );
    const story = new Story(state, 1, 10, 10).answer('raid');
    expect(story.told('lost')).toMatchObject([{ nation: 'carthaginians', units: 'infantry' }]);
  });
});
