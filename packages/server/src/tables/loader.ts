import {
  type Answer,
  configure,
  formatRecord,
  type Game,
  type GameRecord,
  Match,
  type RuleFault,
  SetupError,
} from '@tabula/engine';
import type { Registry } from '@tabula/games';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../common/errors.ts';
import type { Metrics } from '../common/metrics.ts';
import type { EventRow, SeatRow, Store, StoredTable, TableRow, TableWrite } from '../store/store.ts';
import type { WriteQueue } from '../store/write-queue.ts';
import { History } from './history.ts';
import { type LoadedGame, Room } from './room.ts';
import { inSlices } from './slices.ts';

/** A checkpoint is kept on the disk whenever so many answers have been given since the last one. */
const ANSWERS_PER_CHECKPOINT = 50;

/** Brings games from the store and back into it. */
export class GameLoader {
  readonly #store: Store;
  readonly #writeQueue: WriteQueue;
  readonly #registry: Registry;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  /** Hears that a game has gone on: then it may be a bot's turn. */
  onProgress: (room: Room) => void = () => {};

  constructor(store: Store, writeQueue: WriteQueue, registry: Registry, metrics: Metrics, log: FastifyBaseLogger) {
    this.#store = store;
    this.#writeQueue = writeQueue;
    this.#registry = registry;
    this.#metrics = metrics;
    this.#log = log;
  }

  async game(id: string): Promise<Game> {
    if (!this.#registry.games.some((game) => game.id === id))
      throw new ApiError('not-found', `there is no game "${id}"`);
    return this.#registry.loadGame(id);
  }

  async open(stored: StoredTable): Promise<Room> {
    const chat = await this.#store.chat(stored.table.id, 1);
    const live = stored.status.phase === 'lobby' ? null : await this.load(stored);
    return new Room(stored, live, (chat.at(-1)?.id ?? 0) + 1);
  }

  /** The game of a table as its events tell it: from the last checkpoint that leaves room for undo. */
  async load({ table, seats }: Pick<StoredTable, 'table' | 'seats'>): Promise<LoadedGame> {
    const game = await this.#rulesOf(table);
    const history = new History(await this.#store.events(table.id));
    const kept = await this.#store.checkpoint(table.id, startOfLastTurn(history.answers));
    const record = recordOf(game, table, seats, history.answers);
    const match = kept === undefined ? await played(game, record) : Match.resume(game, record, kept);
    return { rules: game, match, history, checkpoint: { answers: kept?.answers ?? 0, told: kept?.log.length ?? 0 } };
  }

  /** Makes sure that the match in memory reaches back to the position after `count` answers, and one before it. */
  async reachBack(room: Room, count: number): Promise<void> {
    const live = room.playing();
    if (live.match.since === 0 || live.match.since < count) return;
    await this.#replay(room, live);
  }

  /** The match as it is on the disk, after something could not be written. */
  async goBack(room: Room): Promise<void> {
    await this.#replay(room, room.playing());
  }

  async #replay(room: Room, live: LoadedGame): Promise<void> {
    live.match = await played(live.rules, recordOf(live.rules, room.table, room.seats, live.history.answers));
  }

  write(writing: TableWrite): Promise<void> {
    return this.#writeQueue.write(writing);
  }

  happened(room: Room, kind: EventRow['kind']): void {
    this.#metrics.events.inc({ kind });
    this.#keepCheckpoint(room);
    this.onProgress(room);
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

  #keepCheckpoint(room: Room): void {
    const live = room.playing();
    const { match } = live;
    if (live.checkpoint.answers > match.answers.length) live.checkpoint = { answers: 0, told: 0 };
    const { checkpoint: kept } = live;
    const mark = match.checkpoints[match.checkpoints.length - 1];
    if (mark.answers < kept.answers + ANSWERS_PER_CHECKPOINT) return;
    const { answers, events, snapshot } = mark;
    const position = { state: snapshot.state, chance: snapshot.chance.toJSON() };
    const log = match.log.slice(kept.told, events);
    const checkpoint = { answers, told: kept.told, position, log };
    const now = { answers, told: events };
    live.checkpoint = now;
    this.#writeQueue.write({ table: room.id, checkpoint }).catch((err: unknown) => {
      if (live.checkpoint === now) live.checkpoint = kept;
      this.#log.warn({ err, table: room.id }, 'checkpoint not kept');
    });
  }

  async #rulesOf(table: TableRow): Promise<Game> {
    const game = await this.game(table.game);
    if (game.version !== table.version)
      throw new ApiError(
        'other-rules',
        `this game was begun by version ${table.version} of the rules, these are ${game.version}`,
      );
    return game;
  }
}

/** A record played again from its beginning. */
async function played(game: Game, { answers, ...head }: GameRecord): Promise<Match> {
  const match = Match.replay(game, { ...head, answers: [] });
  await inSlices(answers, ({ seat, id }) => match.answer(seat, id));
  return match;
}

/** The record of a table's game. */
export function recordOf(
  game: Game,
  table: Pick<TableRow, 'settings' | 'seed'>,
  seats: readonly SeatRow[],
  answers: readonly Answer[],
): GameRecord {
  const config = configured(game, seats.length, table.settings);
  return {
    game: game.id,
    version: game.version,
    config,
    seed: table.seed,
    names: namesOf(seats),
    answers,
    firstLine: 1,
  };
}

/** The record as text, without the fingerprint that would cost a second look at everything. */
export function recordText(match: Match, seats: readonly SeatRow[]): string {
  const { game, config, seed, answers } = match;
  return formatRecord({ game: game.id, version: game.version, config, seed, names: namesOf(seats), answers });
}

export function configured(game: Game, players: number, settings: Readonly<Record<string, string>>) {
  try {
    return configure(game, players, settings);
  } catch (error) {
    if (error instanceof SetupError) throw new ApiError('setup', error.message);
    throw error;
  }
}

export function namesOf(seats: readonly SeatRow[]): string[] {
  return seats.map(({ name, level }) => name ?? (level === null ? '' : `Bot (${level})`));
}

/** How many answers came before the last ones that all are of the same seat: they may still be taken back. */
function startOfLastTurn(answers: readonly Answer[]): number {
  let start = answers.length;
  while (start > 0 && answers[start - 1].seat === answers[answers.length - 1].seat) start--;
  return start;
}
