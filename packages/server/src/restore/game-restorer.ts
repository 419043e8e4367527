import {
  type Answer,
  type Game,
  History,
  isOrder,
  Match,
  rulesFingerprint,
  type StoredCheckpoint,
} from '@tabula/engine';
import type { Registry } from '@tabula/games';
import { ApiError, messageOf } from '../common/errors.ts';
import type { EventRow, Store, StoredTable } from '../store/store.ts';
import type { WriteQueue } from '../store/write-queue.ts';
import { readCheckpoint } from './checkpoints.ts';
import { hasWrongUndo, mending } from './mend.ts';
import { recordHead } from './record-head.ts';
import { inSlices } from './slices.ts';
import { TableTrouble } from './trouble.ts';

/** A game in memory: under way, or just over. */
export interface LoadedGame {
  match: Match;
  /** The last checkpoint on the disk: how many answers, and how many log entries, came before it. */
  checkpoint: { answers: number; told: number };
}

/** A table with its game; what was put right on the way is in it. */
export interface RestoredTable {
  readonly stored: StoredTable;
  readonly game: LoadedGame;
}

/** Hears what was put right. */
export interface Repairs {
  /** So many events of a table had been stored wrongly. */
  mended(table: string, events: number): void;
  /** The checkpoints of a table were no good, and are deleted: they are a cache. */
  forgot(table: string, why: string): void;
}

/** What came of playing the whole record of a table again. */
type Replayed = { readonly match: Match } | { readonly holds: number; readonly problem: unknown };

/**
 * Plays stored games again, and proves that they come out as they were played: whatever differs is a trouble that is told, never
 * silently another game.
 */
export class GameRestorer {
  readonly #store: Store;
  readonly #writeQueue: WriteQueue;
  readonly #registry: Registry;
  readonly #repairs: Repairs;

  constructor(store: Store, writeQueue: WriteQueue, registry: Registry, repairs: Repairs) {
    this.#store = store;
    this.#writeQueue = writeQueue;
    this.#registry = registry;
    this.#repairs = repairs;
  }

  /** The game of a table: from the last checkpoint that leaves room for undo, if there is one to trust, else from its beginning. */
  async restore(stored: StoredTable): Promise<RestoredTable> {
    const game = await this.#rulesOf(stored);
    const events = await this.#events(stored);
    const { fingerprint } = stored.status;
    if (fingerprint === null || fingerprint.rules === rulesFingerprint(game)) {
      const resumed = await this.#resumed(game, stored, events);
      if (resumed !== undefined) return { stored, game: resumed };
    }
    const replayed = await this.#replayed(game, stored, events);
    const sound = 'match' in replayed && standsAs(replayed.match, stored) ? replayed.match : undefined;
    if (sound !== undefined && (fingerprint !== null || !hasWrongUndo(events)))
      return { stored, game: loadedFrom(sound) };
    const mended = await this.#mended(game, stored, events);
    if (mended !== undefined) return mended;
    if (sound !== undefined) return { stored, game: loadedFrom(sound) };
    throw this.#trouble(game, stored, replayed);
  }

  /** A broken game, as far as its answers can be played. */
  async asFarAsItHolds(stored: StoredTable, { trouble }: TableTrouble): Promise<Match | undefined> {
    try {
      const game = await this.#rulesOf(stored);
      const answers = answersOf(await this.#events(stored)).answers.slice(0, trouble.answers);
      const match = Match.replay(game, { ...recordHead(game, stored), answers: [], firstLine: 1 });
      await inSlices(given(match, answers));
      return match;
    } catch {
      return undefined;
    }
  }

  /** What had happened when the table was as it was read; another node may have gone on since. */
  async #events({ table, status }: StoredTable): Promise<EventRow[]> {
    const events = await this.#store.events(table.id);
    return this.#store.shared ? events.filter(({ seq }) => seq <= status.seq) : events;
  }

  async #rulesOf({ table, seats, status }: StoredTable): Promise<Game> {
    const other = (message: string) => new TableTrouble('other-rules', message, status.answers);
    if (!this.#registry.games.some(({ id }) => id === table.game))
      throw other(`the rules of "${table.game}" are not here any more`);
    const game = await this.#registry.loadGame(table.game);
    if (game.version !== table.version)
      throw other(`this game was begun by version ${table.version} of the rules, these are ${game.version}`);
    try {
      recordHead(game, { table, seats });
    } catch (error) {
      throw other(`this game was begun by other rules: ${messageOf(error)}`);
    }
    return game;
  }

  /** From the last checkpoint; one that is damaged, or leads elsewhere, is deleted. */
  async #resumed(game: Game, stored: StoredTable, events: readonly EventRow[]): Promise<LoadedGame | undefined> {
    const { id } = stored.table;
    const { fingerprint } = stored.status;
    const folded = answersOf(events);
    if (fingerprint === null || folded.problem !== undefined) return undefined;
    const chain = await this.#store.checkpoint(id, startOfLastTurn(folded.answers));
    if (chain === undefined) return undefined;
    let why = 'a checkpoint leads elsewhere than the game';
    try {
      const kept = readCheckpoint(chain, fingerprint.rules);
      const match = await inSlices(Match.restoring(game, recordHead(game, stored), folded.history, kept));
      if (standsAs(match, stored)) return loadedFrom(match, kept);
    } catch (error) {
      why = messageOf(error);
    }
    await this.#store.forgetCheckpoints(id);
    this.#repairs.forgot(id, why);
    return undefined;
  }

  async #replayed(game: Game, stored: StoredTable, events: readonly EventRow[]): Promise<Replayed> {
    const { history, problem } = answersOf(events);
    let holds = 0;
    try {
      const restoring = Match.restoring(game, recordHead(game, stored), history);
      const match = await inSlices(
        counting(restoring, (given) => {
          holds = given;
        }),
      );
      if (problem !== undefined) return { holds, problem };
      if (history.seq !== stored.status.seq)
        return { holds, problem: new Error(`of ${stored.status.seq} events ${history.seq} are left`) };
      return { match };
    } catch (error) {
      return { holds, problem: error };
    }
  }

  async #mended(game: Game, stored: StoredTable, events: readonly EventRow[]): Promise<RestoredTable | undefined> {
    const { table, status, rev } = stored;
    if (events.length !== status.seq || !hasWrongUndo(events)) return undefined;
    const mended = await inSlices(mending(game, recordHead(game, stored), events, status));
    if (mended === undefined || !standsAs(mended.match, stored)) return undefined;
    const { match, corrected } = mended;
    if (corrected.length === 0) return { stored, game: loadedFrom(match) };
    const fingerprint = { position: match.checksum(), rules: rulesFingerprint(game) };
    const right = { ...status, fingerprint };
    const outcome = await this.#writeQueue.write({ table: table.id, rev, corrected, status: right, forget: -1 });
    if (outcome === 'behind') throw new ApiError('busy', 'this table was just changed elsewhere; try again');
    this.#repairs.mended(table.id, corrected.length);
    return { stored: { ...stored, status: right, rev: rev + 1 }, game: loadedFrom(match) };
  }

  /** Why a game cannot be played on. If the rules are not those it was played by, that is why. */
  #trouble(game: Game, { status }: StoredTable, replayed: Replayed): TableTrouble {
    const { fingerprint } = status;
    const others = fingerprint !== null && fingerprint.rules !== rulesFingerprint(game);
    if ('match' in replayed || others)
      return new TableTrouble(
        'other-rules',
        'this game was begun by other rules: by these it comes out otherwise than it was played',
        status.answers,
        'match' in replayed ? {} : { cause: replayed.problem },
      );
    const { holds, problem } = replayed;
    const message = `what is stored of this game cannot be played again: ${holds} of ${status.answers} answers hold`;
    return new TableTrouble('broken', message, holds, { cause: problem });
  }
}

/** A match in memory, and the checkpoint it came from. */
export function loadedFrom(match: Match, kept?: StoredCheckpoint): LoadedGame {
  return { match, checkpoint: { answers: kept?.answers ?? 0, told: kept?.log.length ?? 0 } };
}

/** Whether a match stands where its table says. */
function standsAs(match: Match, { status }: StoredTable): boolean {
  const { fingerprint, seq, answers } = status;
  if (match.history.seq !== seq || match.answers.length !== answers) return false;
  return fingerprint === null || fingerprint.position === match.checksum();
}

/** The answers of a game as far as its events can be put together, and why not further. */
export function answersOf(events: readonly EventRow[]) {
  const history = new History();
  let problem: unknown;
  try {
    for (const event of events) history.add(event);
  } catch (error) {
    problem = error;
  }
  return { history, answers: history.answers, problem };
}

function* counting<T>(steps: Generator<number, T, void>, onStep: (count: number) => void): Generator<number, T, void> {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    onStep(value);
    yield value;
  }
}

/** Gives answers to a match, one a step. */
export function* given(match: Match, answers: readonly Answer[]): Generator<void, void, void> {
  for (const { seat, id } of answers) {
    match.answer(seat, id);
    yield;
  }
}

/**
 * How many answers came before the last ones that may still be taken back: all of the same seat, whatever orders, of whomever, were
 * given among them.
 */
export function startOfLastTurn(answers: readonly Answer[]): number {
  const last = answers.findLast(({ id }) => !isOrder(id));
  let start = answers.length;
  while (start > 0 && (isOrder(answers[start - 1].id) || answers[start - 1].seat === last?.seat)) start--;
  return start;
}
