import { PROOF_FORM } from '@tabula/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../common/errors.ts';
import { hashesHeld, isDeviceKey } from '../rings/held.ts';
import type { Permissions } from '../tables/permissions.ts';
import type { Room } from '../tables/room.ts';
import type { Context } from './context.ts';

const FORM = new RegExp(PROOF_FORM);

/** The secret a request carries, if any. It stands in a header, never in an address, so that no log has it. */
export function secretsOf(request: FastifyRequest): string[] {
  const { authorization } = request.headers;
  if (authorization === undefined) return [];
  const [scheme, secret, ...more] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || more.length > 0 || !FORM.test(secret))
    throw new ApiError('bad-request', 'a secret is sent as "Authorization: Bearer <secret>"');
  return [secret];
}

/** What whoever asks is at a table: by a secret, or by the key of a device. */
export async function permissionsAt(
  room: Room,
  request: FastifyRequest,
  { store }: Pick<Context, 'store'>,
): Promise<Permissions> {
  return room.permissions(await hashesHeld(store.rings, secretsOf(request), [room]));
}

/** The key of the device that asks. */
export function deviceOf(request: FastifyRequest): string {
  const [key] = secretsOf(request);
  if (key === undefined) throw new ApiError('no-secret', 'this is for whoever has the key of a device');
  if (!isDeviceKey(key)) throw new ApiError('wrong-secret', 'this is no key of a device');
  return key;
}

export function requireOwner(rights: Permissions, request: FastifyRequest): void {
  if (!rights.owner) deny(request, 'this is for the owner of the table');
}

export function requireSeat(rights: Permissions, seat: number, request: FastifyRequest): void {
  if (!rights.seats.has(seat)) deny(request, `this is for seat ${seat}`);
}

export function requireViewer(rights: Permissions, request: FastifyRequest): void {
  if (!rights.spectator) deny(request, 'this is for those who may look at the table');
}

function deny(request: FastifyRequest, message: string): never {
  if (request.headers.authorization === undefined) throw new ApiError('no-secret', message);
  throw new ApiError('wrong-secret', message);
}

/** Says that whoever asked is not there any more to hear the reply. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new ApiError('bad-request', 'nobody waits for this any more'));
  });
  return gone.signal;
}
