import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, IN_AREA, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, ORIENTALI, PERSAE, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { harbours, quarters } from '../../../src/rules/lands/quarters.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { cutTreasuries, purchases } from '../../../src/rules/treasury/purchases.ts';
import { ABSENT, BARBARIAN, KINGDOM, NOBODY, type State } from '../../../src/state.ts';
import { deal } from '../../cards/story-cards.ts';
import { type Given, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const shop = (state: State, owner: number, ...dice: readonly number[]) =>
  Story.of(state, (g) => purchases(g, owner), ...dice);
/** An empty map on which a nation has its cities and so much gold. */
const market = (owner: NationId, treasury: number, turn = 3, change: (p: Given) => void = () => {}) =>
  given((p) => {
    p.empty().turn(turn).nation(owner, { treasury, decline: 0 });
    change(p);
  });
/** What it may buy there. */
const offer = (owner: NationId, treasury: number, turn = 3, change: (p: Given) => void = () => {}) =>
  shop(market(owner, treasury, turn, change), nation(owner))
    .offered(SIDE_OF[nation(owner)], 'buy')
    .map((id) => id.slice(`buy ${owner}-`.length));

describe('XV.B units', () => {
  it('cost a kingdom less than an empire, and just enough gold will do', () => {
    shows('XV.B.a', 'XV.B.c');
    expect(offer('persae', 3)).toEqual(['infantry', 'archers', 'satraps']);
    const story = shop(market('persae', 6), PERSAE).answer(PERSIANS, 'buy persae-clibanarii', 'deploy akkad');
    expect([story.gold('persae'), story.units('persae', 'akkad')]).toEqual([0, 1]);
    expect(story.told('bought')).toMatchObject([{ unit: 'persae-clibanarii', gold: 6 }]);
    // Rome pays an empire’s prices: 9 for a legion.
    const rome = shop(market('romani', 9, 2), ROMANI);
    expect(rome.offered(ROMANS, 'buy')).toContain('buy romani-legion');
    expect(rome.answer(ROMANS, 'buy romani-legion', 'deploy africa').gold('romani')).toBe(0);
    expect(offer('romani', 8, 2)).not.toContain('legion');
  });

  it('are for sale as long as counters are left, and from their turn on (XV.C)', () => {
    shows('III.B.d', 'XV.B.f', 'XV.C.a', 'XXXVII.H.a');
    const all = (p: Given) => p.units('persae', 'akkad', { infantry: 4 });
    const most = (p: Given) => p.units('persae', 'akkad', { infantry: 3 });
    expect([offer('persae', 2).includes('infantry'), offer('persae', 2, 3, most).includes('infantry')]).toEqual([
      true,
      true,
    ]);
    expect(offer('persae', 2, 3, all)).toEqual(['satraps']);
    expect([2, 3].map((turn) => offer('persae', 9, turn).includes('elephants'))).toEqual([false, true]);
  });

  it('some are for an empire only', () => {
    const kingdom = (p: Given) => p.nation('orientali', { status: KINGDOM });
    expect(offer('orientali', 40, 8)).toEqual(expect.arrayContaining(['custodes', 'themata']));
    const left = offer('orientali', 40, 8, kingdom);
    expect([left.includes('custodes'), left.includes('themata'), left.includes('legion')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('IX.G auxiliaries come from peoples that are in play', () => {
    shows('XXXVII.H.c', 'XXXIV.i');
    const huns = (status: number) => (p: Given) => p.nation('hunni', { status });
    expect(offer('romani', 40, 3, huns(BARBARIAN))).toContain('aux-hunni');
    expect(offer('romani', 40, 3, huns(ABSENT))).not.toContain('aux-hunni');
  });

  it('either half of Rome recruits one of its own a turn, two from turn 8; auxiliaries and Themata as many as it likes', () => {
    shows('XV.B.h', 'XV.B.i', 'XXXVII.G.a', 'XXXVII.G.b', 'XXXVIII.F.a');
    const after = (owner: 'romani' | 'orientali', turn: number, ...units: readonly string[]) => {
      const story = shop(
        market(owner, 120, turn, (p) => p.nation('alani', { status: BARBARIAN })),
        nation(owner),
      );
      const home = owner === 'romani' ? 'africa' : 'thracia';
      for (const unit of units) story.answer(ROMANS, `buy ${owner}-${unit}`, `deploy ${home}`);
      const left = story.offered(ROMANS, 'buy').map((id) => id.slice(`buy ${owner}-`.length));
      return [left.includes('legion'), left.some((id) => id.startsWith('aux-'))];
    };
    expect([after('romani', 7), after('romani', 7, 'aux-mauri'), after('romani', 7, 'legion')]).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    expect([after('romani', 8, 'legion'), after('romani', 8, 'legion', 'legion')]).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(after('orientali', 7, 'legion')).toEqual([false, true]);
    expect(after('orientali', 8, 'themata', 'themata', 'legion')).toEqual([true, true]);
    const full = shop(market('orientali', 120, 8), ORIENTALI);
    for (let i = 0; i < 2; i++) full.answer(ROMANS, 'buy orientali-legion', 'deploy thracia');
    expect(full.offered(ROMANS, 'buy')).toContain('buy orientali-themata');
    const persia = shop(market('persae', 30), PERSAE);
    for (let i = 0; i < 3; i++) persia.answer(PERSIANS, 'buy persae-infantry', 'deploy akkad');
    expect(persia.offered(PERSIANS, 'buy')).toContain('buy persae-infantry');
  });

  it('come to provinces the nation controls, in peace and with room for one more', () => {
    shows('XV.B.b', 'XVII.A.e', 'G196');
    const state = market('persae', 9, 3, (p) => p.units('persae', 'akkad', { infantry: 4 }));
    state.lands.revolt[place('chaldea')] = 1;
    const story = shop(state, PERSAE).answer(PERSIANS, 'buy persae-archers');
    const places = story.offered(PERSIANS);
    expect(places).toEqual(quarters(state, PERSAE).map((where) => `deploy ${placeId(where)}`));
    expect(places).toContain('deploy babylonia');
    for (const id of ['akkad', 'chaldea', 'osroene']) expect(places).not.toContain(`deploy ${id}`);
  });

  it('XXXIV satraps come to Mesopotamia and Persis only, guards to areas of their half', () => {
    const state = market('persae', 9, 3, (p) => p.city('osroene', 'persae').units('persae', 'osroene', { archers: 1 }));
    expect(quarters(state, PERSAE)).toContain(place('osroene'));
    const home = new Set(
      [...IN_AREA[area('mesopotamia')], ...IN_AREA[area('persis')]].map((where) => `deploy ${placeId(where)}`),
    );
    const places = shop(state, PERSAE).answer(PERSIANS, 'buy persae-satraps').offered(PERSIANS);
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((id) => !home.has(id))).toEqual([]);
    // Of Persia only Osroene is left.
    for (const number of [area('mesopotamia'), area('persis')])
      for (const where of IN_AREA[number]) state.lands.control[where] = NOBODY;
    expect(
      shop(state, PERSAE)
        .offered(PERSIANS, 'buy')
        .map((id) => id.slice('buy persae-'.length)),
    ).toEqual(['clibanarii', 'savaran', 'horse-archers', 'immortals', 'infantry', 'elephants']);
    const rome = market('romani', 40, 3, (p) => p.city('thracia', 'romani'));
    const guards = shop(rome, ROMANI).answer(ROMANS, 'buy romani-custodes').offered(ROMANS);
    expect([guards.includes('deploy latium'), guards.includes('deploy thracia')]).toEqual([true, false]);
  });

  it('fleets come to seas with a port of the nation, four at most', () => {
    const seas = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(3);
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.city('africa', 'romani', 2).units('romani', 'africa', { legion: 1 });
        change(p);
      });
      return harbours(state, ROMANI).map(placeId);
    };
    expect(seas(() => {})).toEqual(['mare-siculum']);
    expect(seas((p) => p.city('africa', 'vandali', 2))).toEqual([]);
    expect(seas((p) => p.city('africa', 'romani', 0).units('romani', 'africa', { legion: 1 }))).toEqual([]);
    expect(seas((p) => p.units('romani', 'mare-siculum', { classis: 3 }))).toEqual(['mare-siculum']);
    expect(seas((p) => p.units('romani', 'mare-siculum', { classis: 4 }))).toEqual([]);
    expect(seas((p) => p.units('orientali', 'mare-siculum', { classis: 4 }))).toEqual(['mare-siculum']);
    // G40 While Rome is one, those of both halves are one nation's.
    expect(seas((p) => p.turn(2).units('orientali', 'mare-siculum', { classis: 4 }))).toEqual([]);
    expect(seas((p) => p.turn(2).units('orientali', 'mare-siculum', { classis: 3 }))).toEqual(['mare-siculum']);
    const inland = (p: Given) => {
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.city('latium', 'romani').units('romani', 'latium', { legion: 1 });
    };
    expect([offer('romani', 40).includes('classis'), offer('romani', 40, 3, inland).includes('classis')]).toEqual([
      true,
      false,
    ]);
    const bought = shop(market('romani', 12), ROMANI).answer(ROMANS, 'buy romani-classis', 'deploy mare-tyrrhenum');
    expect(bought.units('romani', 'mare-tyrrhenum')).toBe(1);
  });

  it('X.B a Shortage forbids units, not walls', () => {
    const state = market('romani', 40);
    state.nations.noPurchases[ROMANI] = 1;
    const story = shop(state, ROMANI);
    expect([story.offered(ROMANS, 'buy'), story.offered(ROMANS, 'fortify').length > 0]).toEqual([[], true]);
  });

  it('X.B Conscription gives one more, and Fortifications wait for gold and a city', () => {
    const held = (gold: number, change: (p: Given) => void = () => {}) => {
      const state = market('romani', gold, 3, change);
      deal(state, ROMANS, 'conscription', 'fortifications', 'storm');
      return shop(state, ROMANI);
    };
    expect(held(5).offered(ROMANS, 'event')).toEqual(['event conscription', 'event fortifications']);
    expect(held(4).offered(ROMANS, 'event')).toEqual(['event conscription']);
    const walled = held(5, (p) => p.state.lands.fortified.fill(1));
    expect(walled.offered(ROMANS, 'event')).toEqual(['event conscription']);
    const last = held(5, (p) => {
      p.state.lands.fortified.fill(1);
      p.state.lands.fortified[place('africa')] = 0;
    });
    expect(last.offered(ROMANS, 'event')).toContain('event fortifications');
    walled.answer(ROMANS, 'event conscription');
    expect(walled.told('arrived')).toMatchObject([{ units: 'romani-limitanei' }]);
    expect(walled.asked).toBe('buy');
  });
});

describe('XV who is asked', () => {
  it('nobody who can buy nothing, unless he holds cards: what they are must not show', () => {
    const poor = market('persae', 0);
    expect(shop(poor, PERSAE).asked).toBeNull();
    deal(poor, PERSIANS, 'storm');
    expect(shop(poor, PERSAE).offered(PERSIANS)).toEqual(['done']);
  });
});

describe('XV.B, XXIII.C what else gold buys', () => {
  /** Three legions and a plain unit, of which so many legions are damaged. */
  const legions = (treasury: number, damaged: number, status = 3) => {
    const state = market('romani', treasury, 3, (p) =>
      p.nation('romani', { status }).units('romani', 'africa', { legion: 3, limitanei: 1 }),
    );
    for (const counter of unitsAt(state, ROMANI, place('africa')).slice(0, damaged)) state.pieces.hurt[counter] = 1;
    return state;
  };

  it('an empire restores two elite units a turn, at half their price, rounded up', () => {
    shows('XV.B.g');
    const state = legions(15, 3);
    const story = shop(state, ROMANI);
    expect(story.offered(ROMANS, 'restore')).toEqual(['restore romani-legion-hurt']);
    story.answer(ROMANS, 'restore romani-legion-hurt', 'restore romani-legion-hurt');
    expect(story.offered(ROMANS, 'restore')).toEqual([]);
    expect([
      story.gold('romani'),
      ownUnits(state, ROMANI).filter((counter) => state.pieces.hurt[counter] > 0).length,
    ]).toEqual([5, 1]);
    expect(story.told('restored')).toHaveLength(2);
    const offered = (treasury: number, damaged: number, status?: number) =>
      shop(legions(treasury, damaged, status), ROMANI).offered(ROMANS, 'restore').length;
    expect([offered(5, 1), offered(4, 1), offered(9, 0), offered(9, 1, KINGDOM)]).toEqual([1, 0, 0, 0]);
  });

  it('15 gold wall a city, but no site, no capital, none in revolt and none that has walls', () => {
    shows('III.F.d', 'XXIII.C.a');
    const state = market('persae', 15);
    const story = shop(state, PERSAE);
    const cities = story.offered(PERSIANS, 'fortify');
    expect(cities.length).toBeGreaterThan(1);
    const at = (id: string) => place(id.slice('fortify '.length) as PlaceId);
    for (const id of cities) {
      expect(state.lands.level[at(id)]).toBeGreaterThan(0);
      expect([state.lands.fortified[at(id)], state.lands.control[at(id)]]).toEqual([0, PERSAE]);
    }
    expect(cities).not.toContain(`fortify ${placeId(state.nations.capital[PERSAE])}`);
    story.answer(PERSIANS, cities[0]);
    expect([state.lands.fortified[at(cities[0])], story.gold('persae')]).toEqual([1, 0]);
    expect(story.offered(PERSIANS, 'fortify')).toEqual([]);
    const again = (change: (state: State) => void) => {
      const other = market('persae', 15);
      change(other);
      return shop(other, PERSAE).offered(PERSIANS, 'fortify').includes(cities[0]);
    };
    expect([
      again(() => {}),
      again((other) => {
        other.lands.revolt[at(cities[0])] = 1;
      }),
      again((other) => {
        other.nations.capital[nation('armenii')] = at(cities[0]);
      }),
      again((other) => {
        other.nations.treasury[PERSAE] = 14;
      }),
    ]).toEqual([true, false, false, false]);
  });
});

describe('after Purchases', () => {
  it('XV.B in Decline either half of Rome may see an usurper; Persia does not', () => {
    shows('XV.B.k', 'XXXVI.B.c', 'XXXVII.Q.a', 'XXXVIII.O.a', 'XLII.a');
    const risen = (owner: NationId, decline: number, ...dice: readonly number[]) => {
      const state = market(owner, 9, 3, (p) => p.nation(owner, { decline }));
      const story = shop(state, nation(owner), ...dice).answer(SIDE_OF[nation(owner)], 'done');
      return [story.told('usurper.fell').length, state.nations.calamities[nation(owner)]];
    };
    expect([risen('romani', 1, 4), risen('romani', 1, 3, 1), risen('orientali', 2, 3, 1)]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    expect([risen('romani', 0), risen('persae', 1)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('XIV.A, G9 no treasury keeps more than 40, of barbarians neither', () => {
    shows('XIV.A.b', 'G9');
    const state = given((p) => p.nation('romani', { treasury: 41 }).nation('visigothi', { treasury: 55 }));
    state.nations.treasury[PERSAE] = 40;
    Story.done(state, cutTreasuries);
    expect([ROMANI, nation('visigothi'), PERSAE].map((owner) => state.nations.treasury[owner])).toEqual([40, 40, 40]);
    // Barbarians have no purchases, but the phase cuts theirs too.
    const phase = given((p) => p.turn(2).phase('purchases').nation('visigothi', { treasury: 55 }));
    const story = Story.where(
      () => structuredClone(phase),
      (one) => one.state.clock.phase !== 'purchases',
    );
    expect(story.gold('visigothi')).toBe(40);
  });
});
