import { newSeed, seedFrom } from '@tabula/engine';
import { HintBody, HintReply, OddsBody, OddsReply } from '@tabula/protocol';
import { ApiError, messageOf } from '../common/errors.ts';
import { recordText } from '../restore/record-head.ts';
import { lookAlong } from '../tables/preview.ts';
import type { Room } from '../tables/room.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireSeat } from './guard.ts';
import { AtTable, perMinute } from './parts.ts';

/** How long an odds question or a hint may keep a worker, in milliseconds. */
const THOUGHT = 3_000;

/** The same fight has the same odds, however often and by whomever they are asked for. */
const ODDS_SEED = seedFrom('odds');

/** What a bot would do, and what may come of it. */
export function adviceRoutes(app: App, context: Context): void {
  const { tables, pool, limits, clientHashOf } = context;
  const config = perMinute(limits.hintsPerMinute);

  app.post(
    '/api/tables/:id/odds',
    { schema: { params: AtTable, body: OddsBody, response: { 200: OddsReply } }, config },
    async (request) => {
      const { seat, decision, path = [], option } = request.body;
      const room = await tables.room(request.params.id);
      const record = await room.run(async () => {
        requireSeat(await permissionsAt(room, request, context), seat, request);
        const { ask } = lookAlong(room, { seat, decision, path });
        if (ask?.options.every(({ id }) => id !== option) !== false)
          throw new ApiError('not-offered', `"${option}" cannot be chosen then`);
        return recordOf(room, seat, decision);
      });
      const job = {
        record,
        seat,
        path: [...path, option],
        seed: ODDS_SEED,
        deadline: THOUGHT,
        lane: clientHashOf(request.ip),
      };
      const odds = await thought(pool.odds(job));
      return { odds: odds && { ...odds, outcomes: [...odds.outcomes], figures: { ...odds.figures } } };
    },
  );

  app.post(
    '/api/tables/:id/hint',
    { schema: { params: AtTable, body: HintBody, response: { 200: HintReply } }, config },
    async (request) => {
      const { seat, decision } = request.body;
      const room = await tables.room(request.params.id);
      const record = await room.run(async () => {
        requireSeat(await permissionsAt(room, request, context), seat, request);
        return recordOf(room, seat, decision);
      });
      const { id, value, options } = await thought(
        pool.hint({ record, seat, seed: newSeed(), deadline: THOUGHT, lane: clientHashOf(request.ip) }),
      );
      return { hint: { id, value, options: options.map((judged) => ({ id: judged.id, value: judged.value })) } };
    },
  );
}

/** The game with the decision that is open for a seat, for a bot to think about. */
function recordOf(room: Room, seat: number, decision: number): string {
  const { match } = room.playing();
  if (match.over) throw new ApiError('game-over', 'the game is over');
  if (decision !== room.status.decision) throw new ApiError('stale', `decision ${decision} is not open`);
  if (match.decision?.open(seat) === undefined) throw new ApiError('wrong-seat', `seat ${seat} is not asked now`);
  return recordText(match, room.seats);
}

async function thought<T>(thinking: Promise<T>): Promise<T> {
  try {
    return await thinking;
  } catch (error) {
    throw new ApiError('busy', `no answer came from the bot: ${messageOf(error)}`, { cause: error });
  }
}
