import { type DestinationStream, type Logger, pino } from 'pino';

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
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
