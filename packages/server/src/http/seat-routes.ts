import {
  BlockBody,
  Claimed,
  ClaimSeat,
  exact,
  JoinLink,
  SeatChanged,
  SeatWish,
  TableId,
  TableInfo,
} from '@tabula/protocol';
import Type from 'typebox';
import type { App, Context } from './context.ts';
import { permissionsAt, requireOwner, requireSeat } from './guard.ts';
import { AtTable, perMinute } from './parts.ts';

const AtSeat = exact({ id: TableId, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) });

/** Who sits where. */
export function seatRoutes(app: App, context: Context): void {
  const { tables, lobby, limits, clientHashOf } = context;
  app.post(
    '/api/tables/:id/claim',
    { schema: { params: AtTable, body: ClaimSeat, response: { 200: Claimed } }, config: perMinute(limits.claims) },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        const { owner, seats } = await permissionsAt(room, request, context);
        const who = { owner, sits: seats.size > 0, client: clientHashOf(request.ip) };
        const { row, secret } = await lobby.claim(room, request.body, who);
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
        requireOwner(await permissionsAt(room, request, context), request);
        const { secret, invite } = await lobby.reseat(room, Number(request.params.seat), request.body);
        return { table: room.info(), secret, invite };
      });
    },
  );

  app.post(
    '/api/tables/:id/join',
    { schema: { params: AtTable, response: { 200: JoinLink } }, config: perMinute(limits.claims) },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireOwner(await permissionsAt(room, request, context), request);
        return { join: await lobby.renewJoin(room) };
      });
    },
  );

  app.post(
    '/api/tables/:id/block',
    { schema: { params: AtTable, body: BlockBody, response: { 200: JoinLink } }, config: perMinute(limits.claims) },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireOwner(await permissionsAt(room, request, context), request);
        return { join: await lobby.block(room, request.body.seat) };
      });
    },
  );

  app.post('/api/tables/:id/leave', { schema: { params: AtTable, response: { 200: TableInfo } } }, async (request) => {
    const room = await tables.room(request.params.id);
    return room.run(async () => {
      const rights = await permissionsAt(room, request, context);
      const [seat = -1] = rights.seats;
      requireSeat(rights, seat, request);
      await lobby.leave(room, seat);
      return room.info();
    });
  });
}
