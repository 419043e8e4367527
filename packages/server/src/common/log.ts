import { type DestinationStream, type Logger, pino } from 'pino';

/** A secret in the wrong place is still a secret. */
const SECRET_LIKE = /[A-Za-z0-9_-]{32,}/g;

/** A log for machines. Requests are told by method and path; what follows the path, headers and bodies never are. */
export function newLog(level: string, destination?: DestinationStream): Logger {
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
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
