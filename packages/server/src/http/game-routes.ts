import { newSeed } from '@tabula/engine';
import {
  Accepted,
  AnswerBody,
  ChatBody,
  ChatMessage,
  exact,
  HintBody,
  HintReply,
  OddsBody,
  OddsReply,
  RollbackBody,
  TableId,
  TableInfo,
  UndoBody,
  VoteBody,
} from '@tabula/protocol';
import Type from 'typebox';
import { ApiError, messageOf } from '../common/errors.ts';
import { recordText } from '../restore/record-head.ts';
import { postChat } from '../tables/chat.ts';
import type { Room } from '../tables/room.ts';
import type { App, Context } from './context.ts';
import { permissionsAt, requireSeat, requireViewer } from './guard.ts';

const AtTable = exact({ id: TableId });

/** How many messages of the chat are told. */
export const CHAT_TOLD = 100;

/** How long an odds question or a hint may keep a worker, in milliseconds. */
const THOUGHT = 3_000;

/** What is done in a game, request by request; the socket offers the same (live/). */
export function gameRoutes(app: App, context: Context): void {
  const { tables, moves, writeQueue, clientHashOf, limits, rateLimit, store } = context;
  const often = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

  app.post(
    '/api/tables/:id/answers',
    { schema: { params: AtTable, body: AnswerBody, response: { 200: Accepted } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(() => {
        requireSeat(permissionsAt(room, request), request.body.seat, request);
        rateLimit.act(room, request.body.seat);
        return moves.answer(room, request.body);
      });
    },
  );

  app.post(
    '/api/tables/:id/undo',
    { schema: { params: AtTable, body: UndoBody, response: { 200: Accepted } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(() => {
        requireSeat(permissionsAt(room, request), request.body.seat, request);
        rateLimit.act(room, request.body.seat);
        return moves.undo(room, request.body);
      });
    },
  );

  app.post(
    '/api/tables/:id/rollback',
    { schema: { params: AtTable, body: RollbackBody, response: { 200: TableInfo } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireSeat(permissionsAt(room, request), request.body.seat, request);
        rateLimit.act(room, request.body.seat);
        await moves.propose(room, request.body);
        return room.info();
      });
    },
  );

  app.post(
    '/api/tables/:id/vote',
    { schema: { params: AtTable, body: VoteBody, response: { 200: TableInfo } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.run(async () => {
        requireSeat(permissionsAt(room, request), request.body.seat, request);
        rateLimit.act(room, request.body.seat);
        await moves.vote(room, request.body);
        return room.info();
      });
    },
  );

  app.get(
    '/api/tables/:id/chat',
    { schema: { params: AtTable, response: { 200: exact({ chat: Type.Array(ChatMessage) }) } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      requireViewer(permissionsAt(room, request), request);
      return { chat: await store.chat(room.id, CHAT_TOLD) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    { schema: { params: AtTable, body: ChatBody, response: { 201: ChatMessage } }, config: often(limits.chats) },
    async (request, reply) => {
      const room = await tables.room(request.params.id);
      const message = await room.run(() => {
        requireSeat(permissionsAt(room, request), request.body.seat, request);
        rateLimit.chat(room, request.body.seat);
        return postChat(writeQueue, room, request.body);
      });
      return reply.code(201).send(message);
    },
  );

  app.post(
    '/api/tables/:id/odds',
    { schema: { params: AtTable, body: OddsBody, response: { 200: OddsReply } }, config: often(limits.hintsPerMinute) },
    async (request) => {
      const { seat, decision, option } = request.body;
      const room = await tables.room(request.params.id);
      const { record, options } = await room.run(() => {
        requireSeat(permissionsAt(room, request), seat, request);
        return question(room, seat, decision);
      });
      if (!options.includes(option)) throw new ApiError('not-offered', `"${option}" cannot be chosen now`);
      const job = { record, seat, option, seed: newSeed(), deadline: THOUGHT, lane: clientHashOf(request.ip) };
      const odds = await thought(context.pool.odds(job));
      return { odds: odds && { ...odds, outcomes: [...odds.outcomes], figures: { ...odds.figures } } };
    },
  );

  app.post(
    '/api/tables/:id/hint',
    { schema: { params: AtTable, body: HintBody, response: { 200: HintReply } }, config: often(limits.hintsPerMinute) },
    async (request) => {
      const { seat, decision } = request.body;
      const room = await tables.room(request.params.id);
      const { record } = await room.run(() => {
        requireSeat(permissionsAt(room, request), seat, request);
        return question(room, seat, decision);
      });
      const { id, value, options } = await thought(
        context.pool.hint({ record, seat, seed: newSeed(), deadline: THOUGHT, lane: clientHashOf(request.ip) }),
      );
      return { hint: { id, value, options: options.map((judged) => ({ id: judged.id, value: judged.value })) } };
    },
  );
}

/** The decision that is open for a seat, for a bot to think about. */
function question(room: Room, seat: number, decision: number): { record: string; options: string[] } {
  const { match } = room.playing();
  if (match.over) throw new ApiError('game-over', 'the game is over');
  if (decision !== room.status.decision) throw new ApiError('stale', `decision ${decision} is not open`);
  const { ask } = match.seen(seat);
  if (ask === null) throw new ApiError('wrong-seat', `seat ${seat} is not asked now`);
  return { record: recordText(match, room.seats), options: ask.options.map(({ id }) => id) };
}

async function thought<T>(thinking: Promise<T>): Promise<T> {
  try {
    return await thinking;
  } catch (error) {
    throw new ApiError('busy', `no answer came from the bot: ${messageOf(error)}`, { cause: error });
  }
}
