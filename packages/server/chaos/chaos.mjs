// npm run chaos -- [--minutes 1] [--rounds N] [--nodes 3] [--rolling] [--crowded] [--no-fence] [--no-hints] [--seed S] [--games a,b] [--sorts people,bots] [--turns 150] [--pause 25] [--breath 400] [--verbose]
// All games on several real nodes and one real PostgreSQL, played over HTTP and sockets at any of them, while nodes are killed, stopped
// and started again, their lines cut and the database taken away. Exit code 1 if anything was lost, doubled, dead, different or stuck.
import { parseArgs } from 'node:util';
import { leniency } from '../crash/client.mjs';
import { Judge } from '../crash/judge.mjs';
import { SORTS } from '../crash/opening.mjs';
import { Random } from '../crash/random.mjs';
import { faultsOf, storiesOf, tableOf } from '../crash/report.mjs';
import { Table } from '../crash/table.mjs';
import { audit } from './audit.mjs';
import { Onlookers } from './onlookers.mjs';
import { Nodes } from './world.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    nodes: { type: 'string', default: '3' },
    rolling: { type: 'boolean', default: false },
    crowded: { type: 'boolean', default: false },
    'no-fence': { type: 'boolean', default: false },
    'no-hints': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    undo: { type: 'string', default: '15' },
    games: { type: 'string', default: '' },
    sorts: { type: 'string', default: '' },
    turns: { type: 'string', default: '150' },
    pause: { type: 'string', default: '25' },
    breath: { type: 'string', default: '400' },
    verbose: { type: 'boolean', default: false },
  },
});
/** At tables where everybody acts at once a missing fence shows soonest; none is needed for it that is played nearly to its end. */
const crowded = values.crowded || values['no-fence'];
const usual = crowded ? ['people', 'people', 'bots'] : SORTS;
const listOf = (text) => text.split(',').filter((word) => word !== '');
const random = new Random(values.seed);
const judge = new Judge();
const world = new Nodes({
  judge,
  random,
  undo: Number(values.undo),
  pause: Number(values.pause),
  breath: Number(values.breath),
  games: listOf(values.games),
  count: Number(values.nodes),
  rolling: values.rolling,
  without: ['no-fence', 'no-hints'].filter((word) => values[word]),
});
world.crowded = crowded;
const began = Date.now();
/** Until when it is played, from when there are tables. */
let end = 0;
/** So many rounds, however long they take, or as many as there is time for. */
const goesOn = (played) => (values.rounds === undefined ? Date.now() < end : played < Number(values.rounds));
// While nodes are only replaced, nobody may hear that nothing can be stored.
leniency.storage = !values.rolling;
const onlookers = new Onlookers(world);

const { acknowledge } = Table.prototype;
Table.prototype.acknowledge = function (kind, { seat, option }, reply) {
  world.ledger.push({ table: this.id, kind, seq: reply.seq, seat, option });
  return acknowledge.call(this, kind, { seat, option }, reply);
};

function tell(what) {
  if (!values.verbose) return;
  const counts = tableOf(judge).split('\n').at(-1);
  process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s ${what.padEnd(12)} ${counts}\n`);
}

world.onHarm = tell;
let rounds = 0;
let awaited = 0;
let found = { tables: 0, events: 0 };
try {
  await world.start();
  await world.furnish(values.sorts === '' ? usual : listOf(values.sorts));
  tell('furnished');
  end = Date.now() + 60_000 * Number(values.minutes);
  while (goesOn(rounds) && (faultsOf(judge) === 0 || !values['no-fence'])) {
    judge.round = ++rounds;
    if (values.rolling) onlookers.look();
    const turns = random.between(Number(values.turns) / 5, Number(values.turns));
    await world.play({ turns, quiet: false, beside: world.disturb(), end: () => {} });
    tell('played');
    await world.start();
    await world.check(false);
    tell(`round ${rounds}`);
  }
  onlookers.close();
  if (!values['no-fence']) {
    judge.round = 'bots, clocks';
    if (!values.rolling) awaited = await world.breathe();
    judge.round = 'the end';
    found = await audit(world);
  }
} finally {
  onlookers.close();
  await world.close();
}

const seconds = Math.round((Date.now() - began) / 1000);
const pages = values.rolling ? `${onlookers.summary}\n` : '';
const harm = [...world.harm].map(([what, times]) => `${what} ${times}`).join(', ');
process.stdout.write(`${storiesOf(judge)}

seed ${values.seed}: ${values.nodes} nodes, ${rounds} rounds in ${seconds} s (${harm}), ${world.ledger.length} answers acknowledged, ${found.events} events of ${found.tables} tables in the database, ${judge.views} views compared, ${awaited} turns of bots and clocks awaited
${pages}${tableOf(judge)}
`);
process.exitCode = faultsOf(judge) === 0 ? 0 : 1;
