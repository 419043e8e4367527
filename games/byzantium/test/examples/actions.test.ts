import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

describe('the examples of actions A, B and C', () => {
  it('E1 take control: Simon buys a cube from his casualties for Damascus', () => {
    shows('0.2.a', '0.4.a', '3.5.2.a', '3.5.2.b', '4.1.a', '4.2.a', '4.2.b', '4.3.a');
    const story = new Story(given());
    expect(story.player(SIMON)).toMatchObject({ casualties: 12, byzantine: { treasury: 15, points: 10 } });
    story.answer(SIMON, 'claim damascus', 'take casualties');
    expect(story.player(SIMON)).toMatchObject({ casualties: 11, pool: 9, byzantine: { treasury: 12, points: 13 } });
    expect(story.player(SIMON).arab).toMatchObject({ treasury: 5, points: 10 });
    expect(story.at('damascus')).toEqual({ colour: 'byzantine', counters: 3, by: SIMON, fort: false });
    expect(story.where(SIMON, 'byzantine')).toBe('damascus');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('E2 reinforce: two cubes from the pool, one bought from Arab Movement for the Byzantines', () => {
    shows('3.5.1.a', '3.5.2.b', '3.5.4.a', '5.1.a');
    const story = new Story(given((position) => position.active(ANDY)));
    story.answer(ANDY, 'reinforce', 'place byzantine elite', 'take pool', 'place byzantine main', 'take pool');
    story.answer(ANDY, 'place byzantine levy', 'take arab-movement');
    const andy = story.player(ANDY);
    expect(andy.byzantine).toMatchObject({ elite: 2, main: 4, levy: 3, movement: 2, treasury: 12 });
    expect(andy.arab).toMatchObject({ main: 8, movement: 4, treasury: 5 });
    expect(andy).toMatchObject({ pool: 7, casualties: 12 });
    expect(story.asked).toEqual({ seat: JERRY, ask: 'action' });
  });

  describe('E3 civil war: Jerry marches from Antioch to Simon’s Damascus', () => {
    const position = () =>
      given((change) =>
        change
          .active(JERRY)
          .city('damascus', 'byzantine', 3, { by: SIMON })
          .army(JERRY, 'byzantine', 'antioch', { elite: 1, main: 3, movement: 2 })
          .army(SIMON, 'byzantine', 'nicaea', { main: 3, movement: 1 }),
      );

    it('Simon declines to use his Levy, Jerry besieges and takes the city', () => {
      shows('6.3.1.a', '6.3.1.b', '10.4.1.a', '10.6.8.a');
      const story = new Story(position(), 1, 2, 3);
      story.answer(JERRY, 'army byzantine', 'move damascus');
      expect(story.player(JERRY)).toMatchObject({ casualties: 13, byzantine: { movement: 1 } });
      story.answer(JERRY, 'civil-war', 'take pool');
      expect(story.state.special['civil-war-byzantine']).toEqual([JERRY]);
      expect(story.asked).toEqual({ seat: SIMON, ask: 'levy' });
      story.answer(SIMON, 'levy-yield');
      expect(story.told('rolled')).toEqual([]);
      expect(story.told('siege.rolled')).toMatchObject([{ city: 'damascus', dice: [1, 2, 3], hits: 0 }]);
      story.answer(JERRY, 'take pool');
      expect(story.at('damascus')).toEqual({ colour: 'byzantine', counters: 2, by: JERRY, fort: false });
      expect(story.player(JERRY)).toMatchObject({ pool: 7, byzantine: { points: 12, treasury: 17 } });
      expect(story.player(SIMON)).toMatchObject({ casualties: 13, byzantine: { levy: 2 } });
    });

    it('with three cubes of strength left he is not stronger than three counters, and goes back to Antioch', () => {
      shows('6.3.3.a', '10.6.3.a', '10.6.9.a');
      const story = new Story(position(), 6, 2, 3);
      story.answer(JERRY, 'army byzantine', 'move damascus', 'civil-war', 'take pool');
      story.answer(SIMON, 'levy-yield').answer(JERRY, 'lose main');
      expect(story.at('damascus')).toMatchObject({ colour: 'byzantine', counters: 3, by: SIMON });
      expect(story.where(JERRY, 'byzantine')).toBe('antioch');
      expect(story.player(JERRY).byzantine).toMatchObject({ points: 10, treasury: 15 });
    });

    it('the only box is then taken for this turn', () => {
      shows('6.1.b');
      const story = new Story(position(), 6, 2, 3);
      story.answer(JERRY, 'army byzantine', 'move damascus', 'civil-war', 'take pool');
      story.answer(SIMON, 'levy-yield').answer(JERRY, 'lose main').answer(SIMON, 'army byzantine', 'move smyrna');
      expect(story.offered(SIMON)).not.toContain('civil-war');
    });
  });

  it('E4 develop: Andy’s third counter on Mecca, and no fourth', () => {
    shows('6.4.a', '6.4.c');
    const story = new Story(given((position) => position.active(ANDY).city('mecca', 'arab', 2, { by: ANDY })));
    story.answer(ANDY, 'special develop-arab');
    expect(story.offered(ANDY)).toEqual(['develop tabuk', 'develop medina', 'develop mecca']);
    story.answer(ANDY, 'develop mecca', 'take pool');
    expect(story.at('mecca')).toEqual({ colour: 'arab', counters: 3, by: ANDY, fort: false });
    expect(story.player(ANDY)).toMatchObject({ pool: 8, arab: { points: 10, treasury: 5 } });
    expect(story.state.special['develop-arab']).toEqual([ANDY, -1, -1]);
    story.answer(JERRY, 'special develop-arab');
    expect(story.offered(JERRY)).toEqual(['develop tabuk', 'develop medina']);
  });
});

describe('the example of the Bulgars', () => {
  const position = (change: (position: Given) => void = () => {}) =>
    given((start) => change(start.city('thessalonica', 'bulgar', 2).city('athens', 'byzantine', 2, { by: ANDY })));

  it('E5 Bulgars: Simon sends them to Athens and pays from his Arab treasury', () => {
    shows('0.3.a', '6.5.a', '11.1.a', '11.5.a', '11.5.b', '11.6.a');
    const story = new Story(position(), 1, 3);
    story.answer(SIMON, 'special bulgars', 'bulgars-attack athens', 'take casualties');
    expect(story.state.bulgars).toBe(9);
    expect(story.player(SIMON)).toMatchObject({ casualties: 11, arab: { treasury: 2 }, byzantine: { treasury: 15 } });
    story.answer(ANDY, 'levy-yield');
    expect(story.at('athens')).toEqual({ colour: 'bulgar', counters: 1, by: -1, fort: false });
    expect(story.player(SIMON).arab).toMatchObject({ points: 11, treasury: 2 });
    expect(story.player(SIMON).byzantine.points).toBe(10);
    expect(story.player(ANDY).casualties).toBe(13);
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('E5 Bulgars: they reach Athens by road from Thessalonica, and nothing beyond the sea', () => {
    shows('11.3.a', '11.3.b');
    const story = new Story(position()).answer(SIMON, 'special bulgars');
    expect(story.offered(SIMON)).toEqual([
      'bulgars-attack dyrrachium',
      'bulgars-attack athens',
      'bulgars-attack adrianople',
      'bulgars-grow',
    ]);
  });

  for (const faction of ['byzantine', 'arab'] as const)
    it(`E5b Bulgars: four cubes instead of an attack, paid by the ${faction} treasury`, () => {
      shows('11.2.a', '11.6.b');
      const story = new Story(position());
      story.answer(SIMON, 'special bulgars', 'bulgars-grow', 'take casualties');
      expect(story.offered(SIMON)).toEqual(['pay byzantine', 'pay arab']);
      story.answer(SIMON, `pay ${faction}`);
      expect(story.state.bulgars).toBe(11);
      expect(story.player(SIMON).byzantine.treasury).toBe(faction === 'byzantine' ? 12 : 15);
      expect(story.player(SIMON).arab.treasury).toBe(faction === 'arab' ? 2 : 5);
      expect(story.at('athens')).toMatchObject({ colour: 'byzantine', counters: 2, by: ANDY });
    });

  it('E5b Bulgars: with eight in the box the two extra cubes are not there, so they must attack', () => {
    shows('11.2.a');
    const story = new Story(position((change) => change.bulgars(8))).answer(SIMON, 'special bulgars');
    expect(story.offered(SIMON)).not.toContain('bulgars-grow');
    expect(story.offered(SIMON)).toContain('bulgars-attack athens');
  });

  describe('E5c Bulgars: an army in Athens', () => {
    const withArmy = () =>
      position((change) => change.army(ANDY, 'byzantine', 'athens', { elite: 1, main: 5, movement: 2 }));

    it('may retreat, and then the Levy may still fight', () => {
      const story = new Story(withArmy());
      story.answer(SIMON, 'special bulgars', 'bulgars-attack athens', 'take pool');
      expect(story.offered(ANDY)).toEqual(['stand', 'retreat']);
      story.answer(ANDY, 'retreat');
      expect(story.where(ANDY, 'byzantine')).toBe('candia');
      expect(story.asked).toEqual({ seat: ANDY, ask: 'levy' });
    });

    it('may fight with the normal rules: three dice of nine Bulgars against four', () => {
      shows('11.4.a');
      const story = new Story(withArmy(), 4, 4, 1, 5, 5, 6, 1, 1, 1);
      story.answer(SIMON, 'special bulgars', 'bulgars-attack athens', 'take pool').answer(ANDY, 'stand');
      expect(story.told('rolled')).toMatchObject([
        { force: 'bulgars', dice: [4, 4, 1], hits: 2 },
        { force: 'army', by: ANDY, dice: [5, 5, 6, 1], hits: 3 },
      ]);
      story.answer(ANDY, 'lose elite', 'lose main');
      expect(story.told('battle.won')).toMatchObject([{ force: 'bulgars', strength: 6, against: 4 }]);
      expect(story.where(ANDY, 'byzantine')).toBe('candia');
      expect(story.at('athens')).toMatchObject({ colour: 'bulgar', counters: 1 });
      expect(story.state.bulgars).toBe(6);
    });
  });
});
