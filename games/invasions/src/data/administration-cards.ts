import type { CalamityId } from './calamities.ts';

export type AdministrationType = 'passive' | 'military' | 'reform';

/** What a card does to a nation in one section of its age (XIII.E): spaces, gold, a calamity, and whether its leaders act. */
export interface Effect {
  readonly age: number;
  readonly gold: number;
  readonly calamity: CalamityId | null;
  readonly leaders: boolean;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly type: AdministrationType;
  readonly young: Effect;
  readonly mature: Effect;
  readonly old: Effect;
}

export const ADMINISTRATION = [
  {
    id: 'otium',
    name: 'Otium',
    type: 'passive',
    young: { age: 0, gold: 3, calamity: null, leaders: false },
    mature: { age: 0, gold: 2, calamity: null, leaders: false },
    old: { age: 0, gold: 1, calamity: 'decadence', leaders: false },
  },
  {
    id: 'annona',
    name: 'Annona',
    type: 'passive',
    young: { age: 0, gold: 5, calamity: null, leaders: false },
    mature: { age: 0, gold: 3, calamity: null, leaders: false },
    old: { age: 1, gold: 2, calamity: 'revolt', leaders: false },
  },
  {
    id: 'senatus',
    name: 'Senatus',
    type: 'passive',
    young: { age: 0, gold: 0, calamity: null, leaders: true },
    mature: { age: 0, gold: 0, calamity: 'corruption', leaders: true },
    old: { age: 0, gold: 0, calamity: 'usurper', leaders: true },
  },
  {
    id: 'concilium',
    name: 'Concilium',
    type: 'passive',
    young: { age: 0, gold: 0, calamity: 'heresy', leaders: false },
    mature: { age: 0, gold: 0, calamity: 'intolerance', leaders: false },
    old: { age: 1, gold: 0, calamity: 'heresy', leaders: false },
  },
  {
    id: 'ludi',
    name: 'Ludi',
    type: 'passive',
    young: { age: 0, gold: -2, calamity: 'loyalty', leaders: false },
    mature: { age: 0, gold: -3, calamity: 'loyalty', leaders: false },
    old: { age: 0, gold: -3, calamity: null, leaders: false },
  },
  {
    id: 'luxuria',
    name: 'Luxuria',
    type: 'passive',
    young: { age: 1, gold: 0, calamity: null, leaders: true },
    mature: { age: 1, gold: 0, calamity: 'inaction', leaders: false },
    old: { age: 2, gold: 0, calamity: 'decadence', leaders: false },
  },
  {
    id: 'quies',
    name: 'Quies',
    type: 'passive',
    young: { age: 0, gold: 0, calamity: null, leaders: false },
    mature: { age: 1, gold: 0, calamity: 'revolt', leaders: false },
    old: { age: 1, gold: 0, calamity: 'double-revolt', leaders: false },
  },
  {
    id: 'dilectus',
    name: 'Dilectus',
    type: 'military',
    young: { age: 0, gold: -2, calamity: null, leaders: true },
    mature: { age: 0, gold: -2, calamity: null, leaders: true },
    old: { age: 1, gold: 0, calamity: 'desertion', leaders: true },
  },
  {
    id: 'expeditio',
    name: 'Expeditio',
    type: 'military',
    young: { age: 0, gold: 0, calamity: null, leaders: true },
    mature: { age: 0, gold: 0, calamity: null, leaders: true },
    old: { age: 0, gold: 0, calamity: 'mutiny', leaders: true },
  },
  {
    id: 'triumphus',
    name: 'Triumphus',
    type: 'military',
    young: { age: 0, gold: 3, calamity: 'loyalty', leaders: true },
    mature: { age: 0, gold: 2, calamity: null, leaders: true },
    old: { age: 0, gold: 0, calamity: 'usurper', leaders: true },
  },
  {
    id: 'stipendium',
    name: 'Stipendium',
    type: 'military',
    young: { age: 0, gold: -3, calamity: null, leaders: true },
    mature: { age: 0, gold: -4, calamity: null, leaders: true },
    old: { age: 0, gold: -5, calamity: 'mutiny', leaders: true },
  },
  {
    id: 'castra',
    name: 'Castra',
    type: 'military',
    young: { age: 0, gold: 0, calamity: null, leaders: true },
    mature: { age: 1, gold: 0, calamity: 'revolt', leaders: true },
    old: { age: 1, gold: 0, calamity: 'revolt', leaders: true },
  },
  {
    id: 'auxilia',
    name: 'Auxilia',
    type: 'military',
    young: { age: 0, gold: 0, calamity: 'desertion', leaders: true },
    mature: { age: 0, gold: 0, calamity: 'desertion', leaders: true },
    old: { age: 0, gold: 0, calamity: 'plague', leaders: true },
  },
  {
    id: 'imperium',
    name: 'Imperium',
    type: 'military',
    young: { age: 1, gold: 0, calamity: null, leaders: true },
    mature: { age: 1, gold: 0, calamity: 'usurper', leaders: true },
    old: { age: 2, gold: 0, calamity: 'usurper', leaders: false },
  },
  {
    id: 'codex',
    name: 'Codex',
    type: 'reform',
    young: { age: -1, gold: 0, calamity: null, leaders: false },
    mature: { age: -1, gold: 0, calamity: null, leaders: false },
    old: { age: -1, gold: 0, calamity: 'corruption', leaders: false },
  },
  {
    id: 'census',
    name: 'Census',
    type: 'reform',
    young: { age: 0, gold: 8, calamity: null, leaders: false },
    mature: { age: -1, gold: 5, calamity: 'revolt', leaders: false },
    old: { age: -1, gold: 3, calamity: 'double-revolt', leaders: false },
  },
  {
    id: 'ecclesia',
    name: 'Ecclesia',
    type: 'reform',
    young: { age: -1, gold: 0, calamity: null, leaders: true },
    mature: { age: -1, gold: 0, calamity: 'heresy', leaders: true },
    old: { age: 0, gold: 0, calamity: 'intolerance', leaders: true },
  },
  {
    id: 'restitutio',
    name: 'Restitutio',
    type: 'reform',
    young: { age: -1, gold: 0, calamity: 'loyalty', leaders: true },
    mature: { age: -1, gold: 0, calamity: null, leaders: true },
    old: { age: -1, gold: 0, calamity: null, leaders: false },
  },
] as const satisfies readonly Row[];

export type AdministrationId = (typeof ADMINISTRATION)[number]['id'];

/** The same rows, without the literal types. */
export const ADMINISTRATION_ROWS: readonly (Row & { readonly id: AdministrationId })[] = ADMINISTRATION;

/** What a type costs a kingdom and an empire (XIII.C). */
export const ADMINISTRATION_COST = {
  passive: { kingdom: 5, empire: 10 },
  military: { kingdom: 10, empire: 20 },
  reform: { kingdom: 20, empire: 25 },
} as const;
