import {
  ChangeChannel,
  ChannelInfo,
  ChannelTested,
  exact,
  NewChannel,
  NoticeSettings,
  Notices,
  SeatWant,
} from '@tabula/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ApiError } from '../common/errors.ts';
import { hashOf } from '../common/secrets.ts';
import { noticesOnLink } from '../notices/rules.ts';
import type { App, Context } from './context.ts';
import { secretsOf } from './guard.ts';
import { perMinute } from './parts.ts';

const AtChannel = exact({ channel: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }) });

/** The key that a device made for its notices: it opens those, and no seat. */
function keyOf(request: FastifyRequest): string {
  const [key] = secretsOf(request);
  if (key === undefined) throw new ApiError('no-secret', 'this is for whoever has the key of these notices');
  return key;
}

/** How somebody is told who does not look. */
export function noticeRoutes(app: App, { noticeDesk: desk, tables, loader, limits }: Context): void {
  app.get('/api/notices', { schema: { response: { 200: Notices } } }, (request) => desk.view(keyOf(request)));

  app.put('/api/notices', { schema: { body: NoticeSettings, response: { 200: Notices } } }, async (request) => {
    const key = keyOf(request);
    await desk.saveSettings(key, request.body);
    return desk.view(key);
  });

  app.delete('/api/notices', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
    await desk.forget(keyOf(request));
    return reply.code(204).send(null);
  });

  app.post(
    '/api/notices/channels',
    { schema: { body: NewChannel, response: { 200: ChannelTested } }, config: perMinute(limits.noticeTests) },
    (request) => desk.addChannel(keyOf(request), request.body),
  );

  app.patch(
    '/api/notices/channels/:channel',
    { schema: { params: AtChannel, body: ChangeChannel, response: { 200: ChannelInfo } } },
    (request) => desk.changeChannel(keyOf(request), request.params.channel, request.body),
  );

  app.delete(
    '/api/notices/channels/:channel',
    { schema: { params: AtChannel, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await desk.deleteChannel(keyOf(request), request.params.channel);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/notices/channels/:channel/test',
    { schema: { params: AtChannel, response: { 200: ChannelTested } }, config: perMinute(limits.noticeTests) },
    (request) => desk.test(keyOf(request), request.params.channel),
  );

  app.put('/api/notices/seats', { schema: { body: SeatWant, response: { 200: Notices } } }, async (request) => {
    const key = keyOf(request);
    const { table, secret, wants, until = null } = request.body;
    const room = await tables.room(table);
    await room.run(async () => {
      const secretHash = hashOf(secret);
      const row = room.seats.find((one) => one.secretHash === secretHash);
      if (row === undefined) throw new ApiError('wrong-secret', 'this is the secret of no seat here');
      await desk.link(key, { table, seat: row.seat, secretHash, wants, until });
      // Through the fence: whoever writes after this has seen that somebody wants to be told.
      const { status, seats, rev } = room;
      await loader.write(room, { status, notices: () => noticesOnLink({ status, seats }, row.seat, rev + 1) });
    });
    return desk.view(key);
  });
}
