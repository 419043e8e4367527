import { type Game, type Language, Match, type Phrase } from '@tabula/engine';
import { speakerOf } from '../session/table-context.ts';

/** So many names tell a side; the rest is counted. */
const NAMED = 3;

/** What each seat leads, in words: its side, its nations; empty where all seats begin alike or by lot. */
export function sidesOf(
  game: Game,
  language: Language,
  players: number,
  settings: Readonly<Record<string, string>> = {},
): readonly string[] {
  const match = Match.create(game, { players, settings });
  const { panels } = game.scene(match.seen(null).view);
  const speaker = speakerOf(game, language, []);
  const words = (phrases: readonly Phrase[]) => {
    const said = [...new Set(phrases.map((phrase) => speaker.phrase(phrase)))];
    return said.length > NAMED ? `${said.slice(0, NAMED).join(', ')} +${said.length - NAMED}` : said.join(', ');
  };
  const all = Array.from({ length: players }, (_, seat) => {
    const panel = panels.find((one) => one.seat === seat);
    if (panel === undefined) return '';
    const rows = panel.rows.filter(({ style }) => style !== undefined).map(({ name }) => name);
    return words(panel.badges.length > 0 ? panel.badges : rows);
  });
  // What is the same for everybody tells nobody apart.
  return new Set(all).size > 1 ? all : all.map(() => '');
}
