// After a plain `npm install`: compiles, so that `npx tabula` works at once. Without the compiler (a production install)
// there is nothing to do, and sources that do not compile are told of but do not undo the install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
if (existsSync(compiler)) {
  const { status } = spawnSync(process.execPath, [compiler, '--build', '--pretty', 'false'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.stderr.write('tabula does not compile; "npm run build" tries again.\n');
}
