import type { Chance, Config } from '@tabula/engine';
import { BOOKS, type Book, countsOf, leaderNamed, type Nation } from '../data/book/book.ts';
import { ROUNDS } from '../data/figures.ts';
import { type GameId, LEADERS } from '../data/names.ts';
import { FIRST_SEA, isSea, SPACES, type Space, spaceNamed } from '../data/spaces.ts';
import { KINDS } from '../data/units.ts';
import { type Rules, rulesOf, scenarioFor } from '../settings.ts';
import { CITY, LEADER_SLOT, listOf, NOWHERE, SLOTS } from './codes.ts';
import { copyTurn, newTurn, type Turn } from './turn-state.ts';

export { CITY, DEAD, LEADER_SLOT, NO_CITY, NOBODY, NOWHERE, RUIN, SLOTS } from './codes.ts';
export { newTurn, renewTurn, type Turn } from './turn-state.ts';

export type Phase =
  | 'round-start'
  | 'turn-start'
  | 'purchase'
  | 'placement'
  | 'movement'
  | 'combat'
  | 'campaign'
  | 'civil-war'
  | 'turn-end'
  | 'round-end'
  | 'over';

/** Ask me, or take it that I do nothing. */
export type Standing = 'ask' | 'never';

/** Fleets that came to a sea together, and by kind the land units on them. */
export interface Convoy {
  readonly nation: Nation;
  readonly sea: Space;
  readonly fleets: number;
  readonly cargo: readonly number[];
}

export interface State {
  readonly scenario: GameId;
  readonly rules: Rules;
  phase: Phase;
  round: number;
  /** Whose turn it is. */
  nation: Nation;
  /** By nation, space and slot. */
  readonly units: number[];
  /** By space: which nations have anything there, as bits. */
  readonly mask: number[];
  readonly leaderAt: Space[];
  /** By leader: the round in which he came. */
  readonly leaderSince: number[];
  /** By nation and kind: counters not on the board. */
  readonly supply: number[];
  /** By nation and kind: bought from tribute, to be placed in the next placement phase (6.4). */
  readonly waiting: number[];
  /** By nation and kind: counters that left the game for good. */
  readonly gone: number[];
  /** By area: the nation that controls it (6.1). */
  readonly holder: Nation[];
  readonly city: number[];
  /** By area: the last seat that held it. */
  readonly cityOwner: number[];
  readonly gold: number[];
  readonly overlord: Nation[];
  readonly capital: Space[];
  /**
   * Since the nation's last movement, as nation * 64 + area: where units retreated to; and where some came by a reaction beyond the
   * limit, one entry for each.
   */
  retreats: number[];
  reacted: number[];
  /** Fleets that lie apart from others of their nation in one sea, since its last movement (9.6). */
  convoys: Convoy[];
  /** By nation and round: half points. */
  readonly points: number[];
  /** By seat: what it has settled once for all. */
  readonly orders: { react: Standing; engage: Standing }[];
  /** By nation: half points of a subject, to be halved. */
  readonly pending: number[];
  /** Whose last unit was eliminated by whom, so that it counts once: killer * 64 + victim. */
  wipedOut: number[];
  /** Nations that have plundered Roma, as bits. */
  sackedRoma: number;
  /** 13.3 Battles of the Romans against elephants. */
  elephantBattles: number;
  conversions: number;
  emperor: boolean;
  readonly turn: Turn;
}

export const bookOf = ({ scenario }: Pick<State, 'scenario'>): Book => (scenario === 'I' ? BOOKS.I : BOOKS.II);

export function slot(nation: Nation, space: Space): number {
  return (nation * SPACES + space) * SLOTS;
}

/** 4. Set-up: the pieces of the cards; nobody has gold. */
export function setup({ players, settings }: Config, _chance: Chance): State {
  const scenario = scenarioFor(players);
  const book = BOOKS[scenario];
  const state = emptyBoard(scenario, settings);
  book.cards.forEach(({ setup: placements = [], seat, capital }, nation) => {
    if (capital !== undefined) state.capital[nation] = spaceNamed(capital);
    for (const { at, units, city, leaders = [] } of placements) {
      const space = spaceNamed(at);
      countsOf(units).forEach((count, kind) => {
        state.units[slot(nation, space) + kind] += count;
        state.supply[nation * KINDS + kind] -= count;
      });
      for (const id of leaders) {
        state.leaderAt[leaderNamed(id)] = space;
        state.leaderSince[leaderNamed(id)] = 1;
        state.units[slot(nation, space) + LEADER_SLOT] += 1;
      }
      state.mask[space] |= 1 << nation;
      if (!isSea(space)) state.holder[space] = nation;
      if (city) {
        state.city[space] = CITY;
        state.cityOwner[space] = seat;
      }
    }
  });
  return state;
}

/** The longest list is made once. */
const NO_UNITS = {
  I: listOf(BOOKS.I.size * SPACES * SLOTS, 0),
  II: listOf(BOOKS.II.size * SPACES * SLOTS, 0),
} as const;

function emptyBoard(scenario: GameId, settings: Config['settings']): State {
  const { size, mix } = BOOKS[scenario];
  const zeros = (length: number) => listOf(length, 0);
  const nowhere = (length: number) => listOf(length, NOWHERE);
  return {
    scenario,
    rules: rulesOf(settings, BOOKS[scenario].seats),
    phase: 'round-start',
    round: 1,
    nation: 0,
    units: NO_UNITS[scenario].slice(),
    mask: zeros(SPACES),
    leaderAt: LEADERS.map(() => NOWHERE),
    leaderSince: LEADERS.map(() => 0),
    supply: mix.slice(),
    waiting: zeros(size * KINDS),
    gone: zeros(size * KINDS),
    holder: nowhere(FIRST_SEA),
    city: zeros(SPACES),
    cityOwner: nowhere(SPACES),
    gold: zeros(size),
    overlord: nowhere(size),
    capital: nowhere(size),
    retreats: [],
    reacted: [],
    convoys: [],
    points: zeros(size * (ROUNDS + 1)),
    orders: Array.from({ length: BOOKS[scenario].seats }, () => ({ react: 'ask', engage: 'ask' })),
    pending: zeros(size),
    wipedOut: [],
    sackedRoma: 0,
    elephantBattles: 0,
    conversions: 0,
    emperor: false,
    turn: newTurn(),
  };
}

export function copy(state: State): State {
  const { scenario, rules, phase, round, nation, sackedRoma, elephantBattles, conversions, emperor } = state;
  return {
    scenario,
    rules: { ...rules, handicap: rules.handicap.slice() },
    phase,
    round,
    nation,
    units: state.units.slice(),
    mask: state.mask.slice(),
    leaderAt: state.leaderAt.slice(),
    leaderSince: state.leaderSince.slice(),
    supply: state.supply.slice(),
    waiting: state.waiting.slice(),
    gone: state.gone.slice(),
    holder: state.holder.slice(),
    city: state.city.slice(),
    cityOwner: state.cityOwner.slice(),
    gold: state.gold.slice(),
    overlord: state.overlord.slice(),
    capital: state.capital.slice(),
    retreats: state.retreats.slice(),
    reacted: state.reacted.slice(),
    convoys: state.convoys.map(({ nation: owner, sea, fleets, cargo }) => ({
      nation: owner,
      sea,
      fleets,
      cargo: cargo.slice(),
    })),
    points: state.points.slice(),
    orders: state.orders.map(({ react, engage }) => ({ react, engage })),
    pending: state.pending.slice(),
    wipedOut: state.wipedOut.slice(),
    sackedRoma,
    elephantBattles,
    conversions,
    emperor,
    turn: copyTurn(state.turn),
  };
}
