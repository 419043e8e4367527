import type { Registry } from '@tabula/games';
import type { Limits } from './common/limits.ts';
import type { Store } from './store/store.ts';

/** How this house reaches those who do not look. */
export interface NoticeOptions {
  /** Where mail is handed over: smtp://user:password@host:587. Without it there is none. */
  readonly smtp?: string | undefined;
  /** In whose name: "Tabula <tabula@games.example>". */
  readonly mailFrom?: string | undefined;
  /** Whom a push service may write to about this house: mailto:..., or an https address. */
  readonly pushContact?: string | undefined;
  /** `any`: webhooks and pushes may go to this machine and its neighbours too, and without encryption. */
  readonly webhooks?: 'off' | 'public' | 'any';
  /** How often, in milliseconds, it is looked what is to be sent. */
  readonly everyMs?: number;
}

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
  /** How long a bot's worker gets quick at a game that bots play here, before it is needed, in milliseconds. */
  readonly botWarmUp?: number;
  /** How long, in milliseconds, bots think about a position in which others are asked, where a worker is free; 0 if nobody says. */
  readonly botPonder?: number;
  /** How long a bot may think before it is told to stop, in milliseconds; the levels stop by themselves long before. */
  readonly botTimeout?: number;
  /** Engines of other people that may sit at tables, by name, each with the command that starts it. */
  readonly engines?: Readonly<Record<string, string>>;
  readonly logLevel?: string;
  readonly logTo?: NodeJS.WritableStream;
  readonly notices?: NoticeOptions;
  /** Opens /metrics to those who are not on this machine. */
  readonly metricsToken?: string | undefined;
}
