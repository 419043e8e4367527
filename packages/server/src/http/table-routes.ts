import {
  AskMine,
  ChangeTable,
  CreateTable,
  exact,
  Games,
  LobbyLists,
  Mine,
  NewTable,
  TableInfo,
} from '@tabula/protocol';
import Type from 'typebox';
import { ApiError } from '../common/errors.ts';
import { isDeviceKey } from '../rings/held.ts';
import { Behind } from '../store/behind.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireOwner, secretsOf } from './guard.ts';
import { AtTable, perMinute } from './parts.ts';

/** So many tables of a ring are listed beside those that a browser remembers itself. */
const RING_TABLES_SHOWN = 60;

/** Which games and tables there are, and new ones. */
export function tableRoutes(app: App, context: Context): void {
  const { tables, limits, clientHashOf } = context;
  const { rings } = context.ringDesk;
  app.get('/api/games', { schema: { response: { 200: Games } } }, () => tables.games());

  app.post(
    '/api/tables',
    { schema: { body: CreateTable, response: { 201: NewTable } }, config: perMinute(limits.creations) },
    async (request, reply) => {
      const made = await tables.create(request.body, clientHashOf(request.ip));
      return reply.code(201).send(made);
    },
  );

  app.get('/api/tables', { schema: { response: { 200: exact({ tables: Type.Array(TableInfo) }) } } }, async () => ({
    tables: await tables.publicTables(),
  }));

  app.get('/api/lobby', { schema: { response: { 200: LobbyLists } } }, () => tables.lobbyLists());

  app.get('/api/tables/:id', { schema: { params: AtTable, response: { 200: TableInfo } } }, async (request) => {
    const room = await tables.room(request.params.id);
    return room.look(() => room.info());
  });

  app.post(
    '/api/tables/:id/rematch',
    { schema: { params: AtTable, response: { 200: TableInfo } }, config: perMinute(limits.creations) },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        const { owner, seats } = await permissionsAt(room, request, context);
        if (!owner && seats.size === 0) throw new ApiError('wrong-secret', 'a rematch is for those who played');
        return tables.rematch(room);
      });
    },
  );

  app.post(
    '/api/mine',
    { schema: { body: AskMine, response: { 200: Mine } }, bodyLimit: 4 * limits.body },
    async (request) => {
      const asked = request.body.tables;
      const [device] = secretsOf(request).filter(isDeviceKey);
      if (device === undefined) return { tables: await tables.mine(asked) };
      const named = new Set(asked.map(({ id }) => id));
      const others = (await rings.tables(device, RING_TABLES_SHOWN)).filter((id) => !named.has(id));
      const more = others.map((id) => ({ id, secrets: [device] }));
      const ring = await rings.news(device);
      return { tables: await tables.mine([...asked, ...more]), ...(ring === undefined ? {} : { ring }) };
    },
  );
}

/** A table before its game: its settings, the start, and the end of one that comes to nothing. */
export function lobbyRoutes(app: App, context: Context): void {
  const { tables, lobby, store } = context;
  app.patch(
    '/api/tables/:id',
    { schema: { params: AtTable, body: ChangeTable, response: { 200: TableInfo } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireOwner(await permissionsAt(room, request, context), request);
        await lobby.change(room, request.body);
        return room.info();
      });
    },
  );

  app.post('/api/tables/:id/start', { schema: { params: AtTable, response: { 200: TableInfo } } }, async (request) => {
    const room = await tables.room(request.params.id);
    return room.run(async () => {
      requireOwner(await permissionsAt(room, request, context), request);
      await lobby.start(room);
      return room.info();
    });
  });

  app.delete(
    '/api/tables/:id',
    { schema: { params: AtTable, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const room = await tables.room(request.params.id);
      await room.run(async () => {
        requireOwner(await permissionsAt(room, request, context), request);
        if (room.trouble === null && room.status.phase !== 'lobby')
          throw new ApiError('not-lobby', 'a game that is or was played is not only yours to delete');
        if ((await store.deleteTable(room.id, room.rev)) === 'behind') throw new Behind();
        room.close();
      });
      return reply.code(204).send(null);
    },
  );
}
