import { Refused } from '../errors.ts';
import type { ChatBody, ChatMessage } from '../protocol/index.ts';
import type { Committer } from '../store/committer.ts';
import type { Room } from './room.ts';

/** Says something to everybody at the table. */
export async function talk(committer: Committer, room: Room, { seat, text }: ChatBody): Promise<ChatMessage> {
  const name = room.seats[seat].name ?? `${seat + 1}`;
  const message = { id: room.nextChat, seat, name, text, at: Date.now() };
  try {
    await committer.write({ table: room.id, chat: message });
  } catch (error) {
    throw new Refused('storage', 'this cannot be stored now', { cause: error });
  }
  room.nextChat++;
  room.tellAll({ type: 'chat', message });
  return message;
}
