import { newSecret } from '../common/secrets.ts';
import type { ServerOptions } from '../options.ts';
import type { ChannelRow } from '../store/notices/notices.ts';
import { Courier, type CourierParts } from './courier.ts';
import { NoticeDesk } from './desk.ts';
import { noticeHouse } from './house.ts';
import { NarrowKeys } from './keys.ts';
import { MessageWriter } from './message.ts';
import { MailDesk, mailWay } from './ways/mail.ts';
import { newVapidKeys, pushWay, type VapidKeys } from './ways/push.ts';
import type { Way } from './ways/way.ts';
import { webhookWay } from './ways/webhook.ts';

/** What tells people, and by what: its mails and its address serve others too. */
export interface OpenNotices {
  readonly desk: NoticeDesk;
  readonly courier: Courier;
  /** How webhooks are reached; null where this house has none. */
  readonly webhook: Way | null;
  readonly mail: MailDesk | null;
  readonly url: string | null;
}

/** Everything that tells those who do not look, by the settings of the house and the keys that are kept with its tables. */
export async function openNotices(
  { notices, publicUrls, registry }: Pick<ServerOptions, 'notices' | 'publicUrls' | 'registry'>,
  parts: Pick<CourierParts, 'store' | 'looking' | 'metrics' | 'log'>,
): Promise<OpenNotices> {
  const { store } = parts;
  const house = noticeHouse(notices, publicUrls);
  const vapid: VapidKeys = JSON.parse(await store.notices.key('vapid', JSON.stringify(newVapidKeys())));
  const keys = new NarrowKeys(await store.notices.key('notices', newSecret()));
  if (!store.shared) await store.notices.releaseClaims();
  const mail = house.mail === null || house.url === null ? null : new MailDesk(house.mail);
  const ways: Partial<Record<ChannelRow['kind'], Way>> = { push: pushWay(vapid, house.contact, house.reach) };
  const webhook = house.webhooks && house.url !== null ? webhookWay(house.url, house.reach) : null;
  if (webhook !== null) {
    for (const kind of ['discord', 'slack', 'ntfy', 'json'] as const) ways[kind] = webhook;
  }
  if (mail !== null && house.url !== null) {
    const leave = (id: string) =>
      `${house.url}/api/notices/unsubscribe?key=${encodeURIComponent(keys.of('unsubscribe', id))}`;
    ways.mail = mailWay(mail, house.url, leave);
  }
  const writer = new MessageWriter(registry);
  const desk = new NoticeDesk({ store, house, writer, ways, mail, keys, pushKey: vapid.publicKey });
  return { desk, courier: new Courier({ ...parts, writer, ways }), webhook, mail, url: house.url };
}
