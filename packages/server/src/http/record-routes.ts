import { formatRecord } from '@tabula/engine';
import { ForkTable, ImportRecord, NewTable, ReplayOf } from '@tabula/protocol';
import Type from 'typebox';
import { ApiError } from '../common/errors.ts';
import { namesOf } from '../tables/loader.ts';
import type { Room } from '../tables/room.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireViewer } from './guard.ts';
import { AtTable, perMinute } from './parts.ts';

/** Finished games as records: export, import, replay, fork. Before the end a record would tell the seed. */
export function recordRoutes(app: App, { tables, limits, clientHashOf }: Context): void {
  const often = perMinute(limits.creations);

  app.get(
    '/api/tables/:id/record',
    {
      schema: { params: AtTable, produces: ['text/plain'], response: { 200: Type.String() } },
      config: perMinute(limits.records),
    },
    async (request, reply) => {
      const room = await tables.room(request.params.id);
      requireViewer(permissionsAt(room, request), request);
      const text = await room.run(() => finished(room));
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${room.table.game}-${room.id}.tabula"`)
        .send(text);
    },
  );

  app.get(
    '/api/tables/:id/replay',
    { schema: { params: AtTable, response: { 200: ReplayOf } }, config: perMinute(limits.records) },
    async (request) => {
      const room = await tables.room(request.params.id);
      requireViewer(permissionsAt(room, request), request);
      return room.run(() => ({ record: finished(room), table: room.info() }));
    },
  );

  app.post(
    '/api/tables/:id/fork',
    { schema: { params: AtTable, body: ForkTable, response: { 201: NewTable } }, config: often },
    async (request, reply) => {
      const room = await tables.room(request.params.id);
      requireViewer(permissionsAt(room, request), request);
      const record = await room.run(() => finished(room));
      const made = await tables.import({ ...request.body, record }, clientHashOf(request.ip), room.id);
      return reply.code(201).send(made);
    },
  );

  app.post(
    '/api/records',
    {
      schema: { body: ImportRecord, response: { 201: NewTable } },
      bodyLimit: limits.record,
      config: often,
    },
    async (request, reply) => {
      const made = await tables.import(request.body, clientHashOf(request.ip));
      return reply.code(201).send(made);
    },
  );
}

function finished(room: Room): string {
  const { match } = room.playing();
  if (!match.over) throw new ApiError('not-over', 'the record is shown when the game is over: it tells the seed');
  return formatRecord({ ...match.record(), names: namesOf(room.seats) });
}
