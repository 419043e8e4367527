import type { Flow } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, areaId, LAND, type PlaceId, place, placeId, waysFrom } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI, SIDE_OF, sortNamed } from '../../src/data/pieces.ts';
import { movement, renewFleets, renewSteps } from '../../src/rules/activation/orders.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { loneField } from '../../src/rules/battle/field.ts';
import { retreat } from '../../src/rules/battle/retreat.ts';
import { refugesOverseas } from '../../src/rules/diplomacy/evacuation.ts';
import { evacuate, mustSeekRefuge } from '../../src/rules/diplomacy/refuge.ts';
import { destinations, reaches } from '../../src/rules/lands/destinations.ts';
import { mayStackEnter } from '../../src/rules/lands/homelands.ts';
import { landUnitsOf, unitsAt, unitsOf } from '../../src/rules/pieces/units.ts';
import { fleetOrders } from '../../src/rules/sea/fleets.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { BARBARIAN, deploy, encamp, enlist, FOR_NOW, NOWHERE, VASSAL } from '../../src/state.ts';
import { deal } from '../cards/story-cards.ts';
import { bind, type Given, GOTHS, given, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');
const OSTROGOTHS = nation('ostrogothi');

describe('who serves whom', () => {
  it('XXX mercenaries are units of their master', () => {
    shows('III.B.e', 'XXIX.D.f', 'XXVIII.C.f', 'XXVII.B.d');
    const state = given((p) => p.empty().turn(3).units('visigothi', 'dacia', { infantry: 2 }));
    const [first, second] = unitsAt(state, nation('visigothi'), place('dacia'));
    enlist(state, second, ROMANI);
    expect(unitsOf(state, nation('visigothi'))).toEqual([first]);
    expect(landUnitsOf(state, ROMANI)).toContain(second);
  });

  it('XX.K a mercenary who recovers goes on serving', () => {
    const state = given((p) => {
      p.empty()
        .turn(5)
        .nation('vandali', { status: 2 })
        .city('rhodanus', 'vandali')
        .units('vandali', 'rhodanus', { cavalry: 1 });
      p.units('vandali', 'burgondia', { infantry: 1 });
      p.units('visigothi', 'burgondia', { infantry: 1 }).units('romani', 'burgondia', { legion: 2 });
    });
    const [mercenary] = unitsAt(state, nation('visigothi'), place('burgondia'));
    enlist(state, mercenary, VANDALS);
    state.pieces.lent[mercenary] = FOR_NOW;
    const units = unitsAt(state, VANDALS, place('burgondia'));
    for (const unit of units) state.stacks.from[unit] = place('rhodanus');
    const hired = units.filter((unit) => !unitsOf(state, nation('visigothi')).includes(unit));
    expect(hired).toHaveLength(2);
    const story = Story.of(
      state,
      function* (g): Flow<void> {
        yield* battle(g, { where: place('burgondia'), attacker: VANDALS, units, leaders: [], intercepted: false });
      },
      ...[1, 1],
      ...[4, 4],
    );
    while (story.asked !== null) {
      const seat = story.run.decision?.asks[0].seat ?? 0;
      story.answer(
        seat,
        story.offered(seat).find((id) => id === 'recover visigothi-infantry') ?? story.offered(seat)[0],
      );
    }
    // Both were hit, the mercenary came back: it serves the Vandals, and no longer than it was to.
    expect([state.pieces.at[mercenary], state.pieces.lent[mercenary]]).toEqual([place('rhodanus'), FOR_NOW]);
    expect(story.units('vandali', 'rhodanus') - 1).toBe(1);
    expect(unitsOf(state, nation('visigothi'))).toEqual([]);
  });
});

describe('where units may go', () => {
  const areas = (sort: string, at: PlaceId = 'liger') => {
    const state = given((p) => p.empty().turn(3));
    const home = place(at);
    deploy(state, sortNamed(ROMANI, sort), 1, home);
    const units = unitsAt(state, ROMANI, home);
    const found = new Set<string>();
    for (let to = 0; to < LAND; to++)
      if (AREA_OF[to] >= 0 && mayStackEnter(state, ROMANI, units, undefined, true, to)) found.add(areaId(AREA_OF[to]));
    return [...found].sort();
  };

  it('XXXVII.P the locals of a frontier stay where they live', () => {
    shows('XXXVII.P.b');
    expect(areas('local-galli')).toEqual(['gallia-meridionalis']);
    expect(areas('local-galli', 'rhaetia')).toEqual(['illyria']);
    expect(areas('local-britani', 'cantium')).toEqual(['britannia']);
    expect(areas('local-africani', 'africa')).toEqual(['africa']);
    expect(areas('local-hispani', 'cantabria')).toEqual(['hispania']);
    expect(areas('legion').length).toBeGreaterThan(8);
  });

  it('XII.D barbarians pass through barbarians in barbarian country, but not through Romans there', () => {
    const through = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(3).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 });
        change(p);
      });
      for (const { to } of waysFrom(state.rules.map, place('dacia')))
        if (to !== place('tisia')) state.lands.limes[to] = ROMANI;
      const units = unitsAt(state, nation('visigothi'), place('dacia'));
      return destinations(state, nation('visigothi'), place('dacia'), units, undefined, 2).map(placeId);
    };
    const near = (id: 'dacia' | 'tisia') => waysFrom(given().rules.map, place(id)).map(({ to }) => placeId(to));
    const beyond = through(() => {}).filter((id) => near('tisia').includes(id) && !near('dacia').includes(id));
    expect(beyond.length).toBeGreaterThan(0);
    expect(through((p) => p.units('vandali', 'tisia', { infantry: 1 }))).toEqual(expect.arrayContaining(beyond));
    const held = through((p) => p.units('orientali', 'tisia', { legion: 1 }));
    for (const id of beyond) expect(held).not.toContain(id);
  });

  it('XXII.B nobody joins a leader who is nowhere, or at sea', () => {
    const state = given((p) => p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }));
    const units = unitsAt(state, ROMANI, place('burgondia'));
    const to = (goal: number) => reaches(state, ROMANI, place('burgondia'), goal, units, undefined, 3);
    expect([to(-1), to(place('sinus-gallicus')), to(place('rhodanus'))]).toEqual([false, false, true]);
  });

  it('XXV.A fleets with nowhere to go are not asked about', () => {
    const orders = (fleets: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('orientali', 'pontus-euxinus', { classis: 1 });
        if (fleets > 0) p.units('orientali', 'propontis', { classis: fleets });
      });
      state.clock.phase = 'military';
      state.activation.active = ORIENTALI;
      renewFleets(state, ORIENTALI);
      // One step left: only the Propontis is near enough.
      for (const fleet of unitsAt(state, ORIENTALI, place('pontus-euxinus'))) state.stacks.steps[fleet] = 3;
      return fleetOrders(state, ORIENTALI).map(({ id }) => id);
    };
    expect(orders(0)).toContain('from pontus-euxinus');
    expect(orders(4)).not.toContain('from pontus-euxinus');
  });
});

describe('refuge', () => {
  /** Vandals in Dacia with Ostrogoths all around. */
  const surrounded = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).horde('vandali', 'dacia').units('vandali', 'dacia', { infantry: 2 });
      change(p);
    });
    for (const { to } of waysFrom(state.rules.map, place('dacia')))
      deploy(state, sortNamed(OSTROGOTHS, 'infantry'), 1, to);
    return state;
  };

  it('IX.B is for a people whose horde or last unit is there, not for a garrison', () => {
    shows('G158');
    expect(mustSeekRefuge(surrounded(), VANDALS, place('dacia'))).toBe(true);
    const elsewhere = surrounded((p) => p.units('vandali', 'silesia', { infantry: 1 }));
    expect(mustSeekRefuge(elsewhere, VANDALS, place('dacia'))).toBe(true);
    const garrison = surrounded((p) => p.units('vandali', 'silesia', { infantry: 1 }).horde('vandali', 'silesia'));
    expect(mustSeekRefuge(garrison, VANDALS, place('dacia'))).toBe(false);
    const homeless = surrounded();
    encamp(homeless, VANDALS, NOWHERE);
    expect(mustSeekRefuge(homeless, VANDALS, place('dacia'))).toBe(true);
  });

  it('IX.B, G438 is for vassals too: they change their lord, or stay with him if he is the host', () => {
    shows('G438', 'IX.B.h', 'XXIX.A.d');
    const taken = (lord: number) => {
      const state = surrounded((p) => p.nation('vandali', { status: BARBARIAN, treasury: 8 }));
      bind(state, VANDALS, VASSAL, lord);
      const story = Story.of(state, (g) => evacuate(g, nation('gepidae'), place('dacia')));
      story.answer(PERSIANS, story.offered(PERSIANS)[0]);
      while (story.asked !== null) story.answer(GOTHS, story.offered(GOTHS)[0]);
      expect(state.nations.horde[VANDALS]).not.toBe(place('dacia'));
      return [state.ties.bond[VANDALS], state.ties.lord[VANDALS], story.gold('vandali')];
    };
    expect([taken(nation('suebi')), taken(OSTROGOTHS)]).toEqual([
      [VASSAL, OSTROGOTHS, 4],
      [VASSAL, OSTROGOTHS, 8],
    ]);
  });

  it('IX.B takes its own leaders along; others go to their own people', () => {
    const state = surrounded((p) =>
      p.leader('gundericus', 'dacia').leader('stilicho', 'latium').leader('fritigernus', 'dacia'),
    );
    const story = Story.of(state, (g) => evacuate(g, nation('gepidae'), place('dacia')));
    story.answer(PERSIANS, story.offered(PERSIANS)[0]);
    while (story.asked !== null) story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect(state.pieces.leaderAt[leader('gundericus')]).toBe(state.nations.horde[VANDALS]);
    const [stilicho, fritigernus] = [leader('stilicho'), leader('fritigernus')].map(
      (who) => state.pieces.leaderAt[who],
    );
    expect([stilicho, fritigernus === place('dacia')]).toEqual([place('latium'), false]);
    expect(state.ties.bond[nation('visigothi')]).toBe(0);
  });

  it('IX.B over the sea only to where there is room', () => {
    const state = given((p) => {
      p.empty().turn(4).units('romani', 'sardinia', { legion: 1 }).units('romani', 'mare-tyrrhenum', { classis: 1 });
    });
    const found = () => refugesOverseas(state, ROMANI, place('sardinia')).map(placeId);
    expect(found()).toEqual(expect.arrayContaining(['campania', 'latium']));
    expect(found()).not.toContain('sardinia');
    deploy(state, sortNamed(ROMANI, 'legion'), 4, place('campania'));
    expect(found()).not.toContain('campania');
  });

  it('XX.L attackers go back among friends, whoever rules there', () => {
    const back = (friends: boolean) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'burgondia', { legion: 1 });
        if (friends) p.units('romani', 'rhodanus', { legion: 1 });
      });
      for (const list of [state.lands.control, state.lands.city]) list[place('rhodanus')] = VANDALS;
      const units = unitsAt(state, ROMANI, place('burgondia'));
      for (const unit of units) state.stacks.from[unit] = place('rhodanus');
      const field = loneField(state, ROMANI, place('burgondia'), units);
      const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
      return [story.told('retreated').length, story.told('trapped').length];
    };
    expect([back(true), back(false)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('plunder', () => {
  it('X.B the card Plunder brings one more marker of a sacked city', () => {
    shows('XLIII.46.a');
    const sacked = (card: boolean) => {
      const state = given((p) => p.empty().turn(5).units('vandali', 'liger', { infantry: 3 }));
      for (const unit of state.pieces.here[place('liger')]) state.stacks.from[unit] = place('arvernia');
      if (card) deal(state, SIDE_OF[VANDALS], 'plunder');
      const story = Story.of(state, (g) => siege(g, VANDALS, place('liger')), 10, 1, ...(card ? [1] : []));
      story.answer(PERSIANS, 'siege');
      const event = story.offered(PERSIANS, 'event')[0];
      story.answer(PERSIANS, event ?? 'yes');
      return story.told('plunder').length;
    };
    expect([sacked(false), sacked(true)]).toEqual([1, 2]);
  });
});

describe('the end of a Movement', () => {
  it('XVIII.B a leader with few steps left slows those who go with him', () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }).leader('stilicho', 'burgondia');
    });
    state.orders.intercepts.fill('never');
    state.orders.evades.fill('never');
    state.clock.phase = 'military';
    state.activation.active = ROMANI;
    renewSteps(state, ROMANI);
    state.stacks.leaderSteps[leader('stilicho')] = 4;
    const story = Story.of(state, (g) => movement(g, ROMANI));
    story.answer(ROMANS, 'from burgondia', 'lead stilicho', 'take romani-legion');
    expect(story.offered(ROMANS, 'to').sort()).toEqual(
      waysFrom(state.rules.map, place('burgondia'))
        .map(({ to }) => `to ${placeId(to)}`)
        .sort(),
    );
  });
});
