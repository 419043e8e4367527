// The server that is killed, in a process of its own: node server.mjs <folder>. All games of the house, and so much of
// everything that no limit is met. It prints its address.
import * as house from '@tabula/games';
import { Server } from '@tabula/server';
import { PLENTY } from './plenty.mjs';

const server = await Server.start({
  registry: { ...house, module: import.meta.resolve('@tabula/games') },
  data: process.argv[2],
  workers: 1,
  botDelay: 120,
  botWarmUp: 0,
  logLevel: 'warn',
  logTo: process.stderr,
  limits: PLENTY,
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => server.close());
