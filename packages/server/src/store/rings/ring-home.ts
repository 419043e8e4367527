import type { Compilable, Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export type Row = Readonly<Record<string, unknown>>;

type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/** A database as rings are asked of it, whichever it is. */
export interface RingHome {
  readonly db: Kysely<Database>;
  /**
   * All of it in one transaction: what the last one returns. `fenced`: the first says what it has changed (`returning`); where that is
   * nothing, nothing else is done either: null.
   */
  readonly write: (queries: readonly Compilable[], fenced: boolean) => Promise<readonly Row[] | null>;
  readonly attempt: Attempt;
  /** Others write here too: they hear which tables were changed. */
  readonly changed: (tables: readonly { readonly id: string; readonly rev: number }[]) => void;
}

/** The same, with every failure told in other words. */
export function homeWithin(home: RingHome, attempt: Attempt): RingHome {
  return {
    ...home,
    write: (queries, fenced) => attempt(() => home.write(queries, fenced)),
    attempt: (work) => attempt(() => home.attempt(work)),
  };
}
