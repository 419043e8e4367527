// What every command does first: bring node_modules and the compiled packages up to date. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.tabula-install');

/** Runs a command with the terminal attached and ends this process with its exit code if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The entry of a tool from node_modules, run by this very Node. */
export function tool(path, args) {
  run(process.execPath, [join(root, 'node_modules', path), ...args]);
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.version).digest('hex');
}

/** Installs what the lock file names, unless exactly that is installed already. */
export function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const npm = process.env.npm_execpath;
  if (npm) run(process.execPath, [npm, 'ci']);
  else run('npm', ['ci'], { shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
}

/** Compiles (and so type-checks) every package that changed. */
export function build() {
  tool('typescript/bin/tsc', ['--build', '--pretty', 'false']);
}
