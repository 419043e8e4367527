import { type Board, BoardGraph } from '@tabula/engine';

/**
 * The cities in the order of the printed map, from the Balkans to Persia. `value` is the number in the circle: counters at
 * the start, or the siege strength of a Persian city. `sail`: on the Mediterranean or the Black Sea, so that a Byzantine
 * army can sail there from Constantinople [F]. `arrow`: an orange arrow of the Bulgars points at it.
 */
const TABLE = [
  { id: 'dyrrachium', colour: 'byzantine', value: 2, region: 'balkans', sail: true },
  { id: 'thessalonica', colour: 'byzantine', value: 3, region: 'balkans', sail: true, arrow: true },
  { id: 'athens', colour: 'byzantine', value: 2, region: 'balkans', sail: true },
  { id: 'adrianople', colour: 'byzantine', value: 2, region: 'balkans', arrow: true },
  { id: 'constantinople', colour: 'byzantine', value: 5, region: 'balkans' },
  { id: 'candia', colour: 'byzantine', value: 2, region: 'islands', sail: true },
  { id: 'leucosia', colour: 'byzantine', value: 3, region: 'islands', sail: true },
  { id: 'nicaea', colour: 'byzantine', value: 3, region: 'asia-minor', sail: true },
  { id: 'smyrna', colour: 'byzantine', value: 2, region: 'asia-minor', sail: true },
  { id: 'attalia', colour: 'byzantine', value: 2, region: 'asia-minor', sail: true },
  { id: 'ankara', colour: 'byzantine', value: 2, region: 'asia-minor' },
  { id: 'sinope', colour: 'byzantine', value: 2, region: 'asia-minor', sail: true },
  { id: 'trebizond', colour: 'byzantine', value: 2, region: 'asia-minor', sail: true },
  { id: 'caesarea', colour: 'byzantine', value: 2, region: 'asia-minor' },
  { id: 'tarsus', colour: 'byzantine', value: 2, region: 'asia-minor', sail: true },
  { id: 'antioch', colour: 'byzantine', value: 2, region: 'syria', sail: true },
  { id: 'edessa', colour: 'byzantine', value: 2, region: 'syria' },
  { id: 'palmyra', colour: 'byzantine', value: 3, region: 'syria' },
  { id: 'damascus', colour: 'byzantine', value: 3, region: 'syria', sail: true },
  { id: 'jerusalem', colour: 'byzantine', value: 3, region: 'syria' },
  { id: 'alexandria', colour: 'byzantine', value: 3, region: 'egypt', sail: true },
  { id: 'tabuk', colour: 'arab', value: 1, region: 'arabia' },
  { id: 'medina', colour: 'arab', value: 1, region: 'arabia' },
  { id: 'mecca', colour: 'arab', value: 2, region: 'arabia' },
  { id: 'hira', colour: 'persian', value: 3, region: 'persia' },
  { id: 'basra', colour: 'persian', value: 3, region: 'persia' },
  { id: 'baghdad', colour: 'persian', value: 3, region: 'persia' },
  { id: 'hamadan', colour: 'persian', value: 3, region: 'persia' },
  { id: 'mosul', colour: 'persian', value: 3, region: 'persia' },
  { id: 'amida', colour: 'persian', value: 2, region: 'persia' },
  { id: 'ardabil', colour: 'persian', value: 2, region: 'persia' },
  { id: 'tiflis', colour: 'persian', value: 2, region: 'persia' },
  { id: 'derbent', colour: 'persian', value: 2, region: 'persia' },
] as const satisfies readonly CityRow[];

interface CityRow {
  readonly id: string;
  readonly colour: 'byzantine' | 'arab' | 'persian';
  readonly value: number;
  readonly region: string;
  readonly sail?: boolean;
  readonly arrow?: boolean;
}

export type CityId = (typeof TABLE)[number]['id'];
export type Region = (typeof TABLE)[number]['region'];
export type LinkKind = 'road' | 'desert' | 'sea';

/** A city as the state knows it: its place in the table. */
export type City = number;

export const CITIES: readonly (CityRow & { readonly id: CityId; readonly region: Region })[] = TABLE;

const LINKS: readonly (readonly [CityId, CityId, LinkKind])[] = [
  // Roads: everybody, the Bulgars too
  ['thessalonica', 'athens', 'road'],
  ['thessalonica', 'adrianople', 'road'],
  ['thessalonica', 'dyrrachium', 'road'],
  ['adrianople', 'constantinople', 'road'],
  ['nicaea', 'smyrna', 'road'],
  ['nicaea', 'ankara', 'road'],
  ['nicaea', 'sinope', 'road'],
  ['smyrna', 'attalia', 'road'],
  ['attalia', 'ankara', 'road'],
  ['attalia', 'tarsus', 'road'],
  ['tarsus', 'ankara', 'road'],
  ['tarsus', 'antioch', 'road'],
  ['tarsus', 'caesarea', 'road'],
  ['antioch', 'edessa', 'road'],
  ['antioch', 'palmyra', 'road'],
  ['antioch', 'damascus', 'road'],
  ['damascus', 'palmyra', 'road'],
  ['damascus', 'jerusalem', 'road'],
  ['jerusalem', 'alexandria', 'road'],
  ['sinope', 'ankara', 'road'],
  ['sinope', 'trebizond', 'road'],
  ['trebizond', 'caesarea', 'road'],
  ['caesarea', 'ankara', 'road'],
  ['amida', 'trebizond', 'road'],
  ['amida', 'caesarea', 'road'],
  ['amida', 'edessa', 'road'],
  ['amida', 'mosul', 'road'],
  ['mosul', 'palmyra', 'road'],
  ['mosul', 'baghdad', 'road'],
  ['mosul', 'hamadan', 'road'],
  ['hamadan', 'baghdad', 'road'],
  ['hamadan', 'ardabil', 'road'],
  ['ardabil', 'derbent', 'road'],
  ['ardabil', 'tiflis', 'road'],
  ['tiflis', 'trebizond', 'road'],
  ['tiflis', 'derbent', 'road'],
  ['hira', 'palmyra', 'road'],
  ['hira', 'baghdad', 'road'],
  ['hira', 'basra', 'road'],
  ['basra', 'baghdad', 'road'],
  // Desert: Arabs only
  ['tabuk', 'alexandria', 'desert'],
  ['tabuk', 'jerusalem', 'desert'],
  ['tabuk', 'medina', 'desert'],
  ['medina', 'mecca', 'desert'],
  ['mecca', 'hira', 'desert'],
  ['mecca', 'basra', 'desert'],
  // Sea
  ['constantinople', 'nicaea', 'sea'],
  ['candia', 'athens', 'sea'],
  ['candia', 'smyrna', 'sea'],
  ['candia', 'leucosia', 'sea'],
  ['candia', 'alexandria', 'sea'],
  ['leucosia', 'attalia', 'sea'],
  ['leucosia', 'tarsus', 'sea'],
  ['leucosia', 'antioch', 'sea'],
  ['leucosia', 'damascus', 'sea'],
  ['leucosia', 'alexandria', 'sea'],
];

export const BOARD: Board<CityId, LinkKind> = {
  spaces: CITIES,
  links: LINKS.map(([a, b, kind]) => ({ a, b, kind })),
};

export const GRAPH = new BoardGraph(BOARD);

export function cityNamed(id: CityId): City {
  return GRAPH.index(id);
}

export const CONSTANTINOPLE = cityNamed('constantinople');
export const NICAEA = cityNamed('nicaea');

/** Where a Byzantine army can sail from Constantinople, beside the cities linked to it. */
export const SAIL_TARGETS: readonly City[] = CITIES.flatMap(({ sail }, city) =>
  sail && !GRAPH.ways(CONSTANTINOPLE).some((way) => way.to === city) ? [city] : [],
);

export const ARROW_TARGETS: readonly City[] = CITIES.flatMap(({ arrow }, city) => (arrow ? [city] : []));

/** Neighbours by road: the only way the Bulgars go. */
export const ROADS = GRAPH.neighbours('road');

/** All that the Bulgars can ever reach: from the arrows by road, no further than Constantinople. */
export const BULGAR_REACH: readonly City[] = [
  ...new Set(
    ARROW_TARGETS.flatMap((arrow) => [
      arrow,
      ...GRAPH.reach(arrow, Infinity, ({ kind }, from) => (kind === 'road' && from !== CONSTANTINOPLE ? 1 : Infinity)),
    ]),
  ),
];
