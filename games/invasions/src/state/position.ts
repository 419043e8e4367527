import type { Seat } from '@tabula/engine';
import { type Nation, SIDE_OF } from '../data/pieces.ts';
import { type Activation, copyActivation } from './activation.ts';
import { type Cards, copyCards } from './cards.ts';
import { type Clock, copyClock } from './clock.ts';
import { copyLands, type Lands } from './lands.ts';
import { copyNations, type Nations } from './nations.ts';
import { copyOrders, type Orders } from './orders.ts';
import { copyPieces, type Pieces } from './pieces.ts';
import { copyStacks, type Stacks } from './stacks.ts';
import { copyTies, type Ties } from './ties.ts';

export const SETTINGS = {
  /** XXI instead of XX. */
  advancedCombat: { values: ['off', 'on'] },
  /** A strait across the Channel (G64). */
  channelStrait: { values: ['off', 'on'] },
  /** A second strait between Thracia and Asia (G65). */
  hellespontStrait: { values: ['off', 'on'] },
  /** Assyria and Adiabene touch (G66). */
  assyriaAdiabene: { values: ['off', 'on'] },
  /** Red swords count at sea (G19). */
  redSwordsAtSea: { values: ['off', 'on'] },
} as const;

/** The game as it stands: each noun of the rulebook has one home, which only its verbs change. */
export interface State {
  readonly rules: { readonly advanced: boolean; readonly map: number; readonly redAtSea: boolean };
  /** The seat that runs each side; nobody: the house plays it (three players). */
  readonly sides: Seat[];
  readonly clock: Clock;
  readonly lands: Lands;
  readonly nations: Nations;
  readonly ties: Ties;
  readonly pieces: Pieces;
  readonly stacks: Stacks;
  readonly activation: Activation;
  readonly cards: Cards;
  readonly orders: Orders;
}

/** Home by home, and in each field by field, so that every state has one hidden class. */
export function copy(state: State): State {
  const { advanced, map, redAtSea } = state.rules;
  return {
    rules: { advanced, map, redAtSea },
    sides: state.sides.slice(),
    clock: copyClock(state.clock),
    lands: copyLands(state.lands),
    nations: copyNations(state.nations),
    ties: copyTies(state.ties),
    pieces: copyPieces(state.pieces),
    stacks: copyStacks(state.stacks),
    activation: copyActivation(state.activation),
    cards: copyCards(state.cards),
    orders: copyOrders(state.orders),
  };
}

/** The seat that decides for a nation; nobody, if the house plays its side. */
export function seatOf(state: State, owner: Nation): Seat {
  return state.sides[SIDE_OF[owner]];
}
