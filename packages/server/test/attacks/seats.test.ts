import { describe, expect, it } from 'vitest';
import { me, World } from '../helpers/world.ts';

/** A private duel of two people, each in front of a page, and all that can be asked about it. */
async function duelOf(world: World) {
  const made = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
  const path = `/api/tables/${made.table.id}`;
  const [ada, bruno] = made.seats.map(({ secret }) => secret);
  const cards = async (seat: number, secret: string) => {
    const { viewers } = await world.seen(made.table.id, seat, secret);
    return viewers[0].ask?.options.map(({ id }) => id) ?? [];
  };
  return { ...made, path, ada, bruno, cards };
}

describe('the owner of a table', () => {
  it('sees no hand and answers for nobody, however he asks', async () => {
    const world = await World.open();
    const { table, owner, path, bruno, cards } = await duelOf(world);
    const [card] = await cards(1, bruno);
    const body = { seat: 1, decision: 0, option: card };
    expect(await world.refusal('GET', `${path}/seen?seat=1`, { secret: owner })).toBe('403 wrong-secret');
    expect(await world.refusal('POST', `${path}/answers`, { secret: owner, body })).toBe('403 wrong-secret');
    expect(await world.refusal('POST', `${path}/hint`, { secret: owner, body: { seat: 1, decision: 0 } })).toBe(
      '403 wrong-secret',
    );
    expect(await world.refusal('POST', `${path}/odds`, { secret: owner, body })).toBe('403 wrong-secret');
    const page = await world.page(table.id, [owner]);
    const game = await page.next('game');
    expect(game.viewers).toEqual([expect.objectContaining({ seat: null, ask: null })]);
    expect(await page.request({ type: 'answer', ...body })).toBe('wrong-secret');
  });

  it('cannot sit down in the place of somebody who plays', async () => {
    const world = await World.open();
    const { owner, path } = await duelOf(world);
    for (const wish of [me('Zoe'), { kind: 'open' }])
      expect(await world.refusal('PUT', `${path}/seats/1`, { secret: owner, body: wish })).toBe('409 not-lobby');
  });
});

describe('whoever was sent away', () => {
  it('sees, says and answers nothing more, on the page he had open neither', async () => {
    const world = await World.open();
    const { table, owner, path, ada, bruno, cards } = await duelOf(world);
    const [card] = await cards(1, bruno);
    const page = await world.page(table.id, [bruno]);
    await page.next('game');
    const waiting = world.ask('GET', `${path}/seen?seat=1&after=0&wait=5`, { secret: bruno });
    await world.get('PUT', `${path}/seats/1`, { secret: owner, body: { kind: 'invited' } });
    const told = page.raw.length;

    expect(await world.refusal('GET', `${path}/seen?seat=1`, { secret: bruno })).toBe('403 wrong-secret');
    expect(await world.refusal('GET', `${path}/chat`, { secret: bruno })).toBe('403 wrong-secret');
    expect(await page.request({ type: 'answer', seat: 1, decision: 0, option: card })).toBe('wrong-secret');
    expect(await page.request({ type: 'chat', seat: 1, text: 'still here' })).toBe('wrong-secret');
    // What happens from now on is not for him, nor is what he was waiting for.
    const [first] = await cards(0, ada);
    await world.get('POST', `${path}/answers`, { secret: ada, body: { seat: 0, decision: 0, option: first } });
    expect((await waiting).status).toBe(403);
    expect(page.raw.slice(told).filter((text) => text.includes('"type":"game"'))).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is good for one seat, once, and for nothing else', async () => {
    const world = await World.open();
    const { table, owner, invites } = await world.create({
      seats: [me('Ada'), { kind: 'invited' }, { kind: 'invited' }],
      public: false,
    });
    const path = `/api/tables/${table.id}`;
    const [{ secret: invite }] = invites;
    const claim = (body: object) => world.refusal('POST', `${path}/claim`, { body: { name: 'Mallory', ...body } });
    expect(await claim({ invite, seat: 2 })).toBe('409 taken');
    expect(await claim({})).toBe('409 taken');
    await world.get('POST', `${path}/claim`, { body: { name: 'Bruno', invite } });
    expect(await claim({ invite })).toBe('409 taken');
    // It does not open the seat it has filled, and one that was withdrawn opens none.
    expect(await world.refusal('GET', `${path}/chat`, { secret: invite })).toBe('403 wrong-secret');
    await world.get('PUT', `${path}/seats/2`, { secret: owner, body: { kind: 'invited' } });
    expect(await claim({ invite: invites[1].secret })).toBe('409 taken');
  });
});

describe('what is sent to a page', () => {
  it('tells nobody which card was chosen in secret: not by its text, its size or what is asked next', async () => {
    const world = await World.open();
    const { table, spectator, path, ada, bruno, cards } = await duelOf(world);
    const hand = await cards(0, ada);
    const eyes = [await world.page(table.id, [bruno]), await world.page(table.id, [spectator])];
    for (const eye of eyes) await eye.next('game');
    // Every card of the hand in turn, each taken back again: the others must hear the same thing each time.
    const heard: unknown[] = [];
    let { seq, decision } = await world.seen(table.id, 0, ada);
    for (const option of hand) {
      await world.get('POST', `${path}/answers`, { secret: ada, body: { seat: 0, decision, option } });
      seq += 1;
      const told = await Promise.all(eyes.map((eye) => eye.next('game', (game) => game.seq === seq)));
      heard.push(told.map(({ seq: _seq, decision: _step, askedAt: _asked, ...rest }) => rest));
      ({ seq, decision } = await world.get<{ seq: number; decision: number }>('POST', `${path}/undo`, {
        secret: ada,
        body: { seat: 0, seq },
      }));
    }
    expect(hand.length).toBeGreaterThan(2);
    for (const one of heard) expect(one).toEqual(heard[0]);
  });

  it('is the same before and after the one who looks on says that he is somebody else', async () => {
    const world = await World.open();
    const { table, spectator, ada } = await duelOf(world);
    const elsewhere = await world.create({ seats: [me('Zoe'), me('Yan')], start: true });
    const page = await world.page(table.id, [spectator, elsewhere.owner, elsewhere.seats[0].secret]);
    const game = await page.next('game');
    expect(game.viewers.map(({ seat }) => seat)).toEqual([null]);
    // On another table of his own he is a seat; back here he is not.
    page.say({ type: 'hello', table: elsewhere.table.id, secrets: [elsewhere.seats[0].secret] });
    await page.next('game', ({ table: at }) => at === elsewhere.table.id);
    page.say({ type: 'hello', table: table.id, secrets: [elsewhere.seats[0].secret] });
    const welcome = await page.next('welcome');
    expect(welcome.you).toEqual({ seats: [], owner: false, spectator: false });
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'play 1' })).toBe('wrong-secret');
    expect((await world.seen(table.id, 0, ada)).seq).toBe(0);
  });
});
