import type {
  ChangeCircle,
  CircleInfo,
  CircleLink,
  CircleTables,
  CreateCircle,
  GameMessage,
  JoinLink,
  LobbyLists,
  NewCircle,
} from '@tabula/protocol';
import { withOwn } from '../../client/api.ts';
import { ask } from '../../client/http.ts';
import { keysFor, saveKeys } from '../../client/seat-keys.ts';

export function lobbyLists(signal?: AbortSignal): Promise<LobbyLists> {
  return ask('GET', '/lobby', { signal });
}

/** What everybody may see of a public table. */
export async function publicView(id: string, signal?: AbortSignal): Promise<unknown> {
  const { viewers } = await ask<GameMessage>('GET', `/tables/${id}/seen`, { signal });
  return viewers[0]?.view;
}

/** A new invitation for every free seat; the one before it is void. */
export async function renewJoin(id: string): Promise<void> {
  keepJoin(id, await withOwn(id, (secret) => ask('POST', `/tables/${id}/join`, { secret }), keysFor(id).owner));
}

/** Sends somebody away before the start. */
export async function block(id: string, seat: number): Promise<void> {
  const request = (secret: string | undefined) =>
    ask<JoinLink>('POST', `/tables/${id}/block`, { secret, body: { seat } });
  keepJoin(id, await withOwn(id, request, keysFor(id).owner));
}

function keepJoin(id: string, { join }: JoinLink): void {
  saveKeys({ id, secrets: [], join });
}

/** A circle that this browser has the link of. */
export interface KeptCircle {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly owner?: string;
}

const KEY = 'tabula.circles';
const MOST = 20;

export function keptCircles(): readonly KeptCircle[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptCircle {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, link } = value as Partial<Record<keyof KeptCircle, unknown>>;
  return [id, name, link].every((one) => typeof one === 'string');
}

export function keepCircle(circle: KeptCircle): void {
  const before = keptCircles();
  const owner = circle.owner ?? before.find(({ id }) => id === circle.id)?.owner;
  const kept = { ...circle, ...(owner !== undefined && { owner }) };
  keep([kept, ...before.filter(({ id }) => id !== circle.id)].slice(0, MOST));
}

export function forgetCircle(circle: string): void {
  keep(keptCircles().filter(({ id }) => id !== circle));
}

function keep(circles: readonly KeptCircle[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(circles));
  } catch {
    // A browser that keeps nothing: whoever has the link comes again by it.
  }
}

export async function createCircle(wish: CreateCircle): Promise<KeptCircle> {
  const { circle, link, owner } = await ask<NewCircle>('POST', '/circles', { body: wish });
  const made = { id: circle.id, name: circle.name, link, owner };
  keepCircle(made);
  return made;
}

/** For whoever made it, by his own secret: he is told more. */
export function circleTables({ id, link }: Pick<KeptCircle, 'id' | 'link'>): Promise<CircleTables> {
  const owner = keptCircles().find((circle) => circle.id === id)?.owner;
  return ask('GET', `/circles/${id}`, { secret: owner ?? link });
}

/** The link anew: whoever has only the old one is a member no more. */
export async function renewCircle(circle: KeptCircle): Promise<string> {
  const { link } = await ask<CircleLink>('POST', `/circles/${circle.id}/link`, { secret: circle.owner });
  keepCircle({ ...circle, link });
  return link;
}

export function changeCircle({ id, owner }: KeptCircle, change: ChangeCircle): Promise<CircleInfo> {
  return ask('PATCH', `/circles/${id}`, { secret: owner, body: change });
}

export async function endCircle({ id, owner }: KeptCircle): Promise<void> {
  await ask('DELETE', `/circles/${id}`, { secret: owner });
  forgetCircle(id);
}
