import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, ROMANI } from '../../../src/data/pieces.ts';
import { archeryPool, meleePool, type Pool } from '../../../src/rules/battle/pools.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { BARBARIAN, EMPIRE, FEDERATE, KINGDOM } from '../../../src/state.ts';
import { type Armies, bind, came, type Given, hires, meeting } from '../../story.ts';

/** What two armies roll. */
const meet = (at: PlaceId, armies: Armies, change?: (p: Given) => void) => {
  const { state, field } = meeting(at, armies, change);
  const pools = () => ({
    attack: meleePool(state, field, field.attacker, field.defender),
    defence: meleePool(state, field, field.defender, field.attacker),
  });
  return { state, field, pools };
};
const size = ({ white, black }: Pool) => white + black;
const attack = (at: PlaceId, armies: Armies, change?: (p: Given) => void) =>
  size(meet(at, armies, change).pools().attack);
const defence = (at: PlaceId, armies: Armies, change?: (p: Given) => void) =>
  size(meet(at, armies, change).pools().defence);

describe('XX.F the dice of a melee', () => {
  it('each unit brings one; a swamp takes one from the attacker', () => {
    shows('XX.F.a', 'XX.F.b');
    expect(attack('utica', { vandali: { infantry: 3 }, romani: { limitanei: 1 } })).toBe(3);
    expect(attack('vendeum', { vandali: { infantry: 3 }, romani: { limitanei: 1 } })).toBe(2);
    expect(defence('vendeum', { vandali: { infantry: 3 }, romani: { limitanei: 2 } })).toBe(2);
  });

  it('so does a forest, if one barbarian who is no nomad defends it', () => {
    shows('XX.F.d', 'XX.E.h');
    const legions = { romani: { legion: 3 } };
    expect(attack('austrasia', { ...legions, alamanni: { infantry: 1 } })).toBe(2);
    expect(attack('austrasia', { ...legions, hunni: { 'horse-archers': 1 } })).toBe(3);
    expect(attack('austrasia', { ...legions, persae: { infantry: 1 } })).toBe(3);
    const mixed = { ...legions, hunni: { 'horse-archers': 2 }, vandali: { infantry: 1 } };
    expect(attack('austrasia', mixed, hires('vandali', 'hunni', 'austrasia'))).toBe(2);
    expect(attack('utica', { ...legions, alamanni: { infantry: 1 } })).toBe(3);
  });

  it('III.D, G406 a horde defends like a unit, by itself or beside others', () => {
    shows('III.D.h', 'XX.F.d', 'XX.F.h', 'G406');
    const legions = { romani: { legion: 3 } };
    const camp = (owner: NationId) => attack('austrasia', legions, (p) => p.horde(owner, 'austrasia'));
    expect([camp('alamanni'), camp('hunni')]).toEqual([2, 3]);
    const guests = (owner: NationId) =>
      attack('austrasia', { vandali: { infantry: 3 }, romani: { legion: 1 } }, (p) => {
        p.horde(owner, 'austrasia');
        bind(p.state, nation(owner), FEDERATE, ROMANI, 'austrasia');
      });
    expect([guests('alamanni'), guests('alani')]).toEqual([2, 3]);
    // In barbarian country the horde of a kingdom is a civilised defender.
    const wild = (status: number) =>
      attack('franconia', { vandali: { infantry: 3 } }, (p) => {
        p.horde('alani', 'franconia').nation('alani', { status });
        makeDeal(p.state, nation('vandali'), nation('alani'), HOSTILITY);
      });
    expect([wild(BARBARIAN), wild(KINGDOM)]).toEqual([3, 4]);
  });

  it('and a river, ridge or strait that all have crossed; the card Crossing bridges it', () => {
    shows('XX.F.c', 'XLIII.20.a', 'XXXIV.v');
    const { field, pools } = meet(
      'bythinia',
      { vandali: { infantry: 3 }, orientali: { limitanei: 1 } },
      came('vandali', 'bythinia', 'thracia'),
    );
    expect(size(pools().attack)).toBe(2);
    field.attacker.boon.crossing = 1;
    expect(size(pools().attack)).toBe(3);
  });

  it('a barbarian among the attackers has one more against a civilised one in barbarian country', () => {
    shows('XX.F.h', 'XX.E.h');
    const vandals = { vandali: { infantry: 3 } };
    expect(attack('danapris', { ...vandals, romani: { limitanei: 1 } })).toBe(4);
    expect(attack('danapris', { romani: { limitanei: 3 }, persae: { infantry: 1 } })).toBe(3);
    const hired = { romani: { limitanei: 2 }, vandali: { infantry: 1 }, persae: { infantry: 1 } };
    expect(attack('danapris', hired, hires('vandali', 'romani', 'danapris'))).toBe(4);
    const mixed = { vandali: { infantry: 3 }, visigothi: { infantry: 2 }, persae: { infantry: 1 } };
    const wild = (p: Given) => p.state.ties.deals.push(nation('vandali'), nation('visigothi'), 3);
    expect(attack('danapris', { ...vandals, visigothi: { infantry: 2 } }, wild)).toBe(3);
    const partly = (p: Given) => {
      wild(p);
      hires('persae', 'visigothi', 'danapris')(p);
    };
    expect(attack('danapris', mixed, partly)).toBe(4);
  });

  it('nobody has less than one', () => {
    shows('XX.F.m', 'G52');
    const one = { vandali: { infantry: 1 }, romani: { limitanei: 1 } };
    expect(attack('vendeum', one)).toBe(1);
  });

  it('walls, a Limes and hordes each give the defender one', () => {
    shows('III.D.h', 'XX.F.i', 'XX.F.j', 'XX.F.k', 'G93', 'XXIII.B.c');
    const siege = { vandali: { infantry: 3 }, romani: { limitanei: 1 } };
    expect(defence('latium', siege)).toBe(2);
    // G93 Barbarians make no use of walls, nor does who does not hold the city.
    expect(
      defence('latium', { romani: { legion: 1 }, vandali: { infantry: 1 } }, (p) => p.city('latium', 'vandali')),
    ).toBe(1);
    expect(defence('latium', siege, (p) => p.city('latium', 'persae'))).toBe(1);
    const limes = (p: Given) => {
      p.state.lands.limes[place('utica')] = ROMANI;
    };
    expect(defence('utica', siege, limes)).toBe(2);
    const horde = { romani: { legion: 3 }, vandali: { infantry: 2 } };
    expect([defence('utica', horde), defence('utica', horde, (p) => p.horde('vandali', 'utica'))]).toEqual([2, 3]);
  });
});

describe('XX.G exchanges', () => {
  /** How many black dice an army has against some plain Persian foot. */
  const black = (units: Record<string, number>, id: NationId = 'romani', foe: Armies = { persae: { infantry: 1 } }) =>
    meet('utica', { [id]: units, ...foe }).pools().attack.black;

  it('two elite units make one, four make two for Rome and Byzantium only; a guard counts twice', () => {
    shows('XX.G.a', 'G41', 'XXXIV.q', 'XXXIV.x');
    expect([1, 2, 3, 4].map((legion) => black({ legion }))).toEqual([0, 1, 1, 2]);
    expect(black({ legion: 4 }, 'orientali')).toBe(2);
    expect([black({ custodes: 1 }), black({ custodes: 2 }), black({ custodes: 1, legion: 1 })]).toEqual([1, 2, 1]);
    expect(black({ immortals: 3, clibanarii: 1 }, 'persae', { romani: { equites: 1 } })).toBe(1);
  });

  it('barbarians have no elite, and a card lends it to two plain units', () => {
    shows('III.B.m', 'III.B.n', 'VI.H.f', 'XX.G.f');
    expect(black({ 'noble-cavalry': 3 }, 'vandali', { persae: { savaran: 3 } })).toBe(0);
    const veterans = (limitanei: number) => {
      const { field, pools } = meet('utica', { romani: { limitanei }, persae: { infantry: 1 } });
      field.attacker.boon.elite = 2;
      return pools().attack.black;
    };
    expect([veterans(1), veterans(2), veterans(4)]).toEqual([0, 1, 1]);
  });

  it('superior cavalry: one against none, else two more; elephants scare it', () => {
    shows('III.B.i', 'XX.G.b', 'XX.C.c', 'XXXIV.o', 'XL.D.b', 'XXXIV.bg');
    const horse = (cavalry: number, savaran: number) =>
      black({ cavalry, infantry: 2 }, 'vandali', { persae: { savaran, infantry: 1 } });
    expect([horse(1, 0), horse(2, 1), horse(1, 1)]).toEqual([1, 0, 0]);
    const elephants = { persae: { elephants: 1, infantry: 2 } };
    expect([black({ cavalry: 2 }, 'vandali', elephants), black({ equites: 1 }, 'romani', elephants)]).toEqual([0, 0]);
  });

  it('an empire against barbarians, a kingdom not, and not hired men alone (G42)', () => {
    shows('VI.K.c', 'XX.G.c', 'G42', 'XXXVII.H.d');
    const vandals = { vandali: { infantry: 1 } };
    expect([black({ limitanei: 1 }, 'romani', vandals), black({ infantry: 1 }, 'persae', vandals)]).toEqual([1, 0]);
    const hired = { romani: {}, alamanni: { infantry: 1 }, ...vandals };
    expect(meet('utica', hired, hires('alamanni', 'romani', 'utica')).pools().attack).toEqual({ white: 1, black: 0 });
  });

  it('G43 nomads in the steppe, if all are', () => {
    shows('VI.I.f', 'XX.G.d', 'G43', 'XXXIX.A.a');
    const huns = { hunni: { 'horse-archers': 2 }, persae: { 'horse-archers': 2 } };
    expect([meet('assyria', huns).pools().attack, meet('utica', huns).pools().attack]).toEqual([
      { white: 1, black: 1 },
      { white: 2, black: 0 },
    ]);
    const mixed = { ...huns, vandali: { infantry: 1 } };
    expect(meet('assyria', mixed, hires('vandali', 'hunni', 'assyria')).pools().attack.black).toBe(0);
    const home = { persae: { 'horse-archers': 2 }, hunni: { 'horse-archers': 2 } };
    expect(meet('assyria', home).pools().defence.black).toBe(1);
    // VI.I The riders of an empire are nomads no more.
    expect(meet('assyria', huns, (p) => p.nation('hunni', { status: EMPIRE })).pools().attack.black).toBe(0);
    // A horde by itself is no rider.
    const camp = meet('assyria', { persae: { infantry: 2 } }, (p) => p.horde('hunni', 'assyria'));
    expect(camp.pools().defence).toEqual({ white: 1, black: 0 });
  });

  it('the walls of an empire; those of a kingdom not', () => {
    shows('XX.G.e', 'G93');
    const walls = (status: number) =>
      meet('latium', { vandali: { infantry: 3 }, romani: { limitanei: 2 } }, (p) =>
        p.nation('romani', { status }),
      ).pools().defence.black;
    // An empire against barbarians has one besides.
    expect([walls(3), walls(KINGDOM)]).toEqual([2, 0]);
  });

  it('heavy advantage takes one back; elephants are as heavy as two; what cards exchange comes last', () => {
    shows('III.B.r', 'XX.G.g', 'XX.G.h', 'XX.G.i', 'XXXIV.bf', 'XL.D.a');
    const foe = (units: Record<string, number>) =>
      meet('utica', { orientali: { legion: 1, equites: 2 }, persae: units }).pools().attack.black;
    // Two elite units; horse on both sides.
    expect([foe({ savaran: 2 }), foe({ savaran: 3 }), foe({ elephants: 1, savaran: 1 })]).toEqual([1, 0, 0]);
    const crushed = meet('utica', { orientali: { equites: 2 }, persae: { elephants: 1 } });
    expect(crushed.pools().attack).toEqual({ white: 2, black: 0 });
    crushed.field.attacker.boon.swap = 1;
    expect(crushed.pools().attack).toEqual({ white: 1, black: 1 });
    crushed.field.attacker.boon.swap = 5;
    expect(crushed.pools().attack).toEqual({ white: 0, black: 2 });
  });

  it('never more than there are dice', () => {
    expect(meet('utica', { romani: { palatina: 1 }, vandali: { infantry: 1 } }).pools().attack).toEqual({
      white: 0,
      black: 1,
    });
  });
});

describe('XX.D archery', () => {
  const shots = (at: PlaceId, armies: Armies, ambush = false, change?: (p: Given) => void) => {
    const { state, field } = meet(at, armies, change);
    return archeryPool(state, field, field.attacker, field.defender, ambush);
  };
  const foe = { persae: { infantry: 1 } };

  it('a die for two archers and for four Franks with axes, rounded up each', () => {
    shows('III.B.c', 'XX.D.a', 'XX.D.c', 'XX.D.d', 'XXXIV.e', 'XXXIX.F.c');
    const franks = (count: number, archers = 0) =>
      shots('austrasia', { franci: { 'francisca-infantry': count, archers }, ...foe });
    expect([1, 4, 5].map((count) => franks(count).white)).toEqual([1, 1, 2]);
    expect([franks(4, 1).white, franks(0, 1).white, franks(0).white]).toEqual([2, 1, 0]);
  });

  it('horse archers shoot black on open ground: one for two of them', () => {
    shows('XX.D.f', 'XXXIV.f');
    const riders = (at: PlaceId, count: number) => shots(at, { hunni: { 'horse-archers': count }, ...foe });
    expect([
      riders('utica', 1),
      riders('utica', 2),
      riders('utica', 3),
      riders('utica', 4),
      riders('austrasia', 2),
    ]).toEqual([
      { white: 0, black: 1 },
      { white: 0, black: 1 },
      { white: 0, black: 2 },
      { white: 0, black: 2 },
      { white: 1, black: 0 },
    ]);
    expect(
      shots(
        'utica',
        { hunni: { 'horse-archers': 1 }, alamanni: { archers: 1 }, ...foe },
        false,
        hires('alamanni', 'hunni', 'utica'),
      ),
    ).toEqual({ white: 0, black: 1 });
  });

  it('in an ambush four of other foot have a die too, mountain people count twice, and the card adds one', () => {
    shows('III.B.u', 'XX.D.p', 'XX.D.q', 'XLIII.4.a', 'XXXIV.bd');
    const foot = (infantry: number, ambush: boolean) =>
      shots('arvernia', { vandali: { infantry }, ...foe }, ambush).white;
    expect([foot(4, false), foot(1, true), foot(4, true), foot(5, true)]).toEqual([0, 1, 1, 2]);
    expect(shots('arvernia', { vandali: { cavalry: 2 }, ...foe }, true).white).toBe(0);
    const picts = (units: Record<string, number>, ambush = true) =>
      shots('arvernia', { armenii: units, ...foe }, ambush).white;
    expect([
      picts({ infantry: 2 }),
      picts({ infantry: 3 }),
      picts({ archers: 2 }),
      picts({ archers: 2 }, false),
    ]).toEqual([1, 2, 2, 1]);
    const { state, field } = meet('arvernia', { vandali: { infantry: 4 }, ...foe });
    field.attacker.boon.ambush = 1;
    const pool = (ambush: boolean) => archeryPool(state, field, field.attacker, field.defender, ambush).white;
    expect([pool(true), pool(false)]).toEqual([2, 0]);
  });
});
