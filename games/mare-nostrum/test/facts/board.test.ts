import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../src/data/civilizations.ts';
import { CIVILIZATIONS } from '../../src/data/names.ts';
import { PROVINCES, type ProvinceId, type SeaId } from '../../src/data/provinces.ts';
import { borders, isSea, LANDS, nextSeas, SEAS, SPACES, seasOf, shoresOf } from '../oracle/position.ts';

const row = (id: ProvinceId) => PROVINCES[LANDS.indexOf(id)];

/** The fewest seas with a trireme that join two provinces, and which: all smallest sets. */
function crossings(from: ProvinceId, to: ProvinceId): SeaId[][] {
  let paths = seasOf(from).map((sea) => [sea]);
  for (;;) {
    const arrived = paths.filter((path) => shoresOf(path[path.length - 1]).includes(to));
    if (arrived.length > 0) return arrived;
    paths = paths.flatMap((path) =>
      nextSeas(path[path.length - 1])
        .filter((sea) => !path.includes(sea))
        .map((sea) => [...path, sea]),
    );
  }
}

/** Provinces reached on foot. */
function onFoot(from: ProvinceId, without: readonly ProvinceId[] = []): Set<ProvinceId> {
  const seen = new Set([from]);
  for (const province of seen) for (const next of borders(province)) if (!without.includes(next)) seen.add(next);
  return seen;
}

describe('the board', () => {
  it('F9 islands are provinces without a border, reached by ship only', () => {
    shows('1.3.a');
    const islands = PROVINCES.filter(({ island }) => island).map(({ id }) => id);
    expect(islands.toSorted()).toEqual(['cnossus', 'corsica', 'cyprus', 'rhodus', 'sardinia', 'syracusae']);
    for (const id of islands) {
      expect(borders(id)).toEqual([]);
      expect(seasOf(id).length).toBeGreaterThan(0);
    }
  });

  it('F11 from Athens to Alexandria it takes exactly two seas', () => {
    expect(crossings('athenae', 'alexandria')).toEqual([['mare-aegaeum', 'mare-aegyptium']]);
  });

  it('F12 one sea touches Athens and Syracuse', () => {
    expect(crossings('athenae', 'syracusae')).toEqual([['mare-ionium']]);
  });

  it('F13 from Athens to Rome: a sea of Athens and the Adriatic, which touches Rome', () => {
    const ways = crossings('athenae', 'roma');
    expect(ways).toContainEqual(['mare-ionium', 'mare-adriaticum']);
    expect(ways.every((way) => way.length === 2)).toBe(true);
  });

  it('F14 the Aegean joins Athens with Constantinople, Troy, Rhodes and Knossos', () => {
    const aegean = shoresOf('mare-aegaeum');
    for (const id of ['athenae', 'constantinopolis', 'troas', 'rhodus', 'cnossus'] as const)
      expect(aegean).toContain(id);
  });

  it('F15 Hierosolyma has a city site, between Egypt and Babylon’s lands', () => {
    expect(row('hierosolyma').city).toBe(true);
    expect(borders('hierosolyma')).toContain('alexandria');
    expect([...NATIONS.babylon.neighbours].some((id) => borders(id).includes('hierosolyma'))).toBe(true);
  });

  it('F16 Cyrenaica is coastal', () => {
    expect(seasOf('cyrenaica').toSorted()).toEqual(['mare-aegyptium', 'mare-libycum']);
  });

  it('F17 Carthage has perfume and fruit', () => {
    expect(row('carthago').goods).toEqual(['perfume', 'fruit']);
  });

  it('F18 papyrus grows in Egypt’s capital', () => {
    expect(row(NATIONS.egypt.capital).goods).toContain('papyrus');
  });

  it('F23 some provinces take two caravans', () => {
    shows('1.3.b');
    expect(PROVINCES.filter(({ goods }) => goods.length === 2).map(({ id }) => id)).toContain('carthago');
    for (const { goods } of PROVINCES) expect([1, 2]).toContain(goods.length);
  });

  it('F24 33 provinces and 10 seas', () => {
    expect([LANDS.length, SEAS.length, SPACES.length]).toEqual([33, 10, 43]);
    expect(SPACES.filter(isSea)).toEqual(SEAS);
  });

  it('F25 from Corsica to Babylon', () => {
    expect(LANDS).toEqual(expect.arrayContaining(['corsica', 'sardinia', 'babylon', 'ninive']));
    for (const west of ['hispania', 'gallia', 'massilia', 'mauretania']) expect(LANDS).not.toContain(west);
  });

  it('F26 capitals: Alexandria, Athens, Babylon, Carthage, Rome', () => {
    shows('1.1.a');
    const capitals = CIVILIZATIONS.map((name) => NATIONS[name].capital).toSorted();
    expect(capitals).toEqual(['alexandria', 'athenae', 'babylon', 'carthago', 'roma']);
    for (const id of capitals) expect(row(id).city).toBe(true);
  });

  it('F30 Knossos, Thebes, Memphis and Troy have city sites; Memphis has papyrus, Troy oil', () => {
    for (const id of ['cnossus', 'thebae', 'memphis', 'troas'] as const) expect(row(id).city).toBe(true);
    expect(row('memphis').goods).toContain('papyrus');
    expect(row('troas').goods).toContain('oil');
  });

  it('F34 Athens has one neighbour by land', () => {
    expect(borders('athenae')).toEqual(['pella']);
  });

  it('F36 Rome can walk along the Balkan coast to Greece', () => {
    const coast = onFoot('roma', ['pannonia', 'dacia']);
    expect(coast).toContain('illyria');
    expect(coast).toContain('pella');
  });

  it('F37 a province of Carthage’s lies just east of it; Alexandria has two incomes', () => {
    expect(borders('carthago')).toContain('leptis');
    expect(NATIONS.carthage.neighbours).toContain('leptis');
    expect(row('alexandria').goods.length + (row('alexandria').city ? 1 : 0)).toBeGreaterThanOrEqual(2);
  });

  it('F38 clockwise from the top left: Rome, Greece, Babylon, Egypt, Carthage', () => {
    expect(CIVILIZATIONS).toEqual(['rome', 'greece', 'babylon', 'egypt', 'carthage']);
  });

  it('F39 Rome’s home has room for six caravans and three cities', () => {
    const home = [NATIONS.rome.capital, ...NATIONS.rome.neighbours].map(row);
    expect(home.reduce((sum, { goods }) => sum + goods.length, 0)).toBe(6);
    expect(home.filter(({ city }) => city)).toHaveLength(3);
  });
});
