import type { Chance, Config, GameEvent, Seat, Seen, World } from '@tabula/engine';
import type { Bot } from './bot.ts';

/** A match as far as a player outside may know it: nothing but what its seat sees, or may imagine, is ever asked of it. */
export interface Watched {
  readonly game: { readonly id: string; readonly version: number };
  readonly config: Config;
  seen(seat: Seat): Seen<unknown, GameEvent>;
  told(seat: Seat, chance: Chance): World | null;
}

/** Why nothing came of a question: the engine did not start, stopped, was too slow, said too much, or what was not offered. */
export type EngineFaultCode = 'start' | 'stopped' | 'slow' | 'noise' | 'answer';

export class EngineFault extends Error {
  override readonly name = 'EngineFault';
  readonly code: EngineFaultCode;

  constructor(code: EngineFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** An engine of other people at one seat of one match. */
export interface SeatedEngine {
  /** What it answers; rejects with an `EngineFault` if nothing usable came. */
  choose(match: Watched): Promise<string>;
  /** Ends it, with every process of its own. */
  close(): void;
}

/** A player that does not think in this process, and never sees more than its seat. */
export interface OutsidePlayer {
  readonly name: string;
  sit(seat: Seat): SeatedEngine;
}

/** Whoever can be seated. */
export type Player = Bot | OutsidePlayer;

export function isOutside(player: Player): player is OutsidePlayer {
  return 'sit' in player;
}
