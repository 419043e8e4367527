import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ApiError } from '../common/errors.ts';

/** What is said about a stranger in the log: at most once in so many milliseconds. */
const LOG_EVERY_MS = 60 * 60 * 1000;

/** Addresses that stand for all that a machine has. */
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * The names under which this server is known. Another site's page could else use a server that listens on a visitor's own
 * machine: by letting its name lead there (then the `Host` is a stranger's), or by asking across (then the `Origin` is).
 */
export class Hosts {
  readonly #names: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  readonly #anyAddress: boolean;
  readonly #log: FastifyBaseLogger;
  readonly #logged = new Map<string, number>();

  constructor(host: string, publicUrls: readonly string[], log: FastifyBaseLogger) {
    this.#anyAddress = EVERYWHERE.includes(host);
    const urls = publicUrls.map((url) => new URL(url));
    const own = this.#anyAddress ? [hostname(), `${hostname()}.local`] : [host];
    this.#names = new Set([
      ...['localhost', '127.0.0.1', '[::1]'],
      ...own.map((name) => hostnameOf(name.includes(':') ? `[${name}]` : name) ?? ''),
      ...urls.map((url) => url.hostname),
    ]);
    this.#origins = new Set(urls.map(({ origin }) => origin));
    this.#log = log;
  }

  /** Refuses what was not meant for this server. Programs that are no browser send no Origin. */
  check({ headers: { host = '', origin } }: Pick<FastifyRequest, 'headers'>): void {
    if (!this.#isOurs(hostnameOf(host))) {
      this.#warn('host', host, 'it was reached under a name that is not its own');
      throw new ApiError('cross-origin', `this server is not known as "${host}": see --public-url`);
    }
    if (origin === undefined || this.#origins.has(origin) || hostOf(origin) === host) return;
    this.#warn('origin', origin, 'a page of another site asked, or a proxy changed the Host header');
    throw new ApiError('cross-origin', `only pages of this server may ask, not those of "${origin}": see --public-url`);
  }

  #isOurs(name: string | undefined): boolean {
    if (name === undefined) return false;
    return this.#names.has(name) || (this.#anyAddress && isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  }

  #warn(what: 'host' | 'origin', name: string, problem: string): void {
    const now = Date.now();
    if (now - (this.#logged.get(what) ?? 0) < LOG_EVERY_MS) return;
    this.#logged.set(what, now);
    this.#log.warn(
      { [what]: name },
      `refused: ${problem}; if people use this server under that name, start it with --public-url and the address they see`,
    );
  }
}

/** The name without its port, as addresses have it; undefined if it is none. */
function hostnameOf(host: string): string | undefined {
  return urlOf(`http://${host}`)?.hostname;
}

function hostOf(origin: string): string | undefined {
  return urlOf(origin)?.host;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
