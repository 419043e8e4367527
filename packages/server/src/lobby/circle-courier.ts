import type { Registry } from '@tabula/games';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../common/errors.ts';
import { Rounds } from '../common/rounds.ts';
import type { Way } from '../notices/ways/way.ts';
import type { CircleNews, CircleRow } from '../store/circles/circle-store.ts';
import type { Store } from '../store/store.ts';
import { endMessage, tableMessage } from './circle-texts.ts';

/** So many are sent at once; for so many milliseconds nobody else sends them. */
const AT_ONCE = 8;
const CLAIM_MS = 60_000;

/** After how many milliseconds it is tried again; after so many that could not be told, a webhook is left alone until it is saved anew. */
const AGAIN_MS: readonly number[] = [60_000, 5 * 60_000];
const MOST_FAILURES = 3;

/** What a circle hears of a table as it stands; once the seats are filled there is nothing to tell before its end. */
const TELLS = { lobby: tableMessage, playing: null, over: endMessage } as const;

interface Parts {
  readonly store: Store;
  readonly way: Way | null;
  readonly registry: Pick<Registry, 'games'>;
  readonly log: FastifyBaseLogger;
}

/** Tells circles of their new tables, and how games of theirs have ended. What is to be told is a row, which goes when it was: over restarts, and by one node alone. */
export class CircleCourier {
  readonly #parts: Parts;
  readonly #rounds = new Rounds(() => this.#round());

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(everyMs: number): void {
    this.#rounds.start(everyMs);
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #round(): Promise<void> {
    const { store, log } = this.#parts;
    try {
      const now = store.clock.now();
      const due = await store.circles.claim(now, now + CLAIM_MS, AT_ONCE);
      await Promise.all(due.map((news) => this.#send(news)));
    } catch (error) {
      log.debug({ err: messageOf(error) }, 'what circles are to be told cannot be looked up');
    }
  }

  async #send(news: CircleNews): Promise<void> {
    const { store, way, registry } = this.#parts;
    const [circle, stored] = await Promise.all([store.circles.read(news.circle), store.read(news.table)]);
    // The table was never made, or is no more, or nothing can be told of it; or nobody wants to be told.
    const tells = stored && TELLS[stored.status.phase];
    if (way === null || !tells || circle?.hook == null || circle.hookFailures >= MOST_FAILURES)
      return store.circles.done(news.table);
    const game = registry.games.find(({ id }) => id === stored.table.game)?.title[circle.language] ?? stored.table.game;
    const { kind, address } = circle.hook;
    const sent = await way({ id: circle.id, kind, address }, tells(circle, stored, game, store.clock.now()));
    if (!sent.arrived) return this.#failed(circle, news, sent);
    await store.circles.done(news.table);
    if (circle.hookError !== null) await store.circles.change(circle.id, { hookFailures: 0, hookError: null });
  }

  async #failed(
    { id, hookFailures }: CircleRow,
    { table, attempts }: CircleNews,
    { error, final, gone }: { readonly error: string; readonly final: boolean; readonly gone: boolean },
  ): Promise<void> {
    const { circles, clock } = this.#parts.store;
    const again = AGAIN_MS[attempts];
    if (!final && again !== undefined) return circles.later(table, attempts + 1, clock.now() + again);
    const failures = gone ? MOST_FAILURES : hookFailures + 1;
    await circles.change(id, { hookFailures: failures, hookError: error.slice(0, 200) });
    await circles.done(table);
  }
}
