// What a node needs to remember: an open table of each game, ten thousand of them, a thousand sockets.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Chance, Match, seedFrom } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import { games, loadGame } from '@tabula/games';
import { WebSocket } from 'ws';
import { ServerProcess } from './server-process.mjs';

/** So many tables of each game are opened to see what one needs. */
const OF_EACH = 150;
const PLAYED_OF_EACH = 12;
const MANY = 10_000;
const SOCKETS = 1000;

/** So many requests are on the way at once. */
const AT_ONCE = 8;

/** Nothing is put away by itself, and there is room for all of it. */
const FLAGS = ['--expose-gc', '--max-old-space-size=12000'];

async function ask(url, method, path, body) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The middle of a game by chance, as it comes about at a table of four: its record, and how many answers it has. */
async function middleOf(id) {
  const game = await loadGame(id);
  const players = Math.min(4, game.players.max);
  const create = () => Match.create(game, { players, seed: seedFrom(`memory ${id}`) });
  const whole = create();
  const all = Chance.fromSeed(seedFrom('players'));
  while (whole.decision !== null) answerRandomly(whole, all);
  const answers = Math.floor(whole.answers.length / 2);
  return { game: id, players, record: whole.toString(), answers };
}

/** Tables in the middle of a game, all of them open. */
async function openTables(url, { record, answers }, count, beside = () => {}) {
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const { table, spectator } = await ask(url, 'POST', '/api/records', { record, at: answers });
      const headers = { authorization: `Bearer ${spectator}` };
      const response = await fetch(`${url}/api/tables/${table.id}/seen`, { headers });
      if (!response.ok) throw new Error(await response.text());
      await response.text();
      await beside(table.id, spectator);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function fresh(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-bench-'));
  const server = await ServerProcess.start(folder, { flags: FLAGS });
  try {
    return await work(server);
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What one open table of each game needs. */
async function ofEachGame() {
  return fresh(async (server) => {
    const middles = [];
    for (const { id } of games) middles.push(await middleOf(id));
    for (const middle of middles) await openTables(server.url, middle, 1);
    const empty = await server.usage();
    const tables = [];
    for (const middle of middles) {
      const before = await server.usage();
      await openTables(server.url, middle, OF_EACH);
      const { heap } = await server.usage();
      tables.push({ ...middle, record: undefined, bytes: (heap - before.heap) / OF_EACH });
    }
    const played = playedHere(tables);
    return { empty, tables: tables.map((table, i) => ({ ...table, played: played[i] })) };
  });
}

/** What such games need that were not brought from the store, but played: they remember more ways back. */
function playedHere(tables) {
  const script = fileURLToPath(new URL('./matches.mjs', import.meta.url));
  const words = ['--expose-gc', script, String(PLAYED_OF_EACH), JSON.stringify(tables)];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

/** Ten thousand open tables of one game, and a thousand pages that look at some of them. */
async function many(game) {
  return fresh(async (server) => {
    const middle = await middleOf(game);
    const before = await server.usage();
    const seen = [];
    await openTables(server.url, middle, MANY, (id, spectator) => seen.push({ id, spectator }));
    const open = await server.usage();
    const sockets = [];
    for (let i = 0; i < SOCKETS; i++) {
      const { id, spectator } = seen[i];
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
      sockets.push(socket);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'hello', table: id, secrets: [spectator], changes: true }));
      await once(socket, 'message');
    }
    const looked = await server.usage();
    for (const socket of sockets) socket.terminate();
    return { middle: { ...middle, record: undefined }, before, open, looked };
  });
}

export async function measureMemory(game) {
  const each = await ofEachGame();
  const all = await many(game);
  const socket = (all.looked.rss - all.open.rss) / SOCKETS;
  return {
    ...each,
    many: MANY,
    sockets: SOCKETS,
    ...all,
    perSocket: Math.max(socket, (all.looked.heap - all.open.heap) / SOCKETS),
  };
}

export function memoryTable({ empty, tables, many: count, sockets, middle, before, open, looked, perSocket }) {
  const mb = (bytes) => `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MB`;
  const kb = (bytes) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;
  const lines = tables.map(
    ({ game, players, answers, bytes, played }) =>
      `an open table    ${kb(bytes).padStart(8)} of heap, ${kb(played)} if it was played here: ${game}, ${players} players, after ${answers.toLocaleString('en')} answers`,
  );
  return [
    `a node           ${mb(empty.rss).padStart(8)} resident, ${mb(empty.heap)} of heap, all games loaded, nobody there`,
    ...lines,
    `${count.toLocaleString('en')} tables    ${mb(open.heap - before.heap).padStart(8)} of heap, ${mb(open.rss)} resident: all open, ${middle.game} after ${middle.answers} answers`,
    `a socket         ${kb(perSocket).padStart(8)}: ${sockets.toLocaleString('en')} of them, ${mb(looked.rss)} resident with the tables`,
  ].join('\n');
}
