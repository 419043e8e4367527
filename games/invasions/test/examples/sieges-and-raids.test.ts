import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation, sortNamed } from '../../src/data/pieces.ts';
import { raid, raidsOfTurn } from '../../src/rules/activation/raids.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { caravans } from '../../src/rules/treasury/caravans.ts';
import { begin, deploy, KINGDOM, type State } from '../../src/state.ts';
import { GOTHS, given, PERSIANS, ROMANS, Story } from '../story.ts';

describe('sieges', () => {
  it('E26 Athenae resists the terror, falls on the second roll and is sacked', () => {
    shows(
      'III.F.g',
      'XXIV.B.b',
      'XXIV.B.c',
      'XXIV.C.a',
      'XXIV.C.b',
      'XXIV.C.i',
      'XXIV.C.k',
      'XXIV.C.m',
      'XXIV.D.a',
      'XXIV.D.g',
      'XXIV.A.e',
      'XXIII.D.a',
      'XXXVI.B.k',
      'XXXVI.C.k',
    );
    const state = given((p) => {
      p.empty()
        .turn(2)
        .units('visigothi', 'achaia', { 'noble-cavalry': 3, infantry: 2 })
        .leader('fritigernus', 'achaia');
      p.units('orientali', 'mare-aegeum', { classis: 1 });
    });
    const story = Story.of(state, (g) => siege(g, nation('visigothi'), place('achaia')), 3, 3, 9, 1, 1);
    story.answer(GOTHS, 'siege');
    expect(story.told('terror.failed')).toHaveLength(1);
    // A Roman fleet offshore takes 1 from each roll.
    expect(story.told('siege')[0].rolls).toEqual([2, 8]);
    expect(story.told('city.fell')).toMatchObject([{ nation: 'visigothi', enemy: 'orientali', province: 'achaia' }]);
    story.answer(GOTHS, 'yes');
    // Two gold and a plunder marker for each of two levels; one more lies on the city.
    expect(story.told('plunder')).toHaveLength(2);
    expect(story.gold('visigothi')).toBe(4);
    expect(story.state.lands.sack[place('achaia')]).toBe(1);
  });

  it('E20 Nisibis falls to Iulianus on his second roll', () => {
    shows('XXIV.C.a', 'XXIV.C.g', 'XXIII.B.d', 'G57', 'XXIV.C.k');
    const state = given((p) => p.empty().units('orientali', 'assyria', { legion: 3 }).leader('iulianus', 'assyria'));
    const story = Story.of(state, (g) => siege(g, nation('orientali'), place('assyria')), 6, 9);
    story.answer(ROMANS, 'siege');
    expect(story.told('siege')[0].rolls).toEqual([5, 8]);
    expect(story.state.lands.city[place('assyria')]).toBe(nation('orientali'));
  });

  it('a besieger who fails must go back to where he came from', () => {
    shows('XII.B.g', 'XXIV.A.d', 'XXIV.C.j');
    const state = given((p) => {
      p.empty().units('persae', 'osroene', { infantry: 3 }).units('persae', 'euphrates', { satraps: 1 });
      for (const counter of p.state.pieces.here[place('osroene')]) p.state.stacks.from[counter] = place('euphrates');
    });
    const story = Story.of(state, (g) => siege(g, nation('persae'), place('osroene')), 1);
    story.answer(PERSIANS, 'siege');
    expect([story.units('persae', 'osroene'), story.units('persae', 'euphrates')]).toEqual([0, 4]);
  });

  it('a small kingdom that loses its capital is subdued', () => {
    const state = given((p) => {
      p.empty().turn(5).nation('burgundi', { status: KINGDOM, age: 2, treasury: 9 }).city('rhodanus', 'burgundi');
      p.state.nations.capital[nation('burgundi')] = place('rhodanus');
      p.units('visigothi', 'rhodanus', { infantry: 4 });
    });
    const story = Story.of(state, (g) => siege(g, nation('visigothi'), place('rhodanus')), 10);
    story.answer(GOTHS, 'siege', 'no');
    expect(story.told('subdued')).toMatchObject([{ nation: 'burgundi', lord: 'visigothi' }]);
    // XXIX.E Of a kingdom the overlord may sack the capital; half of the gold is for barbarians.
    expect([story.gold('burgundi'), story.gold('visigothi')]).toEqual([9, 0]);
  });
});

describe('raids', () => {
  it('E1 Angles that settle on a great success raid no more', () => {
    shows('VI.C.b', 'VI.C.d', 'X.C.a', 'XI.A.b', 'XI.G.b');
    const angles = nation('angli');
    const state = given((p) => p.turn(3));
    expect(raidsOfTurn(state)).toContain(angles);
    const settled = Story.where(
      () => structuredClone(state),
      (story) => {
        const raiding = new Story(story.state, story.run.chance, (g) => raid(g, angles));
        const [target] = raiding.offered(GOTHS, 'raid');
        raiding.answer(GOTHS, target);
        return raiding.told('raided')[0].roll >= 9 && story.state.nations.points[angles] === 3;
      },
    );
    // The next raid of a nation with units on the map asks nobody.
    begin(settled.state, angles);
    deploy(settled.state, sortNamed(angles, 'infantry'), 2, place('cantium'));
    const again = new Story(settled.state, settled.run.chance, (g) => raid(g, angles));
    expect(again.asked).toBeNull();
  });

  it('XI.D raiders do not pass a Limes', () => {
    shows('XI.D.c');
    const walled = given((p) => p.state.lands.limes.fill(nation('romani')));
    const open = given((p) => p.state.lands.limes.fill(-1));
    const targets = (state: State) => {
      const dice = Chance.fromSeed(seedFrom('berbers'));
      return new Story(state, dice, (g) => raid(g, nation('berberi'))).offered(GOTHS, 'raid');
    };
    expect(targets(open).length).toBeGreaterThan(targets(walled).length);
  });
});

describe('caravans', () => {
  it('X.D the exceptional one pays 5, the others 1', () => {
    shows('X.D.b', 'X.D.c', 'X.D.d', 'G90');
    const state = given((p) =>
      p
        .turn(2)
        .nation('romani', { treasury: 0 })
        .nation('orientali', { treasury: 0 })
        .nation('persae', { treasury: 0 }),
    );
    state.lands.control[place('siraces')] = -1;
    const story = Story.of(state, (g) => caravans(g), 4);
    expect([story.gold('romani'), story.gold('orientali'), story.gold('persae')]).toEqual([1, 1, 5]);
  });
});
