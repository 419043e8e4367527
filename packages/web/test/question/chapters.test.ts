import type { GameEvent, LogEntry } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { type Chapter, chaptersOf, type Line } from '../../src/question/chapters.ts';

const HEADS = ['turn', 'round'];

/** A log by the names of its events. */
function log(...events: string[]): LogEntry<GameEvent>[] {
  return events.map((event, at) => ({ event: { event }, at }));
}

/** What came of it, to be read: headings with what lies under them. */
function shape(parts: readonly (Chapter | Line)[]): unknown[] {
  return parts.map((part) =>
    'event' in part
      ? `${part.i} ${part.event.event}`
      : { [`${part.head.i} ${part.head.event.event}`]: shape(part.parts) },
  );
}

describe('the log by chapters', () => {
  it('has rounds inside turns, each with its own lines', () => {
    const told = log('turn', 'round', 'move', 'fight', 'round', 'move', 'income', 'turn', 'round', 'move');
    expect(shape(chaptersOf(told, HEADS))).toEqual([
      { '0 turn': [{ '1 round': ['2 move', '3 fight'] }, { '4 round': ['5 move', '6 income'] }] },
      { '7 turn': [{ '8 round': ['9 move'] }] },
    ]);
  });

  it('keeps what comes before the first heading, and does without headings at all', () => {
    expect(shape(chaptersOf(log('set-up', 'round', 'move', 'turn', 'move'), HEADS))).toEqual([
      '0 set-up',
      { '1 round': ['2 move'] },
      { '3 turn': ['4 move'] },
    ]);
    expect(shape(chaptersOf(log('a', 'b'), []))).toEqual(['0 a', '1 b']);
    expect(chaptersOf([], HEADS)).toEqual([]);
  });

  it('leaves out chapters in which nothing happened, but for the one that has just begun', () => {
    expect(shape(chaptersOf(log('turn', 'round', 'round', 'a', 'round', 'turn', 'round'), HEADS))).toEqual([
      { '0 turn': [{ '2 round': ['3 a'] }] },
      { '5 turn': [{ '6 round': [] }] },
    ]);
  });

  it('of a long game shows its end, and lines keep their numbers', () => {
    expect(shape(chaptersOf(log('turn', 'a', 'b', 'round', 'c'), HEADS, 3))).toEqual(['2 b', { '3 round': ['4 c'] }]);
  });
});
