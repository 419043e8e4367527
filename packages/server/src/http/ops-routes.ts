import { timingSafeEqual } from 'node:crypto';
import { Health } from '@tabula/protocol';
import type { FastifyRequest } from 'fastify';
import { ApiError, messageOf } from '../common/errors.ts';
import { hashOf } from '../common/secrets.ts';
import { storeErrorBehind } from '../common/store-error.ts';
import { VERSION } from '../common/version.ts';
import type { App, Context } from './context.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** What a proxy says about those it passes on. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

export interface OpsOptions {
  /** Whether traffic may come. */
  readonly ready: () => boolean;
  /** Opens /metrics to those who are not on this machine. */
  readonly metricsToken: string | undefined;
  readonly trustProxy: boolean;
}

/** For those who run the server: is it well, and how busy is it? */
export function opsRoutes(
  app: App,
  { store, metrics }: Context,
  { ready, metricsToken, trustProxy }: OpsOptions,
): void {
  const schema = { response: { 200: Health, 503: Health } };
  app.get('/healthz', { schema, config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await store.check();
      return { ok: true, version: VERSION };
    } catch (error) {
      return reply.code(503).send({ ok: false, version: VERSION, cause: causeOf(error) });
    }
  });

  app.get('/readyz', { schema, config: { rateLimit: false } }, async (_request, reply) => {
    if (ready()) return { ok: true, version: VERSION };
    return reply.code(503).send({ ok: false, version: VERSION, cause: 'the database cannot be read' });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const known = metricsToken !== undefined && same(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!known && (trustProxy || !isOfThisMachine(request))) throw new ApiError('not-found', 'there is nothing here');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  if (!trustProxy) warnOfProxy(app);
}

/** Asked on this machine itself, and not for somebody else. */
function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  return PASSED_ON.every((name) => headers[name] === undefined) && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** A proxy that is not believed makes everybody one address, and the limits of one address everybody's. */
function warnOfProxy(app: App): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    const passedOn = request.headers['x-forwarded-for'] !== undefined;
    if (warned || !passedOn || !LOOPBACK.test(request.socket.remoteAddress ?? '')) return;
    warned = true;
    app.log.warn('a proxy passes requests on, but all count as one address: start with --trust-proxy');
  });
}

function causeOf(error: unknown): string {
  const trouble = storeErrorBehind(error);
  return trouble === undefined ? messageOf(error) : `${trouble.code}: ${trouble.message}`;
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}
