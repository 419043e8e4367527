import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREAS, type AreaId, BOARD, CORNERS, GRAPH, REGIONS, SEAS, type SpaceId } from '../../src/data/areas.ts';

const near = (id: SpaceId) => GRAPH.ways(GRAPH.index(id)).map(({ to }) => GRAPH.id(to));
const isPath = (...ids: readonly SpaceId[]) => ids.every((id, i) => i === 0 || near(ids[i - 1]).includes(id));
const named = (what: (area: (typeof AREAS)[number]) => boolean) => AREAS.filter(what).map(({ id }): string => id);

describe('facts of the board', () => {
  it('F1 25 areas on the Italian peninsula', () => {
    shows('2.1.a', 'R 1');
    expect(REGIONS['italy-mainland']).toHaveLength(25);
    expect([...REGIONS['north-italy'], ...REGIONS['south-italy']].sort()).toEqual(
      [...REGIONS['italy-mainland']].sort(),
    );
  });

  it('F2 five African provinces, four of them named', () => {
    shows('2.1.a', 'R 1');
    expect(REGIONS['north-africa']).toHaveLength(5);
    const provinces: readonly AreaId[] = ['africa', 'byzacena', 'numidia', 'tripolitania'];
    expect(REGIONS['north-africa']).toEqual(expect.arrayContaining([...provinces]));
  });

  it('F3 the islands: Corsica 1, Sardinia 2, Sicily 4', () => {
    shows('2.1.b');
    expect(REGIONS.corsica).toEqual(['corsica']);
    expect([...REGIONS.sardinia].sort()).toEqual(['carales', 'olbia']);
    expect([...REGIONS.sicily].sort()).toEqual(['agrigentum', 'lilybaeum', 'messana', 'syracusae']);
  });

  it('F4 Southern Italy is seven areas', () => {
    shows('2.1.c');
    expect([...REGIONS['south-italy']].sort()).toEqual(
      ['apulia', 'bruttium', 'calabria', 'lucania', 'neapolis', 'rhegium', 'samnium'].sort(),
    );
  });

  it('F5 five entry areas, all highland', () => {
    shows('2.1.d', '2.1.e');
    expect(named(({ kind }) => kind === 'entry').sort()).toEqual([
      'alpes',
      'aures',
      'helvetia',
      'illyricum',
      'noricum',
    ]);
    for (const area of AREAS) if (area.kind === 'entry') expect(area.terrain).toBe('highland');
  });

  it('F6 the highlands', () => {
    shows('2.1.e');
    expect(named(({ kind, terrain }) => kind === 'land' && terrain === 'highland').sort()).toEqual(
      ['agrigentum', 'corsica', 'florentia', 'olbia', 'pavia', 'perusia', 'rhegium', 'samnium', 'umbria'].sort(),
    );
  });

  it('F7 the marshes are Ravenna and Venetia', () => {
    shows('2.1.f');
    expect(named(({ terrain }) => terrain === 'marsh').sort()).toEqual(['ravenna', 'venetia']);
  });

  it('F8 nine seas', () => {
    shows('2.1.g', 'R 2');
    expect(SEAS).toHaveLength(9);
  });

  it('F9 two straits', () => {
    shows('2.1.h');
    const straits = BOARD.links.filter(({ kind }) => kind === 'strait').map(({ a, b }) => [a, b].sort().join(' '));
    expect(straits.sort()).toEqual(['corsica olbia', 'messana rhegium']);
  });

  it('F10 nobody crosses the corners', () => {
    shows('2.1.j', '9.0.b');
    for (const [a, b] of CORNERS) expect(near(a)).not.toContain(b);
    expect(near('noricum')).not.toContain('tridentum');
    expect(near('mare-ligusticum')).not.toContain('carales');
  });

  it('F11 the neighbours of Ravenna', () => {
    expect(near('ravenna').sort()).toEqual(
      ['florentia', 'mare-hadriaticum', 'pavia', 'picenum', 'venetia', 'verona'].sort(),
    );
  });

  it('F12 to F20, F22 the paths and coasts that the rulebook walks', () => {
    expect(isPath('lucania', 'neapolis', 'roma', 'etruria')).toBe(true);
    expect(isPath('lucania', 'samnium', 'corfinium', 'picenum')).toBe(true);
    expect(isPath('roma', 'samnium', 'apulia')).toBe(true);
    expect(near('apulia')).toEqual(expect.arrayContaining(['corfinium', 'samnium', 'lucania']));
    expect(isPath('roma', 'perusia', 'picenum', 'ravenna')).toBe(true);
    expect(isPath('ravenna', 'florentia', 'etruria', 'pisae', 'pavia')).toBe(true);
    expect(isPath('pavia', 'verona', 'mediolanum')).toBe(true);
    expect(isPath('florentia', 'pisae')).toBe(true);
    expect(isPath('liguria', 'pavia')).toBe(true);
    expect(isPath('byzacena', 'africa', 'mare-sardoum', 'mare-balearicum', 'mare-ligusticum', 'pisae')).toBe(true);
    expect(isPath('olbia', 'mare-balearicum')).toBe(true);
    expect(isPath('venetia', 'ravenna', 'picenum')).toBe(true);
  });

  it('F21 the seas of Africa are Libycum and Sardoum', () => {
    shows('R 2');
    expect(
      near('africa')
        .filter((id) => id.startsWith('mare-'))
        .sort(),
    ).toEqual(['mare-libycum', 'mare-sardoum']);
  });
});
