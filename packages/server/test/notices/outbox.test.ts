import { join } from 'node:path';
import { copyTables, LibsqlStore, PostgresStore, type protocol } from '@tabula/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../../chaos/postgres.mjs';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { freshFolder } from '../helpers/world.ts';
import { atTestTime, embedded, HOUR, type Home, House, key, MONTHS, stopClock } from './house.ts';
import { HttpSink } from './sinks.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.close(), 120_000);

async function shared(): Promise<Home> {
  const address = await postgres.database();
  await migrateDatabase(address);
  return async () => atTestTime(await PostgresStore.open(address));
}

const NOON = Date.UTC(2026, 2, 10, 12);
const DAY = 24 * HOUR;

/** Ada and Bruno at a table with two days to answer; Bruno is told by a webhook. */
async function bruno(home: Home) {
  stopClock(NOON);
  const house = await House.open({}, home);
  const sink = await HttpSink.open();
  const { id, secrets, made } = await house.table(['Ada', 'Bruno'], { time: (2 * DAY) / 1000 });
  await house.channel('bruno', { kind: 'json', url: `${sink.url}/bruno` });
  await house.link('bruno', id, secrets[1]);
  return { house, sink, id, secrets, made, told: () => sink.notices().map(({ kind }) => kind) };
}

describe.each([
  ['of one machine', async () => embedded()],
  ['that nodes share', shared],
])('a store %s', (_name, home) => {
  it('tells once that a table waits, after a while, and reminds once', async () => {
    const { house, sink, id, secrets, told } = await bruno(await home());
    await house.answer(id, secrets);
    await house.until(NOON + 89_000);
    expect(told()).toEqual([]);
    await house.until(NOON + 91_000);
    expect(told()).toEqual(['turn']);
    expect(sink.notices()[0].text).toBe('It is your turn: Long Heap with Ada. You have until Thu 12 Mar, 12:00.');
    await house.until(NOON + 1.59 * DAY);
    expect(told()).toEqual(['turn']);
    await house.until(NOON + 1.61 * DAY);
    expect(told()).toEqual(['turn', 'reminder']);
    await house.until(NOON + 1.9 * DAY);
    expect(told()).toEqual(['turn', 'reminder']);
  });

  it('tells nothing to whoever has answered, or looks at that table; a look at another one is none', async () => {
    const { house, id, secrets, told } = await bruno(await home());
    await house.answer(id, secrets, 2);
    await house.until(NOON + HOUR);
    expect(told()).toEqual([]);
    const leave = await house.look(id, secrets[1], 1);
    await house.answer(id, secrets);
    await house.until(NOON + 2 * HOUR);
    await leave();
    await house.until(NOON + 3 * HOUR);
    expect(told()).toEqual([]);
    const other = await house.table(['Bruno', 'Carla']);
    await house.answer(id, secrets, 2);
    const away = await house.look(other.id, other.secrets[0], 0);
    await house.until(NOON + 4 * HOUR);
    expect(told()).toEqual(['turn']);
    await away();
  });

  it('tells anew when a table waits anew, though it waited for a moment only', async () => {
    const { house, id, secrets, told } = await bruno(await home());
    await house.answer(id, secrets);
    await house.until(NOON + 60_000);
    await house.answer(id, secrets, 2);
    await house.until(NOON + 100_000);
    expect(told()).toEqual([]);
    await house.until(NOON + 151_000);
    expect(told()).toEqual(['turn']);
  });

  it('tells of what happens after a restart who had asked before it', async () => {
    const { house, id, secrets, told } = await bruno(await home());
    const later = await house.restarted();
    await later.answer(id, secrets);
    await later.until(NOON + 91_000);
    expect(told()).toEqual(['turn']);
  });

  it('tells who begins to want it while the table waits already', async () => {
    const { house, id, secrets } = await bruno(await home());
    const sink = await HttpSink.open();
    await house.channel('ada', { kind: 'json', url: sink.url });
    await house.link('ada', id, secrets[0]);
    await house.until(NOON + 91_000);
    expect(sink.notices().map(({ kind }) => kind)).toEqual(['turn']);
  });

  it('does not tell by a seat that is another’s now, nor of a table that is muted, until it is not', async () => {
    const { house, id, secrets, told } = await bruno(await home());
    await house.link('bruno', id, secrets[1], 'none', NOON + DAY);
    await house.answer(id, secrets);
    await house.until(NOON + HOUR);
    expect(told()).toEqual([]);
    await house.until(NOON + 1.61 * DAY);
    expect(told()).toEqual(['reminder']);
    await house.world.get('POST', `/api/tables/${id}/leave`, { secret: secrets[1] });
    await house.settled();
    const refused = await house.world.refusal('PUT', '/api/notices/seats', {
      secret: key('bruno'),
      body: { table: id, secret: secrets[1], wants: 'all' },
    });
    expect(refused).toBe('403 wrong-secret');
  });

  it('tells of the chat only those who want it, and once however much was said', async () => {
    const { house, sink, id, secrets, told } = await bruno(await home());
    const say = (text: string) =>
      house.world.get('POST', `/api/tables/${id}/chat`, { secret: secrets[0], body: { seat: 0, text } });
    await say('hello');
    await house.until(NOON + HOUR);
    expect(told()).toEqual([]);
    const [{ id: channel }] = (await house.notices('GET', '', 'bruno')).channels;
    await house.notices('PATCH', `/channels/${channel}`, 'bruno', { events: ['chat'] });
    for (const text of ['are', 'you', 'there?']) await say(text);
    await house.until(NOON + 2 * HOUR);
    expect(told()).toEqual(['chat']);
    expect(sink.notices()[0].text).toBe('Ada wrote: Long Heap with Ada.');
  });

  it('tells of a question to go back, and of a player who was replaced', async () => {
    const { house, id, secrets, told } = await bruno(await home());
    await house.answer(id, secrets, 4);
    await house.world.get('POST', `/api/tables/${id}/rollback`, { secret: secrets[0], body: { seat: 0, answers: 1 } });
    await house.until(NOON + HOUR);
    expect(told()).toEqual(['vote']);
    await house.world.get('POST', `/api/tables/${id}/leave`, { secret: secrets[0] });
    await house.settled();
    await house.until(NOON + 2 * HOUR);
    expect(told().filter((kind) => kind !== 'turn')).toEqual(['vote', 'replaced']);
  });

  it('tells once of a question that is asked again and again, and of a seat that changes again and again', async () => {
    const { house, id, secrets, made, told } = await bruno(await home());
    await house.answer(id, secrets, 4);
    const rollback = () =>
      house.world.get('POST', `/api/tables/${id}/rollback`, { secret: secrets[0], body: { seat: 0, answers: 1 } });
    for (let i = 0; i < 5; i++) {
      await rollback();
      const { seq } = await house.world.table(id);
      const body = { seat: 0, agree: false, answers: 1, seq };
      await house.world.get('POST', `/api/tables/${id}/vote`, { secret: secrets[0], body });
    }
    await rollback();
    await house.until(NOON + HOUR);
    expect(told().filter((kind) => kind !== 'turn')).toEqual(['vote']);
    for (let i = 0; i < 5; i++) {
      const said = { secret: made.owner, body: { kind: 'invited' } };
      const { invite } = await house.world.get<protocol.SeatChanged>('PUT', `/api/tables/${id}/seats/0`, said);
      await house.world.get('POST', `/api/tables/${id}/claim`, { body: { name: `Eve ${i}`, invite } });
    }
    await house.until(NOON + 2 * HOUR);
    expect(told().filter((kind) => kind !== 'turn')).toEqual(['vote', 'replaced']);
  });

  it('keeps quiet in quiet hours, and then says at once what is still so', async () => {
    const { house, sink, id, secrets, told } = await bruno(await home());
    await house.settings('bruno', { zone: 'Europe/Rome', quiet: { from: '22:00', to: '07:30' }, urgent: false });
    const second = await house.table(['Ada', 'Bruno', 'Carla'], { time: (2 * DAY) / 1000 });
    const third = await house.table(['Ada', 'Bruno', 'Dora'], { time: (2 * DAY) / 1000 });
    for (const one of [second, third]) await house.link('bruno', one.id, one.secrets[1]);
    // Half past ten in the evening, in Rome.
    await house.until(NOON + 9.5 * HOUR);
    await house.answer(id, secrets);
    for (const one of [second, third]) await house.answer(one.id, one.secrets);
    await house.until(NOON + 12 * HOUR);
    await house.answer(third.id, third.secrets);
    await house.until(NOON + 18.4 * HOUR);
    expect(told()).toEqual([]);
    const before = sink.received.length;
    await house.until(NOON + 18.5 * HOUR);
    expect(told()).toEqual(['turn', 'turn']);
    expect(sink.received).toHaveLength(before + 1);
    expect(JSON.parse(String(sink.received[before].body)).title).toBe('2 tables have news for you');
  });

  it('lets through quiet hours what leaves less than two hours, if that is wished', async () => {
    const { house, id, secrets, told } = await bruno(await home());
    await house.settings('bruno', { quiet: { from: '00:00', to: '23:59' }, urgent: true });
    const short = await house.table(['Ada', 'Bruno'], { time: HOUR / 1000 });
    await house.link('bruno', short.id, short.secrets[1]);
    await house.answer(id, secrets);
    await house.answer(short.id, short.secrets);
    await house.until(NOON + 91_000);
    expect(told()).toEqual(['turn']);
  });

  it('sends what two nodes see due once, and what a node left behind when it stopped', async () => {
    const opened = await home();
    const { house, sink, id, secrets, told } = await bruno(opened);
    const other = house.store.shared ? await house.beside() : house;
    for (let round = 1; round <= 5; round++) {
      await house.answer(id, secrets, round === 1 ? 1 : 2);
      await other.until(NOON + round * HOUR);
      await house.settled();
    }
    expect(told()).toEqual(['turn', 'turn', 'turn', 'turn', 'turn']);
    expect(sink.received).toHaveLength(6);
    await house.answer(id, secrets, 2);
    const later = await house.restarted();
    await later.until(NOON + 6 * HOUR);
    expect(sink.received).toHaveLength(7);
  });
});

describe('a house that moves', () => {
  it('takes along who is told, what is still to be sent, and its keys', async () => {
    stopClock(NOON);
    const folder = freshFolder();
    const house = await House.open({}, () => LibsqlStore.open(join(folder, 'tabula.db')));
    const sink = await HttpSink.open();
    const { id, secrets } = await house.table(['Ada', 'Bruno'], { time: (2 * DAY) / 1000 });
    await house.channel('bruno', { kind: 'json', url: sink.url });
    await house.link('bruno', id, secrets[1]);
    await house.answer(id, secrets);
    const before = await house.store.notices.whole();
    await house.world.server.close();
    const address = await postgres.database();
    await migrateDatabase(address);
    await copyTables(folder, address, MONTHS);
    const moved = await House.open({}, async () => atTestTime(await PostgresStore.open(address)));
    expect(await moved.store.notices.whole()).toEqual(before);
    expect(before.rows).toHaveLength(2);
    await moved.until(NOON + HOUR);
    expect(sink.notices().map(({ kind }) => kind)).toEqual(['turn']);
  });
});
