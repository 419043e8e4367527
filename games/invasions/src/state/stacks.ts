import type { Place } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { COUNTERS, type Counter, type LeaderNumber } from '../data/pieces.ts';
import { filled } from './marks.ts';

/** Where a unit has come from that did not march in. */
export const STOOD = -1;
export const BY_SEA = -2;
/** Raiders who have settled came from beyond the map. */
export const OFF_MAP = -3;

/** Stacks on their way: what they have left of their steps, and where they came from. */
export interface Stacks {
  // By counter
  readonly steps: number[];
  /** Steps made without a leader (XVIII.B). */
  readonly unled: number[];
  /** The province from which a unit came into this one in this Movement; or it stood there, or it came by sea. */
  readonly from: Place[];
  /** Fleets: whether it declared an interception in this activation (1), and above that the player whose target it was. */
  readonly engaged: number[];
  /** Transports in this activation or campaign: that a fleet made, or that a unit took part in. */
  readonly voyages: number[];
  /** Counters that march by night: nobody intercepts them in this Movement. */
  readonly night: Counter[];
  /** XIX Threes: a counter, and the nation and province of those who can intercept it no more in this Movement. */
  readonly slipped: number[];
  /** XIX.B Pairs: a counter, and a unit that got away from it in this Movement. */
  readonly fled: Counter[];
  /** Cities that a leader has tried to frighten in this Movement (XXIV.B, G94): a province and the leader, one after the other. */
  readonly terrified: number[];
  /** Units that mutiny this turn, and the leaders who were with them (XLII.9): wherever they are, they do not move, intercept or campaign. */
  readonly mutineers: Counter[];
  readonly captives: LeaderNumber[];
  /** By leader. */
  readonly leaderSteps: number[];
  /** By nation: steps its horde has made in this Movement. */
  readonly hordeSteps: number[];
}

export function noStacks(): Stacks {
  return {
    steps: filled(COUNTERS, 0),
    unled: filled(COUNTERS, 0),
    from: filled(COUNTERS, STOOD),
    engaged: filled(COUNTERS, 0),
    voyages: filled(COUNTERS, 0),
    night: [],
    slipped: [],
    fled: [],
    terrified: [],
    mutineers: [],
    captives: [],
    leaderSteps: filled(LEADERS.length, 0),
    hordeSteps: filled(NATION_ROWS.length, 0),
  };
}

export function copyStacks(stacks: Stacks): Stacks {
  return {
    steps: stacks.steps.slice(),
    unled: stacks.unled.slice(),
    from: stacks.from.slice(),
    engaged: stacks.engaged.slice(),
    voyages: stacks.voyages.slice(),
    night: stacks.night.slice(),
    slipped: stacks.slipped.slice(),
    fled: stacks.fled.slice(),
    terrified: stacks.terrified.slice(),
    mutineers: stacks.mutineers.slice(),
    captives: stacks.captives.slice(),
    leaderSteps: stacks.leaderSteps.slice(),
    hordeSteps: stacks.hordeSteps.slice(),
  };
}
