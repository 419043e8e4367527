// The server that is measured, in a process of its own: node server.mjs <folder or database>. It prints its address; asked by
// SIGUSR2 it prints the CPU time it has used, in seconds.
import * as house from '@tabula/games';
import { PostgresStore, Server } from '@tabula/server';

const PLENTY = 1e9;
const home = process.argv[2];
const server = await Server.start({
  registry: { ...house, module: import.meta.resolve('@tabula/games') },
  data: home.startsWith('postgres') ? await PostgresStore.open(home) : home,
  workers: 1,
  botDelay: 0,
  logLevel: 'error',
  limits: {
    requests: PLENTY,
    creations: PLENTY,
    tables: PLENTY,
    sockets: PLENTY,
    messages: PLENTY,
    burst: PLENTY,
    addressHellos: PLENTY,
    addressHelloBurst: PLENTY,
    bytes: PLENTY,
    byteBurst: PLENTY,
    takeBacks: PLENTY,
    actionsPerSecond: PLENTY,
    actionBurst: PLENTY,
    rooms: 5000,
  },
});
process.stdout.write(`${server.url}\n`);
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${(user + system) / 1e6}\n`);
});
process.once('SIGTERM', () => server.close());
