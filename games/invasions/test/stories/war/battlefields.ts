import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { leader, type Nation, nation, ORIENTALI, ROMANI, SORT_OF, SORTS } from '../../../src/data/pieces.ts';
import { shootingBonus } from '../../../src/rules/battle/advanced.ts';
import { aftermath, attackerWins } from '../../../src/rules/battle/aftermath.ts';
import { trade } from '../../../src/rules/battle/dice.ts';
import { type Field, fieldOf } from '../../../src/rules/battle/field.ts';
import { suffer, takeHits } from '../../../src/rules/battle/hits.ts';
import { archeryPool } from '../../../src/rules/battle/pools.ts';
import { retreat } from '../../../src/rules/battle/retreat.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { slay } from '../../../src/rules/pieces/leaders.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { BARBARIAN, KINGDOM, NOBODY, remove, type State, VASSAL } from '../../../src/state.ts';
import { type Given, GOTHS, given, HUNS, hires, ROMANS, Story } from '../../story.ts';

const [ALEMANNI, VISIGOTHS, FRANKS] = [nation('alamanni'), nation('visigothi'), nation('franci')];

const fieldAt = (state: State, attacker: Nation, at: PlaceId): Field =>
  fieldOf(state, {
    where: place(at),
    attacker,
    units: unitsAt(state, attacker, place(at)),
    leaders: [],
    intercepted: false,
  });

describe('a Limes in battle', () => {
  /** Alemanni fall upon two limitanei behind their Limes in Lotharingia. */
  const rhine = () => {
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 3 }).units('romani', 'lotharingia', { limitanei: 2 });
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    return { state, field: fieldAt(state, ALEMANNI, 'lotharingia') };
  };
  const hit = (answer: 'yes' | 'no', hits: number) => {
    const { state, field } = rhine();
    const story = Story.of(state, (g) => suffer(g, field, field.defender, hits));
    expect(story.asked).toBe('hit-limes');
    story.answer(ROMANS, answer);
    return { state, field, story };
  };

  it('XVIII.I takes one of the hits, if the defender likes, and is gone', () => {
    shows('XVIII.I.e');
    const spared = hit('yes', 1);
    expect([spared.story.units('romani', 'lotharingia'), spared.state.lands.limes[place('lotharingia')]]).toEqual([
      2,
      NOBODY,
    ]);
    const again = Story.of(spared.state, (g) => suffer(g, spared.field, spared.field.defender, 1));
    expect([again.asked, again.units('romani', 'lotharingia')]).toEqual([null, 1]);
    const kept = hit('no', 1);
    expect([kept.story.units('romani', 'lotharingia'), kept.state.lands.limes[place('lotharingia')]]).toEqual([
      1,
      ROMANI,
    ]);
  });

  it('XX.I counts as lost when it has taken a hit', () => {
    const { state, field } = hit('yes', 1);
    expect(attackerWins(state, field)).toBe(true);
  });

  it('nobody is asked without a hit', () => {
    const { state, field } = rhine();
    expect(Story.of(state, (g) => suffer(g, field, field.defender, 0)).asked).toBeNull();
  });
});

describe('those who are hit', () => {
  it('XX.H, G40 both halves of Rome are one nation: who serves the other half is no mercenary', () => {
    const offered = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).units('romani', 'amida', { limitanei: 1 });
        hires('romani', 'orientali', 'amida')(p);
        p.units('orientali', 'amida', { sagittarii: 1 });
      });
      const units = state.pieces.here[place('amida')].slice();
      const ranks = { owner: ORIENTALI, units, lost: [] };
      const question = { ask: 'hits', rule: 'XX.H', args: { nation: 'romani', hits: 1 } };
      return Story.of(state, function* (g) {
        yield* takeHits(g, ranks, 1, question);
      }).offered(ROMANS).length;
    };
    expect([offered(2), offered(4)]).toEqual([2, 0]);
  });

  it('III.B a damaged Frank still throws his axe', () => {
    const state = given((p) => {
      p.empty().turn(7).nation('franci', { status: KINGDOM }).units('franci', 'liger', { leudes: 1 });
      p.units('visigothi', 'liger', { infantry: 1 });
    });
    const field = fieldAt(state, FRANKS, 'liger');
    const [leude] = field.attacker.units;
    expect(SORTS[SORT_OF[leude]].francisca).toBe(true);
    const shots = () => [
      archeryPool(state, field, field.attacker, field.defender, false).white,
      shootingBonus(state, field, field.attacker, field.defender, false),
    ];
    expect(shots()).toEqual([1, 1]);
    state.pieces.hurt[leude] = 1;
    expect(shots()).toEqual([1, 1]);
  });
});

describe('a leader who gives up a re-roll', () => {
  it('XX.F leaves his enemy a die', () => {
    const offered = (white: number, black: number) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'arvernia', { legion: 2 }).units('visigothi', 'arvernia', { infantry: 2 });
        p.leader('aetius', 'arvernia');
      });
      const field = fieldAt(state, ROMANI, 'arvernia');
      field.attacker.leaders.push(leader('aetius'));
      return Story.of(state, function* (g) {
        yield* trade(g, field.attacker, 2, { white: 2, black: 0 }, { white, black });
      }).offered(ROMANS, 'drop-black').length;
    };
    expect([offered(1, 1), offered(0, 2), offered(0, 1), offered(2, 0)]).toEqual([1, 1, 0, 0]);
  });
});

describe('after the battle', () => {
  /** The Visigoths lose three different units beside their horde. */
  const lost = (winner: 'hunni' | 'orientali', at: PlaceId, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).horde('visigothi', at).nation('visigothi', { status: BARBARIAN });
      p.units('visigothi', at, { infantry: 1, archers: 1, 'noble-cavalry': 1 });
      p.units(winner, at, winner === 'hunni' ? { 'horse-archers': 4 } : { legion: 4 });
      change(p);
    });
    makeDeal(state, nation(winner), VISIGOTHS, HOSTILITY);
    const field = fieldAt(state, nation(winner), at);
    for (const fallen of field.defender.units) remove(state, fallen);
    field.defender.lost.push(...field.defender.units.splice(0));
    return Story.of(state, function* (g) {
      yield* aftermath(g, field);
    });
  };
  const askedFirst = (story: Story) => [story.asked, story.run.decision?.asks[0].seat];

  it('XX.K, XXIX.B nomads choose what the people they subdue in barbarian country recovers', () => {
    shows('XX.K.e', 'XXIX.B.g');
    expect(askedFirst(lost('hunni', 'dacia'))).toEqual(['recover', HUNS]);
    expect(askedFirst(lost('hunni', 'arvernia'))).toEqual(['recover', GOTHS]);
    expect(askedFirst(lost('orientali', 'dacia'))).toEqual(['recover', GOTHS]);
    const settled = (p: Given) => p.nation('hunni', { status: KINGDOM });
    expect(askedFirst(lost('hunni', 'dacia', settled))).toEqual(['recover', GOTHS]);
  });

  it('XX.L the defender never retreats to where an attacker came from, be he alive or dead', () => {
    shows('XX.L.h');
    const ways = (fallen: boolean) => {
      const state = given((p) => {
        p.empty()
          .turn(4)
          .units('visigothi', 'burgondia', { infantry: 2 })
          .units('romani', 'burgondia', { limitanei: 1 });
      });
      const units = unitsAt(state, VISIGOTHS, place('burgondia'));
      state.stacks.from[units[0]] = place('lotharingia');
      state.stacks.from[units[1]] = place('neustria');
      const field = fieldAt(state, VISIGOTHS, 'burgondia');
      if (fallen) {
        field.attacker.lost.push(...field.attacker.units.splice(1));
        remove(state, units[1]);
      }
      const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
      return ['lotharingia', 'neustria', 'rhodanus'].map((at) => story.offered(ROMANS).includes(`retreat-to ${at}`));
    };
    expect([ways(false), ways(true)]).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
  });

  it('XXXVII.D if Valens falls on turn 2 Theodosius takes over any Roman stack, the beaten one too', () => {
    shows('XXXVII.D.a', 'XLV.2.a');
    const fallen = (answer: string, turn = 2) => {
      const state = given((p) => {
        p.empty().turn(turn).units('orientali', 'dardania', { legion: 3 }).leader('valens', 'dardania');
        p.units('romani', 'liger', { legion: 1 }).units('visigothi', 'dardania', { infantry: 5 });
      });
      const units = unitsAt(state, VISIGOTHS, place('dardania'));
      const field = fieldOf(state, {
        where: place('dardania'),
        attacker: VISIGOTHS,
        units,
        leaders: [],
        intercepted: false,
      });
      for (const legion of field.defender.units) remove(state, legion);
      field.defender.lost.push(...field.defender.units.splice(0));
      const story = Story.of(
        state,
        function* (g) {
          yield* aftermath(g, field);
        },
        1,
      );
      if (turn === 2) story.answer(ROMANS, answer);
      while (story.run.decision !== null)
        story.answer(story.run.decision.asks[0].seat, story.run.decision.asks[0].options[0].id);
      return state.pieces.leaderAt[leader('theodosius')];
    };
    expect(fallen('post liger')).toBe(place('liger'));
    // The beaten stack retreats, and he leads it.
    const away = fallen('post dardania');
    expect([away >= 0, away === place('dardania'), away === place('liger')]).toEqual([true, false, false]);
    expect(fallen('', 3)).toBe(-1);
  });

  it('XXXVII.D whatever Valens dies of', () => {
    const state = given((p) => p.turn(2).leader('valens', 'thracia'));
    state.pieces.leaderAt[leader('theodosius')] = -1;
    const story = Story.of(state, (g) => slay(g, leader('valens')));
    expect(state.pieces.leaderAt[leader('theodosius')]).toBe(place('thracia'));
    // His player chooses among all Roman stacks, those of the West too.
    expect(story.offered(ROMANS)).toEqual(expect.arrayContaining(['post thracia', 'post treveria']));
    story.answer(ROMANS, 'post treveria');
    expect(state.pieces.leaderAt[leader('theodosius')]).toBe(place('treveria'));
  });

  it('XXIX.C a kingdom without a capital is subdued when its king falls with his stack, though others are left', () => {
    shows('XXIX.C.b');
    const subdued = (...dice: readonly number[]) => {
      const state = given((p) => {
        p.empty().turn(6).nation('visigothi', { status: KINGDOM }).leader('alaricus', 'arvernia');
        p.units('visigothi', 'arvernia', { infantry: 1 }).units('visigothi', 'aquitania', { archers: 2 });
        p.units('romani', 'arvernia', { legion: 3 });
      });
      const field = fieldAt(state, ROMANI, 'arvernia');
      for (const fallen of field.defender.units) remove(state, fallen);
      field.defender.lost.push(...field.defender.units.splice(0));
      const story = Story.of(
        state,
        function* (g) {
          yield* aftermath(g, field);
        },
        ...dice,
      );
      while (story.run.decision !== null)
        story.answer(story.run.decision.asks[0].seat, story.run.decision.asks[0].options[0].id);
      return [state.ties.bond[VISIGOTHS], story.told('plunder').length];
    };
    // He lives on an even die; where he falls the last die draws the plunder.
    expect([subdued(2), subdued(1, 1)]).toEqual([
      [0, 0],
      [VASSAL, 1],
    ]);
  });
});
