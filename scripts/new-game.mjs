// npm run new-game <name>: a folder in games/ that plays at once, registered everywhere. It begins as a copy of The Oasis Road, the first
// example, under its own name; docs/a-new-game.md says what to change, in which order.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const MODEL = 'oasis-road';
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) stop('A name of small letters, please: npm run new-game olive-war');
const folder = join(root, 'games', name);
if (existsSync(folder)) stop(`games/${name} is there already.`);

const words = name.split('-');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = words.map(capital).join('');
const camel = pascal[0].toLowerCase() + pascal.slice(1);
const title = words.map(capital).join(' ');
const changes = [
  [MODEL, name],
  ['oasisRoad', camel],
  ['OasisRoad', pascal],
  ['The Oasis Road', title],
  ['La via delle oasi', title],
];

cpSync(join(root, 'games', MODEL), folder, {
  recursive: true,
  filter: (path) => !/(node_modules|dist|built)$/.test(path),
});
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  edit(path, (text) => changes.reduce((done, [from, to]) => done.replaceAll(from, to), text));
}
writeFileSync(
  join(folder, 'README.md'),
  `# ${title}\n\nBegun as a copy of [The Oasis Road](../oasis-road/README.md); [A new game](../../docs/a-new-game.md) goes through what to change.\n`,
);

// Where the house lists its games.
for (const list of ['tsconfig.json', 'tsconfig.test.json'])
  addAfter(list, `    { "path": "games/${MODEL}" },`, `    { "path": "games/${name}" },`);
edit(join(root, 'games/registry/tsconfig.json'), (text) =>
  text.replace(`{ "path": "../${MODEL}" }`, `{ "path": "../${MODEL}" },\n    { "path": "../${name}" }`),
);
edit(join(root, 'games/registry/package.json'), (text) => {
  const listing = JSON.parse(text);
  const dependencies = { ...listing.dependencies, [`@tabula/${name}`]: '0.1.0' };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...listing, dependencies: sorted }, null, 2)}\n`;
});
addAfter(
  'games/registry/src/index.ts',
  'const entries: readonly Entry[] = [',
  `  {
    id: '${name}',
    title: { en: '${title}', it: '${title}' },
    load: async () => (await import('@tabula/${name}')).${camel},
  },`,
);

const npm = process.env.npm_execpath;
npmRun(['install', '--ignore-scripts', '--no-audit', '--no-fund']);
npmRun(['run', 'build']);
const atlas = spawnSync(process.execPath, ['packages/cli/bin/tabula.mjs', 'atlas', name, '--build'], {
  cwd: root,
  stdio: 'inherit',
});
if (atlas.status !== 0) process.exit(atlas.status ?? 1);
process.stdout.write(`
games/${name} is there, and the house plays it:
    npx vitest run --project unit games/${name}     its tests
    npx tabula play ${name}                         in the terminal
    npm start                                       in the browser
Then go through docs/a-new-game.md.
`);

function stop(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

function edit(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** A line more in a list, after one that is known to be there. */
function addAfter(path, line, more) {
  edit(join(root, path), (text) => {
    if (!text.includes(line)) {
      rmSync(folder, { recursive: true });
      stop(`${path} has no line "${line.trim()}": the list must be mended by hand.`);
    }
    return text.replace(line, `${line}\n${more}`);
  });
}

function npmRun(args) {
  const options = { cwd: root, stdio: 'inherit', shell: npm === undefined && process.platform === 'win32' };
  const { status } = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (status !== 0) process.exit(status ?? 1);
}
