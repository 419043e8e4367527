import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError } from '../common/errors.ts';
import type { App } from './context.ts';

/** Files whose name changes with their content are kept by browsers for good. */
const HASHED = /[\\/]assets[\\/].*[.-][A-Za-z0-9_-]{8,}\.\w+$/;

/** The client, if it is built: its files, and its first page for every address that is a page of it. */
export async function staticFiles(app: App, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = path.replace(/\.(?:br|gz)$/, '');
        reply.setHeader('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const page = request.method === 'GET' && !/^\/(?:api|metrics|healthz|assets)(?:\/|$|\?)/.test(request.url);
    if (built && page && (request.headers.accept ?? '').includes('text/html')) return reply.sendFile('index.html');
    const { status, body } = new ApiError('not-found', 'there is nothing here');
    return reply.code(status).send(body);
  });
}
