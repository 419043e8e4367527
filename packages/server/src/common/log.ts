import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { storeErrorBehind } from './store-error.ts';

/** A secret in the wrong place is still a secret. */
const SECRET_LIKE = /[A-Za-z0-9_-]{22,}/g;

/**
 * A log for machines. Requests are told by method and path; what follows the path, headers and bodies never are. It never
 * fails: `onLost` hears of each line that could not be written.
 */
export function newLog(level: string, destination?: NodeJS.WritableStream, onLost: () => void = () => {}): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['*.authorization', '*.headers', '*.secret', '*.secrets', '*.invite', '*.owner', '*.seed', '*.record'],
    },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0].replace(SECRET_LIKE, '…'),
        ip: request.ip,
      }),
    },
    hooks: { logMethod: quietAboutStorage },
  };
  return pino(options, new SteadyStream(destination ?? process.stdout, onLost));
}

const DEBUG = 20;

/** A store that fails is told of once, by StorageTrouble; what each of a thousand refused requests says is for those who look for it. */
function quietAboutStorage(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  const [about]: readonly unknown[] = args;
  const err = typeof about === 'object' && about !== null && 'err' in about ? about.err : about;
  if (level > DEBUG && storeErrorBehind(err) !== undefined) this.debug(...args);
  else method.apply(this, args);
}

/** Where the log goes, which may be a full disk or a pipe that nobody reads: then lines are lost, and nothing else. */
class SteadyStream implements DestinationStream {
  readonly #stream: NodeJS.WritableStream;
  readonly #onLost: () => void;
  #lost = 0;
  #cause = '';

  constructor(stream: NodeJS.WritableStream, onLost: () => void) {
    this.#stream = stream;
    this.#onLost = onLost;
    stream.on('error', (error) => {
      this.#cause = error.message;
    });
  }

  write(line: string): void {
    this.#try(line, () => {
      if (this.#lost > 0) this.#tellLost();
    });
  }

  /** As soon as anything can be written again, how much could not. */
  #tellLost(): void {
    const about = {
      level: 40,
      time: Date.now(),
      lost: this.#lost,
      err: this.#cause,
      msg: 'lines of the log were lost',
    };
    this.#lost = 0;
    this.#try(`${JSON.stringify(about)}\n`, () => {});
  }

  #try(line: string, onWritten: () => void): void {
    const done = (error?: Error | null) => {
      if (!error) return onWritten();
      this.#lost++;
      this.#cause = error.message;
      this.#onLost();
    };
    try {
      this.#stream.write(line, done);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
