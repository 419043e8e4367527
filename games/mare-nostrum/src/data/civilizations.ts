import type { CardId } from './cards.ts';
import { CIVILIZATIONS, type Civilization } from './names.ts';
import type { ProvinceId } from './provinces.ts';

/** The three role cards, in the order in which missing holders are replaced (R-ROLE0). */
export const ROLES = ['director', 'political', 'military'] as const;
export type Role = (typeof ROLES)[number];
export const DIRECTOR = 0;
export const POLITICAL = 1;
export const MILITARY = 2;

interface Nation {
  readonly capital: ProvinceId;
  readonly hero: CardId;
  /** The role card that the player aid names. */
  readonly role: Role | null;
  /**
   * The provinces that count as adjacent to the capital in the advanced set-up and for a neutral civilization; for Greece
   * with the Aegean provinces [Esempi & Domande].
   */
  readonly neighbours: readonly ProvinceId[];
}

export const NATIONS: Readonly<Record<Civilization, Nation>> = {
  rome: { capital: 'roma', hero: 'julius-caesar', role: 'military', neighbours: ['mediolanum', 'tarentum'] },
  greece: {
    capital: 'athenae',
    hero: 'pericles',
    role: null,
    neighbours: ['cnossus', 'constantinopolis', 'pella', 'rhodus', 'troas'],
  },
  babylon: { capital: 'babylon', hero: 'hammurabi', role: null, neighbours: ['antiochia', 'arabia', 'ninive'] },
  egypt: {
    capital: 'alexandria',
    hero: 'cleopatra',
    role: 'political',
    neighbours: ['cyrenaica', 'hierosolyma', 'memphis', 'thebae'],
  },
  carthage: {
    capital: 'carthago',
    hero: 'hannibal',
    role: 'director',
    neighbours: ['garamantes', 'leptis', 'numidia'],
  },
};

/** Advised for a balanced game [Esempi & Domande]: with 4 no Babylon, with 3 neither Rome nor Egypt. */
export const RECOMMENDED: Readonly<Record<number, readonly Civilization[]>> = {
  3: ['greece', 'babylon', 'carthage'],
  4: ['rome', 'greece', 'egypt', 'carthage'],
  5: CIVILIZATIONS,
};
