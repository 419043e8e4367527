import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '@tabula/server';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { Failure, UsageError } from '../errors.ts';
import { databaseAddress, dataFolder, folderProblem } from '../folder.ts';
import { VERSION } from '../version.ts';
import { checkHouse } from './check-house.ts';
import { type GivenHouse, houseSettings } from './house-settings.ts';

interface Given extends GivenHouse {
  readonly port: string;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly botDelay: string;
  readonly botWarmUp: string;
  readonly botPonder: string;
  readonly log: string;
  readonly trustProxy?: boolean;
  readonly check?: boolean;
}

/** The client, where its build puts it. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** tabula serve: tables for browsers and for bots of other people. */
export function serve(context: Context, done: (code: number) => void): Command {
  const { words } = context;
  return new Command('serve')
    .description(words('help.serve'))
    .option('--port <number>', words('help.port'), '7777')
    .option('--host <address>', words('help.host'), '127.0.0.1')
    .option('--data <folder>', words('help.data'))
    .option('--database <address>', words('help.database'))
    .option('--bot-delay <milliseconds>', words('help.bot-delay'), '700')
    .option('--bot-warm-up <milliseconds>', words('help.bot-warm-up'), '3000')
    .option('--bot-ponder <milliseconds>', words('help.bot-ponder'), '2000')
    .option('--log <level>', words('help.log-level'), 'warn')
    .option('--trust-proxy', words('help.trust-proxy'))
    .option('--public-url <address...>', words('help.public-url'))
    .option('--smtp <address>', words('help.smtp'))
    .option('--mail-from <address>', words('help.mail-from'))
    .option('--push-contact <address>', words('help.push-contact'))
    .option('--webhooks <reach>', words('help.webhooks'))
    .option('--engine <name=command...>', words('help.engine'))
    .option('--check', words('help.serve-check'))
    .addHelpText('after', `\n${words('help.serve-more')}`)
    .action(async (given: Given) => done((await run(given, context)) ? 0 : 1));
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** False if something is wrong that was to be checked. */
async function run(given: Given, context: Context): Promise<boolean> {
  const { terminal, words } = context;
  const port = wholeNumber(given.port, '--port', 0, words);
  const botDelay = wholeNumber(given.botDelay, '--bot-delay', 0, words);
  const botWarmUp = wholeNumber(given.botWarmUp, '--bot-warm-up', 0, words);
  const botPonder = wholeNumber(given.botPonder, '--bot-ponder', 0, words);
  if (!LEVELS.includes(given.log))
    throw new UsageError(words('error.log-level', { word: given.log, levels: LEVELS.join(', ') }));
  const house = await houseSettings(given, context);
  const database = databaseAddress(given, context);
  const folder = dataFolder(given.data, context);
  if (given.check === true) return checkHouse(house, { folder, database }, context);
  const { placeOf, PostgresStore, Server } = await import('@tabula/server');
  const options: Omit<ServerOptions, 'data'> = {
    registry: terminal.registry,
    port,
    host: given.host,
    botDelay,
    botWarmUp,
    botPonder,
    web: WEB,
    logLevel: given.log,
    logTo: terminal.errors,
    trustProxy: given.trustProxy === true,
    ...house,
    metricsToken: terminal.env.TABULA_METRICS_TOKEN || undefined,
  };
  const start = async () => {
    const data = database === undefined ? folder : await PostgresStore.open(database);
    return Server.start({ ...options, data });
  };
  const server = await start().catch(async (error: unknown) => {
    const problem = isTaken(error) ? words('serve.taken', { port }) : await folderProblem(error, words);
    throw new Failure(words('serve.cannot', { problem }));
  });
  const data = database === undefined ? folder : placeOf(database);
  terminal.output.write(`${words('serve.ready', { version: VERSION, url: server.url, data })}\n`);
  await asked();
  await server.close();
  return true;
}

/** Somebody else listens there. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Until somebody wants it to stop. A second time means: at once. */
function asked(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
}
