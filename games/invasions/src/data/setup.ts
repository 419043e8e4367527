import type { AreaId } from './areas.ts';
import type { Units } from './calendar.ts';
import type { LeaderId } from './leaders.ts';
import type { NationId } from './nations.ts';
import type { ProvinceId } from './provinces.ts';
import type { SeaId } from './seas.ts';

/** The scenario of 350 AD (V.A): where everybody stands. */
export const PLACEMENTS: readonly {
  readonly nation: NationId;
  readonly at: ProvinceId | SeaId;
  readonly units: Units;
  readonly leaders?: readonly LeaderId[];
  readonly horde?: true;
}[] = [
  {
    nation: 'romani',
    at: 'treveria',
    units: { legion: 2, equites: 1, palatina: 1, 'aux-alamanni': 2 },
    leaders: ['gratianus'],
  },
  { nation: 'romani', at: 'cisalpina', units: { legion: 1, equites: 1 }, leaders: ['caesar-occidentis'] },
  { nation: 'romani', at: 'latium', units: { custodes: 1 } },
  { nation: 'romani', at: 'flavia-caesariensis', units: { legion: 1, limitanei: 1 } },
  { nation: 'romani', at: 'africa', units: { legion: 1, 'aux-mauri': 1 } },
  { nation: 'romani', at: 'pannonia', units: { legion: 1, sagittarii: 1 } },
  { nation: 'romani', at: 'carnuntum', units: { legion: 1 } },
  { nation: 'romani', at: 'neustria', units: { limitanei: 1 } },
  { nation: 'romani', at: 'carpetania', units: { limitanei: 1 } },
  { nation: 'romani', at: 'rhaetia', units: { limitanei: 1 } },
  { nation: 'romani', at: 'oceanus-britannicus', units: { classis: 1 } },
  { nation: 'romani', at: 'mare-tyrrhenum', units: { classis: 1 } },
  { nation: 'romani', at: 'mare-mauretanicum', units: { classis: 1 } },
  { nation: 'orientali', at: 'osroene', units: { legion: 3, palatina: 1, custodes: 1 }, leaders: ['iulianus'] },
  { nation: 'orientali', at: 'coele-syria', units: { equites: 1, 'aux-alani': 1, limitanei: 1 } },
  { nation: 'orientali', at: 'thracia', units: { palatina: 1, custodes: 1, legion: 1 }, leaders: ['caesar-orientis'] },
  { nation: 'orientali', at: 'moesia-superior', units: { legion: 1 } },
  { nation: 'orientali', at: 'moesia-inferior', units: { 'aux-gothi-inf': 1 } },
  { nation: 'orientali', at: 'macedonia', units: { legion: 1 } },
  { nation: 'orientali', at: 'aegyptus', units: { legion: 1 } },
  { nation: 'orientali', at: 'nilus', units: { sagittarii: 1 } },
  { nation: 'orientali', at: 'syria', units: { sagittarii: 1 } },
  { nation: 'orientali', at: 'cappadocia', units: { limitanei: 1 } },
  { nation: 'orientali', at: 'bosporus', units: { limitanei: 1 } },
  { nation: 'orientali', at: 'propontis', units: { classis: 1 } },
  { nation: 'orientali', at: 'mare-aegeum', units: { classis: 1 } },
  { nation: 'orientali', at: 'mare-nostrum-orientalis', units: { classis: 1 } },
  { nation: 'orientali', at: 'pontus-euxinus', units: { classis: 1 } },
  {
    nation: 'persae',
    at: 'chaldea',
    units: { clibanarii: 1, savaran: 1, 'horse-archers': 3, immortals: 1 },
    leaders: ['sapor-ii'],
  },
  { nation: 'persae', at: 'assyria', units: { satraps: 1, 'horse-archers': 1 } },
  { nation: 'persae', at: 'adiabene', units: { satraps: 1 } },
  { nation: 'persae', at: 'akkad', units: { satraps: 1 } },
  { nation: 'persae', at: 'euphrates', units: { satraps: 1 } },
  { nation: 'persae', at: 'babylonia', units: { infantry: 1 } },
  { nation: 'persae', at: 'atropatene', units: { infantry: 1 } },
  { nation: 'persae', at: 'media', units: { savaran: 1 }, leaders: ['satrapes'] },
  { nation: 'persae', at: 'elymais', units: { satraps: 1 } },
  { nation: 'persae', at: 'hyrkania', units: { 'horse-archers': 1 } },
  {
    nation: 'alamanni',
    at: 'agri-decumates',
    units: { infantry: 6, archers: 1 },
    leaders: ['rex-alamanni'],
    horde: true,
  },
  {
    nation: 'visigothi',
    at: 'dacia',
    units: { 'noble-cavalry': 2, infantry: 2, archers: 1 },
    leaders: ['rex-visigothi'],
    horde: true,
  },
  {
    nation: 'ostrogothi',
    at: 'ucraina',
    units: { 'noble-cavalry': 2, infantry: 2, archers: 1 },
    leaders: ['ermanaricus'],
    horde: true,
  },
  {
    nation: 'alani',
    at: 'siraces',
    units: { 'horse-archers': 2, cavalry: 1, 'noble-cavalry': 1 },
    leaders: ['rex-alani'],
    horde: true,
  },
  { nation: 'vandali', at: 'silesia', units: { infantry: 3, cavalry: 1 }, leaders: ['rex-vandali'], horde: true },
  { nation: 'armenii', at: 'armenia', units: { archers: 1, infantry: 1, 'noble-cavalry': 1 } },
  { nation: 'armenii', at: 'armenia-minor', units: { archers: 1, infantry: 2 } },
  { nation: 'colchi', at: 'colchis', units: { infantry: 1, archers: 1 } },
  { nation: 'colchi', at: 'lacyzia', units: { infantry: 1 } },
  { nation: 'hiberi', at: 'iberia', units: { infantry: 1, archers: 1, 'noble-cavalry': 1 } },
  { nation: 'hiberi', at: 'azeria', units: { infantry: 1 } },
  { nation: 'mauritanii', at: 'mauritania', units: { cavalry: 1, infantry: 1, archers: 1 } },
  { nation: 'mauritanii', at: 'atlas', units: { cavalry: 1 } },
  { nation: 'venedae', at: 'polonia', units: { infantry: 1, archers: 1 } },
  { nation: 'venedae', at: 'lituania', units: { infantry: 1 } },
  { nation: 'aestii', at: 'estia', units: { infantry: 1 } },
  { nation: 'aestii', at: 'lethigallia', units: { infantry: 1 } },
  { nation: 'aestii', at: 'prussia', units: { infantry: 1 } },
];

/** Who holds which areas, and single provinces beside them. */
export const HOLDINGS: readonly {
  readonly nation: NationId;
  readonly areas: readonly AreaId[];
  readonly provinces: readonly ProvinceId[];
}[] = [
  {
    nation: 'romani',
    areas: ['britannia', 'gallia-septentrionalis', 'gallia-meridionalis', 'hispania', 'italia', 'illyria', 'africa'],
    provinces: [],
  },
  {
    nation: 'orientali',
    areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus'],
    provinces: ['bosporus'],
  },
  { nation: 'persae', areas: ['mesopotamia', 'persis'], provinces: [] },
];

export const CAPITALS: readonly (readonly [NationId, ProvinceId])[] = [
  ['romani', 'latium'],
  ['orientali', 'thracia'],
  ['persae', 'chaldea'],
  ['armenii', 'armenia'],
  ['hiberi', 'iberia'],
];

/** The Limites and the empire whose frontier they are (XVIII.I). */
export const LIMITES: Readonly<Record<'romani' | 'orientali', readonly ProvinceId[]>> = {
  romani: [
    'austrasia',
    'lotharingia',
    'helvetia',
    'rhaetia',
    'noricum',
    'carnuntum',
    'pannonia',
    'bernicia',
    'cumbria',
    'numidia',
    'tripolitania',
    'cantabria',
  ],
  orientali: ['savus', 'moesia-superior', 'moesia-inferior', 'tyras', 'bosporus', 'osroene', 'amida', 'coele-syria'],
};

export const TREASURIES: Partial<Readonly<Record<NationId, number>>> = { romani: 30, orientali: 25, persae: 20 };

/** Ages other than 1. */
export const AGES: Partial<Readonly<Record<NationId, number>>> = { romani: 7, persae: 5 };

/** Clients, their protectors and the tribute they pay (XXVII). */
export const CLIENTS: readonly { client: NationId; protector: NationId; tribute: number }[] = [
  { client: 'armenii', protector: 'orientali', tribute: 2 },
  { client: 'mauritanii', protector: 'romani', tribute: 2 },
  { client: 'hiberi', protector: 'persae', tribute: 2 },
];

/** Areas in which a heresy has just broken out. */
export const HERESIES: readonly AreaId[] = ['africa'];
