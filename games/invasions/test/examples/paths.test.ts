import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId, waysFrom } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../src/data/pieces.ts';
import { canStep, reaches } from '../../src/rules/lands/destinations.ts';
import { isCleared, mayEnd } from '../../src/rules/lands/passages.ts';
import { ALLIANCE, HOSTILITY, makeDeal, PACT } from '../../src/rules/lands/relations.ts';
import { stepsLeft } from '../../src/rules/lands/steps.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { NOBODY } from '../../src/state.ts';
import { type Given, given, goals, movingUnopposed as moving, mutiny, ROMANS } from '../story.ts';

describe('ways by land', () => {
  const rome = (change: (p: Given) => void = () => {}) =>
    given((p) => change(p.empty().turn(3).units('romani', 'burgondia', { legion: 1 })));

  it('XVIII.A each border is a step, and no place is reached that is too far', () => {
    shows('XVIII.A.h', 'XVIII.A.l');
    const state = rome();
    expect(goals(state, ROMANI, 'burgondia', 1).sort()).toEqual([
      'helvetia',
      'liger',
      'lotharingia',
      'neustria',
      'rhodanus',
      'sequana',
    ]);
    expect(goals(state, ROMANI, 'burgondia', 2)).toEqual(expect.arrayContaining(['arvernia', 'treveria', 'alpes']));
    expect(goals(state, ROMANI, 'burgondia', 2)).not.toContain('septimania');
    expect(goals(state, ROMANI, 'burgondia', 3)).toContain('septimania');
    const [unit] = unitsAt(state, ROMANI, place('burgondia'));
    const to = (id: PlaceId, steps: number) =>
      reaches(state, ROMANI, place('burgondia'), place(id), [unit], undefined, steps);
    expect([to('septimania', 2), to('septimania', 3), to('burgondia', 3)]).toEqual([false, true, false]);
    expect([0, 1].map((steps) => canStep(state, ROMANI, place('burgondia'), [unit], undefined, steps))).toEqual([
      false,
      true,
    ]);
  });

  it('XVIII.C enemies stop it, unless twice as many have cleared the passage', () => {
    shows('XVIII.F.a', 'XVIII.F.b');
    const held = rome((p) =>
      p.units('vandali', 'rhodanus', { infantry: 1 }).units('vandali', 'liger', { infantry: 1 }),
    );
    expect(goals(held, ROMANI, 'burgondia', 2)).toEqual(expect.arrayContaining(['rhodanus', 'liger']));
    expect(goals(held, ROMANI, 'burgondia', 2)).not.toContain('arvernia');
    const cleared = rome((p) => {
      p.units('vandali', 'rhodanus', { infantry: 1 }).units('vandali', 'liger', { infantry: 1 });
      p.units('romani', 'rhodanus', { legion: 2 });
    });
    expect(goals(cleared, ROMANI, 'burgondia', 2)).toContain('arvernia');
    expect(isCleared(cleared, ROMANI, place('rhodanus'), 1)).toBe(true);
    expect(isCleared(cleared, ROMANI, place('rhodanus'), 2)).toBe(false);
    expect(isCleared(cleared, ROMANI, place('arvernia'), 0)).toBe(false);
  });

  it('XVIII.E six overrun a single one for a step more', () => {
    shows('XVIII.C.c', 'XVIII.E.c');
    const six = (enemies: number) =>
      given((p) => {
        p.empty().turn(3).units('romani', 'burgondia', { legion: 6 });
        p.units('vandali', 'rhodanus', { infantry: enemies }).units('vandali', 'liger', { infantry: 2 });
      });
    expect(goals(six(1), ROMANI, 'burgondia', 2)).not.toContain('arvernia');
    expect(goals(six(1), ROMANI, 'burgondia', 3)).toContain('arvernia');
    expect(goals(six(2), ROMANI, 'burgondia', 3)).not.toContain('arvernia');
  });

  it('XVIII.J a strait takes the whole allowance, from its shore only; the Bosphorus two steps for its master', () => {
    shows('XVIII.J.a', 'XVIII.J.b', 'XVIII.J.c', 'G38', 'XXXVIII.P.b');
    const state = given((p) => p.empty().turn(3).units('romani', 'beneventum', { legion: 1 }));
    expect(goals(state, ROMANI, 'beneventum', 3)).toContain('sicilia');
    const [unit] = unitsAt(state, ROMANI, place('beneventum'));
    state.stacks.steps[unit] = 1;
    expect(goals(state, ROMANI, 'beneventum', 2)).not.toContain('sicilia');
    const inland = given((p) => p.empty().turn(3).units('romani', 'campania', { legion: 1 }));
    expect(goals(inland, ROMANI, 'campania', 3)).not.toContain('sicilia');
    const east = given((p) => p.empty().turn(3).units('orientali', 'moesia-inferior', { legion: 1 }));
    expect(goals(east, ORIENTALI, 'moesia-inferior', 2)).not.toContain('bythinia');
    expect(goals(east, ORIENTALI, 'moesia-inferior', 3)).toContain('bythinia');
    const goths = given((p) => p.empty().turn(3).units('visigothi', 'thracia', { infantry: 1 }));
    expect(goals(goths, nation('visigothi'), 'thracia', 2)).toContain('bythinia');
  });

  it('XII.D nobody ends his move among neutrals', () => {
    shows('XII.D.c');
    const state = given((p) => {
      p.empty().horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 });
      p.horde('vandali', 'tisia').units('vandali', 'tisia', { infantry: 1 });
    });
    expect(mayEnd(state, nation('visigothi'), place('tisia'))).toBe(false);
    expect(goals(state, nation('visigothi'), 'dacia', 2)).not.toContain('tisia');
    // What stands empty in barbarian country is free to all.
    expect(mayEnd(state, nation('visigothi'), place('carpathia'))).toBe(true);
    expect(goals(state, nation('visigothi'), 'dacia', 3)).toEqual(expect.arrayContaining(['carpathia', 'hunnia']));
  });

  it('XII.D a pact opens the way, but gives no quarters, not even where nobody stands', () => {
    const state = given((p) => p.empty().turn(5).units('vandali', 'burgondia', { infantry: 1 }));
    const vandals = nation('vandali');
    expect(goals(state, vandals, 'burgondia', 2)).toEqual(expect.arrayContaining(['rhodanus', 'arvernia']));
    makeDeal(state, vandals, ROMANI, PACT);
    expect([state.lands.control[place('arvernia')], mayEnd(state, vandals, place('arvernia'))]).toEqual([
      ROMANI,
      false,
    ]);
    expect(goals(state, vandals, 'burgondia', 2)).not.toContain('arvernia');
    // Whatever is nobody's is open to everybody.
    state.lands.control[place('arvernia')] = NOBODY;
    expect(goals(state, vandals, 'burgondia', 2)).toContain('arvernia');
    makeDeal(state, vandals, ROMANI, ALLIANCE);
    expect(mayEnd(state, vandals, place('rhodanus'))).toBe(true);
  });

  it('XII.D declared enemies among barbarians are passed all the same, as long as no Roman stands with them', () => {
    const through = (romans: boolean) => {
      const state = given((p) => {
        p.empty().turn(3).units('visigothi', 'dacia', { infantry: 1 }).units('vandali', 'tisia', { infantry: 1 });
        if (romans) p.units('orientali', 'tisia', { legion: 1 });
      });
      makeDeal(state, nation('visigothi'), nation('vandali'), HOSTILITY);
      const near = waysFrom(state.rules.map, place('dacia')).map(({ to }) => to);
      const beyond = waysFrom(state.rules.map, place('tisia')).filter(
        ({ to }) => to !== place('dacia') && !near.includes(to),
      );
      for (const to of near) if (to !== place('tisia')) state.lands.limes[to] = ORIENTALI;
      const found = goals(state, nation('visigothi'), 'dacia', 2);
      return beyond.some(({ to }) => found.includes(placeId(to)));
    };
    expect([through(false), through(true)]).toEqual([true, false]);
  });

  it('XVIII.B three steps on foot, four on horseback, one more with a leader all the way', () => {
    shows('XVIII.B.d', 'XVIII.B.e', 'XVIII.B.g', 'XVIII.D.c');
    const state = given((p) => p.empty().units('romani', 'liger', { legion: 1, equites: 1 }));
    const [legion, horse] = unitsAt(state, ROMANI, place('liger'));
    const left = (led: boolean) => [legion, horse].map((unit) => stepsLeft(state, unit, led));
    expect([left(false), left(true)]).toEqual([
      [3, 4],
      [4, 5],
    ]);
    state.stacks.unled[legion] = 1;
    state.stacks.steps[legion] = 1;
    expect(left(true)).toEqual([2, 5]);
  });
});

describe('a campaign', () => {
  /** Stilicho marches; a legion stands two steps away from him, another five. */
  const stilicho = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }).leader('stilicho', 'burgondia');
      p.units('romani', 'arvernia', { legion: 1 }).units('romani', 'latium', { legion: 1 });
      change(p);
    });
    const story = moving(state, ROMANI);
    return { state, story };
  };

  it('XXII.B others may only come to the leader, if they can', () => {
    shows('XXXIV.l', 'XVIII.B.h', 'XXII.B.b', 'XXII.B.c');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }).leader('stilicho', 'burgondia');
      p.units('romani', 'arvernia', { legion: 1 }).units('romani', 'latium', { legion: 1 });
      p.state.activation.marching = leader('stilicho');
    });
    const story = moving(state, ROMANI);
    expect(story.offered(ROMANS).sort()).toEqual(['done', 'from arvernia', 'from burgondia']);
    story.answer(ROMANS, 'from arvernia');
    expect(story.units('romani', 'burgondia')).toBe(2);
    // He himself goes anywhere.
    story.answer(ROMANS, 'from burgondia');
    story.answer(ROMANS, story.offered(ROMANS, 'take')[0] ?? 'take none');
    expect(story.offered(ROMANS, 'to').length).toBeGreaterThan(5);
  });

  it('XVIII.B a leader goes alone, and it is told', () => {
    const { state, story } = stilicho();
    story.answer(ROMANS, 'from burgondia', 'lead stilicho', 'take none', 'to rhodanus');
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(place('rhodanus'));
    expect(story.units('romani', 'burgondia')).toBe(1);
    expect(story.told('leader.moved')).toMatchObject([{ leader: 'stilicho', province: 'burgondia', to: 'rhodanus' }]);
  });

  it('a stack in mutiny does not move', () => {
    const { story } = stilicho((p) => mutiny(p.state, 'romani', 'arvernia'));
    expect(story.offered(ROMANS)).toContain('from burgondia');
    expect(story.offered(ROMANS)).not.toContain('from arvernia');
  });

  it('XVII.A what is too much at the end of a Movement is lost', () => {
    shows('XVII.A.g', 'G98');
    const { story } = stilicho((p) => p.units('romani', 'latium', { legion: 4 }));
    // Five and no leader: one is too many for any province.
    expect(story.offered(ROMANS)).not.toContain('done');
    story.answer(ROMANS, 'from latium', 'take romani-legion', 'to campania', 'done');
    expect([story.units('romani', 'latium'), story.units('romani', 'campania')]).toEqual([4, 1]);
  });
});
