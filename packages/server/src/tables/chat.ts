import type { ChatBody, ChatMessage } from '@tabula/protocol';
import { NOTICE_DELAY_MS } from '../notices/rules.ts';
import { Behind } from '../store/behind.ts';
import type { Store } from '../store/store.ts';
import type { Room, RoomSource } from './room.ts';

/** How many messages of the chat are told. */
export const CHAT_TOLD = 100;

/** What people say at the tables. */
export class Chat {
  readonly #store: Store;
  readonly #source: RoomSource;

  constructor(store: Store, source: RoomSource) {
    this.#store = store;
    this.#source = source;
  }

  /** The last things that were said, as far as the room has heard. */
  async told(room: Room): Promise<ChatMessage[]> {
    return (await this.#store.chat(room.id, CHAT_TOLD)).filter(({ id }) => id <= room.said);
  }

  /** Says something to everybody at the table; what was said already with the same key is not said again. */
  async post(room: Room, { seat, text, key }: ChatBody): Promise<ChatMessage> {
    const { name, secretHash } = room.seats[seat];
    const words = { seat, name: name ?? `${seat + 1}`, text, at: Date.now(), ...(key === undefined ? {} : { key }) };
    const noticeAt = words.at + NOTICE_DELAY_MS;
    const message = await this.#store.say(room.id, { ...words, secretHash, noticeAt });
    if (message === 'behind') throw new Behind();
    room.confirmed();
    if (message.id === room.said + 1) room.hear(message);
    else if (message.id > room.said) await this.#source.catchUp(room);
    return message;
  }
}
