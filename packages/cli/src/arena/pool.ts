import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bout } from '@tabula/bots';
import type { ArenaReport, ArenaTask } from './worker.ts';

/** Beside the sources as beside what is built from them: the module that Node can run. */
const WORKER = fileURLToPath(new URL('../../dist/arena/worker.js', import.meta.url));

/**
 * Plays bouts in processes of their own, where the processor's time is told apart, until there are enough or `decided` says so of those
 * that are in. They come back in their order: those played beyond the decision are left out, so that the number of processes
 * does not change what is said.
 */
export async function playBouts(
  task: ArenaTask,
  most: number,
  processes: number,
  decided: (bouts: readonly Bout[]) => boolean,
  progress: (bouts: number) => void,
): Promise<Bout[]> {
  const played: Bout[] = [];
  let next = 0;
  let known = 0;
  let enough = false;
  const take = (index: number, bout: Bout) => {
    played[index] = bout;
    while (!enough && played[known] !== undefined) enough = decided(played.slice(0, ++known));
    progress(known);
  };
  const another = () => (enough || next === most ? undefined : next++);
  await Promise.all(Array.from({ length: processes }, () => work(task, another, take)));
  return played.slice(0, known);
}

/** One process, fed with the numbers of bouts until there are none. */
function work(
  task: ArenaTask,
  another: () => number | undefined,
  take: (index: number, bout: Bout) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, { execArgv: [] });
    let finished = false;
    child.on('message', ({ index, bout }: ArenaReport) => {
      if (index !== undefined && bout !== undefined) take(index, bout);
      const more = another();
      if (more !== undefined) child.send(more);
      else {
        finished = true;
        child.kill();
      }
    });
    child.on('error', reject);
    child.on('exit', () => (finished ? resolve() : reject(new Error('a process stopped before it had finished'))));
    child.send(task);
  });
}
