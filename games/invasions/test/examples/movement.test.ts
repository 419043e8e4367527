import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../src/data/geography.ts';
import { nation, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { movement, renewSteps } from '../../src/rules/activation/orders.ts';
import { isCleared } from '../../src/rules/lands/passages.ts';
import { routesFrom } from '../../src/rules/lands/routes.ts';
import { stackLimit } from '../../src/rules/lands/stacking.ts';
import { interceptionModifier } from '../../src/rules/movement/interception.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import type { State } from '../../src/state.ts';
import { given, PERSIANS, ROMANS, Story } from '../story.ts';

/** The Romans move while nobody reacts. */
const marching = (state: State, ...dice: readonly number[]) => {
  state.orders.intercepts.fill('never');
  state.orders.evades.fill('never');
  state.clock.phase = 'military';
  state.activation.active = ROMANI;
  renewSteps(state, ROMANI);
  return Story.of(state, (g) => movement(g, ROMANI), ...dice);
};

describe('movement', () => {
  it('E11 Iulianus picks up units on his way; the infantry that came late is left behind', () => {
    shows(
      'XVIII.A.b',
      'XVIII.A.c',
      'XVIII.A.d',
      'XVIII.A.e',
      'XVIII.A.f',
      'XVIII.A.g',
      'XVIII.B.g',
      'XVIII.D.a',
      'XVIII.D.b',
      'XVIII.D.c',
    );
    const state = given((p) => {
      p.empty();
      p.units('orientali', 'osroene', { equites: 2, palatina: 1, limitanei: 1 }).leader('iulianus', 'osroene');
      p.units('orientali', 'coele-syria', { 'aux-alani': 1, 'aux-gothi-inf': 1 }).units('romani', 'coele-syria', {
        equites: 1,
      });
      p.units('persae', 'euphrates', { satraps: 1 });
    });
    const story = marching(state);
    story.answer(ROMANS, 'from osroene', 'lead iulianus');
    story.answer(ROMANS, 'take 2*orientali-equites+orientali-limitanei+orientali-palatina', 'to amida');
    story.answer(ROMANS, 'from coele-syria');
    story.answer(ROMANS, 'take orientali-aux-alani+orientali-aux-gothi-inf+romani-equites', 'to amida');
    expect(story.units('orientali', 'amida')).toBe(7);
    story.answer(ROMANS, 'from amida', 'lead iulianus');
    const all = story.offered(ROMANS, 'take').sort((a, b) => b.length - a.length)[0];
    story.answer(ROMANS, all, 'to euphrates', 'yes');
    expect(story.told('overrun')).toHaveLength(1);
    expect(story.units('persae', 'euphrates')).toBe(0);
    // Two steps more with the leader from Osroene; the Goths on foot from Coele Syria have none.
    story.answer(ROMANS, 'from euphrates', 'lead iulianus');
    const offered = story.offered(ROMANS, 'take').join(' ');
    expect(offered).toContain('orientali-limitanei');
    expect(offered).not.toContain('gothi-inf');
    const most = story.offered(ROMANS, 'take').sort((a, b) => b.length - a.length)[0];
    story.answer(ROMANS, most);
    expect(story.offered(ROMANS, 'to')).toContain('to babylonia');
  });

  it('E12 two overruns in a row take four steps', () => {
    shows('XVIII.C.c', 'XVIII.E.b', 'XVIII.E.c');
    const state = given((p) => {
      p.empty();
      p.units('orientali', 'armenia', { legion: 4, equites: 2 }).units('romani', 'armenia', { legion: 1 });
      p.leader('iulianus', 'armenia')
        .units('persae', 'adiabene', { satraps: 1 })
        .units('persae', 'akkad', { satraps: 1 });
    });
    const story = marching(state);
    // Seven units are one too many in the mountains of Armenia, so it is this stack that must move.
    story.answer(ROMANS, 'lead iulianus');
    story.answer(ROMANS, 'take 2*orientali-equites+4*orientali-legion+romani-legion', 'to akkad', 'yes');
    expect(story.told('overrun').map(({ province }) => province)).toEqual(['adiabene', 'akkad']);
    const steps = new Set(
      unitsAt(story.state, nation('orientali'), place('akkad')).map((counter) => story.state.stacks.steps[counter]),
    );
    expect(steps).toEqual(new Set([4]));
    // Only the horse has a fifth step.
    story.answer(ROMANS, 'from akkad');
    expect(story.offered(ROMANS, 'take').join(' ')).not.toContain('legion');
  });

  it('E13 twice as many clear a passage', () => {
    const state = given((p) =>
      p
        .empty()
        .units('visigothi', 'aquitania', { infantry: 1 })
        .units('franci', 'aquitania', { 'francisca-infantry': 2 }),
    );
    expect(isCleared(state, nation('franci'), place('aquitania'), 1)).toBe(true);
    expect(isCleared(state, nation('franci'), place('aquitania'), 3)).toBe(false);
  });
});

describe('interception', () => {
  const modifier = (state: State, from: PlaceId) => {
    const east = nation('orientali');
    const route = routesFrom(state, east, place('moesia-inferior'), 3).find((one) => one.place === place(from));
    if (route === undefined) throw new Error(`no route from ${from}`);
    return interceptionModifier(state, east, place('moesia-inferior'), route);
  };

  it('E15 Thracia has +2; Valens in Cappadocia 1 + 2 - 2 - 2 - 1', () => {
    shows('III.C.j', 'XIX.A.j', 'XIX.A.l', 'XIX.A.m', 'XIX.A.n', 'XIX.A.o', 'G39', 'XXXVIII.P.a', 'XXXVI.C.k');
    const state = given((p) => {
      p.empty().turn(2);
      p.units('orientali', 'thracia', { legion: 1 }).units('orientali', 'cappadocia', {
        legion: 3,
        equites: 2,
        limitanei: 1,
      });
      p.leader('valens', 'cappadocia').units('visigothi', 'moesia-inferior', { infantry: 1 });
    });
    expect([3 + modifier(state, 'thracia'), 9 + modifier(state, 'cappadocia')]).toEqual([5, 7]);
    expect(stackLimit(state, nation('orientali'), place('moesia-inferior'), [leaderNumber(state)])).toBe(5);
  });

  it('XIX.B six that evade overrun a single unit in the open, never a city', () => {
    shows('XIX.B.l');
    // Persians far from home: every province around holds one Roman unit, Naissus the army that comes and leaves one behind.
    const around = ['moesia-inferior', 'macedonia', 'epirus', 'illyricum'] as const;
    const state = given((p) => {
      p.empty().units('persae', 'dardania', { 'horse-archers': 6 });
      for (const at of around) p.units('romani', at, { limitanei: 1 });
      p.units('romani', 'naissus', { legion: 3 });
    });
    const open = around.filter((at) => state.lands.level[place(at)] === 0);
    expect(open.length).toBeLessThan(around.length);
    state.orders.intercepts.fill('never');
    state.clock.phase = 'military';
    state.activation.active = ROMANI;
    renewSteps(state, ROMANI);
    // 8 and 3 for twice the units, less 2 over a river or ridge.
    const story = Story.of(state, (g) => movement(g, ROMANI), 8);
    story.answer(ROMANS, 'from naissus', 'take 2*romani-legion', 'to dardania');
    expect(story.asked).toBe('evade');
    const offered = story.offered(PERSIANS, 'evade-to');
    expect(offered).toEqual(expect.arrayContaining(['naissus', ...open].map((at) => `evade-to ${at}`)));
    const cities = around.filter((at) => !open.some((one) => one === at));
    for (const at of cities) expect(offered).not.toContain(`evade-to ${at}`);
    const first = 'evade-to naissus';
    story.answer(PERSIANS, first);
    if (story.asked === 'evaders') story.answer(PERSIANS, story.offered(PERSIANS, 'take')[0]);
    expect(story.told('overrun')).toMatchObject([{ nation: 'persae', province: first.slice('evade-to '.length) }]);
    expect(
      state.pieces.here[place('dardania')].filter((counter) => state.pieces.holder[counter] === PERSAE).length,
    ).toBeLessThan(6);
  });
});

function leaderNumber(state: State): number {
  return state.pieces.leaderAt.indexOf(place('cappadocia'));
}
