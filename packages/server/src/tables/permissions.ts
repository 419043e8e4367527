import { hashOf } from '../common/secrets.ts';
import type { Yours } from '../protocol/index.ts';
import type { SeatRow, TableRow } from '../store/store.ts';

/** What somebody is at a table, by the secrets he holds. */
export interface Rights {
  readonly owner: boolean;
  readonly seats: ReadonlySet<number>;
  /** May look at the game at all. */
  readonly spectator: boolean;
}

export function rightsOf(table: TableRow, seats: readonly SeatRow[], secrets: readonly string[]): Rights {
  const hashes = new Set(secrets.map(hashOf));
  const owner = hashes.has(table.ownerHash);
  const own = seats.filter(({ secretHash }) => secretHash !== null && hashes.has(secretHash));
  return {
    owner,
    seats: new Set(own.map(({ seat }) => seat)),
    spectator: owner || own.length > 0 || table.public || hashes.has(table.spectatorHash),
  };
}

export function yours({ owner, seats, spectator }: Rights): Yours {
  return { owner, seats: [...seats].sort((a, b) => a - b), spectator };
}
