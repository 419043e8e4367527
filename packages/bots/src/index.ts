export { type Hint, hint } from './advice/hint.ts';
export { type Odds, odds } from './advice/odds.ts';
export {
  type ArenaStanding,
  type Bout,
  type Pairing,
  playBout,
  type SequentialTest,
  seatings,
  standingAfter,
  verdict,
} from './contests/arena.ts';
export { type Played, playGame } from './contests/play-game.ts';
export { type Contest, type TournamentRow, tournament } from './contests/tournament.ts';
export type { Bot, Control } from './players/bot.ts';
export type { Budget, Judged } from './players/budget.ts';
export { botByName, LEVELS, type Level } from './players/levels.ts';
export { worth } from './players/value.ts';
export { Memory } from './workers/memory.ts';
export type { AskHint, AskOdds, Think } from './workers/messages.ts';
export { BotFault, BotPool, type FaultCode, type Limits, type PoolOptions } from './workers/pool.ts';
