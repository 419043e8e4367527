// Holds every import of the house to its plan: folders in order, no cycles, no folder (of tests neither) that is really two.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS, GAME, MOST_FILES, PACKAGES } from './house-plan.mjs';
import { root } from './setup.mjs';

const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;

/** Every source file below a folder. */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Where a package lies, by its name in the plan. */
function placeOf(name) {
  if (name.startsWith('games/')) return name;
  return name === 'registry' ? 'games/registry' : `packages/${name}`;
}

/** Its name in the plan, by the name it is imported by. */
function planNameOf(imported) {
  if (imported === 'games') return 'registry';
  return imported in PACKAGES ? imported : 'games/*';
}

/** The line of the plan that a file belongs to: itself, or the nearest folder that has one. */
function lineOf(lines, file) {
  for (let at = file; at !== '.'; at = dirname(at)) {
    const line = lines.indexOf(at);
    if (line >= 0) return line;
  }
  return -1;
}

/** The files of a circle of imports that a file is part of, or undefined. */
function circleFrom(start, imports) {
  const cameFrom = new Map([[start, undefined]]);
  const open = [start];
  for (const file of open)
    for (const next of imports.get(file) ?? []) {
      if (next === start) {
        const circle = [];
        for (let at = file; at !== undefined; at = cameFrom.get(at)) circle.unshift(at);
        return circle;
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, file);
        open.push(next);
      }
    }
  return undefined;
}

/** What one package's imports do against the plan, in sentences. */
function faultsOf(name) {
  const lines = FOLDERS[name] ?? GAME;
  const mayKnow = PACKAGES[name] ?? PACKAGES['games/*'];
  const source = join(root, placeOf(name), 'src');
  const files = sourcesIn(source);
  const shown = (path) => relative(source, path).split(sep).join('/');
  const faults = [];
  const imports = new Map();
  for (const file of files) {
    const line = lineOf(lines, shown(file));
    if (line < 0) faults.push(`${shown(file)} has no place in the plan`);
    const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from]) => from);
    for (const from of found) {
      const other = /^@tabula\/([\w-]+)/.exec(from)?.[1];
      if (other !== undefined && !mayKnow.includes(planNameOf(other)))
        faults.push(`${shown(file)} imports ${from}, which ${name} may not know`);
    }
    const near = found.filter((from) => from.startsWith('.')).map((from) => resolve(dirname(file), from));
    imports.set(file, near);
    for (const to of near)
      if (lineOf(lines, shown(to)) > line && lineOf(lines, shown(to)) >= 0)
        faults.push(`${shown(file)} imports ${shown(to)}, which stands below it`);
  }
  for (const file of files) {
    const circle = circleFrom(file, imports);
    // Told once, by the first of its files.
    if (circle !== undefined && [...circle].sort()[0] === file)
      faults.push(`a circle of imports: ${circle.map(shown).join(' -> ')}`);
  }
  return [...faults, ...crowdsOf(name)].map((fault) => `${placeOf(name)}: ${fault}`);
}

/** Folders of a package, of its sources and of its tests, that hold more files than one looks through. */
function crowdsOf(name) {
  const home = join(root, placeOf(name));
  const parts = ['src', 'test', 'e2e'].map((part) => join(home, part)).filter((part) => existsSync(part));
  const sizes = grouped(parts.flatMap(sourcesIn), dirname);
  return [...sizes]
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(([folder, inside]) => `${relative(home, folder)} has ${inside.length} files: two chapters?`);
}

function grouped(list, key) {
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** Everything that has sources, by its name in the plan. */
function everything() {
  const games = readdirSync(join(root, 'games')).filter((name) => name !== 'registry');
  const packages = readdirSync(join(root, 'packages'));
  const names = [...packages, 'registry', ...games.map((name) => `games/${name}`)];
  return names.filter((name) => existsSync(join(root, placeOf(name), 'src')));
}

/** Ends the process with a list of faults, if there are any. */
export function checkPlan() {
  const faults = everything().flatMap(faultsOf);
  if (faults.length === 0) return;
  const list = faults.map((fault) => `  ${fault}\n`).join('');
  process.stderr.write(`The imports do not follow the plan of the house (scripts/house-plan.mjs):\n${list}`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) checkPlan();
