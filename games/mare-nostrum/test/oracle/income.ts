import type { Seat } from '@tabula/engine';
import { KINDS, type Kind } from '../../src/data/resources.ts';
import { LANDS, type Position } from './position.ts';

/** Cards due to a seat, by kind. */
export type Due = Map<Kind, number>;

const add = (due: Due | undefined, kind: Kind, count: number): void => {
  due?.set(kind, (due.get(kind) ?? 0) + count);
};

/**
 * [Fase Commercio A] What is due to everybody before the bank is asked. A city or caravan pays whoever has a legion on it,
 * else whoever controls the province; a temple or market doubles it for whoever uses that building himself (R-OCCINC).
 */
export function due(position: Position): Due[] {
  const all: Due[] = position.seats.map(() => new Map());
  const pay = (payee: number | undefined, kind: Kind, doubler: number | undefined): void => {
    if (payee === undefined || payee >= all.length) return;
    add(all[payee], kind, doubler === payee ? 2 : 1);
  };
  for (const province of LANDS) {
    const temple = position.has('temple', province) ? position.user(province, 'temple') : undefined;
    const market = position.has('market', province) ? position.user(province, 'market') : undefined;
    if (position.has('city', province)) pay(position.user(province, 'city'), 'tax', temple);
    for (const good of position.caravans(province)) pay(position.user(province, good), good, market);
  }
  for (const seat of position.seats) if (position.owns(seat, 'colossus')) add(all[seat], 'tax', 1);
  return all;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const ROUND_THE_BOARD = ['rome', 'greece', 'babylon', 'egypt', 'carthage'];

/** The seats in the order of their civilizations round the board, from one of them on. */
function clockwise(position: Position, first: Seat): Seat[] {
  const rank = (seat: Seat) => ROUND_THE_BOARD.indexOf(position.civilization(seat));
  return position.seats.toSorted((a, b) => ((rank(a) - rank(first) + 5) % 5) - ((rank(b) - rank(first) + 5) % 5));
}

/**
 * R-BANK: card by card, player by player from the Director on, each a card still due to him of a kind still in the bank.
 * In which order a player takes his own is not said, so this asks whether there is an order that ends so: whoever lost a
 * card of a kind must have found none of it when he had all the rest, so every card of it went out before that moment.
 */
export function couldBeDealt(position: Position, director: Seat, got: readonly Due[]): boolean {
  const players = position.seats.length;
  const owed = due(position);
  const of = (cards: Due, kind: Kind) => cards.get(kind) ?? 0;
  const order = clockwise(position, director);
  const place = (seat: Seat) => order.indexOf(seat);
  const all = got.map((cards) => sum([...cards.values()]));
  const latest = new Map<Kind, number>();
  for (const kind of KINDS) {
    const paid = sum(got.map((cards) => of(cards, kind)));
    if (paid !== Math.min(position.bank(kind), sum(owed.map((cards) => of(cards, kind))))) return false;
    const losers = position.seats.filter((seat) => of(got[seat], kind) < of(owed[seat], kind));
    latest.set(kind, Math.min(...losers.map((seat) => all[seat] * players + place(seat))));
  }
  return position.seats.every((seat) => {
    const moments = Array.from({ length: all[seat] }, (_, round) => round * players + place(seat));
    const urgent = KINDS.toSorted((a, b) => (latest.get(a) ?? 0) - (latest.get(b) ?? 0));
    let needed = 0;
    return urgent.every((kind) => {
      needed += of(got[seat], kind);
      const before = moments.filter((moment) => moment < (latest.get(kind) ?? 0)).length;
      return of(got[seat], kind) <= of(owed[seat], kind) && (of(got[seat], kind) === 0 || needed <= before);
    });
  });
}
