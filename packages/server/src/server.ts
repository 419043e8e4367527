import { join } from 'node:path';
import { BotPool } from '@tabula/bots';
import type { DestinationStream } from 'pino';
import { addressOf } from './common/address.ts';
import { messageOf } from './common/errors.ts';
import { LIMITS, type Limits } from './common/limits.ts';
import { newLog } from './common/log.ts';
import { Metrics } from './common/metrics.ts';
import type { Registry } from './common/registry.ts';
import { hashOf } from './common/secrets.ts';
import { bareApp } from './http/app.ts';
import type { App, Context } from './http/context.ts';
import { play } from './http/game-routes.ts';
import { operate } from './http/ops-routes.ts';
import { watch } from './http/poll-routes.ts';
import { records } from './http/record-routes.ts';
import { pages } from './http/static.ts';
import { tables } from './http/table-routes.ts';
import { LiveSide } from './socket/server.ts';
import { LibsqlStore } from './store/libsql.ts';
import { careful } from './store/storage-errors.ts';
import type { Store } from './store/store.ts';
import { Committer } from './store/write-queue.ts';
import { Chairs } from './tables/bot-seats.ts';
import { Clock } from './tables/deadlines.ts';
import { Keeper } from './tables/loader.ts';
import { Lobby } from './tables/lobby.ts';
import { Play } from './tables/moves.ts';
import { Paces } from './tables/seat-rate-limit.ts';
import { House } from './tables/tables.ts';

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
  readonly pace?: number;
  /** How many workers the bots have. */
  readonly workers?: number;
  /** How long a bot may think before it is told to stop, in milliseconds; the levels stop by themselves long before. */
  readonly patience?: number;
  readonly logLevel?: string;
  readonly logTo?: DestinationStream;
  /** Opens /metrics to those who are not on this machine. */
  readonly metricsToken?: string | undefined;
}

const PACE = 700;
const PATIENCE = 5000;

/** How long, in milliseconds, requests that are under way may take when the server stops. */
const LAST_ORDERS = 3000;

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
    const store = careful(typeof data === 'string' ? await LibsqlStore.open(join(data, 'tabula.db')) : data);
    const committer = new Committer(store, (size, seconds) => {
      metrics.commits.observe(seconds);
      metrics.commitSize.observe(size);
    });
    const keeper = new Keeper(store, committer, options.registry, metrics, log);
    const lobby = new Lobby(store, keeper);
    const game = new Play(keeper, limits.answers);
    const house = new House(store, keeper, lobby, options.registry, limits, metrics, log);
    const size = options.workers;
    const patience = options.patience ?? PATIENCE;
    const pool = new BotPool({
      registry: new URL(options.registry.module),
      grace: Math.min(1000, patience),
      ...(size === undefined ? {} : { size }),
    });
    const chairs = new Chairs(pool, game, metrics, log, { pace: options.pace ?? PACE, patience });
    const clock = new Clock(store, house, game, log);
    keeper.onProgress = (room) => {
      chairs.attend(room);
      clock.expect(room.standing.dueAt);
    };

    const closing = new AbortController();
    const context: Context = {
      store,
      committer,
      keeper,
      house,
      lobby,
      play: game,
      pool,
      limits,
      paces: new Paces(limits),
      metrics,
      creatorOf: (address) => hashOf(`address ${addressOf(address)}`).slice(0, 32),
      closing: closing.signal,
    };
    const app = await bareApp(log, limits, metrics, options.trustProxy ?? false, closing.signal);
    const live = new LiveSide(context);
    tables(app, context);
    play(app, context);
    watch(app, context);
    records(app, context);
    operate(app, context, options.metricsToken);
    live.listen(app);
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
    await pages(app, options.web);

    const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
    clock.expect(Date.now());
    house.resumeBots().catch((error: unknown) => log.error({ err: messageOf(error) }, 'bots do not go on'));

    /** First nobody new comes in and pages are told to come back; then what is under way is finished and kept. */
    const stop = async () => {
      closing.abort();
      chairs.close();
      live.close();
      const hurry = setTimeout(() => app.server.closeAllConnections(), LAST_ORDERS);
      await app.close();
      clearTimeout(hurry);
      await clock.close();
      await house.settle();
      await committer.idle();
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
