import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/areas.ts';
import { leaderNamed } from '../../src/data/book/book.ts';
import type { LeaderId } from '../../src/data/names.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { fullIncome } from '../../src/rules/economy/income.ts';
import { unitsAt } from '../../src/rules/pieces/pieces.ts';
import { result } from '../../src/rules/points/scoring.ts';
import { bookOf } from '../../src/state/state.ts';
import { given, Story } from '../story.ts';

describe('rulings on income, purchase and placement', () => {
  it('R 5 more than ten may be spent, no more is kept', () => {
    shows('6.1.e', 'R 5');
    const state = given('I', (position) => {
      position.turnOf('romans', 'purchase').gold('romans', 14).units('romans', 'roma', { legion: 1 });
    });
    const story = new Story(state);
    expect(story.offered('buy')).toContain('buy 3*legion');
    expect(story.answer('buy none').gold('romans')).toBe(10);
  });

  it('R 6 tribute that is not spent beyond ten is lost', () => {
    shows('R 6');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'turn-start').gold('romans', 10).subject('celts', 'romans');
      for (const area of ['verona', 'pavia', 'mediolanum', 'taurinum'] as const)
        position.units('celts', area, { infantry: 1 });
      position.units('romans', 'roma', { legion: 1 });
    });
    expect(new Story(state).answer('save').gold('romans')).toBe(10);
  });

  it('6.4 only above ten may the overlord buy at once, one unit, and it waits for his own turn', () => {
    shows('6.4.b', '6.4.c', 'R 6');
    const tribute = (gold: number) => {
      const state = given('I', (position) => {
        position.round(3).turnOf('celts', 'turn-start').gold('romans', gold).subject('celts', 'romans');
        for (const area of ['verona', 'pavia', 'mediolanum', 'taurinum'] as const)
          position.units('celts', area, { infantry: 1 });
        position.units('romans', 'roma', { legion: 1 });
      });
      return new Story(state);
    };
    const ten = tribute(8);
    expect([ten.asked?.nation, ten.gold('romans')]).toEqual(['celts', 10]);
    const eleven = tribute(9).answer('buy-one legion');
    expect([eleven.asked?.nation, eleven.gold('romans')]).toEqual(['celts', 7]);
    expect(eleven.count('romans', 'roma', 'legion')).toBe(1);
  });

  it('R 7 one city an area, none on a ruin, none where it is forbidden', () => {
    shows('R 7', '2.1.i');
    const state = given('I', (position) => {
      position.turnOf('romans', 'purchase').gold('romans', 20).city('roma', 'romans').city('etruria', 'romans', true);
      for (const area of ['roma', 'etruria', 'pisae', 'umbria', 'tridentum'] as const)
        position.units('romans', area, { legion: 1 });
    });
    const story = new Story(state);
    expect(story.offered('city').sort()).toEqual(['city pisae', 'city umbria']);
    story.answer('city umbria');
    expect(story.gold('romans')).toBe(12);
    story.answer('city pisae');
    expect(story.gold('romans')).toBe(6);
  });

  it('R 8 all new units in an only area, else one in each', () => {
    shows('7.1.a', '7.1.b', 'R 8');
    const one = given('I', (position) => {
      position.turnOf('samnites', 'purchase').gold('samnites', 12).units('samnites', 'samnium', { infantry: 1 });
    });
    expect(new Story(one).answer('buy 3*infantry').count('samnites', 'samnium', 'infantry')).toBe(4);
    const two = given('I', (position) => {
      position.turnOf('samnites', 'purchase').gold('samnites', 12).units('samnites', 'samnium', { infantry: 1 });
      position.units('samnites', 'apulia', { infantry: 1 });
    });
    const story = new Story(two);
    expect(story.offered('buy')).not.toContain('buy 3*infantry');
    story.answer('buy 2*infantry', 'place apulia');
    expect([story.count('samnites', 'apulia', 'infantry'), story.count('samnites', 'samnium', 'infantry')]).toEqual([
      2, 2,
    ]);
  });

  it('R 10 a leader alone controls his area', () => {
    shows('6.1.a', 'R 10');
    const state = given('I', (position) => position.units('romans', 'roma', {}, 'camillus').city('roma', 'romans'));
    expect(fullIncome(state, bookOf(state).nation('romans'))).toBe(2);
  });
});

describe('great invasions', () => {
  it('R 139 a longer first move is a leader’s too', () => {
    shows('R 139', '12.2.d');
    const alboin = (round: number) => {
      const state = given('II', (position) => {
        position.round(round).turnOf('lombards').units('lombards', 'verona', { infantry: 1 }, 'alboin');
      });
      return new Story(state).answer(
        ...['select verona', 'lead alboin', 'take none', 'go ravenna', 'go picenum', 'go corfinium'],
      );
    };
    expect(alboin(6).offered()).toContain('go apulia');
    expect(alboin(7).offered()).not.toContain('go apulia');
  });

  it('12.2 all move and fight twice; stacking is not checked after the first combat, but after the second move', () => {
    shows('12.2.a', '12.2.c');
    const state = given('I', (position) => {
      position.round(9).turnOf('samnites', 'combat').units('samnites', 'lucania', { infantry: 5 });
      position.units('carthaginians', 'lucania', { infantry: 1 });
    });
    const story = new Story(state, 10, 1, 1, 1, 1, 1);
    expect(story.asked).toMatchObject({ ask: 'move', nation: 'samnites' });
    expect(story.count('samnites', 'lucania', 'infantry')).toBe(5);
    story.answer('done');
    // Lucania is their capital now.
    expect(story.count('samnites', 'lucania', 'infantry')).toBe(4);
    expect(story.asked?.nation).not.toBe('samnites');
  });
});

describe('rulings on points', () => {
  it('R 12 with the option, early counts wait for round 3', () => {
    shows('R 12');
    const at = (round: number, earlyScoring: string) =>
      new Story(
        given(
          'II',
          (position) => {
            position.round(round).turnOf('franks', 'round-end').units('berbers', 'numidia', { infantry: 1 });
          },
          { earlyScoring },
        ),
      ).told('score.area');
    expect(at(2, 'cards')).toMatchObject([{ nation: 'berbers', points: 1 }]);
    expect(at(2, 'round3')).toEqual([]);
    expect(at(3, 'round3')[0]).toMatchObject({ nation: 'berbers', points: 1 });
  });

  it('11.0 a kill counts in one’s own turn, unless the card says always', () => {
    shows('11.0.g');
    const legionFalls = (active: 'celts' | 'romans', ...dice: number[]) => {
      const state = given('I', (position) => {
        position
          .turnOf(active, 'combat')
          .units('celts', 'verona', { infantry: 2 })
          .units('romans', 'verona', { legion: 1 });
        // Land enough for the Celts, so that they need not submit.
        for (const area of ['pavia', 'ravenna', 'taurinum', 'tridentum', 'histria'] as const)
          position.units('celts', area, { infantry: 1 });
      });
      const story = new Story(state, ...dice);
      expect(story.count('romans', 'verona', 'legion')).toBe(0);
      return story.points('celts');
    };
    expect([legionFalls('celts', 10, 1, 1), legionFalls('romans', 1, 10, 1)]).toEqual([0.5, 0]);
  });

  it('11.0 a line for units counts leaders too, beside one that names that leader', () => {
    shows('11.0.h');
    const points = (leader: LeaderId) => {
      const state = given('I', (position) => {
        position.turnOf('greeks', 'combat').units('greeks', 'syracusae', { infantry: 2 });
        position.units('carthaginians', 'syracusae', { infantry: 1 }, leader);
      });
      return new Story(state, 10, 1, 1).points('greeks');
    };
    expect([points('hannibal'), points('mago')]).toEqual([0.5 + 0.5, 0.5 + 0.5 + 2]);
  });

  it('R 30 a tie is shared', () => {
    shows('11.0.m', 'R 30');
    const state = given('I');
    state.points[bookOf(state).nation('greeks') * 11 + 3] = 8;
    state.points[bookOf(state).nation('celts') * 11 + 5] = 8;
    expect(result(state)).toMatchObject({ points: [4, 4, 0], winners: [0, 1] });
  });

  it('R 31 a subject keeps half, rounded up to a whole point', () => {
    shows('12.5.2.d', 'R 31');
    const state = given('I', (position) => {
      position
        .round(5)
        .turnOf('romans', 'round-end')
        .subject('etruscans', 'romans')
        .units('romans', 'roma', { legion: 1 });
      for (const area of ['pavia', 'ravenna', 'etruria'] as const) position.units('etruscans', area, { infantry: 1 });
    });
    const story = new Story(state);
    expect(story.told('score.halved')).toMatchObject([{ nation: 'etruscans', points: 2, total: 3 }]);
    expect(story.points('etruscans')).toBe(2);
  });

  it('R 32 a region: one area of one’s own, nobody else’s, subjects do not matter', () => {
    shows('11.0.e', 'R 32', '12.5.2.f');
    const sicily = (greekSubjects: boolean) =>
      new Story(
        given('I', (position) => {
          position.round(3).turnOf('romans', 'round-end').units('carthaginians', 'lilybaeum', { infantry: 1 });
          position.units('samnites', 'messana', { infantry: 1 });
          if (greekSubjects) position.subject('samnites', 'carthaginians');
        }),
      ).told('score.region');
    expect(sicily(false)).toEqual([]);
    expect(sicily(true)).toMatchObject([{ nation: 'carthaginians', points: 2 }]);
  });

  it('R 32, R 112 a whole region in which nobody stands is nobody’s; where strangers only take points away it need not be', () => {
    shows('R 32', 'R 112', '12.5.2.f', '11.0.f');
    const rome = (round: number, ...areas: readonly AreaId[]) =>
      new Story(
        given('I', (position) => {
          position.round(round).turnOf('romans', 'round-end').units('romans', 'roma', { legion: 1 });
          for (const area of areas) position.units('samnites', area, { infantry: 1 });
          position.subject('samnites', 'romans');
        }),
      ).scored('romans');
    expect(rome(5, 'samnium')).toContain('region 5');
    expect(rome(5)).not.toContain('region 5');
    const all = ['region-minus 7', 'region-minus 5', 'region-minus 3', 'region-minus 2'];
    expect(rome(7, 'samnium', 'messana')).toEqual(all);
    expect(rome(7)).toEqual(all);
  });
});

describe('rulings on transformations and round 10', () => {
  it('R 41 every Greek area passes to Rome with one legion, fleets one for one', () => {
    shows('12.4.a', 'R 41');
    const state = given('I', (position) => {
      position.round(4).turnOf('romans', 'round-end').units('romans', 'roma', { legion: 14 });
      position.units('greeks', 'syracusae', { infantry: 3 }).units('greeks', 'mare-siculum', { fleet: 2 });
    });
    const story = new Story(state);
    expect(story.count('greeks', 'syracusae', 'infantry')).toBe(0);
    expect(story.count('romans', 'syracusae', 'legion')).toBe(1);
    expect(story.count('romans', 'mare-siculum', 'fleet')).toBe(2);
  });

  it('R 42 three Western Romans in Roma become the Patrimonium', () => {
    shows('12.4.a', 'R 42');
    const state = given('II', (position) => {
      position.round(5).turnOf('franks', 'round-end').units('western-romans', 'roma', { legion: 4 });
      position.units('western-romans', 'pisae', { legion: 1 });
    });
    const story = new Story(state);
    expect(story.told('transformed')).toMatchObject([{ nation: 'western-romans', foe: 'patrimonium' }]);
    expect(story.count('western-romans', 'pisae', 'legion')).toBe(0);
  });

  it('R 43 the Huns leave after round 2', () => {
    shows('R 43');
    const state = given('II', (position) => {
      position.round(2).turnOf('franks', 'round-end').units('huns', 'verona', { infantry: 3 });
    });
    const story = new Story(state);
    expect(story.told('gone')).toMatchObject([{ nation: 'huns' }]);
    expect(unitsAt(state, bookOf(state).nation('huns'), spaceNamed('verona'), 0)).toBe(0);
  });

  it('R 37, R 38 the armies of the civil war, with recruits for Marius', () => {
    shows('6.3.c', 'R 37', 'R 38', '13.4.i');
    const state = given('I', (position) => {
      position.round(10).turnOf('romans', 'round-start').units('romans', 'roma', { legion: 2 }).gold('romans', 3);
    });
    const story = new Story(state).answer('place calabria');
    expect(story.asked).toMatchObject({ ask: 'recruit', nation: 'populares' });
    expect(story.offered()).toContain('buy 2*consular-legion');
    story.answer('buy 2*consular-legion');
    expect(story.count('populares', 'etruria', 'consular-legion')).toBe(2);
    expect(state.leaderAt[leaderNamed('strabo')]).toBe(spaceNamed('roma'));
    expect(story.gold('romans')).toBe(7);
    expect(story.asked).toMatchObject({ ask: 'civil-war', nation: 'optimates' });
    // Three passes in succession end the game.
    story.answer('pass', 'pass', 'pass');
    expect(story.run.over).toBe(true);
  });

  it('R 31 half a point becomes a whole one, for the answer rounds always to the point', () => {
    shows('12.5.2.d', 'R 31');
    const state = given('I', (position) => {
      position.round(5).turnOf('samnites', 'combat').units('samnites', 'lucania', { infantry: 2 });
      position.units('romans', 'lucania', { legion: 1 }).units('carthaginians', 'africa', { infantry: 1 });
      position.subject('samnites', 'carthaginians');
    });
    const story = new Story(state, 10, 1, 1);
    expect(story.told('score.halved')).toMatchObject([{ nation: 'samnites', points: 1, total: 0.5 }]);
    expect(story.points('samnites')).toBe(1);
  });
});
