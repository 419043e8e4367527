import type { ChannelRow } from '../../store/notices/notices.ts';
import type { Message } from '../message.ts';

/** What became of a message. `gone`: the address is no more. `final`: it is of no use to send it again. */
export type Sent =
  | { readonly arrived: true }
  | { readonly arrived: false; readonly error: string; readonly gone: boolean; readonly final: boolean };

/** One way by which messages go. */
export type Way = (channel: Pick<ChannelRow, 'id' | 'kind' | 'address'>, message: Message) => Promise<Sent>;

export const ARRIVED: Sent = { arrived: true };

export function lost(error: string, how: { readonly gone?: boolean; readonly final?: boolean } = {}): Sent {
  const { gone = false, final = gone } = how;
  return { arrived: false, error, gone, final };
}

/** What an answer means: two statuses say that the address is no more. */
export function readStatus(status: number, text: string): Sent {
  if (status >= 200 && status < 300) return ARRIVED;
  const said = text.replace(/\s+/g, ' ').trim().slice(0, 200);
  const error = `it answered ${status}${said === '' ? '' : `: ${said}`}`;
  return lost(error, {
    gone: status === 404 || status === 410,
    final: status < 500 && status !== 429 && status !== 408,
  });
}
