import type { ErrorCode } from '@tabula/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from '../common/errors.ts';
import type { Metrics } from '../common/metrics.ts';

/** Every error leaves as `{error: {code, message}}`, and no stack leaves at all. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error);
    if (refused === undefined) {
      metrics.refused.inc({ code: 'internal' });
      request.log.error({ err: error }, 'unexpected');
      return reply
        .code(500)
        .send({ error: { code: 'internal', message: 'something went wrong here; it is reported' } });
    }
    metrics.refused.inc({ code: refused.code });
    if (refused.status >= 500) request.log.error({ err: error.cause ?? error }, refused.code);
    if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
    return reply.code(refused.status).send(refused.body);
  });
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = { 404: 'not-found', 413: 'too-large', 429: 'too-many' };

function refusalOf(error: FastifyError): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error.validation !== undefined) return new ApiError('bad-request', error.message);
  const { statusCode = 500 } = error;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  return new ApiError(BY_STATUS[statusCode] ?? 'bad-request', error.message);
}
