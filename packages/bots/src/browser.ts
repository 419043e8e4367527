/** What thinks in whatever thread it is called in, without Node: for a page's own worker. */
export type { Hint } from './advice/hint.ts';
export type { Odds } from './advice/odds.ts';
export { type Analysis, analyse, betterThanPlayed, type TurningPoint } from './analysis/analyse.ts';
export type { Moment } from './analysis/moment.ts';
export type { Level } from './players/levels.ts';
export { requestAnswerer, type Workplace } from './workers/answer-request.ts';
export {
  type AskHint,
  type AskOdds,
  isOutcome,
  type Think,
  type WorkerOutcome,
  type WorkerOutcomes,
  type WorkerReply,
  type WorkerRequest,
  type WorkerTask,
} from './workers/messages.ts';
