import type { TableInfo } from '@tabula/protocol';
import type { Presence } from '../store/store.ts';
import type { GameMessages, ToldGame } from './game-message.ts';
import { isSame, type Permissions } from './permissions.ts';

/** A page that shows the table. */
export interface Page {
  /** What it showed itself to hold, as hashes. */
  readonly hashes: ReadonlySet<string>;
  permissions: Permissions;
  /** It puts views together from what changed in them. */
  readonly changes: boolean;
  /** What it was told of the game last, as what it is now. */
  told: ToldGame | null;
  tell(text: string): void;
  /** The room is no more: the page has to ask for the table again. */
  sendAway(): void;
}

/** How long presence may lag: pages that come and go together are told of once. */
const PRESENCE_MILLISECONDS = 100;

/** Who looks on at a table: the pages that show it and those who wait for news of it, and who of its people is there. */
export class Onlookers {
  readonly #table: string;
  readonly #pages = new Set<Page>();
  readonly #waiters = new Set<() => void>();
  #presence: NodeJS.Timeout | undefined;
  #elsewhere: Presence | undefined;
  /** Hears, a little later, that somebody has come or gone. */
  readonly #onPresence: () => void;

  constructor(table: string, onPresence: () => void) {
    this.#table = table;
    this.#onPresence = onPresence;
  }

  /** Somebody is looking. */
  get any(): boolean {
    return this.#pages.size > 0 || this.#waiters.size > 0;
  }

  /** Whoever still looks is told to come back. */
  close(): void {
    clearTimeout(this.#presence);
    for (const page of [...this.#pages]) page.sendAway();
    for (const waiter of this.#waiters) waiter();
  }

  enter(page: Page): void {
    this.#pages.add(page);
    this.#presenceChanged();
  }

  leave(page: Page): void {
    if (this.#pages.delete(page)) this.#presenceChanged();
  }

  /** Waits for the next event of the game, or until the signal. */
  async news(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#waiters.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#waiters.add(done);
      signal.addEventListener('abort', done);
    });
  }

  /** Each page is what its secrets are now; who is another now is told the whole game. */
  refreshPermissions(permissions: (hashes: ReadonlySet<string>) => Permissions): void {
    for (const page of this.#pages) {
      const now = permissions(page.hashes);
      if (!isSame(now, page.permissions)) page.told = null;
      page.permissions = now;
    }
  }

  /** Secrets were replaced: whoever is here by one of them comes back, and shows anew what he holds. */
  sendBack(replaced: readonly string[]): void {
    for (const page of [...this.#pages]) if (replaced.some((hash) => page.hashes.has(hash))) page.sendAway();
  }

  /** Whoever puts views together is told only what has changed: written once for all who were told the same before. */
  tellGame(messages: GameMessages): void {
    const after = new Map<ToldGame, Pick<GameMessages, 'to'>>();
    for (const page of this.#pages) {
      if (!page.permissions.spectator) continue;
      const before = page.changes ? page.told : null;
      const news = before === null ? messages : (after.get(before) ?? messages.after(before));
      if (before !== null) after.set(before, news);
      page.tell(news.to(page.permissions));
      page.told = messages.told;
    }
    for (const waiter of this.#waiters) waiter();
  }

  /** How the table is now: with it everybody knows who is there. */
  tellTable(table: TableInfo): void {
    clearTimeout(this.#presence);
    this.#presence = undefined;
    if (this.#pages.size === 0) return;
    const text = JSON.stringify({ type: 'table', table });
    for (const page of this.#pages) page.tell(text);
  }

  /** What is only for those who may look at the game. */
  tellViewers(message: unknown): void {
    const text = JSON.stringify(message);
    for (const page of this.#pages) if (page.permissions.spectator) page.tell(text);
  }

  /** Who looks on at this node. */
  presence(): Presence {
    const online = new Set<number>();
    let watchers = 0;
    for (const { permissions: rights } of this.#pages) {
      for (const seat of rights.seats) online.add(seat);
      if (rights.seats.size === 0) watchers++;
    }
    return { id: this.#table, seats: [...online], watchers };
  }

  /** Who looks on at other nodes. */
  hearPresence(elsewhere: Presence): void {
    const news = JSON.stringify(elsewhere) !== JSON.stringify(this.#elsewhere);
    this.#elsewhere = elsewhere;
    if (news) this.#presenceChanged();
  }

  /** Somebody looks on at another node, as far as it was heard. */
  get watchedElsewhere(): boolean {
    const { seats = [], watchers = 0 } = this.#elsewhere ?? {};
    return watchers > 0 || seats.length > 0;
  }

  /** Who looks on here or elsewhere: the seats of those who hold one, and how many others. */
  everywhere(): { readonly seats: ReadonlySet<number>; readonly watchers: number } {
    const here = this.presence();
    const seats = new Set([...here.seats, ...(this.#elsewhere?.seats ?? [])]);
    return { seats, watchers: here.watchers + (this.#elsewhere?.watchers ?? 0) };
  }

  #presenceChanged(): void {
    if (this.#presence !== undefined) return;
    this.#presence = setTimeout(() => this.#onPresence(), PRESENCE_MILLISECONDS);
    this.#presence.unref();
  }
}
