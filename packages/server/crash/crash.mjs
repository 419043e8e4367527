// npm run crash -- [--kills 100] [--seconds 600] [--seed S] [--undo 25] [--turns 150] [--pause 25] [--breath 400] [--games a,b] [--backups 0] [--verbose]
// All games on the real server, played over HTTP and sockets, while the process is stopped and killed again and again.
// After each restart everybody must get what he had. Exit code 1 if anything was lost, doubled, dead, different or stuck.
import { parseArgs } from 'node:util';
import { backUp } from './backups.mjs';
import { Judge } from './judge.mjs';
import { Random } from './random.mjs';
import { faultsOf, storiesOf, tableOf } from './report.mjs';
import { World } from './world.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    undo: { type: 'string', default: '25' },
    turns: { type: 'string', default: '150' },
    pause: { type: 'string', default: '25' },
    breath: { type: 'string', default: '400' },
    games: { type: 'string', default: '' },
    backups: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const backups = Number(values.backups);
const end = Date.now() + 1000 * Number(values.seconds);
const random = new Random(values.seed);
const judge = new Judge();
const games = values.games.split(',').filter((game) => game !== '');
const world = new World({
  judge,
  random,
  undo: Number(values.undo),
  pause: Number(values.pause),
  breath: Number(values.breath),
  games,
});
const began = Date.now();
let killed = 0;
let stopped = 0;
let backedUp = 0;
/** Turns of bots and clocks that had to come by themselves. */
let awaited = 0;

/** After how many rounds it is looked whether bots and clocks go on by themselves. */
const BREATH_EVERY = 100;

/** One round: people play, the server ends one way or another and starts again, everybody compares. */
async function round(number) {
  judge.round = number;
  const gently = random.oneIn(5);
  const quiet = random.oneIn(3);
  const turns = random.between(10, Number(values.turns));
  const backup = backedUp < backups && number * backups >= backedUp * kills;
  const beside = backup ? backUp(world, ++backedUp) : null;
  await world.play({ turns, quiet, beside, end: () => world.end(gently) });
  if (gently) stopped++;
  else killed++;
  if (random.oneIn(15)) {
    await world.startInVain();
    killed++;
  }
  await world.start();
  await world.check(quiet);
  tell(`round ${number}`);
}

async function breathe() {
  judge.round = 'bots, clocks';
  awaited += await world.breathe();
  killed++;
  tell(judge.round);
}

/** How it goes, for whoever watches. */
function tell(what) {
  if (!values.verbose) return;
  const counts = tableOf(judge).split('\n').at(-1);
  process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s ${what.padEnd(12)} ${counts}\n`);
}

try {
  await world.start();
  await world.furnish();
  for (let number = 1; killed < kills && Date.now() < end; number++) {
    await round(number);
    if (number % BREATH_EVERY === 0) await breathe();
  }
  await breathe();
  judge.round = 'the end';
  await world.play({ turns: 1, quiet: true, end: () => world.end(true) });
  await world.start();
  await world.check(true);
} finally {
  await world.close();
}

const seconds = Math.round((Date.now() - began) / 1000);
process.stdout.write(`${storiesOf(judge)}

seed ${values.seed}: ${killed} kills and ${stopped} gentle stops in ${seconds} s, ${judge.views} views compared, ${awaited} turns of bots and clocks awaited, ${backedUp} backups
${tableOf(judge)}
`);
if (values.verbose) {
  const refusals = [...judge.refusals].sort(([, a], [, b]) => b - a);
  process.stderr.write(`refused: ${refusals.map(([what, count]) => `${what} ${count}`).join(', ')}\n`);
}
process.exitCode = faultsOf(judge) === 0 ? 0 : 1;
