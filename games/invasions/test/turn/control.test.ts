import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, IN_AREA, type PlaceId, place } from '../../src/data/geography.ts';
import type { NationId } from '../../src/data/nations.ts';
import { nation, nationId, ORIENTALI, ROMANI, sortNamed } from '../../src/data/pieces.ts';
import { refreshControl } from '../../src/rules/lands/control.ts';
import { enemiesAt } from '../../src/rules/lands/passages.ts';
import { areasOf, realmOf, totalControl } from '../../src/rules/lands/realms.ts';
import { ALLIANCE, ground, makeDeal, PACT, type Relation, relation } from '../../src/rules/lands/relations.ts';
import { accountOf } from '../../src/rules/treasury/income.ts';
import {
  BARBARIAN,
  CLIENT,
  conclude,
  deploy,
  EMPIRE,
  FEDERATE,
  KINGDOM,
  NOBODY,
  type State,
  VASSAL,
} from '../../src/state.ts';
import { type Given, given, goals } from '../story.ts';

const [VISIGOTHS, BURGUNDIANS, VANDALS, FRANKS] = [
  nation('visigothi'),
  nation('burgundi'),
  nation('vandali'),
  nation('franci'),
];

/** Nobody holds anything any more. */
const nobodys = (change: (p: Given) => void) =>
  given((p) => {
    p.empty().turn(5);
    for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
    p.state.lands.areaControl.fill(NOBODY);
    change(p);
  });

describe('XII.C allies', () => {
  const GAUL = area('gallia-meridionalis');
  /** Two kingdoms hold so many of the twelve provinces of southern Gaul, and are allies or not. */
  const gaul = (visigoths: number, burgundians: number, allied: boolean, change: (state: State) => void = () => {}) => {
    const state = nobodys((p) => {
      p.nation('visigothi', { status: KINGDOM }).nation('burgundi', { status: KINGDOM });
      IN_AREA[GAUL].forEach((at, i) => {
        p.state.lands.level[at] = 0;
        const owner = i < visigoths ? VISIGOTHS : i < visigoths + burgundians ? BURGUNDIANS : NOBODY;
        if (owner !== NOBODY) deploy(p.state, sortNamed(owner, 'infantry'), 1, at);
      });
    });
    change(state);
    if (allied) makeDeal(state, VISIGOTHS, BURGUNDIANS, ALLIANCE);
    refreshControl(state);
    return state;
  };
  const rulers = ({ lands }: State) =>
    [lands.areaControl[GAUL], lands.areaShared[GAUL]]
      .filter((owner) => owner !== NOBODY)
      .map(nationId)
      .sort();

  it('G194 add up what they hold in an area, and both rule it; whoever rules alone shares nothing', () => {
    shows('XII.A.g', 'XII.C.b', 'XII.C.c', 'G194');
    expect([rulers(gaul(4, 3, true)), rulers(gaul(4, 3, false)), rulers(gaul(4, 2, true))]).toEqual([
      ['burgundi', 'visigothi'],
      [],
      [],
    ]);
    expect(rulers(gaul(5, 0, true))).toEqual([]);
    expect(rulers(gaul(4, 4, true)).length).toBe(2);
    const state = gaul(4, 3, true);
    for (const owner of [VISIGOTHS, BURGUNDIANS]) {
      expect(areasOf(state, owner)).toEqual([GAUL]);
      expect(realmOf(state, owner)).toEqual([GAUL]);
    }
    // Five of nine are most by themselves.
    const alone = gaul(5, 0, false);
    expect(rulers(alone)).toEqual([]);
  });

  it('G27 have half of its gold each, if they are empires', () => {
    shows('G27');
    const gold = (allied: boolean) => {
      const state = gaul(0, 0, false, (now) => {
        for (const owner of [VISIGOTHS, BURGUNDIANS]) now.nations.status[owner] = EMPIRE;
        IN_AREA[GAUL].slice(0, 4).forEach((at, i) => {
          now.lands.level[at] = 1;
          const owner = i < 2 ? VISIGOTHS : i < 3 ? BURGUNDIANS : FRANKS;
          now.lands.city[at] = owner;
          deploy(now, sortNamed(owner, 'infantry'), 1, at);
        });
        if (allied) makeDeal(now, VISIGOTHS, BURGUNDIANS, ALLIANCE);
      });
      return [VISIGOTHS, BURGUNDIANS].map((owner) => accountOf(state, owner).areas);
    };
    expect([gold(true), gold(false)]).toEqual([
      [0.5, 0.5],
      [0, 0],
    ]);
  });

  it('barbarians with both their hordes in an area rule it together', () => {
    shows('XII.C.d', 'XII.C.c');
    const state = nobodys((p) => {
      p.horde('gepidae', 'tisia').units('gepidae', 'tisia', { infantry: 1 }).horde('vandali', 'dacia');
      makeDeal(p.state, nation('gepidae'), VANDALS, ALLIANCE);
    });
    expect([nation('gepidae'), VANDALS].map((owner) => areasOf(state, owner))).toEqual([
      [area('danubius')],
      [area('danubius')],
    ]);
  });
});

describe('XII.C two claims', () => {
  it('G195 of the same rank: the lower initiative goes before', () => {
    shows('G195');
    const claims = (camp: 'vandali' | 'alamanni', many: 'vandali' | 'alamanni') => {
      const state = nobodys((p) => {
        const provinces = IN_AREA[area('africa')];
        provinces.slice(0, 6).forEach((at) => {
          p.state.lands.level[at] = 0;
          deploy(p.state, sortNamed(nation(many), 'infantry'), 1, at);
        });
        p.state.lands.level[provinces[6]] = 0;
        p.nation(many, { status: BARBARIAN }).nation(camp, { status: BARBARIAN });
        p.horde(camp, 'utica').units(camp, 'utica', {});
      });
      return nationId(state.lands.areaControl[area('africa')]);
    };
    expect(new Set([claims('vandali', 'alamanni'), claims('alamanni', 'vandali')]).size).toBe(1);
  });
});

describe('XII.C total control', () => {
  it('is lost where an enemy stands, though he controls nothing', () => {
    shows('XII.C.h');
    const africa = (enemies: number) => {
      const state = given((p) => {
        p.turn(3).units('romani', 'numidia', { 'aux-mauri': 1 });
        if (enemies > 0) p.units('vandali', 'numidia', { infantry: enemies });
      });
      return [state.lands.areaControl[area('africa')], totalControl(state, ROMANI, area('africa'))];
    };
    expect([africa(0), africa(1)]).toEqual([
      [ROMANI, true],
      [ROMANI, false],
    ]);
  });
});

describe('XII.D what nations are to each other', () => {
  /** Rome and Persia, each with a federate, a client and a vassal, are allies or not. */
  const world = (allied: boolean) => {
    const state = given((p) => {
      p.turn(5).nation('visigothi', { status: BARBARIAN }).nation('vandali', { status: BARBARIAN });
      for (const id of ['burgundi', 'franci'] as const) p.nation(id, { status: KINGDOM });
    });
    conclude(state, VISIGOTHS, FEDERATE, ROMANI);
    conclude(state, VANDALS, FEDERATE, nation('persae'));
    conclude(state, nation('mauritanii'), CLIENT, ROMANI);
    conclude(state, nation('hiberi'), CLIENT, nation('persae'));
    conclude(state, BURGUNDIANS, VASSAL, ROMANI);
    conclude(state, FRANKS, VASSAL, nation('persae'));
    if (allied) makeDeal(state, ROMANI, nation('persae'), ALLIANCE);
    return state;
  };
  const between = (state: State, a: NationId, b: NationId): Relation =>
    relation(state, nation(a), nation(b), place('utica'));

  it('allies and federates are friends, and so are their federates', () => {
    shows('XII.D.e', 'XII.D.f');
    const pairs = [
      ['romani', 'persae'],
      ['romani', 'visigothi'],
      ['romani', 'vandali'],
      ['visigothi', 'vandali'],
    ] as const;
    expect(pairs.map(([a, b]) => between(world(true), a, b))).toEqual(['friendly', 'friendly', 'friendly', 'friendly']);
    expect(pairs.map(([a, b]) => between(world(false), a, b))).toEqual(['hostile', 'friendly', 'hostile', 'hostile']);
  });

  it('clients and vassals are neutral, to the ally’s too; whoever has no pact is hostile', () => {
    shows('XII.D.g', 'XII.D.h', 'G103');
    const pairs = [
      ['romani', 'mauritanii'],
      ['romani', 'burgundi'],
      ['romani', 'hiberi'],
      ['romani', 'franci'],
      ['burgundi', 'franci'],
      ['mauritanii', 'hiberi'],
    ] as const;
    expect(pairs.map(([a, b]) => between(world(true), a, b))).toEqual(new Array(6).fill('neutral'));
    expect(pairs.map(([a, b]) => between(world(false), a, b))).toEqual([
      ...['neutral', 'neutral'],
      ...['hostile', 'hostile', 'hostile', 'hostile'],
    ]);
    // Inactive barbarians keep the peace of barbarian country.
    expect(relation(world(false), nation('venedae'), VANDALS, place('silesia'))).toBe('neutral');
  });

  it('friends stack, neutrals pass only, and only enemies are fought', () => {
    shows('XII.D.b', 'XII.D.c', 'XII.D.d');
    const meet = (deal: number | null) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'numidia', { limitanei: 1 }).nation('visigothi', { status: KINGDOM });
        p.units('visigothi', 'utica', { infantry: 1 });
      });
      if (deal !== null) makeDeal(state, ROMANI, VISIGOTHS, deal);
      const reached = goals(state, ROMANI, 'numidia', 3);
      return [reached.includes('utica'), enemiesAt(state, ROMANI, place('utica')) > 0];
    };
    expect([meet(ALLIANCE), meet(PACT), meet(null)]).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
  });
});

describe('XII.D what a province is to one’s units', () => {
  const is = (at: PlaceId, change: (p: Given) => void, owner = ROMANI) => {
    const state = nobodys(change);
    return ground(state, owner, place(at));
  };

  it('friendly if oneself or a friend controls it, city and all', () => {
    shows('XII.D.l', 'XII.D.m');
    const own = (p: Given) => p.city('africa', 'romani', 2).units('romani', 'africa', { limitanei: 1 });
    expect(is('africa', own)).toBe('friendly');
    const friend = (p: Given) => {
      p.city('africa', 'visigothi', 2)
        .nation('visigothi', { status: KINGDOM })
        .units('visigothi', 'africa', { infantry: 1 });
      makeDeal(p.state, ROMANI, VISIGOTHS, ALLIANCE);
    };
    expect(is('africa', friend)).toBe('friendly');
    expect(is('africa', (p) => p.city('africa', 'visigothi', 2).units('visigothi', 'africa', { infantry: 1 }))).toBe(
      'hostile',
    );
  });

  it('friendly too where one stands uncontested without control', () => {
    shows('XII.D.a', 'XII.D.n');
    // One unit does not control a barbarian province.
    const state = nobodys((p) => p.units('romani', 'dacia', { limitanei: 1 }));
    expect([state.lands.control[place('dacia')], ground(state, ROMANI, place('dacia'))]).toEqual([NOBODY, 'friendly']);
  });

  it('neutral if a neutral controls it or stands there alone; else hostile, where there is fighting too', () => {
    shows('XII.D.o', 'XII.D.p');
    const east = (p: Given) => p.units('orientali', 'utica', { limitanei: 1 });
    expect([is('utica', east), is('utica', east, ORIENTALI)]).toEqual(['neutral', 'friendly']);
    const fight = (p: Given) => east(p).units('vandali', 'utica', { infantry: 1 });
    expect([is('utica', fight), is('utica', fight, ORIENTALI)]).toEqual(['hostile', 'hostile']);
    expect(is('utica', () => {})).toBe('hostile');
    const siege = (p: Given) => p.city('africa', 'vandali', 2).units('romani', 'africa', { limitanei: 1 });
    expect(is('africa', siege)).toBe('hostile');
  });
});
