import type { ClientMessage } from '@tabula/protocol';
import type { Line, LineEvents } from './line.ts';

/** How often the page says that it is still there, in milliseconds. */
const PING = 15_000;

/** The line as it should be: one socket. */
export class SocketLine implements Line {
  readonly #socket: WebSocket;
  readonly #ping: ReturnType<typeof setInterval>;

  constructor({ onOpen, onMessage, onClose }: LineEvents) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#socket = new WebSocket(`${scheme}//${location.host}/api/live`);
    this.#ping = setInterval(() => this.send({ type: 'ping' }), PING);
    this.#socket.addEventListener('open', onOpen);
    this.#socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') onMessage(JSON.parse(data));
    });
    this.#socket.addEventListener('close', ({ code }) => {
      clearInterval(this.#ping);
      onClose(code);
    });
  }

  send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    clearInterval(this.#ping);
    this.#socket.close();
  }
}
