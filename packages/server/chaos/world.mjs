import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@tabula/server';
import { ask } from '../crash/client.mjs';
import { ServerProcess } from '../crash/process.mjs';
import { World } from '../crash/world.mjs';
import { Postgres } from './postgres.mjs';

const NODE = fileURLToPath(new URL('./node.mjs', import.meta.url));

/** Where nobody answers, because all nodes are gone. */
const NOWHERE = 'http://127.0.0.1:1';

/** How long nodes may take to be ready after everything is well again, in milliseconds. */
const LONGEST_RECOVERY = 60_000;

/** How often a node may fail to start. */
const MOST_STARTS = 3;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Several nodes on one PostgreSQL, and the people at their tables: every request and every page goes to any of them. */
export class Nodes extends World {
  postgres;
  address;
  /** How often each thing was done to them. */
  harm = new Map();
  /** What was acknowledged, to be compared with the database in the end. */
  ledger = [];
  /** Hears what is done to them. */
  onHarm = () => {};
  #count;
  #without;
  #nodes = [];
  #harm;
  /** What has not happened yet: everything happens once before anything does again. */
  #untried;
  #next = 0;

  /** `rolling`: nothing happens to them but that one after the other is replaced. */
  constructor({ count, without, rolling, ...rest }) {
    super(rest);
    this.comesBack = true;
    this.#harm = rolling ? ['upgradeNext'] : HARM;
    this.#untried = new Set(this.#harm);
    this.#untried.delete('nothing');
    this.#count = count;
    this.#without = without;
    this.judge.serverLog = () => this.#nodes.flatMap(({ log }) => log);
  }

  /** Any node that answers. */
  get url() {
    const there = this.#nodes.filter(({ frozen, gone }) => !frozen && !gone);
    return there.length === 0 ? NOWHERE : this.random.pick(there).url;
  }

  async start() {
    if (this.postgres === undefined) {
      this.postgres = await Postgres.start({ durable: true });
      this.address = await this.postgres.database();
      await migrateDatabase(this.address);
    }
    const missing = Array.from({ length: this.#count - this.#nodes.length }, () => this.#started());
    this.#nodes.push(...(await Promise.all(missing)));
    await this.#ready();
    this.stopping = false;
  }

  /** One more node. Where the database does not answer in time, it is started again, as by whoever watches over it. */
  async #started() {
    for (let tried = 1; ; tried++) {
      let listens = false;
      const ended = (how) => listens && this.judge.fault('dead', `a node ended by itself: ${how}`);
      const node = new ServerProcess(this.address, ended, NODE, this.#without);
      try {
        await node.listening();
        listens = true;
        return node;
      } catch (error) {
        if (tried === MOST_STARTS) throw error;
      }
    }
  }

  async #ready() {
    for (const node of this.#nodes) {
      const end = Date.now() + LONGEST_RECOVERY;
      while ((await ask(node.url, 'GET', '/readyz')).became !== 'done') {
        if (Date.now() > end) return this.judge.fault('stuck', 'a node is not ready though everything is well');
        await pause(100);
      }
    }
  }

  /** Something happens to the nodes or to their database while people play; when it is over all is well again. */
  async disturb() {
    await pause(this.random.below(400));
    const harm = this.random.pick(this.#untried.size > 0 ? [...this.#untried] : this.#harm);
    this.#untried.delete(harm);
    this.harm.set(harm, (this.harm.get(harm) ?? 0) + 1);
    this.onHarm(harm);
    await this[harm]();
    this.onHarm(`${harm} over`);
  }

  async kill() {
    const node = this.random.pick(this.#nodes);
    node.gone = true;
    await node.kill();
    await this.#replace(node);
  }

  /** Gently, as in an upgrade of one node after the other. */
  upgrade() {
    return this.#upgrade(this.random.pick(this.#nodes));
  }

  /** One node after the other, the next one only when the last is ready. */
  async upgradeNext() {
    await this.#upgrade(this.#nodes[this.#next++ % this.#nodes.length]);
    await this.#ready();
  }

  async #upgrade(node) {
    node.gone = true;
    const wrong = await node.stop();
    if (wrong !== null) this.judge.fault('stuck', wrong);
    await this.#replace(node);
  }

  async #replace(node) {
    await pause(this.random.below(500));
    this.#nodes[this.#nodes.indexOf(node)] = await this.#started();
  }

  /** A node stands still, knows nothing of it, and goes on with what it had in mind. */
  async freeze() {
    const node = this.random.pick(this.#nodes);
    node.frozen = true;
    node.freeze();
    await pause(this.random.between(300, 4000));
    node.thaw();
    node.frozen = false;
  }

  async sever() {
    for (let times = this.random.between(1, 6); times > 0; times--) {
      await this.postgres.sever();
      await pause(this.random.below(300));
    }
  }

  async stopDatabase() {
    await this.postgres.stop();
    await pause(this.random.below(3000));
    await this.postgres.resume();
  }

  async nothing() {}

  /** All nodes at once, for those who look whether bots and clocks go on by themselves. */
  async end() {
    const before = this.#nodes.splice(0);
    await Promise.all(before.map((node) => node.kill()));
  }

  async close() {
    for (const table of this.tables) {
      table.page?.close();
      table.watcher?.close();
    }
    await this.end();
    await this.postgres?.close();
  }
}

const HARM = ['kill', 'kill', 'freeze', 'freeze', 'sever', 'sever', 'stopDatabase', 'upgrade', 'nothing'];
