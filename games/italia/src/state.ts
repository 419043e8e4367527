import { type Chance, type Config, SetupError } from '@tabula/engine';
import { BOOKS, type Book, countsOf, type Leader, leaderNamed, type Nation } from './data/book.ts';
import { ROUNDS } from './data/figures.ts';
import { type GameId, LEADERS } from './data/names.ts';
import { SPACES, type Space, spaceNamed } from './data/spaces.ts';
import { KINDS } from './data/units.ts';

export const SETTINGS = {
  /** Italia I is for three, Italia II for four (3.0). */
  scenario: { values: ['by-players', 'I', 'II'] },
  /** 9.7 A city of an ally is a road through highland too. */
  alliedCityRoads: { values: ['on', 'off'] },
  /** R 29 Pyrrhus may leave an occupied landing place without a fight. */
  pyrrhusFreeExit: { values: ['on', 'off'] },
  /** When the last Carthaginian is worth 5 points to Rome. */
  lastCarthaginian: { values: ['rounds-6-8', 'any-round'] },
  /** R 31 How the points of subjects are summed before they are halved. */
  subjectPoints: { values: ['faq', 'simple'] },
  /** House variant: every unit is a target of its own. */
  combatAllocation: { values: ['type', 'individual'] },
  /** R 12 Berbers, Visigoths and Vandals count their areas in round 2, or in round 3 like all others. */
  earlyScoring: { values: ['cards', 'round3'] },
} as const;

/** No space, no nation, no seat. */
export const NOWHERE = -1;
export const NOBODY = -1;
/** A leader who will not come again. */
export const DEAD = -2;

/** By space, all that stands there: seven kinds of units and, last, the number of leaders. */
export const SLOTS = KINDS + 1;
export const LEADER_SLOT = KINDS;

/** What stands in an area: nothing, a city, or its ruin. */
export const [NO_CITY, CITY, RUIN] = [0, 1, 2] as const;

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

/** Ask me, or take it that I do nothing. */
export type Standing = 'ask' | 'never';

export interface State {
  readonly scenario: GameId;
  readonly rules: {
    readonly alliedCityRoads: boolean;
    readonly pyrrhusFreeExit: boolean;
    readonly lastCarthaginianAnyRound: boolean;
    readonly simpleSubjectPoints: boolean;
    readonly individualTargets: boolean;
    readonly earlyScoringRound3: boolean;
  };
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
  readonly city: number[];
  /** By area: the last seat that held it. */
  readonly cityOwner: number[];
  readonly gold: number[];
  readonly overlord: Nation[];
  readonly capital: Space[];
  /** By nation and round: half points. */
  readonly points: number[];
  /** By seat: what it has settled once for all. */
  readonly orders: { react: Standing; engage: Standing }[];
  /** By nation: half points of a subject, to be halved. */
  readonly pending: number[];
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
  const scenario = scenarioFor(players, settings.scenario);
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
      if (city) {
        state.city[space] = CITY;
        state.cityOwner[space] = seat;
      }
    }
  });
  return state;
}

function scenarioFor(players: number, wanted: string): GameId {
  const fits: GameId = players === 3 ? 'I' : 'II';
  if (wanted !== 'by-players' && wanted !== fits)
    throw new SetupError(`Italia ${wanted} is for ${wanted === 'I' ? 3 : 4} players, not ${players}`, 'set scenario');
  return fits;
}

function emptyBoard(scenario: GameId, settings: Config['settings']): State {
  const { size, mix } = BOOKS[scenario];
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  const nowhere = (length: number): number[] => new Array<number>(length).fill(NOWHERE);
  return {
    scenario,
    rules: {
      alliedCityRoads: settings.alliedCityRoads === 'on',
      pyrrhusFreeExit: settings.pyrrhusFreeExit === 'on',
      lastCarthaginianAnyRound: settings.lastCarthaginian === 'any-round',
      simpleSubjectPoints: settings.subjectPoints === 'simple',
      individualTargets: settings.combatAllocation === 'individual',
      earlyScoringRound3: settings.earlyScoring === 'round3',
    },
    phase: 'round-start',
    round: 1,
    nation: 0,
    units: zeros(size * SPACES * SLOTS),
    mask: zeros(SPACES),
    leaderAt: LEADERS.map(() => NOWHERE),
    leaderSince: LEADERS.map(() => 0),
    supply: mix.slice(),
    waiting: zeros(size * KINDS),
    gone: zeros(size * KINDS),
    city: zeros(SPACES),
    cityOwner: nowhere(SPACES),
    gold: zeros(size),
    overlord: nowhere(size),
    capital: nowhere(size),
    points: zeros(size * (ROUNDS + 1)),
    orders: Array.from({ length: BOOKS[scenario].seats }, () => ({ react: 'ask', engage: 'ask' })),
    pending: zeros(size),
    sackedRoma: 0,
    elephantBattles: 0,
    conversions: 0,
    emperor: false,
    turn: newTurn(),
  };
}

export function newTurn(): Turn {
  return {
    half: 0,
    moved: new Array<number>(SPACES * SLOTS).fill(0),
    landed: new Array<number>(SPACES * SLOTS).fill(0),
    leadersMoved: [],
    entries: [],
    bought: new Array<number>(KINDS).fill(0),
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
function copyTurn(turn: Turn): Turn {
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

export function copy(state: State): State {
  const { scenario, rules, phase, round, nation, sackedRoma, elephantBattles, conversions, emperor } = state;
  return {
    scenario,
    rules: { ...rules },
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
    city: state.city.slice(),
    cityOwner: state.cityOwner.slice(),
    gold: state.gold.slice(),
    overlord: state.overlord.slice(),
    capital: state.capital.slice(),
    points: state.points.slice(),
    orders: state.orders.map(({ react, engage }) => ({ react, engage })),
    pending: state.pending.slice(),
    sackedRoma,
    elephantBattles,
    conversions,
    emperor,
    turn: copyTurn(state.turn),
  };
}
