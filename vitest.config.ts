import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import InProjects from './vitest.sequencer.ts';

/**
 * Units are tested as sources: nothing need be built to see a rule fail. (Not "import": Node would give ES modules to packages that
 * require others.)
 */
const conditions = ['source', 'node'];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } };

/**
 * Tests of processes and browsers are about what is built, and take it as Node loads it: to translate all games once more, for each
 * worker, took longer than some of their stories.
 */
const BUILT = { deps: { external: [/\/(?:packages|games)\/[^/]+\/dist\//] } };

/**
 * Processes and browsers share the machine with whatever else runs there. A test of theirs that fails is tried once more; one that
 * passes only then is named at the end of the run, for somebody to mend.
 */
const SECOND_TRY = 1;

/** Memory that looks like a disk, on Linux: nothing that a test writes need outlive it, and nobody waits for a disk. */
const IN_MEMORY = '/dev/shm';

/** So much room, in bytes, is needed for the databases of all tests. */
const ROOM = 2 ** 31;

/** Whether there is room, and programs may run there. */
function isUsable(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const barred = readFileSync('/proc/mounts', 'utf8').match(new RegExp(` ${folder} \\S+ \\S*noexec`));
    return bavail * bsize > ROOM && barred === null;
  } catch {
    return false;
  }
}

/** The folder of a run is named by its process. */
const OF_RUN = /^tabula-tests-(\d+)-/;

/** What runs left behind that were killed. */
function tidy(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const run = OF_RUN.exec(name)?.[1];
    if (run === undefined || existsSync(`/proc/${run}`)) continue;
    try {
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
    } catch {
      // Something is still mounted there, or it is another's: no reason not to test.
    }
  }
}

if (process.env.TMPDIR === undefined && isUsable(IN_MEMORY)) {
  tidy();
  const folder = mkdtempSync(join(IN_MEMORY, `tabula-tests-${process.pid}-`));
  // A database runs as somebody else.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** How all run, side by side. */
const together = {
  // Vitest would leave one core idle; on a small machine that is half of it. Two more than there are cores: processes and browsers
  // wait for disks, clocks and each other.
  maxWorkers: availableParallelism() + 2,
  // A worker keeps what it has imported: with a fresh module graph a file the games spent more time on imports than on
  // tests. Whoever changes something global puts it back.
  isolate: false,
  // A machine that runs four files at once may be slow to notice something; a test that waits for it is not about speed.
  expect: { poll: { timeout: 45_000 } },
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: InProjects },
    reporters: ['default', './vitest.reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['packages/{cli,server}/test/**/*.e2e.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // Servers that are started, stopped and killed.
          ...together,
          pool: 'forks',
          server: BUILT,
          retry: SECOND_TRY,
        },
      },
      {
        extends: true,
        ...sources,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          testTimeout: 120_000,
          ...together,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Browsers, and the servers and bots they talk to.
          ...together,
          pool: 'forks',
          server: BUILT,
          retry: SECOND_TRY,
        },
      },
    ],
  },
});
