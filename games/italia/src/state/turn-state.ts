import type { Leader } from '../data/book/book.ts';
import { SPACES, type Space } from '../data/spaces.ts';
import { KINDS } from '../data/units.ts';
import { listOf, NOBODY, NOWHERE, SLOTS } from './codes.ts';

/** What lasts for one nation's turn. */
export interface Turn {
  /** First or second half of a great invasion. */
  half: number;
  /** The landing, by area and slot: units that have moved in this phase, and those of them that came over water. */
  moved: number[];
  landed: number[];
  leadersMoved: Leader[];
  /** Seas with fleets that have carried somebody in this phase who is not aboard any more, once for each unit. */
  ferried: Space[];
  /** From where attackers entered: from * 64 + to. */
  entries: number[];
  /** Bought and not yet placed, by kind. */
  bought: number[];
  /** Cities and ruins that came under another nation's control, still to be claimed (R 21): nation * 64 + area. */
  gained: number[];
  /** Areas whose city was plundered in this turn. */
  plundered: Space[];
  /** Areas whose city was taken and spared in the first half of a great invasion. */
  spared: Space[];
  /** Areas whose ruin its holder has left as it is in this movement and combat; nobody has retreated there since. */
  leftInRuins: Space[];
  /** Who has stayed loyal while the leader on campaign stood there: nation * 64 + space. */
  loyal: number[];
  /** Areas in which a city was bought in this turn. */
  built: Space[];
  /** Fleets that retreated in this combat phase: nation * 64 + sea. */
  fled: number[];
  /** Sea battles announced: sea * 64 + enemy; and those of them that the enemy wanted (10.8.1). */
  seaBattles: number[];
  challenges: number[];
  announced: boolean;
  /** Where fighting took place in this phase. */
  fought: Space[];
  /** Areas to be raided. */
  raids: Space[];
  /** The leader on campaign, if one is. */
  leader: Leader;
  /** Where his army has been in this step of the campaign, from where it began. */
  way: Space[];
  /** The area blocked in this campaign move, and in the one before by the same nation. */
  blocked: Space;
  blockedBefore: Space;
  /** What each nation blocked in its last move: nation * 64 + area. */
  blocks: number[];
  /** From where reacting nations moved in this campaign move: nation * 64 + space. */
  reactedFrom: number[];
  /** Round 10: how many factions in succession have passed. */
  passes: number;
}

export function newTurn(): Turn {
  return {
    half: 0,
    moved: listOf(SPACES * SLOTS, 0),
    landed: listOf(SPACES * SLOTS, 0),
    leadersMoved: [],
    ferried: [],
    entries: [],
    bought: listOf(KINDS, 0),
    gained: [],
    plundered: [],
    spared: [],
    leftInRuins: [],
    loyal: [],
    built: [],
    fled: [],
    seaBattles: [],
    challenges: [],
    announced: false,
    fought: [],
    raids: [],
    leader: NOBODY,
    way: [],
    blocked: NOWHERE,
    blockedBefore: NOWHERE,
    blocks: [],
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
  turn.ferried = [];
  turn.entries = [];
  turn.bought.fill(0);
  turn.gained = [];
  turn.plundered = [];
  turn.spared = [];
  turn.leftInRuins = [];
  turn.loyal = [];
  turn.built = [];
  turn.fled = [];
  turn.seaBattles = [];
  turn.challenges = [];
  turn.announced = false;
  turn.fought = [];
  turn.raids = [];
  turn.leader = NOBODY;
  turn.way = [];
  turn.blocked = NOWHERE;
  turn.blockedBefore = NOWHERE;
  turn.blocks = [];
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
    ferried: turn.ferried.slice(),
    entries: turn.entries.slice(),
    bought: turn.bought.slice(),
    gained: turn.gained.slice(),
    plundered: turn.plundered.slice(),
    spared: turn.spared.slice(),
    leftInRuins: turn.leftInRuins.slice(),
    loyal: turn.loyal.slice(),
    built: turn.built.slice(),
    fled: turn.fled.slice(),
    seaBattles: turn.seaBattles.slice(),
    challenges: turn.challenges.slice(),
    announced: turn.announced,
    fought: turn.fought.slice(),
    raids: turn.raids.slice(),
    leader: turn.leader,
    way: turn.way.slice(),
    blocked: turn.blocked,
    blockedBefore: turn.blockedBefore,
    blocks: turn.blocks.slice(),
    reactedFrom: turn.reactedFrom.slice(),
    passes: turn.passes,
  };
}
