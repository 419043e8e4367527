/**
 * How fast the page is: from a key or a move of the mouse to what is painted, in every game, at a table of a server in a late position; and
 * how many frames a second the largest map has while it is moved and zoomed. It prints a table, and judges nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.mjs';
import { latePositions } from './positions.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TRIES = 40;
const LARGEST = 'invasions';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('no browser on this machine: name one in TABULA_BROWSER');

const data = mkdtempSync(join(tmpdir(), 'tabula-bench-page-'));
const server = spawn(
  process.execPath,
  ['packages/cli/bin/tabula.mjs', 'serve', '--port', '0', '--data', data, '--bot-delay', '60000'],
  { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  const url = await addressOf(server);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const rows = [];
  let frames = null;
  for (const position of await latePositions()) {
    const page = await openTable(browser, url, position);
    rows.push({ game: position.id, answers: position.answers, ...(await measured(page)) });
    if (position.id === LARGEST) frames = await framesOf(page);
    await page.context().close();
  }
  await browser.close();
  print(rows, frames);
} finally {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.on('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}

/** A table from a record, with somebody before the page who is asked; bots have the other seats. */
async function openTable(browser, url, { record, seat, players }) {
  const seats = Array.from({ length: players }, (_, one) =>
    one === seat ? { kind: 'me', name: 'Ada' } : { kind: 'bot', level: 'easy' },
  );
  const response = await fetch(`${url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record, seats }),
  });
  const made = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(made));
  const mine = made.seats.filter((one) => one.seat === seat);
  const held = {
    id: made.table.id,
    secrets: [...mine.map(({ secret }) => secret), made.owner].filter((secret) => secret !== ''),
    seats: Object.fromEntries(mine.map(({ secret }) => [seat, secret])),
    owner: made.owner,
  };
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(
    (tables) => {
      localStorage.setItem('tabula.tables', tables);
      localStorage.setItem('tabula.settings', '{"lone":false}');
    },
    JSON.stringify([held]),
  );
  await page.goto(`/t/${made.table.id}`);
  await page.locator('.lobby, .board').first().waitFor();
  const start = page.getByRole('button', { name: 'Start the game' });
  if (await start.isVisible()) await start.click();
  await page.locator('.prompt:not(.idle), .battle .chips, .plan').first().waitFor();
  const over = page.locator('.battle-continue');
  if (await over.isVisible()) await over.click();
  await page.evaluate(listen);
  await page.waitForTimeout(1500);
  return page;
}

/** In the page: notes for every key and every move of the mouse how long it took until something was painted. */
function listen() {
  globalThis.taken = [];
  const note = ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => globalThis.taken.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  for (const name of ['keydown', 'pointerover', 'pointerdown']) addEventListener(name, note, { capture: true });
}

/** Keys that walk over the map, the mouse over lit places, digits that open sheets and lists. */
async function measured(page) {
  const keys = await taken(page, async (i) => {
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][i % 4]);
  });
  const places = await page.locator('a.place.lit').all();
  const mouse = await taken(page, async (i) => {
    const box = await places[i % Math.max(1, places.length)]?.boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  });
  const open = await taken(page, async (i) => {
    await page.keyboard.press(i % 2 === 0 ? '1' : 'Escape');
  });
  return { keys, mouse, open };
}

async function taken(page, act) {
  await page.evaluate(() => {
    globalThis.taken.length = 0;
  });
  for (let i = 0; i < TRIES; i++) {
    await act(i);
    await page.waitForTimeout(40);
  }
  const times = await page.evaluate(() => globalThis.taken.toSorted((a, b) => a - b));
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Frames a second while the map is drawn about, and while it is zoomed. */
async function framesOf(page) {
  await page.mouse.move(470, 400);
  const pan = await framesWhile(page, async () => {
    await page.mouse.down();
    for (let step = 0; step < 120; step++)
      await page.mouse.move(470 + 150 * Math.sin(step / 12), 400 + 90 * Math.cos(step / 9));
    await page.mouse.up();
  });
  const zoom = await framesWhile(page, async () => {
    for (let step = 0; step < 60; step++) await page.mouse.wheel(0, step < 30 ? -120 : 120);
  });
  return { pan, zoom };
}

async function framesWhile(page, act) {
  await page.evaluate(() => {
    globalThis.frames = 0;
    globalThis.begun = performance.now();
    globalThis.counting = true;
    const count = () => {
      globalThis.frames++;
      if (globalThis.counting) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return page.evaluate(() => {
    globalThis.counting = false;
    return (1000 * globalThis.frames) / (performance.now() - globalThis.begun);
  });
}

function print(rows, frames) {
  const cell = ({ p50, p95 }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`.padStart(12);
  const head = [
    'game'.padEnd(14),
    'answers'.padStart(8),
    'keys'.padStart(12),
    'mouse'.padStart(12),
    'sheets'.padStart(12),
  ];
  const lines = rows.map(({ game, answers, keys, mouse, open }) =>
    [game.padEnd(14), String(answers).padStart(8), cell(keys), cell(mouse), cell(open)].join(' '),
  );
  console.log(['until it is painted, in ms, p50 / p95', head.join(' '), ...lines].join('\n'));
  if (frames !== null)
    console.log(`frames a second in ${LARGEST}: ${frames.pan.toFixed(0)} moved, ${frames.zoom.toFixed(0)} zoomed`);
}
