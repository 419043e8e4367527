// A node of several, in a process of its own: node node.mjs <database> [no-fence] [no-hints]. All games of the house, and
// so much of everything that no limit is met. It prints its address.
import * as house from '@tabula/games';
import { PostgresStore, Server } from '@tabula/server';
import { PLENTY } from '../crash/plenty.mjs';

const [database, ...without] = process.argv.slice(2);
const store = await PostgresStore.open(database);

/** As it would be without the fence: whatever was judged by an old table passes for judged by the one that is. */
async function unfenced(batch) {
  const now = await Promise.all(batch.map(({ table }) => store.read(table)));
  return store.commit(batch.map((write, i) => ({ ...write, rev: now[i]?.rev ?? write.rev })));
}

const data = new Proxy(store, {
  get: (target, name) => {
    if (name === 'listen' && without.includes('no-hints')) return () => {};
    if (name === 'commit' && without.includes('no-fence')) return unfenced;
    const part = target[name];
    return typeof part === 'function' ? part.bind(target) : part;
  },
});

const server = await Server.start({
  registry: { ...house, module: import.meta.resolve('@tabula/games') },
  data,
  workers: 1,
  botDelay: 120,
  botWarmUp: 0,
  logLevel: 'warn',
  logTo: process.stderr,
  limits: PLENTY,
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => server.close());
