export { type Hint, hint } from './advice/hint.ts';
export { type Odds, odds } from './advice/odds.ts';
/** What thinks in whatever thread it is called in, without Node: for a page's own worker. */
export type { Bot, Control } from './players/bot.ts';
export { botByName, LEVELS, type Level } from './players/levels.ts';
export { Memory } from './workers/memory.ts';
