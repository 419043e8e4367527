import { SIDES } from '../data/nations.ts';

/** A standing order for reactions. */
export type Standing = 'ask' | 'always' | 'likely' | 'never';

/** A standing order for private cards: in which battles and sieges one is asked. */
export type CardOrder = 'own' | 'all' | 'never';

/** By side: what it says to interceptions and to evasions, and when it wants to be asked for a card. */
export interface Orders {
  readonly intercepts: Standing[];
  readonly evades: Standing[];
  readonly asks: CardOrder[];
}

export function noOrders(): Orders {
  return { intercepts: SIDES.map(() => 'ask'), evades: SIDES.map(() => 'ask'), asks: SIDES.map(() => 'own') };
}

export function copyOrders({ intercepts, evades, asks }: Orders): Orders {
  return { intercepts: intercepts.slice(), evades: evades.slice(), asks: asks.slice() };
}
