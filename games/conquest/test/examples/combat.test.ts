import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CAT, CAV, GAL, given, INF, MISS, passTurn, Story } from '../story.ts';

const [ATTACKER, DEFENDER] = [0, 1] as const;
const HOMES = ['egyptus', 'hispania'] as const;
const times = (count: number, face: number): number[] => new Array<number>(count).fill(face);

describe('the examples of combat', () => {
  it('E13 matching dice', () => {
    shows('9.4.a', 'R-BAT-5');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(ATTACKER, 'combat').owns(DEFENDER, 'cyrenaica').army(DEFENDER, 'cyrenaica', { infantry: 6 });
        p.army(ATTACKER, 'cyrenaica', { generals: 1, infantry: 3, cavalry: 1, catapults: 1 });
      }),
      ...[INF, CAV, CAV, CAT, MISS],
      ...times(5, MISS),
    );
    expect(story.told('rolled')[0].hits).toBe(3);
    expect(story.at(DEFENDER, 'cyrenaica')[0]).toBe(3);
  });

  it('E14 Fred attacks Alice', () => {
    shows('9.3.a', '9.3.b', '9.4.b', '9.5.a', '9.6.c', '9.6.e');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(ATTACKER, 'combat').owns(DEFENDER, 'cyrenaica');
        p.army(DEFENDER, 'cyrenaica', { generals: 1, infantry: 4, cavalry: 2 });
        p.army(ATTACKER, 'cyrenaica', { generals: 2, infantry: 5, cavalry: 2, catapults: 1 });
      }),
      ...[INF, INF, INF, CAV, CAT, GAL, MISS],
      ...[INF, INF, INF, INF, CAV, GAL],
      ...[INF, CAT, MISS],
      INF,
    );
    story.answer(ATTACKER, 'form 5*infantry+2*cavalry').answer(DEFENDER, 'lose 3*infantry+2*cavalry');
    story.answer(ATTACKER, 'lose 4*infantry+cavalry', 'fight-on', 'lose infantry');
    expect(story.told('rolled').map(({ dice, hits }) => [dice.length, hits])).toEqual([
      [7, 5],
      [6, 5],
      [3, 2],
      [1, 1],
    ]);
    expect(story.told('pursued')).toEqual([]);
    story.answer(ATTACKER, 'capture');
    expect(story.at(ATTACKER, 'cyrenaica')).toEqual([0, 1, 1, 2]);
    expect(story.owner('cyrenaica')).toBe(ATTACKER);
    expect(story.prisoners(ATTACKER, DEFENDER)).toBe(1);
  });

  it('E16 a naval battle', () => {
    shows('9.17.a', '9.19.a', '9.19.b');
    const story = new Story(
      given(['galatia', 'egyptus'], (p) => {
        p.turn(0, 'declare').galley(0, 'mare-alexandria', { generals: 1, infantry: 3, catapults: 1 });
        p.galley(1, 'mare-alexandria', { generals: 1, cavalry: 1 });
      }),
      ...[MISS, INF],
      ...[GAL, MISS],
    );
    story.answer(0, 'engage 1').answer(1, 'capture');
    expect([story.galleys(0), story.galleys(1)]).toEqual([[], ['mare-alexandria']]);
    expect(story.told('sunk')).toEqual([{ event: 'sunk', by: 0, count: 1, units: '3*infantry+catapult' }]);
    expect(story.prisoners(1, 0)).toBe(1);
    expect([story.state.galley.cargo[1][1], story.state.galley.generals[1]]).toEqual([1, 1]);
  });

  const drawn = (change: Parameters<typeof given>[1] = () => {}) => {
    const story = new Story(
      given(['macedonia', 'egyptus'], (p) => {
        p.turn(0, 'combat').army(1, 'egyptus', { infantry: 2 }).army(0, 'egyptus', { generals: 1, infantry: 2 });
        change(p);
      }),
      ...[INF, INF],
      ...[INF, INF, MISS, MISS],
    );
    expect(story.told('battle.drawn')).toHaveLength(1);
    expect([story.owner('egyptus'), story.at(0, 'egyptus')]).toEqual([1, [0, 0, 0, 1]]);
    passTurn(story);
    return story;
  };

  it('E17 mutual destruction: a legion comes and takes the General', () => {
    shows('9.6.d', '9.15.a');
    const story = drawn((p) => p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { generals: 1, infantry: 1 }));
    story.answer(1, 'march cyrenaica', 'legion infantry', 'go egyptus', 'done');
    expect(story.asked).toEqual({ seat: 1, ask: 'lone-leaders' });
    expect(story.offered(1)).toEqual(['capture', 'kill', 'leave']);
    story.answer(1, 'capture');
    expect(story.prisoners(1, 0)).toBe(1);
  });

  it('E17 mutual destruction: a new unit takes the General, without a leader', () => {
    shows('9.15.a', 'R-CON-D');
    const story = drawn((p) => p.army(1, 'cyrenaica', { generals: 4, caesar: true }).owns(1, 'cyrenaica'));
    story.answer(1, 'done', 'recruit', 'levy infantry', 'done');
    expect(story.asked).toEqual({ seat: 1, ask: 'lone-leaders' });
    story.answer(1, 'kill');
    expect([story.state.dead[0], story.at(0, 'egyptus')]).toEqual([1, [0, 0, 0, 0]]);
  });

  const twoBattles = (...dice: number[]) =>
    new Story(
      given(['macedonia', 'italia'], (p) => {
        p.turn(0, 'combat').owns(1, 'dalmatia', 'pannonia').owns(0, 'moesia');
        p.army(1, 'dalmatia', { infantry: 3 }).army(1, 'pannonia', { infantry: 3 });
        p.army(0, 'dalmatia', { generals: 1, infantry: 3 }).army(0, 'pannonia', { generals: 1, infantry: 3 });
      }),
      ...dice,
    );
  const pannonia = [MISS, MISS, MISS, INF, INF, MISS];

  it('E18 retreat into a province just taken', () => {
    shows('9.0.a', '9.9.b');
    const story = twoBattles(INF, INF, INF, MISS, MISS, MISS, ...pannonia);
    story.answer(0, 'battle dalmatia').answer(1, 'fight-on');
    expect(story.offered(0).sort()).toEqual(['fight-on', 'retreat dalmatia', 'retreat moesia']);
    story.answer(0, 'retreat dalmatia');
    expect(story.at(0, 'dalmatia')).toEqual([4, 0, 0, 2]);
    expect(story.owner('pannonia')).toBe(1);
  });

  it('E18 a contested province is no refuge', () => {
    shows('9.9.b');
    const story = twoBattles(...pannonia);
    story.answer(0, 'battle pannonia').answer(1, 'fight-on');
    expect(story.offered(0)).toEqual(['fight-on', 'retreat moesia']);
  });

  const pursued = (cavalry: number, ...dice: number[]) => {
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(ATTACKER, 'combat').owns(DEFENDER, 'cyrenaica').army(DEFENDER, 'cyrenaica', { infantry: 3, cavalry });
        p.army(ATTACKER, 'cyrenaica', { generals: 1, infantry: 3 });
      }),
      ...times(3 + 3 + cavalry, MISS),
      ...dice,
    );
    return story.answer(ATTACKER, 'retreat egyptus');
  };

  it('E19 pursuit: four dice, one hit at most', () => {
    shows('9.8.a');
    const story = pursued(1, ...times(4, CAV));
    expect(story.told('pursued').map(({ dice, hits }) => [dice.length, hits])).toEqual([[4, 1]]);
    expect(story.at(ATTACKER, 'egyptus')[0]).toBe(2);
  });

  it('E19 without cavalry there is no pursuit', () => {
    shows('9.8.d');
    expect(pursued(0).at(ATTACKER, 'egyptus')[0]).toBe(3);
  });

  it('E20 E21 reserves save the General, and a beaten legion still rolls', () => {
    shows('9.5.b', '9.7.a');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(ATTACKER, 'combat').owns(DEFENDER, 'cyrenaica', 'africa-proconsularis');
        p.army(DEFENDER, 'cyrenaica', { generals: 1, infantry: 8 });
        p.army(ATTACKER, 'cyrenaica', { generals: 2, infantry: 7 });
      }),
      ...times(7, INF),
      ...times(6, MISS),
    );
    expect(story.told('rolled').map(({ dice }) => dice.length)).toEqual([7, 6]);
    expect(story.at(DEFENDER, 'cyrenaica')).toEqual([2, 0, 0, 1]);
    expect(story.asked).toEqual({ seat: DEFENDER, ask: 'retreat' });
  });

  it('E22 a lone General met', () => {
    shows('9.14.a', '8.5.a', 'R-LEA-2');
    const position = () =>
      given(HOMES, (p) => p.army(DEFENDER, 'cyrenaica', { generals: 1 }).army(ATTACKER, 'egyptus', { cavalry: 1 }));
    const passing = new Story(position()).answer(ATTACKER, 'march egyptus', 'leaders general', 'legion cavalry');
    expect(passing.offered(ATTACKER)).toContain('go africa-proconsularis');
    const story = new Story(position()).answer(ATTACKER, 'march egyptus', 'leaders general', 'legion cavalry');
    story.answer(ATTACKER, 'go cyrenaica', 'done');
    expect(story.offered(ATTACKER)).toEqual(['capture', 'kill', 'leave']);
    story.answer(ATTACKER, 'leave');
    expect([story.at(DEFENDER, 'cyrenaica'), story.owner('cyrenaica')]).toEqual([[0, 0, 0, 1], ATTACKER]);
  });

  it('E25 no retreat from an island', () => {
    shows('9.10.a', '9.12.a', '9.13.a');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(ATTACKER, 'combat').owns(DEFENDER, 'creta', 'cyprus').galley(DEFENDER, 'creta', {}, 'coast');
        p.army(DEFENDER, 'creta', { infantry: 1 }).army(ATTACKER, 'creta', { generals: 1, infantry: 2 });
      }),
      ...[MISS, MISS, MISS],
      ...[INF, MISS, MISS],
    );
    expect(story.told('fights.on')).toEqual([]);
    expect([story.owner('creta'), story.galleys(DEFENDER)]).toEqual([ATTACKER, []]);
  });

  it('E26 a defeated coastal defender leaves his galley behind', () => {
    shows('9.9.a', '9.12.b', '9.13.a');
    const story = new Story(
      given(HOMES, (p) => {
        p.turn(ATTACKER, 'combat').owns(DEFENDER, 'cyrenaica', 'africa-proconsularis');
        p.galley(DEFENDER, 'cyrenaica', {}, 'coast').army(DEFENDER, 'cyrenaica', { infantry: 2 });
        p.army(ATTACKER, 'cyrenaica', { generals: 1, infantry: 2 });
      }),
      ...times(4, MISS),
    );
    story.answer(DEFENDER, 'retreat africa-proconsularis').answer(ATTACKER, 'fight-on');
    expect(story.at(DEFENDER, 'africa-proconsularis')[0]).toBe(2);
    expect([story.owner('cyrenaica'), story.galleys(DEFENDER)]).toEqual([ATTACKER, []]);
  });
});
