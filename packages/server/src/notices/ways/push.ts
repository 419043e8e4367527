import { PushSubscription } from '@tabula/protocol';
import { Value } from 'typebox/value';
import webPush from 'web-push';
import { messageOf } from '../../common/errors.ts';
import { PostError, post, type Reach } from '../post.ts';
import { lost, readStatus, type Way } from './way.ts';

/** The keys by which push services know this house; made once and kept, or every subscription would be void. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/** How long, in seconds, a push service keeps what it cannot deliver. */
const KEPT_S = 3 * 24 * 60 * 60;

/** Messages to browsers, encrypted for them (RFC 8291) and signed by the house (RFC 8292); the library makes them, `post` sends them. */
export function pushWay(keys: VapidKeys, contact: string, reach: Reach): Way {
  return async ({ address }, { key, title, items, topic }) => {
    try {
      const subscription = Value.Parse(PushSubscription, JSON.parse(address));
      const [first] = items;
      const body = items.map(({ text }) => text).join('\n');
      const path = items.length === 1 ? first.path : '/';
      const payload = JSON.stringify({ key, title, body: body.slice(0, 2000), path, tag: topic });
      const options = {
        TTL: KEPT_S,
        topic,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: contact, ...keys },
      } as const;
      const made = webPush.generateRequestDetails(subscription, payload, options);
      const letter = { headers: made.headers, body: made.body ?? Buffer.alloc(0) };
      const sent = await post(made.endpoint, letter, reach);
      return readStatus(sent.status, sent.text);
    } catch (error) {
      return lost(messageOf(error), { final: error instanceof PostError && error.final });
    }
  };
}
