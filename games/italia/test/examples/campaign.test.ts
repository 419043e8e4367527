import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import { pointsFor } from '../../src/rules/points/scoring.ts';
import { bookOf, type State } from '../../src/state/state.ts';
import { given, Story } from '../story.ts';

describe('campaigns', () => {
  it('E30 the campaign of Fabius', () => {
    shows('12.3.a', '12.3.c', '12.3.1.a', '12.3.1.b', 'R 48', 'R 28');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 5);
      position.units('romans', 'roma', { legion: 3, 'consular-legion': 1 }, 'fabius').city('roma', 'romans');
      position.units('romans', 'perusia', { legion: 1 }).units('romans', 'picenum', { legion: 1 });
      position.units('romans', 'etruria', { legion: 3 });
      position.units('celts', 'ravenna', { infantry: 2 }).units('celts', 'pavia', { infantry: 2 });
      position.units('celts', 'verona', { infantry: 1 });
      // More land for the Celts, so that they need not submit.
      for (const area of ['taurinum', 'tridentum', 'histria'] as const) position.units('celts', area, { infantry: 1 });
      position.units('etruscans', 'florentia', { infantry: 1 }).units('etruscans', 'pisae', { infantry: 1 });
      position.city('pisae', 'etruscans').units('etruscans', 'liguria', { infantry: 2 });
      position.state.turn.leader = leaderNamed('fabius');
    });
    // First move: two Celts fall in Ravenna, nobody else is hit (six Roman dice, two Celtic ones).
    const story = new Story(state, 10, 10, 1, 1, 1, 1, 1, 1);
    story.answer('march', 'take 3*legion+consular-legion', 'go perusia', 'collect', 'go picenum', 'collect');
    story.answer('attack ravenna');
    expect(story.gold('romans')).toBe(4);
    story.answer('stop', 'no-block');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'celts' });
    story.answer('shift pavia', 'go verona', 'take 2*infantry');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'etruscans' });
    story.answer('shift florentia', 'go pisae', 'aim 2*infantry');
    expect(story.count('celts', 'verona', 'infantry')).toBe(3);
    expect(story.count('etruscans', 'pisae', 'infantry')).toBe(2);
    expect(story.count('romans', 'ravenna', 'legion')).toBe(5);
    expect(story.count('celts', 'ravenna', 'infantry')).toBe(0);
    // Second move: through empty Florentia into Etruria, where three legions join; Pisae needs two now.
    story.answer(
      'march',
      'take 4*legion+consular-legion',
      'go florentia',
      'go etruria',
      'collect',
      'collect-units 3*legion',
    );
    expect(story.gold('romans')).toBe(3);
    story.answer('attack pisae');
    expect(story.offered()).not.toContain('go pavia');
    story.answer('leave', 'drop 2*legion');
    expect(story.offered()).toContain('go pavia');
    expect(story.count('romans', 'ravenna', 'legion')).toBe(1);
  });

  it('E31 who may react to a leader in Ravenna', () => {
    shows('12.3.2.a', 'R 27');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 1);
      position.units('romans', 'picenum', { legion: 1 }, 'fabius');
      position.units('celts', 'verona', { infantry: 1 }).units('etruscans', 'florentia', { infantry: 1 });
      position.units('illyrians', 'mare-hadriaticum', { fleet: 1 }).units('samnites', 'corfinium', { infantry: 1 });
      position.state.turn.leader = leaderNamed('fabius');
    });
    const story = new Story(state).answer('march', 'take legion', 'go ravenna', 'stop');
    const asked: string[] = [];
    while (story.asked?.ask === 'react') {
      asked.push(story.asked.nation);
      story.answer('watch');
    }
    // Samnites in Corfinium are too far away.
    expect(asked).toEqual(['celts', 'etruscans', 'illyrians']);
  });
});

describe('points and submission', () => {
  const lineSum = (state: State, id: Parameters<ReturnType<typeof bookOf>['nation']>[0]) => {
    const nation = bookOf(state).nation(id);
    return bookOf(state)
      .counts[nation].filter(({ rounds }) => rounds !== 'any' && rounds.includes(state.round))
      .reduce((sum, count) => sum + pointsFor(state, nation, count), 0);
  };

  it('E32 nine foreign areas in the north: nothing for Rome, and no less', () => {
    shows('11.0.f');
    const state = given('I', (position) => {
      position.round(7).units('romans', 'roma', { legion: 1 });
      for (const area of [
        'taurinum',
        'mediolanum',
        'liguria',
        'pavia',
        'verona',
        'tridentum',
        'venetia',
        'aquileia',
        'histria',
      ] as const)
        position.units('celts', area, { infantry: 1 });
    });
    const romans = bookOf(state).nation('romans');
    const north = bookOf(state).counts[romans].filter(({ kind, vp }) => kind === 'region-minus' && vp === 7);
    expect(north).not.toHaveLength(0);
    for (const count of north) expect(pointsFor(state, romans, count)).toBe(0);
  });

  it('E33 Etruscans at the end of round 5: nine points', () => {
    shows('11.0.c', '11.0.d');
    const state = given('I', (position) => {
      position.round(5).turnOf('romans', 'round-end');
      for (const area of ['pavia', 'ravenna', 'etruria', 'corfinium'] as const)
        position.units('etruscans', area, { infantry: 1 });
      for (const area of ['etruria', 'pavia', 'corfinium'] as const) position.city(area, 'etruscans');
    });
    expect(new Story(state).points('etruscans')).toBe(9);
  });

  it('E34 Berbers at the end of round 2: six points', () => {
    shows('11.0.b', 'R 12', 'R 51');
    const state = given('II', (position) => {
      position.round(2).units('berbers', 'numidia', { infantry: 1 }).units('berbers', 'africa', { infantry: 1 });
      position.city('africa', 'berbers');
    });
    expect(lineSum(state, 'berbers')).toBe(6);
  });

  it('E35 Celts with five areas may submit after a round; with three they must before it', () => {
    shows('12.5.1.b', '12.5.1.c', '12.5.2.a', 'R 33', 'R 34');
    const attacked = (...areas: ('verona' | 'pavia' | 'mediolanum' | 'taurinum' | 'liguria')[]) =>
      given('I', (position) => {
        position.round(3).turnOf('romans', 'combat').units('romans', 'verona', { legion: 2 });
        position.units('celts', 'verona', { infantry: 2 }).units('romans', 'ravenna', { legion: 1 });
        position.units('romans', 'pavia', { legion: 1 });
        for (const area of areas) position.units('celts', area, { infantry: 1 });
      });
    const may = new Story(attacked('pavia', 'mediolanum', 'taurinum', 'liguria'), 1, 1, 1, 1);
    may.answer('battle verona', 'stand', 'stand');
    expect(may.asked).toMatchObject({ ask: 'submit', nation: 'celts', seat: 1 });
    may.answer('submit');
    while (may.asked?.ask === 'must-retreat' || may.asked?.ask === 'who-retreats') may.answer(may.offered()[0]);
    expect(may.overlord('celts')).toBe('romans');
    expect(may.count('romans', 'verona', 'legion')).toBe(0);
    expect(may.count('romans', 'pavia', 'legion')).toBe(0);
    const must = new Story(attacked('pavia', 'mediolanum'));
    must.answer('battle verona');
    while (must.asked?.ask === 'must-retreat' || must.asked?.ask === 'who-retreats') must.answer(must.offered()[0]);
    expect(must.overlord('celts')).toBe('romans');
    expect(must.told('rolled')).toEqual([]);
    expect(must.told('score.submission')).toMatchObject([{ nation: 'romans', points: 2 }]);
  });
});
