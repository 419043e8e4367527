// npm run golden [game ...]: plays one whole game of each kind of table with quick bots and keeps its record beside the game's tests. Every
// run of the tests plays these games again: rules that go another way without a new `version` are noticed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

install();
build();
const { games, loadGame } = await import('@tabula/games');
const { configure, fingerprint, Match, parseRecord, seedFrom } = await import('@tabula/engine');
const { botByName, playGame } = await import('@tabula/bots');

/** A game that quick bots do not bring to an end is kept up to here. */
const MOST_ANSWERS = 1500;

const wanted = process.argv.slice(2);
for (const { id } of games.filter((game) => wanted.length === 0 || wanted.includes(game.id))) {
  const game = await loadGame(id);
  const folder = join(root, 'games', id, 'test', 'golden');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const config of tablesOf(game)) {
    const name = nameOf(game, config);
    const match = Match.replay(game, parseRecord(recordOf(game, config, seedFrom(`golden ${name}`))));
    const told = `# ${fingerprint(match.log)}`;
    writeFileSync(join(folder, `${name}.tabula`), match.toString());
    writeFileSync(join(folder, `${name}.log`), `${told}\n`);
    process.stdout.write(
      `${id} ${name}: ${match.answers.length} answers, ${match.over ? 'to the end' : 'not to the end'}\n`,
    );
  }
}

/** Every number of players, and the last value of every setting, as far as they go together. */
function tablesOf(game) {
  const plain = [];
  for (let players = game.players.min; players <= game.players.max; players++) plain.push({ players, settings: {} });
  const varied = Object.entries(game.settings).flatMap(([name, { values }]) =>
    values
      .slice(1)
      .slice(-1)
      .map((value) => ({ players: game.players.usual, settings: { [name]: value } })),
  );
  return [...plain, ...varied].flatMap(({ players, settings }) => {
    for (const count of [players, ...plain.map((one) => one.players)])
      try {
        const config = configure(game, count, settings);
        Match.replay(game, {
          game: game.id,
          version: game.version,
          config,
          seed: seedFrom('try'),
          names: [],
          answers: [],
          firstLine: 1,
        });
        return [config];
      } catch {}
    return [];
  });
}

function nameOf(game, { players, settings }) {
  const unusual = Object.entries(settings).filter(([name, value]) => value !== game.settings[name].values[0]);
  return [String(players), ...unusual.map(([name, value]) => `${name}-${value}`)].join('-');
}

/** The game's record, or as much of it as was played before the bound. */
function recordOf(game, config, seed) {
  const bots = Array.from({ length: config.players }, () => botByName('greedy'));
  try {
    return playGame(game, config, seed, bots, MOST_ANSWERS).record();
  } catch (fault) {
    // Only the bound may stop it: where the rules fail there is no game to keep.
    if (parseRecord(fault.record).answers.length < MOST_ANSWERS) throw fault;
    return fault.record;
  }
}
