import { option, type StandingOrders } from '@tabula/engine';
import type { State } from './state/state.ts';

const WORDS = ['ask', 'never'] as const;
const ABOUT = ['react', 'engage'] as const;
const VALUES = ABOUT.map((about) => ({ about, values: WORDS.map((word) => option('order', { about, word })) }));

/** What a seat can settle for all its nations: whether it is asked for reactions, and for sea battles of others' turns. */
export const standing: StandingOrders<State, State> = {
  orders: ({ orders }, seat) =>
    VALUES.map(({ about, values }) => ({
      name: { say: `order.${about}` },
      values,
      now: `order ${about} ${orders[seat][about]}`,
    })),
  give: (state, seat, order) => {
    for (const { about, values } of VALUES)
      for (const { id, word } of values) if (id === order.id) state.orders[seat][about] = word;
  },
  forget: ({ orders }, seat) => {
    orders.forEach((own, other) => {
      if (other !== seat) for (const about of ABOUT) own[about] = 'ask';
    });
  },
};
