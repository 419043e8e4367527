import { heap } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasty } from '../helpers/hasty.ts';
import { me, TINY, World } from '../helpers/world.ts';

const HOUR = 3_600_000;
/** An hour each; so an hour of grace, and an hour for a vote. */
const PACE = { bank: 3600, increment: 600, cap: 7200, vacation: 36_000 };
const THREE = ['Ada', 'Bruno', 'Carla'].map(me);

/** A clock that the test advances: the server notices, as it does when the clock of its machine is set. */
function movableClock(): (milliseconds: number) => void {
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  onTestFinished(() => {
    Date.now = now;
  });
  return (milliseconds) => {
    ahead += milliseconds;
  };
}

/** A table of people with a pace, and what they do there. */
class PacedTable {
  readonly world: World;
  readonly id: string;
  readonly secrets: readonly string[];

  constructor(world: World, id: string, secrets: readonly string[]) {
    this.world = world;
    this.id = id;
    this.secrets = secrets;
  }

  static async create(world: World, wish: Partial<protocol.CreateTable> = {}): Promise<PacedTable> {
    const { table, seats } = await world.create({ pace: PACE, seats: THREE, start: true, ...wish });
    return new PacedTable(
      world,
      table.id,
      seats.map(({ secret }) => secret),
    );
  }

  at(world: World): PacedTable {
    return new PacedTable(world, this.id, this.secrets);
  }

  info(): Promise<protocol.TableInfo> {
    return this.world.table(this.id);
  }

  async clock(): Promise<protocol.ClockInfo> {
    const { clock } = await this.info();
    if (clock === undefined) throw new Error('no clock runs here');
    return clock;
  }

  do(what: string, seat: number, body: object = {}): Promise<protocol.TableInfo> {
    return this.world.get('POST', `/api/tables/${this.id}/${what}`, {
      secret: this.secrets[seat],
      body: { seat, ...body },
    });
  }

  refusal(what: string, seat: number, body: object = {}): Promise<string> {
    return this.world.refusal('POST', `/api/tables/${this.id}/${what}`, {
      secret: this.secrets[seat],
      body: { seat, ...body },
    });
  }

  /** A seat answers with the first thing on its list. */
  async answer(seat: number): Promise<void> {
    const { decision, viewers } = await this.world.seen(this.id, seat, this.secrets[seat]);
    await this.do('answers', seat, { decision, option: viewers[0].ask?.options[0].id });
  }

  /** Waits until the table is as it should be. */
  async until(fits: (table: protocol.TableInfo) => boolean): Promise<protocol.TableInfo> {
    await expect.poll(async () => fits(await this.info())).toBe(true);
    return this.info();
  }
}

/** Ada and Bruno have answered, Carla is waited for until she is absent. */
async function withoutCarla(pass: (milliseconds: number) => void, wish: Partial<protocol.CreateTable> = {}) {
  const table = await PacedTable.create(await World.open(), wish);
  await table.answer(0);
  await table.answer(1);
  pass(2 * HOUR);
  const { clock, answers } = await table.until(({ clock: now }) => now?.votes.length === 1);
  expect(clock?.seats.map(({ absent }) => absent)).toEqual([false, false, true]);
  expect(answers).toBe(2);
  return table;
}

describe('a clock for each seat', () => {
  it('is told with the table and with every event, and is the same after a restart', async () => {
    const world = await World.open();
    const table = await PacedTable.create(world);
    await table.answer(1);
    const { clock, pace, askedAt, dueAt } = await table.info();
    expect(pace).toEqual(PACE);
    expect(clock?.seats.map(({ runsOutAt }) => runsOutAt)).toEqual([askedAt + HOUR, null, askedAt + HOUR]);
    expect(dueAt).toBe(askedAt + HOUR);
    expect(clock?.seats[1].left).toBeGreaterThan(HOUR + 500_000);
    const { clock: told, dueAt: due } = await world.seen(table.id, 0, table.secrets[0]);
    expect({ clock: told, dueAt: due }).toEqual({ clock, dueAt });
    const later = table.at(await world.restarted());
    expect((await later.info()).dueAt).toBe(dueAt);
    expect(await later.clock()).toMatchObject({
      seats: [{ runsOutAt: askedAt + HOUR }, { left: clock?.seats[1].left }, {}],
    });
  });

  it('is agreed on before the start, and is not beside a time for each question', async () => {
    const world = await World.open();
    const { table, owner } = await world.create({ seats: THREE });
    const path = `/api/tables/${table.id}`;
    await world.get('PATCH', path, { secret: owner, body: { time: 60 } });
    expect(await world.get('PATCH', path, { secret: owner, body: { pace: PACE } })).toMatchObject({ time: null });
    expect(await world.refusal('PATCH', path, { secret: owner, body: { pace: { ...PACE, cap: 60 } } })).toBe(
      '422 setup',
    );
    expect(
      await world.refusal('POST', '/api/tables', { body: { game: 'duel', seats: THREE, time: 5, pace: PACE } }),
    ).toBe('422 setup');
    const none = await world.get<protocol.TableInfo>('PATCH', path, { secret: owner, body: { pace: null } });
    expect(none.pace).toBeUndefined();
  });

  it('takes what the rules name when it is empty; who lets that happen twice in a row is absent', async () => {
    const games = [hasty(heap)];
    const pass = movableClock();
    const world = await World.open({ registry: { ...TINY, games, loadGame: async () => games[0] } });
    const table = await PacedTable.create(world, { game: 'hasty-heap', seats: THREE.slice(0, 2) });
    pass(HOUR + 1000);
    expect((await table.until(({ answers }) => answers === 1)).clock?.seats[0]).toMatchObject({
      lapses: 1,
      absent: false,
      left: 600_000,
    });
    await table.answer(1);
    pass(700_000);
    const { clock, answers } = await table.until(({ clock: now }) => now?.votes.length === 1);
    expect(answers).toBe(3);
    expect(clock?.votes[0]).toMatchObject({ about: 0, waiting: false, votes: [] });
  });
});

describe('somebody who is absent', () => {
  it('is played by a regent if two thirds say so, and comes back with one click', async () => {
    const table = await withoutCarla(movableClock());
    expect(await table.refusal('absence', 2, { about: 2, choice: 'wait' })).toBe('409 no-absence');
    await table.do('absence', 0, { about: 2, choice: 'open' });
    await table.do('absence', 1, { about: 2, choice: 'regent' });
    expect((await table.clock()).votes[0].votes).toHaveLength(2);
    const { seats } = await table.do('absence', 0, { about: 2, choice: 'regent' });
    expect(seats[2]).toMatchObject({ kind: 'human', name: 'Carla', level: 'normal' });
    await table.until(({ answers }) => answers >= 3);
    expect((await table.clock()).votes).toEqual([]);
    const { decision, viewers } = await table.world.seen(table.id, 2, table.secrets[2]);
    const option = viewers[0].ask?.options[0].id ?? 'play 1';
    expect(await table.refusal('answers', 2, { decision, option })).toBe('409 regent');
    expect((await table.do('back', 2)).seats[2].level).toBeNull();
    expect((await table.do('back', 2)).seats[2].level).toBeNull();
    expect((await table.clock()).seats[2]).toMatchObject({ absent: false, lapses: 0 });
    for (;;) {
      const { waiting } = await table.info();
      await table.answer(waiting.includes(2) ? 2 : waiting[0]);
      if (waiting.includes(2)) break;
    }
  });

  it('loses the seat to whoever takes the place, and not before', async () => {
    const table = await withoutCarla(movableClock());
    for (const seat of [0, 1]) await table.do('absence', seat, { about: 2, choice: 'open' });
    expect((await table.info()).seats[2]).toMatchObject({ kind: 'open', name: 'Carla', level: 'normal' });
    expect((await table.do('back', 2)).seats[2]).toMatchObject({ kind: 'human', level: null });
    const another = await withoutCarla(movableClock());
    for (const seat of [0, 1]) await another.do('absence', seat, { about: 2, choice: 'open' });
    const { seat, table: now } = await another.world.get<protocol.Claimed>('POST', `/api/tables/${another.id}/claim`, {
      body: { name: 'Dora' },
    });
    expect(seat).toBe(2);
    expect(now.seats[2]).toMatchObject({ kind: 'human', name: 'Dora', level: null });
    expect(now.clock?.seats[2]).toMatchObject({ left: HOUR, absent: false });
    expect(await another.refusal('back', 2)).toBe('403 wrong-secret');
  });

  it('ends the game if all agree: it is kept without a result', async () => {
    const table = await withoutCarla(movableClock());
    await table.do('absence', 0, { about: 2, choice: 'end' });
    const page = await table.world.page(table.id, [table.secrets[1]]);
    await page.next('game');
    expect(await page.request({ type: 'absence', seat: 1, about: 2, choice: 'end' })).toBe('done');
    expect(await page.next('game')).toMatchObject({ waiting: [], result: null, viewers: [{ ask: null }] });
    expect(await table.info()).toMatchObject({ status: 'over', result: null, dueAt: null });
    const later = table.at(await table.world.restarted());
    expect(await later.info()).toMatchObject({ status: 'over', result: null });
    const { text } = await later.world.ask('GET', `/api/tables/${table.id}/record`, { secret: table.secrets[0] });
    expect(text.match(/^\d+ play/gm)).toHaveLength(2);
  });

  it('is waited for once if they say nothing, then has a regent; with nobody there the game ends all the same', async () => {
    const pass = movableClock();
    const table = await withoutCarla(pass);
    pass(HOUR);
    await table.until(({ clock }) => clock?.votes[0]?.waiting === true);
    expect(await table.refusal('absence', 0, { about: 2, choice: 'regent' })).toBe('409 no-absence');
    const later = table.at(await table.world.restarted());
    pass(HOUR);
    await later.until(({ clock }) => clock?.votes[0]?.waiting === false);
    expect(await later.refusal('absence', 0, { about: 2, choice: 'wait' })).toBe('409 no-absence');
    pass(HOUR);
    await later.until(({ seats }) => seats[2].level === 'normal');
    // Ada and Bruno go too. The second of them has nobody left who could vote.
    for (let before = await later.info(); before.status !== 'over'; before = await later.info()) {
      const { updatedAt } = before;
      pass(3 * HOUR);
      await later.until((table) => table.updatedAt !== updatedAt);
    }
    expect(await later.info()).toMatchObject({ status: 'over', result: { points: expect.any(Array) } });
  });

  it('answers, and is there again: the vote is off', async () => {
    const table = await withoutCarla(movableClock());
    await table.do('absence', 0, { about: 2, choice: 'regent' });
    await table.answer(2);
    const { votes, seats } = await table.clock();
    expect(votes).toEqual([]);
    // All are asked anew: he has time for that, as the others have.
    expect(seats[2]).toMatchObject({ absent: false, left: 600_000 });
  });

  it('says something, and is there again with some time to answer', async () => {
    const table = await withoutCarla(movableClock());
    await table.do('back', 2);
    const { votes, seats } = await table.clock();
    expect(votes).toEqual([]);
    expect(seats[2]).toMatchObject({ absent: false, left: 600_000 });
  });
});

describe('clocks that stand still', () => {
  it('by agreement of all who are there, until one of them lets them run', async () => {
    const pass = movableClock();
    const table = await PacedTable.create(await World.open());
    await table.do('pause', 0, { on: true });
    expect((await table.clock()).pause).toEqual({ agreed: [0], since: null });
    await table.do('pause', 1, { on: false });
    expect((await table.clock()).pause).toBeNull();
    for (const seat of [0, 1, 2]) await table.do('pause', seat, { on: true });
    expect((await table.clock()).seats.map(({ runsOutAt }) => runsOutAt)).toEqual([null, null, null]);
    pass(100 * HOUR);
    await table.do('pause', 1, { on: false });
    const { clock, askedAt } = await table.info();
    for (const { runsOutAt } of clock?.seats ?? []) expect(runsOutAt).toBeGreaterThan(askedAt + 100 * HOUR);
  });

  it('on vacation, as long as there is any left', async () => {
    const pass = movableClock();
    const table = await PacedTable.create(await World.open());
    await table.do('vacation', 0, { on: true });
    const away = (await table.clock()).seats[0];
    expect(away).toMatchObject({ runsOutAt: null, vacation: 10 * HOUR });
    expect(away.awayUntil).toBeGreaterThan(0);
    pass(4 * HOUR);
    await table.do('vacation', 0, { on: false });
    const back = (await table.clock()).seats[0];
    expect(back.awayUntil).toBeNull();
    expect(back.vacation).toBeLessThanOrEqual(6 * HOUR);
    await table.do('vacation', 0, { on: true });
    pass(6 * HOUR);
    await table.until(({ clock }) => clock?.seats[0].awayUntil === null);
    expect((await table.clock()).seats[0].vacation).toBe(0);
    expect(await table.refusal('vacation', 0, { on: true })).toBe('409 no-absence');
  });

  it('are not there at a table without a pace', async () => {
    const table = await PacedTable.create(await World.open(), { pace: null });
    expect(await table.refusal('pause', 0, { on: true })).toBe('409 no-absence');
    expect((await table.info()).clock).toBeUndefined();
  });
});

describe('somebody who resigns', () => {
  it('is played by a regent and counts last', async () => {
    const world = await World.open();
    const table = await PacedTable.create(world, { seats: THREE.slice(0, 2), settings: { deck: 'sorted' } });
    await world.get('POST', `/api/tables/${table.id}/leave`, { secret: table.secrets[0] });
    expect((await table.info()).seats[0]).toMatchObject({ name: 'Ada', level: 'normal', resigned: true });
    for (;;) {
      const { status } = await table.until(({ waiting, status: now }) => now === 'over' || waiting.includes(1));
      if (status === 'over') break;
      await table.answer(1);
    }
    const { result } = await table.info();
    // Ada had the better cards.
    expect(result?.points[0]).toBeGreaterThan(result?.points[1] ?? 0);
    expect(result?.winners).toEqual([1]);
  });

  it('counts last though the owner invites another or puts a bot there, until a person has come', async () => {
    const world = await World.open();
    const { owner, ...made } = await world.create({ seats: THREE.slice(0, 2), start: true });
    const table = new PacedTable(world, made.table.id, []);
    const put = (wish: protocol.SeatWish) =>
      world.get<protocol.SeatChanged>('PUT', `/api/tables/${table.id}/seats/0`, { secret: owner, body: wish });
    await world.get('POST', `/api/tables/${table.id}/leave`, { secret: made.seats[0].secret });
    await put({ kind: 'bot', level: 'hard' });
    expect((await table.info()).seats[0]).toMatchObject({ name: 'Ada', level: 'hard', resigned: true });
    const { invite } = await put({ kind: 'invited' });
    expect((await table.info()).seats[0]).toMatchObject({ kind: 'invited', name: 'Ada', resigned: true });
    const path = `/api/tables/${table.id}/claim`;
    await world.get('POST', path, { body: { name: 'Dora', invite } });
    expect((await table.info()).seats[0]).toMatchObject({ kind: 'human', name: 'Dora', level: null });
    expect((await table.info()).seats[0]).not.toHaveProperty('resigned');
  });
});
