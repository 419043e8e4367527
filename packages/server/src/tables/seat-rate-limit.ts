import { ApiError } from '../common/errors.ts';
import type { Limits } from '../common/limits.ts';
import { Bucket } from '../common/rate-limit.ts';
import type { Room } from './room.ts';

/**
 * How much a seat may do, over however many sockets and requests: whatever it does is kept for good and told to
 * everybody at the table.
 */
export class SeatRateLimit {
  readonly #limits: Limits;
  readonly #seats = new WeakMap<Room, Map<string, Bucket>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** An answer, an undo, a question to go back, a vote. */
  act(room: Room, seat: number): void {
    const { actionsPerSecond: acts, actionBurst: flurry } = this.#limits;
    this.#take(room, `act ${seat}`, () => new Bucket(acts, flurry));
  }

  preview(room: Room, seat: number): void {
    const { previewsPerSecond, previewBurst } = this.#limits;
    this.#take(room, `preview ${seat}`, () => new Bucket(previewsPerSecond, previewBurst));
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
    if (!bucket.take()) throw new ApiError('too-many', 'too much at once from this seat; try again in a moment');
  }
}
