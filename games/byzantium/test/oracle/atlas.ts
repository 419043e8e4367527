import type { CityId } from '../../src/data/cities.ts';

/**
 * The printed map once more, written down a second time and not taken from the game's own table, so that a wrong link, a
 * wrong value or a wrong coast in either of them shows.
 */
export const PRINTED: Readonly<Record<CityId, readonly ['byzantine' | 'arab' | 'persian', number]>> = {
  dyrrachium: ['byzantine', 2],
  thessalonica: ['byzantine', 3],
  athens: ['byzantine', 2],
  adrianople: ['byzantine', 2],
  constantinople: ['byzantine', 5],
  candia: ['byzantine', 2],
  leucosia: ['byzantine', 3],
  nicaea: ['byzantine', 3],
  smyrna: ['byzantine', 2],
  attalia: ['byzantine', 2],
  ankara: ['byzantine', 2],
  sinope: ['byzantine', 2],
  trebizond: ['byzantine', 2],
  caesarea: ['byzantine', 2],
  tarsus: ['byzantine', 2],
  antioch: ['byzantine', 2],
  edessa: ['byzantine', 2],
  palmyra: ['byzantine', 3],
  damascus: ['byzantine', 3],
  jerusalem: ['byzantine', 3],
  alexandria: ['byzantine', 3],
  tabuk: ['arab', 1],
  medina: ['arab', 1],
  mecca: ['arab', 2],
  hira: ['persian', 3],
  basra: ['persian', 3],
  baghdad: ['persian', 3],
  hamadan: ['persian', 3],
  mosul: ['persian', 3],
  amida: ['persian', 2],
  ardabil: ['persian', 2],
  tiflis: ['persian', 2],
  derbent: ['persian', 2],
};

export type Pair = readonly [CityId, CityId];

export const ROADS: readonly Pair[] = [
  ['thessalonica', 'athens'],
  ['thessalonica', 'adrianople'],
  ['thessalonica', 'dyrrachium'],
  ['adrianople', 'constantinople'],
  ['nicaea', 'smyrna'],
  ['nicaea', 'ankara'],
  ['nicaea', 'sinope'],
  ['smyrna', 'attalia'],
  ['attalia', 'ankara'],
  ['attalia', 'tarsus'],
  ['tarsus', 'ankara'],
  ['tarsus', 'antioch'],
  ['tarsus', 'caesarea'],
  ['antioch', 'edessa'],
  ['antioch', 'palmyra'],
  ['antioch', 'damascus'],
  ['damascus', 'palmyra'],
  ['damascus', 'jerusalem'],
  ['jerusalem', 'alexandria'],
  ['sinope', 'ankara'],
  ['sinope', 'trebizond'],
  ['trebizond', 'caesarea'],
  ['caesarea', 'ankara'],
  ['amida', 'trebizond'],
  ['amida', 'caesarea'],
  ['amida', 'edessa'],
  ['amida', 'mosul'],
  ['mosul', 'palmyra'],
  ['mosul', 'baghdad'],
  ['mosul', 'hamadan'],
  ['hamadan', 'baghdad'],
  ['hamadan', 'ardabil'],
  ['ardabil', 'derbent'],
  ['ardabil', 'tiflis'],
  ['tiflis', 'trebizond'],
  ['tiflis', 'derbent'],
  ['hira', 'palmyra'],
  ['hira', 'baghdad'],
  ['hira', 'basra'],
  ['basra', 'baghdad'],
];

export const DESERTS: readonly Pair[] = [
  ['tabuk', 'alexandria'],
  ['tabuk', 'jerusalem'],
  ['tabuk', 'medina'],
  ['medina', 'mecca'],
  ['mecca', 'hira'],
  ['mecca', 'basra'],
];

export const SEAS: readonly Pair[] = [
  ['constantinople', 'nicaea'],
  ['candia', 'athens'],
  ['candia', 'smyrna'],
  ['candia', 'leucosia'],
  ['candia', 'alexandria'],
  ['leucosia', 'attalia'],
  ['leucosia', 'tarsus'],
  ['leucosia', 'antioch'],
  ['leucosia', 'damascus'],
  ['leucosia', 'alexandria'],
];

/** On the Mediterranean or the Black Sea: where a Byzantine army can sail from Constantinople. */
export const COASTS: readonly CityId[] = [
  'dyrrachium',
  'thessalonica',
  'athens',
  'candia',
  'leucosia',
  'nicaea',
  'smyrna',
  'attalia',
  'sinope',
  'trebizond',
  'tarsus',
  'antioch',
  'damascus',
  'alexandria',
];

export const ARROWS: readonly CityId[] = ['thessalonica', 'adrianople'];

/** The cities at the other end of the links of one kind. */
export function across(links: readonly Pair[], city: CityId): CityId[] {
  const found: CityId[] = [];
  for (const [a, b] of links) {
    if (a === city) found.push(b);
    if (b === city) found.push(a);
  }
  return found;
}
