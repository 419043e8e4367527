import { botWord, characterNamed } from '@tabula/bots/characters';
import type { SeatInfo } from '@tabula/protocol';
import type { Say } from '../texts/index.ts';

/** What a seat without a person is called: by the bot's name, level and handicap, or by the engine's name. */
export function botName(level: SeatInfo['level'], say: Say): string {
  if (level === null) return say('bot');
  const { play, handicap, character } = botWord(level);
  if (play !== 'easy' && play !== 'normal' && play !== 'hard') return `${say('bot')} ${level.slice('engine:'.length)}`;
  const name = character === undefined ? '' : `${characterNamed(character)?.name}, `;
  return `${name}${say(`bot.${play}`)}${handicap === 0 ? '' : ` −${100 * handicap}`}`;
}
