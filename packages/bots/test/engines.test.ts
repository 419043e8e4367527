import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineFault, isOutside, type OutsidePlayer, playBetween, playerByName } from '@tabula/bots';
import { Match, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

const TWO = { players: 2, settings: {} };
const HELLO = "if (line.startsWith('tep')) say('tepok');";
const OPTIONS = "if (line.startsWith('ask')) options = []; if (line.startsWith('option')) options.push(line.slice(7));";
const ANSWER = "if (line.startsWith('go')) say('bestmove ' + options[0]);";

/** An engine in the language that is surely there, of a few statements that are done for each line. */
function written(...statements: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'engine-')), 'engine.mjs');
  const head = "import { createInterface } from 'node:readline'; import { writeFileSync } from 'node:fs';";
  const say = "let options = []; const say = (text) => process.stdout.write(text + '\\n');";
  writeFileSync(
    file,
    [head, say, "createInterface(process.stdin).on('line', (line) => {", ...statements, '});'].join('\n'),
  );
  return file;
}

function engine(file: string, faults: EngineFault[] = [], milliseconds = 5000): OutsidePlayer {
  const word = `engine:${milliseconds}ms:"${process.execPath}" ${file}`;
  const player = playerByName(word, (fault) => faults.push(fault));
  if (!isOutside(player)) throw new Error('an engine does not sit here');
  return player;
}

function freshMatch() {
  return Match.create(duel, { players: 2, seed: seedFrom('engines') });
}

/** The seat that is asked first. */
function askedIn(match: Match<unknown>): number {
  return match.decision?.asks[0].seat ?? 0;
}

describe('an engine of other people', () => {
  it('plays a whole game, in an empty folder of its own and with nothing of our environment', async () => {
    const told = join(mkdtempSync(join(tmpdir(), 'engine-')), 'told');
    const look = `if (line.startsWith('game')) { const fs = process.getBuiltinModule('node:fs');
      writeFileSync(${JSON.stringify(told)}, JSON.stringify([process.cwd(), fs.readdirSync('.'), Object.keys(process.env)])); }`;
    process.env.TABULA_SECRET_OF_A_TEST = 'not for engines';
    const faults: EngineFault[] = [];
    const played = await playBetween(duel, TWO, seedFrom('whole'), [
      engine(written(HELLO, OPTIONS, ANSWER, look), faults),
      playerByName('random'),
    ]);
    delete process.env.TABULA_SECRET_OF_A_TEST;
    expect(played.result.winners.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    const [folder, files, variables] = JSON.parse(readFileSync(told, 'utf8'));
    expect(files).toEqual([]);
    expect(variables.filter((name: string) => name !== 'PATH' && name !== 'LANG')).toEqual([]);
    expect(() => readdirSync(folder), 'the folder goes with the engine').toThrow('ENOENT');
  });

  it.each([
    ['stopped', [HELLO, "if (line.startsWith('go')) process.exit(3);"]],
    ['start', null],
    ['slow', [HELLO]],
    ['noise', [HELLO, "if (line.startsWith('go')) say('x'.repeat(5000));"]],
    ['noise', [HELLO, "if (line.startsWith('go')) for (let i = 0; i < 2000; i++) say('info ' + 'x'.repeat(1000));"]],
    ['answer', [HELLO, "if (line.startsWith('go')) say('bestmove the moon');"]],
  ] as const)('that fails (%s) is told of once, and the game goes on without it', async (code, statements) => {
    const faults: EngineFault[] = [];
    const file = statements === null ? '' : written(...statements);
    const player =
      statements === null
        ? playerByName('engine:/nowhere/no-engine', (fault) => faults.push(fault))
        : engine(file, faults, code === 'slow' ? 50 : 5000);
    const played = await playBetween(duel, TWO, seedFrom(code), [player, playerByName('random')]);
    expect(played.result.winners.length).toBeGreaterThan(0);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });

  it('has no process left when its seat is closed, whatever it was doing and whatever it had started', async () => {
    const told = join(mkdtempSync(join(tmpdir(), 'engine-')), 'pids');
    const starts = `if (line.startsWith('go')) { const { spawn } = process.getBuiltinModule('node:child_process');
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
      writeFileSync(${JSON.stringify(told)}, process.pid + ' ' + other.pid); }`;
    const match = freshMatch();
    const seated = engine(written(HELLO, starts)).sit(askedIn(match));
    const answer = seated.choose(match);
    answer.catch(() => {});
    await expect.poll(() => readPids(told)).toHaveLength(2);
    seated.close();
    await expect(answer).rejects.toThrow('the game is over');
    for (const pid of readPids(told)) await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('is asked again after a fault, and after three no more', async () => {
    const match = freshMatch();
    const seated = engine(written(HELLO, "if (line.startsWith('go')) process.exit(3);")).sit(askedIn(match));
    for (let i = 0; i < 3; i++) await expect(seated.choose(match)).rejects.toThrow('stopped by itself (3)');
    await expect(seated.choose(match)).rejects.toThrow('not asked any more');
    seated.close();
  });
});

function readPids(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

/** One that has ended and that nobody has fetched yet does not run. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
