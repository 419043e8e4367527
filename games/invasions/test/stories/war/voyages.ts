import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { FLEET_STEPS } from '../../../src/data/figures.ts';
import { AREA_OF, area, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { renewFleets } from '../../../src/rules/activation/orders.ts';
import { ALLIANCE, makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { stepsLeft } from '../../../src/rules/lands/steps.ts';
import { hordeReach } from '../../../src/rules/movement/migration.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { voyagesFrom } from '../../../src/rules/sea/voyages.ts';
import { BARBARIAN, FEDERATE, FREE, GONE, KINGDOM, remove, type State } from '../../../src/state.ts';
import { deal } from '../../cards/story-cards.ts';
import { bind, type Given, given, HUNS, movingUnevaded as moving, PERSIANS, ROMANS, type Story } from '../../story.ts';

const [VANDALS, FRANKS, SAXONS] = [nation('vandali'), nation('franci'), nation('saxones')];

const sailing = (state: State, owner: number, from: PlaceId, steps = 3, count = 9) =>
  voyagesFrom(state, owner, place(from), unitsAt(state, owner, place(from)).slice(0, count), undefined, steps).map(
    ({ to }) => placeId(to),
  );
const fleetsAt = (state: State, owner: number, at: PlaceId) => unitsAt(state, owner, place(at));

describe('peoples with keels', () => {
  it('XLI.G take their horde over one zone, and over two to Britannia like their units', () => {
    shows('XLI.G.b', 'G22');
    const state = given((p) => {
      p.empty().turn(5).horde('angli', 'selandia').units('angli', 'selandia', { infantry: 1 });
      p.nation('angli', { status: BARBARIAN });
    });
    const angles = nation('angli');
    state.activation.active = angles;
    const camps = hordeReach(state, angles).map(placeId);
    const rural = (id: PlaceId) => state.lands.level[place(id)] === 0;
    const landings = sailing(state, angles, 'selandia').filter(
      (id) => AREA_OF[place(id)] === area('britannia') && rural(id),
    );
    expect(landings.length).toBeGreaterThan(0);
    expect(camps).toEqual(expect.arrayContaining(landings));
  });
});

describe('who may go aboard', () => {
  /** A legion in Septimania, Roman fleets in the two zones before it. */
  const gaul = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: 1 });
      p.units('romani', 'sinus-gallicus', { classis: 1 }).units('romani', 'mare-mauretanicum', { classis: 1 });
      change(p);
    });

  it('XXV.D a zone is a step: with one step left nobody crosses two', () => {
    shows('XVIII.A.i', 'XXV.D.a', 'XXV.D.f');
    const state = gaul();
    expect(sailing(state, ROMANI, 'septimania', 2)).toEqual(expect.arrayContaining(['tarraconensis', 'utica']));
    expect(sailing(state, ROMANI, 'septimania', 1)).toContain('tarraconensis');
    expect(sailing(state, ROMANI, 'septimania', 1)).not.toContain('utica');
    expect(sailing(state, ROMANI, 'septimania', 0)).toEqual([]);
  });

  it('XXV.D, G408 of two ways as short they take the one past fewer enemies', () => {
    shows('G408');
    const seas = ['oceanus-britannicus', 'oceanus-germanicus'] as const;
    const takes = (enemies: (typeof seas)[number]) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'camulodunum', { legion: 1 }).units('vandali', enemies, { classis: 1 });
        for (const sea of seas) p.units('romani', sea, { classis: 1 });
      });
      const units = unitsAt(state, ROMANI, place('camulodunum'));
      const voyages = voyagesFrom(state, ROMANI, place('camulodunum'), units, undefined, 3);
      return voyages.find(({ to }) => to === place('frisia'))?.zones.map(placeId);
    };
    expect([takes(seas[0]), takes(seas[1])]).toEqual([[seas[1]], [seas[0]]]);
  });

  it('XXV.D a fleet carries as long as it has a step, and twice in an activation', () => {
    shows('XXV.D.e');
    const carried = (change: (fleet: number, state: State) => void) => {
      const state = gaul();
      change(fleetsAt(state, ROMANI, 'sinus-gallicus')[0], state);
      return sailing(state, ROMANI, 'septimania').includes('tarraconensis');
    };
    const spent = (list: 'steps' | 'voyages', count: number) => (fleet: number, state: State) => {
      state.stacks[list][fleet] = count;
    };
    expect([carried(spent('steps', 3)), carried(spent('steps', 4))]).toEqual([true, false]);
    expect([carried(spent('voyages', 1)), carried(spent('voyages', 2))]).toEqual([true, false]);
  });

  it('XXV.D only friends carry: the other half of Rome while both are one, or in an alliance', () => {
    shows('XXV.D.c');
    const east = (turn: number, deal?: number) => {
      const state = given((p) => {
        p.empty().turn(turn).units('romani', 'septimania', { legion: 1 });
        p.units('orientali', 'sinus-gallicus', { classis: 1 });
      });
      if (deal !== undefined) makeDeal(state, ROMANI, ORIENTALI, deal);
      return sailing(state, ROMANI, 'septimania').includes('tarraconensis');
    };
    expect([east(2), east(3), east(3, ALLIANCE)]).toEqual([true, false, true]);
    const enemy = given((p) => {
      p.empty().turn(5).units('romani', 'septimania', { legion: 1 }).nation('vandali', { status: KINGDOM });
      p.units('vandali', 'sinus-gallicus', { classis: 1 });
    });
    expect(sailing(enemy, ROMANI, 'septimania')).toEqual([]);
  });

  it('XXV.D friends of another player carry too, with all their steps and at most three units a fleet', () => {
    shows('G182', 'XXV.D.c');
    const federates = (bond: number, count: number) => {
      const state = gaul((p) => {
        p.clear('septimania').units('vandali', 'septimania', { infantry: count });
        bind(p.state, VANDALS, bond, bond === FREE ? -1 : ROMANI);
      });
      // What the fleets did in the activation of their own nation does not matter now.
      for (const fleet of fleetsAt(state, ROMANI, 'sinus-gallicus')) state.stacks.steps[fleet] = FLEET_STEPS;
      renewFleets(state, VANDALS);
      return sailing(state, VANDALS, 'septimania').includes('tarraconensis');
    };
    expect([federates(FEDERATE, 3), federates(FEDERATE, 4), federates(FREE, 3)]).toEqual([true, false, false]);
  });

  it('XXV.A fleets of two nations are no stack, even if both are friends', () => {
    const carried = (friends: 'romani' | 'vandali', count: number) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'septimania', { legion: count }).nation('vandali', { status: KINGDOM });
        p.units('romani', 'sinus-gallicus', { classis: 1 }).units(friends, 'sinus-gallicus', { classis: 1 });
      });
      makeDeal(state, ROMANI, VANDALS, ALLIANCE);
      return sailing(state, ROMANI, 'septimania').includes('tarraconensis');
    };
    expect([carried('romani', 4), carried('vandali', 4), carried('vandali', 3)]).toEqual([true, false, true]);
  });

  it('XXV.D from a friendly coast only', () => {
    shows('XXV.D.b');
    const state = gaul();
    expect(sailing(state, ROMANI, 'septimania')).not.toEqual([]);
    state.lands.revolt[place('septimania')] = 1;
    expect(sailing(state, ROMANI, 'septimania')).toEqual([]);
  });

  it('XII.D not to where neutrals rule; XVIII.K nor to where the unit may not go', () => {
    const neutral = gaul((p) => p.nation('visigothi', { status: KINGDOM }));
    makeDeal(neutral, ROMANI, nation('visigothi'), PACT);
    for (const list of [neutral.lands.control, neutral.lands.city]) list[place('tarraconensis')] = nation('visigothi');
    expect(sailing(neutral, ROMANI, 'septimania')).not.toContain('tarraconensis');
    const local = given((p) => {
      p.empty().turn(9).units('romani', 'septimania', { 'local-galli': 1 });
      p.units('romani', 'sinus-gallicus', { classis: 1 });
    });
    expect(sailing(local, ROMANI, 'septimania')).toContain('provincia');
    expect(sailing(local, ROMANI, 'septimania')).not.toContain('tarraconensis');
  });

  it('XXV.D a leader without units sails to friends only', () => {
    const alone = (change: (state: State) => void) => {
      const state = gaul((p) => p.leader('stilicho', 'septimania'));
      change(state);
      const found = voyagesFrom(state, ROMANI, place('septimania'), [], leader('stilicho'), 5);
      return found.map(({ to }) => placeId(to)).includes('tarraconensis');
    };
    expect(alone(() => {})).toBe(true);
    expect(
      alone((state) => {
        for (const list of [state.lands.control, state.lands.city]) list[place('tarraconensis')] = VANDALS;
      }),
    ).toBe(false);
    // Nobody at all does not sail.
    expect(voyagesFrom(gaul(), ROMANI, place('septimania'), [], undefined, 5)).toEqual([]);
  });

  it('G22 barbarians cross to Britannia without ships, but no nomads, and no kingdom', () => {
    shows('G22');
    const cantium = (owner: 'franci' | 'hunni', status: number) => {
      const state = given((p) => {
        p.empty().turn(5).nation(owner, { status });
        p.units(owner, 'flandria', owner === 'franci' ? { 'francisca-infantry': 1 } : { 'horse-archers': 1 });
        p.city('flandria', owner);
      });
      return sailing(state, nation(owner), 'flandria').includes('cantium');
    };
    expect([cantium('franci', BARBARIAN), cantium('hunni', BARBARIAN), cantium('franci', KINGDOM)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('G22 amphibious units land anywhere over one zone, all of them or none', () => {
    shows('G22', 'XXV.E.d', 'XLI.G.b', 'XXXIV.d');
    const saxons = (status: number) => {
      const state = given((p) => {
        p.empty().turn(6).nation('saxones', { status }).units('saxones', 'frisia', { infantry: 1 });
        p.city('frisia', 'saxones');
      });
      return { state, goals: sailing(state, SAXONS, 'frisia') };
    };
    // Aremorica lies two zones away.
    const { state, goals } = saxons(KINGDOM);
    expect(goals).toEqual(expect.arrayContaining(['cantium', 'belgae']));
    expect(goals).not.toContain('aremorica');
    expect(saxons(BARBARIAN).goals).toContain('belgae');
    const [legion] = given((p) => p.empty().units('romani', 'frisia', { legion: 1 })).pieces.here[place('frisia')];
    const mixed = voyagesFrom(
      state,
      SAXONS,
      place('frisia'),
      [...state.pieces.here[place('frisia')], legion],
      undefined,
      3,
    );
    expect(mixed).toEqual([]);
  });
});

describe('what a voyage costs', () => {
  it('XVIII.D whoever sailed without a leader has no step of his, wherever he joins him', () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: 1 }).leader('stilicho', 'tarraconensis');
      p.units('romani', 'sinus-gallicus', { classis: 1 });
    });
    const story = moving(state, ROMANI).answer(ROMANS, 'from septimania', 'sail tarraconensis');
    const [legion] = unitsAt(state, ROMANI, place('tarraconensis'));
    expect([stepsLeft(state, legion, false), stepsLeft(state, legion, true)]).toEqual([2, 2]);
    expect(story.told('sailed')).toHaveLength(1);
  });

  it('XVIII.D whoever sailed with him keeps it, and he spends his own', () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: 1 }).leader('stilicho', 'septimania');
      p.units('romani', 'sinus-gallicus', { classis: 1 });
    });
    moving(state, ROMANI).answer(
      ROMANS,
      'from septimania',
      'lead stilicho',
      'take romani-legion',
      'sail tarraconensis',
    );
    const [legion] = unitsAt(state, ROMANI, place('tarraconensis'));
    expect([stepsLeft(state, legion, true), state.stacks.leaderSteps[leader('stilicho')]]).toEqual([3, 1]);
    expect(placeId(state.pieces.leaderAt[leader('stilicho')])).toBe('tarraconensis');
  });
});

describe('landings', () => {
  const hostile = (state: State, at: PlaceId) => {
    for (const list of [state.lands.control, state.lands.city]) list[place(at)] = VANDALS;
    return state;
  };
  /** Romans in Cartaginensis, a fleet before it; Caesarea is Vandal, and so is every port of that coast. */
  const caesarea = (change: (p: Given) => void = () => {}, legions = 1) =>
    hostile(
      given((p) => {
        p.empty().turn(5).units('romani', 'cartaginensis', { legion: legions });
        p.units('romani', 'mare-mauretanicum', { classis: 2 }).city('saldae', 'vandali').city('utica', 'vandali');
        change(p);
      }),
      'caesarea',
    );

  it('XXV.E a five lands, a four does not', () => {
    shows('XXV.E.j', 'XXV.E.k', 'XXV.E.c', 'XXXVI.C.k');
    const landed = (die: number) => {
      const state = caesarea((p) => p.units('vandali', 'caesarea', { infantry: 1 }));
      state.orders.intercepts.fill('never');
      const story = moving(state, ROMANI, die).answer(ROMANS, 'from cartaginensis', 'sail caesarea');
      return [story.told('landing').length, story.told('landing.failed').length, story.units('romani', 'caesarea')];
    };
    // -2 and +1 for Romans on an inner sea.
    expect([landed(5), landed(6)]).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
  });

  it('XVIII.E six who land overrun a single enemy on the shore, for a step more; no landing is among the exceptions', () => {
    shows('XVIII.E.a', 'XVIII.E.d');
    const state = caesarea((p) => p.leader('aetius', 'cartaginensis').units('vandali', 'utica', { infantry: 1 }), 6);
    state.orders.intercepts.fill('never');
    const story = moving(state, ROMANI, 10);
    story.answer(ROMANS, 'from cartaginensis', 'lead aetius', 'take 6*romani-legion', 'sail utica');
    story.answer(ROMANS, ...story.offered(ROMANS, 'yes'));
    expect([story.told('overrun').length, story.units('vandali', 'utica')]).toEqual([1, 0]);
    // Four with a leader, less one for the zone and one for the overrun.
    const left = unitsAt(state, ROMANI, place('utica')).map((unit) => stepsLeft(state, unit, true));
    expect(left).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('XXV.E barbarians risk shipwreck everywhere but in Britannia, civilised nations there too', () => {
    shows('XXV.E.d');
    const vandals = given((p) => {
      p.empty().turn(5).units('vandali', 'cartaginensis', { infantry: 1 }).city('cartaginensis', 'vandali');
      p.units('vandali', 'mare-mauretanicum', { classis: 1 });
    });
    vandals.orders.intercepts.fill('never');
    const wrecked = moving(vandals, VANDALS, 1).answer(PERSIANS, 'from cartaginensis', 'sail caesarea');
    expect(wrecked.told('landing.failed')).toHaveLength(1);
    const rome = given((p) => {
      p.empty()
        .turn(7)
        .units('romani', 'flandria', { legion: 1 })
        .units('romani', 'oceanus-britannicus', { classis: 1 });
      p.city('cantium', 'saxones', 1).units('saxones', 'cantium', { infantry: 1 });
    });
    rome.orders.intercepts.fill('never');
    const romans = moving(rome, ROMANI, 1).answer(ROMANS, 'from flandria', 'sail cantium');
    expect(romans.told('landing.failed')).toHaveLength(1);
  });
});

describe('lost at sea', () => {
  /** Romans sail from Septimania to Tarraconensis past Vandals. */
  const past = (legions: number, fleets: number, change: (p: Given) => void, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: legions });
      p.units('romani', 'sinus-gallicus', { classis: fleets }).nation('vandali', { status: KINGDOM });
      for (const fleet of p.state.pieces.here[place('sinus-gallicus')]) p.state.pieces.hurt[fleet] = 1;
      p.city('saldae', 'vandali').units('vandali', 'saldae', { infantry: 1 });
      p.units('vandali', 'sinus-gallicus', { classis: 2 });
      change(p);
    });
    state.orders.intercepts.fill('always');
    const story = moving(state, ROMANI, ...dice);
    return { state, story };
  };
  const quiet = (story: Story) => {
    while (story.asked === 'reroll') story.answer(story.run.decision?.asks[0].seat ?? 0, 'done');
    return story;
  };
  const stilicho = (p: Given) => p.leader('stilicho', 'septimania');
  const led = (count: number) => [
    'from septimania',
    'lead stilicho',
    count === 1 ? 'take romani-legion' : `take ${count}*romani-legion`,
    'sail tarraconensis',
    'fight',
  ];

  it('XXV.C a leader who is aboard dies with his whole stack', () => {
    shows('XXV.C.i');
    const { state, story } = past(2, 1, stilicho, 2, ...[1, 4, 1]);
    quiet(story.answer(ROMANS, ...led(2)));
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(GONE);
    expect(story.told('leader.died')).toMatchObject([{ leader: 'stilicho' }]);
    expect([story.units('romani', 'septimania'), story.units('romani', 'tarraconensis')]).toEqual([0, 0]);
  });

  it('XXV.C he lives if one fleet of two is left, and lands with those it carries', () => {
    const { state, story } = past(2, 2, stilicho, 2, ...[1, 1], ...[4, 1]);
    quiet(story.answer(ROMANS, ...led(2)));
    // The fleet that is left has room for both units.
    expect(placeId(state.pieces.leaderAt[leader('stilicho')])).toBe('tarraconensis');
    expect([story.units('romani', 'tarraconensis'), story.units('romani', 'septimania')]).toEqual([2, 0]);
    expect(fleetsAt(state, ROMANI, 'sinus-gallicus')).toHaveLength(1);
  });

  it('XXV.D of two fleets the one that is left carries three, and only the others are lost', () => {
    shows('XXV.D.d', 'XXV.D.l');
    const landed = (legions: number) => {
      const { state, story } = past(legions, 2, () => {}, 2, ...[1, 1], ...[4, 1]);
      story.answer(ROMANS, 'from septimania', `take ${legions}*romani-legion`, 'sail tarraconensis', 'fight');
      quiet(story);
      return unitsAt(state, ROMANI, place('tarraconensis')).length;
    };
    expect([landed(3), landed(4)]).toEqual([3, 3]);
  });

  it('XXV.C fleets that are hit are sunk, on either side, and who sinks the other has won', () => {
    shows('III.B.l', 'XXV.C.g', 'XXV.C.h');
    // A hit each; the Vandals lose their only fleet, the Romans one of two.
    const { state, story } = past(
      1,
      2,
      (p) => {
        for (const fleet of fleetsAt(p.state, VANDALS, 'sinus-gallicus').slice(1)) remove(p.state, fleet);
      },
      2,
      ...[4, 1],
      4,
    );
    story.answer(ROMANS, 'from septimania', 'sail tarraconensis', 'fight');
    quiet(story);
    expect(story.told('naval.won')).toMatchObject([{ nation: 'romani', enemy: 'vandali', hits: 1, suffered: 1 }]);
    expect([
      fleetsAt(state, VANDALS, 'sinus-gallicus').length,
      fleetsAt(state, ROMANI, 'sinus-gallicus').length,
    ]).toEqual([0, 1]);
  });

  it('XXV.C as many hits on both sides are a draw', () => {
    shows('XXV.C.g');
    const { state, story } = past(1, 2, () => {}, 2, ...[4, 1], ...[4, 1]);
    story.answer(ROMANS, 'from septimania', 'sail tarraconensis', 'fight');
    quiet(story);
    expect([story.told('naval.drawn').length, story.told('naval.won').length]).toEqual([1, 0]);
    expect([VANDALS, ROMANI].map((owner) => fleetsAt(state, owner, 'sinus-gallicus').length)).toEqual([1, 1]);
  });

  it('XXV.C only a leader on that shore goes aboard, if he can fight and is not kept at home', () => {
    shows('G178');
    const asked = (change: (p: Given) => void) => {
      const { story } = past(1, 1, change, 2, ...[1, 1, 1]);
      story.answer(ROMANS, 'from septimania', 'sail tarraconensis', 'fight');
      if (story.asked !== 'aboard') return [];
      const leaders = story.offered(ROMANS, 'lead');
      story.answer(ROMANS, 'unled');
      // He stays ashore: there are only the two re-rolls of whoever has the whole coast.
      expect(story.run.decision?.asks[0].prompt.args).toMatchObject({ nation: 'romani', left: 2 });
      return leaders;
    };
    expect(asked((p) => p.leader('stilicho', 'tarraconensis'))).toEqual(['lead stilicho']);
    expect(asked((p) => p.leader('honorius', 'tarraconensis'))).toEqual([]);
    expect(asked((p) => p.leader('stilicho', 'latium'))).toEqual([]);
    const atHome = (p: Given) => {
      p.leader('stilicho', 'tarraconensis').state.pieces.idle[leader('stilicho')] = 1;
    };
    expect(asked(atHome)).toEqual([]);
  });
});

describe('people without ships', () => {
  /** Franks cross to Cantium past a Roman fleet. */
  const crossing = (units: number, change: (p: Given) => void, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(5).horde('franci', 'flandria').units('franci', 'flandria', { 'francisca-infantry': units });
      p.units('romani', 'oceanus-britannicus', { classis: 2 });
      change(p);
    });
    state.orders.intercepts.fill('always');
    return { state, story: moving(state, FRANKS, ...dice) };
  };

  it('G22 every white sword takes one of them, and no more than there are; the fleet does so once', () => {
    const { state, story } = crossing(3, () => {}, ...[4, 4]);
    story.answer(HUNS, 'from flandria', 'take franci-francisca-infantry', 'sail cantium');
    expect(story.told('harried')).toMatchObject([{ hits: 2 }]);
    expect([story.units('franci', 'flandria'), story.units('franci', 'cantium')]).toEqual([2, 0]);
    // The next ones get over.
    story.answer(HUNS, 'from flandria', 'take 2*franci-francisca-infantry', 'sail cantium');
    expect([story.told('harried').length, story.units('franci', 'cantium')]).toEqual([1, 2]);
    expect(fleetsAt(state, ROMANI, 'oceanus-britannicus')).toHaveLength(2);
  });

  it('a Storm keeps the fleet from them', () => {
    shows('XLIII.63.a');
    const { story } = crossing(1, (p) => deal(p.state, HUNS, 'storm'));
    story.answer(HUNS, 'from flandria', 'sail cantium');
    expect(story.asked).toBe('storm');
    story.answer(HUNS, 'event storm');
    expect([story.told('harried'), story.units('franci', 'cantium')]).toEqual([[], 1]);
  });

  it('XXV.B where others have a port it takes a D2, and a failure is no harm', () => {
    shows('XXXVI.B.g');
    const { story } = crossing(
      1,
      (p) => p.city('lugdunum', 'franci', 1).units('franci', 'lugdunum', { archers: 1 }),
      1,
    );
    story.answer(HUNS, 'from flandria', 'sail cantium');
    expect([story.told('naval.failed').length, story.told('harried').length, story.units('franci', 'cantium')]).toEqual(
      [1, 0, 1],
    );
  });

  it('XXV.E a leader whose men are all lost on the way stays where he was', () => {
    const { state, story } = crossing(1, (p) => p.leader('meroveus', 'flandria'), ...[4, 1]);
    story.answer(HUNS, 'from flandria', 'lead meroveus', 'take franci-francisca-infantry', 'sail cantium');
    expect([story.units('franci', 'flandria'), story.units('franci', 'cantium')]).toEqual([0, 0]);
    expect(placeId(state.pieces.leaderAt[leader('meroveus')])).toBe('flandria');
  });
});
