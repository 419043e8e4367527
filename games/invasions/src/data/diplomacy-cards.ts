/** The 18 diplomacy cards (XXX) and what each pays to the nation it is played on. */
export const DIPLOMACY = [
  { id: 'alliance', copies: 3, gold: 0 },
  { id: 'treaty', copies: 1, gold: 5 },
  { id: 'marriage', copies: 2, gold: 2 },
  { id: 'tribute', copies: 2, gold: 10 },
  { id: 'foedus', copies: 2, gold: 0 },
  { id: 'bribe', copies: 3, gold: 1 },
  { id: 'mercenary', copies: 4, gold: 3 },
  { id: 'nullity', copies: 1, gold: 0 },
] as const;

export type DiplomacyId = (typeof DIPLOMACY)[number]['id'];
