import {
  type Answer,
  type Config,
  configure,
  formatRecord,
  type Game,
  type Match,
  type RecordHead,
  SetupError,
} from '@tabula/engine';
import { ApiError } from '../common/errors.ts';
import type { SeatRow, StoredTable } from '../store/store.ts';

/** A table's game without its answers, as its rules have to begin it. */
export function recordHead(game: Game, { table, seats }: Pick<StoredTable, 'table' | 'seats'>): RecordHead {
  const config = configured(game, seats.length, table.settings);
  return { game: game.id, version: game.version, config, seed: table.seed, names: namesOf(seats) };
}

/** The record as text, without the fingerprint that would cost a second look at everything. */
export function recordText(match: Match, seats: readonly SeatRow[]): string {
  const { game, config, seed, answers } = match;
  return formatRecord({ game: game.id, version: game.version, config, seed, names: namesOf(seats), answers });
}

/** The record of a table by what is stored alone, whatever its rules say today. */
export function storedRecordText({ table, seats }: StoredTable, answers: readonly Answer[]): string {
  const { game, version, settings, seed } = table;
  return formatRecord({
    game,
    version,
    config: { players: seats.length, settings },
    seed,
    names: namesOf(seats),
    answers,
  });
}

export function configured(game: Game, players: number, settings: Readonly<Record<string, string>>): Config {
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
