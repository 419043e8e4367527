import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CITIES, cityNamed, SAIL_TARGETS } from '../../src/data/cities.ts';
import { retreatLosses } from '../../src/rules/retreat.ts';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

describe('rulings on retreats', () => {
  /** Andy's Arab army in Antioch, attacked by Simon's Byzantine army from Edessa. */
  const antioch = (boxes: { main?: number; movement?: number }, change: (position: Given) => void = () => {}) =>
    given((start) => {
      start.city('antioch', 'arab', 1).army(ANDY, 'arab', 'antioch', boxes);
      change(start.army(SIMON, 'byzantine', 'edessa', { main: 6, movement: 1 }));
    });
  const attack = (story: Story) => story.answer(SIMON, 'army byzantine', 'attack antioch');

  it('R 24 who would be destroyed on the way may not retreat, and fights', () => {
    shows('R 24', '10.3.4.a');
    // From Antioch the nearest Arab city is Tabuk, three links away: two enemy cities.
    expect(retreatLosses(antioch({}), 'arab', cityNamed('antioch'), true)).toBe(2);
    const small = attack(new Story(antioch({ main: 2 }), 1, 1, 1, 1, 1, 1));
    expect(small.told('battle.won')).toMatchObject([{ by: SIMON, strength: 6, against: 2 }]);
    const enough = attack(new Story(antioch({ main: 3 })));
    expect(enough.offered(ANDY)).toEqual(['stand', 'retreat']);
  });

  it('10.3.7 a beaten army that would lose its last cube on the way is destroyed where it stands', () => {
    shows('10.3.7.a');
    const story = attack(new Story(antioch({ main: 2 }), 1, 1, 1, 1, 1, 1));
    expect(story.told('army.destroyed')).toMatchObject([{ by: ANDY, faction: 'arab' }]);
    expect(story.told('retreated')).toEqual([]);
    expect(story.player(ANDY)).toMatchObject({ casualties: 14, arab: { main: 0, at: -1 } });
  });

  it('10.3.7 with the army its guard is gone, back to its box', () => {
    const caliph = (position: Given) => position.special('caliph', ANDY);
    const story = attack(new Story(antioch({ main: 1 }, caliph), 1, 1, 1, 1, 1, 1));
    expect(story.told('army.destroyed')).toMatchObject([{ by: ANDY, faction: 'arab' }]);
    expect(story.player(ANDY)).toMatchObject({ casualties: 13, arab: { main: 0, guard: false } });
    expect(story.state.special.caliph).toEqual([ANDY]);
  });

  it('6.6.2 the guard can survive a retreat as the last cube', () => {
    const caliph = (position: Given) => position.special('caliph', ANDY);
    const story = attack(new Story(antioch({ movement: 2 }, caliph), 1)).answer(ANDY, 'retreat');
    expect(story.offered(ANDY)).toEqual(['retreat-to palmyra', 'retreat-to damascus', 'retreat-to leucosia']);
    story.answer(ANDY, 'retreat-to damascus');
    // One cube lost in Damascus, one in Jerusalem, then Tabuk: nothing else is as short, so nobody asks.
    expect(story.where(ANDY, 'arab')).toBe('tabuk');
    expect(story.player(ANDY).arab).toMatchObject({ movement: 0, guard: true });
    expect(story.player(ANDY).casualties).toBe(14);
  });

  it('10.3.3 only ways with the fewest losses are offered', () => {
    shows('10.3.2.a', '10.3.3.a');
    const near = (position: Given) => position.city('palmyra', 'arab', 2).city('jerusalem', 'arab', 2);
    const story = attack(new Story(antioch({ main: 3, movement: 1 }, near), 1)).answer(ANDY, 'retreat');
    expect(story.where(ANDY, 'arab')).toBe('palmyra');
    expect(story.player(ANDY)).toMatchObject({ casualties: 12, arab: { main: 3, movement: 1 } });
  });

  it('R 53 one may retreat through one’s own city of the other colour, for a cube like any other', () => {
    shows('R 53');
    const own = (position: Given) => position.city('damascus', 'byzantine', 3, { by: ANDY });
    const story = attack(new Story(antioch({ main: 3 }, own), 1)).answer(ANDY, 'retreat', 'retreat-to damascus');
    expect(story.told('lost')).toHaveLength(2);
    expect(story.where(ANDY, 'arab')).toBe('tabuk');
    expect(story.at('damascus').by).toBe(ANDY);
  });

  it('10.3.3 enemy armies on the way do not matter', () => {
    shows('10.3.3.b');
    const guarded = (position: Given) => position.army(JERRY, 'byzantine', 'damascus', { main: 9 });
    const story = attack(new Story(antioch({ main: 3 }, guarded), 1)).answer(ANDY, 'retreat', 'retreat-to damascus');
    expect(story.where(ANDY, 'arab')).toBe('tabuk');
  });

  it('R 63 over Antioch by land or over Leucosia by sea: equal ways are both open', () => {
    shows('R 63', '10.3.3.a');
    const state = given((position) =>
      position
        .city('tarsus', 'arab', 1)
        .city('palmyra', 'arab', 2)
        .city('damascus', 'arab', 2)
        .army(ANDY, 'arab', 'tarsus', { main: 3 })
        .army(SIMON, 'byzantine', 'ankara', { main: 6, movement: 1 }),
    );
    const story = new Story(state, 1).answer(SIMON, 'army byzantine', 'attack tarsus').answer(ANDY, 'retreat');
    expect(story.offered(ANDY)).toEqual(['retreat-to antioch', 'retreat-to leucosia']);
    story.answer(ANDY, 'retreat-to leucosia');
    expect(story.where(ANDY, 'arab')).toBe('damascus');
  });

  it('R 25 from Constantinople an army may retreat over any sea, R 52 and into it along a link', () => {
    shows('R 25', 'R 52');
    const state = given((position) =>
      position
        .city('adrianople', 'arab', 1)
        .army(SIMON, 'arab', 'adrianople', { main: 9, movement: 1 })
        .army(ANDY, 'byzantine', 'constantinople', { main: 2 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab', 'attack constantinople').answer(ANDY, 'retreat');
    const ports = [...SAIL_TARGETS, cityNamed('nicaea')].map((city) => `retreat-to ${CITIES[city].id}`);
    expect(story.offered(ANDY).sort()).toEqual(ports.sort());
    const into = given((position) =>
      position
        .city('thessalonica', 'arab', 2)
        .army(SIMON, 'arab', 'thessalonica', { main: 9, movement: 1 })
        .army(ANDY, 'byzantine', 'adrianople', { main: 2 }),
    );
    const back = new Story(into, 1, 1).answer(SIMON, 'army arab', 'attack adrianople').answer(ANDY, 'retreat');
    expect(back.where(ANDY, 'byzantine')).toBe('constantinople');
  });

  it('10.3.7 a Byzantine army with no Byzantine city but the one it loses is destroyed', () => {
    const state = given((position) => {
      for (const { id, colour } of CITIES)
        if (colour === 'byzantine' && id !== 'constantinople') position.city(id, 'arab', 1);
      position
        .army(SIMON, 'arab', 'adrianople', { main: 9, movement: 1 })
        .army(ANDY, 'byzantine', 'constantinople', { main: 2, movement: 9 });
    });
    // It may not retreat at will, fights, loses, and then the city falls.
    const story = new Story(state, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).answer(SIMON, 'army arab', 'attack constantinople');
    expect(story.told('army.destroyed')).toMatchObject([{ by: ANDY, faction: 'byzantine' }]);
    expect(story.player(ANDY).casualties).toBe(23);
    expect(story.result.ending).toBe('constantinople');
  });
});

describe('rulings on retreats before the Byzantine Fleet', () => {
  /** Andy's Arab army on Crete; the only Arab city near is Alexandria, over the sea. */
  const candia = (change: (position: Given) => void = () => {}) =>
    given((start) => {
      start.city('candia', 'arab', 1).city('alexandria', 'arab', 2).army(ANDY, 'arab', 'candia', { main: 3 });
      change(start.army(SIMON, 'byzantine', 'smyrna', { main: 6, movement: 1 }).special('fleet-byzantine', JERRY));
    });
  const attack = (story: Story) => story.answer(SIMON, 'army byzantine', 'attack candia');

  it('10.3.6 the holder may let an Arab army pass', () => {
    shows('10.3.6.a');
    const story = attack(new Story(candia(), 1)).answer(ANDY, 'retreat').answer(JERRY, 'fleet-let');
    expect(story.where(ANDY, 'arab')).toBe('alexandria');
  });

  it('10.3.6 if he forbids it, an army that wanted to go must stand and fight', () => {
    shows('10.3.6.a');
    const story = attack(new Story(candia(), 1, 1, 1, 1, 1, 1))
      .answer(ANDY, 'retreat')
      .answer(JERRY, 'fleet-use');
    expect(story.told('trapped')).toMatchObject([{ by: ANDY, city: 'candia' }]);
    expect(story.told('battle.won')).toMatchObject([{ by: SIMON, strength: 6, against: 3 }]);
    // Beaten, it must try again, and the fleet may forbid it again: then it is destroyed.
    expect(story.asked).toEqual({ seat: JERRY, ask: 'fleet-retreat' });
  });

  it('10.3.7 a beaten army trapped by the fleet is destroyed with all its cubes', () => {
    shows('10.3.7.a');
    const story = attack(new Story(candia(), 1, 1, 1, 1, 1, 1, 1))
      .answer(ANDY, 'stand')
      .answer(JERRY, 'fleet-use');
    expect(story.told('fleet.forbade')).toMatchObject([{ by: JERRY, whose: ANDY }]);
    expect(story.told('army.destroyed')).toMatchObject([{ by: ANDY, faction: 'arab' }]);
    expect(story.player(ANDY)).toMatchObject({ casualties: 15, arab: { main: 0 } });
  });

  it('10.3.6 the attacker himself may hold the fleet, the fleeing player never hinders himself', () => {
    const attacker = attack(new Story(candia((position) => position.special('fleet-byzantine', SIMON))));
    attacker.answer(ANDY, 'retreat');
    expect(attacker.asked).toEqual({ seat: SIMON, ask: 'fleet-retreat' });
    const own = attack(
      new Story(
        candia((position) => position.special('fleet-byzantine', ANDY)),
        1,
      ),
    );
    own.answer(ANDY, 'retreat');
    expect(own.where(ANDY, 'arab')).toBe('alexandria');
  });

  it('10.3.5 a Byzantine army sails away freely', () => {
    shows('10.3.5.a');
    const state = given((position) =>
      position
        .special('fleet-byzantine', SIMON)
        .city('alexandria', 'arab', 2)
        .army(SIMON, 'arab', 'alexandria', { main: 9, movement: 2 })
        .army(ANDY, 'byzantine', 'candia', { main: 1 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab', 'attack candia').answer(ANDY, 'retreat');
    expect(story.offered(ANDY)).toEqual(['retreat-to athens', 'retreat-to smyrna', 'retreat-to leucosia']);
  });

  describe('R 31 an attack over sea that failed', () => {
    const failed = (change: (position: Given) => void = () => {}) => {
      const state = given((start) => {
        start.special('fleet-byzantine', JERRY).city('alexandria', 'arab', 2);
        change(start.army(SIMON, 'arab', 'alexandria', { main: 2, movement: 4 }));
      });
      const story = new Story(state, 1, 1).answer(SIMON, 'army arab', 'attack candia').answer(JERRY, 'fleet-let');
      expect(story.told('siege.failed')).toMatchObject([{ strength: 2, walls: 2 }]);
      expect(story.asked).toEqual({ seat: JERRY, ask: 'fleet-retreat' });
      return story;
    };

    it('may be let back', () => {
      shows('R 31');
      const story = failed().answer(JERRY, 'fleet-let');
      expect(story.where(SIMON, 'arab')).toBe('alexandria');
    });

    it('or is destroyed, for an island has no land ways', () => {
      shows('R 31');
      const story = failed().answer(JERRY, 'fleet-use');
      expect(story.where(SIMON, 'arab')).toBeNull();
      expect(story.player(SIMON)).toMatchObject({ casualties: 18, arab: { main: 0, movement: 0 } });
    });

    it('or goes another way by land, with losses', () => {
      shows('R 31');
      const state = given((position) =>
        position
          .special('fleet-byzantine', JERRY)
          .city('leucosia', 'arab', 2)
          .city('palmyra', 'arab', 2)
          .army(SIMON, 'arab', 'leucosia', { main: 2, movement: 4 }),
      );
      const story = new Story(state, 1, 1).answer(SIMON, 'army arab', 'attack antioch').answer(JERRY, 'fleet-let');
      story.answer(JERRY, 'fleet-use');
      expect(story.where(SIMON, 'arab')).toBe('palmyra');
    });
  });
});

describe('rulings on the way back of a beaten attacker', () => {
  it('R 56 an attack that sailed from Constantinople goes back to it', () => {
    shows('R 56');
    const state = given((position) =>
      position.city('damascus', 'arab', 3).army(SIMON, 'byzantine', 'constantinople', { main: 3, movement: 1 }),
    );
    const story = new Story(state, 1, 1, 1).answer(SIMON, 'army byzantine', 'attack damascus');
    expect(story.where(SIMON, 'byzantine')).toBe('constantinople');
  });

  it('R 57 a second step that fails goes back to the city between', () => {
    shows('R 57');
    const state = given((position) => position.army(SIMON, 'arab', 'medina', { main: 3, movement: 3 }));
    const story = new Story(state, 1, 1, 1).answer(SIMON, 'army arab', 'move tabuk', 'attack jerusalem');
    expect(story.where(SIMON, 'arab')).toBe('tabuk');
    expect(story.player(SIMON).arab.movement).toBe(0);
  });

  it('10.6.9 a civil war on the spot that is lost: by the rules of retreat, to a city of one’s choice', () => {
    shows('6.3.3.a', '10.6.9.b');
    const state = given((position) => position.army(SIMON, 'arab', 'medina', { main: 1 }));
    const story = new Story(state, 1).answer(SIMON, 'army arab', 'civil-war', 'take pool');
    expect(story.told('siege.failed')).toMatchObject([{ strength: 1, walls: 1 }]);
    expect(story.offered(SIMON)).toEqual(['retreat-to tabuk', 'retreat-to mecca']);
    story.answer(SIMON, 'retreat-to tabuk');
    expect(story.where(SIMON, 'arab')).toBe('tabuk');
  });

  it('10.6.9 a civil war on the spot that is lost where no way leads out: the army is destroyed', () => {
    const state = given((position) =>
      position.city('candia', 'arab', 1).special('fleet-byzantine', ANDY).army(SIMON, 'arab', 'candia', { main: 1 }),
    );
    const story = new Story(state, 1).answer(SIMON, 'army arab', 'civil-war', 'take pool');
    // One cube, and every city around is an enemy's: the fleet need not even be asked.
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'arab' }]);
    expect(story.at('candia').by).toBe(-1);
  });

  it('10.6.9 a civil war after a move that is lost goes back where it came from', () => {
    shows('10.6.9.a');
    const state = given((position) => position.army(SIMON, 'arab', 'mecca', { main: 1, movement: 1 }));
    const story = new Story(state, 1).answer(SIMON, 'army arab', 'move medina', 'civil-war', 'take pool');
    expect(story.where(SIMON, 'arab')).toBe('mecca');
  });

  it('10.6.9 an attacker that lost all in the siege is destroyed', () => {
    const state = given((position) => position.army(SIMON, 'arab', 'tabuk', { main: 2, movement: 1 }));
    const story = new Story(state, 6, 6, 6).answer(SIMON, 'army arab', 'attack jerusalem');
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.told('lost')).toMatchObject([{ by: SIMON, boxes: ['main', 'main'] }]);
  });
});
