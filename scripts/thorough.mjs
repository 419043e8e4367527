// npm run thorough -- <game> [--positions 5000] [--games 2000] [--slices 20] [--from 1]: the oracles and the books of a game, on many more
// positions and random games than on every day, slice by slice. Every oracle looks at so many positions, every ledger at so many games a
// number of players. A slice smaller than a day’s number may come across too little and say so. A slice that fails is named at the end.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, install, root } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '5000' },
    games: { type: 'string', default: '2000' },
    slices: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
  },
});
const [game] = positionals;
const oracle = `games/${game}/test/oracle`;
if (game === undefined || !existsSync(join(root, oracle))) {
  process.stderr.write('Which game? One that has oracles: npm run thorough -- conquest\n');
  process.exit(2);
}
install();
compile();
const failed = [];
for (let slice = Number(values.from); slice <= Number(values.slices); slice++) {
  const began = Date.now();
  const part = `${slice}/${values.slices}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--testTimeout', '0', oracle],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        TABULA_POSITIONS: values.positions,
        TABULA_GAMES: values.games,
        TABULA_SLICE: part,
      },
    },
  );
  process.stdout.write(
    `${game} ${part}: ${status === 0 ? 'right' : 'WRONG'}, ${Math.round((Date.now() - began) / 1000)} s\n`,
  );
  if (status === 0) continue;
  failed.push(part);
  process.stdout.write(stdout + stderr);
}
if (failed.length === 0) {
  process.stdout.write(
    `${game}: ${values.positions} positions an oracle and ${values.games} games a ledger, all right\n`,
  );
} else {
  process.stdout.write(`${game}: wrong in ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
