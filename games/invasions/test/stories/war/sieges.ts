import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { leader, nation, PERSAE } from '../../../src/data/pieces.ts';
import { renewSteps } from '../../../src/rules/activation/orders.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { KINGDOM } from '../../../src/state.ts';
import { type Given, GOTHS, given, movingUnopposed as moving, PERSIANS, ROMANS, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');

describe('the terror that goes before a leader', () => {
  /** Fritigernus rides from Macedonia into Graecia, where nobody defends the cities. */
  const graecia = (dice: readonly number[], change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(2).units('visigothi', 'macedonia', { 'noble-cavalry': 3 }).leader('fritigernus', 'macedonia');
      p.city('thessalia', 'orientali', 1).city('achaia', 'orientali', 2);
      for (const at of ['thessalia', 'achaia'] as const) p.state.lands.fortified[place(at)] = 0;
      change(p);
    });
    return moving(state, VISIGOTHS, ...dice);
  };
  const rides = (story: Story, to: PlaceId, count = 3) => {
    story.answer(GOTHS, story.offered(GOTHS, 'from')[0]);
    if (story.asked === 'lead') story.answer(GOTHS, 'lead fritigernus');
    const units = count > 1 ? `take ${count}*visigothi-noble-cavalry` : 'take visigothi-noble-cavalry';
    return story.answer(GOTHS, units, `to ${to}`);
  };
  const holder = ({ state }: Story, at: PlaceId) => state.lands.city[place(at)];

  it('XXIV.B opens a city as he enters, and he may go on if he does not sack it', () => {
    shows('VI.H.d', 'XXIV.B.a', 'XXIII.D.a', 'XXXIV.c');
    const story = rides(graecia([2]), 'thessalia');
    expect([story.asked, holder(story, 'thessalia')]).toEqual(['sack', VISIGOTHS]);
    story.answer(GOTHS, 'no');
    const [rider] = unitsAt(story.state, VISIGOTHS, place('thessalia'));
    expect([story.state.stacks.steps[rider], story.offered(GOTHS, 'from')]).toEqual([1, ['from thessalia']]);
  });

  it('XXIV.B to sack it he must stop', () => {
    shows('XXIV.B.d');
    const story = rides(graecia([2, 1]), 'achaia');
    expect(story.asked).toBe('sack');
    story.answer(GOTHS, 'yes');
    expect([story.units('visigothi', 'thessalia'), story.units('visigothi', 'achaia')]).toEqual([3, 0]);
    expect(story.state.stacks.leaderSteps[leader('fritigernus')]).toBeGreaterThan(5);
    expect(story.offered(GOTHS, 'from')).toEqual([]);
  });

  it('XXIV.B every city on his way hears of him', () => {
    const story = rides(graecia([1, 4]), 'achaia');
    expect([story.told('terror.failed'), story.told('terror')]).toMatchObject([
      [{ province: 'thessalia' }],
      [{ province: 'achaia' }],
    ]);
    expect(holder(story, 'thessalia')).not.toBe(VISIGOTHS);
  });

  it('XXIV.B, G94 a city that resisted is not tried again before it is besieged, but in the next Movement', () => {
    shows('XXIV.B.c', 'G94');
    const story = rides(graecia([3]), 'thessalia');
    const { state } = story;
    const besieged = Story.of(state, (g) => siege(g, VISIGOTHS, place('thessalia')));
    expect(besieged.asked).toBe('siege');
    renewSteps(state, VISIGOTHS);
    expect(Story.of(state, (g) => siege(g, VISIGOTHS, place('thessalia')), 2).asked).toBe('sack');
  });

  it('XXIV.B walls, a kingdom or units without a leader frighten nobody', () => {
    shows('XXIII.B.b');
    const quiet = (change: (p: Given) => void) => rides(graecia([], change), 'thessalia').asked;
    const walls = (p: Given) => {
      p.state.lands.fortified[place('thessalia')] = 1;
    };
    const leaderless = (p: Given) => {
      p.state.pieces.leaderAt.fill(-1);
    };
    expect([walls, leaderless, (p: Given) => p.nation('visigothi', { status: KINGDOM })].map(quiet)).toEqual([
      'move',
      'move',
      'move',
    ]);
  });
});

describe('those who besiege', () => {
  const ways = (units: Readonly<Record<string, number>>) => {
    const state = given((p) => p.empty().turn(4).units('persae', 'osroene', units));
    return Story.of(state, (g) => siege(g, PERSAE, place('osroene'))).offered(PERSIANS);
  };

  it('XXIV.C storm the walls if they can bear two hits: an elite unit bears both', () => {
    expect([{ infantry: 2 }, { infantry: 3 }].map((units) => ways(units).includes('assault'))).toEqual([false, true]);
    expect(ways({ clibanarii: 1 }).includes('assault')).toBe(false);
    expect(ways({ clibanarii: 2 }).includes('assault')).toBe(true);
  });

  it('XXIV.E may raze walls, though never those of a capital that fell', () => {
    shows('XXIV.E.a', 'XXIV.E.b', 'XXIV.E.d');
    const razes = (capital: boolean) => {
      const state = given((p) => {
        p.empty().turn(4).units('orientali', 'akkad', { legion: 3 }).city('akkad', 'persae', 2);
        p.state.lands.fortified[place('akkad')] = 1;
        p.state.lands.sack[place('akkad')] = 1;
        p.state.nations.capital[PERSAE] = capital ? place('akkad') : -1;
      });
      Story.of(state, (g) => siege(g, nation('orientali'), place('akkad')), 10).answer(
        ROMANS,
        'siege',
        ...(capital ? [] : ['yes']),
      );
      return state.lands.fortified[place('akkad')];
    };
    expect([razes(false), razes(true)]).toEqual([0, 1]);
  });
});
