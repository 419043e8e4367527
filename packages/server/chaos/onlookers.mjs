import { WebSocket } from 'ws';

/** How long a page waits before it comes back, in milliseconds: as the client does. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** So long nobody may be without a line, in milliseconds: a reconnect, on a machine that has much to do. */
const LONGEST_GAP = 10_000;

/** A page that only looks on, as a browser does: sent away, it comes back by itself, to any node. */
class Onlooker {
  seq = -1;
  /** Since when it has no line. */
  #lost = performance.now();
  #pause = FIRST_PAUSE;
  #closed = false;
  #timer;
  #socket;
  #host;
  #table;

  constructor(host, table) {
    this.#host = host;
    this.#table = table;
    this.#connect();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket.terminate();
  }

  #connect() {
    const { id, spectator } = this.#table;
    const socket = new WebSocket(`${this.#host.url().replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.on('open', () => {
      const seq = this.seq >= 0 ? { seq: this.seq } : {};
      socket.send(JSON.stringify({ type: 'hello', table: id, secrets: [spectator], ...seq }));
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => this.#again());
  }

  #hear(message) {
    if (message.type === 'welcome') {
      this.#host.cameBack(performance.now() - this.#lost);
      this.#pause = FIRST_PAUSE;
    }
    if (message.type === 'error') this.#host.refused(this.#table, message.error.code);
    if (message.type !== 'game') return;
    if (message.seq < this.seq) this.#host.sentBack(this.#table, `from event ${this.seq} to ${message.seq}`);
    this.seq = message.seq;
  }

  #again() {
    if (this.#closed) return;
    if (this.#pause === FIRST_PAUSE) this.#lost = performance.now();
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}

/** Onlookers at all tables, and how long they were without a line. */
export class Onlookers {
  #world;
  #pages = new Map();
  #gaps = [];

  constructor(world) {
    this.#world = world;
  }

  /** Somebody looks on at every table there is; nobody at one that is not played any more. */
  look() {
    const tables = new Set(this.#world.tables);
    for (const [table, page] of this.#pages) {
      if (tables.has(table)) continue;
      page.close();
      this.#pages.delete(table);
    }
    for (const table of tables) if (!this.#pages.has(table)) this.#pages.set(table, this.#at(table));
  }

  #at(table) {
    const { judge } = this.#world;
    let first = true;
    return new Onlooker(
      {
        url: () => this.#world.url,
        cameBack: (gap) => {
          if (!first) this.#gaps.push(gap);
          first = false;
          if (gap > LONGEST_GAP) judge.fault('stuck', `a page was without a line for ${Math.round(gap)} ms`);
        },
        refused: (_, code) => judge.fault('different', `a page was refused when it came back: ${code}`),
        sentBack: (_, how) => judge.fault('different', `a page was sent back in time ${how}`),
      },
      table,
    );
  }

  close() {
    for (const page of this.#pages.values()) page.close();
  }

  /** How often pages came back, and how long they were away. */
  get summary() {
    const gaps = this.#gaps.sort((a, b) => a - b);
    const at = (share) => Math.round(gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0);
    return `${this.#pages.size} pages that only look on came back ${gaps.length} times: without a line for ${at(0.5)} ms (p50), ${at(0.99)} ms (p99), ${at(1)} ms at most`;
  }
}
