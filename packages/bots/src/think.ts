/** What thinks in whatever thread it is called in, without Node: for a page's own worker. */
export type { Bot, Control } from './bot.ts';
export { type Hint, hint } from './hint.ts';
export { Memory } from './memory.ts';
export { type Odds, odds } from './odds.ts';
export { bot, LEVELS, type Level } from './words.ts';
