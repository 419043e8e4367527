import {
  AddPasskey,
  AnswerAsk,
  AskMail,
  AskRing,
  BringSeats,
  ConfirmMail,
  exact,
  JoinRing,
  MyGames,
  PasskeyWords,
  RecoverRing,
  RenameDevice,
  ReturnByMail,
  ReturnByPasskey,
  Ring,
  RingAsked,
  RingCode,
  RingLink,
  RingMail,
  SeatsBrought,
} from '@tabula/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { addressOf } from '../common/address.ts';
import type { App, Context } from './context.ts';
import { forgetMe } from './forget-me.ts';
import { deviceOf, secretsOf } from './guard.ts';
import { perMinute } from './parts.ts';

const NOTHING = { response: { 204: Type.Null() } };
const AtDevice = exact({ device: Type.String({ pattern: '^([A-Za-z0-9_-]{16}|others)$' }) });
const AtPasskey = exact({ passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{16,1400}$' }) });
const Keep = exact({ keep: Type.Optional(Type.String({ pattern: '^(true|false)$' })) });
const Before = exact({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}$' })) });

/** So many finished games are told at once. */
const GAMES_SHOWN = 50;

/** The ring that a device is on: its devices, what it holds, and the end of it. */
export function ringRoutes(app: App, context: Context): void {
  const { limits, ringDesk, tables, store } = context;
  const { rings } = ringDesk;
  const config = perMinute(limits.claims);
  const view = (request: FastifyRequest) => rings.view(deviceOf(request));

  app.get('/api/ring', { schema: { response: { 200: Ring } } }, view);

  app.put(
    '/api/ring/seats',
    { schema: { body: BringSeats, response: { 200: SeatsBrought } }, bodyLimit: 4 * limits.body, config },
    (request) => rings.bring(deviceOf(request), request.body),
  );

  app.get('/api/ring/games', { schema: { querystring: Before, response: { 200: MyGames } } }, async (request) => {
    const key = deviceOf(request);
    const { ring } = await rings.known(key);
    const before = request.query.before === undefined ? {} : { before: Number(request.query.before) };
    const ids = await store.rings.tables(ring, { over: true, most: GAMES_SHOWN + 1, ...before });
    const found = await tables.mine(ids.slice(0, GAMES_SHOWN).map((id) => ({ id, secrets: [key] })));
    return { tables: found, before: ids.length > GAMES_SHOWN ? (found.at(-1)?.table.updatedAt ?? null) : null };
  });

  app.post('/api/ring/told', { schema: NOTHING }, async (request, reply) => {
    await rings.told(deviceOf(request));
    return reply.code(204).send(null);
  });

  app.patch(
    '/api/ring/devices/:device',
    { schema: { params: AtDevice, body: RenameDevice, response: { 200: Ring } } },
    async (request) => {
      await rings.rename(deviceOf(request), request.params.device, request.body.name);
      return view(request);
    },
  );

  app.delete(
    '/api/ring/devices/:device',
    { schema: { params: AtDevice, querystring: Keep, ...NOTHING } },
    async (request, reply) => {
      await rings.signOut(deviceOf(request), request.params.device, request.query.keep === 'true');
      return reply.code(204).send(null);
    },
  );

  app.post('/api/ring/devices/:device/known', { schema: { params: AtDevice, ...NOTHING } }, async (request, reply) => {
    await rings.strike(deviceOf(request), request.params.device);
    return reply.code(204).send(null);
  });

  app.delete('/api/ring', { schema: NOTHING, config }, async (request, reply) => {
    await forgetMe(context, await rings.known(deviceOf(request)));
    return reply.code(204).send(null);
  });
}

/** How a device comes to a ring: by a link of another one, a code, a mail, a passkey. */
export function ringWayRoutes(app: App, { limits, ringDesk }: Context): void {
  const { rings, links, recovery, passkeys } = ringDesk;
  const config = perMinute(limits.ringTries);
  const view = (request: FastifyRequest) => rings.view(deviceOf(request));

  app.post('/api/ring/links', { schema: { response: { 200: RingLink } }, config }, (request) =>
    links.open(deviceOf(request)),
  );

  app.delete('/api/ring/links', { schema: NOTHING }, async (request, reply) => {
    await links.close(deviceOf(request));
    return reply.code(204).send(null);
  });

  app.post('/api/ring/ask', { schema: { body: AskRing, response: { 200: RingAsked } }, config }, (request) =>
    links.ask(deviceOf(request), request.body.link, request.body.name),
  );

  app.get('/api/ring/ask', { schema: { response: { 200: RingAsked } } }, (request) => links.asked(deviceOf(request)));

  app.post('/api/ring/join', { schema: { body: JoinRing, response: { 200: RingAsked } }, config }, (request) =>
    links.join(deviceOf(request), request.body.brings),
  );

  app.post('/api/ring/answer', { schema: { body: AnswerAsk, response: { 200: Ring } }, config }, async (request) => {
    await links.answer(deviceOf(request), request.body.number);
    return view(request);
  });

  app.post('/api/ring/code', { schema: { response: { 200: RingCode } }, config }, (request) =>
    recovery.newCode(deviceOf(request)),
  );

  app.post('/api/ring/recover', { schema: { body: RecoverRing, response: { 200: Ring } }, config }, async (request) => {
    await recovery.byCode(deviceOf(request), request.body);
    return view(request);
  });

  app.put('/api/ring/mail', { schema: { body: RingMail, response: { 200: Ring } }, config }, async (request) => {
    await recovery.setMail(deviceOf(request), request.body, addressOf(request.ip));
    return view(request);
  });

  app.delete('/api/ring/mail', { schema: { response: { 200: Ring } } }, async (request) => {
    await recovery.removeMail(deviceOf(request));
    return view(request);
  });

  app.post('/api/ring/mail/confirm', { schema: { body: ConfirmMail, ...NOTHING }, config }, async (request, reply) => {
    const [key] = secretsOf(request);
    await recovery.confirmMail(key, request.body);
    return reply.code(204).send(null);
  });

  app.post('/api/ring/mail/ask', { schema: { body: AskMail, ...NOTHING }, config }, async (request, reply) => {
    await recovery.askMail(deviceOf(request), request.body, addressOf(request.ip));
    return reply.code(204).send(null);
  });

  app.post(
    '/api/ring/mail/return',
    { schema: { body: ReturnByMail, response: { 200: Ring } }, config },
    async (request) => {
      await recovery.byMail(deviceOf(request), request.body);
      return view(request);
    },
  );

  app.post('/api/ring/passkeys/offer', { schema: { response: { 200: PasskeyWords } }, config }, (request) =>
    passkeys.offer(deviceOf(request)),
  );

  app.post('/api/ring/passkeys', { schema: { body: AddPasskey, response: { 200: Ring } }, config }, async (request) => {
    await passkeys.add(deviceOf(request), request.body.name, request.body.response);
    return view(request);
  });

  app.delete(
    '/api/ring/passkeys/:passkey',
    { schema: { params: AtPasskey, response: { 200: Ring } } },
    async (request) => {
      await passkeys.remove(deviceOf(request), request.params.passkey);
      return view(request);
    },
  );

  app.post('/api/ring/passkeys/ask', { schema: { response: { 200: PasskeyWords } }, config }, (request) =>
    passkeys.ask(deviceOf(request)),
  );

  app.post(
    '/api/ring/passkeys/return',
    { schema: { body: ReturnByPasskey, response: { 200: Ring } }, config },
    async (request) => {
      const { name, response, brings } = request.body;
      await passkeys.comeBack(deviceOf(request), name, response, brings);
      return view(request);
    },
  );
}
