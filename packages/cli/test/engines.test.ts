import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botByName, gameLine, isOutside, OurEngine, playBetween, playerByName, questionLines } from '@tabula/bots';
import { Chance, configure, Match, seedFrom, startWorld } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { BIN, freshFolder, tabula } from './run.ts';

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

/** A match as an engine may ask it. */
function watchedOf(match: Match) {
  return { game: match.game, config: match.config, seen: match.seen.bind(match), told: match.told.bind(match) };
}

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

describe('our own bot as an engine', () => {
  it.each(GAMES)('is told of %s a world that looks as the real one does, and knows no more of it', async (id) => {
    let asked = 0;
    let told = 0;
    await playedSome(id, (match, seat) => {
      const chance = Chance.fromSeed(seedFrom(`told ${asked++}`));
      const world = match.told(seat, chance);
      if (world === null) return;
      told++;
      const text = JSON.stringify(world);
      expect(text).not.toContain(match.seed);
      expect(text).not.toContain(match.run.chance.toJSON().key);
      const run = startWorld(match.game, JSON.parse(text), chance);
      expect(match.game.view(run.state, seat)).toEqual(match.seen(seat).view);
      expect(run.decision?.open(seat)?.options.map((option) => option.id)).toEqual(
        match.seen(seat).ask?.options.map((option) => option.id),
      );
      // It looks ahead from there as any bot does.
      expect(run.imagine(seat, chance).decision?.open(seat)).toBeDefined();
    });
    expect(told / asked).toBeGreaterThan(0.97);
  });

  it.each(GAMES)('plays %s', async (id) => {
    const game = await loadGame(id);
    const faults: string[] = [];
    const engine = playerByName(`engine:20000ms:"${process.execPath}" ${BIN} engine --level search:1`, ({ message }) =>
      faults.push(message),
    );
    if (!isOutside(engine)) throw new Error('an engine does not sit here');
    const seated = engine.sit(0);
    const match = Match.create(game, { players: game.players.usual, seed: seedFrom(`ours ${id}`) });
    const chance = Chance.fromSeed(seedFrom('the others'));
    for (let answers = 0; answers < 25; ) {
      const { decision } = match;
      if (decision === null) break;
      const ours = decision.open(0) !== undefined;
      const [ask] = decision.asks.filter(({ seat }) => decision.open(seat) !== undefined);
      match.answer(ours ? 0 : ask.seat, ours ? await seated.choose(match) : chance.pick(ask.options).id);
      if (ours) answers++;
    }
    seated.close();
    expect(faults).toEqual([]);
  });

  it('answers within the time it is given, and without rules by the lot', async () => {
    const game = await loadGame('byzantium');
    const match = Match.create(game, { players: 2, seed: seedFrom('time') });
    const seat = match.decision?.asks[0].seat ?? 0;
    const said: string[] = [];
    const ours = new OurEngine({ bot: botByName('search:100000'), loadGame, say: (line) => said.push(line) });
    const ids = match.seen(seat).ask?.options.map((option) => option.id) ?? [];
    const hear = async (...lines: string[]) => {
      said.length = 0;
      for (const line of lines) await ours.hear(line);
      return said.at(-1)?.replace('bestmove ', '');
    };
    expect(await hear('tep 1')).toBe('tepok');
    expect(said).toContain('want world');
    const world = `world ${JSON.stringify(match.told(seat, Chance.fromSeed(seedFrom('time'))))}`;
    const question = [gameLine(match, seat), ...questionLines(match.seen(seat))];
    const begun = performance.now();
    expect(ids).toContain(await hear(...question, world, 'go movetime 200'));
    expect(performance.now() - begun).toBeLessThan(5000);
    const older = gameLine({ ...watchedOf(match), game: { id: 'byzantium', version: 0 } }, seat);
    expect(ids).toContain(await hear(older, ...question.slice(1), world, 'go movetime 200'));
    expect(said[0]).toBe('info string byzantium of version 0 is not known here');
    expect(ids).toContain(await hear(...question, 'go movetime 200'));
    expect(said).toHaveLength(1);
  });

  it('is stronger than chance, in the arena', () => {
    const words = [
      'arena',
      'oasis-road',
      `engine:20000ms:"${process.execPath}" ${BIN} engine --level greedy`,
      'random',
    ];
    const { out, err, code } = tabula([...words, '--games', '20', '--json']);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(JSON.parse(out).score.value).toBeGreaterThan(0.7);
  });

  it('is refused by another name', () => {
    const { err, code } = tabula(['engine', '--level', 'clever']);
    expect(err).toContain('there is no bot "clever"');
    expect(code).toBe(2);
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
