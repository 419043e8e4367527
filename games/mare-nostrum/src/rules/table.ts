import type { RulesContext, Seat } from '@tabula/engine';
import { NATIONS } from '../data/civilizations.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import { PROVINCES, type Province, type ProvinceId, spaceNamed } from '../data/provinces.ts';
import { KIND_COUNT, KINDS } from '../data/resources.ts';
import type { MareEvent } from '../events.ts';
import { held, type State } from '../state.ts';

/** The table at which Mare Nostrum is played. */
export type MareNostrum = RulesContext<State, MareEvent>;

/** By number of civilization: its capital. */
export const CAPITALS: readonly Province[] = CIVILIZATIONS.map((name) => spaceNamed(NATIONS[name].capital));

export function capitalOf(state: State, seat: Seat): Province {
  return CAPITALS[state.civilizations[seat]];
}

/** The seats clockwise round the board, beginning with `first`. */
export function clockwiseFrom(state: State, first: Seat): Seat[] {
  const { civilizations } = state;
  const seats: Seat[] = [];
  for (let i = 0; i < CIVILIZATIONS.length; i++) {
    const seat = civilizations.indexOf((civilizations[first] + i) % CIVILIZATIONS.length);
    if (seat >= 0) seats.push(seat);
  }
  return seats;
}

export function owns(state: State, seat: Seat, card: number): boolean {
  return state.cards[card] === seat;
}

export function handSize({ hands }: State, seat: Seat): number {
  return cardsAt(hands, seat);
}

/** How many cards of a flat table are a seat's. */
export function cardsAt(cards: readonly number[], seat: Seat): number {
  let size = 0;
  for (let kind = 0, i = held(seat, 0); kind < KIND_COUNT; kind++, i++) size += cards[i];
  return size;
}

/** Moves a card of a kind from the bank to a hand, or back. */
export function takeFromBank(state: State, seat: Seat, kind: number): void {
  state.bank[kind] -= 1;
  state.hands[held(seat, kind)] += 1;
}

export function returnToBank(state: State, seat: Seat, kind: number): void {
  state.bank[kind] += 1;
  state.hands[held(seat, kind)] -= 1;
}

/** 5.4 R-DISCARD: what is spent or discarded lies aside, where nobody can draw it, until the construction phase ends. */
export function layAside(state: State, seat: Seat, kind: number, count: number): void {
  state.aside[kind] += count;
  state.hands[held(seat, kind)] -= count;
}

export function returnWhatLiesAside({ aside, bank }: State): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    bank[kind] += aside[kind];
    aside[kind] = 0;
  }
}

/** Some cards of a flat table as a bundle. */
export function bundleAt(cards: readonly number[], from: number): string {
  let text = '';
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = cards[from + kind];
    if (count === 0) continue;
    if (text !== '') text += '+';
    text += count === 1 ? KINDS[kind] : `${count}*${KINDS[kind]}`;
  }
  return text || 'none';
}

export function provinceId(province: Province): ProvinceId {
  return PROVINCES[province].id;
}
