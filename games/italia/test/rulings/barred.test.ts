import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { score } from '../../src/rules/points/scoring.ts';
import { given, Story } from '../story.ts';

/** What is named as impossible now, with the reason: "select roma: moved". */
function barred({ run }: Story): string[] {
  const named = run.decision?.asks[0].barred?.() ?? [];
  return named.map(({ option, reason, rule }) => `${option.id}: ${reason} (${rule})`);
}

describe('what one would look for in vain is named with its reason', () => {
  it('6.2 and 6.3 units and cities that cannot be bought', () => {
    shows('6.2.d');
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('romans', 'purchase').gold('romans', 6);
        position.units('romans', 'roma', { legion: 1 }).units('romans', 'samnium', { legion: 1 });
        position.city('roma', 'romans');
      }),
    );
    expect(story.asked?.ask).toBe('buy');
    const found = barred(story);
    // One city allows no consular legion; a city in the highland of Samnium costs 8.
    expect(found).toContain('buy consular-legion: consular (6.3)');
    expect(found).toContain('city samnium: too-dear (6.2)');
    expect(found.some((line) => line.startsWith('buy legion'))).toBe(false);
    expect(found.some((line) => line.startsWith('city roma'))).toBe(false);
  });

  it('9.0 stacks that have moved, and areas that are closed', () => {
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('romans');
        position.units('romans', 'umbria', { legion: 1 }).units('samnites', 'corfinium', { infantry: 1 });
        position.units('romans', 'neapolis', { legion: 1 });
        position.subject('samnites', 'romans');
      }),
    );
    story.answer('select umbria');
    expect(barred(story)).toContain('go corfinium: ally (12.5.2)');
    story.answer('go roma');
    expect(barred(story)).toContain('select roma: moved (9.0)');
  });

  it('8.3 an area is full only for too many who are there', () => {
    shows('8.3.a');
    const story = new Story(
      given('I', (position) => {
        position.round(5).turnOf('romans').units('romans', 'neapolis', { legion: 1 }, 'regulus', 'scipio');
        position.units('greeks', 'lucania', { infantry: 1 });
      }),
    ).answer('select neapolis', 'go roma', 'select neapolis');
    // The leaders are left, whose way is a question of its own.
    expect(story.offered()).toEqual(['lead regulus', 'lead scipio']);
    expect(barred(story)).not.toContain('attack lucania: full (8.3)');
  });

  it('13.2 whoever waits in the Alps for Hannibal’s campaign', () => {
    shows('R 59');
    const story = new Story(
      given('I', (position) => {
        position.round(6).turnOf('carthaginians').units('carthaginians', 'alpes', { infantry: 5 }, 'hannibal');
        position.units('carthaginians', 'africa', { infantry: 1 });
      }),
    );
    expect(barred(story)).toContain('select alpes: waits (13.2)');
  });

  it('10.5 ways that are no way out of a battle', () => {
    const story = new Story(
      given('I', (position) => {
        position.round(3).turnOf('celts', 'combat').entered('roma', 'umbria');
        position.units('celts', 'umbria', { infantry: 2 }).units('samnites', 'umbria', { infantry: 2 });
        position.units('illyrians', 'picenum', { infantry: 1 });
      }),
      2,
      2,
      2,
      2,
    );
    story.answer('stand');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'samnites' });
    const found = barred(story);
    expect(found).toContain('retreat-to roma: attackers-way (10.5)');
    expect(found).toContain('retreat-to picenum: strangers (10.5)');
    // Nothing is both offered and barred.
    for (const id of story.offered()) expect(found.some((line) => line.startsWith(`${id}:`))).toBe(false);
  });
});

describe('a leader whose fleets have sailed without him', () => {
  it('9.6 has not moved: no fleet is left to take him', () => {
    shows('9.6.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians').units('carthaginians', 'mare-siculum', { fleet: 1 }, 'mago');
      position.units('carthaginians', 'mare-libycum', { fleet: 1 }).units('carthaginians', 'africa', { infantry: 1 });
    });
    // One fleet comes, the other goes without him.
    const story = new Story(state).answer('select mare-libycum', 'sail mare-siculum', 'stop');
    story.answer('select mare-siculum', 'take fleet', 'sail mare-libycum', 'stop');
    expect(barred(story)).toEqual(['select mare-libycum: moved (9.0)', 'select mare-siculum: no-fleet (9.6)']);
  });
});

describe('the handicap', () => {
  it('is points from the start, for the seats that have it', () => {
    const state = given('I', () => {}, { handicap2: '10' });
    expect([0, 1, 2].map((seat) => score(state, seat))).toEqual([0, 10, 0]);
  });
});
