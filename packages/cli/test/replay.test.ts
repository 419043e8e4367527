import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { freshFolder, tiny } from './run.ts';

/** A record of a whole duel in which everybody takes the first option. */
function finishedDuel(): { file: string; match: Match<unknown> } {
  const match = Match.create(duel, { players: 2, seed: seedFrom('replay'), names: ['Ada', 'Bruno'] });
  while (match.decision !== null) {
    const { decision } = match;
    const ask = decision.asks.find(({ seat }) => decision.open(seat) !== undefined);
    if (ask !== undefined) match.answer(ask.seat, ask.options[0].id);
  }
  const file = join(freshFolder(), 'duel.tabula');
  writeFileSync(file, match.toString());
  return { file, match };
}

/** The record with one line changed; lines are counted from 1. */
function changed(file: string, line: number, change: (text: string) => string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[line - 1] = change(lines[line - 1]);
  const other = join(freshFolder(), 'changed.tabula');
  writeFileSync(other, lines.join('\n'));
  return other;
}

describe('replay', () => {
  it('prints the result and the hash of a record that goes through', async () => {
    const { file, match } = finishedDuel();
    const { out, code } = await tiny(`replay ${file}`);
    expect(code).toBe(0);
    expect(out).toContain(`${match.answers.length} answers replayed.`);
    expect(out).toContain('Three clashes are fought.');
    match.result?.points.forEach((points, seat) => {
      expect(out).toMatch(new RegExp(`^${match.names[seat]} +${points}$`, 'm'));
    });
    expect(out).toContain(`Hash: ${match.hash()}, as the record says`);
  });

  it('tells the game in words, in both languages', async () => {
    const { file, match } = finishedDuel();
    const english = (await tiny(`replay ${file} --log`)).out.split('\n');
    const italian = (await tiny(`replay ${file} --log --lang it`)).out.split('\n');
    expect(english.filter((line) => /^(Ada|Bruno) wins the clash\.$/.test(line))).toHaveLength(3);
    expect(italian.filter((line) => /^(Ada|Bruno) vince lo scontro\.$/.test(line))).toHaveLength(3);
    expect(english.indexOf('')).toBe(match.log.length);
  });

  it('does not let a record that somebody sent give orders to the terminal', async () => {
    const { file } = finishedDuel();
    const SPELL = '\x1b]0;mine\x07\x1b[2J\x9b5n';
    const named = changed(file, 5, (line) => `${line}${SPELL}`);
    const broken = changed(file, 5, () => `spell ${SPELL}`);
    const answered = changed(file, 10, (line) => `${line}${SPELL}`);
    const said = [
      await tiny(`replay ${named} --log`),
      await tiny(`replay ${broken}`),
      await tiny(`replay ${answered}`),
    ];
    expect(said.map(({ code }) => code)).toEqual([0, 2, 1]);
    expect(said[0].out).toContain('Ada');
    for (const { out, err } of said)
      for (const control of ['\x1b', '\x07', '\x9b']) expect(out + err).not.toContain(control);
  });

  it('stops at the very line that does not fit', async () => {
    const { file } = finishedDuel();
    const wrong = changed(file, 10, (line) => line.replace(/play \d+/, 'play 99'));
    const { err, code } = await tiny(`replay ${wrong}`);
    expect(code).toBe(1);
    expect(err).toContain(`${wrong}:10: "play 99" is not among`);
  });

  it('finds that the game came out differently', async () => {
    const { file, match } = finishedDuel();
    const last = match.toString().split('\n').length - 1;
    const wrong = changed(file, last, () => `hash ${'0'.repeat(32)}`);
    const { err, code } = await tiny(`replay ${wrong}`);
    expect({ code, place: err.includes(`${wrong}:${last}: the game came out as ${match.hash()}`) }).toEqual({
      code: 1,
      place: true,
    });
  });

  it('calls a file that is no record wrong usage, with the line', async () => {
    const { file } = finishedDuel();
    const broken = changed(file, 2, () => 'game duel');
    const { err, code } = await tiny(`replay ${broken}`);
    expect(code).toBe(2);
    expect(err).toContain(`${broken}:2: "game duel" does not belong in the head`);
  });

  it('does not know games that are not on the list', async () => {
    const { file } = finishedDuel();
    const unknown = changed(file, 2, () => 'game chess 1');
    expect(await tiny(`replay ${unknown}`)).toMatchObject({ code: 2, err: expect.stringContaining('no game "chess"') });
  });
});
