import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, waysFrom } from '../../../src/data/geography.ts';
import { HUNNI, leader, nation, ORIENTALI, ROMANI, sortNamed } from '../../../src/data/pieces.ts';
import { aftermath, attackerWins } from '../../../src/rules/battle/aftermath.ts';
import { fieldOf, loneField } from '../../../src/rules/battle/field.ts';
import { behindWalls, empireAgainstBarbarians } from '../../../src/rules/battle/pools.ts';
import { retreat } from '../../../src/rules/battle/retreat.ts';
import { submits } from '../../../src/rules/battle/submission.ts';
import { turncoats } from '../../../src/rules/battle/turncoats.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { nearestFriend } from '../../../src/rules/lands/routes.ts';
import { mayBeIntercepted } from '../../../src/rules/movement/interception.ts';
import { mayMigrate } from '../../../src/rules/movement/migration.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import {
  BARBARIAN,
  BY_SEA,
  comeFrom,
  deploy,
  EMPIRE,
  FEDERATE,
  FOR_NOW,
  GONE,
  KINGDOM,
  NOBODY,
  promote,
  STOOD,
  type State,
  standStill,
} from '../../../src/state.ts';
import {
  bind,
  came,
  facing,
  type Given,
  GOTHS,
  given,
  HUNS,
  meeting,
  moving,
  movingUnopposed,
  ROMANS,
  Story,
} from '../../story.ts';

const [VISIGOTHS, VANDALS, FRANKS] = [nation('visigothi'), nation('vandali'), nation('franci')];

describe('a horde that is alone', () => {
  const alone = () => meeting('rhodanus', { visigothi: { infantry: 2 } }, (p) => p.horde('vandali', 'rhodanus'));
  const field = () => {
    const { state } = alone();
    return { state, field: facing(state, 'visigothi', 'rhodanus') };
  };

  it('III.D, G79 is beaten by a hit only, and submits to nobody who had none', () => {
    shows('III.D.j', 'VI.H.i', 'XXIX.B.c');
    const { state, field: missed } = field();
    expect(attackerWins(state, missed)).toBe(false);
    missed.defender.hordeHit = true;
    expect(attackerWins(state, missed)).toBe(true);
    expect(submits(state, missed, missed.defender, missed.attacker)).toEqual([VANDALS]);
    const { state: other, field: whole } = field();
    expect(submits(other, whole, whole.defender, whole.attacker)).toEqual([]);
  });

  it('G99 that had people with it submits when they are gone', () => {
    shows('G99');
    const { state } = meeting('rhodanus', { visigothi: { infantry: 2 }, vandali: { infantry: 1 } }, (p) =>
      p.horde('vandali', 'rhodanus'),
    );
    const fight = facing(state, 'visigothi', 'rhodanus');
    fight.defender.lost.push(...fight.defender.units.splice(0));
    expect(attackerWins(state, fight)).toBe(true);
    expect(submits(state, fight, fight.defender, fight.attacker)).toEqual([VANDALS]);
  });

  it('XXIX.B is subdued by a victory alone only of nomads who are still barbarians', () => {
    const easy = (status: number) => {
      const { state } = meeting('dacia', { hunni: { 'horse-archers': 1 }, visigothi: { infantry: 2 } }, (p) => {
        p.horde('visigothi', 'dacia').nation('hunni', { status });
        makeDeal(p.state, HUNNI, VISIGOTHS, HOSTILITY);
      });
      const fight = facing(state, 'hunni', 'dacia');
      return submits(state, fight, fight.defender, fight.attacker);
    };
    expect([easy(BARBARIAN), easy(EMPIRE)]).toEqual([[VISIGOTHS], []]);
  });
});

describe('the defence of several nations', () => {
  /** Huns before Constantinopolis, held by the East with more federates than legions. */
  const city = () => {
    const { state } = meeting(
      'thracia',
      { hunni: { 'horse-archers': 2 }, visigothi: { infantry: 3 }, orientali: { legion: 2 } },
      (p) => {
        p.leader('valens', 'thracia').leader('rex-visigothi', 'thracia');
        bind(p.state, VISIGOTHS, FEDERATE, ORIENTALI);
      },
    );
    return { state, field: facing(state, 'hunni', 'thracia') };
  };

  it('XX.E, XXIII.B has the leaders of all of them, the walls and the discipline of the empire', () => {
    const { state, field } = city();
    expect([...field.defender.leaders].sort()).toEqual([leader('valens'), leader('rex-visigothi')].sort());
    expect([behindWalls(state, field), empireAgainstBarbarians(state, field.defender, field.attacker)]).toEqual([
      true,
      true,
    ]);
  });
});

describe('whoever has to leave', () => {
  const landed = (from: number) => {
    const state = given((p) => {
      p.empty().turn(4).units('romani', 'tripolitania', { legion: 1 }).units('vandali', 'africa', { infantry: 1 });
    });
    for (const unit of unitsAt(state, ROMANI, place('tripolitania'))) comeFrom(state, unit, from);
    const field = loneField(state, ROMANI, place('tripolitania'), unitsAt(state, ROMANI, place('tripolitania')));
    return Story.of(state, (g) => retreat(g, field, field.attacker, []));
  };

  it('XX.L who came by sea has no way back; who stood there has any', () => {
    shows('G107', 'XX.L.a');
    expect(landed(BY_SEA).told('trapped')).toHaveLength(1);
    expect(landed(STOOD).told('retreated')).toHaveLength(1);
  });

  it('XX.L nobody goes back to where he stands', () => {
    expect(landed(place('tripolitania')).units('romani', 'tripolitania')).toBe(0);
  });

  it('XX.D, G34 when an activation is over everybody stands where he is', () => {
    const state = given((p) =>
      p.empty().units('romani', 'arvernia', { legion: 1 }).units('romani', 'liger', { legion: 1 }),
    );
    const [unit] = unitsAt(state, ROMANI, place('arvernia'));
    const [besieger] = unitsAt(state, ROMANI, place('liger'));
    for (const one of [unit, besieger]) comeFrom(state, one, place('burgondia'));
    state.activation.sieges.push(place('liger'), 0);
    standStill(state);
    expect([state.stacks.from[unit], state.stacks.from[besieger]]).toEqual([STOOD, place('burgondia')]);
  });

  it('XX.J a leader flees to friends, not among enemies', () => {
    const flight = (enemy: boolean) => {
      const state = given((p) => {
        for (const list of [p.state.lands.city, p.state.lands.areaControl]) list.fill(NOBODY);
        p.empty().turn(4).units('orientali', 'macedonia', { legion: 1 });
        if (enemy) p.units('hunni', 'macedonia', { 'horse-archers': 1 });
      });
      return nearestFriend(state, ORIENTALI, place('thracia')) === place('macedonia');
    };
    expect([flight(false), flight(true)]).toEqual([true, false]);
  });

  it('XXIX.B a horde that attacked and lost all its people goes back alone, or submits', () => {
    shows('III.D.i');
    const { state } = meeting('rhodanus', { vandali: { infantry: 1 }, romani: { legion: 4 } }, (p) =>
      p.horde('vandali', 'rhodanus'),
    );
    const field = facing(state, 'vandali', 'rhodanus');
    field.attacker.lost.push(...field.attacker.units.splice(0));
    Story.of(state, function* (g) {
      yield* aftermath(g, field);
    }).anyhow();
    expect(state.nations.horde[VANDALS]).not.toBe(place('rhodanus'));
  });
});

describe('mercenaries', () => {
  it('XXX.H who goes over to his attacking people fights in its ranks', () => {
    shows('XXX.H.e');
    const { state } = meeting('rhodanus', { visigothi: { infantry: 2 }, romani: { legion: 2 } });
    const [gone] = unitsAt(state, VISIGOTHS, place('rhodanus'));
    lend(state, gone, ROMANI, place('rhodanus'), FOR_NOW);
    const units = unitsAt(state, VISIGOTHS, place('rhodanus'));
    const where = place('rhodanus');
    const clash = { where, attacker: VISIGOTHS, units, leaders: [], intercepted: false };
    const story = Story.done(state, (g) => {
      expect(turncoats(g, clash).units).toContain(gone);
    });
    expect(story.told('defected')).toHaveLength(1);
    expect(fieldOf(state, clash).defender.units).not.toContain(gone);
  });
});

describe('a Limes', () => {
  /** Alemanni enter Lotharingia, where a legion stands behind the Limes. */
  const rhine = (...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(3).units('alamanni', 'austrasia', { infantry: 3 }).units('romani', 'lotharingia', { legion: 1 });
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, nation('alamanni'), ...dice);
    return { state, story: story.answer(HUNS, 'from austrasia', 'take 3*alamanni-infantry', 'to lotharingia') };
  };

  it('XVIII.I falls when those beside it have fled, and stops the enemy all the same', () => {
    shows('III.B.k', 'XVIII.I.c', 'XVIII.I.f');
    const { state, story } = rhine(10, 1);
    story.answer(ROMANS, 'evade-to burgondia');
    expect([story.told('limes.fell').length, state.lands.limes[place('lotharingia')]]).toEqual([1, NOBODY]);
    expect(story.offered(HUNS)).not.toContain('from lotharingia');
  });
});

describe('an overrun', () => {
  /** Six Franks fall upon a single legion in Arvernia; on their way a city is not afraid of them. */
  const overrun = (change: (state: State) => void, ...dice: readonly number[]) => {
    const state = given((p: Given) => {
      p.empty().turn(4).units('franci', 'burgondia', { 'francisca-infantry': 6 }).leader('rex-franci', 'burgondia');
      p.units('romani', 'arvernia', { legion: 1 }).leader('stilicho', 'arvernia');
    });
    change(state);
    const story = movingUnopposed(state, FRANKS, ...dice);
    story.answer(HUNS, 'lead rex-franci', 'take 6*franci-francisca-infantry', 'to arvernia');
    return { state, story };
  };

  it('XX.J, XXX.D is an attack, and a leader whose people are gone dies on a failed D2', () => {
    const wedding = (state: State) => state.ties.weddings.push(ROMANI, FRANKS);
    const { state, story } = overrun(wedding, 1, 1);
    expect([story.told('overrun').length, state.ties.weddings.length]).toEqual([1, 0]);
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(GONE);
    expect(overrun(wedding, 1, 2).state.pieces.leaderAt[leader('stilicho')]).not.toBe(place('arvernia'));
  });
});

describe('an interception', () => {
  it('XIX.A who sits out of the battle retreats with those who lost it', () => {
    shows('XIX.A.v');
    const danube = () => {
      const state = given((p) => {
        p.empty().turn(4).units('visigothi', 'valachia', { infantry: 4 }).nation('visigothi', { status: BARBARIAN });
        p.horde('visigothi', 'valachia').units('orientali', 'thracia', { legion: 4 });
        p.phase('military', 'visigothi');
      });
      state.orders.evades.fill('never');
      state.orders.intercepts.fill('always');
      state.orders.asks.fill('never');
      state.nations.treasury.fill(0);
      return state;
    };
    const beaten = Story.where(danube, (story) => {
      if (story.asked !== 'move') return false;
      story.answer(GOTHS, 'from valachia', 'take 4*visigothi-infantry', 'to moesia-inferior');
      while (story.asked !== null && story.asked !== 'move') {
        const [{ seat, options }] = story.run.decision?.asks ?? [];
        story.answer(seat, options[0].id);
      }
      return story.told('battle.won').some(({ nation: who }) => who === 'orientali');
    });
    // Three fought, and nobody fell: all four go back.
    expect(beaten.told('retreated')[0]).toMatchObject({ to: 'valachia', count: 4 });
  });

  it('XIX.A, XX.L who sat out and flees into another battle stands aside there, like those who fought', () => {
    shows('XIX.A.v', 'XX.L.i');
    const caught = () => {
      const state = given((p) => {
        p.empty()
          .turn(4)
          .units('visigothi', 'moesia-inferior', { infantry: 4 })
          .units('orientali', 'thracia', { legion: 4 });
        p.units('visigothi', 'valachia', { infantry: 1 }).units('orientali', 'valachia', { legion: 1 });
        came('visigothi', 'moesia-inferior', 'valachia')(p);
      });
      state.lands.control[place('moesia-inferior')] = ORIENTALI;
      state.orders.intercepts.fill('always');
      state.orders.asks.fill('never');
      return state;
    };
    const stack = (state: State) => unitsAt(state, VISIGOTHS, place('moesia-inferior'));
    const beaten = Story.where(
      caught,
      (story) =>
        story
          .anyhow()
          .told('retreated')
          .some(({ count }) => count === 4),
      function* (g) {
        yield* mayBeIntercepted(g, VISIGOTHS, { units: stack(g.state), lead: undefined }, place('moesia-inferior'));
      },
    );
    expect(beaten.units('visigothi', 'valachia')).toBe(5);
    expect(beaten.state.activation.aside).toHaveLength(4);
  });
});

describe('a migration', () => {
  const horde = () =>
    given((p) => {
      p.empty().turn(4).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 5, 'noble-cavalry': 2 });
      p.nation('visigothi', { status: BARBARIAN });
    });

  it('XVIII.G is open to a people that is crowded at its horde, and nobody is lost in it', () => {
    const state = horde();
    const story = moving(state, VISIGOTHS);
    expect(story.offered(GOTHS)).toContain('migrate');
    story.answer(GOTHS, 'migrate');
    story.answer(GOTHS, story.offered(GOTHS)[0], 'done');
    expect([story.asked, ownUnits(state, VISIGOTHS).length]).toEqual([null, 7]);
  });

  it('XII.D passes neutral barbarians, and does not stay among them', () => {
    const goals = (neutral: boolean) => {
      const state = horde();
      if (neutral)
        for (const { to } of waysFrom(state.rules.map, place('dacia')))
          deploy(state, sortNamed(nation('gepidae'), 'infantry'), 1, to);
      promote(state, nation('gepidae'), BARBARIAN);
      return mayMigrate(state, VISIGOTHS);
    };
    expect([goals(false), goals(true)]).toEqual([true, true]);
  });
});

describe('a strait', () => {
  it('XVIII.J takes all the steps of everybody in the stack', () => {
    shows('XVIII.J.c', 'G38');
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: KINGDOM });
      p.units('vandali', 'hispalensis', { infantry: 1, cavalry: 1 });
    });
    const story = movingUnopposed(state, VANDALS);
    const at = (where: PlaceId) => unitsAt(state, VANDALS, place(where)).length;
    story.answer(2, 'from hispalensis', 'take vandali-cavalry+vandali-infantry', 'to tingitania');
    expect([at('tingitania'), story.offered(2)]).toEqual([2, []]);
  });
});
