import type { Accepted, ChatMessage, CommandBody, CommandName, PreviewBody, TableInfo } from '@tabula/protocol';
import type { Chat } from './chat.ts';
import type { Moves } from './moves.ts';
import { lookAlong, type SentPreview } from './preview.ts';
import type { Room } from './room.ts';
import type { SeatRateLimit } from './seat-rate-limit.ts';

/** What becomes of each command. */
interface Replies {
  readonly answer: Accepted;
  readonly path: Accepted;
  readonly undo: Accepted;
  readonly rollback: TableInfo;
  readonly vote: TableInfo;
  readonly chat: ChatMessage;
}

type Handlers = {
  readonly [K in CommandName]: (room: Room, body: CommandBody<K>) => Promise<Replies[K]>;
};

/** What a seat does in a game, by whichever way it is asked for: each runs alone in its room. */
export class Commands {
  readonly #handlers: Handlers;
  readonly #rateLimit: SeatRateLimit;

  constructor(moves: Moves, chat: Chat, rateLimit: SeatRateLimit) {
    this.#rateLimit = rateLimit;
    this.#handlers = {
      answer: (room, body) => moves.answer(room, body),
      path: (room, body) => moves.path(room, body),
      undo: (room, body) => moves.undo(room, body),
      rollback: async (room, body) => {
        await moves.propose(room, body);
        return room.info();
      },
      vote: async (room, body) => {
        await moves.vote(room, body);
        return room.info();
      },
      chat: (room, body) => chat.post(room, body),
    };
  }

  /** Looks along a path for a seat: it changes nothing, and nobody else hears of it. */
  preview(room: Room, body: PreviewBody, mayAct: (seat: number) => void): Promise<SentPreview> {
    return room.run(() => {
      mayAct(body.seat);
      this.#rateLimit.preview(room, body.seat);
      return lookAlong(room, body);
    });
  }

  /** Does it for a seat; `mayAct` throws if it is not the seat of whoever asks. */
  run<K extends CommandName>(
    room: Room,
    name: K,
    body: CommandBody<K>,
    mayAct: (seat: number) => void,
  ): Promise<Replies[K]> {
    return room.run(() => {
      mayAct(body.seat);
      if (name === 'chat') this.#rateLimit.chat(room, body.seat);
      else this.#rateLimit.act(room, body.seat);
      return this.#handlers[name](room, body);
    });
  }
}
