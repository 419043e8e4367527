import type { SeatInfo } from '@tabula/protocol';
import type { Say } from '../texts/index.ts';

/** What a seat without a person is called: by the bot's level, or by the engine's name. */
export function botName(level: SeatInfo['level'], say: Say): string {
  switch (level) {
    case null:
      return say('bot');
    case 'easy':
    case 'normal':
    case 'hard':
      return say(`bot.${level}`);
    default:
      return `${say('bot')} ${level.slice('engine:'.length)}`;
  }
}
