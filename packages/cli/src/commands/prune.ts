import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { databaseAddress, dataFolder, withFolder } from '../folder.ts';

interface Given {
  readonly older: string;
  readonly delete?: boolean;
  readonly data?: string;
  readonly database?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** tabula prune: tables that nobody needs any more go, if that is really meant. */
export function prune(context: Context): Command {
  const { terminal, words } = context;
  return new Command('prune')
    .description(words('help.prune'))
    .requiredOption('--older <days>', words('help.older'))
    .option('--delete', words('help.delete'))
    .option('--data <folder>', words('help.data'))
    .option('--database <address>', words('help.database'))
    .action(async (given: Given) => {
      const before = Date.now() - daysOf(given.older, context) * DAY_MS;
      const address = databaseAddress(given, context);
      const folder = dataFolder(given.data, context);
      const server = await import('@tabula/server');
      const { over, lobbies } = await withFolder(context, () => {
        if (address !== undefined) return server.pruneDatabase(address, before, given.delete === true);
        return given.delete ? server.prune(folder, before) : server.countStale(folder, before);
      });
      const said = words(given.delete ? 'prune.done' : 'prune.would', { over, lobbies, older: given.older });
      terminal.output.write(`${said}\n`);
    });
}

/** "365d" is a number of days. */
function daysOf(text: string, { words }: Context): number {
  const days = /^([1-9]\d{0,4})d$/.exec(text);
  if (days === null) throw new UsageError(words('error.days', { text }));
  return Number(days[1]);
}
