// A server in a process of its own, to be killed: node server.mjs <folder or database> <milliseconds ahead>. It tells its address,
// and sets its clock ahead when it is told to.
import { PostgresStore, Server } from '@tabula/server';
import * as registry from '../helpers/registry.mjs';

const [, , home, first = '0'] = process.argv;
const now = Date.now.bind(Date);
let ahead = Number(first);
Date.now = () => now() + ahead;
process.on('message', (milliseconds) => {
  ahead = milliseconds;
});

async function database() {
  const store = await PostgresStore.open(home);
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'clock') return { now: () => Date.now() };
      const part = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

const server = await Server.start({
  registry: { ...registry, module: new URL('../helpers/registry.mjs', import.meta.url).href },
  data: home.startsWith('postgres') ? await database() : home,
  workers: 1,
  logLevel: 'silent',
  publicUrls: ['https://tabula.example'],
  notices: { everyMs: 20, webhooks: 'any' },
});
process.send(server.url);
