import {
  AskMine,
  ChangeTable,
  Claimed,
  ClaimSeat,
  CreateTable,
  exact,
  Games,
  Mine,
  NewTable,
  SeatChanged,
  SeatWish,
  TableId,
  TableInfo,
} from '@tabula/protocol';
import Type from 'typebox';
import { ApiError } from '../common/errors.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireOwner, requireSeat } from './guard.ts';

const AtTable = exact({ id: TableId });
const AtSeat = exact({ id: TableId, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) });

/** Tables before and around the game: create, join, change, start. */
export function tableRoutes(app: App, { tables, lobby, limits, clientHashOf }: Context): void {
  const often = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

  app.get('/api/games', { schema: { response: { 200: Games } } }, () => tables.games());

  app.post(
    '/api/tables',
    { schema: { body: CreateTable, response: { 201: NewTable } }, config: often(limits.creations) },
    async (request, reply) => {
      const made = await tables.create(request.body, clientHashOf(request.ip));
      return reply.code(201).send(made);
    },
  );

  app.get('/api/tables', { schema: { response: { 200: exact({ tables: Type.Array(TableInfo) }) } } }, async () => ({
    tables: await tables.publicTables(),
  }));

  app.get('/api/tables/:id', { schema: { params: AtTable, response: { 200: TableInfo } } }, async (request) => {
    const room = await tables.room(request.params.id);
    return room.run(() => room.info());
  });

  app.patch(
    '/api/tables/:id',
    { schema: { params: AtTable, body: ChangeTable, response: { 200: TableInfo } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireOwner(permissionsAt(room, request), request);
        await lobby.change(room, request.body);
        return room.info();
      });
    },
  );

  app.post(
    '/api/tables/:id/claim',
    { schema: { params: AtTable, body: ClaimSeat, response: { 200: Claimed } }, config: often(limits.claims) },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        const { row, secret } = await lobby.claim(room, request.body);
        return { table: room.info(), seat: row.seat, secret: secret ?? '' };
      });
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat',
    { schema: { params: AtSeat, body: SeatWish, response: { 200: SeatChanged } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireOwner(permissionsAt(room, request), request);
        const { secret, invite } = await lobby.reseat(room, Number(request.params.seat), request.body);
        return { table: room.info(), secret, invite };
      });
    },
  );

  app.post('/api/tables/:id/leave', { schema: { params: AtTable, response: { 200: TableInfo } } }, async (request) => {
    const room = await tables.room(request.params.id);
    return room.run(async () => {
      const rights = permissionsAt(room, request);
      const [seat = -1] = rights.seats;
      requireSeat(rights, seat, request);
      await lobby.leave(room, seat);
      return room.info();
    });
  });

  app.post('/api/tables/:id/start', { schema: { params: AtTable, response: { 200: TableInfo } } }, async (request) => {
    const room = await tables.room(request.params.id);
    return room.run(async () => {
      requireOwner(permissionsAt(room, request), request);
      await lobby.start(room);
      return room.info();
    });
  });

  app.post(
    '/api/tables/:id/rematch',
    { schema: { params: AtTable, response: { 200: TableInfo } }, config: often(limits.creations) },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        const rights = permissionsAt(room, request);
        if (!rights.owner && rights.seats.size === 0)
          throw new ApiError('wrong-secret', 'a rematch is for those who played');
        return tables.rematch(room);
      });
    },
  );

  app.post(
    '/api/mine',
    { schema: { body: AskMine, response: { 200: Mine } }, bodyLimit: 4 * limits.body },
    async (request) => ({ tables: await tables.mine(request.body.tables) }),
  );
}
