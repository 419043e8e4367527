import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Sources rather than what is built. (Not "import": Node would give ES modules to packages that require others.) */
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    reporters: ['default', './vitest.reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          testTimeout: 120_000,
          // Vitest would leave one core idle; on a small machine that is half of it. One more than there are cores: those
          // of the server wait for disks and clocks.
          maxWorkers: availableParallelism() + 1,
          // A worker keeps what it has imported: with a fresh module graph a file the games spent more time on imports
          // than on tests. Whoever changes something global puts it back.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['packages/*/{e2e,test}/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a page shows may take a while on a busy machine; a test that waits for it is not about speed.
          expect: { poll: { timeout: 15_000 } },
          // After everything else, and few at a time: a browser, servers that are killed and bots need the machine for
          // themselves. They wait a good deal, so one more runs than a small machine has cores.
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
