import type { Chance, Config, Seat, Setting } from '@tabula/engine';
import { HOME_SPACES, HOMES, HOMES_FOR, type Home, KINDS, PER_COLOUR, ROUND_LIMITS, START } from './data/figures.ts';
import { PROVINCES, type Province, ROADS, space } from './data/map.ts';

const LIMITS = Array.from({ length: ROUND_LIMITS.max - ROUND_LIMITS.min + 1 }, (_, i) => String(ROUND_LIMITS.min + i));

export const SETTINGS = {
  /** How homes are given out (R-SET-1). */
  homeChoice: { values: ['random', 'pick'] },
  /** After which round the richest wins (R-END-3). */
  roundLimit: { values: ['none', ...LIMITS], quick: true },
  /** A player may ask to be proclaimed emperor (R-END-2). */
  proclaimVote: { values: ['on', 'off'] },
  /** A border between Mesopotamia and Arabia Petraea (R-MAP-2). */
  mesopotamiaArabia: { values: ['off', 'on'] },
  /** A General given back to a player without a home waits for it (R-RAN-5). */
  generalWaits: { values: ['off', 'on'] },
  /** Cavalry of each colour (R-CMP-2). */
  cavalryPerColour: { values: ['20', '10'] },
} as const satisfies Record<string, Setting>;

export const NOBODY = -1;
export const NOWHERE = -1;
/** A Caesar aboard galley g is at ABOARD + g. */
export const ABOARD = 100;

/** What a province may hold. */
export const NO_CITY = 0;
export const CITY = 1;
export const FORTIFIED = 2;

/** What each player may settle about each other: passage, roads, straits (R-DIP-2). */
export const PERMITS = ['transit', 'roads', 'straits'] as const;
/** How many sets of them there are, none included. */
export const PERMIT_SETS = 1 << PERMITS.length;
export const ANSWERS = ['ask', 'allow', 'refuse'] as const;

/**
 * Where a turn stands. `destroy`: cities may still be destroyed, and the first purchase ends that; `build`: purchase and placement;
 * `deal`: Generals are ransomed and nothing is bought any more; `throne`: the last thing in a turn (7.1).
 */
export type Phase =
  | 'homes'
  | 'begin'
  | 'move'
  | 'leaders'
  | 'declare'
  | 'combat'
  | 'tribute'
  | 'destroy'
  | 'build'
  | 'deal'
  | 'throne'
  | 'over';
export type Ending = 'last-caesar' | 'proclaimed' | 'round-limit';

/**
 * The whole position, in integers. Tables by player and province are indexed by `player * PROVINCES + province`, tables
 * by two players by `player * players + player`. What counts movement concerns the active player only.
 */
export interface State {
  readonly rules: {
    readonly roundLimit: number;
    readonly proclaimVote: boolean;
    readonly mesopotamiaArabia: boolean;
    readonly generalWaits: boolean;
    readonly cavalryPerColour: number;
  };
  readonly players: number;
  phase: Phase;
  round: number;
  active: Seat;
  /** Who attacks: the active player, or whoever took his Caesar (R-CAE-3). */
  attacker: Seat;
  winner: Seat;
  ending: Ending | '';
  /** Where the price level stands: 0, 1, 2 (×1, ×2, ×3). */
  inflation: number;
  /** By level: who set it off, and how many of his turns begin until it is felt. */
  readonly inflationBy: Seat[];
  readonly inflationIn: number[];
  /** By player. */
  readonly home: Province[];
  readonly caesar: number[];
  readonly money: number[];
  readonly tribute: number[];
  /** Colours whose pieces he may use: one, and those of the Caesars he took. */
  readonly colours: number[];
  /** Generals killed, and Generals given back who wait for their home. */
  readonly dead: number[];
  readonly waiting: number[];
  /** By owner and set of permits: how often he refused just that to the active player in this turn. */
  readonly refusals: number[];
  /** How often he asked in vain to be proclaimed. */
  readonly claims: number[];
  /** By captor and owner. */
  readonly prisoners: number[];
  /** By owner and mover, three each: 0 ask, 1 allow, 2 refuse. */
  readonly permits: number[];
  /** By player and other party: he has asked to deal with the other for Generals in the next phase six (R-RAN-1). */
  readonly envoys: number[];
  /** By two players, either way round: they have dealt in this phase six. */
  readonly dealt: number[];
  /** By province. */
  readonly control: Seat[];
  readonly city: number[];
  /** Whose land units hold it. The active player's may stand there besides, to fight them. */
  readonly garrison: Seat[];
  /** By border. */
  readonly road: number[];
  /** By kind, then by player and province. */
  readonly units: number[][];
  readonly generals: number[];
  /** By kind, then by province: land units without movement points; cavalry and Generals with one point left. */
  readonly spent: number[][];
  readonly halfCavalry: number[];
  readonly spentGenerals: number[];
  readonly halfGenerals: number[];
  caesarLeft: number;
  /** By province: a legion landed there in this turn. */
  readonly landed: number[];
  /** Where groups stand in the middle of a stretch of road, and with what (8.11). */
  readonly stretches: Stretch[];
  /** By player and province: lone leaders who are safe from the active player in this combat phase: he left them alone, or retreated to them. */
  readonly spared: number[];
  /** Land units were placed in the home in this turn. */
  raised: boolean;
  /** The active player asks to be proclaimed when his turn ends. */
  claiming: boolean;
  /** By galley. */
  readonly galley: Galleys;
}

/** A group that may go on along its road for nothing. `cavalry` and `generals` have no point left, the `half` ones one. */
export interface Stretch {
  readonly at: Province;
  infantry: number;
  catapult: number;
  cavalry: number;
  halfCavalry: number;
  generals: number;
  halfGenerals: number;
  caesar: boolean;
  /** Where it has been on this stretch, in order, `at` last: it does not go round in circles. */
  readonly seen: readonly Province[];
}

/** Galleys by number: whose, where, on which coast, with what movement and aboard whom. */
export interface Galleys {
  readonly owner: Seat[];
  readonly at: number[];
  readonly coast: number[];
  readonly left: number[];
  /** By kind, then by galley. */
  readonly cargo: number[][];
  readonly generals: number[];
  readonly caesar: number[];
  /** Whom it is to fight in this combat phase. */
  readonly against: Seat[];
}

export function index(seat: Seat, province: Province): number {
  return seat * PROVINCES + province;
}

export function pair(state: State, a: Seat, b: Seat): number {
  return a * state.players + b;
}

/** 6. Set-up [Preparazione]. */
export function setup({ players, settings }: Config, chance: Chance): State {
  const zeros = (length: number) => new Array<number>(length).fill(0);
  const kinds = (length: number) => KINDS.map(() => zeros(length));
  const galleys = players * PER_COLOUR.galley;
  const state: State = {
    rules: {
      roundLimit: settings.roundLimit === 'none' ? 0 : Number(settings.roundLimit),
      proclaimVote: settings.proclaimVote === 'on',
      mesopotamiaArabia: settings.mesopotamiaArabia === 'on',
      generalWaits: settings.generalWaits === 'on',
      cavalryPerColour: Number(settings.cavalryPerColour),
    },
    players,
    phase: 'homes',
    round: 1,
    active: 0,
    attacker: 0,
    winner: NOBODY,
    ending: '',
    inflation: 0,
    inflationBy: [NOBODY, NOBODY],
    inflationIn: [0, 0],
    home: new Array<Province>(players).fill(NOWHERE),
    caesar: new Array<number>(players).fill(NOWHERE),
    money: zeros(players),
    tribute: zeros(players),
    colours: new Array<number>(players).fill(1),
    dead: zeros(players),
    waiting: zeros(players),
    refusals: zeros(players * PERMIT_SETS),
    claims: zeros(players),
    prisoners: zeros(players * players),
    permits: zeros(players * players * PERMITS.length),
    envoys: zeros(players * players),
    dealt: zeros(players * players),
    control: new Array<Seat>(PROVINCES).fill(NOBODY),
    city: zeros(PROVINCES),
    garrison: new Array<Seat>(PROVINCES).fill(NOBODY),
    road: zeros(ROADS.length),
    units: kinds(players * PROVINCES),
    generals: zeros(players * PROVINCES),
    spent: kinds(PROVINCES),
    halfCavalry: zeros(PROVINCES),
    spentGenerals: zeros(PROVINCES),
    halfGenerals: zeros(PROVINCES),
    caesarLeft: 0,
    landed: zeros(PROVINCES),
    stretches: [],
    spared: [],
    raised: false,
    claiming: false,
    galley: {
      owner: new Array<Seat>(galleys).fill(NOBODY),
      at: new Array<number>(galleys).fill(NOWHERE),
      coast: zeros(galleys),
      left: zeros(galleys),
      cargo: kinds(galleys),
      generals: zeros(galleys),
      caesar: zeros(galleys),
      against: new Array<Seat>(galleys).fill(NOBODY),
    },
  };
  if (settings.homeChoice === 'random')
    chance.shuffle([...HOMES_FOR[players]]).forEach((home, seat) => {
      settle(state, seat, home);
    });
  return state;
}

/** 6.3 A player's first pieces, in his home. */
export function settle(state: State, seat: Seat, home: Home): void {
  const at = space(home);
  state.home[seat] = at;
  state.caesar[seat] = at;
  state.control[at] = seat;
  state.city[at] = FORTIFIED;
  state.garrison[at] = seat;
  state.units[0][index(seat, at)] = START.infantry;
  state.generals[index(seat, at)] = START.generals;
  state.tribute[seat] = 15;
}

/** Where a home stands in the order of play; -1 for no home. */
function homePlace(home: Province): number {
  return HOME_SPACES.indexOf(home);
}

/** 6.5 The seats in the order of their homes round the sea; those without a home yet by number. */
export function turnOrder({ players, home }: State): Seat[] {
  const order: Seat[] = [];
  for (let seat = 0; seat < players; seat++) {
    let place = seat;
    for (; place > 0 && homePlace(home[order[place - 1]]) > homePlace(home[seat]); place--)
      order[place] = order[place - 1];
    order[place] = seat;
  }
  return order;
}

export function isIn({ caesar }: State, seat: Seat): boolean {
  return caesar[seat] !== NOWHERE;
}

/** How many homes have been chosen. */
export function homesLeft({ players, home }: State): Home[] {
  return HOMES_FOR[players].filter((id) => !home.includes(space(id)));
}

/** Empties a list: to set the length that it has would be a call into the runtime all the same. */
export function clear(list: unknown[]): void {
  if (list.length > 0) list.length = 0;
}

const slices = (lists: readonly number[][]): number[][] => [lists[0].slice(), lists[1].slice(), lists[2].slice()];

function copyStretch(stretch: Stretch): Stretch {
  const { at, infantry, catapult, cavalry, halfCavalry, generals, halfGenerals, caesar, seen } = stretch;
  return { at, infantry, catapult, cavalry, halfCavalry, generals, halfGenerals, caesar, seen: seen.slice() };
}

function copyGalleys({ owner, at, coast, left, cargo, generals, caesar, against }: Galleys): Galleys {
  return {
    owner: owner.slice(),
    at: at.slice(),
    coast: coast.slice(),
    left: left.slice(),
    cargo: slices(cargo),
    generals: generals.slice(),
    caesar: caesar.slice(),
    against: against.slice(),
  };
}

/** Field by field, so that all states have one hidden class: spreading would be slower, and so would everything after. */
export function copy(state: State): State {
  const { roundLimit, proclaimVote, mesopotamiaArabia, generalWaits, cavalryPerColour } = state.rules;
  return {
    rules: { roundLimit, proclaimVote, mesopotamiaArabia, generalWaits, cavalryPerColour },
    players: state.players,
    phase: state.phase,
    round: state.round,
    active: state.active,
    attacker: state.attacker,
    winner: state.winner,
    ending: state.ending,
    inflation: state.inflation,
    inflationBy: state.inflationBy.slice(),
    inflationIn: state.inflationIn.slice(),
    home: state.home.slice(),
    caesar: state.caesar.slice(),
    money: state.money.slice(),
    tribute: state.tribute.slice(),
    colours: state.colours.slice(),
    dead: state.dead.slice(),
    waiting: state.waiting.slice(),
    refusals: state.refusals.slice(),
    claims: state.claims.slice(),
    prisoners: state.prisoners.slice(),
    permits: state.permits.slice(),
    envoys: state.envoys.slice(),
    dealt: state.dealt.slice(),
    control: state.control.slice(),
    city: state.city.slice(),
    garrison: state.garrison.slice(),
    road: state.road.slice(),
    units: slices(state.units),
    generals: state.generals.slice(),
    spent: slices(state.spent),
    halfCavalry: state.halfCavalry.slice(),
    spentGenerals: state.spentGenerals.slice(),
    halfGenerals: state.halfGenerals.slice(),
    caesarLeft: state.caesarLeft,
    landed: state.landed.slice(),
    stretches: state.stretches.map(copyStretch),
    spared: state.spared.slice(),
    raised: state.raised,
    claiming: state.claiming,
    galley: copyGalleys(state.galley),
  };
}

export { HOMES };
