import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { messageOf } from '../common/errors.ts';
import { isPublic } from './public-address.ts';

/** How long, in milliseconds, the other side may take for all of it; how much of its answer is read. */
const POST_MS = 10_000;
const MOST_READ = 4096;

/** Finds all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

/** Where messages may go. */
export interface Reach {
  /** `any`: also to this machine and its neighbours, and without encryption. */
  readonly to: 'public' | 'any';
  readonly resolve?: Resolve;
}

/** What the other side answered. */
export interface Posted {
  readonly status: number;
  readonly text: string;
}

export interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** It could not be sent, or must not be. */
export class PostError extends Error {
  override readonly name = 'PostError';
  /** It is of no use to try again. */
  readonly final: boolean;

  constructor(message: string, final = false, options?: ErrorOptions) {
    super(message, options);
    this.final = final;
  }
}

/** The address of somebody on the open net, or a reason why not. What a name leads to is seen when the line is made. */
export function checkAddress(address: string, { to }: Reach): URL {
  if (!URL.canParse(address)) throw new PostError('this is no address', true);
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') throw new PostError('an address with a password is not used', true);
  if (to === 'any' && url.protocol === 'http:') return url;
  if (url.protocol !== 'https:') throw new PostError('only https addresses are used', true);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (to === 'public' && isIP(host) !== 0 && !isPublic(host))
    throw new PostError(`${host} is no address on the open net`, true);
  return url;
}

/**
 * Sends something to an address that a stranger named. Every address of the name is looked at, and the line goes to one of those that were:
 * the name is not asked twice. Redirections are answers like others, and are not followed.
 */
export async function post(address: string, { headers, body }: Letter, reach: Reach): Promise<Posted> {
  const url = checkAddress(address, reach);
  const signal = AbortSignal.timeout(POST_MS);
  const begin = url.protocol === 'https:' ? secureRequest : plainRequest;
  const lookup = reach.to === 'public' ? lookupPublic(reach.resolve ?? resolveBySystem) : systemLookup;
  try {
    return await new Promise<Posted>((resolve, reject) => {
      const length = { 'content-length': Buffer.byteLength(body) };
      const request = begin(url, { method: 'POST', headers: { ...headers, ...length }, lookup, signal, agent: false });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        const done = () => {
          resolve({ status: response.statusCode ?? 0, text: text.slice(0, MOST_READ) });
          request.destroy();
        };
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > MOST_READ) done();
        });
        response.on('end', done);
        response.on('error', reject);
      });
      request.end(body);
    });
  } catch (error) {
    if (error instanceof PostError) throw error;
    throw new PostError(signal.aborted ? 'no answer in ten seconds' : messageOf(error), false, { cause: error });
  }
}

const resolveBySystem: Resolve = (name) =>
  new Promise((resolve, reject) => {
    systemLookup(name, { all: true, verbatim: true }, (error, found) => {
      if (error === null) resolve(found);
      else reject(error);
    });
  });

/**
 * One address that is not public spoils the name: who answers so is not to be trusted with the next time. A name that leads inside and one
 * that leads nowhere are told by the same words: nobody asks this house what names its inner net has.
 */
function lookupPublic(resolve: Resolve): LookupFunction {
  return (name, { all }, answer) => {
    const refuse = (final: boolean, cause?: unknown) =>
      answer(new PostError(`${name} leads to no address on the open net`, final, { cause }), '');
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (first === undefined) refuse(false);
        else if (found.some(({ address }) => !isPublic(address))) refuse(true);
        else if (all) answer(null, [...found]);
        else answer(null, first.address, first.family);
      },
      (error: unknown) => refuse(false, error),
    );
  };
}
