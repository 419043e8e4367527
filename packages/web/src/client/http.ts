import { ClientError } from './client-error.ts';
import { MOST_TRIES, pauses } from './pauses.ts';

export interface Asked {
  readonly secret?: string | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Longer than this, in seconds, nobody waits for what was too much at once. */
const LONGEST_PAUSE = 65;

/** Asks the server; what is refused is thrown with its code. What was too much at once is asked again in a while. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  asked: Asked = {},
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const response = await request(method, path, asked);
    const text = await response.text().catch(() => '');
    if (response.ok) return parsed(response, text);
    const error = errorIn(response, text);
    const wait = error.retryAfter;
    if (error.code !== 'too-many' || tries === MOST_TRIES || (wait ?? 0) > LONGEST_PAUSE) throw error;
    await pauses.wait(wait, asked.signal);
    asked.signal?.throwIfAborted();
  }
}

async function request(method: string, path: string, { secret, body, signal }: Asked): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw new ClientError('offline', `the server does not answer: ${error instanceof Error ? error.message : error}`);
  }
}

/** Nothing came where nothing is new; what is not ours comes from something between us and the server. */
function parsed(response: Response, text: string) {
  if (response.status === 204) return null;
  if (response.headers.get('content-type')?.includes('json') !== true)
    throw new ClientError('offline', 'no answer of the house');
  return JSON.parse(text);
}

function errorIn({ status, headers }: Response, text: string): ClientError {
  const after = Number(headers.get('retry-after'));
  const retryAfter = after > 0 ? after : null;
  try {
    const { error } = JSON.parse(text);
    return new ClientError(String(error.code), String(error.message), retryAfter);
  } catch {
    const code = status === 429 ? 'too-many' : [502, 503, 504].includes(status) ? 'offline' : `http-${status}`;
    return new ClientError(code, text.slice(0, 200), retryAfter);
  }
}
