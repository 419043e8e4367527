import { defineConfig } from 'vitest/config';

/** Sources rather than what is built. (Not "import": Node would give ES modules to packages that require others.) */
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    reporters: ['default', './vitest.reporter.ts'],
    testTimeout: 120_000,
  },
});
