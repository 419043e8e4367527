import { newLog } from './common/log.ts';
import { Metrics } from './common/metrics.ts';
import { adviceRoutes } from './http/advice-routes.ts';
import { createApp } from './http/app.ts';
import { circleRoutes } from './http/circle-routes.ts';
import { commandRoutes } from './http/command-routes.ts';
import type { App } from './http/context.ts';
import { Hosts } from './http/hosts.ts';
import { noticePages } from './http/notice-pages.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { opsRoutes } from './http/ops-routes.ts';
import { pollRoutes } from './http/poll-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import { ringRoutes, ringWayRoutes } from './http/ring-routes.ts';
import { seatRoutes } from './http/seat-routes.ts';
import { staticFiles } from './http/static.ts';
import { lobbyRoutes, tableRoutes } from './http/table-routes.ts';
import type { ServerOptions } from './options.ts';
import { createServices, resume, type Services, settle } from './services.ts';
import { SocketServer } from './socket/server.ts';

/** How long, in milliseconds, requests that are under way may take when the server stops. */
const SHUTDOWN_GRACE_MS = 3000;

/** A server that is listening. */
export class Server {
  readonly app: App;
  readonly url: string;
  readonly #stop: () => Promise<void>;
  #stopped: Promise<void> | undefined;

  private constructor(app: App, url: string, stop: () => Promise<void>) {
    this.app = app;
    this.url = url;
    this.#stop = stop;
  }

  static async start(options: ServerOptions): Promise<Server> {
    const metrics = new Metrics();
    const log = newLog(options.logLevel ?? 'info', options.logTo, () => metrics.linesLost.inc());
    const closing = new AbortController();
    const services = await createServices(options, metrics, log, closing.signal);
    try {
      const { host = '127.0.0.1', publicUrls = [], trustProxy = false, port = 0 } = options;
      const hosts = new Hosts(host, publicUrls, log);
      const { limits } = services;
      const app = await createApp(log, { limits, metrics, hosts, trustProxy, closing: closing.signal });
      const sockets = await mount(app, services, options);
      const url = await app.listen({ host, port });
      resume(services, options.notices?.everyMs);
      return new Server(app, url, () => shutDown(app, sockets, services, closing));
    } catch (error) {
      await settle(services);
      throw error;
    }
  }

  close(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }
}

/** Every address, and who answers there. */
async function mount(app: App, services: Services, options: ServerOptions): Promise<SocketServer> {
  const sockets = new SocketServer(services);
  tableRoutes(app, services);
  lobbyRoutes(app, services);
  seatRoutes(app, services);
  circleRoutes(app, services);
  commandRoutes(app, services);
  adviceRoutes(app, services);
  pollRoutes(app, services);
  recordRoutes(app, services);
  ringRoutes(app, services);
  ringWayRoutes(app, services);
  noticeRoutes(app, services);
  await noticePages(app, services);
  const { nodeWatch, ringDesk } = services;
  ringDesk.rings.signedOut.add((devices) => sockets.signOut(devices));
  nodeWatch.blind.add(() => sockets.sendAway());
  opsRoutes(app, services, {
    ready: () => nodeWatch.ready,
    metricsToken: options.metricsToken,
    trustProxy: options.trustProxy ?? false,
  });
  sockets.listen(app);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await staticFiles(app, options.web);
  return sockets;
}

/** First nobody new comes in and pages are told to come back; then what is under way is finished and kept. */
async function shutDown(app: App, sockets: SocketServer, services: Services, closing: AbortController): Promise<void> {
  closing.abort();
  services.botSeats.close();
  sockets.close();
  const hurry = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS);
  await app.close();
  clearTimeout(hurry);
  await settle(services);
}
