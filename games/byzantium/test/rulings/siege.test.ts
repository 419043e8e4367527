import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

/** Simon's Arab army in Tabuk, next to Jerusalem. */
const tabuk = (change: (position: Given) => void, main = 8) =>
  given((start) => change(start.army(SIMON, 'arab', 'tabuk', { main, movement: 3 })));
const attack = (story: Story) => story.answer(SIMON, 'army arab', 'attack jerusalem');

describe('rulings on Constantinople', () => {
  const capital = (change: (position: Given) => void = () => {}, settings: Record<string, string> = {}) =>
    given((start) => {
      start.city('adrianople', 'arab', 1).army(SIMON, 'arab', 'adrianople', { main: 12, movement: 1 });
      change(start.special('emperor', ANDY).player(ANDY, { byzantine: { levy: 3 } }));
    }, settings);
  const storm = (story: Story) => story.answer(SIMON, 'army arab', 'attack constantinople');

  it('10.6.4 five dice, two cubes a hit, strength five', () => {
    shows('10.6.4.a', '13.1.a');
    const story = storm(new Story(capital(), 4, 6, 1, 1, 1)).answer(ANDY, 'levy-yield');
    expect(story.told('lost')).toMatchObject([{ by: SIMON, boxes: ['main', 'main', 'main', 'main'] }]);
    expect(story.told('siege.won')).toMatchObject([{ strength: 8, walls: 5 }]);
    expect(story.told('constantinople.fell')).toMatchObject([{ by: SIMON, points: 5 }]);
    expect(story.player(SIMON).arab).toMatchObject({ points: 15, treasury: 5 });
    expect(story.result.ending).toBe('constantinople');
  });

  it('10.6.4 four left of twelve are not stronger than the walls', () => {
    shows('10.6.4.a');
    const story = storm(new Story(capital(), 4, 6, 5, 6, 1)).answer(ANDY, 'levy-yield');
    expect(story.told('siege.failed')).toMatchObject([{ strength: 4, walls: 5 }]);
    expect(story.where(SIMON, 'arab')).toBe('adrianople');
  });

  it('10.4.1 only the Emperor’s Levy may defend it, R 15 even after his guard was lost', () => {
    shows('10.4.1.b', 'R 15');
    const lost = capital((position) => position.player(ANDY, { byzantine: { guard: false } }));
    expect(storm(new Story(lost)).asked).toEqual({ seat: ANDY, ask: 'levy' });
    const nobody = capital((position) => {
      position.state.special.emperor[0] = -1;
    });
    expect(storm(new Story(nobody, 1, 1, 1, 1, 1)).run.over).toBe(true);
  });

  it('R 54 an Emperor who attacks it himself does not defend it', () => {
    shows('R 54');
    const state = capital((position) => position.special('emperor', SIMON));
    const story = storm(new Story(state, 1, 1, 1, 1, 1));
    expect(story.told('levy.raised')).toEqual([]);
    expect(story.result.winners).toEqual([SIMON]);
  });

  it('R 28 constantinopleDoubleAll off: a Levy’s hit takes one cube', () => {
    shows('R 28');
    const story = storm(new Story(capital(), 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'levy-fight');
    expect(story.told('lost')).toMatchObject([{ boxes: ['main'] }]);
  });

  it('R 28 constantinopleDoubleAll on: it takes two, and so does an army’s', () => {
    shows('R 28');
    const on = { constantinopleDoubleAll: 'on' };
    const levy = storm(new Story(capital(undefined, on), 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'levy-fight');
    expect(levy.told('lost')).toMatchObject([{ boxes: ['main', 'main'] }]);
    const withArmy = capital((position) => position.army(JERRY, 'byzantine', 'constantinople', { main: 2 }), on);
    const army = storm(new Story(withArmy, 1, 1, 1, 6, 6)).answer(JERRY, 'stand');
    expect(army.told('lost')).toMatchObject([{ by: SIMON, boxes: ['main', 'main', 'main', 'main'] }]);
  });

  it('R 28 the attacker’s own hits are never doubled', () => {
    const state = capital(undefined, { constantinopleDoubleAll: 'on' });
    const story = storm(new Story(state, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'levy-fight');
    expect(story.told('levy.lost')).toMatchObject([{ cubes: 1 }]);
  });
});

describe('rulings on the garrison of a conquered city', () => {
  const won = (change: (position: Given) => void) =>
    tabuk((position) => change(position.player(SIMON, { pool: 0, arab: { treasury: 0 } })));

  it('R 55 with a pool and money the victor chooses freely', () => {
    shows('R 55', '10.6.7.a');
    const state = tabuk((position) => position.player(SIMON, { pool: 1, arab: { treasury: 3 } }));
    const story = attack(new Story(state, 1, 1, 1));
    expect(story.offered(SIMON)).toEqual(
      expect.arrayContaining(['take pool', 'take casualties', 'take arab-main', 'take byzantine-levy']),
    );
    story.answer(SIMON, 'take arab-movement');
    expect(story.player(SIMON)).toMatchObject({ pool: 1, arab: { movement: 1, treasury: 2 } });
  });

  it('R 29 loot first: one bezant and two of loot must buy the cube', () => {
    shows('R 29');
    const story = attack(
      new Story(
        won((position) => position.player(SIMON, { arab: { treasury: 1 } })),
        1,
        1,
        1,
      ),
    );
    expect(story.asked).toEqual({ seat: SIMON, ask: 'cube' });
    story.answer(SIMON, 'take casualties');
    expect(story.player(SIMON).arab).toMatchObject({ main: 8, movement: 2, treasury: 0 });
  });

  it('R 30 the guard pays only when it is the only cube left, and then goes to its box', () => {
    shows('R 30', '10.6.7.c');
    const guard = (position: Given) =>
      position
        .city('jerusalem', 'byzantine', 1)
        .army(SIMON, 'arab', 'tabuk', { main: 1, movement: 1 })
        .special('caliph', SIMON);
    const story = attack(new Story(won(guard), 1));
    expect(story.told('garrisoned')).toMatchObject([{ by: SIMON, city: 'jerusalem' }]);
    expect(story.at('jerusalem')).toMatchObject({ colour: 'arab', by: SIMON });
    expect(story.player(SIMON).arab).toMatchObject({ main: 0, guard: false });
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.player(SIMON).casualties).toBe(13);
  });

  it('R 30 with regular cubes enough the guard stays', () => {
    shows('10.6.7.c');
    const guard = (position: Given) =>
      position
        .city('jerusalem', 'byzantine', 1)
        .army(SIMON, 'arab', 'tabuk', { main: 2, movement: 1 })
        .special('caliph', SIMON);
    const story = attack(new Story(won(guard), 1));
    expect(story.player(SIMON).arab).toMatchObject({ main: 0, movement: 0, guard: true });
    expect(story.where(SIMON, 'arab')).toBe('jerusalem');
  });

  it('10.7.1 two cubes that pay for the garrison can be the whole army', () => {
    const two = (position: Given) =>
      position.city('jerusalem', 'byzantine', 1).army(SIMON, 'arab', 'tabuk', { main: 2, movement: 1 });
    const story = attack(new Story(won(two), 1));
    expect(story.at('jerusalem')).toMatchObject({ colour: 'arab', by: SIMON });
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.told('army.destroyed')).toHaveLength(1);
  });

  it('10.6.5 a fortification goes back to its owner, and no cube of his is lost', () => {
    shows('10.6.5.a');
    const state = tabuk((position) =>
      position
        .city('jerusalem', 'byzantine', 3, { by: ANDY, fort: true })
        .player(ANDY, { forts: 1, byzantine: { levy: 0 } }),
    );
    const story = attack(new Story(state, 1, 1, 1, 1)).answer(SIMON, 'take pool');
    expect(story.player(ANDY)).toMatchObject({ forts: 2, casualties: 12 });
    expect(story.at('jerusalem').fort).toBe(false);
  });
});
