import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/areas.ts';
import { leaderNamed } from '../../src/data/book/book.ts';
import { DEAD } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

const ENTRIES = ['alpes', 'helvetia', 'noricum', 'illyricum', 'aures'].map((area) => `place ${area}`);
const AFRICA: readonly AreaId[] = ['mauretania', 'numidia', 'africa', 'byzacena', 'tripolitania'];

const placement = (
  game: 'I' | 'II',
  round: number,
  nation: Parameters<Given['turnOf']>[0],
  change?: (position: Given) => void,
) =>
  new Story(
    given(game, (position) => {
      position.round(round).turnOf(nation, 'placement');
      change?.(position);
    }),
  );

describe('reinforcements always come', () => {
  it('7.2, R 53 a nation that has lost everything gets them in an entry area, those of a leader with him', () => {
    shows('R 53', '7.2.a', '12.1.a');
    const lombards = placement('II', 8, 'lombards');
    expect(lombards.offered().sort()).toEqual([...ENTRIES].sort());
    lombards.answer('place noricum');
    expect([
      lombards.count('lombards', 'noricum', 'infantry'),
      lombards.count('lombards', 'noricum', 'knight'),
    ]).toEqual([3, 1]);
    expect(lombards.at('liutprand')).toBe('noricum');
    // They leave it in the movement that follows.
    expect(lombards.asked).toMatchObject({ ask: 'move', nation: 'lombards' });
    expect(lombards.offered()).toContain('select noricum');
  });

  it('7.2, R 53 two leaders without an area come to one entry area or to two', () => {
    shows('R 53', '7.2.d');
    const story = placement('I', 3, 'romans').answer(
      'place alpes',
      'place noricum',
      'place noricum',
      'put 2*legion',
      'place alpes',
      'put 3*legion',
    );
    expect([story.at('papirius'), story.at('decius')]).toEqual(['alpes', 'noricum']);
    expect([story.count('romans', 'noricum', 'legion'), story.count('romans', 'alpes', 'legion')]).toEqual([2, 3]);
  });

  it('7.2, R 53 a card that names a region is followed elsewhere if nothing is controlled there', () => {
    shows('R 53');
    const story = placement('I', 2, 'carthaginians', (position) =>
      position.units('carthaginians', 'lilybaeum', { infantry: 1 }),
    );
    expect([story.at('hamilcar'), story.count('carthaginians', 'lilybaeum', 'infantry')]).toEqual(['lilybaeum', 3]);
  });

  it('7.2, R 53 fleets for which there is no coast come to the seas of the card all the same', () => {
    shows('R 53');
    const story = placement('I', 5, 'romans', (position) => position.units('romans', 'mediolanum', { legion: 1 }));
    expect(story.offered()).toEqual(['place mare-tyrrhenum', 'place mare-ionium', 'place mare-siculum']);
    story.answer('place mare-siculum');
    expect([story.count('romans', 'mare-siculum', 'fleet'), story.at('regulus')]).toEqual([4, 'mediolanum']);
  });

  it('7.2, R 53 an admiral without a fleet comes to an entry area', () => {
    shows('R 53');
    const story = placement('I', 3, 'carthaginians', (position) =>
      position.units('carthaginians', 'mare-ionium', { fleet: 9 }),
    );
    story.answer('place aures');
    expect(story.at('mago')).toBe('aures');
  });

  it('7.2 a leader on the board for whom the card has no place is eliminated, and the legions come all the same', () => {
    shows('7.2.k', 'R 53');
    const state = given('I', (position) => {
      position.round(9).turnOf('celts', 'round-start').units('romans', 'mare-siculum', { fleet: 1 }, 'marius');
      position.units('samnites', 'roma', { infantry: 1 });
    });
    const story = new Story(state).answer('yes', 'place helvetia', 'place alpes', 'put 5*legion');
    expect([story.at('marius'), story.at('sulla'), story.count('romans', 'alpes', 'legion')]).toEqual([
      'dead',
      'helvetia',
      5,
    ]);
  });

  it('7.2, R 57 Byzantines without an area come aboard as far as there is room, Constans always', () => {
    shows('R 57', 'R 53');
    const coming = (fleet: number, infantry: number) => {
      const story = placement('II', 7, 'byzantines', (position) =>
        position.units('byzantines', 'mare-ionium', { fleet, infantry }),
      );
      if (story.asked?.ask === 'arrive') story.answer('place illyricum');
      if (story.asked?.ask === 'put') story.answer('put 2*infantry');
      return [
        story.at('constans'),
        story.count('byzantines', 'mare-ionium', 'infantry') - infantry,
        story.count('byzantines', 'illyricum', 'infantry'),
      ];
    };
    expect(coming(1, 0)).toEqual(['mare-ionium', 2, 0]);
    expect(coming(1, 1)).toEqual(['mare-ionium', 1, 1]);
    expect(coming(1, 2)).toEqual(['mare-ionium', 0, 2]);
    expect(coming(2, 3)).toEqual(['mare-ionium', 1, 1]);
    const without = placement('II', 7, 'byzantines');
    expect(without.answer('place illyricum').at('constans')).toBe('illyricum');
  });

  it('15.1 nobody is asked whether he accepts legions for which there is no counter', () => {
    shows('15.1.d', '7.2.a');
    const state = given('I', (position) => {
      position.round(9).turnOf('celts', 'round-start').units('romans', 'roma', { legion: 22 });
    });
    const story = new Story(state);
    expect(story.asked?.ask).not.toBe('accept');
    expect([story.at('marius'), story.at('sulla')]).toEqual(['roma', 'roma']);
  });

  it('7.2, R 57 the owner says who finds room aboard; the others come to entry areas', () => {
    shows('R 57');
    const story = placement('II', 5, 'byzantines', (position) =>
      position.units('byzantines', 'mare-hadriaticum', { fleet: 5 }),
    );
    // Three of five fleets have no counter: six of ten find room.
    story.answer('place mare-ionium');
    expect([
      story.count('byzantines', 'mare-ionium', 'fleet'),
      story.count('byzantines', 'mare-ionium', 'infantry'),
    ]).toEqual([3, 6]);
    story.answer('place illyricum', 'put 4*infantry');
    expect(story.count('byzantines', 'illyricum', 'infantry')).toBe(4);
  });

  it('7.2, R 53 Strabo comes in round 10 to a Rome that has nothing, and is gone if he does not leave the entry area', () => {
    shows('R 53', '9.2.a');
    const state = given('I', (position) => position.round(10).turnOf('celts', 'round-start'));
    const story = new Story(state).answer('place calabria', 'buy 3*legion', 'place noricum');
    expect(story.at('strabo')).toBe('noricum');
    story.answer('pass', 'pass', 'pass');
    expect(story.at('strabo')).toBe('dead');
  });
});

describe('units up to a number', () => {
  it('7.2, R 113 do not have to stand with the leader who comes beside them', () => {
    shows('R 113', '7.2.g', '7.2.d');
    const story = placement('I', 2, 'romans', (position) => {
      position.units('romans', 'roma', { legion: 2 }).units('romans', 'etruria', { legion: 1 });
    });
    story.answer('place roma', 'place etruria', 'put 6*legion');
    expect([story.at('fabius'), story.count('romans', 'etruria', 'legion')]).toEqual(['roma', 7]);
  });

  it('15.1, R 113 the five legions of round 9 come to Roma, Marius and Sulla to any areas', () => {
    shows('R 113', '15.1.d');
    const state = given('I', (position) => {
      position.round(9).turnOf('celts', 'round-start').units('romans', 'neapolis', { legion: 1 });
    });
    const story = new Story(state).answer('yes');
    expect([story.at('marius'), story.at('sulla'), story.count('romans', 'roma', 'legion')]).toEqual([
      'neapolis',
      'neapolis',
      5,
    ]);
  });

  it('7.2, R 114 are spread over entry areas like over controlled ones', () => {
    shows('R 114', '7.2.g');
    const state = given('I', (position) => position.round(4).turnOf('romans', 'round-end'));
    const story = new Story(state).answer('place alpes', 'put 10*legion', 'place noricum', 'put 4*legion');
    expect([story.count('romans', 'alpes', 'legion'), story.count('romans', 'noricum', 'legion')]).toEqual([10, 4]);
  });

  it('7.2, R 125 Sardinians come to any area of theirs, and to Olbia, which their card names, only without one', () => {
    shows('R 125', '7.2.g');
    const away = placement('II', 7, 'sardinians', (position) => {
      position.units('sardinians', 'lilybaeum', { infantry: 1 }).units('vandals', 'olbia', { infantry: 1 });
    });
    expect(away.count('sardinians', 'lilybaeum', 'infantry')).toBe(3);
    const none = placement('II', 7, 'sardinians', (position) => position.units('vandals', 'olbia', { infantry: 1 }));
    expect(none.count('sardinians', 'olbia', 'infantry')).toBe(3);
  });
});

describe('the Vandals of round 2', () => {
  it('15.8, R 61 Geiserich goes to any empty or own area of Africa or sea with fleets, whether units came there or not', () => {
    shows('R 61', '15.8.a');
    const story = placement('II', 2, 'vandals', (position) => {
      position
        .units('vandals', 'numidia', { infantry: 2 }, 'geiserich')
        .units('berbers', 'mauretania', { infantry: 1 });
    });
    story.answer('place mare-sardoum', 'put 3*fleet', 'place africa', 'put 9*infantry');
    expect(story.offered().sort()).toEqual(
      ['africa', 'byzacena', 'mare-sardoum', 'numidia', 'tripolitania'].map((space) => `place ${space}`),
    );
    story.answer('place byzacena');
    expect(story.at('geiserich')).toBe('byzacena');
  });

  it('15.8, R 53 those who find no room come to an entry area', () => {
    shows('R 53', 'R 61', '7.2.k');
    const story = placement('II', 2, 'vandals', (position) => {
      position.units('vandals', 'carales', { infantry: 1 }, 'geiserich');
      for (const area of AFRICA) position.units('berbers', area, { infantry: 1 });
    });
    story.answer('place mare-sardoum', 'put 3*fleet', 'place aures', 'put 3*infantry');
    expect([story.count('vandals', 'mare-sardoum', 'infantry'), story.count('vandals', 'aures', 'infantry')]).toEqual([
      6, 3,
    ]);
    expect(story.at('geiserich')).toBe('mare-sardoum');
  });

  it('15.8, R 61 all come without Geiserich too', () => {
    shows('R 61', '15.8.a');
    const story = placement('II', 2, 'vandals', (position) => {
      position.units('vandals', 'numidia', { infantry: 1 });
      position.state.leaderAt[leaderNamed('geiserich')] = DEAD;
      for (const area of AFRICA) if (area !== 'numidia') position.units('berbers', area, { infantry: 1 });
    });
    story.answer('place mare-sardoum', 'put 3*fleet', 'place numidia', 'put 9*infantry');
    expect(story.count('vandals', 'numidia', 'infantry')).toBe(10);
    expect(story.at('geiserich')).toBe('dead');
  });
});
