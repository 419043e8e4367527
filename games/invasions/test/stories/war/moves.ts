import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, ORIENTALI, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { activation } from '../../../src/rules/activation/military.ts';
import { raidInstead } from '../../../src/rules/activation/raids.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import type { Field } from '../../../src/rules/battle/field.ts';
import { submits } from '../../../src/rules/battle/submission.ts';
import { ALLIANCE, closedTo, makeDeal } from '../../../src/rules/lands/relations.ts';
import { FEDERATE, KINGDOM, remove, type State, VASSAL } from '../../../src/state.ts';
import {
  bind,
  came,
  facing,
  type Given,
  GOTHS,
  given,
  HUNS,
  meeting,
  movingUnopposed as moving,
  ROMANS,
  Story,
} from '../../story.ts';

const [ALEMANNI, HERULI, VANDALS, VISIGOTHS] = (['alamanni', 'heruli', 'vandali', 'visigothi'] as const).map(nation);

describe('XVIII.A, G408 of two ways as short', () => {
  it('a march takes the one on which nobody would react, also through neutral land where it may not halt', () => {
    shows('XVIII.A.h', 'G408');
    const last = (change: (state: State) => void) => {
      const state = given((p) => {
        p.empty().turn(3).units('orientali', 'moravia', { legion: 1 }).units('romani', 'noricum', { limitanei: 1 });
      });
      change(state);
      moving(state, ORIENTALI).answer(ROMANS, 'from moravia', 'to bavaria');
      const [unit] = state.pieces.here[place('bavaria')];
      return placeId(state.stacks.from[unit]);
    };
    const ruledBy = (owner: number, id: PlaceId) => (state: State) => {
      state.lands.control[place(id)] = owner;
    };
    // The halves of Rome are neutral to each other by now.
    expect([last(ruledBy(VANDALS, 'bohemia')), last(ruledBy(VANDALS, 'noricum'))]).toEqual(['noricum', 'bohemia']);
  });
});

describe('a crowd', () => {
  /** The first unit of a stack goes, with no leader. */
  const send = (story: Story, seat: number, from: PlaceId, to: PlaceId) => {
    story.answer(seat, `from ${from}`);
    if (story.asked === 'lead') story.answer(seat, 'unled');
    if (story.asked === 'stack') story.answer(seat, story.offered(seat, 'take')[0]);
    return story.answer(seat, `to ${to}`);
  };

  it('IV.3.A, XVIII.A, G98 waits while others move: only the Movement cannot end', () => {
    shows('XVIII.A.g', 'XVIII.A.m', 'XVII.A.g', 'G98');
    const story = moving(
      given((p) => {
        p.empty().turn(2).units('orientali', 'thracia', { legion: 6 });
        p.units('orientali', 'bythinia', { equites: 1 }).units('orientali', 'mare-aegeum', { classis: 1 });
      }),
      ORIENTALI,
    );
    expect(story.offered(ROMANS)).toEqual(
      expect.arrayContaining(['from thracia', 'from bythinia', 'from mare-aegeum']),
    );
    expect(story.offered(ROMANS)).not.toContain('done');
    send(story, ROMANS, 'bythinia', 'pontus');
    expect(story.offered(ROMANS)).not.toContain('done');
    story.answer(ROMANS, 'from thracia', 'take 2*orientali-legion', 'to macedonia');
    expect(story.offered(ROMANS)).toContain('done');
  });

  it('XI.C, G98 at the horde does not keep its nation from a raid, unless it can shift to a province of its own', () => {
    shows('XI.C.c', 'G98');
    const rhine = (change: (p: Given) => void = () => {}) =>
      moving(
        given((p) => {
          p.empty().turn(4).units('alamanni', 'austrasia', { infantry: 5 }).horde('alamanni', 'austrasia');
          p.city('treveria', 'romani', 2).city('neustria', 'romani', 2);
          change(p);
        }),
        ALEMANNI,
      );
    expect(rhine().offered(HUNS)).toContain('raid-instead');
    const shifts = rhine((p) => p.units('alamanni', 'rhenus', { infantry: 2 }));
    expect(shifts.offered(HUNS)).not.toContain('raid-instead');
    expect(send(shifts, HUNS, 'austrasia', 'rhenus').offered(HUNS)).toContain('raid-instead');
  });

  it('XVIII.H, G98 lets the horde of an Invasion and a leader elsewhere go first', () => {
    shows('XVIII.A.g', 'G98');
    const story = moving(
      given((p) => {
        p.empty().turn(4).units('visigothi', 'hypanis', { infantry: 5 }).horde('visigothi', 'hypanis');
        p.units('visigothi', 'dacia', { archers: 1 }).leader('alaricus', 'dacia');
      }),
      VISIGOTHS,
    );
    expect(story.offered(GOTHS)).toEqual(expect.arrayContaining(['from hypanis', 'from dacia']));
    expect(story.offered(GOTHS)).not.toContain('done');
  });
});

describe('a raid', () => {
  /** The Vandals at their horde; Rome has all around them. */
  const raids = (at: PlaceId, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(5).units('vandali', at, { infantry: 2 }).horde('vandali', at);
      for (const id of ['tingitania', 'tripolitania', 'arcadia', 'aegyptus', 'baetica', 'cuneus'] as const) {
        p.city(id, 'romani', 0);
        p.units('romani', id, { legion: 1 });
      }
      change(p);
    });
    return Story.of(state, (g) => raidInstead(g, VANDALS));
  };

  it('XXV.F, G380 does not cross a strait that is blocked', () => {
    shows('XXV.F.a', 'G380');
    expect(raids('hispalensis').offered(SIDE_OF[VANDALS])).toContain('raid tingitania');
    const blocked = (p: Given) => p.units('romani', 'sinus-gaditanus', { classis: 1 });
    expect(raids('hispalensis', blocked).offered(SIDE_OF[VANDALS])).not.toContain('raid tingitania');
  });

  it('XVIII.K, G380 does not pass through closed land, which is open to Berber raiders', () => {
    shows('XVIII.K.b', 'XVIII.K.c', 'G70', 'G380');
    expect(raids('thebais').offered(SIDE_OF[VANDALS])).not.toContain('raid tripolitania');
    const state = given();
    const closed = (owner: NationId, at: PlaceId) => closedTo(state, nation(owner), place(at));
    expect([closed('berberi', 'libya'), closed('mauritanii', 'libya'), closed('vandali', 'libya')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([closed('arabes', 'arabia-deserta'), closed('persae', 'arabia-deserta')]).toEqual([false, true]);
  });
});

describe('a horde in war', () => {
  const fight = (state: State, attacker: NationId, at: PlaceId, lost: (field: Field) => void) => {
    const field = facing(state, attacker, at);
    lost(field);
    const told = Story.where(
      () => state,
      () => true,
      function* (g) {
        yield* aftermath(g, field);
      },
    );
    return told.anyhow();
  };

  it('XXIX.B, G99 submits when its people are gone, though those of a friend survive beside it; not while barbarians do', () => {
    shows('XXIX.B.a', 'XXIX.B.b', 'G99');
    const submitted = (friend: NationId, unit: string) => {
      const { state } = meeting('sequana', { alamanni: { infantry: 5 }, visigothi: { infantry: 2 } }, (p) => {
        p.horde('visigothi', 'sequana').units(friend, 'sequana', { [unit]: 2 });
        if (friend === 'romani') bind(p.state, VISIGOTHS, FEDERATE, ROMANI, 'sequana');
        else makeDeal(p.state, VISIGOTHS, nation(friend), ALLIANCE);
      });
      const field = facing(state, 'alamanni', 'sequana');
      const people = field.defender.units.filter((counter) => state.pieces.nation[counter] === VISIGOTHS);
      for (const counter of people)
        field.defender.lost.push(...field.defender.units.splice(field.defender.units.indexOf(counter), 1));
      return submits(state, field, field.defender, field.attacker);
    };
    expect([submitted('romani', 'legion'), submitted('burgundi', 'infantry')]).toEqual([[VISIGOTHS], []]);
  });

  it('XX.L, G381 of attackers who are all gone goes back where they came from, or submits', () => {
    shows('XX.L.g', 'G381');
    const horde = (blocked: boolean) => {
      const { state } = meeting('naissus', { heruli: { infantry: 1 }, orientali: { legion: 3 } }, (p) => {
        p.horde('heruli', 'naissus');
        came('heruli', 'naissus', 'dardania')(p);
        if (blocked) p.units('orientali', 'dardania', { legion: 1 });
        else p.city('dardania', 'heruli', 0);
      });
      fight(state, 'heruli', 'naissus', ({ attacker }) => attacker.lost.push(...attacker.units.splice(0)));
      return [placeId(state.nations.horde[HERULI]), state.ties.bond[HERULI] === VASSAL];
    };
    expect([horde(false), horde(true)]).toEqual([
      ['dardania', false],
      ['naissus', true],
    ]);
  });

  it('XXIX.C a kingdom without a seat that fought beside another is subdued with its last unit', () => {
    shows('XXIX.C.b', 'G102');
    const { state } = meeting(
      'sequana',
      { alamanni: { infantry: 5 }, orientali: { legion: 3 }, visigothi: { infantry: 1 } },
      (p) => {
        p.nation('visigothi', { status: KINGDOM });
        makeDeal(p.state, VISIGOTHS, ORIENTALI, ALLIANCE);
      },
    );
    expect(state.nations.capital[VISIGOTHS]).toBeLessThan(0);
    fight(state, 'alamanni', 'sequana', ({ defender }) => {
      for (const counter of defender.units.splice(0)) {
        remove(state, counter);
        defender.lost.push(counter);
      }
    });
    expect([state.ties.bond[VISIGOTHS], state.ties.lord[VISIGOTHS]]).toEqual([VASSAL, nation('alamanni')]);
  });
});

describe('after a migration', () => {
  it('XVIII.G, XXII.A, G80 a leader may go on campaign: nobody attacks in the Movement only', () => {
    shows('XXII.A.a', 'G80');
    const state = given((p) => {
      p.empty().turn(4).units('heruli', 'valachia', { infantry: 2 }).horde('heruli', 'valachia');
      p.leader('rex-heruli', 'valachia').phase('military', 'heruli');
    });
    state.activation.active = HERULI;
    state.activation.round = 1;
    state.activation.stage = 'movement';
    const seat = SIDE_OF[HERULI];
    const story = Story.of(state, (g) => activation(g, HERULI));
    story.answer(seat, 'migrate', 'horde-to hypanis', 'done');
    expect(story.offered(seat)).toContain('campaign rex-heruli');
  });
});

describe('allies on the march', () => {
  /** Three Heruli with their king and three Visigoths, a side each, before a single legion in Naissus. */
  const march = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(5).units('heruli', 'dardania', { infantry: 3 }).leader('rex-heruli', 'dardania');
      p.units('visigothi', 'dardania', { infantry: 3 }).units('orientali', 'naissus', { legion: 1 });
      p.state.lands.level[place('naissus')] = 0;
      makeDeal(p.state, HERULI, VISIGOTHS, ALLIANCE);
      p.state.activation.partners.push(VISIGOTHS);
      change(p);
    });
    const story = moving(state, HERULI);
    const seat = SIDE_OF[HERULI];
    if (story.asked === 'move') story.answer(seat, 'from dardania');
    if (story.asked === 'lead') story.answer(seat, 'lead rex-heruli');
    return story.answer(seat, 'take 3*heruli-infantry');
  };
  const OTHER = SIDE_OF[VISIGOTHS];

  it('XXXIV, XVIII.E, G382 form one stack: six of them overrun, under the leader of either', () => {
    shows('XXXIV.a', 'XVIII.E.a', 'G382');
    const story = march().answer(OTHER, 'take 3*visigothi-infantry').answer(SIDE_OF[HERULI], 'to naissus');
    story.answer(SIDE_OF[HERULI], ...story.offered(SIDE_OF[HERULI], 'yes'));
    expect(story.told('overrun')).toHaveLength(1);
    expect([story.units('heruli', 'naissus'), story.units('visigothi', 'naissus')]).toEqual([3, 3]);
  });

  it('G382 only as far as their own player likes', () => {
    shows('G382');
    const story = march().answer(OTHER, 'take none').answer(SIDE_OF[HERULI], 'to naissus');
    expect([story.told('overrun').length, story.units('visigothi', 'dardania')]).toEqual([0, 3]);
    // Whose activation comes another time is not asked.
    const alone = march((p) => p.state.activation.partners.splice(0));
    expect(alone.asked).toBe('to');
  });
});
