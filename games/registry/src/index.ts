import type { Game, Language } from '@tabula/engine';

/** A game as it stands in the list: enough to choose it, without loading its rules. */
export interface Listing {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** A small game to learn the house with: the home page shows it beside the rules, not among the great ones. */
  readonly first?: true;
}

interface Entry extends Listing {
  readonly load: () => Promise<Game>;
}

/** The only place in the house that names its games. Each is loaded when somebody wants to play it. */
const entries: readonly Entry[] = [
  {
    id: 'byzantium',
    title: { en: 'Byzantium', it: 'Byzantium' },
    load: async () => (await import('@tabula/byzantium')).byzantium,
  },
  {
    id: 'conquest',
    title: { en: 'Conquest of the Empire', it: 'La conquista dell’Impero' },
    load: async () => (await import('@tabula/conquest')).conquest,
  },
  {
    id: 'invasions',
    title: { en: 'Invasions', it: 'Invasions' },
    load: async () => (await import('@tabula/invasions')).invasions,
  },
  {
    id: 'italia',
    title: { en: 'Italia', it: 'Italia' },
    load: async () => (await import('@tabula/italia')).italia,
  },
  {
    id: 'mare-nostrum',
    title: { en: 'Mare Nostrum', it: 'Mare Nostrum' },
    load: async () => (await import('@tabula/mare-nostrum')).mareNostrum,
  },
  {
    id: 'oasis-road',
    title: { en: 'The Oasis Road', it: 'La via delle oasi' },
    first: true,
    load: async () => (await import('@tabula/oasis-road')).oasisRoad,
  },
];

/** The games that can be played here. */
export const games: readonly Listing[] = entries.map(({ load: _load, ...listing }) => listing);

/** Loads a game by its name. */
export async function loadGame(id: string): Promise<Game> {
  const entry = entries.find((known) => known.id === id);
  if (entry === undefined)
    throw new Error(`there is no game "${id}"; there is ${entries.map((known) => known.id).join(', ')}`);
  return entry.load();
}
