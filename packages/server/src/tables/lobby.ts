import type { ChangeTable, ClaimSeat, SeatWish } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import { configured } from '../restore/record-head.ts';
import type { SeatRow, Store } from '../store/store.ts';
import type { GameLoader } from './loader.ts';
import type { Room } from './room.ts';

/** A seat as it was wished, with the secret or the invitation that goes with it. */
export interface NewSeat {
  readonly row: SeatRow;
  readonly secret: string | null;
  readonly invite: string | null;
}

const EMPTY = { name: null, level: null, secretHash: null, inviteHash: null };

export function newSeat(seat: number, wish: SeatWish): NewSeat {
  switch (wish.kind) {
    case 'me': {
      const secret = newSecret();
      const row = { ...EMPTY, seat, kind: 'human', name: wish.name, secretHash: hashOf(secret) } as const;
      return { row, secret, invite: null };
    }
    case 'invited': {
      const invite = newSecret();
      return { row: { ...EMPTY, seat, kind: 'invited', inviteHash: hashOf(invite) }, secret: null, invite };
    }
    case 'open':
      return { row: { ...EMPTY, seat, kind: 'open' }, secret: null, invite: null };
    case 'bot':
      return { row: { ...EMPTY, seat, kind: 'bot', level: wish.level }, secret: null, invite: null };
  }
}

export function filled(seats: readonly SeatRow[]): boolean {
  return seats.every(({ kind }) => kind === 'human' || kind === 'bot');
}

/** Who sits where, and the start. Each runs alone in its room. */
export class Lobby {
  readonly #store: Store;
  readonly #loader: GameLoader;

  constructor(store: Store, loader: GameLoader) {
    this.#store = store;
    this.#loader = loader;
  }

  /** Sits down: where the invitation says, or on an open seat. */
  async claim(room: Room, { name, invite, seat }: ClaimSeat): Promise<NewSeat> {
    const hash = invite === undefined ? undefined : hashOf(invite);
    const free = room.seats.find((row) => {
      if (seat !== undefined && row.seat !== seat) return false;
      return hash === undefined ? row.kind === 'open' : row.kind === 'invited' && row.inviteHash === hash;
    });
    if (free === undefined)
      throw new ApiError(
        'taken',
        invite === undefined ? 'there is no open seat' : 'this invitation is used or withdrawn',
      );
    const taken = newSeat(free.seat, { kind: 'me', name });
    await this.#sit(room, taken.row);
    return taken;
  }

  /** The owner says who sits there. While a game is played nobody can simply take the place of another. */
  async reseat(room: Room, seat: number, wish: SeatWish): Promise<NewSeat> {
    if (room.seats[seat] === undefined) throw new ApiError('not-found', `there is no seat ${seat}`);
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    if (room.status.phase === 'playing' && (wish.kind === 'me' || wish.kind === 'open'))
      throw new ApiError('not-lobby', 'while a game is played a seat can be given to a bot or to somebody invited');
    const changed = newSeat(seat, wish);
    await this.#sit(room, changed.row);
    return changed;
  }

  /** Gets up: before the start the seat is open again, after it a bot goes on. */
  async leave(room: Room, seat: number): Promise<void> {
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    const wish: SeatWish = room.status.phase === 'lobby' ? { kind: 'open' } : { kind: 'bot', level: 'normal' };
    await this.#sit(room, newSeat(seat, wish).row);
  }

  async change(room: Room, change: ChangeTable): Promise<void> {
    if (room.status.phase !== 'lobby') throw new ApiError('not-lobby', 'the game has started');
    if (change.settings !== undefined) {
      if (room.status.answers > 0)
        throw new ApiError('not-lobby', 'this game goes on from another: its settings stand');
      const game = await this.#loader.game(room.table.game);
      configured(game, room.seats.length, change.settings);
    }
    await this.#store.changeTable(room.id, change);
    room.table = { ...room.table, ...change };
    room.broadcastTable();
  }

  async start(room: Room): Promise<void> {
    if (room.status.phase !== 'lobby') throw new ApiError('not-lobby', 'the game has started already');
    if (!filled(room.seats)) throw new ApiError('not-filled', 'a seat is still free');
    room.game = await this.#loader.load(room);
    const status = room.statusAfter(Date.now());
    try {
      await this.#store.changeSeats(room.id, [], status);
    } catch (error) {
      room.game = null;
      throw error;
    }
    room.status = status;
    room.broadcastTable();
    room.broadcastGame(-1);
    this.#loader.onProgress(room);
  }

  async #sit(room: Room, row: SeatRow): Promise<void> {
    const seats = room.seats.map((old) => (old.seat === row.seat ? row : old));
    const now = Date.now();
    // Whether the clock is waited for depends on who sits there; a question to the people who sat there is off.
    const status =
      room.status.phase === 'playing'
        ? room.statusAfter(now, seats)
        : { ...room.status, rollback: null, updatedAt: now };
    await this.#store.changeSeats(room.id, [row], status);
    room.seats = seats;
    room.status = status;
    room.refreshPermissions();
    room.broadcastTable();
    if (room.game !== null) this.#loader.onProgress(room);
  }
}
