import type { You } from '@tabula/protocol';
import type { SeatRow, StoredTable, TableRow } from '../store/store.ts';

/** What somebody is at a table, by what he holds. */
export interface Permissions {
  readonly owner: boolean;
  readonly seats: ReadonlySet<number>;
  /** May look at the game at all. */
  readonly spectator: boolean;
}

/** `hashes`: what he holds, as hashes; of a device, what its ring holds here. */
export function permissionsOf(table: TableRow, seats: readonly SeatRow[], hashes: ReadonlySet<string>): Permissions {
  const owner = hashes.has(table.ownerHash);
  const own = seats.filter(({ secretHash }) => secretHash !== null && hashes.has(secretHash));
  return {
    owner,
    seats: new Set(own.map(({ seat }) => seat)),
    spectator:
      owner ||
      own.length > 0 ||
      table.public ||
      hashes.has(table.spectatorHash) ||
      // Whoever was invited may look on, whether a seat was left or not.
      (table.lobby.joinHash !== undefined && hashes.has(table.lobby.joinHash)),
  };
}

/** The secrets, as hashes, that others stand for now though nobody has got up: a device that knew them was signed out. */
export function replacedSecrets(before: Pick<StoredTable, 'table' | 'seats'>, now: typeof before): string[] {
  const owner = before.table.ownerHash;
  const seats = before.seats.filter(({ seat, kind, name, secretHash }) => {
    const row = now.seats[seat];
    return row?.kind === kind && row.name === name && row.secretHash !== null && row.secretHash !== secretHash;
  });
  return [...(owner === now.table.ownerHash ? [] : [owner]), ...seats.flatMap(({ secretHash }) => secretHash ?? [])];
}

/** Whether somebody sees and may do the same as before. */
export function isSame(one: Permissions, other: Permissions): boolean {
  const { owner, seats, spectator } = one;
  const sits = seats.size === other.seats.size && [...seats].every((seat) => other.seats.has(seat));
  return sits && owner === other.owner && spectator === other.spectator;
}

export function you({ owner, seats, spectator }: Permissions): You {
  return { owner, seats: [...seats].sort((a, b) => a - b), spectator };
}
