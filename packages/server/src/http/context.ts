import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { BotPool } from '@tabula/bots';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Store } from '../store/store.ts';
import type { WriteQueue } from '../store/write-queue.ts';
import type { GameLoader } from '../tables/loader.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Moves } from '../tables/moves.ts';
import type { SeatRateLimit } from '../tables/seat-rate-limit.ts';
import type { Tables } from '../tables/tables.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What the routes work with. */
export interface Context {
  readonly store: Store;
  readonly writeQueue: WriteQueue;
  readonly loader: GameLoader;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly moves: Moves;
  readonly pool: BotPool;
  readonly limits: Limits;
  readonly rateLimit: SeatRateLimit;
  readonly metrics: Metrics;
  /** Who asks, as a hash of the address. */
  readonly clientHashOf: (address: string) => string;
  /** Given up when the server stops: those who wait for news go. */
  readonly closing: AbortSignal;
}
