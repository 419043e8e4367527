import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { HOMES, HOMES_FOR } from '../../src/data/figures.ts';
import {
  COASTS,
  idOf,
  landSteps,
  type SpaceId,
  STRAITS,
  seasBeside,
  shoresOf,
  space,
  TRIBUTE,
} from '../../src/data/map.ts';
import { PROVINCE_TABLE, SEA_TABLE } from '../../src/data/provinces.ts';
import { ARROWS, COIN, LAND, SEA, SHORE } from '../oracle/atlas.ts';

const links = (pairs: readonly (readonly string[])[]) => pairs.map((pair) => [...pair].sort().join(' ')).sort();
const borders = (id: SpaceId, other: SpaceId) =>
  landSteps(false)[space(id)].some(({ to, border }) => to === space(other) && border >= 0);
const seasOf = (id: SpaceId) => COASTS[space(id)].flatMap(({ seas }) => seas.map(idOf)).sort();

describe('the board', () => {
  it('F1 F2 seven homes, each worth ten', () => {
    shows('3.2.a');
    expect([...HOMES].sort()).toEqual(
      ['egyptus', 'galatia', 'hispania', 'italia', 'macedonia', 'mesopotamia', 'numidia'].sort(),
    );
    expect(HOMES.map((home) => TRIBUTE[space(home)])).toEqual(HOMES.map(() => 10));
  });

  it('F3 every province is worth five or ten, and all together 290', () => {
    shows('3.1.b');
    expect(Object.fromEntries(PROVINCE_TABLE.map(({ id, tribute }) => [id, tribute]))).toEqual(COIN);
    expect([...new Set(TRIBUTE)].sort()).toEqual([10, 5]);
    expect(TRIBUTE.reduce((sum, coin) => sum + coin, 0)).toBe(290);
  });

  it('F4 islands have no border on land', () => {
    shows('3.1.a');
    const islands = PROVINCE_TABLE.filter(({ id }) => landSteps(false)[space(id)].every(({ border }) => border < 0));
    expect(islands.map(({ id }) => id).sort()).toEqual(
      ['baleares', 'britannia', 'corsica', 'creta', 'cyprus', 'sardinia', 'sicilia'].sort(),
    );
  });

  it('F5 F6 Egypt is one province with one coast, and the Red Sea is no sea', () => {
    shows('3.4.a', '3.5.a', 'R-MAP-5');
    expect(PROVINCE_TABLE.filter(({ id }) => /egypt/.test(id))).toHaveLength(1);
    expect(COASTS[space('egyptus')]).toHaveLength(1);
    expect(COASTS[space('arabia-petraea')]).toEqual([]);
    expect(SEA_TABLE.filter((sea) => /red|rub|erythr/.test(sea))).toEqual([]);
  });

  it('F7 F8 F9 four straits, each in a sea that touches both shores, none with a border besides', () => {
    shows('3.6.a', 'R-STR-1');
    const straits = STRAITS.map(({ a, b, sea }) => [idOf(a), idOf(b), idOf(sea)].sort());
    expect(straits.sort()).toEqual(ARROWS.map((arrow) => [...arrow].sort()).sort());
    expect(STRAITS).toHaveLength(4);
    for (const { a, b, sea } of STRAITS) {
      expect(shoresOf(sea)).toEqual(expect.arrayContaining([a, b]));
      expect(landSteps(false)[a].filter(({ to }) => to === b)).toHaveLength(1);
      expect(landSteps(false)[a].find(({ to }) => to === b)?.border).toBe(-1);
    }
  });

  it('F10 F11 F12 F13 F14 the borders that the examples need', () => {
    const pairs: [SpaceId, SpaceId][] = [
      ['narbonensis', 'italia'],
      ['dalmatia', 'italia'],
      ['hispania', 'narbonensis'],
      ['macedonia', 'dalmatia'],
      ['italia', 'neapolis'],
      ['dalmatia', 'pannonia'],
    ];
    for (const [a, b] of pairs) expect([borders(a, b), borders(b, a)], `${a} ${b}`).toEqual([true, true]);
  });

  it('F15 F16 Hispania, Caesariensis and Sicilia touch the seas of the voyage', () => {
    expect(seasOf('hispania')).toContain('mare-baliaricum');
    expect(seasOf('caesariensis')).toEqual(['mare-baliaricum', 'mare-numidia']);
    expect(COASTS[space('caesariensis')]).toHaveLength(1);
    expect(seasOf('sicilia')).toContain('mare-numidia');
  });

  it('F17 only Hispania, Italia and Macedonia have two coasts', () => {
    shows('8.16.b', 'R-MAP-3');
    const broken = PROVINCE_TABLE.filter(({ id }) => COASTS[space(id)].length > 1).map(({ id }) => id);
    expect(broken.sort()).toEqual(['hispania', 'italia', 'macedonia']);
  });

  it('F18 F19 Creta lies off Macedonia; Mare Alexandria is reached from Egypt and from Galatia', () => {
    expect(seasOf('macedonia').some((sea) => seasOf('creta').includes(sea))).toBe(true);
    expect(seasOf('egyptus')).toContain('mare-alexandria');
    const near = COASTS[space('galatia')].flatMap(({ seas }) => seas.flatMap((sea) => [sea, ...seasBeside(sea)]));
    expect(near.map(idOf)).toContain('mare-alexandria');
  });

  it('F20 F21 Mesopotamia has no coast, Syria and Armenia beside it have, and so have all other homes', () => {
    expect(seasOf('mesopotamia')).toEqual([]);
    for (const id of ['syria', 'armenia'] as const) {
      expect(borders('mesopotamia', id)).toBe(true);
      expect(seasOf(id).length).toBeGreaterThan(0);
    }
    for (const home of HOMES) if (home !== 'mesopotamia') expect(seasOf(home).length, home).toBeGreaterThan(0);
  });

  it('F22 Italia, Neapolis, Narbonensis and two cities make 40', () => {
    shows('4.1.a');
    const coins = (['italia', 'neapolis', 'narbonensis'] as const).map((id) => TRIBUTE[space(id)]);
    expect(coins.reduce((sum, coin) => sum + coin, 0) + 2 * 5).toBe(40);
  });

  it('F23 no road can join Sicilia and Neapolis', () => {
    shows('5.8.a');
    expect(borders('sicilia', 'neapolis')).toBe(false);
  });

  it('F24 the seas that the rulebook names are on the board', () => {
    expect(SEA_TABLE).toEqual(expect.arrayContaining(['mare-baliaricum', 'mare-numidia', 'mare-alexandria']));
    expect(SEA_TABLE).toHaveLength(18);
  });

  it('has the borders, seas and coasts of the second copy of the board', () => {
    shows('R-MAP-1', '3.1.a');
    const land = PROVINCE_TABLE.flatMap(({ id }) =>
      landSteps(false)[space(id)].flatMap(({ to, border }) => (border >= 0 ? [[id, idOf(to)]] : [])),
    );
    expect([...new Set(links(land))]).toEqual(links(LAND));
    const seas = SEA_TABLE.flatMap((id) => seasBeside(space(id)).map((to) => [id, idOf(to)]));
    expect([...new Set(links(seas))]).toEqual(links(SEA));
    for (const { id } of PROVINCE_TABLE)
      expect(
        Object.fromEntries(COASTS[space(id)].map(({ side, seas: own }) => [side, own.map(idOf).sort()])),
        id,
      ).toEqual(Object.fromEntries(Object.entries(SHORE[id]).map(([side, own]) => [side, [...own].sort()])));
    expect(Object.keys(HOMES_FOR)).toEqual(['2', '3', '4', '5', '6']);
  });
});
