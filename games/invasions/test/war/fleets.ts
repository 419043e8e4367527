import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId, waysFrom } from '../../src/data/geography.ts';
import { nation, ORIENTALI, ROMANI } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { renewFleets } from '../../src/rules/activation/orders.ts';
import { navalStacks } from '../../src/rules/lands/afloat.ts';
import { ALLIANCE, makeDeal } from '../../src/rules/lands/relations.ts';
import { isBarred } from '../../src/rules/lands/routes.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { navalBattle } from '../../src/rules/sea/naval-battle.ts';
import { voyagesFrom } from '../../src/rules/sea/voyages.ts';
import { KINGDOM, remove, type State } from '../../src/state.ts';
import { type Given, given, goals, movingUnevaded as moving, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');

/** Eastern fleets in the Aegean, Vandals in the Propontis. */
const straits = (east: number, vandals: number, change: (p: Given) => void = () => {}) =>
  given((p) => {
    p.empty().turn(7).nation('vandali', { status: KINGDOM });
    if (east > 0) p.units('orientali', 'mare-aegeum', { classis: east });
    if (vandals > 0) p.units('vandali', 'propontis', { classis: vandals });
    change(p);
  });
const at = (state: State, owner: number, sea: PlaceId) => unitsAt(state, owner, place(sea)).length;

describe('XXV.A a naval stack', () => {
  it('has two fleets at most; of four, two sail and two stay, and those may be taken along later', () => {
    shows('XXV.A.c', 'XXV.A.e');
    const state = straits(4, 0);
    const story = moving(state, ORIENTALI).answer(ROMANS, 'from mare-aegeum');
    expect(story.offered(ROMANS, 'take')).toEqual(['take orientali-classis', 'take 2*orientali-classis']);
    story.answer(ROMANS, 'take orientali-classis', 'to propontis');
    expect([at(state, ORIENTALI, 'mare-aegeum'), at(state, ORIENTALI, 'propontis')]).toEqual([3, 1]);
    // It takes up a second one there that came later, and both go on together.
    story.answer(ROMANS, 'from mare-aegeum', 'take orientali-classis', 'to propontis');
    story.answer(ROMANS, 'from propontis', 'take 2*orientali-classis', 'to pontus-euxinus');
    expect([at(state, ORIENTALI, 'propontis'), at(state, ORIENTALI, 'pontus-euxinus')]).toEqual([0, 2]);
  });

  it('two single fleets are one stack', () => {
    shows('XXV.A.c', 'XXV.A.d');
    const fleets = unitsAt(straits(4, 0), ORIENTALI, place('mare-aegeum'));
    expect([1, 2, 3, 4].map((count) => navalStacks(fleets.slice(0, count)).map(({ length }) => length))).toEqual([
      [1],
      [2],
      [2, 1],
      [2, 2],
    ]);
  });

  it('lies beside enemies in peace, as long as nobody intercepts; nor does it flee', () => {
    shows('XXV.A.f', 'XXV.A.g', 'XXV.C.a', 'G226');
    const state = straits(2, 1, (p) => p.units('visigothi', 'propontis', { classis: 1 }));
    state.orders.intercepts.fill('ask');
    state.orders.evades.fill('always');
    const story = moving(state, ORIENTALI).answer(
      ROMANS,
      'from mare-aegeum',
      'take 2*orientali-classis',
      'to propontis',
    );
    // Both are asked whether they intercept; nobody is asked whether he flees.
    while (story.asked === 'naval') story.answer(story.run.decision?.asks[0].seat ?? -1, 'let-pass');
    expect([story.told('naval.battle').length, story.told('evaded').length]).toEqual([0, 0]);
    expect(state.pieces.here[place('propontis')]).toHaveLength(4);
    // Who stays where he is can be intercepted there as his activation begins.
    const quiet = straits(0, 1, (p) => p.units('orientali', 'propontis', { classis: 1 }));
    quiet.orders.intercepts.fill('always');
    quiet.activation.active = ORIENTALI;
    quiet.activation.stage = 'anchor';
    renewFleets(quiet, ORIENTALI);
    const caught = Story.of(quiet, (g) => activation(g, ORIENTALI), 1);
    expect(caught.told('naval.failed')).toMatchObject([{ province: 'propontis', enemy: 'orientali' }]);
  });
});

describe('XXV.C a naval battle', () => {
  const fought = (east: number, vandals: number, settings: Record<string, string>, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(7).nation('vandali', { status: KINGDOM }).units('orientali', 'propontis', { classis: east });
      p.units('vandali', 'propontis', { classis: vandals });
    }, settings);
    for (const fleet of state.pieces.here[place('propontis')]) state.pieces.hurt[fleet] = 1;
    const sea = place('propontis');
    const side = (owner: number) => ({ owner, fleets: unitsAt(state, owner, sea).slice(0, 2), aboard: undefined });
    const story = Story.of(state, (g) => navalBattle(g, sea, side(VANDALS), side(ORIENTALI)), ...dice);
    while (story.asked === 'reroll') story.answer(story.run.decision?.asks[0].seat ?? -1, 'done');
    return story;
  };

  it('a white die for each fleet, nothing before and nothing besides; red swords by a setting', () => {
    shows('G19', 'XXV.C.c', 'XXV.C.d');
    // A red sword for the Vandals, a blank for the East.
    const plain = fought(1, 1, {}, 5, 1);
    expect([plain.told('shot'), plain.told('naval.drawn').length]).toEqual([[], 1]);
    const red = fought(1, 1, { redSwordsAtSea: 'on' }, 5, 1);
    expect(red.told('naval.won')).toMatchObject([{ nation: 'vandali', hits: 1 }]);
  });

  it('is between one stack of each side, even where a second lies', () => {
    shows('XXV.C.b');
    const state = straits(0, 2, (p) => p.units('orientali', 'propontis', { classis: 4 }));
    state.orders.intercepts.fill('never');
    // The whole coast is Eastern: they are caught for sure. Two dice each.
    const story = moving(state, ORIENTALI, ...[1, 1], ...[1, 1]);
    story.answer(ROMANS, 'engage-at propontis').answer(PERSIANS, 'fight');
    while (story.asked === 'reroll') story.answer(story.run.decision?.asks[0].seat ?? -1, 'done');
    expect(story.told('rolled').map(({ dice }) => dice.length)).toEqual([2, 2]);
  });

  it('is fought at once, in the middle of the voyage', () => {
    shows('XXV.C.a');
    const state = straits(2, 1);
    state.orders.intercepts.fill('always');
    const story = moving(state, ORIENTALI, 2, ...[4, 1], 1);
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis', 'to pontus-euxinus', 'fight');
    while (story.asked === 'reroll') story.answer(story.run.decision?.asks[0].seat ?? -1, 'done');
    const order = story.events.map(({ event }) => event).filter((event) => /^naval|^moved/.test(event));
    expect(order).toEqual(['moved', 'naval.intercepted', 'naval.battle', 'naval.won']);
    expect(at(state, ORIENTALI, 'pontus-euxinus')).toBe(2);
  });
});

describe('XXV.D-E voyages', () => {
  it('over two zones the smaller stack says how many go', () => {
    shows('G21', 'XXV.D.d');
    const to = (first: number, second: number, units: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'septimania', { legion: units });
        p.units('romani', 'sinus-gallicus', { classis: first }).units('romani', 'mare-mauretanicum', {
          classis: second,
        });
      });
      const stack = unitsAt(state, ROMANI, place('septimania'));
      return voyagesFrom(state, ROMANI, place('septimania'), stack, undefined, 3).map(({ to: goal }) => placeId(goal));
    };
    expect([to(2, 1, 3).includes('utica'), to(2, 1, 4).includes('utica'), to(2, 2, 4).includes('utica')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(to(2, 1, 4)).toContain('tarraconensis');
  });

  it('a landing goes to a coast that is an enemy’s or empty; there is one roll for all of it', () => {
    shows('XXV.E.a', 'XXV.E.e', 'XXV.E.c');
    const lands = (owner: 'vandali' | 'romani' | undefined, ...dice: readonly number[]) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'septimania', { legion: 4 });
        p.units('romani', 'sinus-gallicus', { classis: 2 }).units('romani', 'mare-mauretanicum', { classis: 2 });
        if (owner === 'vandali') p.city('utica', 'vandali', 1);
      });
      if (owner === undefined) state.lands.control[place('utica')] = -1;
      state.orders.intercepts.fill('never');
      const story = moving(state, ROMANI, ...dice);
      story.answer(ROMANS, 'from septimania', 'take 4*romani-legion', 'sail utica');
      return [story.told('landing').length, story.units('romani', 'utica')];
    };
    // Four units over two zones with two naval stacks: one die for an enemy's coast or an empty one, none for one's own.
    expect([lands('vandali', 10), lands(undefined, 10), lands('romani')]).toEqual([
      [1, 4],
      [1, 4],
      [0, 4],
    ]);
  });
});

describe('XXV.F a blockade', () => {
  /** Visigoths at the Hellespont; the fleets of some in the Propontis. */
  const thrace = (...fleets: readonly ('orientali' | 'vandali')[]) =>
    given((p) => {
      p.empty().turn(7).units('visigothi', 'thracia', { infantry: 1 }).city('thracia', 'visigothi');
      p.nation('vandali', { status: KINGDOM });
      for (const owner of fleets) p.units(owner, 'propontis', { classis: 1 });
    });
  const crosses = (state: State) => goals(state, nation('visigothi'), 'thracia', 3).includes('bythinia');

  it('is not lifted by a friend in the same sea, only by the end of those who keep it up', () => {
    shows('XXV.F.b', 'XXV.F.c', 'XXV.F.a');
    expect([crosses(thrace()), crosses(thrace('orientali'))]).toEqual([true, false]);
    const both = thrace('orientali', 'vandali');
    makeDeal(both, nation('visigothi'), VANDALS, ALLIANCE);
    expect(crosses(both)).toBe(false);
    for (const fleet of unitsAt(both, ORIENTALI, place('propontis'))) remove(both, fleet);
    expect(crosses(both)).toBe(true);
    const strait = waysFrom(0, place('thracia')).find(({ to }) => to === place('bythinia'));
    expect(strait !== undefined && isBarred(both, nation('visigothi'), strait)).toBe(false);
  });
});
