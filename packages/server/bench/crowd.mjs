// What a visitor feels while others ask for too much: sixty long records are brought from two addresses, and sixty sockets of one
// address greet twenty times a second. The real `tabula serve`, with the limits of the house and little memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Match, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { WebSocket } from 'ws';

const CLI = fileURLToPath(new URL('../../cli/bin/tabula.mjs', import.meta.url));

/** The memory of the server, in megabytes. */
const HEAP = 300;
const RECORDS = 60;
const ANSWERS = 20_000;
const SOCKETS = 60;
const GREETINGS_PER_SECOND = 20;
const FLOOD_MS = 6000;

/** How long the visitor is alone, and how long he waits between two requests, in milliseconds. */
const ALONE_MS = 10_000;
const VISIT_EVERY_MS = 30;
const WARM = 20;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Nearly all of it are standing orders: the longest that is brought so easily. */
async function longRecord() {
  const match = Match.create(await loadGame('italia'), { players: 4, seed: seedFrom('crowd') });
  const orders = match.seen(3).orders.flatMap(({ values }) => values.map(({ id }) => id));
  for (let i = 0; i < ANSWERS; i++) match.answer(3, orders[i % orders.length]);
  return match.toString();
}

/** A real server behind what it takes for a proxy: who asks is told by a header. */
class House {
  #folder = mkdtempSync(join(tmpdir(), 'tabula-bench-'));
  #process;
  url;

  async start() {
    const words = ['serve', '--port', '0', '--data', this.#folder, '--trust-proxy', '--log', 'silent'];
    const env = { PATH: process.env.PATH, LANG: 'C' };
    const stdio = ['ignore', 'pipe', 'inherit'];
    this.#process = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, CLI, ...words], { stdio, env });
    const [said] = await once(this.#process.stdout, 'data');
    this.url = /http:\S+/.exec(String(said))[0];
  }

  ask(from, path, body) {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(`${this.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-for': from, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  socket(from) {
    return new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, { headers: { 'x-forwarded-for': from } });
  }

  /** The most memory it ever had, in megabytes; undefined where the system does not say, or if it is gone. */
  get peak() {
    try {
      const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    } catch {
      return undefined;
    }
  }

  get alive() {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async end() {
    if (this.alive) {
      const gone = once(this.#process, 'exit');
      this.#process.kill('SIGKILL');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** How long somebody who only looks around waits for each thing while the work is done. */
async function visited(house, work) {
  const times = [];
  let failed = 0;
  let over = false;
  const visitor = (async () => {
    for (let i = 0; !over; i++) {
      const began = performance.now();
      const response = await house.ask('203.0.113.99', ['/api/games', '/api/tables'][i % 2]).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) times.push(performance.now() - began);
      else failed++;
      await pause(VISIT_EVERY_MS);
    }
  })();
  const outcome = await work();
  over = true;
  await visitor;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const [load] = loadavg();
  return { ...outcome, visits: times.length, failed, p50: at(0.5), p99: at(0.99), most: at(1), load };
}

/** Three at a time from each of two addresses; who is told to wait waits. */
async function bringRecords(house, record) {
  const began = performance.now();
  let left = RECORDS;
  let taken = 0;
  const bring = async (from) => {
    while (left-- > 0) {
      for (;;) {
        const { status } = await house.ask(from, '/api/records', { record }).catch(() => ({ status: 0 }));
        if (status === 201) taken++;
        if (status !== 429) break;
        await pause(1000);
      }
    }
  };
  await Promise.all(['198.51.100.1', '198.51.100.2'].flatMap((from) => [bring(from), bring(from), bring(from)]));
  return { taken, seconds: (performance.now() - began) / 1000, peak: house.peak, alive: house.alive };
}

/** All greet at a table of so many answers, and are told what they are told. */
async function greet(house, { table, spectator }) {
  let bytes = 0;
  const sockets = Array.from({ length: SOCKETS }, () => house.socket('198.51.100.7'));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  for (const socket of sockets)
    socket.on('message', (data) => {
      bytes += data.length;
    });
  const hello = JSON.stringify({ type: 'hello', table: table.id, secrets: [spectator] });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(hello);
  }, 1000 / GREETINGS_PER_SECOND);
  await pause(FLOOD_MS);
  clearInterval(timer);
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of sockets) socket.terminate();
  return { bytes, open, alive: house.alive };
}

export async function measureCrowd() {
  const record = await longRecord();
  const house = new House();
  await house.start();
  try {
    // The first requests wait for what is prepared only once.
    for (let i = 0; i < WARM; i++) await (await house.ask('203.0.113.99', '/api/tables')).arrayBuffer();
    const alone = await visited(house, () => pause(ALONE_MS));
    const records = await visited(house, () => bringRecords(house, record));
    const made = await (await house.ask('198.51.100.9', '/api/records', { record })).json();
    const greetings = await visited(house, () => greet(house, made));
    return { alone, records, greetings };
  } finally {
    await house.end();
  }
}

export function crowdTable({ alone, records, greetings }) {
  const ms = (x) => `${x.toFixed(1)} ms`;
  const felt = ({ visits, failed, p50, p99, most, load }) =>
    `a visitor waits p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(most)} (${visits} visits, ${failed} failed; load ${load})`;
  const server = ({ alive }) => (alive ? 'the server lives' : 'THE SERVER IS GONE');
  return [
    `alone           ${felt(alone)}`,
    `${RECORDS} records      ${felt(records)}`,
    `                ${records.taken} of ${ANSWERS.toLocaleString('en')} answers brought in ${Math.round(records.seconds)} s, heap ${HEAP} MB, ${records.peak ?? '?'} MB resident at most, ${server(records)}`,
    `${SOCKETS * GREETINGS_PER_SECOND} greetings/s ${felt(greetings)}`,
    `                ${Math.round(greetings.bytes / 1e6)} MB sent in ${FLOOD_MS / 1000} s, ${greetings.open} of ${SOCKETS} sockets open still, ${server(greetings)}`,
  ].join('\n');
}
