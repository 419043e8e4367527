import AjvCompiler from '@fastify/ajv-compiler';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { FastifyBaseLogger, FastifySchemaCompiler } from 'fastify';
import fastify from 'fastify';
import { addressOf } from '../common/address.ts';
import { ApiError } from '../common/errors.ts';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { App } from './context.ts';
import { answerErrors } from './errors.ts';
import type { Hosts } from './hosts.ts';
import { described } from './summaries.ts';

/** Only what comes from this server runs and shows; nothing is framed, nothing is sent elsewhere. */
const CONTENT = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export interface AppOptions {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly hosts: Hosts;
  /** Believe what a proxy says about addresses. */
  readonly trustProxy: boolean;
  /** Given up when the server stops. */
  readonly closing: AbortSignal;
}

/** What is no file of the client: it is guarded, and counts. */
const INNER = /^\/(?:api|metrics)(?:\/|$|\?)/;

const compileSchema = AjvCompiler()(
  {},
  { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } },
);
const validators = new Map<string, ReturnType<typeof compileSchema>>();

/** A schema is compiled once in a process, however often a server starts in it: that took a quarter of each start. */
const validatorFor: FastifySchemaCompiler<object> = (route) => {
  const text = JSON.stringify(route.schema);
  const validator = validators.get(text) ?? compileSchema(route);
  validators.set(text, validator);
  return validator;
};

/** A Fastify that refuses what it does not know, limits what it does, and tells errors plainly. */
export async function createApp(
  logger: FastifyBaseLogger,
  { limits, metrics, hosts, trustProxy, closing }: AppOptions,
): Promise<App> {
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: limits.body,
    requestTimeout: 30_000,
    // Only the proxy that is nearest: what it was told by others, a visitor may have invented.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 40 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorFor);
  // Replies are typed where they are made; their schemas are for readers.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerErrors(app, metrics);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressOf(ip),
    allowList: ({ url }) => !INNER.test(url),
    errorResponseBuilder: (_request, { after, ttl }) =>
      new ApiError('too-many', `too many requests; try again in ${after}`, { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await app.register(websocket, { options: { maxPayload: limits.body, perMessageDeflate: false } });
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({ url, schema: { ...schema, ...described(String(route.method), url) } }),
    openapi: {
      info: { title: 'Tabula', description: 'Tables, seats and games. See PROTOCOL.md.', version: '1' },
      components: { securitySchemes: { secret: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!INNER.test(request.url)) return;
    // Hands and secrets are nobody else's, not even a cache's.
    reply.header('cache-control', 'no-store');
    hosts.check(request);
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!closing.aborted) return;
    reply.header('connection', 'close');
    throw new ApiError('busy', 'the server is stopping; try again in a moment');
  });
  return app;
}
