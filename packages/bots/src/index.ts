export type { Bot, Control } from './bot.ts';
export { type Played, playGame } from './contest.ts';
export { type Hint, hint } from './hint.ts';
export { type Odds, odds } from './odds.ts';
export type { Budget, Judged, Tuning } from './search.ts';
export { bot, LEVELS, type Level } from './words.ts';
