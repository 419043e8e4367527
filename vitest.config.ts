import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    reporters: ['default', './vitest.reporter.ts'],
    testTimeout: 120_000,
  },
});
