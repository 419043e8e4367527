import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { NATION_ROWS, type NationId } from '../../src/data/nations.ts';
import { POINTS } from '../../src/data/points.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { rulebook } from '../../src/rulebook/index.ts';
import { figures, headed, named, said } from './statements.ts';

const CARDS = NATION_ROWS.filter(({ card }) => card === true);
const chapter = rulebook.find(({ id }) => id === 'XLVI');
const numbers = [
  ...new Set(chapter?.statements.map(({ id }) => id.split('.')[1]).filter((part) => /^\d+$/.test(part))),
];

const PLAYER = { romans: 'Roman', huns: 'Hun', persians: 'Persian', goths: 'Gothic' } as const;
const START = { barbarian: 'barbarian at first', kingdom: 'a kingdom at first', empire: 'an empire at first' } as const;
const FAITH = { pagan: 'pagan', arian: 'Arian', catholic: 'Catholic', mazdean: 'Mazdean' } as const;

/** The first sentence of a nation's card. */
function nationSaid({
  side,
  start,
  religion,
  initiative,
  horde,
  nomad,
  converts,
}: (typeof NATION_ROWS)[number]): string {
  const parts = [`Of the ${PLAYER[side]} player`, `${START[start]}, ${FAITH[religion]}`];
  if (initiative !== undefined) parts.push(`initiative ${initiative}`);
  if (horde !== undefined) parts.push(`horde of ${horde} steps`);
  if (nomad === true) parts.push('nomad');
  if (converts === true) parts.push('scores by conversion');
  return `${parts.join('; ')}.`;
}

/** What its card gives for areas and provinces. */
function pointsSaid(id: NationId): string {
  const { areas, provinces, civilised, barbarian } = POINTS[id] ?? {
    areas: {},
    provinces: {},
    civilised: 0,
    barbarian: 0,
  };
  expect([id, barbarian]).toEqual([id, 0]);
  const listed =
    Object.keys(areas).length === 0
      ? `Civilised areas ${civilised}.`
      : `Areas: ${figures('region', areas)}; other civilised areas ${civilised}.`;
  return Object.keys(provinces).length === 0 ? listed : `${listed} Provinces: ${figures('space', provinces)}.`;
}

const byName = new Map(CARDS.map((row) => [named('nation', row.id), row]));

describe('the cards of the nations', () => {
  it('XLVI there is one for every nation that has points, and the rulebook has them all', () => {
    expect(numbers.map((number) => headed(`XLVI.${number}.a`)).sort()).toEqual([...byName.keys()].sort());
    expect(Object.keys(POINTS).sort()).toEqual(CARDS.map(({ id }) => id).sort());
  });

  it('XLVI player, status, religion, initiative, horde and what else its card says of a nation', () => {
    shows(
      'XLVI.1.a',
      'XLVI.2.a',
      'XLVI.3.a',
      'XLVI.4.a',
      'XLVI.5.a',
      'XLVI.6.a',
      'XLVI.7.a',
      'XLVI.8.a',
      'XLVI.9.a',
      'XLVI.10.a',
      'XLVI.11.a',
      'XLVI.12.a',
      'XLVI.13.a',
      'XLVI.14.a',
      'XLVI.15.a',
      'XLVI.16.a',
      'XLVI.17.a',
      'XLVI.18.a',
      'XLVI.19.a',
      'XLVI.20.a',
      'XLVI.21.a',
      'XLVI.22.a',
      'XLVI.23.a',
      'XLVI.24.a',
      'XLVI.25.a',
      'XLVI.26.a',
      'XLVI.27.a',
      'XLVI.28.a',
      'XLVI.29.a',
      'XLVI.30.a',
      'XLVI.31.a',
    );
    for (const number of numbers) {
      const row = byName.get(headed(`XLVI.${number}.a`));
      expect(row && nationSaid(row)).toBe(said(`XLVI.${number}.a`));
    }
  });

  it('XLVI the points of areas and provinces', () => {
    shows(
      'XLVI.1.b',
      'XLVI.2.b',
      'XLVI.3.b',
      'XLVI.4.b',
      'XLVI.5.b',
      'XLVI.6.b',
      'XLVI.7.b',
      'XLVI.8.b',
      'XLVI.9.b',
      'XLVI.10.b',
      'XLVI.11.b',
      'XLVI.12.b',
      'XLVI.13.b',
      'XLVI.14.b',
      'XLVI.15.b',
      'XLVI.16.b',
      'XLVI.17.b',
      'XLVI.18.b',
      'XLVI.19.b',
      'XLVI.20.b',
      'XLVI.21.b',
      'XLVI.22.b',
      'XLVI.23.b',
      'XLVI.24.b',
      'XLVI.25.b',
      'XLVI.26.b',
      'XLVI.27.b',
      'XLVI.28.b',
      'XLVI.29.b',
      'XLVI.30.b',
      'XLVI.31.b',
    );
    for (const number of numbers) {
      const row = byName.get(headed(`XLVI.${number}.a`));
      expect(row && pointsSaid(row.id)).toBe(said(`XLVI.${number}.b`));
    }
  });

  it('XLVI.c-e what units cost a kingdom and an empire', () => {
    shows('XLVI.c', 'XLVI.d', 'XLVI.e', 'XL.B.d');
    const kingdom = { infantry: 2, archers: 3, cavalry: 3, 'horse-archers': 4, fleet: 4 };
    const empire = { infantry: 4, archers: 5, cavalry: 6, 'horse-archers': 7, fleet: 8 };
    for (const { nation, sort, kind, traits, kingdom: small, empire: large } of UNIT_SORTS) {
      const has = (trait: string, gold: number) => (traits.has(trait) ? gold : 0);
      // XL.B Satraps are cheaper for a kingdom only.
      const heavy = has('heavy', 1) + has('elephants', 2);
      if (small !== null)
        expect([nation, sort, small]).toEqual([
          nation,
          sort,
          kingdom[kind] + heavy + has('elite', 2) - has('satrap', 1),
        ]);
      if (large !== null)
        expect([nation, sort, large]).toEqual([nation, sort, empire[kind] + heavy + has('elite', 4) + has('guard', 4)]);
    }
  });
});
