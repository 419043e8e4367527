import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from '@tabula/server';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { Failure, messageOf } from '../errors.ts';

interface Given {
  readonly port: string;
  readonly host: string;
  readonly data?: string;
  readonly pace: string;
  readonly log: string;
  readonly trustProxy?: boolean;
}

/** The client, where its build puts it. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** tabula serve: tables for browsers and for bots of other people. */
export function serve(context: Context): Command {
  const { words } = context;
  return new Command('serve')
    .description(words('help.serve'))
    .option('--port <number>', words('help.port'), '7777')
    .option('--host <address>', words('help.host'), '127.0.0.1')
    .option('--data <folder>', words('help.data'))
    .option('--pace <milliseconds>', words('help.pace'), '700')
    .option('--log <level>', words('help.log-level'), 'warn')
    .option('--trust-proxy', words('help.trust-proxy'))
    .action((given: Given) => run(given, context));
}

async function run(given: Given, { terminal, words }: Context): Promise<void> {
  const port = wholeNumber(given.port, '--port', 0, words);
  const pace = wholeNumber(given.pace, '--pace', 0, words);
  const data = resolve(terminal.folder, given.data ?? (terminal.env.TABULA_DATA || 'tabula-data'));
  const house = await import('@tabula/server');
  let server: Server;
  try {
    server = await house.Server.start({
      registry: terminal.registry,
      data,
      port,
      host: given.host,
      botDelay: pace,
      web: WEB,
      logLevel: given.log,
      logTo: terminal.errors,
      trustProxy: given.trustProxy === true,
      metricsToken: terminal.env.TABULA_METRICS_TOKEN || undefined,
    });
  } catch (error) {
    throw new Failure(words('serve.cannot', { problem: messageOf(error) }));
  }
  terminal.output.write(`${words('serve.ready', { url: server.url, data })}\n`);
  await asked();
  await server.close();
}

/** Until somebody wants it to stop. A second time means: at once. */
function asked(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
}
