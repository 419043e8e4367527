import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { checkPlan } from './check-plan.mjs';
import { bundle, compile, install, root, tool } from './setup.mjs';

install();
const lint = spawn(
  process.execPath,
  [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
const linted = new Promise((resolve) => lint.on('exit', resolve));
compile();
checkPlan();
bundle();
const fault = await linted;
if (fault !== 0) process.exit(fault ?? 1);
installBrowser();
tool('vitest/vitest.mjs', ['run', ...process.argv.slice(2)]);
