import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../src/data/geography.ts';
import { leader, nation, ROMANI, SIDE_OF } from '../../src/data/pieces.ts';
import { campaigns } from '../../src/rules/activation/campaigns.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { renewSteps } from '../../src/rules/activation/orders.ts';
import { invades } from '../../src/rules/lands/calendar.ts';
import { isBarbarianGround } from '../../src/rules/lands/relations.ts';
import { stackLimit } from '../../src/rules/lands/stacking.ts';
import { hordeReach, moveHorde } from '../../src/rules/movement/migration.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { FEDERATE, FREE, VASSAL } from '../../src/state.ts';
import { bind, type Given, GOTHS, given, ROMANS, Story } from '../story.ts';

const [VISIGOTHS, ALEMANNI] = [nation('visigothi'), nation('alamanni')];

/** On turn 2 the Calendar lets the Visigoths invade. */
const danube = (change: (p: Given) => void = () => {}) => {
  const state = given((p) => {
    p.empty().turn(2).horde('visigothi', 'valachia').units('visigothi', 'valachia', { infantry: 1 });
    change(p);
  });
  state.orders.evades.fill('never');
  state.orders.intercepts.fill('never');
  state.orders.asks.fill('never');
  return state;
};

describe('an Invasion', () => {
  it('has two rounds of Movement and Combat, each with all steps anew, and the campaigns after them', () => {
    shows('XVIII.B.b', 'XVIII.H.a', 'XVIII.H.b', 'XXII.A.a');
    const state = danube();
    const story = Story.of(state, (g) => activation(g, VISIGOTHS));
    while (story.asked !== 'move') story.answer(GOTHS, 'no');
    const steps = () => unitsAt(state, VISIGOTHS, place('hypanis')).map((unit) => state.stacks.steps[unit]);
    story.answer(GOTHS, 'from valachia', 'to hypanis');
    expect([state.activation.round, steps()]).toEqual([1, [1]]);
    story.answer(GOTHS, 'done');
    expect([story.asked, state.activation.round, state.activation.stage, steps()]).toEqual([
      'move',
      2,
      'movement',
      [0],
    ]);
    story.answer(GOTHS, 'done');
    expect(state.activation.round === 2 && story.asked === 'move').toBe(false);
  });

  it('another nation has one round', () => {
    shows('XVIII.H.b');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1 });
    });
    const story = Story.of(state, (g) => activation(g, ROMANI));
    story.answer(ROMANS, 'done');
    expect(story.asked).toBeNull();
  });

  it('G63 is for vassals and federates too; the horde of a federate stays in the provinces of its Foedus', () => {
    shows('G63', 'XXIX.F.d', 'XXVIII.E.d');
    const goals = (bond: number, lord: 'orientali' | 'hunni') => {
      const bound = danube((p) => p.horde('visigothi', 'valachia'));
      if (bond !== FREE) bind(bound, VISIGOTHS, bond, nation(lord), 'valachia', 'dacia');
      expect(invades(bound, VISIGOTHS)).toBe(true);
      renewSteps(bound, VISIGOTHS);
      return hordeReach(bound, VISIGOTHS).map(placeId);
    };
    expect(goals(FEDERATE, 'orientali')).toEqual(['dacia']);
    // A vassal camps where a free people would, but not on his lord's land, through which he passes (G440).
    const free = goals(FREE, 'orientali');
    const wild = free.filter((at) => isBarbarianGround(place(at)));
    expect(goals(VASSAL, 'orientali')).toEqual(expect.arrayContaining(wild));
    expect(goals(VASSAL, 'orientali')).not.toEqual(expect.arrayContaining(free));
    expect(wild.length).toBeGreaterThan(1);
  });

  it('lets five stand together after each of its Movements, and no more', () => {
    shows('XVIII.H.c', 'XVIII.H.d');
    const crowd = (units: number, round: number) => {
      const state = danube((p) => p.units('visigothi', 'valachia', { infantry: 3, archers: units - 4 }));
      const story = Story.of(state, (g) => activation(g, VISIGOTHS));
      while (story.asked !== 'move' && story.asked !== 'stack') story.answer(GOTHS, 'no');
      if (round === 2) {
        story.answer(GOTHS, 'done');
        expect(state.activation.round).toBe(2);
      }
      return story.asked === 'move' && story.offered(GOTHS).includes('done');
    };
    expect([crowd(5, 1), crowd(5, 2), crowd(6, 1)]).toEqual([true, true, false]);
  });

  it('leaves its leader the extra unit in his campaigns', () => {
    shows('XVIII.H.e');
    const state = danube((p) => p.leader('fritigernus', 'valachia'));
    state.activation.active = VISIGOTHS;
    state.activation.stage = 'campaigns';
    const story = Story.of(state, (g) => campaigns(g, VISIGOTHS));
    story.answer(GOTHS, 'campaign fritigernus', 'post valachia');
    expect(state.activation.marching).toBe(leader('fritigernus'));
    // Four, two of Fritigernus, one of the Invasion.
    expect(stackLimit(state, VISIGOTHS, place('valachia'))).toBe(7);
  });
});

describe('the horde of an Invasion', () => {
  /** The Alemanni invade on turn 1; Romans stand in Burgondia and may fall upon their horde in Lotharingia. */
  const rhine = (...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().horde('alamanni', 'agri-decumates').units('alamanni', 'agri-decumates', { infantry: 1 });
      p.units('romani', 'burgondia', { legion: 2 });
      p.state.lands.level[place('lotharingia')] = 0;
    });
    state.orders.intercepts.fill('always');
    state.orders.evades.fill('never');
    state.activation.active = ALEMANNI;
    return { state, story: Story.of(state, (g) => moveHorde(g, ALEMANNI), ...dice) };
  };
  const HUN = 1;

  it('is intercepted like a stack; beaten it goes back, and its move is over', () => {
    shows('G222', 'XVIII.G.b');
    // 4 and 2 for an empire; a die for the horde, two for the legions: nobody hits, and the defender has won.
    const { state, story } = rhine(4, ...[1, 1, 1]);
    story.answer(HUN, 'horde-to lotharingia');
    if (story.asked === 'interceptors') story.answer(ROMANS, 'take 2*romani-legion');
    expect(story.told('battle.won')).toMatchObject([{ nation: 'romani', enemy: 'alamanni', province: 'lotharingia' }]);
    expect([placeId(state.nations.horde[ALEMANNI]), state.ties.bond[ALEMANNI]]).toEqual(['agri-decumates', 0]);
    expect(state.stacks.hordeSteps[ALEMANNI]).toBeGreaterThan(3);
  });

  it('submits if it is hit', () => {
    shows('G222', 'XX.H.i');
    const { state, story } = rhine(4, ...[1, 3, 1]);
    story.answer(HUN, 'horde-to lotharingia');
    while (story.run.decision !== null) {
      const [{ seat, options }] = story.run.decision.asks;
      story.answer(seat, options.at(-1)?.id ?? '');
    }
    expect([state.ties.bond[ALEMANNI], state.ties.lord[ALEMANNI]]).toEqual([VASSAL, ROMANI]);
  });

  it('XIX.A beaten it goes back past those among whom it may not stand', () => {
    shows('G222');
    const state = given((p) => {
      p.empty().turn(4).horde('vandali', 'valachia').units('vandali', 'valachia', { infantry: 1 });
      p.units('heruli', 'dacia', { infantry: 1 }).units('orientali', 'dardania', { legion: 2 });
      p.city('moesia-superior', 'orientali', 0);
    });
    state.orders.intercepts.fill('always');
    state.activation.active = nation('vandali');
    const story = Story.where(
      () => structuredClone(state),
      (one) => {
        one.answer(SIDE_OF[nation('vandali')], 'horde-to moesia-superior');
        while (one.run.decision !== null)
          one.answer(one.run.decision.asks[0].seat, one.offered(one.run.decision.asks[0].seat).at(-1) ?? '');
        return one.told('battle.won').length > 0 && one.state.ties.bond[nation('vandali')] === FREE;
      },
      (g) => moveHorde(g, nation('vandali')),
    );
    expect(placeId(story.state.nations.horde[nation('vandali')])).toBe('valachia');
  });

  it('XIX.A goes on if it beats those who fell upon it, and stays if it likes', () => {
    shows('G222', 'XIX.A.x');
    const won = (answer: 'yes' | 'no') => {
      const state = given((p) => {
        p.empty().horde('alamanni', 'agri-decumates').units('alamanni', 'agri-decumates', { infantry: 1 });
        p.units('romani', 'burgondia', { limitanei: 1 });
        for (const id of ['lotharingia', 'sequana'] as const) p.state.lands.level[place(id)] = 0;
      });
      state.orders.intercepts.fill('always');
      state.orders.evades.fill('never');
      state.activation.active = ALEMANNI;
      const story = Story.where(
        () => structuredClone(state),
        (one) => {
          one.answer(HUN, 'horde-to sequana');
          while (one.run.decision !== null && one.asked !== 'march-on')
            one.answer(one.run.decision.asks[0].seat, one.run.decision.asks[0].options[0].id);
          return one.asked === 'march-on';
        },
        (g) => moveHorde(g, ALEMANNI),
      );
      story.answer(HUN, answer).anyhow();
      return [placeId(story.state.nations.horde[ALEMANNI]), story.state.stacks.hordeSteps[ALEMANNI]];
    };
    expect([won('yes')[0], won('no')]).toEqual(['sequana', ['lotharingia', 1]]);
  });

  it('goes on where nobody catches it, and whoever failed does not try again', () => {
    shows('G222');
    const { state, story } = rhine(3);
    story.answer(HUN, 'horde-to sequana');
    expect([story.told('intercept.failed').length, placeId(state.nations.horde[ALEMANNI])]).toEqual([1, 'sequana']);
  });
});
