import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, place, placeId } from '../../src/data/geography.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { leader, nation, ORIENTALI, ROMANI, SIDE_OF, sortNamed } from '../../src/data/pieces.ts';
import { LIMITES } from '../../src/data/setup.ts';
import { militaryOrder } from '../../src/rules/activation/military.ts';
import { meleePool } from '../../src/rules/battle/pools.ts';
import { wallsOf } from '../../src/rules/lands/cities.ts';
import { activationOrder, civilisedInOrder } from '../../src/rules/lands/order.ts';
import { closedTo, relation } from '../../src/rules/lands/relations.ts';
import { collapse } from '../../src/rules/nations/collapse.ts';
import { ownUnits, unitsAt } from '../../src/rules/pieces/units.ts';
import { accountOf } from '../../src/rules/treasury/income.ts';
import { reinforce } from '../../src/rules/turn/reinforcements.ts';
import { ABSENT, CLIENT, deploy, FREE, KINGDOM, NOBODY, NOWHERE, type State } from '../../src/state.ts';
import { bind, facing, given, goals, HUNS, moving, ROMANS, Story } from '../story.ts';

const turnsOf = (name: string) => LEADERS.find((one) => one.name === name)?.turns;
const reinforced = (state: State, owner: number) =>
  new Story(state, Chance.fromSeed(seedFrom('rome')), (g) => reinforce(g, owner)).anyhow();

describe('XXXVII, XXXVIII the two halves of Rome', () => {
  it('XXXVII.A on turns 1 and 2 they are activated together; else each for itself', () => {
    shows('XXXVII.A.a', 'XXXVIII.A.a', 'XLV.1.b', 'XLV.2.a');
    const halves = (turn: number) =>
      militaryOrder(given((p) => p.turn(turn))).filter((owner) => owner === ROMANI || owner === ORIENTALI);
    expect([halves(1).length, halves(2).length, halves(3).length]).toEqual([1, 1, 2]);
    // The West is the older one.
    expect(halves(1)).toEqual([ROMANI]);
  });

  it('XXXVII.A their elite units count together while they are one', () => {
    shows('XXXVII.A.c');
    const black = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).units('romani', 'utica', { legion: 2 }).units('orientali', 'utica', { legion: 2 });
        p.units('persae', 'utica', { infantry: 1 });
      });
      const field = facing(state, 'romani', 'utica');
      return meleePool(state, field, field.attacker, field.defender).black;
    };
    expect([black(2), black(3)]).toEqual([2, 1]);
  });

  it('XXXVII.A, E each has its own treasury, age, income and administration', () => {
    shows('XXXVII.A.d', 'XXXVII.E.a');
    const state = given((p) => p.turn(2));
    expect([state.nations.treasury[ROMANI], state.nations.treasury[ORIENTALI]]).toEqual([30, 25]);
    expect(state.nations.age[ROMANI]).not.toBe(state.nations.age[ORIENTALI]);
    expect(accountOf(state, ROMANI).cities).not.toBe(accountOf(state, ORIENTALI).cities);
    for (const order of [activationOrder(state), civilisedInOrder(state)])
      expect(order.filter((owner) => owner === ROMANI || owner === ORIENTALI)).toHaveLength(2);
  });

  it('XXXVII.B, XXXVIII.B their generals and when they serve', () => {
    shows('XXXVII.B.a', 'XXXVIII.B.a', 'XXXVII.D.b');
    expect([turnsOf('Stilicho'), turnsOf('Aetius'), turnsOf('Ricimer')]).toEqual([[3], [4, 5], [6]]);
    expect([turnsOf('Asparus'), turnsOf('Belisarius'), turnsOf('Narses')]).toEqual([[3, 4], [8], [8]]);
    for (const id of ['stilicho', 'aetius', 'ricimer', 'asparus', 'belisarius', 'narses'] as const)
      expect([id, LEADERS[leader(id)].rank]).toEqual([id, 'general']);
    const state = given((p) => p.turn(3));
    reinforced(state, ORIENTALI);
    expect(state.pieces.leaderAt[leader('theodosius')]).toBeGreaterThanOrEqual(0);
  });

  it('XXXVII.B the late emperors of the West come only if it is still there', () => {
    shows('XXXVII.B.d');
    for (const [id, turn] of [
      ['maiorianus-ii', 7],
      ['claudius-iii', 8],
      ['antoninus', 9],
    ] as const) {
      const there = given((p) => p.turn(turn));
      reinforced(there, ROMANI);
      expect(there.pieces.leaderAt[leader(id)]).toBeGreaterThanOrEqual(0);
      const gone = given((p) => p.empty().turn(turn).nation('romani', { status: ABSENT }));
      gone.nations.vanished[ROMANI] = 1;
      expect(activationOrder(gone)).not.toContain(ROMANI);
      reinforced(gone, ROMANI);
      expect(gone.pieces.leaderAt[leader(id)]).toBe(NOWHERE);
    }
  });

  it('XXXVII.C, XXXVIII.A where the Limites stand', () => {
    shows('XXXVII.C.a', 'XXXVIII.A.b');
    const west =
      'austrasia lotharingia helvetia rhaetia noricum carnuntum pannonia bernicia cumbria numidia tripolitania cantabria';
    const east = 'savus moesia-superior moesia-inferior tyras bosporus osroene amida coele-syria';
    expect([...LIMITES.romani].sort()).toEqual(west.split(' ').sort());
    expect([...LIMITES.orientali].sort()).toEqual(east.split(' ').sort());
    const state = given();
    const standing = (owner: number) => state.lands.limes.flatMap((who, at) => (who === owner ? [placeId(at)] : []));
    expect([standing(ROMANI).sort(), standing(ORIENTALI).sort()]).toEqual([
      west.split(' ').sort(),
      east.split(' ').sort(),
    ]);
  });

  it('XXXVII.F whoever is kept at home may still intercept', () => {
    shows('XXXVII.F.b');
    const state = given((p) => {
      p.empty().units('alamanni', 'agri-decumates', { infantry: 2 });
      p.units('romani', 'burgondia', { legion: 2 }).leader('gratianus', 'burgondia');
    });
    state.pieces.idle[leader('gratianus')] = 1;
    const story = moving(state, nation('alamanni'));
    story.answer(HUNS, 'from agri-decumates', 'take 2*alamanni-infantry', 'to lotharingia');
    expect([story.asked, story.run.decision?.asks[0].seat]).toEqual(['intercept', ROMANS]);
  });

  it('XXXVII.I after the division they are neutral, but for two turns after an usurper', () => {
    shows('XXXVII.I.e');
    const between = (turn: number, usurped: number) => {
      const state = given((p) => p.turn(turn));
      state.clock.usurped = usurped;
      return relation(state, ROMANI, ORIENTALI, place('dalmatia'));
    };
    expect([between(5, 0), between(5, 5), between(5, 4), between(5, 3)]).toEqual([
      'neutral',
      'hostile',
      'hostile',
      'neutral',
    ]);
    expect(between(2, 2)).toBe('friendly');
  });

  it('XXXVII.L the clients of a fallen empire are free', () => {
    shows('XXXVII.L.b', 'XXXVIII.I.a');
    const state = given((p) => p.turn(5).nation('brittones', { status: KINGDOM }));
    bind(state, nation('brittones'), CLIENT, ROMANI);
    Story.of(state, (g) => collapse(g, ROMANI)).anyhow();
    const bond = (id: 'brittones' | 'mauritanii' | 'armenii') => state.ties.bond[nation(id)];
    expect([bond('brittones'), bond('mauritanii'), bond('armenii')]).toEqual([FREE, FREE, CLIENT]);
    Story.of(state, (g) => collapse(g, ORIENTALI)).anyhow();
    expect(bond('armenii')).toBe(FREE);
  });

  it('XXXVII.P when the West falls after turn 8 the units of its land serve others, or go', () => {
    shows('XXXVII.P.c');
    const fallen = (eastern: boolean, britons: boolean) => {
      const state = given((p) => {
        p.empty().turn(9).units('romani', 'neustria', { legion: 1 });
        if (britons) p.nation('brittones', { status: KINGDOM });
      });
      for (const [sort, at] of [
        ['local-galli', 'lotharingia'],
        ['local-britani', 'cumbria'],
        ['local-africani', 'numidia'],
      ] as const)
        deploy(state, sortNamed(ROMANI, sort), 1, place(at));
      if (eastern) for (const id of ['africa', 'saldae', 'utica'] as const) state.lands.city[place(id)] = ORIENTALI;
      if (eastern) deploy(state, sortNamed(ORIENTALI, 'legion'), 3, place('africa'));
      Story.of(state, (g) => collapse(g, ROMANI)).anyhow();
      return (['lotharingia', 'cumbria', 'numidia'] as const).map((at) => {
        const [unit] = state.pieces.here[place(at)];
        return unit === undefined ? NOBODY : state.pieces.holder[unit];
      });
    };
    expect(fallen(false, false)).toEqual([nation('galli'), NOBODY, NOBODY]);
    expect(fallen(true, true)).toEqual([nation('galli'), nation('brittones'), ORIENTALI]);
  });

  it('XXXVII.R Mauritanians may enter the land of the Berbers', () => {
    shows('XXXVII.R.b');
    const state = given((p) => p.turn(4));
    expect([closedTo(state, nation('mauritanii'), place('atlas')), closedTo(state, ROMANI, place('atlas'))]).toEqual([
      false,
      true,
    ]);
  });

  it('XXXVII.S-T Britons, Gauls and Basques', () => {
    shows('XXXVII.S.d', 'XXXVII.S.a', 'XXXVII.T.a', 'XXVII.A.g');
    for (const id of ['brittones', 'galli', 'cappadocii'] as const) {
      expect([id, SIDE_OF[nation(id)]]).toEqual([id, ROMANS]);
      expect(activationOrder(given((p) => p.turn(5).nation(id, { status: KINGDOM })))).toContain(nation(id));
    }
    const state = given((p) => p.turn(4));
    reinforced(state, nation('brittones'));
    expect([state.nations.status[nation('brittones')], state.nations.age[nation('brittones')]]).toEqual([KINGDOM, 1]);
    expect(state.nations.treasury[nation('brittones')]).toBe(5);
    for (const at of ['cambria', 'dumnonia', 'cumbria'] as const)
      expect(unitsAt(state, nation('brittones'), place(at)).length).toBeGreaterThan(0);
    const basques = given((p) => p.turn(6));
    const euskaldunak = nation('euskaldunak');
    reinforced(basques, euskaldunak);
    expect(ownUnits(basques, euskaldunak).map((unit) => placeId(basques.pieces.at[unit]))).toEqual([
      'piranaei',
      'cantabria',
      'piranaei',
    ]);
    expect([basques.nations.capital[euskaldunak], activationOrder(basques).includes(euskaldunak)]).toEqual([
      NOWHERE,
      false,
    ]);
  });

  it('XXXVIII.H the walls of Constantinople take 3, from turn 4 they take 4, for anybody', () => {
    shows('XXXVIII.H.a', 'XLV.4.a');
    const walls = (turn: number, owner: 'orientali' | 'visigothi') =>
      wallsOf(
        given((p) => p.turn(turn).city('thracia', owner)),
        place('thracia'),
      );
    expect([walls(3, 'orientali'), walls(4, 'orientali'), walls(4, 'visigothi')]).toEqual([3, 4, 4]);
  });

  it('XLV.4-5 on turns 4 and 5 cities without walls take 1 from sieges', () => {
    shows('XLV.4.a', 'XLV.5.a');
    const open = (turn: number) =>
      wallsOf(
        given((p) => p.turn(turn)),
        place('africa'),
      );
    expect([3, 4, 5, 6].map(open)).toEqual([0, 1, 1, 0]);
  });

  it('XXXVIII.R Themata stay in areas of the empire', () => {
    shows('XXXVIII.R.a', 'XXXVII.A.e');
    const state = given((p) => p.empty().turn(8).units('orientali', 'moesia-superior', { themata: 1 }));
    const reached = goals(state, ORIENTALI, 'moesia-superior', 2);
    expect(reached.length).toBeGreaterThan(0);
    for (const id of reached)
      expect(state.lands.areaControl[area('moesia')] === ORIENTALI && id !== 'dacia').toBe(true);
    expect(reached).not.toContain('tisia');
  });
});
