import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../src/data/cities.ts';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

describe('E6 the Arab army enters: Andy in Jerry’s Hira', () => {
  const position = () => given((change) => change.active(ANDY).city('hira', 'arab', 2, { by: JERRY }));

  it('goes on to Persian Baghdad for one cube and must besiege it at once', () => {
    shows('0.1.b', '0.3.a', '0.5.a', '9.2.a', '9.2.b', '9.3.a', '9.5.a');
    const story = new Story(position(), 4, 1, 1);
    story.answer(ANDY, 'army arab');
    expect(story.offered(ANDY)).toEqual(['enter tabuk', 'enter medina', 'enter mecca', 'enter hira']);
    story.answer(ANDY, 'enter hira', 'attack baghdad');
    expect(story.player(ANDY)).toMatchObject({ casualties: 13, arab: { movement: 4 } });
    expect(story.told('rolled')).toEqual([]);
    expect(story.told('siege.rolled')).toMatchObject([{ city: 'baghdad', dice: [4, 1, 1], hits: 1 }]);
    story.answer(ANDY, 'lose main', 'take pool');
    expect(story.at('baghdad')).toEqual({ colour: 'arab', counters: 2, by: ANDY, fort: false });
    expect(story.player(ANDY).arab).toMatchObject({ main: 7, points: 12, treasury: 7 });
    expect(story.where(ANDY, 'arab')).toBe('baghdad');
    expect(story.at('hira').by).toBe(JERRY);
  });

  it('or stops in Hira, which costs nothing', () => {
    shows('9.2.b');
    const story = new Story(position()).answer(ANDY, 'army arab', 'enter hira', 'stay');
    expect(story.where(ANDY, 'arab')).toBe('hira');
    expect(story.player(ANDY)).toMatchObject({ casualties: 12, pool: 9, arab: { movement: 5, points: 10 } });
    expect(story.asked).toEqual({ seat: JERRY, ask: 'action' });
  });
});

describe('E7 movement costs', () => {
  it('E7a two roads in one action cost three cubes', () => {
    shows('9.4.a');
    const army = (movement: number) =>
      given((change) => change.army(SIMON, 'byzantine', 'ankara', { main: 3, movement }));
    const three = new Story(army(3)).answer(SIMON, 'army byzantine', 'move tarsus', 'move antioch', 'stay');
    expect(three.where(SIMON, 'byzantine')).toBe('antioch');
    expect(three.player(SIMON)).toMatchObject({ casualties: 15, byzantine: { movement: 0 } });
    const two = new Story(army(2)).answer(SIMON, 'army byzantine', 'move tarsus');
    expect(two.offered(SIMON, 'move')).toEqual([]);
    expect(two.offered(SIMON)).toContain('stay');
  });

  it('E7b an Arab army over land and then over sea: four cubes', () => {
    shows('9.3.d', '9.4.a');
    const army = (movement: number) =>
      given((change) =>
        change
          .city('jerusalem', 'arab', 2)
          .city('alexandria', 'arab', 2)
          .army(SIMON, 'arab', 'jerusalem', { main: 8, movement }),
      );
    const four = new Story(army(4), 1, 1).answer(SIMON, 'army arab', 'move alexandria', 'attack candia');
    expect(four.player(SIMON)).toMatchObject({ casualties: 16, arab: { movement: 0 } });
    const three = new Story(army(3)).answer(SIMON, 'army arab', 'move alexandria');
    expect(three.offered(SIMON, 'attack')).toEqual([]);
  });

  describe('E7c from Nicaea to Constantinople an Arab army pays', () => {
    const army = (movement: number, change: (position: Given) => void = () => {}) =>
      given((position) => {
        position.city('nicaea', 'arab', 2).army(SIMON, 'arab', 'nicaea', { main: 12, movement });
        change(position);
      });

    it('four', () => {
      shows('9.3.e');
      const story = new Story(army(4), 1, 1, 1, 1, 1).answer(SIMON, 'army arab', 'attack constantinople');
      expect(story.player(SIMON).arab.movement).toBe(0);
      expect(new Story(army(3)).answer(SIMON, 'army arab').offered(SIMON)).not.toContain('attack constantinople');
    });

    it('eight against the Byzantine Fleet of another player, who rolls eight dice', () => {
      shows('6.7.1.a', '6.7.1.b', '9.3.e');
      const against = (position: Given) => position.special('fleet-byzantine', ANDY);
      const dice = [4, 1, 1, 1, 1, 1, 1, 1];
      const story = new Story(army(8, against), ...dice, 1, 1, 1, 1, 1).answer(
        SIMON,
        'army arab',
        'attack constantinople',
      );
      story.answer(ANDY, 'fleet-use').answer(SIMON, 'pay-double');
      expect(story.told('fleet.rolled')).toMatchObject([{ by: ANDY, dice, hits: 1 }]);
      expect(story.player(SIMON)).toMatchObject({ arab: { movement: 0, main: 11 }, casualties: 21 });
    });

    it('two with the Arab Fleet, four with it against the Byzantine Fleet', () => {
      shows('6.8.a');
      const own = (position: Given) => position.special('fleet-arab', SIMON);
      const two = new Story(army(2, own), 1, 1, 1, 1, 1).answer(SIMON, 'army arab', 'attack constantinople');
      expect(two.player(SIMON).arab.movement).toBe(0);
      const both = (position: Given) => own(position).special('fleet-byzantine', ANDY);
      const four = new Story(army(4, both), 1, 1, 1, 1, 1, 1, 1, 1, 1);
      four.answer(SIMON, 'army arab', 'attack constantinople').answer(ANDY, 'fleet-use').answer(SIMON, 'pay-double');
      expect(four.told('fleet.rolled')[0].dice).toHaveLength(4);
      expect(four.player(SIMON).arab.movement).toBe(0);
    });
  });

  it('E7d a Byzantine army pays one cube over sea', () => {
    shows('9.3.c');
    const story = new Story(given((change) => change.army(SIMON, 'byzantine', 'candia', { main: 1, movement: 1 })));
    story.answer(SIMON, 'army byzantine', 'move leucosia', 'stay');
    expect(story.where(SIMON, 'byzantine')).toBe('leucosia');
    expect(story.player(SIMON).byzantine.movement).toBe(0);
  });

  it('E7e from Constantinople it sails to every city on the two seas for one cube, and not back', () => {
    shows('9.3.1.a', '9.3.1.b');
    const state = given((change) => change.army(SIMON, 'byzantine', 'constantinople', { main: 1, movement: 2 }));
    const story = new Story(state).answer(SIMON, 'army byzantine');
    const coast = CITIES.filter(({ sail }) => sail).map(({ id }) => `move ${id}`);
    expect(story.offered(SIMON).sort()).toEqual(['move adrianople', ...coast].sort());
    story.answer(SIMON, 'move sinope', 'stay');
    expect(story.player(SIMON).byzantine.movement).toBe(1);
    story.answer(ANDY, 'taxes', 'tax 1', 'split 0').answer(JERRY, 'taxes', 'tax 1', 'split 0');
    story.answer(SIMON, 'army byzantine');
    expect(story.offered(SIMON, 'move')).toEqual(['move nicaea', 'move ankara', 'move trebizond']);
  });
});

describe('E8 fleets: Andy from Alexandria to Candia', () => {
  const position = (change: (position: Given) => void = () => {}) =>
    given((start) => {
      start.active(ANDY).city('alexandria', 'arab', 2, { by: ANDY });
      change(start.army(ANDY, 'arab', 'alexandria', { main: 8, movement: 5 }));
    });

  it('costs two cubes', () => {
    shows('9.3.d');
    const story = new Story(position(), 1, 1).answer(ANDY, 'army arab', 'attack candia');
    expect(story.player(ANDY)).toMatchObject({ casualties: 14, arab: { movement: 3 } });
  });

  it('one with the Arab Fleet', () => {
    shows('6.8.a');
    const state = position((change) => change.special('fleet-arab', ANDY));
    const story = new Story(state, 1, 1).answer(ANDY, 'army arab', 'attack candia');
    expect(story.player(ANDY)).toMatchObject({ casualties: 13, arab: { movement: 4 } });
  });

  it('two with the Arab Fleet against the Byzantine Fleet, which rolls two dice', () => {
    shows('6.7.1.a', '6.7.1.b');
    const state = position((change) => change.special('fleet-arab', ANDY).special('fleet-byzantine', JERRY));
    const story = new Story(state, 6, 3, 1, 1).answer(ANDY, 'army arab', 'attack candia');
    expect(story.asked).toEqual({ seat: JERRY, ask: 'fleet' });
    story.answer(JERRY, 'fleet-use').answer(ANDY, 'pay-double');
    expect(story.told('fleet.rolled')).toMatchObject([{ by: JERRY, dice: [6, 3], hits: 1 }]);
    expect(story.offered(ANDY)).toEqual(['lose main', 'lose movement']);
    story.answer(ANDY, 'lose movement');
    expect(story.player(ANDY)).toMatchObject({ casualties: 15, arab: { main: 8, movement: 2 } });
  });

  it('the holder need not use the Byzantine Fleet', () => {
    shows('6.7.2.a');
    const state = position((change) => change.special('fleet-byzantine', JERRY));
    const story = new Story(state, 1, 1).answer(ANDY, 'army arab', 'attack candia').answer(JERRY, 'fleet-let');
    expect(story.told('fleet.rolled')).toEqual([]);
    expect(story.player(ANDY).arab.movement).toBe(3);
  });
});

describe('E9 retreat: Simon’s Arab army beaten in Tarsus', () => {
  const position = () =>
    given((change) =>
      change
        .active(ANDY)
        .city('tarsus', 'arab', 1)
        .city('palmyra', 'arab', 2)
        .city('damascus', 'arab', 2)
        .army(SIMON, 'arab', 'tarsus', { main: 3, movement: 3 })
        .army(ANDY, 'byzantine', 'ankara', { main: 6, movement: 2 }),
    );
  const beaten = () =>
    new Story(position(), 1, 1, 1, 1, 1, 1, 1)
      .answer(ANDY, 'army byzantine', 'attack tarsus')
      .answer(SIMON, 'stand')
      .answer(SIMON, 'retreat-to antioch');

  for (const refuge of ['palmyra', 'damascus'] as const)
    it(`through Antioch, a Movement cube lost, to ${refuge}`, () => {
      shows('10.3.2.a', '10.3.2.b', '10.3.3.a');
      const story = beaten().answer(SIMON, 'lose movement');
      expect(story.offered(SIMON)).toEqual(['retreat-to palmyra', 'retreat-to damascus']);
      story.answer(SIMON, `retreat-to ${refuge}`);
      expect(story.where(SIMON, 'arab')).toBe(refuge);
      expect(story.player(SIMON)).toMatchObject({ casualties: 13, arab: { main: 3, movement: 2 } });
    });

  it('the lost cube may come from any box of the army', () => {
    shows('10.3.2.b');
    const story = beaten();
    expect(story.offered(SIMON)).toEqual(['lose main', 'lose movement']);
    story.answer(SIMON, 'lose main', 'retreat-to damascus');
    expect(story.player(SIMON).arab).toMatchObject({ main: 2, movement: 3 });
  });
});
