// What the database itself bears: node commits.mjs <address> <groups> <milliseconds>. The same rows, in groups: once by the store, through the
// fence, once as plainly as it can be done, one insert and one update a group. It prints events a second of both.
import { PostgresStore } from '@tabula/server';
import pg from 'pg';

const [address, size, milliseconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const store = await PostgresStore.open(address);
const client = new pg.Client({ connectionString: address });
await client.connect();
// Other nodes are told of what is written.
store.listen(() => {});
await new Promise((resolve) => setTimeout(resolve, 300));
const at = Date.now();

function table(id) {
  const hashes = { ownerHash: 'o', spectatorHash: 's', clientHash: 'c' };
  const row = { id, game: 'heap', version: 1, settings: {}, public: false, time: null, seed: id, sealed: true };
  const seat = { kind: 'human', name: 'A', level: null, secretHash: 'h', inviteHash: null };
  return {
    table: { ...row, ...hashes, from: null, rematch: null, createdAt: at },
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
  return {
    seq,
    kind: 'answer',
    seat: seq % 2,
    openDecision: seq,
    option: 'move 3*infantry+cavalry ankara',
    answeredDecision: seq - 1,
    at,
  };
}

const PLAIN = {
  name: 'plain',
  text: `with e as (select * from json_to_recordset($1::json) as r(table_id text, seq integer, kind text, seat integer,
      open_decision integer, option text, number integer, at bigint, phase text, decision integer, answers integer, waiting text,
      result text, rollback text, asked_at bigint, due_at bigint, updated_at bigint, position text, rules text)),
    i as (insert into events select table_id, seq, kind, seat, open_decision, option, number, at from e)
    update statuses s set phase = e.phase, seq = e.seq, decision = e.decision, answers = e.answers, waiting = e.waiting,
      result = e.result, rollback = e.rollback, asked_at = e.asked_at, due_at = e.due_at, updated_at = e.updated_at,
      position = e.position, rules = e.rules from e where s.table_id = e.table_id`,
};

/** Groups one after the other until the time is over: events a second. */
async function measured(name, commit) {
  const ids = Array.from({ length: size }, (_, i) => `${name}${String(i).padStart(4, '0')}`);
  for (const id of ids) await store.create(table(id), []);
  let seq = 0;
  let began = 0;
  for (let warm = true; ; ) {
    seq++;
    await commit(ids, seq);
    if (warm && seq === 40) {
      warm = false;
      began = performance.now();
    }
    if (!warm && performance.now() - began > milliseconds) break;
  }
  return Math.round((((seq - 40) * size) / (performance.now() - began)) * 1000);
}

const fenced = () =>
  measured(`f${Date.now()}`, (ids, seq) =>
    store.commit(ids.map((id) => ({ table: id, rev: seq - 1, status: statusAt(seq), events: [event(seq)] }))),
  );
const plain = () =>
  measured(`p${Date.now()}`, async (ids, seq) => {
    const rows = ids.map((id) => {
      const { openDecision, answeredDecision, ...rest } = event(seq);
      const { fingerprint, askedAt, dueAt, updatedAt, waiting, ...status } = statusAt(seq);
      const moments = { asked_at: askedAt, due_at: dueAt, updated_at: updatedAt };
      const own = { ...rest, table_id: id, open_decision: openDecision, number: answeredDecision };
      return { ...status, ...moments, ...fingerprint, waiting: JSON.stringify(waiting), ...own };
    });
    await client.query({ ...PLAIN, values: [JSON.stringify(rows)] });
  });

const rounds = { fenced: [], plain: [] };
for (let round = 0; round < 3; round++) {
  rounds.fenced.push(await fenced());
  rounds.plain.push(await plain());
}
process.stdout.write(
  `${JSON.stringify({ size, fenced: Math.max(...rounds.fenced), plain: Math.max(...rounds.plain) })}\n`,
);
await client.end();
await store.close();
