import type { ChatBody, ChatMessage } from '@tabula/protocol';
import type { WriteQueue } from '../store/write-queue.ts';
import type { Room } from './room.ts';

/** Says something to everybody at the table. */
export async function postChat(writeQueue: WriteQueue, room: Room, { seat, text }: ChatBody): Promise<ChatMessage> {
  const name = room.seats[seat].name ?? `${seat + 1}`;
  const message = { id: room.nextChat, seat, name, text, at: Date.now() };
  await writeQueue.write({ table: room.id, chat: message });
  room.nextChat++;
  room.broadcastToViewers({ type: 'chat', message });
  return message;
}
