import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import type { LeaderId } from '../../../src/data/leaders.ts';
import { leader, nation, PERSAE } from '../../../src/data/pieces.ts';
import { changeLeaders } from '../../../src/rules/turn/reinforcements.ts';
import { BARBARIAN, GONE, KINGDOM, NOWHERE, type State } from '../../../src/state.ts';
import { type Given, given, PERSIANS, Story } from '../../story.ts';

describe('IX.C leaders', () => {
  const at = (state: State, id: LeaderId) => state.pieces.leaderAt[leader(id)];
  const changed = (state: State, owner: number) => Story.of(state, (g) => changeLeaders(g, owner));
  /** All who come are posted here. */
  const posted = (state: State, owner: number, where: PlaceId) => {
    const story = changed(state, owner);
    while (story.run.decision !== null) story.answer(story.run.decision.asks[0].seat, `post ${where}`);
    return story;
  };
  const goths = (turn: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(turn).units('visigothi', 'dacia', { infantry: 1 }).horde('visigothi', 'dacia');
      change(p);
    });

  it('of history come in their turn and go for good; the standard king makes room, and comes back', () => {
    shows('III.C.a', 'III.C.b', 'III.C.d', 'III.C.i', 'IX.C.b', 'IX.C.c', 'IX.C.e', 'XXXIV.af');
    const state = goths(2, (p) => p.leader('rex-visigothi', 'dacia'));
    const story = posted(state, nation('visigothi'), 'dacia');
    expect([at(state, 'fritigernus'), at(state, 'rex-visigothi')]).toEqual([place('dacia'), NOWHERE]);
    expect(story.told('leader.left')).toMatchObject([{ leader: 'rex-visigothi' }]);
    state.clock.turn = 3;
    posted(state, nation('visigothi'), 'dacia');
    expect([at(state, 'fritigernus'), at(state, 'alaricus'), at(state, 'rex-visigothi')]).toEqual([
      GONE,
      place('dacia'),
      NOWHERE,
    ]);
    // On turn 9 history has nobody for them.
    state.clock.turn = 9;
    posted(state, nation('visigothi'), 'dacia');
    expect([at(state, 'alaricus'), at(state, 'rex-visigothi')]).toEqual([GONE, place('dacia')]);
  });

  it('who died does not come back; the standard king stands in for him', () => {
    shows('III.C.c', 'VI.H.h');
    const state = goths(2, (p) => p.gone('fritigernus'));
    posted(state, nation('visigothi'), 'dacia');
    expect([at(state, 'fritigernus'), at(state, 'rex-visigothi')]).toEqual([GONE, place('dacia')]);
  });

  it('who stays a second turn stays where he is; a standard one is posted anew each turn, and may be left', () => {
    shows('IX.C.a', 'G160', 'IX.C.d', 'G72');
    const state = given((p) => {
      p.empty().turn(2).units('persae', 'akkad', { infantry: 1 }).units('persae', 'babylonia', { infantry: 1 });
      p.leader('sapor-ii', 'babylonia').leader('satrapes', 'akkad');
    });
    const story = changed(state, PERSAE);
    expect(story.run.decision?.asks[0].prompt).toMatchObject({ ask: 'post', fallback: 'post akkad' });
    story.answer(PERSIANS, 'post akkad');
    expect([at(state, 'sapor-ii'), at(state, 'satrapes')]).toEqual([place('babylonia'), place('akkad')]);
    expect([story.asked, story.told('leader.arrived')]).toEqual([null, []]);
    const moved = changed(state, PERSAE).answer(PERSIANS, 'post babylonia');
    expect(moved.told('leader.arrived')).toMatchObject([{ leader: 'satrapes', province: 'babylonia' }]);
  });

  it('generals without a name are for the civilised; a people without units still has its horde, and leaders there', () => {
    shows('III.C.e');
    const persia = (status: number) => {
      const state = given((p) => {
        p.empty().turn(2).nation('persae', { status }).units('persae', 'akkad', { infantry: 1 });
        p.state.nations.capital[PERSAE] = NOWHERE;
      });
      posted(state, PERSAE, 'akkad');
      return at(state, 'satrapes');
    };
    expect([persia(KINGDOM), persia(BARBARIAN)]).toEqual([place('akkad'), NOWHERE]);
    const none = given((p) => p.empty().turn(2).horde('visigothi', 'dacia').leader('rex-visigothi', 'dacia'));
    posted(none, nation('visigothi'), 'dacia');
    expect([at(none, 'rex-visigothi'), at(none, 'fritigernus')]).toEqual([NOWHERE, place('dacia')]);
  });
});
