import type { AreaId } from './areas.ts';
import type { NationId } from './nations.ts';
import type { ProvinceId } from './provinces.ts';

/**
 * What a nation's card gives for the areas and provinces it controls (V.B). The cards are reconstructed; some figures were
 * weighed again after games between bots, so that every side has its chance.
 */
export interface Points {
  readonly areas: Partial<Readonly<Record<AreaId, number>>>;
  readonly provinces: Partial<Readonly<Record<ProvinceId, number>>>;
  /** Any other civilised area. */
  readonly civilised: number;
  /** Any other barbarian area. */
  readonly barbarian: number;
}

export const POINTS: Partial<Readonly<Record<NationId, Points>>> = {
  romani: {
    areas: {
      italia: 2,
      africa: 2,
      'gallia-meridionalis': 1,
      hispania: 1,
      'gallia-septentrionalis': 1,
      britannia: 1,
      illyria: 1,
    },
    provinces: { latium: 1 },
    civilised: 1,
    barbarian: 0,
  },
  orientali: {
    areas: {
      graecia: 3,
      asia: 1.5,
      cappadocia: 1,
      oriens: 2,
      aegyptus: 1.5,
      moesia: 1,
      italia: 4,
      africa: 3,
      illyria: 2,
      hispania: 2,
      mesopotamia: 4,
      caucasus: 1,
    },
    provinces: { bosporus: 1 },
    civilised: 1,
    barbarian: 0,
  },
  galli: {
    areas: { 'gallia-septentrionalis': 3, 'gallia-meridionalis': 2 },
    provinces: { neustria: 1 },
    civilised: 1,
    barbarian: 0,
  },
  brittones: {
    areas: { britannia: 3 },
    provinces: { cambria: 1, dumnonia: 1, cumbria: 1 },
    civilised: 1,
    barbarian: 0,
  },
  cappadocii: { areas: { cappadocia: 3, asia: 2, oriens: 2 }, provinces: {}, civilised: 1, barbarian: 0 },
  baiovarii: {
    areas: { germania: 1, illyria: 2 },
    provinces: { bavaria: 1, rhaetia: 1, noricum: 1 },
    civilised: 1,
    barbarian: 0,
  },
  hunni: {
    areas: {
      scythia: 1,
      sarmatia: 4,
      danubius: 4,
      barbarum: 1,
      germania: 1,
      moesia: 5,
      illyria: 3,
      graecia: 3,
      italia: 4,
      'gallia-septentrionalis': 3,
      'gallia-meridionalis': 3,
    },
    provinces: {},
    civilised: 2,
    barbarian: 0,
  },
  ephthalitae: {
    areas: { persis: 5, mesopotamia: 5, caucasus: 1, scythia: 1 },
    provinces: { kushania: 1, rhagae: 1, hyrkania: 1 },
    civilised: 2,
    barbarian: 0,
  },
  avari: {
    areas: { danubius: 4, sarmatia: 1, barbarum: 1, moesia: 4, illyria: 3, graecia: 4 },
    provinces: {},
    civilised: 2,
    barbarian: 0,
  },
  chazari: { areas: { scythia: 2, sarmatia: 2, caucasus: 2 }, provinces: {}, civilised: 1, barbarian: 0 },
  franci: {
    areas: { 'gallia-septentrionalis': 6, 'gallia-meridionalis': 5, germania: 3 },
    provinces: { burgondia: 1 },
    civilised: 1,
    barbarian: 0,
  },
  langobardi: {
    areas: { italia: 6, illyria: 2, danubius: 1 },
    provinces: { taurinorum: 1, beneventum: 1 },
    civilised: 1,
    barbarian: 0,
  },
  alamanni: {
    areas: { germania: 3, 'gallia-septentrionalis': 3, illyria: 2, 'gallia-meridionalis': 2 },
    provinces: { lotharingia: 1, helvetia: 1, rhaetia: 1 },
    civilised: 1,
    barbarian: 0,
  },
  picti: { areas: {}, provinces: {}, civilised: 1, barbarian: 0 },
  hiberni: { areas: {}, provinces: {}, civilised: 1, barbarian: 0 },
  visigothi: {
    areas: { hispania: 6, 'gallia-meridionalis': 4, italia: 3, graecia: 2, moesia: 4, danubius: 1 },
    provinces: { septimania: 1 },
    civilised: 1,
    barbarian: 0,
  },
  ostrogothi: {
    areas: { italia: 6, illyria: 3, sarmatia: 4, danubius: 1, moesia: 2, scythia: 1 },
    provinces: {},
    civilised: 1,
    barbarian: 0,
  },
  suebi: {
    areas: { hispania: 3, illyria: 3 },
    provinces: { gallaecia: 1, lusitania: 1, salmantica: 1 },
    civilised: 1,
    barbarian: 0,
  },
  heruli: { areas: { italia: 4, illyria: 1, danubius: 2, barbarum: 2 }, provinces: {}, civilised: 1, barbarian: 0 },
  angli: {
    areas: { britannia: 4, germania: 1 },
    provinces: { bernicia: 0.5, 'flavia-caesariensis': 1, lindum: 0.5, 'maxima-caesariensis': 0.5 },
    civilised: 1,
    barbarian: 0,
  },
  saxones: {
    areas: { britannia: 4, germania: 2 },
    provinces: { camulodunum: 1, durnovaria: 0.5, 'corinium-dobunorum': 0.5 },
    civilised: 1,
    barbarian: 0,
  },
  iuti: { areas: { britannia: 2 }, provinces: { cantium: 1 }, civilised: 1, barbarian: 0 },
  berberi: { areas: {}, provinces: {}, civilised: 1, barbarian: 0 },
  persae: {
    areas: { mesopotamia: 3, persis: 3, caucasus: 2, oriens: 4, aegyptus: 4, cappadocia: 2, asia: 2, arabia: 1 },
    provinces: { kushania: 2 },
    civilised: 1,
    barbarian: 0,
  },
  alani: {
    areas: { scythia: 1, sarmatia: 1, caucasus: 2, hispania: 3, 'gallia-septentrionalis': 2, 'gallia-meridionalis': 2 },
    provinces: { lusitania: 1, liger: 1 },
    civilised: 2,
    barbarian: 0,
  },
  vandali: {
    areas: { africa: 7, hispania: 5 },
    provinces: { sicilia: 1, sardinia: 1, corsica: 1, balearica: 1 },
    civilised: 1,
    barbarian: 0,
  },
  burgundi: {
    areas: { 'gallia-meridionalis': 5, 'gallia-septentrionalis': 2 },
    provinces: { rhodanus: 1, burgondia: 1, helvetia: 0.5 },
    civilised: 1,
    barbarian: 0,
  },
  gepidae: { areas: { danubius: 3, moesia: 3, illyria: 3 }, provinces: { pannonia: 1 }, civilised: 1, barbarian: 0 },
  scoti: {
    areas: { 'caledonia-hibernia': 2, britannia: 2 },
    provinces: { cumbria: 0.5, bernicia: 0.5 },
    civilised: 1,
    barbarian: 0,
  },
  blemmyes: { areas: {}, provinces: {}, civilised: 1, barbarian: 0 },
  arabes: { areas: {}, provinces: {}, civilised: 1, barbarian: 0 },
};
