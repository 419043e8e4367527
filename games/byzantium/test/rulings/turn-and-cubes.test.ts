import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../src/data/cities.ts';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

const NONE = { elite: 0, main: 0, levy: 0, movement: 0 };
/** A player without a single cube outside the map. */
const bare = (position: Given, seat: number) =>
  position.player(seat, { pool: 0, casualties: 0, byzantine: NONE, arab: NONE });

describe('rulings on turns', () => {
  it('R 2 three turns of rounds: if everybody passes at once, three rounds are the game', () => {
    shows('R 2', '0.8.a', '2.1.a', '2.1.b');
    const rich = { byzantine: { treasury: 99 }, arab: { treasury: 99 } };
    const state = given((position) => position.player(SIMON, rich).player(ANDY, rich).player(JERRY, rich));
    const story = new Story(state);
    for (const turn of [1, 2, 3]) {
      expect(story.state).toMatchObject({ turn, round: 1, start: SIMON, phase: 'actions' });
      story.answer(SIMON, 'pass').answer(ANDY, 'pass').answer(JERRY, 'pass');
    }
    expect(story.result).toEqual({ points: [20, 20, 20], winners: [SIMON, ANDY, JERRY], ending: 'three-turns' });
  });

  it('R 3 a player who passed still defends with his Levy', () => {
    shows('R 3');
    const state = given((position) => position.passed(ANDY).city('jerusalem', 'byzantine', 3, { by: ANDY }));
    const story = new Story(state).answer(SIMON, 'army arab', 'enter tabuk', 'attack jerusalem');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'levy' });
  });

  it('R 3 a player who passed still decides on his army, its losses and its retreat', () => {
    shows('R 3', '3.3.a');
    const state = given((position) =>
      position.passed(ANDY).army(ANDY, 'byzantine', 'jerusalem', { elite: 1, main: 1, movement: 1 }),
    );
    const story = new Story(state, 6, 1, 1, 1, 1, 1, 1, 1).answer(
      SIMON,
      'army arab',
      'enter tabuk',
      'attack jerusalem',
    );
    story.answer(ANDY, 'stand', 'lose movement', 'retreat-to damascus');
    expect(story.where(ANDY, 'byzantine')).toBe('damascus');
    story.answer(SIMON, 'take pool');
    expect(story.asked).toEqual({ seat: JERRY, ask: 'action' });
  });

  it('R 3 a player who passed still uses the Byzantine Fleet', () => {
    shows('R 3');
    const state = given((position) =>
      position
        .passed(ANDY)
        .special('fleet-byzantine', ANDY)
        .city('alexandria', 'arab', 2)
        .army(SIMON, 'arab', 'alexandria', { main: 8, movement: 5 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab', 'attack candia');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'fleet' });
  });

  it('R 37 with no cube anywhere one passes without', () => {
    shows('R 37');
    const story = new Story(given((position) => bare(position, SIMON)));
    expect(story.offered(SIMON)).toEqual(['pass']);
    story.answer(SIMON, 'pass');
    expect(story.player(SIMON)).toMatchObject({ passed: true, passCube: false, pool: 0, casualties: 0 });
    expect(story.state.firstToPass).toBe(SIMON);
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('12.1 with an empty Casualty Pool the pass cube comes from the Cube Pool or the card, as one likes', () => {
    shows('12.1.b');
    const position = () =>
      given((change) => change.player(SIMON, { casualties: 0, arab: { movement: 1, main: 0, at: 23 } }));
    const story = new Story(position()).answer(SIMON, 'pass');
    expect(story.offered(SIMON)).toEqual([
      'take pool',
      'take byzantine-elite',
      'take byzantine-main',
      'take byzantine-levy',
      'take byzantine-movement',
      'take arab-movement',
    ]);
    story.answer(SIMON, 'take pool');
    expect(story.player(SIMON)).toMatchObject({ pool: 8, passCube: true, byzantine: { treasury: 15 } });
    const army = new Story(position()).answer(SIMON, 'pass', 'take arab-movement');
    expect(army.where(SIMON, 'arab')).toBeNull();
    expect(army.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'arab' }]);
  });

  it('R 38 the last player’s one more action ends the phase, whatever it was', () => {
    shows('R 38', '3.4.a');
    const story = new Story(given()).answer(SIMON, 'pass').answer(ANDY, 'pass');
    story.answer(JERRY, 'taxes', 'tax 9', 'split 0');
    expect(story.state).toMatchObject({ phase: 'upkeep', firstToPass: SIMON });
    expect(story.player(JERRY).passed).toBe(false);
    expect(story.asked).toEqual({ seat: SIMON, ask: 'disband' });
  });

  it('3.4 a player who acts before all the others have passed gets his one more action as well', () => {
    shows('3.4.a');
    const story = new Story(given()).answer(SIMON, 'pass').answer(ANDY, 'taxes', 'tax 1', 'split 0');
    story.answer(JERRY, 'pass');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
    story.answer(ANDY, 'claim nicaea', 'take pool');
    expect(story.state.phase).toBe('upkeep');
  });

  it('12.6 the first who passed begins the next turn', () => {
    shows('12.1.c', '12.6.a');
    const state = given((position) => {
      for (const seat of [SIMON, ANDY, JERRY])
        position.player(seat, { byzantine: { treasury: 50 }, arab: { treasury: 50 } });
    });
    const story = new Story(state).answer(SIMON, 'claim nicaea', 'take pool').answer(ANDY, 'pass');
    story.answer(JERRY, 'pass').answer(SIMON, 'pass');
    expect(story.state).toMatchObject({ turn: 2, start: ANDY, active: ANDY, round: 1, firstToPass: -1 });
  });
});

describe('rulings on cubes and money', () => {
  it('R 4 a player without cubes can place none, however rich he is', () => {
    shows('R 4');
    const state = given((position) => bare(position, SIMON).player(SIMON, { byzantine: { treasury: 99 } }));
    expect(new Story(state).offered(SIMON)).toEqual(['pass']);
  });

  it('R 4 white and purple counters never run out', () => {
    shows('R 4');
    const state = given((position) => {
      for (const { id } of CITIES) if (id !== 'constantinople') position.city(id, 'arab', 3);
      position.city('mecca', 'arab', 2);
    });
    const story = new Story(state).answer(SIMON, 'special develop-arab', 'develop mecca', 'take pool');
    expect(story.at('mecca').counters).toBe(3);
    expect(story.state.counters.reduce((sum, counters) => sum + counters)).toBe(96);
  });

  it('R 5 cubes go into the eight boxes of the armies, never into a pool', () => {
    shows('R 5', '3.5.3.a');
    const story = new Story(given()).answer(SIMON, 'reinforce');
    expect(story.offered(SIMON)).toEqual([
      'place byzantine elite',
      'place byzantine main',
      'place byzantine levy',
      'place byzantine movement',
      'place arab elite',
      'place arab main',
      'place arab levy',
      'place arab movement',
    ]);
  });

  it('5.1 one cube is enough, after three the action ends', () => {
    shows('5.1.a');
    const one = new Story(given()).answer(SIMON, 'reinforce', 'place arab main', 'take pool');
    expect(one.offered(SIMON)).toContain('done');
    one.answer(SIMON, 'done');
    expect(one.player(SIMON)).toMatchObject({ pool: 8, arab: { main: 9 } });
    expect(one.asked?.seat).toBe(ANDY);
  });

  it('R 6 the treasury of the other faction does not pay', () => {
    shows('R 6');
    const state = given((position) => position.player(SIMON, { pool: 0, arab: { treasury: 2 } }));
    const offered = new Story(state).offered(SIMON);
    expect(offered).toContain('claim damascus');
    expect(offered).not.toContain('claim mecca');
    expect(offered).not.toContain('special caliph');
    expect(offered).toContain('special emperor');
  });

  it('R 7 a guard is nobody’s cube to place', () => {
    shows('R 7');
    const state = given((position) =>
      bare(position, SIMON)
        .special('emperor', SIMON)
        .player(SIMON, { byzantine: { treasury: 99 } }),
    );
    expect(new Story(state).offered(SIMON)).toEqual(['pass']);
  });

  it('R 8 a first claim without a cube in the army brings no pawn; it enters later, in any Byzantine city', () => {
    shows('R 8');
    const state = given((position) => position.player(SIMON, { byzantine: { elite: 0, main: 0, movement: 0 } }));
    const story = new Story(state).answer(SIMON, 'claim nicaea', 'take pool');
    expect(story.where(SIMON, 'byzantine')).toBeNull();
    expect(story.told('army.placed')).toEqual([]);
    story.answer(ANDY, 'claim damascus', 'take pool').answer(JERRY, 'pass');
    expect(story.offered(SIMON)).not.toContain('army byzantine');
    story
      .answer(SIMON, 'reinforce', 'place byzantine main', 'take pool', 'done')
      .answer(ANDY, 'claim athens', 'take pool');
    story.answer(SIMON, 'army byzantine', 'enter damascus', 'stay');
    expect(story.where(SIMON, 'byzantine')).toBe('damascus');
  });

  it('R 8 only the first claim brings a pawn, and an army that is away is not called back', () => {
    shows('3.2.a', '4.3.a');
    const story = new Story(given()).answer(SIMON, 'claim nicaea', 'take pool').answer(ANDY, 'pass');
    story.answer(JERRY, 'pass').answer(SIMON, 'claim athens', 'take pool');
    expect(story.where(SIMON, 'byzantine')).toBe('nicaea');
    expect(story.at('athens').by).toBe(SIMON);
  });

  it('4.3 an Arab city claimed first brings no pawn; the first Byzantine one after it does', () => {
    const story = new Story(given()).answer(SIMON, 'claim mecca', 'take pool').answer(ANDY, 'pass');
    expect([story.where(SIMON, 'byzantine'), story.where(SIMON, 'arab')]).toEqual([null, null]);
    story.answer(JERRY, 'pass').answer(SIMON, 'claim athens', 'take pool');
    expect(story.where(SIMON, 'byzantine')).toBe('athens');
  });

  it('R 9 a city may be claimed though another player’s army stands there', () => {
    shows('R 9');
    const state = given((position) => position.army(ANDY, 'byzantine', 'nicaea', { main: 3 }));
    const story = new Story(state).answer(SIMON, 'claim nicaea', 'take pool');
    expect(story.at('nicaea').by).toBe(SIMON);
    expect(story.where(ANDY, 'byzantine')).toBe('nicaea');
  });

  it('4.1 nobody claims Constantinople, a Persian or Bulgar city, or one that is held', () => {
    shows('4.1.a', '4.1.b');
    const state = given((position) =>
      position.city('athens', 'bulgar', 1).city('nicaea', 'byzantine', 3, { by: JERRY, fort: true }),
    );
    const claims = new Story(state).offered(SIMON, 'claim');
    for (const id of ['constantinople', 'hira', 'athens', 'nicaea']) expect(claims).not.toContain(`claim ${id}`);
    expect(claims).toHaveLength(21);
  });

  it('R 18 taxes take cubes of the Cube Pool only, at least one, once a turn', () => {
    shows('R 18', '7.1.a', '7.1.c');
    const story = new Story(given()).answer(SIMON, 'taxes');
    expect(story.offered(SIMON)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cubes) => `tax ${cubes}`));
    story.answer(SIMON, 'tax 1', 'split 1').answer(ANDY, 'pass').answer(JERRY, 'claim nicaea', 'take pool');
    expect(story.offered(SIMON)).not.toContain('taxes');
    const empty = new Story(given((position) => position.player(SIMON, { pool: 0 })));
    expect(empty.offered(SIMON)).not.toContain('taxes');
  });

  for (const byzantine of [0, 7, 18])
    it(`7.1 the whole pool brings 18 bezants, ${byzantine} of them Byzantine`, () => {
      shows('7.1.b');
      const story = new Story(given()).answer(SIMON, 'taxes', 'tax 9');
      expect(story.offered(SIMON)).toHaveLength(19);
      story.answer(SIMON, `split ${byzantine}`);
      expect(story.player(SIMON)).toMatchObject({ pool: 0, taxes: 9 });
      expect(story.player(SIMON).byzantine.treasury).toBe(15 + byzantine);
      expect(story.player(SIMON).arab.treasury).toBe(5 + 18 - byzantine);
    });

  it('R 19 a church costs 6 bezants and the cube on top', () => {
    shows('R 19', '8.1.a');
    const rich = (treasury: number) =>
      given((position) => position.player(SIMON, { pool: 0, byzantine: { treasury } }));
    expect(new Story(rich(8)).offered(SIMON)).not.toContain('build byzantine');
    const story = new Story(rich(9)).answer(SIMON, 'build byzantine', 'take casualties');
    expect(story.player(SIMON).byzantine).toMatchObject({ treasury: 0, points: 12, shrines: 1 });
    const free = new Story(given((position) => position.player(SIMON, { arab: { treasury: 6 } })));
    free.answer(SIMON, 'build arab');
    expect(free.player(SIMON)).toMatchObject({ pool: 8, arab: { treasury: 0, points: 12, shrines: 1 } });
  });

  it('R 39 points have no upper end', () => {
    shows('R 39');
    const state = given((position) => position.player(SIMON, { byzantine: { points: 997 } }));
    const story = new Story(state).answer(SIMON, 'claim damascus', 'take pool');
    expect(story.player(SIMON).byzantine.points).toBe(1000);
  });
});
