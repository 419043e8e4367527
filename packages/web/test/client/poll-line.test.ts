import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Heard } from '../../src/client/line.ts';
import { PollLine } from '../../src/client/poll-line.ts';
import { saveKeys } from '../../src/client/seat-keys.ts';

const ID = 'aaaaaaaaaaaaaaaa';

/** A server by requests alone: one table, one seat, news when it is told. */
class PolledServer {
  readonly posted: { path: string; body: unknown; secret: string | null }[] = [];
  seq = 4;
  status = 200;
  #news: () => void = () => {};

  readonly fetch = async (path: string, { body, headers, signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(path, 'http://house');
    if (this.status !== 200) return reply({ error: { code: 'storage', message: '' } }, this.status);
    if (url.pathname === '/api/mine')
      return reply({
        tables: [{ table: this.#table(), seats: [0], owner: false, spectator: true, yourTurn: true }],
      });
    if (url.pathname.endsWith('/chat') && body === undefined) return reply({ chat: [] });
    if (url.pathname.endsWith('/seen')) {
      const after = url.searchParams.get('after');
      if (after !== null && Number(after) >= this.seq)
        await new Promise<void>((resolve, reject) => {
          this.#news = resolve;
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      return reply({ type: 'game', seq: this.seq, viewers: [{ seat: 0, log: [], ask: null }] });
    }
    const secret = new Headers(headers).get('authorization');
    this.posted.push({ path: url.pathname, body: JSON.parse(String(body)), secret });
    return reply({ seq: this.seq + 1 });
  };

  happened(): void {
    this.seq++;
    this.#news();
  }

  #table() {
    return { id: ID, status: 'playing', seq: this.seq };
  }
}

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

let server: PolledServer;
let line: PollLine;
let heard: Heard[];
const closed = vi.fn<(code: number) => void>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  server = new PolledServer();
  vi.stubGlobal('fetch', server.fetch);
  saveKeys({ id: ID, secrets: ['key-of-the-seat'], seats: { 0: 'key-of-the-seat' } });
  heard = [];
  closed.mockReset();
  line = new PollLine(ID, {
    onMessage: (message) => heard.push(message),
    onClose: closed,
  });
  line.send({ type: 'hello', table: ID, secrets: [] });
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

const types = () => heard.map(({ type }) => type);

describe('where no socket gets through', () => {
  it('the same is heard by requests: a welcome, the game, and the game again when something happens', async () => {
    await vi.waitFor(() => expect(types()).toEqual(['welcome', 'game']));
    expect(heard[0]).toMatchObject({ you: { seats: [0], owner: false, spectator: true } });
    server.happened();
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ type: 'game', seq: 5 })));
    expect(heard.filter(({ type }) => type === 'welcome')).toHaveLength(1);
  });

  it('an answer goes with the key of its seat, and is told to be taken', async () => {
    await vi.waitFor(() => expect(types()).toContain('game'));
    line.send({ type: 'answer', id: 9, seat: 0, decision: 4, option: 'done' });
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'done', id: 9 }));
    expect(server.posted).toEqual([
      {
        path: `/api/tables/${ID}/answers`,
        body: { seat: 0, decision: 4, option: 'done' },
        secret: 'Bearer key-of-the-seat',
      },
    ]);
  });

  it('a server that goes away is missed', async () => {
    await vi.waitFor(() => expect(types()).toContain('game'));
    server.status = 503;
    server.happened();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(1006));
  });
});
