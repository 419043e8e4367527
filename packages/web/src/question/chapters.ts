import type { GameEvent, LogEntry } from '@tabula/engine';

/** A line of the log, with its number in it. */
export interface Line {
  readonly i: number;
  readonly event: GameEvent;
}

/** A part of the log under one heading. */
export interface Chapter {
  readonly head: Line;
  /** Chapters of the next order, or lines: as they happened. */
  readonly parts: readonly (Chapter | Line)[];
}

/**
 * Nests the end of a log, at most so many lines, by the events that begin chapters: the first sort holds those of the second. Chapters in which
 * nothing happened are left out, unless they have just begun.
 */
export function chaptersOf(
  log: readonly LogEntry<GameEvent>[],
  heads: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly (Chapter | Line)[] {
  const from = Math.max(0, log.length - most);
  return nested(
    log.slice(from).map(({ event }, i) => ({ i: from + i, event })),
    heads,
    log.length - 1,
  );
}

function nested(lines: readonly Line[], heads: readonly string[], last: number): readonly (Chapter | Line)[] {
  const [head, ...finer] = heads;
  if (head === undefined) return lines;
  const starts = lines.flatMap(({ event }, at) => (event.event === head ? [at] : []));
  const before = lines.slice(0, starts[0] ?? lines.length);
  const chapters = starts.map((at, n) => ({
    head: lines[at],
    parts: nested(lines.slice(at + 1, starts[n + 1]), finer, last),
  }));
  return [...nested(before, finer, last), ...chapters.filter(({ head, parts }) => parts.length > 0 || head.i === last)];
}
