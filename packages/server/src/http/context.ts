import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { BotPool } from '@tabula/bots';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Committer } from '../store/write-queue.ts';
import type { Keeper } from '../tables/loader.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Play } from '../tables/moves.ts';
import type { Paces } from '../tables/seat-rate-limit.ts';
import type { House } from '../tables/tables.ts';

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
  readonly committer: Committer;
  readonly keeper: Keeper;
  readonly house: House;
  readonly lobby: Lobby;
  readonly play: Play;
  readonly pool: BotPool;
  readonly limits: Limits;
  readonly paces: Paces;
  readonly metrics: Metrics;
  /** Who asks, as a hash of the address. */
  readonly creatorOf: (address: string) => string;
  /** Given up when the server stops: those who wait for news go. */
  readonly closing: AbortSignal;
}
