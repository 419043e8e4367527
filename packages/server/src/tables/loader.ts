import { type Game, History, Match, type RuleFault } from '@tabula/engine';
import type { Registry } from '@tabula/games';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../common/errors.ts';
import type { Metrics } from '../common/metrics.ts';
import { storeErrorBehind } from '../common/store-error.ts';
import { noticesOf } from '../notices/rules.ts';
import { checkpointRow } from '../restore/checkpoints.ts';
import {
  GameRestorer,
  type LoadedGame,
  loadedFrom,
  type RestoredTable,
  startOfLastTurn,
} from '../restore/game-restorer.ts';
import { answersAsMeant } from '../restore/mend.ts';
import { recordHead, storedRecordText } from '../restore/record-head.ts';
import { inSlices } from '../restore/slices.ts';
import { TableTrouble } from '../restore/trouble.ts';
import { Behind } from '../store/behind.ts';
import { CIRCLE_TOLD_AFTER_MS } from '../store/circles/circle-store.ts';
import type {
  CheckpointRow,
  EventRow,
  News,
  Outcome,
  Progress,
  SeatRow,
  Store,
  StoredTable,
  TableStatus,
  TableWrite,
} from '../store/store.ts';
import type { WriteQueue } from '../store/write-queue.ts';
import { FinishedGame, finishedRow } from './finished.ts';
import { follow } from './follow.ts';
import { type OpenedTable, Room } from './room.ts';

/** A checkpoint is kept on the disk whenever so many answers have been given since the last one. */
const ANSWERS_PER_CHECKPOINT = 50;

/** Brings games from the store and back into it. */
export class GameLoader {
  readonly #store: Store;
  readonly #writeQueue: WriteQueue;
  readonly #registry: Registry;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #restorer: GameRestorer;
  /** The tables whose trouble was told already. */
  readonly #troubled = new Set<string>();
  /** Hears that a game has gone on: then it may be a bot's turn. */
  readonly onProgress: (room: Room) => void;
  /** Hears that a table has gone on by the hand of another node. */
  readonly onNews: (room: Room) => void;

  constructor(
    store: Store,
    writeQueue: WriteQueue,
    registry: Registry,
    metrics: Metrics,
    log: FastifyBaseLogger,
    onProgress: (room: Room) => void,
    onNews: (room: Room) => void,
  ) {
    this.#store = store;
    this.#writeQueue = writeQueue;
    this.#registry = registry;
    this.#metrics = metrics;
    this.#log = log;
    this.onProgress = onProgress;
    this.onNews = onNews;
    this.#restorer = new GameRestorer(store, writeQueue, registry, {
      mended: (table, events) => {
        metrics.mendedTables.inc();
        log.warn({ table, events }, 'undos of a table had been stored wrongly, and are mended');
      },
      forgot: (table, why) => log.warn({ table, why }, 'checkpoints of a table are no good, and deleted'),
    });
  }

  async game(id: string): Promise<Game> {
    if (!this.#registry.games.some((game) => game.id === id))
      throw new ApiError('not-found', `there is no game "${id}"`);
    return this.#registry.loadGame(id);
  }

  /** A table in memory. One that cannot be played on is opened all the same, and says so. */
  async open(stored: StoredTable): Promise<Room> {
    const room = new Room(await this.#opened(stored), this);
    await this.#prove(room);
    return room;
  }

  /** The game of a table as its events tell it. */
  load(stored: StoredTable): Promise<RestoredTable> {
    return this.#restorer.restore(stored);
  }

  /** Makes sure that the match in memory reaches back as far as anybody may take something back once only `count` answers stand. */
  async reachBack(room: Room, count: number): Promise<void> {
    const loaded = room.playing();
    const { match } = loaded;
    if (match.since <= startOfLastTurn(match.answers.slice(0, count))) return;
    const history = new History(match.history.events);
    const whole = await inSlices(Match.restoring(match.game, recordHead(match.game, room), history)).catch(
      (cause: unknown) => {
        throw otherwise(room.status, cause);
      },
    );
    if (whole.checksum() !== match.checksum()) throw otherwise(room.status);
    loaded.match = whole;
  }

  /** All that happened at a table, for whoever asks again for what was done already. */
  async history(room: Room): Promise<History> {
    if (room.trouble === null && room.game !== null) return room.game.match.history;
    if (room.trouble === null && room.finished !== null) return new History(await this.#store.events(room.id));
    return room.playing().match.history;
  }

  /** The record of a table as far as it holds, though its game cannot be played on. Whoever has it knows the dice. */
  async troubledRecord(room: Room, trouble: TableTrouble): Promise<string> {
    const answers = room.game?.match.answers ?? answersAsMeant(await this.#store.events(room.id));
    if (room.table.sealed) {
      await this.write(room, { status: room.status, change: { sealed: false } });
      room.table = { ...room.table, sealed: false };
      room.broadcastTable();
    }
    return storedRecordText(room, answers.slice(0, trouble.trouble.answers));
  }

  /**
   * Writes what was judged by the room as it is. Whoever was overtaken has to judge again; where the line was lost, what has
   * become of it is read.
   */
  async write(room: Room, writing: Omit<TableWrite, 'table' | 'rev' | 'botAsked' | 'watchedElsewhere'>): Promise<void> {
    const { id: table, rev } = room;
    const { watchedElsewhere } = room.onlookers;
    const botAsked = asksBot(writing.status, room.seats, writing.seats);
    const before = { status: room.status, seats: room.seats };
    const notices = () => {
      const seats = before.seats.map((row) => writing.seats?.find(({ seat }) => seat === row.seat) ?? row);
      return noticesOf(before, { status: writing.status, seats }, rev + 1, writing.events);
    };
    await this.#tellCircle(room, writing);
    const outcome = await this.#writeQueue
      .write({ table, rev, botAsked, watchedElsewhere, notices, ...writing })
      .catch(async (error: unknown) => {
        if (storeErrorBehind(error)?.unknown !== true) throw error;
        return this.#readBack(room, writing);
      });
    if (outcome === 'behind') {
      this.#metrics.overtaken.inc();
      throw new Behind();
    }
    room.passed();
  }

  /** That a game is about to end: told once it has. Written before it, so that none is missed. */
  async #tellCircle({ id, table: { circle } }: Room, { finished }: Pick<TableWrite, 'finished'>): Promise<void> {
    if (circle === null || finished === undefined) return;
    await this.#store.circles.tell({ circle, table: id, dueAt: this.#store.clock.now() + CIRCLE_TOLD_AFTER_MS });
  }

  happened(room: Room, kind: EventRow['kind']): void {
    this.#metrics.events.inc({ kind });
    this.onProgress(room);
  }

  /** The checkpoint that goes with the next event, when it is time for one. */
  checkpointDue(room: Room): { readonly row: CheckpointRow; readonly kept: LoadedGame['checkpoint'] } | undefined {
    const loaded = room.playing();
    const { match } = loaded;
    if (match.over) return undefined;
    if (loaded.checkpoint.answers > match.answers.length) loaded.checkpoint = { answers: 0, told: 0 };
    const mark = match.checkpoints[match.checkpoints.length - 1];
    if (mark.answers < loaded.checkpoint.answers + ANSWERS_PER_CHECKPOINT) return undefined;
    const row = checkpointRow(match, loaded.checkpoint.told);
    return row && { row, kept: { answers: mark.answers, told: mark.events } };
  }

  /** A mistake in the rules: the log says where the record of it is kept, and no more, because the record has the seed. */
  async reportFault(room: Room, fault: RuleFault): Promise<void> {
    this.#metrics.faults.inc();
    this.#log.error({ table: room.id, answer: fault.answer, seat: fault.seat, err: fault.message }, 'rule fault');
    const { message, record } = fault;
    await this.#store
      .reportFault({ table: room.id, message, record, at: Date.now() })
      .catch((err: unknown) => this.#log.error({ err, table: room.id }, 'rule fault not kept'));
  }

  /** The table as it is on the disk, after something could not be written; whoever looks is told if that is news. */
  async reload(room: Room): Promise<void> {
    const { said } = room;
    const { seq, phase } = room.status;
    const news = await this.#store.since(room.id, seq, said);
    if (news === undefined) throw new ApiError('not-found', 'there is no such table any more');
    room.become(await this.#opened(news));
    room.broadcastTable();
    if (room.status.seq !== seq || turns(phase, room.status)) room.broadcastWholeGame();
    tellChat(room, news, said);
    this.onOpened(room);
  }

  /** A table was brought from the store. Where nodes share it, the one that asked a bot lets it think. */
  readonly onOpened = (room: Room): void => {
    if (this.shared) this.onNews(room);
    else this.onProgress(room);
  };

  /** The moment of a change of a table: never before the one that it changed last, whoever's clock that was. */
  now(room: Room): number {
    return Math.max(this.#store.clock.now(), room.status.updatedAt);
  }

  get shared(): boolean {
    return this.#store.shared;
  }

  /** What others have done at the table since it was last heard of; whoever looks is told. */
  async catchUp(room: Room): Promise<boolean> {
    const { said } = room;
    const { seq, phase } = room.status;
    const news = await this.#store.since(room.id, seq, said);
    if (news === undefined) {
      room.close();
      throw new ApiError('not-found', 'there is no such table any more');
    }
    const moved = news.rev !== room.rev;
    if (moved) {
      this.#metrics.catchUps.inc();
      const before = publicly(room);
      const followed = await follow(room, news, (count) => this.reachBack(room, count));
      room.become(followed ? await this.#followed(room, news) : await this.#opened(news));
      if (publicly(room) !== before) room.broadcastTable();
      if (room.status.seq !== seq || turns(phase, room.status)) room.broadcastNews(followed ? seq : undefined);
      this.onNews(room);
    }
    tellChat(room, news, said);
    return moved;
  }

  /** What another node has told of: done at once if it is the next that happened at the table, else read. */
  async goOn(room: Room, rev: number, progress: () => Progress): Promise<void> {
    if (rev <= room.rev) return;
    if (rev !== room.rev + 1) {
      await this.catchUp(room);
      return;
    }
    const { table, seats, said, status: before } = room;
    const { status, events } = progress();
    this.#metrics.catchUps.inc();
    const news = { table, seats, said, rev, status, events, chat: [] };
    const followed = await follow(room, news, (count) => this.reachBack(room, count));
    if (!followed) return this.reload(room);
    room.status = status;
    room.passed();
    if (standing(before) !== standing(status)) room.broadcastTable();
    room.broadcastNews(before.seq);
    this.onNews(room);
  }

  /** The same game, further on; over, as whoever ended it has kept it. */
  async #followed({ game, finished, trouble }: Room, news: News): Promise<OpenedTable> {
    const ended =
      finished === null && news.status.phase === 'over' ? await this.#store.finished(news.table.id) : undefined;
    return { ...news, game, trouble, finished: ended === undefined ? finished : new FinishedGame(ended) };
  }

  async #opened(stored: StoredTable): Promise<OpenedTable> {
    const { table, status } = stored;
    const opened = { ...stored, game: null, finished: null, trouble: null };
    if (status.phase === 'lobby') return opened;
    const finished = status.phase === 'over' ? await this.#store.finished(table.id) : undefined;
    if (finished !== undefined) return { ...opened, finished: new FinishedGame(finished) };
    try {
      const { game, stored: restored } = await this.load(stored);
      if (status.phase !== 'over') return { ...opened, ...restored, game };
      const row = finishedRow(game.match, stored.seats);
      await this.#store.keepFinished(table.id, row);
      return { ...opened, finished: new FinishedGame(row) };
    } catch (error) {
      if (!(error instanceof TableTrouble)) throw error;
      this.#tell(table.id, error);
      const held = error.trouble.code === 'broken' ? await this.#restorer.asFarAsItHolds(stored, error) : undefined;
      return { ...opened, game: held === undefined ? null : loadedFrom(held), trouble: error };
    }
  }

  /** Those who run the server hear of a table in trouble once. */
  #tell(table: string, { message, trouble, cause }: TableTrouble): void {
    if (this.#troubled.has(table)) return;
    this.#troubled.add(table);
    this.#metrics.troubledTables.inc({ code: trouble.code });
    const why = cause instanceof Error ? { why: cause.message } : {};
    this.#log.error({ table, code: trouble.code, answers: trouble.answers, ...why }, message);
  }

  /**
   * Keeps what the position is by, where that is new: of a table from before there were fingerprints, or that these rules were found to
   * lead to the same position as those it was begun by; and until when the clock waits, as these rules have it. Of what cannot be played
   * here nothing is said: other nodes may have the rules for it, and their clock goes on.
   */
  async #prove(room: Room): Promise<void> {
    if (room.status.phase !== 'playing' || room.trouble !== null) return;
    const { askedAt, rollback, updatedAt, fingerprint, dueAt } = room.status;
    const status = { ...room.statusAfter(updatedAt), askedAt, rollback };
    const proven = fingerprint?.rules === status.fingerprint?.rules && fingerprint !== null;
    if (proven && dueAt === status.dueAt) return;
    try {
      await this.write(room, { status });
      room.status = status;
    } catch (err) {
      if (!(err instanceof Behind)) this.#log.warn({ err, table: room.id }, 'fingerprint not kept');
    }
  }

  /** The line was lost while this was written: whether it is there. If it is not, it is judged again; the fence lets only one in. */
  async #readBack(room: Room, { events = [], status }: Pick<TableWrite, 'events' | 'status'>): Promise<Outcome> {
    const news = await this.#store.since(room.id, status.seq - events.length, room.said);
    if (news === undefined || news.rev === room.rev) return 'behind';
    const there = news.events.slice(0, events.length);
    const own =
      events.length > 0
        ? events.every((event, i) => same(event, there[i] ?? {}))
        : news.rev === room.rev + 1 && same(news.status, status);
    return own ? 'done' : 'behind';
  }
}

/** The game has begun meanwhile, or was ended: those who look on know nothing of it. */
function turns(before: TableStatus['phase'], { phase }: TableStatus): boolean {
  return before !== phase;
}

/** What was said since the room last heard of it: the table itself may count it already. */
function tellChat(room: Room, { chat }: News, said: number): void {
  for (const message of chat) if (message.id > said) room.hear(message);
}

/** What pages are told of a table beside its game, as text. */
function publicly({ table, seats, status }: StoredTable): string {
  return JSON.stringify([table, seats, standing(status)]);
}

function standing({ phase, rollback, clock }: TableStatus): string {
  return JSON.stringify([phase, rollback, clock]);
}

/** Whether a bot is asked, by those who sit there now. */
function asksBot(
  { phase, waiting }: TableStatus,
  seats: readonly SeatRow[],
  changed: readonly SeatRow[] = [],
): boolean {
  const levelOf = (seat: number) => (changed.find((row) => row.seat === seat) ?? seats[seat])?.level ?? null;
  return phase === 'playing' && waiting.some((seat) => levelOf(seat) !== null);
}

function same(one: object, other: object): boolean {
  const text = (thing: object) => JSON.stringify(Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

/** A game that these rules lead elsewhere than it was played, though they say that they are the same. */
function otherwise({ answers }: TableStatus, cause?: unknown): TableTrouble {
  return new TableTrouble(
    'other-rules',
    'this game was begun by other rules: by these it comes out otherwise than it was played',
    answers,
    { cause },
  );
}
