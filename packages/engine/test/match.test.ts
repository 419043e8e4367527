import {
  Chance,
  type Game,
  Match,
  parseRecord,
  RecordError,
  Refusal,
  RuleFault,
  seedFrom,
  verifyCommitment,
} from '@tabula/engine';
import { duel, heap, playRandomly } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Dicey, dicey } from './dicey.ts';

const SEED = seedFrom('match');

function freshDicey() {
  return Match.create(dicey, { players: 2, seed: SEED });
}

/** Two players with known cards: seat 1 holds 15 to 19, seat 2 10 to 14; the deck is 0 to 9, with 9 on top. */
function sortedDuel() {
  return Match.create(duel, { players: 2, seed: SEED, settings: { deck: 'sorted' } });
}

function refusal(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('the gate', () => {
  it('lets an answer through exactly if it is offered', () => {
    const match = Match.create(heap, { players: 2, seed: SEED });
    match.answer(0, 'take 3');
    expect(refusal(() => match.answer(1, 'take 4'))).toBe('not-offered');
    expect(match.state).toMatchObject({ pebbles: 9997, active: 1 });
  });

  it('hears only the seat that is asked', () => {
    const match = freshDicey();
    for (const seat of [1, -1, 99, 0.5, Number.NaN])
      expect(refusal(() => match.answer(seat, 'hold'))).toBe('wrong-seat');
  });

  it('refuses an answer to a decision that is settled', () => {
    const match = freshDicey();
    match.answer(0, 'hold', 0);
    expect(refusal(() => match.answer(0, 'hold', 0))).toBe('stale');
    expect(() => match.answer(0, 'hold', 0)).toThrow('decision 0 is settled, 1 is open');
    match.answer(0, 'hold', 1);
    expect(match.decisionNumber).toBe(2);
  });

  it('counts a secret decision of several seats as one', () => {
    const match = sortedDuel();
    match.answer(1, 'play 12', 0);
    expect(match.decisionNumber).toBe(0);
    expect(refusal(() => match.answer(1, 'play 13', 0))).toBe('wrong-seat');
    match.answer(0, 'play 17', 0);
    expect(match.decisionNumber).toBe(2);
  });

  it('is closed when the game is over', () => {
    const match = sortedDuel();
    playRandomly(match, Chance.fromSeed(SEED));
    expect(refusal(() => match.answer(0, 'draw'))).toBe('game-over');
  });
});

describe('undo', () => {
  it('takes back one answer after the other, and leaves no trace', () => {
    const match = freshDicey();
    const start = match.toString();
    match.answer(0, 'hold');
    const between = match.toString();
    match.answer(0, 'hold');
    match.undo(0);
    expect(match.toString()).toBe(between);
    expect(match.log).toHaveLength(1);
    match.undo(0);
    expect(match.toString()).toBe(start);
    expect(match.log).toHaveLength(0);
    expect(match.history.putAfter).toBe(0);
  });

  it.each([
    ['roll', 'chance'],
    ['peek', 'revealed'],
  ])('stops at "%s": %s', (id, barrier) => {
    const match = freshDicey();
    match.answer(0, 'hold');
    match.answer(0, id);
    expect(match.barrier(0)).toBe(barrier);
    const before = match.toString();
    expect(refusal(() => match.undo(0))).toBe('no-undo');
    expect(match.toString()).toBe(before);
  });

  it('stops at the answer of another seat', () => {
    const match = freshDicey();
    for (const seat of [0, 0, 1]) match.answer(seat, 'hold');
    expect(match.barrier(0)).toBe('other-seat');
    expect(match.barrier(1)).toBeNull();
    expect(refusal(() => match.undo(0))).toBe('no-undo');
  });

  it('has nothing to take back at the start', () => {
    const match = freshDicey();
    expect(match.barrier(0)).toBe('nothing');
    expect(refusal(() => match.undo(0))).toBe('no-undo');
  });

  it('keeps the barriers when it builds the position anew', () => {
    const match = freshDicey();
    match.answer(0, 'roll');
    match.answer(0, 'hold');
    match.undo(0);
    expect(match.barrier(0)).toBe('chance');
  });

  it('takes back a secret answer as long as not all are in, whoever answered since', () => {
    const match = Match.create(duel, { players: 3, seed: SEED, settings: { deck: 'sorted' } });
    match.answer(0, 'play 17');
    match.answer(1, 'play 12');
    match.undo(0);
    expect(match.answers).toEqual([{ seat: 1, id: 'play 12' }]);
    match.answer(0, 'play 18');
    match.answer(2, 'play 5');
    expect(match.barrier(0)).toBe('other-seat');
    expect(match.barrier(2)).toBe('revealed');
  });

  it('stops where all secret answers are in', () => {
    const match = sortedDuel();
    match.answer(0, 'play 17');
    match.answer(1, 'play 12');
    for (const seat of [0, 1]) expect(refusal(() => match.undo(seat))).toBe('no-undo');
  });
});

describe('the hash of a match', () => {
  it('tells positions apart, and positions that will roll other dice', () => {
    const match = freshDicey();
    const start = match.hash();
    expect(freshDicey().hash()).toBe(start);
    match.answer(0, 'hold');
    expect(match.hash()).not.toBe(start);
    const late: Game<Dicey> = {
      ...dicey,
      setup: (config, chance) => {
        chance.word();
        return dicey.setup(config, chance);
      },
    };
    const later = Match.create(late, { players: 2, seed: SEED });
    expect(later.state).toEqual(freshDicey().state);
    expect(later.hash()).not.toBe(start);
  });

  it('is checked when a record is played again', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    expect(() => Match.replay(dicey, { ...match.record(), hash: freshDicey().hash() })).toThrow(/the game came out as/);
  });
});

describe('a record of a match', () => {
  it('names nobody whom nobody named', () => {
    expect(freshDicey().record().names).toEqual([]);
  });

  it('that was never a text is refused at its first line', () => {
    const record = { ...freshDicey().record(), game: 'chess' };
    expect(() => Match.replay(dicey, record)).toThrow(
      new RecordError(1, 'this is a record of "chess", not of "dicey"'),
    );
  });

  it('does not change when the match goes on', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    const record = match.record();
    match.answer(0, 'roll');
    expect(record.answers).toEqual([{ seat: 0, id: 'hold' }]);
    expect(Match.replay(dicey, record).answers).toHaveLength(1);
  });
});

describe('rewind', () => {
  it('leads to every earlier position, with its log, and on to the same end', () => {
    const match = Match.create(duel, { players: 3, seed: SEED });
    const moments = [];
    const chance = Chance.fromSeed(SEED);
    while (!match.over) {
      moments.push({ text: match.toString(), log: match.log.slice(), putAfter: match.history.putAfter });
      playRandomly(match, chance, 1);
    }
    const answers = match.answers.slice();
    const end = match.toString();
    for (const [count, { text, log, putAfter }] of [...moments.entries()].reverse()) {
      match.rewind(count);
      expect({ text: match.toString(), log: match.log, putAfter: match.history.putAfter }).toEqual({
        text,
        log,
        putAfter,
      });
    }
    for (const { seat, id } of answers) match.answer(seat, id);
    expect(match.toString()).toBe(end);
  });

  it('reaches far back in a long game that keeps few of its checkpoints, and ever fewer of those long ago', () => {
    const match = Match.create(heap, { players: 2, seed: SEED });
    playRandomly(match, Chance.fromSeed(SEED), 4000);
    const answers = match.answers.slice();
    const left = (count: number) =>
      answers.slice(0, count).reduce((pebbles, { id }) => pebbles - Number(id.split(' ')[1]), 10_000);
    const kept = match.checkpoints.map((mark) => mark.answers);
    expect(kept.length).toBeLessThan(50);
    expect(kept.slice(-8)).toEqual([3993, 3994, 3995, 3996, 3997, 3998, 3999, 4000]);
    for (const [i, next] of kept.entries())
      if (i > 0) expect(next - kept[i - 1]).toBeLessThanOrEqual(1 + (4000 - kept[i - 1]) / 4);
    for (const count of [3999, 3993, 3992, 3000, 2999, 33, 32, 31, 1, 0]) {
      match.rewind(count);
      expect([match.answers.length, match.state.pebbles]).toEqual([count, left(count)]);
    }
    for (const { seat, id } of answers) match.answer(seat, id);
    expect(match.state.pebbles).toBe(left(4000));
  });

  it('leads nowhere else', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    for (const count of [-1, 2, 0.5, Number.NaN])
      expect(() => match.rewind(count)).toThrow(new RangeError(`there are answers from 0 to 1, not ${count}`));
    expect(match.answers).toHaveLength(1);
    match.rewind(1);
    expect(match.answers).toHaveLength(1);
  });
});

describe('a rule that throws', () => {
  it('spoils nothing: the match goes on from the same position', () => {
    const match = freshDicey();
    const sound = freshDicey();
    for (const one of [match, sound]) one.answer(0, 'roll');
    expect(() => match.answer(0, 'break')).toThrow(RuleFault);
    expect(match.toString()).toBe(sound.toString());
    expect(match.log).toEqual(sound.log);
    expect(match.decisionNumber).toBe(sound.decisionNumber);
    for (const one of [match, sound]) playRandomly(one, Chance.fromSeed(seedFrom('steady')), 1);
    for (const one of [match, sound]) one.answer(1, 'roll');
    expect(match.toString()).toBe(sound.toString());
  });

  it('is reported with a record that shows it again', () => {
    const match = freshDicey();
    for (const id of ['roll', 'hold']) match.answer(0, id);
    let fault: unknown;
    try {
      match.answer(1, 'break');
    } catch (error) {
      fault = error;
    }
    if (!(fault instanceof RuleFault)) throw new Error('there was no rule fault');
    expect(fault).toMatchObject({ seat: 1, answer: 'break', message: 'the rules failed on "break": the table broke' });
    expect(fault.cause).toEqual(new Error('the table broke'));
    const { record } = fault;
    const lines = record.trimEnd().split('\n');
    expect(lines.at(-1)).toBe('2 break');
    expect(() => Match.replay(dicey, parseRecord(record))).toThrow(
      new RecordError(lines.length, 'the rules failed on "break": the table broke'),
    );
  });
});

describe('what is seen', () => {
  it('is all that was told to everybody, from the very start', () => {
    const match = freshDicey();
    match.answer(0, 'hold');
    match.answer(0, 'hold');
    expect(match.log.map(({ at }) => at)).toEqual([1, 2]);
    for (const seat of [0, 1, null]) expect(match.seen(seat).log).toEqual(match.log);
  });

  it('is, for a seat, its own hand, its own question and what it was told', () => {
    const match = sortedDuel();
    match.answer(0, 'play 17');
    match.answer(1, 'play 12');
    match.answer(0, 'draw');
    const [first, second, spectator] = [0, 1, null].map((seat) => match.seen(seat));
    expect(first.view).toMatchObject({ hand: [15, 16, 18, 19, 9], handSizes: [5, 4] });
    expect(second.view).toMatchObject({ hand: [10, 11, 13, 14], handSizes: [5, 4] });
    expect(spectator.view).toMatchObject({ hand: [], handSizes: [5, 4] });
    const told = { event: { event: 'saw', card: 9 }, to: [0], at: 3 };
    expect(first.log).toContainEqual(told);
    for (const other of [second, spectator]) expect(other.log.map(({ event }) => event.event)).not.toContain('saw');
    expect(first.log).toHaveLength(second.log.length + 1);
    expect(first.ask?.options.map(({ id }) => id)).toContain('play 9');
    expect(second.ask?.options).toHaveLength(4);
    expect(spectator.ask).toBeNull();
    expect(spectator.waiting).toEqual([0, 1]);
  });

  it('no longer asks a seat that has answered, and still waits for the others', () => {
    const match = sortedDuel();
    match.answer(1, 'play 12');
    expect(match.seen(1).ask).toBeNull();
    expect(match.seen(0).waiting).toEqual([0]);
  });

  it('has the seed only at the end, and then the promise of the start is kept', () => {
    const match = sortedDuel();
    const promised = match.seen(null).commitment;
    expect(match.seen(0)).toMatchObject({ seed: null, result: null });
    playRandomly(match, Chance.fromSeed(SEED));
    const { seed, result } = match.seen(null);
    expect(verifyCommitment(seed ?? '', promised)).toBe(true);
    expect(result).toMatchObject({ ending: 'rounds' });
  });
});
