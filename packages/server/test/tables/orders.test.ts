import { type Game, option } from '@tabula/engine';
import { type Heap, heap } from '@tabula/engine/testing';
import { expect, it } from 'vitest';
import { me, TINY, World } from '../helpers/world.ts';

type Polite = Heap & { readonly greets: boolean[] };

const GREET = [option('order', { greet: 'no' }), option('order', { greet: 'yes' })];

/** A heap at which one may settle, at any time, whether one greets. */
const polite: Game<Polite> = {
  ...heap,
  id: 'polite',
  setup: (config, chance) => ({ ...heap.setup(config, chance), greets: [] }),
  copy: (state) => ({ ...state, greets: [...state.greets] }),
  view: ({ greets, ...state }, seat) => ({ ...state, greets: seat !== null && greets[seat] }),
  scene: () => heap.scene({}),
  standingOrders: {
    orders: (view) => [{ name: { say: 'greet' }, values: GREET, now: GREET[Object(view).greets ? 1 : 0].id }],
    give: ({ greets }, seat, { id }) => {
      greets[seat] = id === GREET[1].id;
    },
    forget: ({ greets }, seat) => {
      for (let other = 0; other < greets.length; other++) if (other !== seat) greets[other] = false;
    },
  },
};

const registry = { ...TINY, games: [polite], loadGame: async () => polite };

it('a standing order is given at any time, as often as one likes, and stands in the record', async () => {
  const world = await World.open({ registry });
  const { table, seats } = await world.create({ game: 'polite', seats: [me('Ada'), me('Bruno')], start: true });
  const [ada, bruno] = await Promise.all(seats.map(({ secret }) => world.page(table.id, [secret])));
  const orders = async (seat: number) =>
    (await world.seen(table.id, seat, seats[seat].secret)).viewers[0].orders.map(({ now }) => now);
  expect(await orders(1)).toEqual(['order no']);

  // It is Ada's turn. Bruno orders, and nothing else changes; then Ada goes on, and Bruno's page is a decision behind.
  const give = (option: string) => bruno.request({ type: 'answer', seat: 1, decision: 0, option });
  expect(await give('order yes')).toBe('done');
  expect(await orders(0)).toEqual(['order no']);
  expect(await orders(1)).toEqual(['order yes']);
  expect(await world.table(table.id)).toMatchObject({ waiting: [0], seq: 1, answers: 1 });
  expect(await ada.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
  expect(await give('order no')).toBe('done');
  expect(await give('order yes')).toBe('done');
  expect(await give('order perhaps')).toBe('not-offered');
  expect(await orders(1)).toEqual(['order yes']);
  const later = await world.restarted({ registry });
  const { viewers, answers, waiting } = await later.seen(table.id, 1, seats[1].secret);
  expect(viewers[0].orders[0].now).toBe('order yes');
  expect({ answers, waiting }).toEqual({ answers: 4, waiting: [1] });
});
