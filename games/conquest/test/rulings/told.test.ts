import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { space } from '../../src/data/map.ts';
import { index } from '../../src/state.ts';
import { CAV, GAL, type Given, given, INF, MISS, passTurn, Story } from '../story.ts';

const THREE = ['macedonia', 'egyptus', 'hispania'] as const;
const FOUR = ['macedonia', 'egyptus', 'hispania', 'galatia'] as const;

describe('what a conquest tells', () => {
  const taken = (change: (p: Given) => void) =>
    new Story(
      given(THREE, (p) => {
        p.army(0, 'macedonia', { infantry: 1 });
        change(p);
      }),
    ).answer(0, 'march macedonia', 'leaders general', 'legion infantry', 'go thracia', 'done');

  it('10.2 a province that was nobody’s, and one that was somebody’s', () => {
    shows('10.2.a');
    expect(taken(() => {}).told('conquered')).toMatchObject([{ by: 0, at: 'thracia' }]);
    const story = taken((p) => p.owns(1, 'thracia').city('thracia'));
    expect([story.told('conquered'), story.told('home.lost')]).toEqual([[], []]);
    const [told] = story.told('conquered.from');
    expect(told).toMatchObject({ by: 0, whom: 1, at: 'thracia' });
    // A city brings five more.
    expect(told.tribute).toBe(taken(() => {}).told('conquered')[0].tribute + 5);
    expect([story.tribute(0) > story.tribute(1), story.owner('thracia')]).toEqual([true, 0]);
  });

  it('10.2 whoever throws an enemy out of a province of his own has conquered nothing', () => {
    shows('4.2.a');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat').owns(0, 'thracia').army(1, 'thracia', { infantry: 1 });
        p.army(0, 'thracia', { infantry: 1 });
      }),
      INF,
      MISS,
    );
    expect(story.told('battle.won')).toHaveLength(1);
    expect([...story.told('conquered'), ...story.told('conquered.from')]).toEqual([]);
  });

  it('10.3 a home that falls, and 8.22 the galleys that burn with it', () => {
    shows('9.13.a', '10.3.a');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat').army(1, 'egyptus', { infantry: 1 }).galley(1, 'egyptus', {}, 'coast');
        p.galley(1, 'egyptus', {}, 'coast').army(0, 'egyptus', { infantry: 3 });
        p.state.generals[index(1, space('egyptus'))] = 0;
        p.state.dead[1] = 4;
        p.state.caesar[1] = space('cyrenaica');
        p.owns(1, 'cyrenaica');
      }),
      ...[INF, MISS, MISS],
      ...[MISS, MISS, MISS],
    );
    expect(story.told('home.lost')).toEqual([{ event: 'home.lost', by: 1, at: 'egyptus' }]);
    expect(story.told('galleys.burnt')).toEqual([{ event: 'galleys.burnt', by: 1, at: 'egyptus', count: 2 }]);
    expect(story.galleys(1)).toEqual([]);
  });

  it('9.8 an army that is cut down to the last man has not retreated', () => {
    shows('9.8.b', '5.3.a', 'R-OWN-10');
    const retreat = (infantry: number) =>
      new Story(
        given(THREE, (p) => {
          p.turn(0, 'combat').owns(1, 'asia', 'galatia').army(1, 'asia', { infantry });
          p.army(0, 'asia', { cavalry: 1 });
        }),
        ...[MISS, ...new Array<number>(infantry).fill(MISS)],
        CAV,
      ).answer(1, 'retreat galatia');
    const none = retreat(1);
    expect([none.told('cut.down'), none.told('retreated')]).toMatchObject([[{ units: 'infantry' }], []]);
    expect(none.owner('asia')).toBe(0);
    // Of two without a leader one escapes.
    const one = retreat(2);
    expect(one.told('retreated')).toMatchObject([{ by: 1, to: 'galatia', units: 'infantry' }]);
    expect(one.at(1, 'galatia')).toEqual([1, 0, 0, 0]);
  });

  it('13.3 prices rise once, at the beginning of a turn, and it is told how much', () => {
    shows('13.3.a', '13.5.a');
    const story = new Story(
      given(THREE, (p) => {
        p.state.inflationBy[0] = 1;
        p.state.inflationIn[0] = 1;
      }),
    );
    expect(story.told('inflation')).toEqual([]);
    passTurn(story);
    expect(story.state.active).toBe(1);
    expect(story.told('inflation')).toEqual([{ event: 'inflation', times: 2 }]);
    passTurn(story);
    expect(story.told('inflation')).toHaveLength(1);
  });
});

describe('roads', () => {
  it('8.11 two leaders take twice as many along', () => {
    shows('8.1.a', '8.11.a');
    const story = new Story(
      given(THREE, (p) => {
        p.owns(0, 'thracia', 'moesia').road('macedonia', 'thracia', 'moesia').army(0, 'macedonia', { infantry: 9 });
      }),
    );
    story.answer(
      0,
      'march macedonia',
      'leaders 2*general',
      'legion 9*infantry',
      'go thracia',
      'road-on thracia macedonia',
    );
    story.answer(0, 'leaders 2*tired-general');
    expect(story.offered(0)).toContain('legion 9*infantry');
  });
});

describe('galleys against several enemies', () => {
  /** Four galleys of the first player among those of three others; two carry somebody. */
  const melee = (...dice: readonly number[]) =>
    new Story(
      given(FOUR, (p) => {
        p.turn(0, 'declare').galley(0, 'mare-rhodus').galley(0, 'mare-rhodus');
        p.galley(0, 'mare-rhodus', { generals: 1 }).galley(0, 'mare-rhodus', { generals: 1, infantry: 2 });
        for (const foe of [1, 2, 3]) p.galley(foe, 'mare-rhodus');
      }),
      ...dice,
    ).answer(0, 'engage 1', 'engage 2', 'engage 3');
  const against = ({ state: { galley } }: Story) =>
    galley.owner.flatMap((owner, ship) =>
      owner === 0 ? [[galley.generals[ship], galley.cargo[0][ship], galley.against[ship]]] : [],
    );

  it('9.21 each enemy gets one at least, and those that are named', () => {
    shows('9.21.a', 'R-OWN-7');
    const story = melee();
    expect(story.asked).toEqual({ seat: 0, ask: 'split' });
    expect(story.offered(0).sort()).toEqual(['ship general 0', 'ship general+2*infantry 0', 'ship none 0']);
    story.answer(0, 'ship general 0');
    // One more can be spared for the first enemy, or none.
    expect(story.offered(0)).toContain('done');
    story.answer(0, 'done', 'ship general+2*infantry 0', 'done');
    expect(against(story)).toEqual([
      [0, 0, 3],
      [0, 0, 3],
      [1, 0, 1],
      [1, 2, 2],
    ]);
  });

  it('9.21 no more than leave one for each of the others', () => {
    shows('9.21.a', 'R-OWN-7');
    const story = melee().answer(0, 'ship none 0', 'ship none 0');
    // Two are left for two enemies: which of them fights the second is still to be said.
    expect(story.offered(0).sort()).toEqual(['ship general 0', 'ship general+2*infantry 0']);
    story.answer(0, 'ship general 0');
    expect(against(story)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [1, 0, 2],
      [1, 2, 3],
    ]);
  });

  it('9.18 the owner says which of his galleys sinks', () => {
    shows('9.18.a');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare').galley(0, 'mare-rhodus').galley(0, 'mare-rhodus', { generals: 1, infantry: 2 });
        p.galley(1, 'mare-rhodus');
      }),
      ...[GAL, MISS, MISS, MISS],
      ...[GAL, MISS],
    ).answer(0, 'engage 1');
    expect(story.asked).toEqual({ seat: 0, ask: 'sink' });
    expect(story.offered(0).sort()).toEqual(['ship general+2*infantry 0', 'ship none 0']);
    story.answer(0, 'ship general+2*infantry 0');
    expect(story.told('sunk')).toContainEqual({ event: 'sunk', by: 0, count: 1, units: '2*infantry' });
    // The General found the other galley.
    expect(story.told('rescued')).toMatchObject([{ by: 0, units: 'general', at: 'mare-rhodus' }]);
  });

  it('9.18 galleys that differ only in the way they have behind them are alike in battle', () => {
    shows('9.18.a');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare')
          .galley(0, 'mare-rhodus')
          .galley(0, 'mare-rhodus', { generals: 1 })
          .galley(0, 'mare-rhodus');
        p.state.galley.left[0] = 2;
        p.galley(1, 'mare-rhodus');
      }),
      ...[GAL, MISS, MISS, MISS, MISS, MISS],
      ...[GAL, MISS],
    ).answer(0, 'engage 1');
    expect(story.offered(0).sort()).toEqual(['ship general 0', 'ship none 0']);
    story.answer(0, 'ship none 0');
    expect(story.galleys(0)).toHaveLength(2);
  });

  it('9.19 R-NAV-3 a Caesar swims to his home, though he has other shores', () => {
    shows('R-NAV-3');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare').galley(0, 'mare-rhodus', { caesar: true }).galley(1, 'mare-rhodus').owns(0, 'thracia');
      }),
      ...[GAL, MISS],
      ...[GAL, MISS],
    ).answer(0, 'engage 1');
    expect(story.asked?.ask).not.toBe('shore');
    expect(story.state.caesar[0]).toBe(space('macedonia'));
  });
});

describe('R-NAV-3 a home that is attacked', () => {
  it('is still a home: the Caesar who swims there fights for it', () => {
    shows('R-NAV-3');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare').galley(0, 'mare-rhodus').galley(1, 'mare-rhodus', { caesar: true }).owns(1, 'cyrenaica');
        p.army(1, 'egyptus', { infantry: 1 }).army(0, 'egyptus', { infantry: 1 });
      }),
      ...[GAL, MISS],
      ...[GAL, MISS],
      ...[MISS, INF, MISS, MISS],
    ).answer(0, 'engage 1', 'sea-battle mare-rhodus 1');
    expect(story.told('rescued')).toMatchObject([{ by: 1, units: 'caesar', at: 'egyptus' }]);
    expect(story.told('battle.began')).toMatchObject([{ at: 'egyptus', foes: 'caesar+4*general+infantry' }]);
  });
});

describe('what is asked of whoever is in the way', () => {
  it('8.12 who wants to pass, with what, from where, to where, past what', () => {
    shows('8.12.c', 'R-DIP-3');
    const strait = new Story(given(THREE, (p) => p.army(0, 'thracia', { generals: 1 }).galley(1, 'mare-aegaeum')));
    strait.answer(0, 'march thracia', 'go-with-leave asia none none 1');
    expect(strait.asked).toEqual({ seat: 1, ask: 'leave' });
    const { rule, args } = strait.run.decision?.asks[0].prompt ?? {};
    expect([rule, args]).toEqual(['8.12', { by: 0, units: 'general', from: 'thracia', to: 'asia', yours: 'straits' }]);
  });

  it('9.11 a retreat over a strait is asked for, and lets the army go', () => {
    shows('9.11.a', 'R-DIP-6');
    const position = () =>
      given(THREE, (p) => {
        p.turn(0, 'combat').owns(0, 'thracia').owns(1, 'asia').galley(1, 'mare-aegaeum');
        p.army(1, 'asia', { infantry: 1 }).army(0, 'asia', { infantry: 1, generals: 1 });
      });
    const ask = (story: Story) => story.answer(0, 'retreat-with-leave thracia');
    const let_ = ask(new Story(position(), MISS, MISS));
    expect(let_.run.decision?.asks[0]).toMatchObject({ seat: 1, prompt: { ask: 'leave', rule: '9.11' } });
    let_.answer(1, 'allow');
    expect(let_.at(0, 'thracia')).toEqual([1, 0, 0, 1]);
    const refused = ask(new Story(position(), MISS, MISS, INF, MISS)).answer(1, 'refuse');
    // He fights on, and wins.
    expect(refused.told('battle.won')).toHaveLength(1);
    expect(refused.at(0, 'thracia')).toEqual([0, 0, 0, 0]);
  });
});
