import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import type { GameId, NationId } from '../src/data/names.ts';
import { italia } from '../src/index.ts';
import { forecast } from '../src/scene/forecast.ts';
import { countNow, nationCard } from '../src/scene/nation-card.ts';
import { scene } from '../src/scene/scene.ts';
import { bookOf } from '../src/state/state.ts';
import { given } from './story.ts';

describe('what a player sees', () => {
  it('which nation acts, who is next, who has acted', () => {
    const state = given('I', (position) => {
      position.round(2).turnOf('samnites');
      for (const id of ['celts', 'samnites', 'illyrians'] as const) position.units(id, 'verona', { infantry: 1 });
    });
    const agenda = scene(state).agenda ?? [];
    expect(agenda.map(({ name, state: stage }) => `${name.say} ${stage}`)).toEqual([
      'nation.celts done',
      'nation.samnites now',
      'nation.carthaginians next',
      'nation.illyrians later',
      'nation.romans later',
    ]);
  });

  it('what each nation would score now, and when it counts', () => {
    const state = given('I', (position) => {
      position.round(4).turnOf('etruscans').units('etruscans', 'pavia', { infantry: 1 }).city('pavia', 'etruscans');
    });
    const etruscans = bookOf(state).nation('etruscans');
    expect(countNow(state, etruscans)).toBe(3);
    const row = scene(state).panels[2].rows.find(({ name }) => name.say === 'nation.etruscans');
    expect(row?.note).toEqual({ say: 'note.counts', args: { nation: 'etruscans', round: 5 } });
    expect(row?.cells.find(({ name }) => name.say === 'cell.now')?.value).toBe(3);
  });

  it('what a nation will take in, if it ever will', () => {
    const promised = (round: number, active: NationId, id: NationId, game: GameId = 'I') => {
      const state = given(game, (position) => {
        position.round(round).turnOf(active).units(id, 'messana', { infantry: 1 });
      });
      const book = bookOf(state);
      return forecast(state, book.seatOf[book.nation(id)]).length;
    };
    expect([promised(3, 'celts', 'celts'), promised(9, 'celts', 'carthaginians')]).toEqual([1, 1]);
    // Round 10 is the civil war; the Greeks become Romans after round 4, and the Visigoths go on after round 3.
    expect([promised(9, 'celts', 'celts'), promised(4, 'greeks', 'greeks')]).toEqual([0, 0]);
    expect([promised(2, 'visigoths', 'visigoths', 'II'), promised(3, 'visigoths', 'visigoths', 'II')]).toEqual([1, 0]);
    // The turn of round 4 starts with the campaign of Pyrrhus.
    expect([promised(4, 'celts', 'epirotes'), promised(4, 'epirotes', 'epirotes')]).toEqual([0, 1]);
  });

  it('a card says whatever its table holds', () => {
    const say = (language: 'en' | 'it', part: string, id: string) =>
      Object.entries(italia.messages[language]).flatMap(([key, text]) =>
        key.startsWith(`${part}.${id}.`) ? [text] : [],
      );
    expect(say('en', 'right', 'romans')).toEqual([
      'Its capital is always Roma',
      'Consular legions: at most half as many as it controls cities, when one is bought',
    ]);
    expect(say('it', 'right', 'carthaginians')[0]).toBe(
      'Flotte comprate solo in Mare Siculum, Mare Libycum, Mare Sardoum',
    );
    expect(say('en', 'submission', 'celts')[1]).toBe(
      'Carthaginians, may with at most 6 areas, Round 6, 7, only if he leads the attack: Hannibal',
    );
    expect(say('en', 'arrival', 'populares')[0]).toContain('when the round begins; 12 gold for recruits');
    expect(say('en', 'operation', 'carthaginians')[0]).toContain(
      'starts in Alpes; units may be put there from North Africa',
    );
    const view = given('I', (position) => position.turnOf('romans'));
    const romans = nationCard(view, bookOf(view).nation('romans'));
    expect(romans.lines?.filter(({ part }) => part?.say === 'part.right')).toHaveLength(2);
  });

  it('points by nation and round at the end, and they add up', () => {
    const run = Run.start(italia, configure(italia, 4), seedFrom('scene'));
    const chance = Chance.fromSeed(seedFrom('scene choices'));
    while (run.decision !== null) {
      const [{ seat, options }] = run.decision.asks;
      run.answer(seat, chance.pick(options).id);
    }
    const { ledger } = scene(run.state);
    const sums = [0, 0, 0, 0];
    for (const { seat = -1, values, total } of ledger?.rows ?? []) {
      expect(values).toHaveLength(10);
      expect(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(total);
      sums[seat] += total;
    }
    expect(sums).toEqual(italia.result(run.state).points);
  });
});
