import { once } from 'node:events';
import type { Chance } from '@tabula/engine';
import type { protocol } from '@tabula/server';
import { WebSocket } from 'ws';

type Message = protocol.ServerMessage;
type Kind = Message['type'];
type Of<K extends Kind> = Extract<Message, { type: K }>;

function isKind<K extends Kind>(message: Message, kind: K): message is Of<K> {
  return message.type === kind;
}

/** A page as the server sees it: a socket, and everything that came over it. */
export class Page {
  readonly messages: Message[] = [];
  /** Every byte that was sent to it. */
  readonly raw: string[] = [];
  readonly #socket: WebSocket;
  #read = 0;
  #wake: () => void = () => {};
  #id = 0;
  closed: number | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.raw.push(text);
      this.messages.push(JSON.parse(text));
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Page> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const page = new Page(socket);
    await once(socket, 'open');
    return page;
  }

  say(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of a kind that was not read yet; those before it are passed over. */
  async next<K extends Kind>(kind: K, fits: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    for (;;) {
      while (this.#read < this.messages.length) {
        const message = this.messages[this.#read++];
        if (isKind(message, kind) && fits(message)) return message;
      }
      if (this.closed !== undefined) throw new Error(`the socket was closed (${this.closed})`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The last message of a kind so far. */
  last<K extends Kind>(kind: K): Of<K> | undefined {
    return this.messages.filter((message) => isKind(message, kind)).at(-1);
  }

  /** Says something and waits for what became of it: `done`, `previewed`, or the code of the error. */
  async request(message: object): Promise<string> {
    const id = ++this.#id;
    const from = this.messages.length;
    this.say({ id, ...message });
    for (;;) {
      for (const reply of this.messages.slice(from)) {
        if ((reply.type === 'done' || reply.type === 'previewed') && reply.id === id) return reply.type;
        if (reply.type === 'error' && reply.id === id) return reply.error.code;
      }
      if (this.closed !== undefined) throw new Error(`the socket was closed (${this.closed})`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async gone(): Promise<number> {
    if (this.closed === undefined) await once(this.#socket, 'close');
    return this.closed ?? 0;
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** The most answers of a random path. */
const STEPS = 4;

/** Looks along answers that are drawn by lot, as far as it is known where they lead. */
export async function randomPath(
  page: Page,
  from: { readonly seat: number; readonly decision: number },
  chance: Chance,
): Promise<{ path: string[]; preview: protocol.PreviewReply['preview'] }> {
  let path: string[] = [];
  for (;;) {
    const became = await page.request({ type: 'preview', ...from, path });
    const preview = page.last('previewed')?.preview;
    if (became !== 'previewed' || preview === undefined) throw new Error(`no preview of ${path.join(', ')}: ${became}`);
    if (preview.end !== null || preview.ask === null || path.length === STEPS) return { path, preview };
    path = [...path, chance.pick(preview.ask.options).id];
  }
}

/** Answers whatever the seats of a page are asked, by a rule, until the game is over. */
export async function playOn(page: Page, choose: (options: readonly string[], seat: number) => string): Promise<void> {
  let message = page.last('game') ?? (await page.next('game'));
  const answered = new Set<string>();
  while (message.result === null) {
    for (const { seat, ask } of message.viewers) {
      const turn = `${message.decision} ${seat}`;
      if (ask === null || seat === null || answered.has(turn)) continue;
      answered.add(turn);
      const option = choose(
        ask.options.map(({ id }) => id),
        seat,
      );
      const became = await page.request({ type: 'answer', seat, decision: message.decision, option });
      if (became !== 'done') throw new Error(`"${option}" was refused: ${became}`);
    }
    const { seq } = message;
    const newest = page.last('game');
    message = newest !== undefined && newest.seq > seq ? newest : await page.next('game', (one) => one.seq > seq);
  }
}
