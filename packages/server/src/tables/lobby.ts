import type { ChangeTable, ClaimSeat, SeatWish } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { lookOf } from '../common/names.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import type { EngineSeats } from '../engine-seats.ts';
import { configured } from '../restore/record-head.ts';
import type { SeatRow, TableChange, TableLobby } from '../store/store.ts';
import { REGENT_LEVEL } from './attendance.ts';
import { checkPace, reseated } from './clock.ts';
import { FinishedGame } from './finished.ts';
import type { GameLoader } from './loader.ts';
import type { Room } from './room.ts';
import { hasResigned } from './table-info.ts';

/** A seat as it was wished, with the secret or the invitation that goes with it. */
export interface NewSeat {
  readonly row: SeatRow;
  readonly secret: string | null;
  readonly invite: string | null;
}

/** Who wants to sit down. */
export interface Claimant {
  /** The address, as a hash. */
  readonly client: string;
  readonly owner: boolean;
  /** He has a seat at this table already. */
  readonly sits: boolean;
}

const EMPTY = { name: null, level: null, secretHash: null, inviteHash: null, takerHash: null };

/** A seat as it is wished; `secret` is the one it gets, or its invitation. */
export function newSeat(seat: number, wish: SeatWish, secret = newSecret()): NewSeat {
  switch (wish.kind) {
    case 'me': {
      const row = { ...EMPTY, seat, kind: 'human', name: wish.name, secretHash: hashOf(secret) } as const;
      return { row, secret, invite: null };
    }
    case 'invited':
      return { row: { ...EMPTY, seat, kind: 'invited', inviteHash: hashOf(secret) }, secret: null, invite: secret };
    case 'open':
      return { row: { ...EMPTY, seat, kind: 'open' }, secret: null, invite: null };
    case 'bot':
      return { row: { ...EMPTY, seat, kind: 'bot', level: wish.level }, secret: null, invite: null };
  }
}

export function filled(seats: readonly SeatRow[]): boolean {
  return seats.every(({ kind }) => kind === 'human' || kind === 'bot');
}

/** Nobody may pass for another at the same table. */
export function checkName({ seat, name }: SeatRow, seats: readonly SeatRow[]): void {
  if (name === null) return;
  const look = lookOf(name);
  const other = seats.find((row) => row.seat !== seat && row.name !== null && lookOf(row.name) === look);
  if (other !== undefined)
    throw new ApiError('name-taken', `"${name}" would be taken for "${other.name}" of seat ${other.seat}`);
}

/** Who sits where, and the start. Each runs alone in its room. */
export class Lobby {
  readonly #loader: GameLoader;
  readonly #engines: EngineSeats;

  constructor(loader: GameLoader, engines: EngineSeats) {
    this.#loader = loader;
    this.#engines = engines;
  }

  /** Sits down: where the invitation says, or on an open seat. Whoever asks again with his own secret sits there already. */
  async claim(room: Room, wish: ClaimSeat, who: Claimant): Promise<NewSeat> {
    const { name, invite, join, seat, secret = newSecret() } = wish;
    const own = hashOf(secret);
    const sitting = room.seats.find(({ secretHash }) => secretHash === own);
    if (sitting !== undefined) return { row: sitting, secret, invite: null };
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    const free = freeSeats(room, wish).find((row) => seat === undefined || row.seat === seat);
    const invited = invite !== undefined || join !== undefined;
    if (free === undefined)
      throw new ApiError('taken', invited ? 'this invitation is used or withdrawn' : 'there is no open seat');
    if (invite === undefined) mustBeWelcome(room, who);
    if (!invited) mustBeFirst(room, who);
    const taken = newSeat(free.seat, { kind: 'me', name }, secret);
    await this.#sit(room, { ...taken.row, takerHash: who.client });
    return taken;
  }

  /** The owner says who sits there. While a game is played nobody can simply take the place of another. */
  async reseat(room: Room, seat: number, wish: SeatWish): Promise<NewSeat> {
    if (room.seats[seat] === undefined) throw new ApiError('not-found', `there is no seat ${seat}`);
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    if (room.status.phase === 'playing' && (wish.kind === 'me' || wish.kind === 'open'))
      throw new ApiError('not-lobby', 'while a game is played a seat can be given to a bot or to somebody invited');
    this.#engines.check([wish]);
    const changed = newSeat(seat, wish);
    // While somebody is awaited, a regent plays for him: nobody stops a game by inviting.
    const ruled = room.status.phase === 'playing' && wish.kind === 'invited';
    const row: SeatRow = ruled ? { ...changed.row, level: REGENT_LEVEL } : changed.row;
    await this.#sit(room, hasResigned(room.seats[seat]) ? inPlaceOfResigned(row, room.seats[seat]) : row);
    return changed;
  }

  /** The one invitation for every free seat, anew: whoever has the one before it can no longer sit down with it. */
  async renewJoin(room: Room): Promise<string> {
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    const join = newSecret();
    await this.#change(room, { lobby: { ...room.table.lobby, joinHash: hashOf(join) } });
    room.refreshPermissions();
    return join;
  }

  /** Before the start the owner sends somebody away: his seat is open again, and neither he nor the old invitation gets one here. */
  async block(room: Room, seat: number): Promise<string> {
    const row = room.seats[seat];
    if (row === undefined) throw new ApiError('not-found', `there is no seat ${seat}`);
    if (room.status.phase !== 'lobby') throw new ApiError('not-lobby', 'the game has started');
    if (row.kind !== 'human') throw new ApiError('not-found', 'nobody sits there');
    const { barred = [] } = room.table.lobby;
    const out = row.takerHash === null ? barred : [...barred.filter((one) => one !== row.takerHash), row.takerHash];
    const join = newSecret();
    const lobby = { ...room.table.lobby, barred: out.slice(-MOST_BARRED), joinHash: hashOf(join) };
    await this.#sit(room, newSeat(seat, { kind: 'open' }).row, { lobby });
    return join;
  }

  /** Gets up: before the start the seat is open again; after it this is to resign, and a regent goes on. */
  async leave(room: Room, seat: number): Promise<void> {
    if (room.status.phase === 'over') throw new ApiError('game-over', 'the game is over');
    const left = newSeat(seat, { kind: 'open' }).row;
    const { name } = room.seats[seat];
    await this.#sit(room, room.status.phase === 'lobby' ? left : { ...left, kind: 'human', name, level: REGENT_LEVEL });
  }

  /**
   * Whoever sat there is not known any more: the seat has no name, and nobody holds it. A game that is played goes on with a regent; one
   * that is over has a record without the name.
   */
  async forget(room: Room, seat: number): Promise<void> {
    const free = newSeat(seat, { kind: 'open' }).row;
    const { phase } = room.status;
    const change = { lobby: withoutHost(room.table.lobby, room.seats[seat].name) };
    if (phase === 'lobby') return this.#sit(room, free, change);
    if (phase === 'playing') return this.#sit(room, { ...free, kind: 'human', level: REGENT_LEVEL }, change);
    const row: SeatRow = { ...free, kind: 'human' };
    const seats = room.seats.map((old) => (old.seat === seat ? row : old));
    const finished = room.finished?.unnamed(seats);
    await this.#loader.write(room, {
      status: room.status,
      seats: [row],
      change,
      ...(finished === undefined ? {} : { finished }),
    });
    if (finished !== undefined) room.finished = new FinishedGame(finished);
    room.table = { ...room.table, ...change };
    room.seats = seats;
    room.refreshPermissions();
    room.broadcastTable();
  }

  /** Settings that are not named stay as they are. */
  async change(room: Room, { settings, name, note, ...wish }: ChangeTable): Promise<void> {
    if (room.status.phase !== 'lobby') throw new ApiError('not-lobby', 'the game has started');
    if (settings !== undefined && room.status.answers > 0)
      throw new ApiError('not-lobby', 'this game goes on from another: its settings stand');
    checkPace(wish.pace, wish.time);
    // One kind of clock takes the place of the other.
    const change = { ...wish, ...(wish.pace != null && { time: null }), ...(wish.time != null && { pace: null }) };
    const game = await this.#loader.game(room.table.game);
    const wanted = { ...room.table.settings, ...settings };
    const words = { ...(name !== undefined && { name }), ...(note !== undefined && { note }) };
    const spoken = Object.keys(words).length === 0 ? {} : { lobby: { ...room.table.lobby, ...words } };
    const whole = settings && { settings: configured(game, room.seats.length, wanted).settings };
    await this.#change(room, { ...change, ...whole, ...spoken });
  }

  async #change(room: Room, change: TableChange): Promise<void> {
    const status = { ...room.status, updatedAt: this.#loader.now(room) };
    await this.#loader.write(room, { status, change });
    room.table = { ...room.table, ...change };
    room.status = status;
    room.broadcastTable();
  }

  async start(room: Room): Promise<void> {
    if (room.status.phase !== 'lobby') throw new ApiError('not-lobby', 'the game has started already');
    if (!filled(room.seats)) throw new ApiError('not-filled', 'a seat is still free');
    room.game = (await this.#loader.load(room)).game;
    const status = room.statusAfter(this.#loader.now(room));
    try {
      await this.#loader.write(room, { status });
    } catch (error) {
      room.game = null;
      throw error;
    }
    room.status = status;
    room.broadcastTable();
    room.broadcastGame(-1);
    this.#loader.onProgress(room);
  }

  async #sit(room: Room, row: SeatRow, change?: TableChange): Promise<void> {
    const seats = room.seats.map((old) => (old.seat === row.seat ? row : old));
    checkName(row, seats);
    const now = this.#loader.now(room);
    const { clock } = room.status;
    const { pace } = room.table;
    // Whether the clock is waited for depends on who sits there; a question to the people who sat there is off.
    const status =
      room.status.phase === 'playing'
        ? room.statusAfter(now, seats, { clock: clock && pace && reseated(clock, pace, row.seat) })
        : { ...room.status, rollback: null, updatedAt: now };
    const talk = room.table.lobby.talk?.filter((seat) => seat !== row.seat);
    // Whoever sits down has not agreed to anything yet.
    const agreed = talk === undefined ? undefined : { lobby: { ...(change?.lobby ?? room.table.lobby), talk } };
    const changed = change === undefined && agreed === undefined ? {} : { change: { ...change, ...agreed } };
    await this.#loader.write(room, { seats: [row], status, ...changed });
    room.table = { ...room.table, ...changed.change };
    room.seats = seats;
    room.status = status;
    room.refreshPermissions();
    room.broadcastTable();
    if (room.game !== null) this.#loader.onProgress(room);
  }
}

/** Whoever has resigned counts last until a person has come in his place: neither an invitation nor another bot takes that back. */
function inPlaceOfResigned(row: SeatRow, { name }: SeatRow): SeatRow {
  return { ...row, kind: row.kind === 'bot' ? 'human' : row.kind, name };
}

/** What a table tells those who look for one, without the name of somebody who wants to be forgotten, and his words. */
function withoutHost(lobby: TableLobby, name: string | null): TableLobby {
  if (name === null || lobby.host !== name) return lobby;
  const { host: _host, note: _note, ...rest } = lobby;
  return rest;
}

/** How many are remembered whom an owner has sent away from one table. */
const MOST_BARRED = 50;

/** The seats that somebody may take: with one seat's invitation that seat, with the common one every free seat, else the open ones. */
function freeSeats({ seats, table }: Room, { invite, join }: ClaimSeat): SeatRow[] {
  if (invite !== undefined) {
    const hash = hashOf(invite);
    return seats.filter(({ kind, inviteHash }) => kind === 'invited' && inviteHash === hash);
  }
  if (join === undefined) return seats.filter(({ kind }) => kind === 'open');
  if (hashOf(join) !== table.lobby.joinHash) return [];
  return seats.filter(({ kind }) => kind === 'open' || kind === 'invited');
}

/** Whoever was sent away does not come back, unless he is asked to by name; and in a game nobody takes another's place beside his own. */
function mustBeWelcome({ table, status }: Room, { client, sits }: Claimant): void {
  if (table.lobby.barred?.includes(client)) throw new ApiError('blocked', 'whoever made this table has sent you away');
  if (sits && status.phase === 'playing') throw new ApiError('taken', 'you have a seat at this table');
}

/**
 * At a table that is listed, one seat for each address, so that nobody takes them all; but those who are where the table
 * was made may all sit down.
 */
function mustBeFirst({ table, seats }: Room, { client, owner }: Claimant): void {
  if (!table.public || owner || client === table.clientHash) return;
  if (seats.some(({ takerHash }) => takerHash === client))
    throw new ApiError('taken', 'somebody of your address has an open seat of this table already');
}
