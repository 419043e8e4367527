import type { NationId } from './nations.ts';
import type { ProvinceId } from './provinces.ts';

/** Units by the name of their sort, within their nation. */
export type Units = Readonly<Record<string, number>>;

/** A nation that appears: with its horde and units in one province, or with units in several. */
export interface Newcomer {
  readonly nation: NationId;
  readonly horde?: ProvinceId;
  readonly units?: Units;
  readonly places?: readonly { readonly province: ProvinceId; readonly units?: Units; readonly any?: number }[];
}

/** Units of a nation in play: some by name, some ("any") of its own choice. */
export interface Reinforcement {
  readonly nation: NationId;
  readonly units?: Units;
  readonly any?: number;
}

/** One turn of the Historical Calendar. Historical leaders stand with their turns in the table of leaders. */
export interface CalendarTurn {
  readonly turn: number;
  readonly year: number;
  readonly newcomers: readonly Newcomer[];
  readonly invasions: readonly NationId[];
  readonly reinforcements: readonly Reinforcement[];
  readonly raids: readonly NationId[];
}

export const CALENDAR: readonly CalendarTurn[] = [
  {
    turn: 1,
    year: 350,
    newcomers: [],
    invasions: ['alamanni'],
    reinforcements: [],
    raids: ['saxones', 'picti', 'scoti', 'berberi'],
  },
  {
    turn: 2,
    year: 375,
    newcomers: [
      { nation: 'hunni', horde: 'bolgar', units: { 'horse-archers': 7, 'noble-cavalry': 1 } },
      { nation: 'burgundi', horde: 'thuringia', units: { infantry: 3, 'noble-cavalry': 1 } },
      { nation: 'gepidae', horde: 'carpathia', units: { infantry: 3, 'noble-cavalry': 1 } },
    ],
    invasions: ['hunni', 'visigothi'],
    reinforcements: [
      { nation: 'visigothi', units: { 'noble-cavalry': 2, infantry: 2 } },
      { nation: 'ostrogothi', any: 2 },
      { nation: 'alamanni', any: 2 },
      { nation: 'vandali', any: 2 },
      { nation: 'alani', any: 2 },
    ],
    raids: ['saxones', 'picti', 'hiberni', 'scoti', 'blemmyes'],
  },
  {
    turn: 3,
    year: 400,
    newcomers: [
      { nation: 'franci', horde: 'rhenus', units: { 'francisca-infantry': 4, infantry: 1 } },
      { nation: 'suebi', horde: 'bohemia', units: { infantry: 4, archers: 1, 'noble-cavalry': 1 } },
      { nation: 'lakhmides', places: [{ province: 'lachmidaria', units: { cavalry: 2, 'horse-archers': 1 } }] },
    ],
    invasions: ['visigothi', 'vandali', 'alani', 'suebi'],
    reinforcements: [
      { nation: 'visigothi', any: 4 },
      { nation: 'vandali', units: { infantry: 2, cavalry: 1, 'noble-cavalry': 2 } },
      { nation: 'alani', any: 4 },
      { nation: 'burgundi', any: 2 },
      { nation: 'hunni', any: 3 },
      { nation: 'alamanni', any: 1 },
      { nation: 'ostrogothi', any: 1 },
      { nation: 'gepidae', any: 1 },
    ],
    raids: ['saxones', 'angli', 'picti', 'hiberni', 'berberi'],
  },
  {
    turn: 4,
    year: 425,
    newcomers: [
      { nation: 'heruli', horde: 'galicia', units: { infantry: 3, 'elite-infantry': 1 } },
      {
        nation: 'brittones',
        places: [
          { province: 'cambria', units: { infantry: 1 } },
          { province: 'dumnonia', units: { infantry: 1 } },
          { province: 'cumbria', units: { infantry: 1 } },
          { province: 'cambria', any: 2 },
        ],
      },
    ],
    invasions: ['vandali'],
    reinforcements: [
      { nation: 'vandali', units: { classis: 2 }, any: 2 },
      { nation: 'hunni', any: 4 },
      { nation: 'visigothi', any: 2 },
      { nation: 'franci', any: 2 },
      { nation: 'burgundi', any: 2 },
      { nation: 'gepidae', any: 2 },
      { nation: 'suebi', any: 1 },
      { nation: 'ostrogothi', any: 1 },
      { nation: 'alamanni', any: 1 },
    ],
    raids: ['saxones', 'angli', 'iuti', 'picti', 'scoti', 'blemmyes'],
  },
  {
    turn: 5,
    year: 450,
    newcomers: [
      { nation: 'angli', horde: 'holsatia', units: { infantry: 4, huscarls: 1 } },
      { nation: 'saxones', horde: 'saxonia', units: { infantry: 4, huscarls: 1 } },
      { nation: 'iuti', horde: 'iutia', units: { infantry: 3, huscarls: 1 } },
      { nation: 'ephthalitae', horde: 'kushania', units: { 'horse-archers': 4, 'noble-cavalry': 2 } },
    ],
    invasions: ['hunni', 'angli', 'saxones', 'iuti', 'ephthalitae'],
    reinforcements: [
      { nation: 'hunni', units: { 'horse-archers': 4, 'elite-horse-archers': 2, 'noble-cavalry': 1 } },
      { nation: 'ostrogothi', any: 3 },
      { nation: 'gepidae', any: 3 },
      { nation: 'franci', any: 2 },
      { nation: 'heruli', any: 2 },
      { nation: 'visigothi', any: 2 },
      { nation: 'burgundi', any: 1 },
    ],
    raids: ['picti', 'hiberni', 'berberi', 'blemmyes'],
  },
  {
    turn: 6,
    year: 475,
    newcomers: [
      {
        nation: 'euskaldunak',
        places: [
          { province: 'piranaei', units: { infantry: 1, archers: 1 } },
          { province: 'cantabria', units: { infantry: 1 } },
        ],
      },
    ],
    invasions: ['ostrogothi', 'heruli'],
    reinforcements: [
      { nation: 'ostrogothi', any: 5 },
      { nation: 'heruli', any: 3 },
      { nation: 'franci', any: 3 },
      { nation: 'saxones', any: 2 },
      { nation: 'angli', any: 2 },
      { nation: 'iuti', any: 1 },
      { nation: 'ephthalitae', any: 2 },
      { nation: 'gepidae', any: 1 },
    ],
    raids: ['picti', 'hiberni', 'scoti', 'berberi'],
  },
  {
    turn: 7,
    year: 500,
    newcomers: [
      { nation: 'baiovarii', horde: 'bavaria', units: { infantry: 2, 'mountain-infantry': 2, 'noble-cavalry': 1 } },
      { nation: 'langobardi', horde: 'moravia', units: { infantry: 4, 'noble-cavalry': 1 } },
      { nation: 'scoti', horde: 'dal-riata', units: { infantry: 4, 'elite-infantry': 1 } },
      {
        nation: 'sclaveni',
        places: [
          { province: 'pripet', units: { infantry: 1, archers: 1 } },
          { province: 'lituania', units: { infantry: 1 } },
          { province: 'hypanis', units: { infantry: 1, archers: 1 } },
        ],
      },
      { nation: 'ghassanides', places: [{ province: 'palmyrene', units: { cavalry: 2, 'horse-archers': 1 } }] },
    ],
    invasions: ['franci', 'scoti'],
    reinforcements: [
      { nation: 'franci', any: 4 },
      { nation: 'saxones', any: 2 },
      { nation: 'angli', any: 2 },
      { nation: 'ephthalitae', any: 1 },
      { nation: 'gepidae', any: 1 },
    ],
    raids: ['picti', 'berberi', 'blemmyes', 'arabes'],
  },
  {
    turn: 8,
    year: 525,
    newcomers: [],
    invasions: [],
    reinforcements: [
      { nation: 'langobardi', any: 2 },
      { nation: 'angli', any: 2 },
      { nation: 'saxones', any: 1 },
      { nation: 'baiovarii', any: 1 },
      { nation: 'scoti', any: 1 },
      { nation: 'gepidae', any: 1 },
    ],
    raids: ['berberi', 'blemmyes', 'arabes'],
  },
  {
    turn: 9,
    year: 550,
    newcomers: [{ nation: 'avari', horde: 'sarkil', units: { 'horse-archers': 6, 'heavy-horse-archers': 2 } }],
    invasions: ['avari', 'langobardi'],
    reinforcements: [
      { nation: 'langobardi', any: 4 },
      { nation: 'angli', any: 2 },
      { nation: 'baiovarii', any: 1 },
      { nation: 'saxones', any: 1 },
    ],
    raids: ['picti', 'arabes'],
  },
  {
    turn: 10,
    year: 575,
    newcomers: [],
    invasions: ['avari'],
    reinforcements: [
      { nation: 'avari', any: 3 },
      { nation: 'langobardi', any: 2 },
    ],
    raids: ['berberi', 'arabes'],
  },
  {
    turn: 11,
    year: 600,
    newcomers: [],
    invasions: [],
    reinforcements: [
      { nation: 'avari', any: 2 },
      { nation: 'langobardi', any: 1 },
      { nation: 'angli', any: 1 },
    ],
    raids: ['arabes', 'arabes'],
  },
  {
    turn: 12,
    year: 625,
    newcomers: [{ nation: 'chazari', horde: 'volga', units: { 'horse-archers': 5, 'noble-cavalry': 1 } }],
    invasions: ['chazari', 'avari'],
    reinforcements: [{ nation: 'avari', any: 2 }],
    raids: ['arabes', 'arabes'],
  },
];
