import type { GameMessages } from '../tables/game-message.ts';
import type { Room } from '../tables/room.ts';

interface Written {
  /** As long as a room has this status, and this game, it is shown the same way. */
  readonly status: Room['status'];
  readonly game: Room['game'];
  readonly messages: Map<number | undefined, GameMessages>;
}

/** So many messages are kept for those who come back from somewhere else. */
const MOST_KEPT = 8;

/** What pages are told that come to a table: those who know as much of it get the same text, written once. */
export class HelloCache {
  readonly #written = new WeakMap<Room, Written>();

  /** For a page that has seen the game up to event `seq`. */
  of(room: Room, seq: number | undefined): GameMessages {
    const { status, game } = room;
    let written = this.#written.get(room);
    if (written === undefined || written.status !== status || written.game !== game) {
      written = { status, game, messages: new Map() };
      this.#written.set(room, written);
    }
    const known = written.messages.get(seq);
    if (known !== undefined) return known;
    const message = room.gameMessage(seq);
    if (written.messages.size < MOST_KEPT) written.messages.set(seq, message);
    return message;
  }
}
