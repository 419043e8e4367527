// What every command does first: bring node_modules and the compiled packages up to date. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Compiles, and so type-checks, every package that changed. */
export function compile() {
  tool('typescript/bin/tsc', ['--build', '--pretty', 'false']);
}

/** Compiles what changed, and bundles the client if anything of it did. */
export function build() {
  compile();
  bundle();
}

/** What the client is made of. */
const OF_THE_CLIENT = [
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/public',
  'packages/web/src',
  'packages/atlas/src',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/engine/src',
  'games',
];

/** Files under a path that matter to the client: no tests, nothing that was made from others. */
function* files(path) {
  const place = join(root, path);
  if (!existsSync(place)) return;
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (['node_modules', 'dist', 'test'].includes(entry.name)) continue;
    if (entry.isDirectory()) yield* files(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

function clientFingerprint() {
  const hash = createHash('sha256');
  for (const part of OF_THE_CLIENT) {
    const single = /\.\w+$/.test(part);
    for (const file of single ? [part] : files(part)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Bundles the client for browsers, unless exactly this was bundled already. */
export function bundle() {
  const out = join(root, 'packages', 'web', 'dist');
  const mark = join(out, '.made-from');
  const wanted = clientFingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages', 'web'),
  });
  mkdirSync(out, { recursive: true });
  writeFileSync(mark, wanted);
}
