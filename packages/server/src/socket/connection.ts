import { CLOSE } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../common/errors.ts';
import { Bucket } from '../common/rate-limit.ts';
import type { ToldGame } from '../tables/game-message.ts';
import type { Page } from '../tables/onlookers.ts';
import type { Permissions } from '../tables/permissions.ts';
import type { Room } from '../tables/room.ts';

/** The part of a WebSocket that is used. */
export interface SocketLike {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** The stream below a socket: it can hold back what is written to it. */
export interface Stream {
  cork(): void;
  uncork(): void;
}

/** What a page may do on its socket, in messages a second and at once. */
export interface SocketLimits {
  readonly perSecond: number;
  readonly burst: number;
  readonly hellosPerSecond: number;
  readonly helloBurst: number;
  readonly backlog: number;
}

/** So many messages that are none, or too many, and the page is sent away; with time they are forgiven. */
const BAD_MESSAGES_ALLOWED = 20;
const FORGIVEN_PER_SECOND = 1 / 10;

const NOBODY: Permissions = { owner: false, seats: new Set(), spectator: false };

/** One page's end of the line: where it is, what it may do, and how much it takes. */
export class PageSocket implements Page {
  hashes: ReadonlySet<string> = new Set();
  /** The keys of devices by which it is here, as hashes. */
  devices: readonly string[] = [];
  permissions: Permissions = NOBODY;
  room: Room | null = null;
  changes = false;
  told: ToldGame | null = null;
  /** Heard of since the last heartbeat. */
  alive = true;
  readonly address: string;
  readonly log: FastifyBaseLogger;
  readonly #socket: SocketLike;
  readonly #stream: Stream;
  /** What it is told now waits for the end of this turn of the loop. */
  #gathering = false;
  readonly #pace: SocketLimits;
  readonly #words: Bucket;
  readonly #hellos: Bucket;
  readonly #patience = new Bucket(FORGIVEN_PER_SECOND, BAD_MESSAGES_ALLOWED);

  constructor(socket: SocketLike, stream: Stream, address: string, log: FastifyBaseLogger, pace: SocketLimits) {
    this.#socket = socket;
    this.#stream = stream;
    this.address = address;
    this.log = log;
    this.#pace = pace;
    this.#words = new Bucket(pace.perSecond, pace.burst);
    this.#hellos = new Bucket(pace.hellosPerSecond, pace.helloBurst);
  }

  tell(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#pace.backlog) this.close(CLOSE.slow, 'slow');
    else {
      this.#gather();
      this.#socket.send(text);
    }
  }

  say(message: unknown): void {
    this.tell(JSON.stringify(message));
  }

  /** One more message: throws if it is one too many. */
  countMessage(): void {
    take(this.#words, 'too many messages');
  }

  countHello(): void {
    take(this.#hellos, 'too many greetings');
  }

  /** The page has said something that it should not: whether that may still be overlooked. */
  forgives(): boolean {
    return this.#patience.take();
  }

  /** Asks whether the page is still there; gives up if the last question was not answered. */
  beat(): void {
    if (!this.alive) {
      this.close(CLOSE.silent, 'silent');
      this.#socket.terminate();
      return;
    }
    this.alive = false;
    this.#socket.ping();
  }

  /** All that a page is told in one turn of the loop goes on its way at once: to hand it to the system costs more than to write it. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.#stream.uncork();
    });
  }

  close(code: number, reason: string): void {
    this.leave();
    this.#socket.close(code, reason);
  }

  sendAway(): void {
    this.close(CLOSE.restart, 'restart');
  }

  enter(room: Room, hashes: ReadonlySet<string>, changes: boolean): void {
    this.leave();
    this.room = room;
    this.changes = changes;
    this.hashes = hashes;
    this.permissions = room.permissions(hashes);
    room.onlookers.enter(this);
  }

  leave(): void {
    this.room?.onlookers.leave(this);
    this.room = null;
    this.permissions = NOBODY;
    this.hashes = new Set();
    this.devices = [];
    this.told = null;
  }
}

/** Takes one, or says when there will be one. */
export function take(bucket: Bucket, problem: string): void {
  if (!bucket.take()) throw new ApiError('too-many', problem, { retryAfter: bucket.retryAfter });
}
