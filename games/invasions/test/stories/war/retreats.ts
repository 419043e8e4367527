import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { distancesFrom, type PlaceId, place, placeId, waysFrom } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { renewSteps } from '../../../src/rules/activation/orders.ts';
import { fieldOf } from '../../../src/rules/battle/field.ts';
import { retreat } from '../../../src/rules/battle/retreat.ts';
import { makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { interceptionRoutes, isPassable, isShelter, routesFrom } from '../../../src/rules/lands/routes.ts';
import { rest, stepsLeft } from '../../../src/rules/lands/steps.ts';
import { mayMigrate, migration } from '../../../src/rules/movement/migration.ts';
import { unitsAt, unitsOf } from '../../../src/rules/pieces/units.ts';
import { FEDERATE, GONE, KINGDOM, NOBODY, type State } from '../../../src/state.ts';
import { type Given, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];

describe('the beaten', () => {
  /** Vandals from Rhodanus fall upon Romans in Liger. */
  const liger = (change: (p: Given) => void = () => {}, legions = 2, intercepted = false) => {
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: 2 }).city('rhodanus', 'vandali');
      p.units('vandali', 'liger', { infantry: 2 }).units('romani', 'liger', { legion: legions });
      change(p);
    });
    const units = unitsAt(state, VANDALS, place('liger'));
    for (const unit of units) state.stacks.from[unit] = place('rhodanus');
    const field = fieldOf(state, { where: place('liger'), attacker: VANDALS, units, leaders: [], intercepted });
    return { state, field };
  };
  /** A hostile Limes in the provinces around, except in some. */
  const surround = (p: Given, at: PlaceId, ...free: readonly PlaceId[]) => {
    for (const { to } of waysFrom(p.state.rules.map, place(at)))
      if (!free.includes(placeId(to))) p.state.lands.limes[to] = VANDALS;
  };

  it('XX.L defenders go neither to where the attacker came from nor through it, and are lost if nothing else is left', () => {
    shows('XX.L.h', 'XX.L.m');
    const beaten = (intercepted: boolean) => {
      const { state, field } = liger((p) => surround(p, 'liger', 'rhodanus'), 2, intercepted);
      const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
      return [story.told('trapped').length, story.units('romani', 'liger'), story.asked];
    };
    expect(beaten(false)).toEqual([1, 0, null]);
    // Those who intercepted are the defenders, and "never" is never.
    expect(beaten(true)).toEqual([1, 0, null]);
  });

  it('XX.L as many go to a place as there is room for, and the others elsewhere', () => {
    shows('XVII.A.k', 'XX.L.f');
    const { state, field } = liger((p) => {
      surround(p, 'liger', 'aquitania', 'rhodanus');
      p.units('romani', 'aquitania', { limitanei: 3 });
    }, 3);
    const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
    story.answer(ROMANS, 'retreat-to aquitania');
    expect(story.units('romani', 'aquitania')).toBe(4);
    expect(story.offered(ROMANS)).not.toContain('retreat-to aquitania');
  });

  it('XVII.B with a leader more of them may stand together; those who come after them find the place full', () => {
    shows('III.C.k', 'XVII.B.b', 'XVII.A.k');
    const { state, field } = liger((p) => p.leader('stilicho', 'liger'), 6);
    const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
    story.answer(ROMANS, 'retreat-to aquitania', 'take 6*romani-legion');
    expect([story.units('romani', 'aquitania'), story.asked]).toEqual([6, null]);
    const alone = liger(() => {}, 6);
    const split = Story.of(alone.state, (g) => retreat(g, alone.field, alone.field.defender, []));
    split.answer(ROMANS, 'retreat-to aquitania');
    expect(split.offered(ROMANS, 'take').at(-1)).toBe('take 4*romani-legion');
    // Stilicho goes with the first two: in the mountains three is the most.
    const parted = liger((p) => p.leader('stilicho', 'liger'), 7);
    const apart = Story.of(parted.state, (g) => retreat(g, parted.field, parted.field.defender, []));
    apart.answer(ROMANS, 'retreat-to aquitania', 'take 2*romani-legion', 'retreat-to arvernia');
    expect(apart.offered(ROMANS, 'take').at(-1)).toBe('take 3*romani-legion');
  });

  it('XX.L in barbarian country barbarians flee past anybody, and civilised nations do not', () => {
    shows('XX.L.k');
    const through = (people: 'visigothi' | 'persae') => {
      const state = given((p) => {
        p.empty().turn(3).units('orientali', 'valachia', { legion: 1 });
        p.units(people, 'valachia', { infantry: 1 });
        for (const { to } of waysFrom(p.state.rules.map, place('valachia')))
          if (to === place('hypanis')) p.units('orientali', 'hypanis', { limitanei: 1 });
          else p.state.lands.limes[to] = ORIENTALI;
      });
      const units = unitsAt(state, ORIENTALI, place('valachia'));
      const clash = { where: place('valachia'), attacker: ORIENTALI, units, leaders: [], intercepted: false };
      const field = fieldOf(state, clash);
      const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
      return story.told('trapped').length === 0;
    };
    expect([through('visigothi'), through('persae')]).toEqual([true, false]);
  });

  it('XXIX.B whoever has submitted stays with its horde: units, horde and leader', () => {
    const { state, field } = liger((p) => {
      p.clear('liger').units('vandali', 'liger', { infantry: 2 });
      p.units('visigothi', 'liger', { infantry: 1 }).horde('visigothi', 'liger').leader('alaricus', 'liger');
    });
    expect(field.defender.leaders).toEqual([leader('alaricus')]);
    const story = Story.of(state, (g) => retreat(g, field, field.defender, [VISIGOTHS]));
    expect([story.asked, story.told('retreated'), story.told('trapped')]).toEqual([null, [], []]);
    expect([state.nations.horde[VISIGOTHS], state.pieces.leaderAt[leader('alaricus')]]).toEqual([
      place('liger'),
      place('liger'),
    ]);
    expect(story.units('visigothi', 'liger')).toBe(1);
  });

  it('XX.J a leader who has fallen does not come back with those who flee', () => {
    const { state, field } = liger((p) => p.leader('stilicho', 'liger'));
    state.pieces.leaderAt[leader('stilicho')] = GONE;
    const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
    story.answer(ROMANS, 'retreat-to arvernia', 'take 2*romani-legion');
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(GONE);
  });

  it('XX.J a leader whose men find no way out dies with them on a failed D2, or goes to the nearest friends, whatever lies between', () => {
    shows('XX.J.a', 'XX.J.b');
    const after = (die: number) => {
      const { state, field } = liger((p) => {
        surround(p, 'liger', 'rhodanus');
        p.leader('stilicho', 'liger').units('romani', 'septimania', { legion: 1 });
      });
      for (let at = 0; at < state.lands.control.length; at++)
        if (state.lands.control[at] === ROMANI) state.lands.control[at] = NOBODY;
      Story.of(state, (g) => retreat(g, field, field.defender, []), die);
      return state.pieces.leaderAt[leader('stilicho')];
    };
    expect([after(2), after(1)]).toEqual([place('septimania'), GONE]);
  });

  it('XX.L those who flee to friends about to fight stand aside, and share their defeat', () => {
    shows('XX.L.i', 'XX.L.j');
    // Other Vandals are in Rhodanus, where Romans stand against them.
    const { state, field } = liger((p) => {
      p.units('vandali', 'rhodanus', { cavalry: 1 }).units('romani', 'rhodanus', { legion: 1 });
      p.city('arvernia', 'vandali').units('vandali', 'garumnum', { infantry: 1 });
    });
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect(story.told('retreated')).toMatchObject([{ to: 'rhodanus', count: 2 }]);
    expect(state.activation.aside).toHaveLength(2);
    // They are no part of the battle there; somebody else stands aside elsewhere.
    state.activation.aside.push(...unitsAt(state, VANDALS, place('garumnum')));
    const [horse] = unitsAt(state, VANDALS, place('rhodanus')).filter((unit) => !state.activation.aside.includes(unit));
    state.stacks.from[horse] = place('arvernia');
    const clash = { where: place('rhodanus'), attacker: VANDALS, units: [horse], leaders: [], intercepted: false };
    const next = fieldOf(state, clash);
    expect(next.attacker.units).toEqual([horse]);
    const again = Story.of(state, (g) => retreat(g, next, next.attacker, []));
    while (again.asked !== null) again.answer(PERSIANS, again.offered(PERSIANS)[0]);
    expect([again.units('vandali', 'rhodanus'), again.units('vandali', 'garumnum')]).toEqual([0, 1]);
    expect(again.told('retreated').reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('XX.L among fighters who are friends of nobody there is no place', () => {
    // Ostrogoths and Romans face each other in Rhodanus: no Vandal stands there.
    const { state, field } = liger((p) => {
      p.units('ostrogothi', 'rhodanus', { infantry: 1 }).units('romani', 'rhodanus', { legion: 1 });
    });
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect([story.told('retreated').length, story.told('trapped').length]).toEqual([0, 1]);
  });

  it('XVIII.E six who are trapped overrun nobody where the attacker came from', () => {
    const { state, field } = liger((p) => {
      surround(p, 'liger', 'rhodanus');
      p.units('ostrogothi', 'rhodanus', { infantry: 1 });
      p.leader('stilicho', 'liger');
    }, 6);
    state.lands.level[place('rhodanus')] = 0;
    const story = Story.of(state, (g) => retreat(g, field, field.defender, []), 2);
    expect([story.told('overrun').length, story.told('trapped').length]).toEqual([0, 1]);
  });
});

describe('ways of those who react', () => {
  const near = (state: State, owner: number, from: PlaceId) =>
    routesFrom(state, owner, place(from), 3).map((route) => placeId(route.place));

  it('XXV.F a hostile fleet bars a strait to them, one’s own does not', () => {
    shows('XVIII.J.f', 'XIX.A.h', 'G23');
    const sicily = (owner: 'vandali' | 'romani' | undefined) => {
      const state = given((p) => {
        p.empty().turn(5).nation('vandali', { status: 2 }).units('romani', 'beneventum', { legion: 1 });
        if (owner !== undefined) p.units(owner, 'mare-siculum', { classis: 1 });
      });
      return near(state, ROMANI, 'beneventum').includes('sicilia');
    };
    expect([sicily(undefined), sicily('romani'), sicily('vandali')]).toEqual([true, true, false]);
  });

  it('XIX, XX.L over empty, neutral or friendly provinces: not past enemies, a hostile Limes or horde, nor into closed lands', () => {
    shows('XIX.A.h', 'XIX.B.k', 'XX.L.b');
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: 2 });
      p.units('ostrogothi', 'liger', { infantry: 1 }).horde('burgundi', 'rhodanus');
      p.units('visigothi', 'arvernia', { infantry: 1 }).units('romani', 'aquitania', { legion: 1 });
      p.state.lands.limes[place('treveria')] = VANDALS;
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    makeDeal(state, ROMANI, VISIGOTHS, PACT);
    const passable = (id: PlaceId) => isPassable(state, ROMANI, place(id));
    expect((['liger', 'rhodanus', 'treveria'] as const).map(passable)).toEqual([false, false, false]);
    expect((['arvernia', 'aquitania', 'lotharingia', 'vienna'] as const).map(passable)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isPassable(state, ROMANI, place('arabia-deserta')), passable('blemmyes')]).toEqual([false, false]);
  });

  it('XIX.B, XX.L they end among friends or where it is empty and rural, not among neutrals or in a foreign city', () => {
    shows('XIX.B.o', 'XX.L.e');
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: 2 });
      p.units('visigothi', 'arvernia', { infantry: 1 }).units('romani', 'aquitania', { legion: 1 });
      p.city('burgondia', 'visigothi', 1).city('neustria', 'romani', 1);
    });
    makeDeal(state, ROMANI, VISIGOTHS, PACT);
    state.lands.level[place('vienna')] = 0;
    state.lands.level[place('arvernia')] = 0;
    for (const at of ['arvernia', 'burgondia', 'vienna'] as const) state.lands.control[place(at)] = VISIGOTHS;
    const shelter = (id: PlaceId) => isShelter(state, ROMANI, place(id));
    expect((['arvernia', 'burgondia'] as const).map(shelter)).toEqual([false, false]);
    expect((['vienna', 'aquitania', 'neustria'] as const).map(shelter)).toEqual([true, true, true]);
  });

  it('XIX.A, G33 whoever intercepts goes round a ridge if that takes less from his die', () => {
    shows('XIX.A.m', 'XIX.A.n', 'G33');
    const state = given((p) => p.empty().turn(3));
    const way = (to: PlaceId) =>
      interceptionRoutes(state, ROMANI, place('burgondia'), 3).find((one) => one.place === place(to));
    // Two steps by Lotharingia, in place of one over the ridge; the others as before.
    expect(way('helvetia')).toMatchObject({ distance: 2, crossings: 0, hop: place('lotharingia') });
    expect(way('alpes')).toMatchObject({ distance: 2, crossings: 0, hop: place('rhodanus') });
    expect(way('vienna')).toMatchObject({ crossings: 0 });
  });

  it('G35 routes are the shortest, and among equals those with the fewest ridges and straits', () => {
    shows('G35');
    const state = given((p) => p.empty().turn(3));
    const route = (from: PlaceId, to: PlaceId) =>
      routesFrom(state, ROMANI, place(from), 3).find((one) => one.place === place(to));
    // Helvetia is next to Burgondia, over a ridge, though there is a way around it by Lotharingia.
    expect(route('burgondia', 'helvetia')).toMatchObject({
      distance: 1,
      crossings: 1,
      wet: true,
      hop: place('helvetia'),
    });
    // Rhaetia lies behind it: by Helvetia over the ridge or no shorter way at all; by Lotharingia it is three.
    expect(route('lotharingia', 'rhaetia')).toMatchObject({ distance: 2, crossings: 0, wet: false });
    // Alpes: by Rhodanus over a river, by Helvetia over a ridge. A river is no ridge.
    expect(route('burgondia', 'alpes')).toMatchObject({ distance: 2, crossings: 0, wet: true, hop: place('rhodanus') });
    expect(route('burgondia', 'arvernia')).toMatchObject({
      distance: 2,
      crossings: 0,
      wet: false,
      hop: place('rhodanus'),
    });
  });
});

describe('a people on the move', () => {
  const ready = (owner: number, change: (p: Given) => void) => {
    const state = given((p) => change(p.empty()));
    state.clock.phase = 'military';
    state.activation.active = owner;
    renewSteps(state, owner);
    return state;
  };
  const goals = (state: State, owner: number) => {
    if (!mayMigrate(state, owner)) return [];
    return Story.of(state, (g) => migration(g, owner))
      .offered(SIDE_OF[owner])
      .map((id) => id.slice('horde-to '.length));
  };

  const vandals = (...far: readonly PlaceId[]) =>
    ready(VANDALS, (p) => {
      p.horde('vandali', 'tisia').units('vandali', 'tisia', { infantry: 1 }).leader('gundericus', 'tisia');
      for (const at of far) p.units('vandali', at, { infantry: 1 });
    });

  it('G80 only where all of them can follow, to the horde or next to it', () => {
    shows('G80');
    const open = goals(vandals(), VANDALS);
    // Three steps on foot, and the province beside.
    const near = (from: PlaceId, to: string) => distancesFrom(0, place(from))[place(to as PlaceId)] <= 4;
    for (const far of [['albis'], ['oderus'], ['albis', 'tyras'], ['tyras', 'albis', 'oderus']] as const) {
      const followed = open.filter((to) => far.every((from) => near(from, to)));
      expect(goals(vandals(...far), VANDALS)).toEqual(followed);
      expect(followed.length).toBeLessThan(open.length);
    }
    // Nobody can come so far.
    expect(mayMigrate(vandals('latium'), VANDALS)).toBe(false);
  });

  it('G80 whoever cannot reach the horde ends beside it, and nobody moves any more', () => {
    shows('G80');
    const state = vandals('albis');
    const to = goals(state, VANDALS).find((id) => distancesFrom(0, place('albis'))[place(id as PlaceId)] === 4);
    const story = Story.of(state, (g) => migration(g, VANDALS)).answer(PERSIANS, `horde-to ${to}`, 'done');
    const ends = unitsOf(state, VANDALS).map(
      (unit) => distancesFrom(0, state.nations.horde[VANDALS])[state.pieces.at[unit]],
    );
    expect([story.asked, ends.sort()]).toEqual([null, [0, 1]]);
    expect(state.pieces.leaderAt[leader('gundericus')]).toBe(state.nations.horde[VANDALS]);
    expect(unitsOf(state, VANDALS).every((unit) => stepsLeft(state, unit, false) <= 0)).toBe(true);
  });

  it('G22 the peoples of the northern seas take theirs over one zone, to where no enemy holds a city', () => {
    const overseas = (owner: 'saxones' | 'franci') => {
      const state = ready(nation(owner), (p) => {
        p.turn(6).horde(owner, 'frisia');
        p.units(owner, 'frisia', owner === 'saxones' ? { infantry: 1 } : { 'francisca-infantry': 1 });
        p.city('cantium', 'romani', 1);
      });
      return goals(state, nation(owner));
    };
    expect(overseas('saxones')).toEqual(expect.arrayContaining(['lindum', 'flandria']));
    expect(overseas('saxones')).not.toContain('cantium');
    expect(overseas('franci')).toContain('flandria');
    expect(overseas('franci')).not.toContain('lindum');
    // Two steps: one over the Oceanus Germanicus, one by land; not over the next sea to Hibernia.
    expect(overseas('saxones')).toContain('dal-riata');
    expect(overseas('saxones')).not.toContain('ultonia');
  });

  it('XVIII.G kingdoms and federates do not migrate', () => {
    const free = vandals();
    expect(mayMigrate(free, VANDALS)).toBe(true);
    free.ties.bond[VANDALS] = FEDERATE;
    free.ties.lord[VANDALS] = ROMANI;
    expect(mayMigrate(free, VANDALS)).toBe(false);
    const kingdom = vandals();
    kingdom.nations.status[VANDALS] = KINGDOM;
    expect(mayMigrate(kingdom, VANDALS)).toBe(false);
  });

  it('XI.A whoever has raided rests: no step, no campaign', () => {
    const state = vandals();
    rest(state, VANDALS);
    expect(unitsOf(state, VANDALS).every((unit) => stepsLeft(state, unit, true) <= 0)).toBe(true);
    const who = leader('gundericus');
    expect([state.stacks.leaderSteps[who], state.activation.campaigns[who]].every((done) => done > 5)).toBe(true);
  });
});
