import {
  Accepted,
  ChatMessage,
  COMMAND_NAMES,
  COMMANDS,
  type CommandBody,
  type CommandName,
  exact,
  PreviewBody,
  PreviewReply,
  TableInfo,
} from '@tabula/protocol';
import Type, { type TSchema } from 'typebox';
import type { App, Context } from './context.ts';
import { permissionsAt, requireSeat, requireViewer } from './guard.ts';
import { AtTable } from './parts.ts';

/** Under which address a command is asked for, and what its reply is. */
const ROUTES: Readonly<
  Record<CommandName, { readonly path: string; readonly status: number; readonly reply: TSchema }>
> = {
  answer: { path: 'answers', status: 200, reply: Accepted },
  path: { path: 'path', status: 200, reply: Accepted },
  undo: { path: 'undo', status: 200, reply: Accepted },
  rollback: { path: 'rollback', status: 200, reply: TableInfo },
  vote: { path: 'vote', status: 200, reply: TableInfo },
  chat: { path: 'chat', status: 201, reply: ChatMessage },
  absence: { path: 'absence', status: 200, reply: TableInfo },
  back: { path: 'back', status: 200, reply: TableInfo },
  pause: { path: 'pause', status: 200, reply: TableInfo },
  vacation: { path: 'vacation', status: 200, reply: TableInfo },
  talk: { path: 'talk', status: 200, reply: TableInfo },
};

/** What a seat does in a game, request by request; the socket takes the same commands. */
export function commandRoutes(app: App, context: Context): void {
  const { tables, commands, chat } = context;
  for (const name of COMMAND_NAMES) {
    const { path, status, reply: replies } = ROUTES[name];
    // Which of the bodies it is follows from the name, and is checked by its schema.
    const body = Type.Unsafe<CommandBody<CommandName>>(COMMANDS[name]);
    app.post(
      `/api/tables/:id/${path}`,
      { schema: { params: AtTable, body, response: { [status]: replies } } },
      async (request, reply) => {
        const room = await tables.room(request.params.id);
        const done = await commands.run(room, name, request.body, async (seat) =>
          requireSeat(await permissionsAt(room, request, context), seat, request),
        );
        return reply.code(status).send(done);
      },
    );
  }

  app.post(
    '/api/tables/:id/preview',
    { schema: { params: AtTable, body: PreviewBody, response: { 200: PreviewReply } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      const preview = await commands.preview(room, request.body, async (seat) =>
        requireSeat(await permissionsAt(room, request, context), seat, request),
      );
      return { preview };
    },
  );

  app.get(
    '/api/tables/:id/chat',
    { schema: { params: AtTable, response: { 200: exact({ chat: Type.Array(ChatMessage) }) } } },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.look(async () => {
        requireViewer(await permissionsAt(room, request, context), request);
        return { chat: await chat.told(room) };
      });
    },
  );
}
