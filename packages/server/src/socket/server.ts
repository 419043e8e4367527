import { CLOSE, ClientMessage, RequestId } from '@tabula/protocol';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { addressOf } from '../common/address.ts';
import { ApiError } from '../common/errors.ts';
import { AddressBuckets } from '../common/rate-limit.ts';
import { hashOf } from '../common/secrets.ts';
import type { App, Context } from '../http/context.ts';
import { hashesHeld, isDeviceKey } from '../rings/held.ts';
import { you } from '../tables/permissions.ts';
import type { Room } from '../tables/room.ts';
import { PageSocket, take } from './connection.ts';
import { HelloCache } from './hello-cache.ts';

const HEARTBEAT_MS = 20_000;

const message = Compile(ClientMessage);
const numbered = Compile(Type.Object({ id: RequestId }));

type Hello = Extract<ClientMessage, { type: 'hello' }>;
type Command = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'preview' }>;
type Look = Extract<ClientMessage, { type: 'preview' }>;

/** The live side: one socket a page. */
export class SocketServer {
  readonly #context: Context;
  readonly #pages = new Set<PageSocket>();
  readonly #addresses = new Map<string, number>();
  readonly #hellos: AddressBuckets;
  readonly #messages = new HelloCache();
  readonly #heart: NodeJS.Timeout;

  constructor(context: Context) {
    this.#context = context;
    this.#hellos = new AddressBuckets(context.limits.addressHellos, context.limits.addressHelloBurst);
    this.#heart = setInterval(() => {
      for (const page of this.#pages) page.beat();
    }, HEARTBEAT_MS);
    this.#heart.unref();
  }

  listen(app: App): void {
    app.get('/api/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
      const { messages, burst, hellos, helloBurst, backlog } = this.#context.limits;
      const pace = { perSecond: messages, burst, hellosPerSecond: hellos, helloBurst, backlog };
      this.#welcome(new PageSocket(socket, request.socket, addressOf(request.ip), request.log, pace), socket);
    });
  }

  /** Tells every page to come back soon. */
  close(): void {
    clearInterval(this.#heart);
    this.sendAway();
  }

  /** What pages show may be old: they come back, here or at another node, and are told what is. */
  sendAway(): void {
    for (const page of this.#pages) page.close(CLOSE.restart, 'restart');
  }

  /** Devices were signed out: their pages come back, and are what they are without them. */
  signOut(devices: readonly string[]): void {
    const gone = new Set(devices);
    for (const page of this.#pages)
      if (page.devices.some((device) => gone.has(device))) page.close(CLOSE.restart, 'restart');
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
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('message', (data, binary) => {
      page.alive = true;
      const said = binary ? undefined : parsed(String(data));
      if (message.Check(said)) void this.#hear(page, said);
      else {
        this.#refuse(page, idOf(said), new ApiError('bad-request', 'this is no message'));
        if (!page.forgives()) page.close(CLOSE.nonsense, 'nonsense');
      }
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
      this.#count(page, said);
    } catch (error) {
      // Whoever asked hears when to ask again; whoever does not listen is sent away.
      this.#refuse(page, id, error);
      if (!page.forgives()) page.close(CLOSE.crowd, 'crowd');
      return;
    }
    try {
      if (said.type === 'ping') page.say({ type: 'pong' });
      else if (said.type === 'hello') await this.#hello(page, said);
      else if (said.type === 'preview') page.say({ type: 'previewed', id, preview: await this.#preview(page, said) });
      else page.say({ type: 'done', id, ...(await this.#command(page, said)) });
    } catch (error) {
      this.#refuse(page, id, error);
    }
  }

  #count(page: PageSocket, { type }: ClientMessage): void {
    page.countMessage();
    if (type !== 'hello') return;
    page.countHello();
    take(this.#hellos.of(page.address), 'too many greetings from your address');
  }

  async #hello(page: PageSocket, hello: Hello): Promise<void> {
    const { tables, chat, bytes, store } = this.#context;
    const budget = bytes.of(page.address);
    page.leave();
    const room = await tables.room(hello.table);
    await room.look(async () => {
      if (!budget.open)
        throw new ApiError('too-many', 'enough was sent to your address for now', { retryAfter: budget.retryAfter });
      const hashes = await hashesHeld(store.rings, hello.secrets, [room]);
      const said = room.permissions(hashes).spectator ? await chat.told(room) : [];
      page.enter(room, hashes, hello.changes === true);
      page.devices = hello.secrets.filter(isDeviceKey).map(hashOf);
      const { permissions } = page;
      const texts = [
        JSON.stringify({
          type: 'welcome',
          protocol: 1,
          table: room.info(),
          you: you(permissions),
          chat: said,
          now: this.#context.store.clock.now(),
        }),
      ];
      const news = room.showsGame && hello.seq !== room.status.seq;
      if (news && permissions.spectator) {
        const messages = this.#messages.of(room, hello.seq);
        texts.push(messages.to(permissions));
        page.told = messages.told;
      }
      for (const text of texts) {
        page.tell(text);
        budget.spend(text.length);
      }
    });
  }

  async #command(page: PageSocket, { type, id: _id, ...body }: Command): Promise<object> {
    const done = await this.#context.commands.run(roomOf(page), type, body, mayAct(page));
    return 'decision' in done ? done : {};
  }

  #preview(page: PageSocket, { type: _type, id: _id, ...body }: Look): Promise<object> {
    return this.#context.commands.preview(roomOf(page), body, mayAct(page));
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

function roomOf({ room }: PageSocket): Room {
  if (room === null) throw new ApiError('bad-request', 'say hello first');
  return room;
}

function mayAct(page: PageSocket): (seat: number) => void {
  return (seat) => {
    if (!page.permissions.seats.has(seat)) throw new ApiError('wrong-secret', `seat ${seat} is not you`);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The number of a request that is none, if it has one: whoever sent it waits for a reply. */
function idOf(said: unknown): number | null {
  return numbered.Check(said) ? said.id : null;
}
