import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Sources rather than what is built. (Not "import": Node would give ES modules to packages that require others.) */
const conditions = ['source', 'node'];

/**
 * Processes and browsers share the machine with whatever else runs there. A test of theirs that fails is tried once more; one that
 * passes only then is named at the end of the run, for somebody to mend.
 */
const SECOND_TRY = 1;

/** What runs side by side. */
const together = {
  // Vitest would leave one core idle; on a small machine that is half of it. Two more than there are cores: processes wait for
  // disks, clocks and each other.
  maxWorkers: availableParallelism() + 2,
  // A worker keeps what it has imported: with a fresh module graph a file the games spent more time on imports than on
  // tests. Whoever changes something global puts it back.
  pool: 'threads',
  isolate: false,
  // A machine that runs four files at once may be slow to notice something; a test that waits for it is not about speed.
  expect: { poll: { timeout: 15_000 } },
} as const;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    reporters: ['default', './vitest.reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['packages/{cli,server}/test/**/*.e2e.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Servers that are started, stopped and killed. They mostly wait, so they begin first and run beside the units.
          ...together,
          pool: 'forks',
          retry: SECOND_TRY,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          testTimeout: 120_000,
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows may take a while on a busy machine; a test that waits for it is not about speed.
          expect: { poll: { timeout: 15_000 } },
          // After everything else, and few at a time: browsers and bots need the machine for themselves. They wait a good
          // deal, so some more run than a small machine has cores.
          maxWorkers: 4,
          isolate: false,
          retry: SECOND_TRY,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
