import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { withFolder } from '../folder.ts';

interface Given {
  readonly from: string;
  readonly to: string;
}

/** tabula copy: all tables from one home to another. */
export function copy(context: Context): Command {
  const { terminal, words } = context;
  const home = (word: string) => (/^[a-z]+:\/\//.test(word) ? word : resolve(terminal.folder, word));
  return new Command('copy')
    .description(words('help.copy'))
    .requiredOption('--from <home>', words('help.copy-from'))
    .requiredOption('--to <home>', words('help.copy-to'))
    .action(async ({ from, to }: Given) => {
      const { copyTables } = await import('@tabula/server');
      const { tables, events, troubled } = await withFolder(context, () =>
        copyTables(home(from), home(to), terminal.registry),
      );
      terminal.output.write(`${words('copy.done', { tables, events })}\n`);
      if (troubled > 0) terminal.output.write(`${words('copy.troubled', { troubled })}\n`);
    });
}
