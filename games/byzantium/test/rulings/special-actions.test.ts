import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../src/data/cities.ts';
import { ANDY, given, JERRY, SIMON, Story } from '../story.ts';

describe('rulings on special actions', () => {
  it('R 11 a box whose action is impossible cannot be taken', () => {
    shows('R 11');
    const offered = new Story(given()).offered(SIMON, 'special');
    expect(offered.map((id) => id.replace('special ', ''))).toEqual([
      'bulgars',
      'develop-byzantine',
      'emperor',
      'fleet-byzantine',
      'develop-arab',
      'caliph',
      'fleet-arab',
    ]);
    const full = given((position) => {
      for (const { id, colour } of CITIES) if (colour === 'arab') position.city(id, 'arab', 3);
    });
    expect(new Story(full).offered(SIMON)).not.toContain('special develop-arab');
  });

  it('6.1 every box is used once a turn, by anybody; one player may take several', () => {
    shows('6.1.a', '6.1.b');
    const story = new Story(given()).answer(SIMON, 'special emperor', 'take pool');
    expect(story.offered(ANDY)).not.toContain('special emperor');
    story.answer(ANDY, 'special caliph', 'take pool').answer(JERRY, 'pass');
    expect(story.offered(SIMON)).not.toContain('special caliph');
    story.answer(SIMON, 'special fleet-byzantine', 'take pool');
    expect(story.state.special).toMatchObject({ emperor: [SIMON], caliph: [ANDY], 'fleet-byzantine': [SIMON] });
  });

  it('6.6 an office brings the guard and two points on its own track', () => {
    shows('1.2.b', '6.6.a', '6.6.b');
    const story = new Story(given()).answer(SIMON, 'special emperor', 'take pool');
    expect(story.player(SIMON).byzantine).toMatchObject({ guard: true, points: 12 });
    story.answer(ANDY, 'special caliph', 'take pool');
    expect(story.player(ANDY).arab).toMatchObject({ guard: true, points: 12 });
    expect(story.player(ANDY).byzantine.points).toBe(10);
  });

  it('6.9 fortify: the token replaces the cube, once a city, two a player', () => {
    shows('6.9.a', '6.9.d');
    const state = given((position) =>
      position
        .passed(ANDY)
        .city('nicaea', 'byzantine', 3, { by: SIMON })
        .city('mecca', 'arab', 2, { by: SIMON })
        .city('athens', 'byzantine', 2, { by: JERRY })
        .player(SIMON, { pool: 1 }),
    );
    const story = new Story(state).answer(SIMON, 'special fortify');
    expect(story.offered(SIMON)).toEqual(['fortify nicaea', 'fortify mecca']);
    story.answer(SIMON, 'fortify mecca', 'take casualties');
    expect(story.at('mecca')).toEqual({ colour: 'arab', counters: 2, by: SIMON, fort: true });
    expect(story.player(SIMON)).toMatchObject({ forts: 1, casualties: 12, pool: 1, arab: { treasury: 2, points: 10 } });
    story.answer(JERRY, 'claim smyrna', 'take pool').answer(SIMON, 'special fortify', 'fortify nicaea', 'take pool');
    expect(story.at('nicaea').fort).toBe(true);
    expect(story.player(SIMON).forts).toBe(0);
  });

  it('R 12 no civil war against one’s own city', () => {
    shows('R 12');
    const state = given((position) =>
      position.city('medina', 'arab', 1, { by: SIMON }).army(SIMON, 'arab', 'medina', { main: 8, movement: 1 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab');
    expect(story.offered(SIMON)).toEqual(['move tabuk', 'move mecca']);
    expect(story.answer(SIMON, 'move mecca').offered(SIMON)).toEqual(['civil-war', 'stay']);
  });

  it('6.3.2 a Byzantine army never attacks Constantinople', () => {
    shows('6.3.2.a');
    const state = given((position) => position.army(SIMON, 'byzantine', 'constantinople', { main: 8 }));
    expect(new Story(state).offered(SIMON, 'army')).toEqual(['army arab']);
  });

  it('R 13 civil war against a city of the colour that nobody holds', () => {
    shows('R 13', '6.3.1.c');
    const state = given((position) => position.army(SIMON, 'arab', 'mecca', { main: 8 }));
    const story = new Story(state, 1, 1).answer(SIMON, 'army arab', 'civil-war', 'take pool', 'take pool');
    expect(story.told('civil-war')).toMatchObject([{ by: SIMON, city: 'mecca' }]);
    expect(story.at('mecca')).toEqual({ colour: 'arab', counters: 1, by: SIMON, fort: false });
    expect(story.player(SIMON).arab).toMatchObject({ points: 11, treasury: 6 });
  });

  it('10.6.8 a civil war never takes the last counter, and then brings nothing', () => {
    shows('10.6.8.a');
    const state = given((position) => position.army(SIMON, 'arab', 'tabuk', { main: 8 }));
    const story = new Story(state, 1).answer(SIMON, 'army arab', 'civil-war', 'take pool', 'take pool');
    expect(story.at('tabuk')).toEqual({ colour: 'arab', counters: 1, by: SIMON, fort: false });
    expect(story.player(SIMON).arab).toMatchObject({ points: 10, treasury: 5 });
  });

  it('R 45 civil war with a pawn placed in this action, on the spot or after a move', () => {
    shows('R 45');
    const spot = new Story(given(), 1, 1).answer(SIMON, 'army arab', 'enter mecca', 'civil-war', 'take pool');
    expect(spot.told('civil-war')).toMatchObject([{ city: 'mecca' }]);
    const moved = new Story(given(), 1).answer(SIMON, 'army arab', 'enter mecca', 'move medina', 'civil-war');
    moved.answer(SIMON, 'take pool');
    expect(moved.told('civil-war')).toMatchObject([{ city: 'medina' }]);
  });

  it('R 46 in a civil war every army of another player in the city defends it', () => {
    shows('R 46');
    const state = given((position) =>
      position
        .army(SIMON, 'arab', 'mecca', { main: 8 })
        .army(ANDY, 'arab', 'mecca', { main: 2, movement: 1 })
        .army(JERRY, 'arab', 'mecca', { main: 1, movement: 1 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab', 'civil-war', 'take pool');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'retreat' });
    story.answer(ANDY, 'retreat');
    expect(story.where(ANDY, 'arab')).toBe('medina');
    expect(story.asked).toEqual({ seat: JERRY, ask: 'retreat' });
  });

  it('R 47 the cube of a civil war is paid by the army’s faction, and not with its last cube', () => {
    shows('R 47', 'R 66');
    const poor = (arab: number) =>
      given((position) =>
        position.army(SIMON, 'arab', 'mecca', { main: 1 }).player(SIMON, { pool: 0, arab: { treasury: arab } }),
      );
    expect(new Story(poor(2)).offered(SIMON)).not.toContain('army arab');
    const story = new Story(poor(3), 1, 1).answer(SIMON, 'army arab', 'civil-war');
    expect(story.offered(SIMON)).toContain('take casualties');
    expect(story.offered(SIMON)).not.toContain('take arab-main');
    story.answer(SIMON, 'take byzantine-levy');
    expect(story.player(SIMON)).toMatchObject({ arab: { treasury: 0 }, byzantine: { treasury: 15, levy: 1 } });
  });

  it('R 14 Constantinople, Persian and Bulgar cities cannot be developed', () => {
    shows('R 14');
    const state = given((position) => position.city('athens', 'bulgar', 1));
    const story = new Story(state).answer(SIMON, 'special develop-byzantine');
    const below = CITIES.filter(({ colour, value, id }) => colour === 'byzantine' && value < 3 && id !== 'athens');
    expect(story.offered(SIMON)).toEqual(below.map(({ id }) => `develop ${id}`));
  });

  it('6.4 another player’s city may be developed, and the counter brings no points', () => {
    shows('6.4.b', '6.4.c');
    const state = given((position) => position.city('ankara', 'byzantine', 2, { by: ANDY }));
    const story = new Story(state).answer(SIMON, 'special develop-byzantine', 'develop ankara', 'take pool');
    expect(story.at('ankara')).toMatchObject({ counters: 3, by: ANDY });
    expect([SIMON, ANDY].map((seat) => story.player(seat).byzantine.points)).toEqual([10, 10]);
  });

  it('R 48 a guard alone is an army until the end of the turn', () => {
    shows('R 48', '6.6.1.b');
    const state = given((position) =>
      position
        .passed(ANDY, JERRY)
        .army(SIMON, 'arab', 'mecca')
        .special('caliph', SIMON)
        .player(SIMON, { byzantine: { treasury: 50 } })
        .player(ANDY, { arab: { treasury: 50 } })
        .player(JERRY, { arab: { treasury: 50 } }),
    );
    const story = new Story(state);
    expect(story.where(SIMON, 'arab')).toBe('mecca');
    story.answer(SIMON, 'pass');
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.player(SIMON).arab.guard).toBe(false);
    expect(story.state.special.caliph).toEqual([-1]);
  });
});
