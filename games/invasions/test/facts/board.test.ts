import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_ROWS } from '../../src/data/areas.ts';
import { RIVER_BORDERS } from '../../src/data/borders.ts';
import {
  AREA_OF,
  area,
  areaId,
  distancesFrom,
  IN_AREA,
  LAND,
  place,
  placeId,
  SEA_WAYS,
  SHORES,
  TERRAIN,
  wayBetween,
} from '../../src/data/geography.ts';
import { PROVINCE_ROWS, type ProvinceId } from '../../src/data/provinces.ts';
import { SEA_ROWS, type SeaId } from '../../src/data/seas.ts';

const border = (a: ProvinceId, b: ProvinceId) => wayBetween(0, place(a), place(b))?.border;
const steps = (a: ProvinceId, b: ProvinceId) => distancesFrom(0, place(a))[place(b)];
const row = (id: ProvinceId) => PROVINCE_ROWS[place(id)];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the board', () => {
  it('F1 has 215 provinces, 214 of them in areas', () => {
    shows('III.E.a', 'III.E.f', 'XII.A.a');
    expect(LAND).toBe(215);
    expect(AREA_OF.filter((number) => number < 0).map((_, i) => i)).toHaveLength(1);
    expect(row('kushania').area).toBeNull();
  });

  it('F2 has 21 sea zones', () => {
    shows('III.E.a');
    expect(SEA_ROWS).toHaveLength(21);
  });

  it('F3 has 15 civilised areas, all on a revolt table, and 11 barbarian ones', () => {
    shows('III.E.g', 'XII.A.b', 'XVI.C.b', 'XVI.C.c');
    const civilised = AREA_ROWS.filter((one) => one.civilised);
    expect([civilised.length, AREA_ROWS.length]).toEqual([15, 26]);
    for (const table of ['west', 'east'])
      expect(
        civilised.flatMap(({ revolt }) => (revolt?.table === table ? revolt.d10 : [])).sort((a, b) => a - b),
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('F4 gives every area the income of its provinces', () => {
    shows('III.E.g', 'XIV.D.e');
    for (const [number, { id, kingdom }] of AREA_ROWS.entries())
      expect([id, sum(IN_AREA[number].map((province) => PROVINCE_ROWS[province].income))]).toEqual([id, kingdom]);
  });

  it('F5 gives every civilised area as an empire 2 and the levels of its cities', () => {
    shows('III.E.g', 'XIV.E.d');
    for (const [number, { id, empire }] of AREA_ROWS.entries())
      if (empire !== undefined)
        expect([id, 2 + sum(IN_AREA[number].map((province) => PROVINCE_ROWS[province].level ?? 0))]).toEqual([
          id,
          empire,
        ]);
  });

  it('F7 has 17 fortified cities', () => {
    shows('XXIII.A.a');
    const walls = PROVINCE_ROWS.filter(({ fortified }) => fortified).map(({ city }) => city);
    expect(walls.sort()).toEqual(
      'Aquincum Artaxata Constantinopolis Ctesiphon Dara Edessa Ganzac Heraclea Melitene Nisibis Perisabor Ravenna Roma Singidunum Sirmium Trapezus Treverum'.split(
        ' ',
      ),
    );
  });

  it('F8 knows some incomes, E5', () => {
    shows('III.E.b', 'XIV.D.d', 'XIV.D.e', 'XIV.E.d');
    expect([row('chaldea').income, row('susiana').income, row('hyrkania').income]).toEqual([2, 1, 0.5]);
    expect(AREA_ROWS[area('gallia-meridionalis')].kingdom).toBe(12);
    expect(AREA_ROWS[area('asia')].kingdom).toBe(8);
    expect(AREA_ROWS[area('graecia')].empire).toBe(9);
  });

  it('F9 F10 has four caravans and eight granaries', () => {
    shows('III.E.c', 'X.D.a');
    expect(
      PROVINCE_ROWS.filter(({ caravan }) => caravan)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['aegyptus', 'rhagae', 'siraces', 'tripolitania']);
    expect(
      PROVINCE_ROWS.filter(({ granary }) => granary)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['africa', 'aquitania', 'delta', 'hispalensis', 'neustria', 'nilus', 'novogardia', 'thracia'].sort());
  });

  it('F11 has the monopolies of the seas', () => {
    shows('III.E.e');
    const monopoly = Object.fromEntries(SEA_ROWS.map(({ id, monopoly: gold }) => [id, gold]));
    expect(monopoly).toMatchObject({
      'mare-adriaticum': 1,
      'mare-aegeum': 3,
      'mare-caspium': 0,
      'mare-mauretanicum': 1,
      'mare-nostrum-orientalis': 3,
      'mare-rubrum': 1,
      'mare-siculum': 2,
      'mare-tyrrhenum': 2,
      'oceanus-britannicus': 1,
      'pontus-euxinus': 2,
      propontis: 0,
      'sinus-gaditanus': 1,
      'sinus-gallicus': 1,
      'sinus-persicus': 3,
    });
    expect(sum(SEA_ROWS.map(({ monopoly: gold }) => gold))).toBe(21);
  });

  it('F12 F13 E14 reaches from Thracia in three steps what the book says', () => {
    shows('XIX.A.i');
    const three: ProvinceId[] = [
      'achaia',
      'illyricum',
      'dalmatia',
      'savus',
      'tisia',
      'dacia',
      'hypanis',
      'pontus',
      'melitene',
      'cilicia',
    ];
    for (const id of three) expect([id, steps('thracia', id)]).toEqual([id, 3]);
    const beyond: ProvinceId[] = [
      'pannonia',
      'istria',
      'carpathia',
      'ucraina',
      'armenia-minor',
      'osroene',
      'coele-syria',
    ];
    for (const id of beyond) expect([id, steps('thracia', id) > 3]).toEqual([id, true]);
  });

  it('F14 F15 has the Bosphorus on the way from Cappadocia to Moesia Inferior', () => {
    shows('III.E.d');
    expect(border('thracia', 'bythinia')).toBe('strait');
    expect(wayBetween(0, place('thracia'), place('bythinia'))?.bosphorus).toBe(true);
    expect(steps('cappadocia', 'moesia-inferior')).toBe(3);
    expect(['open', 'river']).toContain(border('thracia', 'moesia-inferior'));
  });

  it('F16 F17 F18 F19 joins the provinces of Mesopotamia as the examples walk them', () => {
    for (const [a, b] of [
      ['osroene', 'amida'],
      ['coele-syria', 'amida'],
      ['amida', 'euphrates'],
      ['euphrates', 'babylonia'],
      ['adiabene', 'akkad'],
    ] as const)
      expect([a, b, border(a, b) !== undefined]).toEqual([a, b, true]);
    expect(steps('assyria', 'akkad')).toBe(3);
    expect(border('assyria', 'adiabene')).toBeUndefined();
    expect(wayBetween(4, place('assyria'), place('adiabene'))?.border).toBe('open');
  });

  it('F20 F21 F22 F23 F30 has the shores of the examples', () => {
    const coast = (id: ProvinceId, sea: SeaId) => SHORES[place(id)].find((one) => one.sea === place(sea))?.coast;
    expect(border('arvernia', 'septimania')).toBeDefined();
    expect(coast('septimania', 'sinus-gallicus')).toBeDefined();
    expect(SEA_WAYS[place('sinus-gallicus') - LAND]).toContain(place('mare-mauretanicum'));
    expect(coast('utica', 'sinus-gallicus')).toBeUndefined();
    expect(coast('caesarea', 'mare-mauretanicum')).toBe(coast('saldae', 'mare-mauretanicum'));
    expect(coast('caesarea', 'mare-mauretanicum')).toBe(coast('utica', 'mare-mauretanicum'));
    expect(coast('cartaginensis', 'mare-mauretanicum')).not.toBe(coast('saldae', 'mare-mauretanicum'));
    expect(row('tingitania').port).toBe('sinus-gaditanus');
    expect(
      new Set(SHORES.flatMap((list) => list.filter(({ sea }) => sea === place('pontus-euxinus')).map((c) => c.coast)))
        .size,
    ).toBe(1);
  });

  it('F24 F25 F26 F27 F28 has the ridges, rivers and mountains of the battles', () => {
    shows('III.E.b', 'III.E.d');
    expect(border('pontus', 'armenia-minor')).toBe('ridge');
    expect(TERRAIN[place('lotharingia')]).toBe('forest');
    expect(border('agri-decumates', 'lotharingia')).toBe('river');
    expect([TERRAIN[place('moesia-inferior')], TERRAIN[place('dardania')]]).toEqual(['mountain', 'mountain']);
    expect(border('moesia-inferior', 'dardania')).toBeDefined();
    expect(border('valachia', 'moesia-inferior')).toBe('river');
    expect(steps('dardania', 'thracia')).toBeLessThanOrEqual(3);
  });

  it('F29 F32 F42 knows cities and ports', () => {
    shows('III.E.c', 'III.F.j');
    expect(row('achaia')).toMatchObject({ city: 'Athenae', level: 2, port: 'mare-aegeum' });
    expect(row('achaia').fortified).toBeUndefined();
    expect(IN_AREA[area('graecia')].filter((province) => (PROVINCE_ROWS[province].level ?? 0) > 0)).toHaveLength(3);
    expect(row('latium').port).toBeUndefined();
  });

  it('F31 shares the cities of the Adriatic and of Sicily between West and East', () => {
    const on = (sea: SeaId) =>
      PROVINCE_ROWS.filter(({ port, level }) => port === sea && (level ?? 0) > 0).map(({ city }) => city);
    expect(on('mare-adriaticum').sort()).toEqual(['Dyrrachium', 'Ravenna', 'Salonae']);
    expect(on('mare-siculum').sort()).toEqual(['Carthago', 'Cyrene', 'Syracusae']);
  });

  it('F33 closes Scythia, Mauretania and Arabia Deserta', () => {
    const closed = PROVINCE_ROWS.flatMap(({ closed: to }, province) => (to === undefined ? [] : [province]));
    expect(new Set(closed.map((province) => AREA_OF[province]).map(areaId))).toEqual(
      new Set(['scythia', 'mauretania', 'arabia']),
    );
    expect(closed.filter((province) => areaId(AREA_OF[province]) === 'arabia').map(placeId)).toEqual([
      'arabia-deserta',
    ]);
  });

  it('F34 F37 has 34 rivers, and the Danube behind the Eastern Limites', () => {
    const rivers = new Set(RIVER_BORDERS.map(([, , name]) => name));
    expect(rivers.size).toBe(34);
    const danube = RIVER_BORDERS.filter(([, , name]) => name === 'Danuvius').flat();
    for (const id of ['savus', 'moesia-superior', 'moesia-inferior', 'tyras'] as const) expect(danube).toContain(id);
  });

  it('F35 has walls of 1 in Roma and of 3 in three cities', () => {
    const wall = (id: ProvinceId) => row(id).wall;
    expect([wall('latium'), wall('chaldea'), wall('umbria'), wall('thracia')]).toEqual([1, 3, 3, 3]);
    expect(PROVINCE_ROWS.filter((one) => one.wall !== undefined)).toHaveLength(4);
  });

  it('F38 has the Persian frontier where the Limites stand', () => {
    const touches = (id: ProvinceId, other: 'mesopotamia' | 'arabia') =>
      IN_AREA[area(other)].some((province) => wayBetween(0, place(id), province) !== undefined);
    expect([
      touches('osroene', 'mesopotamia'),
      touches('amida', 'mesopotamia'),
      touches('coele-syria', 'arabia'),
    ]).toEqual([true, true, true]);
  });

  it('F41 has islands', () => {
    shows('III.E.d');
    for (const id of ['gothlandia', 'balearica', 'creta'] as const) expect(row(id).island).toBe(true);
  });
});
