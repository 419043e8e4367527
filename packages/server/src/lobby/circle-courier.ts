import type { Registry } from '@tabula/games';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../common/errors.ts';
import { Rounds } from '../common/rounds.ts';
import type { Way } from '../notices/ways/way.ts';
import type { CircleNews, CircleRow } from '../store/circles/circle-store.ts';
import type { Store } from '../store/store.ts';
import { type CircleItem, circleMessage } from './circle-texts.ts';

/** So many are sent at once; for so many milliseconds nobody else sends them. */
const AT_ONCE = 8;
const CLAIM_MS = 60_000;

/** For so many rounds after a message a circle hears nothing more from a node: about a minute. */
const REST_ROUNDS = 60;

/** After how many milliseconds it is tried again; after so many that could not be told, a webhook is left alone until it is saved anew. */
const AGAIN_MS: readonly number[] = [60_000, 5 * 60_000];
const MOST_FAILURES = 3;

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
  /** When this node has told each circle something last. */
  readonly #toldAt = new Map<string, number>();
  #restMs = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(everyMs: number): void {
    this.#restMs = REST_ROUNDS * everyMs;
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
      const circles = new Set(due.map(({ circle }) => circle));
      await Promise.all(
        [...circles].map((id) =>
          this.#tell(
            id,
            due.filter(({ circle }) => circle === id),
          ),
        ),
      );
    } catch (error) {
      log.debug({ err: messageOf(error) }, 'what circles are to be told cannot be looked up');
    }
  }

  /** One message for all that a circle is to be told; and no more than one in a while. */
  async #tell(id: string, news: readonly CircleNews[]): Promise<void> {
    const { store, way } = this.#parts;
    const now = store.clock.now();
    const again = (this.#toldAt.get(id) ?? -Infinity) + this.#restMs;
    if (again > now) return this.#each(news, ({ table, attempts }) => store.circles.later(table, attempts, again));
    const [circle, items] = await Promise.all([store.circles.read(id), this.#items(id, news)]);
    // The tables were never made, or are no more, or nothing can be told of them; or nobody wants to be told.
    if (way === null || items.length === 0 || circle?.hook == null || circle.hookFailures >= MOST_FAILURES)
      return this.#each(news, ({ table }) => store.circles.done(table));
    this.#toldAt.set(id, now);
    const { kind, address } = circle.hook;
    const sent = await way({ id, kind, address }, circleMessage(circle, items, now));
    if (!sent.arrived) return this.#failed(circle, news, sent);
    await this.#each(news, ({ table }) => store.circles.done(table));
    if (circle.hookError !== null) await store.circles.change(id, { hookFailures: 0, hookError: null });
  }

  /** The tables as they stand now; once the seats are filled there is nothing to tell before the end. */
  async #items(id: string, news: readonly CircleNews[]): Promise<CircleItem[]> {
    const { store, registry } = this.#parts;
    const language = (await store.circles.read(id))?.language ?? 'en';
    const tables = await store.readMany(news.map(({ table }) => table));
    return tables
      .filter(({ status }) => status.phase !== 'playing')
      .map((stored) => {
        const game = registry.games.find((one) => one.id === stored.table.game)?.title[language];
        return { stored, game: game ?? stored.table.game };
      });
  }

  async #failed(
    { id, hookFailures }: CircleRow,
    news: readonly CircleNews[],
    { error, final, gone }: { readonly error: string; readonly final: boolean; readonly gone: boolean },
  ): Promise<void> {
    const { circles, clock } = this.#parts.store;
    const attempts = Math.max(...news.map((one) => one.attempts));
    const again = AGAIN_MS[attempts];
    if (!final && again !== undefined)
      return this.#each(news, ({ table }) => circles.later(table, attempts + 1, clock.now() + again));
    const failures = gone ? MOST_FAILURES : hookFailures + 1;
    await circles.change(id, { hookFailures: failures, hookError: error.slice(0, 200) });
    await this.#each(news, ({ table }) => circles.done(table));
  }

  async #each(news: readonly CircleNews[], work: (news: CircleNews) => Promise<void>): Promise<void> {
    for (const one of news) await work(one);
  }
}
