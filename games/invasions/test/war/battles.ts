import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { leader, type Nation, nation, ORIENTALI, ROMANI } from '../../src/data/pieces.ts';
import { combat } from '../../src/rules/activation/military.ts';
import { ambush, battle } from '../../src/rules/battle/battle.ts';
import { rerollsOf } from '../../src/rules/battle/dice.ts';
import { meleePool } from '../../src/rules/battle/pools.ts';
import { stackLimit } from '../../src/rules/lands/stacking.ts';
import { killLeader } from '../../src/rules/pieces/leaders.ts';
import { leadersAt, unitsAt } from '../../src/rules/pieces/units.ts';
import { changeLeaders } from '../../src/rules/turn/reinforcements.ts';
import { NOBODY, NOWHERE, type State } from '../../src/state.ts';
import { type Armies, came, facing, type Given, given, meeting, ROMANS, Story } from '../story.ts';

const [VISIGOTHS, FRANKS, VANDALS] = [nation('visigothi'), nation('franci'), nation('vandali')];

/** A battle of all that a nation has in a province, with given dice. */
const fought = (state: State, attacker: Nation, at: PlaceId, ...dice: readonly number[]) => {
  const [where, units] = [place(at), unitsAt(state, attacker, place(at))];
  const leaders = leadersAt(state, attacker, where);
  return Story.of(
    state,
    function* (g) {
      yield* battle(g, { where, attacker, units, leaders, intercepted: false });
    },
    ...dice,
  );
};
/** Everybody takes the first answer but re-rolls nothing. */
const onward = (story: Story) => {
  while (story.run.decision !== null) {
    const [{ seat, options }] = story.run.decision.asks;
    story.answer(seat, options.find(({ id }) => id === 'done')?.id ?? options[0].id);
  }
  return story;
};

describe('XX a battle', () => {
  it('is fought wherever enemies stand, though one player has both', () => {
    shows('XX.A.a');
    const { state } = meeting('utica', { franci: { infantry: 1 }, alamanni: { infantry: 1 } });
    const story = Story.of(state, (g) => combat(g, FRANKS), 1, 1);
    expect(story.told('battle')).toMatchObject([{ nation: 'franci', enemy: 'alamanni', province: 'utica' }]);
    // Among barbarians in their own country there is peace, and no battle.
    const wild = given((p) => {
      p.empty().turn(3).units('franci', 'danapris', { infantry: 1 }).units('alamanni', 'danapris', { infantry: 1 });
    });
    expect(Story.of(wild, (g) => combat(g, FRANKS)).told('battle')).toEqual([]);
  });

  it('both shoot at once: those who are hit have shot all the same', () => {
    shows('XX.D.b', 'XX.D.k');
    const { state } = meeting('utica', { franci: { archers: 1 }, visigothi: { archers: 1 } });
    const story = fought(state, FRANKS, 'utica', 4, 4);
    expect([story.told('shot').length, story.told('melee').length]).toEqual([2, 0]);
    expect([story.units('franci', 'utica'), story.units('visigothi', 'utica')]).toEqual([0, 0]);
  });

  it('archers who are left fight hand to hand like others', () => {
    shows('XX.D.i');
    const { state } = meeting('utica', { franci: { archers: 1 }, visigothi: { infantry: 2 } });
    const story = fought(state, FRANKS, 'utica', 1, 4, ...[1, 1]);
    expect(story.told('melee')).toMatchObject([{ hits: 1, suffered: 0 }]);
  });

  it('is over when arrows have left nobody, and leaders are tested at once', () => {
    shows('XX.D.k', 'XX.J.a');
    const { state } = meeting('utica', { franci: { archers: 1 }, visigothi: { infantry: 1 } }, (p) =>
      p.leader('rex-visigothi', 'utica'),
    );
    const story = fought(state, FRANKS, 'utica', 4, 1);
    expect([story.told('melee').length, story.told('leader.died').length]).toEqual([0, 1]);
  });

  it('the attacker rolls first', () => {
    shows('XX.H.c');
    const { state } = meeting('utica', { franci: { infantry: 1 }, visigothi: { infantry: 1 } });
    const story = fought(state, FRANKS, 'utica', 5, 1);
    expect(story.told('rolled').map(({ nation: who, dice }) => [who, ...dice])).toEqual([
      ['franci', 5],
      ['visigothi', 1],
    ]);
  });
});

describe('an ambush', () => {
  /** Who lies in wait in a province of mountains for Visigoths who came from these. */
  const waits = (from: readonly PlaceId[], change: (p: Given) => void, ...dice: readonly number[]) => {
    const { state } = meeting('dardania', { visigothi: { infantry: from.length }, orientali: { legion: 1 } }, change);
    unitsAt(state, VISIGOTHS, place('dardania')).forEach((unit, i) => {
      state.stacks.from[unit] = place(from[i]);
    });
    const field = facing(state, 'visigothi', 'dardania');
    let found: string | undefined;
    Story.done(
      state,
      (g) => {
        const side = ambush(g, field);
        found = side === undefined ? 'nobody' : side === field.defender ? 'defender' : 'attacker';
      },
      ...dice,
    );
    return found;
  };

  it('is certain over a ridge or river, if all came over one', () => {
    shows('G81', 'XX.D.n');
    // Moesia Inferior lies over the river, Naissus does not.
    expect(waits(['moesia-inferior', 'moesia-inferior'], () => {})).toBe('defender');
    expect(waits(['moesia-inferior', 'naissus'], () => {}, 1)).toBe('nobody');
    expect(waits(['naissus'], () => {}, 2)).toBe('defender');
  });

  it('is certain too where others have come to help those who stood there', () => {
    shows('XX.D.n', 'G34');
    const { state } = meeting('dardania', { visigothi: { infantry: 1 }, orientali: { legion: 2 } }, (p) =>
      came('visigothi', 'dardania', 'moesia-inferior')(p),
    );
    const [came1] = unitsAt(state, ORIENTALI, place('dardania'));
    state.stacks.from[came1] = place('naissus');
    const field = facing(state, 'visigothi', 'dardania', true);
    Story.done(state, (g) => expect(ambush(g, field)).toBe(field.defender));
  });

  it('not against a leader who knows the mountains', () => {
    shows('XX.D.m');
    for (const who of ['alaricus', 'belisarius', 'feargus', 'baianus'] as const) {
      const { state, field } = meeting('dardania', { visigothi: { infantry: 1 }, orientali: { legion: 1 } }, (p) =>
        came('visigothi', 'dardania', 'moesia-inferior')(p),
      );
      field.attacker.leaders.push(leader(who));
      Story.done(state, (g) => expect(ambush(g, field)).toBeUndefined());
    }
  });

  it('whoever was hit in it does not shoot back', () => {
    shows('XX.D.r', 'XX.D.b');
    // The Armenians lie in wait for a Visigoth archer, who crossed the ridge; a die of theirs strikes.
    const { state } = meeting('dardania', { visigothi: { archers: 1 }, orientali: { sagittarii: 1 } }, (p) =>
      came('visigothi', 'dardania', 'moesia-inferior')(p),
    );
    const story = fought(state, VISIGOTHS, 'dardania', 4);
    expect([story.told('ambushed').length, story.told('shot').length]).toEqual([1, 1]);
    expect([story.units('visigothi', 'dardania'), story.units('orientali', 'dardania')]).toEqual([0, 1]);
  });
});

describe('dice and leaders', () => {
  const dice = (at: PlaceId, armies: Armies, change: (p: Given) => void, role: 'attacker' | 'defender') => {
    const { state, field } = meeting(at, armies, change);
    const { white, black } = meleePool(state, field, field[role], field[role === 'attacker' ? 'defender' : 'attacker']);
    return white + black;
  };

  it('what the ground takes adds up, and so does what helps the defender', () => {
    shows('XX.F.e', 'XX.F.l');
    const four = { romani: { limitanei: 4 }, persae: { infantry: 1 } };
    // Tyras is a swamp; Valachia lies over the river.
    expect(dice('tyras', four, () => {}, 'attacker')).toBe(3);
    expect(dice('tyras', four, came('romani', 'tyras', 'valachia'), 'attacker')).toBe(2);
    const city = { vandali: { infantry: 3 }, romani: { limitanei: 1 } };
    const limes = (p: Given) => {
      p.state.lands.limes[place('latium')] = ROMANI;
    };
    expect([dice('latium', city, () => {}, 'defender'), dice('latium', city, limes, 'defender')]).toEqual([2, 3]);
  });

  it('amphibious units do not mind a river, others do', () => {
    shows('XX.F.f', 'XXI.E.h');
    const crossed = (owner: 'saxones' | 'vandali', from: PlaceId) => {
      const { state } = meeting('burgondia', { [owner]: { infantry: 2 }, romani: { limitanei: 1 } }, (p) =>
        came(owner, 'burgondia', from)(p),
      );
      return facing(state, owner, 'burgondia').crossed;
    };
    expect([crossed('saxones', 'liger'), crossed('vandali', 'liger')]).toEqual([false, true]);
    // A ridge is no river.
    expect(crossed('saxones', 'helvetia')).toBe(true);
  });

  it('of several leaders the best counts, not their sum', () => {
    shows('G47');
    const { state, field } = meeting('utica', { romani: { legion: 2 }, persae: { infantry: 1 } }, (p) =>
      p.leader('stilicho', 'utica').leader('honorius', 'utica').leader('caesar-occidentis', 'utica'),
    );
    expect(field.attacker.leaders).toHaveLength(3);
    expect(rerollsOf(field, false).attacker).toBe(2);
    expect(stackLimit(state, ROMANI, place('utica'))).toBe(6);
  });

  it('a standard leader who fell comes back with the next reinforcements', () => {
    shows('XX.J.d');
    const state = given((p) => {
      p.empty().turn(2).horde('alamanni', 'dacia').units('alamanni', 'dacia', { infantry: 1 });
      p.leader('rex-alamanni', 'dacia');
    });
    Story.done(state, (g) => killLeader(g, leader('rex-alamanni')));
    expect(state.pieces.leaderAt[leader('rex-alamanni')]).toBe(NOWHERE);
    state.clock.turn = 3;
    Story.of(state, (g) => changeLeaders(g, nation('alamanni'))).anyhow();
    expect(state.pieces.leaderAt[leader('rex-alamanni')]).toBeGreaterThanOrEqual(0);
  });
});

describe('after a battle', () => {
  /** Vandals and Visigoths who strike each other down, one for one, as far as there are any; a Vandal waits in Saldae. */
  const slaughter = (vandals: number, visigoths: number, change: (p: Given) => void = () => {}) => {
    const { state } = meeting('utica', { vandali: { infantry: vandals }, visigothi: { infantry: visigoths } }, (p) => {
      came('vandali', 'utica', 'saldae')(p);
      change(p.units('vandali', 'saldae', { cavalry: 1 }));
    });
    const hit = Math.min(vandals, visigoths);
    const roll = (count: number) => Array.from({ length: count }, (_, i) => (i < hit ? 4 : 1));
    return { state, story: onward(fought(state, VANDALS, 'utica', ...roll(vandals), ...roll(visigoths))) };
  };
  const left = ({ state, story }: ReturnType<typeof slaughter>) => [
    state.pieces.at.filter((at, counter) => at >= 0 && state.pieces.holder[counter] === VANDALS).length - 1,
    story.told('battle.won')[0].nation,
  ];

  it('two come back, one if a side began with two, none if one began with a single unit', () => {
    shows('XX.K.a', 'XX.K.c', 'XX.K.d');
    expect(left(slaughter(3, 3))[0]).toBe(2);
    expect(left(slaughter(2, 3))[0]).toBe(1);
    expect(left(slaughter(1, 3))[0]).toBe(0);
  });

  it('if both are wiped out the defender has won, and what the loser recovers goes back', () => {
    shows('G82', 'XX.I.e', 'XX.I.f');
    const even = slaughter(3, 3);
    expect(left(even)).toEqual([2, 'visigothi']);
    expect([even.story.units('vandali', 'utica'), even.story.units('vandali', 'saldae')]).toEqual([0, 3]);
    expect(even.story.units('visigothi', 'utica')).toBe(2);
  });

  it('hordes and Limites do not count as units that began it', () => {
    shows('G48');
    const { field } = meeting('utica', { vandali: { infantry: 3 }, visigothi: { infantry: 2 } }, (p) => {
      p.horde('visigothi', 'utica').state.lands.limes[place('utica')] = VISIGOTHS;
    });
    expect([field.attacker.start, field.defender.start]).toEqual([3, 2]);
  });
});

describe('the beaten', () => {
  it('a Limes does not go with them: it is gone', () => {
    shows('XX.L.l', 'XXI.F.v');
    const { state } = meeting('lotharingia', { alamanni: { infantry: 2 }, romani: { limitanei: 2 } }, (p) => {
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    // A hit for the Alemanni, none for the Romans: the owner spares the Limes.
    const story = fought(state, nation('alamanni'), 'lotharingia', ...[4, 1], ...[1, 1, 1]);
    story.answer(ROMANS, 'no');
    onward(story);
    expect([story.told('battle.won')[0].nation, state.lands.limes[place('lotharingia')]]).toEqual(['alamanni', NOBODY]);
  });

  it('a horde whose people all perish on the retreat submits', () => {
    shows('G171');
    const { state } = meeting('rhodanus', { orientali: { legion: 3 }, visigothi: { infantry: 2 } }, (p) =>
      p.horde('visigothi', 'rhodanus'),
    );
    for (const list of [state.lands.city, state.lands.control]) list.fill(ORIENTALI);
    state.lands.level.fill(1);
    const story = onward(fought(state, ORIENTALI, 'rhodanus', ...[4, 1, 1], ...[1, 1, 1]));
    expect(story.told('trapped')).toHaveLength(1);
    expect([state.ties.lord[VISIGOTHS], placeId(state.nations.horde[VISIGOTHS])]).toEqual([ORIENTALI, 'rhodanus']);
  });
});
