import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

describe('an army that begins its move among enemies', () => {
  const sulla = (change: (position: Given) => void) =>
    new Story(
      given('I', (position) => {
        position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 5);
        position.units('optimates', 'calabria', { legion: 9 }, 'sulla-optimates');
        position.units('optimates', 'mare-ionium', { fleet: 2 }).units('samnites', 'calabria', { infantry: 3 });
        change(position);
      }),
    );

  it('12.3.1 cannot leave them if it cannot overrun them: more may not attack there than the limit allows', () => {
    shows('12.3.1.h', '9.3.a', '8.3.a');
    // Twice three are six, and four may attack.
    expect(sulla(() => {}).offered()).toEqual(['pass', 'hold']);
    // In a city as many are enough.
    const city = sulla((position) => position.city('calabria', 'samnites'));
    expect(city.offered()).toEqual(['pass', 'march', 'embark mare-ionium', 'hold']);
    expect(city.answer('march').offered().at(-1)).toBe('take 6*legion');
  });

  it('12.3.1 nor on a campaign of an ordinary round: it fights', () => {
    shows('12.3.1.h');
    const state = given('I', (position) => {
      position.round(7).turnOf('romans', 'campaign').gold('romans', 4).leads('scipio');
      position.units('romans', 'lucania', { legion: 7 }, 'scipio').units('greeks', 'lucania', { infantry: 3 });
    });
    const story = new Story(state, ...new Array<number>(7).fill(10), 1, 1, 1).calmly();
    expect(story.told('battle.won')).toHaveLength(1);
    expect(story.gold('romans')).toBe(4);
  });

  it('8.3 a leader who stays with them makes it one more', () => {
    shows('8.3.c', '9.3.a');
    const state = (...leaders: readonly 'marcellus'[]) =>
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', 4).leads('scipio');
        position.units('romans', 'samnium', { legion: 7 }, 'scipio', ...leaders);
        position.units('greeks', 'samnium', { infantry: 2 });
      });
    // Three may attack the highland, four with a leader, and four are needed.
    expect(new Story(state('marcellus')).offered()).toContain('march');
    const alone = new Story(state(), ...new Array<number>(7).fill(10), 1, 1);
    expect(alone.calmly().told('battle.won')).toHaveLength(1);
  });

  it('R 95 only the army and those whom it leaves behind fight in its step, not others of its nation', () => {
    shows('R 95', '12.3.a');
    const state = given('I', (position) => {
      position.round(10).turnOf('romans', 'civil-war').gold('romans', 3);
      position.units('romans', 'roma', { legion: 1 }, 'strabo').units('romans', 'calabria', { 'consular-legion': 2 });
      position.units('optimates', 'calabria', { legion: 3 }, 'sulla-optimates').gold('optimates', 2);
    });
    const story = new Story(state).answer('march', 'take legion', 'go neapolis', 'stop').calmly();
    expect(story.told('battle')).toEqual([]);
    expect(story.asked).toMatchObject({ ask: 'civil-war', nation: 'optimates' });
    // It is for Sulla to fight them where he stands.
    expect(story.offered()).toContain('hold');
  });

  describe('that comes to others of its nation among enemies', () => {
    const strabo = (legions: number, dice: number) =>
      new Story(
        given('I', (position) => {
          position.round(10).turnOf('romans', 'civil-war').gold('romans', 1);
          position.units('romans', 'neapolis', { legion: legions }, 'strabo');
          position.units('optimates', 'lucania', { legion: 1 }).units('romans', 'lucania', { legion: 2 });
        }),
        ...new Array<number>(dice).fill(10),
      );

    it('R 138 does not overrun by those who stood there: it stays and fights', () => {
      shows('9.3.a', '9.0.e', 'R 95', 'R 138');
      const story = strabo(1, 4).answer('march', 'take legion', 'attack lucania');
      expect(story.offered().filter((id) => id.startsWith('go ') || id.startsWith('attack '))).toEqual([]);
      expect(story.answer('stop').calmly().told('battle')).toMatchObject([
        { area: 'lucania', nation: 'romans', foe: 'optimates' },
      ]);
    });

    it('9.3, 9.3.c overruns with enough of its own, and then there is a battle', () => {
      shows('9.3.a', '9.3.c', 'R 95');
      const story = strabo(3, 5).answer('march', 'take 3*legion', 'attack lucania', 'leave', 'drop 2*legion');
      expect(story.offered()).toContain('go calabria');
      story.answer('go calabria', 'stop').calmly();
      expect(story.told('battle')).toMatchObject([{ area: 'lucania' }]);
    });
  });
});

describe('an army part of which is among subjects', () => {
  const scipio = (gold: number) =>
    new Story(
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', gold).leads('scipio');
        position.units('romans', 'pisae', { legion: 3 }, 'scipio').units('celts', 'pisae', { infantry: 1 });
        position.subject('celts', 'romans').units('romans', 'mare-ligusticum', { fleet: 1 });
      }),
    );

  it('12.3.1 does not end its campaign while it can pay', () => {
    shows('12.3.1.e');
    const story = scipio(4).answer('embark mare-ligusticum', 'stop').calmly();
    expect(story.count('romans', 'pisae', 'legion')).toBe(1);
    // There was nothing else to answer: he is at sea again, for a second gold piece.
    expect(story.asked).toMatchObject({ ask: 'voyage' });
    expect(story.gold('romans')).toBe(2);
  });

  it('12.3.1 leaves nobody there with its last gold piece', () => {
    shows('12.3.1.e');
    expect(scipio(2).offered('embark')).toHaveLength(1);
    expect(scipio(1).offered('embark')).toEqual([]);
  });
});

describe('a ruin that its holder left as it was after movement', () => {
  it('10.6.1 may be rebuilt when combat is over by whoever has retreated there', () => {
    shows('10.6.1.c');
    const state = given('I', (position) => {
      position.round(3).turnOf('samnites').units('samnites', 'neapolis', { infantry: 1 });
      position.city('neapolis', 'samnites', true).units('samnites', 'samnium', { infantry: 2 });
      position.units('greeks', 'lucania', { infantry: 1 }).units('greeks', 'calabria', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 1).answer(
      'select samnium',
      'attack lucania',
      'take 2*infantry',
      'via samnium',
      'done',
    );
    expect(story.asked).toMatchObject({ ask: 'rebuild', nation: 'samnites' });
    story.answer('no', 'retreat-to neapolis', 'fall-back 2*infantry');
    expect(story.asked).toMatchObject({ ask: 'rebuild', nation: 'samnites' });
  });
});
