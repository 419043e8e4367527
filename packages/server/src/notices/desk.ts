import { createHash } from 'node:crypto';
import {
  type ChangeChannel,
  type ChannelInfo,
  type ChannelTested,
  type NewChannel,
  NOTICE_KINDS,
  type NoticeSettings,
  type Notices,
  PushSubscription,
} from '@tabula/protocol';
import { Value } from 'typebox/value';
import { ApiError } from '../common/errors.ts';
import { asHandedOver, questionBudget } from '../common/mailbox.ts';
import { hashOf, newSecret } from '../common/secrets.ts';
import type { ChannelRow, HolderRow, SeatLink } from '../store/notices/notices.ts';
import type { Store } from '../store/store.ts';
import { isZone } from './day.ts';
import { atomFeed, deadlineCalendar } from './feeds.ts';
import type { NoticeHouse } from './house.ts';
import type { NarrowKeys } from './keys.ts';
import type { Message, MessageWriter } from './message.ts';
import { checkAddress } from './post.ts';
import { NOTICE_TEXTS, type NoticeTexts } from './texts.ts';
import type { MailDesk } from './ways/mail.ts';
import { lost, type Sent, type Way } from './ways/way.ts';

const MOST_CHANNELS = 10;
const MOST_SEATS = 500;
const FEED_ENTRIES = 50;

const DEFAULTS: NoticeSettings = { language: 'en', zone: 'UTC', quiet: null, urgent: true, digest: '18:00' };

export interface DeskParts {
  readonly store: Store;
  readonly house: NoticeHouse;
  readonly writer: MessageWriter;
  readonly ways: Readonly<Partial<Record<ChannelRow['kind'], Way>>>;
  readonly mail: MailDesk | null;
  readonly keys: NarrowKeys;
  /** The public key of the house's pushes. */
  readonly pushKey: string;
}

/** Who asks: from where, and the device of a key ring, if it is one. */
export interface Asker {
  readonly address: string;
  readonly device: string | null;
}

/** What people settle about how they are told. Whoever has the key that a device made is asked nothing else. */
export class NoticeDesk {
  readonly #parts: DeskParts;
  readonly #questions = questionBudget();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  close(): void {
    this.#parts.mail?.close();
  }

  async view(key: string): Promise<Notices> {
    const { store, house, ways, pushKey } = this.#parts;
    const holder = await this.#known(key);
    const channels = await store.notices.channels(holder.id);
    const links = await store.notices.links(holder.id);
    const tables = await store.readMany(links.map(({ table }) => table));
    const games = new Map(tables.map(({ table }) => [table.id, table.game]));
    return {
      settings: holder.settings,
      channels: channels.map(channelInfo),
      seats: links.flatMap(({ table, seat, wants, until }) => {
        const game = games.get(table);
        return game === undefined ? [] : [{ table, seat, game, wants, until }];
      }),
      house: { push: pushKey, mail: ways.mail !== undefined, webhooks: house.webhooks },
      feed: house.url === null ? null : this.#feedAddresses(house.url, holder),
    };
  }

  async saveSettings(key: string, settings: NoticeSettings): Promise<void> {
    if (!isZone(settings.zone)) throw new ApiError('bad-request', `there is no time zone "${settings.zone}"`);
    await this.#parts.store.notices.saveHolder({ ...(await this.#known(key)), settings });
  }

  async forget(key: string): Promise<void> {
    await this.#parts.store.notices.deleteHolder((await this.#known(key)).id);
  }

  /** It is tried first: what does not arrive is not kept. A mail address has to agree before anything else goes there. */
  async addChannel(key: string, wish: NewChannel, asker: Asker): Promise<ChannelTested> {
    const { store } = this.#parts;
    const holder = await this.#saved(key);
    const known = await store.notices.channels(holder.id);
    const channel = this.#newChannel(holder, wish, asker.device);
    const same = known.find((other) => placeOf(other) === placeOf(channel));
    if (same === undefined && known.length >= MOST_CHANNELS) throw tooManyWays();
    const row = same === undefined ? channel : { ...channel, id: same.id, events: same.events, digest: same.digest };
    const sent = row.kind === 'mail' ? await this.#askAddress(row, holder, asker) : await this.#try(row, holder);
    if (!sent.arrived) return { arrived: false, error: sent.error, channel: null };
    if (same === undefined) {
      await store.notices.addChannel(row);
      // Others may have been tried at the same time.
      if ((await store.notices.channels(holder.id)).length > MOST_CHANNELS) {
        await store.notices.deleteChannel(row.id);
        throw tooManyWays();
      }
    } else {
      const { address, name, state } = row;
      await store.notices.changeChannel(row.id, { address, name, state, failures: 0, error: null, errorAt: null });
    }
    return { arrived: true, error: null, channel: channelInfo(row) };
  }

  async changeChannel(key: string, id: string, { on, events, digest }: ChangeChannel): Promise<ChannelInfo> {
    const channel = await this.#own(key, id);
    const change = {
      ...(events === undefined ? {} : { events }),
      ...(digest === undefined ? {} : { digest }),
      ...(on === undefined ? {} : { state: this.#switched(channel, on), failures: 0 }),
    };
    if (Object.keys(change).length > 0) await this.#parts.store.notices.changeChannel(id, change);
    return channelInfo({ ...channel, ...change });
  }

  async deleteChannel(key: string, id: string): Promise<void> {
    await this.#own(key, id);
    await this.#parts.store.notices.deleteChannel(id);
  }

  /** Sends a test; one that arrives wakes a channel that rested. */
  async test(key: string, id: string, asker: Pick<Asker, 'address'>): Promise<ChannelTested> {
    const { store } = this.#parts;
    const channel = await this.#own(key, id);
    const holder = await this.#known(key);
    const unsure = channel.state === 'unconfirmed';
    const sent = unsure ? await this.#askAddress(channel, holder, asker) : await this.#try(channel, holder);
    const now = store.clock.now();
    const change = sent.arrived
      ? {
          failures: 0,
          error: null,
          errorAt: null,
          sentAt: now,
          ...(channel.state === 'paused' ? { state: 'on' as const } : {}),
        }
      : { error: sent.error, errorAt: now };
    await store.notices.changeChannel(id, change);
    const error = sent.arrived ? null : sent.error;
    return { arrived: sent.arrived, error, channel: channelInfo({ ...channel, ...change }) };
  }

  /** The seat tells whoever holds the key; the caller has seen the seat's secret, and writes what it has to tell now. */
  async link(key: string, link: Omit<SeatLink, 'holder'>): Promise<void> {
    const { id: holder } = await this.#saved(key);
    const links = await this.#parts.store.notices.links(holder);
    if (links.length >= MOST_SEATS) throw new ApiError('too-many', `${MOST_SEATS} seats tell you already`);
    await this.#parts.store.notices.link({ ...link, holder });
  }

  /** The channel of a mail that asks to be left alone, or to be sent; its texts. */
  async mailChannel(
    what: 'unsubscribe' | 'confirm',
    key: string,
  ): Promise<{ channel?: ChannelRow; texts: NoticeTexts }> {
    const { store, keys } = this.#parts;
    const id = keys.read(what, key);
    const channel = id === undefined ? undefined : await store.notices.channel(id);
    if (channel?.kind !== 'mail') return { texts: NOTICE_TEXTS.en };
    const holder = await store.notices.holder({ id: channel.holder });
    return { channel, texts: NOTICE_TEXTS[holder?.settings.language ?? 'en'] };
  }

  async answerMail(what: 'unsubscribe' | 'confirm', channel: ChannelRow): Promise<void> {
    const open = what === 'unsubscribe' || channel.state === 'unconfirmed';
    // Who wants no more mails is asked again before another one comes, whatever the one says who put the address here.
    const state = what === 'confirm' ? 'on' : 'unconfirmed';
    if (open) await this.#parts.store.notices.changeChannel(channel.id, { state });
  }

  /** What an address that only reads shows. */
  async feed(key: string, form: 'atom' | 'calendar'): Promise<string> {
    const { store, house, writer } = this.#parts;
    const holder = house.url === null ? undefined : await store.notices.holder({ feedHash: hashOf(key) });
    if (holder === undefined || house.url === null) throw new ApiError('not-found', 'there is no such feed');
    const links = await store.notices.links(holder.id);
    const rows = form === 'atom' ? await store.notices.told(holder.id, FEED_ENTRIES) : [];
    const tables = new Map(
      (await store.readMany([...new Set([...links, ...rows].map(({ table }) => table))])).map((one) => [
        one.table.id,
        one,
      ]),
    );
    const parts = { house: house.url, holder, writer, tables };
    return form === 'atom' ? atomFeed(rows, parts) : deadlineCalendar(links, parts);
  }

  /** The addresses that only read of whoever has a key, as they will be when those from before are void; null if there are none. */
  async renewedFeed(key: string): Promise<{ holder: string; feedNo: number; feedHash: string } | null> {
    const known = await this.#parts.store.notices.holder({ keyHash: hashOf(key) });
    if (known === undefined) return null;
    const feedNo = known.feedNo + 1;
    return { holder: known.id, feedNo, feedHash: hashOf(this.#feedKey({ id: known.id, feedNo })) };
  }

  /** The first was made without a number. */
  #feedKey({ id, feedNo }: Pick<HolderRow, 'id' | 'feedNo'>): string {
    return this.#parts.keys.of('feed', feedNo === 0 ? id : `${id}~${feedNo}`);
  }

  #feedAddresses(url: string, holder: HolderRow) {
    const key = encodeURIComponent(this.#feedKey(holder));
    const at = (file: string) => `${url}/api/notices/${file}?key=${key}`;
    return { atom: at('feed.atom'), calendar: at('calendar.ics') };
  }

  /** The id follows from whom it tells and where: two requests at once make one. */
  #newChannel(holder: HolderRow, wish: NewChannel, device: string | null): ChannelRow {
    const channel = this.#wishedChannel(holder, wish, device);
    const place = `tabula channel: ${holder.id} ${placeOf(channel)}`;
    return { ...channel, id: createHash('sha256').update(place).digest('base64url').slice(0, 16) };
  }

  #wishedChannel(holder: HolderRow, wish: NewChannel, device: string | null): Omit<ChannelRow, 'id'> {
    const { house, ways, store } = this.#parts;
    if (ways[wish.kind] === undefined) throw new ApiError('bad-request', `this house sends no ${wish.kind}`);
    const common = {
      holder: holder.id,
      device,
      events: NOTICE_KINDS.filter((kind) => kind !== 'chat'),
      digest: false,
      state: wish.kind === 'mail' ? ('unconfirmed' as const) : ('on' as const),
      failures: 0,
      error: null,
      errorAt: null,
      sentAt: null,
      createdAt: store.clock.now(),
    };
    if (wish.kind === 'mail') {
      const address = asHandedOver(wish.address);
      if (address === undefined) throw new ApiError('bad-request', 'this is no mail address');
      return { ...common, kind: wish.kind, address, name: address };
    }
    const url = wish.kind === 'push' ? wish.subscription.endpoint : wish.url;
    const { host } = this.#checked(url, house);
    if (wish.kind === 'push')
      return { ...common, kind: wish.kind, address: JSON.stringify(wish.subscription), name: wish.name };
    return { ...common, kind: wish.kind, address: wish.url, name: `${host} … ${wish.url.slice(-4)}` };
  }

  #checked(url: string, { reach }: NoticeHouse): URL {
    try {
      return checkAddress(url, reach);
    } catch (cause) {
      throw new ApiError('bad-request', cause instanceof Error ? cause.message : 'this is no address', { cause });
    }
  }

  #switched({ state }: ChannelRow, on: boolean): ChannelRow['state'] {
    if (state === 'gone') throw new ApiError('bad-request', 'this address is no more');
    if (state === 'unconfirmed') return state;
    return on ? 'on' : 'off';
  }

  #try(channel: ChannelRow, { settings }: HolderRow): Promise<Sent> {
    const way = this.#parts.ways[channel.kind];
    if (way === undefined || channel.address === '') return Promise.resolve(lost('there is no way to this address'));
    return way(channel, this.#testMessage(settings));
  }

  #testMessage({ language }: NoticeSettings): Message {
    return this.#parts.writer.test(newSecret(), language, this.#parts.store.clock.now());
  }

  async #askAddress({ id, address }: ChannelRow, { settings }: HolderRow, by: Pick<Asker, 'address'>): Promise<Sent> {
    const { mail, house, keys } = this.#parts;
    if (mail === null || house.url === null) return lost('this house sends no mail');
    const empty = this.#questions.take(address.toLowerCase(), by.address);
    if (empty !== undefined)
      throw new ApiError('too-many', 'this address was asked already', { retryAfter: empty.retryAfter });
    const { confirm } = NOTICE_TEXTS[settings.language];
    const link = `${house.url}/api/notices/confirm?key=${encodeURIComponent(keys.of('confirm', id))}`;
    const text = `${confirm.body(house.url)}\n\n${link}\n`;
    return mail.send({ to: address, subject: confirm.subject, text, key: newSecret() });
  }

  async #own(key: string, id: string): Promise<ChannelRow> {
    const channel = await this.#parts.store.notices.channel(id);
    if (channel === undefined || channel.holder !== (await this.#known(key)).id)
      throw new ApiError('not-found', 'there is no such way');
    return channel;
  }

  async #saved(key: string): Promise<HolderRow> {
    const { notices } = this.#parts.store;
    const known = await notices.holder({ keyHash: hashOf(key) });
    if (known !== undefined) return known;
    const fresh = this.#fresh(key);
    await notices.saveHolder(fresh);
    return fresh;
  }

  async #known(key: string): Promise<HolderRow> {
    return (await this.#parts.store.notices.holder({ keyHash: hashOf(key) })) ?? this.#fresh(key);
  }

  /** Somebody who has settled nothing yet. The id follows from the key: two requests at once make one. */
  #fresh(key: string): HolderRow {
    const { store } = this.#parts;
    const keyHash = hashOf(key);
    const id = createHash('sha256').update(`tabula holder: ${keyHash}`).digest('base64url').slice(0, 24);
    const feed = { feedNo: 0, feedHash: hashOf(this.#feedKey({ id, feedNo: 0 })) };
    return { id, keyHash, ...feed, settings: DEFAULTS, createdAt: store.clock.now() };
  }
}

function tooManyWays(): ApiError {
  return new ApiError('too-many', `there are ${MOST_CHANNELS} ways already`);
}

/** Where a way leads. A browser that subscribes again may have new keys, but it is the same one. */
function placeOf({ kind, address }: Pick<ChannelRow, 'kind' | 'address'>): string {
  return `${kind} ${kind === 'push' && address !== '' ? Value.Parse(PushSubscription, JSON.parse(address)).endpoint : address}`;
}

function channelInfo({ id, kind, name, events, digest, state, error, errorAt, sentAt }: ChannelRow): ChannelInfo {
  const trouble = error === null || errorAt === null ? null : { at: errorAt, text: error };
  return { id, kind, name, events: [...events], digest, state, error: trouble, sentAt };
}
