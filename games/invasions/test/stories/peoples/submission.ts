import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { HUNNI, leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { aftermath, attackerWins, subdueHomeless } from '../../../src/rules/battle/aftermath.ts';
import { noCardEffects, shielded } from '../../../src/rules/battle/card-effects.ts';
import { type Field, fieldOf } from '../../../src/rules/battle/field.ts';
import { submits } from '../../../src/rules/battle/submission.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { mayRebel, submit } from '../../../src/rules/nations/vassals.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { conquer } from '../../../src/rules/siege/conquest.ts';
import {
  BARBARIAN,
  CLIENT,
  EMPIRE,
  encamp,
  FEDERATE,
  FOR_GOOD,
  FREE,
  KINGDOM,
  NOBODY,
  remove,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { facing, Given, GOTHS, given, Story } from '../../story.ts';

const [VANDALS, VISIGOTHS, ALANS] = [nation('vandali'), nation('visigothi'), nation('alani')];
/** Something of the rules that asks nobody. */

describe('when a horde submits', () => {
  /** Huns, or Romans, against a people with its horde; whoever has lost has so many units left. */
  const battle = (winner: 'hunni' | 'orientali', people: 'visigothi' | 'alani', at: PlaceId, attacks = false) => {
    const state = given((p) => {
      p.empty()
        .turn(4)
        .horde(people, at)
        .units(people, at, people === 'alani' ? { 'horse-archers': 1 } : { infantry: 1 });
      p.units(winner, at, winner === 'hunni' ? { 'horse-archers': 2 } : { legion: 2 });
      p.nation(people, { status: BARBARIAN });
    });
    makeDeal(state, nation(winner), nation(people), HOSTILITY);
    const attacker = nation(attacks ? people : winner);
    const units = unitsAt(state, attacker, place(at));
    const field = fieldOf(state, { where: place(at), attacker, units, leaders: [], intercepted: false });
    const loser = attacks ? field.attacker : field.defender;
    const other = attacks ? field.defender : field.attacker;
    return { state, field, loser, other };
  };
  const falls = (
    [winner, people, at, attacks]: readonly ['hunni' | 'orientali', 'visigothi' | 'alani', PlaceId, boolean?],
    left: number,
    hit = false,
    change: (state: State) => void = () => {},
  ) => {
    const { state, field, loser, other } = battle(winner, people, at, attacks);
    loser.units.splice(left);
    loser.hordeHit = hit;
    change(state);
    return submits(state, field, loser, other).length > 0;
  };

  it('XXIX.B a defending one when all with it are gone, not as long as one is left to flee with', () => {
    shows('XXIX.B.a', 'XXIX.B.b');
    expect([falls(['orientali', 'visigothi', 'dacia'], 0), falls(['orientali', 'visigothi', 'dacia'], 1)]).toEqual([
      true,
      false,
    ]);
  });

  it('XXIX.B nomads need only win, against others than nomads, in barbarian country', () => {
    shows('VI.I.h', 'XXIX.B.e');
    expect(falls(['hunni', 'visigothi', 'dacia'], 1)).toBe(true);
    expect(falls(['hunni', 'visigothi', 'arvernia'], 1)).toBe(false);
    expect(falls(['hunni', 'alani', 'dacia'], 1)).toBe(false);
    expect(falls(['hunni', 'alani', 'dacia'], 0)).toBe(true);
  });

  it('XXIX.B, G99 an attacking one when a hit falls on it, or nomads wipe out its stack in barbarian country', () => {
    shows('XXIX.B.h');
    expect([
      falls(['orientali', 'visigothi', 'dacia', true], 0),
      falls(['orientali', 'visigothi', 'dacia', true], 0, true),
    ]).toEqual([false, true]);
    expect([falls(['hunni', 'visigothi', 'dacia', true], 0), falls(['hunni', 'visigothi', 'dacia', true], 1)]).toEqual([
      true,
      false,
    ]);
    expect(falls(['hunni', 'visigothi', 'arvernia', true], 0)).toBe(false);
  });

  it('XXIX.A, F empires never submit, and vassals subdue nobody', () => {
    shows('XXIX.A.a', 'XXIX.F.e');
    const empire = (state: State) => {
      state.nations.status[VISIGOTHS] = EMPIRE;
    };
    expect(falls(['hunni', 'visigothi', 'dacia'], 0, false, empire)).toBe(false);
    const vassal = (state: State) => {
      state.ties.bond[HUNNI] = VASSAL;
      state.ties.lord[HUNNI] = ORIENTALI;
    };
    expect(falls(['hunni', 'visigothi', 'dacia'], 0, false, vassal)).toBe(false);
  });
});

describe('what submission means', () => {
  const goths = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 3 });
      p.nation('visigothi', { status: BARBARIAN, treasury: 7 }).nation('vandali', { status: BARBARIAN, treasury: 1 });
      p.horde('vandali', 'tisia').units('vandali', 'tisia', { infantry: 2 });
      change(p);
    });

  it('XXIX.B, E, G84 barbarians give up half of their gold, a kingdom none: its capital is sacked', () => {
    shows('XXIX.B.d', 'G84', 'XXIX.E.a', 'XXIX.A.b');
    const gold = (status: number) => {
      const state = goths((p) => p.nation('visigothi', { status }));
      const story = Story.done(state, (g) => submit(g, VISIGOTHS, VANDALS));
      expect([state.ties.bond[VISIGOTHS], state.ties.lord[VISIGOTHS]]).toEqual([VASSAL, VANDALS]);
      return [story.gold('visigothi'), story.gold('vandali')];
    };
    expect([gold(BARBARIAN), gold(KINGDOM)]).toEqual([
      [4, 4],
      [7, 1],
    ]);
  });

  it('XXIX.G those who depended on it are free, and a lord who is subdued by his vassal lets him go', () => {
    shows('XXIX.G.a', 'G281');
    const state = goths();
    const tie = (who: number, bond: number, lord: number) => {
      state.ties.bond[who] = bond;
      state.ties.lord[who] = lord;
    };
    tie(ALANS, VASSAL, VISIGOTHS);
    tie(nation('gepidae'), VASSAL, HUNNI);
    tie(VANDALS, VASSAL, VISIGOTHS);
    Story.done(state, (g) => submit(g, VISIGOTHS, VANDALS));
    expect([ALANS, nation('gepidae'), VANDALS, VISIGOTHS].map((who) => state.ties.bond[who])).toEqual([
      FREE,
      VASSAL,
      FREE,
      VASSAL,
    ]);
  });

  it('XXIX.A a vassal changes its lord, and the units it lent the old one come home', () => {
    shows('XXIX.A.d');
    const state = goths();
    const [unit] = unitsAt(state, VISIGOTHS, place('dacia'));
    state.ties.bond[VISIGOTHS] = VASSAL;
    state.ties.lord[VISIGOTHS] = HUNNI;
    lend(state, unit, HUNNI, place('hunnia'), FOR_GOOD);
    Story.done(state, (g) => submit(g, VISIGOTHS, VANDALS));
    expect([state.ties.lord[VISIGOTHS], state.pieces.holder[unit], state.pieces.at[unit]]).toEqual([
      VANDALS,
      VISIGOTHS,
      place('dacia'),
    ]);
  });

  it('XXXIX.B a point the first time, for active barbarians only, and only to the Huns', () => {
    shows('XXXIX.B.b');
    const points = (owner: number, lord: number, change: (state: State) => void = () => {}) => {
      const state = goths();
      change(state);
      Story.done(state, (g) => submit(g, owner, lord));
      return state.nations.points[lord];
    };
    expect([points(VISIGOTHS, HUNNI), points(VISIGOTHS, VANDALS)]).toEqual([1, 0]);
    const humbled = (state: State) => {
      state.nations.humbled[VISIGOTHS] = 1;
    };
    const kingdom = (state: State) => {
      state.nations.status[VISIGOTHS] = KINGDOM;
    };
    expect([points(VISIGOTHS, HUNNI, humbled), points(VISIGOTHS, HUNNI, kingdom)]).toEqual([0, 0]);
  });

  it('XXIX.G a vassal of nomads may rise from the turn after, and leaves them what he lent', () => {
    shows('VI.I.k', 'XXIX.G.e', 'XXIX.G.f', 'XXIX.G.g', 'XXXVI.B.f');
    const rising = (change: (state: State) => void, ...dice: readonly number[]) => {
      const state = goths();
      const [unit] = unitsAt(state, VISIGOTHS, place('dacia'));
      state.ties.bond[VISIGOTHS] = VASSAL;
      state.ties.lord[VISIGOTHS] = HUNNI;
      state.ties.subdued[VISIGOTHS] = 3;
      state.nations.status[HUNNI] = BARBARIAN;
      lend(state, unit, HUNNI, place('hunnia'), FOR_GOOD);
      change(state);
      return { state, unit, story: Story.of(state, (g) => mayRebel(g, VISIGOTHS), ...dice) };
    };
    const { state, unit, story } = rising(() => {}, 2);
    story.answer(GOTHS, 'yes');
    expect([state.ties.bond[VISIGOTHS], state.pieces.holder[unit], story.told('freed').length]).toEqual([
      FREE,
      HUNNI,
      1,
    ]);
    expect([state.nations.points[VISIGOTHS], story.asked]).toEqual([0, null]);
    const loyal = rising(() => {}).story.answer(GOTHS, 'no');
    expect([loyal.state.ties.bond[VISIGOTHS], loyal.told('freed').length, loyal.told('break.failed').length]).toEqual([
      VASSAL,
      0,
      0,
    ]);
    const early = (state: State) => {
      state.ties.subdued[VISIGOTHS] = 4;
    };
    const settled = (state: State) => {
      state.ties.lord[VISIGOTHS] = VANDALS;
    };
    expect([rising(early).story.asked, rising(settled).story.asked]).toEqual([null, null]);
  });
});

describe('a lost capital', () => {
  /** A Visigothic kingdom in Aquitania loses its capital to the Vandals. */
  const toulouse = (provinces: number, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty()
        .turn(6)
        .nation('visigothi', { status: KINGDOM, treasury: 8 })
        .nation('vandali', { status: KINGDOM, treasury: 0 });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.city('garumnum', 'visigothi', 2).units('vandali', 'garumnum', { infantry: 2 });
      for (const at of (['arvernia', 'aquitania', 'vasconia', 'vienna'] as const).slice(0, provinces))
        p.units('visigothi', at, { infantry: 1 });
      p.state.nations.capital[VISIGOTHS] = place('garumnum');
      encamp(p.state, VISIGOTHS, -1);
      change(p);
    });
    return { state, story: Story.done(state, (g) => conquer(g, VANDALS, place('garumnum'))) };
  };

  it('XXIX.C a kingdom with three provinces or fewer is subdued with its capital, a larger one is not', () => {
    shows('III.G.j', 'XXIX.C.a');
    const bond = (provinces: number) => toulouse(provinces).state.ties.bond[VISIGOTHS];
    expect([bond(3), bond(4)]).toEqual([VASSAL, FREE]);
    const { state, story } = toulouse(4);
    expect([state.nations.capital[VISIGOTHS], state.nations.capitalLost[VISIGOTHS]]).toEqual([-1, 6]);
    expect(story.told('capital.fell')).toHaveLength(1);
  });

  it('XXIX.C who has lost it is no kingdom without one: with four provinces left it outlives its king', () => {
    shows('XXIX.C.a', 'XXIX.C.b');
    const { state } = toulouse(4);
    Story.of(state, (g) => subdueHomeless(g, VANDALS, VISIGOTHS, true));
    expect(state.ties.bond[VISIGOTHS]).toBe(FREE);
    for (const unit of ownUnits(state, VISIGOTHS)) remove(state, unit);
    Story.of(state, (g) => subdueHomeless(g, VANDALS, VISIGOTHS));
    expect(state.ties.bond[VISIGOTHS]).toBe(FREE);
  });

  it('XXIX.C after it a province without a city may be the one too many', () => {
    shows('XXIX.C.a');
    const { state } = toulouse(4);
    new Given(state).units('vandali', 'aquitania', { infantry: 2 });
    const field = facing(state, 'vandali', 'aquitania');
    for (const unit of field.defender.units.splice(0)) {
      field.defender.lost.push(unit);
      remove(state, unit);
    }
    expect(state.ties.bond[VISIGOTHS]).toBe(FREE);
    Story.of(state, function* (g) {
      yield* aftermath(g, field);
    }).anyhow();
    expect([state.ties.bond[VISIGOTHS], state.ties.lord[VISIGOTHS]]).toEqual([VASSAL, VANDALS]);
  });

  it('XXIX.F a vassal who takes it subdues nobody', () => {
    const { state } = toulouse(2, (p) => {
      p.state.ties.bond[VANDALS] = VASSAL;
      p.state.ties.lord[VANDALS] = ROMANI;
    });
    expect([state.ties.bond[VISIGOTHS], state.lands.city[place('garumnum')]]).toEqual([FREE, VANDALS]);
  });

  it('XXVII.D, XXIX.G clients and vassals of the loser are free, federates are not', () => {
    shows('XXVII.D.a', 'XXIX.G.c');
    const tied = (bond: number) => {
      const { state } = toulouse(4, (p) => {
        p.state.ties.bond[ALANS] = bond;
        p.state.ties.lord[ALANS] = VISIGOTHS;
      });
      return state.ties.bond[ALANS];
    };
    expect([tied(CLIENT), tied(VASSAL), tied(FEDERATE)]).toEqual([FREE, FREE, FEDERATE]);
  });

  it('XXXVII.R Mauretania is free when barbarians take Carthago', () => {
    shows('XXXVII.R.c');
    const taken = (status: number) => {
      const state = given((p) => p.turn(5).nation('vandali', { status }).units('vandali', 'africa', { infantry: 1 }));
      expect(state.ties.bond[nation('mauritanii')]).toBe(CLIENT);
      Story.done(state, (g) => conquer(g, VANDALS, place('africa')));
      return state.ties.bond[nation('mauritanii')];
    };
    expect([taken(BARBARIAN), taken(KINGDOM)]).toEqual([FREE, CLIENT]);
  });

  it('XXXVIII.J what the East wins back in Italia and Africa on turns 8 to 10 is calm', () => {
    shows('XXXVIII.J.b');
    const revolt = (turn: number, owner: number, at: PlaceId) => {
      const state = given((p) => p.turn(turn).city(at, 'vandali', 1));
      state.lands.revolt[place(at)] = 2;
      Story.done(state, (g) => conquer(g, owner, place(at)));
      return state.lands.revolt[place(at)];
    };
    expect([7, 8, 10, 11].map((turn) => revolt(turn, ORIENTALI, 'saldae'))).toEqual([2, 0, 0, 2]);
    expect([revolt(9, ORIENTALI, 'carpetania'), revolt(9, VISIGOTHS, 'saldae')]).toEqual([2, 2]);
  });
});

describe('who has won', () => {
  const draw = (change: (field: Field, state: State) => void) => {
    const state = given((p) => {
      p.empty().turn(5).units('vandali', 'arvernia', { infantry: 2 }).units('romani', 'arvernia', { legion: 2 });
      p.leader('aetius', 'arvernia').leader('gundericus', 'arvernia');
      p.city('arvernia', 'romani', 0);
    });
    const units = unitsAt(state, ROMANI, place('arvernia'));
    const leaders = [leader('aetius')];
    const field = fieldOf(state, { where: place('arvernia'), attacker: ROMANI, units, leaders, intercepted: false });
    change(field, state);
    return attackerWins(state, field);
  };

  it('XX.I on a draw the better leader, unless a horde or walls of the defender stand there', () => {
    shows('XX.I.c', 'XX.I.d', 'XX.I.e');
    // Aetius is better than Gundericus.
    expect(draw(() => {})).toBe(true);
    expect(draw((field) => field.attacker.leaders.splice(0))).toBe(false);
    expect(draw((field) => field.defender.hordes.push(VANDALS))).toBe(false);
    expect(
      draw((_, state) => {
        state.lands.level[place('arvernia')] = 1;
        state.lands.fortified[place('arvernia')] = 1;
        state.lands.city[place('arvernia')] = VANDALS;
      }),
    ).toBe(false);
  });

  it('XX.I before that whoever wiped out the other, or lost fewer', () => {
    shows('XX.I.a', 'XX.I.b');
    expect(draw((field) => field.attacker.lost.push(...field.attacker.units.splice(1)))).toBe(false);
    expect(draw((field) => field.defender.lost.push(...field.defender.units.splice(1)))).toBe(true);
    const wiped = (field: Field) => {
      field.attacker.lost.push(...field.attacker.units.splice(0));
    };
    expect(draw(wiped)).toBe(false);
  });

  it('X.B Heroism turns hits aside once', () => {
    const boon = { ...noCardEffects(), shield: 2 };
    expect([shielded(boon, 1), shielded(boon, 1)]).toEqual([0, 1]);
    const many = { ...noCardEffects(), shield: 1 };
    expect([shielded(many, 3), shielded(many, 3)]).toEqual([2, 3]);
    expect(shielded(noCardEffects(), 2)).toBe(2);
  });
});
