import type { Seat } from '@tabula/engine';
import { AREA_OF, LAND, type Place } from './data/geography.ts';
import { NATION_ROWS } from './data/nations.ts';
import { type Counter, NATION_OF, type Nation, SIDE_OF, SORTS } from './data/pieces.ts';

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

export const NOBODY = -1;
export const NOWHERE = -1;
/** Out of the game for good. */
export const GONE = -2;

/** VI.A The classes of nations; a nation that is not (or no longer) in play is absent. */
export const ABSENT = 0;
export const BARBARIAN = 1;
export const KINGDOM = 2;
export const EMPIRE = 3;

/** What ties a nation to another. */
export const FREE = 0;
export const CLIENT = 1;
export const VASSAL = 2;
export const FEDERATE = 3;

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

/** Where the activation of a nation stands: Unit stacks, perhaps twice, then campaigns (XVIII.A, XXII). */
export type Stage = 'start' | 'movement' | 'joining' | 'combat' | 'campaigns' | 'marching';

/** Deeds that score once in a game. */
export type Glory = 'true-cross' | 'sack-of-rome' | 'anglo-saxons';

/** A standing order for reactions. */
export type Standing = 'ask' | 'always' | 'likely' | 'never';

/** A standing order for private cards: in which battles and sieges one is asked. */
export type CardOrder = 'own' | 'all' | 'never';

/** How a unit serves another nation: till the end of its activation, or as long as the tie holds. */
export const FOR_NOW = 1;
export const FOR_GOOD = 2;

export interface State {
  readonly rules: { readonly advanced: boolean; readonly map: number; readonly redAtSea: boolean };
  /** The seat that runs each side; nobody: the house plays it (three players). */
  readonly sides: Seat[];
  phase: Phase;
  turn: number;
  islam: boolean;
  /** Great raids of the Arabs since turn 9. */
  arabRaids: number;
  /** The last turn in which an usurper took power in either half of Rome. */
  usurped: number;
  /** The event Caravan is in force. */
  richCaravans: boolean;
  /** Alliances, pacts and hostilities of this turn: two nations and what is between them, one after the other. */
  readonly deals: number[];
  /** XXX.D Marriages: the nation that gave a princess and the one that got her and has not attacked it since, in turn. */
  readonly weddings: number[];
  /** XXVI.B The allies who are activated together with the active nation. */
  readonly partners: Nation[];
  /** Which of them is moving. */
  helper: number;
  /** XXIX.B Cards that nomads have won but not yet drawn: their side and the loser's, in turn. */
  readonly spoils: number[];
  /** Points that come once in a game, as soon as they are won. */
  readonly glories: Glory[];
  /** Who acts in this phase, in order, and how many of them are done; -1 before the phase has begun. */
  queue: number[];
  next: number;
  // The nation that is activated
  active: Nation;
  stage: Stage;
  /** Which Unit stacks action of an Invasion is being played: 1 or 2. */
  round: number;
  /** The leader on campaign, and how many campaigns each has made. */
  marching: number;
  readonly campaigns: number[];
  /** Sieges kept up between campaigns: a province and a leader, one after the other. */
  readonly sieges: number[];
  /** Units that retreated into a battle of their friends and stand aside in it. */
  readonly aside: Counter[];

  // By nation
  readonly status: number[];
  readonly age: number[];
  readonly decline: number[];
  readonly treasury: number[];
  readonly points: number[];
  /** What each side scored in the last Scoring phase, for ties (V.C). */
  readonly lastScored: number[];
  readonly religion: number[];
  readonly capital: Place[];
  readonly horde: Place[];
  /** Steps the horde has made in this Movement. */
  readonly hordeSteps: number[];
  readonly lord: Nation[];
  readonly bond: number[];
  readonly tribute: number[];
  /** The turn in which a nation became a kingdom or an empire. */
  readonly founded: number[];
  /** Gold due in the next Status action. */
  readonly grant: number[];
  /** The turn in which a nation last became a federate. */
  readonly federated: number[];
  /** XXVIII.A The federator whose Foedus takes effect when the nation is activated. */
  readonly pledge: Nation[];
  /** The turn in which it was last subdued. */
  readonly subdued: number[];
  /** It has drawn its diplomacy cards this turn. */
  readonly envoyed: number[];
  readonly bankrupt: number[];
  readonly calamities: number[];
  readonly capitalLost: number[];
  readonly noPurchases: number[];
  /** Where a nation's mutinous stack stands. */
  readonly mutiny: Place[];
  readonly bought: number[];
  /** It was in play and is no more. */
  readonly vanished: number[];
  /** Fleets of the Calendar that wait for a coast (IX.D). */
  readonly fleetsDue: number[];
  /** It was subdued by the Huns, or had the points of its conversion: neither counts twice. */
  readonly humbled: number[];
  readonly rewarded: number[];
  /** A new vassal that has still to lend its unit. */
  readonly owes: number[];

  // By counter
  readonly at: Place[];
  readonly hurt: number[];
  readonly holder: Nation[];
  /** How long a unit serves another nation; 0: it does not. */
  readonly lent: number[];
  /** The counters that serve another nation than their own, in order. */
  readonly abroad: Counter[];
  readonly steps: number[];
  /** Steps made without a leader (XVIII.B). */
  readonly unled: number[];
  /** The province from which a unit came into this one in this Movement. */
  readonly from: Place[];
  /** Fleets: the interceptions of this activation that it declared (1) or suffered (2). */
  readonly engaged: number[];
  /** Transports in this activation or campaign: that a fleet made, or that a unit took part in. */
  readonly voyages: number[];
  /** Counters that march by night: nobody intercepts them in this Movement. */
  readonly night: Counter[];
  /** XIX Threes: a counter, and the nation and province of those who can intercept it no more in this Movement. */
  readonly slipped: number[];
  /** Cities that a leader has tried to frighten in this Movement (XXIV.B, G94). */
  readonly terrified: Place[];
  // By place
  /** The counters in it. */
  readonly here: Counter[][];
  /** How many hordes are in it. */
  readonly camps: number[];

  // By leader
  readonly leaderAt: Place[];
  readonly idle: number[];
  readonly leaderSteps: number[];

  // By province
  readonly level: number[];
  readonly fortified: number[];
  /** Who holds the city (G88). */
  readonly city: Nation[];
  /** A plunder marker lies face down on the city or site. Nobody ever turns it up, so it needs no name. */
  readonly sack: number[];
  readonly revolt: number[];
  readonly raid: number[];
  readonly limes: Nation[];
  /** A Limes stood here, and another nation has held the province since (G96). */
  readonly lostLimes: number[];
  readonly control: Nation[];
  /** What dries up the income of a province this turn: 1 famine, 2 plague. */
  readonly barren: number[];
  /** The federate to whom a province is ceded. */
  readonly foedus: Nation[];

  // By area
  readonly heresy: number[];
  readonly areaControl: Nation[];
  /** Units have come or gone since its control was worked out. */
  readonly stale: number[];

  // Cards: events by number, diplomacy by its row, plunder by its row
  /** The public card just drawn and not yet resolved; 0 before the draw, -1 if nothing is to be resolved. */
  drawn: number;
  readonly eventDeck: number[];
  readonly eventDiscards: number[];
  /** By side. */
  readonly hands: number[][];
  readonly diplomacyDeck: number[];
  /** By nation. */
  readonly envoys: number[][];
  /** The plunder markers that nobody holds: a bag. */
  readonly loot: number[];
  /** By side: what it says to interceptions and to evasions. */
  readonly intercepts: Standing[];
  readonly evades: Standing[];
  readonly asks: CardOrder[];
}

export const RELIGIONS = ['pagan', 'arian', 'catholic', 'mazdean'] as const;

/** A nation comes into play on space 1 of its track. */
export function begin(state: State, owner: Nation): void {
  if (state.status[owner] !== ABSENT) return;
  promote(state, owner, { barbarian: BARBARIAN, kingdom: KINGDOM, empire: EMPIRE }[NATION_ROWS[owner].start]);
  state.age[owner] = 1;
}

/** Puts a counter somewhere, or out of play. */
export function move(state: State, counter: Counter, to: Place): void {
  const from = state.at[counter];
  if (from >= 0) {
    leave(state.here[from], counter);
    touch(state, from);
  }
  state.at[counter] = to;
  if (to >= 0) {
    state.here[to].push(counter);
    touch(state, to);
  }
}

/** Puts a horde somewhere, or out of play. */
export function encamp(state: State, owner: Nation, to: Place): void {
  const from = state.horde[owner];
  if (from >= 0) {
    state.camps[from] -= 1;
    touch(state, from);
  }
  state.horde[owner] = to;
  if (to >= 0) {
    state.camps[to] += 1;
    touch(state, to);
  }
}

/** A unit serves a nation from now on: its own, or another. */
export function enlist(state: State, counter: Counter, owner: Nation): void {
  const before = state.holder[counter];
  if (before === owner) return;
  state.holder[counter] = owner;
  if (before === NATION_OF[counter]) insert(state.abroad, counter);
  else if (owner === NATION_OF[counter]) leave(state.abroad, counter);
  if (state.at[counter] >= 0) touch(state, state.at[counter]);
}

function insert(list: Counter[], counter: Counter): void {
  let i = list.push(counter) - 1;
  for (; i > 0 && list[i - 1] > counter; i--) list[i] = list[i - 1];
  list[i] = counter;
}

/** Takes a counter out of a list and keeps the order of the others; `splice` makes a list of what it takes, in every step of a march. */
function leave(list: Counter[], counter: Counter): void {
  for (let i = list.indexOf(counter); i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}

// What control follows from is changed by these alone: they mark the areas where it has to be worked out anew.

function touch(state: State, where: Place): void {
  if (where < LAND && AREA_OF[where] >= 0) state.stale[AREA_OF[where]] = 1;
}

/** Nations are not to each other what they were. */
export function touchAll(state: State): void {
  state.stale.fill(1);
}

/** A nation becomes a barbarian one, a kingdom, an empire, or vanishes. */
export function promote(state: State, owner: Nation, status: number): void {
  state.status[owner] = status;
  touchAll(state);
}

/** What ties a nation to a lord, or that it is free. */
export function tie(state: State, owner: Nation, bond: number, lord: Nation): void {
  state.bond[owner] = bond;
  state.lord[owner] = lord;
  touchAll(state);
}

export function giveCity(state: State, where: Place, owner: Nation): void {
  state.city[where] = owner;
  touch(state, where);
}

/** A city grows or shrinks. */
export function resize(state: State, where: Place, by: number): void {
  state.level[where] += by;
  touch(state, where);
}

/** A province is ceded to a federate, or to nobody any more. */
export function cede(state: State, where: Place, federate: Nation): void {
  state.foedus[where] = federate;
  touch(state, where);
}

/** Puts up to `count` counters of a sort from the supply onto the map; how many there were. */
export function deploy(state: State, sort: number, count: number, to: Place): number {
  const { first, count: all } = SORTS[sort];
  let placed = 0;
  for (let counter = first; counter < first + all && placed < count; counter++)
    if (state.at[counter] === NOWHERE) {
      state.hurt[counter] = 0;
      enlist(state, counter, NATION_OF[counter]);
      state.lent[counter] = 0;
      move(state, counter, to);
      placed += 1;
    }
  return placed;
}

/** Takes a counter off the map, back to the supply. */
export function remove(state: State, counter: Counter): void {
  move(state, counter, NOWHERE);
  state.hurt[counter] = 0;
  enlist(state, counter, NATION_OF[counter]);
  state.lent[counter] = 0;
}

/** The seat that decides for a nation; nobody, if the house plays its side. */
export function seatOf(state: State, owner: Nation): Seat {
  return state.sides[SIDE_OF[owner]];
}

export function isCivilised(state: State, owner: Nation): boolean {
  return state.status[owner] >= KINGDOM;
}

/** XVI.A Revolts are nothing to barbarians as long as they are pagans or Arians. */
export function knowsRevolts(state: State, owner: Nation): boolean {
  const faith = RELIGIONS[state.religion[owner]];
  return isCivilised(state, owner) || (faith !== 'pagan' && faith !== 'arian');
}
