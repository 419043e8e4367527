import { LEVELS } from '@tabula/bots';
import { newSeed } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import type { CreateTable, ImportRecord, LobbyLists, NewTable, SeatWish, TableInfo } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { Stall } from '../common/backoff.ts';
import { ApiError, messageOf } from '../common/errors.ts';
import { ImportLine } from '../common/import-line.ts';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import { hashOf, newTableId } from '../common/secrets.ts';
import type { EngineSeats } from '../engine-seats.ts';
import type { Circles } from '../lobby/circles.ts';
import { configured } from '../restore/record-head.ts';
import { hashesHeld, isDeviceKey } from '../rings/held.ts';
import { Behind } from '../store/behind.ts';
import type { BesideTable, LobbyList, Outcome, SeatRow, Store, StoredTable } from '../store/store.ts';
import { checkPace } from './clock.ts';
import { type ImportedGame, importedTable, importRecord } from './import.ts';
import type { GameLoader } from './loader.ts';
import { filled } from './lobby.ts';
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
  /** Tables that are being made. */
  readonly #making = new Map<string, Promise<StoredTable>>();

  constructor(
    store: Store,
    loader: GameLoader,
    engines: EngineSeats,
    registry: Registry,
    limits: Limits,
    metrics: Metrics,
    log: FastifyBaseLogger,
    circles: Circles,
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
    this.#importLine = new ImportLine(limits);
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

  /** A table from a record, or from the first answers of one: finished, or to be played on. It is opened when somebody looks. */
  async import(wish: Static<typeof ImportRecord>, client: string, from: string | null = null): Promise<NewTable> {
    const { record, at, key } = wish;
    this.#engines.check(wish.seats ?? []);
    return this.#once(key, async (secrets) => {
      await this.#mayMake(client);
      return this.#importLine.wait(client, record.length, async () => {
        const imported = await importRecord(this.#loader, record, at, this.#limits.answers);
        const { match, events } = imported;
        const { id, version } = match.game;
        const draft = newTable(secrets, {
          seats: wish.seats ?? wishesOf(imported),
          game: id,
          version,
          settings: match.config.settings,
          client,
          beginning: { seed: match.seed, from },
        });
        if (draft.seats.length !== match.config.players)
          throw new ApiError('setup', `the record has ${match.config.players} seats, not ${draft.seats.length}`);
        const { status, game } = importedTable(match, draft.seats);
        const stored = { ...draft, status };
        return this.#stored(stored, await this.#store.create(stored, events, game));
      });
    });
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
  async #once(key: string | undefined, make: (secrets: TableSecrets) => Promise<StoredTable>): Promise<NewTable> {
    const secrets = new TableSecrets(key);
    const making = this.#making.get(secrets.id) ?? this.#make(secrets, key === undefined, make);
    const stored = await making;
    const info = this.#rooms.known(stored.table.id)?.info() ?? tableInfo(stored);
    return secrets.reply(info, stored.seats);
  }

  #make(
    secrets: TableSecrets,
    isNew: boolean,
    make: (secrets: TableSecrets) => Promise<StoredTable>,
  ): Promise<StoredTable> {
    const { id } = secrets;
    const made = async () => (isNew ? undefined : await this.#store.read(id)) ?? (await make(secrets));
    const making = made().finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    return making;
  }

  /** The table that was stored; if another node has stored it at the same time by the same key, that one. */
  async #stored(made: StoredTable, outcome: Outcome | 'exists'): Promise<StoredTable> {
    if (outcome === 'behind') throw new Behind();
    return (outcome === 'exists' ? await this.#store.read(made.table.id) : undefined) ?? made;
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

/** Without wishes whoever brings a record holds every seat, under the names that stand in it. */
function wishesOf({ record, match }: ImportedGame): SeatWish[] {
  return Array.from({ length: match.config.players }, (_, i) => ({ kind: 'me', name: nameOf(record.names[i], i) }));
}

function nameOf(name: string | undefined, seat: number): string {
  const clean = (name ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...clean].slice(0, 30).join('').trim() || `${seat + 1}`;
}
