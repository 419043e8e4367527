import { SIDES } from '../data/nations.ts';

/** A standing order for reactions; `meanwhile` is never, until the nation that is active has come to rest. */
export type Standing = 'ask' | 'home' | 'always' | 'likely' | 'meanwhile' | 'never';

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

/** With the nation that was active ends what was ordered for as long. */
export function endOrdersMeanwhile({ intercepts, evades }: Orders): void {
  for (const said of [intercepts, evades])
    for (let side = 0; side < said.length; side++) if (said[side] === 'meanwhile') said[side] = 'ask';
}

export function copyOrders({ intercepts, evades, asks, envoys }: Orders): Orders {
  return { intercepts: intercepts.slice(), evades: evades.slice(), asks: asks.slice(), envoys: envoys.slice() };
}
