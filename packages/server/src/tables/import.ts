import {
  type Game,
  type GameRecord,
  Match,
  type MatchEvent,
  parseRecord,
  RecordError,
  Refusal,
  RuleFault,
  rulesFingerprint,
  SetupError,
} from '@tabula/engine';
import { ApiError } from '../common/errors.ts';
import { checkpointRow } from '../restore/checkpoints.ts';
import { given, startOfLastTurn } from '../restore/game-restorer.ts';
import { inSlices } from '../restore/slices.ts';
import type { EventRow, SeatRow, TableStatus, TableWrite } from '../store/store.ts';
import { finishedRow } from './finished.ts';
import { publicPosition } from './game-message.ts';
import type { GameLoader } from './loader.ts';
import { filled } from './lobby.ts';

/** A game as far as it was played. */
export interface ImportedGame {
  readonly match: Match;
  readonly events: readonly EventRow[];
  readonly record: GameRecord;
}

/** How a table stands that begins with a game that was played already, and what is kept of the game. */
export interface ImportedTable {
  readonly status: TableStatus;
  readonly game: Pick<TableWrite, 'checkpoint' | 'finished'>;
}

/** The table of an imported game: over, under way if every seat is filled, or waiting for somebody to sit down. */
export function importedTable(match: Match, seats: readonly SeatRow[]): ImportedTable {
  const { history, over, answers } = match;
  const at = Date.now();
  const { waiting, result } = publicPosition(match);
  const phase = over ? 'over' : filled(seats) ? 'playing' : 'lobby';
  const status: TableStatus = {
    phase,
    seq: history.seq,
    decision: history.decisionNumber,
    answers: answers.length,
    waiting: phase === 'playing' ? waiting : [],
    result,
    rollback: null,
    askedAt: at,
    dueAt: null,
    clock: null,
    updatedAt: at,
    fingerprint: { position: match.checksum(), rules: rulesFingerprint(match.game) },
  };
  const checkpoint = over ? undefined : checkpointRow(match, 0, startOfLastTurn(answers));
  if (over) return { status, game: { finished: finishedRow(match, seats) } };
  return { status, game: checkpoint === undefined ? {} : { checkpoint } };
}

/** Plays the first answers of a record again; whatever is wrong with it is said with its line. */
export async function importRecord(
  loader: GameLoader,
  text: string,
  at: number | undefined,
  most: number,
): Promise<ImportedGame> {
  const record = read(text);
  const game = await loader.game(record.game);
  if (record.version !== game.version)
    throw new ApiError(
      'record',
      `the record was made by version ${record.version} of the rules, these are ${game.version}`,
    );
  if (at !== undefined && at > record.answers.length)
    throw new ApiError('record', `the record has ${record.answers.length} answers, not ${at}`);
  if (record.answers.length > most) throw new ApiError('record', `a record has at most ${most} answers`);
  const match = begun(game, record);
  try {
    await inSlices(given(match, record.answers.slice(0, at)));
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RuleFault)) throw error;
    throw new ApiError('record', `line ${record.firstLine + match.answers.length}: ${error.message}`, { cause: error });
  }
  if (at === undefined && record.hash !== undefined && record.hash !== match.hash())
    throw new ApiError('record', `the game came out as ${match.hash()}, the record says ${record.hash}`);
  return { match, events: await inSlices(dated(match.history.events, Date.now())), record };
}

/** Events with the moment of all of them, one a step. */
function* dated(events: readonly MatchEvent[], at: number): Generator<void, EventRow[], void> {
  const rows: EventRow[] = [];
  for (const event of events) {
    rows.push({ ...event, at });
    yield;
  }
  return rows;
}

function begun(game: Game, { config: { players, settings }, seed, names }: GameRecord): Match {
  try {
    return Match.create(game, { players, settings, seed, names });
  } catch (error) {
    if (error instanceof SetupError) throw new ApiError('record', error.message);
    throw error;
  }
}

function read(text: string): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof RecordError) throw new ApiError('record', error.message);
    throw error;
  }
}
