import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { databaseAddress, withFolder } from '../folder.ts';

interface Given {
  readonly database?: string;
  readonly contract?: boolean;
}

/** tabula migrate: the tables that servers need in a database, while older servers are at work there. */
export function migrate(context: Context): Command {
  const { terminal, words } = context;
  return new Command('migrate')
    .description(words('help.migrate'))
    .option('--database <address>', words('help.database'))
    .option('--contract', words('help.contract'))
    .action(async (given: Given) => {
      const address = databaseAddress(given, context);
      if (address === undefined) throw new UsageError(words('error.database'));
      const { migrateDatabase } = await import('@tabula/server');
      const report = await withFolder(context, () => migrateDatabase(address, given.contract === true));
      const { from, to, leastNode: least } = report;
      terminal.output.write(`${words(from === to ? 'migrate.current' : 'migrate.done', { from, to, least })}\n`);
    });
}
