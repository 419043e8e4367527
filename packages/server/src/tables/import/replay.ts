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
import type { Registry } from '@tabula/games';
import type { SeatWish } from '@tabula/protocol';
import { ApiError } from '../../common/errors.ts';
import { checkpointRow } from '../../restore/checkpoints.ts';
import { given, startOfLastTurn } from '../../restore/game-restorer.ts';
import type { EventRow, SeatRow, TableStatus, TableWrite } from '../../store/store.ts';
import { finishedRow } from '../finished.ts';
import { publicPosition } from '../game-message.ts';
import { filled, newSeat } from '../lobby.ts';

/** A record that somebody brings, or the first answers of one. */
export interface RecordWish {
  readonly record: string;
  readonly at: number | undefined;
  /** Who sits where; if nobody says, whoever brings it holds every seat, under the names that stand in it. */
  readonly seats: readonly SeatWish[] | undefined;
  /** It has at most so many answers. */
  readonly most: number;
}

/** All that a table needs which begins with a game that was played already; nothing in it has to be played. */
export interface ReplayedRecord {
  readonly game: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly seats: readonly SeatWish[];
  /** What happened, some hundred events a text: whoever reads them can let others in between. */
  readonly events: readonly string[];
  readonly status: TableStatus;
  readonly beside: Pick<TableWrite, 'checkpoint' | 'finished'>;
}

/** So many events are one text. */
const EVENTS_A_TEXT = 500;

/** Plays the first answers of a record again; whatever is wrong with it is said with its line. */
export async function replayRecord(
  registry: Pick<Registry, 'games' | 'loadGame'>,
  { record: text, at, seats: wished, most }: RecordWish,
): Promise<ReplayedRecord> {
  const record = read(text);
  if (!registry.games.some(({ id }) => id === record.game))
    throw new ApiError('not-found', `there is no game "${record.game}"`);
  const game = await registry.loadGame(record.game);
  if (record.version !== game.version)
    throw new ApiError(
      'record',
      `the record was made by version ${record.version} of the rules, these are ${game.version}`,
    );
  if (at !== undefined && at > record.answers.length)
    throw new ApiError('record', `the record has ${record.answers.length} answers, not ${at}`);
  if (record.answers.length > most) throw new ApiError('record', `a record has at most ${most} answers`);
  const match = begun(game, record);
  const { players, settings } = match.config;
  const seats = wished ?? wishesOf(record, players);
  if (seats.length !== players) throw new ApiError('setup', `the record has ${players} seats, not ${seats.length}`);
  play(match, record, at);
  const { id, version } = game;
  const rows = seats.map((wish, seat) => newSeat(seat, wish).row);
  const events = textsOf(match.history.events, Date.now());
  return { game: id, version, settings, seed: match.seed, seats, events, ...standing(match, rows) };
}

function play(match: Match, record: GameRecord, at: number | undefined): void {
  try {
    for (const _ of given(match, record.answers.slice(0, at)));
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RuleFault)) throw error;
    throw new ApiError('record', `line ${record.firstLine + match.answers.length}: ${error.message}`, { cause: error });
  }
  if (at === undefined && record.hash !== undefined && record.hash !== match.hash())
    throw new ApiError('record', `the game came out as ${match.hash()}, the record says ${record.hash}`);
}

/** How the table stands: over, under way if every seat is filled, or waiting for somebody to sit down. */
function standing(match: Match, seats: readonly SeatRow[]): Pick<ReplayedRecord, 'status' | 'beside'> {
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
  if (over) return { status, beside: { finished: finishedRow(match, seats) } };
  return { status, beside: checkpoint === undefined ? {} : { checkpoint } };
}

/** Events with the moment of all of them. */
function textsOf(events: readonly MatchEvent[], at: number): string[] {
  const texts: string[] = [];
  for (let first = 0; first < events.length; first += EVENTS_A_TEXT) {
    const rows = events.slice(first, first + EVENTS_A_TEXT).map((event): EventRow => ({ ...event, at }));
    texts.push(JSON.stringify(rows));
  }
  return texts;
}

/** The events of such texts, one text a step. */
export function* eventsOf(texts: readonly string[]): Generator<void, EventRow[], void> {
  const events: EventRow[] = [];
  for (const text of texts) {
    const some: readonly EventRow[] = JSON.parse(text);
    events.push(...some);
    yield;
  }
  return events;
}

function wishesOf({ names }: GameRecord, players: number): SeatWish[] {
  return Array.from({ length: players }, (_, i) => ({ kind: 'me', name: nameOf(names[i], i) }));
}

function nameOf(name: string | undefined, seat: number): string {
  const clean = (name ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...clean].slice(0, 30).join('').trim() || `${seat + 1}`;
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
