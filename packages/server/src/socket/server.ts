import { CLOSE, ClientMessage } from '@tabula/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { addressOf } from '../common/address.ts';
import { ApiError } from '../common/errors.ts';
import type { App, Context } from '../http/context.ts';
import { CHAT_TOLD } from '../http/game-routes.ts';
import { sameOrigin } from '../http/guard.ts';
import { postChat } from '../tables/chat.ts';
import { you } from '../tables/permissions.ts';
import { PageSocket } from './connection.ts';

const HEARTBEAT_MS = 20_000;

/** So many messages that are none, and the page is sent away. */
const BAD_MESSAGES_ALLOWED = 20;

const message = Compile(ClientMessage);

type Request = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;

/** The live side: one socket a page. */
export class SocketServer {
  readonly #context: Context;
  readonly #pages = new Set<PageSocket>();
  readonly #addresses = new Map<string, number>();
  readonly #heart: NodeJS.Timeout;

  constructor(context: Context) {
    this.#context = context;
    this.#heart = setInterval(() => {
      for (const page of this.#pages) page.beat();
    }, HEARTBEAT_MS);
    this.#heart.unref();
  }

  listen(app: App): void {
    app.get('/api/live', { websocket: true, onRequest: sameOrigin, schema: { hide: true } }, (socket, request) => {
      const { messages, burst, backlog } = this.#context.limits;
      const page = new PageSocket(socket, addressOf(request.ip), request.log, { perSecond: messages, burst, backlog });
      this.#welcome(page, socket);
    });
  }

  /** Tells every page to come back soon. */
  close(): void {
    clearInterval(this.#heart);
    for (const page of this.#pages) page.close(CLOSE.restart, 'restart');
  }

  #welcome(page: PageSocket, socket: WebSocket): void {
    const { limits, metrics } = this.#context;
    const count = (this.#addresses.get(page.address) ?? 0) + 1;
    if (count > limits.sockets) {
      socket.close(CLOSE.crowd, 'crowd');
      return;
    }
    this.#addresses.set(page.address, count);
    this.#pages.add(page);
    metrics.sockets.set(this.#pages.size);
    let nonsense = 0;
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('message', (data, binary) => {
      page.alive = true;
      if (!page.mayTalk()) {
        this.#refuse(page, null, new ApiError('too-many', 'too many messages'));
        if (++nonsense > BAD_MESSAGES_ALLOWED) page.close(CLOSE.crowd, 'crowd');
        return;
      }
      const said = binary ? undefined : parsed(String(data));
      if (said === undefined) {
        this.#refuse(page, null, new ApiError('bad-request', 'this is no message'));
        if (++nonsense > BAD_MESSAGES_ALLOWED) page.close(CLOSE.nonsense, 'nonsense');
        return;
      }
      void this.#hear(page, said);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      page.leave();
      this.#pages.delete(page);
      metrics.sockets.set(this.#pages.size);
      const left = (this.#addresses.get(page.address) ?? 1) - 1;
      if (left > 0) this.#addresses.set(page.address, left);
      else this.#addresses.delete(page.address);
    });
  }

  async #hear(page: PageSocket, said: ClientMessage): Promise<void> {
    const id = 'id' in said ? said.id : null;
    try {
      switch (said.type) {
        case 'ping':
          page.say({ type: 'pong' });
          break;
        case 'hello':
          await this.#hello(page, said);
          break;
        default:
          page.say({ type: 'done', id, ...(await this.#request(page, said)) });
      }
    } catch (error) {
      this.#refuse(page, id, error);
    }
  }

  async #hello(page: PageSocket, hello: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { tables, store } = this.#context;
    page.leave();
    const room = await tables.room(hello.table);
    await room.run(async () => {
      const chat = room.permissions(hello.secrets).spectator ? await store.chat(room.id, CHAT_TOLD) : [];
      page.enter(room, hello.secrets);
      page.say({ type: 'welcome', protocol: 1, table: room.info(), you: you(page.permissions), chat, now: Date.now() });
      const news = room.showsGame && hello.seq !== room.status.seq;
      if (news && page.permissions.spectator) page.tell(room.gameMessage(hello.seq).to(page.permissions));
    });
  }

  async #request(page: PageSocket, said: Request): Promise<object> {
    const { moves, writeQueue, rateLimit } = this.#context;
    const { room } = page;
    if (room === null) throw new ApiError('bad-request', 'say hello first');
    return room.run(async () => {
      if (!page.permissions.seats.has(said.seat)) throw new ApiError('wrong-secret', `seat ${said.seat} is not you`);
      if (said.type === 'chat') rateLimit.chat(room, said.seat);
      else rateLimit.act(room, said.seat);
      switch (said.type) {
        case 'answer':
          return moves.answer(room, said);
        case 'undo':
          return moves.undo(room, said);
        case 'rollback':
          await moves.propose(room, said);
          return {};
        case 'vote':
          await moves.vote(room, said);
          return {};
        case 'chat':
          await postChat(writeQueue, room, said);
          return {};
      }
    });
  }

  #refuse(page: PageSocket, id: number | null, error: unknown): void {
    const { metrics } = this.#context;
    if (error instanceof ApiError) {
      metrics.refused.inc({ code: error.code });
      if (error.status >= 500) page.log.error({ err: error.cause ?? error }, error.code);
      page.say({ type: 'error', id, ...error.body });
      return;
    }
    metrics.refused.inc({ code: 'internal' });
    page.log.error({ err: error }, 'unexpected');
    page.say({ type: 'error', id, error: { code: 'internal', message: 'something went wrong here; it is reported' } });
  }
}

function parsed(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return message.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
