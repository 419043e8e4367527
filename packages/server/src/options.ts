import type { Registry } from '@tabula/games';
import type { Limits } from './common/limits.ts';
import type { Store } from './store/store.ts';

/** What a server is told by whoever starts it. */
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
  /** The addresses under which people reach it, if not that of this machine: "https://games.example". */
  readonly publicUrls?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** The least time a bot takes for an answer while somebody looks on, in milliseconds. */
  readonly botDelay?: number;
  /** How many workers the bots have. */
  readonly workers?: number;
  /** How long a bot may think before it is told to stop, in milliseconds; the levels stop by themselves long before. */
  readonly botTimeout?: number;
  readonly logLevel?: string;
  readonly logTo?: NodeJS.WritableStream;
  /** Opens /metrics to those who are not on this machine. */
  readonly metricsToken?: string | undefined;
}
