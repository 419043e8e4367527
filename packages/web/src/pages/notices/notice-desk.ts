import type {
  ChangeChannel,
  ChannelTested,
  MyTable,
  NewChannel,
  NoticeSettings,
  Notices,
  Wants,
} from '@tabula/protocol';
import { myTables, withOwn } from '../../client/api.ts';
import { ask } from '../../client/http.ts';
import { NOTICE_KEY, ownDeviceKey } from '../../client/seat-keys.ts';

/** The key of this browser's notices: those of its ring, or what it had before it was on one. */
function noticeKey(): string {
  return localStorage.getItem(NOTICE_KEY) ?? ownDeviceKey();
}

const told = <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  ask<T>(method, `/notices${path}`, { secret: noticeKey(), ...(body === undefined ? {} : { body }) });

export function readNotices(): Promise<Notices> {
  return told('GET', '');
}

export function saveSettings(settings: NoticeSettings): Promise<Notices> {
  return told('PUT', '', settings);
}

export function testChannel(id: string): Promise<ChannelTested> {
  return told('POST', `/channels/${id}/test`);
}

export function changeChannel(id: string, change: ChangeChannel): Promise<unknown> {
  return told('PATCH', `/channels/${id}`, change);
}

export function removeChannel(id: string): Promise<unknown> {
  return told('DELETE', `/channels/${id}`);
}

/** Adds a way, in the language and the time of this browser; from then on all its tables tell. */
export async function addChannel(channel: NewChannel, settings: NoticeSettings): Promise<ChannelTested> {
  await saveSettings(settings);
  const tested = await told<ChannelTested>('POST', '/channels', channel);
  if (tested.arrived) for (const { table } of await playedTables()) await want(table.id, 'all');
  return tested;
}

/** The tables at which somebody of this browser sits, and that are not over. */
export async function playedTables(): Promise<readonly MyTable[]> {
  return (await myTables()).tables.filter(({ table, seats }) => table.status !== 'over' && seats.length > 0);
}

/** What a table tells, by the secret of a seat that this browser holds. */
export async function want(table: string, wants: Wants): Promise<void> {
  await withOwn(table, (secret = '') => told('PUT', '/seats', { table, secret, wants }));
}

/** A table that was entered after notices were switched on tells too; what was settled for it stays. */
export async function linkTable(id: string): Promise<void> {
  const { channels, seats } = await readNotices();
  if (channels.length > 0 && !seats.some(({ table }) => table === id)) await want(id, 'all');
}
