import { Chance, formatRecord, type GameRecord, Match, parseRecord, RecordError, seedFrom } from '@tabula/engine';
import { duel, heap, playRandomly } from '@tabula/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

fc.configureGlobal({ seed: 753 });

const SEED = seedFrom('record');
const HEAD = ['tabula record 1', 'game duel 1', 'players 2', 'set deck sorted', 'name 1 Ada', `seed ${SEED}`, ''];

/** What is said of a record that cannot be read or replayed, with its line. */
function complaint(lines: readonly string[]): string {
  try {
    Match.replay(duel, parseRecord(`${lines.join('\n')}\n`));
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'fine';
}

/** The head with one line changed. */
function head(line: number, text: string): string[] {
  return HEAD.with(line - 1, text);
}

describe('a record as text', () => {
  it('can be read by a person', () => {
    const match = Match.create(duel, { players: 2, settings: { deck: 'sorted' }, seed: SEED, names: ['Ada', ''] });
    match.answer(1, 'play 12');
    match.answer(0, 'play 17');
    match.answer(0, 'bury 15');
    expect(match.toString()).toBe(
      `${[...HEAD, '2 play 12', '1 play 17', '1 bury 15', `hash ${match.hash()}`].join('\n')}\n`,
    );
  });

  const word = fc.stringMatching(/^[^\s]{1,8}$/);
  const records: fc.Arbitrary<Omit<GameRecord, 'firstLine'>> = fc
    .record({
      game: fc.stringMatching(/^[a-z-]{1,12}$/),
      version: fc.integer({ min: 1, max: 999_999 }),
      players: fc.integer({ min: 1, max: 99 }),
      settings: fc.dictionary(fc.stringMatching(/^[a-z_-]{1,10}$/), fc.stringMatching(/^[a-z0-9-]{1,10}$/)),
      seed: fc.nat().map((n) => seedFrom(String(n))),
      names: fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }),
      turns: fc.array(fc.tuple(fc.nat(), fc.array(word, { minLength: 1, maxLength: 4 })), { maxLength: 20 }),
      hash: fc.option(
        fc.nat().map((n) => seedFrom(String(n)).slice(0, 32)),
        { nil: undefined },
      ),
    })
    .map(({ players, settings, turns, hash, ...rest }) => ({
      ...rest,
      config: { players, settings },
      answers: turns.map(([n, words]) => ({ seat: n % players, id: words.join(' ') })),
      ...(hash === undefined ? {} : { hash }),
    }));

  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { names, firstLine, headLines, ...read } = parseRecord(formatRecord(record));
        const { names: given, ...written } = record;
        expect(read).toEqual(written);
        expect(names.length).toBeLessThanOrEqual(given.length);
        const lines = formatRecord(record).split('\n');
        record.answers.forEach(({ seat, id }, i) => {
          expect(lines[firstLine - 1 + i]).toBe(`${seat + 1} ${id}`);
        });
      }),
    );
  });

  it('is the same text after any number of readings, whatever people call themselves', () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = formatRecord(record);
        expect(formatRecord(parseRecord(text))).toBe(text);
        expect(formatRecord(parseRecord(text.replaceAll('\n', '\r\n')))).toBe(text);
      }),
    );
  });

  it('may have lost its last line break, or have some too many', () => {
    const text = `${[...HEAD, '2 play 12', '1 play 17'].join('\n')}\n`;
    for (const other of [text.trimEnd(), `${text}\n`, `${text}\n\n\n`])
      expect(parseRecord(other)).toEqual(parseRecord(text));
    expect(parseRecord(text.trimEnd()).answers).toHaveLength(2);
    expect(parseRecord(`${HEAD.join('\n')}\n\n\n`).answers).toEqual([]);
  });

  it('knows the seats that nobody named', () => {
    const { names } = parseRecord(`${head(5, 'name 3 Eve').join('\n')}\n`);
    expect(names).toStrictEqual(['', '', 'Eve']);
  });

  it('keeps a name, but no line breaks in it', () => {
    const names = ['  Ada  Lovelace ', 'Zoë 👑', 'x\nseed 00\n\n1 pass', '\u2028\u0000'];
    const match = Match.create(heap, { players: 4, seed: SEED, names });
    expect(parseRecord(match.toString()).names).toEqual(['Ada  Lovelace', 'Zoë 👑', 'x seed 00 1 pass']);
  });

  it('holds a game that has not begun', () => {
    expect(parseRecord(`${HEAD.join('\n')}\n`).answers).toEqual([]);
    expect(complaint(HEAD)).toBe('fine');
  });
});

describe('a record that cannot be read', () => {
  const cases: [string, readonly string[], RegExp][] = [
    ['nothing at all', [], /^line 1: a record begins with/],
    ['another format', head(1, 'tabula record 2'), /^line 1: a record begins with/],
    ['no end of the head', HEAD.slice(0, 6), /^line 6: the head of a record ends with an empty line/],
    ['no game', HEAD.toSpliced(1, 1), /^line 6: .*which game/],
    ['no players', HEAD.toSpliced(2, 1), /^line 6: .*how many players/],
    ['no seed', HEAD.toSpliced(5, 1), /^line 6: .*no seed/],
    ['a word that does not belong', head(4, 'colour red'), /^line 4: "colour red" does not belong/],
    ['a version that is no number', head(2, 'game duel one'), /^line 2: .*does not belong/],
    ['no number of players', head(3, 'players many'), /^line 3: .*does not belong/],
    ['a version with more behind it', head(2, 'game duel 1b'), /^line 2: .*does not belong/],
    ['a version that begins with nothing', head(2, 'game duel 01'), /^line 2: .*does not belong/],
    ['two versions', head(2, 'game duel 1 2'), /^line 2: .*does not belong/],
    ['players with more behind them', head(3, 'players 2b'), /^line 3: .*does not belong/],
    ['players that begin with nothing', head(3, 'players 02'), /^line 3: .*does not belong/],
    ['players beyond counting', head(3, 'players 200'), /^line 3: .*does not belong/],
    ['two numbers of players', head(3, 'players 2 3'), /^line 3: .*does not belong/],
    ['players by another word', head(3, 'people 2'), /^line 3: .*does not belong/],
    ['a setting without a value', head(4, 'set deck'), /^line 4: .*does not belong/],
    ['a setting with two values', head(4, 'set deck sorted wet'), /^line 4: .*does not belong/],
    ['a name by another word', head(5, 'alias 1 Ada'), /^line 5: .*does not belong/],
    ['a seat without a name', head(5, 'name 1'), /^line 5: .*does not belong/],
    ['a name for no number', head(5, 'name 1st Eve'), /^line 5: .*does not belong/],
    ['a name for a number in disguise', head(5, 'name x1 Eve'), /^line 5: .*does not belong/],
    ['two seeds in a line', head(6, `seed ${SEED} ${SEED}`), /^line 6: .*does not belong/],
    ['a long line', head(4, `colour ${'red'.repeat(40)}`), /^line 4: "colour (red){17}re" does not belong/],
    ['a weak seed', head(6, 'seed 1234'), /^line 6: a seed is 32 to 128/],
    ['two games', HEAD.toSpliced(2, 0, 'game duel 1'), /^line 3: "game" stands twice/],
    ['players twice', HEAD.toSpliced(3, 0, 'players 2'), /^line 4: "players" stands twice/],
    ['a setting twice', HEAD.toSpliced(4, 0, 'set deck sorted'), /^line 5: "set deck" stands twice/],
    ['a seed twice', HEAD.toSpliced(6, 0, `seed ${SEED}`), /^line 7: "seed" stands twice/],
    ['a seat with two names', HEAD.toSpliced(5, 0, 'name 1 Eve'), /^line 6: "name 1" stands twice/],
    ['a name for seat 0', head(5, 'name 0 Eve'), /^line 5: .*does not belong/],
    ['a line that is no answer', [...HEAD, '2 play 12', 'play 17'], /^line 9: an answer is a seat and/],
    ['an answer that says nothing', [...HEAD, '2 '], /^line 8: an answer is a seat and/],
    ['an empty line among the answers', [...HEAD, '2 play 12', '', '1 play 17'], /^line 9: an answer is a seat/],
    ['a seat that is not there', [...HEAD, '2 play 12', '3 play 4'], /^line 9: there is no seat 3 among 2/],
    ['seat 0', [...HEAD, '0 play 12'], /^line 8: there is no seat 0/],
    ['a hash before the end', [...HEAD, `hash ${SEED.slice(0, 32)}`, '2 play 12'], /^line 8: an answer is a seat/],
    ['a hash that is none', [...HEAD, 'hash 12'], /^line 8: an answer is a seat/],
    ['a hash that is too long', [...HEAD, `hash ${SEED.slice(0, 33)}`], /^line 8: an answer is a seat/],
    ['an answer behind something else', [...HEAD, 'x2 play 12'], /^line 8: an answer is a seat/],
    ['an answer with a blank behind it', [...HEAD, '2 play 12 '], /^line 8: an answer is a seat/],
  ];
  it.each(cases)('says where: %s', (_what, lines, expected) => {
    expect(complaint(lines)).toMatch(expected);
  });

  it('never fails in another way, whatever the text', () => {
    const piece = fc.oneof(fc.constantFrom(...HEAD, 'set __proto__ x', '1 play 17', 'hash'), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (lines) => {
        expect(typeof complaint(['tabula record 1', ...lines])).toBe('string');
      }),
    );
  });
});

describe('a record that does not replay', () => {
  const cases: [string, readonly string[], RegExp][] = [
    ['another game', head(2, 'game chess 1'), /^line 2: this is a record of "chess", not of "duel"/],
    ['another version of the rules', head(2, 'game duel 7'), /^line 2: .*by version 7 of the rules, these are 1/],
    ['too many players', head(3, 'players 9'), /^line 3: duel is for 2 to 4 players, not 9/],
    ['too few players', head(3, 'players 1'), /^line 3: duel is for 2 to 4 players, not 1/],
    ['an answer that looks like a hash', [...HEAD, `2 hash ${SEED.slice(0, 32)}`], /^line 8: "hash \w+" is not among/],
    ['an unknown setting', head(4, 'set table round'), /^line 4: duel has no setting "table"; it has deck/],
    ['an unknown setting with an odd name', head(4, 'set __proto__ x'), /^line 4: duel has no setting "__proto__"/],
    ['an unknown value', head(4, 'set deck wet'), /^line 4: "deck" can be shuffled or sorted, not "wet"/],
    [
      'a head in another order',
      ['tabula record 1', `seed ${SEED}`, 'set deck wet', 'players 2', 'game duel 1', ''],
      /^line 3: "deck" can be/,
    ],
    ['an answer that was not offered', [...HEAD, '2 play 12', '1 play 4'], /^line 9: "play 4" is not among/],
    ['a seat that was not asked', [...HEAD, '2 play 12', '2 play 11'], /^line 9: seat 2 has nothing to answer/],
    ['another outcome', [...HEAD, '2 play 12', `hash ${SEED.slice(0, 32)}`], /^line 9: the game came out as/],
  ];
  it.each(cases)('says where: %s', (_what, lines, expected) => {
    expect(complaint(lines)).toMatch(expected);
  });

  it('says where a game goes on after its end', () => {
    const match = Match.create(duel, { players: 2, seed: SEED });
    playRandomly(match, Chance.fromSeed(SEED));
    const lines = match.toString().trimEnd().split('\n');
    const spoilt = lines.with(lines.length - 1, '1 draw');
    expect(complaint(spoilt)).toBe(`line ${lines.length}: the game is over`);
  });
});
