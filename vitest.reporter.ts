import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run: names the tests that passed only at their second try, and says in one line for people and machines `N passed, N failed`. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    let unsteady = '';
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
        if (test.diagnostic()?.flaky)
          unsteady += `unsteady: ${module.relativeModuleId} > ${test.fullName}\n  ${errors?.[0]?.stack ?? ''}\n`;
      }
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
    }
    process.on('exit', () => process.stdout.write(`\n${unsteady}${passed} passed, ${failed} failed\n`));
  }
}
