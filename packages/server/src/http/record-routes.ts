import { ForkTable, ImportRecord, NewTable, ReplayOf } from '@tabula/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ApiError } from '../common/errors.ts';
import type { FinishedGame } from '../tables/finished.ts';
import type { Room } from '../tables/room.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireViewer, whenGone } from './guard.ts';
import { AtTable, perMinute } from './parts.ts';

/** Finished games as records: export, import, replay, fork. Before the end a record would tell the seed, unless the game cannot be played on. */
export function recordRoutes(app: App, context: Context): void {
  const { tables, loader, limits, clientHashOf } = context;
  app.get(
    '/api/tables/:id/record',
    {
      schema: { params: AtTable, produces: ['text/plain'], response: { 200: Type.String(), 304: Type.Null() } },
      config: perMinute(limits.recordsPerMinute),
    },
    async (request, reply) => {
      const room = await tables.room(request.params.id);
      requireViewer(await permissionsAt(room, request, context), request);
      return sendRecord(request, reply, room, await recordOf(room));
    },
  );

  app.get(
    '/api/tables/:id/replay',
    { schema: { params: AtTable, response: { 200: ReplayOf } }, config: perMinute(limits.recordsPerMinute) },
    async (request) => {
      const room = await tables.room(request.params.id);
      requireViewer(await permissionsAt(room, request, context), request);
      const { record } = await recordOf(room);
      return { record, table: room.info() };
    },
  );

  app.post(
    '/api/tables/:id/fork',
    { schema: { params: AtTable, body: ForkTable, response: { 201: NewTable } }, config: perMinute(limits.creations) },
    async (request, reply) => {
      const room = await tables.room(request.params.id);
      requireViewer(await permissionsAt(room, request, context), request);
      const { record } = await room.run(() => finished(room));
      const gone = whenGone(reply);
      const made = await tables.import({ ...request.body, record }, clientHashOf(request.ip), gone, room.id);
      return reply.code(201).send(made);
    },
  );

  app.post(
    '/api/records',
    {
      schema: { body: ImportRecord, response: { 201: NewTable } },
      bodyLimit: limits.record,
      config: perMinute(limits.creations),
    },
    async (request, reply) => {
      const made = await tables.import(request.body, clientHashOf(request.ip), whenGone(reply));
      return reply.code(201).send(made);
    },
  );

  /** The record of a game that is over; of one that cannot be played on, as far as it holds. */
  function recordOf(room: Room): Promise<Pick<FinishedGame, 'record' | 'etag'>> {
    return room.look(async () => {
      if (room.trouble === null) return finished(room);
      return { record: await loader.troubledRecord(room, room.trouble), etag: '' };
    });
  }
}

/** Made once, and sent only to who does not have it. */
function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  room: Room,
  { record, etag }: Pick<FinishedGame, 'record' | 'etag'>,
): FastifyReply {
  reply.header('cache-control', 'private, no-cache');
  if (etag !== '') reply.header('etag', etag);
  if (etag !== '' && request.headers['if-none-match'] === etag) return reply.code(304).send(null);
  return reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', `attachment; filename="${room.table.game}-${room.id}.tabula"`)
    .send(record);
}

function finished(room: Room): FinishedGame {
  if (room.finished !== null) return room.finished;
  room.playing();
  throw new ApiError('not-over', 'the record is shown when the game is over: it tells the seed');
}
