import { applyChange } from '@tabula/protocol/changes';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { Page, playOn } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

type Game = protocol.GameMessage;

/** The log as a page keeps it: what stays, and what is new. */
function logOf(messages: readonly protocol.ServerMessage[]): unknown[] {
  let log: { at: number }[] = [];
  for (const message of messages) {
    if (message.type !== 'game') continue;
    const news: { at: number }[] = JSON.parse(JSON.stringify(message.viewers[0].log));
    log = [...log.filter(({ at }) => at <= message.since), ...news];
  }
  return log;
}

describe('a page', () => {
  it('that lost its connection comes back and knows everything, and no more is sent than it missed', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const both = seats.map(({ secret }) => secret);
    const bruno = await world.page(table.id, [both[1]]);
    const { seq } = await bruno.next('game');
    bruno.close();

    const ada = await world.page(table.id, both);
    await playOn(ada, (options) => options[0]);
    const back = await world.page(table.id, [both[1]], seq);
    const caughtUp = await back.next('game');
    const whole: Game = await world.seen(table.id, 1, both[1]);
    expect(logOf([...bruno.messages, ...back.messages])).toEqual(whole.viewers[0].log);
    expect(caughtUp.viewers[0].view).toEqual(whole.viewers[0].view);

    const again = await world.page(table.id, [both[1]], caughtUp.seq);
    expect(await again.request({ type: 'chat', seat: 1, text: 'here I am' })).toBe('done');
    expect(again.messages.filter(({ type }) => type === 'game')).toEqual([]);
  });

  it('that asks for it hears what changed, and the whole again as soon as it is somebody else', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({
      game: 'heap',
      seats: [me('Ada'), me('Bruno')],
      public: true,
      start: true,
    });
    const secrets = seats.map(({ secret }) => secret);
    const page = await Page.open(world.server.url);
    const plain = await world.page(table.id, [secrets[1]]);
    const hello = { type: 'hello', table: table.id, changes: true };
    page.say({ ...hello, secrets: [secrets[1]] });
    let shown = (await page.next('game')).viewers[0].view;
    await plain.next('game');
    const take = async (seat: number, decision: number) => {
      const body = { seat, decision, option: 'take 2' };
      await world.get('POST', `/api/tables/${table.id}/answers`, { secret: secrets[seat], body });
    };
    await take(0, 0);
    const changed = await page.next('changed');
    expect(changed).toMatchObject({ after: 0, seq: 1, viewers: [{ seat: 1, change: { pebbles: [9_998] } }] });
    shown = applyChange(shown, changed.viewers[0].change);
    expect(shown).toEqual((await plain.next('game')).viewers[0].view);
    page.say({ ...hello, secrets: [] });
    expect((await page.next('game')).viewers[0].seat).toBeNull();
    await take(1, 1);
    expect(await page.next('changed')).toMatchObject({ after: 1, viewers: [{ seat: null }] });
    expect(plain.messages.some(({ type }) => type === 'changed')).toBe(false);
    page.close();
  });

  it('keeps the right log through undo and roll-back, however often it comes and goes', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({
      settings: { deck: 'sorted' },
      seats: [me('Ada'), me('Bruno')],
      start: true,
    });
    const both = seats.map(({ secret }) => secret);
    const table0 = await world.page(table.id, both);
    const coming = [await world.page(table.id, [both[0]])];
    const comeAndGo = async () => {
      const page = coming[coming.length - 1];
      const { seq } = page.last('game') ?? (await page.next('game'));
      page.close();
      coming.push(await world.page(table.id, [both[0]], seq));
    };
    const state = () => table0.last('game') ?? { seq: 0, decision: 0, viewers: [] };
    const answer = async (seat: number) => {
      const option = state().viewers.find((viewer) => viewer.seat === seat)?.ask?.options[0].id;
      expect(await table0.request({ type: 'answer', seat, decision: state().decision, option })).toBe('done');
    };
    await table0.next('game');
    await comeAndGo();
    await answer(0);
    expect(await table0.request({ type: 'undo', seat: 0, seq: 1 })).toBe('done');
    await comeAndGo();
    await answer(1);
    await answer(0);
    await comeAndGo();
    const winner = state().viewers.find(({ ask }) => ask !== null)?.seat ?? 0;
    await answer(winner);
    await comeAndGo();
    expect(await table0.request({ type: 'rollback', seat: 0, answers: 2 })).toBe('done');
    expect(await table0.request({ type: 'vote', seat: 1, agree: true, answers: 2, seq: state().seq })).toBe('done');
    await comeAndGo();
    await answer(winner);
    const last = coming[coming.length - 1];
    if (last.last('game')?.seq !== state().seq) await last.next('game', ({ seq }) => seq === state().seq);
    const whole: Game = await world.seen(table.id, 0, both[0]);
    expect(logOf(coming.flatMap(({ messages }) => messages))).toEqual(whole.viewers[0].log);
  });

  it('hears who is there', async () => {
    const world = await World.open();
    const { table, seats, spectator } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    const ada = await world.page(table.id, [seats[0].secret]);
    const bruno = await world.page(table.id, [seats[1].secret]);
    await ada.next(
      'table',
      ({
        table: {
          seats: [, second],
        },
      }) => second.online,
    );
    await world.page(table.id, [spectator]);
    await ada.next('table', ({ table: { watchers } }) => watchers === 1);
    bruno.close();
    await ada.next(
      'table',
      ({
        table: {
          seats: [first, second],
        },
      }) => first.online && !second.online,
    );
  });

  it('hears what is said, and what was said before it came', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    const ada = await world.page(table.id, [seats[0].secret]);
    expect(await ada.request({ type: 'chat', seat: 0, text: '<b>Ave!</b>' })).toBe('done');
    const path = `/api/tables/${table.id}/chat`;
    await world.get('POST', path, { secret: seats[1].secret, body: { seat: 1, text: 'Salve 👋🏽' } });
    await ada.next('chat', ({ message }) => message.name === 'Bruno');
    const bruno = await (await world.restarted()).page(table.id, [seats[1].secret]);
    const said = bruno.last('welcome')?.chat.map(({ id, name, text }) => `${id} ${name}: ${text}`);
    expect(said).toEqual(['1 Ada: <b>Ave!</b>', '2 Bruno: Salve 👋🏽']);
  });

  it('may hold both seats of a table, and sees as both', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(
      table.id,
      seats.map(({ secret }) => secret),
    );
    const { viewers } = await page.next('game');
    expect(viewers.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(viewers[0].view).not.toEqual(viewers[1].view);
  });

  it('may go to another table on the same socket', async () => {
    const world = await World.open();
    const one = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const two = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(one.table.id, [one.seats[0].secret]);
    page.say({ type: 'hello', table: two.table.id, secrets: [two.seats[0].secret] });
    await page.next('welcome');
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
    expect((await world.table(one.table.id)).answers).toBe(0);
    expect((await world.table(two.table.id)).answers).toBe(1);
    expect((await world.table(one.table.id)).seats[0].online).toBe(false);
  });

  it('is told to come back when the server stops, and finds everything as it was', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
    const later = await world.restarted();
    expect(await page.gone()).toBe(1012);
    const back = await later.page(table.id, [seats[1].secret]);
    expect(await back.next('game')).toMatchObject({ seq: 1, decision: 1, waiting: [1] });
  });

  it('of another site is not let in', async () => {
    const world = await World.open();
    const own = await Page.open(world.server.url, { origin: world.server.url });
    own.say({ type: 'ping' });
    await own.next('pong');
    own.close();
    await expect(Page.open(world.server.url, { origin: 'https://example.com' })).rejects.toThrow('403');
    const headers = { origin: 'https://example.com' };
    expect(await world.refusal('POST', '/api/mine', { body: { tables: [] }, headers })).toBe('403 cross-origin');
  });
});

describe('whoever has no socket', () => {
  it('asks and is answered when something happens', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const path = `/api/tables/${table.id}`;
    const waiting = world.ask('GET', `${path}/seen?seat=1&after=0&wait=20`, { secret: seats[1].secret });
    const now = await world.ask('GET', `${path}/seen?seat=1&after=0`, { secret: seats[1].secret });
    expect(now).toMatchObject({ status: 204, text: '' });
    await world.get('POST', `${path}/answers`, {
      secret: seats[0].secret,
      body: { seat: 0, decision: 0, option: 'take 2' },
    });
    const { status, text } = await waiting;
    const seen: Game = JSON.parse(text);
    expect(status).toBe(200);
    expect(seen).toMatchObject({ seq: 1, viewers: [{ seat: 1, view: { pebbles: 9_998 } }] });
  });

  it('does not keep the server from stopping', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const waiting = world.ask('GET', `/api/tables/${table.id}/seen?seat=1&after=0&wait=30`, {
      secret: seats[1].secret,
    });
    // Whoever asks after it is answered: it waits by now.
    await world.seen(table.id, 0, seats[0].secret);
    await world.server.close();
    expect((await waiting).status).toBe(204);
  });
});
