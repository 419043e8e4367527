import type { Civilization } from './names.ts';
import type { ProvinceId } from './provinces.ts';
import type { Good } from './resources.ts';

/** What a player aid puts into a province, beside an influence marker [Disposizione Introduttiva]. */
export interface StartProvince {
  readonly province: ProvinceId;
  readonly city?: true;
  readonly caravans?: readonly Good[];
  readonly legions?: number;
  readonly triremes?: number;
  readonly fortress?: true;
}

/** The introductory set-up: with the civilization's hero, each is worth 36 points. */
export const INTRODUCTORY: Readonly<Record<Civilization, readonly StartProvince[]>> = {
  rome: [
    { province: 'roma', city: true, caravans: ['metal'], fortress: true },
    { province: 'mediolanum', caravans: ['livestock'], triremes: 1, fortress: true },
    { province: 'tarentum', fortress: true },
  ],
  greece: [
    { province: 'athenae', city: true, caravans: ['oil', 'fish'], fortress: true },
    { province: 'rhodus', caravans: ['perfume'] },
    { province: 'cnossus', city: true },
  ],
  babylon: [
    { province: 'babylon', city: true, caravans: ['fruit'], fortress: true },
    { province: 'ninive', caravans: ['grain'] },
    { province: 'antiochia', caravans: ['wine'], legions: 1 },
  ],
  egypt: [
    { province: 'alexandria', city: true, caravans: ['papyrus'], fortress: true },
    { province: 'memphis', city: true, fortress: true },
    { province: 'thebae', city: true },
  ],
  carthage: [
    { province: 'carthago', city: true, caravans: ['perfume', 'fruit'], fortress: true },
    { province: 'numidia', caravans: ['grain'] },
    { province: 'leptis', caravans: ['oil'] },
  ],
};

/** R-CLEO: Egypt with the caravan that the English FAQ adds, by the option `egyptGrainCaravan`; then Memphis has no walls. */
export const EGYPT_WITH_GRAIN: readonly StartProvince[] = [
  { province: 'alexandria', city: true, caravans: ['papyrus', 'grain'], fortress: true },
  { province: 'memphis', city: true },
  { province: 'thebae', city: true },
];

/** Fewer than five players: what a neutral civilization has [Giocare in meno di 5 giocatori]. */
export const NEUTRAL_LEGIONS = 1;
export const NEUTRAL_FORTRESSES = 1;
