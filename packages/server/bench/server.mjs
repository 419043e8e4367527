// The server that is measured, in a process of its own: node server.mjs <folder or database> [profile]. It prints its address; asked by
// SIGUSR2 it prints the CPU time it has used, in seconds, its memory, in bytes, and where its time went since it was asked before.
import * as house from '@tabula/games';
import { PostgresStore, Server } from '@tabula/server';
import { Profile } from './profile.mjs';

const PLENTY = 1e9;
const [home, profiled] = process.argv.slice(2);
const server = await Server.start({
  registry: { ...house, module: import.meta.resolve('@tabula/games') },
  data: home.startsWith('postgres') ? await PostgresStore.open(home) : home,
  workers: 1,
  botDelay: 0,
  botWarmUp: 0,
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
    rooms: PLENTY,
    roomAnswers: PLENTY,
    forgottenRoomMs: PLENTY,
    recordsPerMinute: PLENTY,
    importAnswers: PLENTY,
    importsInLine: PLENTY,
  },
});
process.stdout.write(`${server.url}\n`);
let profile;
process.on('SIGUSR2', async () => {
  const { user, system } = process.cpuUsage();
  const shares = await profile?.stop();
  profile = profiled && profile === undefined ? new Profile() : undefined;
  await profile?.start();
  globalThis.gc?.();
  const { rss, heapUsed: heap } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ cpu: (user + system) / 1e6, rss, heap, shares })}\n`);
});
process.once('SIGTERM', () => server.close());
