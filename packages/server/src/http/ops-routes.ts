import { timingSafeEqual } from 'node:crypto';
import { Health } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import { hashOf } from '../common/secrets.ts';
import type { App, Context } from './context.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** For those who run the server: is it well, and how busy is it? */
export function opsRoutes(app: App, { store, metrics }: Context, token: string | undefined): void {
  app.get('/healthz', { schema: { response: { 200: Health } }, config: { rateLimit: false } }, async () => {
    await store.check();
    return { ok: true };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers;
    const known = token !== undefined && same(authorization ?? '', `Bearer ${token}`);
    const here = forwarded === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '');
    if (!known && !here) throw new ApiError('not-found', 'there is nothing here');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
