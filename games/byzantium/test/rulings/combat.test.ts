import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

/** Simon's Arab army in Tabuk, next to Jerusalem. */
const tabuk = (change: (position: Given) => void, main = 8) =>
  given((start) => change(start.army(SIMON, 'arab', 'tabuk', { main, movement: 3 })));
const attack = (story: Story) => story.answer(SIMON, 'army arab', 'attack jerusalem');

describe('rulings on battles', () => {
  it('R 51 strength decides, not the number of cubes', () => {
    shows('R 51', '10.5.3.a');
    const state = tabuk((position) => position.army(ANDY, 'byzantine', 'jerusalem', { main: 3, movement: 9 }), 4);
    const story = attack(new Story(state, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'stand');
    expect(story.told('battle.won')).toMatchObject([{ strength: 4, against: 3 }]);
  });

  it('10.5.3 a tie is the defender’s; the attacker goes back where he came from', () => {
    shows('10.5.3.b', '10.5.4.b', '10.6.9.a');
    const state = tabuk((position) => position.army(ANDY, 'byzantine', 'jerusalem', { main: 4 }), 4);
    const story = attack(new Story(state, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'stand');
    expect(story.told('battle.held')).toMatchObject([{ strength: 4, against: 4 }]);
    expect(story.where(SIMON, 'arab')).toBe('tabuk');
    expect(story.where(ANDY, 'byzantine')).toBe('jerusalem');
  });

  it('R 60 the attacker removes his losses first, then the defender', () => {
    shows('R 60', '10.5.2.b');
    const state = tabuk((position) => position.army(ANDY, 'byzantine', 'jerusalem', { main: 3, movement: 1 }));
    const story = attack(new Story(state, 6, 1, 1, 6, 1, 1)).answer(ANDY, 'stand');
    expect(story.asked).toEqual({ seat: SIMON, ask: 'lose' });
    story.answer(SIMON, 'lose main');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'lose' });
  });

  it('10.2 hits beyond the last cube are lost; an army without a cube is destroyed, and needs no retreat', () => {
    shows('10.2.b', '10.7.1.a');
    const state = tabuk((position) => position.army(ANDY, 'byzantine', 'jerusalem', { main: 1 }));
    const story = attack(new Story(state, 6, 6, 6, 1, 1, 1, 1)).answer(ANDY, 'stand');
    expect(story.told('lost')).toMatchObject([{ by: ANDY, boxes: ['main'] }]);
    expect(story.told('army.destroyed')).toMatchObject([{ by: ANDY, faction: 'byzantine' }]);
    expect(story.where(ANDY, 'byzantine')).toBeNull();
    expect(story.player(ANDY).casualties).toBe(13);
  });

  it('6.6.2 a guard goes as the last cube only; its owner stays Emperor', () => {
    shows('6.6.2.a');
    const state = tabuk((position) =>
      position.army(ANDY, 'byzantine', 'jerusalem', { main: 1 }).special('emperor', ANDY),
    );
    const story = attack(new Story(state, 6, 6, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'stand');
    expect(story.told('lost')).toMatchObject([{ by: ANDY, boxes: ['main', 'guard'] }]);
    expect(story.player(ANDY)).toMatchObject({ casualties: 13, byzantine: { guard: false } });
    expect(story.where(ANDY, 'byzantine')).toBeNull();
    expect(story.state.special.emperor).toEqual([ANDY]);
  });

  it('10.5.4 when both sides lose everything the defender has won, and both are gone', () => {
    const state = tabuk((position) => position.army(ANDY, 'byzantine', 'jerusalem', { main: 1 }), 1);
    state.players[SIMON].arab.movement = 1;
    const story = attack(new Story(state, 6, 6)).answer(ANDY, 'stand');
    expect(story.told('battle.held')).toMatchObject([{ strength: 0, against: 0 }]);
    expect(story.told('army.destroyed').map(({ by }) => by)).toEqual([ANDY, SIMON]);
    expect(story.told('siege.rolled')).toEqual([]);
  });

  describe('10.5.5 several defenders', () => {
    const two = () =>
      tabuk((position) =>
        position
          .army(ANDY, 'byzantine', 'jerusalem', { main: 2, movement: 1 })
          .army(JERRY, 'byzantine', 'jerusalem', { main: 7, movement: 1 }),
      );

    it('decide clockwise, and are fought in the attacker’s order', () => {
      shows('10.3.1.a', '10.5.5.a');
      const story = attack(new Story(two())).answer(ANDY, 'stand').answer(JERRY, 'stand');
      expect(story.asked).toEqual({ seat: SIMON, ask: 'fight' });
      expect(story.offered(SIMON)).toEqual([`fight ${ANDY}`, `fight ${JERRY}`]);
    });

    it('one beaten, the next holds: the attack is over', () => {
      shows('10.5.5.a');
      const story = attack(new Story(two(), 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1));
      story.answer(ANDY, 'stand').answer(JERRY, 'stand').answer(SIMON, `fight ${ANDY}`, 'lose main');
      story.answer(ANDY, 'retreat-to alexandria');
      expect(story.told('battle.won')).toMatchObject([{ strength: 7, against: 2 }]);
      expect(story.told('battle.held')).toMatchObject([{ strength: 7, against: 7 }]);
      expect(story.where(ANDY, 'byzantine')).toBe('alexandria');
      expect(story.where(JERRY, 'byzantine')).toBe('jerusalem');
      expect(story.where(SIMON, 'arab')).toBe('tabuk');
      expect(story.told('siege.rolled')).toEqual([]);
    });

    it('all beaten, the city is besieged', () => {
      shows('10.5.4.a', '10.5.5.a');
      const story = attack(new Story(two(), 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
      story.answer(ANDY, 'stand').answer(JERRY, 'stand').answer(SIMON, `fight ${JERRY}`);
      story.answer(JERRY, 'lose main', 'retreat-to damascus').answer(ANDY, 'retreat-to damascus');
      expect(story.told('siege.won')).toMatchObject([{ strength: 8, walls: 3 }]);
    });
  });
});

describe('rulings on the Levy', () => {
  const held = (levy: number) => (position: Given) =>
    position.city('jerusalem', 'byzantine', 3, { by: ANDY }).player(ANDY, { byzantine: { levy } });

  it('R 26 no Levy after an army was beaten in the same attack, be it a third player’s', () => {
    shows('R 26', '10.4.2.a');
    const state = tabuk((position) =>
      held(5)(position).army(JERRY, 'byzantine', 'jerusalem', { main: 2, movement: 1 }),
    );
    const story = attack(new Story(state, 1, 1, 1, 1, 1, 1, 1, 1)).answer(JERRY, 'stand', 'retreat-to damascus');
    expect(story.told('siege.rolled')).toHaveLength(1);
    expect(story.told('levy.raised')).toEqual([]);
  });

  it('R 26 an army that left before the battle does not bar the Levy', () => {
    shows('R 26');
    const state = tabuk((position) => held(2)(position).army(ANDY, 'byzantine', 'jerusalem', { main: 2 }));
    const story = attack(new Story(state)).answer(ANDY, 'retreat', 'retreat-to damascus');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'levy' });
  });

  it('R 27 five Levy cubes roll three dice and have the strength five; losses are Levy cubes', () => {
    shows('R 27', '10.4.3.a', '10.4.3.b');
    const story = attack(new Story(tabuk(held(5)), 6, 6, 1, 6, 6, 6, 1, 1, 1)).answer(ANDY, 'levy-fight');
    expect(story.told('rolled')[1]).toMatchObject({ force: 'levy', by: ANDY, dice: [6, 6, 6] });
    story.answer(SIMON, 'lose movement', 'lose movement');
    expect(story.told('levy.lost')).toMatchObject([{ by: ANDY, cubes: 2 }]);
    expect(story.told('battle.won')).toMatchObject([{ strength: 7, against: 3 }]);
    // Two cubes of the Levy, and the cube on the city that then fell.
    expect(story.player(ANDY)).toMatchObject({ casualties: 15, byzantine: { levy: 3, main: 3, elite: 1 } });
  });

  it('10.4.3 a beaten Levy scatters, and what is left can defend another city', () => {
    shows('10.4.3.c', '10.5.1.c');
    const state = tabuk((position) =>
      held(3)(position)
        .city('damascus', 'byzantine', 3, { by: ANDY })
        .player(SIMON, { arab: { main: 15 } }),
    );
    const story = attack(new Story(state, 6, 1, 1, 1, 1, 1, 1, 1, 1)).answer(ANDY, 'levy-fight');
    story.answer(SIMON, 'take pool').answer(ANDY, 'pass').answer(JERRY, 'pass');
    expect(story.player(ANDY).byzantine.levy).toBe(2);
    story.answer(SIMON, 'army arab', 'attack damascus');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'levy' });
  });

  it('10.4.1 a Levy that holds drives the attacker back', () => {
    shows('10.4.3.b', '10.5.4.b');
    const story = attack(new Story(tabuk(held(8)), 1, 1, 1, 1, 1, 1)).answer(ANDY, 'levy-fight');
    expect(story.told('battle.held')).toMatchObject([{ strength: 8, against: 8 }]);
    expect(story.where(SIMON, 'arab')).toBe('tabuk');
    expect(story.told('siege.rolled')).toEqual([]);
  });

  it('R 58 for a city that nobody holds, and without a Levy, nobody is asked anything', () => {
    shows('R 58');
    const free = attack(
      new Story(
        tabuk(() => {}),
        1,
        1,
        1,
      ),
    );
    expect(free.asked).toEqual({ seat: SIMON, ask: 'cube' });
    const bare = attack(new Story(tabuk(held(0)), 1, 1, 1));
    expect(bare.asked).toEqual({ seat: SIMON, ask: 'cube' });
  });
});
