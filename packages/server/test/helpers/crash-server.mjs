// A server in a process of its own, to be killed: node crash-server.mjs <folder>. It prints its address.
import { Server } from '@tabula/server';
import * as registry from './registry.mjs';

const limits = {
  requests: 1e6,
  creations: 1e6,
  tables: 1e6,
  messages: 1e6,
  burst: 1e6,
  actionsPerSecond: 1e6,
  actionBurst: 1e6,
};
const module = new URL('./registry.mjs', import.meta.url).href;
const server = await Server.start({
  registry: { ...registry, module },
  data: process.argv[2],
  workers: 1,
  botDelay: 0,
  botWarmUp: 0,
  logLevel: 'silent',
  limits,
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => server.close());
