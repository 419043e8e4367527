import { BundleLists, bundle, deed, option, type Prompt } from '@tabula/engine';
import { COIN, HOMES, KINDS, PRICE } from './data/figures.ts';
import { BOARD, COASTS, idOf, isSea, PROVINCES, ROADS } from './data/map.ts';
import { ANSWERS, PERMITS } from './state.ts';

/** Everything a player can ever answer, made once. Tables by space are indexed by its number. */
const SPACE_IDS = BOARD.spaces.map(({ id }) => id);
const SEATS = [0, 1, 2, 3, 4, 5] as const;
const forSpaces = <T>(make: (place: (typeof SPACE_IDS)[number]) => T): readonly T[] => SPACE_IDS.map(make);
const forProvinces = <T>(make: (place: (typeof SPACE_IDS)[number]) => T): readonly T[] =>
  SPACE_IDS.slice(0, PROVINCES).map(make);

/** Options that are too many to be made beforehand: each is made when it is first offered. */
class Made<O> {
  readonly #known = new Map<string, O>();

  once(key: string, make: () => O): O {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}

export const DONE = deed(option('done'));
export const HOME = HOMES.map((home) => option('home', { home }));

// Movement by land
export const MARCH = forProvinces((from) => option('march', { from }));
export const GO = forProvinces((to) => option('go', { to }));
export const ATTACK = forProvinces((to) => option('attack', { to }));
export const LEADERS = new BundleLists('leaders', ['caesar', 'general', 'tired-general', 'spent-general']);
export const LEGION = new BundleLists('legion', ['infantry', 'cavalry', 'tired-cavalry', 'catapult']);

// Movement by sea
export const SAIL = SPACE_IDS.map((from, at) =>
  isSea(at) ? [option('sail', { from })] : COASTS[at].map(({ side }) => option('sail-from', { from, side })),
);
export const LOAD_LEADERS = new BundleLists('load-leaders', ['caesar', 'general']);
export const LOAD = new BundleLists('load', KINDS);
export const LAND_LEADERS = new BundleLists('land-leaders', ['caesar', 'general']);
export const LAND_UNITS = new BundleLists('land-units', KINDS);
export const SAIL_TO = forSpaces((to) => option('sail-to', { to }));
const forCoasts = <K extends string>(kind: K) =>
  SPACE_IDS.slice(0, PROVINCES).map((to, at) => COASTS[at].map(({ side }) => option(kind, { to, side })));
export const LAND = forCoasts('land');
export const INVADE = forCoasts('invade');
export const CALL = forProvinces((to) => option('call', { to }));
export const STRIKE = forProvinces((to) => option('strike', { to }));

export type RoadOption = Readonly<{ id: string; kind: 'road-on'; from: string; through: string }>;
const roadsOn = new Made<RoadOption>();

/** On along a road for the group that came to its last place by the others. */
export function roadOn(seen: readonly number[]): RoadOption {
  return roadsOn.once(seen.join(), () => {
    const ids = seen.map(idOf);
    return option('road-on', { from: ids[ids.length - 1], through: ids.slice(0, -1).join('+') });
  });
}

export type LeaveKind = 'go-with-leave' | 'attack-with-leave' | 'halt-with-leave';
export type LeaveOption = Readonly<{
  id: string;
  kind: LeaveKind;
  to: string;
  hosts: string;
  roadOwners: string;
  fleets: string;
}>;
const LEAVE_KINDS: readonly LeaveKind[] = ['go-with-leave', 'attack-with-leave', 'halt-with-leave'];
const leaves = new Map<number, LeaveOption>();

/** Several things out of a list, given as bits, as one argument. */
export function bundleOf(list: readonly (string | number)[], bits: number): string {
  return bundle(Object.fromEntries(list.map((one, i) => [`${one}`, (bits >> i) & 1])));
}

/** R-OWN-8 A place, if some players (as bits) let one through their troops, on their roads, over straits that they hold. */
export function withLeave(kind: LeaveKind, to: number, hosts: number, roadOwners: number, fleets: number): LeaveOption {
  const players = (((hosts << SEATS.length) | roadOwners) << SEATS.length) | fleets;
  const key = (to * LEAVE_KINDS.length + LEAVE_KINDS.indexOf(kind)) * (1 << (3 * SEATS.length)) + players;
  let made = leaves.get(key);
  if (made === undefined) {
    made = option(kind, {
      to: idOf(to),
      hosts: bundleOf(SEATS, hosts),
      roadOwners: bundleOf(SEATS, roadOwners),
      fleets: bundleOf(SEATS, fleets),
    });
    leaves.set(key, made);
  }
  return made;
}

export type ShipOption = Readonly<{ id: string; kind: 'ship'; units: string; left: number }>;
const ships = new Map<number, ShipOption>();

/** A galley told from others by what is aboard and how far it can still go. */
export function shipOption(counts: readonly number[], generals: number, caesar: number, left: number): ShipOption {
  const key = ((((caesar * 32 + generals) * 8 + counts[0]) * 8 + counts[1]) * 8 + counts[2]) * 4 + left;
  let made = ships.get(key);
  if (made === undefined) {
    const [infantry, cavalry, catapult] = counts;
    made = option('ship', { units: bundle({ caesar, general: generals, infantry, cavalry, catapult }), left });
    ships.set(key, made);
  }
  return made;
}

// Consent
export const ALLOW = option('allow');
export const REFUSE = option('refuse');
export const CONSENT = [ALLOW, REFUSE] as const;
export const ORDERS = SEATS.map((whom) =>
  PERMITS.map((permit) => ANSWERS.map((word) => option('order', { permit, whom, word }))),
);

// Leaders without troops, and those of a beaten army: all alike, or so many of each
export const CAPTURE = option('capture');
export const KILL = option('kill');
export const LEAVE = option('leave');
export type FateOption = Readonly<{ id: string; kind: 'divide'; captured: number; killed: number; left: number }>;
const fates = new Made<FateOption>();

export function divideFate(captured: number, killed: number, left: number): FateOption {
  return fates.once(`${captured} ${killed} ${left}`, () => option('divide', { captured, killed, left }));
}

// Naval declarations
export const ENGAGE = SEATS.map((whom) => option('engage', { whom }));
export const NO_BATTLE = option('no-battle');

// Battles
export const BATTLE = forProvinces((at) => option('battle', { at }));
export const SEA_BATTLE = SPACE_IDS.map((at) => SEATS.map((whom) => option('sea-battle', { at, whom })));
export const FORM = new BundleLists('form', KINDS);
export const LOSE = new BundleLists('lose', KINDS);
export const PURSUE = new BundleLists('pursue', KINDS);
export const FIGHT_ON = option('fight-on');
export const RETREAT = forProvinces((to) => option('retreat', { to }));
export const RETREAT_WITH_LEAVE = forProvinces((to) => option('retreat-with-leave', { to }));
export const SHORE = forSpaces((to) => option('shore', { to }));

// Cities, purchase and placement
export const DESTROY = forProvinces((at) => option('destroy', { at }));
export const RECRUIT = option('recruit');
/** Weighed in the price of an infantry. */
export const LEVY = new BundleLists(
  'levy',
  KINDS,
  KINDS.map((kind) => PRICE[kind] / PRICE.infantry),
);
export const BUY_GALLEY = SPACE_IDS.slice(0, PROVINCES).map((at, i) =>
  COASTS[i].map(({ side }) => option('galley', { at, side })),
);
export const BUY_CITY = forProvinces((at) => option('city', { at }));
export const BUY_WALLS = forProvinces((at) => option('walls', { at }));
export const BUY_FORTIFIED = forProvinces((at) => option('fortified-city', { at }));
export const BUY_ROAD = ROADS.map(([a, b]) => option('road', { at: idOf(a), to: idOf(b) }));
export const CLAIM = option('claim');

// Ransom
export const OFFER = SEATS.map((whom) => option('offer', { whom }));
const small = Array.from({ length: 25 }, (_, count) => count);
export const GET_BACK = small.map((count) => option('get-back', { count }));
export const GIVE_BACK = small.map((count) => option('give-back', { count }));
export type PriceOption = Readonly<{ id: string; kind: 'pay' | 'charge'; talents: number }>;
const prices = new Made<PriceOption>();

export function priceOption(kind: PriceOption['kind'], talents: number): PriceOption {
  return prices.once(`${kind} ${talents}`, () => option(kind, { talents }));
}

/** So many steps are as fine as a coin; beyond them each is ten times as long as before. */
const FINE_STEPS = 400;

/** Prices up to all that somebody has, the whole of it among them. */
export function pricesUpTo(kind: PriceOption['kind'], most: number): PriceOption[] {
  const options: PriceOption[] = [];
  let step = COIN;
  for (let talents = COIN; talents < most; talents += step) {
    options.push(priceOption(kind, talents));
    if (talents === FINE_STEPS * step) step *= 10;
  }
  if (most > 0) options.push(priceOption(kind, most));
  return options;
}
export const ACCEPT = option('accept');
export const DECLINE = option('decline');
export const COUNTER = option('counter');
/** R-RAN-1 No word is sent, or word that one wants to deal in the next phase six. */
export const ENVOYS = SEATS.map((whom) =>
  ['none', 'deal'].map((word) => option('order', { permit: 'ransom', whom, word })),
);

/** A question with the rulebook's section that asks it. */
export function prompt(ask: string, rule: string, args?: Prompt['args'], fallback?: string): Prompt {
  if (fallback !== undefined) return args === undefined ? { ask, rule, fallback } : { ask, rule, args, fallback };
  return args === undefined ? { ask, rule } : { ask, rule, args };
}

/** A question about a place, for every place: made once. */
export function promptsAt(ask: string, rule: string, arg: 'at' | 'from'): readonly Prompt[] {
  return SPACE_IDS.map((id) => prompt(ask, rule, { [arg]: id }));
}
