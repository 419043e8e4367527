import { type Game, type Language, Speaker } from '@tabula/engine';
import type { Words } from './texts/index.ts';

/** The words of a game with its seats named: as the players said, else as the game says, else by number. */
export function speakerFor(game: Game, language: Language, names: readonly string[], words: Words): Speaker {
  const messages = game.messages[language];
  const plain = new Speaker({ language, messages, nouns: {}, names: [] });
  const called = Array.from({ length: game.players.max }, (_, seat) => {
    if (names[seat]) return names[seat];
    return plain.has('seat') ? plain.say('seat', { number: seat + 1 }) : words('play.seat', { number: seat + 1 });
  });
  return new Speaker({ language, messages, nouns: game.nouns, names: called });
}
