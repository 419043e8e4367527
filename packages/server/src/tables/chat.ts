import { type ChatBody, type ChatMessage, phraseOf, type SwitchBody } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { NOTICE_DELAY_MS } from '../notices/rules.ts';
import { Behind } from '../store/behind.ts';
import type { Store } from '../store/store.ts';
import type { GameLoader } from './loader.ts';
import type { Room } from './room.ts';
import { talkOf } from './table-info.ts';

/** How many messages of the chat are told. */
export const CHAT_TOLD = 100;

/** What people say at the tables. */
export class Chat {
  readonly #store: Store;
  readonly #loader: GameLoader;

  constructor(store: Store, loader: GameLoader) {
    this.#store = store;
    this.#loader = loader;
  }

  /** The last things that were said, as far as the room has heard. */
  async told(room: Room): Promise<ChatMessage[]> {
    return (await this.#store.chat(room.id, CHAT_TOLD)).filter(({ id }) => id <= room.said);
  }

  /** Says something to everybody at the table; what was said already with the same key is not said again. */
  async post(room: Room, { seat, text, key }: ChatBody): Promise<ChatMessage> {
    if (phraseOf(text) === undefined && !talkOf(room.table, room.seats).free)
      throw new ApiError(
        'phrases-only',
        'at a public table people talk by set phrases until all of them agree to more',
      );
    const { name, secretHash } = room.seats[seat];
    const words = { seat, name: name ?? `${seat + 1}`, text, at: Date.now(), ...(key === undefined ? {} : { key }) };
    const noticeAt = words.at + NOTICE_DELAY_MS;
    const message = await this.#store.say(room.id, { ...words, secretHash, noticeAt });
    if (message === 'behind') throw new Behind();
    room.confirmed();
    if (message.id === room.said + 1) room.hear(message);
    else if (message.id > room.said) await this.#loader.catchUp(room);
    return message;
  }

  /** Somebody at a public table wants to talk freely, or does not any more. */
  async agree(room: Room, { seat, on }: SwitchBody): Promise<void> {
    const { agreed } = talkOf(room.table, room.seats);
    const others = agreed.filter((one) => one !== seat);
    const lobby = { ...room.table.lobby, talk: on ? [...others, seat] : others };
    await this.#loader.write(room, { status: room.status, change: { lobby } });
    room.table = { ...room.table, lobby };
    room.broadcastTable();
  }
}
