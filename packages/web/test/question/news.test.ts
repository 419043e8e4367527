import { type GameEvent, type LogEntry, Match, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { newsOf, unreadFrom } from '../../src/question/news.ts';

const conquest = await loadGame('conquest');
const NOBODY = new Map<string, number>();

/** A log in which each event follows from an answer of its own. */
function logOf(...events: readonly GameEvent[]): LogEntry<GameEvent>[] {
  return events.map((event, i) => ({ event, at: i + 1 }));
}

describe('what happened since one’s last answer', () => {
  it('begins after what followed from that answer', () => {
    const log = logOf(
      { event: 'marched', by: 0, units: 'infantry', from: 'italia', to: 'narbonensis' },
      { event: 'marched', by: 1, units: 'infantry', from: 'syria', to: 'cilicia' },
    );
    expect(unreadFrom(log, 1)).toBe(1);
    expect(unreadFrom(log, 0)).toBe(0);
    expect(unreadFrom(log, 2)).toBe(2);
  });

  it('is known to the match: the seat’s own answers count, those of others do not', () => {
    const match = Match.create(conquest, { players: 3, seed: seedFrom('news') });
    const [seat, option] = [match.seen(0), match.seen(1), match.seen(2)].flatMap(({ ask }) =>
      ask === null ? [] : [ask.seat, ask.options[0].id],
    ) as [number, string];
    match.answer(seat, option);
    expect([0, 1, 2].map((one) => match.seen(one).answered)).toEqual([0, 1, 2].map((one) => (one === seat ? 1 : 0)));
  });

  it('leaves out what does not matter, tells ways, and makes one thing of a fight', () => {
    const log = logOf(
      { event: 'turn.began', by: 1 },
      { event: 'tribute', by: 1, talents: 40 },
      { event: 'marched', by: 1, units: 'infantry', from: 'syria', to: 'cilicia' },
      { event: 'battle.began', by: 1, whom: 0, at: 'cilicia', units: 'infantry', foes: 'infantry' },
      { event: 'rolled', by: 1, dice: [1], struck: [1], hits: 1 },
      { event: 'battle.won', by: 1, whom: 0, at: 'cilicia' },
      { event: 'conquered', by: 2, at: 'gallia', tribute: 5 },
    );
    const news = newsOf(conquest, log, 0, 0, NOBODY);
    expect(news.map(({ i, event, place, from, mine }) => [i, event.event, place, from, mine])).toEqual([
      [2, 'marched', 'cilicia', 'syria', false],
      [3, 'battle.began', 'cilicia', null, true],
      [6, 'conquered', 'gallia', null, false],
    ]);
    expect(news[1].result?.event).toBe('battle.won');
  });

  it('tells what is grave for itself, in a fight too', () => {
    const log = logOf(
      { event: 'battle.began', by: 1, whom: 2, at: 'cilicia', units: 'infantry', foes: 'caesar' },
      { event: 'caesar.captured', by: 1, whom: 2 },
      { event: 'battle.won', by: 1, whom: 2, at: 'cilicia' },
    );
    expect(newsOf(conquest, log, 0, 0, NOBODY).map(({ event }) => event.event)).toEqual([
      'battle.began',
      'caesar.captured',
    ]);
  });
});
