import type { Seat } from '@tabula/engine';
import type { Hint } from '../advice/hint.ts';
import type { Odds } from '../advice/odds.ts';
import type { Budget } from '../players/budget.ts';

/** What every job for a worker carries; the position is a record's text, because strings travel fast. */
interface WorkerPosition {
  readonly record: string;
  readonly seat: Seat;
  /** The bot’s own seed: neither the dice of the game nor its cards can be told from it. */
  readonly seed: string;
}

/** "What does this bot answer?" The word carries the budget ("search:300ms"). */
export interface Think extends WorkerPosition {
  readonly bot: string;
  /** It answers for a person who is not there. */
  readonly regent?: boolean;
}

/** "What may come of these answers?" The last one leads to a fight, those before it lead there. */
export interface AskOdds extends WorkerPosition {
  readonly path: readonly string[];
  readonly samples?: number;
}

/** "What would you do here?" */
export interface AskHint extends WorkerPosition {
  readonly budget?: Budget;
}

/** "Get quick at this game." Nobody waits for it. */
export interface WarmUp {
  readonly record: string;
  readonly seed: string;
  readonly milliseconds: number;
}

/** "Think on while others do": about what a bot may be asked next. Nobody waits for it. */
export interface Ponder {
  readonly record: string;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
  readonly milliseconds: number;
}

/** A job as it travels, and what comes back for each kind. */
export type WorkerTask =
  | ({ readonly kind: 'think' } & Think)
  | ({ readonly kind: 'odds' } & AskOdds)
  | ({ readonly kind: 'hint' } & AskHint)
  | ({ readonly kind: 'warm-up' } & WarmUp)
  | ({ readonly kind: 'ponder' } & Ponder);

/** What comes back for a task, by its kind. */
export interface WorkerOutcomes {
  readonly think: string;
  readonly odds: Odds | null;
  readonly hint: Hint;
  readonly 'warm-up': null;
  readonly ponder: null;
}

export type WorkerOutcome = WorkerOutcomes[keyof WorkerOutcomes];

/** Whether what came back is what was asked for. */
export function isOutcome<K extends keyof WorkerOutcomes>(
  kind: K,
  outcome: WorkerOutcome,
): outcome is WorkerOutcomes[K] {
  if (typeof outcome === 'string') return kind === 'think';
  if (outcome === null) return kind === 'odds' || kind === 'warm-up' || kind === 'ponder';
  return kind === ('outcomes' in outcome ? 'odds' : 'hint');
}

export interface WorkerRequest {
  readonly number: number;
  /** When it was sent, in milliseconds since 1970: what it takes to start a thread and to play a record again is time of the turn, too. */
  readonly sentAt: number;
  readonly task: WorkerTask;
}

/** A worker says when it has the position before it and begins to think, and what came of it. */
export type WorkerReply =
  | { readonly number: number; readonly begun: true }
  | { readonly number: number; readonly done: WorkerOutcome }
  | { readonly number: number; readonly failed: string };

/** What a worker is started with. */
export interface WorkerStart {
  /** A module with `loadGame(id: string): Promise<Game>`. */
  readonly registry: string;
  /** The number of the job that is called off. */
  readonly calledOff: Int32Array;
}
