import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, forEachOf } from './client.mjs';
import { manage } from './commands.mjs';
import { openTable, orderedAgain, playOn, rematchOf, SORTS } from './opening.mjs';
import { Page } from './page.mjs';
import { Players } from './players.mjs';
import { ServerProcess } from './process.mjs';

/** How many finished tables are looked at still. */
const FINISHED_KEPT = 8;

/** How long the turn of a bot or a clock may take to come, in milliseconds. */
const LONGEST_TURN = 60_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The server, its folder, its tables and the people at them. */
export class World {
  tables = [];
  /** Tables that were asked for when the server went away. */
  orders = [];
  stopping = false;
  /** Pages that were sent away come back by themselves: there is another server. */
  comesBack = false;
  /** People with a clock wait for it. */
  patient = false;
  /** Several people of a table act at the same moment, all the time. */
  crowded = false;
  folder = mkdtempSync(join(tmpdir(), 'tabula-crash-'));
  #players = new Map();
  #server;
  #games;
  #turnsLeft = 0;
  #enough = () => {};

  constructor({ judge, random, undo, games, pause, breath }) {
    this.judge = judge;
    this.random = random;
    /** The longest that anybody thinks between two turns, in milliseconds. */
    this.pause = pause;
    /** How many turns are taken before it is looked whether bots and clocks go on by themselves. */
    this.breath = breath;
    /** One turn in so many takes an answer back. */
    this.undo = undo;
    this.wanted = games;
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    judge.serverLog = () => this.#server?.log ?? [];
  }

  get url() {
    return this.#server.url;
  }

  async start() {
    this.#server = new ServerProcess(this.folder, (how) =>
      this.judge.fault('dead', `the server ended by itself: ${how}`),
    );
    await this.#server.listening();
    this.stopping = false;
  }

  /** Starts, and is killed again before it has come far. */
  async startInVain() {
    this.#server = new ServerProcess(this.folder);
    await pause(this.random.below(900));
    await this.#server.kill();
  }

  /** The tables, some of each sort for each game. */
  async furnish(sorts = SORTS) {
    const { body } = await ask(this.url, 'GET', '/api/games');
    this.#games = body.games.filter(({ id }) => this.wanted.length === 0 || this.wanted.includes(id));
    const wishes = sorts.flatMap((sort) => this.#games.map((game) => ({ game, sort })));
    await forEachOf(wishes, ({ game, sort }) => this.#open(game, sort));
  }

  async #open(game, sort) {
    const table = await openTable(this, game, sort);
    if (table === null) return;
    table.sort = sort;
    this.#add(table);
    await this.join(table);
  }

  #add(table) {
    this.tables.push(table);
    this.#players.set(table, new Players(this, table, this.random));
  }

  /**
   * Pages for a table: one that holds all seats of ours, one that looks on. What they knew before they still know, unless
   * they come `anew`, with a seat of which they know nothing yet.
   */
  async join(table, anew = false) {
    const hear = (page, message) => table.hear(page, message);
    const before = anew ? [] : [table.page, table.watcher];
    table.page?.close();
    table.watcher?.close();
    table.page = new Page(this.url, hear, before[0]);
    table.watcher = new Page(this.url, hear, before[1]);
    table.rejoins = false;
    await table.page.enter(
      table.id,
      table.secrets.filter((secret) => secret !== null),
    );
    await table.watcher.enter(table.id, [table.spectator]);
  }

  /** Somebody has a new secret, or one less. */
  rejoin(table) {
    table.rejoins = true;
  }

  /** An answer that was offered was refused, though nobody else can have been faster. */
  doubtful(table, body, code) {
    table.fail(
      'different',
      `"${body.option}" was offered to seat ${body.seat} at decision ${body.decision} and refused: ${code}`,
    );
  }

  /**
   * Everybody plays until so many turns were taken, and something that goes on beside is over; then `end` is called in the
   * midst of it, or after all are still.
   */
  async play({ turns, quiet, end, beside = null, tables = this.tables }) {
    this.#turnsLeft = turns;
    const enough = new Promise((resolve) => {
      this.#enough = resolve;
    });
    const players = tables.map((table) => this.#drive(table));
    await Promise.race([Promise.all([enough, beside]), Promise.all(players)]);
    await beside;
    this.stopping = true;
    if (quiet) {
      await Promise.all(players);
      await forEachOf(this.#sound(), (table) => this.judge.before(this.url, table));
    }
    await end();
    await Promise.all(players);
  }

  async #drive(table) {
    while (!this.stopping && table.fault === null) {
      if (table.rejoins) await this.join(table, true);
      else if (this.comesBack && table.page.closed) await this.join(table);
      await this.#players.get(table).turn();
      if (table.unresolved.length > 0) break;
      const settled = await this.#settle(table);
      if (settled && !this.stopping && table.position?.result) await this.#finish(table);
      if (--this.#turnsLeft <= 0) this.#enough();
      await pause(this.random.below(this.pause));
    }
  }

  /** What was acknowledged is shown, and all of it fits together. False where nobody is shown anything just now. */
  async #settle(table) {
    if (!table.started || table.page.closed) return false;
    const shown = await table.page.reached(table.seq);
    if (!shown && !table.page.closed) table.fail('stuck', `event ${table.seq} was never shown`);
    else if (shown) table.fold();
    return shown;
  }

  /** A game is over: its record is looked at, and the next game begins one way or another. */
  async #finish(table) {
    if (!table.recorded) {
      table.recorded = await this.judge.record(this.url, table);
      return;
    }
    if (table.followed || table.fault !== null) return pause(50);
    const orders = this.orders.length;
    const next = await this.#next(table);
    table.followed = next !== null || this.orders.length > orders;
    if (next === null) return;
    next.sort = table.sort;
    this.#add(next);
    await this.join(next);
  }

  async #next(table) {
    if (this.random.oneIn(2)) return playOn(this, table);
    const secret = table.owner;
    const became = await manage(this, table, 'rematch', 'POST', '/rematch', { secret });
    return became.became === 'done' ? rematchOf(this, table, became.body) : null;
  }

  /** Ends the server: gently, or not. */
  async end(gently) {
    if (!gently) return this.#server.kill();
    const wrong = await this.#server.stop();
    if (wrong !== null) this.judge.fault('stuck', wrong);
  }

  #sound() {
    return this.tables.filter(({ fault }) => fault === null);
  }

  /** After a restart: everybody looks, comes back, and what was on the way is cleared up. */
  async check(quiet) {
    await forEachOf(this.#sound(), async (table) => {
      await this.judge.after(this.url, table, quiet);
      if (table.fault !== null) return;
      await this.join(table, table.rejoins);
      await this.#settle(table);
    });
    for (const order of this.orders.splice(0)) {
      const table = await orderedAgain(this, order);
      if (table === null) continue;
      table.sort = 'again';
      this.#add(table);
      await this.join(table);
    }
    await this.#tidy();
  }

  /** Tables that failed make place for others; of finished ones only the last stay. */
  async #tidy() {
    const failed = this.tables.filter(({ fault }) => fault !== null);
    const finished = this.tables.filter(({ fault, followed }) => fault === null && followed);
    const gone = new Set([...failed, ...finished.slice(0, Math.max(0, finished.length - FINISHED_KEPT))]);
    this.tables = this.tables.filter((table) => !gone.has(table));
    for (const table of gone) {
      table.page?.close();
      table.watcher?.close();
      this.#players.delete(table);
    }
    for (const { game, sort } of failed) {
      const info = this.#games.find(({ id }) => id === game);
      if (info !== undefined) await this.#open(info, SORTS.includes(sort) ? sort : 'people');
    }
  }

  /**
   * The server is killed while bots think and clocks run, and nobody comes back to look: every bot and every clock whose
   * turn it is must move all the same. Where people have a clock they leave the answer to it.
   */
  async breathe() {
    this.patient = true;
    const moving = this.#sound().filter((table) => table.moving);
    await this.play({ turns: this.breath, quiet: false, end: () => this.end(false), tables: moving });
    this.patient = false;
    await this.start();
    let awaited = this.#sound().filter((table) => this.#awaits(table));
    const all = awaited.length;
    for (const end = Date.now() + LONGEST_TURN; awaited.length > 0 && Date.now() < end; await pause(200))
      awaited = await this.#unmoved(awaited);
    for (const table of awaited) {
      const { waiting, dueAt } = table.position;
      const late = dueAt === null ? 'a bot' : `a clock that was due ${Date.now() - dueAt} ms ago`;
      table.fail('stuck', `nothing happened for ${LONGEST_TURN / 1000} s: waiting for ${waiting}, ${late}`);
    }
    await this.check(false);
    return all;
  }

  /** Those of some tables that have had no event since we last heard of them; the list of one's tables opens none of them. */
  async #unmoved(tables) {
    const body = { tables: tables.map(({ id, spectator }) => ({ id, secrets: [spectator] })) };
    const became = await ask(this.url, 'POST', '/api/mine', { body });
    const seqs = new Map(became.body?.tables?.map(({ table }) => [table.id, table.seq]));
    return tables.filter(({ id, seq }) => !(seqs.get(id) > seq));
  }

  #awaits({ position, info, unresolved }) {
    if (position === null || position.result || unresolved.length > 0) return false;
    return position.dueAt !== null || position.waiting.some((seat) => info.seats[seat].level !== null);
  }

  async close() {
    for (const table of this.tables) {
      table.page?.close();
      table.watcher?.close();
    }
    await this.#server?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
