import type { CircleHook } from '@tabula/protocol';
import type { Compilable, Kysely, Selectable } from 'kysely';
import type { Database } from '../schema.ts';

/** A circle is told of something in so many milliseconds: by then it is stored, or has never happened. */
export const CIRCLE_TOLD_AFTER_MS = 3000;

/** Who plays together: whoever has the link is a member. */
export interface CircleRow {
  readonly id: string;
  readonly linkHash: string;
  readonly ownerHash: string;
  /** Who made it, as a hash of the address: only to count. */
  readonly clientHash: string;
  readonly name: string;
  readonly language: 'en' | 'it';
  /** Where it is told of its tables. */
  readonly hook: CircleHook | null;
  /** How often in a row that failed, and why. */
  readonly hookFailures: number;
  readonly hookError: string | null;
  readonly createdAt: number;
}

export type CircleChange = Partial<Pick<CircleRow, 'name' | 'linkHash' | 'hook' | 'hookFailures' | 'hookError'>>;

/** A table that a circle is to be told of, as it stands then; gone once it was, or cannot be. */
export interface CircleNews {
  readonly table: string;
  readonly circle: string;
  readonly dueAt: number;
  readonly attempts: number;
}

/** All that there is of circles. */
export interface WholeCircles {
  readonly circles: readonly CircleRow[];
  readonly news: readonly CircleNews[];
}

type Row = Readonly<Record<string, unknown>>;
/** All of it in one transaction; what the last one returns. */
type Write = (queries: readonly Compilable[]) => Promise<readonly Row[]>;
type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/** Circles and what they are to be told, in the same words for every store. All times are given by the caller, by the store's clock. */
export class CircleStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;
  readonly #attempt: Attempt;

  constructor(db: Kysely<Database>, write: Write, attempt: Attempt = (work) => work()) {
    this.#db = db;
    this.#write = write;
    this.#attempt = attempt;
  }

  /** The same, with every failure told in other words. */
  within(attempt: Attempt): CircleStore {
    return new CircleStore(
      this.#db,
      (queries) => attempt(() => this.#write(queries)),
      (work) => attempt(() => this.#attempt(work)),
    );
  }

  /** Everything, to be taken elsewhere. */
  async whole(): Promise<WholeCircles> {
    return this.#attempt(async () => ({
      circles: (await this.#db.selectFrom('circles').selectAll().orderBy('id').execute()).map(fromRow),
      news: (await this.#db.selectFrom('circleNews').selectAll().orderBy('tableId').execute()).map((row) =>
        toNews(row),
      ),
    }));
  }

  /** Takes what comes from elsewhere, in one transaction. */
  async receive({ circles, news }: WholeCircles): Promise<void> {
    if (circles.length + news.length === 0) return;
    await this.#write([
      ...circles.map((circle) => this.#db.insertInto('circles').values(toRow(circle))),
      ...news.map(({ table, circle, dueAt, attempts }) =>
        this.#db
          .insertInto('circleNews')
          .values({ tableId: table, circleId: circle, dueAt, attempts, claimedUntil: 0 }),
      ),
    ]);
  }

  async create(circle: CircleRow): Promise<void> {
    await this.#write([this.#db.insertInto('circles').values(toRow(circle))]);
  }

  async read(id: string): Promise<CircleRow | undefined> {
    const row = await this.#attempt(() =>
      this.#db.selectFrom('circles').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row && fromRow(row);
  }

  /** How many circles somebody has made. */
  async count(client: string): Promise<number> {
    const { count } = await this.#attempt(() =>
      this.#db
        .selectFrom('circles')
        .select((row) => row.fn.countAll().as('count'))
        .where('clientHash', '=', client)
        .executeTakeFirstOrThrow(),
    );
    return Number(count);
  }

  async change(id: string, { hook, ...change }: CircleChange): Promise<void> {
    const hooked = hook === undefined ? {} : { hookKind: hook?.kind ?? null, hookAddress: hook?.address ?? null };
    await this.#write([
      this.#db
        .updateTable('circles')
        .set({ ...change, ...hooked })
        .where('id', '=', id),
    ]);
  }

  /** The circle is no more; its tables stay with those who play there. */
  async remove(id: string): Promise<void> {
    await this.#write([
      this.#db.deleteFrom('circleNews').where('circleId', '=', id),
      this.#db.updateTable('tables').set({ circle: null }).where('circle', '=', id),
      this.#db.deleteFrom('circles').where('id', '=', id),
    ]);
  }

  /** Something is to be told; the same thing once, however often this is asked. */
  async tell({ circle, table, dueAt }: Omit<CircleNews, 'attempts'>): Promise<void> {
    const news = { circleId: circle, tableId: table, dueAt, attempts: 0, claimedUntil: 0 };
    await this.#write([
      this.#db
        .insertInto('circleNews')
        .values(news)
        .onConflict((row) => row.doNothing()),
    ]);
  }

  /** Some of what is due and nobody else is sending; it is the caller's until then. */
  async claim(now: number, until: number, most: number): Promise<CircleNews[]> {
    const free = this.#db
      .selectFrom('circleNews')
      .select('tableId')
      .where('dueAt', '<=', now)
      .where('claimedUntil', '<=', now)
      .orderBy('dueAt')
      .limit(most);
    const rows = await this.#write([
      this.#db
        .updateTable('circleNews')
        .set({ claimedUntil: until })
        .where('tableId', 'in', free)
        .where('claimedUntil', '<=', now)
        .returning(['circleId', 'tableId', 'dueAt', 'attempts']),
    ]);
    return rows.map(toNews);
  }

  /** It was told, or never will be. */
  async done(table: string): Promise<void> {
    await this.#write([this.#db.deleteFrom('circleNews').where('tableId', '=', table)]);
  }

  async later(table: string, attempts: number, dueAt: number): Promise<void> {
    const again = { attempts, dueAt, claimedUntil: 0 };
    await this.#write([this.#db.updateTable('circleNews').set(again).where('tableId', '=', table)]);
  }
}

function toRow({ hook, ...circle }: CircleRow): Database['circles'] {
  return { ...circle, hookKind: hook?.kind ?? null, hookAddress: hook?.address ?? null };
}

const HOOKS: readonly CircleHook['kind'][] = ['discord', 'slack', 'ntfy', 'json'];

function fromRow({ hookKind, hookAddress, language, ...row }: Selectable<Database['circles']>): CircleRow {
  const kind = HOOKS.find((one) => one === hookKind);
  return {
    ...row,
    language: language === 'it' ? 'it' : 'en',
    hook: kind === undefined || hookAddress === null ? null : { kind, address: hookAddress },
    createdAt: Number(row.createdAt),
  };
}

/** Columns come by their names in the database, or in the code, as the store has it. */
function toNews(row: Row): CircleNews {
  const text = (name: string, column: string) => String(row[name] ?? row[column]);
  return {
    circle: text('circleId', 'circle_id'),
    table: text('tableId', 'table_id'),
    dueAt: Number(text('dueAt', 'due_at')),
    attempts: Number(row.attempts),
  };
}
