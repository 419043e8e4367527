// The server that is killed, in a process of its own: node server.mjs <folder>. All games of the house, and so much of
// everything that no limit is met. It prints its address.
import * as house from '@tabula/games';
import { Server } from '@tabula/server';

const PLENTY = 1e9;
const server = await Server.start({
  registry: { ...house, module: import.meta.resolve('@tabula/games') },
  data: process.argv[2],
  workers: 1,
  botDelay: 120,
  logLevel: 'warn',
  logTo: process.stderr,
  limits: {
    requests: PLENTY,
    creations: PLENTY,
    claims: PLENTY,
    chats: PLENTY,
    tables: PLENTY,
    sockets: PLENTY,
    messages: PLENTY,
    burst: PLENTY,
    actionsPerSecond: PLENTY,
    actionBurst: PLENTY,
    records: PLENTY,
    hellos: PLENTY,
    helloBurst: PLENTY,
    addressHellos: PLENTY,
    addressHelloBurst: PLENTY,
    bytes: PLENTY,
    byteBurst: PLENTY,
    importBytes: PLENTY,
    importsInLine: PLENTY,
    orders: PLENTY,
    takeBacks: PLENTY,
    startGraceMs: 1500,
  },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => server.close());
