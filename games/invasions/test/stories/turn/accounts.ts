import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, type PlaceId, place } from '../../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { FAMINE, PLAGUE } from '../../../src/rules/nations/revolts.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import {
  type Account,
  accountOf,
  controlsCoast,
  foederaPaidBy,
  reconquest,
  tradeOf,
  tributeTo,
} from '../../../src/rules/treasury/income.ts';
import { revenuesOf } from '../../../src/rules/treasury/revenues.ts';
import {
  BARBARIAN,
  CLIENT,
  conclude,
  encamp,
  FEDERATE,
  FOR_NOW,
  KINGDOM,
  NOBODY,
  NOWHERE,
  RELIGIONS,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { bind, type Given, given, Story } from '../../story.ts';

const VANDALS = nation('vandali');

/** A Vandal kingdom with two cities, a field and four units in Africa, and nothing else. */
const carthage = (change: (p: Given) => void = () => {}) =>
  given((p) => {
    p.empty().turn(6);
    for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
    p.state.lands.areaControl.fill(NOBODY);
    p.state.lands.heresy.fill(0);
    p.nation('vandali', { status: KINGDOM }).city('africa', 'vandali', 3).city('saldae', 'vandali', 1);
    p.units('vandali', 'africa', { infantry: 2 }).units('vandali', 'saldae', { infantry: 1 });
    p.units('vandali', 'numidia', { cavalry: 1 });
    p.state.nations.capital[VANDALS] = place('africa');
    change(p);
  });
const account = (change: (state: State) => void = () => {}, owner = VANDALS) => {
  const state = carthage();
  change(state);
  return accountOf(state, owner);
};
const changes = (part: keyof Account, change: (state: State) => void) => account(change)[part] - account()[part];
const at = (list: 'revolt' | 'barren' | 'sack', id: PlaceId, value: number) => (state: State) => {
  state.lands[list][place(id)] = value;
};

describe('what a kingdom earns and owes', () => {
  it('XIV.B, D cities give their level, half a gold if sacked or starving, nothing in revolt or plague', () => {
    shows('III.F.f', 'XIV.B.a', 'XIV.B.b', 'XIV.D.b', 'XIV.G.b', 'XVI.E.b');
    expect(account().cities).toBe(4);
    expect([
      changes('cities', at('sack', 'africa', 1)),
      changes('cities', at('barren', 'africa', FAMINE)),
      changes('cities', at('barren', 'africa', PLAGUE)),
      changes('cities', at('revolt', 'africa', 1)),
    ]).toEqual([-2.5, -2.5, -3, -3]);
  });

  it('XIV.D provinces give their income unless they are in revolt, or starve without a granary', () => {
    shows('XIV.D.c', 'XIV.G.a', 'XVI.E.b');
    const income = -changes('provinces', at('revolt', 'numidia', 1));
    expect(income).toBeGreaterThan(0);
    expect(changes('provinces', at('barren', 'numidia', FAMINE))).toBe(-income);
    expect(changes('provinces', at('barren', 'numidia', PLAGUE))).toBe(0);
    // There is a granary in Africa (G67).
    expect(changes('provinces', at('barren', 'africa', FAMINE))).toBe(0);
    expect(changes('provinces', at('revolt', 'africa', 1))).toBeLessThan(0);
  });

  it('XIV.B a capital is 5 to a kingdom; a lost one nothing', () => {
    shows('III.G.b', 'XIV.B.c', 'XIV.D.f', 'XXXIV.m');
    expect(account().capital).toBe(5);
    expect(
      changes('capital', (state) => {
        state.nations.capital[VANDALS] = NOWHERE;
      }),
    ).toBe(-5);
    // VII.D The horde stands for a capital that is not founded yet.
    expect(
      changes('capital', (state) => {
        state.nations.capital[VANDALS] = NOWHERE;
        encamp(state, VANDALS, place('numidia'));
      }),
    ).toBe(0);
  });

  it('XIV.H a gold for each unit, lent ones too, hired and local ones not; empires pay none', () => {
    shows('VI.J.f', 'VI.K.e', 'XIV.H.a', 'G91', 'XIV.H.b', 'XXXVII.P.b', 'XXXVIII.R.b');
    expect(account().upkeep).toBe(4);
    const hired = carthage((p) => p.units('visigothi', 'numidia', { infantry: 1 }));
    const [goth] = unitsAt(hired, nation('visigothi'), place('numidia'));
    lend(hired, goth, VANDALS, place('numidia'), FOR_NOW);
    expect(accountOf(hired, VANDALS).upkeep).toBe(4);
    const lent = carthage();
    lend(lent, unitsAt(lent, VANDALS, place('numidia'))[0], ROMANI, place('latium'), FOR_NOW);
    expect(accountOf(lent, VANDALS).upkeep).toBe(4);
    const gauls = carthage((p) => {
      p.nation('galli', { status: KINGDOM }).units('romani', 'liger', { 'local-galli': 1 });
      for (const unit of p.state.pieces.here[place('liger')]) p.state.pieces.holder[unit] = nation('galli');
    });
    expect(accountOf(gauls, nation('galli')).upkeep).toBe(0);
    expect([accountOf(given(), ROMANI).upkeep, accountOf(given(), PERSAE).upkeep > 0]).toEqual([0, true]);
  });

  it('XIV.G a revolt costs 1 or 3, Decline 5 or 10', () => {
    shows('VI.E.g', 'XIV.G.c', 'XIV.G.f', 'XVI.E.d');
    expect([changes('revolts', at('revolt', 'numidia', 1)), changes('revolts', at('revolt', 'numidia', 2))]).toEqual([
      1, 3,
    ]);
    const decline = (level: number) =>
      changes('decline', (state) => {
        state.nations.decline[VANDALS] = level;
      });
    expect([decline(0), decline(1), decline(2)]).toEqual([0, 5, 10]);
  });

  it('XIV.G, G76 a kingdom pays for areas whose heresy differs from its capital’s, an empire for each', () => {
    shows('XIV.G.d', 'XIV.G.e', 'G76', 'XXXI.C.i', 'XXXIV.y');
    type Heretical = 'africa' | 'hispania' | 'italia';
    const among = (faith: (typeof RELIGIONS)[number], ...ids: readonly Heretical[]) => {
      const state = carthage((p) =>
        p.units('vandali', 'castulum', { infantry: 1 }).units('vandali', 'corsica', { infantry: 1 }),
      );
      for (const id of ids) state.lands.heresy[area(id)] = 1;
      state.nations.religion[VANDALS] = RELIGIONS.indexOf(faith);
      return accountOf(state, VANDALS).heresies;
    };
    const heresy = (...ids: readonly Heretical[]) => among('arian', ...ids);
    // XXXI.C Pagans have none.
    expect(among('pagan', 'hispania', 'italia')).toBe(0);
    expect([heresy(), heresy('hispania'), heresy('hispania', 'italia')]).toEqual([0, 1, 2]);
    expect([heresy('africa'), heresy('africa', 'hispania'), heresy('africa', 'hispania', 'italia')]).toEqual([2, 1, 0]);
    const rome = given((p) => p.state.lands.heresy.fill(1));
    const calm = given((p) => p.state.lands.heresy.fill(0));
    expect([accountOf(rome, ROMANI).heresies, accountOf(calm, ROMANI).heresies]).toEqual([7, 0]);
  });

  it('XIV.F a vassal pays 1 and brings 1, a client brings its tribute', () => {
    shows('XIV.F.e', 'XIV.F.f', 'XIV.F.g', 'XXXIV.ba', 'XXIX.E.b');
    const tied = (bond: number) => (state: State) => {
      state.ties.bond[nation('alani')] = bond;
      state.ties.lord[nation('alani')] = VANDALS;
      state.ties.tribute[nation('alani')] = 2;
    };
    expect([
      changes('tribute', tied(VASSAL)),
      changes('tribute', tied(CLIENT)),
      changes('tribute', tied(FEDERATE)),
    ]).toEqual([1, 2, 0]);
    expect(
      changes('overlord', (state) => {
        state.ties.bond[VANDALS] = VASSAL;
        state.ties.lord[VANDALS] = nation('hunni');
      }),
    ).toBe(1);
    expect(account().overlord).toBe(0);
  });

  it('XIV.F, XXVIII.F three gold for each Foedus, and that is two provinces', () => {
    shows('XIV.F.h', 'XXVIII.F.b');
    const ceded = (count: number, bond = FEDERATE) => {
      const state = carthage();
      bind(
        state,
        nation('alani'),
        bond,
        VANDALS,
        ...(['numidia', 'saldae', 'caesarea', 'utica'] as const).slice(0, count),
      );
      return [foederaPaidBy(state, VANDALS), accountOf(state, VANDALS).federates, foederaPaidBy(state, ROMANI)];
    };
    expect([ceded(0), ceded(2), ceded(4)]).toEqual([
      [0, 0, 0],
      [1, 3, 0],
      [2, 6, 0],
    ]);
    expect(ceded(2, VASSAL)[0]).toBe(0);
  });

  it('XIV.F, XXVIII.D-F a Foedus costs, brings and lends the same whether its provinces are lost or not', () => {
    const state = carthage((p) => p.horde('alani', 'numidia').horde('suebi', 'caesarea'));
    bind(state, nation('alani'), FEDERATE, VANDALS, 'numidia', 'saldae');
    bind(state, nation('suebi'), FEDERATE, VANDALS, 'caesarea', 'utica');
    for (const at of ['saldae', 'utica'] as const) {
      state.lands.foedus[place(at)] = NOBODY;
      state.lands.city[place(at)] = ROMANI;
    }
    state.nations.treasury[VANDALS] = 40;
    const before = [state.nations.treasury[nation('alani')], state.nations.treasury[nation('suebi')]];
    Story.of(state, (g) => revenuesOf(g, VANDALS));
    expect(accountOf(state, VANDALS).federates).toBe(6);
    expect([state.nations.treasury[nation('alani')], state.nations.treasury[nation('suebi')]]).toEqual(
      before.map((gold) => gold + 3),
    );
  });

  it('XXVII.A a client that acts pays its protector what he receives; one that never acts has nothing to pay from', () => {
    shows('XXVII.A.b');
    const owed = (client: 'galli' | 'armenii') => {
      const state = carthage((p) => p.nation(client, { status: KINGDOM }));
      conclude(state, nation(client), CLIENT, ROMANI, 2);
      return [accountOf(state, nation(client)).overlord, tributeTo(state, ROMANI) >= 2];
    };
    expect([owed('galli'), owed('armenii')]).toEqual([
      [2, true],
      [0, true],
    ]);
  });

  it('XIV.C barbarians earn nothing from land, cities or the sea, and pay for no revolt or heresy', () => {
    shows('VI.H.a', 'VI.H.b', 'XIII.A.b');
    const state = carthage((p) => p.nation('vandali', { status: BARBARIAN }));
    state.lands.revolt[place('numidia')] = 1;
    state.lands.heresy[area('africa')] = 1;
    const { provinces, areas, cities, capital, trade, upkeep, revolts, heresies } = accountOf(state, VANDALS);
    expect([provinces, areas, cities, capital, trade, upkeep, revolts, heresies]).toEqual(new Array(8).fill(0));
  });
});

describe('trade', () => {
  it('XIV.F not through a port in revolt, and no monopoly beside one', () => {
    shows('XIV.F.a', 'XVI.E.c');
    const state = given((p) => p.turn(3));
    const before = tradeOf(state, ROMANI);
    state.lands.revolt[place('tarraconensis')] = 1;
    state.lands.revolt[place('cartaginensis')] = 1;
    expect(tradeOf(state, ROMANI)).toBeLessThan(before);
    const only = carthage();
    const trade = tradeOf(only, VANDALS);
    only.lands.revolt[place('saldae')] = 1;
    only.lands.revolt[place('africa')] = 1;
    expect([trade > 0, tradeOf(only, VANDALS)]).toEqual([true, 0]);
  });

  it('G6 a coast without a built port is nobody’s', () => {
    shows('G6');
    const state = given((p) => p.turn(3));
    expect(controlsCoast(state, ROMANI, place('sinus-gaditanus'))).toBe(false);
    expect(controlsCoast(state, ROMANI, place('sinus-gallicus'))).toBe(true);
    expect(controlsCoast(state, ORIENTALI, place('sinus-gallicus'))).toBe(false);
  });
});

describe('other incomes', () => {
  it('G89 barbarian areas give an empire nothing', () => {
    shows('G89');
    const state = given();
    const before = accountOf(state, ORIENTALI).areas;
    state.lands.areaControl[area('sarmatia')] = ORIENTALI;
    expect(accountOf(state, ORIENTALI).areas).toBe(before);
  });

  it('G7 Persia beyond the map is for whoever rules Persis, if it is civilised', () => {
    shows('G7');
    const state = given();
    expect([accountOf(state, PERSAE).offMap, accountOf(state, ROMANI).offMap]).toEqual([2, 0]);
    const barbarians = nation('ephthalitae');
    state.lands.areaControl[area('persis')] = barbarians;
    state.nations.status[barbarians] = BARBARIAN;
    expect([accountOf(state, barbarians).offMap, accountOf(state, PERSAE).offMap]).toEqual([0, 0]);
  });

  it('XXXVIII.J from turn 8 to 10 the East gets 2 gold for each of Italia and Africa', () => {
    shows('XXXVIII.J.a');
    const gold = (turn: number, owner: number, ...ids: readonly ('italia' | 'africa' | 'hispania')[]) => {
      const state = given((p) => p.turn(turn));
      state.lands.areaControl.fill(NOBODY);
      for (const id of ids) state.lands.areaControl[area(id)] = owner;
      return reconquest(state, owner);
    };
    expect([7, 8, 10, 11].map((turn) => gold(turn, ORIENTALI, 'italia', 'africa', 'hispania'))).toEqual([0, 4, 4, 0]);
    expect([gold(9, ORIENTALI, 'africa'), gold(9, ORIENTALI), gold(9, ROMANI, 'italia')]).toEqual([2, 0, 0]);
  });
});
