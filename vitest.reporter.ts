import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with one line that people and machines can read: `N passed, N failed`. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === 'passed').length;
      failed += tests.filter((test) => test.result().state === 'failed').length;
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
    }
    process.on('exit', () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`));
  }
}
