import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../src/data/geography.ts';
import { nation, ROMANI } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { renewFleets, renewSteps } from '../../src/rules/activation/orders.ts';
import { isSupported } from '../../src/rules/lands/afloat.ts';
import { fleetGoals } from '../../src/rules/sea/fleets.ts';
import { rerollsAtSea } from '../../src/rules/sea/naval-battle.ts';
import { landingModifier, voyagesFrom } from '../../src/rules/sea/voyages.ts';
import { NOWHERE, type State } from '../../src/state.ts';
import { type Given, GOTHS, given, HUNS, movingUnevaded as moving, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALI = nation('vandali');
const sailing = (state: State, owner: number, from: PlaceId) =>
  voyagesFrom(state, owner, place(from), state.pieces.here[place(from)], undefined, 3).map(({ to }) => to);

/** Vandals in Africa: a kingdom with Saldae, its fleets in the sea before it. */
const vandals = (p: Given, fleets: number) =>
  p
    .turn(5)
    .nation('vandali', { status: 2 })
    .city('saldae', 'vandali')
    .units('vandali', 'saldae', { infantry: 1 })
    .units('vandali', 'mare-mauretanicum', { classis: fleets });

describe('fleets', () => {
  it('XXV.A go four zones, and never farther than two from a port of their own', () => {
    shows('XXV.A.a', 'XXV.A.b');
    const state = given((p) => p.empty().turn(3).units('orientali', 'mare-nostrum-orientalis', { classis: 1 }));
    const goals = fleetGoals(state, nation('orientali'), place('mare-nostrum-orientalis'), 1, 4);
    expect(goals).toContain(place('pontus-euxinus'));
    expect(goals).not.toContain(place('mare-rubrum'));
    expect(isSupported(state, nation('orientali'), place('oceanus-atlanticus'))).toBe(false);
  });

  it('XXV.A no more than four of a nation lie in a zone', () => {
    shows('XVII.a', 'XXV.A.d');
    const state = given((p) => p.empty().turn(3).units('orientali', 'propontis', { classis: 4 }));
    expect(fleetGoals(state, nation('orientali'), place('mare-aegeum'), 1, 4)).not.toContain(place('propontis'));
  });

  it('G20 one that is out of reach of every port when its activation ends is lost', () => {
    shows('G20');
    const state = given((p) => {
      p.empty()
        .turn(5)
        .units('vandali', 'mare-suebicum', { classis: 1 })
        .units('vandali', 'gallaecia', { infantry: 1 });
      p.nation('vandali', { status: 2 }).phase('military', 'vandali');
    });
    const story = Story.of(state, (g) => activation(g, VANDALI));
    story.answer(PERSIANS, 'done');
    expect(story.told('fleet.lost')).toHaveLength(1);
  });
});

describe('transport', () => {
  it('E27 cavalry under a leader rides to the coast, crosses two zones and has two steps left, but no second voyage', () => {
    shows('XXV.D.a', 'XXV.D.f', 'XXV.D.g', 'XXV.D.h', 'G177');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'arvernia', { equites: 2 }).leader('stilicho', 'arvernia');
      p.units('romani', 'sinus-gallicus', { classis: 1 }).units('romani', 'mare-mauretanicum', { classis: 1 });
    });
    const story = moving(state, ROMANI);
    story.answer(ROMANS, 'from arvernia', 'lead stilicho', 'take 2*romani-equites', 'to septimania');
    story.answer(ROMANS, 'from septimania', 'lead stilicho', 'take 2*romani-equites', 'sail utica');
    expect(story.units('romani', 'utica')).toBe(2);
    const [horse] = story.state.pieces.here[place('utica')];
    expect(story.state.stacks.steps[horse]).toBe(3);
    for (const sea of ['sinus-gallicus', 'mare-mauretanicum'] as const)
      expect(story.state.stacks.steps[story.state.pieces.here[place(sea)][0]]).toBe(1);
    story.answer(ROMANS, 'from utica', 'lead stilicho', 'take 2*romani-equites');
    expect(story.offered(ROMANS, 'to').length).toBeGreaterThan(0);
    expect(story.offered(ROMANS, 'sail')).toEqual([]);
  });

  it('XXV.D needs a fleet in every zone, and one carries three units', () => {
    shows('III.B.l', 'XXV.D.c', 'XXV.D.d');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { equites: 2, legion: 2 });
      p.units('romani', 'sinus-gallicus', { classis: 1 });
    });
    const stack = state.pieces.here[place('septimania')];
    const goals = (count: number) =>
      voyagesFrom(state, ROMANI, place('septimania'), stack.slice(0, count), undefined, 4).map(({ to }) => to);
    expect(goals(3)).toContain(place('tarraconensis'));
    expect(goals(3)).not.toContain(place('utica'));
    expect(goals(4)).toEqual([]);
  });

  it('VI.I nomads do not go aboard, their men in Roman service do', () => {
    shows('VI.I.d', 'VI.I.e', 'XVIII.A.j', 'XXV.D.i', 'XXXIX.A.a');
    const state = given((p) => {
      p.empty().turn(3).units('hunni', 'thracia', { 'horse-archers': 1 }).city('thracia', 'hunni');
      p.units('orientali', 'bythinia', { 'aux-alani': 1 }).units('orientali', 'propontis', { classis: 1 });
    });
    expect(sailing(state, nation('hunni'), 'thracia')).toEqual([]);
    expect(sailing(state, nation('orientali'), 'bythinia')).not.toEqual([]);
  });

  it('E28 of five units on two fleets, one of them sunk, two are lost', () => {
    shows('XXV.D.l');
    const state = given((p) => {
      vandals(p.empty(), 2).units('romani', 'mare-mauretanicum', { classis: 2 });
      p.units('vandali', 'saldae', { cavalry: 2, infantry: 2 })
        .city('utica', 'vandali', 1)
        .units('vandali', 'utica', { 'noble-cavalry': 1 })
        .city('cartaginensis', 'romani');
    });
    // D2 for the interception; two dice for the Vandals, two for the Romans: one hit.
    const story = moving(state, VANDALI, 2, 1, 1, 4, 1);
    // Five are one too many for Saldae, so the Movement cannot end before some of them go.
    story.answer(PERSIANS, 'from saldae', 'take 2*vandali-cavalry+3*vandali-infantry', 'sail utica');
    story.answer(ROMANS, 'engage').answer(PERSIANS, 'fight');
    expect(story.told('naval.won')).toHaveLength(1);
    expect(story.asked).toBe('lose');
    story.answer(PERSIANS, 'disband vandali-infantry', 'disband vandali-infantry');
    expect(story.units('vandali', 'utica')).toBe(4);
    expect(story.units('vandali', 'mare-mauretanicum')).toBe(1);
  });

  it('XXV.D who refuses the battle stays where he is, with his steps spent', () => {
    shows('XXV.D.k');
    const state = given((p) => {
      vandals(p.empty(), 1).units('romani', 'mare-mauretanicum', { classis: 1 });
      p.city('utica', 'vandali', 1).units('vandali', 'utica', { cavalry: 1 }).city('cartaginensis', 'romani');
    });
    const story = moving(state, VANDALI, 2);
    story.answer(PERSIANS, 'from saldae', 'sail utica').answer(ROMANS, 'engage').answer(PERSIANS, 'refuse');
    expect(story.units('vandali', 'saldae')).toBe(1);
    const [unit] = state.pieces.here[place('saldae')];
    expect([state.stacks.steps[unit], state.stacks.voyages[unit]]).toEqual([1, 1]);
  });
});

describe('landings', () => {
  it('E29 Caesarea from the sea: -2 and +1; a built city of one’s own on that coast makes it +1; Tingis does not', () => {
    shows('XXV.E.f', 'XXV.E.g', 'XXV.E.h', 'G183', 'XXXVII.N.b');
    const zone = place('mare-mauretanicum');
    const state = given((p) => p.turn(3).city('saldae', 'vandali').units('vandali', 'saldae', { infantry: 1 }));
    const modifier = () => landingModifier(state, ROMANI, place('caesarea'), zone);
    // Tingis is built and Roman, but it lies on another sea.
    state.lands.level[place('tingitania')] = 1;
    for (const city of ['tingitania', 'utica'] as const) state.lands.control[place(city)] = ROMANI;
    expect(modifier()).toBe(-1);
    expect(landingModifier(state, VANDALI, place('caesarea'), zone)).toBe(0);
    // Hippo Regius in Utica is a site only, until somebody builds there.
    expect([state.lands.control[place('utica')], state.lands.level[place('utica')]]).toEqual([ROMANI, 0]);
    state.lands.level[place('utica')] = 1;
    expect(modifier()).toBe(1);
  });

  it('E30 Stilicho lands with three units only, after one of two fleets is lost', () => {
    shows('XXV.E.l', 'XXV.E.c');
    const state = given((p) => {
      vandals(p.empty(), 2).units('romani', 'mare-mauretanicum', { classis: 2 });
      p.turn(3).units('romani', 'cartaginensis', { legion: 3, 'aux-gothi': 2 }).leader('stilicho', 'cartaginensis');
      p.city('cartaginensis', 'romani').units('vandali', 'caesarea', { infantry: 1 });
      for (const fleet of p.state.pieces.here[place('mare-mauretanicum')]) p.state.pieces.hurt[fleet] = 1;
      for (const fleet of p.state.pieces.here[place('mare-mauretanicum')])
        if (p.state.pieces.holder[fleet] === VANDALI) p.state.pieces.hurt[fleet] = 0;
    });
    // 6 - 1 = 5 lands; D2; no hit for Rome, one for the Vandals.
    const story = moving(state, ROMANI, 6, 2, 1, 1, 4, 1);
    story.answer(
      ROMANS,
      'from cartaginensis',
      'lead stilicho',
      'take 2*romani-aux-gothi+3*romani-legion',
      'sail caesarea',
    );
    story.answer(PERSIANS, 'engage').answer(ROMANS, 'fight');
    while (story.asked === 'reroll') story.answer(ROMANS, 'done');
    story.answer(ROMANS, 'disband romani-aux-gothi');
    if (story.asked === 'lose') story.answer(ROMANS, 'disband romani-aux-gothi');
    expect(story.units('romani', 'caesarea')).toBe(3);
  });

  it('XXV.E a shipwreck costs the steps and leaves the stack where it was', () => {
    shows('XXV.E.b', 'XXV.E.j');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'cartaginensis', { legion: 1 });
      p.units('romani', 'mare-mauretanicum', { classis: 1 }).city('saldae', 'vandali').city('utica', 'vandali');
      p.units('vandali', 'caesarea', { infantry: 1 });
    });
    const story = moving(state, ROMANI, 5);
    story.answer(ROMANS, 'from cartaginensis', 'sail caesarea');
    expect(story.told('landing.failed')).toHaveLength(1);
    expect(story.units('romani', 'cartaginensis')).toBe(1);
    expect(state.stacks.steps[state.pieces.here[place('cartaginensis')][0]]).toBe(1);
  });

  it('G22 barbarians cross to Britannia without a fleet and without a roll; the Roman fleet may fall on them', () => {
    shows('XXV.E.d', 'G22');
    const state = given((p) => {
      p.empty().turn(5).horde('franci', 'flandria').units('franci', 'flandria', { 'francisca-infantry': 2 });
      p.units('romani', 'oceanus-britannicus', { classis: 2 });
    });
    expect(sailing(state, nation('franci'), 'flandria')).toContain(place('cantium'));
    expect(sailing(state, nation('franci'), 'flandria')).not.toContain(place('belgae'));
    // All ports of that sea are Roman, so they are caught for sure; a die for each fleet: one white sword.
    const story = moving(state, nation('franci'), 4, 5);
    story.answer(HUNS, 'from flandria', 'take 2*franci-francisca-infantry', 'sail cantium').answer(ROMANS, 'engage');
    expect(story.told('harried')[0].hits).toBe(1);
    expect(story.units('franci', 'cantium')).toBe(1);
  });
});

describe('battle at sea', () => {
  it('XXV.C whoever controls the whole coast of an inner sea has two re-rolls more, and a leader his own', () => {
    shows('XXV.C.e');
    const state = given((p) => p.turn(3));
    const sea = place('pontus-euxinus');
    expect(rerollsAtSea(state, nation('orientali'), undefined, sea)).toBe(2);
    expect(rerollsAtSea(state, ROMANI, undefined, sea)).toBe(0);
    expect(rerollsAtSea(state, ROMANI, undefined, place('oceanus-britannicus'))).toBe(0);
  });

  it('XX.K damaged elite fleets are whole again after it; a draw is possible', () => {
    shows('XX.K.g', 'XXV.C.f', 'XXXVII.N.a');
    const state = given((p) => {
      vandals(p.empty(), 1).units('romani', 'mare-mauretanicum', { classis: 1 });
      p.city('cartaginensis', 'romani');
    });
    const story = moving(state, VANDALI, 2, 4, 1);
    story.answer(PERSIANS, 'engage-at mare-mauretanicum').answer(ROMANS, 'let-pass').answer(ROMANS, 'fight');
    expect(story.told('naval.won')[0]).toMatchObject({ nation: 'vandali', hits: 1, suffered: 0 });
    const [fleet] = state.pieces.here[place('mare-mauretanicum')].filter(
      (counter) => state.pieces.holder[counter] === ROMANI,
    );
    expect([state.pieces.at[fleet], state.pieces.hurt[fleet]]).toEqual([place('mare-mauretanicum'), 0]);
  });

  it('XXV.C a fleet that refuses in another’s turn costs its player a point', () => {
    shows('XXV.C.j', 'XXV.C.l', 'XXV.B.a', 'XXV.B.b');
    const state = given((p) => {
      vandals(p.empty(), 1).units('romani', 'mare-mauretanicum', { classis: 1 });
      p.city('cartaginensis', 'romani');
    });
    const story = moving(state, VANDALI, 2);
    story.answer(PERSIANS, 'engage-at mare-mauretanicum').answer(ROMANS, 'let-pass').answer(ROMANS, 'refuse');
    expect([state.nations.points[VANDALI], state.nations.points[ROMANI]]).toEqual([1, -1]);
    // Each stack declares once in an activation.
    expect(story.offered(PERSIANS)).not.toContain('engage-at mare-mauretanicum');
  });

  it('XXV.F a fleet bars its strait, even if another lies beside it', () => {
    shows('XVIII.J.e', 'XXV.F.a', 'G23', 'XXXVIII.P.c', 'XXXIV.ac');
    const state = given((p) => {
      p.empty().turn(3).units('orientali', 'propontis', { classis: 1 });
      p.units('visigothi', 'thracia', { infantry: 1 }).city('thracia', 'visigothi');
    });
    const story = moving(state, nation('visigothi'));
    story.answer(GOTHS, 'from thracia');
    expect(story.offered(GOTHS, 'to')).not.toContain('to bythinia');
  });
});

describe('allowances', () => {
  it('E10 land units have theirs anew in each Movement, fleets in each activation', () => {
    const state = given((p) => {
      vandals(p.empty(), 1);
    });
    const [unit] = state.pieces.here[place('saldae')];
    const [fleet] = state.pieces.here[place('mare-mauretanicum')];
    state.stacks.steps[unit] = 3;
    state.stacks.steps[fleet] = 4;
    renewSteps(state, VANDALI);
    expect([state.stacks.steps[unit], state.stacks.steps[fleet]]).toEqual([0, 4]);
    renewFleets(state, VANDALI);
    expect(state.stacks.steps[fleet]).toBe(0);
    expect(state.stacks.from[unit]).toBe(NOWHERE);
  });
});
