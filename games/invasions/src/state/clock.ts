export const PHASES = [
  'status',
  'reinforcements',
  'events',
  'raids',
  'caravans',
  'diplomacy',
  'administration',
  'revenues',
  'purchases',
  'quelling',
  'military',
  'end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Deeds that score once in a game. */
export type Glory = 'true-cross' | 'sack-of-rome' | 'anglo-saxons';

/** The turn, the phase and whose move it is; and what history remembers. */
export interface Clock {
  phase: Phase;
  turn: number;
  /** Who acts in this phase, in order, and how many of them are done; -1 before the phase has begun. */
  queue: number[];
  next: number;
  islam: boolean;
  /** Great raids of the Arabs since turn 9. */
  arabRaids: number;
  /** The last turn in which an usurper took power in either half of Rome. */
  usurped: number;
  /** The event Caravan is in force. */
  richCaravans: boolean;
  /** Points that come once in a game, as soon as they are won. */
  readonly glories: Glory[];
}

export function firstHour(): Clock {
  return {
    phase: 'events',
    turn: 1,
    queue: [],
    next: -1,
    islam: false,
    arabRaids: 0,
    usurped: -1,
    richCaravans: false,
    glories: [],
  };
}

export function copyClock(clock: Clock): Clock {
  return {
    phase: clock.phase,
    turn: clock.turn,
    queue: clock.queue.slice(),
    next: clock.next,
    islam: clock.islam,
    arabRaids: clock.arabRaids,
    usurped: clock.usurped,
    richCaravans: clock.richCaravans,
    glories: clock.glories.slice(),
  };
}
