// npm run bench:server -- [--game byzantium] [--players 4] [--seconds 10] [--database] [--nodes 1] [--json]
// What the server bears: the rules alone, as many answers as it takes, and a steady stream to a thousand pages.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '@tabula/server';
import { Postgres } from '../chaos/postgres.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'byzantium' },
    players: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    database: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const { game } = values;
const players = Number(values.players);
const seconds = Number(values.seconds);
const script = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** A PostgreSQL of its own, as it would be run for others, if that is what is measured. */
const postgres = values.database ? await Postgres.start({ durable: true }) : undefined;

async function freshDatabase() {
  const address = await postgres.database();
  await migrateDatabase(address);
  return address;
}

/** One load on fresh servers; with the CPU time that they needed for it. */
async function measure(load) {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-bench-'));
  const home = postgres === undefined ? folder : await freshDatabase();
  const count = postgres === undefined ? 1 : Number(values.nodes);
  const start = () => spawn(process.execPath, [script('server'), home], { stdio: ['ignore', 'pipe', 'inherit'] });
  const servers = Array.from({ length: count }, start);
  try {
    const urls = await Promise.all(servers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
    const cpuOf = async (server) => {
      server.kill('SIGUSR2');
      return Number((await once(server.stdout, 'data'))[0]);
    };
    const cpu = async () => (await Promise.all(servers.map(cpuOf))).reduce((sum, used) => sum + used, 0);
    const wish = JSON.stringify({ game, players, seconds, ...load });
    const words = [script('load'), urls.join(','), wish];
    const generator = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(generator.stdout, 'data');
    const before = await cpu();
    const figures = JSON.parse(await text(generator.stdout));
    const used = (await cpu()) - before;
    return { ...figures, cpuShare: used / seconds, perCpuSecond: figures.answers / used };
  } finally {
    const gone = Promise.all(servers.map((server) => once(server, 'exit')));
    for (const server of servers) server.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the database itself bears in groups of so many, with the fence and without. */
async function commits(size) {
  const words = [script('commits'), await freshDatabase(), String(size), String(seconds * 100)];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

const rules = JSON.parse(execFileSync(process.execPath, [script('rules'), game, '1500'], { encoding: 'utf8' }));
const throughput = await measure({ tables: 128, perSeat: false, rate: 0 });
const steady = await measure({ tables: Math.floor(1000 / players), perSeat: true, rate: 500 });
const groups = postgres === undefined ? [] : [await commits(1), await commits(16), await commits(64)];
await postgres?.close();

if (values.json) {
  process.stdout.write(`${JSON.stringify({ rules, throughput, steady, groups }, null, 2)}\n`);
} else {
  const n = (x) => Math.round(x).toLocaleString('en');
  const ms = (x) => `${x.toFixed(1)} ms`;
  process.stdout.write(`${game}, ${players} players

rules alone     ${n(rules.steps)} full steps/s (goal 20,000); with everything as JSON ${n(rules.asText)}, ${n(rules.bytesPerStep)} bytes a decision
as fast as can  ${n(throughput.perSecond)} durable answers/s (goal 3,000), p50 ${ms(throughput.p50)}, p99 ${ms(throughput.p99)}; ${n(throughput.perCpuSecond)} a second of CPU
steady          ${n(steady.perSecond)} answers/s to ${n(steady.sockets)} sockets: p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)} to the last page (goal 100 ms); CPU ${(steady.cpuShare * 100).toFixed(0)} %
`);
  for (const { size, fenced, plain } of groups)
    process.stdout.write(
      `groups of ${String(size).padEnd(5)} ${n(fenced)} events/s through the fence, ${n(plain)} without (${Math.round((100 * fenced) / plain)} %)\n`,
    );
}
