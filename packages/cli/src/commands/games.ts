import { Command } from 'commander';
import { table } from '../paper.ts';
import type { Setting } from '../program.ts';

/** tabula games: what can be played here. */
export function games({ terminal, language, words }: Setting): Command {
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
      output.write(`${table(head, rows).join('\n')}\n`);
    });
}
