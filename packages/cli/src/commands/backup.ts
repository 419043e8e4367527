import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { dataFolder, withFolder } from '../folder.ts';

interface Given {
  readonly data?: string;
}

/** tabula backup: a sound copy of all tables, while they are played at. */
export function backup(context: Context): Command {
  const { terminal, words } = context;
  return new Command('backup')
    .description(words('help.backup'))
    .argument('<file>', words('help.backup-file'))
    .option('--data <folder>', words('help.data'))
    .action(async (file: string, given: Given) => {
      const { backUp } = await import('@tabula/server');
      const target = resolve(terminal.folder, file);
      const { tables, bytes } = await withFolder(context, () => backUp(dataFolder(given.data, context), target));
      terminal.output.write(`${words('backup.done', { file: target, tables, bytes })}\n`);
    });
}

/** tabula restore: the tables of a backup in the place of those there are. */
export function restore(context: Context): Command {
  const { terminal, words } = context;
  return new Command('restore')
    .description(words('help.restore'))
    .argument('<file>', words('help.restore-file'))
    .option('--data <folder>', words('help.data'))
    .action(async (file: string, given: Given) => {
      const { restoreFrom } = await import('@tabula/server');
      const folder = dataFolder(given.data, context);
      const { tables, before } = await withFolder(context, () => restoreFrom(resolve(terminal.folder, file), folder));
      terminal.output.write(`${words('restore.done', { folder, tables })}\n`);
      if (before !== null) terminal.output.write(`${words('restore.before', { before })}\n`);
    });
}
