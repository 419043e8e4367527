import { type Answer, type Game, History, Match, type RecordHead, waiting } from '@tabula/engine';
import type { EventRow, TableStatus } from '../store/store.ts';

/** A game whose events were put right. */
export interface Mended {
  readonly match: Match;
  /** The events that had been stored with a mistake, as they are right. */
  readonly corrected: readonly EventRow[];
}

/** So many answers are played again, for each event that a game has, before it is given up. */
const PATIENCE = 40;

/**
 * Whether an undo says that it took back another answer than it can have: an early server stored the number of the answer after the
 * last checkpoint instead.
 */
export function hasWrongUndo(events: readonly EventRow[]): boolean {
  const history = new History();
  try {
    for (const event of events) {
      if (event.kind === 'undo' && event.index !== history.undoIndex(event.seat)) return true;
      history.add(event);
    }
  } catch {
    return false;
  }
  return false;
}

/**
 * The answers of a game as its undos meant them, as far as its events can be put together: the best that can be said where no rules
 * are there to prove it.
 */
export function answersAsMeant(events: readonly EventRow[]): readonly Answer[] {
  const history = new History();
  try {
    for (const event of events)
      history.add(event.kind === 'undo' ? { ...event, index: history.undoIndex(event.seat) } : event);
  } catch {
    return history.answers;
  }
  return history.answers;
}

/**
 * Looks for what the undos of a game took back. An undo names its seat, so the answer it meant is known: the seat's last one. But what
 * came later may have been played on the wrong position, if the table was loaded in between; then the number that was stored is the
 * true one. Whatever is tried is proven by the whole record: every answer is offered where it was given, settles its decision if it
 * did, and the game stands at the end as the table says. Each step is an event that was tried.
 */
export function* mending(
  game: Game,
  head: RecordHead,
  events: readonly EventRow[],
  status: TableStatus,
): Generator<void, Mended | undefined, void> {
  /** For each undo in turn, which of the answers it may have taken back is tried. */
  let tries: number[] = [];
  let left = PATIENCE * events.length;
  for (;;) {
    const attempt = new Attempt(game, head, tries);
    let failed = false;
    for (const event of events) {
      failed = left-- <= 0 || !attempt.follow(event);
      yield;
      if (failed) break;
    }
    if (!failed && attempt.standsAs(status)) {
      const corrected = attempt.events.filter((event, i) => event !== events[i]);
      return { match: Match.restore(game, head, new History(attempt.events)), corrected };
    }
    if (left <= 0) return undefined;
    const next = attempt.nextTries();
    if (next === undefined) return undefined;
    tries = next;
  }
}

/** One way to read the undos of a game. */
class Attempt {
  /** The events as they would be right. */
  readonly events: EventRow[] = [];
  readonly #match: Match;
  readonly #tries: readonly number[];
  /** For each undo so far, how many ways there are to read it, and which was chosen. */
  readonly #ways: number[] = [];
  readonly #chosen: number[] = [];

  constructor(game: Game, head: RecordHead, tries: readonly number[]) {
    const { config, seed, names } = head;
    this.#match = Match.create(game, { ...config, seed, names });
    this.#tries = tries;
  }

  /** Plays one more event; false if that cannot have been. */
  follow(event: EventRow): boolean {
    try {
      switch (event.kind) {
        case 'answer':
        case 'timeout':
          return this.#answer(event, event.option);
        case 'undo':
          return this.#undo(event, event.index);
        case 'rollback':
          this.#match.rewind(event.answers, event.seat);
          this.events.push(event);
          return true;
      }
    } catch {
      return false;
    }
  }

  standsAs(status: TableStatus): boolean {
    const { answers, over, decision, result } = this.#match;
    return (
      answers.length === status.answers &&
      over === (status.phase === 'over') &&
      String(waiting(decision)) === String(status.waiting) &&
      JSON.stringify(result) === JSON.stringify(status.result)
    );
  }

  /** The next way to read the last undo that can be read otherwise; undefined if all was tried. */
  nextTries(): number[] | undefined {
    for (let i = this.#ways.length - 1; i >= 0; i--)
      if (this.#chosen[i] + 1 < this.#ways[i]) return [...this.#chosen.slice(0, i), this.#chosen[i] + 1];
    return undefined;
  }

  #answer(event: EventRow, option: string): boolean {
    const { decision } = this.#match;
    this.#match.answer(event.seat, option);
    this.events.push(event);
    const settled = this.#match.decision !== decision;
    return settled === (event.openDecision === event.seq);
  }

  #undo(event: EventRow & { readonly kind: 'undo' }, stored: number): boolean {
    const match = this.#match;
    const meant = match.barrier(event.seat) === null ? [match.history.undoIndex(event.seat)] : [];
    const indices = [...new Set([...meant, stored])].filter((index) => index < match.answers.length);
    const chosen = this.#tries[this.#ways.length] ?? 0;
    this.#ways.push(indices.length);
    this.#chosen.push(chosen);
    const index = indices[chosen];
    if (index === undefined) return false;
    if (index === meant[0]) match.undo(event.seat);
    else {
      const after = match.answers.slice(index + 1);
      match.rewind(index);
      for (const { seat, id } of after) match.answer(seat, id);
    }
    this.events.push(index === event.index ? event : { ...event, index });
    return true;
  }
}
