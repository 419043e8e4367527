import type { Accepted, ChatMessage, CommandBody, CommandName, PreviewBody, TableInfo } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import type { Attendance } from './attendance.ts';
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
  readonly absence: TableInfo;
  readonly back: TableInfo;
  readonly pause: TableInfo;
  readonly vacation: TableInfo;
  readonly talk: TableInfo;
}

/** What the person of a seat may do though a regent plays there. */
const BESIDE_REGENT: ReadonlySet<CommandName> = new Set<CommandName>(['chat', 'back', 'talk']);

/** Throws if it is not the seat of whoever asks. */
type MayAct = (seat: number) => void | Promise<void>;

type Handlers = {
  readonly [K in CommandName]: (room: Room, body: CommandBody<K>) => Promise<Replies[K]>;
};

/** What a seat does in a game, by whichever way it is asked for: each runs alone in its room. */
export class Commands {
  readonly #handlers: Handlers;
  readonly #rateLimit: SeatRateLimit;

  constructor(moves: Moves, chat: Chat, attendance: Attendance, rateLimit: SeatRateLimit) {
    this.#rateLimit = rateLimit;
    this.#handlers = {
      answer: (room, body) => moves.answer(room, body),
      path: (room, body) => moves.path(room, body),
      undo: (room, body) => moves.undo(room, body),
      rollback: (room, body) => told(room, moves.propose(room, body)),
      vote: (room, body) => told(room, moves.vote(room, body)),
      chat: async (room, body) => {
        const said = await chat.post(room, body);
        await attendance.heard(room, body.seat);
        return said;
      },
      absence: (room, body) => told(room, attendance.vote(room, body)),
      back: (room, body) => told(room, attendance.back(room, body)),
      pause: (room, body) => told(room, attendance.pause(room, body)),
      vacation: (room, body) => told(room, attendance.vacation(room, body)),
      talk: (room, body) => told(room, chat.agree(room, body)),
    };
  }

  /** Looks along a path for a seat: it changes nothing, and nobody else hears of it. */
  preview(room: Room, body: PreviewBody, mayAct: MayAct): Promise<SentPreview> {
    return room.run(async () => {
      await mayAct(body.seat);
      this.#rateLimit.preview(room, body.seat);
      return lookAlong(room, body);
    });
  }

  /** Does it for a seat; `mayAct` throws if it is not the seat of whoever asks. */
  run<K extends CommandName>(room: Room, name: K, body: CommandBody<K>, mayAct: MayAct): Promise<Replies[K]> {
    return room.run(async () => {
      await mayAct(body.seat);
      if (name === 'chat') this.#rateLimit.chat(room, body.seat);
      else this.#rateLimit.act(room, body.seat);
      if (room.seats[body.seat].level !== null && !BESIDE_REGENT.has(name))
        throw new ApiError('regent', 'a regent plays for this seat; its person can come back');
      return this.#handlers[name](room, body);
    });
  }
}

/** How the table is once something is done. */
async function told(room: Room, done: Promise<void>): Promise<TableInfo> {
  await done;
  return room.info();
}
