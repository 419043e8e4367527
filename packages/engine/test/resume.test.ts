import { canonical, History, Match, type StoredCheckpoint, seedFrom } from '@tabula/engine';
import { type Duel, type DuelEvent, type DuelView, duel, heap } from '@tabula/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** A duel played by numbers: each picks one of the options of whoever is asked first. */
function played(players: number, picks: readonly number[]) {
  const match = Match.create(duel, { players, seed: seedFrom(`resume ${picks.join()}`) });
  for (const pick of picks) {
    const ask = match.decision?.asks.find(({ seat }) => match.decision?.open(seat) !== undefined);
    if (ask === undefined) break;
    match.answer(ask.seat, ask.options[pick % ask.options.length].id);
  }
  return match;
}

function told(match: Match<Duel, DuelEvent, DuelView>, eye: number | null): string {
  const { ask, ...seen } = match.seen(eye);
  return canonical({ ...seen, options: ask?.options.map(({ id }) => id) });
}

const games = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  picks: fc.array(fc.nat({ max: 5 }), { maxLength: 20 }),
});

describe('a match resumed from a checkpoint that was kept as JSON', () => {
  it('is the match it was, for everybody who looks', () => {
    fc.assert(
      fc.property(games, ({ players, picks }) => {
        const match = played(players, picks);
        for (const { answers, events, snapshot } of match.checkpoints) {
          const kept: StoredCheckpoint<Duel, DuelEvent> = JSON.parse(
            JSON.stringify({ answers, position: snapshot, log: match.log.slice(0, events) }),
          );
          const resumed = Match.restore(duel, match.record(), new History(match.history.events), kept);
          expect(resumed.since).toBe(answers);
          expect(resumed.toString()).toBe(match.toString());
          for (const eye of [null, ...Array.from({ length: players }, (_, seat) => seat)])
            expect(told(resumed, eye)).toBe(told(match, eye));
        }
      }),
    );
  });

  it('does not reach behind its checkpoint', () => {
    const match = Match.create(heap, { players: 2, seed: seedFrom('7') });
    for (const seat of [0, 1, 0]) match.answer(seat, 'take 2');
    const { answers, snapshot } = match.checkpoints[2];
    const kept = JSON.parse(JSON.stringify({ answers, position: snapshot, log: [] }));
    const resumed = Match.restore(heap, match.record(), new History(match.history.events), kept);
    resumed.undo(0);
    expect(resumed.answers).toHaveLength(2);
    expect(() => resumed.undo(1)).toThrow('nothing');
    expect(() => resumed.rewind(1)).toThrow(RangeError);
  });
});

describe('what was seen since some answer', () => {
  it('is the end of what was seen in all', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: -1, max: 20 }), ({ players, picks }, since) => {
        const match = played(players, picks);
        for (const eye of [null, 0, 1]) {
          const all = match.seen(eye).log;
          expect(match.seen(eye, since).log).toEqual(all.filter(({ at }) => at > since));
        }
      }),
    );
  });
});
