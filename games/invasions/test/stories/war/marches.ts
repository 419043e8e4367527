import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, area, type PlaceId, place, placeId, waysFrom } from '../../../src/data/geography.ts';
import type { LeaderId } from '../../../src/data/leaders.ts';
import { leader, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { movement, renewFleets, renewSteps } from '../../../src/rules/activation/orders.ts';
import { destinations } from '../../../src/rules/lands/destinations.ts';
import { mayStackEnter } from '../../../src/rules/lands/homelands.ts';
import { enemiesAt, isCleared, mayEnd } from '../../../src/rules/lands/passages.ts';
import { makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { army, keyOf, unitsAt } from '../../../src/rules/pieces/units.ts';
import { BARBARIAN, EMPIRE, encamp, FOR_NOW, NOWHERE, type State, VASSAL } from '../../../src/state.ts';
import { type Given, given, goals, HUNS, movingUnopposed as moving, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, VANDALS, ALEMANNI] = [nation('visigothi'), nation('vandali'), nation('alamanni')];

describe('a new Movement', () => {
  it('XVIII.B every allowance is whole again: units, leaders, hordes; nobody is unled, nobody marches by night', () => {
    shows('XVIII.B.a', 'XVIII.B.c');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1 }).units('romani', 'sinus-gallicus', { classis: 1 });
      p.leader('stilicho', 'liger').horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 });
    });
    const [legion] = unitsAt(state, ROMANI, place('liger'));
    const [fleet] = unitsAt(state, ROMANI, place('sinus-gallicus'));
    for (const list of [state.stacks.steps, state.stacks.unled]) list[legion] = 2;
    state.stacks.steps[fleet] = 3;
    state.stacks.from[legion] = place('arvernia');
    state.stacks.leaderSteps[leader('stilicho')] = 5;
    state.stacks.hordeSteps[ROMANI] = 2;
    state.stacks.hordeSteps[VISIGOTHS] = 2;
    state.stacks.night.push(legion);
    renewSteps(state, ROMANI);
    expect([state.stacks.steps[legion], state.stacks.unled[legion], state.stacks.from[legion]]).toEqual([0, 0, -1]);
    expect([state.stacks.leaderSteps[leader('stilicho')], state.stacks.hordeSteps[ROMANI], state.stacks.night]).toEqual(
      [0, 0, []],
    );
    // XXV.A Fleets have theirs for a whole activation; and others do not move now.
    expect([state.stacks.steps[fleet], state.stacks.hordeSteps[VISIGOTHS]]).toEqual([3, 2]);
  });

  it('XXV.A in a new activation one’s own fleets have their steps, and all stacks may be intercepted and carry again', () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'sinus-gallicus', { classis: 1 }).units('romani', 'liger', { legion: 1 });
      p.nation('vandali', { status: 2 }).units('vandali', 'sinus-gallicus', { classis: 1 });
    });
    const [own, other] = [ROMANI, VANDALS].map((owner) => unitsAt(state, owner, place('sinus-gallicus'))[0]);
    const [legion] = unitsAt(state, ROMANI, place('liger'));
    for (const fleet of [own, other]) {
      state.stacks.steps[fleet] = 4;
      state.stacks.engaged[fleet] = 3;
      state.stacks.voyages[fleet] = 2;
    }
    state.stacks.voyages[legion] = 1;
    renewFleets(state, ROMANI);
    expect([own, other, legion].map((one) => [state.stacks.engaged[one], state.stacks.voyages[one]])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([state.stacks.steps[own], state.stacks.steps[other]]).toEqual([0, 4]);
  });

  it('XXXVII.A both halves of Rome move as one on turns 1 and 2, and each by itself after that', () => {
    shows('VI.K.f', 'G40', 'XXXVII.A.a', 'XXXVII.A.b');
    const both = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).units('romani', 'liger', { legion: 1 }).units('orientali', 'thracia', { legion: 1 });
      });
      state.stacks.steps.fill(3);
      renewSteps(state, ROMANI);
      const [west] = state.pieces.here[place('liger')];
      const [east] = state.pieces.here[place('thracia')];
      return { army: army(state, ROMANI).length, steps: [state.stacks.steps[west], state.stacks.steps[east]] };
    };
    expect(both(2)).toEqual({ army: 2, steps: [0, 0] });
    expect(both(3)).toEqual({ army: 1, steps: [0, 3] });
    expect(army(given(), ORIENTALI)).toHaveLength(2);
    expect(army(given(), PERSAE)).toEqual([PERSAE]);
  });
});

describe('what a nation may do in its Movement', () => {
  it('XVIII.H the horde of an Invasion moves of its own, and the Movement goes on', () => {
    const state = given();
    const story = moving(state, ALEMANNI);
    const home = state.nations.horde[ALEMANNI];
    story.answer(HUNS, 'move-horde');
    const [to] = story.offered(HUNS);
    story.answer(HUNS, to);
    expect(`horde-to ${placeId(state.nations.horde[ALEMANNI])}`).toBe(to);
    expect([state.nations.horde[ALEMANNI] === home, story.asked]).toEqual([false, 'move']);
    expect(state.stacks.hordeSteps[ALEMANNI]).toBeGreaterThan(0);
  });

  it('XI.A a raid in place of the activation is the end of the Movement', () => {
    const state = given((p) => p.state.lands.limes.fill(-1));
    state.clock.phase = 'military';
    state.activation.active = ALEMANNI;
    renewSteps(state, ALEMANNI);
    const story = new Story(state, Chance.fromSeed(seedFrom('raid')), (g) => movement(g, ALEMANNI));
    story.answer(HUNS, 'raid-instead', 'take 2*alamanni-infantry');
    if (story.asked === 'raid') story.answer(HUNS, story.offered(HUNS, 'raid')[0]);
    while (story.asked === 'hits') story.answer(HUNS, story.offered(HUNS)[0]);
    expect([story.told('raided').length, story.asked]).toEqual([1, null]);
  });

  it('XVII.A four may stand together: what is too much and cannot go on is lost', () => {
    shows('XXXIV.aq', 'XVII.A.a', 'XVII.A.g', 'G98', 'XVII.B.a', 'XVIII.A.n');
    const state = given((p) => p.empty().turn(3).units('romani', 'liger', { legion: 5 }));
    // They must go on as long as they can.
    expect(moving(state, ROMANI).asked).toBe('stack');
    state.stacks.steps.fill(3);
    const stuck = Story.of(state, (g) => movement(g, ROMANI));
    expect(stuck.told('disbanded')).toEqual([{ event: 'disbanded', nation: 'romani', units: 'romani-legion' }]);
    expect(stuck.units('romani', 'liger')).toBe(4);
  });

  it('XIII.E an idle leader leads nobody', () => {
    shows('VI.J.h', 'XIII.E.f');
    const leads = (idle: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'liger', { legion: 1 }).leader('stilicho', 'liger');
        p.state.pieces.idle[leader('stilicho')] = idle;
      });
      const story = moving(state, ROMANI).answer(ROMANS, 'from liger');
      return story.offered(ROMANS, 'lead');
    };
    expect([leads(0), leads(1)]).toEqual([['lead stilicho'], []]);
  });

  it('XVIII.B units without a step left stay when others of their stack go on', () => {
    shows('XVIII.B.c', 'XVIII.A.e');
    const state = given((p) => p.empty().turn(3).units('romani', 'liger', { legion: 2, equites: 1 }));
    const story = moving(state, ROMANI);
    const units = unitsAt(state, ROMANI, place('liger'));
    for (const unit of units.slice(0, -1)) state.stacks.steps[unit] = 3;
    story.answer(ROMANS, 'from liger');
    expect(story.offered(ROMANS, 'take').filter((id) => id.includes('legion'))).toEqual([]);
    expect(story.offered(ROMANS, 'to')).toContain('to burgondia');
  });

  it('XXII.B on campaign only those move who can come to the leader, or stand with him', () => {
    shows('XXII.B.b', 'XXII.B.c');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }).leader('stilicho', 'burgondia');
      // Three steps away: one unit with all its steps, behind one that has made two already.
      p.units('romani', 'septimania', { legion: 1, equites: 1 }).units('romani', 'arvernia', { legion: 1 });
      p.units('orientali', 'arvernia', { legion: 1 });
      p.state.activation.marching = leader('stilicho');
    });
    const story = moving(state, ROMANI);
    const [legion] = unitsAt(state, ROMANI, place('septimania'));
    state.stacks.steps[legion] = 2;
    for (const unit of state.pieces.here[place('arvernia')])
      if (state.pieces.holder[unit] === ROMANI) state.stacks.steps[unit] = 3;
    const again = Story.of(state, (g) => movement(g, ROMANI));
    expect(story.offered(ROMANS)).toContain('from arvernia');
    // In Arvernia only the legion of the East, which is no part of this army, has steps left.
    expect(again.offered(ROMANS).sort()).toEqual(['done', 'from burgondia', 'from septimania']);
    again.answer(ROMANS, 'from septimania');
    expect(unitsAt(state, ROMANI, place('burgondia'))).toHaveLength(2);
    expect(state.pieces.at[legion]).toBe(place('septimania'));
  });
});

describe('leaders and ships', () => {
  it('XVIII.B a leader without units moves too, unless he has no step left', () => {
    const starts = (steps: number) => {
      const state = given((p) =>
        p.empty().turn(3).leader('stilicho', 'arvernia').units('romani', 'liger', { legion: 1 }),
      );
      moving(state, ROMANI);
      state.stacks.leaderSteps[leader('stilicho')] = steps;
      return Story.of(state, (g) => movement(g, ROMANI)).offered(ROMANS, 'from');
    };
    expect(starts(0)).toEqual(['from arvernia', 'from liger']);
    expect(starts(5)).toEqual(['from liger']);
  });

  it('XXV.D whoever can go nowhere by land still goes by ship', () => {
    const starts = (fleets: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('orientali', 'creta', { legion: 1 });
        if (fleets > 0) p.units('orientali', 'mare-aegeum', { classis: fleets });
      });
      return moving(state, ORIENTALI).offered(ROMANS, 'from');
    };
    expect([starts(0).includes('from creta'), starts(1).includes('from creta')]).toEqual([false, true]);
  });

  /** Stilicho on campaign in Septimania, with a fleet off the coast; another leader and a legion two steps away. */
  const campaign = () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: 1 }).leader('stilicho', 'septimania');
      p.units('romani', 'sinus-gallicus', { classis: 1 }).units('romani', 'vienna', { legion: 1 });
      p.leader('honorius', 'vienna').leader('caesar-occidentis', 'septimania');
      p.state.activation.marching = leader('stilicho');
    });
    return moving(state, ROMANI);
  };

  it('XXII.B on campaign nobody else leads, and nobody goes without him', () => {
    shows('XXII.B.c');
    const story = campaign().answer(ROMANS, 'from septimania');
    expect([story.offered(ROMANS, 'lead'), story.offered(ROMANS, 'unled')]).toEqual([[], []]);
    story.answer(ROMANS, 'take romani-legion', 'to arvernia');
    expect(story.state.pieces.leaderAt[leader('stilicho')]).toBe(place('arvernia'));
    expect(story.state.pieces.leaderAt[leader('caesar-occidentis')]).toBe(place('septimania'));
  });

  it('XXII.B on campaign the leader may sail; others only come to him, by land', () => {
    const story = campaign().answer(ROMANS, 'from septimania', 'take romani-legion');
    expect(story.offered(ROMANS, 'sail')).toContain('sail tarraconensis');
    const joining = campaign().answer(ROMANS, 'from vienna');
    expect(joining.told('moved')).toMatchObject([{ province: 'vienna', to: 'septimania' }]);
    expect(joining.units('romani', 'septimania')).toBe(2);
  });

  it('XXXVII.P a local and a guard who may not enter each other’s lands find no common way, and stay', () => {
    const state = given((p) => {
      p.empty().turn(9).units('romani', 'septimania', { 'local-galli': 1, custodes: 1, legion: 1 });
    });
    // The West rules Hispania still, and Gaul no more.
    state.lands.areaControl[area('gallia-meridionalis')] = VANDALS;
    const story = moving(state, ROMANI).answer(ROMANS, 'from septimania');
    expect(story.offered(ROMANS, 'take').join(' ')).toContain('custodes+romani-local-galli');
    story.answer(ROMANS, 'take romani-custodes+romani-local-galli');
    expect(story.units('romani', 'septimania')).toBe(3);
    // They have had their move; the legion has not.
    story.answer(ROMANS, 'from septimania');
    expect(story.asked).toBe('to');
  });
});

describe('who stops a stack', () => {
  /** Whether a stack gets through a province: hostile walls of the frontier stand in all others around it. */
  const passes = (state: State, owner: number, from: PlaceId, via: PlaceId, steps: number) => {
    const near = waysFrom(state.rules.map, place(from)).map(({ to }) => to);
    for (const to of near) if (to !== place(via)) state.lands.limes[to] = owner === VANDALS ? ROMANI : VANDALS;
    const beyond = waysFrom(state.rules.map, place(via)).filter(({ to }) => to !== place(from) && !near.includes(to));
    const found = goals(state, owner, from, steps);
    return beyond.some(({ to }) => found.includes(placeId(to)));
  };
  /** Romans in Burgondia, a single Vandal in Rhodanus. */
  const rhodanus = (legions: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: legions }).units('vandali', 'rhodanus', { infantry: 1 });
      change(p);
    });
  const through = (state: State, steps: number) => passes(state, ROMANI, 'burgondia', 'rhodanus', steps);

  it('XVIII.F only one’s own units clear a passage, not those of third parties', () => {
    const state = rhodanus(1, (p) => p.units('franci', 'rhodanus', { 'francisca-infantry': 3 }));
    expect([isCleared(state, ROMANI, place('rhodanus'), 1), through(state, 3)]).toEqual([false, false]);
    expect(
      through(
        rhodanus(1, (p) => p.units('romani', 'rhodanus', { legion: 2 })),
        2,
      ),
    ).toBe(true);
  });

  it('XXX.H a mercenary does not clear a passage through his own people', () => {
    shows('XXX.H.f');
    const cleared = (people: 'vandali' | 'franci') => {
      const state = rhodanus(1, (p) => {
        p.units('romani', 'rhodanus', { legion: 1 });
        p.units('vandali', 'latium', { infantry: 1 }).units('franci', 'latium', { 'francisca-infantry': 1 });
      });
      const [hired] = unitsAt(state, nation(people), place('latium'));
      lend(state, hired, ROMANI, place('rhodanus'), FOR_NOW);
      return isCleared(state, ROMANI, place('rhodanus'), 1);
    };
    expect([cleared('franci'), cleared('vandali')]).toEqual([true, false]);
  });

  it('G79 a horde beside a single unit makes two: nobody overruns it, and four are needed to clear the way', () => {
    shows('G79', 'XVIII.F.b');
    const horde = (p: Given) => p.horde('vandali', 'rhodanus');
    const withLegions = (count: number) => rhodanus(1, (p) => horde(p).units('romani', 'rhodanus', { legion: count }));
    expect([through(rhodanus(6), 3), through(rhodanus(6, horde), 3)]).toEqual([true, false]);
    expect([through(withLegions(3), 3), through(withLegions(4), 3)]).toEqual([false, true]);
    const state = rhodanus(1, horde);
    expect([enemiesAt(state, ROMANI, place('rhodanus')), enemiesAt(state, VANDALS, place('rhodanus'))]).toEqual([2, 0]);
    // G79 Even a horde by itself stops six.
    const alone = given((p) =>
      p.empty().turn(3).units('romani', 'burgondia', { legion: 6 }).horde('vandali', 'rhodanus'),
    );
    expect(through(alone, 3)).toBe(false);
  });

  it('XVIII.E an overrun costs one step more than the way: with two steps nobody gets through', () => {
    shows('XVIII.E.a', 'XVIII.E.c');
    expect([2, 3].map((steps) => through(rhodanus(6), steps))).toEqual([false, true]);
    expect([5, 6].map((legions) => through(rhodanus(legions), 3))).toEqual([false, true]);
    // With four steps they come to the provinces behind those, and with three they do not.
    const farther = (steps: number) => {
      const state = rhodanus(6);
      passes(state, ROMANI, 'burgondia', 'rhodanus', steps);
      return goals(state, ROMANI, 'burgondia', steps).includes('garumnum');
    };
    expect([farther(3), farther(4)]).toEqual([false, true]);
  });

  it('XXIII.B hostile walls stop a stack where an enemy stands; one’s own do not', () => {
    shows('XXIII.B.a');
    const walls = (keeper: 'vandali' | 'romani') =>
      rhodanus(6, (p) => {
        p.city('rhodanus', keeper, 2).state.lands.fortified[place('rhodanus')] = 1;
      });
    expect([through(walls('vandali'), 3), through(walls('romani'), 3)]).toEqual([false, true]);
  });

  it('XVIII.J over a strait nobody overruns and nobody clears, not even the master of the Bosphorus', () => {
    shows('XVIII.E.d', 'XVIII.F.f', 'XVIII.J.d');
    const asia = (legions: number, change: (p: Given) => void = () => {}) =>
      given((p) => {
        p.empty().turn(3).units('orientali', 'thracia', { legion: legions }).city('thracia', 'orientali');
        change(p);
      });
    const beyond = (state: State) => goals(state, ORIENTALI, 'thracia', 4).includes('anatolia');
    const goth = (p: Given) => p.units('visigothi', 'bythinia', { infantry: 1 });
    // Two steps over the Bosphorus, and one more: with nobody there.
    expect([3, 2].map((steps) => goals(asia(1), ORIENTALI, 'thracia', steps).includes('anatolia'))).toEqual([
      true,
      false,
    ]);
    expect(beyond(asia(6, goth))).toBe(false);
    expect(beyond(asia(1, (p) => goth(p).units('orientali', 'bythinia', { legion: 2 })))).toBe(false);
  });

  it('XVIII.J only a stack that begins at the shore crosses, and a leader who has marched does not begin there', () => {
    shows('XVIII.J.c');
    const sicily = (steps: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'beneventum', { legion: 1 }).leader('stilicho', 'beneventum');
      });
      state.stacks.leaderSteps[leader('stilicho')] = steps;
      const units = unitsAt(state, ROMANI, place('beneventum'));
      return destinations(state, ROMANI, place('beneventum'), units, leader('stilicho'), 4).includes(place('sicilia'));
    };
    expect([sicily(0), sicily(1)]).toEqual([true, false]);
  });
});

describe('lands that are not for everybody', () => {
  it('XVIII.K Scythia is for nomads, and for the Ostrogoths on turn 1', () => {
    shows('VI.I.c', 'XVIII.K.a', 'XLV.1.b', 'XXXIX.A.a');
    const state = given((p) => p.nation('hunni', { status: BARBARIAN }));
    const scythia = (owner: number) => {
      const inside = AREA_OF.flatMap((number, at) => (number === area('scythia') ? [at] : []));
      return inside.filter((at) => mayStackEnter(state, owner, [0], undefined, false, at)).length > 0;
    };
    expect([ROMANI, VISIGOTHS, nation('ostrogothi'), nation('hunni')].map(scythia)).toEqual([false, false, true, true]);
    state.clock.turn = 2;
    expect([nation('ostrogothi'), nation('hunni')].map(scythia)).toEqual([false, true]);
    // VI.I A nomad is a kind of barbarian: who has become an empire is none any more.
    state.nations.status[nation('hunni')] = EMPIRE;
    expect(scythia(nation('hunni'))).toBe(false);
  });

  it('XXXVII.A guards stay in areas of their own half, or go with an emperor of theirs into one beside them', () => {
    shows('XXXVII.A.e', 'XXXVII.A.f', 'XXXVIII.A.a');
    const enters = (to: PlaceId, lead?: LeaderId, unit = 'custodes') => {
      const state = given((p) => {
        p.empty()
          .turn(3)
          .units('orientali', 'osroene', { [unit]: 1 })
          .leader('theodosius', 'osroene');
      });
      const units = unitsAt(state, ORIENTALI, place('osroene'));
      return mayStackEnter(state, ORIENTALI, units, lead && leader(lead), true, place(to));
    };
    // Oriens is Eastern, Mesopotamia Persian and beside it, Persis beyond that.
    expect([enters('coele-syria'), enters('akkad', undefined, 'legion')]).toEqual([true, true]);
    expect([enters('akkad', 'theodosius'), enters('rhagae', 'theodosius')]).toEqual([true, false]);
    // He must lead them: it is not enough that he was there. Neither one of the other half will do, nor a general.
    for (const lead of [undefined, 'honorius', 'asparus'] as const) expect(enters('akkad', lead)).toBe(false);
    // Themata have no such leave.
    expect([enters('coele-syria', 'theodosius', 'themata'), enters('akkad', 'theodosius', 'themata')]).toEqual([
      true,
      false,
    ]);
  });

  it('Persians: satraps never leave Mesopotamia and Persis', () => {
    shows('XL.C.a');
    const state = given((p) => p.empty().units('persae', 'akkad', { satraps: 1, clibanarii: 1 }));
    const enters = (unit: string, to: PlaceId) => {
      const units = unitsAt(state, PERSAE, place('akkad')).filter((one) => keyOf(state, one) === `persae-${unit}`);
      expect(units).toHaveLength(1);
      return mayStackEnter(state, PERSAE, units, undefined, true, place(to));
    };
    expect([enters('satraps', 'babylonia'), enters('satraps', 'osroene')]).toEqual([true, false]);
    expect(enters('clibanarii', 'osroene')).toBe(true);
  });

  it('XXIX.F vassals of nomads keep near the horde of their lord; those of others go where they like', () => {
    shows('XVIII.A.k');
    const goths = (lord: 'hunni' | 'vandali', change: (p: Given) => void = () => {}) => {
      const state = given((p) => {
        p.empty().turn(4).units('visigothi', 'dacia', { infantry: 1 }).horde(lord, 'tisia');
        change(p);
      });
      state.ties.bond[VISIGOTHS] = VASSAL;
      state.ties.lord[VISIGOTHS] = nation(lord);
      const units = unitsAt(state, VISIGOTHS, place('dacia'));
      return (to: PlaceId) => mayStackEnter(state, VISIGOTHS, units, undefined, false, place(to));
    };
    expect([goths('hunni')('tisia'), goths('hunni')('latium')]).toEqual([true, false]);
    expect(goths('vandali')('latium')).toBe(true);
    // Without a horde of the lord there is nothing to stay near.
    const homeless = goths('hunni', (p) => {
      encamp(p.state, nation('hunni'), NOWHERE);
    });
    expect(homeless('latium')).toBe(true);
  });

  it('XII.D whatever stands empty in barbarian country gives quarters, whoever rules it', () => {
    const state = given((p) => p.empty().turn(5).units('vandali', 'burgondia', { infantry: 1 }));
    makeDeal(state, VANDALS, VISIGOTHS, PACT);
    for (const at of ['dacia', 'arvernia'] as const) state.lands.control[place(at)] = VISIGOTHS;
    expect([mayEnd(state, VANDALS, place('dacia')), mayEnd(state, VANDALS, place('arvernia'))]).toEqual([true, false]);
  });
});
