// npm run bench:server -- [--game byzantium] [--players 4] [--seconds 10] [--json]
// What the server bears: the rules alone, as many answers as it takes, and a steady stream to a thousand pages.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'byzantium' },
    players: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const { game } = values;
const players = Number(values.players);
const seconds = Number(values.seconds);
const script = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** One load on a fresh server; with the CPU time that the server needed for it. */
async function measure(load) {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-bench-'));
  const server = spawn(process.execPath, [script('server'), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = String((await once(server.stdout, 'data'))[0]).trim();
    const cpu = async () => {
      server.kill('SIGUSR2');
      return Number((await once(server.stdout, 'data'))[0]);
    };
    const wish = JSON.stringify({ game, players, seconds, ...load });
    const generator = spawn(process.execPath, [script('load'), url, wish], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(generator.stdout, 'data');
    const before = await cpu();
    const figures = JSON.parse(await text(generator.stdout));
    const used = (await cpu()) - before;
    return { ...figures, cpuShare: used / seconds, perCpuSecond: figures.answers / used };
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

const rules = JSON.parse(execFileSync(process.execPath, [script('rules'), game, '1500'], { encoding: 'utf8' }));
const throughput = await measure({ tables: 128, perSeat: false, rate: 0 });
const steady = await measure({ tables: Math.floor(1000 / players), perSeat: true, rate: 500 });

if (values.json) {
  process.stdout.write(`${JSON.stringify({ rules, throughput, steady }, null, 2)}\n`);
} else {
  const n = (x) => Math.round(x).toLocaleString('en');
  const ms = (x) => `${x.toFixed(1)} ms`;
  process.stdout.write(`${game}, ${players} players

rules alone     ${n(rules.steps)} full steps/s (goal 20,000); with everything as JSON ${n(rules.asText)}, ${n(rules.bytesPerStep)} bytes a decision
as fast as can  ${n(throughput.perSecond)} durable answers/s (goal 3,000), p50 ${ms(throughput.p50)}, p99 ${ms(throughput.p99)}; ${n(throughput.perCpuSecond)} a second of CPU
steady          ${n(steady.perSecond)} answers/s to ${n(steady.sockets)} sockets: p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)} to the last page (goal 100 ms); CPU ${(steady.cpuShare * 100).toFixed(0)} %
`);
}
