// Goes through the Dockerfile's own steps in a temporary folder, for machines without a Docker engine: what it copies, what it runs, how it
// starts; then asks the server whether it is well, and stops it as Docker would.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const PORT = 7799;
const steps = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n');
const secondStage = steps.findLastIndex((line) => line.startsWith('FROM '));

/** The commands of the first stage. */
const runs = steps.slice(0, secondStage).flatMap((line) => (line.startsWith('RUN ') ? [line.slice(4)] : []));
/** How the container starts, with a port and a folder of our own. */
const command = JSON.parse(steps.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]');

const place = mkdtempSync(join(tmpdir(), 'tabula-container-'));
const house = join(place, 'tabula');
const data = join(place, 'data');
mkdirSync(house);
mkdirSync(data, { mode: 0o700 });
try {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root });
  execFileSync('tar', ['--null', '--create', '--files-from=-', '--file', join(place, 'context.tar')], {
    cwd: root,
    input: tracked,
  });
  execFileSync('tar', ['--extract', '--file', join(place, 'context.tar')], { cwd: house });
  for (const run of runs) {
    process.stdout.write(`RUN ${run}\n`);
    const { status } = spawnSync(run, { cwd: house, shell: true, stdio: 'inherit' });
    if (status !== 0) throw new Error(`"${run}" failed`);
  }
  const own = { '0.0.0.0': '127.0.0.1', 7777: String(PORT), '/data': data };
  const [program, ...args] = command.map((word) => own[word] ?? word);
  process.stdout.write(`CMD ${[program, ...args].join(' ')}\n`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn(program === 'node' ? process.execPath : program, args, { cwd: house, env, stdio: 'inherit' });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    process.stdout.write(`healthz: ${await health()}\n`);
    const page = await fetch(`http://127.0.0.1:${PORT}/`);
    if (!page.ok || !(await page.text()).includes('<script')) throw new Error('the page is not served');
  } finally {
    server.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  process.stdout.write('The container’s steps work.\n');
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** What the health check says, once the server answers. */
async function health() {
  for (let tries = 0; tries < 60; tries++) {
    try {
      const reply = await fetch(`http://127.0.0.1:${PORT}/healthz`);
      if (reply.ok) return await reply.text();
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server does not answer');
}
