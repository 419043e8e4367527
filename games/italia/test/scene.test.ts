import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import type { GameId, NationId } from '../src/data/names.ts';
import { italia } from '../src/index.ts';
import { forecast } from '../src/scene/forecast.ts';
import { countNow, nationCard, nextCount, stillToScore } from '../src/scene/nation-card.ts';
import { scene } from '../src/scene/scene.ts';
import { bookOf, DEAD, type State } from '../src/state/state.ts';
import { type Given, given } from './story.ts';

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
        key === `${part}.${id}` || key.startsWith(`${part}.${id}.`) ? [text] : [],
      );
    expect(say('en', 'right', 'romans')).toEqual([
      'Its capital is always Roma',
      'Consular legions: at most half as many as it controls cities, when one is bought',
      'Before round 10: at the start of its turn all others leave Roma, and a ruin there is a city again',
      'In its first 3 battles against elephants units are lost before the first round, except consular legions: on 8, 10, 10 or more, battle by battle',
      'Round 10: Roman legions beside Sulla go over to him on 7 or more, beside a consular legion on 9 or more; Roman legions beside Marius go over to him on 9 or more, beside a consular legion on 10 or more',
    ]);
    expect(say('it', 'right', 'carthaginians')[0]).toBe(
      'Flotte comprate solo in Mare Siculum, Mare Libycum, Mare Sardoum',
    );
    expect(say('en', 'submission', 'celts')[1]).toBe(
      'Carthaginians, may with at most 6 areas, Round 6, 7, only if he leads the attack: Hannibal',
    );
    expect(say('it', 'submission', 'avars').join('; ')).toMatch(/deve con al massimo 1 area\b/);
    expect(say('en', 'owns', 'african-romans')[0]).toContain('unless it controls any area of North Africa');
    expect(say('en', 'owns', 'foederati')[0]).toContain('unless it controls Ravenna');
    const elsewhere = 'whoever finds no place: any entry area';
    expect(say('en', 'arrival', 'byzantines')[3]).toContain(
      `if it controls none: Mare Ionium, aboard its fleets, as far as there is room; ${elsewhere}`,
    );
    expect(say('en', 'arrival', 'patrimonium')[1]).toContain(`else in areas it controls; ${elsewhere}`);
    expect(
      say('en', 'arrival', 'romans').filter((text) => /Round 9/.test(text) && text.includes(elsewhere)),
    ).toHaveLength(1);
    expect(say('it', 'line', 'celts')[3]).toMatch(/^0,5 /);
    expect(say('en', 'line', 'celts')[3]).toMatch(/^0\.5 /);
    expect(say('en', 'line', 'celts')[0]).toContain('for plundering or raiding Roma');
    expect(say('en', 'arrival', 'populares')[0]).toContain('when the round begins; 12 gold for recruits');
    expect(say('en', 'operation', 'carthaginians')[0]).toContain(
      'starts in Alpes; units may be put there from North Africa',
    );
    const view = given('I', (position) => position.turnOf('romans'));
    const romans = nationCard(view, bookOf(view).nation('romans'));
    expect(romans.lines?.filter(({ part }) => part?.say === 'part.right')).toHaveLength(5);
  });

  describe('what can still be won', () => {
    const lines = (state: State, id: NationId) =>
      stillToScore(state, bookOf(state).nation(id)).map(({ words }) => String(words.args?.line));
    const on = (state: State, id: NationId, line: string) => [
      lines(state, id).includes(line),
      nationCard(state, bookOf(state).nation(id)).lines?.find(({ words }) => words.args?.line === line)?.state,
    ];

    it('the first sack of Roma until it has been, and later ones only then', () => {
      const celts = (sacked: boolean) =>
        given('I', (position) => {
          position.round(3).turnOf('celts').units('celts', 'verona', { infantry: 2 });
          position.units('romans', 'roma', { legion: 1 });
          if (sacked) position.state.sackedRoma = 1 << position.nation('celts');
        });
      expect([on(celts(false), 'celts', 'celts.0'), on(celts(false), 'celts', 'celts.1')]).toEqual([
        [true, 'now'],
        [false, 'later'],
      ]);
      expect([on(celts(true), 'celts', 'celts.0'), on(celts(true), 'celts', 'celts.1')]).toEqual([
        [false, 'past'],
        [true, 'now'],
      ]);
    });

    it('a crown until it is given and while he lives, conversions while some are left', () => {
      const late = (change: (position: Given) => void) =>
        given('II', (position) => {
          position.round(10).turnOf('franks').units('franks', 'pavia', { infantry: 2 }, 'charlemagne');
          position.units('patrimonium', 'roma', { infantry: 2 }).units('lombards', 'verona', { infantry: 1 });
          change(position);
        });
      const title = (state: State) => on(state, 'franks', 'franks.0');
      const conversion = (state: State) => on(state, 'patrimonium', 'patrimonium.7');
      const none = late(() => {});
      expect([title(none), conversion(none)]).toEqual([
        [true, 'now'],
        [true, 'now'],
      ]);
      const all = late(({ state }) => {
        state.emperor = true;
        state.conversions = 2;
      });
      expect([title(all), conversion(all)]).toEqual([
        [false, 'past'],
        [false, 'past'],
      ]);
      expect(title(late(({ state }) => state.leaderAt.fill(DEAD)))).toEqual([false, 'past']);
    });

    it('a last unit once, and nothing from whoever is out of the game', () => {
      const romans = (change: (position: Given) => void) =>
        given('I', (position) => {
          position.round(7).turnOf('romans').units('romans', 'roma', { legion: 2 });
          position.units('carthaginians', 'africa', { infantry: 1 });
          change(position);
        });
      expect(
        on(
          romans(() => {}),
          'romans',
          'romans.2',
        ),
      ).toEqual([true, 'now']);
      const done = romans((position) => {
        position.state.wipedOut = [position.nation('romans') * 64 + position.nation('carthaginians')];
      });
      expect(on(done, 'romans', 'romans.2')).toEqual([false, 'past']);
      // The Greeks are Romans since round 4.
      const greeks = given('I', (position) => {
        position.round(6).turnOf('carthaginians').units('carthaginians', 'africa', { infantry: 1 });
      });
      expect(on(greeks, 'carthaginians', 'carthaginians.0')).toEqual([false, 'past']);
    });

    it('13.4 in round 10 by the three factions alone', () => {
      const state = given('I', (position) => {
        position.round(10).turnOf('optimates', 'civil-war').units('celts', 'verona', { infantry: 2 });
        position.units('optimates', 'pisae', { legion: 1 }, 'sulla-optimates').units('romans', 'roma', { legion: 1 });
      });
      const celts = bookOf(state).nation('celts');
      expect([lines(state, 'celts'), nextCount(state, celts)]).toEqual([[], undefined]);
      expect(nationCard(state, celts).lines?.filter(({ part }) => part?.say === 'part.points')).not.toEqual([]);
      expect(
        nationCard(state, celts).lines?.every(
          ({ part, state: when }) => part?.say !== 'part.points' || when === 'past',
        ),
      ).toBe(true);
      expect(lines(state, 'optimates').length).toBeGreaterThan(0);
    });
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
