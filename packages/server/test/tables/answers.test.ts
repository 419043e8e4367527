import { describe, expect, it } from 'vitest';
import { playOn } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

/** A heap between two people at one browser: seat 0 begins, nothing is hidden, no dice. */
async function heapTable(world: World) {
  const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
  const [ada, bruno] = seats.map(({ secret }) => secret);
  const post = (what: string, secret: string, body: object) => ({
    now: () =>
      world.get<{ seq: number; decision: number; answers: number }>('POST', `${path}/${what}`, { secret, body }),
    refused: () => world.refusal('POST', `${path}/${what}`, { secret, body }),
  });
  const path = `/api/tables/${table.id}`;
  return { id: table.id, ada, bruno, post };
}

describe('an answer', () => {
  it('is taken from the seat that is asked, for the decision that is open, out of the list', async () => {
    const world = await World.open();
    const { id, ada, bruno, post } = await heapTable(world);
    const { decision, viewers } = await world.seen(id, 0, ada);
    expect(viewers[0].ask?.options.map((option) => option.id)).toEqual(['take 1', 'take 2', 'take 3']);
    expect(await post('answers', bruno, { seat: 1, decision, option: 'take 1' }).refused()).toBe('409 wrong-seat');
    expect(await post('answers', bruno, { seat: 0, decision, option: 'take 1' }).refused()).toBe('403 wrong-secret');
    expect(await post('answers', ada, { seat: 0, decision, option: 'take 4' }).refused()).toBe('422 not-offered');
    expect(await post('answers', ada, { seat: 0, decision: decision + 1, option: 'take 1' }).refused()).toBe(
      '409 stale',
    );
    expect((await world.table(id)).answers).toBe(0);

    const accepted = await post('answers', ada, { seat: 0, decision, option: 'take 2' }).now();
    expect(accepted).toEqual({ seq: 1, decision: 1, answers: 1 });
    expect(await world.seen(id, 1, bruno)).toMatchObject({ seq: 1, decision: 1, waiting: [1] });
  });

  it('can be sent again: the same success, and nothing happens twice', async () => {
    const world = await World.open();
    const { id, ada, bruno, post } = await heapTable(world);
    const answer = { seat: 0, decision: 0, option: 'take 3' };
    const first = await post('answers', ada, answer).now();
    expect(await post('answers', ada, answer).now()).toEqual(first);
    await post('answers', bruno, { seat: 1, decision: 1, option: 'take 1' }).now();
    expect(await post('answers', ada, answer).now()).toEqual(first);
    expect(await post('answers', ada, { ...answer, option: 'take 1' }).refused()).toBe('409 stale');
    expect((await world.table(id)).answers).toBe(2);
    const later = await world.restarted();
    expect(await later.get('POST', `/api/tables/${id}/answers`, { secret: ada, body: answer })).toEqual(first);
    expect((await later.table(id)).answers).toBe(2);
  });

  it('is not taken before the start nor after the end', async () => {
    const world = await World.open();
    const { table, seats, owner } = await world.create({ seats: [me('Ada'), me('Bruno')] });
    const secrets = seats.map(({ secret }) => secret);
    const path = `/api/tables/${table.id}`;
    const answer = { secret: secrets[0], body: { seat: 0, decision: 0, option: 'play 1' } };
    expect(await world.refusal('POST', `${path}/answers`, answer)).toBe('409 not-playing');
    expect(await world.refusal('GET', `${path}/seen?seat=0`, { secret: secrets[0] })).toBe('409 not-playing');
    await world.get('POST', `${path}/start`, { secret: owner });
    const page = await world.page(table.id, secrets);
    await playOn(page, (options) => options[0]);
    const { decision, seq } = await world.seen(table.id, 0, secrets[0]);
    const late = { secret: secrets[0], body: { seat: 0, decision, option: 'draw' } };
    expect(await world.refusal('POST', `${path}/answers`, late)).toBe('409 game-over');
    const back = { secret: secrets[0], body: { seat: 0, seq } };
    expect(await world.refusal('POST', `${path}/undo`, back)).toBe('409 game-over');
    const further = { secret: secrets[0], body: { seat: 0, answers: 0 } };
    expect(await world.refusal('POST', `${path}/rollback`, further)).toBe('409 game-over');
  });
});

describe('undo', () => {
  it('takes back the last answer of a seat, once, and gives the decision a new number', async () => {
    const world = await World.open();
    const { id, ada, bruno, post } = await heapTable(world);
    await post('answers', ada, { seat: 0, decision: 0, option: 'take 3' }).now();
    expect((await world.seen(id, 0, ada)).viewers[0].barrier).toBeNull();
    expect((await world.seen(id, 1, bruno)).viewers[0].barrier).toBe('other-seat');
    expect(await post('undo', bruno, { seat: 1, seq: 1 }).refused()).toBe('409 no-undo');
    expect(await post('undo', ada, { seat: 0, seq: 1 }).now()).toEqual({ seq: 2, decision: 2, answers: 0 });
    expect(await post('undo', ada, { seat: 0, seq: 1 }).refused()).toBe('409 stale');
    expect(await post('undo', ada, { seat: 0, seq: 2 }).refused()).toBe('409 no-undo');

    // What was meant for the position before the undo is not taken for the one after it.
    expect(await post('answers', ada, { seat: 0, decision: 0, option: 'take 1' }).refused()).toBe('409 stale');
    await post('answers', ada, { seat: 0, decision: 2, option: 'take 1' }).now();
    const seen = await world.seen(id, null, ada);
    expect(seen).toMatchObject({ answers: 1, viewers: [{ view: { pebbles: 9_999 } }] });
  });

  it('takes back a secret answer while others still think', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ seats: [me('Ada'), me('Bruno'), me('Carla')], start: true });
    const path = `/api/tables/${table.id}`;
    const options = async (seat: number) => {
      const { viewers } = await world.seen(table.id, seat, seats[seat].secret);
      return viewers[0].ask?.options.map(({ id }) => id) ?? [];
    };
    const send = async (seat: number, pick: number, decision = 0) => {
      const body = { seat, decision, option: (await options(seat))[pick] };
      return world.get('POST', `${path}/answers`, { secret: seats[seat].secret, body });
    };
    await send(0, 0);
    await send(1, 0);
    expect(await options(0)).toEqual([]);
    await world.get('POST', `${path}/undo`, { secret: seats[0].secret, body: { seat: 0, seq: 2 } });
    expect(await options(0)).toHaveLength(5);
    expect(await world.seen(table.id, 2, seats[2].secret)).toMatchObject({ decision: 0, waiting: [0, 2] });
    await expect(send(0, 1)).rejects.toThrow('stale');
    await send(0, 1, 3);
    await send(2, 1);
    const { decision, waiting } = await world.seen(table.id, null, seats[0].secret);
    expect(decision).toBe(5);
    expect(waiting).toHaveLength(1);
  });
});

describe('roll-back', () => {
  it('needs everybody, and then goes back for everybody', async () => {
    const world = await World.open();
    const { id, ada, bruno, post } = await heapTable(world);
    for (const [seat, secret] of [ada, bruno, ada].entries())
      await post('answers', secret, { seat: seat % 2, decision: seat, option: 'take 1' }).now();
    const page = await world.page(id, [bruno]);

    await post('rollback', ada, { seat: 0, answers: 1 }).now();
    const { table } = await page.next('table', ({ table }) => table.rollback !== null);
    expect(table.rollback).toEqual({ by: 0, answers: 1, agreed: [0] });
    expect(await page.request({ type: 'vote', seat: 1, agree: false, answers: 1, seq: 3 })).toBe('done');
    expect((await world.table(id)).rollback).toBeNull();
    expect(await page.request({ type: 'vote', seat: 1, agree: true, answers: 1, seq: 3 })).toBe('no-rollback');

    expect(await page.request({ type: 'rollback', seat: 1, answers: 1 })).toBe('done');
    await post('vote', ada, { seat: 0, agree: true, answers: 1, seq: 3 }).now();
    const message = await page.next('game', ({ last }) => last.kind === 'rollback');
    expect(message).toMatchObject({ seq: 4, decision: 4, answers: 1, since: 1, waiting: [1], last: { seat: 1 } });
    expect(await (await world.restarted()).table(id)).toMatchObject({ seq: 4, answers: 1, waiting: [1] });
  });

  it('is still asked after a restart, and what was agreed is not forgotten', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({
      game: 'heap',
      seats: [me('Ada'), me('Bruno'), me('Carla')],
      start: true,
    });
    const path = `/api/tables/${table.id}`;
    const [ada, bruno, carla] = seats.map(({ secret }) => secret);
    await world.get('POST', `${path}/answers`, { secret: ada, body: { seat: 0, decision: 0, option: 'take 1' } });
    await world.get('POST', `${path}/rollback`, { secret: ada, body: { seat: 0, answers: 0 } });
    await world.get('POST', `${path}/vote`, { secret: carla, body: { seat: 2, agree: true, answers: 0, seq: 1 } });
    const later = await world.restarted();
    expect((await later.table(table.id)).rollback).toEqual({ by: 0, answers: 0, agreed: [0, 2] });
    await later.get('POST', `${path}/vote`, { secret: bruno, body: { seat: 1, agree: true, answers: 0, seq: 1 } });
    expect(await later.table(table.id)).toMatchObject({ answers: 0, waiting: [0], rollback: null });
    expect((await (await later.restarted()).table(table.id)).rollback).toBeNull();
  });

  it('is off the table when the game goes on', async () => {
    const world = await World.open();
    const { id, ada, bruno, post } = await heapTable(world);
    await post('answers', ada, { seat: 0, decision: 0, option: 'take 1' }).now();
    await post('rollback', ada, { seat: 0, answers: 0 }).now();
    expect(await post('rollback', ada, { seat: 0, answers: 1 }).refused()).toBe('409 no-rollback');
    await post('answers', bruno, { seat: 1, decision: 1, option: 'take 1' }).now();
    expect((await world.table(id)).rollback).toBeNull();
    const vote = { seat: 1, agree: true, answers: 0 };
    expect(await post('vote', bruno, { ...vote, seq: 1 }).refused()).toBe('409 stale');
    expect(await post('vote', bruno, { ...vote, seq: 2 }).refused()).toBe('409 no-rollback');
  });

  it('is agreed to by the question that was asked, and by no other', async () => {
    const world = await World.open();
    const { id, ada, bruno, post } = await heapTable(world);
    for (const [seat, secret] of [ada, bruno, ada].entries())
      await post('answers', secret, { seat: seat % 2, decision: seat, option: 'take 1' }).now();
    await post('rollback', ada, { seat: 0, answers: 2 }).now();
    // Nobody puts another question in its place, not even who asked it; to ask it again changes nothing.
    expect(await post('rollback', ada, { seat: 0, answers: 0 }).refused()).toBe('409 no-rollback');
    expect(await post('rollback', bruno, { seat: 1, answers: 0 }).refused()).toBe('409 no-rollback');
    await post('rollback', ada, { seat: 0, answers: 2 }).now();
    expect((await world.table(id)).rollback).toEqual({ by: 0, answers: 2, agreed: [0] });
    expect(await post('vote', bruno, { seat: 1, agree: true, answers: 0, seq: 3 }).refused()).toBe('409 stale');
    expect(await post('vote', bruno, { seat: 1, agree: true, answers: 2, seq: 2 }).refused()).toBe('409 stale');
    expect(await world.table(id)).toMatchObject({ answers: 3, rollback: { answers: 2, agreed: [0] } });
    // Who asks for the same agrees to it.
    await post('rollback', bruno, { seat: 1, answers: 2 }).now();
    expect(await world.table(id)).toMatchObject({ answers: 2, rollback: null });
  });

  it('asks no bot', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({
      game: 'heap',
      seats: [me('Ada'), { kind: 'bot', level: 'easy' }],
      start: true,
    });
    const page = await world.page(table.id, [seats[0].secret]);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
    await page.next('game', ({ answers }) => answers === 2);
    expect(await page.request({ type: 'rollback', seat: 0, answers: 0 })).toBe('done');
    expect(page.last('game')).toMatchObject({ answers: 0, waiting: [0], since: 0 });
  });
});
