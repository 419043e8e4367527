// npm start: brings everything up to date and opens the house. `npm start -- play` runs another command of tabula.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, install, run } from './setup.mjs';

install();
build();
const words = process.argv.slice(2);
const command = words.length > 0 ? words : ['serve'];
if (command[0] === 'serve' && command.length === 1) void showWhenReady('http://127.0.0.1:7777');
if (command[0] === 'serve') await serve(command);
else run(process.execPath, ['packages/cli/bin/tabula.mjs', ...command]);

/** Runs the server until it ends, and ends as it did. */
function serve(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['packages/cli/bin/tabula.mjs', ...args], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

/** Opens the page in the usual browser of whoever sits at this machine, once the server answers. */
async function showWhenReady(url) {
  const opener = { darwin: 'open', win32: 'explorer', linux: '/usr/bin/xdg-open' }[process.platform];
  const desk = process.platform !== 'linux' || (process.env.DISPLAY && existsSync(opener));
  if (!process.stdout.isTTY || opener === undefined || !desk) return;
  for (let tries = 0; tries < 40; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    try {
      if ((await fetch(`${url}/healthz`)).ok) break;
    } catch {}
  }
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
