import { LEVELS } from '@tabula/bots';
import { newSeed } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import type { CreateTable, NewTable, SeatWish, TableInfo } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError, messageOf } from '../common/errors.ts';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import { hashOf, newSecret, newTableId } from '../common/secrets.ts';
import { configured } from '../restore/record-head.ts';
import type { EventRow, SeatRow, Store, StoredTable, TableRow, TableStatus } from '../store/store.ts';
import { type ImportedTable, importedTable, importRecord } from './import.ts';
import type { GameLoader } from './loader.ts';
import { filled, type Lobby, type NewSeat, newSeat } from './lobby.ts';
import { permissionsOf } from './permissions.ts';
import { type Room, tableInfo } from './room.ts';

/** How many public tables are listed. */
const PUBLIC_TABLES_SHOWN = 50;

/** What a new table starts from, if not from the beginning. */
interface Beginning {
  readonly seed: string;
  readonly events: readonly EventRow[];
  readonly from: string | null;
  /** How it stands with these seats, and what is kept of its game. */
  readonly begin: (seats: readonly SeatRow[]) => ImportedTable;
}

/** All tables: those in memory, and the way to the others. */
export class Tables {
  readonly #store: Store;
  readonly #loader: GameLoader;
  readonly #lobby: Lobby;
  readonly #registry: Registry;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  /** In the order of their last use. */
  readonly #rooms = new Map<string, Promise<Room>>();

  constructor(
    store: Store,
    loader: GameLoader,
    lobby: Lobby,
    registry: Registry,
    limits: Limits,
    metrics: Metrics,
    log: FastifyBaseLogger,
  ) {
    this.#store = store;
    this.#loader = loader;
    this.#lobby = lobby;
    this.#registry = registry;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#log = log;
  }

  /** The room of a table, loaded if nobody was in it. */
  async room(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known !== undefined) {
      this.#rooms.delete(id);
      this.#rooms.set(id, known);
      const room = await known;
      if (!room.closed) {
        room.touched = Date.now();
        return room;
      }
    }
    const opening = this.#open(id);
    this.#rooms.set(id, opening);
    try {
      const room = await opening;
      this.#loader.onProgress(room);
      await this.#tidy();
      return room;
    } catch (error) {
      if (this.#rooms.get(id) === opening) this.#rooms.delete(id);
      throw error;
    }
  }

  async games() {
    const games = await Promise.all(this.#registry.games.map(({ id }) => this.#registry.loadGame(id)));
    return {
      games: games.map(({ id, version, title, players, settings, redeal }) => ({
        id,
        version,
        title: { ...title },
        players: { ...players },
        settings: Object.fromEntries(
          Object.entries(settings).map(([name, { values }]) => [name, { values: [...values] }]),
        ),
        hidden: redeal !== undefined,
      })),
      levels: LEVELS.map((level) => ({ ...level })),
    };
  }

  async create(wish: CreateTable, creator: string): Promise<NewTable> {
    const game = await this.#loader.game(wish.game);
    const { settings } = configured(game, wish.seats.length, wish.settings ?? {});
    const made = await this.#make(wish.seats, { ...wish, version: game.version, settings }, creator);
    if (wish.start !== true || !filled(made.stored.seats)) return made.reply(tableInfo(made.stored));
    return made.reply(await this.#startNow(made.stored.table.id));
  }

  /** A table from a record, or from the first answers of one: finished, or to be played on. */
  async import(
    text: string,
    at: number | undefined,
    wishes: readonly SeatWish[] | undefined,
    creator: string,
    from: string | null = null,
  ): Promise<NewTable> {
    const { match, events, record } = await importRecord(this.#loader, text, at, this.#limits.answers);
    const { players, settings } = match.config;
    const seats =
      wishes ?? Array.from({ length: players }, (_, i): SeatWish => ({ kind: 'me', name: nameOf(record.names[i], i) }));
    if (seats.length !== players) throw new ApiError('setup', `the record has ${players} seats, not ${seats.length}`);
    const beginning = {
      seed: match.seed,
      events,
      from,
      begin: (rows: readonly SeatRow[]) => importedTable(match, rows),
    };
    const { id, version } = match.game;
    const made = await this.#make(seats, { game: id, version, settings, public: false }, creator, beginning);
    const { table, status, seats: rows } = made.stored;
    // Nobody plays it again before somebody wants to see it, or a bot has to answer.
    if (status.waiting.some((seat) => rows[seat].kind === 'bot')) await this.room(table.id);
    return made.reply(tableInfo(made.stored));
  }

  /** The same people one seat further, with the secrets they have. */
  async rematch(room: Room): Promise<TableInfo> {
    if (room.status.phase !== 'over') throw new ApiError('not-over', 'the game is not over');
    if (room.table.rematch === null) {
      const game = await this.#loader.game(room.table.game);
      const { length } = room.seats;
      const seats = room.seats.map((_, seat) => ({ ...room.seats[(seat + length - 1) % length], seat }));
      const table = {
        ...room.table,
        id: newTableId(),
        version: game.version,
        settings: configured(game, length, room.table.settings).settings,
        seed: newSeed(),
        sealed: true,
        from: room.id,
        rematch: null,
        createdAt: Date.now(),
      };
      await this.#store.create({ table, seats, status: newTableStatus() }, []);
      await this.#store.changeTable(room.id, { rematch: table.id });
      room.table = { ...room.table, rematch: table.id };
      if (filled(seats)) await this.#startNow(table.id);
      room.broadcastTable();
    }
    const next = await this.room(room.table.rematch ?? '');
    return next.info();
  }

  /** The tables somebody remembers, the last one first. */
  async mine(asked: readonly { readonly id: string; readonly secrets: readonly string[] }[]) {
    const known = new Map(
      (await this.#store.readMany(asked.map(({ id }) => id))).map((stored) => [stored.table.id, stored]),
    );
    const tables = await Promise.all(
      asked.map(async ({ id, secrets }) => {
        const stored = known.get(id);
        if (stored === undefined) return [];
        const room = await this.#rooms.get(id)?.catch(() => undefined);
        const { owner, seats, spectator } = permissionsOf(stored.table, stored.seats, secrets);
        const table = room?.info() ?? tableInfo(stored);
        const yourTurn = table.waiting.some((seat) => seats.has(seat));
        return [{ table, owner, spectator, seats: [...seats], yourTurn }];
      }),
    );
    return tables.flat().sort((a, b) => b.table.updatedAt - a.table.updatedAt);
  }

  async publicTables(): Promise<TableInfo[]> {
    return (await this.#store.publicTables(PUBLIC_TABLES_SHOWN)).map((stored) => tableInfo(stored));
  }

  /** After a start: bots that were about to answer go on. */
  async resumeBots(): Promise<void> {
    for (const id of await this.#store.waitingForBots()) {
      await this.room(id).catch((error: unknown) =>
        this.#log.warn({ table: id, err: messageOf(error) }, 'a table could not be opened'),
      );
    }
  }

  /** Waits until nothing is under way anywhere. */
  async settle(): Promise<void> {
    for (const opening of [...this.#rooms.values()]) {
      const room = await opening.catch(() => undefined);
      await room?.run(() => {});
    }
  }

  async #open(id: string): Promise<Room> {
    const stored = await this.#store.read(id);
    if (stored === undefined) throw new ApiError('not-found', 'there is no such table');
    return this.#loader.open(stored);
  }

  async #startNow(id: string): Promise<TableInfo> {
    const room = await this.room(id);
    return room.run(async () => {
      await this.#lobby.start(room);
      return room.info();
    });
  }

  async #make(
    wishes: readonly SeatWish[],
    table: Pick<TableRow, 'game' | 'version' | 'settings'> & Pick<CreateTable, 'public' | 'time'>,
    creator: string,
    beginning?: Beginning,
  ) {
    if ((await this.#store.unfinished(creator)) >= this.#limits.tables)
      throw new ApiError('too-many', `${this.#limits.tables} tables of you are not finished yet`);
    const owner = newSecret();
    const spectator = newSecret();
    const places = wishes.map((wish, seat) => newSeat(seat, wish));
    const rows = places.map(({ row }) => row);
    const begun = beginning?.begin(rows);
    const stored: StoredTable = {
      table: {
        id: newTableId(),
        game: table.game,
        version: table.version,
        settings: table.settings,
        public: table.public ?? false,
        time: table.time ?? null,
        seed: beginning?.seed ?? newSeed(),
        sealed: beginning === undefined,
        ownerHash: hashOf(owner),
        spectatorHash: hashOf(spectator),
        clientHash: creator,
        from: beginning?.from ?? null,
        rematch: null,
        createdAt: Date.now(),
      },
      seats: rows,
      status: begun?.status ?? newTableStatus(),
    };
    await this.#store.create(stored, beginning?.events ?? [], begun?.game);
    const reply = (info: TableInfo): NewTable => ({ table: info, owner, spectator, ...secretsOf(places) });
    return { stored, reply };
  }

  /** Leaves the rooms that nobody has used for longest. */
  async #tidy(): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      if (this.#rooms.size <= this.#limits.rooms) break;
      const room = await opening.catch(() => undefined);
      const left = room === undefined || (room.idle && room.touched < Date.now() - this.#limits.idleRoomMs);
      if (!left || this.#rooms.get(id) !== opening) continue;
      room?.close();
      this.#rooms.delete(id);
    }
    this.#metrics.rooms.set(this.#rooms.size);
  }
}

function secretsOf(places: readonly NewSeat[]): Pick<NewTable, 'seats' | 'invites'> {
  return {
    seats: places.flatMap(({ row, secret }) => (secret === null ? [] : [{ seat: row.seat, secret }])),
    invites: places.flatMap(({ row, invite }) => (invite === null ? [] : [{ seat: row.seat, secret: invite }])),
  };
}

function newTableStatus(): TableStatus {
  const now = Date.now();
  const nothing = { seq: 0, decision: 0, answers: 0, waiting: [], result: null, rollback: null, dueAt: null };
  return { phase: 'lobby', ...nothing, fingerprint: null, askedAt: now, updatedAt: now };
}

function nameOf(name: string | undefined, seat: number): string {
  const clean = (name ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...clean].slice(0, 30).join('').trim() || `${seat + 1}`;
}
