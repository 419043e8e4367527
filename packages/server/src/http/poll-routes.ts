import { ErrorBody, exact, GameMessage, TableId } from '@tabula/protocol';
import Type from 'typebox';
import { addressOf } from '../common/address.ts';
import { ApiError } from '../common/errors.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireSeat, requireViewer, whenGone } from './guard.ts';

const Query = exact({
  seat: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$' })),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
  wait: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$' })),
});

/** Sent as text that is JSON already. */
const Written = Type.Unsafe<string>(GameMessage);

/** The longest a request waits for news, in seconds. */
const LONGEST = 30;

/** The position for a seat or a spectator, waiting for news if there is none: enough for a bot that only has fetch. */
export function pollRoutes(app: App, context: Context): void {
  const { tables, limits, bytes, closing } = context;
  const waiting = new Map<string, number>();

  app.get(
    '/api/tables/:id/seen',
    {
      schema: {
        params: exact({ id: TableId }),
        querystring: Query,
        response: { 200: Written, 204: Type.Null(), '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const budget = bytes.of(addressOf(request.ip));
      if (!budget.open)
        throw new ApiError('too-many', 'enough was sent for now; ask again', { retryAfter: budget.retryAfter });
      const room = await tables.room(request.params.id);
      const seat = request.query.seat === undefined ? null : Number(request.query.seat);
      const after = request.query.after === undefined ? undefined : Number(request.query.after);
      const wait = Math.min(LONGEST, Number(request.query.wait ?? 0));
      const look = () =>
        room.look(async () => {
          const rights = await permissionsAt(room, request, context);
          if (seat === null) requireViewer(rights, request);
          else requireSeat(rights, seat, request);
          if (!room.showsGame && (wait === 0 || room.trouble !== null)) room.playing();
          const nothingNew = !room.showsGame || (after !== undefined && room.status.seq <= after);
          return nothingNew ? undefined : room.gameMessage(after).as(seat);
        });
      let seen = await look();
      if (seen === undefined && wait > 0) {
        const address = addressOf(request.ip);
        const count = waiting.get(address) ?? 0;
        if (count >= limits.waiting) throw new ApiError('too-many', 'too many requests of you are waiting');
        waiting.set(address, count + 1);
        try {
          await room.onlookers.news(AbortSignal.any([closing, whenGone(reply), AbortSignal.timeout(wait * 1000)]));
        } finally {
          const left = (waiting.get(address) ?? 1) - 1;
          if (left > 0) waiting.set(address, left);
          else waiting.delete(address);
        }
        seen = await look();
      }
      if (seen === undefined) return reply.code(204).send(null);
      budget.spend(seen.length);
      return reply.type('application/json; charset=utf-8').send(seen);
    },
  );
}
