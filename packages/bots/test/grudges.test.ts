import { botByName, botWord, Grudges, Memory, wordOfBot } from '@tabula/bots';
import { type Game, type Holdings, Match, parseRecord, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

const level = (arms: number): Holdings => ({ arms, works: 0, wealth: 0 });

describe('a grudge', () => {
  it('is held against whoever has his turn while something is lost', () => {
    const now = [level(10), level(10), level(10)];
    const grudges = new Grudges(() => now.slice());
    expect(grudges.foeOf(0)).toBeUndefined();
    grudges.answered(2, true);
    now[0] = level(6);
    // Whoever loses chooses himself what: it is not his own doing.
    grudges.answered(0, false);
    expect([grudges.foeOf(0), grudges.foeOf(1), grudges.foeOf(2)]).toEqual([2, undefined, undefined]);
  });

  it('is held against whoever did most, and fades with one’s own turns', () => {
    const now = [level(10), level(10), level(10)];
    const grudges = new Grudges(() => now.slice());
    grudges.answered(1, true);
    now[0] = level(6);
    grudges.answered(1, true);
    for (let turn = 0; turn < 10; turn++) {
      grudges.answered(0, true);
      grudges.answered(2, true);
    }
    expect(grudges.foeOf(0)).toBe(1);
    now[0] = level(5);
    grudges.answered(2, false);
    expect(grudges.foeOf(0)).toBe(2);
  });

  it('is nobody’s for what one does oneself', () => {
    const now = [level(10), level(10)];
    const grudges = new Grudges(() => now.slice());
    grudges.answered(0, true);
    now[0] = level(1);
    grudges.answered(0, false);
    expect(grudges.foeOf(0)).toBeUndefined();
  });

  it('is remembered by a worker from the record alone, and forgotten when an answer is taken back', () => {
    const game: Game = {
      ...duel,
      insight: {
        ...duel.insight,
        holdings: (state) => (state as ReturnType<typeof duel.setup>).hands.map((hand) => level(hand.length)),
      },
    };
    const match = Match.create(game, { players: 2, seed: seedFrom('grudges') });
    const memory = new Memory();
    const foes = () => {
      const known = memory.recall(game, parseRecord(match.toString()));
      const fresh = new Memory().recall(game, parseRecord(match.toString()));
      const seats = [0, 1];
      expect(seats.map((seat) => known.foeOf(seat))).toEqual(seats.map((seat) => fresh.foeOf(seat)));
      return seats.map((seat) => fresh.foeOf(seat));
    };
    const before = foes();
    for (let i = 0; i < 4 && match.decision !== null; i++) {
      const { decision } = match;
      const [ask] = decision.asks.filter(({ seat }) => decision.open(seat) !== undefined);
      match.answer(ask.seat, ask.options[0].id);
      foes();
    }
    match.rewind(0);
    expect(foes()).toEqual(before);
  });
});

describe('the word of a bot', () => {
  it('says how it plays, what it gives away and what it is like', () => {
    for (const word of ['hard-200', 'normal:trader', 'hard-500:avenger', 'greedy:builder', 'search:5ms-100:aggressor'])
      expect(botByName(word).name).toBe(word);
    expect(botByName('hard-100:avenger').bearsGrudges).toBe(true);
    expect(botByName('hard-100:builder').bearsGrudges).toBeUndefined();
    expect(botWord('hard-200:trader')).toEqual({ play: 'hard', handicap: 2, character: 'trader' });
    expect(wordOfBot(botWord('normal-100:builder'))).toBe('normal-100:builder');
    // An engine may have any name.
    expect(botWord('engine:trader')).toEqual({ play: 'engine:trader', handicap: 0, character: undefined });
  });

  it.each(['hard-600', 'hard-50', 'hard:cook', 'easy-100', 'greedy-100', 'random:trader', 'hard:trader-100'])(
    'is no other: %s',
    (word) => {
      expect(() => botByName(word)).toThrow('there is no bot');
    },
  );
});
