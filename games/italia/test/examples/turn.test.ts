import { configure, Run, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { italia } from '../../src/index.ts';
import { fullIncome, incomeOf } from '../../src/rules/economy/income.ts';
import { consularRoom, mayBuy } from '../../src/rules/economy/purchase.ts';
import { isAlive } from '../../src/rules/pieces/pieces.ts';
import { hasTurn } from '../../src/rules/turn/turn.ts';
import { bookOf } from '../../src/state/state.ts';
import { given, Story } from '../story.ts';

describe('the turn, income, purchase and arrivals', () => {
  it('E1 the Celts act first, with Celtic units only; then the Etruscans', () => {
    shows('5.0.a', '5.0.c');
    const run = Run.start(italia, configure(italia, 3), seedFrom('e1'));
    const ask = run.decision?.asks[0];
    expect(ask?.prompt.args?.nation).toBe('celts');
    // Three gold buy nothing, so they move at once; nothing of the Samnites, who have the same player, can be moved.
    const offered = run.decision?.asks[0].options.map(({ id }) => id) ?? [];
    expect(offered).toContain('select mediolanum');
    expect(offered).not.toContain('select samnium');
    const order = bookOf(run.state);
    expect(order.nation('etruscans')).toBe(order.nation('celts') + 1);
  });

  it('E2 six gold of income, eight to spend', () => {
    shows('6.1.b', '6.1.c', '6.1.d');
    const state = given('I', (position) => {
      position
        .turnOf('etruscans', 'turn-start')
        .gold('etruscans', 2)
        .city('etruria', 'etruscans')
        .city('ravenna', 'etruscans');
      for (const area of ['pisae', 'pavia', 'ravenna', 'etruria'] as const)
        position.units('etruscans', area, { infantry: 1 });
    });
    expect(fullIncome(state, state.nation)).toBe(6);
    expect(new Story(state).gold('etruscans')).toBe(8);
  });

  it('E3, E4 consular legions: half of the cities, and none is taken away', () => {
    shows('6.3.a', '6.3.b');
    const state = given('I', (position) => {
      position.turnOf('romans', 'purchase').gold('romans', 10);
      for (const area of ['roma', 'umbria', 'corfinium', 'apulia', 'samnium'] as const)
        position.units('romans', area, { legion: 1 });
      for (const area of ['roma', 'umbria', 'corfinium'] as const) position.city(area, 'romans');
    });
    const romans = bookOf(state).nation('romans');
    expect(consularRoom(state, romans)).toBe(1);
    expect(mayBuy(state, romans, 3)).toBe(true);
    state.units[(romans * 51 + spaceNamed('roma')) * 8 + 3] += 1;
    state.supply[romans * 7 + 3] -= 1;
    expect(mayBuy(state, romans, 3)).toBe(false);
    // A second needs four cities.
    state.city[spaceNamed('apulia')] = 1;
    expect(mayBuy(state, romans, 3)).toBe(true);
    // Losing cities takes none away: there is just no room for more.
    state.city.fill(0);
    expect(consularRoom(state, romans)).toBe(0);
  });

  it('E5 Celts pay two of five to Rome, which has eleven and buys at once', () => {
    shows('6.4.a', 'R 49', '6.4.b');
    const state = given('I', (position) => {
      position.round(5).turnOf('celts', 'turn-start').gold('romans', 9).subject('celts', 'romans');
      position.city('roma', 'romans').city('etruria', 'romans').units('romans', 'roma', { legion: 1 });
      position.units('romans', 'etruria', { legion: 1 });
      for (const area of ['verona', 'pavia', 'mediolanum', 'taurinum', 'liguria'] as const)
        position.units('celts', area, { infantry: 1 });
    });
    const story = new Story(state).answer('stay-loyal');
    expect(story.gold('celts')).toBe(3);
    expect(story.asked).toMatchObject({ ask: 'tribute', seat: 0, nation: 'romans' });
    expect(story.offered().sort()).toEqual(
      ['buy-one consular-legion', 'buy-one fleet', 'buy-one legion', 'save'].sort(),
    );
    story.answer('buy-one legion');
    expect(story.gold('romans')).toBe(7);
    expect(state.waiting[bookOf(state).nation('romans') * 7 + 2]).toBe(1);
  });

  it('E6 nine infantry and Boiorix come to Helvetia, and none may stay there', () => {
    shows('7.2.a', '7.2.e', 'R 11', '9.2.a');
    const state = given('I', (position) => position.round(8).turnOf('cimbri', 'turn-start'));
    const story = new Story(state);
    expect(story.count('cimbri', 'helvetia', 'infantry')).toBe(9);
    expect(state.leaderAt[leaderNamed('boiorix')]).toBe(spaceNamed('helvetia'));
    story.answer('march', 'take 4*infantry', 'go mediolanum', 'stop', 'end');
    expect(story.count('cimbri', 'helvetia', 'infantry')).toBe(0);
    expect(story.count('cimbri', 'mediolanum', 'infantry')).toBe(4);
  });

  for (const [before, added] of [
    [14, 0],
    [12, 2],
    [8, 6],
  ] as const)
    it(`E7 ${before} legions at the end of round 4: ${added} more`, () => {
      shows('7.2.g', '7.2.f');
      const state = given('I', (position) => {
        position.round(4).turnOf('romans', 'round-end').units('romans', 'roma', { legion: before });
      });
      const story = new Story(state);
      expect(story.count('romans', 'roma', 'legion')).toBe(before + added);
    });

  it('E8 Hamilcar comes to a controlled area of Africa and leaves in the next placement', () => {
    shows('7.2.i', 'R 9', '7.2.h');
    const state = given('I', (position) => {
      position.round(2).turnOf('carthaginians', 'placement');
      position.units('carthaginians', 'africa', { infantry: 1 }).units('carthaginians', 'lilybaeum', { infantry: 1 });
    });
    new Story(state);
    expect(state.leaderAt[leaderNamed('hamilcar')]).toBe(spaceNamed('africa'));
    const next = given('I', (position) => {
      position.round(2).units('carthaginians', 'africa', { infantry: 1 }, 'hamilcar');
      position.round(3).turnOf('carthaginians', 'placement');
    });
    new Story(next);
    expect(isAlive(next, leaderNamed('hamilcar'))).toBe(false);
  });

  it('E38 the Epirotes are skipped in rounds 1 to 3', () => {
    shows('5.2.b', '12.1.a');
    const state = given('I');
    const epirotes = bookOf(state).nation('epirotes');
    expect([1, 2, 3, 4].map((round) => hasTurn({ ...state, round }, epirotes))).toEqual([false, false, false, true]);
  });

  it('E39 set-up of Italia II', () => {
    shows('15.5.a', '8.2.a');
    const story = new Story(Run.start(italia, configure(italia, 4), seedFrom('e39')).state);
    expect(story.cityIn('roma')).toBe('city');
    expect(story.count('western-romans', 'roma', 'roman-foederati')).toBe(2);
    expect(story.count('western-romans', 'pavia', 'legion')).toBe(5);
  });

  it('E40 no campaign and no gold for a Marius who fell before', () => {
    shows('12.3.e', '15.1.c');
    const state = given('I', (position) => {
      position.round(8).turnOf('romans', 'combat').units('romans', 'roma', { legion: 2 });
      position.state.leaderAt[leaderNamed('marius')] = -2;
    });
    const story = new Story(state);
    expect(story.told('campaign')).toEqual([]);
    expect(story.gold('romans')).toBe(0);
  });

  it('halves: Byzantines always, Foederati without Ravenna', () => {
    shows('6.1.g', '6.1.h');
    const state = given('II', (position) => {
      position.units('byzantines', 'syracusae', { infantry: 1 }).units('byzantines', 'messana', { infantry: 1 });
      position.units('byzantines', 'rhegium', { infantry: 1 });
      position.units('foederati', 'verona', { infantry: 1 }).units('foederati', 'pavia', { infantry: 1 });
      position.units('foederati', 'venetia', { infantry: 1 });
    });
    const book = bookOf(state);
    expect(incomeOf(state, book.nation('byzantines'))).toBe(2);
    expect(incomeOf(state, book.nation('foederati'))).toBe(2);
  });
});
