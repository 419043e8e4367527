import { Refused } from './errors.ts';
import type { Limits } from './limits.ts';
import type { Room } from './room/room.ts';

/** So many at once, and so many more with every second that passes. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #filled = performance.now();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tokens = most;
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(this.#most, this.#tokens + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/**
 * How much a seat may do, over however many sockets and requests: whatever it does is kept for good and told to
 * everybody at the table.
 */
export class Paces {
  readonly #limits: Limits;
  readonly #seats = new WeakMap<Room, Map<string, Bucket>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** An answer, an undo, a question to go back, a vote. */
  act(room: Room, seat: number): void {
    const { acts, flurry } = this.#limits;
    this.#take(room, `act ${seat}`, () => new Bucket(acts, flurry));
  }

  chat(room: Room, seat: number): void {
    const { chats } = this.#limits;
    this.#take(room, `chat ${seat}`, () => new Bucket(chats / 60, chats));
  }

  #take(room: Room, what: string, full: () => Bucket): void {
    const buckets = this.#seats.get(room) ?? new Map<string, Bucket>();
    this.#seats.set(room, buckets);
    const bucket = buckets.get(what) ?? full();
    buckets.set(what, bucket);
    if (!bucket.take()) throw new Refused('too-many', 'too much at once from this seat; try again in a moment');
  }
}
