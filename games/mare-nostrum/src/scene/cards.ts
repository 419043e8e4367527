import type { Card, Hand, Meter, Seat, Trade } from '@tabula/engine';
import { DIRECTOR } from '../data/civilizations.ts';
import { CARD_COST, ITEMS, PYRAMIDS_COST } from '../data/figures.ts';
import { GOODS, KIND_COUNT, KINDS } from '../data/resources.ts';
import { maySwap } from '../rules/construction.ts';
import {
  costOf,
  ITEM_CARAVAN,
  ITEM_CITY,
  ITEM_FORTRESS,
  ITEM_LEGION,
  ITEM_MARKET,
  ITEM_TRIREME,
} from '../rules/prices.ts';
import { cardsAt, clockwiseFrom } from '../rules/table.ts';
import { TAKING_LENGTH } from '../rules/trade.ts';
import { held, type Phase, type State } from '../state.ts';
import type { View } from '../view.ts';

/** One's own cards open, with how far they come; of the others' only the number (R-INFO). */
export function handsOf({ state, seat: eye, sizes }: View): Hand[] {
  return state.civilizations.map((_, seat) => {
    const name = { say: 'hand.name' };
    if (seat !== eye) return { seat, name, cards: [], hidden: sizes[seat] };
    // What one has taken in the trade is one's own, and everybody saw it taken.
    const taken = cardsOf(state.gained, seat).map((card) => ({ ...card, note: { say: 'card.new' } }));
    const cards = [...cardsOf(state.hands, seat), ...taken];
    const builds = state.phase === 'construction' && state.active === seat;
    const note = builds && maySwap(state, seat) ? { note: { say: 'hand.swap' } } : {};
    return state.phase === 'military'
      ? { seat, name, cards }
      : { seat, name, cards, ...note, meter: meter(state, seat) };
  });
}

function cardsOf(cards: readonly number[], seat: Seat): Card[] {
  return KINDS.flatMap((kind, i) => {
    const count = cards[held(seat, i)];
    return count > 0 ? [{ name: { say: `card.${kind}` }, count }] : [];
  });
}

/** 5.2 How many different goods, and what so many buy. */
function meter(state: State, seat: Seat): Meter {
  const { hands, gained } = state;
  let kinds = 0;
  for (let kind = 1; kind < KIND_COUNT; kind++) if (hands[held(seat, kind)] + gained[held(seat, kind)] > 0) kinds++;
  return {
    name: { say: 'meter.goods' },
    value: kinds,
    of: GOODS.length,
    counts: GOODS.map((good) => `card.${good}`),
    marks: [
      ...smallMarks(state, seat),
      { value: costOf(state, seat, ITEM_MARKET), name: { say: 'meter.large' } },
      { value: CARD_COST, name: { say: 'meter.hero' } },
      { value: PYRAMIDS_COST, name: { say: 'meter.pyramids' } },
    ],
  };
}

/** What a small set buys. */
const SMALL = [ITEM_CITY, ITEM_CARAVAN, ITEM_LEGION, ITEM_TRIREME, ITEM_FORTRESS];

/** 5.11 Some cards make some of these cheaper: then they stand apart. */
function smallMarks(state: State, seat: Seat): Meter['marks'] {
  const costs = [...new Set(SMALL.map((item) => costOf(state, seat, item)))].sort((one, other) => one - other);
  if (costs.length === 1) return [{ value: costs[0], name: { say: 'meter.small' } }];
  return costs.map((value) => {
    const items = SMALL.filter((item) => costOf(state, seat, item) === value).map((item) => ITEMS[item]);
    return { value, name: { say: 'meter.some', args: { items: items.join('+') } } };
  });
}

const STEPS: readonly Phase[] = ['announce', 'offer', 'trade', 'settle'];

/** 4B The trade, from the announcement to the settlement. */
export function tradeOf(view: View): Trade | undefined {
  const { state } = view;
  const step = STEPS.indexOf(state.phase);
  if (step < 0) return undefined;
  const trading = state.phase === 'trade';
  return {
    name: { say: 'trade.name' },
    steps: STEPS.map((phase) => ({ say: `trade.${phase}` })),
    step,
    offers: step === 0 ? [] : offers(view),
    takings: takings(state),
    ...(trading ? { next: state.taker } : {}),
  };
}

function offers(view: View): Trade['offers'] {
  const { state, sizes } = view;
  const director = state.roles[DIRECTOR];
  const secret = state.phase === 'offer';
  return clockwiseFrom(state, director).flatMap((seat) => {
    const taken = cardsAt(state.gained, seat);
    const shown = cardsOf(state.offers, seat);
    if (secret ? sizes[seat] < state.offering : shown.length === 0 && taken === 0) return [];
    return [
      {
        seat,
        name: { say: 'hand.offer' },
        cards: secret ? [] : shown,
        ...(secret ? { hidden: state.offering } : {}),
        ...(seat === director ? { badge: { say: 'badge.director' } } : {}),
        gained: taken,
      },
    ];
  });
}

function takings({ takings: list }: State): Trade['takings'] {
  return Array.from({ length: list.length / TAKING_LENGTH }, (_, i) => {
    const [by, from, kind] = list.slice(i * TAKING_LENGTH, (i + 1) * TAKING_LENGTH);
    return { by, from, card: { name: { say: `card.${KINDS[kind]}` } } };
  });
}
