import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import { leader, nation, ROMANI } from '../../../src/data/pieces.ts';
import { combat } from '../../../src/rules/activation/military.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { leaveEnemies } from '../../../src/rules/battle/lone-leaders.ts';
import { remove } from '../../../src/state.ts';
import { facing, given, HUNS, movingUnopposed as moving, Story } from '../../story.ts';

describe('a leader alone', () => {
  it('XX.J, G304 whose stack was wiped out goes to the nearest friends, though it has won', () => {
    shows('XX.J.b', 'G304');
    const state = given((p) => {
      p.empty().turn(4).units('visigothi', 'naissus', { infantry: 1 }).units('orientali', 'naissus', { limitanei: 1 });
      p.leader('rex-visigothi', 'naissus')
        .units('visigothi', 'valachia', { infantry: 2 })
        .horde('visigothi', 'valachia');
      p.city('dardania', 'orientali').city('thracia', 'orientali');
    });
    const field = facing(state, 'visigothi', 'naissus');
    for (const side of [field.attacker, field.defender]) {
      for (const unit of side.units) remove(state, unit);
      side.lost.push(...side.units.splice(0));
    }
    const story = Story.of(
      state,
      function* (g) {
        yield* aftermath(g, field);
      },
      2,
    );
    expect(story.told('battle.won').map(({ nation: who }) => who)).toEqual(['visigothi']);
    expect(state.lands.control[state.pieces.leaderAt[leader('rex-visigothi')]]).toBe(nation('visigothi'));
  });

  it('XX.J, G304 does not stay among enemies who have come to where he is', () => {
    shows('G304');
    const state = given((p) => {
      p.empty().turn(4).units('alamanni', 'rhenus', { infantry: 2 }).horde('alamanni', 'rhenus');
      p.leader('aetius', 'austrasia').units('romani', 'neustria', { legion: 2 }).city('neustria', 'romani');
    });
    const ALEMANNI = nation('alamanni');
    const story = moving(state, ALEMANNI).answer(
      HUNS,
      'from rhenus',
      'take 2*alamanni-infantry',
      'to austrasia',
      'done',
    );
    expect(story.units('alamanni', 'austrasia')).toBe(2);
    Story.of(state, (g) => combat(g, ALEMANNI));
    expect(state.pieces.leaderAt[leader('aetius')]).not.toBe(place('austrasia'));
    expect(state.lands.control[state.pieces.leaderAt[leader('aetius')]]).toBe(ROMANI);
  });

  it('G304 stays in a city of his own that holds out', () => {
    shows('G304');
    const state = given((p) => {
      p.empty().turn(4).units('alamanni', 'neustria', { infantry: 2 }).city('neustria', 'romani');
      p.leader('aetius', 'neustria').units('romani', 'liger', { legion: 1 });
    });
    Story.done(state, (g) => leaveEnemies(g));
    expect(state.pieces.leaderAt[leader('aetius')]).toBe(place('neustria'));
  });
});
