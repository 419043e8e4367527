import { SIDES } from '../data/nations.ts';

/** A standing order for reactions. */
export type Standing = 'ask' | 'always' | 'likely' | 'never';

/** A standing order for private cards: in which battles and sieges one is asked. */
export type CardOrder = 'own' | 'all' | 'never';

/** XXX.A A standing order for envoys: whether one is asked before another nation is activated. */
export type EnvoyOrder = 'ask' | 'never';

/** By side: what it says to interceptions and to evasions, and when it wants to be asked for a card or for envoys. */
export interface Orders {
  readonly intercepts: Standing[];
  readonly evades: Standing[];
  readonly asks: CardOrder[];
  readonly envoys: EnvoyOrder[];
}

export function noOrders(): Orders {
  return {
    intercepts: SIDES.map(() => 'ask'),
    evades: SIDES.map(() => 'ask'),
    asks: SIDES.map(() => 'own'),
    envoys: SIDES.map(() => 'never'),
  };
}

export function copyOrders({ intercepts, evades, asks, envoys }: Orders): Orders {
  return { intercepts: intercepts.slice(), evades: evades.slice(), asks: asks.slice(), envoys: envoys.slice() };
}
