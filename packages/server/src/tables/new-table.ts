import { newSeed } from '@tabula/engine';
import type { CreateTable, NewTable, SeatWish, TableInfo } from '@tabula/protocol';
import { DerivedSecrets, hashOf, newSecret } from '../common/secrets.ts';
import type { StoredTable, TableRow, TableStatus } from '../store/store.ts';
import { checkName, newSeat } from './lobby.ts';

/** What a new table starts from, if not from the beginning. */
export interface Beginning {
  readonly seed: string;
  readonly from: string | null;
}

export interface TableWish
  extends Pick<CreateTable, 'public' | 'time' | 'pace' | 'name' | 'note'>,
    Pick<TableRow, 'game' | 'version' | 'settings'> {
  readonly seats: readonly SeatWish[];
  /** The hash of the address it is made from. */
  readonly client: string;
  /** The circle it is made in. */
  readonly circle?: string;
  readonly beginning?: Beginning;
}

/**
 * Who gets which secret of a table that is about to be made. All follow from one key: with the same key somebody who got no
 * reply learns of the table that was made.
 */
export class TableSecrets {
  readonly id: string;
  readonly #owner: string;
  readonly #spectator: string;
  readonly #join: string;
  readonly #derived: DerivedSecrets;

  constructor(key: string = newSecret()) {
    this.#derived = new DerivedSecrets(key);
    this.id = this.#derived.tableId();
    this.#owner = this.#derived.secret('owner');
    this.#spectator = this.#derived.secret('spectator');
    this.#join = this.#derived.secret('join');
  }

  get ownerHash(): string {
    return hashOf(this.#owner);
  }

  get spectatorHash(): string {
    return hashOf(this.#spectator);
  }

  get joinHash(): string {
    return hashOf(this.#join);
  }

  /** The secret of a seat, or its invitation. */
  ofSeat(seat: number): string {
    return this.#derived.secret(`seat ${seat}`);
  }

  /** What whoever made the table is told: the secrets that hold, not those of seats that somebody else has by now. */
  reply(table: TableInfo, seats: StoredTable['seats']): NewTable {
    const own = seats.map(({ seat, secretHash, inviteHash }) => {
      const secret = this.ofSeat(seat);
      return { seat, secret, seated: secretHash === hashOf(secret), invited: inviteHash === hashOf(secret) };
    });
    const told = ({ seat, secret }: (typeof own)[number]) => ({ seat, secret });
    return {
      table,
      owner: this.#owner,
      spectator: this.#spectator,
      join: this.#join,
      seats: own.filter(({ seated }) => seated).map(told),
      invites: own.filter(({ invited }) => invited).map(told),
    };
  }
}

/** A table as it is to be stored. */
export function newTable(secrets: TableSecrets, wish: TableWish): StoredTable {
  const { game, version, settings, beginning, name, note } = wish;
  const host = wish.seats.find((seat) => seat.kind === 'me')?.name;
  const seats = wish.seats.map((seat, i) => newSeat(i, seat, secrets.ofSeat(i)).row);
  // A record tells who played, and may do so as it likes.
  if (beginning === undefined) for (const seat of seats) checkName(seat, seats);
  return {
    table: {
      id: secrets.id,
      game,
      version,
      settings,
      public: wish.public ?? false,
      time: wish.time ?? null,
      pace: wish.pace ?? null,
      seed: beginning?.seed ?? newSeed(),
      sealed: beginning === undefined,
      ownerHash: secrets.ownerHash,
      spectatorHash: secrets.spectatorHash,
      clientHash: wish.client,
      from: beginning?.from ?? null,
      rematch: null,
      circle: wish.circle ?? null,
      lobby: {
        joinHash: secrets.joinHash,
        ...(name !== undefined && { name }),
        ...(note !== undefined && { note }),
        ...(host !== undefined && { host }),
      },
      createdAt: Date.now(),
    },
    seats,
    status: newTableStatus(),
    rev: 0,
    said: 0,
  };
}

export function newTableStatus(): TableStatus {
  const now = Date.now();
  const nothing = {
    seq: 0,
    decision: 0,
    answers: 0,
    waiting: [],
    result: null,
    rollback: null,
    dueAt: null,
    clock: null,
  };
  return { phase: 'lobby', ...nothing, fingerprint: null, askedAt: now, updatedAt: now };
}
