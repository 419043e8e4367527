import * as house from '@tabula/games';
import { examineStore, PostgresStore } from '@tabula/server';

const registry = { ...house, module: import.meta.resolve('@tabula/games') };

/** What is in the database in the end: each table is played again, and what was acknowledged is there once. */
export async function audit(world) {
  const store = await PostgresStore.open(world.address);
  try {
    const events = new Map();
    for await (const { table, game, state, why } of examineStore(store, registry)) {
      const list = await store.events(table);
      events.set(table, list);
      const gap = list.findIndex(({ seq }, i) => seq !== i + 1);
      if (gap >= 0) world.judge.fault('lost', `${game} ${table}: event ${gap + 1} is missing`);
      if (state !== 'sound') world.judge.fault('dead', `${game} ${table} is ${state}: ${why}`);
    }
    for (const { table, kind, seq, seat, option } of world.ledger) {
      const event = events.get(table)?.[seq - 1];
      const there = event !== undefined && event.seat === seat && (kind === 'undo' || event.option === option);
      if (!there) world.judge.fault('lost', `${table}: event ${seq} was acknowledged as ${kind} ${seat} ${option}`);
    }
    return { tables: events.size, events: [...events.values()].reduce((sum, list) => sum + list.length, 0) };
  } finally {
    await store.close();
  }
}
