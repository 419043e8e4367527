import type { Place } from '../data/geography.ts';
import { NATION_ROWS, SIDES } from '../data/nations.ts';
import { filled, NOWHERE } from './marks.ts';

/** VI.A The classes of nations; a nation that is not (or no longer) in play is absent. */
export const ABSENT = 0;
export const BARBARIAN = 1;
export const KINGDOM = 2;
export const EMPIRE = 3;

export const RELIGIONS = ['pagan', 'arian', 'catholic', 'mazdean'] as const;

/** What each nation is and has. */
export interface Nations {
  readonly status: number[];
  readonly age: number[];
  readonly decline: number[];
  readonly treasury: number[];
  readonly points: number[];
  /** By side: what it scored in this turn, for ties (V.C). */
  readonly lastScored: number[];
  readonly religion: number[];
  readonly capital: Place[];
  readonly horde: Place[];
  /** The turn in which a nation became a kingdom or an empire. */
  readonly founded: number[];
  /** Gold due in the next Status action. */
  readonly grant: number[];
  readonly bankrupt: number[];
  readonly calamities: number[];
  /** The turn in which its capital was last conquered. */
  readonly capitalLost: number[];
  readonly noPurchases: number[];
  readonly bought: number[];
  /** It was in play and is no more. */
  readonly vanished: number[];
  /** Fleets of the Calendar that wait for a coast (IX.D). */
  readonly fleetsDue: number[];
  /** It was subdued by the Huns, or had the points of its conversion: neither counts twice. */
  readonly humbled: number[];
  readonly rewarded: number[];
}

export function noNations(): Nations {
  const all = NATION_ROWS.length;
  return {
    status: filled(all, ABSENT),
    age: filled(all, 0),
    decline: filled(all, 0),
    treasury: filled(all, 0),
    points: filled(all, 0),
    lastScored: filled(SIDES.length, 0),
    religion: NATION_ROWS.map(({ religion }) => RELIGIONS.indexOf(religion)),
    capital: filled(all, NOWHERE),
    horde: filled(all, NOWHERE),
    founded: filled(all, 0),
    grant: filled(all, 0),
    bankrupt: filled(all, 0),
    calamities: filled(all, 0),
    capitalLost: filled(all, 0),
    noPurchases: filled(all, 0),
    bought: filled(all, 0),
    vanished: filled(all, 0),
    fleetsDue: filled(all, 0),
    humbled: filled(all, 0),
    rewarded: filled(all, 0),
  };
}

export function copyNations(nations: Nations): Nations {
  return {
    status: nations.status.slice(),
    age: nations.age.slice(),
    decline: nations.decline.slice(),
    treasury: nations.treasury.slice(),
    points: nations.points.slice(),
    lastScored: nations.lastScored.slice(),
    religion: nations.religion.slice(),
    capital: nations.capital.slice(),
    horde: nations.horde.slice(),
    founded: nations.founded.slice(),
    grant: nations.grant.slice(),
    bankrupt: nations.bankrupt.slice(),
    calamities: nations.calamities.slice(),
    capitalLost: nations.capitalLost.slice(),
    noPurchases: nations.noPurchases.slice(),
    bought: nations.bought.slice(),
    vanished: nations.vanished.slice(),
    fleetsDue: nations.fleetsDue.slice(),
    humbled: nations.humbled.slice(),
    rewarded: nations.rewarded.slice(),
  };
}
