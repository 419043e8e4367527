import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ANDY, type Given, given, JERRY, SIMON, Story } from '../story.ts';

describe('rulings on armies and movement', () => {
  it('R 20 an Arab army enters in any white city, whoever controls it', () => {
    shows('R 20', '9.2.a');
    const state = given((position) =>
      position.city('damascus', 'arab', 2, { by: JERRY }).city('mecca', 'arab', 2, { by: SIMON }),
    );
    const story = new Story(state).answer(SIMON, 'army arab');
    expect(story.offered(SIMON)).toEqual(['enter damascus', 'enter tabuk', 'enter medina', 'enter mecca']);
  });

  it('R 20 a Byzantine army that was destroyed enters in any Byzantine city, Constantinople included', () => {
    shows('R 20');
    const state = given((position) =>
      position.player(SIMON, { claimed: true }).city('nicaea', 'arab', 2).city('athens', 'bulgar', 1),
    );
    const story = new Story(state).answer(SIMON, 'army byzantine');
    const enter = story.offered(SIMON);
    expect(enter).toHaveLength(19);
    expect(enter).toContain('enter constantinople');
    for (const id of ['nicaea', 'athens', 'hira', 'mecca']) expect(enter).not.toContain(`enter ${id}`);
  });

  it('9.2 before the first claim a Byzantine army cannot enter, and no army without a cube can', () => {
    shows('4.3.a', '10.7.2.a');
    expect(new Story(given()).offered(SIMON, 'army')).toEqual(['army arab']);
    const empty = given((position) => position.player(SIMON, { arab: { main: 0, movement: 0 } }));
    expect(new Story(empty).offered(SIMON, 'army')).toEqual([]);
  });

  it('R 40 placing the Arab pawn alone is an action', () => {
    shows('R 40');
    const story = new Story(given()).answer(SIMON, 'army arab', 'enter mecca', 'stay');
    expect(story.where(SIMON, 'arab')).toBe('mecca');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('R 21 Nicaea - Constantinople costs a Byzantine army one cube', () => {
    shows('R 21');
    const state = given((position) => position.army(SIMON, 'byzantine', 'nicaea', { main: 1, movement: 1 }));
    const story = new Story(state).answer(SIMON, 'army byzantine', 'move constantinople');
    expect(story.where(SIMON, 'byzantine')).toBe('constantinople');
    expect(story.player(SIMON).byzantine.movement).toBe(0);
  });

  it('R 41 sailing from Constantinople as a second link: three cubes in all, also into an attack', () => {
    shows('R 41');
    const army = (movement: number) =>
      given((position) =>
        position.city('damascus', 'arab', 2).army(SIMON, 'byzantine', 'adrianople', { main: 6, movement }),
      );
    const story = new Story(army(3), 1, 1).answer(SIMON, 'army byzantine', 'move constantinople');
    expect(story.offered(SIMON)).toContain('move trebizond');
    story.answer(SIMON, 'attack damascus', 'take pool');
    expect(story.player(SIMON).byzantine.movement).toBe(0);
    expect(story.at('damascus')).toMatchObject({ colour: 'byzantine', counters: 1, by: SIMON });
    const two = new Story(army(2)).answer(SIMON, 'army byzantine', 'move constantinople');
    expect(two.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('R 23 a conquest ends the action, with Movement cubes left or not', () => {
    shows('R 23', '9.9.a');
    const story = new Story(given(), 1, 1, 1).answer(SIMON, 'army arab', 'enter mecca', 'attack hira', 'take pool');
    expect(story.player(SIMON).arab.movement).toBe(4);
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('R 42 a way through a foreign city is an attack on it, not a step', () => {
    shows('R 42');
    const story = new Story(given()).answer(SIMON, 'army arab', 'enter mecca');
    expect(story.offered(SIMON)).toEqual(['move medina', 'attack hira', 'attack basra', 'civil-war', 'stay']);
    story.answer(SIMON, 'move medina');
    expect(story.offered(SIMON)).toEqual(['move tabuk', 'move mecca', 'civil-war', 'stay']);
  });

  it('R 22 never into a city where one’s own other army stands', () => {
    shows('R 22');
    const state = given((position) =>
      position
        .army(SIMON, 'byzantine', 'jerusalem', { main: 1, movement: 1 })
        .army(SIMON, 'arab', 'tabuk', { main: 8, movement: 3 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab');
    expect(story.offered(SIMON)).toEqual(['attack alexandria', 'move medina', 'civil-war']);
    expect(story.run.decision?.asks[0].barred?.()).toContainEqual(
      expect.objectContaining({ reason: 'own-army', rule: '9.6' }),
    );
  });

  it('9.6 never against one’s own city of the other colour', () => {
    shows('9.5.b', '9.6.a');
    const state = given((position) =>
      position
        .city('jerusalem', 'byzantine', 3, { by: SIMON })
        .city('palmyra', 'arab', 2, { by: SIMON })
        .army(SIMON, 'arab', 'tabuk', { main: 8, movement: 3 })
        .army(SIMON, 'byzantine', 'antioch', { main: 3, movement: 3 }),
    );
    const arab = new Story(structuredClone(state)).answer(SIMON, 'army arab');
    expect(arab.offered(SIMON)).not.toContain('attack jerusalem');
    const byzantine = new Story(state).answer(SIMON, 'army byzantine');
    expect(byzantine.offered(SIMON)).not.toContain('attack palmyra');
    expect(byzantine.offered(SIMON)).toContain('move damascus');
  });

  it('9.3 a Byzantine army never crosses the desert', () => {
    shows('9.3.b');
    const state = given((position) =>
      position.city('tabuk', 'byzantine', 1).army(SIMON, 'byzantine', 'jerusalem', { main: 3, movement: 3 }),
    );
    expect(new Story(state).answer(SIMON, 'army byzantine').offered(SIMON)).not.toContain('move tabuk');
  });

  it('R 44 an army of Movement cubes alone may attack, and cannot win', () => {
    shows('R 44');
    const state = given((position) =>
      position.city('jerusalem', 'byzantine', 1).army(SIMON, 'arab', 'tabuk', { movement: 3 }),
    );
    const story = new Story(state, 1).answer(SIMON, 'army arab', 'attack jerusalem');
    expect(story.told('siege.failed')).toMatchObject([{ strength: 0, walls: 1 }]);
    expect(story.where(SIMON, 'arab')).toBe('tabuk');
  });

  it('9.7 an army that spends its last cube on the move is no more, and does not attack', () => {
    shows('9.7.a');
    const state = given((position) => position.army(SIMON, 'arab', 'tabuk', { movement: 1 }));
    const story = new Story(state).answer(SIMON, 'army arab', 'attack jerusalem');
    expect(story.told('army.destroyed')).toMatchObject([{ by: SIMON, faction: 'arab' }]);
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.told('siege.rolled')).toEqual([]);
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('9.7 with a guard the army lives on after its last Movement cube', () => {
    const state = given((position) => position.army(SIMON, 'arab', 'tabuk', { movement: 1 }).special('caliph', SIMON));
    const story = new Story(state).answer(SIMON, 'army arab', 'move medina', 'stay');
    expect(story.where(SIMON, 'arab')).toBe('medina');
  });
});

describe('rulings on the fleets', () => {
  const alexandria = (change: (position: Given) => void = () => {}, settings: Record<string, string> = {}) =>
    given((start) => {
      start.special('fleet-byzantine', ANDY).city('alexandria', 'arab', 2);
      change(start.army(SIMON, 'arab', 'alexandria', { main: 8, movement: 5 }));
    }, settings);

  it('R 16 fleet: the mover may withdraw, and then use another link, but not the same', () => {
    shows('R 16');
    const story = new Story(alexandria(), 1, 1, 1, 1, 1, 1, 1);
    story.answer(SIMON, 'army arab', 'attack candia').answer(ANDY, 'fleet-use');
    expect(story.offered(SIMON)).toEqual(['pay-double', 'withdraw']);
    story.answer(SIMON, 'withdraw');
    expect(story.player(SIMON).arab.movement).toBe(5);
    expect(story.asked).toEqual({ seat: SIMON, ask: 'action' });
    story.answer(SIMON, 'army arab');
    expect(story.offered(SIMON)).not.toContain('attack candia');
    story.answer(SIMON, 'attack leucosia').answer(ANDY, 'fleet-use').answer(SIMON, 'pay-double');
    expect(story.player(SIMON).arab.movement).toBe(1);
    expect(story.told('fleet.rolled')[0].dice).toHaveLength(4);
  });

  it('R 16 fleet: after withdrawing he may do something else altogether', () => {
    shows('R 16');
    const story = new Story(alexandria()).answer(SIMON, 'army arab', 'attack candia').answer(ANDY, 'fleet-use');
    story.answer(SIMON, 'withdraw', 'claim nicaea', 'take pool');
    expect(story.at('nicaea').by).toBe(SIMON);
    expect(story.where(SIMON, 'arab')).toBe('alexandria');
    expect(story.asked).toEqual({ seat: ANDY, ask: 'action' });
  });

  it('R 16 fleet: who cannot pay the double withdraws; the link is open again in his next action', () => {
    shows('R 16');
    const state = alexandria((position) => position.player(SIMON, { arab: { movement: 3 } }).passed(JERRY));
    const story = new Story(state).answer(SIMON, 'army arab', 'attack candia').answer(ANDY, 'fleet-use');
    expect(story.told('fleet.withdrawn')).toMatchObject([{ by: SIMON, city: 'candia' }]);
    story.answer(SIMON, 'claim nicaea', 'take pool').answer(ANDY, 'claim athens', 'take pool');
    expect(story.answer(SIMON, 'army arab').offered(SIMON)).toContain('attack candia');
  });

  it('R 16 fleet: who withdraws from his second link has moved, and may stop there', () => {
    const state = alexandria((position) =>
      position.city('jerusalem', 'arab', 2).army(SIMON, 'arab', 'jerusalem', { main: 8, movement: 6 }),
    );
    const story = new Story(state).answer(SIMON, 'army arab', 'move alexandria', 'attack candia');
    story.answer(ANDY, 'fleet-use').answer(SIMON, 'withdraw');
    expect(story.offered(SIMON)).toContain('stay');
    expect(story.offered(SIMON)).not.toContain('attack candia');
    story.answer(SIMON, 'stay');
    expect(story.where(SIMON, 'arab')).toBe('alexandria');
    expect(story.asked?.seat).toBe(ANDY);
  });

  it('R 16 fleet: a holder may answer once for all, also after he passed and out of his turn, and change his mind', () => {
    shows('R 16');
    const sails = (...dice: number[]) =>
      new Story(
        alexandria((position) => position.passed(ANDY)),
        ...dice,
      );
    const opposed = sails().answer(ANDY, 'order always').answer(SIMON, 'army arab', 'attack candia', 'withdraw');
    expect(opposed.told('fleet.opposed')).toHaveLength(1);
    const passed = sails(1, 1).answer(ANDY, 'order always', 'order never').answer(SIMON, 'army arab', 'attack candia');
    expect(passed.asked).toEqual({ seat: SIMON, ask: 'cube' });
    const again = new Story(alexandria((position) => position.passed(ANDY).player(ANDY, { fleetOrder: 'never' })));
    again.answer(ANDY, 'order ask').answer(SIMON, 'army arab', 'attack candia');
    expect(again.asked).toEqual({ seat: ANDY, ask: 'fleet' });
  });

  for (const order of ['ask', 'always', 'never'] as const)
    it(`R 16 fleet: the setting fleetStandingOrder "${order}" speaks for a new holder`, () => {
      shows('R 16');
      const state = alexandria(
        (position) => {
          position.active(ANDY);
          position.state.special['fleet-byzantine'][0] = -1;
        },
        { fleetStandingOrder: order },
      );
      const story = new Story(state, ...(order === 'never' ? [1, 1] : []));
      story.answer(ANDY, 'special fleet-byzantine', 'take pool').answer(JERRY, 'pass');
      story.answer(SIMON, 'army arab', 'attack candia');
      const asked = {
        ask: { seat: ANDY, ask: 'fleet' },
        always: { seat: SIMON, ask: 'pay-double' },
        never: { seat: SIMON, ask: 'cube' },
      };
      expect(story.asked).toEqual(asked[order]);
    });

  it('R 17 the surcharge of a second link is neither doubled nor halved, and gives no dice', () => {
    shows('R 17');
    const both = (change: (position: Given) => void) =>
      alexandria((position) => {
        change(position.city('jerusalem', 'arab', 2).army(SIMON, 'arab', 'jerusalem', { main: 8, movement: 6 }));
      });
    const doubled = new Story(
      both(() => {}),
      ...[1, 1, 1, 1, 1, 1],
    );
    doubled.answer(SIMON, 'army arab', 'move alexandria', 'attack candia').answer(ANDY, 'fleet-use');
    doubled.answer(SIMON, 'pay-double');
    expect(doubled.player(SIMON).arab.movement).toBe(0);
    expect(doubled.told('fleet.rolled')[0].dice).toHaveLength(4);
    const halved = new Story(
      both((position) => position.special('fleet-arab', SIMON)),
      ...[1, 1],
    );
    halved.answer(SIMON, 'army arab', 'move alexandria', 'attack candia').answer(ANDY, 'fleet-let');
    expect(halved.player(SIMON).arab.movement).toBe(3);
  });

  it('R 43 the mover’s own Byzantine Fleet asks nobody, and it never acts on a Byzantine army', () => {
    shows('R 43');
    const own = alexandria((position) => position.special('fleet-byzantine', SIMON));
    const story = new Story(own, 1, 1).answer(SIMON, 'army arab', 'attack candia');
    expect(story.asked).toEqual({ seat: SIMON, ask: 'cube' });
    const state = alexandria((position) => position.army(SIMON, 'byzantine', 'candia', { main: 1, movement: 2 }));
    const byzantine = new Story(state).answer(SIMON, 'army byzantine', 'move smyrna');
    expect(byzantine.where(SIMON, 'byzantine')).toBe('smyrna');
    expect(byzantine.asked?.seat).toBe(SIMON);
  });

  it('6.7.1 an army can be destroyed at sea, the guard as its last cube; then nothing is attacked', () => {
    shows('6.6.2.a', '6.7.1.b');
    const state = alexandria((position) =>
      position.army(SIMON, 'arab', 'alexandria', { main: 1, movement: 4 }).special('caliph', SIMON),
    );
    const story = new Story(state, 6, 6, 1, 1).answer(SIMON, 'army arab', 'attack candia').answer(ANDY, 'fleet-use');
    story.answer(SIMON, 'pay-double');
    expect(story.told('lost')).toMatchObject([{ by: SIMON, boxes: ['main', 'guard'] }]);
    expect(story.where(SIMON, 'arab')).toBeNull();
    expect(story.player(SIMON).arab.guard).toBe(false);
    expect(story.state.special.caliph).toEqual([SIMON]);
    expect(story.told('siege.rolled')).toEqual([]);
  });
});
