import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CAV, given, INF, MISS, passTurn, Story } from '../story.ts';

const times = (count: number, face: number): number[] => new Array<number>(count).fill(face);

describe('the examples of the realm', () => {
  it('E15 a whole turn of Italia', () => {
    shows('4.3.a', '4.4.a', '5.8.b', '7.1.a', '10.2.a', '11.1.a', '12.1.b', '12.1.c', '13.1.a', '14.1.a', 'R-CON-A');
    const [ITALIA, HISPANIA, MACEDONIA] = [0, 1, 2] as const;
    const story = new Story(
      given(['italia', 'hispania', 'macedonia'], (p) => {
        p.owns(ITALIA, 'neapolis').road('italia', 'neapolis').army(ITALIA, 'italia', { infantry: 5, cavalry: 3 });
        p.army(ITALIA, 'italia', { catapults: 2 }).owns(HISPANIA, 'narbonensis').owns(MACEDONIA, 'dalmatia');
        p.army(HISPANIA, 'narbonensis', { generals: 1, infantry: 2 });
        p.army(MACEDONIA, 'dalmatia', { generals: 1, infantry: 4, cavalry: 2, catapults: 1 });
      }),
      ...[INF, INF, CAV, MISS, MISS],
      ...[...times(6, MISS), ...times(4, INF), CAV, CAV],
      ...times(7, MISS),
    );
    expect([story.tribute(ITALIA), story.tribute(HISPANIA)]).toEqual([30, 25]);
    story.answer(ITALIA, 'march italia', 'leaders general', 'legion 2*infantry+cavalry', 'attack narbonensis');
    story.answer(ITALIA, 'march italia', 'leaders general', 'legion 3*infantry+2*cavalry+2*catapult');
    story.answer(ITALIA, 'attack dalmatia', 'done', 'battle narbonensis', 'kill');
    story.answer(MACEDONIA, 'form 4*infantry+2*cavalry').answer(ITALIA, 'form 3*infantry+2*cavalry+catapult');
    story.answer(MACEDONIA, 'fight-on').answer(ITALIA, 'retreat italia');
    expect([story.owner('narbonensis'), story.owner('dalmatia')]).toEqual([ITALIA, MACEDONIA]);
    expect([story.tribute(ITALIA), story.tribute(HISPANIA), story.state.money[ITALIA]]).toEqual([40, 15, 40]);
    story.answer(ITALIA, 'destroy neapolis');
    expect([story.tribute(ITALIA), story.state.road.filter((road) => road > 0)]).toEqual([35, []]);
    story.answer(ITALIA, 'recruit', 'levy 4*infantry');
    expect(story.state.money[ITALIA]).toBe(0);
    expect(story.at(ITALIA, 'italia')[0]).toBe(4);
    expect(story.state.active).toBe(MACEDONIA);
  });

  const TENS = ['britannia', 'narbonensis', 'neapolis', 'achaia', 'asia', 'syria', 'caesariensis'] as const;

  it('E23 the timing of inflation', () => {
    shows('13.3.a', '13.5.a', 'R-INF-2');
    const story = new Story(
      given(['egyptus', 'hispania'], (p) => {
        p.owns(0, ...TENS, 'africa-proconsularis', 'cilicia').army(0, 'egyptus', { infantry: 1 });
      }),
    );
    expect(story.tribute(0)).toBe(100);
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'go arabia-petraea', 'done');
    expect([story.tribute(0), story.state.inflation]).toEqual([105, 0]);
    story.answer(0, 'destroy egyptus', 'city egyptus', 'recruit');
    story.answer(0, 'levy 7*infantry');
    expect(story.state.money[0]).toBe(5);
    expect([story.state.active, story.state.inflation]).toEqual([1, 0]);
    story.answer(1, 'done', 'recruit');
    expect([story.state.money[1], story.state.inflation]).toEqual([5, 1]);
    // Prices stay, though the marker falls back.
    story.answer(0, 'done', 'destroy egyptus');
    expect([story.tribute(0), story.state.inflation]).toEqual([100, 1]);
    story.answer(0, 'recruit', 'levy infantry');
    expect(story.state.money[0]).toBe(5 + 105 - 20);
  });

  it('E23 at 205 all prices are three times the first', () => {
    shows('13.4.a');
    const fives = [
      'cilicia',
      'pannonia',
      'noricum',
      'rhaetia',
      'moesia',
      'dacia',
      'thracia',
      'creta',
      'cyprus',
    ] as const;
    const more = ['cyrenaica', 'macedonia', 'italia', 'galatia', 'numidia', 'mesopotamia'] as const;
    const story = new Story(
      given(['egyptus', 'hispania'], (p) => {
        p.owns(0, ...TENS, ...more, 'africa-proconsularis', ...fives).army(0, 'egyptus', { infantry: 1 });
        p.state.inflation = 1;
        p.state.inflationBy[0] = 0;
      }),
    );
    expect(story.tribute(0)).toBe(200);
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'go arabia-petraea');
    story.answer(0, 'done', 'recruit');
    expect(story.run.decision?.asks[0].prompt.args).toEqual({ talents: 205, times: 2 });
    story.answer(0, 'levy infantry', 'done');
    passTurn(story);
    story.answer(0, 'done', 'recruit');
    expect(story.run.decision?.asks[0].prompt.args).toEqual({ talents: 205 - 20 + 205, times: 3 });
  });

  it('E24 a road and two cities in one turn', () => {
    shows('14.3.a', '14.4.a');
    const story = new Story(
      given(['egyptus', 'hispania'], (p) => {
        p.turn(0, 'build').owns(0, 'cyrenaica', 'africa-proconsularis').owns(1, 'numidia').city('numidia').money(0, 70);
      }),
    );
    expect(story.offered(0, 'road')).toEqual([]);
    story.answer(0, 'city cyrenaica', 'city africa-proconsularis');
    expect(story.offered(0, 'road')).toEqual(['road africa-proconsularis cyrenaica', 'road cyrenaica egyptus']);
    story.answer(0, 'road africa-proconsularis cyrenaica');
    expect([story.state.money[0], story.state.road.filter((road) => road > 0).length]).toEqual([0, 1]);
  });

  it('E27 Mesopotamian galleys', () => {
    shows('14.2.a', 'R-PLA-3');
    const harbours = (...owned: ('armenia' | 'syria')[]) =>
      new Story(
        given(['mesopotamia', 'hispania'], (p) =>
          p
            .turn(0, 'build')
            .owns(0, ...owned)
            .money(0, 100),
        ),
      ).offered(0, 'galley');
    expect(harbours('armenia')).toEqual(['galley armenia coast']);
    expect(harbours('armenia', 'syria').sort()).toEqual(['galley armenia coast', 'galley syria coast']);
    expect(harbours()).toEqual([]);
  });
});
