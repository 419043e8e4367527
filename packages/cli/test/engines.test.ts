import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameLine, isOutside, playBetween, playerByName, questionLines } from '@tabula/bots';
import { Chance, configure, Match, seedFrom } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { freshFolder, tabula } from './run.ts';

const SAMPLE = fileURLToPath(new URL('../../../docs/engines/random_engine.py', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!PYTHON) console.warn('there is no python3 on this machine: the sample engine is not played');

/** Answers with what is offered first. */
const ECHO = join(freshFolder(), 'first.mjs');
writeFileSync(
  ECHO,
  `import { createInterface } from 'node:readline';
  let first;
  createInterface(process.stdin).on('line', (line) => {
    if (line.startsWith('tep')) console.log('tepok');
    if (line.startsWith('ask')) first = undefined;
    if (line.startsWith('option')) first ??= line.slice(7);
    if (line.startsWith('go')) console.log('bestmove ' + first);
  });`,
);

const GAMES = games.map(({ id }) => id);
const ANSWERS = 120;

/** A match after some answers by chance, shown before each of them. */
async function playedSome(id: string, look: (match: Match, seat: number) => void): Promise<void> {
  const game = await loadGame(id);
  const match = Match.create(game, { players: game.players.usual, seed: seedFrom(`engines in ${id}`) });
  const chance = Chance.fromSeed(seedFrom('whatever'));
  while (match.decision !== null && match.answers.length < ANSWERS) {
    const { decision } = match;
    const ask = decision.asks.find(({ seat }) => decision.open(seat) !== undefined);
    if (ask === undefined) throw new Error('nobody is asked');
    look(match, ask.seat);
    match.answer(ask.seat, chance.pick(ask.options).id);
  }
}

describe('what an engine is told', () => {
  it.each(GAMES)('in %s follows from what its seat sees, and holds no secret', async (id) => {
    let worlds = 0;
    await playedSome(id, (match, seat) => {
      const seen = match.seen(seat);
      const lines = questionLines(seen);
      const { view: viewed, log, answered, ask: asked } = seen;
      const copy = JSON.parse(
        JSON.stringify({ view: viewed, log, answered, ask: { prompt: asked?.prompt, options: asked?.options } }),
      );
      expect(questionLines(copy), 'a copy of what the seat sees says the same').toEqual(lines);
      const text = [gameLine(match, seat), ...lines].join('\n');
      expect(text.split('\n'), 'a message is a line').toHaveLength(lines.length + 1);
      expect(text).not.toContain(match.seed);
      expect(text).not.toContain(match.run.chance.toJSON().key);
      // In any other world that looks the same from this seat the same is said of it.
      const other = match.run.imagine(seat, Chance.fromSeed(seedFrom(`world ${worlds++}`)));
      const view = match.game.view(other.state, seat);
      const ask = other.decision?.open(seat) ?? null;
      expect(questionLines({ ...seen, view, ask })).toEqual(lines);
    });
    expect(worlds).toBeGreaterThan(10);
  });

  it.each(GAMES)('in %s is asked of the match by nothing but what the seat sees', async (id) => {
    const asked = new Set<string | symbol>();
    const guarded = (match: Match) =>
      new Proxy(match, {
        get: (target, key) => {
          asked.add(key);
          const value = Reflect.get(target, key, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const player = playerByName(`engine:20000ms:"${process.execPath}" ${ECHO}`);
    if (!isOutside(player)) throw new Error('an engine does not sit here');
    const game = await loadGame(id);
    const match = Match.create(game, { players: game.players.usual, seed: seedFrom('guarded') });
    const seat = match.decision?.asks[0].seat ?? 0;
    const seated = player.sit(seat);
    const answer = await seated.choose(guarded(match));
    seated.close();
    expect(match.decision?.open(seat)?.options.map((option) => option.id)).toContain(answer);
    expect([...asked].toSorted()).toEqual(['config', 'game', 'seen']);
  });
});

describe.skipIf(!PYTHON)('the sample engine, in Python', () => {
  it.each(GAMES)('plays %s', async (id) => {
    const game = await loadGame(id);
    const faults: string[] = [];
    const engine = playerByName(`engine:20000ms:python3 ${SAMPLE}`, ({ message }) => faults.push(message));
    const config = configure(game, game.players.usual);
    const players = Array.from({ length: config.players }, (_, seat) => (seat === 0 ? engine : playerByName('random')));
    const { result } = await playBetween(game, config, seedFrom(`python ${id}`), players);
    expect(result.winners.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('plays in simulate', () => {
    const words = [
      'simulate',
      'byzantium',
      '--players',
      '2',
      '--games',
      '2',
      '--seats',
      `engine:20000ms:python3 ${SAMPLE},random`,
    ];
    const { out, err, code } = tabula(words);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toContain('random_engine.py');
  });

  it('passes the test of the protocol', () => {
    const { out, code } = tabula(['engine', '--game', 'byzantium', '--test', `20000ms:python3 ${SAMPLE}`]);
    expect(out).toMatch(/^Byzantium: well \(\d+ answers\)\.\n$/);
    expect(code).toBe(0);
  });

  it('plays in the arena', () => {
    const words = [
      'arena',
      'byzantium',
      `engine:20000ms:python3 ${SAMPLE}`,
      'random',
      '--players',
      '2',
      '--games',
      '2',
      '--json',
    ];
    const { out, err, code } = tabula(words);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(JSON.parse(out)).toMatchObject({ games: 2, unended: 0 });
  });
});

describe('an engine that cannot be started', () => {
  it('fails the test of the protocol', () => {
    const { out, code } = tabula(['engine', '--game', 'byzantium', '--test', '/nowhere/engine']);
    expect(out).toContain('Byzantium: it cannot be started');
    expect(code).toBe(1);
  });

  it('is told of, in the language of the user, and a bot answers in its place', () => {
    const words = [
      'simulate',
      'byzantium',
      '--players',
      '2',
      '--games',
      '1',
      '--lang',
      'it',
      '--seats',
      'engine:/nowhere/engine,random',
    ];
    const { err, code } = tabula(words);
    expect(err).toBe('tabula: il motore al posto 1 non si può avviare; al suo posto risponde un bot\n');
    expect(code).toBe(0);
  });
});
