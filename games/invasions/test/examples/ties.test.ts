import type { Flow } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI, sortNamed } from '../../src/data/pieces.ts';
import { movement, renewSteps } from '../../src/rules/activation/orders.ts';
import { raid, raidInstead } from '../../src/rules/activation/raids.ts';
import { ambush, battle } from '../../src/rules/battle/battle.ts';
import { trade } from '../../src/rules/battle/dice.ts';
import { fieldOf } from '../../src/rules/battle/field.ts';
import { mayTakeRefuge } from '../../src/rules/diplomacy/evacuation.ts';
import { evacuate } from '../../src/rules/diplomacy/refuge.ts';
import { canStep } from '../../src/rules/lands/destinations.ts';
import { routesFrom } from '../../src/rules/lands/routes.ts';
import { tributeOf } from '../../src/rules/nations/dependants.ts';
import { isElite, landUnitsOf, unitsAt } from '../../src/rules/pieces/units.ts';
import { conquer } from '../../src/rules/siege/conquest.ts';
import { plunderCity } from '../../src/rules/siege/sack.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  deploy,
  enlist,
  FEDERATE,
  FREE,
  GONE,
  KINGDOM,
  NOBODY,
  NOWHERE,
  type State,
} from '../../src/state.ts';
import { type Given, given, HUNS, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');
const ALEMANNI = nation('alamanni');

/** A plain command of the rules as a story. */
const doing = (state: State, act: (g: Parameters<typeof conquer>[0]) => void) =>
  Story.of(state, function* (g) {
    act(g);
    yield* [];
  });

describe('a capital that falls', () => {
  it('III.G frees all who depended on it but federates, and an empire’s pays ten', () => {
    shows('III.G.g', 'III.G.h');
    const state = given((p) => p.turn(5));
    const capital = state.nations.capital[ROMANI];
    const dependant = nation('mauritanii');
    state.ties.lord[dependant] = ROMANI;
    state.ties.bond[dependant] = CLIENT;
    const federate = nation('franci');
    state.ties.lord[federate] = ROMANI;
    state.ties.bond[federate] = FEDERATE;
    let loot = 0;
    const story = doing(state, (g) => {
      loot = conquer(g, VANDALS, capital);
    });
    expect(loot).toBe(10);
    expect(story.told('capital.fell')).toMatchObject([{ nation: 'romani', province: placeId(capital) }]);
    expect([state.ties.bond[dependant], state.ties.lord[dependant]]).toEqual([FREE, NOBODY]);
    expect([state.ties.bond[federate], state.ties.lord[federate]]).toEqual([FEDERATE, ROMANI]);
    expect([state.nations.capital[ROMANI], state.nations.capitalLost[ROMANI]]).toEqual([NOWHERE, 5]);
  });

  it('XXIV.C another city is worth nothing more, and frees nobody', () => {
    const state = given((p) => p.turn(5));
    let loot = -1;
    const story = doing(state, (g) => {
      loot = conquer(g, VANDALS, place('liger'));
    });
    expect([loot, story.told('freed'), story.told('capital.fell')]).toEqual([0, [], []]);
  });

  it('XXXVIII.J what the East wins back in Italy and Africa from turn 8 to 10 is loyal', () => {
    const revolt = (at: PlaceId, turn: number, owner = ORIENTALI) => {
      const state = given((p) => p.turn(turn));
      state.lands.revolt[place(at)] = 1;
      doing(state, (g) => conquer(g, owner, place(at)));
      return state.lands.revolt[place(at)];
    };
    expect([revolt('campania', 8), revolt('campania', 10), revolt('saldae', 9)]).toEqual([0, 0, 0]);
    expect([revolt('campania', 7), revolt('campania', 11), revolt('liger', 9), revolt('campania', 9, VANDALS)]).toEqual(
      [1, 1, 1, 1],
    );
  });

  it('XXVII.A minor kingdoms pay two gold, Colchis one, those without land none', () => {
    shows('XXXVII.T.c');
    const minors = ['armenii', 'colchi', 'ghassanides', 'lakhmides', 'euskaldunak', 'brittones'] as const;
    expect(minors.map((id) => tributeOf(nation(id)))).toEqual([2, 1, 0, 0, 0, 0]);
  });

  it('XXIV.D a capital adds its treasury to the sack', () => {
    shows('XXIV.D.b');
    const state = given((p) => p.nation('vandali', { treasury: 0 }));
    state.lands.level[place('liger')] = 0;
    const story = Story.of(state, (g) => plunderCity(g, VANDALS, place('liger'), 5));
    expect(story.told('sacked')).toMatchObject([{ gold: 7 }]);
    expect(story.gold('vandali')).toBe(7);
  });
});

describe('before and after the dice', () => {
  const field = (change: (p: Given) => void, at: PlaceId, attacker = VANDALS, intercepted = false) => {
    const state = given((p) => change(p.empty().turn(5)));
    const units = unitsAt(state, attacker, place(at));
    return { state, field: fieldOf(state, { where: place(at), attacker, units, leaders: [], intercepted }) };
  };

  it('XX.E a leader of 2 may trade a re-roll for a black die more, or one of the enemy’s less', () => {
    const traded = (answer: string | null, black: number) => {
      const { state, field: f } = field(
        (p) => p.units('vandali', 'burgondia', { infantry: 1 }).units('romani', 'burgondia', { legion: 1 }),
        'burgondia',
      );
      f.attacker.leaders.push(leader('gaisericus'));
      let result: unknown;
      const story = Story.of(state, function* (g): Flow<void> {
        result = yield* trade(g, f.attacker, 2, { white: 1, black: 0 }, { white: 2, black });
      });
      const offered = story.offered(PERSIANS);
      if (answer !== null) story.answer(PERSIANS, answer);
      return { offered, result };
    };
    expect(traded(null, 0).offered).toEqual(['done', 'add-black']);
    expect(traded('done', 1).result).toMatchObject({ used: 0 });
    expect(traded('add-black', 1).result).toEqual({
      mine: { white: 1, black: 1 },
      theirs: { white: 2, black: 1 },
      used: 1,
    });
    expect(traded('drop-black', 1).result).toEqual({
      mine: { white: 1, black: 0 },
      theirs: { white: 2, black: 0 },
      used: 1,
    });
  });

  it('XX.D in mountains the defender lies in wait; against interceptors who have just come, the intercepted', () => {
    shows('XX.D.l', 'XX.D.n', 'XX.D.o', 'G34', 'XXXVI.B.i');
    const waiting = (from: number, intercepted: boolean, ...dice: readonly number[]) => {
      const { state, field: f } = field(
        (p) => p.units('vandali', 'dardania', { infantry: 1 }).units('orientali', 'dardania', { legion: 1 }),
        'dardania',
        VANDALS,
        intercepted,
      );
      for (const unit of f.defender.units) state.stacks.from[unit] = from;
      let found: string | undefined;
      Story.of(
        state,
        function* (g): Flow<void> {
          const side = ambush(g, f);
          found = side === undefined ? 'nobody' : side === f.attacker ? 'attacker' : 'defender';
          yield* [];
        },
        ...dice,
      );
      return found;
    };
    expect([waiting(NOWHERE, false, 2), waiting(NOWHERE, false, 1)]).toEqual(['defender', 'nobody']);
    expect(waiting(NOWHERE, true, 2)).toBe('defender');
    expect(waiting(place('naissus'), true, 2)).toBe('attacker');
    const plain = field(
      (p) => p.units('vandali', 'burgondia', { infantry: 1 }).units('romani', 'burgondia', { legion: 1 }),
      'burgondia',
    );
    Story.of(plain.state, function* (g): Flow<void> {
      expect(ambush(g, plain.field)).toBeUndefined();
      yield* [];
    });
  });

  it('XX.J in an empire in Decline a leader who wins is murdered on 8 or more', () => {
    shows('XX.J.c', 'XXXVI.C.l', 'XXXVIII.O.a');
    const fate = (decline: number, ...dice: readonly number[]) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'burgondia', { legion: 3 }).leader('stilicho', 'burgondia');
        p.units('vandali', 'burgondia', { infantry: 1 }).nation('romani', { decline });
      });
      const units = unitsAt(state, VANDALS, place('burgondia'));
      for (const unit of units) state.stacks.from[unit] = place('rhodanus');
      const story = Story.of(
        state,
        function* (g): Flow<void> {
          yield* battle(g, { where: place('burgondia'), attacker: VANDALS, units, leaders: [], intercepted: false });
        },
        ...dice,
      );
      while (story.offered(ROMANS).includes('done')) story.answer(ROMANS, 'done');
      return [state.pieces.leaderAt[leader('stilicho')], story.told('battle.won')[0].nation];
    };
    // A die for the Vandal, and those of three legions: nobody hits, and the defender holds the field.
    const blank = fate(0, ...new Array<number>(4).fill(1));
    expect(blank).toEqual([place('burgondia'), 'romani']);
    expect(fate(1, ...new Array<number>(4).fill(1), 7)).toEqual([place('burgondia'), 'romani']);
    expect(fate(1, ...new Array<number>(4).fill(1), 8)).toEqual([GONE, 'romani']);
  });

  it('III.B elite units of a nation that is gone are elite with a civilised master', () => {
    const state = given((p) => p.empty().turn(3).units('visigothi', 'dacia', { 'noble-cavalry': 1 }));
    const [unit] = unitsAt(state, nation('visigothi'), place('dacia'));
    const status = (own: number, master: number) => {
      state.nations.status[nation('visigothi')] = own;
      enlist(state, unit, master);
      return isElite(state, unit);
    };
    const own = nation('visigothi');
    expect([status(BARBARIAN, own), status(KINGDOM, own)]).toEqual([false, true]);
    // Nobody but their master counts once their own nation is gone.
    expect([status(ABSENT, VANDALS), status(ABSENT, ROMANI), status(BARBARIAN, ROMANI)]).toEqual([false, true, false]);
  });
});

describe('who stays and who goes', () => {
  it('IX.B a leader who is alone leaves too, for his people; leaders elsewhere stay where they are', () => {
    shows('IX.B.a');
    const state = given((p) => {
      p.empty().turn(4).units('romani', 'dardania', { legion: 1 }).leader('stilicho', 'latium');
      p.leader('fritigernus', 'dardania').units('romani', 'latium', { legion: 1 }).horde('visigothi', 'dacia');
    });
    Story.of(state, (g) => evacuate(g, VANDALS, place('dardania')));
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(place('latium'));
    expect(state.pieces.leaderAt[leader('fritigernus')]).toBe(place('dacia'));
  });

  it('IX.B no refuge where a friend stands beside an enemy', () => {
    const state = given((p) => {
      p.empty().turn(4).units('romani', 'illyricum', { legion: 1 }).units('vandali', 'illyricum', { infantry: 1 });
      p.units('romani', 'macedonia', { legion: 1 });
    });
    expect(mayTakeRefuge(state, ROMANI, place('illyricum'))).toBe(false);
    expect(mayTakeRefuge(state, ROMANI, place('macedonia'))).toBe(true);
  });

  it('XIX, XX.L no way leads through enemies', () => {
    const state = given((p) => p.empty().turn(5).units('romani', 'burgondia', { legion: 1 }));
    const found = () => routesFrom(state, ROMANI, place('burgondia'), 2).map((route) => placeId(route.place));
    expect(found()).toContain('arvernia');
    for (const at of ['liger', 'rhodanus'] as const) deploy(state, sortNamed(VANDALS, 'infantry'), 1, place(at));
    expect(found()).not.toContain('arvernia');
    expect(found()).toContain('treveria');
  });

  it('XXV.F nobody leaves an island past a hostile fleet', () => {
    const may = (fleet: boolean) => {
      const state = given((p) => {
        p.empty().turn(5).nation('vandali', { status: 2 }).units('romani', 'sicilia', { legion: 1 });
        if (fleet)
          p.units('vandali', 'mare-siculum', { classis: 1 }).units('vandali', 'mare-tyrrhenum', { classis: 1 });
      });
      const units = unitsAt(state, ROMANI, place('sicilia'));
      return canStep(state, ROMANI, place('sicilia'), units, undefined, 3);
    };
    expect([may(false), may(true)]).toEqual([true, false]);
  });

  it('XVIII.F others march through what twice as many have cleared', () => {
    const state = given((p) => {
      p.empty().turn(5).units('romani', 'burgondia', { legion: 1 }).units('romani', 'rhodanus', { legion: 2 });
      p.units('vandali', 'rhodanus', { infantry: 1 }).units('vandali', 'liger', { infantry: 1 });
    });
    state.orders.intercepts.fill('never');
    state.orders.evades.fill('never');
    state.clock.phase = 'military';
    state.activation.active = ROMANI;
    renewSteps(state, ROMANI);
    const story = Story.of(state, (g) => movement(g, ROMANI));
    story.answer(ROMANS, 'from burgondia', 'to arvernia');
    expect([story.units('romani', 'arvernia'), story.units('romani', 'rhodanus')]).toEqual([1, 2]);
  });
});

describe('raiders', () => {
  it('XI.D sites without walls within two provinces, and no built city', () => {
    shows('III.D.g', 'XI.D.b');
    const state = given((p) => p.state.lands.limes.fill(NOBODY));
    const story = Story.of(state, (g) => raidInstead(g, ALEMANNI), 4).answer(HUNS, 'take 2*alamanni-infantry');
    expect(story.offered(HUNS)).toEqual([
      'raid burgondia',
      'raid lotharingia',
      'raid sequana',
      'raid noricum',
      'raid rhaetia',
      'raid taurinorum',
    ]);
    const before = landUnitsOf(state, ALEMANNI).length;
    const gone = state.pieces.at.filter((at) => at === GONE).length;
    story.answer(HUNS, 'raid lotharingia');
    // A raid that fails costs a unit for good.
    expect(landUnitsOf(state, ALEMANNI)).toHaveLength(before - 1);
    expect(state.pieces.at.filter((at) => at === GONE)).toHaveLength(gone + 1);
  });

  it('XI.E one of raiders off the map is lost for good', () => {
    shows('XI.E.c');
    const state = given((p) => p.turn(3));
    const angles = nation('angli');
    const gone = state.pieces.at.filter((at) => at === GONE).length;
    const story = Story.where(
      () => structuredClone(state),
      (one) => {
        const raiding = new Story(one.state, one.run.chance, (g) => raid(g, angles));
        raiding.answer(3, raiding.offered(3, 'raid')[0]);
        return raiding.anyhow().told('raided')[0].roll <= 4;
      },
    );
    expect(story.state.pieces.at.filter((at) => at === GONE)).toHaveLength(gone + 1);
  });
});
