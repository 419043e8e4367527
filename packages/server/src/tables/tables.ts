import { CHARACTERS, LEVELS, MOST_HANDICAP } from '@tabula/bots';
import { newSeed } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import type { CreateTable, ImportRecord, LobbyLists, NewTable, TableInfo } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { Stall } from '../common/backoff.ts';
import { ApiError, messageOf } from '../common/errors.ts';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import { hashOf, newTableId } from '../common/secrets.ts';
import type { EngineSeats } from '../engine-seats.ts';
import type { Circles } from '../lobby/circles.ts';
import { configured } from '../restore/record-head.ts';
import { inSlices } from '../restore/slices.ts';
import { hashesHeld, isDeviceKey } from '../rings/held.ts';
import { Behind } from '../store/behind.ts';
import type { BesideTable, LobbyList, Outcome, SeatRow, Store, StoredTable } from '../store/store.ts';
import { checkPace } from './clock.ts';
import { ImportLine } from './import/import-line.ts';
import { eventsOf } from './import/replay.ts';
import type { RecordReplayer } from './import/replayer.ts';
import type { GameLoader } from './loader.ts';
import { filled } from './lobby.ts';
import { type Make, Making } from './making.ts';
import { newTable, newTableStatus, TableSecrets } from './new-table.ts';
import { OpenRooms } from './open-rooms.ts';
import { permissionsOf } from './permissions.ts';
import type { Room } from './room.ts';
import { tableInfo } from './table-info.ts';

/** How many public tables are listed. */
const PUBLIC_TABLES_SHOWN = 50;

/** How long each list of the lobby is. */
const LOBBY_SHOWN = 30;
const LOBBY_LISTS: readonly LobbyList[] = ['open', 'replacements', 'running', 'finished'];

/** Of so many tables a node takes over the bots at once, and has so many milliseconds for them. */
const BOTS_TAKEN_OVER = 16;
const BOT_CLAIM_MS = 10_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** All tables: those in memory, and the way to the others. */
export class Tables {
  readonly #store: Store;
  readonly #loader: GameLoader;
  readonly #engines: EngineSeats;
  readonly #registry: Registry;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #circles: Circles;
  readonly #rooms: OpenRooms;
  readonly #importLine: ImportLine;
  readonly #replayer: RecordReplayer;
  /** Tables that are being made. */
  readonly #making = new Map<string, Making>();

  constructor(
    store: Store,
    loader: GameLoader,
    engines: EngineSeats,
    registry: Registry,
    limits: Limits,
    metrics: Metrics,
    log: FastifyBaseLogger,
    circles: Circles,
    replayer: RecordReplayer,
  ) {
    this.#store = store;
    this.#loader = loader;
    this.#engines = engines;
    this.#registry = registry;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#log = log;
    this.#circles = circles;
    this.#rooms = new OpenRooms(limits, metrics);
    this.#replayer = replayer;
    this.#importLine = new ImportLine(limits, replayer.atOnce);
  }

  /** The room of a table, loaded if nobody was in it. */
  room(id: string): Promise<Room> {
    return this.#rooms.room(
      id,
      async () => {
        const stored = await this.#store.read(id);
        if (stored === undefined) throw new ApiError('not-found', 'there is no such table');
        return this.#loader.open(stored);
      },
      this.#loader.onOpened,
    );
  }

  /** The room of a table, if it is open. */
  known(id: string): Room | undefined {
    return this.#rooms.known(id);
  }

  /** The rooms at which somebody looks. */
  watched(): Room[] {
    return this.#rooms.watched();
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
          Object.entries(settings).map(([name, { values, players: only = {} }]) => [
            name,
            {
              values: [...values],
              players: Object.fromEntries(Object.entries(only).map(([value, counts]) => [value, [...counts]])),
            },
          ]),
        ),
        hidden: redeal !== undefined,
      })),
      levels: LEVELS.map((level) => ({ ...level })),
      characters: CHARACTERS.map(({ id, name, line }) => ({ id, name, line: { ...line } })),
      mostHandicap: 100 * MOST_HANDICAP,
      engines: this.#engines.names,
    };
  }

  async create({ circle: within, ...wish }: CreateTable, client: string): Promise<NewTable> {
    this.#engines.check(wish.seats);
    const circle = within && (await this.#circles.member(within.id, within.link)).id;
    return this.#once(wish.key, async (secrets) => {
      const game = await this.#loader.game(wish.game);
      const { settings } = configured(game, wish.seats.length, wish.settings ?? {});
      checkPace(wish.pace, wish.time);
      await this.#mayMake(client);
      const draft = newTable(secrets, { ...wish, version: game.version, settings, client, ...(circle && { circle }) });
      if (circle !== undefined) await this.#circles.announce(circle, draft);
      return this.#keep(draft, wish.start === true && filled(draft.seats));
    });
  }

  /**
   * A table from a record, or from the first answers of one: finished, or to be played on. It is opened when somebody looks. If all
   * are gone who asked for it before it was played again, there is none.
   */
  async import(
    { record, at, key, seats }: Static<typeof ImportRecord>,
    client: string,
    gone: AbortSignal,
    from: string | null = null,
  ): Promise<NewTable> {
    this.#engines.check(seats ?? []);
    const wish = { record, at, seats, most: this.#limits.answers };
    const make = async (secrets: TableSecrets, allGone: AbortSignal) => {
      await this.#mayMake(client);
      return this.#importLine.wait(client, allGone, async () => {
        await this.#mayImport(client);
        const replayed = await this.#replayer.replay(wish, allGone);
        const { game, version, settings, seed, status, beside } = replayed;
        const beginning = { seed, from };
        const draft = newTable(secrets, { seats: replayed.seats, game, version, settings, client, beginning });
        const stored = { ...draft, status };
        const events = await inSlices(eventsOf(replayed.events));
        return this.#stored(stored, await this.#store.create(stored, events, beside));
      });
    };
    return this.#once(key, make, gone);
  }

  /** The same people one seat further, with the secrets they have: made, started and known to the old table at once. */
  async rematch(room: Room): Promise<TableInfo> {
    if (room.status.phase !== 'over') throw new ApiError('not-over', 'the game is not over');
    if (room.table.rematch === null) {
      const game = await this.#loader.game(room.table.game);
      const { length } = room.seats;
      const seats = room.seats.map((_, seat) => ({
        ...afresh(room.seats[(seat + length - 1) % length]),
        seat,
      }));
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
      const { id, rev } = room;
      await this.#keep({ table, seats, status: newTableStatus(), rev: 0, said: 0 }, filled(seats), { table: id, rev });
      room.passed();
      room.table = { ...room.table, rematch: table.id };
      room.broadcastTable();
    }
    const next = await this.room(room.table.rematch ?? '');
    return next.info();
  }

  /** The tables somebody remembers, the last one first. */
  async mine(asked: readonly { readonly id: string; readonly secrets: readonly string[] }[]) {
    const known = await this.#readAll(asked.map(({ id }) => id));
    const devices = [...new Set(asked.flatMap(({ secrets }) => secrets.filter(isDeviceKey)))];
    const held = await hashesHeld(this.#store.rings, devices, [...known.values()]);
    const tables = asked.flatMap(({ id, secrets }) => {
      const stored = known.get(id);
      if (stored === undefined) return [];
      const own = secrets.filter((secret) => !isDeviceKey(secret)).map(hashOf);
      // A page shows the key of its one device with every table, or with none.
      const hashes = secrets.length > own.length ? new Set([...own, ...held]) : new Set(own);
      const { owner, seats, spectator } = permissionsOf(stored.table, stored.seats, hashes);
      const room = this.#rooms.known(id);
      const table = room !== undefined && room.rev >= stored.rev ? room.info() : tableInfo(stored);
      const yourTurn = table.waiting.some((seat) => seats.has(seat));
      const said = spectator ? stored.said : 0;
      return [{ table, owner, spectator, seats: [...seats], yourTurn, said }];
    });
    return tables.sort((a, b) => b.table.updatedAt - a.table.updatedAt);
  }

  async publicTables(): Promise<TableInfo[]> {
    const ids = await this.#store.publicTables(PUBLIC_TABLES_SHOWN);
    const known = await this.#readAll(ids);
    return ids.flatMap((id) => known.get(id) ?? []).map((stored) => tableInfo(stored));
  }

  /** The public tables, by how they stand. Nothing of them is told that not everybody may know. */
  async lobbyLists(): Promise<LobbyLists> {
    const [open, replacements, running, finished] = await Promise.all(
      LOBBY_LISTS.map(async (list) => this.#listed(await this.#store.lobbyTables(list, LOBBY_SHOWN))),
    );
    return { open, replacements, running, finished };
  }

  /** The tables of a circle, for its members. */
  async ofCircle(circle: string): Promise<TableInfo[]> {
    return this.#listed(await this.#store.circleTables(circle, LOBBY_SHOWN));
  }

  async #listed(ids: readonly string[]): Promise<TableInfo[]> {
    const known = await this.#readAll(ids);
    return ids
      .flatMap((id) => known.get(id) ?? [])
      .map((stored) => this.#rooms.known(stored.table.id)?.info() ?? tableInfo(stored));
  }

  /** Somebody who answers by himself cannot go on with a table: those who look at it hear why. */
  stalled(id: string, stall: Stall): void {
    this.#rooms.known(id)?.stall(stall);
  }

  /** Bots that no node lets think, because the one that asked them is gone: some of them think here. */
  async takeOverBots(): Promise<void> {
    const waiting = await this.#store.waitingForBots();
    const claimed = await this.#store.claim(waiting.slice(0, BOTS_TAKEN_OVER), BOT_CLAIM_MS);
    if (claimed.length > 0) this.#metrics.claims.inc({ kind: 'bot' }, claimed.length);
    for (const id of claimed) {
      try {
        const room = await this.room(id);
        await room.catchUp();
        this.#loader.onProgress(room);
      } catch (error) {
        this.#log.warn({ table: id, err: messageOf(error) }, 'a table could not be opened');
      }
    }
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
  settle(): Promise<void> {
    return this.#rooms.settle();
  }

  async #readAll(ids: readonly string[]): Promise<ReadonlyMap<string, StoredTable>> {
    return new Map((await this.#store.readMany(ids)).map((stored) => [stored.table.id, stored]));
  }

  /** Makes a table; if it was made already with this key, or is being made, tells of it again. */
  async #once(key: string | undefined, make: Make, gone?: AbortSignal): Promise<NewTable> {
    const secrets = new TableSecrets(key);
    const making = this.#making.get(secrets.id) ?? this.#make(secrets, key === undefined, make);
    making.wait(gone);
    const stored = await making.table;
    const info = this.#rooms.known(stored.table.id)?.info() ?? tableInfo(stored);
    return secrets.reply(info, stored.seats);
  }

  #make(secrets: TableSecrets, isNew: boolean, make: Make): Making {
    const { id } = secrets;
    const made = async (gone: AbortSignal) =>
      (isNew ? undefined : await this.#store.read(id)) ?? (await make(secrets, gone));
    const making = new Making(async (gone) => made(gone).finally(() => this.#making.delete(id)));
    this.#making.set(id, making);
    return making;
  }

  /** The table that was stored; if another node has stored it at the same time by the same key, that one. */
  async #stored(made: StoredTable, outcome: Outcome | 'exists'): Promise<StoredTable> {
    if (outcome === 'behind') throw new Behind();
    return (outcome === 'exists' ? await this.#store.read(made.table.id) : undefined) ?? made;
  }

  /** What is imported is kept; so much of it an address may bring in a day, whichever node it comes to, restarted or not. */
  async #mayImport(client: string): Promise<void> {
    if ((await this.#store.imported(client, this.#store.clock.now() - DAY_MS)) >= this.#limits.importAnswers)
      throw new ApiError('too-many', 'enough records were brought today; come back later', { retryAfter: 3600 });
  }

  async #mayMake(client: string): Promise<void> {
    if ((await this.#store.unfinished(client)) >= this.#limits.tables)
      throw new ApiError('too-many', `${this.#limits.tables} tables of you are not finished yet`);
  }

  /** Stores a new table, started or not, in one piece: if it cannot start there is none. */
  async #keep(draft: StoredTable, start: boolean, rematchOf?: BesideTable['rematchOf']): Promise<StoredTable> {
    const room = await this.#loader.open(draft);
    if (start) {
      room.game = (await this.#loader.load(room)).game;
      room.status = room.statusAfter(this.#store.clock.now());
    }
    const stored = { ...draft, status: room.status };
    const outcome = await this.#store.create(stored, [], rematchOf === undefined ? {} : { rematchOf });
    if (outcome !== 'done') return this.#stored(stored, outcome);
    if (start) {
      this.#rooms.adopt(room);
      this.#loader.onProgress(room);
    }
    return stored;
  }
}

/** A seat in another game: whoever had a regent is asked himself; whoever resigned is not there, and a bot is. */
function afresh(row: SeatRow): SeatRow {
  if (row.kind === 'bot' || row.level === null) return row;
  return row.secretHash === null ? { ...row, kind: 'bot', name: null } : { ...row, kind: 'human', level: null };
}
