import type { ChatBody, ChatMessage } from '@tabula/protocol';
import type { Store } from '../store/store.ts';
import type { WriteQueue } from '../store/write-queue.ts';
import type { Room } from './room.ts';

/** How many messages of the chat are told, and looked at for one that is sent again. */
export const CHAT_TOLD = 100;

/** What people say at the tables. */
export class Chat {
  readonly #store: Store;
  readonly #writeQueue: WriteQueue;

  constructor(store: Store, writeQueue: WriteQueue) {
    this.#store = store;
    this.#writeQueue = writeQueue;
  }

  /** The last things that were said. */
  told(room: Room): Promise<ChatMessage[]> {
    return this.#store.chat(room.id, CHAT_TOLD);
  }

  /** Says something to everybody at the table; what was said already with the same key is not said again. */
  async post(room: Room, { seat, text, key }: ChatBody): Promise<ChatMessage> {
    const said =
      key === undefined ? undefined : (await this.told(room)).find((one) => one.seat === seat && one.key === key);
    if (said !== undefined) return said;
    const name = room.seats[seat].name ?? `${seat + 1}`;
    const message = { id: room.nextChat, seat, name, text, at: Date.now(), ...(key === undefined ? {} : { key }) };
    await this.#writeQueue.write({ table: room.id, chat: message });
    room.nextChat++;
    room.broadcastToViewers({ type: 'chat', message });
    return message;
  }
}
