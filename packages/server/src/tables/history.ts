import { type Answer, isOrder, type Match } from '@tabula/engine';
import type { EventRow } from '../store/store.ts';
import { inSlices } from './slices.ts';

/** The events of a game, folded into the answers that still stand. */
export class History {
  readonly events: EventRow[] = [];
  readonly answers: Answer[] = [];
  /** For each event, how many answers stood before it and stand unchanged after it. */
  readonly #untouched: number[] = [];
  /** For each answer that stands, the event it came with. */
  readonly #sources: EventRow[] = [];

  constructor(events: Iterable<EventRow> = []) {
    for (const event of events) this.add(event);
  }

  get seq(): number {
    return this.events.length;
  }

  add(event: EventRow): void {
    if (event.seq !== this.events.length + 1) throw new Error(`event ${event.seq} follows event ${this.events.length}`);
    this.events.push(event);
    switch (event.kind) {
      case 'answer':
      case 'timeout':
        this.#untouched.push(this.answers.length);
        this.answers.push({ seat: event.seat, id: event.option });
        this.#sources.push(event);
        break;
      case 'undo':
        this.#untouched.push(event.index);
        this.answers.splice(event.index, 1);
        this.#sources.splice(event.index, 1);
        break;
      case 'rollback':
        this.#untouched.push(event.answers);
        this.answers.length = event.answers;
        this.#sources.length = event.answers;
        break;
    }
  }

  /** Whoever saw the game at event `seq` knows the log of so many answers; -1 if nothing he knows is sure to hold. */
  knownSince(seq: number | undefined): number {
    if (seq === undefined || seq > this.seq) return -1;
    return Math.min(this.answers.length, ...this.#untouched.slice(seq));
  }

  /**
   * The event of an answer that was taken already, if it still stands: a retry gets the same success. A standing order
   * may be given again as often as one likes.
   */
  taken(seat: number, decision: number, option: string): { event: EventRow; answers: number } | undefined {
    if (isOrder(option)) return undefined;
    for (let i = this.#sources.length - 1; i >= 0; i--) {
      const event = this.#sources[i];
      if (event.openDecision < decision) return undefined;
      if ('option' in event && event.seat === seat && event.answeredDecision === decision && event.option === option)
        return { event, answers: i + 1 };
    }
    return undefined;
  }
}

/** Answers given one after the other to a fresh match, as events. */
export async function eventsOf(match: Match, answers: readonly Answer[], at: number): Promise<EventRow[]> {
  const events: EventRow[] = [];
  let openDecision = 0;
  await inSlices(answers, ({ seat, id }) => {
    const answeredDecision = openDecision;
    const before = match.step;
    match.answer(seat, id);
    const seq = events.length + 1;
    if (match.step !== before || match.over) openDecision = seq;
    events.push({ seq, kind: 'answer', seat, openDecision, option: id, answeredDecision, at });
  });
  return events;
}
