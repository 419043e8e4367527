import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../src/client/http.ts';
import { pauses } from '../../src/client/pauses.ts';

const replies: (() => Response)[] = [];
const asked: string[] = [];

function json(body: unknown, status = 200, headers: Record<string, string> = {}): () => Response {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const reply = replies.shift();
    if (reply === undefined) throw new TypeError('Failed to fetch');
    return reply();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  replies.length = 0;
  asked.length = 0;
});

describe('a request', () => {
  it('that was too much at once is made again after the time the server names, and the page can say so', async () => {
    replies.push(json({ error: { code: 'too-many', message: '' } }, 429, { 'retry-after': '7' }), json({ tables: [] }));
    const reply = ask('POST', '/mine', { body: {} });
    await vi.advanceTimersByTimeAsync(6900);
    expect(asked).toHaveLength(1);
    expect(pauses.until).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await expect(reply).resolves.toEqual({ tables: [] });
    expect(pauses.until).toBeNull();
  });

  it('is not made again and again for ever', async () => {
    for (let i = 0; i < 9; i++) replies.push(json({ error: { code: 'too-many', message: '' } }, 429));
    const refused = expect(ask('GET', '/games')).rejects.toMatchObject({ code: 'too-many' });
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(asked.length).toBeLessThan(6);
  });

  it.each([
    ['the server is away', undefined, 'offline'],
    ['a proxy stands before nothing', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'offline'],
    ['somebody else answers', () => new Response('<h1>Welcome</h1>', { status: 200 }), 'offline'],
    ['the address is not known', json({ error: { code: 'cross-origin', message: '' } }, 403), 'cross-origin'],
    ['the secret holds no longer', json({ error: { code: 'wrong-secret', message: '' } }, 403), 'wrong-secret'],
  ])('says what is wrong: %s', async (_what, reply, code) => {
    if (reply !== undefined) replies.push(reply);
    await expect(ask('GET', '/games')).rejects.toMatchObject({ name: 'ClientError', code });
  });
});
