import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { BotPool } from '@tabula/bots';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { AddressBuckets } from '../common/rate-limit.ts';
import type { Circles } from '../lobby/circles.ts';
import type { NoticeDesk } from '../notices/desk.ts';
import type { RingDesk } from '../rings/open.ts';
import type { Store } from '../store/store.ts';
import type { Chat } from '../tables/chat.ts';
import type { Commands } from '../tables/commands.ts';
import type { GameLoader } from '../tables/loader.ts';
import type { Lobby } from '../tables/lobby.ts';
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
  readonly loader: GameLoader;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly commands: Commands;
  readonly chat: Chat;
  readonly circles: Circles;
  readonly noticeDesk: NoticeDesk;
  readonly ringDesk: RingDesk;
  readonly pool: BotPool;
  readonly limits: Limits;
  /** What the requests that send a lot cost, by address. */
  readonly bytes: AddressBuckets;
  readonly metrics: Metrics;
  /** Who asks, as a hash of the address. */
  readonly clientHashOf: (address: string) => string;
  /** Given up when the server stops: those who wait for news go. */
  readonly closing: AbortSignal;
}
