import type { Game, Language } from '@tabula/engine';

/** A game as it stands in the list: enough to choose it, without loading its rules. */
export interface Listing {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** A small game to learn the house with: the home page shows it beside the rules, not among the great ones. */
  readonly first?: true;
  /**
   * Decisions a second of random play in the release before this one, as `tabula bench` measures them, all games one after the
   * other, on a quiet small machine of two cores. Whoever makes a release writes down what it measured, so that nobody makes a game
   * slower unawares.
   */
  readonly before?: number;
}

/** Games to choose from: these, or others that a test brings. */
export interface Registry {
  readonly games: readonly Listing[];
  loadGame(id: string): Promise<Game>;
  /** The address of the module that exports these two, for worker threads to load. */
  readonly module: string;
}

interface Entry extends Listing {
  readonly load: () => Promise<Game>;
}

/** The only place in the house that names its games. Each is loaded when somebody wants to play it. */
const entries: readonly Entry[] = [
  {
    id: 'byzantium',
    title: { en: 'Byzantium', it: 'Byzantium' },
    before: 447_000,
    load: async () => (await import('@tabula/byzantium')).byzantium,
  },
  {
    id: 'conquest',
    title: { en: 'Conquest of the Empire', it: 'La conquista dell’Impero' },
    before: 480_000,
    load: async () => (await import('@tabula/conquest')).conquest,
  },
  {
    id: 'invasions',
    title: { en: 'Invasions', it: 'Invasions' },
    before: 83_000,
    load: async () => (await import('@tabula/invasions')).invasions,
  },
  {
    id: 'italia',
    title: { en: 'Italia', it: 'Italia' },
    before: 250_000,
    load: async () => (await import('@tabula/italia')).italia,
  },
  {
    id: 'mare-nostrum',
    title: { en: 'Mare Nostrum', it: 'Mare Nostrum' },
    before: 350_000,
    load: async () => (await import('@tabula/mare-nostrum')).mareNostrum,
  },
  {
    id: 'oasis-road',
    title: { en: 'The Oasis Road', it: 'La via delle oasi' },
    first: true,
    before: 615_000,
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
