import type { Seat } from '../common/seat.ts';
import type { Answer } from '../rules/decision.ts';
import { isOrder } from '../rules/standing-orders.ts';

/** What happened in a match, beside when: a match makes its events itself, and whoever keeps them keeps the match. */
export type MatchEvent = {
  /** Counts the events of a match, from 1. */
  readonly seq: number;
  readonly seat: Seat;
  /** The number of the decision that is open after it. */
  readonly openDecision: number;
} & (
  | AnswerEvent
  /** The seat took back the answer that stood at `index`. */
  | { readonly kind: 'undo'; readonly index: number }
  /** Everybody went back to the first `answers` answers, as the seat had asked. */
  | { readonly kind: 'rollback'; readonly answers: number }
);

interface AnswerEvent {
  /** `timeout`: an answer that the clock gave for a seat. */
  readonly kind: 'answer' | 'timeout';
  readonly option: string;
  /** The number of the decision that it was meant for; of several answers that were given as one, all have that of the first. */
  readonly answeredDecision: number;
}

/** An answer that was taken, and how many answers there were with it. */
export interface TakenAnswer {
  readonly event: MatchEvent;
  readonly answers: number;
}

/**
 * The events of a match, folded into the answers that stand. This is the only place that knows how: a match, a table in memory, a
 * store that is loaded, a record that is written all hold one of these. Events are only ever added.
 *
 * The open decision has a number: that of the event that put it. An undo or a roll-back gives it a new one, so that what was meant
 * for the position before is told apart; but others who were asked already, secretly and at once, may still answer by the old one.
 */
export class History {
  readonly #events: MatchEvent[] = [];
  readonly #answers: Answer[] = [];
  /** For each answer that stands, the event it came with. */
  readonly #sources: MatchEvent[] = [];
  /** For each event, how many answers stood before it and stand unchanged after it. */
  readonly #untouched: number[] = [];
  /** After how many answers the open decision was put. */
  #putAfter = 0;
  /** The numbers that the open decision has had. */
  readonly #numbers = [0];
  /** For each seat that took back an answer to the open decision, the number it was asked again by. */
  readonly #askedAgain = new Map<Seat, number>();
  /** Standing orders that were taken back, as they had come. */
  readonly #withdrawnOrders = new Set<string>();
  readonly #orderers = new Set<Seat>();
  /** After how many answers a seat had given its last one, as far as it is known: everybody who looks asks for it. */
  readonly #answeredBy: (number | undefined)[] = [];

  constructor(events: Iterable<MatchEvent> = []) {
    for (const event of events) this.add(event);
  }

  get events(): readonly MatchEvent[] {
    return this.#events;
  }

  /** The answers that stand. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** How many events there were. */
  get seq(): number {
    return this.#events.length;
  }

  get last(): MatchEvent | undefined {
    return this.#events[this.#events.length - 1];
  }

  /** The number of the open decision. */
  get decisionNumber(): number {
    return this.#numbers[this.#numbers.length - 1];
  }

  /** After how many answers the open decision was put: those since then are secret answers to it, and standing orders. */
  get putAfter(): number {
    return this.#putAfter;
  }

  /** The number by which the open decision is told to a seat, or to a spectator: only who takes an answer back gets a new one. */
  numberFor(seat: Seat | null): number {
    return (seat === null ? undefined : this.#askedAgain.get(seat)) ?? this.#numbers[0];
  }

  /** Whether this is, or was, a number of the decision that is open. */
  isOpen(decision: number): boolean {
    return decision === this.decisionNumber || this.#numbers.includes(decision);
  }

  /** Whether an answer of a seat that names this decision is meant for the one that is open. */
  accepts(seat: Seat, decision: number): boolean {
    return this.isOpen(decision) && decision >= this.numberFor(seat);
  }

  /** A standing order counts at any decision; but one that was taken back, and arrives once more, does not. */
  acceptsOrder(seat: Seat, option: string, decision: number): boolean {
    return !this.#withdrawnOrders.has(orderKey(seat, option, decision));
  }

  /** Whether a seat has ever given a standing order, taken back or not. */
  hasGivenOrders(seat: Seat): boolean {
    return this.#orderers.has(seat);
  }

  /** After how many answers a seat had given its last one; 0 if it has given none. Orders are no answers. */
  answeredBy(seat: Seat): number {
    let answers = this.#answeredBy[seat];
    if (answers === undefined) {
      answers = this.#answers.findLastIndex((answer) => answer.seat === seat && !isOrder(answer.id)) + 1;
      this.#answeredBy[seat] = answers;
    }
    return answers;
  }

  /**
   * Which answer an undo of this seat takes back: its last one to the open decision, else the last of all. Orders of others do not
   * count: they bar nobody from taking back what he did before them, or they would show. -1: there is none.
   */
  undoIndex(seat: Seat): number {
    let index = this.pendingIndex(seat);
    if (index >= 0) return index;
    index = this.#answers.length - 1;
    while (index >= 0 && this.#answers[index].seat !== seat && isOrder(this.#answers[index].id)) index--;
    return index;
  }

  /** Where the answers begin that an undo of this seat takes back: the last, with those that were given as one with it. */
  undoStart(seat: Seat): number {
    return this.#groupStart(this.undoIndex(seat));
  }

  /** So many answers, or fewer: those that were given as one stay together. */
  wholeBefore(count: number): number {
    return count < this.#answers.length ? this.#groupStart(count) : count;
  }

  /** Where the seat's last secret answer to the open decision, or its last order since, stands; -1 if there is none. */
  pendingIndex(seat: Seat): number {
    for (let i = this.#answers.length - 1; i >= this.#putAfter; i--) if (this.#answers[i].seat === seat) return i;
    return -1;
  }

  /** An answer was taken; `settled` says whether it was the last one that the open decision waited for. */
  answered(kind: AnswerEvent['kind'], seat: Seat, option: string, answeredDecision: number, settled: boolean): void {
    const seq = this.seq + 1;
    const openDecision = settled ? seq : this.decisionNumber;
    this.add({ seq, kind, seat, openDecision, option, answeredDecision });
  }

  /** The seat takes its answer back. */
  tookBack(seat: Seat): void {
    const seq = this.seq + 1;
    this.add({ seq, kind: 'undo', seat, openDecision: seq, index: this.undoIndex(seat) });
  }

  /** Everybody goes back. */
  wentBack(seat: Seat, answers: number): void {
    const seq = this.seq + 1;
    this.add({ seq, kind: 'rollback', seat, openDecision: seq, answers });
  }

  /** One more event; one that cannot follow those before it is refused. */
  add(event: MatchEvent): void {
    if (event.seq !== this.seq + 1) throw new RangeError(`event ${event.seq} follows event ${this.seq}`);
    switch (event.kind) {
      case 'answer':
      case 'timeout':
        this.#untouched.push(this.#answers.length);
        this.#answers.push({ seat: event.seat, id: event.option });
        if (isOrder(event.option)) this.#orderers.add(event.seat);
        else this.#answeredBy[event.seat] = this.#answers.length;
        this.#sources.push(event);
        if (settles(event)) this.#put(event.openDecision);
        break;
      case 'undo':
        this.#takeBack(event, event.index);
        break;
      case 'rollback':
        this.#goBack(event, event.answers);
        break;
    }
    this.#events.push(event);
  }

  /** Whoever saw the match at event `seq` knows the log of so many answers; -1 if nothing he knows is sure to hold. */
  knownSince(seq: number | undefined): number {
    if (seq === undefined || seq > this.seq) return -1;
    let known = this.#answers.length;
    for (let i = seq; i < this.#untouched.length; i++) known = Math.min(known, this.#untouched[i]);
    return known;
  }

  /**
   * Answers that were taken already, as one, and stand: a retry gets the same success. Orders may be given as often as one likes.
   */
  taken(seat: Seat, decision: number, path: readonly string[]): TakenAnswer | undefined {
    if (path.some(isOrder)) return undefined;
    for (let i = this.#sources.length - 1; i >= 0; i--) {
      const event = this.#sources[i];
      if (event.openDecision < decision) return undefined;
      if (!('option' in event) || event.seat !== seat || event.answeredDecision !== decision || isOrder(event.option))
        continue;
      const given = this.#answers.slice(this.#groupStart(i), i + 1);
      const same = given.length === path.length && given.every(({ id }, at) => id === path[at]);
      return same ? { event, answers: i + 1 } : undefined;
    }
    return undefined;
  }

  /**
   * Where the answers begin that were given as one with the answer at `index`: each names the decision that was open before the first,
   * though the one before it had settled that.
   */
  #groupStart(index: number): number {
    let start = index;
    while (start > 0 && isGivenWith(this.#sources[start - 1], this.#sources[start])) start--;
    return start;
  }

  #takeBack(event: MatchEvent, index: number): void {
    if (!(index >= 0 && index < this.#answers.length))
      throw new RangeError(`event ${event.seq} takes back answer ${index} of ${this.#answers.length}`);
    this.#untouched.push(index);
    const pending = index >= this.#putAfter;
    this.#withdraw(this.#sources.splice(index, 1));
    this.#answers.splice(index, 1);
    this.#answeredBy.length = 0;
    if (!pending) this.#putAgain(event.openDecision);
    else {
      if (event.openDecision !== this.decisionNumber) this.#numbers.push(event.openDecision);
      this.#askedAgain.set(event.seat, event.openDecision);
    }
  }

  #goBack(event: MatchEvent, answers: number): void {
    if (!(answers >= 0 && answers <= this.#answers.length))
      throw new RangeError(`event ${event.seq} goes back to ${answers} of ${this.#answers.length} answers`);
    this.#untouched.push(answers);
    this.#withdraw(this.#sources.splice(answers));
    this.#answers.length = answers;
    this.#answeredBy.length = 0;
    this.#putAgain(event.openDecision);
  }

  /** A decision is put to whom it concerns. */
  #put(number: number): void {
    this.#putAfter = this.#answers.length;
    // A list for each answer, or even to set the length that it has, would cost more than all the rest of this.
    if (this.#numbers.length > 1) this.#numbers.length = 1;
    this.#numbers[0] = number;
    // To clear a map makes it anew, even if it is empty.
    if (this.#askedAgain.size > 0) this.#askedAgain.clear();
  }

  /** An earlier decision is open again: it had been put when the one before it was settled. */
  #putAgain(number: number): void {
    this.#put(number);
    while (this.#putAfter > 0 && !settles(this.#sources[this.#putAfter - 1])) this.#putAfter--;
  }

  #withdraw(events: readonly MatchEvent[]): void {
    for (const event of events)
      if ('option' in event && isOrder(event.option))
        this.#withdrawnOrders.add(orderKey(event.seat, event.option, event.answeredDecision));
  }
}

/** Whether an answer was the last one that its decision waited for: then the next decision has its number. */
function settles({ seq, openDecision }: MatchEvent): boolean {
  return openDecision === seq;
}

/** Whether an answer was given as one with the answer before it. */
export function isGivenWith(before: MatchEvent, event: MatchEvent): boolean {
  if (!('option' in before) || !('option' in event) || isOrder(before.option) || isOrder(event.option)) return false;
  return before.seat === event.seat && settles(before) && before.answeredDecision === event.answeredDecision;
}

function orderKey(seat: Seat, option: string, decision: number): string {
  return `${seat} ${decision} ${option}`;
}
