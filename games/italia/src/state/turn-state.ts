import type { Leader } from '../data/book/book.ts';
import { SPACES, type Space } from '../data/spaces.ts';
import { KINDS } from '../data/units.ts';
import { NOBODY, NOWHERE, SLOTS } from './codes.ts';

/** What lasts for one nation's turn. */
export interface Turn {
  /** First or second half of a great invasion. */
  half: number;
  /** The landing, by area and slot: units that have moved in this phase, and those of them that came over water. */
  moved: number[];
  landed: number[];
  leadersMoved: Leader[];
  /** From where attackers entered: from * 64 + to. */
  entries: number[];
  /** Bought and not yet placed, by kind. */
  bought: number[];
  /** Areas whose city was plundered in this turn. */
  plundered: Space[];
  /** Fleets that retreated in this combat phase: nation * 64 + sea. */
  fled: number[];
  /** Sea battles announced: sea * 64 + enemy. */
  seaBattles: number[];
  announced: boolean;
  /** Where fighting took place in this phase. */
  fought: Space[];
  /** Areas to be raided. */
  raids: Space[];
  /** The leader on campaign, if one is. */
  leader: Leader;
  /** The area blocked in this campaign move, and in the one before. */
  blocked: Space;
  blockedBefore: Space;
  /** From where reacting nations moved in this campaign move. */
  reactedFrom: Space[];
  /** Round 10: how many factions in succession have passed. */
  passes: number;
}

/** A list without holes: all lists of numbers are alike to the machine, which makes it quick. */
const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export function newTurn(): Turn {
  return {
    half: 0,
    moved: zeros(SPACES * SLOTS),
    landed: zeros(SPACES * SLOTS),
    leadersMoved: [],
    entries: [],
    bought: zeros(KINDS),
    plundered: [],
    fled: [],
    seaBattles: [],
    announced: false,
    fought: [],
    raids: [],
    leader: NOBODY,
    blocked: NOWHERE,
    blockedBefore: NOWHERE,
    reactedFrom: [],
    passes: 0,
  };
}

/** A new turn in the same object: the tables are big, and a turn is short. */
export function renewTurn(turn: Turn): void {
  turn.half = 0;
  turn.moved.fill(0);
  turn.landed.fill(0);
  turn.leadersMoved = [];
  turn.entries = [];
  turn.bought.fill(0);
  turn.plundered = [];
  turn.fled = [];
  turn.seaBattles = [];
  turn.announced = false;
  turn.fought = [];
  turn.raids = [];
  turn.leader = NOBODY;
  turn.blocked = NOWHERE;
  turn.blockedBefore = NOWHERE;
  turn.reactedFrom = [];
  turn.passes = 0;
}

/** Field by field, so that all turns have one hidden class. */
export function copyTurn(turn: Turn): Turn {
  return {
    half: turn.half,
    moved: turn.moved.slice(),
    landed: turn.landed.slice(),
    leadersMoved: turn.leadersMoved.slice(),
    entries: turn.entries.slice(),
    bought: turn.bought.slice(),
    plundered: turn.plundered.slice(),
    fled: turn.fled.slice(),
    seaBattles: turn.seaBattles.slice(),
    announced: turn.announced,
    fought: turn.fought.slice(),
    raids: turn.raids.slice(),
    leader: turn.leader,
    blocked: turn.blocked,
    blockedBefore: turn.blockedBefore,
    reactedFrom: turn.reactedFrom.slice(),
    passes: turn.passes,
  };
}
