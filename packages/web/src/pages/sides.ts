import { type Game, Match, type Phrase, type Speaker, seedFrom } from '@tabula/engine';

/** So many names tell a side; the rest is counted. */
const NAMED = 3;

/** What is the same in so many games is no matter of lots. */
const GAMES = 3;

/** What each seat leads, in words: its side, its nations; empty where all seats begin alike or by lot. */
export function sidesOf(
  game: Game,
  speaker: Speaker,
  players: number,
  settings: Readonly<Record<string, string>> = {},
): readonly string[] {
  const [first, ...others] = Array.from({ length: GAMES }, (_, n) =>
    sidesIn(game, speaker, Match.create(game, { players, settings, seed: seedFrom(`sides ${n}`) })),
  );
  // What is the same for everybody tells nobody apart.
  const told = new Set(first).size > 1 && others.every((sides) => sides.join() === first.join());
  return told ? first : first.map(() => '');
}

/** What each seat leads in one game. */
function sidesIn(game: Game, speaker: Speaker, match: Match): readonly string[] {
  const { panels } = game.scene(match.seen(null).view);
  const words = (phrases: readonly Phrase[]) => {
    const said = [...new Set(phrases.map((phrase) => speaker.phrase(phrase)))];
    return said.length > NAMED ? `${said.slice(0, NAMED).join(', ')} +${said.length - NAMED}` : said.join(', ');
  };
  return Array.from({ length: match.config.players }, (_, seat) => {
    const panel = panels.find((one) => one.seat === seat);
    if (panel === undefined) return '';
    const rows = panel.rows.filter(({ style }) => style !== undefined).map(({ name }) => name);
    return words(panel.badges.length > 0 ? panel.badges : rows);
  });
}
