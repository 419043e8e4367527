import type { Language } from '@tabula/engine';
import type { Kind, UnitSort } from '../data/units.ts';

type Words = Readonly<Record<Language, string>>;

/** III.B What each kind of unit is for. */
const KINDS: Readonly<Record<Kind, Words>> = {
  infantry: { en: 'fights in the melee', it: 'combatte nella mischia' },
  archers: {
    en: 'shoots before the melee, then fights like the rest',
    it: 'tira prima della mischia, poi combatte come gli altri',
  },
  cavalry: { en: 'counts for cavalry superiority', it: 'conta per la superiorità di cavalleria' },
  'horse-archers': { en: 'archers and cavalry at once', it: 'arcieri e cavalleria insieme' },
  fleet: { en: 'fights at sea and carries troops', it: 'combatte in mare e porta truppe' },
};

/** III.B What its traits add, in the order in which they are told. */
const TRAITS: Readonly<Record<string, Words>> = {
  elite: {
    en: 'elite in a civilised nation: better dice, and a hit only damages it',
    it: 'scelta in una nazione civilizzata: dadi migliori, e un colpo la danneggia soltanto',
  },
  guard: {
    en: 'counts double among elite units and stays in areas of its half',
    it: 'conta il doppio fra le unità scelte e resta nelle aree della sua metà',
  },
  heavy: { en: 'heavy: spoils the enemy’s dice', it: 'pesante: peggiora i dadi del nemico' },
  elephants: { en: 'counts double as a heavy unit', it: 'conta il doppio come unità pesante' },
  francisca: { en: 'throws its axes before the melee', it: 'lancia le sue asce prima della mischia' },
  amphibious: {
    en: 'does not mind rivers, and risks no shipwreck when it lands',
    it: 'non soffre i fiumi, e sbarcando non rischia il naufragio',
  },
  mountain: {
    en: 'shoots with double force from a mountain ambush',
    it: 'tira con forza doppia da un’imboscata in montagna',
  },
  auxiliary: {
    en: 'auxiliary: comes from another people, and goes when that people is gone',
    it: 'ausiliaria: viene da un altro popolo, e se ne va quando quel popolo non c’è più',
  },
  local: {
    en: 'stays in its area, costs no upkeep and is not replaced',
    it: 'resta nella sua area, non costa mantenimento e non si rimpiazza',
  },
  thema: { en: 'moves only in areas of the empire', it: 'si muove solo nelle aree dell’impero' },
  satrap: { en: 'never leaves Mesopotamia and Persis', it: 'non lascia mai Mesopotamia e Persis' },
};

/** What a sort of unit does, in a sentence made of its kind and its traits. */
export function unitText({ kind, traits }: UnitSort, language: Language): string {
  const told = Object.entries(TRAITS).flatMap(([trait, words]) => (traits.has(trait) ? [words[language]] : []));
  const text = [KINDS[kind][language], ...told].join('; ');
  return text[0].toUpperCase() + text.slice(1);
}

/** III.B.o Whatever it was, it is a standard unit now. */
export const DAMAGED_TEXT: Words = {
  en: 'Damaged: a standard unit until it is restored; the next hit eliminates it',
  it: 'Danneggiata: un’unità standard finché non è reintegrata; il prossimo colpo la elimina',
};
