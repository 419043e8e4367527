import { BundleLists, bundle, option, type Prompt } from '@tabula/engine';
import { COIN, HOMES, KINDS, PRICE } from './data/figures.ts';
import { BOARD, COASTS, idOf, isSea, PROVINCES, ROADS } from './data/map.ts';
import { ANSWERS, PERMITS } from './state.ts';

/** Everything a player can ever answer, made once. Tables by space are indexed by its number. */
const SPACE_IDS = BOARD.spaces.map(({ id }) => id);
const SEATS = [0, 1, 2, 3, 4, 5] as const;
const forSpaces = <T>(make: (place: (typeof SPACE_IDS)[number]) => T): readonly T[] => SPACE_IDS.map(make);
const forProvinces = <T>(make: (place: (typeof SPACE_IDS)[number]) => T): readonly T[] =>
  SPACE_IDS.slice(0, PROVINCES).map(make);

export const DONE = option('done');
export const HOME = HOMES.map((home) => option('home', { home }));

// Movement by land
export const MARCH = forProvinces((from) => option('march', { from }));
export const ROAD_ON = forProvinces((from) => option('road-on', { from }));
export const GO = forProvinces((to) => option('go', { to }));
export const ATTACK = forProvinces((to) => option('attack', { to }));
export const GO_WITH_LEAVE = forProvinces((to) => option('go-with-leave', { to }));
export const ATTACK_WITH_LEAVE = forProvinces((to) => option('attack-with-leave', { to }));
export const LEADERS = new BundleLists('leaders', ['caesar', 'general', 'tired-general']);
export const LEGION = new BundleLists('legion', ['infantry', 'cavalry', 'tired-cavalry', 'catapult']);

// Movement by sea
export const SAIL = SPACE_IDS.map((from, at) =>
  isSea(at) ? [option('sail', { from })] : COASTS[at].map(({ side }) => option('sail-from', { from, side })),
);
export const LOAD_LEADERS = new BundleLists('load-leaders', ['caesar', 'general']);
export const LOAD = new BundleLists('load', KINDS);
export const SAIL_TO = forSpaces((to) => option('sail-to', { to }));
const forCoasts = <K extends string>(kind: K) =>
  SPACE_IDS.slice(0, PROVINCES).map((to, at) => COASTS[at].map(({ side }) => option(kind, { to, side })));
export const LAND = forCoasts('land');
export const INVADE = forCoasts('invade');
export const CALL = forProvinces((to) => option('call', { to }));
export const SET_DOWN = forProvinces((to) => option('set-down', { to }));
export const STRIKE = forProvinces((to) => option('strike', { to }));

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

// Leaders without troops, and those of a beaten army
export const CAPTURE = option('capture');
export const KILL = option('kill');
export const LEAVE = option('leave');

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
export const SHORE = forProvinces((to) => option('shore', { to }));

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
const prices = Array.from({ length: 401 }, (_, i) => i * COIN);
export const PAY = prices.map((talents) => option('pay', { talents }));
export const CHARGE = prices.map((talents) => option('charge', { talents }));
export const ACCEPT = option('accept');
export const DECLINE = option('decline');
export const COUNTER = option('counter');
export const DRAFT_PRICES = [0, 10, 20, 30, 50, 80, 120] as const;
export const DRAFTS = SEATS.map((whom) => [
  option('order', { permit: 'ransom', whom, word: 'none' }),
  ...DRAFT_PRICES.map((talents) => option('order', { permit: 'ransom', whom, word: `for${talents}` })),
]);

/** A question with the rulebook's section that asks it. */
export function prompt(ask: string, rule: string, args?: Prompt['args'], fallback?: string): Prompt {
  if (fallback !== undefined) return args === undefined ? { ask, rule, fallback } : { ask, rule, args, fallback };
  return args === undefined ? { ask, rule } : { ask, rule, args };
}

/** A question about a place, for every place: made once. */
export function promptsAt(ask: string, rule: string, arg: 'at' | 'from'): readonly Prompt[] {
  return SPACE_IDS.map((id) => prompt(ask, rule, { [arg]: id }));
}
