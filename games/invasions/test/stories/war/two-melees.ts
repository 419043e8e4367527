import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { nation, ROMANI } from '../../../src/data/pieces.ts';
import {
  advancedMelee,
  advancedShooting,
  hitsFor,
  modifier,
  shootingBonus,
} from '../../../src/rules/battle/advanced.ts';
import { KINGDOM } from '../../../src/state.ts';
import { type Armies, came, type Given, hires, meeting, PERSIANS, ROMANS, Story } from '../../story.ts';

const foe = { persae: { infantry: 1 } };

describe('XXI.C archery with two dice', () => {
  const bonus = (at: PlaceId, armies: Armies, ambush = false, card = 0) => {
    const { state, field } = meeting(at, armies);
    field.attacker.boon.ambush = card;
    return shootingBonus(state, field, field.attacker, field.defender, ambush);
  };

  it('an archer adds 1, a mounted one half more on open ground, a Frank with an axe half; halves are rounded up', () => {
    shows('XXI.C.c', 'XXI.C.d', 'G51');
    expect(bonus('utica', { franci: { archers: 1, infantry: 1 }, ...foe })).toBe(1);
    const riders = (at: PlaceId, count: number) => bonus(at, { hunni: { 'horse-archers': count }, ...foe });
    expect([riders('utica', 2), riders('utica', 3), riders('austrasia', 3)]).toEqual([3, 5, 3]);
    const franks = (count: number) => bonus('utica', { franci: { 'francisca-infantry': count }, ...foe });
    expect([franks(1), franks(2), franks(5)]).toEqual([1, 1, 3]);
  });

  it('others shoot from an ambush only, half a point each; mountain people count twice there (III.B)', () => {
    shows('XXI.C.e');
    const vandals = { vandali: { infantry: 2, cavalry: 2 }, ...foe };
    expect([bonus('arvernia', vandals), bonus('arvernia', vandals, true)]).toEqual([undefined, 2]);
    // The card Ambush adds one more, in an ambush.
    expect([bonus('arvernia', vandals, true, 1), bonus('arvernia', vandals, false, 1)]).toEqual([3, undefined]);
    expect(bonus('arvernia', { franci: { archers: 1 }, ...foe }, false, 1)).toBe(1);
    const armenia = { armenii: { archers: 2, infantry: 2 }, ...foe };
    expect([bonus('arvernia', armenia), bonus('arvernia', armenia, true)]).toEqual([2, 6]);
  });

  it('heavy advantage of the enemy takes 2', () => {
    shows('XXI.C.f', 'G185');
    const archers = { franci: { archers: 1 } };
    expect([bonus('utica', { ...archers, ...foe }), bonus('utica', { ...archers, persae: { savaran: 1 } })]).toEqual([
      1, -1,
    ]);
  });

  it('8 hits once on open ground, 9 anywhere, 12 twice; whoever cannot shoot does not roll', () => {
    shows('XXI.C.a', 'XXI.C.b', 'XXI.C.g', 'XXI.C.h', 'XXI.C.i', 'XXI.C.j');
    const hits = (at: PlaceId, a: number, b: number) => {
      const { state, field } = meeting(at, { franci: { archers: 1 }, ...foe });
      let found = -1;
      const story = Story.done(
        state,
        (g) => {
          found = advancedShooting(g, field, field.attacker, field.defender, false);
        },
        a,
        b,
      );
      expect(story.told('shot')).toHaveLength(1);
      return found;
    };
    // One archer: +1.
    expect([hits('utica', 3, 3), hits('utica', 3, 4), hits('austrasia', 3, 4), hits('austrasia', 4, 4)]).toEqual([
      0, 1, 0, 1,
    ]);
    expect([hits('austrasia', 5, 5), hits('austrasia', 5, 6), hits('utica', 6, 6)]).toEqual([1, 2, 2]);
    const { state, field } = meeting('utica', { vandali: { infantry: 1 }, ...foe });
    const none = Story.done(state, (g) => {
      expect(advancedShooting(g, field, field.attacker, field.defender, false)).toBe(0);
    });
    expect(none.told('shot')).toEqual([]);
  });
});

describe('XXI.E what is added to the dice of a melee', () => {
  const both = (at: PlaceId, armies: Armies, change?: (p: Given) => void, first = true) => {
    const { state, field } = meeting(at, armies, change);
    return [modifier(state, field, field.attacker, first), modifier(state, field, field.defender, first)];
  };
  const vandals = { vandali: { infantry: 3 }, romani: { limitanei: 1 } };

  it('the attacker loses by swamp and by forest, and gains as a barbarian in his own country', () => {
    shows('XXI.E.a', 'XXI.E.b', 'XXI.E.c', 'XXI.E.f', 'XXI.E.g', 'XXI.E.o');
    const [plain] = both('utica', { vandali: { infantry: 1 }, ...foe });
    expect([plain, both('vendeum', { vandali: { infantry: 1 }, ...foe })[0]]).toEqual([0, -1]);
    const legion = { romani: { limitanei: 1 } };
    const attack = (at: PlaceId, armies: Armies, change?: (p: Given) => void) => both(at, armies, change)[0];
    // Rome has one for an empire against barbarians.
    expect([
      attack('utica', { ...legion, alamanni: { infantry: 1 } }),
      attack('austrasia', { ...legion, alamanni: { infantry: 1 } }),
    ]).toEqual([1, 0]);
    expect(attack('austrasia', { ...legion, avari: { infantry: 1 } })).toBe(1);
    const mixed = { ...legion, avari: { infantry: 1 }, vandali: { infantry: 1 } };
    expect(attack('austrasia', mixed, hires('vandali', 'avari', 'austrasia'))).toBe(0);
    expect([
      attack('danapris', { vandali: { infantry: 1 }, ...foe }),
      attack('danapris', { ...legion, ...foe }),
    ]).toEqual([1, 0]);
    const among = { romani: { limitanei: 1 }, vandali: { infantry: 1 }, ...foe };
    expect(attack('danapris', among, hires('vandali', 'romani', 'danapris'))).toBe(1);
    const wild = (p: Given) => p.state.ties.deals.push(nation('vandali'), nation('visigothi'), 3);
    expect(attack('danapris', { vandali: { infantry: 1 }, visigothi: { infantry: 1 } }, wild)).toBe(0);
  });

  it('a river or ridge hinders the first melee, a strait both and helps the defender; the card Crossing bridges them', () => {
    shows('XXI.E.d', 'XXI.E.e', 'XXI.E.k');
    const rome = { romani: { limitanei: 1 }, ...foe };
    const river = came('romani', 'savus', 'tisia');
    expect([both('savus', rome, river)[0], both('savus', rome, river, false)[0]]).toEqual([-1, 0]);
    const strait = came('romani', 'bythinia', 'thracia');
    expect([both('bythinia', rome), both('bythinia', rome, strait), both('bythinia', rome, strait, false)]).toEqual([
      [0, 0],
      [-1, 1],
      [-1, 1],
    ]);
    const { state, field } = meeting('bythinia', rome, strait);
    field.attacker.boon.crossing = 1;
    expect([modifier(state, field, field.attacker, true), modifier(state, field, field.defender, true)]).toEqual([
      0, 0,
    ]);
  });

  it('walls give 1, an empire 2', () => {
    shows('XXI.E.j', 'XXIII.B.c');
    const kingdom = (p: Given) => p.nation('romani', { status: KINGDOM });
    const siege = { persae: { infantry: 1 }, romani: { limitanei: 1 } };
    expect([both('latium', siege)[1], both('latium', siege, kingdom)[1], both('utica', siege)[1]]).toEqual([2, 1, 0]);
  });

  it('elite, cavalry, heavy units, nomads in the steppe and cards count as in the basic battle', () => {
    shows('XXI.E.m', 'XXI.E.n', 'XXI.E.p', 'XXI.E.q', 'G43');
    const horse = (units: Record<string, number>) => both('utica', { vandali: { cavalry: 2 }, persae: units })[0];
    expect([horse({ infantry: 1 }), horse({ 'horse-archers': 1 }), horse({ elephants: 1, infantry: 1 })]).toEqual([
      1, 0, -1,
    ]);
    const huns = { hunni: { 'horse-archers': 1 }, persae: { 'horse-archers': 1 } };
    expect([both('assyria', huns)[0], both('utica', huns)[0]]).toEqual([1, 0]);
    // G43 One nomad is enough here.
    const mixed = { ...huns, vandali: { infantry: 1 } };
    expect(both('assyria', mixed, hires('vandali', 'hunni', 'assyria'))[0]).toBe(1);
    const { state, field } = meeting('utica', vandals);
    const before = modifier(state, field, field.attacker, true);
    field.attacker.boon.white = 1;
    field.attacker.boon.swap = 2;
    expect(modifier(state, field, field.attacker, true) - before).toBe(3);
  });
});

describe('XXI.F hits', () => {
  it('the chart goes from 2 to 12 and from one unit to seven; halves count on open ground', () => {
    const hits = (units: number, result: number, at: PlaceId = 'austrasia') => {
      const { field } = meeting(at, { alamanni: { infantry: units }, ...foe });
      return hitsFor(field, field.attacker, result);
    };
    expect([hits(1, 6), hits(1, 7), hits(1, 20), hits(6, 2), hits(6, -3), hits(7, 12), hits(8, 12)]).toEqual([
      0, 1, 1, 1, 1, 4, 4,
    ]);
    expect([hits(3, 9), hits(3, 11), hits(3, 11, 'utica'), hits(4, 2), hits(4, 2, 'utica')]).toEqual([2, 2, 3, 0, 1]);
    expect([hits(7, 13, 'utica'), hits(5, 10)]).toEqual([5, 3]);
  });

  it('hordes together and a Limes count as one more defender each', () => {
    shows('XXI.F.s', 'XXI.F.u', 'XVIII.I.e');
    const camp = { romani: { legion: 1 }, alamanni: { infantry: 2 } };
    const hits = (armies: Armies, change: (p: Given) => void, role: 'attacker' | 'defender' = 'defender') => {
      const { field } = meeting('utica', armies, change);
      return hitsFor(field, field[role], 12);
    };
    // Two units 2, three 2½, four 3; rounded up.
    expect([hits(camp, () => {}), hits(camp, (p) => p.horde('alamanni', 'utica'))]).toEqual([2, 3]);
    const limes = (p: Given) => {
      p.state.lands.limes[place('utica')] = ROMANI;
    };
    const wall = { alamanni: { infantry: 2 }, romani: { limitanei: 1 } };
    expect([hits(wall, () => {}), hits(wall, limes), hits(wall, limes, 'attacker')]).toEqual([1, 2, 2]);
    // An attacking horde does not fight (G36).
    expect(hits(wall, (p) => p.horde('alamanni', 'utica'), 'attacker')).toBe(2);
    const alone = { romani: { legion: 1 } };
    // A horde by itself defends as one.
    expect(hits(alone, (p) => p.horde('alamanni', 'utica'))).toBe(1);
  });
});

describe('XXI.D, F the two melees', () => {
  const battle = (armies: Armies, left = { attacker: 0, defender: 0 }, change?: (p: Given) => void) => {
    const { state, field } = meeting('utica', armies, change);
    return {
      field,
      left,
      of: (...dice: readonly number[]) => Story.of(state, (g) => advancedMelee(g, field, left), ...dice),
    };
  };
  const even = { romani: { limitanei: 3 }, persae: { infantry: 3 } };

  it('both roll, both are hit at once; then the defender and the attacker may give up', () => {
    shows('III.A.b', 'XXI.F.b', 'XXI.F.d', 'XXI.F.e');
    const { field, of } = battle(even);
    // 7 and 11 of three units: 2 (1½) and 3 (2½) hits.
    const story = of(3, 4, 5, 6);
    expect(story.told('melee')).toMatchObject([{ nation: 'romani', hits: 2, suffered: 3 }]);
    // Three Romans are dead: no second melee.
    expect([story.asked, field.attacker.units.length, field.defender.units.length]).toEqual([null, 0, 1]);
  });

  it('whoever gives up ends it; otherwise they fight once more, and only once', () => {
    shows('XXI.a', 'XXI.F.a', 'XXI.F.c', 'XXI.A.a', 'XXI.G.a');
    const first = battle(even);
    const story = first.of(1, 1, 1, 1);
    expect([story.asked, story.offered(PERSIANS)]).toEqual(['fight-on', ['yes', 'no']]);
    story.answer(PERSIANS, 'no');
    expect([first.field.defender.conceded, first.field.attacker.conceded, story.asked]).toEqual([true, false, null]);
    const second = battle(even);
    second.of(1, 1, 1, 1).answer(PERSIANS, 'yes').answer(ROMANS, 'no');
    expect([second.field.defender.conceded, second.field.attacker.conceded]).toEqual([false, true]);
    const both = battle(even).of(1, 1, 1, 1, 1, 1, 1, 1).answer(PERSIANS, 'yes').answer(ROMANS, 'yes');
    expect([both.told('melee').length, both.asked]).toEqual([2, null]);
  });

  it('a river is crossed once: the second melee is without it', () => {
    shows('XXI.E.e');
    const { state, field } = meeting('savus', even, came('romani', 'savus', 'tisia'));
    // 6 less 1: one hit of three units; 6 in the second melee too. With 5: 1, with 6: 1; 7 less 1 is 6: 1, and 7: 2.
    const story = Story.of(state, (g) => advancedMelee(g, field, { attacker: 0, defender: 0 }), 3, 4, 1, 1, 3, 4, 1, 1);
    story.answer(PERSIANS, 'yes').answer(ROMANS, 'yes');
    expect(story.told('melee').map(({ hits }) => hits)).toEqual([1, 2]);
  });

  it('re-rolls are whole rolls, in turn, the attacker first, until both have had enough', () => {
    shows('XXI.D.a');
    const { left, of } = battle(even, { attacker: 1, defender: 2 });
    const story = of(1, 1, 1, 1, 6, 6, 1, 2, 5, 6);
    expect([story.asked, story.offered(ROMANS)]).toEqual([
      'reroll',
      ['done', 'reroll-all attacker', 'reroll-all defender'],
    ]);
    story.answer(ROMANS, 'reroll-all attacker');
    story.answer(PERSIANS, 'reroll-all attacker', 'reroll-all defender');
    expect(story.told('melee')).toMatchObject([{ hits: 1, suffered: 3 }]);
    expect(left).toEqual({ attacker: 0, defender: 0 });
    const passed = battle(even, { attacker: 1, defender: 1 });
    const done = passed.of(1, 1, 1, 1).answer(ROMANS, 'done').answer(PERSIANS, 'done');
    expect([done.told('melee').length, passed.left]).toEqual([1, { attacker: 1, defender: 1 }]);
  });

  it('a leader of 2 or more may turn a re-roll into 2 points for himself, or against the enemy, once a melee', () => {
    shows('XXI.D.b');
    const led = { romani: { limitanei: 3 }, persae: { infantry: 3 } };
    const leaders = (p: Given) => p.leader('stilicho', 'utica').leader('sapor-ii', 'utica');
    const traded = (rome: string, persia: string, dice = [3, 2, 3, 2]) => {
      const { left, of } = battle(led, { attacker: 2, defender: 2 }, leaders);
      const story = of(...dice);
      expect([story.asked, story.offered(ROMANS)]).toEqual(['trade', ['done', 'raise-roll', 'lower-roll']]);
      story.answer(ROMANS, rome).answer(PERSIANS, persia).answer(ROMANS, 'done').answer(PERSIANS, 'done');
      const [{ hits, suffered }] = story.told('melee');
      return [hits, suffered, left.attacker, left.defender].join(' ');
    };
    // Three units: 3 gives 1, 5 gives 1, 7 gives 2, 9 gives 2.
    expect(traded('done', 'done')).toBe('1 1 2 2');
    expect(traded('raise-roll', 'done')).toBe('2 1 1 2');
    expect(traded('done', 'raise-roll')).toBe('1 2 2 1');
    expect(traded('raise-roll', 'lower-roll')).toBe('1 1 1 1');
    expect(traded('lower-roll', 'raise-roll')).toBe('1 1 1 1');
    // By two: 4 to 6 is 1 still, 5 to 3 is 1 still.
    expect(traded('raise-roll', 'done', [2, 2, 3, 2])).toBe('1 1 1 2');
    expect(traded('lower-roll', 'done')).toBe('1 1 1 2');
    const caesar = battle(led, { attacker: 1, defender: 0 }, (p) => p.leader('caesar-occidentis', 'utica'));
    expect(caesar.of(3, 2, 3, 2).asked).toBe('reroll');
    expect(battle(led, { attacker: 0, defender: 0 }, leaders).of(3, 2, 3, 2).told('melee')).toHaveLength(1);
  });

  it('Heroism turns a hit aside', () => {
    const { field, of } = battle(even);
    field.attacker.boon.shield = 1;
    field.defender.boon.shield = 2;
    of(3, 4, 5, 6);
    expect([field.attacker.units.length, field.defender.units.length]).toEqual([1, 3]);
  });
});
