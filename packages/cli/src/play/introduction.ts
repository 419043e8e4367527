import { botWord, characterNamed } from '@tabula/bots';
import type { Language } from '@tabula/engine';
import type { Session } from './session.ts';

/** The first lines of a session: the game, its options, who sits where, the seal on the dice. */
export function introduction({ match, seats, easel }: Session, language: Language, promised: string): string[] {
  const { game, config } = match;
  const { words, speaker, paper } = easel;
  const settings = Object.entries(config.settings).map(([name, value]) => {
    const key = `setting.${name}`;
    if (!speaker.has(key) || !speaker.has(`${key}.${value}`)) return `${name}=${value}`;
    return `${speaker.say(key)}: ${speaker.say(`${key}.${value}`)}`;
  });
  const sitting = seats.map((_, seat) => paper.seat(seat, `${speaker.seat(seat)}${easel.note(seat)}`));
  return [
    paper.strong(game.title[language]),
    ...paper.wrap(words('play.sitting', { seats: sitting.join(', ') }), '  '),
    ...seats.flatMap((word, seat) => {
      const character = characterNamed(botWord(word).character ?? '');
      if (character === undefined) return [];
      const { name, line } = character;
      return paper.wrap(
        `  ${words('play.character', { seat: speaker.seat(seat), name, line: line[language] })}`,
        '    ',
      );
    }),
    ...settings.flatMap((setting) => paper.wrap(`  ${setting}`, '    ')),
    ...paper.wrap(words('play.sealed', { commitment: promised })),
    words('play.help-hint'),
  ];
}
