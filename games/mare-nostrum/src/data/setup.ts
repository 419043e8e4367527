import type { Civilization } from './civilizations.ts';
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
    { province: 'roma', city: true, caravans: ['metal'], legions: 1, fortress: true },
    { province: 'mediolanum', caravans: ['livestock'] },
    { province: 'tarentum', triremes: 1, fortress: true },
  ],
  greece: [
    { province: 'athenae', city: true, caravans: ['oil', 'fish'], fortress: true },
    { province: 'pella', caravans: ['metal'] },
    { province: 'cnossus', city: true },
  ],
  babylon: [
    { province: 'babylon', city: true, caravans: ['fruit'], fortress: true },
    { province: 'ninive', caravans: ['grain'] },
    { province: 'antiochia', caravans: ['wine'], legions: 1 },
  ],
  egypt: [
    { province: 'alexandria', city: true, caravans: ['papyrus'], triremes: 1, fortress: true },
    { province: 'memphis', city: true },
    { province: 'thebae', city: true },
  ],
  carthage: [
    { province: 'carthago', city: true, caravans: ['perfume', 'fruit'], fortress: true },
    { province: 'numidia', caravans: ['grain'] },
    { province: 'leptis', caravans: ['oil'] },
  ],
};

/** R-CLEO: the caravan that the English FAQ adds to Egypt's set-up, with the option `egyptGrainCaravan`; then no trireme. */
export const EGYPT_SECOND_CARAVAN = { province: 'alexandria', good: 'grain' } as const;

/** Fewer than five players: what a neutral civilization has [Giocare in meno di 5 giocatori]. */
export const NEUTRAL_LEGIONS = 1;
export const NEUTRAL_FORTRESSES = 1;
