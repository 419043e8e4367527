import {
  ChangeCircle,
  CircleId,
  CircleInfo,
  CircleLink,
  CircleTables,
  CreateCircle,
  exact,
  NewCircle,
} from '@tabula/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ApiError } from '../common/errors.ts';
import { infoOf } from '../lobby/circles.ts';
import type { App, Context } from './context.ts';
import { secretsOf } from './guard.ts';
import { perMinute } from './parts.ts';

const AtCircle = exact({ id: CircleId });

/** Those who play together, by a link. */
export function circleRoutes(app: App, { circles, tables, limits, clientHashOf }: Context): void {
  app.post(
    '/api/circles',
    { schema: { body: CreateCircle, response: { 201: NewCircle } }, config: perMinute(limits.creations) },
    async (request, reply) => reply.code(201).send(await circles.create(request.body, clientHashOf(request.ip))),
  );

  app.get('/api/circles/:id', { schema: { params: AtCircle, response: { 200: CircleTables } } }, async (request) => {
    const secret = secretOf(request);
    const circle = await circles.member(request.params.id, secret);
    return { circle: infoOf(circle, secret), tables: await tables.ofCircle(circle.id) };
  });

  app.patch(
    '/api/circles/:id',
    {
      schema: { params: AtCircle, body: ChangeCircle, response: { 200: CircleInfo } },
      config: perMinute(limits.noticeTests),
    },
    (request) => circles.change(request.params.id, secretOf(request), request.body),
  );

  app.post(
    '/api/circles/:id/link',
    { schema: { params: AtCircle, response: { 200: CircleLink } }, config: perMinute(limits.claims) },
    async (request) => ({ link: await circles.renewLink(request.params.id, secretOf(request)) }),
  );

  app.delete(
    '/api/circles/:id',
    { schema: { params: AtCircle, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await circles.remove(request.params.id, secretOf(request));
      return reply.code(204).send(null);
    },
  );
}

function secretOf(request: FastifyRequest): string {
  const [secret] = secretsOf(request);
  if (secret === undefined) throw new ApiError('no-secret', 'this is for those who have the link of the circle');
  return secret;
}
