// npm run bench:server -- [--game byzantium] [--players 4] [--seconds 10] [--database] [--nodes 3] [--profile] [--json]
//                     or --memory [--game byzantium] (some minutes), or --crowd (a minute or two)
// What the server bears: the rules alone, as many answers as it takes beside what its store bears, and a steady stream to a thousand pages;
// or how much it has to remember; or what a visitor feels while others ask for too much.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '@tabula/server';
import { Postgres } from '../chaos/postgres.mjs';
import { crowdTable, measureCrowd } from './crowd.mjs';
import { measureMemory, memoryTable } from './memory.mjs';
import { ServerProcess } from './server-process.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'byzantium' },
    players: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    database: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '1' },
    profile: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    crowd: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { game } = values;
const players = Number(values.players);
const seconds = Number(values.seconds);
const script = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** The tables of the throughput: so many answers are on the way at once, and so large its groups may become. */
const TABLES = 128;

/** The groups in which a store is measured by itself. */
const GROUPS = [1, 16, 64];

/** A PostgreSQL of its own, as it would be run for others, if that is what is measured. */
const postgres = values.database ? await Postgres.start({ durable: true }) : undefined;

async function freshHome() {
  if (postgres === undefined) return mkdtempSync(join(tmpdir(), 'tabula-bench-'));
  const address = await postgres.database();
  await migrateDatabase(address);
  return address;
}

function clearAway(home) {
  if (postgres === undefined) rmSync(home, { recursive: true, force: true });
}

/** What else the machine had to do: without it no figure says anything. */
function load() {
  return Number(loadavg()[0].toFixed(1));
}

/** One load on so many fresh servers; with the CPU time that they needed for it, and where it went. */
async function measure(wish, count = 1) {
  const home = await freshHome();
  const words = values.profile ? ['profile'] : [];
  const servers = await Promise.all(Array.from({ length: count }, () => ServerProcess.start(home, { words })));
  try {
    const usage = () => Promise.all(servers.map((server) => server.usage()));
    const cpuOf = (all) => all.reduce((sum, { cpu }) => sum + cpu, 0);
    const urls = servers.map(({ url }) => url).join(',');
    const args = [script('load'), urls, JSON.stringify({ game, players, seconds, ...wish })];
    const generator = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(generator.stdout, 'data');
    const before = await usage();
    const figures = JSON.parse(await text(generator.stdout));
    const after = await usage();
    const used = cpuOf(after) - cpuOf(before);
    const [{ shares }] = after;
    return { ...figures, cpuShare: used / seconds, perCpuSecond: figures.answers / used, shares, load: load() };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    clearAway(home);
  }
}

/** What the store itself bears in groups of so many, with the fence and without. */
async function commits(size) {
  const home = await freshHome();
  const words = [script('commits'), home, String(size), String(seconds * 1000)];
  const rates = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
  clearAway(home);
  return { ...rates, load: load() };
}

async function measureAll() {
  const rules = JSON.parse(execFileSync(process.execPath, [script('rules'), game, '1500'], { encoding: 'utf8' }));
  const busy = { tables: TABLES, perSeat: false, rate: 0 };
  const throughput = await measure(busy);
  const count = postgres === undefined ? 1 : Number(values.nodes);
  const many = count === 1 ? undefined : { count, ...(await measure(busy, count)) };
  const steady = await measure({ tables: Math.floor(1000 / (players + 1)), perSeat: true, rate: 500 }, count);
  const groups = [];
  for (const size of GROUPS) groups.push(await commits(size));
  return { rules, throughput, many, steady, groups };
}

const n = (x) => Math.round(x).toLocaleString('en');
const ms = (x) => `${x.toFixed(1)} ms`;
const percent = (share) => `${Math.round(100 * share)} %`;

function report({ rules, throughput, many, steady, groups }) {
  const store = postgres === undefined ? 'libsql' : 'PostgreSQL';
  const own = groups.at(-1).plain;
  const answered = ({ perSecond, perCpuSecond, p50, p99, load: then }) =>
    `${n(perSecond)} durable answers/s, p50 ${ms(p50)}, p99 ${ms(p99)}; ${n(perCpuSecond)} a second of CPU; ${percent(perSecond / own)} of what ${store} bears by itself (load ${then})`;
  return [
    `${game}, ${players} players`,
    '',
    `rules alone     ${n(rules.steps)} full steps/s (goal 20,000); with everything as JSON ${n(rules.asText)}, ${n(rules.bytesPerStep)} bytes a decision`,
    `as fast as can  ${answered(throughput)}`,
    ...(throughput.shares === undefined ? [] : [`where it goes   ${sharesOf(throughput)}`]),
    ...(many === undefined
      ? []
      : [
          `${many.count} nodes         ${answered(many)}; ${(many.perSecond / throughput.perSecond).toFixed(2)} times one node`,
        ]),
    `steady          ${n(steady.perSecond)} answers/s to ${n(steady.sockets)} sockets, ${n(steady.bytes)} bytes an answer to the ${players + 1} of a table: p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)} to the last page (goal 100 ms); CPU ${percent(steady.cpuShare)}, ${n(steady.perCpuSecond)} answers a second of CPU${many === undefined ? '' : `, pages of each table at all ${many.count} nodes`} (load ${steady.load})`,
    ...groups.map(
      ({ size, fenced, plain, load: then }) =>
        `groups of ${String(size).padEnd(5)} ${n(fenced)} events/s by our store, ${n(plain)} by ${store} itself: ${percent(fenced / plain)} (load ${then})`,
    ),
    '',
  ].join('\n');
}

function sharesOf({ shares }) {
  return Object.entries(shares)
    .map(([name, share]) => `${name} ${percent(share)}`)
    .join(', ');
}

const [run, table] = values.memory
  ? [() => measureMemory(game), (figures) => `${memoryTable(figures)}\n`]
  : values.crowd
    ? [measureCrowd, (figures) => `${crowdTable(figures)}\n`]
    : [measureAll, report];
try {
  const figures = await run();
  process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : table(figures));
} finally {
  await postgres?.close();
}
