import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../src/data/geography.ts';
import { NATION_ROWS } from '../../src/data/nations.ts';
import { leader, nation, ORIENTALI, PERSAE, ROMANI, SORT_OF, SORTS } from '../../src/data/pieces.ts';
import { campaigns } from '../../src/rules/activation/campaigns.ts';
import { ambush } from '../../src/rules/battle/battle.ts';
import { takeHits } from '../../src/rules/battle/hits.ts';
import { archeryPool, cavalrySuperiority, meleePool } from '../../src/rules/battle/pools.ts';
import { diplomacy } from '../../src/rules/diplomacy/diplomacy.ts';
import { isFortified, wallsOf } from '../../src/rules/lands/cities.ts';
import { stackSize } from '../../src/rules/lands/stacking.ts';
import { hordeReach } from '../../src/rules/movement/migration.ts';
import { d2, d10 } from '../../src/rules/pieces/table.ts';
import { isElite, isHeavy, isHorse, unitsAt } from '../../src/rules/pieces/units.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { accountOf, grossOf } from '../../src/rules/treasury/income.ts';
import { revenuesOf } from '../../src/rules/treasury/revenues.ts';
import { ABSENT, BARBARIAN, changeHands, EMPIRE, FEDERATE, KINGDOM, moveCapital, NOWHERE } from '../../src/state.ts';
import { bind, came, GOTHS, given, meeting, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');
const ALL_FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

describe('III.A dice', () => {
  it('a D10 counts from 1 to 10, and a D2 is passed by an even one, the 0 among them', () => {
    shows('III.A.c', 'G1', 'III.A.d');
    const rolled: number[] = [];
    const passed: boolean[] = [];
    Story.done(given(), (g) => ALL_FACES.map(() => rolled.push(d10(g))), ...ALL_FACES);
    Story.done(given(), (g) => ALL_FACES.map(() => passed.push(d2(g))), ...ALL_FACES);
    expect(rolled).toEqual([...ALL_FACES]);
    expect(passed).toEqual(ALL_FACES.map((face) => face % 2 === 0));
  });
});

describe('III.B units', () => {
  /** The first unit of an army of some sort, standing alone in the open on turn 8. */
  const soldier = (owner: 'romani' | 'saxones' | 'scoti' | 'orientali' | 'persae', sort: string) => {
    const state = given((p) =>
      p
        .empty()
        .turn(8)
        .nation(owner, { status: KINGDOM })
        .units(owner, 'utica', { [sort]: 1 }),
    );
    const [unit] = unitsAt(state, nation(owner), place('utica'));
    return { state, unit };
  };

  it('standard and elite ones may be heavy or not', () => {
    shows('III.B.b');
    const is = (owner: 'romani' | 'saxones' | 'persae', sort: string) => {
      const { state, unit } = soldier(owner, sort);
      return [isElite(state, unit), isHeavy(state, unit)];
    };
    expect([
      is('romani', 'legion'),
      is('saxones', 'huscarls'),
      is('persae', 'elephants'),
      is('romani', 'limitanei'),
    ]).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('archers shoot first, and then fight like the rest; on horseback they are cavalry too', () => {
    shows('III.B.h', 'III.B.j');
    const army = (units: Readonly<Record<string, number>>) => {
      const { state, field } = meeting('utica', { persae: units, romani: { limitanei: 1 } });
      const { attacker, defender } = field;
      const shots = archeryPool(state, field, attacker, defender, false);
      const melee = meleePool(state, field, attacker, defender);
      return [shots.white + shots.black, melee.white + melee.black, cavalrySuperiority(state, attacker, defender)];
    };
    expect([army({ infantry: 1 }), army({ archers: 1 }), army({ 'horse-archers': 1 })]).toEqual([
      [0, 1, false],
      [1, 1, false],
      [1, 1, true],
    ]);
  });

  it('an elite unit that is hit once is damaged, and then a plain one: no longer elite, heavy or mounted', () => {
    shows('III.B.o');
    const { state, unit } = soldier('romani', 'palatina');
    const kinds = () => [isElite(state, unit), isHeavy(state, unit), isHorse(state, unit)];
    expect(kinds()).toEqual([true, true, true]);
    const ranks = { owner: ROMANI, units: [unit], lost: [] as number[] };
    const hit = () =>
      Story.of(state, function* (g) {
        yield* takeHits(g, ranks, 1, { ask: 'hits', rule: 'XX.H', args: { nation: 'romani', hits: 1 } });
      });
    hit();
    expect([state.pieces.hurt[unit], ranks.lost.length, ...kinds()]).toEqual([1, 0, false, false, false]);
    hit();
    expect([ranks.units, ranks.lost]).toEqual([[], [unit]]);
  });

  it('a guard counts as two elite units, and one hit damages it; the Palatina is a guard on horseback', () => {
    shows('III.B.q');
    const black = (hurt: number) => {
      const { state, field } = meeting('utica', { romani: { custodes: 1, limitanei: 1 }, persae: { infantry: 1 } });
      for (const unit of field.attacker.units) if (isElite(state, unit)) state.pieces.hurt[unit] = hurt;
      return meleePool(state, field, field.attacker, field.defender).black;
    };
    expect([black(0), black(1)]).toEqual([1, 0]);
    const { state, unit } = soldier('romani', 'palatina');
    expect([SORTS[SORT_OF[unit]].guard, isHorse(state, unit)]).toEqual([true, true]);
  });

  it('amphibious units mind no river, damaged or not; others do', () => {
    shows('III.B.t', 'III.B.p');
    const crossing = (units: Readonly<Record<string, number>>, hurt = 0) => {
      const { state, field } = meeting('lotharingia', { saxones: units, romani: { limitanei: 1 } }, (p) => {
        p.nation('saxones', { status: KINGDOM });
        came('saxones', 'lotharingia', 'agri-decumates')(p);
        for (const unit of unitsAt(p.state, nation('saxones'), place('lotharingia'))) p.state.pieces.hurt[unit] = hurt;
      });
      return [field.crossed, meleePool(state, field, field.attacker, field.defender).white];
    };
    expect([crossing({ huscarls: 2 }), crossing({ huscarls: 2 }, 1)].map(([crossed]) => crossed)).toEqual([
      false,
      false,
    ]);
    const vandals = meeting('lotharingia', { vandali: { infantry: 2 }, romani: { limitanei: 1 } }, (p) =>
      came('vandali', 'lotharingia', 'agri-decumates')(p),
    );
    expect(vandals.field.crossed).toBe(true);
  });

  it('mountain people who are damaged still count twice in an ambush', () => {
    shows('III.B.p');
    const shots = (hurt: number) => {
      const { state, field } = meeting('arvernia', {
        scoti: { 'elite-infantry': 1, infantry: 2 },
        persae: { infantry: 1 },
      });
      for (const unit of field.attacker.units) if (SORTS[SORT_OF[unit]].elite) state.pieces.hurt[unit] = hurt;
      return archeryPool(state, field, field.attacker, field.defender, true).white;
    };
    // Three of them count as six: two dice; two of them would have one.
    expect([shots(0), shots(1)]).toEqual([2, 2]);
  });
});

describe('III.C leaders', () => {
  it('are no units: they do not count where units are counted', () => {
    shows('III.C.h', 'XVII.C.d');
    const state = given((p) =>
      p.empty().turn(3).units('romani', 'utica', { limitanei: 2 }).leader('stilicho', 'utica'),
    );
    expect([stackSize(state, ROMANI, place('utica')), state.pieces.here[place('utica')].length]).toEqual([2, 2]);
  });

  it('draw diplomacy cards by their bonus, one more for an empire', () => {
    shows('III.C.m');
    const drawn = (status: number, led: boolean) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'latium', { legion: 1 }).nation('romani', { status, treasury: 0 });
        if (led) p.leader('stilicho', 'latium');
      });
      Story.of(state, (g) => diplomacy(g, ROMANI));
      return state.cards.envoys[ROMANI].length;
    };
    expect([drawn(EMPIRE, false), drawn(EMPIRE, true), drawn(KINGDOM, true), drawn(KINGDOM, false)]).toEqual([
      1, 2, 1, 0,
    ]);
  });

  it('take part in as many campaigns as their value says', () => {
    shows('III.C.n', 'IV.3.A.d');
    const state = given((p) => {
      p.empty().turn(1).units('orientali', 'osroene', { legion: 1 }).leader('iulianus', 'osroene');
      p.leader('caesar-orientis', 'osroene');
    });
    const offered = (times: number) => {
      state.activation.campaigns[leader('iulianus')] = times;
      return Story.of(state, (g) => campaigns(g, ORIENTALI)).offered(ROMANS, 'campaign');
    };
    const value = 2;
    expect([offered(0), offered(value - 1), offered(value)].map((ids) => ids.includes('campaign iulianus'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('who bear the sign of the mountain are never ambushed there', () => {
    shows('III.C.p');
    const waits = (who?: 'alaricus', ...dice: readonly number[]) => {
      const { state, field } = meeting('dardania', { visigothi: { infantry: 2 }, orientali: { legion: 1 } }, (p) => {
        if (who !== undefined) p.leader(who, 'dardania');
      });
      const found: unknown[] = [];
      Story.done(state, (g) => found.push(ambush(g, field)), ...dice);
      return found[0] !== undefined;
    };
    expect([waits(undefined, 2), waits('alaricus')]).toEqual([true, false]);
  });
});

describe('III.D hordes', () => {
  it('one for every barbarian nation at the start, none for the others', () => {
    shows('III.D.a', 'V.A.b', 'III.G.a');
    const { nations } = given();
    NATION_ROWS.forEach(({ id, role }, owner) => {
      const { status, horde, capital } = nations;
      if (role !== 'active' || status[owner] === ABSENT) return;
      expect([id, horde[owner] >= 0, capital[owner] >= 0]).toEqual([
        id,
        status[owner] === BARBARIAN,
        status[owner] !== BARBARIAN,
      ]);
    });
  });

  it('count for no stacking limit, and give no die in attack', () => {
    shows('III.D.e', 'III.D.h', 'XVII.C.b');
    const state = given((p) => p.empty().turn(5).units('vandali', 'utica', { infantry: 3 }).horde('vandali', 'utica'));
    expect(stackSize(state, VANDALS, place('utica'))).toBe(3);
    const dice = (camp: boolean) => {
      const { state: met, field } = meeting('utica', { vandali: { infantry: 3 }, romani: { limitanei: 1 } }, (p) => {
        if (camp) p.horde('vandali', 'utica');
      });
      return meleePool(met, field, field.attacker, field.defender).white;
    };
    expect([dice(false), dice(true)]).toEqual([3, 3]);
  });

  it('are stacked with nothing: no leader takes one along on a campaign', () => {
    shows('III.D.d');
    const state = given();
    const ALEMANNI = nation('alamanni');
    expect(hordeReach(state, ALEMANNI).length).toBeGreaterThan(0);
    state.activation.marching = leader('rex-alamanni');
    expect(hordeReach(state, ALEMANNI)).toEqual([]);
  });
});

describe('III.G capitals', () => {
  /** Persia in the turn after Ctesiphon fell. */
  const fallen = () => {
    const state = given((p) => p.turn(3).nation('persae', { treasury: 30 }));
    const seat = state.nations.capital[PERSAE];
    const calm = accountOf(state, PERSAE).capital;
    changeHands(state, seat, ORIENTALI);
    return { state, seat, calm };
  };

  it('that was conquered is placed anew in Revenues of the next turn, on a city in peace; its gold comes the turn after', () => {
    shows('III.G.k', 'III.G.l', 'G13', 'XIV.B.d', 'XIV.I.b');
    const { state, calm } = fallen();
    const seat = () => state.nations.capital[PERSAE];
    expect([calm, seat(), accountOf(state, PERSAE).capital]).toEqual([5, NOWHERE, 0]);
    const same = Story.of(structuredClone(state), (g) => revenuesOf(g, PERSAE));
    expect([same.asked, same.state.nations.capital[PERSAE]]).toEqual([null, NOWHERE]);
    state.clock.turn = 4;
    const [first] = Story.of(structuredClone(state), (g) => revenuesOf(g, PERSAE)).offered(PERSIANS, 'capital');
    const troubled = first.slice('capital '.length) as PlaceId;
    state.lands.revolt[place(troubled)] = 1;
    const without = accountOf(state, PERSAE);
    const next = Story.of(state, (g) => revenuesOf(g, PERSAE));
    expect(next.offered(PERSIANS, 'capital')).not.toContain(first);
    const { income } = next.told('revenues')[0];
    expect(income).toBe(Math.ceil(grossOf(without)));
    next.answer(PERSIANS, next.offered(PERSIANS, 'capital')[0]);
    expect([seat() >= 0, isFortified(state, seat())]).toEqual([true, true]);
    expect(accountOf(state, PERSAE).capital).toBe(0);
    state.clock.turn += 1;
    expect(accountOf(state, PERSAE).capital).toBe(5);
  });

  it('that fall shake the federates: each may leave', () => {
    shows('III.G.i');
    const state = given((p) => {
      p.empty().turn(5).units('vandali', 'latium', { infantry: 4 }).leader('gaisericus', 'latium');
      p.nation('vandali', { status: KINGDOM }).horde('visigothi', 'noricum');
      bind(p.state, nation('visigothi'), FEDERATE, ROMANI, 'noricum', 'rhaetia');
      p.state.nations.capital[ROMANI] = place('latium');
    });
    const story = Story.of(state, (g) => siege(g, VANDALS, place('latium')), 10).answer(PERSIANS, 'siege');
    expect(story.told('capital.fell')).toHaveLength(1);
    expect([story.asked, story.run.decision?.asks[0].seat]).toEqual(['leave-foedus', GOTHS]);
  });

  it('have walls wherever they are', () => {
    shows('III.G.c');
    const state = given((p) => p.city('saldae', 'vandali', 1).nation('vandali', { status: KINGDOM }));
    expect([isFortified(state, place('saldae')), wallsOf(state, place('saldae'))]).toEqual([false, 0]);
    moveCapital(state, VANDALS, place('saldae'));
    expect([isFortified(state, place('saldae')), wallsOf(state, place('saldae')) > 0]).toEqual([true, true]);
  });
});
