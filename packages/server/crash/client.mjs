import { randomBytes } from 'node:crypto';

/** How long a request may take before it counts as never answered, in milliseconds. */
const LONGEST_REPLY = 60_000;

/** Where the store itself is taken away, whoever asked hears that it is not known what has become of it. */
export const leniency = { storage: false };

/**
 * What became of a request. `done`: acknowledged. `refused`: not taken, with a code. `unknown`: the server went away;
 * it may have happened. `broken`: a mistake of the server (5xx). `silent`: no reply though the server is there.
 */
export function outcome(status, body) {
  if (status < 300) return { became: 'done', body };
  const code = body?.error?.code ?? `status ${status}`;
  if (code === 'storage' && leniency.storage) return { became: 'unknown' };
  if (status < 500 || code === 'busy') return { became: 'refused', code, body };
  return { became: 'broken', code: `${status} ${code}: ${body?.error?.message ?? ''}`, body };
}

export async function ask(url, method, path, { body, secret } = {}) {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_REPLY),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return outcome(response.status, json ? JSON.parse(text) : text);
  } catch (error) {
    if (error.name === 'TimeoutError') return { became: 'silent', code: `no reply to ${method} ${path}` };
    return { became: 'unknown' };
  }
}

/** Does something for everything in a list, a few at a time. */
export async function forEachOf(list, work, atOnce = 6) {
  const left = [...list];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** What a client makes up for something that must not happen twice, or for a secret of its own. */
export function newKey() {
  return randomBytes(24).toString('base64url');
}
