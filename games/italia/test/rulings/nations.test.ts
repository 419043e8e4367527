import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import type { NationId } from '../../src/data/names.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { bookOf, NOBODY, type Phase, type State } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

/** The end of a round, after the last nation. */
const roundEnd = (scenario: 'I' | 'II', round: number, change: (position: Given) => void) =>
  given(scenario, (position) => {
    position.round(round).turnOf(scenario === 'I' ? 'romans' : 'franks', 'round-end');
    change(position);
  });

describe('Roman Foederati', () => {
  it('R 137 do not desert aboard a fleet', () => {
    shows('R 137', '14.1.b');
    const state = given('II', (position) => {
      position.round(4).turnOf('western-romans', 'combat').units('ostrogoths', 'mare-tyrrhenum', { fleet: 1 });
      position.units('western-romans', 'mare-tyrrhenum', { fleet: 1, 'roman-foederati': 2 });
    });
    // Two dice: one for each fleet.
    const story = new Story(state, 1, 1).answer('engage');
    expect(story.told('deserted')).toEqual([]);
    expect(story.count('western-romans', 'mare-tyrrhenum', 'roman-foederati')).toBe(2);
  });
});

describe('cards', () => {
  it('15.1 the last Carthaginian land unit gives five points once, and a fleet is none', () => {
    shows('15.1.e', '11.0.h');
    const sea = given('I', (position) => {
      position.round(7).turnOf('romans', 'combat').units('romans', 'mare-siculum', { fleet: 3 });
      position.units('carthaginians', 'mare-siculum', { fleet: 2, infantry: 2 });
    });
    // Both fleets sink, with the last two land units aboard.
    const story = new Story(sea, 9, 9, 1, 1, 1).answer('engage');
    expect(story.told('score.last')).toMatchObject([{ nation: 'romans', points: 5 }]);
    const later = given('I', (position) => {
      position.round(7).turnOf('romans', 'combat').units('romans', 'mare-siculum', { fleet: 1 });
      position.units('carthaginians', 'mare-siculum', { fleet: 1 });
    });
    expect(new Story(later, 9, 1).answer('engage').told('score.last')).toEqual([]);
    const early = given('I', (position) => {
      position.round(5).turnOf('romans', 'combat').units('romans', 'africa', { legion: 1 });
      position.units('carthaginians', 'africa', { infantry: 1 });
    });
    expect(new Story(early, 10, 1).told('score.last')).toEqual([]);
  });

  it('R 42 African Romans aboard become Byzantines with their fleets', () => {
    shows('R 42', '12.4.a');
    const state = roundEnd('II', 6, (position) => {
      position.units('african-romans', 'mare-sardoum', { fleet: 1, infantry: 2 }).gold('african-romans', 4);
    });
    const story = new Story(state);
    expect([
      story.count('byzantines', 'mare-sardoum', 'fleet'),
      story.count('byzantines', 'mare-sardoum', 'infantry'),
      story.count('african-romans', 'mare-sardoum', 'infantry'),
    ]).toEqual([1, 2, 0]);
    expect([story.gold('african-romans'), story.gold('byzantines')]).toEqual([0, 0]);
  });

  it('12.5 a submission ends with an overlord to whom nothing more comes', () => {
    shows('12.5.b', '12.5.a');
    const state = given('I', (position) => {
      position.round(6).turnOf('romans', 'combat').units('romans', 'africa', { legion: 1 });
      position.units('carthaginians', 'africa', { infantry: 1 }).subject('numidians', 'carthaginians');
      position.units('numidians', 'aures', { infantry: 1 });
      // This round's reinforcements have come and gone; Hannibal is dead.
      position.state.leaderAt[leaderNamed('hannibal')] = -2;
    });
    expect(new Story(state, 10, 1).overlord('numidians')).toBeNull();
    // Before its turn of round 6 Carthage would still come back.
    const early = given('I', (position) => {
      position.round(6).turnOf('celts', 'combat').units('celts', 'africa', { infantry: 1 });
      position.units('carthaginians', 'africa', { infantry: 1 }).subject('numidians', 'carthaginians');
      position.units('numidians', 'aures', { infantry: 1 });
    });
    expect(new Story(early, 10, 1).overlord('numidians')).toBe('carthaginians');
  });

  it('9.2 Carthaginians do not walk into the Alps; they are put there from Africa', () => {
    shows('9.2.d', '13.2.a');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians').units('carthaginians', 'liguria', { infantry: 1 });
      position.units('carthaginians', 'alpes', { infantry: 2 }, 'hannibal');
    });
    const story = new Story(state).answer('select liguria');
    expect(story.offered()).not.toContain('go alpes');
    expect(story.barred()).toContain('go alpes: entry (9.2)');
  });

  it('10.2, 11.0 a leader face to face with another who has no way out is beaten, and scored', () => {
    shows('10.2.h', '11.0.i');
    const state = given('I', (position) => {
      position.round(7).turnOf('carthaginians', 'combat').units('carthaginians', 'corsica', {}, 'hannibal');
      position.units('romans', 'corsica', {}, 'scipio').units('celts', 'olbia', { infantry: 1 });
      position.units('carthaginians', 'africa', { infantry: 1 });
    });
    const story = new Story(state);
    expect(story.at('hannibal')).toBe('dead');
    expect(story.told('score.leader')).toMatchObject([{ nation: 'romans', points: 5 }]);
  });

  it('R 46 Charlemagne is crowned alone too, and however big his army is it leaves with him', () => {
    shows('R 46', '15.10.a');
    const alone = given('II', (position) => {
      position.round(9).turnOf('franks', 'combat').units('franks', 'roma', {}, 'charlemagne');
      position.units('patrimonium', 'roma', { infantry: 1 }).units('franks', 'etruria', { infantry: 1 });
      for (const area of ['perusia', 'umbria', 'corfinium', 'samnium', 'neapolis'] as const)
        position.units('lombards', area, { infantry: 1 });
    });
    const story = new Story(alone);
    expect([story.at('charlemagne'), story.points('franks')]).toEqual(['etruria', 5]);
    const army = given('II', (position) => {
      position.round(9).turnOf('franks', 'combat').units('franks', 'roma', { infantry: 9 }, 'charlemagne');
      position.leads('charlemagne').units('patrimonium', 'roma', { infantry: 1 });
      for (const area of ['perusia', 'umbria', 'corfinium', 'samnium', 'neapolis'] as const)
        position.units('lombards', area, { infantry: 1 });
    });
    expect(new Story(army).count('franks', 'etruria', 'infantry')).toBe(9);
  });

  it('R 75 a city bought now allows no consular legion yet', () => {
    shows('R 75', '6.3.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'purchase').gold('romans', 12).units('romans', 'lucania', { legion: 1 });
      for (const area of ['roma', 'neapolis', 'umbria'] as const)
        position.units('romans', area, { legion: 1 }).city(area, 'romans');
      position.units('romans', 'roma', { 'consular-legion': 1 });
    });
    const story = new Story(state).answer('city lucania');
    expect(story.offered('buy')).not.toContain('buy consular-legion');
  });

  it('15.9 others leave Tripolitania in round 8 as in round 7', () => {
    shows('15.9.a', '7.2.a', '7.2.b');
    for (const round of [7, 8]) {
      const state = given('II', (position) => {
        position.round(round).turnOf('arabs', 'placement').units('byzantines', 'tripolitania', { infantry: 2 });
      });
      const story = new Story(state);
      while (story.asked?.nation === 'byzantines') story.answer(story.offered()[0]);
      expect(story.count('byzantines', 'byzacena', 'infantry')).toBe(2);
      // More than three may come together.
      expect(story.count('arabs', 'tripolitania', 'infantry')).toBe(round === 7 ? 8 : 4);
    }
  });

  it('R 60, 15.1 the legions of round 9 come to Roma only if it is free', () => {
    shows('15.1.d', 'R 60');
    const start = (roma: NationId) => {
      const state = given('I', (position) => {
        position.round(9).units(roma, 'roma', roma === 'romans' ? { legion: 1 } : { infantry: 1 });
        position.units('romans', 'neapolis', { legion: 1 });
        position.state.phase = 'round-start';
        position.state.nation = NOBODY;
      });
      const story = new Story(state).answer('yes');
      const seen: string[] = [];
      while (story.asked?.ask === 'arrive' || story.asked?.ask === 'put') {
        seen.push(...story.offered('place'));
        story.answer(story.offered().at(-1) ?? '');
      }
      return [story.count('romans', 'roma', 'legion'), story.count('romans', 'neapolis', 'legion')];
    };
    expect(start('romans')).toEqual([6, 1]);
    expect(start('celts')).toEqual([0, 6]);
  });

  it('7.2 troops of a dead leader do not come; those of two leaders are split between them', () => {
    shows('7.2.j', '7.2.c', '7.2.d');
    const third = (dead: readonly ('papirius' | 'decius')[]) =>
      new Story(
        given('I', (position) => {
          position.round(3).turnOf('romans', 'placement').units('romans', 'roma', { legion: 1 });
          position.units('romans', 'neapolis', { legion: 1 }).units('romans', 'umbria', { legion: 1 });
          for (const leader of dead) position.state.leaderAt[leaderNamed(leader)] = -2;
        }),
      );
    const gone = third(['papirius', 'decius']);
    expect(gone.asked).toMatchObject({ ask: 'move' });
    expect(gone.told('arrived')).toEqual([]);
    const both = third([]).answer(
      'place roma',
      'place neapolis',
      'place neapolis',
      'put 2*legion',
      'place roma',
      'put 3*legion',
    );
    expect([both.count('romans', 'neapolis', 'legion'), both.count('romans', 'roma', 'legion')]).toEqual([3, 4]);
  });

  it('12.2 some invasions have no limit beside their leader when movement ends, or a longer first move', () => {
    shows('12.2.d');
    const brennus = given('I', (position) => {
      position.turnOf('celts').units('celts', 'verona', { infantry: 6 }, 'brennus').round(1);
    });
    expect(new Story(brennus).answer('done').count('celts', 'verona', 'infantry')).toBe(6);
    const lombards = given('II', (position) => {
      position.round(6).turnOf('lombards').units('lombards', 'aquileia', { infantry: 1 });
    });
    expect(new Story(lombards).answer('select aquileia').offered()).toContain('go picenum');
  });

  it('6.1 nobody begins with gold, and gold of one nation is not another’s', () => {
    shows('6.1.f', '6.2.e', '1.0.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('samnites', 'purchase').gold('celts', 10).units('samnites', 'samnium', { infantry: 1 });
    });
    expect(state.gold.filter((gold) => gold !== 0)).toEqual([10]);
    // The Celts are of the same player and have ten; the Samnites have nothing to spend.
    expect(new Story(state).told('bought')).toEqual([]);
    expect(bookOf(given('II')).seats).toBe(4);
    expect(bookOf(given('I')).seats).toBe(3);
  });

  it('6.1 entry areas pay only where the card says so', () => {
    shows('6.1.i');
    const income = (scenario: 'I' | 'II', nation: NationId, area: 'illyricum' | 'aures') =>
      new Story(
        given(scenario, (position) => {
          position.round(4).turnOf(nation, 'turn-start').units(nation, area, { infantry: 1 });
        }),
      ).told('income');
    expect(income('II', 'berbers', 'aures')).toMatchObject([{ gold: 1 }]);
    // Illyricum is home to the Illyrians, and pays nothing.
    expect(income('I', 'illyrians', 'illyricum')).toEqual([]);
  });

  it('11.0 seas and entry areas count only where the card says so, and who does not take part scores nothing', () => {
    shows('11.0.k', '11.0.l', '11.0.a');
    const points = (scenario: 'I' | 'II', nation: NationId, change: (position: Given) => void) =>
      new Story(roundEnd(scenario, 5, change)).scored(nation);
    expect(points('II', 'berbers', (p) => p.units('berbers', 'aures', { infantry: 1 }))).toEqual(['area 1']);
    expect(points('I', 'illyrians', (p) => p.units('illyrians', 'illyricum', { infantry: 1 }))).toEqual([]);
    expect(
      points('I', 'carthaginians', (p) => p.units('carthaginians', 'mare-siculum', { fleet: 1, infantry: 2 })),
    ).toEqual([]);
    // Sardinians score for any unit at any time, but not for what Romans and Vandals do to each other.
    const battle = given('II', (position) => {
      position.round(3).turnOf('vandals', 'combat').units('vandals', 'roma', { infantry: 1 });
      position.units('western-romans', 'roma', { legion: 1 }).units('sardinians', 'olbia', { infantry: 1 });
    });
    expect(new Story(battle, 10, 1).told('score.kill').map(({ nation }) => nation)).toEqual(['vandals']);
  });

  it('10.0 in an entry area strangers do not see each other', () => {
    shows('10.0.c');
    const state = given('II', (position) => {
      position.round(6).turnOf('burgundians', 'combat').units('burgundians', 'alpes', { infantry: 2 });
      position.units('franks', 'alpes', { infantry: 2 }, 'theudebert');
    });
    expect(new Story(state).told('battle')).toEqual([]);
  });

  it('9.3 where an area was overrun there is a battle after movement', () => {
    shows('9.3.c', '5.0.b');
    const state = given('I', (position) => {
      position.round(4).turnOf('romans').units('romans', 'corfinium', { legion: 4 });
      position.units('greeks', 'apulia', { infantry: 1 });
    });
    const story = new Story(state, 10, 1, 1).answer('select corfinium', 'attack apulia', 'take 2*legion');
    while (story.asked?.ask === 'via') story.answer('via corfinium');
    story.answer('select corfinium', 'go calabria', 'take 2*legion');
    expect(story.told('battle')).toMatchObject([{ area: 'apulia' }]);
    expect(story.count('romans', 'calabria', 'legion')).toBe(2);
  });

  it('10.1 after a round both may retreat, then the defender may submit', () => {
    shows('10.1.b', '12.5.1.b');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'verona', { legion: 1 });
      for (const area of ['verona', 'taurinum', 'mediolanum', 'ravenna'] as const)
        position.units('celts', area, { infantry: 1 });
    });
    const story = new Story(state, 1, 1);
    const asked: (string | undefined)[] = [];
    for (const answer of ['stand', 'stand', 'submit']) {
      asked.push(`${story.asked?.nation} ${story.asked?.ask}`);
      story.answer(answer);
    }
    expect(asked).toEqual(['romans retreat', 'celts retreat', 'celts submit']);
    expect(story.overlord('celts')).toBe('romans');
  });

  it('12.3.2.4 the areas are counted before the combat: who retreats into an empty one keeps the right', () => {
    shows('12.3.2.4.a', '12.5.1.b', 'R 33');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'verona', { legion: 2 });
      position.units('celts', 'verona', { infantry: 2 });
      for (const area of ['taurinum', 'mediolanum', 'liguria', 'tridentum'] as const)
        position.units('celts', area, { infantry: 1 });
    });
    const story = new Story(state, ...ones(4));
    story.answer('stand', 'retreat-to venetia', 'fall-back infantry', 'stand');
    expect(story.count('celts', 'venetia', 'infantry')).toBe(1);
    expect(story.asked).toMatchObject({ ask: 'submit', nation: 'celts' });
    expect(story.answer('submit').overlord('celts')).toBe('romans');
  });

  it('12.5.2 a nation has one overlord: a new submission replaces the old', () => {
    shows('12.5.2.g', '13.2.c');
    const state = given('I', (position) => {
      position.round(6).turnOf('romans', 'combat').units('romans', 'verona', { legion: 1 });
      position.units('celts', 'verona', { infantry: 1 }).subject('celts', 'carthaginians');
      position.units('carthaginians', 'africa', { infantry: 1 });
    });
    expect(new Story(state).overlord('celts')).toBe('romans');
  });

  it('R 35, 13.2 Etruscans submit to Hannibal, who is led by the same player, and he may rest with them', () => {
    shows('R 35', '13.2.c', '13.2.d');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', 4).leads('hannibal');
      position
        .units('carthaginians', 'liguria', { infantry: 3 }, 'hannibal')
        .units('etruscans', 'pisae', { infantry: 2 });
    });
    const story = new Story(state, ...ones(5)).answer('march', 'take 3*infantry', 'attack pisae', 'stop').calmly();
    story.answer('stand', 'stand');
    expect(story.asked).toMatchObject({ ask: 'submit', nation: 'etruscans' });
    story.answer('submit', 'retreat-to liguria', 'fall-back 3*infantry+hannibal');
    expect(story.overlord('etruscans')).toBe('carthaginians');
    story.answer('march', 'take 3*infantry', 'go pisae', 'stop').calmly();
    expect(story.at('hannibal')).toBe('pisae');
    // And on he must go: no end is offered.
    expect(story.asked?.ask).not.toBe('campaign');
  });

  it('R 126 they do not submit to a Carthaginian attack that he does not lead', () => {
    shows('R 126', '13.2.c');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'combat').units('carthaginians', 'pisae', { infantry: 3 });
      position.units('etruscans', 'pisae', { infantry: 2 }).units('carthaginians', 'liguria', {}, 'hannibal');
    });
    const story = new Story(state, ...ones(10)).answer('stand', 'stand');
    expect(story.told('rolled')).toHaveLength(4);
    expect(story.overlord('etruscans')).toBeNull();
  });

  it('12.5.1 whoever is attacked in an area that is not his own does not submit', () => {
    shows('12.5.1.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'verona', { legion: 2 });
      position.units('celts', 'verona', { infantry: 1 });
    });
    // The Celts have just arrived among Romans.
    state.holder[spaceNamed('verona')] = bookOf(state).nation('romans');
    const story = new Story(state, 10, 1, 1);
    expect(story.told('submitted')).toEqual([]);
    expect(story.told('battle')).toHaveLength(1);
  });

  it('13.3 who deserts before the combat does not count for a pitched battle', () => {
    shows('13.2.e', '13.3.a');
    const against = (legions: number, ...dice: readonly number[]) => {
      const state = given('I', (position) => {
        position.round(6).turnOf('carthaginians', 'combat').leads('hannibal');
        position.units('carthaginians', 'corfinium', { infantry: 2, elephant: 1 }, 'hannibal');
        position.units('romans', 'corfinium', { legion: legions });
      });
      const story = new Story(state, ...dice);
      while (story.asked?.ask === 'aim') story.answer(story.offered()[0]);
      expect(story.told('battle.won')).toHaveLength(1);
      return story.told('score.pitched').length;
    };
    // One of three deserts and two fight; of four, three fight; if all desert nobody fights at all.
    expect(against(3, 8, 1, 1, 10, 10, 1, 1, 1)).toBe(0);
    expect(against(4, 8, 1, 1, 1, 10, 10, 10, 1, 1, 1)).toBe(1);
    expect(against(3, 8, 9, 10)).toBe(0);
  });

  it('13.2 a pitched battle of Hannibal counts his allies, one of Pyrrhus does not', () => {
    shows('13.2.e');
    const hannibal = (allies: number) => {
      const state = given('I', (position) => {
        position
          .round(6)
          .turnOf('carthaginians', 'combat')
          .units('carthaginians', 'corfinium', { infantry: 2 }, 'hannibal');
        position.units('romans', 'corfinium', { legion: 3 }).leads('hannibal');
        if (allies > 0) position.units('celts', 'corfinium', { infantry: allies }).subject('celts', 'carthaginians');
      });
      const story = new Story(state, 10, 10, ...ones(3), 10, 1, 1);
      story.answer('stand', 'stand');
      return story.told('score.pitched').length;
    };
    expect([hannibal(1), hannibal(0)]).toEqual([1, 0]);
    const pyrrhus = given('I', (position) => {
      position.round(4).turnOf('epirotes', 'combat').units('epirotes', 'corfinium', { infantry: 2 }, 'pyrrhus');
      position.units('romans', 'corfinium', { legion: 3 }).leads('pyrrhus');
      position.units('celts', 'corfinium', { infantry: 1 }).subject('celts', 'epirotes');
    });
    const story = new Story(pyrrhus, 10, 10, ...ones(3), 10, 1, 1).answer('stand', 'stand');
    expect(story.told('battle.won')).toHaveLength(1);
    expect(story.told('score.pitched')).toEqual([]);
  });
});

describe('round 10', () => {
  const civil = (faction: NationId, phase: Phase, change: (position: Given) => void): State =>
    given('I', (position) => {
      position.round(10).turnOf(faction, phase);
      change(position);
    });

  it('13.4 all leaders leave when it begins, and Sulla and Marius come whatever became of them', () => {
    shows('13.4.f', '13.4.i', '13.4.b', '5.1.b');
    const state = given('I', (position) => {
      position
        .round(10)
        .units('romans', 'umbria', { legion: 1 }, 'sulla')
        .units('samnites', 'samnium', { infantry: 1 }, 'papius-mutilus');
      position.state.leaderAt[leaderNamed('marius')] = -2;
      position.state.phase = 'round-start';
    });
    const story = new Story(state).answer('place calabria');
    while (story.asked?.ask === 'recruit') story.answer('buy none');
    expect([story.at('sulla'), story.at('papius-mutilus')]).toEqual(['away', 'away']);
    expect([story.at('sulla-optimates'), story.at('marius-populares'), story.at('strabo')]).toEqual([
      'calabria',
      'etruria',
      'umbria',
    ]);
    // The Optimates move first, then the Populares, then the Romans.
    const order: (string | undefined)[] = [];
    while (story.asked?.ask === 'civil-war') {
      order.push(story.asked.nation);
      story.answer('pass');
    }
    expect(order).toEqual(['optimates', 'populares', 'romans']);
    expect(story.state.phase).toBe('over');
  });

  it('13.4 Rome may still win a submission, and in round 10 everybody may hold Roma', () => {
    shows('13.4.g', '13.1.b');
    const state = civil('romans', 'civil-war', (position) => {
      position.gold('romans', 1).units('romans', 'mediolanum', { legion: 2 }, 'strabo');
      position.units('celts', 'verona', { infantry: 1 }).units('optimates', 'roma', { legion: 1 });
    });
    const story = new Story(state).answer('march', 'take 2*legion', 'attack verona', 'stop').calmly();
    expect(story.told('submitted')).toMatchObject([{ nation: 'celts' }]);
    expect(story.told('score.submission')).toMatchObject([{ nation: 'romans', points: 2 }]);
    while (story.asked !== null && story.state.phase !== 'over') story.answer(story.offered()[0]);
    expect(story.scored('optimates')).toContain('area 5');
  });

  it('13.4, 15.4 only pitched battles against another faction score', () => {
    shows('13.4.e', '15.4.a');
    const pitched = (foe: 'romans' | 'celts') => {
      const state = civil('optimates', 'combat', (position) => {
        position.units('optimates', 'umbria', { legion: 3 }, 'sulla-optimates').leads('sulla-optimates');
        position.units(foe, 'umbria', foe === 'romans' ? { 'consular-legion': 3 } : { infantry: 3 });
      });
      const hits =
        foe === 'romans' ? [...[10, 10, 10], ...ones(3), ...[10, 10, 10], ...ones(3)] : [10, 10, 10, ...ones(3)];
      const story = new Story(state, ...hits);
      while (story.asked?.ask === 'retreat') story.answer('stand');
      return story.told('score.pitched').length;
    };
    expect([pitched('romans'), pitched('celts')]).toEqual([1, 0]);
  });

  it('R 66 at sea nobody goes over', () => {
    shows('R 66');
    const state = civil('optimates', 'civil-war', (position) => {
      position.gold('optimates', 1).units('optimates', 'mare-ionium', { fleet: 1 }, 'sulla-optimates');
      position.units('romans', 'mare-illyricum', { fleet: 1, legion: 2 });
    });
    const story = new Story(state).answer('embark mare-ionium', 'sail mare-illyricum', 'stop').calmly();
    expect(story.told('defected')).toEqual([]);
  });

  it('R 44 a nation whose rounds are over has no turn and stays', () => {
    shows('R 44', '5.0.e');
    const state = given('II', (position) => {
      position.round(7).turnOf('western-romans', 'turn-end').units('sardinians', 'olbia', { infantry: 1 });
      position.units('huns', 'verona', { infantry: 1 });
    });
    const story = new Story(state);
    const turns = () => story.told('turn').map(({ nation }) => nation);
    while (story.state.round === 7 && story.asked !== null) story.answer(story.offered()[0]);
    expect(turns()).not.toContain('huns');
    expect(story.count('huns', 'verona', 'infantry')).toBe(1);
    expect(story.told('round')).toMatchObject([{ round: 8 }]);
  });
});
