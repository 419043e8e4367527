import { Chance, seedFrom } from '@tabula/engine';
import { PostgresStore, type protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { atTestTime, embedded, HOUR, type Home, House, stopClock } from './house.ts';
import { HttpSink, PushReader, SmtpSink } from './sinks.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 2, 16, 8);
const TIME = 2 * DAY;
/** So long, and a little longer, nobody else sends what a node has begun to send. */
const CLAIM_MS = 61_000;
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dora', 'Egon'];

/** Quiet from ten in the evening to half past seven, and a digest at six, all in universal time. */
const QUIET = { from: 22, to: 7.5 };
const DIGEST = 18;

/** How long somebody may take to answer: at once, before and after he would be told, a night, more than he is reminded after. */
const DELAYS = [20_000, 80_000, 200_000, 3 * HOUR, 9 * HOUR, 15 * HOUR, 40 * HOUR];

const hourOf = (moment: number) => (moment % DAY) / HOUR;

/** The next moment with that hour, after another. */
const nextHour = (moment: number, hour: number) => {
  const today = Math.floor(moment / DAY) * DAY + hour * HOUR;
  return today > moment ? today : today + DAY;
};

/** What somebody of a sort is to be told of one wait, by the house's promise and in other words than its own. */
function expected(sort: 'plain' | 'quiet' | 'digest', asked: number, answered: number, looks: boolean): string[] {
  if (looks) return [];
  return [
    { kind: 'turn', at: asked + 90_000 },
    { kind: 'reminder', at: asked + 0.8 * TIME },
  ].flatMap(({ kind, at }) => {
    if (answered < at) return [];
    const within = hourOf(at) >= QUIET.from || hourOf(at) < QUIET.to;
    const moment = sort === 'digest' ? nextHour(at, DIGEST) : sort === 'quiet' && within ? nextHour(at, QUIET.to) : at;
    return answered >= moment ? [kind] : [];
  });
}

/** Everything that came, by who got it. */
class Post {
  readonly hook: HttpSink;
  readonly push: HttpSink;
  readonly smtp: SmtpSink;
  readonly browser: PushReader;

  private constructor(hook: HttpSink, push: HttpSink, smtp: SmtpSink) {
    this.hook = hook;
    this.push = push;
    this.smtp = smtp;
    this.browser = new PushReader(push.url);
  }

  static async open(): Promise<Post> {
    return new Post(await HttpSink.open(), await HttpSink.open(), await SmtpSink.open());
  }

  /** How many messages came once more by the same name: what a node had sent that was killed before it could note it. */
  twice(): number {
    const names = [
      ...this.hook.received.map(({ headers }) => headers['idempotency-key']),
      ...this.smtp.mails.map(({ headers }) => headers['message-id']),
      ...this.push.received.map((one) => this.browser.read(one).key),
    ];
    return names.length - new Set(names).size;
  }

  kinds(): string[][] {
    const known = new Set<unknown>();
    /** A node that was killed had perhaps sent it: then it comes again, by the same name. */
    const once = (name: unknown) => !known.has(name) && known.add(name);
    const inWords = (text: string) =>
      [...text.matchAll(/It is your turn|Most of your time is gone/g)].map(([found]) =>
        found === 'It is your turn' ? 'turn' : 'reminder',
      );
    const mails = (to: string) =>
      this.smtp.mails
        .filter((mail) => mail.to === to && mail.headers.subject !== 'Is this your address?')
        .filter((mail) => once(mail.headers['message-id']))
        .flatMap(({ text }) => inWords(text));
    return [
      this.hook.notices('/ada').map(({ kind }) => kind),
      mails('bruno@example.org'),
      this.push.received
        .map((one) => this.browser.read(one))
        .filter(({ key }) => once(key))
        .flatMap(({ body }) => inWords(body)),
      this.hook.notices('/dora').map(({ kind }) => kind),
      mails('egon@example.org'),
    ];
  }
}

async function mailbox(house: House, smtp: SmtpSink, who: string): Promise<protocol.ChannelInfo> {
  const channel = await house.channel(who, { kind: 'mail', address: `${who}@example.org` });
  const [link] = /\/api\/notices\/confirm\S+/.exec(smtp.mails[smtp.mails.length - 1].text) ?? [];
  await house.world.ask('POST', link ?? '');
  return channel;
}

/** Five people at a table, each told by another way. */
async function opening(home: Home, post: Post) {
  const house = await House.open({ smtp: post.smtp.url }, home);
  await house.channel('ada', { kind: 'json', url: `${post.hook.url}/ada` });
  await mailbox(house, post.smtp, 'bruno');
  await house.channel('carla', { kind: 'push', name: 'Phone', subscription: post.browser.subscription });
  await house.settings('dora', { quiet: { from: '22:00', to: '07:30' }, urgent: false });
  await house.channel('dora', { kind: 'json', url: `${post.hook.url}/dora` });
  await house.settings('egon', { digest: '18:00' });
  const { id: digest } = await mailbox(house, post.smtp, 'egon');
  await house.notices('PATCH', `/channels/${digest}`, 'egon', { digest: true });
  const table = await house.table(NAMES, { time: TIME / 1000 });
  for (const [seat, name] of NAMES.entries()) await house.link(name.toLowerCase(), table.id, table.secrets[seat]);
  return { house, ...table };
}

async function shared(): Promise<Home> {
  const address = await postgres.database();
  await migrateDatabase(address);
  return async () => atTestTime(await PostgresStore.open(address));
}

describe.each([
  ['of one machine', async () => embedded(), 1],
  ['that two nodes share', shared, 2],
] as const)('a month at a table of five, on a store %s', (_name, home, nodes) => {
  it('tells everybody exactly what the house promises, through two restarts and two nodes that are killed', async () => {
    stopClock(BEGIN);
    const post = await Post.open();
    const opened = await opening(await home(), post);
    const { id, secrets } = opened;
    let houses = [opened.house, ...(nodes > 1 ? [await opened.house.beside()] : [])];
    const chance = Chance.fromSeed(seedFrom(`a month on ${nodes}`));
    const promised: string[][] = NAMES.map(() => []);
    const restarts = [BEGIN + 9 * DAY, BEGIN + 19 * DAY];
    /** When nobody expects it; and when a message has gone out of which it has not been noted yet. */
    const deaths = [BEGIN + 5 * DAY, BEGIN + 14 * DAY];
    /** One of the nodes is gone: the others take over what it had begun when its time is up, and there is a new one. */
    const bury = async () => {
      const gone = houses.find(({ dead }) => dead) ?? houses[0];
      await gone.die();
      const left = houses.filter((house) => house !== gone);
      const again = await gone.beside();
      houses = [...left, again];
      for (const house of houses) house.diesAt = null;
    };
    /** Until a moment; whoever sends something then dies before it is noted, if that is wished. */
    const pass = async (moment: number, dies: boolean) => {
      const then = Math.max(moment, Date.now());
      for (const house of houses) house.diesAt = dies ? 'notices.sent' : null;
      vi.setSystemTime(then);
      const isDead = () => houses.some(({ dead }) => dead);
      const isQuiet = async () => isDead() || (await houses[0].due()).length === 0;
      await expect.poll(isQuiet, { timeout: 60_000, interval: 5 }).toBe(true);
      if (!isDead()) return;
      deaths.shift();
      await bury();
      await houses[0].until(then + CLAIM_MS);
    };
    for (let turn = 0; Date.now() < BEGIN + 30 * DAY; turn++) {
      const house = houses[turn % houses.length];
      const asked = Date.now();
      const [seat] = (await house.world.table(id)).waiting;
      const answered = asked + chance.pick(DELAYS);
      const looks = chance.below(4) === 0;
      const leave = looks ? await house.look(id, secrets[seat], seat) : undefined;
      const knownToLook = async (expected: boolean) => {
        for (const other of houses.filter((one) => one !== house))
          await expect
            .poll(async () => (await other.store.attendance([id])).flatMap(({ seats }) => seats).includes(seat))
            .toBe(expected);
      };
      if (leave !== undefined) await knownToLook(true);
      const moments = [asked + 90_000, asked + 0.8 * TIME];
      for (let hour = asked; hour < answered; hour += 12 * HOUR)
        moments.push(nextHour(hour, QUIET.to), nextHour(hour, DIGEST));
      for (const moment of [...new Set(moments)].sort((a, b) => a - b))
        if (moment < answered)
          await pass(moment, !looks && deaths.length === 1 && moment > deaths[0] && moment + CLAIM_MS < answered);
      await pass(answered, false);
      await leave?.();
      await knownToLook(false);
      if (restarts.length > 0 && Date.now() > restarts[0]) {
        restarts.shift();
        houses = nodes > 1 ? [houses[1], await houses[0].restarted()] : [await houses[0].restarted()];
      }
      if (deaths.length > 1 && Date.now() > deaths[0]) {
        deaths.shift();
        await bury();
      }
      await houses[0].answer(id, secrets);
      promised[seat].push(
        ...expected((['plain', 'plain', 'plain', 'quiet', 'digest'] as const)[seat], asked, answered, looks),
      );
      expect(post.kinds(), `after turn ${turn}`).toEqual(promised);
    }
    expect([restarts, deaths]).toEqual([[], []]);
    expect(post.twice()).toBe(1);
    expect(promised.flat().filter((kind) => kind === 'turn').length).toBeGreaterThan(20);
    expect(promised.flat()).toContain('reminder');
    vi.useRealTimers();
  });
});
