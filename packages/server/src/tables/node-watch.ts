import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../common/errors.ts';
import { Listeners } from '../common/listeners.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Hint, Store } from '../store/store.ts';
import type { Deadlines } from './deadlines.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

/** How often, in milliseconds, it is looked what other nodes have done: a net under the hints, which may be lost. */
const POLL_MS = 400;

/** How often bots and clocks are looked for that no node minds. */
const SWEEP_MS = 1000;

/** A node that could read nothing for so long sends its pages away: what they show may be old. */
const BLIND_MS = 2000;

/** How long other nodes believe who looks on here, and how often it is said again. */
const PRESENCE_MS = 15_000;
const PRESENCE_AGAIN_MS = 5000;

/** What a node of several does about the others: hears of what they did, catches up, and takes over what they left. */
export class NodeWatch {
  /** Hear that the store cannot be read any more. */
  readonly blind = new Listeners<void>();
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #deadlines: Deadlines;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  /** The rooms that catch up, and whether there was more news meanwhile. */
  readonly #catchingUp = new Map<Room, boolean>();
  /** By table, what was last said of who looks on here, and when. */
  readonly #told = new Map<string, { readonly text: string; readonly at: number }>();
  /** The rooms that heard last who looks on elsewhere. */
  #heard: ReadonlySet<Room> = new Set();
  readonly #timers: NodeJS.Timeout[] = [];
  #lastRead = performance.now();
  #blind = false;
  #polling: Promise<void> | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(store: Store, tables: Tables, deadlines: Deadlines, metrics: Metrics, log: FastifyBaseLogger) {
    this.#store = store;
    this.#tables = tables;
    this.#deadlines = deadlines;
    this.#metrics = metrics;
    this.#log = log;
  }

  start(): void {
    if (!this.#store.shared) return;
    this.#lastRead = performance.now();
    this.#store.listen((hint) => this.#hear(hint));
    this.#every(POLL_MS, () => {
      this.#mayBeBlind();
      this.#polling ??= this.#poll().finally(() => {
        this.#polling = undefined;
      });
    });
    this.#every(SWEEP_MS, () => {
      this.#sweeping ??= this.#sweep().finally(() => {
        this.#sweeping = undefined;
      });
    });
  }

  /** Whether traffic may come: what is shown here is new. */
  get ready(): boolean {
    return !this.#store.shared || performance.now() - this.#lastRead < BLIND_MS;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#polling, this.#sweeping]);
    if (this.#store.shared) await this.#store.attend([...this.#told.keys()].map(absent), 0).catch(() => {});
  }

  #every(milliseconds: number, work: () => void): void {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }

  /** Nobody looks at a table here: whoever comes will read it anew. */
  #hear({ id, rev, said, progress }: Hint): void {
    this.#metrics.hints.inc({ fate: 'heard' });
    const room = this.#tables.known(id);
    if (!room?.onlookers.any || (rev <= room.rev && said <= room.said)) return;
    if (progress === undefined) this.#catchUp(room);
    else room.goOn(rev, progress).catch(() => {});
  }

  #catchUp(room: Room): void {
    const under = this.#catchingUp.has(room);
    this.#catchingUp.set(room, under);
    if (under) return;
    room
      .catchUp()
      .catch(() => {})
      .finally(() => {
        const again = this.#catchingUp.get(room);
        this.#catchingUp.delete(room);
        if (again) this.#catchUp(room);
      });
  }

  async #poll(): Promise<void> {
    const rooms = this.#tables.watched();
    try {
      const known = rooms.map(({ id, rev, said }) => ({ id, rev, said }));
      const moved = new Set(await this.#store.moved(known));
      this.#lastRead = performance.now();
      this.#blind = false;
      for (const [i, room] of rooms.entries()) {
        // What has happened here meanwhile is no news from elsewhere.
        const same = room.rev === known[i].rev && room.said === known[i].said;
        if (!moved.has(room.id) || !same || this.#catchingUp.has(room)) continue;
        this.#metrics.hints.inc({ fate: 'lost' });
        this.#catchUp(room);
      }
      await this.#presence(rooms);
    } catch (error) {
      this.#log.debug({ err: messageOf(error) }, 'the store cannot be read');
    }
  }

  #mayBeBlind(): void {
    if (this.ready || this.#blind) return;
    this.#blind = true;
    this.#log.error('nothing could be read for two seconds: pages are sent away');
    this.blind.tell();
  }

  /** Says who looks on here, where that has changed or is about to be forgotten; hears who looks on elsewhere. */
  async #presence(rooms: readonly Room[]): Promise<void> {
    const now = performance.now();
    const here = new Map(rooms.map((room) => [room.id, room.onlookers.presence()]));
    const gone = [...this.#told.keys()].filter((id) => !here.has(id));
    const news = [...here.values()].filter((one) => {
      const told = this.#told.get(one.id);
      return told?.text !== JSON.stringify(one) || now - told.at > PRESENCE_AGAIN_MS;
    });
    if (gone.length + news.length > 0) await this.#store.attend([...gone.map(absent), ...news], PRESENCE_MS);
    for (const id of gone) this.#told.delete(id);
    for (const one of news) this.#told.set(one.id, { text: JSON.stringify(one), at: now });
    const elsewhere = new Map((await this.#store.attendance([...here.keys()])).map((one) => [one.id, one]));
    const watched = new Set(rooms);
    // Of a room where nobody looks on nothing is heard any more: what was heard last would stay for ever.
    for (const room of this.#heard) if (!watched.has(room)) room.onlookers.hearPresence(absent(room.id));
    for (const room of rooms) room.onlookers.hearPresence(elsewhere.get(room.id) ?? absent(room.id));
    this.#heard = watched;
  }

  async #sweep(): Promise<void> {
    this.#deadlines.expect(0);
    try {
      await this.#tables.takeOverBots();
    } catch (error) {
      this.#log.debug({ err: messageOf(error) }, 'bots that nobody minds cannot be looked up');
    }
  }
}

function absent(id: string) {
  return { id, seats: [], watchers: 0 };
}
