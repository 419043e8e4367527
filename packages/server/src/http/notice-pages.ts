import { exact } from '@tabula/protocol';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { App, Context } from './context.ts';

const WithKey = exact({ key: Type.String({ maxLength: 200 }) });

/** Pages that mails lead to, and addresses that only read. A key in an address stands after its path: no log has it. */
export async function noticePages(app: App, { noticeDesk: desk }: Context): Promise<void> {
  await app.register(async (scope: App) => {
    // What a mail program or a form sends with its button says nothing that is needed.
    for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
    for (const what of ['unsubscribe', 'confirm'] as const) {
      const schema = { querystring: WithKey, hide: true };
      // A scanner that follows every link must change nothing: looking asks, only the button acts.
      scope.get(`/api/notices/${what}`, { schema }, async (request, reply) => {
        const { channel, texts } = await desk.mailChannel(what, request.query.key);
        if (channel === undefined) return page(reply.code(404), texts.pages.unknown);
        const { ask, button } = texts.pages[what];
        return page(reply, ask, button);
      });
      scope.post(`/api/notices/${what}`, { schema }, async (request, reply) => {
        const { channel, texts } = await desk.mailChannel(what, request.query.key);
        if (channel === undefined) return page(reply.code(404), texts.pages.unknown);
        await desk.answerMail(what, channel);
        return page(reply, texts.pages[what].done);
      });
    }
  });

  const schema = { querystring: WithKey, hide: true };
  app.get('/api/notices/feed.atom', { schema }, async (request, reply) =>
    reply.type('application/atom+xml; charset=utf-8').send(await desk.feed(request.query.key, 'atom')),
  );
  app.get('/api/notices/calendar.ics', { schema }, async (request, reply) =>
    reply.type('text/calendar; charset=utf-8').send(await desk.feed(request.query.key, 'calendar')),
  );
}

/** A page with one sentence of the house's own, and perhaps one button; without a script. */
function page(reply: FastifyReply, sentence: string, button?: string): FastifyReply {
  const form = button === undefined ? '' : `<form method="post"><button>${button}</button></form>`;
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Tabula</title></head><body><h1>Tabula</h1><p>${sentence}</p>${form}</body></html>`;
  // With the policy of the other pages a browser would not say from where the button was pressed.
  return reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin').send(html);
}
