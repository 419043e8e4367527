/** An area: its printed incomes as a kingdom and as an empire (III.E), its religion (XXXI.A, G85), its numbers on a revolt table (XVI.C). */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly civilised: boolean;
  readonly kingdom: number;
  readonly empire?: number;
  readonly religion?: 'catholic' | 'monophysite' | 'mazdean';
  readonly revolt?: { readonly table: 'west' | 'east'; readonly d10: readonly number[] };
}

export const AREAS = [
  { id: 'arabia', name: 'Arabia', civilised: false, kingdom: 2 },
  { id: 'balticum', name: 'Balticum', civilised: false, kingdom: 3 },
  { id: 'barbarum', name: 'Barbarum', civilised: false, kingdom: 4 },
  { id: 'caledonia-hibernia', name: 'Caledonia Hibernia', civilised: false, kingdom: 3 },
  { id: 'caucasus', name: 'Caucasus', civilised: false, kingdom: 7 },
  { id: 'danubius', name: 'Danubius', civilised: false, kingdom: 4 },
  { id: 'germania', name: 'Germania', civilised: false, kingdom: 4 },
  { id: 'mauretania', name: 'Mauretania', civilised: false, kingdom: 2 },
  { id: 'sarmatia', name: 'Sarmatia', civilised: false, kingdom: 5 },
  { id: 'scandinavia', name: 'Scandinavia', civilised: false, kingdom: 3 },
  { id: 'scythia', name: 'Scythia', civilised: false, kingdom: 2 },
  {
    id: 'aegyptus',
    name: 'Aegyptus',
    civilised: true,
    kingdom: 12,
    empire: 9,
    religion: 'monophysite',
    revolt: { table: 'east', d10: [5, 6] },
  },
  {
    id: 'africa',
    name: 'Africa',
    civilised: true,
    kingdom: 9,
    empire: 6,
    religion: 'catholic',
    revolt: { table: 'west', d10: [7, 8] },
  },
  {
    id: 'asia',
    name: 'Asia',
    civilised: true,
    kingdom: 8,
    empire: 7,
    religion: 'catholic',
    revolt: { table: 'east', d10: [2] },
  },
  {
    id: 'britannia',
    name: 'Britannia',
    civilised: true,
    kingdom: 11,
    empire: 4,
    religion: 'catholic',
    revolt: { table: 'west', d10: [3, 4] },
  },
  {
    id: 'cappadocia',
    name: 'Cappadocia',
    civilised: true,
    kingdom: 6,
    empire: 6,
    religion: 'catholic',
    revolt: { table: 'east', d10: [3] },
  },
  {
    id: 'gallia-meridionalis',
    name: 'Gallia Meridionalis',
    civilised: true,
    kingdom: 12,
    empire: 7,
    religion: 'catholic',
    revolt: { table: 'west', d10: [1] },
  },
  {
    id: 'gallia-septentrionalis',
    name: 'Gallia Septentrionalis',
    civilised: true,
    kingdom: 11,
    empire: 5,
    religion: 'catholic',
    revolt: { table: 'west', d10: [5] },
  },
  {
    id: 'graecia',
    name: 'Graecia',
    civilised: true,
    kingdom: 9,
    empire: 9,
    religion: 'catholic',
    revolt: { table: 'east', d10: [4] },
  },
  {
    id: 'hispania',
    name: 'Hispania',
    civilised: true,
    kingdom: 13,
    empire: 5,
    religion: 'catholic',
    revolt: { table: 'west', d10: [9, 10] },
  },
  {
    id: 'illyria',
    name: 'Illyria',
    civilised: true,
    kingdom: 6,
    empire: 5,
    religion: 'catholic',
    revolt: { table: 'west', d10: [2] },
  },
  {
    id: 'italia',
    name: 'Italia',
    civilised: true,
    kingdom: 12,
    empire: 12,
    religion: 'catholic',
    revolt: { table: 'west', d10: [6] },
  },
  {
    id: 'mesopotamia',
    name: 'Mesopotamia',
    civilised: true,
    kingdom: 12,
    empire: 9,
    religion: 'mazdean',
    revolt: { table: 'east', d10: [9] },
  },
  {
    id: 'moesia',
    name: 'Moesia',
    civilised: true,
    kingdom: 6,
    empire: 4,
    religion: 'catholic',
    revolt: { table: 'east', d10: [1] },
  },
  {
    id: 'oriens',
    name: 'Oriens',
    civilised: true,
    kingdom: 8,
    empire: 8,
    religion: 'monophysite',
    revolt: { table: 'east', d10: [7, 8] },
  },
  {
    id: 'persis',
    name: 'Persis',
    civilised: true,
    kingdom: 9,
    empire: 5,
    religion: 'mazdean',
    revolt: { table: 'east', d10: [10] },
  },
] as const satisfies readonly Row[];

export type AreaId = (typeof AREAS)[number]['id'];

/** The same rows, without the literal types. */
export const AREA_ROWS: readonly Row[] = AREAS;
