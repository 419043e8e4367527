import {
  type Game,
  type GameRecord,
  Match,
  parseRecord,
  RecordError,
  Refusal,
  RuleFault,
  SetupError,
} from '@tabula/engine';
import { ApiError } from '../common/errors.ts';
import type { EventRow } from '../store/store.ts';
import { eventsOf } from './history.ts';
import type { GameLoader } from './loader.ts';

/** A game as far as it was played. */
export interface ImportedGame {
  readonly match: Match;
  readonly events: readonly EventRow[];
  readonly record: GameRecord;
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
    const events = await eventsOf(match, record.answers.slice(0, at), Date.now());
    if (at === undefined && record.hash !== undefined && record.hash !== match.hash())
      throw new ApiError('record', `the game came out as ${match.hash()}, the record says ${record.hash}`);
    return { match, events, record };
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RuleFault)) throw error;
    throw new ApiError('record', `line ${record.firstLine + match.answers.length}: ${error.message}`, { cause: error });
  }
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
