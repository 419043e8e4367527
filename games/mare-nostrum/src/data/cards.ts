import type { Civilization } from './names.ts';

/**
 * Heroes and wonders [Le carte nel gioco]. What each does is in the rules, found by its name; its text is the message
 * `effect.<id>`. `of`: only that civilization can have it.
 */
const TABLE = [
  { id: 'julius-caesar', sort: 'hero', of: 'rome' },
  { id: 'hannibal', sort: 'hero', of: 'carthage' },
  { id: 'hammurabi', sort: 'hero', of: 'babylon' },
  { id: 'pericles', sort: 'hero', of: 'greece' },
  { id: 'cleopatra', sort: 'hero', of: 'egypt' },
  { id: 'agamemnon', sort: 'hero' },
  { id: 'archimedes', sort: 'hero' },
  { id: 'helen-of-troy', sort: 'hero' },
  { id: 'nebuchadnezzar', sort: 'hero' },
  { id: 'solomon', sort: 'hero' },
  { id: 'ulysses', sort: 'hero' },
  { id: 'colossus', sort: 'wonder' },
  { id: 'hanging-gardens', sort: 'wonder' },
  { id: 'temple-of-artemis', sort: 'wonder' },
  { id: 'statue-of-zeus', sort: 'wonder' },
  { id: 'lighthouse', sort: 'wonder' },
  { id: 'mausoleum', sort: 'wonder' },
  { id: 'pyramids', sort: 'wonder' },
] as const satisfies readonly { id: string; sort: 'hero' | 'wonder'; of?: Civilization }[];

export type CardId = (typeof TABLE)[number]['id'];

/** A hero or wonder by its number in the table. */
export type Card = number;

export const CARDS: readonly { readonly id: CardId; readonly sort: 'hero' | 'wonder'; readonly of?: Civilization }[] =
  TABLE;

export function cardNamed(id: CardId): Card {
  return CARDS.findIndex((card) => card.id === id);
}

export const CAESAR = cardNamed('julius-caesar');
export const HANNIBAL = cardNamed('hannibal');
export const HAMMURABI = cardNamed('hammurabi');
export const PERICLES = cardNamed('pericles');
export const CLEOPATRA = cardNamed('cleopatra');
export const AGAMEMNON = cardNamed('agamemnon');
export const ARCHIMEDES = cardNamed('archimedes');
export const HELEN = cardNamed('helen-of-troy');
export const NEBUCHADNEZZAR = cardNamed('nebuchadnezzar');
export const SOLOMON = cardNamed('solomon');
export const ULYSSES = cardNamed('ulysses');
export const COLOSSUS = cardNamed('colossus');
export const HANGING_GARDENS = cardNamed('hanging-gardens');
export const ARTEMIS = cardNamed('temple-of-artemis');
export const ZEUS = cardNamed('statue-of-zeus');
export const LIGHTHOUSE = cardNamed('lighthouse');
export const MAUSOLEUM = cardNamed('mausoleum');
export const PYRAMIDS = cardNamed('pyramids');
