// The load, in a process of its own: node load.mjs <url,url> <json>. Only for a server on this machine; bounded in number
// and time. It prints its figures as JSON when the time is over.
import { once } from 'node:events';
import { WebSocket } from 'ws';

const [addresses, wish] = process.argv.slice(2);
const urls = addresses.split(',');
const { game, players, tables, perSeat, rate, seconds } = JSON.parse(wish);
if (!urls.every((url) => /^http:\/\/(127\.|localhost)/.test(url)))
  throw new Error('only a server on this machine is measured');
if (tables * players > 5000 || seconds > 60) throw new Error('that is more than this machine should bear');

const latencies = [];
let answers = 0;
let bytes = 0;
let sockets = 0;
let opened = 0;
let measuring = false;
let over = false;

async function newTable(url) {
  const seats = Array.from({ length: players }, (_, i) => ({ kind: 'me', name: `Bot ${i + 1}` }));
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, start: true }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { table, seats: own, spectator } = await response.json();
  return { id: table.id, secrets: own.map(({ secret }) => secret), spectator };
}

/** A table and its pages: one that holds all seats, or one for each seat and one that looks on, each at the next node. */
class Table {
  pages = [];
  /** The position, as the seats that are asked know it. */
  decision = -1;
  seq = 0;
  asks = new Map();
  /** Of the answer that is on the way: when it was sent, and how many pages have not shown it yet. */
  sent = null;

  async open() {
    const node = opened++;
    const { id, secrets, spectator } = await newTable(urls[node % urls.length]);
    const holders = perSeat ? [...secrets, spectator].map((secret) => [secret]) : [secrets];
    for (const [i, held] of holders.entries()) {
      const url = urls[(node + i) % urls.length];
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
      await once(socket, 'open');
      sockets++;
      socket.on('message', (data) => {
        if (measuring) bytes += data.length;
        this.hear(socket, JSON.parse(data));
      });
      socket.send(JSON.stringify({ type: 'hello', table: id, secrets: held, changes: true }));
      this.pages.push(socket);
    }
  }

  hear(socket, message) {
    if (message.type === 'error') throw new Error(JSON.stringify(message));
    if (message.type !== 'game' && message.type !== 'changed') return;
    if (message.decision !== this.decision) {
      this.decision = message.decision;
      this.asks.clear();
    }
    for (const { seat, ask } of message.viewers) if (ask) this.asks.set(seat, { socket, options: ask.options });
    if (this.sent === null) {
      if (rate === 0) this.answer();
      return;
    }
    if (message.seq <= this.sent.seq || --this.sent.missing > 0) return;
    if (measuring) {
      latencies.push(performance.now() - this.sent.at);
      answers++;
    }
    this.sent = null;
    this.seq = message.seq;
    if (message.result) this.again();
    else if (rate === 0) this.answer();
  }

  answer() {
    if (over || this.sent !== null || this.asks.size === 0) return;
    const [seat, { socket, options }] = this.asks.entries().next().value;
    this.asks.delete(seat);
    const option = options[Math.floor(Math.random() * options.length)].id;
    this.sent = { at: performance.now(), missing: this.pages.length, seq: this.seq };
    socket.send(JSON.stringify({ type: 'answer', id: 1, seat, decision: this.decision, option }));
  }

  /** The game is over: another one begins. */
  again() {
    for (const page of this.pages) page.terminate();
    sockets -= this.pages.length;
    Object.assign(this, { pages: [], decision: -1, sent: null, seq: 0 });
    this.asks.clear();
    if (!over) this.open();
  }
}

const all = [];
for (let i = 0; i < tables; i++) {
  const table = new Table();
  await table.open();
  all.push(table);
}
if (rate > 0) {
  let next = 0;
  let due = performance.now();
  setInterval(() => {
    for (; due < performance.now(); due += 1000 / rate) all[next++ % all.length].answer();
  }, 2).unref();
}
await new Promise((resolve) => setTimeout(resolve, 1500));
process.stdout.write('begin\n');
measuring = true;
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
measuring = false;
const elapsed = (performance.now() - began) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
process.stdout.write(
  `${JSON.stringify({ answers, perSecond: answers / elapsed, bytes: bytes / answers, sockets, p50: at(0.5), p99: at(0.99), most: at(1) })}\n`,
);
over = true;
process.exit(0);
