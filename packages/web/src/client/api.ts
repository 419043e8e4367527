import type { Odds } from '@tabula/bots/browser';
import type {
  AnswerBody,
  AskMine,
  Claimed,
  ClaimSeat,
  CreateTable,
  HintReply,
  Mine,
  MyTable,
  NewTable,
  OddsBody,
  OddsReply,
  ReplayOf,
  SeatChanged,
  SeatWish,
  TableInfo,
} from '@tabula/protocol';
import { ClientError } from './client-error.ts';
import { ask } from './http.ts';
import { deviceKey, keysFor, knownTables, newKey, saveKeys, secretsFor } from './seat-keys.ts';
import type { Hint } from './source.ts';

/** What has a key may be asked again if no reply came: it happens once all the same. */
async function twice<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ClientError) || error.code !== 'offline') throw error;
    return request();
  }
}

function keep({ table, owner, spectator, join, seats, invites }: NewTable): TableInfo {
  saveKeys({
    id: table.id,
    secrets: [...seats.map(({ secret }) => secret), owner],
    seats: Object.fromEntries(seats.map(({ seat, secret }) => [seat, secret])),
    owner,
    spectator,
    join,
    invites: Object.fromEntries(invites.map(({ seat, secret }) => [seat, secret])),
  });
  return table;
}

export async function createTable(wanted: CreateTable): Promise<TableInfo> {
  const body = { ...wanted, key: newKey() };
  return keep(await twice(() => ask<NewTable>('POST', '/tables', { body })));
}

/** What somebody was given to sit down with: one seat's invitation, or that for every free seat. */
export type Invitation = Pick<ClaimSeat, 'invite' | 'join'>;

/** Sits down by an invitation, on an open seat, or on the one that is named. */
export async function claimSeat(
  id: string,
  name: string,
  invitation: Invitation = {},
  wish?: number,
): Promise<TableInfo> {
  const body: ClaimSeat = { name, secret: newKey(), ...invitation, ...(wish === undefined ? {} : { seat: wish }) };
  const { table, seat, secret } = await twice(() => ask<Claimed>('POST', `/tables/${id}/claim`, { body }));
  saveKeys({ id, secrets: [secret], seats: { [seat]: secret } });
  return table;
}

export function startTable(id: string): Promise<TableInfo> {
  return withOwn(id, (secret) => ask('POST', `/tables/${id}/start`, { secret }), keysFor(id).owner);
}

/** Gives up one's only seat: once the game has started a regent plays on. */
export function leaveTable(id: string): Promise<TableInfo> {
  return withOwn(id, (secret) => ask('POST', `/tables/${id}/leave`, { secret }));
}

export async function changeSeat(id: string, seat: number, wish: SeatWish): Promise<void> {
  const changed = await withOwn(id, (secret) =>
    ask<SeatChanged>('PUT', `/tables/${id}/seats/${seat}`, { secret, body: wish }),
  );
  saveKeys({
    id,
    secrets: changed.secret === null ? [] : [changed.secret],
    ...(changed.invite === null ? {} : { invites: { [seat]: changed.invite } }),
  });
}

/** The tables of this browser and of its ring, and what is new of the ring. */
export async function myTables(): Promise<Mine> {
  const tables = knownTables()
    .slice(0, 30)
    .map(({ id }) => ({ id, secrets: secretsFor(id) }));
  const secret = deviceKey() ?? undefined;
  if (tables.length === 0 && secret === undefined) return { tables: [] };
  return ask('POST', '/mine', { secret, body: { tables } satisfies AskMine });
}

/** A table as this browser sees it: what it is, and what one is there. */
export async function lookAt(id: string, signal?: AbortSignal): Promise<MyTable> {
  const body = { tables: [{ id, secrets: secretsFor(id) }] } satisfies AskMine;
  const [found] = (await ask<Mine>('POST', '/mine', { body, signal })).tables;
  if (found === undefined) throw new ClientError('not-found', 'there is no such table');
  return found;
}

export async function rematch(id: string): Promise<string> {
  const table = await withOwn(id, (secret) => ask<TableInfo>('POST', `/tables/${id}/rematch`, { secret }));
  const { secrets, spectator } = keysFor(id);
  saveKeys({ id: table.id, secrets, ...(spectator === undefined ? {} : { spectator }) });
  return table.id;
}

export function replayOf(id: string): Promise<ReplayOf> {
  return withAny(id, (secret) => ask('GET', `/tables/${id}/replay`, { secret }));
}

/** Plays on from a point of a finished game; whoever asks holds every seat. */
export async function forkTable(id: string, at: number): Promise<TableInfo> {
  return keep(await withAny(id, (secret) => ask<NewTable>('POST', `/tables/${id}/fork`, { secret, body: { at } })));
}

export async function importRecord(record: string, at?: number): Promise<TableInfo> {
  return keep(await ask<NewTable>('POST', '/records', { body: { record, ...(at === undefined ? {} : { at }) } }));
}

export async function askOdds(id: string, asked: Readonly<OddsBody>, signal?: AbortSignal): Promise<Odds | null> {
  const request = (secret: string | undefined) =>
    ask<OddsReply>('POST', `/tables/${id}/odds`, { secret, body: asked, signal });
  return (await withOwn(id, request, keysFor(id).seats?.[asked.seat])).odds;
}

export async function askHint(id: string, asked: Readonly<Omit<AnswerBody, 'option'>>): Promise<Hint> {
  const request = (secret: string | undefined) => ask<HintReply>('POST', `/tables/${id}/hint`, { secret, body: asked });
  return (await withOwn(id, request, keysFor(id).seats?.[asked.seat])).hint;
}

/** Tries the secrets that this browser holds, the likeliest first, until one opens the door. */
export async function withOwn<T>(
  id: string,
  request: (secret: string | undefined) => Promise<T>,
  likeliest?: string,
): Promise<T> {
  const held = secretsFor(id);
  const secrets = likeliest === undefined ? held : [likeliest, ...held.filter((secret) => secret !== likeliest)];
  let refused: unknown = new ClientError('no-secret', 'this browser holds no seat at this table');
  for (const secret of secrets) {
    try {
      return await request(secret);
    } catch (error) {
      if (!(error instanceof ClientError) || (error.code !== 'wrong-secret' && error.code !== 'wrong-seat'))
        throw error;
      refused = error;
    }
  }
  throw refused;
}

export function withAny<T>(id: string, request: (secret: string | undefined) => Promise<T>): Promise<T> {
  return secretsFor(id).length > 0 ? withOwn(id, request) : request(undefined);
}
