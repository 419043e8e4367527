import { newSeed } from '@tabula/engine';
import Type from 'typebox';
import { messageOf, Refused } from '../common/errors.ts';
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
} from '../protocol/index.ts';
import { talk } from '../tables/chat.ts';
import { recordText } from '../tables/loader.ts';
import type { Room } from '../tables/room.ts';
import type { App, Context } from './context.ts';
import { mustSee, mustSit, rightsAt } from './guard.ts';

const AtTable = exact({ id: TableId });

/** How many messages of the chat are told. */
export const CHAT_TOLD = 100;

/** How long an odds question or a hint may keep a worker, in milliseconds. */
const THOUGHT = 3_000;

/** What is done in a game, request by request; the socket offers the same (live/). */
export function play(app: App, context: Context): void {
  const { house, play: game, committer, creatorOf, limits, paces, store } = context;
  const often = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

  app.post(
    '/api/tables/:id/answers',
    { schema: { params: AtTable, body: AnswerBody, response: { 200: Accepted } } },
    async (request) => {
      const room = await house.room(request.params.id);
      return room.run(() => {
        mustSit(rightsAt(room, request), request.body.seat, request);
        paces.act(room, request.body.seat);
        return game.answer(room, request.body);
      });
    },
  );

  app.post(
    '/api/tables/:id/undo',
    { schema: { params: AtTable, body: UndoBody, response: { 200: Accepted } } },
    async (request) => {
      const room = await house.room(request.params.id);
      return room.run(() => {
        mustSit(rightsAt(room, request), request.body.seat, request);
        paces.act(room, request.body.seat);
        return game.undo(room, request.body);
      });
    },
  );

  app.post(
    '/api/tables/:id/rollback',
    { schema: { params: AtTable, body: RollbackBody, response: { 200: TableInfo } } },
    async (request) => {
      const room = await house.room(request.params.id);
      return room.run(async () => {
        mustSit(rightsAt(room, request), request.body.seat, request);
        paces.act(room, request.body.seat);
        await game.propose(room, request.body);
        return room.info();
      });
    },
  );

  app.post(
    '/api/tables/:id/vote',
    { schema: { params: AtTable, body: VoteBody, response: { 200: TableInfo } } },
    async (request) => {
      const room = await house.room(request.params.id);
      return room.run(async () => {
        mustSit(rightsAt(room, request), request.body.seat, request);
        paces.act(room, request.body.seat);
        await game.vote(room, request.body);
        return room.info();
      });
    },
  );

  app.get(
    '/api/tables/:id/chat',
    { schema: { params: AtTable, response: { 200: exact({ chat: Type.Array(ChatMessage) }) } } },
    async (request) => {
      const room = await house.room(request.params.id);
      mustSee(rightsAt(room, request), request);
      return { chat: await store.chat(room.id, CHAT_TOLD) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    { schema: { params: AtTable, body: ChatBody, response: { 201: ChatMessage } }, config: often(limits.chats) },
    async (request, reply) => {
      const room = await house.room(request.params.id);
      const message = await room.run(() => {
        mustSit(rightsAt(room, request), request.body.seat, request);
        paces.chat(room, request.body.seat);
        return talk(committer, room, request.body);
      });
      return reply.code(201).send(message);
    },
  );

  app.post(
    '/api/tables/:id/odds',
    { schema: { params: AtTable, body: OddsBody, response: { 200: OddsReply } }, config: often(limits.thoughts) },
    async (request) => {
      const { seat, step, option } = request.body;
      const room = await house.room(request.params.id);
      const { record, options } = await room.run(() => {
        mustSit(rightsAt(room, request), seat, request);
        return question(room, seat, step);
      });
      if (!options.includes(option)) throw new Refused('not-offered', `"${option}" cannot be chosen now`);
      const job = { record, seat, option, seed: newSeed(), deadline: THOUGHT, lane: creatorOf(request.ip) };
      const odds = await thought(context.pool.odds(job));
      return { odds: odds && { ...odds, outcomes: [...odds.outcomes], figures: { ...odds.figures } } };
    },
  );

  app.post(
    '/api/tables/:id/hint',
    { schema: { params: AtTable, body: HintBody, response: { 200: HintReply } }, config: often(limits.thoughts) },
    async (request) => {
      const { seat, step } = request.body;
      const room = await house.room(request.params.id);
      const { record } = await room.run(() => {
        mustSit(rightsAt(room, request), seat, request);
        return question(room, seat, step);
      });
      const { id, value, options } = await thought(
        context.pool.hint({ record, seat, seed: newSeed(), deadline: THOUGHT, lane: creatorOf(request.ip) }),
      );
      return { hint: { id, value, options: options.map((judged) => ({ id: judged.id, value: judged.value })) } };
    },
  );
}

/** The decision that is open for a seat, for a bot to think about. */
function question(room: Room, seat: number, step: number): { record: string; options: string[] } {
  const { match } = room.playing();
  if (match.over) throw new Refused('game-over', 'the game is over');
  if (step !== room.standing.step) throw new Refused('stale', `decision ${step} is not open`);
  const { ask } = match.seen(seat);
  if (ask === null) throw new Refused('wrong-seat', `seat ${seat} is not asked now`);
  return { record: recordText(match, room.seats), options: ask.options.map(({ id }) => id) };
}

async function thought<T>(thinking: Promise<T>): Promise<T> {
  try {
    return await thinking;
  } catch (error) {
    throw new Refused('busy', `no answer came from the bot: ${messageOf(error)}`, { cause: error });
  }
}
