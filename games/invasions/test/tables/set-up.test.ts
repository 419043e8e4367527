import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { EVENT_ROWS } from '../../src/data/event-cards.ts';
import { area, LAND, type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { LOOT } from '../../src/data/loot.ts';
import { NATION_ROWS, type NationId } from '../../src/data/nations.ts';
import { nation } from '../../src/data/pieces.ts';
import { PROVINCE_ROWS } from '../../src/data/provinces.ts';
import { PLACEMENTS } from '../../src/data/setup.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { isDeserted } from '../../src/rules/lands/occupation.ts';
import { supply, unitsOf } from '../../src/rules/pieces/units.ts';
import { CLIENT, FREE, NOWHERE } from '../../src/state.ts';
import { given } from '../story.ts';
import { named, said, unitsSaid } from './statements.ts';

const state = given();

function held(owner: NationId): Set<PlaceId> {
  const found = new Set<PlaceId>();
  for (let where = 0; where < LAND; where++)
    if (state.lands.control[where] === nation(owner)) found.add(placeId(where));
  return found;
}

const inAreas = (...areas: string[]) =>
  PROVINCE_ROWS.flatMap(({ area: its }, where) => (its !== null && areas.includes(its) ? [placeId(where)] : []));

/** "Treveria: 2 legions, Gratianus": all that a nation has, as its sentence lists it. */
function armySaid(owner: NationId): string[] {
  return PLACEMENTS.filter((one) => one.nation === owner)
    .map(({ at, units, leaders = [], horde }) => {
      const names = leaders.map((id) => LEADERS.find((one) => one.id === id)?.name ?? id);
      return `${named('space', at)}: ${[...unitsSaid(owner, units), ...(horde === true ? ['horde'] : []), ...names].join(', ')}`;
    })
    .sort();
}

const SENTENCES: readonly (readonly [string, NationId])[] = [
  ['a', 'romani'],
  ['b', 'orientali'],
  ['c', 'persae'],
  ['d', 'alamanni'],
  ['e', 'visigothi'],
  ['f', 'ostrogothi'],
  ['g', 'alani'],
  ['h', 'vandali'],
  ['i', 'armenii'],
  ['j', 'colchi'],
  ['k', 'hiberi'],
  ['l', 'mauritanii'],
  ['m', 'venedae'],
  ['n', 'aestii'],
];

const RAIDERS: readonly (readonly [string, NationId])[] = [
  ['a', 'saxones'],
  ['b', 'angli'],
  ['c', 'iuti'],
  ['d', 'scoti'],
  ['e', 'picti'],
  ['f', 'hiberni'],
  ['g', 'berberi'],
  ['h', 'blemmyes'],
  ['i', 'arabes'],
];

describe('the set-up of 350', () => {
  it('XLVII.A who controls what', () => {
    shows('XLVII.A.a', 'XLVII.A.b', 'XLVII.A.c', 'XL.F.a');
    const west = [
      'britannia',
      'gallia-meridionalis',
      'gallia-septentrionalis',
      'hispania',
      'italia',
      'illyria',
      'africa',
    ];
    const clients = inAreas('africa').filter((id) => state.lands.control[place(id)] === nation('mauritanii'));
    expect(held('romani')).toEqual(new Set(inAreas(...west).filter((id) => !clients.includes(id))));
    expect(clients).toEqual(['mauritania']);
    const east = inAreas('moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus');
    const open = inAreas('sarmatia').filter((id) => isDeserted(state, place(id)));
    expect(held('orientali')).toEqual(new Set([...east, 'bosporus', ...open]));
    expect(held('persae')).toEqual(new Set(inAreas('mesopotamia', 'persis')));
    expect(state.lands.city[place('assyria')]).toBe(nation('persae'));
    PROVINCE_ROWS.forEach(({ id, level = 0, area: its }, where) => {
      if (level > 0 && its !== null && its !== 'caucasus')
        expect([id, state.lands.city[where]]).toEqual([id, state.lands.control[where]]);
    });
  });

  it('XLVII.A capitals, treasuries, ages, clients, the heresy and the walls', () => {
    shows('XLVII.A.d', 'XLVII.A.e', 'XLVII.A.f', 'XLVII.A.g', 'XLVII.A.h', 'XLVII.A.i', 'XXVII.a', 'XXXVII.R.a');
    shows('XXXVIII.S.a', 'XXXVIII.T.a', 'XL.A.a', 'XL.E.a');
    const capitals = Object.fromEntries(
      NATION_ROWS.flatMap(({ id }, owner) =>
        state.nations.capital[owner] === NOWHERE ? [] : [[id, PROVINCE_ROWS[state.nations.capital[owner]].city]],
      ),
    );
    expect(capitals).toEqual({
      romani: 'Roma',
      orientali: 'Constantinopolis',
      persae: 'Ctesiphon',
      armenii: 'Artaxata',
      hiberi: 'Ganzac',
    });
    const gold = (id: NationId) => state.nations.treasury[nation(id)];
    expect(state.nations.treasury.filter((one) => one > 0).sort()).toEqual([20, 25, 30]);
    expect([gold('romani'), gold('orientali'), gold('persae')]).toEqual([30, 25, 20]);
    const ages = new Set(
      NATION_ROWS.flatMap((_, owner) => (state.nations.status[owner] === 0 ? [] : [state.nations.age[owner]])),
    );
    expect(ages).toEqual(new Set([1, 5, 7]));
    expect([state.nations.age[nation('romani')], state.nations.age[nation('persae')]]).toEqual([7, 5]);
    const tie = (id: NationId) => {
      const who = nation(id);
      return [state.ties.bond[who], NATION_ROWS[state.ties.lord[who]]?.id, state.ties.tribute[who]];
    };
    expect(tie('armenii')).toEqual([CLIENT, 'orientali', 2]);
    expect(tie('mauritanii')).toEqual([CLIENT, 'romani', 2]);
    expect(tie('hiberi')).toEqual([CLIENT, 'persae', 2]);
    expect(tie('colchi')[0]).toBe(FREE);
    // Two: it is turned in one Status action and removed in the next (XXXI.C).
    expect(state.lands.heresy.flatMap((side, where) => (side > 0 ? [where, side] : []))).toEqual([area('africa'), 2]);
    const walls = PROVINCE_ROWS.filter((_, where) => state.lands.fortified[where] > 0).map(({ city }) => city ?? '');
    const told = said('XLVII.A.i').slice('Walls: '.length, -1).split(', ');
    expect(walls.sort()).toEqual(told.sort());
    const count = (id: NationId) => unitsOf(state, nation(id)).length;
    expect([count('mauritanii'), count('armenii'), count('colchi')]).toEqual([4, 6, 3]);
    const mountain = (id: NationId) =>
      UNIT_SORTS.filter(({ nation: of, kind }) => of === id && (kind === 'infantry' || kind === 'archers')).every(
        ({ traits }) => traits.has('mountain'),
      );
    expect([mountain('armenii'), mountain('colchi'), mountain('hiberi')]).toEqual([true, true, true]);
    expect(supply(state, nation('mauritanii'))).toEqual([]);
  });

  it('XLVII.A the bag of plunder markers', () => {
    shows('XLVII.A.j');
    const kind = (event: number) =>
      EVENT_ROWS.find(({ first, copies }) => first <= event && event < first + copies)?.id;
    const bag = LOOT.map(({ count, gold, event, usurper }) => [
      count,
      gold,
      usurper === true ? 'usurper' : event === undefined ? '' : kind(event),
    ]);
    expect(bag).toEqual([
      [14, 1, ''],
      [10, 2, ''],
      [6, 3, ''],
      [1, 1, 'famine'],
      [1, 1, 'heresy'],
      [1, 1, 'revolt'],
      [1, 1, 'shortage'],
      [2, 1, 'dice'],
      [2, 1, 'reaction'],
      [2, 1, 'usurper'],
    ]);
    expect(LOOT.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });

  it('XLVII.B everybody stands where the set-up says', () => {
    shows(
      'XLVII.B.a',
      'XLVII.B.b',
      'XLVII.B.c',
      'XLVII.B.d',
      'XLVII.B.e',
      'XLVII.B.f',
      'XLVII.B.g',
      'XLVII.B.h',
      'XLVII.B.i',
      'XLVII.B.j',
      'XLVII.B.k',
      'XLVII.B.l',
      'XLVII.B.m',
      'XLVII.B.n',
    );
    for (const [letter, owner] of SENTENCES) {
      const sentence = said(`XLVII.B.${letter}`);
      const [name] = sentence.split('. ');
      expect(name).toBe(named('nation', owner));
      expect(
        sentence
          .slice(name.length + 2, -1)
          .split('; ')
          .sort(),
      ).toEqual(armySaid(owner));
    }
    expect(new Set(PLACEMENTS.map((one) => one.nation))).toEqual(new Set(SENTENCES.map(([, owner]) => owner)));
    for (const { nation: owner, at, units } of PLACEMENTS) {
      const there = unitsOf(state, nation(owner)).filter((counter) => state.pieces.at[counter] === place(at));
      expect([owner, at, there.length]).toEqual([owner, at, Object.values(units).reduce((a, b) => a + b, 0)]);
    }
    for (const { nation: owner, at, horde } of PLACEMENTS)
      if (horde === true) expect(placeId(state.nations.horde[nation(owner)])).toBe(at);
  });

  it('XLVII.C raiders off the map, and where they raid from', () => {
    shows(
      'XLVII.C.a',
      'XLVII.C.b',
      'XLVII.C.c',
      'XLVII.C.d',
      'XLVII.C.e',
      'XLVII.C.f',
      'XLVII.C.g',
      'XLVII.C.h',
      'XLVII.C.i',
    );
    for (const [letter, owner] of RAIDERS) {
      const sorts = UNIT_SORTS.filter((one) => one.nation === owner && one.kind !== 'fleet');
      const units = unitsSaid(owner, Object.fromEntries(sorts.map(({ sort, count }) => [sort, count]))).join(', ');
      const from = (NATION_ROWS[nation(owner)].raidsFrom ?? []).map((id) => named('space', id)).join(', ');
      expect(said(`XLVII.C.${letter}`)).toBe(
        `${named('nation', owner)}: ${units}, off the map; they raid from ${from}.`,
      );
      expect(unitsOf(state, nation(owner)).filter((counter) => state.pieces.at[counter] >= 0)).toEqual([]);
    }
  });
});
