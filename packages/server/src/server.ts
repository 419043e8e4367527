import { join } from 'node:path';
import { BotPool } from '@tabula/bots';
import type { Registry } from '@tabula/games';
import type { DestinationStream } from 'pino';
import { addressOf } from './common/address.ts';
import { messageOf } from './common/errors.ts';
import { LIMITS, type Limits } from './common/limits.ts';
import { newLog } from './common/log.ts';
import { Metrics } from './common/metrics.ts';
import { hashOf } from './common/secrets.ts';
import { createApp } from './http/app.ts';
import type { App, Context } from './http/context.ts';
import { gameRoutes } from './http/game-routes.ts';
import { opsRoutes } from './http/ops-routes.ts';
import { pollRoutes } from './http/poll-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import { staticFiles } from './http/static.ts';
import { tableRoutes } from './http/table-routes.ts';
import { SocketServer } from './socket/server.ts';
import { LibsqlStore } from './store/libsql.ts';
import { withStorageErrors } from './store/storage-errors.ts';
import type { Store } from './store/store.ts';
import { WriteQueue } from './store/write-queue.ts';
import { BotSeats } from './tables/bot-seats.ts';
import { Deadlines } from './tables/deadlines.ts';
import { GameLoader } from './tables/loader.ts';
import { Lobby } from './tables/lobby.ts';
import { Moves } from './tables/moves.ts';
import { SeatRateLimit } from './tables/seat-rate-limit.ts';
import { Tables } from './tables/tables.ts';

export interface ServerOptions {
  readonly registry: Registry;
  /** A folder for the data, or a store of another kind. */
  readonly data: string | Store;
  readonly host?: string;
  /** 0: any that is free. */
  readonly port?: number;
  /** The built client. */
  readonly web?: string | undefined;
  /** Believe what a proxy says about addresses. */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<Limits>;
  /** The least time a bot takes for an answer while somebody looks on, in milliseconds. */
  readonly botDelay?: number;
  /** How many workers the bots have. */
  readonly workers?: number;
  /** How long a bot may think before it is told to stop, in milliseconds; the levels stop by themselves long before. */
  readonly botTimeout?: number;
  readonly logLevel?: string;
  readonly logTo?: DestinationStream;
  /** Opens /metrics to those who are not on this machine. */
  readonly metricsToken?: string | undefined;
}

const BOT_DELAY_MS = 700;
const BOT_TIMEOUT_MS = 5000;

/** How long, in milliseconds, requests that are under way may take when the server stops. */
const SHUTDOWN_GRACE_MS = 3000;

/** A server that is listening. */
export class Server {
  readonly app: App;
  readonly url: string;
  readonly #stop: () => Promise<void>;
  #stopped: Promise<void> | undefined;

  private constructor(app: App, url: string, stop: () => Promise<void>) {
    this.app = app;
    this.url = url;
    this.#stop = stop;
  }

  static async start(options: ServerOptions): Promise<Server> {
    const limits = { ...LIMITS, ...options.limits };
    const metrics = new Metrics();
    const log = newLog(options.logLevel ?? 'info', options.logTo);
    const { data } = options;
    const store = withStorageErrors(typeof data === 'string' ? await LibsqlStore.open(join(data, 'tabula.db')) : data);
    const writeQueue = new WriteQueue(store, (size, seconds) => {
      metrics.commits.observe(seconds);
      metrics.commitSize.observe(size);
    });
    const loader = new GameLoader(store, writeQueue, options.registry, metrics, log);
    const lobby = new Lobby(store, loader);
    const moves = new Moves(loader, limits.answers);
    const tables = new Tables(store, loader, lobby, options.registry, limits, metrics, log);
    const size = options.workers;
    const timeout = options.botTimeout ?? BOT_TIMEOUT_MS;
    const pool = new BotPool({
      registry: new URL(options.registry.module),
      grace: Math.min(1000, timeout),
      ...(size === undefined ? {} : { size }),
    });
    const botSeats = new BotSeats(pool, moves, metrics, log, {
      minimumDelay: options.botDelay ?? BOT_DELAY_MS,
      timeout: timeout,
    });
    const deadlines = new Deadlines(store, tables, moves, log);
    loader.onProgress = (room) => {
      botSeats.wake(room);
      deadlines.expect(room.status.dueAt);
    };

    const closing = new AbortController();
    const context: Context = {
      store,
      writeQueue,
      loader,
      tables,
      lobby,
      moves,
      pool,
      limits,
      rateLimit: new SeatRateLimit(limits),
      metrics,
      clientHashOf: (address) => hashOf(`address ${addressOf(address)}`).slice(0, 32),
      closing: closing.signal,
    };
    const app = await createApp(log, limits, metrics, options.trustProxy ?? false, closing.signal);
    const sockets = new SocketServer(context);
    tableRoutes(app, context);
    gameRoutes(app, context);
    pollRoutes(app, context);
    recordRoutes(app, context);
    opsRoutes(app, context, options.metricsToken);
    sockets.listen(app);
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
    await staticFiles(app, options.web);

    const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
    deadlines.expect(Date.now());
    tables.resumeBots().catch((error: unknown) => log.error({ err: messageOf(error) }, 'bots do not go on'));

    /** First nobody new comes in and pages are told to come back; then what is under way is finished and kept. */
    const stop = async () => {
      closing.abort();
      botSeats.close();
      sockets.close();
      const hurry = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS);
      await app.close();
      clearTimeout(hurry);
      await deadlines.close();
      await tables.settle();
      await writeQueue.idle();
      await pool.close();
      await store.close();
    };
    return new Server(app, url, stop);
  }

  close(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }
}
