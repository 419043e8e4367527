import { Chance, History, Match, Refusal, seedFrom } from '@tabula/engine';
import { bridge, duel, heap, playRandomly } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

const SEED = seedFrom('history');

function refusal(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}

const threeInSecret = () => Match.create(duel, { players: 3, seed: SEED, settings: { deck: 'sorted' } });

describe('the history of a match', () => {
  it('says which answer an undo took back, long after the last checkpoint', () => {
    const match = Match.create(bridge, { players: 2, seed: SEED });
    match.answer(1, 'order bridge never');
    match.answer(0, 'order bridge always');
    match.answer(1, 'order bridge ask');
    expect(match.undo(0)).toBe(1);
    expect(match.history.events.at(-1)).toEqual({ seq: 4, kind: 'undo', seat: 0, openDecision: 4, index: 1 });
    expect(match.undo(1)).toBe(1);
    expect(match.answers).toEqual([{ seat: 1, id: 'order bridge never' }]);
    expect(new History(match.history.events).answers).toEqual(match.answers);
  });

  it('gives the decision a new number for whoever took a secret answer back; the old one is stale for him, and only for him', () => {
    const match = threeInSecret();
    match.answer(0, 'play 17', 0);
    match.undo(0);
    expect(match.decisionNumber).toBe(2);
    expect(refusal(() => match.answer(0, 'play 17', 0))).toBe('stale');
    expect(match.decision?.open(0)).toBeDefined();
    match.answer(1, 'play 12', 0);
    expect(match.history.taken(1, 0, ['play 12'])).toMatchObject({ event: { seq: 3 }, answers: 1 });
    for (const unknown of [1, 3]) expect(refusal(() => match.answer(2, 'play 5', unknown))).toBe('stale');
    match.answer(2, 'play 5', 2);
    match.answer(0, 'play 17', 2);
    expect(match.decisionNumber).toBe(5);
    expect(match.history.putAfter).toBe(3);
  });

  it('does not take an order again that was taken back and arrives once more', () => {
    const match = Match.create(bridge, { players: 2, seed: SEED });
    match.answer(1, 'order bridge never', 0);
    match.undo(1);
    expect(refusal(() => match.answer(1, 'order bridge never', 0))).toBe('stale');
    match.answer(1, 'order bridge never', 2);
    expect(match.answers).toHaveLength(1);
  });

  it('puts a decision anew for everybody when all go back to it', () => {
    const match = threeInSecret();
    match.answer(0, 'play 17', 0);
    match.rewind(0, 1);
    expect(match.decisionNumber).toBe(2);
    for (const [seat, id] of [[0, 'play 17'] as const, [1, 'play 12'] as const])
      expect(refusal(() => match.answer(seat, id, 0))).toBe('stale');
  });

  it('finds what was open before an undo, with the orders given meanwhile', () => {
    const match = Match.create(bridge, { players: 2, seed: SEED });
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross');
    expect(match.history.putAfter).toBe(2);
    match.undo(0);
    expect(match.history.putAfter).toBe(0);
    expect(match.barrier(1)).toBeNull();
    expect(match.undo(1)).toBe(0);
  });

  it('knows the numbers of its decisions again when it is read, and so does the match', () => {
    const match = threeInSecret();
    match.answer(0, 'play 17');
    match.answer(1, 'play 12');
    match.undo(0);
    const again = Match.restore(duel, match.record(), new History(match.history.events));
    expect(again.decisionNumber).toBe(3);
    expect(refusal(() => again.answer(0, 'play 17', 0))).toBe('stale');
    again.answer(2, 'play 5', 0);
    expect(again.answers).toHaveLength(2);
  });

  it('refuses events that cannot follow', () => {
    const history = new History();
    history.answered('answer', 0, 'take 1', 0, true);
    const undo = { kind: 'undo', seat: 0, openDecision: 2 } as const;
    expect(() => history.add({ ...undo, seq: 3, index: 0 })).toThrow('event 3 follows event 1');
    for (const index of [-1, 1]) expect(() => history.add({ ...undo, seq: 2, index })).toThrow('takes back answer');
    expect(() => history.add({ kind: 'rollback', seat: 0, openDecision: 2, seq: 2, answers: 2 })).toThrow('goes back');
    expect(history.seq).toBe(1);
  });

  it('knows what of the log stays for whoever saw an earlier event', () => {
    const match = Match.create(heap, { players: 2, seed: SEED });
    playRandomly(match, Chance.fromSeed(SEED), 6);
    match.rewind(3);
    playRandomly(match, Chance.fromSeed(SEED), 2);
    const { history } = match;
    expect([undefined, 2, 6, 7, 8, 9, 10].map((seq) => history.knownSince(seq))).toEqual([-1, 2, 3, 3, 4, 5, -1]);
  });
});
