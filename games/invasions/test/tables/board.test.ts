import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_ROWS, type AreaId } from '../../src/data/areas.ts';
import { RIVER_BORDERS } from '../../src/data/borders.ts';
import { PERSIA_ORIENTALIS } from '../../src/data/figures.ts';
import { AREA_OF, area, IN_AREA, place, placeId, SHORES, wayBetween } from '../../src/data/geography.ts';
import { nation } from '../../src/data/pieces.ts';
import { PROVINCE_ROWS, type ProvinceId } from '../../src/data/provinces.ts';
import { SEA_ROWS } from '../../src/data/seas.ts';
import { accountOf } from '../../src/rules/treasury/income.ts';
import { given } from '../story.ts';
import { halves, said } from './statements.ts';

type Province = (typeof PROVINCE_ROWS)[number];

/** Port names are shortened in the dictionary, but for the Pontus and Propontis. */
function seaSaid(id: string): string {
  const name = SEA_ROWS.find((sea) => sea.id === id)?.name ?? id;
  return name.replace(/^(Mare|Sinus|Oceanus) /, (_, kind: string) => `${kind[0]}. `);
}

/** "Delta (plain, 3, site Pelusium, port on M. Nostrum Orientalis)" */
function provinceSaid({ name, terrain, income, city, level, fortified, port }: Province): string {
  const parts = [terrain, halves(income)];
  if (city !== undefined)
    parts.push(level === 0 ? `site ${city}` : `${city} ${level}${fortified === true ? ' with walls' : ''}`);
  if (port !== undefined) parts.push(`port on ${seaSaid(port)}`);
  return `${name} (${parts.join(', ')})`;
}

/** The provinces of an area as its sentence lists them, in any order. */
function listed(sentence: string): string[] {
  return sentence
    .slice(sentence.indexOf(':') + 2, -1)
    .split('; ')
    .sort();
}

function ofArea(id: AreaId): string[] {
  return PROVINCE_ROWS.filter((row) => row.area === id)
    .map(provinceSaid)
    .sort();
}

const BARBARIAN: readonly AreaId[] = [
  'arabia',
  'balticum',
  'barbarum',
  'caledonia-hibernia',
  'caucasus',
  'danubius',
  'germania',
  'mauretania',
  'sarmatia',
  'scandinavia',
  'scythia',
];

const CIVILISED: readonly AreaId[] = [
  'aegyptus',
  'africa',
  'asia',
  'britannia',
  'cappadocia',
  'gallia-meridionalis',
  'gallia-septentrionalis',
  'graecia',
  'hispania',
  'illyria',
  'italia',
  'mesopotamia',
  'moesia',
  'oriens',
  'persis',
];

const letter = (i: number) => String.fromCharCode('a'.charCodeAt(0) + i);

describe('the dictionary of places', () => {
  it('XXXIII.B barbarian areas: every province with its ground, income, city or site and port', () => {
    shows(
      'XXXIII.B.a',
      'XXXIII.B.b',
      'XXXIII.B.c',
      'XXXIII.B.d',
      'XXXIII.B.e',
      'XXXIII.B.f',
      'XXXIII.B.g',
      'XXXIII.B.h',
      'XXXIII.B.i',
      'XXXIII.B.j',
      'XXXIII.B.k',
    );
    BARBARIAN.forEach((id, i) => {
      const sentence = said(`XXXIII.B.${letter(i)}`);
      const { name, kingdom, civilised } = AREA_ROWS[area(id)];
      expect(civilised).toBe(false);
      expect(sentence.slice(0, sentence.indexOf(':'))).toBe(`${name}, income ${kingdom}`);
      expect(listed(sentence)).toEqual(ofArea(id));
    });
    expect(AREA_ROWS.filter((one) => !one.civilised)).toHaveLength(BARBARIAN.length);
  });

  it('XXXIII.C civilised areas: the same, with what they bring a kingdom and an empire', () => {
    shows(
      'XXXIII.C.a',
      'XXXIII.C.b',
      'XXXIII.C.c',
      'XXXIII.C.d',
      'XXXIII.C.e',
      'XXXIII.C.f',
      'XXXIII.C.g',
      'XXXIII.C.h',
      'XXXIII.C.i',
      'XXXIII.C.j',
      'XXXIII.C.k',
      'XXXIII.C.l',
      'XXXIII.C.m',
      'XXXIII.C.n',
      'XXXIII.C.o',
    );
    CIVILISED.forEach((id, i) => {
      const sentence = said(`XXXIII.C.${letter(i)}`);
      const { name, kingdom, empire, civilised } = AREA_ROWS[area(id)];
      expect(civilised).toBe(true);
      expect(sentence.slice(0, sentence.indexOf(':'))).toBe(
        `${name}, income ${kingdom} for a kingdom, ${empire} for an empire`,
      );
      expect(listed(sentence)).toEqual(ofArea(id));
    });
    expect(AREA_ROWS.filter((one) => one.civilised)).toHaveLength(CIVILISED.length);
  });

  it('XXXIII.A the seas and what a monopoly of each is worth', () => {
    shows('XXXIII.A.a', 'XXXIII.A.b', 'XXXIII.A.c', 'XXXIII.A.d');
    const worth = (gold: number) => SEA_ROWS.filter((sea) => sea.monopoly === gold).map(({ name }) => name);
    expect(worth(3)).toEqual(['Mare Aegeum', 'Mare Nostrum Orientalis', 'Sinus Persicus']);
    expect(worth(2)).toEqual(['Mare Siculum', 'Mare Tyrrhenum', 'Pontus Euxinus']);
    expect(worth(1)).toEqual([
      'Mare Adriaticum',
      'Mare Mauretanicum',
      'Mare Rubrum',
      'Oceanus Britannicus',
      'Sinus Gaditanus',
      'Sinus Gallicus',
    ]);
    expect(worth(0)).toEqual([
      'Mare Caspium',
      'Mare Suebicum',
      'Oceanus Atlanticus',
      'Oceanus Caledonicus',
      'Oceanus Germanicus',
      'Oceanus Hibernicus',
      'Oceanus Occidentalis',
      'Propontis',
      'Sinus Botnicus',
    ]);
  });

  it('XXXIII.a, G68, G69 what is on this map: Kushania and two Arabian shores, not the lands of the expansion', () => {
    shows('XXXIII.a', 'G68', 'G69', 'XXXIII.C.r');
    const everywhere = [...PROVINCE_ROWS, ...SEA_ROWS].map(({ name }) => name);
    for (const name of ['Kushania', 'Litus Arabicus', 'Sinus Persicus', 'Bosporus']) expect(everywhere).toContain(name);
    for (const name of ['Mazania', 'Oceanus Indianicus', 'Mare Aralis', 'India', 'Parthia', 'Bosphorus'])
      expect(everywhere).not.toContain(name);
    expect(PROVINCE_ROWS[place('kushania')]).toMatchObject({ area: null, terrain: 'steppe', income: 0 });
  });

  it('G64, G65, G66 the Channel, the Hellespont and the border of Assyria are settings of the table', () => {
    shows('G64', 'G65', 'G66');
    const borders = (settings: Record<string, string>) => {
      const { map } = given(() => {}, settings).rules;
      const border = (a: ProvinceId, b: ProvinceId) => wayBetween(map, place(a), place(b))?.border ?? 'none';
      return [border('cantium', 'flandria'), border('thracia', 'mysia'), border('assyria', 'adiabene')];
    };
    expect(borders({})).toEqual(['none', 'none', 'none']);
    expect(borders({ channelStrait: 'on' })).toEqual(['strait', 'none', 'none']);
    expect(borders({ hellespontStrait: 'on' })).toEqual(['none', 'strait', 'none']);
    expect(borders({ assyriaAdiabene: 'on' })).toEqual(['none', 'none', 'open']);
  });

  it('XXXIII.C islands of one piece, granaries, Persia beyond the map', () => {
    shows('XXXIII.C.p', 'XXXIII.C.q', 'G67', 'XXXIII.C.s');
    for (const id of ['cyclades', 'balearica'] as const)
      for (const { sea } of SHORES[place(id)])
        expect([id, SHORES[place(id)].filter((one) => one.sea === sea).length]).toEqual([id, 1]);
    const granaries = PROVINCE_ROWS.filter(({ granary }) => granary).map(({ id }) => id);
    expect(granaries.sort()).toEqual(
      ['nilus', 'delta', 'africa', 'thracia', 'aquitania', 'neustria', 'hispalensis', 'novogardia'].sort(),
    );
    expect(PERSIA_ORIENTALIS).toBe(2);
    expect(accountOf(given(), nation('persae')).offMap).toBe(2);
    const lost = given((p) => {
      p.empty();
      for (const where of IN_AREA[area('persis')]) p.city(placeId(where), 'orientali');
      p.units('orientali', 'media', { limitanei: 2 }).units('orientali', 'elymais', { sagittarii: 2 });
      p.units('romani', 'susiana', { limitanei: 2 });
    });
    expect(accountOf(lost, nation('persae')).offMap).toBe(0);
  });

  it('XXXIII.D every river runs through the areas that the book names', () => {
    shows('XXXIII.D.a', 'XXXIII.D.b');
    const told = ['a', 'b'].flatMap((id) => {
      const sentence = said(`XXXIII.D.${id}`);
      return sentence.slice(sentence.indexOf(':') + 2, -1).split('; ');
    });
    const rivers = [...new Set(RIVER_BORDERS.map(([, , name]) => name))];
    expect(rivers).toHaveLength(told.length);
    for (const line of told) {
      const [, river, areas] = /^(\S+) \((.*)\)$/.exec(line) ?? [];
      const through = new Set(
        RIVER_BORDERS.filter(([, , name]) => name === river).flatMap(([a, b]) =>
          [a, b].map((id) => AREA_OF[place(id)]).filter((where) => where >= 0),
        ),
      );
      const named = areas.split(', ');
      for (const name of named)
        expect([river, name, [...through].some((one) => AREA_ROWS[one].name === name)]).toEqual([river, name, true]);
    }
  });
});
