import { Chance, Match, option, parseRecord, Refusal, RulesContext } from '@tabula/engine';
import { bridge, conformance } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { dicey } from './dicey.ts';

const SEED = 'ab'.repeat(16);
const start = () => Match.create(bridge, { players: 2, seed: SEED });

describe('bridge keeps the contract', () => {
  for (const { name, run } of conformance(bridge, { games: 12 })) it(name, run);
});

describe('a standing order', () => {
  it('is given out of turn, and spares its owner the question', () => {
    const match = start();
    match.answer(1, 'order bridge always');
    expect(match.seen(0).waiting).toEqual([0]);
    match.answer(0, 'cross');
    expect(match.state.points).toEqual([1, 0]);
    expect(match.seen(1).ask?.prompt.ask).toBe('go');
  });

  it('can be withdrawn between two moves', () => {
    const match = start();
    for (const [seat, id] of [
      [1, 'order bridge always'],
      [0, 'cross'],
      [1, 'rest'],
      [1, 'order bridge never'],
      [0, 'cross'],
    ] as const)
      match.answer(seat, id);
    expect(match.state.points).toEqual([1, 0]);
  });

  it('stands in the record', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross');
    const text = match.toString();
    expect(text).toContain('\n2 order bridge never\n1 cross\n');
    expect(Match.replay(bridge, parseRecord(text)).hash()).toBe(match.hash());
  });

  it('leaves an answer that is on its way as good as it was', () => {
    const match = start();
    const { decision } = match.seen(0);
    match.answer(1, 'order bridge never');
    match.answer(0, 'cross', decision);
    expect(match.state.crossings).toBe(1);
  });

  it('takes the place of the one before it: whoever looks ahead does not give a thousand of them again', () => {
    let given = 0;
    const { standingOrders: standing } = bridge;
    if (standing === undefined) throw new Error('the bridge has orders');
    const counted = {
      ...bridge,
      standingOrders: {
        ...standing,
        give: (...order: Parameters<typeof standing.give>) => {
          given++;
          standing.give(...order);
        },
      },
    };
    const match = Match.create(counted, { players: 2, seed: SEED });
    for (let i = 0; i < 1000; i++) match.answer(i % 2, `order bridge ${i % 4 < 2 ? 'always' : 'never'}`);
    expect(match.answers).toHaveLength(1000);
    given = 0;
    expect(match.fork().state).toEqual(match.state);
    expect(given).toBe(2);
  });

  it('that another answer has counted on is kept', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.answer(0, 'rest');
    match.answer(1, 'rest');
    // Since the checkpoint: because of the first of these orders the crossing is asked about.
    match.answer(1, 'order bridge ask');
    match.answer(0, 'cross');
    match.answer(1, 'order bridge never');
    const fork = match.fork();
    expect(fork.decision?.open(1)?.prompt.ask).toBe('let');
    expect(fork.state).toEqual(match.state);
  });

  it('can be taken back', () => {
    const match = start();
    match.answer(1, 'order bridge never');
    match.undo(1);
    expect(match.seen(1).orders.map(({ now }) => now)).toEqual(['order bridge ask']);
    expect(match.answers).toEqual([]);
  });

  it('is known to its seat alone: nobody sees it, is kept from an undo by it, or imagines it', () => {
    const match = start();
    match.answer(0, 'rest');
    const looks = (seat: number | null) => ({
      ...match.seen(seat),
      barrier: seat === null ? null : match.barrier(seat),
    });
    const before = [looks(0), looks(null)];
    match.answer(1, 'order bridge never');
    expect([looks(0), looks(null)]).toEqual(before);
    expect(match.seen(1).view.policy).toEqual(['ask', 'never']);
    expect(match.run.imagine(0, Chance.fromSeed(SEED)).state.policy).toEqual(['ask', 'ask']);
    expect(match.run.imagine(1, Chance.fromSeed(SEED)).state.policy).toEqual(['ask', 'never']);

    // The answer before it is taken back, and the order stands.
    match.undo(0);
    expect(match.answers).toEqual([{ seat: 1, id: 'order bridge never' }]);
    expect(match.state).toMatchObject({ crossings: 0, policy: ['ask', 'never'] });
  });

  it('that everybody has seen at work is not forgotten by whoever looks ahead', () => {
    // Without checkpoints the way to the open decision leads through what was ordered.
    const longAgo: typeof bridge = {
      ...bridge,
      play: ({ state, chance }) =>
        bridge.play(new RulesContext(state, chance, { event: () => {}, checkpoint: () => {}, reveal: () => {} })),
    };
    const match = Match.create(longAgo, { players: 2, seed: SEED });
    match.answer(1, 'order bridge always');
    match.answer(0, 'cross');
    expect(match.run.imagine(0, Chance.fromSeed(SEED)).state).toMatchObject({ points: [1, 0], active: 1 });
  });

  it('about one thing leaves those about another as they are', () => {
    const { standingOrders: standing } = bridge;
    if (standing === undefined) throw new Error('the bridge has orders');
    const TOLL = ['low', 'high'].map((word) => option('order', { about: 'toll', word }));
    const given: string[] = [];
    const twofold: typeof bridge = {
      ...bridge,
      standingOrders: {
        orders: (view, seat) => [
          ...standing.orders(view, seat),
          { name: { say: 'order.bridge' }, values: TOLL, now: TOLL[0].id },
        ],
        give: (state, seat, order) => {
          given.push(order.id);
          standing.give(state, seat, order);
        },
        forget: standing.forget,
      },
    };
    const match = Match.create(twofold, { players: 2, seed: SEED });
    for (const id of ['order bridge never', 'order toll high', 'order toll low']) match.answer(1, id);
    given.length = 0;
    expect(match.fork().state.policy).toEqual(['ask', 'never']);
    // The last word about each is given again, and no other.
    expect(given).toEqual(['order bridge never', 'order toll low']);
    expect(match.run.revealed).toBe(false);
    expect(() => match.answer(1, 'order toll free')).toThrow(
      new Refusal('not-offered', '"order toll free" is no order that seat 2 can give'),
    );
  });

  it('is nothing for a spectator, and nothing where the game has none', () => {
    const match = start();
    expect(match.seen(1).orders).toHaveLength(1);
    expect(match.seen(null).orders).toEqual([]);
    const dice = Match.create(dicey, { players: 2, seed: SEED });
    expect(() => dice.answer(0, 'order bridge never')).toThrow('no order that seat 1 can give');
    expect(dice.seen(0).orders).toEqual([]);
  });

  it('is refused from nobody, about nothing, and after the end', () => {
    const match = start();
    expect(() => match.answer(2, 'order bridge never')).toThrow(
      new Refusal('wrong-seat', 'there is no seat 3 to give orders'),
    );
    expect(() => match.answer(-1, 'order bridge never')).toThrow('there is no seat 0');
    expect(() => match.answer(0, 'order moon never')).toThrow('no order that seat 1 can give');
    for (let i = 0; i < 8; i++) match.answer(i % 2, 'rest');
    expect(match.seen(0).orders).toEqual([]);
    expect(() => match.answer(0, 'order bridge never')).toThrow('the game is over');
  });
});
