import { join } from 'node:path';
import { BotPool } from '@tabula/bots';
import type { FastifyBaseLogger } from 'fastify';
import { addressOf } from './common/address.ts';
import { ClockWatch } from './common/clock-watch.ts';
import { messageOf } from './common/errors.ts';
import { GameLimits } from './common/game-limits.ts';
import { LIMITS } from './common/limits.ts';
import { Listeners } from './common/listeners.ts';
import type { Metrics } from './common/metrics.ts';
import { AddressBuckets } from './common/rate-limit.ts';
import { addressHash } from './common/secrets.ts';
import { EngineSeats } from './engine-seats.ts';
import type { Context } from './http/context.ts';
import { CircleCourier } from './lobby/circle-courier.ts';
import { Circles } from './lobby/circles.ts';
import { LobbySweep } from './lobby/lobby-sweep.ts';
import type { Courier } from './notices/courier.ts';
import { openNotices } from './notices/open.ts';
import type { ServerOptions } from './options.ts';
import { openRings } from './rings/open.ts';
import { DATABASE } from './store/folder-lock.ts';
import { LibsqlStore } from './store/libsql.ts';
import { withStorageErrors } from './store/storage-errors.ts';
import { StorageTrouble } from './store/storage-trouble.ts';
import type { Store } from './store/store.ts';
import { WriteQueue } from './store/write-queue.ts';
import { Attendance } from './tables/attendance.ts';
import { BotSeats } from './tables/bot-seats.ts';
import { Chat } from './tables/chat.ts';
import { Commands } from './tables/commands.ts';
import { Deadlines } from './tables/deadlines.ts';
import { RecordReplayer } from './tables/import/replayer.ts';
import { GameLoader } from './tables/loader.ts';
import { Lobby } from './tables/lobby.ts';
import { Moves } from './tables/moves.ts';
import { NodeWatch } from './tables/node-watch.ts';
import type { Room } from './tables/room.ts';
import { SeatRateLimit } from './tables/seat-rate-limit.ts';
import { Tables } from './tables/tables.ts';

const BOT_DELAY_MS = 700;
const NOTICES_EVERY_MS = 1000;
const BOT_TIMEOUT_MS = 5000;
const BOT_WARM_UP_MS = 3000;

/** All that works in a server behind its addresses. */
export interface Services extends Context {
  readonly writeQueue: WriteQueue;
  readonly botSeats: BotSeats;
  readonly replayer: RecordReplayer;
  readonly deadlines: Deadlines;
  readonly nodeWatch: NodeWatch;
  readonly courier: Courier;
  readonly circleCourier: CircleCourier;
  readonly lobbySweep: LobbySweep;
  readonly log: FastifyBaseLogger;
}

/** Each is built from those before it. */
export async function createServices(
  options: ServerOptions,
  metrics: Metrics,
  log: FastifyBaseLogger,
  closing: AbortSignal,
): Promise<Services> {
  const limits = { ...LIMITS, ...options.limits };
  const { store, addressKey } = await openStore(options.data, log);
  const writeQueue = new WriteQueue(store, (size, seconds) => {
    metrics.commits.observe(seconds);
    metrics.commitSize.observe(size);
  });
  const progress = new Listeners<Room>();
  const news = new Listeners<Room>();
  const loader = new GameLoader(store, writeQueue, options.registry, metrics, log, progress.tell, news.tell);
  const engines = new EngineSeats(options.engines ?? {}, log);
  const lobby = new Lobby(loader, engines);
  const looking = async (table: string) => {
    const elsewhere = await store.attendance([table]);
    return new Set([
      ...(tables.known(table)?.onlookers.presence().seats ?? []),
      ...elsewhere.flatMap(({ seats }) => seats),
    ]);
  };
  const notices = await openNotices(options, { store, looking, metrics, log });
  const { desk: noticeDesk, courier, webhook } = notices;
  const circles = new Circles(store, webhook, limits.circles);
  const circleCourier = new CircleCourier({ store, way: webhook, registry: options.registry, log });
  const replayer = new RecordReplayer(options.registry.module);
  const tables = new Tables(store, loader, engines, options.registry, limits, metrics, log, circles, replayer);
  const lobbySweep = new LobbySweep(store, (id) => tables.known(id)?.close(), log);
  const moves = new Moves(loader, new GameLimits(limits));
  const pool = createPool(options);
  const timing = { minimumDelay: options.botDelay ?? BOT_DELAY_MS, timeout: botTimeout(options) };
  const botSeats = new BotSeats(pool, engines, moves, metrics, log, timing);
  progress.add((room) => botSeats.wake(room));
  const attendance = new Attendance(loader, moves);
  const strike = (room: Room, now: number) => attendance.strike(room, now);
  const deadlines = new Deadlines(store, tables, strike, log, store.clock.now() + limits.startGraceMs);
  for (const heard of [progress, news]) heard.add((room) => deadlines.expect(room.status.dueAt));
  const nodeWatch = new NodeWatch(store, tables, deadlines, metrics, log);
  const chat = new Chat(store, loader);
  const commands = new Commands(moves, chat, attendance, new SeatRateLimit(limits));
  const bytes = new AddressBuckets(limits.bytes, limits.byteBurst);
  const clientHashOf = (address: string) => addressHash(addressKey, addressOf(address));
  const ringDesk = openRings(store, notices, log);
  ringDesk.rings.changed.add((changed) => {
    for (const { id } of changed)
      tables
        .known(id)
        ?.renew()
        .catch(() => {});
  });
  const swept = { circles, circleCourier, lobbySweep };
  const behind = {
    ...swept,
    noticeDesk,
    ringDesk,
    courier,
    store,
    writeQueue,
    loader,
    pool,
    replayer,
    botSeats,
    deadlines,
    nodeWatch,
    log,
    closing,
  };
  return { ...behind, tables, lobby, chat, commands, limits, bytes, metrics, clientHashOf };
}

/** What stands still goes on: those who were late, bots that were about to answer. */
export function resume(services: Services, noticesEveryMs = NOTICES_EVERY_MS): void {
  const { deadlines, tables, store, nodeWatch, courier, circleCourier, lobbySweep, ringDesk, log, closing } = services;
  courier.start(noticesEveryMs);
  circleCourier.start(noticesEveryMs);
  lobbySweep.start();
  ringDesk.start();
  deadlines.expect(store.clock.now());
  nodeWatch.start();
  const bots = store.shared ? tables.takeOverBots() : tables.resumeBots();
  bots.catch((error: unknown) => log.error({ err: messageOf(error) }, 'bots do not go on'));
  const clock = new ClockWatch((milliseconds) => {
    log.warn({ seconds: milliseconds / 1000 }, 'the clock of this machine was set: times to answer follow it');
    // Earlier than whatever it waits for: it looks again, and finds out who is late by the clock as it is now.
    deadlines.expect(0);
  });
  closing.addEventListener('abort', () => clock.close());
}

/** What is under way is finished and kept. */
export async function settle(services: Services): Promise<void> {
  const { deadlines, nodeWatch, tables, writeQueue, pool, store, courier, noticeDesk, ringDesk } = services;
  await courier.close();
  await services.circleCourier.close();
  await services.lobbySweep.close();
  noticeDesk.close();
  ringDesk.close();
  await nodeWatch.close();
  await deadlines.close();
  await tables.settle();
  await writeQueue.idle();
  await pool.close();
  await services.replayer.close();
  await store.close();
}

async function openStore(data: string | Store, log: FastifyBaseLogger) {
  const store = typeof data === 'string' ? await LibsqlStore.open(join(data, DATABASE)) : data;
  try {
    const addressKey = await store.addressKey();
    return { addressKey, store: withStorageErrors(store, new StorageTrouble(log)) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function createPool(options: ServerOptions): BotPool {
  const { workers } = options;
  return new BotPool({
    registry: new URL(options.registry.module),
    grace: Math.min(1000, botTimeout(options)),
    warmUp: options.botWarmUp ?? BOT_WARM_UP_MS,
    ponder: options.botPonder ?? 0,
    ...(workers === undefined ? {} : { size: workers }),
  });
}

function botTimeout({ botTimeout: wished }: ServerOptions): number {
  return wished ?? BOT_TIMEOUT_MS;
}
