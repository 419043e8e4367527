import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_ROWS, type AdministrationId } from '../../src/data/administration-cards.ts';
import { area, IN_AREA, place, placeId } from '../../src/data/geography.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { leader, nation, PERSAE, ROMANI, SIDE_OF, SORTS } from '../../src/data/pieces.ts';
import { PROVINCE_ROWS } from '../../src/data/provinces.ts';
import { routesFrom } from '../../src/rules/lands/routes.ts';
import { interceptionModifier } from '../../src/rules/movement/interception.ts';
import { mayRevolt, quell, quelling, revolt, rollArea } from '../../src/rules/nations/revolts.ts';
import { administration, priceOf } from '../../src/rules/treasury/administration.ts';
import { collapseModifier } from '../../src/rules/treasury/bankruptcy.ts';
import { accountOf, grossOf, tradeOf } from '../../src/rules/treasury/income.ts';
import { purchases } from '../../src/rules/treasury/purchases.ts';
import { revenuesOf } from '../../src/rules/treasury/revenues.ts';
import { BARBARIAN, EMPIRE, KINGDOM, NOBODY, type State } from '../../src/state.ts';
import { type Given, given, PERSIANS, ROMANS, Story, shuffled } from '../story.ts';

const VANDALS = nation('vandali');
const indexOf = (id: AdministrationId) => ADMINISTRATION_ROWS.findIndex((row) => row.id === id);

describe('XIII administration', () => {
  const types = (state: State, ...cards: readonly AdministrationId[]) =>
    Story.of(state, (g) => administration(g, ROMANI), ...shuffled(ADMINISTRATION_ROWS.length, ...cards.map(indexOf)))
      .offered(ROMANS)
      .map((id) => id.split(' ')[1]);

  it('G87 the best administrator counts, not the sum, even if he must stay at home', () => {
    shows('G87', 'XIII.C.d');
    const rome = (...who: readonly ('honorius' | 'valentinianus-iii' | 'antoninus')[]) =>
      given((p) => {
        p.turn(3).nation('romani', { treasury: 40, age: 1 });
        for (const { id } of LEADERS) if (LEADERS.find((one) => one.id === id)?.nation === 'romani') p.gone(id);
        for (const id of who) p.leader(id, 'latium');
      });
    const deck = ['otium', 'castra', 'annona', 'codex'] as const;
    expect(types(rome('honorius', 'valentinianus-iii'), ...deck)).toEqual(['passive', 'military']);
    expect(types(rome('honorius', 'antoninus'), ...deck)).toEqual(['passive', 'military', 'reform']);
    const idle = rome('antoninus');
    idle.pieces.idle[leader('antoninus')] = 1;
    expect(types(idle, ...deck)).toHaveLength(3);
  });

  it('G14 however many of a type lie on top, another follows before the deck is out', () => {
    shows('G14', 'XIII.D.c');
    const passive = ADMINISTRATION_ROWS.filter(({ type }) => type === 'passive').map(({ id }) => id);
    const state = given((p) => p.turn(3).nation('romani', { treasury: 40, age: 1 }));
    expect(types(state, ...passive, 'codex')).toEqual(['passive', 'reform']);
    const most = Math.max(...LEADERS.map(({ administration: bonus }) => bonus));
    expect(Math.max(2 + most, passive.length + 1)).toBeLessThan(ADMINISTRATION_ROWS.length);
  });

  it('the price is the same for the young and the old, the small and the large', () => {
    shows('XIII.C.c', 'XIII.C.b');
    const prices = (change: (p: Given) => void) => {
      const state = given(change);
      return (['passive', 'military', 'reform'] as const).map((type) => priceOf(state, PERSAE, type));
    };
    const usual = prices(() => {});
    expect(prices((p) => p.nation('persae', { age: 11 }))).toEqual(usual);
    expect(prices((p) => p.state.lands.control.fill(NOBODY))).toEqual(usual);
    expect(prices((p) => p.nation('persae', { status: EMPIRE }))).not.toEqual(usual);
  });

  it('all cards go back: the next nation may draw the same', () => {
    shows('XIII.D.j');
    const state = given((p) => {
      p.turn(3).nation('persae', { treasury: 40, age: 1 }).nation('romani', { treasury: 40, age: 1 });
      for (const { id } of LEADERS) p.gone(id);
    });
    const passive = ADMINISTRATION_ROWS.filter(({ type }) => type === 'passive').map(({ id }) => id);
    for (const owner of [PERSAE, ROMANI]) {
      const dice = [...shuffled(18, indexOf('quies'), indexOf('castra')), ...shuffled(7, passive.indexOf('quies'))];
      const story = Story.of(state, (g) => administration(g, owner), ...dice);
      story.answer(SIDE_OF[owner], 'administer passive');
      expect(story.told('administered')).toMatchObject([{ administration: 'quies' }]);
    }
  });

  it('a leader who must stay at home still helps to intercept', () => {
    shows('XIII.E.h');
    const modifier = (idle: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('orientali', 'thracia', { legion: 1 }).leader('theodosius', 'thracia');
        p.units('visigothi', 'moesia-inferior', { infantry: 1 });
      });
      state.pieces.idle[leader('theodosius')] = idle;
      const east = nation('orientali');
      const [route] = routesFrom(state, east, place('moesia-inferior'), 3).filter(
        (one) => one.place === place('thracia'),
      );
      return interceptionModifier(state, east, place('moesia-inferior'), route);
    };
    expect(modifier(1)).toBe(modifier(0));
    expect(modifier(0)).toBe(2 + (LEADERS[leader('theodosius')]?.combat ?? 0));
  });
});

describe('XIV accounts', () => {
  /** A Vandal kingdom in Africa with a city, a field and so many units. */
  const africa = (infantry: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(6);
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.state.lands.heresy.fill(0);
      p.nation('vandali', { status: KINGDOM, treasury: 20, founded: 4 }).city('saldae', 'vandali', 1);
      p.units('vandali', 'saldae', { infantry });
      p.state.nations.capital[VANDALS] = place('saldae');
      change(p);
    });

  it('G3 halves are added up and rounded once, so that treasuries are whole', () => {
    shows('G3', 'XIV.H.c', 'III.A.e');
    const halves = IN_AREA[area('africa')].filter((where) => PROVINCE_ROWS[where].income % 1 !== 0);
    const hyrkania = PROVINCE_ROWS[place('hyrkania')].income;
    expect(hyrkania).toBe(0.5);
    const state = africa(1, (p) => {
      p.units('vandali', 'hyrkania', { cavalry: 1 });
      p.state.lands.sack[place('saldae')] = 1;
    });
    const account = accountOf(state, VANDALS);
    expect(account.cities).toBe(0.5);
    expect(account.provinces % 1).toBe((0.5 + (halves.includes(place('saldae')) ? 0.5 : 0)) % 1);
    const net = grossOf(account) - account.upkeep;
    Story.of(state, (g) => revenuesOf(g, VANDALS)).anyhow();
    expect(state.nations.treasury[VANDALS]).toBe(20 + Math.ceil(net));
    expect(Number.isInteger(state.nations.treasury[VANDALS])).toBe(true);
  });

  it('may be negative: too many units eat up the treasury', () => {
    shows('XIV.H.d');
    const state = africa(5, (p) =>
      p.units('vandali', 'numidia', { cavalry: 2 }).units('vandali', 'utica', { 'noble-cavalry': 2 }),
    );
    const account = accountOf(state, VANDALS);
    const net = Math.ceil(grossOf(account) - account.upkeep);
    state.nations.decline[VANDALS] = 2;
    expect(accountOf(state, VANDALS).decline).toBe(10);
    Story.of(state, (g) => revenuesOf(g, VANDALS)).anyhow();
    expect([net - 10 < 0, state.nations.treasury[VANDALS]]).toEqual([true, 20 + net - 10]);
  });

  it('XIV.I barbarians recover from plunder too, and earn nothing by it', () => {
    shows('XIV.I.d', 'XIII.A.a');
    const state = africa(1, (p) => p.nation('vandali', { status: BARBARIAN, treasury: 3 }));
    state.lands.sack[place('saldae')] = 1;
    Story.of(state, (g) => revenuesOf(g, VANDALS));
    expect([state.lands.sack[place('saldae')], state.nations.treasury[VANDALS]]).toEqual([0, 3]);
  });

  it('XIV.J who is bankrupt twice in a turn suffers it once', () => {
    shows('XIV.J.f', 'XIII.D.f');
    const state = africa(5, (p) =>
      p.nation('vandali', { treasury: 0, age: 3 }).units('vandali', 'numidia', { cavalry: 2 }),
    );
    state.nations.decline[VANDALS] = 1;
    // No card could be paid, and the costs cannot be paid either. The card Otium is drawn.
    state.nations.bankrupt[VANDALS] = 1;
    const story = Story.of(state, (g) => revenuesOf(g, VANDALS), 1).anyhow();
    expect([story.told('bankrupt').length, state.nations.age[VANDALS], state.nations.decline[VANDALS]]).toEqual([
      1, 5, 2,
    ]);
    const card = africa(0, (p) =>
      p.nation('vandali', { treasury: 9, age: 3 }).units('vandali', 'saldae', { infantry: 1 }),
    );
    card.nations.bankrupt[VANDALS] = 1;
    expect(
      Story.of(card, (g) => revenuesOf(g, VANDALS), 1)
        .anyhow()
        .told('bankrupt'),
    ).toHaveLength(1);
  });

  it('XIV.K each year beyond nine and a capital that fell last turn weigh on an empire', () => {
    shows('XIV.K.b', 'XIV.K.e');
    const weight = (age: number, fell = 0) => {
      const state = given((p) => p.turn(6).nation('romani', { age }));
      state.nations.capitalLost[ROMANI] = fell;
      return collapseModifier(state, ROMANI);
    };
    expect([10, 11, 12].map((age) => weight(age) - weight(9))).toEqual([1, 2, 3]);
    expect([weight(9, 5) - weight(9), weight(9, 4) - weight(9), weight(9, 6) - weight(9)]).toEqual([2, 0, 0]);
  });

  it('G5 a site that is not built neither trades nor breaks a monopoly; G4 a sea without a value gives nothing', () => {
    shows('G5', 'G4');
    // Carthago alone on the sea of Sicily: the other two ports are sites.
    const state = africa(1, (p) => p.city('africa', 'vandali', 2).units('vandali', 'africa', { cavalry: 1 }));
    const before = tradeOf(state, VANDALS);
    for (const where of PORTS) state.lands.level[where] = 0;
    expect(tradeOf(state, VANDALS)).toBe(before + 2);
    state.lands.level[place('africa')] = 0;
    expect(tradeOf(state, VANDALS)).toBeLessThan(before);
    const propontis = africa(1, (p) => p.city(HARBOUR, 'vandali', 2).units('vandali', HARBOUR, { cavalry: 1 }));
    expect(tradeOf(propontis, VANDALS)).toBe(tradeOf(africa(1), VANDALS));
  });

  /** A port on the Propontis, which has no value. */
  const HARBOUR = placeId(PROVINCE_ROWS.findIndex(({ port }) => port === 'propontis'));

  /** The ports of the sea of Sicily beside Carthago. */
  const PORTS = PROVINCE_ROWS.flatMap(({ port, id }, where) =>
    port === 'mare-siculum' && id !== 'africa' ? [where] : [],
  );
});

describe('XV prices and dates', () => {
  it('heavy units cost more than plain ones of their kind, elite ones most', () => {
    shows('XV.B.d', 'XV.B.e');
    const land = SORTS.filter(
      ({ kind, auxiliary, local, thema }) => kind !== 'fleet' && !auxiliary && !local && !thema,
    );
    let compared = 0;
    for (const one of land)
      for (const other of land) {
        if (one.nation !== other.nation || one.kind !== other.kind) continue;
        const [mine, theirs] = [one.empire ?? 0, other.empire ?? 0];
        if (one.heavy && !one.elite && !other.heavy && !other.elite) expect(mine).toBeGreaterThan(theirs);
        else if (one.elite && !other.elite) expect([one.key, mine > theirs]).toEqual([one.key, true]);
        else continue;
        compared += 1;
      }
    expect(compared).toBeGreaterThan(20);
  });

  it('a Roman auxiliary marked 3 is for sale from turn 3 on', () => {
    shows('XV.C.b', 'XV.C.a');
    const offered = (turn: number) => {
      const state = given((p) =>
        p.empty().turn(turn).nation('romani', { treasury: 40, decline: 0 }).nation('visigothi', { status: BARBARIAN }),
      );
      return Story.of(state, (g) => purchases(g, ROMANI))
        .offered(ROMANS, 'buy')
        .includes('buy romani-aux-gothi');
    };
    expect([offered(2), offered(3)]).toEqual([false, true]);
  });
});

describe('XVI revolts', () => {
  it('G29 where the capital lies on neither table a D2 decides, even for the West', () => {
    shows('G29');
    const rolled = (...dice: readonly number[]) => {
      const state = given();
      state.nations.capital[ROMANI] = place('dacia');
      for (const list of [state.lands.control]) for (const where of IN_AREA[area('moesia')]) list[where] = ROMANI;
      let found = -1;
      Story.of(
        state,
        function* (g) {
          found = rollArea(g, ROMANI);
          yield* [];
        },
        ...dice,
      );
      return found;
    };
    expect([rolled(2, 7), rolled(1, 1)]).toEqual([area('africa'), area('moesia')]);
  });

  it('G30 a kingdom has its revolt in any province; units there do not matter; if none may revolt there is none', () => {
    shows('G30', 'XVI.D.b');
    const persia = given((p) => p.turn(3));
    const story = Story.of(
      persia,
      function* (g) {
        yield* revolt(g, PERSAE);
      },
      5,
    );
    const offered = story.offered(PERSIANS, 'revolt');
    const own = persia.lands.control.flatMap((owner, where) =>
      owner === PERSAE && mayRevolt(persia, where) ? [where] : [],
    );
    expect(offered).toHaveLength(own.length);
    expect(offered).toContain('revolt akkad');
    expect(persia.pieces.here[place('akkad')].length).toBeGreaterThan(0);
    const none = given((p) => p.turn(3));
    for (const [where, owner] of none.lands.control.entries()) if (owner === PERSAE) none.lands.revolt[where] = 2;
    const results: boolean[] = [];
    Story.of(
      none,
      function* (g) {
        results.push(yield* revolt(g, PERSAE));
      },
      5,
    );
    expect(results).toEqual([false]);
  });

  it('G197 one that is a Revolt + cannot be chosen again', () => {
    shows('G197', 'XVI.D.c');
    const may = (size: number) => {
      const state = given();
      state.lands.revolt[place('akkad')] = size;
      return mayRevolt(state, place('akkad'));
    };
    expect([may(0), may(1), may(2)]).toEqual([true, true, false]);
  });

  it('units that were sent there try in the next turn; walls make no difference', () => {
    shows('XVI.F.b', 'XVI.F.h', 'XVI.F.a');
    const rebels = (units: number, walls: number) => {
      const state = given((p) => {
        p.empty().turn(4);
        if (units > 0) p.units('romani', 'saldae', { limitanei: units });
      });
      state.lands.revolt[place('saldae')] = 1;
      state.lands.fortified[place('saldae')] = walls;
      return state;
    };
    expect(Story.of(rebels(0, 0), (g) => quelling(g, ROMANI)).asked).toBeNull();
    expect(Story.of(rebels(1, 0), (g) => quelling(g, ROMANI)).offered(ROMANS)).toContain('quell saldae');
    const roll = (walls: number) =>
      Story.of(rebels(2, walls), (g) => quell(g, ROMANI, place('saldae')), 8)
        .told('quelled')
        .map((one) => one.roll);
    expect(roll(1)).toEqual(roll(0));
    expect(roll(0)).toHaveLength(1);
  });
});
