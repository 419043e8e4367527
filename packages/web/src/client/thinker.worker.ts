import { botByName, hint, Memory, odds } from '@tabula/bots/browser';
import { Chance, newSeed, parseRecord } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { Order, Reply } from './thinker.ts';

const memory = new Memory();

/** Thinks for bots, odds and hints beside the page. */
addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { number, task } = data;
  try {
    const record = parseRecord(task.record);
    const { run } = memory.recall(await loadGame(record.game), record);
    const chance = Chance.fromSeed(newSeed());
    const { seat } = task;
    if (task.kind === 'think') reply({ number, done: botByName(task.bot).choose(run, seat, chance) });
    else if (task.kind === 'odds') reply({ number, done: odds(run, seat, task.option, chance) });
    else reply({ number, done: hint(run, seat, chance) });
  } catch (error) {
    reply({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});

function reply(message: Reply): void {
  postMessage(message);
}
