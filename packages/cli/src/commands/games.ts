import type { Game } from '@tabula/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { speakerFor } from '../speaker.ts';
import { TextLayout, table } from '../text-layout.ts';

/** tabula games: what can be played here. */
export function games(context: Context): Command {
  const { terminal, language, words } = context;
  return new Command('games')
    .description(words('help.games'))
    .option('--json', words('help.json'))
    .action(async ({ json }: { json?: boolean }) => {
      const { registry, output } = terminal;
      const loaded = await Promise.all(registry.games.map(({ id }) => registry.loadGame(id)));
      if (json) {
        const listed = loaded.map(({ id, title, version, players, settings }) => {
          return { id, title, version, players, settings };
        });
        output.write(`${JSON.stringify(listed, null, 2)}\n`);
        return;
      }
      const rows = loaded.map(({ id, title, players: { min, max } }) => {
        return [id, title[language], min === max ? `${min}` : `${min}-${max}`];
      });
      const head = [words('games.word'), words('games.title'), words('games.players')];
      const lines = [...table(head, rows), ...loaded.flatMap((game) => settingsOf(game, context))];
      output.write(`${lines.join('\n')}\n`);
    });
}

/** The options of a game as they are written after --set, and what they mean; the first value is the usual one. */
function settingsOf(game: Game, { terminal, language, words }: Context): string[] {
  const speaker = speakerFor(game, language, [], words);
  const paper = TextLayout.of(terminal.output, terminal.env);
  const options = Object.entries(game.settings).flatMap(([name, { values }]) => {
    const meaning = speaker.has(`setting.${name}`) ? paper.wrap(`    ${speaker.say(`setting.${name}`)}`, '    ') : [];
    return [`  ${name}=${values.join('|')}`, ...meaning];
  });
  return options.length === 0 ? [] : ['', words('games.settings', { game: game.title[language] }), ...options];
}
