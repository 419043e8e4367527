import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { space } from '../../src/data/map.ts';
import { index } from '../../src/state.ts';
import { CAV, GAL, type Given, given, INF, MISS, passTurn, Story } from '../story.ts';

const TWO = ['egyptus', 'hispania'] as const;
const THREE = ['macedonia', 'egyptus', 'hispania'] as const;
const TENS = ['britannia', 'narbonensis', 'neapolis', 'achaia', 'asia', 'syria', 'caesariensis', 'italia'] as const;
const times = (count: number, face: number): number[] => new Array<number>(count).fill(face);

describe('pieces and control', () => {
  it('2.3 what falls can be bought again, leaders never', () => {
    shows('2.2.a', '2.3.a', '2.3.b');
    const story = new Story(
      given(TWO, (p) => {
        p.turn(0, 'combat').owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 }).dead(0, 1);
        p.army(0, 'cyrenaica', { infantry: 1, generals: 1 }).army(0, 'egyptus', { infantry: 19 });
      }),
      ...[INF, INF],
    );
    story.answer(0, 'recruit');
    // One infantry fell, one is in the box, and there is nothing else to raise for 15 Talents.
    expect(story.told('recruited').map(({ units }) => units)).toEqual(['infantry']);
    expect(story.state.dead[0]).toBe(1);
  });

  it('9.23 the box of a captured colour is the captor’s', () => {
    shows('9.23.a', 'R-CAE-6');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'leaders').army(0, 'macedonia', { infantry: 20 }).army(1, 'macedonia', { caesar: true });
      }),
    ).answer(0, 'capture', 'recruit');
    expect(story.offered(0, 'levy')).toContain('levy infantry');
  });

  it('4.2 a province stays its master’s when all have left it', () => {
    shows('4.2.b');
    const story = new Story(
      given(TWO, (p) => p.owns(0, 'cyrenaica').army(0, 'cyrenaica', { infantry: 1, generals: 1 })),
    ).answer(0, 'march cyrenaica', 'legion infantry', 'go egyptus', 'done');
    expect([story.at(0, 'cyrenaica'), story.owner('cyrenaica'), story.tribute(0)]).toEqual([[0, 0, 0, 0], 0, 25]);
  });

  it('5.3 units without a leader stay where they are', () => {
    shows('5.3.a', '8.1.b');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(0, 'cyrenaica').army(0, 'cyrenaica', { infantry: 2, cavalry: 2 }).galley(0, 'cyrenaica', {}, 'coast');
      }),
    );
    expect(story.offered(0, 'march')).toEqual(['march egyptus']);
    story.answer(0, 'sail-from cyrenaica coast');
    // Nobody is asked who boards.
    expect(story.asked?.ask).toBe('sail-to');
  });

  it('5.6 10.2 a city serves whoever conquers its province, and may be destroyed by him at once', () => {
    shows('5.6.b', '10.2.a', '12.1.a');
    const story = new Story(
      given(TWO, (p) => p.owns(1, 'cyrenaica').city('cyrenaica').army(0, 'egyptus', { infantry: 1 })),
    );
    expect([story.tribute(0), story.tribute(1)]).toEqual([15, 30]);
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'go cyrenaica', 'done');
    expect([story.tribute(0), story.tribute(1)]).toEqual([30, 15]);
    expect(story.offered(0, 'destroy')).toContain('destroy cyrenaica');
  });

  it('5.7 walls are bought with a city or for one, and are lost only with it', () => {
    shows('5.7.a', '12.1.b', '14.3.a', '5.6.a');
    const story = new Story(given(TWO, (p) => p.turn(0, 'destroy').owns(0, 'cyrenaica', 'palestina').money(0, 120)));
    expect(story.offered(0, 'walls')).toEqual([]);
    story.answer(0, 'city cyrenaica');
    expect([story.offered(0, 'city'), story.offered(0, 'walls')]).toEqual([['city palestina'], ['walls cyrenaica']]);
    story.answer(0, 'walls cyrenaica', 'fortified-city palestina');
    expect([story.offered(0, 'walls'), story.state.money[0]]).toEqual([[], 20]);
    expect(story.state.city[space('palestina')]).toBe(story.state.city[space('cyrenaica')]);
  });
});

describe('movement', () => {
  it('8.0 by land and by sea in any order, and all battles after it', () => {
    shows('8.0.a', '9.0.a', '9.1.a');
    const story = new Story(
      given(TWO, (p) => {
        p.army(0, 'egyptus', { infantry: 2 }).galley(0, 'mare-alexandria').galley(0, 'mare-pelusium');
        p.owns(1, 'cyrenaica', 'palestina').army(1, 'cyrenaica', { infantry: 1 }).army(1, 'palestina', { infantry: 1 });
      }),
      ...[INF, MISS],
      ...[INF, MISS],
    ).answer(0, 'sail mare-alexandria', 'sail-to mare-pelusium');
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'attack cyrenaica');
    story.answer(0, 'sail mare-pelusium', 'ship none 2', 'sail-to mare-alexandria');
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'attack palestina');
    expect(story.told('battle.began')).toEqual([]);
    story.answer(0, 'done');
    expect(story.offered(0)).toEqual(['battle cyrenaica', 'battle palestina']);
    story.answer(0, 'battle palestina');
    expect(story.told('battle.began').map(({ at }) => at)).toEqual(['palestina', 'cyrenaica']);
  });

  it('8.14 no galley goes straight from coast to coast', () => {
    shows('8.14.b');
    const story = new Story(given(TWO, (p) => p.owns(0, 'cyrenaica').galley(0, 'egyptus', {}, 'coast')));
    story.answer(0, 'sail-from egyptus coast', 'load-leaders none', 'land cyrenaica coast');
    // Two points: out to sea, and in again.
    expect([story.galleys(0), story.state.galley.left[0]]).toEqual([['cyrenaica'], 0]);
  });

  it('8.22 a galley on a foreign coast is destroyed when combat ends', () => {
    shows('8.22.a');
    const story = new Story(
      given(TWO, (p) => p.turn(0, 'combat').owns(1, 'cyrenaica').galley(0, 'cyrenaica', {}, 'coast')),
    );
    expect([story.galleys(0), story.told('galleys.burnt')]).toMatchObject([[], [{ by: 0, at: 'cyrenaica' }]]);
  });

  it('9.20 of several fleets in a strait each can close it', () => {
    shows('9.20.b', '3.7.a', '8.12.c');
    const story = new Story(
      given(THREE, (p) => {
        p.army(0, 'thracia', { generals: 1 })
          .galley(1, 'mare-aegaeum')
          .galley(2, 'mare-aegaeum')
          .galley(1, 'mare-aegaeum');
      }),
    ).answer(0, 'march thracia', 'go-with-leave asia none none 1+2');
    story.answer(1, 'allow').answer(2, 'refuse');
    expect(story.at(0, 'asia')[3]).toBe(0);
  });
});

describe('battles', () => {
  const fight = (change: (p: Given) => void, ...dice: number[]) =>
    new Story(
      given(TWO, (p) => {
        p.turn(0, 'combat').owns(1, 'cyrenaica');
        change(p);
      }),
      ...dice,
    );

  it('9.1 groups that came one after the other fight as one army, with a die for each leader', () => {
    shows('9.1.b', '9.3.a');
    const story = new Story(
      given(TWO, (p) => {
        p.army(0, 'egyptus', { infantry: 7 }).owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 });
      }),
      ...[...times(7, INF), MISS],
    ).answer(0, 'march egyptus', 'leaders general', 'legion 4*infantry', 'attack cyrenaica');
    story.answer(0, 'march egyptus', 'leaders general', 'legion 3*infantry', 'attack cyrenaica', 'done');
    expect(story.told('battle.began').map(({ units }) => units)).toEqual(['2*general+7*infantry']);
    expect(story.told('rolled')[0].dice).toHaveLength(7);
  });

  it('9.3 galleys on the coast neither roll nor match', () => {
    shows('9.3.b');
    const story = fight(
      (p) => {
        p.galley(0, 'cyrenaica', {}, 'coast').galley(1, 'cyrenaica', {}, 'coast');
        p.army(1, 'cyrenaica', { infantry: 1 }).army(0, 'cyrenaica', { infantry: 1 });
      },
      ...[GAL, INF],
    );
    expect(story.told('rolled').map(({ dice, hits }) => [dice.length, hits])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('9.8 the pursuer chooses whom he cuts down', () => {
    shows('9.8.a', '9.8.b', '9.6.b');
    const story = fight(
      (p) => {
        p.owns(1, 'africa-proconsularis').army(1, 'cyrenaica', { infantry: 1, catapults: 1 });
        p.army(0, 'cyrenaica', { cavalry: 2, infantry: 1 });
      },
      ...times(5, MISS),
      ...[CAV, MISS, MISS],
    );
    story.answer(1, 'retreat africa-proconsularis').answer(0, 'fight-on');
    expect([story.asked, story.offered(0)]).toEqual([
      { seat: 0, ask: 'pursue' },
      ['pursue infantry', 'pursue catapult'],
    ]);
    story.answer(0, 'pursue catapult');
    expect([story.at(1, 'africa-proconsularis'), story.owner('cyrenaica')]).toEqual([[1, 0, 0, 0], 0]);
  });

  it('R-BAT-14 a province entered without a fight is a refuge', () => {
    shows('R-BAT-14', '9.9.b');
    const story = new Story(
      given(TWO, (p) => {
        p.army(0, 'egyptus', { infantry: 2 }).owns(1, 'palestina').army(1, 'palestina', { infantry: 2 });
      }),
      ...[MISS, MISS, MISS],
    ).answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'go arabia-petraea');
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'attack palestina', 'done');
    expect(story.offered(0)).toContain('retreat arabia-petraea');
  });

  it('9.12 no retreat into a province of another, though nobody is there', () => {
    shows('9.12.a', '9.10.a');
    const story = fight(
      (p) => {
        p.owns(0, 'africa-proconsularis').army(1, 'cyrenaica', { infantry: 1 }).army(0, 'cyrenaica', { infantry: 1 });
      },
      ...[MISS, MISS],
    );
    expect(story.asked?.seat).toBe(0);
    expect(story.offered(0)).toEqual(['fight-on', 'retreat africa-proconsularis', 'retreat egyptus']);
  });

  it('9.13 a landing that fails loses its galleys, though nobody is left on shore', () => {
    shows('9.13.b', '9.6.d');
    const story = fight(
      (p) => {
        p.galley(0, 'cyrenaica', {}, 'coast').army(1, 'cyrenaica', { infantry: 1 });
        p.army(0, 'cyrenaica', { infantry: 1, generals: 1 });
      },
      ...[INF, INF],
    );
    expect([story.galleys(0), story.owner('cyrenaica'), story.at(0, 'cyrenaica')]).toEqual([[], 1, [0, 0, 0, 1]]);
  });

  it('5.1 9.19 another galley afloat saves nobody from an enemy afloat', () => {
    shows('5.1.c', 'R-CON-G', '9.19.b');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare')
          .galley(0, 'mare-rhodus', { generals: 1 })
          .galley(0, 'mare-rhodus')
          .galley(1, 'mare-rhodus');
      }),
      ...[MISS, MISS, MISS, MISS],
      ...[GAL, MISS],
      ...times(8, MISS),
    ).answer(0, 'engage 1', 'ship general 0');
    story.answer(1, 'capture');
    expect([story.prisoners(1, 0), story.galleys(0)]).toEqual([1, ['mare-rhodus']]);
  });
});

describe('prices', () => {
  it('R-INF-2 set off in another’s turn, prices wait for one more turn of his', () => {
    shows('R-INF-2', '13.3.a');
    const story = new Story(
      given(THREE, (p) => {
        // Egypt holds out against Macedonia's Caesar and comes to 105 by his provinces.
        p.turn(0, 'combat')
          .owns(1, ...TENS)
          .army(1, 'achaia', { infantry: 1 })
          .owns(0, 'thracia');
        p.army(0, 'achaia', { infantry: 1, caesar: true });
      }),
      ...[MISS, INF],
    );
    expect(story.tribute(1)).toBeGreaterThanOrEqual(105);
    expect(story.told('inflation.coming')).toEqual([{ event: 'inflation.coming', by: 1, times: 2, turns: 2 }]);
    expect([story.state.active, story.state.inflation]).toEqual([1, 0]);
    passTurn(story);
    passTurn(story);
    expect([story.state.active, story.state.inflation]).toEqual([1, 1]);
  });

  it('11.1 13.2 whoever has lost his home collects and buys nothing, and plays on', () => {
    shows('10.3.a', '11.1.b', '13.2.a');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(1, 'egyptus')
          .owns(0, 'cyrenaica')
          .city('cyrenaica')
          .money(0, 50)
          .army(0, 'cyrenaica', { caesar: true, generals: 4 });
      }),
    ).answer(0, 'march cyrenaica', 'leaders general', 'go africa-proconsularis', 'done');
    expect([story.state.money[0], story.offered(0)]).toEqual([50, ['destroy cyrenaica', 'done']]);
  });

  it('15.1 who lets everybody pass is an enemy all the same', () => {
    shows('15.1.b', '9.1.a');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 }).army(0, 'egyptus', { cavalry: 1 });
        for (const permit of ['transit', 'roads', 'straits'] as const) p.lets(1, 0, permit, 'allow');
      }),
      ...[CAV, MISS],
    ).answer(0, 'march egyptus', 'leaders general', 'legion cavalry', 'halt-with-leave cyrenaica 1 none none', 'done');
    expect(story.told('battle.began')).toHaveLength(1);
    expect(story.state.generals[index(0, space('cyrenaica'))]).toBe(1);
  });
});
