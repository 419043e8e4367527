import type { Chance, Config, Seat } from '@tabula/engine';
import { CARDS } from './data/cards.ts';
import { RECOMMENDED } from './data/civilizations.ts';
import { BUILDINGS, FORTRESSES, LEGIONS, MARKERS, START_POINTS, TOKENS, TRIREMES } from './data/figures.ts';
import { CIVILIZATIONS } from './data/names.ts';
import { ICON_COUNT, LAND_COUNT, SPACE_COUNT } from './data/provinces.ts';
import { CARD_COUNTS, KIND_COUNT, KINDS } from './data/resources.ts';
import { type Rules, rulesFrom } from './settings.ts';

/** No player, no place, nothing pending. */
export const NOBODY = -1;
export const NOTHING = -1;
/** The owner of neutral pieces; seats are 0 to 4. */
export const NEUTRAL = 5;
export const OWNERS = 6;
/** A hero that left the game with his neutral civilization (R-NEUTRAL). */
export const GONE = -2;

/** Where an owner's pieces of a province, or a seat's cards of a kind, stand in a flat table. */
export const at = (owner: number, province: number) => owner * LAND_COUNT + province;
export const afloat = (seat: number, space: number) => seat * SPACE_COUNT + space;
export const held = (seat: number, kind: number) => seat * KIND_COUNT + kind;

/** A player's supply of wooden pieces, in a flat table: seat x 4 + which. */
export const SUPPLY = { legion: 0, fortress: 1, trireme: 2, marker: 3 } as const;
export const SUPPLY_KINDS = 4;
export const inSupply = (seat: number, which: number) => seat * SUPPLY_KINDS + which;

/** Building tokens: the number of each in BUILDINGS. */
export const CITY = 0;
export const CARAVAN = 1;
export const TEMPLE = 2;
export const MARKET = 3;

/** Where occupying legions stand in a province, as bits: city, temple, market, the two icons, the influence marker. */
export const ON_CITY = 1;
export const ON_TEMPLE = 2;
export const ON_MARKET = 4;
export const ON_ICON = [8, 16] as const;
export const ON_MARKER = 32;

export type Phase =
  | 'civilizations'
  | 'setup'
  | 'begin'
  | 'roles'
  | 'income'
  | 'announce'
  | 'offer'
  | 'trade'
  | 'settle'
  | 'construction'
  | 'military'
  | 'over';

export type Part = 'naval' | 'land' | 'use';

/** Everything there is. Places and kinds are numbers; flat tables are read with `at`, `afloat`, `held`, `inSupply`. */
export interface State {
  readonly rules: Rules;
  readonly players: number;
  phase: Phase;
  turn: number;
  /** By seat: the number of its civilization. */
  readonly civilizations: number[];
  /** By role: who holds the card. */
  readonly roles: Seat[];
  /** The role being assigned, or how many were asked before. */
  step: number;
  /** Who builds or moves now. */
  active: Seat;
  /** By seat: has built or moved in this phase, or has passed in the set-up. */
  readonly done: boolean[];
  /** The order that a leader announced in advance, if he must. */
  readonly order: Seat[];
  /** By seat: points left in the advanced set-up. */
  readonly points: number[];

  /** Resource cards: in the bank by kind; in hands, face up on offer and face down taken, by seat and kind. */
  readonly bank: number[];
  /** By kind: spent and discarded cards, which lie open until the construction phase ends (R-DISCARD). */
  readonly aside: number[];
  readonly hands: number[];
  readonly offers: number[];
  readonly gained: number[];
  /** How many cards everybody offers. */
  offering: number;
  /** Who takes the next card; in the settlement, who is one card short. */
  taker: Seat;
  /** The last two who exchanged, as a number, and how often in a row. */
  pair: number;
  row: number;
  ulyssesUsed: boolean;
  /** What was taken in this trade, in order: taker, source and kind of each card. */
  readonly takings: number[];

  /** By hero and wonder: its owner, NOBODY or GONE. */
  readonly cards: number[];
  /** By kind of building: tokens left. */
  readonly tokens: number[];
  /** By seat and kind: wooden pieces left. */
  readonly supply: number[];

  /** By province: whose influence marker; whether it was placed this turn; buildings. */
  readonly marker: number[];
  readonly placed: boolean[];
  readonly city: boolean[];
  readonly temple: boolean[];
  readonly market: boolean[];
  /** By icon. */
  readonly caravan: boolean[];
  /** By owner and province. */
  readonly legions: number[];
  readonly fortresses: number[];
  /** By seat and space: at sea, or unlaunched in a province. */
  readonly triremes: number[];
  /** By province: on what the occupier's legions stand, and who he is. */
  readonly posts: number[];
  readonly occupier: Seat[];

  /** Construction: what is being bought and where; what was used this turn. */
  item: number;
  place: number;
  freeMarkerUsed: boolean;
  swapUsed: boolean;

  /** Military: the part of the turn; by space, the mover's units that may still move. */
  part: Part;
  readonly ready: number[];
  /** By space: how many of the mover's legions or triremes there have fought; by province: whether his fortresses have. */
  readonly spent: number[];
  readonly wallsSpent: boolean[];
  /** By province: how many legions of the mover came in and have not fought. */
  readonly entered: number[];
  /** By province: who has pillaged, occupied or converted it this turn, as bits. */
  readonly used: number[];
  /** By province: the owners at war there when the last turn ended, as bits. */
  readonly wars: number[];
  helenUsed: boolean;

  /** Heroes and wonders that win. */
  heroesToWin: number;
  /** Who has won, as bits, and how. */
  winners: number;
  ending: 'pyramids' | 'heroes' | 'last-turn';
}

/** 2. Set-up [Disposizione Iniziale]: the bank, the tokens, the civilizations; the board follows when these are known. */
export function setup({ players, settings }: Config, chance: Chance): State {
  const rules = rulesFrom(settings);
  const zeros = (length: number) => new Array<number>(length).fill(0);
  const no = (length: number) => new Array<boolean>(length).fill(false);
  return {
    rules,
    players,
    phase: 'civilizations',
    turn: 0,
    civilizations: civilizationsFor(players, settings.civilizations, chance),
    roles: [NOBODY, NOBODY, NOBODY],
    step: 0,
    active: rules.advanced ? chance.below(players) : NOBODY,
    done: no(players),
    order: [],
    points: new Array<number>(players).fill(rules.advanced ? START_POINTS : 0),
    bank: KINDS.map((kind) => CARD_COUNTS[kind] || rules.commonCount),
    aside: zeros(KIND_COUNT),
    hands: zeros(players * KIND_COUNT),
    offers: zeros(players * KIND_COUNT),
    gained: zeros(players * KIND_COUNT),
    offering: 0,
    taker: NOBODY,
    pair: NOTHING,
    row: 0,
    ulyssesUsed: false,
    takings: [],
    cards: CARDS.map(() => NOBODY),
    tokens: BUILDINGS.map((building) => TOKENS[players][building]),
    supply: Array.from({ length: players }, () => [LEGIONS, FORTRESSES, TRIREMES, MARKERS]).flat(),
    marker: new Array<number>(LAND_COUNT).fill(NOBODY),
    placed: no(LAND_COUNT),
    city: no(LAND_COUNT),
    temple: no(LAND_COUNT),
    market: no(LAND_COUNT),
    caravan: no(ICON_COUNT),
    legions: zeros(OWNERS * LAND_COUNT),
    fortresses: zeros(OWNERS * LAND_COUNT),
    triremes: zeros(players * SPACE_COUNT),
    posts: zeros(LAND_COUNT),
    occupier: new Array<number>(LAND_COUNT).fill(NOBODY),
    item: NOTHING,
    place: NOTHING,
    freeMarkerUsed: false,
    swapUsed: false,
    part: 'naval',
    ready: zeros(SPACE_COUNT),
    spent: zeros(SPACE_COUNT),
    wallsSpent: no(LAND_COUNT),
    entered: zeros(LAND_COUNT),
    used: zeros(LAND_COUNT),
    wars: zeros(LAND_COUNT),
    helenUsed: false,
    heroesToWin: rules.heroesToWin,
    winners: 0,
    ending: 'heroes',
  };
}

/** 2.3 The advised civilizations clockwise, any by lot, or none yet. */
function civilizationsFor(players: number, how: string, chance: Chance): number[] {
  if (how === 'chosen') return new Array<number>(players).fill(NOBODY);
  if (how === 'random') return chance.shuffle(CIVILIZATIONS.map((_, i) => i)).slice(0, players);
  return RECOMMENDED[players].map((civilization) => CIVILIZATIONS.indexOf(civilization));
}

/** A copy that shares nothing, field by field, so that all states have one hidden class. */
export function copy(state: State): State {
  return {
    rules: { ...state.rules },
    players: state.players,
    phase: state.phase,
    turn: state.turn,
    civilizations: state.civilizations.slice(),
    roles: state.roles.slice(),
    step: state.step,
    active: state.active,
    done: state.done.slice(),
    order: state.order.slice(),
    points: state.points.slice(),
    bank: state.bank.slice(),
    aside: state.aside.slice(),
    hands: state.hands.slice(),
    offers: state.offers.slice(),
    gained: state.gained.slice(),
    offering: state.offering,
    taker: state.taker,
    pair: state.pair,
    row: state.row,
    ulyssesUsed: state.ulyssesUsed,
    takings: state.takings.slice(),
    cards: state.cards.slice(),
    tokens: state.tokens.slice(),
    supply: state.supply.slice(),
    marker: state.marker.slice(),
    placed: state.placed.slice(),
    city: state.city.slice(),
    temple: state.temple.slice(),
    market: state.market.slice(),
    caravan: state.caravan.slice(),
    legions: state.legions.slice(),
    fortresses: state.fortresses.slice(),
    triremes: state.triremes.slice(),
    posts: state.posts.slice(),
    occupier: state.occupier.slice(),
    item: state.item,
    place: state.place,
    freeMarkerUsed: state.freeMarkerUsed,
    swapUsed: state.swapUsed,
    part: state.part,
    ready: state.ready.slice(),
    spent: state.spent.slice(),
    wallsSpent: state.wallsSpent.slice(),
    entered: state.entered.slice(),
    used: state.used.slice(),
    wars: state.wars.slice(),
    helenUsed: state.helenUsed,
    heroesToWin: state.heroesToWin,
    winners: state.winners,
    ending: state.ending,
  };
}
