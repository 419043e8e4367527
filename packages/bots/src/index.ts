export type { Bot, Control } from './bot.ts';
export { type Played, playGame } from './contest.ts';
export { type Hint, hint } from './hint.ts';
export type { AskHint, AskOdds, Think } from './job.ts';
export { type Odds, odds } from './odds.ts';
export { BotFault, BotPool, type FaultCode, type Limits, type PoolOptions } from './pool.ts';
export type { Budget, Judged } from './search.ts';
export { type Contest, type Standing, tournament } from './tournament.ts';
export { bot, LEVELS, type Level } from './words.ts';
