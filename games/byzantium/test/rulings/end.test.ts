import { Chance, configure, SetupError, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES, type CityId } from '../../src/data/cities.ts';
import { byzantium } from '../../src/index.ts';
import type { Side } from '../../src/state.ts';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

const RICH = { byzantine: { treasury: 60 }, arab: { treasury: 60 } };
/** Everybody else has passed and can pay: Simon's pass ends the turn. */
const lastPass = (change: (position: Given) => void, turn = 1) =>
  given((start) => {
    for (const seat of [SIMON, ANDY, JERRY]) start.player(seat, RICH);
    change(start.turn(turn).passed(ANDY, JERRY));
  });
const NO_CUBES = { elite: 0, main: 0, levy: 0, movement: 0 };

describe('rulings on income, upkeep and the new turn', () => {
  it('R 33 unpaid: the owner gives up cube by cube, a point each, and stops as soon as he can pay', () => {
    shows('R 33', '12.3.a', '12.4.a', '12.4.b');
    const state = lastPass((position) =>
      position.player(SIMON, {
        byzantine: { elite: 2, main: 3, levy: 1, movement: 1, treasury: 7 },
        arab: NO_CUBES,
      }),
    );
    // Upkeep 2 x 3 + 3 + 2 + 1 = 12 against 7 bezants.
    const story = new Story(state).answer(SIMON, 'pass');
    expect(story.offered(SIMON)).toEqual(['disband elite', 'disband main', 'disband levy', 'disband movement']);
    story.answer(SIMON, 'disband elite');
    expect(story.player(SIMON)).toMatchObject({ removed: 1, byzantine: { points: 9, elite: 1 } });
    story.answer(SIMON, 'disband levy');
    // 7 are owed now, and 7 are there.
    expect(story.player(SIMON)).toMatchObject({ removed: 2, byzantine: { points: 8, treasury: 0, main: 3 } });
    expect(story.state.turn).toBe(2);
  });

  it('R 33 the first choice can make the last one needless', () => {
    const state = lastPass((position) =>
      position.player(SIMON, { byzantine: { ...NO_CUBES, elite: 1, main: 3, treasury: 3 }, arab: NO_CUBES }),
    );
    const story = new Story(state).answer(SIMON, 'pass', 'disband elite');
    expect(story.player(SIMON)).toMatchObject({ removed: 1, byzantine: { main: 3, treasury: 0, points: 9 } });
  });

  it('12.4 points never fall below 0, R 61 and an army without a cube leaves the map', () => {
    shows('R 61', '12.4.c');
    const state = lastPass((position) =>
      position.army(SIMON, 'arab', 'mecca', { main: 3, points: 2, treasury: 0 }).player(SIMON, { byzantine: NO_CUBES }),
    );
    const story = new Story(state).answer(SIMON, 'pass');
    expect(story.told('unpaid')).toHaveLength(3);
    expect(story.player(SIMON)).toMatchObject({ removed: 3, arab: { points: 0, main: 0, at: -1 } });
    expect(story.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'arab' }]);
    const order = story.events.map(({ event }) => event);
    expect(order.indexOf('army.destroyed')).toBeLessThan(order.indexOf('upkeep'));
  });

  it('12.3 upkeep is paid from each faction’s own treasury, guards and pools are free', () => {
    shows('6.6.1.a', '12.3.a');
    const state = lastPass((position) => position.special('emperor', SIMON));
    const story = new Story(state).answer(SIMON, 'pass');
    expect(story.told('upkeep')[0]).toEqual({ event: 'upkeep', by: SIMON, byzantine: 12, arab: 13 });
    expect(story.player(SIMON)).toMatchObject({ byzantine: { treasury: 48 }, arab: { treasury: 47 } });
  });

  it('12.5 cubes return: special, taxes and pass boxes, half of the casualties rounded up; churches stay', () => {
    shows('8.2.a', '12.5.a', '12.5.b');
    const state = lastPass((position) =>
      position
        .special('develop-arab', SIMON, ANDY, SIMON)
        .special('fleet-byzantine', SIMON)
        .player(SIMON, { pool: 1, taxes: 4, casualties: 8, byzantine: { shrines: 2 } }),
    );
    const story = new Story(state).answer(SIMON, 'pass');
    // 1 + 3 special + 4 taxes + 1 pass + 4 of the 7 casualties
    expect(story.player(SIMON)).toMatchObject({ pool: 13, casualties: 3, taxes: 0, passed: false, passCube: false });
    expect(story.player(SIMON)).toMatchObject({ byzantine: { shrines: 2 } });
    expect(story.state.special['develop-arab']).toEqual([-1, -1, -1]);
  });

  it('R 35 the third turn has its income and upkeep, then the cities are scored', () => {
    shows('R 35', '6.9.c', '14.1.a');
    const state = lastPass((position) => position.city('damascus', 'byzantine', 3, { by: SIMON, fort: true }), 3);
    const story = new Story(state).answer(SIMON, 'pass');
    expect(story.told('income')).toHaveLength(3);
    expect(story.player(SIMON).byzantine).toMatchObject({ treasury: 60 + 6 - 12, points: 13 });
    expect(story.result).toEqual({ points: [23, 20, 20], winners: [SIMON], ending: 'three-turns' });
  });
});

describe('R 36 ties, one criterion after the other', () => {
  const cities = (position: Given, seat: number, ...ids: readonly CityId[]) => {
    for (const id of ids) position.city(id, 'byzantine', 1, { by: seat });
  };
  /** The end of the game without upkeep: points and treasuries as given. */
  const end = (byzantine: readonly Partial<Side>[], arab: readonly Partial<Side>[], change = (_: Given) => {}) =>
    new Story(
      lastPass((position) => {
        for (const seat of [SIMON, ANDY, JERRY])
          position.player(seat, {
            byzantine: { ...NO_CUBES, treasury: 0, points: 0, ...byzantine[seat] },
            arab: { ...NO_CUBES, treasury: 0, points: 0, ...arab[seat] },
          });
        change(position);
      }, 3),
    ).answer(SIMON, 'pass').result;

  it('the sum of both tracks, where only the higher one counted', () => {
    shows('14.3.b');
    // 30 alone and 20 + 10 both make 30; the first has 44 on its tracks.
    const result = end([{ points: 30 }, { points: 20 }], [{ points: 14 }, { points: 10 }]);
    expect(result).toEqual({ points: [30, 30, 0], winners: [SIMON], ending: 'three-turns' });
  });

  it('the number of cities, not of counters', () => {
    shows('14.3.c');
    const result = end([{ points: 8 }, { points: 9 }], [{ points: 10 }, { points: 10 }], (position) => {
      cities(position, SIMON, 'athens', 'smyrna', 'sinope');
      position.city('damascus', 'byzantine', 2, { by: ANDY });
    });
    expect(result).toEqual({ points: [21, 21, 0], winners: [SIMON], ending: 'three-turns' });
  });

  it('the money of both treasuries', () => {
    shows('14.3.d');
    const result = end(
      [
        { points: 10, treasury: 3 },
        { points: 10, treasury: 0 },
      ],
      [
        { points: 10, treasury: 4 },
        { points: 10, treasury: 8 },
      ],
    );
    expect(result.winners).toEqual([ANDY]);
  });

  it('and then they share', () => {
    shows('R 36');
    const result = end([{ points: 10, treasury: 3 }, { points: 10 }], [{ points: 10 }, { points: 10, treasury: 3 }]);
    expect(result).toEqual({ points: [20, 20, 0], winners: [SIMON, ANDY], ending: 'three-turns' });
  });

  describe('after the fall of Constantinople', () => {
    const fall = (change: (position: Given) => void) =>
      new Story(
        given((position) => {
          position.city('adrianople', 'arab', 1).army(SIMON, 'arab', 'adrianople', { main: 9, movement: 1 });
          change(position.player(ANDY, { arab: { points: 15 }, byzantine: { points: 90, treasury: 90 } }));
        }),
        ...[1, 1, 1, 1, 1],
      ).answer(SIMON, 'army arab', 'attack constantinople').result;

    it('the conqueror may lose', () => {
      shows('13.1.b');
      const result = fall((position) => position.player(JERRY, { arab: { points: 16 } }));
      expect(result).toEqual({ points: [15, 15, 16], winners: [JERRY], ending: 'constantinople' });
    });

    it('a tie goes to the one with more Arab cities; Byzantine ones have no value', () => {
      shows('R 36');
      const result = fall((position) => {
        cities(position, ANDY, 'athens', 'smyrna');
        position.city('mecca', 'arab', 2, { by: SIMON });
      });
      expect(result).toEqual({ points: [15, 15, 10], winners: [SIMON], ending: 'constantinople' });
    });

    it('then to the richer Arab treasury, then it is shared', () => {
      shows('R 36');
      expect(fall((position) => position.player(ANDY, { arab: { treasury: 6 } })).winners).toEqual([ANDY]);
      expect(fall(() => {}).winners).toEqual([SIMON, ANDY]);
    });

    it('13.1 no points for cities are added', () => {
      shows('13.1.b');
      const result = fall((position) => position.city('mecca', 'arab', 2, { by: ANDY }));
      expect(result.points).toEqual([15, 15, 10]);
    });
  });
});

describe('settings and data', () => {
  for (const [setting, start] of [
    ['1', SIMON],
    ['3', JERRY],
  ] as const)
    it(`startPlayer ${setting}: that seat begins`, () => {
      const story = new Story(given(() => {}, { startPlayer: setting }));
      expect(story.state.start).toBe(start);
      expect(story.asked).toEqual({ seat: start, ask: 'action' });
    });

  it('startPlayer random: by lot, every seat can begin', () => {
    shows('1.3.a');
    const starts = new Set<number>();
    const config = configure(byzantium, 3);
    for (let i = 0; i < 40; i++) starts.add(byzantium.setup(config, Chance.fromSeed(seedFrom(`lot ${i}`))).start);
    expect(starts).toEqual(new Set([0, 1, 2]));
  });

  it('startPlayer beyond the table is refused', () => {
    expect(() => given(() => {}, { startPlayer: '4' })).toThrow(SetupError);
  });

  it('R 10 eliteLimit one-per-action: one Elite cube in all', () => {
    shows('R 10', '5.2.a');
    const story = new Story(given()).answer(SIMON, 'reinforce', 'place byzantine elite', 'take pool');
    expect(story.offered(SIMON)).not.toContain('place byzantine elite');
    expect(story.offered(SIMON)).not.toContain('place arab elite');
  });

  it('R 10 eliteLimit one-per-faction: one for each', () => {
    shows('R 10');
    const story = new Story(given(() => {}, { eliteLimit: 'one-per-faction' }));
    story.answer(SIMON, 'reinforce', 'place byzantine elite', 'take pool');
    expect(story.offered(SIMON)).not.toContain('place byzantine elite');
    story.answer(SIMON, 'place arab elite', 'take pool');
    expect(story.offered(SIMON, 'place')).not.toContain('place arab elite');
    expect(story.player(SIMON)).toMatchObject({ byzantine: { elite: 2 }, arab: { elite: 1 } });
  });

  it('R 62 Ankara is printed with 2, and has the example’s 3 after one development', () => {
    shows('R 62');
    const story = new Story(given());
    expect(story.at('ankara').counters).toBe(2);
    story.answer(SIMON, 'special develop-byzantine', 'develop ankara', 'take pool');
    expect(story.at('ankara').counters).toBe(3);
  });

  it('R 64 every city has a name in both languages, and some differ', () => {
    shows('R 64');
    const name = (language: 'en' | 'it', id: CityId) => byzantium.messages[language]?.[`space.${id}`];
    for (const { id } of CITIES) expect([typeof name('en', id), typeof name('it', id)]).toEqual(['string', 'string']);
    expect([name('en', 'athens'), name('it', 'athens')]).toEqual(['Athens', 'Atene']);
  });
});
