import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, waysFrom } from '../../src/data/geography.ts';
import { leader, nation, ROMANI } from '../../src/data/pieces.ts';
import { combat } from '../../src/rules/activation/military.ts';
import { fieldOf } from '../../src/rules/battle/field.ts';
import { resumeRetreats, retreat } from '../../src/rules/battle/retreat.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { navalBattle } from '../../src/rules/sea/naval-battle.ts';
import { GONE, KINGDOM, move, NOBODY, remove, type State } from '../../src/state.ts';
import { came, type Given, given, moving, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');

/** All the land is Vandal, with a city in every province but some; from Rhodanus a way leads to Burgondia only. */
const vandalLand = (state: State, ...rural: readonly PlaceId[]) => {
  for (const { to } of waysFrom(state.rules.map, place('rhodanus')))
    if (to !== place('burgondia')) state.lands.limes[to] = VANDALS;
  for (const list of [state.lands.city, state.lands.control]) list.fill(VANDALS);
  state.lands.level.fill(1);
  for (const at of rural) state.lands.level[place(at)] = 0;
  return state;
};

describe('six who must get away', () => {
  /** Vandals have beaten the Romans of Rhodanus, whom they attacked from Vienna. */
  const beaten = (
    legions: number,
    rural: readonly PlaceId[],
    change: (p: Given) => void = () => {},
    ...dice: readonly number[]
  ) => {
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: KINGDOM }).units('romani', 'rhodanus', { legion: legions });
      p.units('vandali', 'rhodanus', { cavalry: 1 }).leader('aetius', 'rhodanus');
      came('vandali', 'rhodanus', 'vienna')(p);
      change(p);
    });
    vandalLand(state, ...rural);
    const where = place('rhodanus');
    const units = unitsAt(state, VANDALS, where);
    const field = fieldOf(state, { where, attacker: VANDALS, units, leaders: [], intercepted: false });
    return Story.of(state, (g) => retreat(g, field, field.defender, []), ...dice);
  };
  const goth = (at: PlaceId) => (p: Given) => p.units('visigothi', at, { infantry: 1 });

  it('overrun a single unit next door and stay there, or make their third step beyond it', () => {
    shows('XX.L.c', 'G224');
    const to = (goal: PlaceId) =>
      beaten(6, ['burgondia', 'sequana'], goth('burgondia')).answer(ROMANS, `retreat-to ${goal}`);
    expect(beaten(6, ['burgondia', 'sequana'], goth('burgondia')).offered(ROMANS)).toEqual([
      'retreat-to burgondia',
      'retreat-to sequana',
    ]);
    const next = to('burgondia');
    expect([next.told('overrun').length, next.units('romani', 'burgondia')]).toEqual([1, 6]);
    const beyond = to('sequana');
    expect([beyond.told('overrun')[0].province, beyond.units('romani', 'sequana')]).toEqual(['burgondia', 6]);
    // Five overrun nobody; their leader lives.
    expect(beaten(5, ['burgondia', 'sequana'], goth('burgondia'), 2).told('trapped')).toHaveLength(1);
  });

  it('overrun one who stands behind a province that they pass, and nobody three steps away', () => {
    shows('G224');
    const story = beaten(6, ['burgondia', 'sequana'], goth('sequana'));
    expect(story.offered(ROMANS)).toEqual(['retreat-to burgondia', 'retreat-to sequana']);
    story.answer(ROMANS, 'retreat-to sequana');
    expect(story.told('overrun')).toMatchObject([{ province: 'sequana' }]);
    const far = beaten(6, ['burgondia', 'treveria'], goth('treveria'));
    expect(far.told('overrun')).toEqual([]);
  });

  it('who attacked goes back only to where he came from, overrunning or not', () => {
    shows('XX.L.g');
    const state = given((p) => {
      p.empty().turn(5).units('romani', 'rhodanus', { legion: 6 }).units('vandali', 'rhodanus', { cavalry: 1 });
      p.units('visigothi', 'burgondia', { infantry: 1 }).leader('aetius', 'rhodanus');
      p.nation('vandali', { status: KINGDOM });
      came('romani', 'rhodanus', 'arvernia')(p);
    });
    vandalLand(state, 'burgondia', 'arvernia').lands.limes[place('arvernia')] = NOBODY;
    const where = place('rhodanus');
    const field = fieldOf(state, {
      where,
      attacker: ROMANI,
      units: unitsAt(state, ROMANI, where),
      leaders: [leader('aetius')],
      intercepted: false,
    });
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect([story.told('overrun'), story.told('retreated').map(({ to }) => to)]).toEqual([[], ['arvernia']]);
  });

  it('G307 who attacked and finds that way closed is lost, though others are open', () => {
    shows('XX.L.g', 'G307');
    const state = given((p) => {
      p.empty().turn(5).units('romani', 'rhodanus', { legion: 2 }).units('vandali', 'rhodanus', { cavalry: 2 });
      p.units('vandali', 'arvernia', { infantry: 1 }).nation('vandali', { status: KINGDOM });
      came('romani', 'rhodanus', 'arvernia')(p);
    });
    const where = place('rhodanus');
    const units = unitsAt(state, ROMANI, where);
    const field = fieldOf(state, { where, attacker: ROMANI, units, leaders: [], intercepted: false });
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect([story.told('trapped').length, story.units('romani', 'rhodanus')]).toEqual([1, 0]);
  });

  it('XIX.B those who flee before the battle may do the same', () => {
    shows('XIX.B.l', 'G224');
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: KINGDOM }).units('romani', 'rhodanus', { legion: 6 });
      p.units('vandali', 'vienna', { cavalry: 1 }).leader('aetius', 'rhodanus');
      p.units('visigothi', 'burgondia', { infantry: 1 });
    });
    vandalLand(state, 'burgondia', 'sequana');
    state.orders.intercepts.fill('never');
    const story = moving(state, VANDALS, 10).answer(PERSIANS, 'from vienna', 'to rhodanus');
    expect(story.offered(ROMANS, 'evade-to')).toEqual(['evade-to burgondia', 'evade-to sequana']);
    story.answer(ROMANS, 'evade-to sequana');
    expect([story.told('overrun')[0].province, story.units('romani', 'sequana')]).toEqual(['burgondia', 6]);
  });
});

describe('a mercenary who has gone home', () => {
  it('XX.L does not retreat with those he has left: his lord has submitted, and he is free', () => {
    shows('XX.A.j');
    const state = given((p) => {
      p.empty().turn(5).units('romani', 'rhodanus', { limitanei: 2 }).units('vandali', 'rhodanus', { cavalry: 1 });
      came('vandali', 'rhodanus', 'vienna')(p);
    });
    const where = place('rhodanus');
    const units = unitsAt(state, VANDALS, where);
    const field = fieldOf(state, { where, attacker: VANDALS, units, leaders: [], intercepted: false });
    const [gone] = field.defender.units;
    move(state, gone, place('latium'));
    const story = Story.of(state, (g) => retreat(g, field, field.defender, [])).anyhow();
    expect([state.pieces.at[gone], story.told('retreated').map(({ count }) => count)]).toEqual([place('latium'), [1]]);
  });
});

describe('those who retreat into a battle of friends', () => {
  /** Vandals attack Liger and Burgondia from Rhodanus, where a Roman stands against three of them. */
  const rhone = (guards: number) => {
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: KINGDOM }).city('rhodanus', 'vandali').city('vienna', 'vandali');
      p.units('vandali', 'liger', { infantry: 2 }).units('romani', 'liger', { limitanei: 3 });
      p.units('vandali', 'rhodanus', { cavalry: guards / 2, 'noble-cavalry': guards / 2 }).units('romani', 'rhodanus', {
        limitanei: 1,
      });
      came('vandali', 'liger', 'rhodanus')(p);
      came('vandali', 'rhodanus', 'vienna')(p);
    });
    state.orders.asks.fill('never');
    return state;
  };
  /** In Liger nobody hits; in Rhodanus the first Vandal does. */
  const dice = (guards: number) => [...[1, 1], ...[1, 1, 1], 4, ...Array.from({ length: guards - 1 }, () => 1), 1];

  it('find room there at first, and go on when the battle is won and they are too many', () => {
    shows('XX.L.f', 'XX.L.i', 'XX.L.j');
    const state = rhone(4);
    const story = Story.of(state, (g) => combat(g, VANDALS), ...dice(4));
    story.answer(PERSIANS, 'fight-at liger');
    // Four may stand in Rhodanus: two more wait beside them until it is decided.
    expect(story.told('retreated')).toMatchObject([{ province: 'liger', to: 'rhodanus', count: 2 }]);
    while (story.run.decision !== null) story.answer(PERSIANS, story.offered(PERSIANS)[0]);
    expect(story.told('battle.won').map(({ nation: who }) => who)).toEqual(['romani', 'vandali']);
    expect(story.units('vandali', 'rhodanus')).toBe(4);
    expect(story.told('retreated').filter(({ province }) => province === 'rhodanus')).not.toEqual([]);
    expect(state.activation.aside).toEqual([]);
  });

  it('do not go where those came from whom they fled, when they take up their retreat again', () => {
    shows('XX.L.h', 'XX.L.j');
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: KINGDOM });
      p.units('vandali', 'liger', { infantry: 2 }).units('romani', 'liger', { limitanei: 1 });
      p.units('vandali', 'rhodanus', { cavalry: 1 }).units('romani', 'rhodanus', { legion: 4 });
      came('vandali', 'liger', 'aquitania')(p);
    });
    const [where, units] = [place('liger'), unitsAt(state, VANDALS, place('liger'))];
    const field = fieldOf(state, { where, attacker: VANDALS, units, leaders: [], intercepted: false });
    Story.of(state, (g) => retreat(g, field, field.defender, [])).answer(ROMANS, 'retreat-to rhodanus');
    for (const unit of unitsAt(state, VANDALS, place('rhodanus'))) remove(state, unit);
    const story = Story.of(state, (g) => resumeRetreats(g, place('rhodanus')));
    expect(story.offered(ROMANS)).toContain('retreat-to garumnum');
    expect(story.offered(ROMANS)).not.toContain('retreat-to aquitania');
  });

  it('stay if there is room for them', () => {
    shows('XX.L.j');
    const state = rhone(2);
    const story = Story.of(state, (g) => combat(g, VANDALS), ...dice(2)).answer(PERSIANS, 'fight-at liger');
    expect([story.asked, story.units('vandali', 'rhodanus')]).toEqual([null, 4]);
  });
});

describe('a victory at sea', () => {
  it('XX.J costs a leader of an empire in Decline his life on 8 or more, as on land', () => {
    shows('XX.J.c');
    const fate = (decline: number, ...dice: readonly number[]) => {
      const state = given((p) => {
        p.empty()
          .turn(5)
          .nation('romani', { decline })
          .leader('aetius', 'latium')
          .nation('vandali', { status: KINGDOM });
        p.units('romani', 'mare-tyrrhenum', { classis: 1 }).units('vandali', 'mare-tyrrhenum', { classis: 1 });
      });
      const sea = place('mare-tyrrhenum');
      const side = (owner: number, aboard?: number) => ({ owner, fleets: unitsAt(state, owner, sea), aboard });
      const story = Story.of(
        state,
        (g) => navalBattle(g, sea, side(ROMANI, leader('aetius')), side(VANDALS)),
        ...[4, 1],
        ...dice,
      );
      while (story.asked === 'reroll') story.answer(ROMANS, 'done');
      expect(story.told('naval.won')).toMatchObject([{ nation: 'romani' }]);
      return state.pieces.leaderAt[leader('aetius')];
    };
    expect([fate(0), fate(1, 7), fate(1, 8)]).toEqual([place('latium'), place('latium'), GONE]);
  });
});
