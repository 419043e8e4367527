import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { ground, makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { goToFriends, isPassable, isShelter, nearestFriend } from '../../../src/rules/lands/routes.ts';
import { mayMigrate, migration } from '../../../src/rules/movement/migration.ts';
import { BARBARIAN, NOBODY, type State } from '../../../src/state.ts';
import { type Given, GOTHS, given, movingUnopposed as moving, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');
const EASTERN = ['moesia-superior', 'naissus', 'savus', 'tyras'] as const;

/** The Visigoths in Dacia, beside land of the East, with which they have a pact. */
const dacia = (turn: number, change: (p: Given) => void = () => {}) => {
  const state = given((p) => {
    for (const at of ['dacia', 'valachia', ...EASTERN] as const) p.clear(at);
    p.turn(turn).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 2 });
    p.state.lands.limes[place('moesia-superior')] = ORIENTALI;
    change(p);
  });
  makeDeal(state, VISIGOTHS, ORIENTALI, PACT);
  return state;
};

describe('a people on the land of others', () => {
  it('XII.D, G440 passes a neutral’s, and camps there no more than its units do: neither migrating nor in an Invasion', () => {
    shows('XII.D.c', 'G440');
    const migrating = dacia(4);
    expect(mayMigrate(migrating, VISIGOTHS)).toBe(true);
    const camps = Story.of(migrating, (g) => migration(g, VISIGOTHS)).offered(GOTHS);
    expect(camps).toContain('horde-to valachia');
    expect(camps.filter((id) => EASTERN.some((at) => id.endsWith(` ${at}`)))).toEqual([]);
    const invading = moving(dacia(3), VISIGOTHS).answer(GOTHS, 'move-horde').offered(GOTHS);
    expect(invading).toContain('horde-to valachia');
    expect(invading.filter((id) => EASTERN.some((at) => id.endsWith(` ${at}`)))).toEqual([]);
  });

  it('XX.L, III.B takes no refuge behind a Limes that is not a friend’s: where one stands is not empty', () => {
    shows('XX.L.e', 'XIX.B.o', 'G106');
    const refuge = (limes: number) => {
      const state = dacia(4, (p) => {
        p.state.lands.level[place('moesia-superior')] = 0;
        p.state.lands.limes[place('moesia-superior')] = limes;
      });
      const at = place('moesia-superior');
      return [isPassable(state, VISIGOTHS, at), isShelter(state, VISIGOTHS, at)];
    };
    expect([refuge(ORIENTALI), refuge(NOBODY), refuge(VISIGOTHS)]).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
  });
});

describe('where only a horde stands', () => {
  /** The Visigothic horde alone in Dacia, where the Gepids have theirs too, and its king far from it. */
  const danubius = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).nation('visigothi', { status: BARBARIAN, age: 3 }).horde('visigothi', 'dacia');
      p.horde('gepidae', 'carpathia').units('gepidae', 'carpathia', { infantry: 2 });
      p.units('orientali', 'naissus', { legion: 3 }).leader('rex-visigothi', 'naissus');
      change(p);
    });
  const king = (state: State) => {
    goToFriends(state, leader('rex-visigothi'));
    return placeId(state.pieces.leaderAt[leader('rex-visigothi')]);
  };

  it('XII.D, G309 its people are at home, though nobody controls it: a leader left alone goes there', () => {
    shows('XII.D.n', 'XII.D.o', 'XX.J.b', 'G309');
    const state = danubius();
    expect(state.lands.control[place('dacia')]).toBe(NOBODY);
    expect(ground(state, VISIGOTHS, place('dacia'))).toBe('friendly');
    expect(ground(state, nation('gepidae'), place('dacia'))).toBe('neutral');
    expect(nearestFriend(state, VISIGOTHS, place('naissus'))).toBe(place('dacia'));
    expect(king(state)).toBe('dacia');
  });

  it('XX.J, G304 a leader who has no friendly province stays where he is, after a battle too', () => {
    shows('G304');
    const state = danubius((p) => {
      p.state.nations.horde[VISIGOTHS] = -1;
    });
    for (let where = 0; where < state.lands.control.length; where++)
      if (state.lands.control[where] === VISIGOTHS) state.lands.control[where] = NOBODY;
    expect(nearestFriend(state, VISIGOTHS, place('naissus'))).toBe(-1);
    expect(king(state)).toBe('naissus');
  });
});
