import { type Board, BoardGraph } from '@tabula/engine';
import { type Good, goodNamed } from './resources.ts';

/**
 * The 33 provinces from west to east [Componenti: islands are provinces]. `goods`: an icon for each resource that a
 * caravan can work. `city`: a site for a city.
 */
const LANDS = [
  { id: 'roma', region: 'italy', goods: ['metal', 'wine'], city: true },
  { id: 'mediolanum', region: 'italy', goods: ['gold', 'livestock'], city: true },
  { id: 'tarentum', region: 'italy', goods: ['oil', 'fish'], city: true },
  { id: 'syracusae', region: 'islands', goods: ['papyrus', 'gems'], city: true, island: true },
  { id: 'corsica', region: 'islands', goods: ['grain', 'slaves'], island: true },
  { id: 'sardinia', region: 'islands', goods: ['metal', 'fish'], island: true },
  { id: 'pannonia', region: 'danube', goods: ['slaves', 'gems'] },
  { id: 'illyria', region: 'danube', goods: ['slaves', 'fruit'] },
  { id: 'dacia', region: 'danube', goods: ['gems'] },
  { id: 'pella', region: 'greece', goods: ['gold', 'metal'], city: true },
  { id: 'athenae', region: 'greece', goods: ['oil', 'fish'], city: true },
  { id: 'constantinopolis', region: 'greece', goods: ['grain', 'livestock'], city: true },
  { id: 'cnossus', region: 'islands', goods: ['wine', 'slaves'], city: true, island: true },
  { id: 'rhodus', region: 'islands', goods: ['perfume', 'wine'], city: true, island: true },
  { id: 'troas', region: 'asia', goods: ['oil'], city: true },
  { id: 'cappadocia', region: 'asia', goods: ['livestock', 'metal'] },
  { id: 'cilicia', region: 'asia', goods: ['slaves'] },
  { id: 'armenia', region: 'asia', goods: ['gold', 'metal'] },
  { id: 'cyprus', region: 'islands', goods: ['fish'], island: true },
  { id: 'antiochia', region: 'syria', goods: ['wine'], city: true },
  { id: 'tyrus', region: 'syria', goods: ['fish'] },
  { id: 'hierosolyma', region: 'syria', goods: ['grain'], city: true },
  { id: 'arabia', region: 'syria', goods: ['grain'] },
  { id: 'ninive', region: 'mesopotamia', goods: ['grain', 'oil'], city: true },
  { id: 'babylon', region: 'mesopotamia', goods: ['fruit', 'grain'], city: true },
  { id: 'alexandria', region: 'egypt', goods: ['papyrus', 'grain'], city: true },
  { id: 'memphis', region: 'egypt', goods: ['papyrus'], city: true },
  { id: 'thebae', region: 'egypt', goods: ['papyrus'], city: true },
  { id: 'cyrenaica', region: 'africa', goods: ['grain'] },
  { id: 'leptis', region: 'africa', goods: ['oil', 'gems'], city: true },
  { id: 'garamantes', region: 'africa', goods: ['slaves', 'gold'] },
  { id: 'carthago', region: 'africa', goods: ['perfume', 'fruit'], city: true },
  { id: 'numidia', region: 'africa', goods: ['grain'] },
] as const satisfies readonly ProvinceRow[];

interface ProvinceRow {
  readonly id: string;
  readonly region: string;
  readonly goods: readonly Good[];
  readonly city?: true;
  readonly island?: true;
}

const WATERS = [
  { id: 'mare-ligusticum', region: 'seas' },
  { id: 'mare-sardoum', region: 'seas' },
  { id: 'mare-tyrrhenum', region: 'seas' },
  { id: 'mare-adriaticum', region: 'seas' },
  { id: 'mare-ionium', region: 'seas' },
  { id: 'mare-libycum', region: 'seas' },
  { id: 'mare-aegaeum', region: 'seas' },
  { id: 'mare-aegyptium', region: 'seas' },
  { id: 'mare-syrium', region: 'seas' },
  { id: 'pontus-euxinus', region: 'seas' },
] as const;

export type ProvinceId = (typeof LANDS)[number]['id'];
export type SeaId = (typeof WATERS)[number]['id'];
export type SpaceId = ProvinceId | SeaId;
export type Region = (typeof LANDS)[number]['region'] | 'seas';

/** A province by its number in the table; seas are counted after the provinces. */
export type Province = number;
export type Sea = number;
export type Space = number;

export const PROVINCES: readonly (ProvinceRow & { readonly id: ProvinceId; readonly region: Region })[] = LANDS;
export const LAND_COUNT = LANDS.length;
export const SEA_COUNT = WATERS.length;
export const SPACE_COUNT = LAND_COUNT + SEA_COUNT;

/** Borders that a legion may cross. No strait is one: Messina, Bonifacio, Hellespont and Bosporus need a trireme (R-STRAIT). */
const BORDERS: readonly (readonly [ProvinceId, ProvinceId])[] = [
  ['roma', 'mediolanum'],
  ['roma', 'tarentum'],
  ['mediolanum', 'pannonia'],
  ['mediolanum', 'illyria'],
  ['pannonia', 'illyria'],
  ['pannonia', 'dacia'],
  ['illyria', 'dacia'],
  ['illyria', 'pella'],
  ['dacia', 'pella'],
  ['dacia', 'constantinopolis'],
  ['pella', 'constantinopolis'],
  ['pella', 'athenae'],
  ['troas', 'cappadocia'],
  ['troas', 'cilicia'],
  ['cappadocia', 'cilicia'],
  ['cappadocia', 'armenia'],
  ['cappadocia', 'antiochia'],
  ['cilicia', 'antiochia'],
  ['armenia', 'ninive'],
  ['antiochia', 'ninive'],
  ['antiochia', 'babylon'],
  ['antiochia', 'tyrus'],
  ['antiochia', 'arabia'],
  ['tyrus', 'hierosolyma'],
  ['tyrus', 'arabia'],
  ['hierosolyma', 'arabia'],
  ['hierosolyma', 'alexandria'],
  ['arabia', 'babylon'],
  ['arabia', 'memphis'],
  ['ninive', 'babylon'],
  ['alexandria', 'memphis'],
  ['alexandria', 'thebae'],
  ['alexandria', 'cyrenaica'],
  ['memphis', 'thebae'],
  ['cyrenaica', 'leptis'],
  ['cyrenaica', 'garamantes'],
  ['leptis', 'garamantes'],
  ['leptis', 'carthago'],
  ['carthago', 'garamantes'],
  ['carthago', 'numidia'],
  ['numidia', 'garamantes'],
];

const COASTS: readonly (readonly [ProvinceId, SeaId])[] = [
  ['roma', 'mare-ligusticum'],
  ['roma', 'mare-tyrrhenum'],
  ['roma', 'mare-adriaticum'],
  ['mediolanum', 'mare-ligusticum'],
  ['mediolanum', 'mare-adriaticum'],
  ['tarentum', 'mare-tyrrhenum'],
  ['tarentum', 'mare-adriaticum'],
  ['tarentum', 'mare-ionium'],
  ['syracusae', 'mare-tyrrhenum'],
  ['syracusae', 'mare-ionium'],
  ['syracusae', 'mare-libycum'],
  ['corsica', 'mare-ligusticum'],
  ['corsica', 'mare-sardoum'],
  ['corsica', 'mare-tyrrhenum'],
  ['sardinia', 'mare-sardoum'],
  ['sardinia', 'mare-tyrrhenum'],
  ['illyria', 'mare-adriaticum'],
  ['pella', 'mare-adriaticum'],
  ['pella', 'mare-ionium'],
  ['pella', 'mare-aegaeum'],
  ['athenae', 'mare-ionium'],
  ['athenae', 'mare-aegaeum'],
  ['constantinopolis', 'mare-aegaeum'],
  ['constantinopolis', 'pontus-euxinus'],
  ['dacia', 'pontus-euxinus'],
  ['cnossus', 'mare-aegaeum'],
  ['cnossus', 'mare-libycum'],
  ['cnossus', 'mare-aegyptium'],
  ['rhodus', 'mare-aegaeum'],
  ['rhodus', 'mare-aegyptium'],
  ['troas', 'mare-aegaeum'],
  ['troas', 'pontus-euxinus'],
  ['cappadocia', 'pontus-euxinus'],
  ['armenia', 'pontus-euxinus'],
  ['cilicia', 'mare-aegyptium'],
  ['cilicia', 'mare-syrium'],
  ['cyprus', 'mare-syrium'],
  ['antiochia', 'mare-syrium'],
  ['tyrus', 'mare-syrium'],
  ['hierosolyma', 'mare-syrium'],
  ['alexandria', 'mare-aegyptium'],
  ['cyrenaica', 'mare-aegyptium'],
  ['cyrenaica', 'mare-libycum'],
  ['leptis', 'mare-libycum'],
  ['carthago', 'mare-tyrrhenum'],
  ['carthago', 'mare-libycum'],
  ['numidia', 'mare-sardoum'],
];

const STRAITS: readonly (readonly [SeaId, SeaId])[] = [
  ['mare-ligusticum', 'mare-sardoum'],
  ['mare-ligusticum', 'mare-tyrrhenum'],
  ['mare-sardoum', 'mare-tyrrhenum'],
  ['mare-tyrrhenum', 'mare-ionium'],
  ['mare-tyrrhenum', 'mare-libycum'],
  ['mare-adriaticum', 'mare-ionium'],
  ['mare-ionium', 'mare-libycum'],
  ['mare-ionium', 'mare-aegaeum'],
  ['mare-libycum', 'mare-aegaeum'],
  ['mare-libycum', 'mare-aegyptium'],
  ['mare-aegaeum', 'mare-aegyptium'],
  ['mare-aegaeum', 'pontus-euxinus'],
  ['mare-aegyptium', 'mare-syrium'],
];

export type LinkKind = 'land' | 'coast' | 'sea';

export const BOARD: Board<SpaceId, LinkKind> = {
  spaces: [...LANDS.map(({ id, region }) => ({ id, region })), ...WATERS],
  links: [
    ...BORDERS.map(([a, b]) => ({ a, b, kind: 'land' as const })),
    ...COASTS.map(([a, b]) => ({ a, b, kind: 'coast' as const })),
    ...STRAITS.map(([a, b]) => ({ a, b, kind: 'sea' as const })),
  ],
};

export const GRAPH = new BoardGraph(BOARD);

export function spaceNamed(id: SpaceId): Space {
  return GRAPH.index(id);
}

export function idOf(space: Space): SpaceId {
  return GRAPH.id(space);
}

export function seaId(sea: Sea): SeaId {
  return WATERS[sea - LAND_COUNT].id;
}

/** By province: the provinces across a border. */
export const LAND_NEIGHBOURS: readonly (readonly Province[])[] = GRAPH.neighbours('land').slice(0, LAND_COUNT);
/** By province: the seas it touches; by sea: the provinces on its shores. */
export const SHORES: readonly (readonly Space[])[] = GRAPH.neighbours('coast');
/** By sea (counted as a space): the seas next to it. */
export const SEA_NEIGHBOURS: readonly (readonly Sea[])[] = GRAPH.neighbours('sea');

export function isCoastal(province: Province): boolean {
  return SHORES[province].length > 0;
}

/** Sets of seas are numbers, a bit for each: bit 0 is the first sea. */
export function seaBit(sea: Sea): number {
  return 1 << (sea - LAND_COUNT);
}

const bitsOf = (seas: readonly Sea[]) => seas.reduce((bits, sea) => bits | seaBit(sea), 0);

export const SHORE_BITS: readonly number[] = SHORES.slice(0, LAND_COUNT).map(bitsOf);
export const SEA_NEIGHBOUR_BITS: readonly number[] = SEA_NEIGHBOURS.slice(LAND_COUNT).map(bitsOf);

/** Every resource icon of the board: at most two in a province, so an icon's number is province x 2 + its place. */
export const ICONS_PER_PROVINCE = 2;
export const ICON_COUNT = LAND_COUNT * ICONS_PER_PROVINCE;
/** By icon: the good, as a number; -1 where there is no icon. */
export const ICON_GOODS: readonly number[] = PROVINCES.flatMap(({ goods }) =>
  Array.from({ length: ICONS_PER_PROVINCE }, (_, i) => (i < goods.length ? goodNamed(goods[i]) : -1)),
);
/** By province: its icons. */
export const ICONS: readonly (readonly number[])[] = PROVINCES.map(({ goods }, province) =>
  goods.map((_, i) => province * ICONS_PER_PROVINCE + i),
);
export const CITY_SITES: readonly boolean[] = PROVINCES.map(({ city }) => city === true);
