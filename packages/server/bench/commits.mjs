// What a store itself bears: node commits.mjs <folder or database> <size> <milliseconds>. The same rows, in groups: once by our store, through
// the fence, once as plainly as it can be done, one insert and one update for each row of a group in one transaction. It prints events a
// second of both, by the median of their groups.
import { join } from 'node:path';
import { LibsqlStore, PostgresStore } from '@tabula/server';
import Libsql from 'libsql';
import pg from 'pg';

const [home, size, milliseconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const shared = home.startsWith('postgres');
const store = await (shared ? PostgresStore.open(home) : LibsqlStore.open(join(home, 'tabula.db')));
const at = Date.now();

/** So many groups go before, until everything is prepared. */
const WARM = 40;

function table(id) {
  const hashes = { ownerHash: 'o', spectatorHash: 's', clientHash: 'c' };
  const row = { id, game: 'heap', version: 1, settings: {}, public: false, time: null, seed: id, sealed: true };
  const seat = { kind: 'human', name: 'A', level: null, secretHash: 'h', inviteHash: null, takerHash: null };
  return {
    table: { ...row, ...hashes, from: null, rematch: null, circle: null, lobby: {}, createdAt: at },
    seats: [0, 1].map((number) => ({ ...seat, seat: number })),
    status: statusAt(0),
    rev: 0,
    said: 0,
  };
}

function statusAt(seq) {
  const fingerprint = { position: `${seq}-0123456789abcdef`, rules: '0123456789abcdef0123' };
  const common = { seq, decision: seq, answers: seq, waiting: [seq % 2], result: null, rollback: null };
  return { phase: 'playing', ...common, askedAt: at, dueAt: null, updatedAt: at + seq, fingerprint };
}

function event(seq) {
  const option = 'move 3*infantry+cavalry ankara';
  return { seq, kind: 'answer', seat: seq % 2, openDecision: seq, option, answeredDecision: seq - 1, at };
}

/** A row as it is in the database: the event, and the status that it leaves. */
function rowOf(id, seq) {
  const { openDecision, answeredDecision, ...rest } = event(seq);
  const { fingerprint, askedAt, dueAt, updatedAt, waiting, ...status } = statusAt(seq);
  const moments = { asked_at: askedAt, due_at: dueAt, updated_at: updatedAt };
  const own = { ...rest, table_id: id, open_decision: openDecision, number: answeredDecision };
  return { ...status, ...moments, ...fingerprint, waiting: JSON.stringify(waiting), ...own };
}

const EVENT = ['table_id', 'seq', 'kind', 'seat', 'open_decision', 'option', 'number', 'at'];
const STATUS = [
  'phase',
  'seq',
  'decision',
  'answers',
  'waiting',
  'result',
  'rollback',
  'asked_at',
  'due_at',
  'updated_at',
  'position',
  'rules',
];

/** PostgreSQL, without us: one statement a group. */
async function plainPostgres() {
  const client = new pg.Client({ connectionString: home });
  await client.connect();
  // Other nodes are told of what our store writes.
  store.listen(() => {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  const text = `with e as (select * from json_to_recordset($1::json) as r(table_id text, seq integer, kind text, seat integer,
      open_decision integer, option text, number integer, at bigint, phase text, decision integer, answers integer, waiting text,
      result text, rollback text, asked_at bigint, due_at bigint, updated_at bigint, position text, rules text)),
    i as (insert into events (${EVENT}) select ${EVENT} from e)
    update statuses s set ${STATUS.map((name) => `${name} = e.${name}`)} from e where s.table_id = e.table_id`;
  return {
    commit: (rows) => client.query({ name: 'plain', text, values: [JSON.stringify(rows)] }),
    close: () => client.end(),
  };
}

/** libsql, without us: in this thread, each row by two prepared statements. */
function plainLibsql() {
  const database = new Libsql(join(home, 'tabula.db'));
  for (const how of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL']) database.pragma(how);
  const insert = database.prepare(`insert into events (${EVENT}) values (${EVENT.map(() => '?')})`);
  const update = database.prepare(`update statuses set ${STATUS.map((name) => `${name} = ?`)} where table_id = ?`);
  const commit = async (rows) => {
    database.exec('BEGIN IMMEDIATE');
    for (const row of rows) {
      update.run(...STATUS.map((name) => row[name]), row.table_id);
      insert.run(...EVENT.map((name) => row[name]));
    }
    database.exec('COMMIT');
  };
  return { commit, close: () => database.close() };
}

const without = shared ? await plainPostgres() : plainLibsql();
const WAYS = {
  fenced: (ids, seq) =>
    store.commit(ids.map((id) => ({ table: id, rev: seq - 1, status: statusAt(seq), events: [event(seq)] }))),
  plain: (ids, seq) => without.commit(ids.map((id) => rowOf(id, seq))),
};

/** Groups by turns, so that whatever else the machine does it does to both; the time that a group usually takes, in milliseconds. */
async function usualTimes() {
  const ids = new Map();
  for (const name of Object.keys(WAYS)) {
    const own = Array.from({ length: size }, (_, i) => `${name}${String(i).padStart(4, '0')}`);
    for (const id of own) await store.create(table(id), []);
    ids.set(name, own);
  }
  const times = { fenced: [], plain: [] };
  const end = performance.now() + milliseconds;
  for (let seq = 1; seq <= WARM || performance.now() < end; seq++) {
    for (const [name, commit] of Object.entries(WAYS)) {
      const began = performance.now();
      await commit(ids.get(name), seq);
      if (seq > WARM) times[name].push(performance.now() - began);
    }
  }
  const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  return { fenced: middle(times.fenced), plain: middle(times.plain) };
}

const times = await usualTimes();
const rateOf = (time) => Math.round((size / time) * 1000);
const rates = { fenced: rateOf(times.fenced), plain: rateOf(times.plain) };
process.stdout.write(`${JSON.stringify({ size, ...rates })}\n`);
await without.close();
await store.close();
