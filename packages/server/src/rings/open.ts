import type { FastifyBaseLogger } from 'fastify';
import type { OpenNotices } from '../notices/open.ts';
import type { Store } from '../store/store.ts';
import { KeyRings } from './key-rings.ts';
import { RingLinks } from './links.ts';
import { Passkeys, passkeyHouse } from './passkeys.ts';
import { Recovery } from './recovery.ts';

/** How often, in milliseconds, it is looked which devices were signed out at another node, and what has died. */
const WATCH_MS = 1000;
const SWEEP_MS = 60 * 60 * 1000;

/** Clocks of nodes may differ by so much, in milliseconds. */
const CLOCK_SLACK_MS = 5000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever was signed out is told so for that long; a ring that holds nothing is kept for that long. */
const SIGNED_OUT_DAYS = 60;
const UNUSED_DAYS = 400;

/** All that key rings do, by what they do it. */
export interface RingDesk {
  readonly rings: KeyRings;
  readonly links: RingLinks;
  readonly recovery: Recovery;
  readonly passkeys: Passkeys;
  /** Looks at what others do, and sweeps; until it is closed. */
  start(): void;
  close(): void;
}

export function openRings(
  store: Store,
  { mail, url, desk }: Pick<OpenNotices, 'mail' | 'url' | 'desk'>,
  log: FastifyBaseLogger,
): RingDesk {
  const house = passkeyHouse(url);
  const can = { mail: mail !== null, passkeys: house !== null };
  const rings = new KeyRings(store, can, (key) => desk.renewedFeed(key));
  const recovery = new Recovery({ store, rings, mail, url, log });
  const links = new RingLinks(store, rings);
  const passkeys = new Passkeys(store, rings, house);
  const timers: NodeJS.Timeout[] = [];
  const every = (milliseconds: number, work: () => Promise<void>, problem: string) => {
    const timer = setInterval(() => {
      work().catch((err: unknown) => log.warn({ err }, problem));
    }, milliseconds);
    timer.unref();
    timers.push(timer);
  };
  let looked = store.clock.now();
  const watch = async () => {
    const now = store.clock.now();
    const gone = await store.rings.signedOutSince(looked - CLOCK_SLACK_MS);
    looked = now;
    if (gone.length > 0) rings.signedOut.tell(gone);
  };
  const sweep = () => {
    const now = store.clock.now();
    return store.rings.sweep(now, now - SIGNED_OUT_DAYS * DAY_MS, now - UNUSED_DAYS * DAY_MS);
  };
  return {
    rings,
    links,
    recovery,
    passkeys,
    start: () => {
      if (store.shared) every(WATCH_MS, watch, 'it is not known which devices were signed out elsewhere');
      every(SWEEP_MS, sweep, 'what is left of key rings was not swept');
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
