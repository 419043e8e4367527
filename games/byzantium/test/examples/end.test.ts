import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, given, JERRY, SIMON, Story } from '../story.ts';

describe('the example of the final scores and the designer’s hints', () => {
  it('E14 final scores: Simon 18 and 40 make 40, Andy 15 and 30 make 45', () => {
    shows('14.2.a', '14.3.a');
    const rich = { treasury: 40 };
    const state = given((position) =>
      position
        .turn(3)
        .active(JERRY)
        .passed(SIMON, ANDY)
        .player(SIMON, { byzantine: { ...rich, points: 40 }, arab: { ...rich, points: 18 } })
        .player(ANDY, { byzantine: { ...rich, points: 30 }, arab: { ...rich, points: 15 } })
        .player(JERRY, { byzantine: rich, arab: rich }),
    );
    const story = new Story(state).answer(JERRY, 'pass');
    expect(story.result).toEqual({ points: [40, 45, 20], winners: [ANDY], ending: 'three-turns' });
  });

  it('E15a Bulgars in Adrianople can go for Constantinople with the second box', () => {
    shows('6.1.b', '11.8.a', '15.e');
    const before = new Story(given()).answer(SIMON, 'special bulgars');
    expect(before.offered(SIMON)).not.toContain('bulgars-attack constantinople');
    const story = new Story(given(), 1, 1, 1, 1, 1);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack adrianople', 'take pool');
    expect(story.at('adrianople')).toMatchObject({ colour: 'bulgar', counters: 1 });
    story.answer(ANDY, 'special bulgars');
    expect(story.offered(ANDY)).toContain('bulgars-attack constantinople');
    story.answer(ANDY, 'bulgars-attack thessalonica', 'take pool');
    expect(story.offered(JERRY)).not.toContain('special bulgars');
  });

  it('E15b one’s own Byzantine Fleet does not hinder one’s own Arab army', () => {
    shows('R 43', '15.f');
    const state = given((position) =>
      position
        .special('fleet-byzantine', SIMON)
        .city('alexandria', 'arab', 2)
        .army(SIMON, 'arab', 'alexandria', { main: 8, movement: 2 }),
    );
    const story = new Story(state, 1, 1).answer(SIMON, 'army arab', 'attack candia', 'take pool');
    expect(story.at('candia')).toMatchObject({ colour: 'arab', by: SIMON });
    expect(story.told('fleet.opposed')).toEqual([]);
  });

  it('E15c a cube paid with bezants for a special action is in the pool next turn', () => {
    shows('2.1.b', '12.5.a', '12.5.b', '15.d');
    const story = new Story(given());
    story.answer(SIMON, 'special emperor', 'take casualties').answer(ANDY, 'pass').answer(JERRY, 'pass');
    expect(story.player(SIMON)).toMatchObject({ pool: 9, casualties: 11, byzantine: { treasury: 12 } });
    story.answer(SIMON, 'pass');
    // Arab upkeep is 13 with 5 in the treasury: eight cubes cannot be paid, the choice is not what matters here.
    for (const seat of [SIMON, ANDY, JERRY]) story.answer(seat, ...new Array<string>(8).fill('disband main'));
    // The pool of 9, the Emperor's cube, the pass cube, and half of the ten casualties.
    expect(story.state).toMatchObject({ turn: 2, start: ANDY, active: ANDY });
    expect(story.player(SIMON)).toMatchObject({ pool: 16, casualties: 5 });
  });
});
