import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { campaigns } from '../../../src/rules/activation/campaigns.ts';
import { takeHits } from '../../../src/rules/battle/hits.ts';
import { destinations } from '../../../src/rules/lands/destinations.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { purchases } from '../../../src/rules/treasury/purchases.ts';
import { post } from '../../../src/rules/turn/reinforcements.ts';
import { enlist, FEDERATE, FREE } from '../../../src/state.ts';
import { bind, type Given, given, ROMANS, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');

describe('federates and the land of their federator', () => {
  /** Who controls Arvernia, where two Visigoths stand; Rome rules it unless the story says otherwise. */
  const ruler = (bond: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).units('visigothi', 'arvernia', { infantry: 2 });
      bind(p.state, VISIGOTHS, bond, bond === FREE ? -1 : ROMANI);
      p.state.lands.level[place('arvernia')] = 0;
      p.state.lands.control[place('arvernia')] = ROMANI;
      change(p);
    }).lands.control[place('arvernia')];

  it('XXVIII.D they take nothing from him by walking in; without a Foedus they would', () => {
    shows('XXVIII.D.b');
    expect([ruler(FEDERATE), ruler(FREE)]).toEqual([ROMANI, VISIGOTHS]);
  });

  it('XII.A what they hold elsewhere is theirs, unless his units are among them', () => {
    shows('XII.A.e', 'XII.A.f');
    const elsewhere = (p: Given) => {
      p.state.lands.control[place('arvernia')] = -1;
      p.state.lands.areaControl.fill(-1);
    };
    expect(ruler(FEDERATE, elsewhere)).toBe(VISIGOTHS);
    expect(ruler(FEDERATE, (p) => elsewhere(p.units('romani', 'arvernia', { legion: 1 })))).toBe(ROMANI);
  });
});

describe('the two halves of Rome', () => {
  it('XXXVII.I what the army of one half takes while they are one is its own', () => {
    const keeper = (units: Readonly<Record<'romani' | 'orientali', number>>) => {
      const state = given((p) => {
        p.empty().turn(2).leader('iulianus', 'assyria');
        p.units('romani', 'assyria', { legion: units.romani }).units('orientali', 'assyria', {
          legion: units.orientali,
        });
      });
      const story = Story.of(state, (g) => siege(g, ROMANI, place('assyria')), 10);
      story.answer(ROMANS, 'siege');
      return [state.lands.city[place('assyria')], story.told('city.fell')[0].nation];
    };
    expect(keeper({ romani: 1, orientali: 2 })).toEqual([ORIENTALI, 'orientali']);
    expect(keeper({ romani: 2, orientali: 1 })).toEqual([ROMANI, 'romani']);
  });

  it('XV.B, XXXVIII.R Themata are for sale from turn 8 on', () => {
    shows('XXXVIII.R.a');
    const sold = (turn: number) => {
      const state = given((p) => p.turn(turn).nation('orientali', { treasury: 20 }));
      return Story.of(state, (g) => purchases(g, ORIENTALI)).offered(ROMANS, 'buy');
    };
    expect(sold(7)).not.toContain('buy orientali-themata');
    expect(sold(8)).toContain('buy orientali-themata');
  });
});

describe('leaders', () => {
  it('III.C one who goes alone keeps out of enemy land; with a unit he may go there', () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1 }).leader('stilicho', 'liger');
      p.units('visigothi', 'arvernia', { infantry: 1 });
    });
    const goals = (units: readonly number[]): PlaceId[] =>
      destinations(state, ROMANI, place('liger'), units, leader('stilicho'), 2).map(placeId);
    expect(goals([])).not.toContain('arvernia');
    expect(goals([])).toContain('neustria');
    expect(goals(unitsAt(state, ROMANI, place('liger')))).toContain('arvernia');
  });

  it('IX.C none takes command of units that serve another nation', () => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1 }).units('romani', 'dacia', { legion: 1 });
    });
    const posts = () => Story.of(state, (g) => post(g, ROMANI, leader('stilicho'))).offered(ROMANS);
    const before = posts();
    const [lent] = unitsAt(state, ROMANI, place('dacia'));
    enlist(state, lent, VISIGOTHS);
    expect(before.filter((one) => !posts().includes(one))).toEqual(['post dacia']);
  });

  it('XXII.A it is told where the leader and his stack gather for a campaign', () => {
    shows('XXII.A.d');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1 }).leader('stilicho', 'liger');
      p.state.activation.active = ROMANI;
    });
    const story = Story.of(state, (g) => campaigns(g, ROMANI));
    story.answer(ROMANS, 'campaign stilicho', 'post neustria', 'take romani-legion');
    expect(story.told('leader.moved')).toMatchObject([{ leader: 'stilicho', province: 'liger', to: 'neustria' }]);
    expect(story.told('moved')).toMatchObject([{ units: 'romani-legion', province: 'liger', to: 'neustria' }]);
  });
});

describe('hits', () => {
  const struck = (hits: number) => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'liger', { legion: 1, limitanei: 2 });
    });
    const ranks = { owner: ROMANI, units: unitsAt(state, ROMANI, place('liger')), lost: [] };
    let beyond = -1;
    const story = Story.of(state, function* (g) {
      beyond = yield* takeHits(g, ranks, hits, { ask: 'hits', rule: 'XX.H', args: { nation: 'romani', hits } });
    });
    return { story, ranks, beyond: () => beyond };
  };

  it('XX.H nobody is asked who falls where all do: an elite unit takes two, and the rest finds nobody', () => {
    shows('III.B.a', 'III.B.f', 'XX.H.g', 'XXXIV.be');
    const { story, ranks, beyond } = struck(6);
    expect([story.asked, ranks.units.length, ranks.lost.length, beyond()]).toEqual([null, 0, 3, 2]);
    expect(story.units('romani', 'liger')).toBe(0);
  });

  it('XX.H the question says how many are still to be taken', () => {
    const { story } = struck(3);
    const left = () => story.run.decision?.asks[0].prompt.args?.hits;
    expect(left()).toBe(3);
    story.answer(ROMANS, 'hit romani-limitanei');
    expect(left()).toBe(2);
  });
});
