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
import { addressOf } from '../common/address.ts';
import { ApiError } from '../common/errors.ts';
import { noticesOnLink } from '../notices/rules.ts';
import { hashesHeld, isDeviceKey } from '../rings/held.ts';
import type { App, Context } from './context.ts';
import { secretsOf } from './guard.ts';
import { perMinute } from './parts.ts';

const AtChannel = exact({ channel: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }) });

/** How somebody is told who does not look. */
export function noticeRoutes(app: App, context: Context): void {
  const { noticeDesk: desk, tables, loader, limits, store } = context;
  const { rings } = context.ringDesk;

  /** The key of somebody's notices: one that a device made for them alone, or the ring of the device that asks. */
  const keyOf = async (request: FastifyRequest): Promise<string> => {
    const [key] = secretsOf(request);
    if (key === undefined) throw new ApiError('no-secret', 'this is for whoever has the key of these notices');
    return isDeviceKey(key) ? rings.noticeKey(key) : key;
  };

  app.get('/api/notices', { schema: { response: { 200: Notices } } }, async (request) =>
    desk.view(await keyOf(request)),
  );

  app.put('/api/notices', { schema: { body: NoticeSettings, response: { 200: Notices } } }, async (request) => {
    const key = await keyOf(request);
    await desk.saveSettings(key, request.body);
    return desk.view(key);
  });

  app.delete('/api/notices', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
    await desk.forget(await keyOf(request));
    return reply.code(204).send(null);
  });

  app.post(
    '/api/notices/channels',
    { schema: { body: NewChannel, response: { 200: ChannelTested } }, config: perMinute(limits.noticeTests) },
    async (request) => {
      const [key = ''] = secretsOf(request);
      const device = isDeviceKey(key) ? ((await rings.find(key))?.id ?? null) : null;
      const asker = { address: addressOf(request.ip), device };
      const tested = await desk.addChannel(await keyOf(request), request.body, asker);
      // Where a device is signed out nothing is pushed to it any more.
      const pushed = request.body.kind === 'push' ? tested.channel : null;
      if (pushed !== null && isDeviceKey(key)) await rings.pushes(key, pushed.id);
      return tested;
    },
  );

  app.patch(
    '/api/notices/channels/:channel',
    { schema: { params: AtChannel, body: ChangeChannel, response: { 200: ChannelInfo } } },
    async (request) => desk.changeChannel(await keyOf(request), request.params.channel, request.body),
  );

  app.delete(
    '/api/notices/channels/:channel',
    { schema: { params: AtChannel, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await desk.deleteChannel(await keyOf(request), request.params.channel);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/notices/channels/:channel/test',
    { schema: { params: AtChannel, response: { 200: ChannelTested } }, config: perMinute(limits.noticeTests) },
    async (request) => desk.test(await keyOf(request), request.params.channel, { address: addressOf(request.ip) }),
  );

  app.put('/api/notices/seats', { schema: { body: SeatWant, response: { 200: Notices } } }, async (request) => {
    const key = await keyOf(request);
    const { table, secret, wants, until = null } = request.body;
    const room = await tables.room(table);
    await room.run(async () => {
      const hashes = await hashesHeld(store.rings, [secret], [room]);
      const rows = room.seats.filter(({ secretHash }) => secretHash !== null && hashes.has(secretHash));
      if (rows.length === 0) throw new ApiError('wrong-secret', 'this is the secret of no seat here');
      for (const { seat, secretHash } of rows)
        await desk.link(key, { table, seat, secretHash: secretHash ?? '', wants, until });
      // Through the fence: whoever writes after this has seen that somebody wants to be told.
      const { status, seats, rev } = room;
      const notices = () => rows.flatMap(({ seat }) => noticesOnLink({ status, seats }, seat, rev + 1));
      await loader.write(room, { status, notices });
    });
    return desk.view(key);
  });
}
