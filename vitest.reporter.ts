import type { Reporter, SerializedError, TestModule } from 'vitest/node';

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
          unsteady += `unsteady: ${module.relativeModuleId} > ${test.fullName}${wrong(errors?.[0])}\n`;
      }
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
    }
    process.on('exit', () => process.stdout.write(`\n${unsteady}${passed} passed, ${failed} failed\n`));
  }
}

/** What was wrong at the first try, and in which line. */
function wrong(error: SerializedError | undefined): string {
  if (error === undefined) return '';
  const [line] = error.stacks ?? [];
  return `: ${error.message} (${line?.file}:${line?.line})`;
}
