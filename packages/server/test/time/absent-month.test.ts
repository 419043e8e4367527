import { PostgresStore, type protocol, type Store } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { freshFolder, me, World } from '../helpers/world.ts';
import { HttpSink } from '../notices/sinks.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [ADA, BRUNO, CARLA, DORA, EGON] = [0, 1, 2, 3, 4];
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dora', 'Egon'];

/** Half a day each, so half a day of grace, and half a day for a vote. */
const PACE = { bank: 12 * 3600, increment: 12 * 3600, cap: 24 * 3600, vacation: 0 };

/** After so long somebody who had as much time as one can have is absent: his time, and the grace. */
const PATIENCE = (24 + 12) * HOUR + 1000;

/** A clock that the test advances: the server notices, as it does when the clock of its machine is set. */
function movableClock(): { readonly pass: (milliseconds: number) => void; readonly day: () => number } {
  const { now } = Date;
  const began = now();
  let ahead = 0;
  Date.now = () => now() + ahead;
  onTestFinished(() => {
    Date.now = now;
  });
  return {
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    day: () => (Date.now() - began) / DAY,
  };
}

/** A store that many share, but whose time is the test's. */
function atTestTime(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'clock') return { now: () => Date.now() };
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

const OPTIONS = {
  publicUrls: ['https://tabula.example'],
  notices: { everyMs: 20, webhooks: 'any' },
} as const;

type Open = () => Promise<World>;

async function embedded(): Promise<Open> {
  const folder = freshFolder();
  return () => World.open(OPTIONS, folder);
}

async function shared(): Promise<Open> {
  const address = await postgres.database();
  await migrateDatabase(address);
  return async () => World.open({ ...OPTIONS, data: atTestTime(await PostgresStore.open(address)) });
}

/** Five people, of whom each answers for himself; what they have been told. */
class Month {
  world: World;
  readonly id: string;
  readonly secrets: string[];

  constructor(world: World, id: string, secrets: string[]) {
    this.world = world;
    this.id = id;
    this.secrets = secrets;
  }

  info(): Promise<protocol.TableInfo> {
    return this.world.table(this.id);
  }

  do(what: string, seat: number, body: object = {}): Promise<protocol.TableInfo> {
    const said = { secret: this.secrets[seat], body: { seat, ...body } };
    return this.world.get('POST', `/api/tables/${this.id}/${what}`, said);
  }

  async answer(seat: number): Promise<void> {
    const { decision } = await this.world.seen(this.id, seat, this.secrets[seat]);
    await this.do('answers', seat, { decision, option: 'take 1' });
  }

  async until(fits: (table: protocol.TableInfo) => boolean): Promise<protocol.TableInfo> {
    await expect.poll(async () => fits(await this.info()), { timeout: 30_000 }).toBe(true);
    return this.info();
  }

  /** Whoever is waited for answers after some hours; whoever is away does not. Whether somebody has. */
  async turn(away: ReadonlySet<number>, pass: (milliseconds: number) => void): Promise<boolean> {
    // A regent answers by itself.
    const { waiting, seats } = await this.until((table) =>
      table.waiting.every((seat) => table.seats[seat].level === null),
    );
    const [seat] = waiting;
    if (away.has(seat) || seats[seat].kind !== 'human') return false;
    pass(6 * HOUR);
    await this.answer(seat);
    return true;
  }

  /** All others say the same about somebody who is absent. */
  async vote(about: number, choice: string, away: ReadonlySet<number>): Promise<void> {
    for (const seat of [ADA, BRUNO, CARLA, DORA, EGON].filter((one) => one !== about && !away.has(one))) {
      const { clock } = await this.info();
      if (clock?.votes.some((vote) => vote.about === about)) await this.do('absence', seat, { about, choice });
    }
  }
}

describe.each([
  ['of one machine', embedded],
  ['that nodes share', shared],
])('a month at a table of five, on a store %s', (_name, home) => {
  it('goes on though one vanishes in week two and is back in week three, and another is replaced', async () => {
    const hook = await HttpSink.open();
    const { pass, day } = movableClock();
    const open = await home();
    const first = await open();
    const made = await first.create({ game: 'heap', seats: NAMES.map(me), pace: PACE, start: true });
    const month = new Month(
      first,
      made.table.id,
      made.seats.map(({ secret }) => secret),
    );
    const tell = async (name: string, secret: string) => {
      const key = name.padEnd(32, '0');
      await month.world.get('POST', '/api/notices/channels', {
        secret: key,
        body: { kind: 'json', url: `${hook.url}/${name}` },
      });
      await month.world.get('PUT', '/api/notices/seats', {
        secret: key,
        body: { table: month.id, secret, wants: 'all' },
      });
    };
    for (const [seat, name] of NAMES.entries()) await tell(name, month.secrets[seat]);
    const away = new Set<number>();
    const told = (name: string, kind: string) => hook.notices(`/${name}`).filter((one) => one.kind === kind).length;
    /** Some minutes later those who are there have heard of it, so often until now. */
    const heard = async (kind: string, times: number) => {
      pass(3 * 60_000);
      for (const name of ['Ada', 'Dora', 'Egon'])
        await expect.poll(() => told(name, kind), { timeout: 30_000 }).toBe(times);
    };

    // Week one: everybody plays.
    while (day() < 7) expect(await month.turn(away, pass)).toBe(true);

    // Week two: Bruno has vanished. His time runs out, the others say that a bot plays for him, and it does.
    away.add(BRUNO);
    while (await month.turn(away, pass));
    pass(PATIENCE);
    await month.until(({ clock }) => clock?.votes.some(({ about }) => about === BRUNO) === true);
    await heard('vote', 1);
    await month.vote(BRUNO, 'regent', away);
    await month.until(({ seats }) => seats[BRUNO].level === 'normal');
    const ruled = (await month.info()).answers;
    while (day() < 14) expect(await month.turn(away, pass)).toBe(true);
    expect((await month.info()).answers).toBeGreaterThan(ruled + 10);
    // A restart in between: the regent goes on.
    await month.world.server.close();
    month.world = await open();
    expect((await month.info()).seats[BRUNO]).toMatchObject({ kind: 'human', name: 'Bruno', level: 'normal' });

    // Week three: he is back with one click, and answers himself. Carla has vanished: her seat is opened, and Zoe takes it.
    await month.do('back', BRUNO);
    away.delete(BRUNO);
    expect((await month.info()).seats[BRUNO].level).toBeNull();
    away.add(CARLA);
    while (await month.turn(away, pass));
    pass(PATIENCE);
    await month.until(({ clock }) => clock?.votes.some(({ about }) => about === CARLA) === true);
    await heard('vote', 2);
    await month.vote(CARLA, 'open', away);
    expect((await month.info()).seats[CARLA]).toMatchObject({ kind: 'open', name: 'Carla', level: 'normal' });
    // The game does not wait for whoever comes.
    for (let i = 0; i < 8; i++) expect(await month.turn(away, pass)).toBe(true);
    const claimed = await month.world.get<protocol.Claimed>('POST', `/api/tables/${month.id}/claim`, {
      body: { name: 'Zoe', seat: CARLA },
    });
    expect(claimed.table.seats[CARLA]).toMatchObject({ kind: 'human', name: 'Zoe', level: null });
    expect(claimed.table.clock?.seats[CARLA]).toMatchObject({ left: 12 * HOUR, absent: false, lapses: 0 });
    const gone = { secret: month.secrets[CARLA], body: { seat: CARLA } };
    expect(await month.world.refusal('POST', `/api/tables/${month.id}/back`, gone)).toBe('403 wrong-secret');
    month.secrets[CARLA] = claimed.secret;
    await heard('replaced', 1);
    await tell('Zoe', claimed.secret);
    away.clear();

    // Week four, and another restart: five people play, of whom one is new.
    await month.world.server.close();
    month.world = await open();
    const fourth = (await month.info()).answers;
    while (day() < 30) expect(await month.turn(away, pass)).toBe(true);
    const table = await month.info();
    expect(table.answers).toBeGreaterThan(fourth + 20);
    expect(table.seats.map(({ name, level }) => ({ name, level }))).toEqual(
      ['Ada', 'Bruno', 'Zoe', 'Dora', 'Egon'].map((name) => ({ name, level: null })),
    );

    // Nobody was asked twice about the same, and the new one was told of nothing that was before him.
    for (const name of ['Ada', 'Dora', 'Egon']) expect([told(name, 'vote'), told(name, 'replaced')]).toEqual([2, 1]);
    expect(told('Zoe', 'vote')).toBe(0);
    expect(told('Zoe', 'replaced')).toBe(0);
    // He is told when the table waits for him.
    while (!(await month.info()).waiting.includes(CARLA)) await month.turn(away, pass);
    const before = told('Zoe', 'turn');
    pass(3 * 60_000);
    await expect.poll(() => told('Zoe', 'turn'), { timeout: 30_000 }).toBe(before + 1);
  }, 240_000);
});
