import type { Game, Language } from '@tabula/engine';

/** The games a server offers. It knows no more of them than their contract. */
export interface Registry {
  readonly games: readonly { readonly id: string; readonly title: Readonly<Record<Language, string>> }[];
  loadGame(id: string): Promise<Game>;
  /** The address of the module that exports these two, for the bots' workers to load. */
  readonly module: string;
}
