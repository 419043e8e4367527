import { type Option, type Order, option, type Seat } from '@tabula/engine';
import { SIDES } from './data/nations.ts';
import type { CardOrder, EnvoyOrder, Standing, State } from './state.ts';

const VALUES: readonly Standing[] = ['ask', 'likely', 'always', 'meanwhile', 'never'];
/** Who goes between others can leave that to them, and guard his own land only. */
const WITH_HOME: readonly Standing[] = ['ask', 'home', ...VALUES.slice(1)];
const INTERCEPTS = WITH_HOME.map((order) => option('order', { about: 'intercept', order }));
const EVADES = VALUES.map((order) => option('order', { about: 'evade', order }));

const ASKS: readonly CardOrder[] = ['own', 'all', 'never'];
const CARDS = ASKS.map((order) => option('order', { about: 'cards', order }));

const MOMENTS: readonly EnvoyOrder[] = ['never', 'ask'];
const ENVOYS = MOMENTS.map((order) => option('order', { about: 'envoys', order }));

function sideOf(state: State, seat: Seat): number {
  return SIDES.findIndex((_, side) => state.sides[side] === seat);
}

/** What a seat has ordered for reactions in the middle of others' moves. */
export function orders(state: State, seat: Seat): readonly Order[] {
  const side = sideOf(state, seat);
  if (side < 0) return [];
  return [
    {
      name: { say: 'order.intercept' },
      values: INTERCEPTS,
      now: `order intercept ${state.orders.intercepts[side]}`,
      spares: ['intercept', 'naval'],
      meanwhile: 'order intercept meanwhile',
    },
    {
      name: { say: 'order.evade' },
      values: EVADES,
      now: `order evade ${state.orders.evades[side]}`,
      spares: ['evade'],
      meanwhile: 'order evade meanwhile',
    },
    {
      name: { say: 'order.cards' },
      values: CARDS,
      now: `order cards ${state.orders.asks[side]}`,
      spares: ['battle-card', 'relieve'],
    },
    {
      name: { say: 'order.envoys' },
      values: ENVOYS,
      now: `order envoys ${state.orders.envoys[side]}`,
      spares: ['heralds'],
    },
  ];
}

/** An order holds for all sides that a seat runs. */
export function give(state: State, seat: Seat, { about, order }: Option): void {
  const value = WITH_HOME.find((one) => one === order) ?? 'ask';
  const asks = ASKS.find((one) => one === order) ?? 'own';
  state.sides.forEach((who, side) => {
    if (who !== seat) return;
    if (about === 'cards') state.orders.asks[side] = asks;
    else if (about === 'envoys') state.orders.envoys[side] = order === 'ask' ? 'ask' : 'never';
    else (about === 'evade' ? state.orders.evades : state.orders.intercepts)[side] = value;
  });
}

export function forget(state: State, seat: Seat | null): void {
  state.sides.forEach((who, side) => {
    if (who === seat) return;
    state.orders.intercepts[side] = 'ask';
    state.orders.evades[side] = 'ask';
    state.orders.asks[side] = 'own';
    state.orders.envoys[side] = 'never';
  });
}
